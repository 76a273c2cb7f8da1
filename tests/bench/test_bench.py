"""The benchmark reports everything it should. No test asks how fast anything is: that depends on the machine."""

import contextlib
import io
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numba
import pytest
from rich.console import Console

from princeps import bench, games
from princeps.bench import engines
from princeps.bench.chart import draw_chart
from princeps.bench.engines import Engine, Rival
from princeps.bench.figures import COLD_COMPILE, METRICS, Figure, Unit, short, shown, shown_range
from princeps.bench.report import Report
from princeps.bench.tables import print_report
from princeps.bench.workbench import Workbench
from princeps.games import game
from princeps.kernel.errors import PrincepsError

TOY = Engine("toy engine", "no-such-package-in-any-index", "toy.py")
BROKEN = Engine("broken engine", "no-such-package-in-any-index", "broken.py")
BABBLER = Engine("babbling engine", "no-such-package-in-any-index", "babbler.py")
SCRIPTS = {
    TOY: """
import json
print(json.dumps([{"version": "1.0", "game": "<dice>", "players": 2, "way": "Python loop",
                   "actions": 600, "games": 20, "seconds": 2.0}]))
""",
    BROKEN: "raise ValueError('no luck at https://user:secret@host/')",
    BABBLER: "print('hello')",
}


