"""How a position is judged: a small network predicts the points that a seat will have at the end, by source.

A game defines what to look at (`features`); the network has learned from self-play what that is worth. Its first layer
has a row of weights for each feature and one of biases; the optional middle layer has a row for each unit of the first
and one of biases. The last layer has a row for each source of points and one for their sum; its last column holds the
biases.

The functions here are templates: `bind_judge` binds them to a game's features.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from princeps.kernel.points import points_of
from princeps.kernel.rule import bind, open_name, rule

features = run_hidden_layers = open_name

Numbers = npt.NDArray[np.float32]
Indices = npt.NDArray[np.int64]


NO_SEAT = -1
MOST_CHANGES = 60  # a position that differs from the reference in more features becomes the reference itself


class Taste(NamedTuple):
    """What a character likes: to its seat, points from some sources are worth more than a point."""

    seat: Indices  # 1: whose taste it is; NO_SEAT if nobody has one
    bonus: Numbers  # sources: what each point is worth on top of itself
    row: Numbers  # for use as a row of the last layer: the sum of its rows, weighted by these bonuses
    baseline: Numbers  # 1: the bonus expected before this turn, so that only changes to it count


class Network(NamedTuple):
    """The layers, and buffers to compute in.

    The positions of one search resemble each other. So for each seat the first layer's sums are kept for one of them,
    the reference, and for the others only the features that differ are added or taken away.
    """

    first: Numbers  # features + 1, units
    middle: Numbers  # units + 1, inner units; or empty
    last: Numbers  # sources + 1, inner units (or units) + 1
    seen: Numbers  # the features of a position
    changes: Numbers  # by how much they differ from the reference's
    nonzero: Indices  # where such a vector is not zero
    units: Numbers
    inner: Numbers
    products: Numbers
    reference_seen: Numbers  # seats, features
    reference_units: Numbers  # seats, units
    taste: Taste


@rule
def find_nonzero(values: Numbers, found: Indices) -> int:
    """Which values are not zero; returns how many. Without a branch, which the processor would often mispredict."""
    count = 0
    for i in range(len(values)):
        found[count] = i
        count += values[i] != 0
    return count


@rule
def add_weighted(weights: Numbers, values: Numbers, found: Indices, count: int, sums: Numbers) -> None:
    """Add the rows of these values, weighted by them: four at a time, so that sums are loaded and stored less often."""
    at = 0
    while at + 3 < count:
        a, b, c, d = found[at], found[at + 1], found[at + 2], found[at + 3]
        value_a, value_b, value_c, value_d = values[a], values[b], values[c], values[d]
        row_a, row_b, row_c, row_d = weights[a], weights[b], weights[c], weights[d]
        for j in range(len(sums)):
            sums[j] += (value_a * row_a[j] + value_b * row_b[j]) + (value_c * row_c[j] + value_d * row_d[j])
        at += 4
    while at < count:
        value, row = values[found[at]], weights[found[at]]
        for j in range(len(sums)):
            sums[j] += value * row[j]
        at += 1


@rule
def start_from_biases(weights: Numbers, sums: Numbers) -> None:
    biases = weights[len(weights) - 1]
    for j in range(len(sums)):
        sums[j] = biases[j]


@rule
def clear_references(network: Network) -> None:
    """So that the next judgement does not depend on earlier ones, not even in its last digit."""
    for p in range(len(network.reference_seen)):
        for i in range(len(network.seen)):
            network.reference_seen[p, i] = 0
        start_from_biases(network.first, network.reference_units[p])


@rule
def make_reference(network: Network, p: int) -> None:
    """The position just seen becomes the reference for the seat."""
    for i in range(len(network.seen)):
        network.reference_seen[p, i] = network.seen[i]
    start_from_biases(network.first, network.reference_units[p])
    count = find_nonzero(network.seen, network.nonzero)
    add_weighted(network.first, network.seen, network.nonzero, count, network.reference_units[p])


@rule
def find_changes(network: Network, p: int) -> int:
    """In which features the position differs from the reference; returns how many."""
    seen, reference, changes = network.seen, network.reference_seen[p], network.changes
    for i in range(len(seen)):
        changes[i] = seen[i] - reference[i]
    return find_nonzero(changes, network.nonzero)


@rule
def rectify(units: Numbers) -> None:
    """ReLU: what is below zero counts as zero."""
    for j in range(len(units)):
        units[j] = max(units[j], np.float32(0))


def judge_hidden(state: Any, p: int, network: Network) -> None:
    """Compute the hidden units for a seat's position."""
    features(state, p, network.seen)
    count = find_changes(network, p)
    if count > MOST_CHANGES:
        make_reference(network, p)
        count = 0
    units, reference = network.units, network.reference_units[p]
    for j in range(len(units)):
        units[j] = reference[j]
    add_weighted(network.first, network.changes, network.nonzero, count, units)
    rectify(units)
    if len(network.inner) > 0:
        start_from_biases(network.middle, network.inner)
        add_weighted(network.middle, units, network.nonzero, find_nonzero(units, network.nonzero), network.inner)
        rectify(network.inner)


@rule
def points_to_come(network: Network, weights: Numbers) -> float:
    """What one row of the last layer says of the position whose hidden units were just computed.

    The products are added up pairwise, so that many additions run side by side instead of waiting for each other.
    """
    hidden = network.inner if len(network.inner) > 0 else network.units
    products = network.products
    count = len(hidden)
    for j in range(count):
        products[j] = weights[j] * hidden[j]
    while count > 1:
        half = (count + 1) // 2
        for j in range(count - half):
            products[j] += products[half + j]
        count = half
    return float(products[0] + weights[len(hidden)])


@rule
def bonus_of_taste(points_from: npt.NDArray[np.int16], taste: Taste) -> float:
    """What the points that a seat has won are worth to it on top of themselves, compared with the baseline."""
    bonus = -float(taste.baseline[0])
    for source in range(len(taste.bonus)):
        bonus += float(taste.bonus[source]) * int(points_from[source])
    return bonus


def judge_final_points(state: Any, p: int, network: Network) -> float:
    run_hidden_layers(state, p, network)
    player, taste = state.players[p], network.taste
    points = points_of(player) + points_to_come(network, network.last[len(network.last) - 1])
    if p == taste.seat[0]:
        points += bonus_of_taste(player.points_from, taste) + points_to_come(network, taste.row)
    return points


def judge_by_source(table: npt.NDArray[Any], p: int, network: Network, out: Numbers) -> None:
    """Final points from each source."""
    player = table[0].players[p]
    run_hidden_layers(table[0], p, network)
    for source in range(len(player.points_from)):
        out[source] = player.points_from[source] + points_to_come(network, network.last[source])


def bind_judge(package: str, features: Any) -> tuple[Any, Any]:
    """For a game's own package: (state, p, network) -> points at the end; and (table, p, network, out), by source."""
    hidden = bind(judge_hidden, package, features=features)
    return (
        bind(judge_final_points, package, run_hidden_layers=hidden),
        bind(judge_by_source, package, run_hidden_layers=hidden),
    )
