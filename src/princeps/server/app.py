"""The application: the gate, the routes behind it, and the parts of a running server.

app = create_app(Settings(database="sqlite:////tmp/princeps.db"))
"""

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, nullcontext

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import ASGIApp, Scope

from princeps.server.metrics import Metrics
from princeps.server.notify.delivery import Delivery
from princeps.server.processes.analysing import Analysing
from princeps.server.processes.bot_turns import Bots
from princeps.server.processes.fair_shares import Addresses
from princeps.server.processes.peers import BEAT, Channel, Peers
from princeps.server.processes.replaying import Replaying
from princeps.server.processes.thinking import Thinkers
from princeps.server.processes.timekeeper import keep_time
from princeps.server.rooms import puzzles
from princeps.server.rooms.analyses import Analyses
from princeps.server.rooms.exercises import Exercises
from princeps.server.rooms.mistakes import Mistakes
from princeps.server.rooms.replays import Replays
from princeps.server.rooms.repository import Change
from princeps.server.rooms.rooms import Rooms
from princeps.server.settings import Settings, games_here
from princeps.server.startup.preparation import Compiling, Preparation
from princeps.server.visitors import Caller, Visitor
from princeps.server.web.analysis_routes import HANDLERS as ANALYSIS_HANDLERS
from princeps.server.web.buckets import Buckets
from princeps.server.web.device_routes import HANDLERS as DEVICE_HANDLERS
from princeps.server.web.error_replies import REFUSALS, tell_methods
from princeps.server.web.exercise_routes import HANDLERS as EXERCISE_HANDLERS
from princeps.server.web.gate import LARGEST_BODY, Gate
from princeps.server.web.known_devices import KnownDevices
from princeps.server.web.mistake_routes import HANDLERS as MISTAKE_HANDLERS
from princeps.server.web.neighbours import Neighbours
from princeps.server.web.notify_routes import HANDLERS as NOTIFY_HANDLERS
from princeps.server.web.open_table_routes import HANDLERS as OPEN_TABLE_HANDLERS
from princeps.server.web.openapi import CONFIG, describe
from princeps.server.web.page import Page, show_page
from princeps.server.web.puzzle_routes import HANDLERS as PUZZLE_HANDLERS
from princeps.server.web.replay_routes import HANDLERS as REPLAY_HANDLERS
from princeps.server.web.routes import HANDLERS, House
from princeps.server.web.sockets import Audience
from princeps.server.web.statistics_routes import HANDLERS as STATISTICS_HANDLERS

COLLECT_AFTER = (20_000, 20, 20)  # new objects, then collections of the younger generations
TURN_OF_A_THREAD = 0.0005  # seconds; a tenth of the default, so that a thread back from the disk gets its turn soon

_log = logging.getLogger(__name__)


