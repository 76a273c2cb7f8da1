"""Jobs side by side: nothing that was finished is lost, and what a lost worker had is done again."""

import os
import socket
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import princeps
from arena.outcomes import without_seconds
from games_walk import Walker
from princeps.analysis.review import analyse
from princeps.analysis.writing import as_data
from princeps.arena import hold, read_settings
from princeps.dataset.selfplay import make
from princeps.kernel.errors import OptionError, PrincepsError
from princeps.kernel.match import Match
from princeps.workers import Task, choose_workers, processes
from princeps.workers.cluster import Cluster
from princeps.workers.processes import Processes
from princeps.workers.threads import Threads
from server.http_tools import wait_for
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


def test_a_cluster_that_answers_only_where_ray_does_not_look_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray replaces the loopback by what it thinks is the machine's own address."""
    monkeypatch.setattr("ray.util.get_node_ip_address", lambda: "127.0.0.2")
    with socket.create_server(("127.0.0.1", 0)) as head:
        port = head.getsockname()[1]
        with pytest.raises(PrincepsError, match=f"^Ray looks for the cluster at 127.0.0.2:{port} instead of 127.0.0.1"):
            list(Cluster(f"127.0.0.1:{port}").work_through(Task(do_nothing, square), JOBS))


# --- Ray -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Machines:
    """A real cluster of two machines with one core each, on the loopback; the second of them is doomed."""

    address: str
    hanging: Path  # there once a game hangs on the doomed machine
    kill: Callable[[], None]


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    hanging = tmp_path_factory.mktemp("ray") / "hanging"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # for new processes: nothing but the loopback
        patch.setattr("ray._private.ray_constants.ENABLE_RAY_CLUSTER", False)  # the same for this one
        from ray.cluster_utils import Cluster as LocalCluster  # noqa: PLC0415  # takes a second to load

        usual: dict[str, Any] = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 80 * 2**20}
        first = {**usual, "include_dashboard": False, "no_monitor": True, "env_vars": {PATIENT: str(hanging)}}
        cluster: Any = LocalCluster(True, head_node_args=first)
        try:
            doomed = cluster.add_node(**usual, env_vars={DEADLY: str(hanging)})
            yield Machines(cluster.address, hanging, lambda: cluster.remove_node(doomed, allow_graceful=False))
        finally:
            cluster.shutdown()


def test_the_arena_on_a_cluster_plays_the_games_of_one_machine(machines: Machines) -> None:
    settings = read_settings("trajan", ["random", "random"], 2, seed=4)
    there, here = (hold(settings, 4, workers) for workers in (Cluster(machines.address), Processes(1)))
    assert without_seconds(there.as_data()) == without_seconds(here.as_data())


def test_an_analysis_on_a_cluster_is_the_same_as_on_one_machine(machines: Machines) -> None:
    match, walker = Match.new(princeps.game("trajan"), 2, seed=4), Walker(seed=4)
    for _ in range(30):
        seat = match.position.deciders[0]
        match.apply(seat, walker.choose(match.position, seat))
    there, here = (analyse(match, 30, workers) for workers in (Cluster(machines.address), Threads(1)))
    assert as_data(there) == as_data(here)
    assert any(decision.judgement for decision in there.decisions)


def test_a_cluster_that_loses_a_machine_in_mid_game_plays_the_same_games(machines: Machines, tmp_path: Path) -> None:
    settings = read_settings("trajan", ["workers.mortals:FirstBot", "random"], 2, seed=4)
    hanging = machines.hanging

    def kill_in_mid_game() -> None:
        while not (hanging.exists() and hanging.read_text(encoding="utf-8")):
            time.sleep(0.05)
        machines.kill()

    killer = Thread(target=kill_in_mid_game, daemon=True)
    killer.start()
    found = make(settings, 8, tmp_path / "cluster", Cluster(machines.address))
    assert hanging.exists()
    killer.join()
    assert found.digest == make(settings, 8, tmp_path / "alone").digest
    wait_for(lambda: is_dead(int(hanging.read_text(encoding="utf-8"))))


def is_dead(process: int) -> bool:
    """It ends itself when it notices that its machine is gone, and stays in the system's list until somebody asks."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] in "ZX"
    except FileNotFoundError:
        return True
