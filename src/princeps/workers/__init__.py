"""Jobs done side by side: by processes or threads of this machine, or by a Ray cluster. What comes back is the same.

    workers = choose_workers(count=2)
    for outcome, recipe in workers.work_through(playing(settings), fixtures(settings, games=100)):
        ...

Results come in whatever order they are ready. What a worker had done stays done if it is lost; what it was doing then
is done again by another.
"""

import os
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from princeps.kernel.errors import OptionError

Job = TypeVar("Job")
Result = TypeVar("Result")

MOST_LOSSES = 3  # in a row, after which the job is thought to be what kills the workers
AHEAD = 3  # jobs that are handed out for each worker, so that none waits for its next


@dataclass(frozen=True)
class Task(Generic[Job, Result]):
    """What workers do. It is sent to other processes, perhaps of other machines."""

    begin: Callable[[], object]  # once in every worker, before its first job
    do: Callable[[Job], Result]


class Workers(Protocol):
    def work_through(self, task: Task[Job, Result], jobs: Iterable[Job]) -> Generator[Result]:
        """Do all jobs; the results come in any order."""
        ...


def choose_workers(count: int | None = None, ray: str | None = None, *, threads: bool = False) -> Workers:
    """So many processes or threads, one for each core of this machine, or everything that a Ray cluster has."""
    if ray is not None:
        if count is not None:
            raise OptionError("--workers does not go together with --ray: a cluster works on all of its cores.")
        from princeps.workers.cluster import Cluster  # noqa: PLC0415  # needs an extra

        return Cluster(ray)
    from princeps.workers.processes import Processes  # noqa: PLC0415  # both import this module
    from princeps.workers.threads import Threads  # noqa: PLC0415

    wanted = usable_cores() if count is None else count
    if wanted < 1:
        raise OptionError(f"At least one worker is needed, not {wanted}.")
    return Threads(wanted) if threads else Processes(wanted)


def usable_cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
