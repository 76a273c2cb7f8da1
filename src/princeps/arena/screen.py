"""A tournament in the terminal: running standings while it is played, tables at the end."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from princeps.arena.play import Outcome
from princeps.arena.standings import BotFigures, Standings
from princeps.arena.without_luck import WithoutLuck
from princeps.bots.winning import win_shares


class _Tally:
    """Win shares while the games come in."""

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self._wins: dict[str, float] = defaultdict(float)
        self._seats: dict[str, int] = defaultdict(int)
        for outcome in outcomes:
            self.add(outcome)

    def add(self, outcome: Outcome) -> None:
        for name, share in zip(outcome.seats, win_shares(outcome.ranks), strict=True):
            self._wins[name] += share
            self._seats[name] += 1

    def __str__(self) -> str:
        shares = sorted(((self._wins[name] / self._seats[name], name) for name in self._seats), reverse=True)
        return " · ".join(f"{name} {share:.0%}" for share, name in shares)


@contextmanager
def running_standings(title: str, games: int, played: Iterable[Outcome]) -> Iterator[Callable[[Outcome], None]]:
    """A progress bar on standard error, where a person sees it and a pipe does not."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[standings]}"),
    )
    before = list(played)
    tally = _Tally(before)
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=games, completed=len(before), standings=str(tally))

        def note(outcome: Outcome) -> None:
            tally.add(outcome)
            bar.update(task, advance=1, standings=str(tally))

        yield note


def print_standings(found: Standings, title: str, words: Mapping[str, str], console: Console | None = None) -> None:
    """Narrow enough for 80 columns with up to four bots."""
    console = console or Console()
    console.print(f"{title}, {found.settings.players} players, {found.games:,} games", highlight=False)
    console.print(_main_table(found))
    if any(figures.without_luck for figures in found.bots.values()):
        console.print(_luck_table(found))
    console.print(_seconds_table(found))
    if len(found.bots) > 2:
        console.print(_duel_table(found))
    console.print(_source_table(found, words))


def _main_table(found: Standings) -> Table:
    table = _table("bot", "win share", "95 %", "score", "rank", "rating")
    for name, figures in found.best_first:
        table.add_row(escape(name), *_main_row(figures))
    return table


def _main_row(figures: BotFigures) -> tuple[str, ...]:
    low, high = figures.ci95
    return (
        f"{figures.win_share:.1%}",
        f"{100 * low:.1f} – {100 * high:.1f}",
        f"{figures.mean_score:.1f} ± {figures.score_sd:.1f}",
        f"{figures.mean_rank:.2f}",
        f"{figures.rating.mu:.1f} ± {figures.rating.sigma:.1f}",
    )


def _luck_table(found: Standings) -> Table:
    table = _table("without luck", "win share", "95 %", "width", "score")
    for name, figures in found.best_first:
        if fair := figures.without_luck:
            table.add_row(escape(name), *_luck_row(fair))
    return table


def _luck_row(fair: WithoutLuck) -> tuple[str, ...]:
    low, high = fair.ci95
    return f"{fair.win_share:.1%}", f"{100 * low:.1f} – {100 * high:.1f}", f"{fair.width:.0%}", f"{fair.mean_score:.1f}"


def _seconds_table(found: Standings) -> Table:
    table = _table("seconds", "a decision: median", "99 %", "a sequence: median", "99 %", "longest")
    for name, figures in found.best_first:
        decision, sequence = figures.seconds_per_decision, figures.seconds_per_sequence
        shown = (decision.median, decision.p99, sequence.median, sequence.p99, sequence.max)
        table.add_row(escape(name), *(f"{seconds:.3f}" for seconds in shown))
    return table


def _duel_table(found: Standings) -> Table:
    names = [name for name, _ in found.best_first]
    table = _table("ends before", *names)
    for name in names:
        duels = found.bots[name].ahead_of
        table.add_row(escape(name), *(f"{duels[other].share:.1%}" if other in duels else "" for other in names))
    return table


def _source_table(found: Standings, words: Mapping[str, str]) -> Table:
    table = _table("points from", *(name for name, _ in found.best_first))
    for source, word in words.items():
        table.add_row(word, *(f"{figures.points_by_source[source]:.1f}" for _, figures in found.best_first))
    return table


def _table(first: str, *others: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(first)
    for heading in others:
        table.add_column(escape(heading), justify="right")
    return table
