"""Jobs side by side: nothing that was finished is lost, and what a lost worker had is done again."""

import os
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from princeps.arena import read_settings
from princeps.dataset.selfplay import make
from princeps.kernel.errors import OptionError, PrincepsError
from princeps.workers import Task, choose_workers, processes
from princeps.workers.cluster import Cluster
from princeps.workers.processes import Processes
from workers.mortals import DEADLY, PATIENT, die, do_nothing, square, square_once_dead

JOBS = range(12)


def own_process(job: int) -> tuple[int, int]:
    return job, os.getpid()


def test_a_single_worker_is_this_process() -> None:
    done = Processes(1).work_through(Task(do_nothing, own_process), JOBS)
    assert list(done) == [own_process(job) for job in JOBS]


def test_what_a_dead_process_had_is_done_by_another(tmp_path: Path) -> None:
    task = Task(do_nothing, partial(square_once_dead, tmp_path))
    assert sorted(Processes(2).work_through(task, JOBS)) == [job * job for job in JOBS]
    assert (tmp_path / "died").exists()


def test_a_job_that_kills_whoever_does_it_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "MOST_LOSSES", 1)
    with pytest.raises(PrincepsError, match="died 1 times in a row without finishing anything"):
        list(Processes(2).work_through(Task(do_nothing, die), JOBS))


@pytest.mark.parametrize(
    ("count", "ray", "sentence"),
    [
        (0, None, "At least one worker is needed, not 0."),
        (2, "auto", "--workers does not go together with --ray: a cluster works on all of its cores."),
    ],
)
def test_workers_that_cannot_be_are_refused(count: int, ray: str | None, sentence: str) -> None:
    with pytest.raises(OptionError) as refused:
        choose_workers(count, ray)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("nonsense", "--ray names a cluster as HOST:PORT, or auto, not 'nonsense'."),
        ("127.0.0.1:1", "There is no Ray cluster at 127.0.0.1:1: start one with ray start --head."),
    ],
)
def test_a_cluster_that_is_not_there_is_refused(address: str, sentence: str) -> None:
    with pytest.raises(PrincepsError) as refused:
        list(Cluster(address).work_through(Task(do_nothing, square), JOBS))
    assert str(refused.value) == sentence


# --- Ray -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def machines(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[tuple[Any, Any]]:
    """A real cluster of two machines with one core each, on the loopback, and the second of them, which is doomed."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    monkeypatch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # for new processes: nothing but the loopback
    monkeypatch.setattr("ray._private.ray_constants.ENABLE_RAY_CLUSTER", False)  # the same for this one
    from ray.cluster_utils import Cluster as Machines  # noqa: PLC0415  # takes a second to load

    usual: dict[str, Any] = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 80 * 2**20}
    hanging = str(tmp_path / "hanging")
    first = {**usual, "include_dashboard": False, "no_monitor": True, "env_vars": {PATIENT: hanging}}
    cluster: Any = Machines(True, head_node_args=first)
    try:
        yield cluster, cluster.add_node(**usual, env_vars={DEADLY: hanging})
    finally:
        cluster.shutdown()


def test_a_cluster_that_loses_a_machine_in_mid_game_plays_the_same_games(
    machines: tuple[Any, Any], tmp_path: Path
) -> None:
    cluster, doomed = machines
    settings = read_settings("trajan", ["workers.mortals:FirstBot", "random"], 2, seed=4)
    hanging = tmp_path / "hanging"

    def kill_in_mid_game() -> None:
        while not (hanging.exists() and hanging.read_text(encoding="utf-8")):
            time.sleep(0.05)
        cluster.remove_node(doomed, allow_graceful=False)

    killer = Thread(target=kill_in_mid_game, daemon=True)
    killer.start()
    found = make(settings, 8, tmp_path / "cluster", Cluster(cluster.address))
    assert hanging.exists()
    killer.join()
    assert found.digest == make(settings, 8, tmp_path / "alone").digest
    with pytest.raises(ProcessLookupError):
        os.kill(int(hanging.read_text(encoding="utf-8")), 0)
