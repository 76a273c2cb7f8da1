"""Charts as SVG, to be embedded in a page that defines the colours.

Marks take their colour from the page's variables `--bot-0`, `--bot-1` … and `--source-0` …; colour alone never carries
meaning: rows and lines carry their names, segments their numbers.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import ceil, floor, log10

ROW = 34
LABELS = 92  # space for the names of bots, left of the plot
EDGE = 16
AXIS = 26  # space for the numbers below the plot
HISTOGRAM = 72
LINES = 300
BINS = 32  # at most, in a histogram
TEXT = 15  # height of a line of text
BOT_COLOURS = 8  # defined by the page; further bots start again from the first
SOURCE_COLOURS = 12


@dataclass(frozen=True)
class Span:
    """A figure and its confidence interval."""

    label: str
    low: float
    middle: float
    high: float
    text: str


@dataclass(frozen=True)
class Series:
    """Numbers under one name."""

    label: str
    values: Sequence[float]


@dataclass(frozen=True)
class Scale:
    """Maps numbers to positions, with round numbers to label the axis."""

    ticks: tuple[float, ...]
    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def scale(values: Iterable[float], start: float, end: float, count: int = 6) -> Scale:
    """A scale from a round number below all values to one above them."""
    known = list(values)
    low, high = min(known), max(known)
    step = round_step((high - low) / count or 1)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    last = max(last, first + 1)
    return Scale(tuple(number * step for number in range(first, last + 1)), first * step, last * step, start, end)


def round_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20 … (or 0.1, 0.2 …) that is not less than `least`."""
    power: float = 10.0 ** floor(log10(least))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= least * (1 - 1e-9))


# --- figures with intervals ------------------------------------------------------------------------------------------


def draw_spans(
    title: str, spans: Sequence[Span], width: int, shown: Callable[[float], str], fair: float | None = None
) -> str:
    """A dot for each bot with its interval; `fair` draws a line at the value that equal bots would have."""
    bottom = ROW * len(spans)
    known = [value for span in spans for value in (span.low, span.high)] + ([] if fair is None else [fair])
    place = scale(known, LABELS, width - EDGE - 52)
    parts = list(_grid_below(place, bottom, shown))
    if fair is not None:
        parts.append(_line(place(fair), 0, place(fair), bottom, "fair"))
    for row, span in enumerate(spans):
        y = ROW * row + ROW / 2
        parts += [
            _text(LABELS - 12, y + 4, span.label, "end"),
            f'<g style="--mark:var({bot_colour(row)})">{_line(place(span.low), y, place(span.high), y, "span")}'
            f'<circle class="mark" cx="{place(span.middle):.1f}" cy="{y:.1f}" r="6"/></g>',
            _text(place(span.high) + 9, y + 4, span.text, "start", "number"),
        ]
    words = "; ".join(f"{span.label} {span.text}, {shown(span.low)} to {shown(span.high)}" for span in spans)
    return _svg(title, words, width, bottom + AXIS, parts)


# --- how scores are distributed --------------------------------------------------------------------------------------


def draw_histograms(title: str, series: Sequence[Series], width: int) -> str:
    """Histograms one below another, on the same scale, each with its mean."""
    known = [value for one in series for value in one.values]
    step = max(1.0, round_step(((max(known) - min(known)) or 1) / BINS))
    first = floor(min(known) / step)
    bins = floor(max(known) / step) - first + 1
    place = scale([first * step, (first + bins) * step], LABELS, width - EDGE, 10)
    bottom = HISTOGRAM * len(series)
    parts = list(_grid_below(place, bottom, _plain))
    for row, one in enumerate(series):
        counts = [0] * bins
        for value in one.values:
            counts[floor(value / step) - first] += 1
        parts += _histogram(one, row, counts, step, first, place)
    words = "; ".join(
        f"{one.label} {min(one.values):g} to {max(one.values):g}, mean {_mean(one):.1f}" for one in series
    )
    return _svg(title, words, width, bottom + AXIS, parts)


def _histogram(one: Series, row: int, counts: list[int], step: float, first: int, place: Scale) -> Iterator[str]:
    floor_line = HISTOGRAM * (row + 1)
    yield _text(LABELS - 12, floor_line - 8, one.label, "end")
    for index, count in enumerate(counts):
        if count:
            height = (HISTOGRAM - 22) * count / max(counts)
            left, right = place((first + index) * step), place((first + index + 1) * step)
            tip = f"{one.label}: {count} of {len(one.values)} from {(first + index) * step:g}"
            yield _block(left + 0.5, floor_line - height, right - left - 1, height, bot_colour(row), tip)
    yield _line(LABELS, floor_line, place.end, floor_line, "axis")
    mean = _mean(one)
    for kind in ("mean-edge", "mean"):
        yield _line(place(mean), floor_line - HISTOGRAM + 16, place(mean), floor_line, kind)
    yield _text(place(mean), floor_line - HISTOGRAM + 12, f"{mean:.1f}", "middle", "number")


def _mean(one: Series) -> float:
    return sum(one.values) / len(one.values)


# --- where points come from ------------------------------------------------------------------------------------------


