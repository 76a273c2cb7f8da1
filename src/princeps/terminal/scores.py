"""The table of points by source, with what the coming scoring would bring in brackets."""

from rich.table import Table
from rich.text import Text

from princeps.kernel.game import Position
from princeps.table import GameTable
from princeps.terminal.layout import SEAT_STYLES


def score_table(table: GameTable, view: Position) -> Table:
    words = table.catalogue
    sheet = Table(show_footer=True)
    forecasts = [table.forecast(view, other) for other in range(view.players)]
    points = table.score_sheet(view)
    sheet.add_column(words.text("scores-source"), words.text("scores-total"))
    for other in range(view.players):
        total = _with_coming(points.totals[other], forecasts[other].total)
        heading = Text.assemble((words.text(f"seat-{other}"), SEAT_STYLES[other]), f" {table.names[other]}")
        sheet.add_column(heading, total, justify="right")
    for source, by_seat in points.by_source.items():
        coming = [forecast.by_source.get(source, 0) for forecast in forecasts]
        cells = [_with_coming(now, more) for now, more in zip(by_seat, coming, strict=True)]
        sheet.add_row(words.name(source), *cells)
    return sheet


def _with_coming(now: int, coming: int) -> str:
    return f"{now} ({coming:+d})" if coming else f"{now}"
