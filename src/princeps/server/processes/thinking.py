"""Thinking happens in separate processes, so that the server answers while bots think.

    async with Thinkers(count=2) as thinkers:
        action = await thinkers.choose(Choose("forum-trajanum", table_id, view_bytes, seat=1, level="civis", seed=7))

A worker that dies or does not answer in time is replaced, and its job goes to another; a bot's job is retried several
times. Only if all of that fails is a legal answer drawn here, so that no game ever stops. Workers are shared between
the visitors they think for: if there are two or more, one visitor never holds the last. Workers start when first needed
and exit after a long time without work, as each takes up to 190 MB.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import TypeVar

import msgspec

from princeps.bots import make_bot
from princeps.bots.advice import Advice
from princeps.bots.guest import is_guest
from princeps.bots.levels import RANDOM
from princeps.games import game as find_game
from princeps.kernel.errors import PrincepsError
from princeps.server.processes.fair_shares import Places
from princeps.server.processes.pipe import Failed, Progress
from princeps.server.processes.thinker import Advise, Advised, Answer, Choose, Chosen, Job, Prepare, Prepared, view_of
from princeps.server.processes.worker import Listener, Worker, WorkerLost
from princeps.server.visitors import Caller

PATIENCE = 15.0  # seconds a thought may take; a bot watches the clock and needs two
LOADING = 45.0  # seconds to start a process and load compiled code
COMPILING = 600.0  # seconds to compile everything on a slow machine
REST = 600.0  # seconds without a job until a worker exits
TRIES = 2
PAUSES = (0.0, 0.0, 1.0, 2.0, 4.0, 8.0, 16.0)  # seconds before each retry for a bot whose worker was lost
MODULE = "princeps.server.processes.thinker"
THE_SERVER = Caller(None)  # for jobs the server itself gives its workers

OnThought = Callable[[Job, float], None]
Kind = TypeVar("Kind", Chosen, Advised, Prepared)

_log = logging.getLogger(__name__)
_decoder = msgspec.msgpack.Decoder(Answer | Progress)


class ThinkingError(PrincepsError):
    """No worker could do a job."""


def _forget(job: Job, seconds: float) -> None:
    pass


class Thinkers:
    """A pool of workers, up to `count` of them."""

    def __init__(self, count: int, patience: float = PATIENCE, on_thought: OnThought = _forget) -> None:
        self._count = count
        self._patience = patience
        self._on_thought = on_thought  # told how many seconds each job took
        self._workers: list[Worker[Answer] | None] = [None] * count
        self._leaving: dict[int, asyncio.TimerHandle] = {}
        self._places = Places(count, of_visitor=max(1, count - 1))
        self._compiled: set[tuple[str, bool]] = set()

    async def __aenter__(self) -> "Thinkers":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for leaving in self._leaving.values():
            leaving.cancel()
        workers = [worker for worker in self._workers if worker]
        for worker in workers:
            worker.kill()
        for worker in workers:
            await worker.wait()

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in self._workers if worker and worker.is_alive]

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return self._places.waiting

    def _running(self, number: int) -> int:
        """A worker; a number keeps its worker as long as no other starts or exits."""
        running = [it for it, worker in enumerate(self._workers) if worker and worker.is_alive] or [0]
        return running[number % len(running)]

    async def prepare(self, game: str, bots: bool, on_progress: Listener | None = None) -> None:
        """Compile in one worker; the others then find everything on disk."""
        await self._do(Prepare(game, bots), Prepared, 0, on_progress)
        self._compiled.add((game, bots))

    async def choose(self, job: Choose, caller: Caller = THE_SERVER) -> int:
        """The bot's answer. Our own bots always have one; a guest that has none raises `ThinkingError`."""
        if is_guest(job.level):
            return await self._ask_guest(job, caller)
        try:
            return (await self._do(job, Chosen, _number_of(job), caller=caller, pauses=PAUSES)).action
        except ThinkingError:
            _log.error("no worker could think for %s; a legal answer is drawn", job.level)
            game = find_game(job.game)
            return make_bot(RANDOM, game, job.seed).choose(view_of(game, job.view), job.seat)

    async def _ask_guest(self, job: Choose, caller: Caller) -> int:
        """Ask once: a guest's errors are for its author to fix, and others need the worker."""
        try:
            answer = await self._once(job, _number_of(job), None, caller)
        except WorkerLost as error:
            reason = "took too long" if error.is_late else "ended its process"
            raise ThinkingError(f"The bot {job.level!r} {reason}.") from None
        if isinstance(answer, Chosen):
            return answer.action
        raise ThinkingError(answer.reason if isinstance(answer, Failed) else str(answer))

    async def advise(self, job: Advise, caller: Caller = THE_SERVER) -> list[Advice]:
        return (await self._do(job, Advised, favourite=-1, caller=caller)).hints

    async def _do(
        self,
        job: Job,
        kind: type[Kind],
        favourite: int,
        on_progress: Listener | None = None,
        caller: Caller = THE_SERVER,
        pauses: Sequence[float] = (0.0,),
    ) -> Kind:
        """Retry a failed job once; if its worker was lost, retry after each of `pauses`."""
        failures, patience = 0, iter(pauses)
        while failures < TRIES:
            answer = await self._attempt(job, favourite, on_progress, caller)
            if isinstance(answer, kind):
                return answer
            if answer is not None:
                _log.error("a worker failed: %s", answer.reason if isinstance(answer, Failed) else answer)
                failures += 1
            elif (pause := next(patience, None)) is not None:
                await asyncio.sleep(pause)
            else:
                break
        raise ThinkingError("The bots could not think about that. Please try again.")

    async def _attempt(self, job: Job, favourite: int, on_progress: Listener | None, caller: Caller) -> Answer | None:
        """Returns None if the worker is lost."""
        try:
            return await self._once(job, favourite, on_progress, caller)
        except WorkerLost as error:
            _log.warning("a worker was replaced: %s", error)
            return None

    async def _once(self, job: Job, favourite: int, on_progress: Listener | None, caller: Caller) -> Answer:
        async with self._places.place(caller, self._running(favourite)) as number:
            try:
                worker = await self._at_work(number)
                begun = time.monotonic()
                answer = await worker.work(job, self._limit(job, worker), on_progress)
                self._on_thought(job, time.monotonic() - begun)
                return answer
            finally:
                self._rest_later(number)

    def _limit(self, job: Job, worker: Worker[Answer]) -> float:
        bots = not isinstance(job, Prepare) or job.bots
        if (job.game, bots) not in self._compiled:
            return COMPILING
        return self._patience if worker.has_worked and not isinstance(job, Prepare) else self._patience + LOADING

    async def _at_work(self, number: int) -> Worker[Answer]:
        if number in self._leaving:
            self._leaving.pop(number).cancel()
        worker = self._workers[number]
        if not worker or not worker.is_alive:
            if worker:
                await worker.wait()
            worker = self._workers[number] = await Worker.start(MODULE, _decoder)
        return worker

    def _rest_later(self, number: int) -> None:
        self._leaving[number] = asyncio.get_running_loop().call_later(REST, self._rest, number)

    def _rest(self, number: int) -> None:
        if worker := self._workers[number]:
            worker.kill()


def _number_of(job: Choose) -> int:
    """The same number for the same bot, whichever process asks: the worker still has the bot's earlier thoughts."""
    return hashlib.sha256(f"{job.table} {job.seat}".encode()).digest()[0]
