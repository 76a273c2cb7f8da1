"""A worker process, as the server sees it: it answers the job it is given, or it is lost."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Generic, TypeVar

import msgspec

from princeps.server.processes.pipe import LENGTH, Hurry, Progress, framed

GIVING_UP = 1.0  # seconds to stop a thought that nobody is waiting for

Listener = Callable[[int, int], None]
Answer = TypeVar("Answer")


class WorkerLost(Exception):
    """A worker died, or did not answer in time."""

    def __init__(self, cause: BaseException) -> None:
        super().__init__(type(cause).__name__)
        self.is_late = isinstance(cause, TimeoutError)


class Worker(Generic[Answer]):
    """One process, and what is known about it."""

    def __init__(self, process: Process, answers: "msgspec.msgpack.Decoder[Answer | Progress]") -> None:
        assert process.stdin
        assert process.stdout
        self._process = process
        self._jobs, self._answers = process.stdin, process.stdout
        self._decoder = answers
        self.has_worked = False
        self._is_given_up = False

    @classmethod
    async def start(cls, module: str, answers: "msgspec.msgpack.Decoder[Answer | Progress]") -> "Worker[Answer]":
        command = [sys.executable, "-P", "-m", module]
        # In a session of its own: Ctrl-C is for the server to handle.
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        return cls(process, answers)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None and not self._is_given_up

    async def work(self, job: msgspec.Struct, limit: float, on_progress: Listener | None = None) -> Answer:
        """The answer to a job. Cancelling makes the worker stop thinking at once."""
        self._jobs.write(framed(job))
        answer = asyncio.ensure_future(self._answer(on_progress))
        try:
            return await asyncio.wait_for(asyncio.shield(answer), limit)
        except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
            answer.cancel()
            self.kill()
            raise WorkerLost(error) from None
        except asyncio.CancelledError:
            await self._give_up(answer)
            raise

    async def _give_up(self, answer: "asyncio.Future[Answer]") -> None:
        self._jobs.write(framed(Hurry()))
        await asyncio.wait([answer], timeout=GIVING_UP)
        if not answer.done() or answer.exception():
            answer.cancel()
            self.kill()

    async def _answer(self, on_progress: Listener | None) -> Answer:
        while True:
            length = int.from_bytes(await self._answers.readexactly(LENGTH), "little")
            message = self._decoder.decode(await self._answers.readexactly(length))
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
