"""Workers of a Ray cluster: a task for each job, on any core of any of its machines. See docs/research.md.

Ray hands a job whose machine or process is lost to another, and machines may join while the work goes on.
"""

import logging
import os
import socket
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Any

from princeps.extras import need
from princeps.kernel.errors import OptionError, PrincepsError
from princeps.kernel.recipe import this_version
from princeps.workers import AHEAD, MOST_LOSSES, Job, Result, Task

SECONDS_TO_ANSWER = 10
LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True)
class Cluster:
    """All cores of the cluster at an address; `auto` is the one that this machine belongs to."""

    address: str

    def work_through(self, task: Task[Job, Result], jobs: Iterable[Job]) -> Generator[Result]:
        ray = need("ray", "ray")
        with _joined(ray, self.address):
            try:
                yield from _results(ray, task, iter(jobs))
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            except ray.exceptions.RayError as error:
                raise PrincepsError(f"The Ray cluster at {self.address} gave up: {error}") from None


@contextmanager
def _joined(ray: Any, address: str) -> Iterator[None]:
    _require_answer(ray, address)
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        ray.init(address, logging_level=logging.ERROR, log_to_driver=False)
    except ConnectionError:
        raise PrincepsError(f"There is no Ray cluster at {address}: start one with ray start --head.") from None
    try:
        yield
    finally:
        ray.shutdown()


def _require_answer(ray: Any, address: str) -> None:
    """Ray itself would knock for minutes."""
    if address == "auto":
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdecimal()):
        raise OptionError(f"--ray names a cluster as HOST:PORT, or auto, not {address!r}.")
    if not _answers(host, int(port)):
        raise PrincepsError(f"There is no Ray cluster at {address}: start one with ray start --head.")
    own = ray.util.get_node_ip_address()
    if host in LOOPBACK and own not in LOOPBACK and not _answers(own, int(port)):
        raise PrincepsError(
            f"Ray looks for the cluster at {own}:{port} instead of {address}, and nothing answers there: "
            f"start its head with ray start --head --node-ip-address {own}."
        )


def _answers(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), timeout=SECONDS_TO_ANSWER).close()
    except (OSError, OverflowError):
        return False
    return True


def _results(ray: Any, task: Task[Job, Result], waiting: Iterator[Job]) -> Generator[Result]:
    remote = ray.remote(num_cpus=1, max_retries=MOST_LOSSES)(_do)
    sent = ray.put(task)
    running: list[Any] = []
    while True:
        room = AHEAD * int(ray.cluster_resources().get("CPU", 1)) - len(running)
        running += [remote.remote(sent, this_version(), job) for job in islice(waiting, max(room, 0))]
        if not running:
            return
        ray.wait(running)
        done, running = ray.wait(running, num_returns=len(running), timeout=0)
        yield from ray.get(done)


_has_begun = False  # in a worker, which serves one run of the program


def _do(task: Task[Job, Result], version: str, job: Job) -> Result:
    global _has_begun  # noqa: PLW0603
    if not _has_begun:
        if version != this_version():
            raise PrincepsError(f"A machine of the cluster has Princeps {this_version()}, not {version}.")
        task.begin()
        _has_begun = True
    return task.do(job)