@dataclass(frozen=True)
class Run:
    """What was measured, what was printed of it, and the folder that it was written to."""

    report: Report
    printed: str
    folder: Path


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A quick run beside engines that need no installing."""
    scripts = tmp_path_factory.mktemp("peers")
    for engine, text in SCRIPTS.items():
        (scripts / engine.script).write_text(text, encoding="utf-8")
    folder = tmp_path_factory.mktemp("bench") / "made" / "here"
    printed = io.StringIO()
    reports: list[Report] = []
    measure = bench.measure

    def measure_and_keep(plan: bench.Plan, engines: Sequence[Engine]) -> Report:
        reports.append(measure(plan, engines))
        return reports[0]

    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(printed):
        patch.setattr(engines, "_SCRIPTS", scripts)
        patch.setattr(engines, "install", lambda engine: Path(sys.executable))
        patch.setattr(bench, "ENGINES", tuple(SCRIPTS))
        patch.setattr(bench, "measure", measure_and_keep)
        patch.setattr(bench, "QUICK", replace(bench.QUICK, rounds=2))
        assert bench.run(json_only=True, out=folder, quick=True, peers=True) == 0
    return Run(reports[0], printed.getvalue(), folder)


@pytest.fixture(scope="module")
def data(run: Run) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(run.printed)
    return read


def printed_report(report: Report) -> str:
    console = Console(file=io.StringIO(), width=120)
    print_report(report, console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


# --- our own figures -------------------------------------------------------------------------------------------------


def test_the_json_has_every_documented_key(data: dict[str, Any]) -> None:
    assert set(data) == {"format", "date", "quick", "machine", "games", "peers", "problems", "ratios", "targets"}
    assert set(data["games"]) == set(games())
    for measured in data["games"].values():
        assert set(measured) == {"title", "players", "decisions_per_game", *(metric.key for metric in METRICS)}


def test_every_figure_of_a_quick_run_is_positive_and_in_order(data: dict[str, Any]) -> None:
    for measured in data["games"].values():
        assert measured[COLD_COMPILE] is None  # it takes too long for a quick run
        for key in {metric.key for metric in METRICS} - {COLD_COMPILE}:
            figure = measured[key]
            assert 0 < figure["low"] <= figure["median"] <= figure["high"]
            assert figure["low"] in figure["samples"]


def test_every_target_of_the_project_is_judged(data: dict[str, Any]) -> None:
    judged = {target["figure"] for target in data["targets"]}
    assert judged == {metric.key for metric in METRICS if metric.goal} | {"times_catanatron"}
    for target in data["targets"]:
        assert (target["met"] is None) == (target["measured"] is None)


def test_the_folder_receives_what_was_printed_and_a_chart(run: Run) -> None:
    assert (run.folder / "bench.json").read_text(encoding="utf-8") == run.printed
    chart = ElementTree.parse(run.folder / "bench.svg").getroot()
    assert chart.tag == "{http://www.w3.org/2000/svg}svg"
    words = " ".join(chart.itertext())
    for name in games():
        assert game(name).title in words


def test_json_names_neither_paths_nor_hosts(data: dict[str, Any]) -> None:
    assert str(Path.home()) not in json.dumps(data)
    assert os.uname().nodename not in json.dumps(data["machine"])


def test_compiling_from_nothing_is_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # the process that is timed then has less to do
    timed = Workbench(game(games()[0])).compile_from_nothing()
    assert timed[COLD_COMPILE] > 0


# --- peers -----------------------------------------------------------------------------------------------------------


def test_an_engine_that_cannot_be_installed_is_reported_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PRINCEPS_CACHE", str(tmp_path))
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    rival = Rival(TOY)
    rival.install()
    rival.measure(0.1)
    assert rival.problem.startswith("toy engine could not be installed: ")
    assert rival.problem.endswith(".")
    assert "\n" not in rival.problem
    assert rival.figures() == []


def test_an_engine_that_does_not_run_is_reported_and_the_rest_is_measured(run: Run) -> None:
    problem = run.report.problems[BROKEN.name]
    assert problem == "broken engine does not run: ValueError: no luck at (an address)."
    assert problem in printed_report(run.report)
    assert run.report.games
    assert run.report.peers


def test_nonsense_from_an_engine_is_reported(run: Run) -> None:
    assert run.report.problems[BABBLER.name] == "babbling engine does not run: its figures cannot be read."


def test_ours_is_set_beside_theirs(run: Run, data: dict[str, Any]) -> None:
    assert run.report.problems.keys() == data["problems"].keys() == {BROKEN.name, BABBLER.name}
    (peer,) = data["peers"]
    assert peer["actions_per_second"]["median"] == 300
    assert peer["games_per_second"]["median"] == 10
    assert peer["actions_per_game"] == 30
    ours = run.report.games[0].figures["random_decisions_per_second"]
    ratio = run.report.ratios(run.report.games[0])[0]
    assert ratio.random_decisions.samples == tuple(rate / 300 for rate in ours.samples)
    assert "toy engine <dice>, Python loop" in printed_report(run.report)
    assert "toy engine <dice>, Python loop" in "".join(ElementTree.fromstring(draw_chart(run.report)).itertext())


def test_without_peers_only_our_games_are_measured(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Sequence[Engine]] = []

    def measure(plan: bench.Plan, engines: Sequence[Engine]) -> Report:
        asked.append(engines)
        return run.report

    monkeypatch.setattr(bench, "measure", measure)
    bench.run(json_only=True, out=None, quick=True, peers=False)
    bench.run(json_only=True, out=None, quick=True, peers=True)
    assert asked == [(), engines.ENGINES]


def test_the_scripts_of_all_engines_are_part_of_the_package() -> None:
    for engine in engines.ENGINES:
        assert (engines._SCRIPTS / engine.script).is_file()


# --- the parts -------------------------------------------------------------------------------------------------------


def test_a_ratio_is_taken_round_by_round() -> None:
    assert Figure((10.0, 40.0, 30.0)).over(Figure((5.0, 10.0, 10.0))).samples == (2.0, 4.0, 3.0)


@pytest.mark.parametrize(
    ("value", "text"),
    [(3926714.2, "3.93 M"), (999_600, "1.00 M"), (19511, "19.5 k"), (512.4, "512"), (42, "42.0"), (0.0446, "0.0446")],
)
def test_numbers_are_shown_with_three_digits(value: float, text: str) -> None:
    assert short(value) == text


def test_a_rate_can_be_shown_as_time_per_item() -> None:
    assert shown(4e6, Unit.EACH) == "0.250 µs"
    assert shown_range(Figure((4e6, 2e6, 5e6)), Unit.EACH) == "0.200 – 0.500"


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system does not let us choose a core")
def test_afterwards_the_process_may_use_all_its_cores_again() -> None:
    allowed = os.sched_getaffinity(0)
    with bench.on_one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == allowed


def test_interpreted_rules_are_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba.config, "DISABLE_JIT", 1)
    with pytest.raises(PrincepsError, match="NUMBA_DISABLE_JIT"):
        bench.run(json_only=True, out=None, quick=True, peers=False)


def test_a_folder_that_cannot_be_created_is_reported_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(PrincepsError, match="cannot be made"):
        bench.run(json_only=True, out=tmp_path / "file", quick=True, peers=False)
