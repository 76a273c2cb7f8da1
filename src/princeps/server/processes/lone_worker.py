"""A worker that runs only while it is needed: it starts with the first job, and ends after a long time without one.

lone = LoneWorker("princeps.server.processes.replayer", decoder)
worker = await lone.at_work()
"""

import asyncio
from typing import Generic, TypeVar

import msgspec

from princeps.server.processes.pipe import Progress
from princeps.server.processes.worker import Worker

REST = 600.0  # seconds without a job until the process exits: it holds some 200 MB

Answer = TypeVar("Answer")


class LoneWorker(Generic[Answer]):
    def __init__(self, module: str, answers: "msgspec.msgpack.Decoder[Answer | Progress]") -> None:
        self._module = module
        self._answers = answers
        self._worker: Worker[Answer] | None = None
        self._leaving: asyncio.TimerHandle | None = None

    @property
    def pids(self) -> list[int]:
        return [self._worker.pid] if self._worker and self._worker.is_alive else []

    async def at_work(self) -> Worker[Answer]:
        """The worker, or another if it was lost."""
        if self._leaving:
            self._leaving.cancel()
        if not self._worker or not self._worker.is_alive:
            await self._end()
            self._worker = await Worker.start(self._module, self._answers)
        return self._worker

    def rest_later(self) -> None:
        """Its job is done."""
        self._leaving = asyncio.get_running_loop().call_later(REST, self._rest)

    async def close(self) -> None:
        if self._leaving:
            self._leaving.cancel()
        await self._end()

    def _rest(self) -> None:
        if self._worker:
            self._worker.kill()

    async def _end(self) -> None:
        if self._worker:
            self._worker.kill()
            await self._worker.wait()
            self._worker = None
