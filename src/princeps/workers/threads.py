"""Workers of this process: threads, for work that is done in compiled code, during which others can run."""

from collections.abc import Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from princeps.workers import Job, Result, Task


@dataclass(frozen=True)
class Threads:
    """So many threads. Jobs are few and small enough that all of them can wait at once."""

    count: int = 1

    def work_through(self, task: Task[Job, Result], jobs: Iterable[Job]) -> Generator[Result]:
        task.begin()
        pool = ThreadPoolExecutor(self.count)
        try:
            yield from pool.map(task.do, jobs)
        finally:
            pool.shutdown(cancel_futures=True)
