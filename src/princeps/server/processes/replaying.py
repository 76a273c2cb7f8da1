"""The server's side of the replayer process, which runs while somebody looks back at games.

replaying = Replaying()
answer = await replaying.look(Caller(visitor), Look(game, moves, question), missing)
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec

from princeps.kernel.errors import PrincepsError
from princeps.kernel.recipe import Recipe
from princeps.server.errors import Kind, RoomError
from princeps.server.processes.fair_shares import Places, keys_of
from princeps.server.processes.lone_worker import LoneWorker
from princeps.server.processes.pipe import Failed, Progress
from princeps.server.processes.replayer import Answer, Job, Look, Missing, Read, Refused
from princeps.server.processes.worker import Worker, WorkerLost
from princeps.server.visitors import Caller

MODULE = "princeps.server.processes.replayer"
LIMIT = 120.0  # seconds for one job, on a busy machine that still has to start the process
MOST_WAITING = {"visitor": 8, "address": 40}  # jobs of one visitor or address
TRIES = 2

_log = logging.getLogger(__name__)
_decoder = msgspec.msgpack.Decoder(Answer | Progress)


class ReplayingError(PrincepsError):
    """A job failed, through no fault of the caller."""


class Replaying:
    """One job at a time; visitors take turns."""

    def __init__(self) -> None:
        self._places = Places(1)
        self._lone: LoneWorker[Answer] = LoneWorker(MODULE, _decoder)
        self._work: dict[asyncio.Task[Any], Caller] = {}

    async def close(self) -> None:
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self._lone.close()

    async def read(self, caller: Caller, text: str, most_undos: int) -> Answer:
        return await self._to_its_end(caller, self._ask(caller, Read(text, most_undos)))

    async def look(self, caller: Caller, job: Look, missing: Callable[[int], Awaitable[Recipe]]) -> Answer:
        """`missing` fetches the game with its moves from a given number on."""
        return await self._to_its_end(caller, self._ask(caller, job, missing))

    async def _to_its_end(self, caller: Caller, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Finish the work even if the caller gives up: it is then ready when they ask again. So no caller may have much
        under way."""
        for key in keys_of(caller):
            if sum(key in keys_of(other) for other in self._work.values()) >= MOST_WAITING[key[0]]:
                work.close()
                sentence = "That was too much in too short a time; please wait a little."
                raise RoomError(Kind.TOO_MANY, "too-often", sentence)
        task = asyncio.create_task(work)
        self._work[task] = caller
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        del self._work[task]
        if not task.cancelled():
            task.exception()  # the caller gets the exception, if still waiting

    async def _ask(self, caller: Caller, job: Job, missing: Callable[[int], Awaitable[Recipe]] | None = None) -> Answer:
        for _ in range(TRIES):
            async with self._places.place(caller):
                try:
                    answer = await self._tell(await self._lone.at_work(), job, missing)
                except WorkerLost as error:
                    _log.warning("the process that looks back at games was replaced: %s", error)
                    continue
                finally:
                    self._lone.rest_later()
            return _checked(answer)
        raise _out_of_order()

    async def _tell(
        self, worker: Worker[Answer], job: Job, missing: Callable[[int], Awaitable[Recipe]] | None
    ) -> Answer:
        answer = await worker.work(job, LIMIT)
        if missing and isinstance(job, Look) and isinstance(answer, Missing):
            recipe = await missing(answer.known)
            answer = await worker.work(msgspec.structs.replace(job, recipe=recipe), LIMIT)
        return answer


def _checked(answer: Answer) -> Answer:
    if isinstance(answer, Refused):
        raise RoomError(answer.kind, answer.code, answer.sentence, answer.values)
    if isinstance(answer, Failed):
        _log.error("looking back at a game failed: %s", answer.reason)
        raise _out_of_order()
    return answer


def _out_of_order() -> ReplayingError:
    return ReplayingError("The game could not be played again just now; try again in a moment.")
