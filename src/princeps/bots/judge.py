"""How a position is judged: the points that each seat will have at the end, by source, as a small network expects them.

A game says what to look at (`features`); the network has learned from games of the bots against themselves what that
is worth. Its first layer has a row of weights for each feature and one of biases, its second a row for each source of
points and one for their sum; the last column holds the biases.

The functions here are templates: `bind_judge` binds them to a game's features.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from princeps.kernel.points import points_of
from princeps.kernel.rule import bind, open_name, rule

features = look_at = open_name

Numbers = npt.NDArray[np.float32]


class Network(NamedTuple):
    """The two layers, and paper to write on."""

    first: Numbers  # features + 1, units
    second: Numbers  # sources + 1, units + 1
    seen: Numbers  # the features of a position
    units: Numbers


def look_at_position(state: Any, p: int, network: Network) -> None:
    """What the hidden units make of a seat's position."""
    features(state, p, network.seen)
    first, units = network.first, network.units
    last = first.shape[0] - 1
    for j in range(len(units)):
        units[j] = first[last, j]
    for i in range(last):
        value = network.seen[i]
        if value != 0:
            for j in range(len(units)):
                units[j] += value * first[i, j]


@rule
def points_to_come(network: Network, row: int) -> float:
    """Of the position just looked at: what one row of the second layer says."""
    weights = network.second
    total = weights[row, len(network.units)]
    for j in range(len(network.units)):
        if network.units[j] > 0:
            total += weights[row, j] * network.units[j]
    return float(total)


def judge_final_points(state: Any, p: int, network: Network) -> float:
    look_at(state, p, network)
    return points_of(state.players[p]) + points_to_come(network, network.second.shape[0] - 1)


def judge_by_source(table: npt.NDArray[Any], p: int, network: Network, out: Numbers) -> None:
    """Final points of each source."""
    player = table[0].players[p]
    look_at(table[0], p, network)
    for source in range(len(player.points_from)):
        out[source] = player.points_from[source] + points_to_come(network, source)


def bind_judge(package: str, features: Any) -> tuple[Any, Any]:
    """For a game's own package: (state, p, network) -> points at the end; (table, p, network, out): by source."""
    look_at = bind(look_at_position, package, features=features)
    return bind(judge_final_points, package, look_at=look_at), bind(judge_by_source, package, look_at=look_at)
