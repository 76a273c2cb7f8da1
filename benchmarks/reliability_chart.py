"""Chances given against games won, as a chart: a panel for each game and number of players."""

from collections.abc import Iterable, Iterator
from html import escape
from math import sqrt
from typing import NamedTuple

SIDE, GAP, LEFT, TOP = 200, 62, 56, 96
COLUMNS, ROWS = 3, 2
WIDTH, HEIGHT = LEFT + COLUMNS * (SIDE + GAP), TOP + ROWS * (SIDE + GAP) + 10

_STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #222222; }
  .title { font-size: 18px; font-weight: 600; }
  .faint { font-size: 11.5px; fill: #666666; }
  .page { fill: #ffffff; }
  .frame { fill: none; stroke: #dddddd; }
  .agreed { stroke: #666666; stroke-dasharray: 5 4; }
  .dot { fill: #a8437f; }
  @media (prefers-color-scheme: dark) {
    text { fill: #ececec; }
    .faint { fill: #a8a8b0; }
    .page { fill: #1b1b1f; }
    .frame { stroke: #3a3a42; }
    .agreed { stroke: #a8a8b0; }
    .dot { fill: #c9649f; }
  }
"""

Dots = list[tuple[float, float, float]]  # chances given, share of games won, share of all positions


class Panel(NamedTuple):
    words: str
    dots: Dots


def draw_reliability(panels: Iterable[Panel]) -> str:
    """A whole SVG file."""
    words = "Across: the chance that a seat was given. Up: how often it won. A dot stands for a tenth of the scale."
    body = "\n".join(
        [
            f'<rect class="page" width="{WIDTH}" height="{HEIGHT}" rx="8"/>',
            '<text class="title" x="20" y="36">Of the positions with a chance of 70 %, how many were won?</text>',
            f'<text class="faint" x="20" y="58">{escape(words)}</text>',
            *(line for number, panel in enumerate(panels) for line in _panel(number, panel)),
        ]
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" aria-labelledby="reliability-title reliability-text">\n'
        f'<title id="reliability-title">Chances given, and games won</title>\n'
        f'<desc id="reliability-text">{escape(words)}</desc>\n<style>{_STYLE}</style>\n{body}\n</svg>\n'
    )


def _panel(number: int, panel: Panel) -> Iterator[str]:
    row, column = divmod(number, COLUMNS)
    left, bottom = LEFT + column * (SIDE + GAP), TOP + row * (SIDE + GAP) + SIDE
    yield f'<text x="{left}" y="{bottom - SIDE - 8}">{escape(panel.words)}</text>'
    yield f'<rect class="frame" x="{left}" y="{bottom - SIDE}" width="{SIDE}" height="{SIDE}"/>'
    yield f'<line class="agreed" x1="{left}" y1="{bottom}" x2="{left + SIDE}" y2="{bottom - SIDE}"/>'
    for share in (0.0, 0.5, 1.0):
        yield f'<text class="faint" x="{left - 32}" y="{bottom - SIDE * share + 4:.0f}">{share:.0%}</text>'
        yield f'<text class="faint" x="{left + SIDE * share - 10:.0f}" y="{bottom + 16}">{share:.0%}</text>'
    for chance, won, frequent in panel.dots:
        place = f'cx="{left + SIDE * chance:.1f}" cy="{bottom - SIDE * won:.1f}"'
        yield f'<circle class="dot" {place} r="{1.5 + 12 * sqrt(frequent):.1f}"/>'