def create_app(
    settings: Settings,
    elsewhere: Compiling | None = None,
    neighbours: Neighbours | None = None,
    for_metrics: Sequence[socket.socket] = (),
) -> ASGIApp:
    """`for_metrics` has a listening socket for each process."""
    addresses, devices, metrics = Addresses(), KnownDevices(), Metrics()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(running(settings, addresses, devices, elsewhere, metrics))
            app.state.house = house
            devices.ask = house.rooms.devices.recognise
            number = await stack.enter_async_context(neighbours.at_home()) if neighbours else 0
            if for_metrics and number is not None:
                await stack.enter_async_context(metrics.told(for_metrics[number], house))
            yield

    app = Litestar(
        [
            *HANDLERS,
            *REPLAY_HANDLERS,
            *ANALYSIS_HANDLERS,
            *STATISTICS_HANDLERS,
            *EXERCISE_HANDLERS,
            *PUZZLE_HANDLERS,
            *MISTAKE_HANDLERS,
            *DEVICE_HANDLERS,
            *OPEN_TABLE_HANDLERS,
            *NOTIFY_HANDLERS,
            show_page,
            describe,
        ],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "visitor": Provide(_visitor, sync_to_thread=False),
            "caller": Provide(_caller, sync_to_thread=False),
            "page": Provide(_page, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        before_request=tell_methods,
        exception_handlers=REFUSALS,
        request_max_body_size=LARGEST_BODY,
        openapi_config=CONFIG,
        logging_config=None,
    )
    app.state.page = page = Page(settings.page)
    return Gate(app, settings, addresses, devices, metrics.replies, page.build)


def _channel(settings: Settings) -> AbstractAsyncContextManager[Channel | None]:
    if not settings.several_processes:
        return nullcontext()
    from princeps.server.processes.postgres_channel import PostgresChannel  # noqa: PLC0415  # an extra, which few need

    return PostgresChannel(settings.database)


@asynccontextmanager
async def running(
    settings: Settings, addresses: Addresses, devices: KnownDevices, elsewhere: Compiling | None, metrics: Metrics
) -> AsyncIterator[House]:
    """Start and stop everything that lives as long as the server."""

    def announce(change: Change) -> None:
        metrics.note_change(change)
        audience.announce(change)
        bots.wake(change.game)

    def dismiss(visitor: Visitor) -> None:
        audience.dismiss(visitor)

    sys.setswitchinterval(TURN_OF_A_THREAD)
    thinkers = Thinkers(settings.thinkers, settings.patience, metrics.note_thought)
    async with _channel(settings) as channel, thinkers:
        rooms = await Rooms.open(
            settings.database,
            announce,
            guests=settings.guests,
            now=settings.now,
            dismiss=dismiss,
            open_tables=settings.open_tables,
        )
        replaying, analysing = Replaying(), Analysing()
        peers = Peers()
        audience = Audience(rooms.watching, settings.quotas, peers, channel, devices, rooms.notices.see)
        delivery = Delivery(rooms.outbox, rooms.notices, settings)
        preparation = Preparation(thinkers, games_here(), elsewhere)
        bots = Bots(rooms.bots, thinkers, preparation, addresses, settings.guests)
        works = [_prepare(preparation), bots.resume(), keep_time(rooms.clocks, peers.is_mine)]
        works.append(delivery.keep_telling())
        if channel:
            works += [audience.spread(channel), _stand_in(audience, peers, bots)]
        at_work = [asyncio.create_task(work) for work in works]
        for task in at_work:
            task.add_done_callback(_tell_failure)
        try:
            replays = Replays(rooms.archive, replaying)
            analyses = Analyses(rooms.archive, replays, analysing)
            mistakes = Mistakes(analyses, replays)
            exercises = Exercises({"puzzle": puzzles.start_of, "mistake": mistakes.shelf})
            tables = Buckets(settings.quotas.tables)
            yield House(
                rooms,
                thinkers,
                preparation,
                bots,
                audience,
                replays,
                analyses,
                exercises,
                mistakes,
                tables,
                delivery,
            )
        finally:
            for task in at_work:
                task.cancel()
            await asyncio.gather(*at_work, return_exceptions=True)
            await bots.close()
            await delivery.close()
            await analyses.close()
            await analysing.close()
            await replaying.close()
            await rooms.close()


async def _stand_in(audience: Audience, peers: Peers, bots: Bots) -> None:
    """Watch the other processes for as long as the server runs, and take over the bots of those that die."""
    while True:
        audience.say_that_we_are_here()
        await asyncio.sleep(BEAT)
        if peers.lose_silent_ones():
            _log.warning("another process has fallen silent; its bots are taken up")
            await bots.resume(peers.is_mine)


def _tell_failure(task: asyncio.Task[None]) -> None:
    """Log the error: nobody awaits these tasks, and the operator must see why the server is not ready."""
    if not task.cancelled() and (error := task.exception()):
        _log.error("a part of the server has failed; start it again", exc_info=error)


async def _prepare(preparation: Preparation) -> None:
    """Load everything with garbage collection off. The roughly 400,000 objects loaded here stay for good; scanning them
    would stop all games for up to a quarter of a second each time. Afterwards collections run less often than Python's
    default: a game in memory has thousands of objects, and messages leave no cycles behind."""
    gc.disable()
    try:
        await preparation.run()
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT_AFTER)
    finally:
        gc.enable()


def _house(state: State) -> House:
    house: House = state.house
    return house


def _caller(scope: Scope) -> Caller:
    """The caller, as identified by the gate."""
    caller: Caller = scope["state"]["caller"]
    return caller


def _visitor(scope: Scope) -> Visitor | None:
    return _caller(scope).visitor


def _page(state: State) -> Page:
    page: Page = state.page
    return page
