"""How a position is judged: the points that each seat will have at the end, by source, as a small network expects them.

A game says what to look at (`features`); the network has learned from games of the bots against themselves what that
is worth. Its first layer has a row of weights for each feature and one of biases, the middle one a row for each unit of
the first and one of biases; a network may do without it. The last layer has a row for each source of points and one for
their sum; its last column holds the biases.

The functions here are templates: `bind_judge` binds them to a game's features.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from princeps.kernel.points import points_of
from princeps.kernel.rule import bind, open_name, rule

features = look_at = open_name

Numbers = npt.NDArray[np.float32]
Found = npt.NDArray[np.int64]


NO_SEAT = -1
MOST_CHANGES = 60  # features in which a position may differ from the anchor before it becomes the anchor itself


class Taste(NamedTuple):
    """What a character is fond of: points from some sources are worth more to its seat than they are."""

    seat: Found  # 1: whose taste it is; NO_SEAT where somebody plays without one
    more: Numbers  # sources: what a point is worth beyond itself
    row: Numbers  # as one of the last layer: its rows together, each by what a point of its source is worth more
    usual: Numbers  # 1: what the seat's position was worth more before this turn, so that only changes count


class Network(NamedTuple):
    """The layers, and paper to write on.

    Positions of one search resemble each other. So the first layer's sums of one of them are kept for each seat, as an
    anchor, and for the others only the features that differ are reckoned.
    """

    first: Numbers  # features + 1, units
    middle: Numbers  # units + 1, inner units; or empty
    last: Numbers  # sources + 1, inner units (or units) + 1
    seen: Numbers  # the features of a position
    changes: Numbers  # what of them differs from the anchor's
    found: Found  # places that are not zero
    units: Numbers
    inner: Numbers
    products: Numbers
    anchor_seen: Numbers  # seats, features
    anchor_units: Numbers  # seats, units
    taste: Taste


@rule
def find_all(values: Numbers, found: Found) -> int:
    """Which values are not zero; returns how many. Without a branch, which a processor would often guess wrong."""
    count = 0
    for i in range(len(values)):
        found[count] = i
        count += values[i] != 0
    return count


@rule
def weigh(weights: Numbers, values: Numbers, found: Found, count: int, sums: Numbers) -> None:
    """Add to the sums what a layer makes of the values found: four at a time, as every sum has to be fetched anyway."""
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
def begin_with_biases(weights: Numbers, sums: Numbers) -> None:
    biases = weights[len(weights) - 1]
    for j in range(len(sums)):
        sums[j] = biases[j]


@rule
def drop_anchors(network: Network) -> None:
    """What is judged next shall not depend on what was judged before, not even in its last digit."""
    for p in range(len(network.anchor_seen)):
        for i in range(len(network.seen)):
            network.anchor_seen[p, i] = 0
        begin_with_biases(network.first, network.anchor_units[p])


@rule
def drop_anchor_here(network: Network, p: int) -> None:
    """The position just seen becomes the anchor of the seat."""
    for i in range(len(network.seen)):
        network.anchor_seen[p, i] = network.seen[i]
    begin_with_biases(network.first, network.anchor_units[p])
    count = find_all(network.seen, network.found)
    weigh(network.first, network.seen, network.found, count, network.anchor_units[p])


@rule
def find_changes(network: Network, p: int) -> int:
    """In which features the position differs from the anchor; returns how many."""
    seen, anchor, changes = network.seen, network.anchor_seen[p], network.changes
    for i in range(len(seen)):
        changes[i] = seen[i] - anchor[i]
    return find_all(changes, network.found)


@rule
def cut_off(units: Numbers) -> None:
    """Units have no say below zero."""
    for j in range(len(units)):
        units[j] = max(units[j], np.float32(0))


def look_at_position(state: Any, p: int, network: Network) -> None:
    """What the hidden units make of a seat's position."""
    features(state, p, network.seen)
    count = find_changes(network, p)
    if count > MOST_CHANGES:
        drop_anchor_here(network, p)
        count = 0
    units, anchor = network.units, network.anchor_units[p]
    for j in range(len(units)):
        units[j] = anchor[j]
    weigh(network.first, network.changes, network.found, count, units)
    cut_off(units)
    if len(network.inner) > 0:
        begin_with_biases(network.middle, network.inner)
        weigh(network.middle, units, network.found, find_all(units, network.found), network.inner)
        cut_off(network.inner)


@rule
def points_to_come(network: Network, weights: Numbers) -> float:
    """Of the position just looked at: what one row of the last layer says.

    The products are added up by halves: many additions side by side, where one after the other would wait for each.
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
def fondness(points_from: npt.NDArray[np.int16], taste: Taste) -> float:
    """What the points that a seat has won are worth to it beyond themselves, compared with what is usual."""
    more = -float(taste.usual[0])
    for source in range(len(taste.more)):
        more += float(taste.more[source]) * int(points_from[source])
    return more


def judge_final_points(state: Any, p: int, network: Network) -> float:
    look_at(state, p, network)
    player, taste = state.players[p], network.taste
    points = points_of(player) + points_to_come(network, network.last[len(network.last) - 1])
    if p == taste.seat[0]:
        points += fondness(player.points_from, taste) + points_to_come(network, taste.row)
    return points


def judge_by_source(table: npt.NDArray[Any], p: int, network: Network, out: Numbers) -> None:
    """Final points of each source."""
    player = table[0].players[p]
    look_at(table[0], p, network)
    for source in range(len(player.points_from)):
        out[source] = player.points_from[source] + points_to_come(network, network.last[source])


def bind_judge(package: str, features: Any) -> tuple[Any, Any]:
    """For a game's own package: (state, p, network) -> points at the end; (table, p, network, out): by source."""
    look_at = bind(look_at_position, package, features=features)
    return bind(judge_final_points, package, look_at=look_at), bind(judge_by_source, package, look_at=look_at)
