"""A run as tables in a terminal."""

from rich import box
from rich.console import Console
from rich.table import Table

from princeps.bench.figures import CORE_SHARE, GOAL_PEER, GOAL_RATIO, METRICS, Metric, Unit, short, shown, shown_range
from princeps.bench.report import GameFigures, Ratio, Report

QUIET = 0.95  # the share of the core that we get when nobody else wants it

_MARKS = {True: "[green]yes[/]", False: "[red]no[/]", None: ""}


def print_report(report: Report, console: Console | None = None) -> None:
    console = console or Console()
    machine = report.machine
    console.print(
        f"One core of {machine['processor']}, Python {machine['python']}, Numba {machine['numba']}.", highlight=False
    )
    if report.quick:
        console.print("A quick run: the figures are rough.")
    for game in report.games:
        console.print()
        console.print(_own_table(report, game))
        if report.peers:
            console.print(_peer_table(report, game))
        if game.figures[CORE_SHARE].median < QUIET:
            console.print("The machine was busy with other work: a quiet one is faster, but the ratios hold.")
    if report.peers:
        engines = sorted({f"{peer.engine} {peer.version}" for peer in report.peers}, key=str.lower)
        console.print(f"Measured in the same run: {', '.join(engines)}.", highlight=False)
    for problem in report.problems.values():
        console.print(problem, highlight=False, markup=False)


def _own_table(report: Report, game: GameFigures) -> Table:
    table = Table(
        title=f"{game.title}, {game.players} players", title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0)
    )
    table.add_column("figure")
    table.add_column("median", justify="right")
    table.add_column("low – high", justify="right", style="dim")
    table.add_column("target")
    table.add_column("met")
    for metric in METRICS:
        table.add_row(*_own_row(metric, game))
    verdict = report.verdict_on_peer(game)
    if verdict.measured is not None:
        label = f"Times {GOAL_PEER}'s actions"
        goal = f"≥ {shown(GOAL_RATIO, Unit.TIMES)}"
        table.add_row(label, shown(verdict.measured, Unit.TIMES), "", goal, _MARKS[verdict.met])
    return table


def _own_row(metric: Metric, game: GameFigures) -> tuple[str, ...]:
    figure = game.figures.get(metric.key)
    if not figure:
        return metric.label, "not measured", "", metric.shown_goal, ""
    spread = shown_range(figure, metric.unit) if len(figure.samples) > 1 else ""
    met = _MARKS[metric.is_met_by(figure.median)]
    return metric.label, shown(figure.median, metric.unit), spread, metric.shown_goal, met


def _peer_table(report: Report, game: GameFigures) -> Table:
    title = f"Other engines, by the second, and how many times as fast {game.title} is"
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("\nrandom play of")
    for heading in (
        "theirs:\nactions",
        "\ngames",
        "compiled\nactions",
        "loop:\ngames",
        "environ-\nment",
        "Python\nactions",
    ):
        table.add_column(heading, justify="right")
    for ratio in report.ratios(game):
        table.add_row(*_peer_row(ratio))
    return table


def _peer_row(ratio: Ratio) -> tuple[str, ...]:
    theirs = (ratio.peer.actions, ratio.peer.games)
    ours = (ratio.random_decisions, ratio.random_games, ratio.batched_decisions, ratio.python_decisions)
    return (
        ratio.peer.name,
        *(short(figure.median) for figure in (*theirs, *ours)),
    )
