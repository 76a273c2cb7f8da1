"""Bots at the tables: after every change they answer, until only people owe decisions."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from princeps.bots import bot_names
from princeps.bots.characters import split_name
from princeps.bots.levels import levels_of
from princeps.server.errors import RoomError
from princeps.server.processes.fair_shares import Addresses
from princeps.server.processes.thinker import Choose
from princeps.server.processes.thinking import Thinkers, ThinkingError
from princeps.server.rooms.bot_seats import BotSeats, Task
from princeps.server.rooms.seating import usual_level
from princeps.server.startup.preparation import Preparation

PAUSE = 2.0  # seconds before retrying what the database refused

_log = logging.getLogger(__name__)


class Bots:
    """Runs the bots. Each decision of a seat is thought about once, however often somebody looks."""

    def __init__(
        self,
        seats: BotSeats,
        thinkers: Thinkers,
        preparation: Preparation,
        addresses: Addresses | None = None,
        guests: Mapping[str, str] | None = None,
    ) -> None:
        self._seats = seats
        self._thinkers = thinkers
        self._preparation = preparation
        self._addresses = addresses or Addresses()
        self._guests = guests or {}
        self._thoughts: set[tuple[str, int, int]] = set()
        self._running: set[asyncio.Task[None]] = set()
        self._put_off: set[str] = set()  # games to look at again after a pause
        self._is_store_away = False

    def wake(self, game: str) -> None:
        """Check a game for bots to move: something has changed in it, or somebody is looking at it."""
        self._start(self._look(game))

    async def resume(self, is_mine: Callable[[str], bool] = lambda game: True) -> None:
        """Continue where another process stopped, in the games that fall to this one."""
        while True:
            try:
                games = await self._seats.waiting()
                break
            except RoomError as error:
                self._note_failure(error)
                await asyncio.sleep(PAUSE)
        for game in filter(is_mine, games):
            self.wake(game)

    async def close(self) -> None:
        for running in self._running:
            running.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        running = asyncio.create_task(work)
        self._running.add(running)
        running.add_done_callback(self._end)

    def _end(self, running: asyncio.Task[None]) -> None:
        self._running.discard(running)
        if not running.cancelled() and (error := running.exception()):
            _log.error("a bot could not act", exc_info=error)

    async def _look(self, game: str) -> None:
        await self._preparation.rules_are_ready()
        try:
            tasks = await self._seats.owed(game)
        except RoomError as error:
            self._put_off_look(game, error)
            return
        self._is_store_away = False
        for task in tasks:
            thought = (task.game_id, task.seat, task.at)
            if thought not in self._thoughts:
                self._thoughts.add(thought)
                self._start(self._decide(task))

    async def _decide(self, task: Task) -> None:
        try:
            await self._preparation.bots_are_ready(task.game, split_name(task.level)[0])
            action = await self._think(task)
            await self._seats.answer(task, action)  # if the table has moved on, that change has already woken us
        except ThinkingError as error:
            await self._replace(task, error)
        except RoomError as error:
            self._put_off_look(task.game_id, error)
        finally:
            self._thoughts.discard((task.game_id, task.seat, task.at))

    async def _think(self, task: Task) -> int:
        """Raises `ThinkingError` for a guest that fails, or that the server was started without this time."""
        bot = self._guests.get(task.level, task.bot)
        if split_name(bot)[0] not in bot_names() and task.level not in self._guests:
            raise ThinkingError(f"The bot {bot!r} is not known here.")
        job = Choose(task.game, task.game_id, task.view, task.seat, bot, task.seed)
        return await self._thinkers.choose(job, self._addresses.caller(task.host))

    async def _replace(self, task: Task, error: ThinkingError) -> None:
        """Replace the guest for the rest of the game, so that nobody waits for one that fails again and again."""
        level = usual_level(levels_of(task.game))
        _log.warning("%s In a game of %s, %s plays on in its place.", error, task.game, level)
        try:
            await self._seats.replace(task, level)
        except RoomError as trouble:
            self._put_off_look(task.game_id, trouble)
        else:
            self._start(self._look(task.game_id))

    def _put_off_look(self, game: str, error: RoomError) -> None:
        """Look again later, until the database is back: it may be that nobody else comes to look."""
        self._note_failure(error)
        if game not in self._put_off:
            self._put_off.add(game)
            self._start(self._look_later(game))

    async def _look_later(self, game: str) -> None:
        await asyncio.sleep(PAUSE)
        self._put_off.discard(game)
        self.wake(game)

    def _note_failure(self, error: RoomError) -> None:
        """Log the failure once, however long it lasts."""
        if not self._is_store_away:
            _log.warning("bots wait for the database: %s", error)
        self._is_store_away = True
