"""Thinking happens in processes of its own, so that the server answers while bots think.

    async with Thinkers(count=2) as thinkers:
        action = await thinkers.choose(Choose("forum-trajanum", table_id, view_bytes, seat=1, level="civis", seed=7))

A worker that dies or does not answer in time is replaced, and the job is given to another. If that fails too, a legal
answer is drawn here, so that no game ever stops.
"""

import asyncio
import hashlib
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from types import TracebackType
from typing import TypeVar

import msgspec

from princeps.bots import make_bot
from princeps.bots.advice import Advice
from princeps.bots.levels import RANDOM
from princeps.games import game as find_game
from princeps.kernel.errors import PrincepsError
from princeps.server.thinker import (
    LENGTH,
    Advise,
    Advised,
    Answer,
    Choose,
    Chosen,
    Failed,
    Hurry,
    Job,
    Prepare,
    Prepared,
    Progress,
    framed,
    view_of,
)

PATIENCE = 15.0  # seconds that a thought may take; a bot looks at the clock and needs two
LOADING = 45.0  # to start a process and to load what is compiled
COMPILING = 600.0  # to compile everything on a slow machine
GIVING_UP = 1.0  # to end a thought that nobody waits for
TRIES = 2

Listener = Callable[[int, int], None]
Kind = TypeVar("Kind", Chosen, Advised, Prepared)

_log = logging.getLogger(__name__)
_decoder = msgspec.msgpack.Decoder(Answer | Progress)


class ThinkingError(PrincepsError):
    """A job could not be done by any worker."""


class _WorkerLost(Exception):
    """A worker died, or has not answered in time."""


class Worker:
    """One process, and what is known of it."""

    def __init__(self, process: Process) -> None:
        assert process.stdin
        assert process.stdout
        self._process = process
        self._jobs, self._answers = process.stdin, process.stdout
        self.has_worked = False
        self._is_given_up = False

    @classmethod
    async def start(cls) -> "Worker":
        command = [sys.executable, "-P", "-m", "princeps.server.thinker"]
        # In a session of its own: Ctrl-C is for the server to answer.
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        return cls(process)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None and not self._is_given_up

    async def work(self, job: Job, limit: float, on_progress: Listener | None = None) -> Answer:
        """The answer to a job. Whoever no longer wants it cancels; the worker then ends its thought at once."""
        self._jobs.write(framed(job))
        answer = asyncio.ensure_future(self._answer(on_progress))
        try:
            return await asyncio.wait_for(asyncio.shield(answer), limit)
        except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
            answer.cancel()
            self.kill()
            raise _WorkerLost(type(error).__name__) from None
        except asyncio.CancelledError:
            await self._give_up(answer)
            raise

    async def _give_up(self, answer: asyncio.Future[Answer]) -> None:
        self._jobs.write(framed(Hurry()))
        await asyncio.wait([answer], timeout=GIVING_UP)
        if not answer.done() or answer.exception():
            answer.cancel()
            self.kill()

    async def _answer(self, on_progress: Listener | None) -> Answer:
        while True:
            length = int.from_bytes(await self._answers.readexactly(LENGTH), "little")
            message: Answer | Progress = _decoder.decode(await self._answers.readexactly(length))
            if not isinstance(message, Progress):
                self.has_worked = True
                return message
            if on_progress:
                on_progress(message.done, message.total)

    def kill(self) -> None:
        self._is_given_up = True
        with suppress(ProcessLookupError):
            self._process.kill()

    async def wait(self) -> None:
        self._jobs.close()
        await self._process.wait()


class Thinkers:
    """A fixed number of workers."""

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self._count = count
        self._patience = patience
        self._workers: list[Worker | None] = [None] * count
        self._idle = set(range(count))
        self._freed = asyncio.Condition()
        self._compiled: set[tuple[str, bool]] = set()

    async def __aenter__(self) -> "Thinkers":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        workers = [worker for worker in self._workers if worker]
        for worker in workers:
            worker.kill()
        for worker in workers:
            await worker.wait()

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in self._workers if worker and worker.is_alive]

    async def prepare(self, game: str, bots: bool, on_progress: Listener | None = None) -> None:
        """Compile in one worker; the others then find everything on disk."""
        await self._do(Prepare(game, bots), Prepared, 0, on_progress)
        self._compiled.add((game, bots))

    async def load(self, game: str) -> None:
        """Let every worker load what was compiled, before somebody waits for it."""
        for number in range(1, self._count):
            await self._do(Prepare(game, bots=True), Prepared, number)

    async def choose(self, job: Choose) -> int:
        try:
            return (await self._do(job, Chosen, _favourite(job))).action
        except ThinkingError:
            _log.error("no worker could think for %s; a legal answer is drawn", job.level)
            game = find_game(job.game)
            return make_bot(RANDOM, game, job.seed).choose(view_of(game, job.view), job.seat)

    async def advise(self, job: Advise) -> list[Advice]:
        return (await self._do(job, Advised, favourite=-1)).hints

    async def _do(self, job: Job, kind: type[Kind], favourite: int, on_progress: Listener | None = None) -> Kind:
        for _ in range(TRIES):
            async with self._worker(favourite) as worker:
                try:
                    answer = await worker.work(job, self._limit(job, worker), on_progress)
                except _WorkerLost as error:
                    _log.warning("a worker was replaced: %s", error)
                    continue
            if isinstance(answer, kind):
                return answer
            _log.error("a worker failed: %s", answer.reason if isinstance(answer, Failed) else answer)
        raise ThinkingError("The bots could not think about that. Please try again.")

    def _limit(self, job: Job, worker: Worker) -> float:
        bots = not isinstance(job, Prepare) or job.bots
        if (job.game, bots) not in self._compiled:
            return COMPILING
        return self._patience if worker.has_worked and not isinstance(job, Prepare) else self._patience + LOADING

    @asynccontextmanager
    async def _worker(self, favourite: int) -> AsyncIterator[Worker]:
        """A worker that is free: the favourite, if it is, as it may remember what it thought before."""
        async with self._freed:
            await self._freed.wait_for(lambda: self._idle)
            number = favourite % self._count
            if number not in self._idle:
                number = min(self._idle)
            self._idle.remove(number)
        try:
            yield await self._at_work(number)
        finally:
            self._idle.add(number)
            async with self._freed:
                self._freed.notify()

    async def _at_work(self, number: int) -> Worker:
        worker = self._workers[number]
        if not worker or not worker.is_alive:
            if worker:
                await worker.wait()
            worker = self._workers[number] = await Worker.start()
        return worker


def _favourite(job: Choose) -> int:
    """The same worker for the same bot, whichever process asks."""
    return hashlib.sha256(f"{job.table} {job.seat}".encode()).digest()[0]
