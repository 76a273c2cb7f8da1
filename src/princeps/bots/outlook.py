"""The outlook: what every seat of a position may expect, in calibrated numbers.

    for seat, expected in enumerate(outlook(position)):
        print(seat, expected.chance, expected.total, expected.points)

The network predicts the points of each seat; how far to trust it was measured on games that it played (docs/bots.md)
and is noted in `outlook.toml` beside it. No search is needed, so the curve of a whole game is there at once.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import numpy as np
import numpy.typing as npt

from princeps.bots.mind import mind_of
from princeps.bots.tree import LEAST_DOUBT
from princeps.bots.winning import win_shares
from princeps.games import game as find_game
from princeps.kernel.game import Position

Reals = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Outlook:
    """What one seat may expect."""

    chance: float  # of winning, 0 to 1; those of all seats add up to 1
    points: dict[str, float]  # at the end, by source

    @property
    def total(self) -> float:
        return sum(self.points.values())


@dataclass(frozen=True)
class Trust:
    """How far the network's judgements can be trusted, for one number of players."""

    share: Reals  # by source: how much of a point that the network expects is scored in the end
    doubt: tuple[float, float] = (LEAST_DOUBT, 1.0)  # points ahead that make victory e times as likely: a few at the
    # end, and so many more for each root of the points still to come

    def points(self, now: Reals, expected: Reals) -> Reals:
        """At the end, by source: from the points a seat has now, and those the network expects it to have."""
        return now + self.share * (expected - now)

    def chances(self, now: Reals, points: Reals) -> Reals:
        """Of winning, by seat, from points now and at the end, both of shape (…, seats)."""
        at_end, by_root = self.doubt
        to_come = np.maximum(points - now, 0).mean(-1, keepdims=True)
        odds = points / (at_end + by_root * np.sqrt(to_come))
        odds = np.exp(odds - odds.max(-1, keepdims=True))
        chances: Reals = odds / odds.sum(-1, keepdims=True)
        return chances


@cache
def trust(game: str, players: int) -> Trust:
    """As measured with the network we ship; if nothing was measured, the trust that a search has."""
    mind = mind_of(find_game(game))
    file = files(mind.package) / "outlook.toml"
    if not file.is_file():
        return Trust(np.ones(len(mind.source_names)))
    stored = tomllib.loads(file.read_text(encoding="utf-8"))[str(players)]
    share = np.array([stored["share"][name] for name in mind.source_names])
    return Trust(share, tuple(stored["doubt"]))


def outlook(position: Position) -> tuple[Outlook, ...]:
    """By seat. A seat's view has blanks: ask for the outlook of worlds that the seat can imagine instead."""
    names = mind_of(position.game).source_names
    now, expected = judgement(position)
    if position.is_over:
        points, chances = now, np.array(win_shares(position.ranking))
    else:
        trusted = trust(position.game.name, position.players)
        points = trusted.points(now, expected)
        chances = trusted.chances(now.sum(1), points.sum(1))
    return tuple(
        Outlook(float(chance), dict(zip(names, row.tolist(), strict=True)))
        for chance, row in zip(chances, points, strict=True)
    )


def judgement(position: Position) -> tuple[Reals, Reals]:
    """Points by seat and source: those won so far, and those that the network expects at the end."""
    mind = mind_of(position.game)
    network = mind.network(mind.layers())
    array = position.copy().array  # a copy, because a position whose record is handed out gets slower
    now = array["players"]["points_from"][0, : position.players].astype(np.float64)
    expected = np.zeros(now.shape, np.float32)
    for seat in range(position.players):
        mind.searching.by_source(array, seat, network, expected[seat])
    return now, expected.astype(np.float64)
