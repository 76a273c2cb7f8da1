"""`princeps analyse`: a saved game judged, as tables and sentences, as JSON, or as a page to keep."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EISDIR
from os import strerror
from pathlib import Path
from tempfile import TemporaryFile

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from princeps.analysis.report import draw_report
from princeps.analysis.review import Analysis, analyse
from princeps.analysis.telling import figures, key_moments
from princeps.analysis.wording import game_title
from princeps.analysis.writing import as_data
from princeps.kernel.files import write_whole
from princeps.kernel.match import Match
from princeps.locale import Catalogue
from princeps.table import GameTable, open_table
from princeps.table.usual_names import USUAL_NAMES
from princeps.terminal.replay import played_again
from princeps.terminal.saves import SaveError
from princeps.workers import Workers

MOST_ERRORS = 4  # of each seat


def run(
    file: Path,
    iterations: int,
    workers: Workers,
    seed: int,
    language: str,
    as_json: bool,
    html: Path | None,
    edition: Path | None,
) -> None:
    if html:
        _check_writable(html)
    _, match = played_again(file, None, edition)
    table = open_table(match.position.game, match.edition, USUAL_NAMES[: match.position.players], language)
    analysis = _analysed(match, iterations, workers, seed, table.catalogue)
    if html:
        with _told_of(html):
            write_whole(html, draw_report(analysis, table))
    if as_json:
        print(json.dumps(as_data(analysis)))
    elif not html:
        _print(analysis, table)


def _check_writable(file: Path) -> None:
    """Before the work, which may take minutes, rather than after it."""
    with _told_of(file), TemporaryFile(dir=file.parent):
        if file.is_dir():
            raise IsADirectoryError(EISDIR, strerror(EISDIR))


@contextmanager
def _told_of(file: Path) -> Iterator[None]:
    """Trouble with a file beside it is told as trouble with the file itself."""
    try:
        yield
    except OSError as error:
        reason = OSError(error.errno, error.strerror, str(file))
        raise SaveError(f"{file} cannot be written: {error.strerror}.") from reason


def _analysed(match: Match, iterations: int, workers: Workers, seed: int, words: Catalogue) -> Analysis:
    """With a bar on standard error, where a person can see it and a pipe does not."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        line = bar.add_task(words.text("analysis-progress"), total=len(match.standing))
        return analyse(match, iterations, workers, seed, lambda done, _: bar.update(line, completed=done))


def _print(analysis: Analysis, table: GameTable) -> None:
    words, position = table.catalogue, analysis.match.position
    console = Console(highlight=False, soft_wrap=True)
    console.print(words.text("analysis-title", game=game_title(position.game, words)), markup=False, style="bold")
    judged = words.text("analysis-judge", decisions=len(analysis.decisions), iterations=analysis.iterations)
    console.print(judged, markup=False)
    if not position.is_over:
        console.print(words.text("analysis-unfinished"), markup=False)
    console.print()
    console.print(_seats(analysis, table))
    console.print(words.text("analysis-chances"), markup=False)
    console.print()
    moments = key_moments(analysis, table, MOST_ERRORS)
    console.print(words.text("analysis-moments" if moments else "analysis-no-moments"), markup=False, style="bold")
    for moment in moments:
        console.print(f"\n{moment.heading}", markup=False)
        for line in (moment.verdict, *moment.lines):
            console.print(f"  {line}", markup=False)


def _seats(analysis: Analysis, table: GameTable) -> Table:
    grid = Table(box=None, pad_edge=False)
    columns, rows = figures(analysis, table)
    for number, column in enumerate(columns):
        grid.add_column(column, justify="right" if number else "left")
    for row in rows:
        grid.add_row(*row)
    return grid
