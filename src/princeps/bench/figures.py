"""Figures: what was measured several times, how it is shown, and how good it should be."""

from dataclasses import dataclass
from enum import Enum
from statistics import median
from typing import Any


@dataclass(frozen=True)
class Figure:
    """The samples of all rounds, in order."""

    samples: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.samples)

    @property
    def low(self) -> float:
        return min(self.samples)

    @property
    def high(self) -> float:
        return max(self.samples)

    def over(self, other: "Figure") -> "Figure":
        """The ratio round by round, so that what disturbed both alike cancels out."""
        return Figure(tuple(ours / theirs for ours, theirs in zip(self.samples, other.samples, strict=True)))

    def as_data(self) -> dict[str, Any]:
        return {
            "median": _rounded(self.median),
            "low": _rounded(self.low),
            "high": _rounded(self.high),
            "samples": [_rounded(sample) for sample in self.samples],
        }


def _rounded(value: float) -> float:
    """Five digits: more would be noise."""
    return float(f"{value:.5g}")


class Unit(Enum):
    """How a number is shown to a person."""

    RATE = "so many a second"
    EACH = "a rate, shown as the microseconds that one takes"
    EACH_IN_MS = "the same in milliseconds"
    SECONDS = "seconds"
    BYTES = "bytes"
    TIMES = "a ratio"
    SHARE = "a part of one, shown per cent"


def shown(value: float, unit: Unit) -> str:
    match unit:
        case Unit.RATE:
            return f"{short(value)}/s"
        case Unit.EACH:
            return f"{short(_without_unit(value, unit))} µs"
        case Unit.EACH_IN_MS:
            return f"{short(_without_unit(value, unit))} ms"
        case Unit.SECONDS:
            return f"{short(value)} s"
        case Unit.BYTES:
            return f"{value:,.0f} bytes"
        case Unit.TIMES:
            return f"{short(value)} ×"
        case Unit.SHARE:
            return f"{short(_without_unit(value, unit))} %"


def shown_range(figure: Figure, unit: Unit) -> str:
    """From the lowest to the highest round, without the unit."""
    ends = sorted((_without_unit(figure.low, unit), _without_unit(figure.high, unit)))
    return " – ".join(short(end) for end in ends)


def _without_unit(value: float, unit: Unit) -> float:
    if unit is Unit.EACH:
        return 1e6 / value
    if unit is Unit.EACH_IN_MS:
        return 1e3 / value
    return 100 * value if unit is Unit.SHARE else value


def short(value: float) -> str:
    """Three digits: 3.93 M for 3926714.2, 19.5 k for 19511, 0.0400 for 0.04."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= 0.9995 * size:
            return short(value / size) + letter
    if value >= 99.95:
        return f"{value:.0f}"
    if value >= 9.995:
        return f"{value:.1f}"
    return f"{value:.2f}" if value >= 0.9995 else f"{value:#.3g}"


@dataclass(frozen=True)
class Metric:
    """One line in the table of a game. The goals were set before Princeps was written."""

    key: str  # in bench.json
    label: str
    unit: Unit
    goal: float | None = None
    more_is_better: bool = True

    def is_met_by(self, value: float) -> bool | None:
        if self.goal is None:
            return None
        return value >= self.goal if self.more_is_better else value < self.goal

    @property
    def shown_goal(self) -> str:
        if self.goal is None:
            return ""
        is_least = self.more_is_better and self.unit is not Unit.EACH
        return f"{'≥' if is_least else '<'} {shown(self.goal, self.unit)}"


RANDOM_DECISIONS = "random_decisions_per_second"
RANDOM_GAMES = "random_games_per_second"
BATCHED_DECISIONS = "batched_decisions_per_second"
BATCHED_DECISIONS_ON_ALL_CORES = "batched_decisions_per_second_on_all_cores"
PYTHON_DECISIONS = "python_decisions_per_second"
PYTHON_GAMES = "python_games_per_second"
UNCHECKED_DECISIONS = "python_unchecked_decisions_per_second"
INTERPRETED_DECISIONS = "interpreted_decisions_per_second"
FIELDS_OVER_NUMPY = "field_reads_over_numpy"
TABLES = "tables_per_second"
WHOLE_TABLES = "whole_tables_per_second"
COPIES = "copies_per_second"
VIEWS = "views_per_second"
DETERMINIZATIONS = "determinizations_per_second"
SEARCH_ITERATIONS = "search_iterations_per_second"
SEARCH_NODES = "search_nodes_per_second"
WARM_START = "warm_start_seconds"
COLD_COMPILE = "cold_compile_seconds"
STATE_BYTES = "state_bytes"
CORE_SHARE = "core_share"

METRICS = (
    Metric(RANDOM_DECISIONS, "Compiled loop, decisions", Unit.RATE, 1e6),
    Metric(RANDOM_GAMES, "Compiled loop, games", Unit.RATE),
    Metric(BATCHED_DECISIONS, "Environment, decisions", Unit.RATE),
    Metric(BATCHED_DECISIONS_ON_ALL_CORES, "  on all cores, decisions", Unit.RATE, 1e6),
    Metric(PYTHON_DECISIONS, "Python objects, decisions", Unit.RATE, 4e5),
    Metric(PYTHON_GAMES, "Python objects, games", Unit.RATE),
    Metric(UNCHECKED_DECISIONS, "  unchecked, decisions", Unit.RATE),
    Metric(INTERPRETED_DECISIONS, "Interpreted, decisions", Unit.RATE, 6e3),
    Metric(FIELDS_OVER_NUMPY, "Field over NumPy's record", Unit.TIMES, 20),
    Metric(TABLES, "Table message, news", Unit.EACH_IN_MS),
    Metric(WHOLE_TABLES, "Table message, whole", Unit.EACH_IN_MS),
    Metric(COPIES, "Copy", Unit.EACH, 1e6 / 0.3),
    Metric(VIEWS, "View of a seat", Unit.EACH, 1e6 / 3),
    Metric(DETERMINIZATIONS, "Possible world from a view", Unit.EACH, 1e6 / 3),
    Metric(SEARCH_ITERATIONS, "Tree search, playouts judged", Unit.RATE),
    Metric(SEARCH_NODES, "Tree search, nodes", Unit.RATE),
    Metric(STATE_BYTES, "Size of a state", Unit.BYTES, 2000, more_is_better=False),
    Metric(WARM_START, "Start to first decision", Unit.SECONDS, 2, more_is_better=False),
    Metric(COLD_COMPILE, "Compiling from nothing", Unit.SECONDS, 45, more_is_better=False),
    Metric(CORE_SHARE, "Share of the core we got", Unit.SHARE),
)

# How many times as many decisions as catanatron the compiled loop should play in the same run.
GOAL_PEER = "catanatron"
GOAL_RATIO = 50.0
