"""Advice: the best few answers in a position, what to expect of them and how surely, and where the points come from.

for hint in advise(position.view(seat), seat):
    print(hint.name, hint.rank, hint.points, hint.gains)
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp
from statistics import fmean

import numpy as np
import numpy.typing as npt

from princeps.bots.levels import levels
from princeps.bots.mind import mind_of
from princeps.bots.outlook import outlook
from princeps.bots.search import Finding, SearchBot
from princeps.bots.thought import Thought
from princeps.bots.winning import log_odds
from princeps.games import manifest_of
from princeps.kernel.game import Position

ADVISER = "princeps"
WORLDS = 24  # in which the sources of points are compared


@dataclass(frozen=True)
class Budget:
    """How long to think; whichever runs out first."""

    iterations: int = 4000
    seconds: float = 2.0


@dataclass(frozen=True)
class Advice:
    """One answer."""

    action: int
    name: str
    share: float  # of the search's visits: near 1, it is sure that nothing else is as good
    rank: float  # expected place, 1 for the winner
    chances: float  # of winning, 0 to 1: for the best answer those of the position itself, for the others less
    points: float  # expected at the end of the game
    error: float  # standard error of these points
    gains: dict[str, float]  # by source: how many points more or less than the average of these answers
    line: tuple[int, ...] = ()  # what the adviser would answer next in this turn, leaving out forced answers


def advise(
    view: Position, seat: int, budget: Budget | None = None, count: int = 3, thought: Thought | None = None
) -> list[Advice]:
    """The best answers first; nothing if the seat has no choice, or if no network knows the game."""
    if not manifest_of(view.game.name).bots:
        return []
    chosen = budget or Budget()
    settings = replace(levels()[ADVISER], iterations=chosen.iterations, seconds=chosen.seconds, decided=False)
    bot = SearchBot(mind_of(view.game), settings, seed=0)
    found = bot.findings(view, seat, thought)
    if not found:
        return []
    visits = sum(it.visits for it in found)
    gains = _gains(view, seat, found)
    chances = _chances(view, seat, found)
    return [
        Advice(
            action=it.action,
            name=view.game.actions.names[it.action],
            share=it.visits / visits,
            rank=it.rank,
            chances=it_chances,
            points=it.points,
            error=it.error,
            gains=it_gains,
            line=it.line,
        )
        for it, it_gains, it_chances in zip(found[:count], gains, chances, strict=False)
    ]


def _gains(view: Position, seat: int, found: Sequence[Finding]) -> list[dict[str, float]]:
    """What sets the answers apart: the expected points of each by source, minus the mean over all of them."""
    expected = points_after(view, seat, [it.action for it in found])
    names = mind_of(view.game).source_names
    return [
        {name: round(float(gain), 1) for name, gain in zip(names, row, strict=True) if abs(gain) >= 0.1}
        for row in expected - expected.mean(0)
    ]


def points_after(view: Position, seat: int, actions: Sequence[int]) -> npt.NDArray[np.float64]:
    """At the end, by answer and source, as far as the next position shows."""
    expected = np.zeros((len(actions), len(mind_of(view.game).source_names)))
    for world_number in range(WORLDS):
        world = view.determinize(seat, seed=world_number)
        for row, action in enumerate(actions):
            if action in world.legal(seat):
                expected[row] += _expected_after(world, seat, action)
    return expected / WORLDS


def _chances(view: Position, seat: int, found: Sequence[Finding]) -> list[float]:
    """Of winning. The outlook of the position is calibrated; the search says how far apart the answers are."""
    now = log_odds(chance_in(view, seat))
    return [1 / (1 + exp(log_odds(found[0].chances) - log_odds(it.chances) - now)) for it in found]


def chance_in(view: Position, seat: int) -> float:
    """To win, in the mean of worlds that the seat can imagine."""
    worlds = (view.determinize(seat, seed=number) for number in range(WORLDS))
    return fmean(outlook(world)[seat].chance for world in worlds)


def _expected_after(world: Position, seat: int, action: int) -> npt.NDArray[np.float32]:
    mind = mind_of(world.game)
    after = world.copy()
    after.play(seat, action)
    expected = np.zeros(len(mind.source_names), np.float32)
    if after.is_over:
        expected[:] = after.state.players[seat].points_from
    else:
        mind.searching.by_source(after.array, seat, mind.network(mind.layers(levels()[ADVISER].network)), expected)
    return expected