def draw_stacks(title: str, series: Sequence[Series], names: Sequence[str], width: int) -> str:
    """A bar for each bot with a segment for each name; negative values extend to the left of zero."""
    ends = [(sum(min(v, 0) for v in one.values), sum(max(v, 0) for v in one.values)) for one in series]
    place = scale([0.0, *(end for pair in ends for end in pair)], LABELS, width - EDGE - 40, 10)
    bottom = (ROW + 6) * len(series)
    parts = list(_grid_below(place, bottom, _plain))
    for row, one in enumerate(series):
        top = (ROW + 6) * row + 6
        parts.append(_text(LABELS - 12, top + 18, one.label, "end"))
        parts += _stack(one, names, top, place)
        parts.append(_text(place(ends[row][1]) + 8, top + 18, f"{sum(one.values):.1f}", "start", "number"))
    parts.append(_line(place(0), 0, place(0), bottom, "axis"))
    words = "; ".join(
        f"{one.label}: " + ", ".join(f"{name} {value:.1f}" for name, value in zip(names, one.values, strict=True))
        for one in series
    )
    return _svg(title, words, width, bottom + AXIS, parts)


def _stack(one: Series, names: Sequence[str], top: float, place: Scale) -> Iterator[str]:
    reached = {True: 0.0, False: 0.0}  # one total for points gained, one for points lost
    for index, (name, value) in enumerate(zip(names, one.values, strict=True)):
        start = reached[value > 0]
        reached[value > 0] = start + value
        left, right = sorted((place(start), place(start + value)))
        if right - left < 0.5:
            continue
        yield _block(left, top, right - left - 1, ROW - 8, source_colour(index), f"{one.label}, {name}: {value:.1f}")
        if right - left > 30:
            middle = (left + right) / 2
            yield _text(middle, top + 17.5, f"{value:.0f}", "middle", "inside", f"{source_colour(index)}-ink")


# --- how scores grow -------------------------------------------------------------------------------------------------


def draw_lines(title: str, series: Sequence[Series], steps: Sequence[str], width: int) -> str:
    """A line for each bot or player, labelled at its end; steps without a name have no label."""
    across = Scale((), 0, len(steps) - 1, EDGE + 24, width - LABELS - 30)
    up = scale([0.0, *(value for one in series for value in one.values)], LINES, 14)
    last = across(len(steps) - 1)
    parts = [
        *(_line(across.start, up(tick), last, up(tick), "axis" if tick == 0 else "grid") for tick in up.ticks),
        *(_text(across.start - 8, up(tick) + 4, _plain(tick), "end", "faint") for tick in up.ticks),
        *(_text(across(index), LINES + 20, step, "middle", "faint") for index, step in enumerate(steps) if step),
    ]
    named_at = _apart([up(one.values[-1]) for one in series], LINES + AXIS - TEXT)
    for row, one in enumerate(series):
        points = " ".join(f"{across(index):.1f},{up(value):.1f}" for index, value in enumerate(one.values))
        parts += [
            f'<g style="--mark:var({bot_colour(row)})"><polyline class="line" points="{points}"/>'
            f'<circle class="mark" cx="{last:.1f}" cy="{up(one.values[-1]):.1f}" r="4.5"/></g>',
            _text(last + 12, named_at[row] + 4, f"{one.label} {one.values[-1]:.1f}", "start", "number"),
        ]
    words = "; ".join(f"{one.label}: " + ", ".join(f"{value:.1f}" for value in one.values) for one in series)
    return _svg(title, words, width, LINES + AXIS, parts)


def _apart(places: Sequence[float], lowest: float) -> list[float]:
    """The same positions, moved down as far as needed so that labels do not overlap, and up where there is no room."""
    order = sorted(range(len(places)), key=lambda index: places[index])
    moved = list(places)
    for above, below in pairwise(order):
        moved[below] = max(moved[below], moved[above] + TEXT)
    for index in reversed(order):
        moved[index] = min(moved[index], lowest)
        lowest = moved[index] - TEXT
    return moved


# --- marks -----------------------------------------------------------------------------------------------------------


def bot_colour(row: int) -> str:
    return f"--bot-{row % BOT_COLOURS}"


def source_colour(index: int) -> str:
    return f"--source-{index % SOURCE_COLOURS}"


def _grid_below(place: Scale, bottom: float, shown: Callable[[float], str]) -> Iterator[str]:
    for tick in place.ticks:
        yield _line(place(tick), 0, place(tick), bottom, "grid")
        yield _text(place(tick), bottom + 18, shown(tick), "middle", "faint")


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, text: str, anchor: str, kind: str = "", ink: str = "") -> str:
    style = f' style="fill:var({ink})"' if ink else ""
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(text)}</text>'


def _block(x: float, y: float, width: float, height: float, colour: str, tip: str) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0.5):.1f}" height="{height:.1f}" rx="1.5" '
        f'style="fill:var({colour})"><title>{escape(tip)}</title></rect>'
    )


def _svg(title: str, words: str, width: int, height: float, parts: Iterable[str]) -> str:
    """`words` describe the chart for people who cannot see it."""
    body = "\n".join(parts)
    label = escape(f"{title}. {words}.")
    return f'<svg viewBox="0 0 {width} {height:.0f}" role="img" aria-label="{label}">\n{body}\n</svg>'


def _plain(value: float) -> str:
    return f"{value:g}"
