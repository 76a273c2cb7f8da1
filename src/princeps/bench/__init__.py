"""Speed on one core, compared with engines one could use instead: what `princeps bench` runs.

Every round takes one short sample of everything, ours and theirs in turn, so that a busy moment of the machine affects
both alike; a figure is the median of its rounds. `docs/benchmarks.md` explains what each figure means.
"""

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import numba
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from princeps.bench.chart import draw_chart
from princeps.bench.engines import ENGINES, Engine, Rival
from princeps.bench.machine import describe_machine
from princeps.bench.report import Report
from princeps.bench.tables import print_report
from princeps.bench.workbench import Workbench
from princeps.games import game
from princeps.games.manifest import manifests
from princeps.kernel.errors import PrincepsError

JSON_FILE = "bench.json"
CHART_FILE = "bench.svg"


@dataclass(frozen=True)
class Plan:
    """How long to measure. A cold compile takes half a minute, so it has rounds of its own."""

    rounds: int
    seconds: float  # per sample of ours
    peer_seconds: float  # per sample of theirs, which are slower
    compiles: int


FULL = Plan(rounds=5, seconds=0.6, peer_seconds=1.5, compiles=3)
QUICK = Plan(rounds=3, seconds=0.02, peer_seconds=0.2, compiles=0)


def run(json_only: bool, out: Path | None, quick: bool, peers: bool) -> int:
    """Measure, report, and write `bench.json` and `bench.svg` to `out` if it is given. Returns the exit code."""
    if numba.config.DISABLE_JIT:  # type: ignore[attr-defined]
        raise PrincepsError("NUMBA_DISABLE_JIT is set, so the rules run interpreted: there is no speed to measure.")
    if out:
        _make_folder(out)
    report = measure(QUICK if quick else FULL, ENGINES if peers else ())
    text = json.dumps(report.as_data(), indent=2)
    if json_only:
        print(text)
    else:
        print_report(report)
    if out:
        (out / JSON_FILE).write_text(text + "\n", encoding="utf-8")
        (out / CHART_FILE).write_text(draw_chart(report), encoding="utf-8")
    return 0


def _make_folder(folder: Path) -> None:
    """Done before measuring, because nobody wants to hear about a problem afterwards."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PrincepsError(f"The folder {folder} cannot be made: {error.strerror}.") from None


def measure(plan: Plan, engines: Sequence[Engine]) -> Report:
    machine = describe_machine()
    benches = [Workbench(game(it.game)) for it in manifests().values() if it.table and it.bots]
    rivals = [Rival(engine) for engine in engines]
    with _bar(_count_steps(plan, benches, rivals)) as bar:
        _prepare(benches, rivals, bar)
        with on_one_core():
            for number in range(1, plan.rounds + 1):
                _measure_round(f"Round {number} of {plan.rounds}", plan, benches, rivals, bar)
            _measure_compiling(plan, benches, bar)
    return Report(
        date=datetime.now(UTC).date().isoformat(),
        quick=plan is QUICK,
        machine=machine,
        games=[bench.figures() for bench in benches],
        peers=[peer for rival in rivals for peer in rival.figures()],
        problems={rival.engine.name: rival.problem for rival in rivals if rival.problem},
    )


def _count_steps(plan: Plan, benches: list[Workbench], rivals: list[Rival]) -> int:
    once = len(benches) * (1 + plan.compiles) + len(rivals)
    every_round = sum(len(bench.tasks(plan.seconds)) for bench in benches) + len(rivals)
    return once + plan.rounds * every_round


def _prepare(benches: list[Workbench], rivals: list[Rival], bar: "_Bar") -> None:
    for rival in rivals:
        bar.begin(f"{rival.engine.name}: installing it into an environment of its own")
        rival.install()
    for bench in benches:
        bar.begin(f"{bench.game.title}: compiling")
        bench.prepare()


def _measure_round(words: str, plan: Plan, benches: list[Workbench], rivals: list[Rival], bar: "_Bar") -> None:
    for bench in benches:
        for label, task in bench.tasks(plan.seconds):
            bar.begin(f"{words}: {bench.game.title}, {label}")
            bench.note(task())
    for rival in rivals:
        bar.begin(f"{words}: {rival.engine.name}")
        rival.measure(plan.peer_seconds)


def _measure_compiling(plan: Plan, benches: list[Workbench], bar: "_Bar") -> None:
    for bench in benches:
        for number in range(1, plan.compiles + 1):
            bar.begin(f"{bench.game.title}: compiling from nothing, {number} of {plan.compiles}")
            bench.note(bench.compile_from_nothing())


@contextmanager
def on_one_core() -> Iterator[None]:
    """This process and those it starts share one core, if the system supports that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(allowed)})  # systems tend to use the first core themselves
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


class _Bar:
    """A bar that is drawn only between samples, because drawing takes time on the same core."""

    def __init__(self, progress: Progress, steps: int) -> None:
        self._progress = progress
        self._task = progress.add_task("", total=steps)
        self._begun = 0

    def begin(self, step: str) -> None:
        self._progress.update(self._task, description=step, completed=self._begun, refresh=True)
        self._begun += 1


@contextmanager
def _bar(steps: int) -> Iterator[_Bar]:
    console = Console(stderr=True)
    columns = (BarColumn(bar_width=20), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(
        *columns, console=console, auto_refresh=False, transient=True, disable=not console.is_terminal
    ) as progress:
        yield _Bar(progress, steps)
