"""Scales and labels of the charts: readable whatever the numbers are."""

import re
from itertools import pairwise

import pytest

from princeps.reports.charts import (
    AXIS,
    LINES,
    TEXT,
    Series,
    Span,
    draw_histograms,
    draw_lines,
    draw_spans,
    draw_stacks,
    round_step,
    scale,
)


@pytest.mark.parametrize(("least", "step"), [(1, 1), (1.1, 2), (3, 5), (7, 10), (12, 20), (0.03, 0.05), (0.2, 0.2)])
def test_steps_are_round(least: float, step: float) -> None:
    assert round_step(least) == pytest.approx(step)


@pytest.mark.parametrize("values", [[0, 0], [5, 5], [-7.3, 61.2], [0.24, 0.26], [0, 1], [-40, -3]])
def test_a_scale_holds_all_values_between_its_ends(values: list[float]) -> None:
    place = scale(values, 100, 500)
    assert place.ticks[0] == place.low <= min(values)
    assert place.ticks[-1] == place.high >= max(values)
    assert (place(place.low), place(place.high)) == (100, 500)
    assert 2 <= len(place.ticks) <= 8


def test_bars_of_a_histogram_count_every_score_once() -> None:
    chart = draw_histograms("Scores", [Series("a", [-3, 0, 0, 12, 99])], 960)
    assert sum(map(int, re.findall(r"a: (\d+) of 5", chart))) == 5


def test_what_is_lost_stands_left_of_zero() -> None:
    chart = draw_stacks("Sources", [Series("a", [10, -10])], ["gain", "loss"], 960)
    gain, loss = (float(x) for x in re.findall(r'<rect x="([\d.]+)"', chart))
    assert loss < gain


@pytest.mark.parametrize("end", [50, 0])
def test_names_at_the_ends_of_lines_do_not_cover_each_other_and_stay_on_the_chart(end: float) -> None:
    series = [Series(name, [0, end]) for name in "abc"]
    chart = draw_lines("Rounds", series, ["0", "end"], 960)
    places = sorted(float(y) for y in re.findall(r'<text class="number" x="[\d.]+" y="([\d.]+)"', chart))
    assert [after - before for before, after in pairwise(places)] == pytest.approx([TEXT, TEXT])
    assert places[-1] < LINES + AXIS


def test_intervals_are_given_in_words_too() -> None:
    chart = draw_spans("Win shares", [Span("a", 0.1, 0.2, 0.4, "20%")], 470, lambda value: f"{value:.0%}", fair=0.5)
    assert 'aria-label="Win shares. a 20%, 10% to 40%."' in chart
    assert chart.count('class="fair"') == 1
