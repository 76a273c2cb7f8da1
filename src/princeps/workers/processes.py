"""Workers of this machine: a process each.

Processes are started afresh: a fork of one that has run compiled code with threads may hang. Each holds the reading end
of a pipe that nobody writes to. When that closes, because we closed it or died, the worker exits even in mid-job.
"""

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import chain, islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread

from princeps.kernel.errors import PrincepsError
from princeps.workers import AHEAD, MOST_LOSSES, Job, Result, Task


@dataclass(frozen=True)
class Processes:
    """So many processes; instead of a single one, this process does the work itself."""

    count: int = 1

    def work_through(self, task: Task[Job, Result], jobs: Iterable[Job]) -> Generator[Result]:
        waiting = iter(jobs)
        first = [*islice(waiting, 2)]
        waiting = chain(first, waiting)
        if first:
            task.begin()  # here too, as the other processes find on disk what one has compiled
        if self.count > 1 and len(first) > 1:
            yield from self._side_by_side(task, waiting)
        else:
            yield from map(task.do, waiting)

    def _side_by_side(self, task: Task[Job, Result], waiting: Iterator[Job]) -> Generator[Result]:
        """Whenever a process dies, its whole pool is useless; then new processes take over what it had."""
        losses = 0
        handed_out: list[Job] = []
        while True:
            waiting = chain(handed_out, waiting)
            handed_out = []
            losses += 1
            for result in self._until_a_loss(task, waiting, handed_out):
                losses = 0
                yield result
            if not handed_out:
                return
            if losses == MOST_LOSSES:
                raise PrincepsError(f"Worker processes died {losses} times in a row without finishing anything.")

    def _until_a_loss(
        self, task: Task[Job, Result], waiting: Iterator[Job], handed_out: list[Job]
    ) -> Generator[Result]:
        """Work with new processes until all is done or one of them dies. `handed_out` is what has no result so far."""
        context = get_context("spawn")
        held, leash = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(self.count, context, _begin_work, (task.begin, held))
        running: dict[Future[Result], Job] = {}
        try:
            while True:
                for job in islice(waiting, AHEAD * self.count - len(running)):
                    handed_out.append(job)
                    running[pool.submit(task.do, job)] = job
                if not running:
                    return
                for future in _finished(running):
                    result = future.result()
                    handed_out.remove(running.pop(future))
                    yield result
        except BrokenProcessPool:
            return
        finally:
            leash.close()
            pool.shutdown(cancel_futures=True)
            held.close()


def _finished(running: Iterable[Future[Result]]) -> list[Future[Result]]:
    """What has come back since; losses last, so that nothing finished is taken for lost."""
    done, _ = wait(running, return_when=FIRST_COMPLETED)
    return sorted(done, key=lambda future: isinstance(future.exception(), BrokenProcessPool))


def _begin_work(begin: Callable[[], object], held: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the first process to handle
    Thread(target=_leave_when_released, args=(held,), daemon=True).start()
    begin()


def _leave_when_released(held: Connection) -> None:
    held.poll(None)
    os._exit(0)
