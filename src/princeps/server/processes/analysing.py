"""The server's side of the analyst process, which runs while somebody wants finished games to be judged."""

import logging

import msgspec

from princeps.kernel.errors import PrincepsError
from princeps.server.processes.analyst import Answer, Job
from princeps.server.processes.fair_shares import Places
from princeps.server.processes.lone_worker import LoneWorker
from princeps.server.processes.pipe import Failed, Progress
from princeps.server.processes.worker import WorkerLost
from princeps.server.visitors import Caller

MODULE = "princeps.server.processes.analyst"
LIMIT = 240.0  # seconds for one part, on a busy machine that may still have to compile what it needs
TRIES = 2

_log = logging.getLogger(__name__)
_decoder = msgspec.msgpack.Decoder(Answer | Progress)


class AnalysingError(PrincepsError):
    """A job failed, through no fault of the caller."""


class Analysing:
    """One part of one game at a time; visitors take turns."""

    def __init__(self) -> None:
        self._places = Places(1)
        self._lone: LoneWorker[Answer] = LoneWorker(MODULE, _decoder)

    async def close(self) -> None:
        await self._lone.close()

    @property
    def pids(self) -> list[int]:
        return self._lone.pids

    async def ask(self, caller: Caller, job: Job) -> Answer:
        """Cancelling stops the work at once."""
        for _ in range(TRIES):
            async with self._places.place(caller):
                try:
                    answer = await (await self._lone.at_work()).work(job, LIMIT)
                except WorkerLost as error:
                    _log.warning("the process that analyses games was replaced: %s", error)
                    continue
                finally:
                    self._lone.rest_later()
            if isinstance(answer, Failed):
                _log.error("analysing a game failed: %s", answer.reason)
                break
            return answer
        raise AnalysingError("The game could not be analysed just now; try again in a moment.")
