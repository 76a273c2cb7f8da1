"""A run as a picture: horizontal bars on a logarithmic scale, in colours for light and dark pages."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from operator import attrgetter

from princeps.bench.figures import PYTHON_DECISIONS, PYTHON_GAMES, RANDOM_DECISIONS, RANDOM_GAMES, Figure, short
from princeps.bench.report import PeerFigures, Report

WIDTH = 860
MARGIN = 20
LABELS = 330  # the bars begin here
BARS = 420  # and are at most this long
ROW = 26
HEAD = 84
TITLE = 34  # of a panel
FOOT = 44

_STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #222222; }
  .title { font-size: 18px; font-weight: 600; }
  .panel { font-size: 14px; font-weight: 600; }
  .faint { font-size: 11.5px; fill: #666666; }
  .page { fill: #ffffff; }
  .grid { stroke: #dddddd; }
  .ours { fill: #a8437f; }
  .theirs { fill: #9aa5b4; }
  .spread { stroke: #222222; }
  @media (prefers-color-scheme: dark) {
    text { fill: #ececec; }
    .faint { fill: #a8a8b0; }
    .page { fill: #1b1b1f; }
    .grid { stroke: #3a3a42; }
    .ours { fill: #c9649f; }
    .theirs { fill: #67727f; }
    .spread { stroke: #ececec; }
  }
"""


@dataclass(frozen=True)
class Bar:
    label: str
    figure: Figure
    is_ours: bool


def draw_chart(report: Report) -> str:
    """A whole SVG file."""
    panels = (
        ("Decisions a second", _bars(report, RANDOM_DECISIONS, PYTHON_DECISIONS, attrgetter("actions"))),
        ("Games a second", _bars(report, RANDOM_GAMES, PYTHON_GAMES, attrgetter("games"))),
    )
    parts: list[str] = []
    y = HEAD
    for title, bars in panels:
        parts += _panel(title, bars, y)
        y += TITLE + ROW * len(bars) + FOOT
    machine = report.machine
    where = f"One core of {machine['processor']}, {report.date}. Median; thin lines: lowest and highest round."
    head = [
        f'<rect class="page" width="{WIDTH}" height="{y}" rx="8"/>',
        f'<text class="title" x="{MARGIN}" y="36">Random play, on a logarithmic scale</text>',
        f'<text class="faint" x="{MARGIN}" y="58">{escape(where)}</text>',
    ]
    body = "\n".join([*head, *parts])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" width="{WIDTH}" height="{y}" role="img" '
        f'aria-labelledby="chart-title chart-text">\n<title id="chart-title">Speed of random play</title>\n'
        f'<desc id="chart-text">{escape(_in_words(panels))}</desc>\n<style>{_STYLE}</style>\n{body}\n</svg>\n'
    )


def _bars(report: Report, compiled: str, python: str, of_peer: Callable[[PeerFigures], Figure]) -> list[Bar]:
    """The fastest first."""
    bars = [Bar(peer.name, of_peer(peer), False) for peer in report.peers]
    for game in report.games:
        bars.append(Bar(f"{game.title}, {game.players} players, compiled loop", game.figures[compiled], True))
        bars.append(Bar(f"{game.title}, Python objects", game.figures[python], True))
    return sorted(bars, key=lambda bar: -bar.figure.median)


def _panel(title: str, bars: list[Bar], y: int) -> Iterable[str]:
    lowest = floor(log10(min(bar.figure.low for bar in bars)))
    highest = ceil(log10(max(bar.figure.high for bar in bars)))
    lowest = min(lowest, highest - 1)

    def place(value: float) -> float:
        return LABELS + BARS * (log10(value) - lowest) / (highest - lowest)

    top, bottom = y + TITLE - 10, y + TITLE + ROW * len(bars)
    yield f'<text class="panel" x="{MARGIN}" y="{y + 12}">{escape(title)}</text>'
    for power in range(lowest, highest + 1):
        x = place(10.0**power)
        yield f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>'
        yield f'<text class="faint" text-anchor="middle" x="{x:.1f}" y="{bottom + 16}">{_power(power)}</text>'
    for row, bar in enumerate(bars):
        low, middle, high = (place(value) for value in (bar.figure.low, bar.figure.median, bar.figure.high))
        yield from _bar(bar, low, middle, high, y + TITLE + ROW * row)


def _bar(bar: Bar, low: float, middle: float, high: float, y: int) -> Iterable[str]:
    kind = "ours" if bar.is_ours else "theirs"
    centre = y + ROW / 2
    yield f'<text text-anchor="end" x="{LABELS - 8}" y="{centre + 4.5}">{escape(bar.label)}</text>'
    yield f'<rect class="{kind}" x="{LABELS}" y="{y + 4}" width="{middle - LABELS:.1f}" height="{ROW - 8}" rx="2"/>'
    yield f'<line class="spread" x1="{low:.1f}" x2="{high:.1f}" y1="{centre}" y2="{centre}"/>'
    yield f'<text x="{high + 6:.1f}" y="{centre + 4.5}">{short(bar.figure.median)}</text>'


def _power(power: int) -> str:
    return f"{10**power:,}" if power >= 0 else f"{10.0**power:g}"


def _in_words(panels: Iterable[tuple[str, list[Bar]]]) -> str:
    """The chart in words, for those who cannot see the bars."""
    sentences: list[str] = []
    for title, bars in panels:
        values = "; ".join(f"{bar.label} {short(bar.figure.median)}" for bar in bars)
        sentences.append(f"{title}: {values}.")
    return " ".join(sentences)
