"""How a server copes with more and more answers, as a chart: how long the pushes take, on a logarithmic scale."""

from collections.abc import Iterator, Sequence
from html import escape
from math import log10
from typing import Protocol

WIDTH, HEIGHT = 860, 400
LEFT, RIGHT, TOP, BOTTOM = 70, 30, 84, 60
LONGEST_MS = 10_000

_STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #222222; }
  .title { font-size: 18px; font-weight: 600; }
  .faint { font-size: 11.5px; fill: #666666; }
  .page { fill: #ffffff; }
  .grid { stroke: #dddddd; }
  .target { stroke: #666666; stroke-dasharray: 5 4; }
  .line { fill: none; stroke-width: 2.5; }
  .median { stroke: #9aa5b4; fill: #9aa5b4; }
  .slowest { stroke: #a8437f; fill: #a8437f; }
  @media (prefers-color-scheme: dark) {
    text { fill: #ececec; }
    .faint { fill: #a8a8b0; }
    .page { fill: #1b1b1f; }
    .grid { stroke: #3a3a42; }
    .target { stroke: #a8a8b0; }
    .median { stroke: #67727f; fill: #67727f; }
    .slowest { stroke: #c9649f; fill: #c9649f; }
  }
"""


class Step(Protocol):
    actions_a_second: float
    push_ms_p50: float
    push_ms_p99: float


def draw_load(steps: Sequence[Step], knee: float, target_ms: float, games: int) -> str:
    """A whole SVG file."""
    most = max(step.actions_a_second for step in steps) * 1.05
    words = f"{games} games, {2 * games} sockets. The target is met up to {knee:,.0f} answers a second."
    body = "\n".join(
        [
            f'<rect class="page" width="{WIDTH}" height="{HEIGHT}" rx="8"/>',
            '<text class="title" x="20" y="36">From an answer to the push that shows it</text>',
            f'<text class="faint" x="20" y="58">{escape(words)}</text>',
            *_scales(most, target_ms),
            *_line("median", "half of the pushes", 20, [(it.actions_a_second, it.push_ms_p50) for it in steps], most),
            *_line("slowest", "99 of 100", -8, [(it.actions_a_second, it.push_ms_p99) for it in steps], most),
        ]
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" aria-labelledby="load-title load-text">\n<title id="load-title">A server under load</title>\n'
        f'<desc id="load-text">{escape(words)}</desc>\n<style>{_STYLE}</style>\n{body}\n</svg>\n'
    )


def _x(answers: float, most: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * answers / most


def _y(ms: float) -> float:
    share = log10(min(max(ms, 1.0), LONGEST_MS)) / log10(LONGEST_MS)
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def _scales(most: float, target_ms: float) -> Iterator[str]:
    for power in range(5):
        y = _y(10.0**power)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield f'<text class="faint" text-anchor="end" x="{LEFT - 8}" y="{y + 4:.1f}">{10**power:,} ms</text>'
    for answers in range(0, int(most) + 1, 50 if most < 500 else 100):
        x = _x(answers, most)
        yield f'<text class="faint" text-anchor="middle" x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}">{answers}</text>'
    middle = (LEFT + WIDTH - RIGHT) / 2
    yield f'<text text-anchor="middle" x="{middle:.0f}" y="{HEIGHT - 16}">answers a second</text>'
    y = _y(target_ms)
    yield f'<line class="target" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
    yield f'<text class="faint" x="{LEFT + 6}" y="{y - 6:.1f}">target {target_ms:.0f} ms</text>'


def _line(kind: str, label: str, below: int, points: Sequence[tuple[float, float]], most: float) -> Iterator[str]:
    placed = [(_x(answers, most), _y(ms)) for answers, ms in points]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in placed)
    yield f'<polyline class="line {kind}" style="fill: none" points="{path}"/>'
    for x, y in placed:
        yield f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="4"/>'
    x, y = placed[-1]
    yield f'<text text-anchor="end" x="{x - 10:.1f}" y="{y + below:.1f}">{escape(label)}</text>'
