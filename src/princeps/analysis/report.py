"""An analysis as a page to keep or to send: who won and why, the chances over the game, and what cost most."""

from html import escape

from princeps.analysis.review import Analysis
from princeps.analysis.telling import KeyMoment, figures, key_moments
from princeps.analysis.wording import game_title
from princeps.reports.charts import Series, draw_lines
from princeps.reports.page import WHOLE, draw_card, draw_page, draw_table
from princeps.table import GameTable

MOST_ERRORS = 8  # of each seat


def draw_report(analysis: Analysis, table: GameTable) -> str:
    """A whole HTML file."""
    words, position = table.catalogue, analysis.match.position
    title = words.text("analysis-title", game=game_title(position.game, words))
    about = words.text("analysis-judge", decisions=len(analysis.decisions), iterations=analysis.iterations)
    columns, rows = figures(analysis, table)
    moments = key_moments(analysis, table, MOST_ERRORS)
    cards = [
        draw_card(words.text("analysis-curve"), _curve(analysis, table), wide=True),
        draw_card(words.text("analysis-players"), draw_table(columns, rows), words.text("analysis-chances"), wide=True),
        draw_card(
            words.text("analysis-moments"),
            "".join(map(_moment, moments)) or f"<p>{escape(words.text('analysis-no-moments'))}</p>",
            wide=True,
        ),
    ]
    return draw_page(title, about, cards, words.language)


def _curve(analysis: Analysis, table: GameTable) -> str:
    """In percent, with the number of each round where it begins."""
    series = [Series(name, (100 * analysis.curve[:, seat]).tolist()) for seat, name in enumerate(table.names)]
    begun = [it.position.rounds for it in analysis.moments]
    steps = [str(now + 1) if now != before else "" for before, now in zip([-1, *begun], begun, strict=False)]
    return draw_lines(table.catalogue.text("analysis-curve"), series, [*steps, ""], WHOLE)


def _moment(moment: KeyMoment) -> str:
    lines = "".join(f"<li>{escape(line)}</li>" for line in moment.lines)
    return f"<h3>{escape(moment.heading)}</h3>\n<p>{escape(moment.verdict)}</p>\n<ul>{lines}</ul>\n"
