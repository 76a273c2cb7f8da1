"""Victory points, kept by source: a player's score is the sum over all sources.

A player's record has `points_from`, a number for each source that the game names. Event kind 0 is POINTS in every game.
"""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt

from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.rule import rule

POINTS = 0


class HasPoints(Protocol):
    """What the functions here need of a player."""

    points_from: npt.NDArray[np.int16]


class HasScores(Protocol):
    """What the functions here need of a state."""

    @property
    def players(self) -> Sequence[HasPoints]: ...


@rule
def gain_points(state: HasScores, log: Log, p: int, points: int, source: int, where: int) -> None:
    """Add points from a source (a penalty if negative); `where` tells the log what they were for."""
    if points != 0:
        state.players[p].points_from[source] += points
        note(log, POINTS, p, EVERYBODY, source, where, points)


@rule
def points_of(player: HasPoints) -> int:
    total = 0
    for source in range(len(player.points_from)):
        total += int(player.points_from[source])
    return total
