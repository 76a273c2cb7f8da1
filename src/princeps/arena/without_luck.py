"""Results without luck: what chance was worth to each seat is taken off, and what careless bots owe to the random
numbers that they misjudge by, as far as that makes figures surer.

Both are zero on average (`bots/luck.py`, `Slip` in `bots/search.py`), so whatever multiples of them are taken off, the
mean stays what it is, as long as the game itself has no say in the multiples. For each deal they are those that suit
the games of all other deals best.

The games of a deal resemble each other: what it gives to one seat, everybody is given once. So a deal is one
observation, however many games it has.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean
from typing import Any

import numpy as np
import numpy.typing as npt

from princeps.arena.play import Outcome
from princeps.bots.winning import wilson_around, win_shares

Numbers = npt.NDArray[np.float64]
Deals = npt.NDArray[np.int64]


@dataclass(frozen=True)
class WithoutLuck:
    """Figures of one bot. On average they are the plain ones."""

    win_share: float
    ci95: tuple[float, float]
    mean_score: float
    width: float  # of the interval, as a part of what it is with luck, and if every game is an observation


def without_luck(name: str, outcomes: Iterable[Outcome]) -> WithoutLuck | None:
    """Nothing if there are games that do not tell of luck, or fewer than two deals."""
    seeds, wins, points = [], [], []  # by game: with the luck and the slips that belong to them
    for outcome in outcomes:
        if outcome.luck_in_wins is None or outcome.luck_in_points is None:
            return None
        seats = [seat for seat, sitting in enumerate(outcome.seats) if sitting == name]
        if seats:  # they share their fortunes, so that a game is one observation
            none = [0.0] * len(outcome.seats)
            of_wins = win_shares(outcome.ranks), outcome.luck_in_wins, outcome.slips_in_wins or none
            of_points = outcome.scores, outcome.luck_in_points, outcome.slips_in_points or none
            seeds.append(outcome.deal)
            wins.append([fmean(by_seat[seat] for seat in seats) for by_seat in of_wins])
            points.append([fmean(by_seat[seat] for seat in seats) for by_seat in of_points])
    if len(set(seeds)) < 2:
        return None
    deals = np.unique(seeds, return_inverse=True)[1]
    plain, fair = np.array(wins)[:, 0], _fair(wins, deals)
    share, error, plain_error = float(fair.mean()), error_of_mean(fair, deals), error_of_mean(plain)
    is_decided = share in (0, 1)  # then nobody knows how far results lie apart
    width = error / plain_error if plain_error else float(is_decided)
    low, high = wilson_around(min(max(share, 0.0), 1.0), len(plain) / width**2 if width else inf)
    return WithoutLuck(
        win_share=round(share, 6),
        ci95=(round(low, 6), round(high, 6)),
        mean_score=round(float(_fair(points, deals).mean()), 6),
        width=round(width, 6),
    )


def _fair(games: Sequence[Sequence[float]], deals: Deals) -> Numbers:
    """By game, from what came of it and how much of that was luck of each kind."""
    columns = np.array(games)
    return take_off(columns[:, 0], columns[:, 1:], deals)


def error_of_mean(results: Numbers, deals: Deals | None = None) -> float:
    """The standard error, from how far observations lie apart: deals, or games if there are none."""
    away = results - results.mean()
    if deals is not None:
        away = np.bincount(deals, away)
    return sqrt(away @ away * len(away) / (len(away) - 1)) / len(results)


def take_off(results: Numbers, luck: Numbers, deals: Deals) -> Numbers:
    """Results by game without the multiples of its kinds of luck (columns) that suit the games of other deals: those
    that make sums over deals lie least apart."""
    games, of_results = np.bincount(deals), np.bincount(deals, results)
    of_luck = np.stack([np.bincount(deals, kind) for kind in luck.T], axis=1)
    means = _of_others(of_results) / _of_others(games)
    together = _of_others(of_results[:, None] * of_luck) - means[:, None] * _of_others(games[:, None] * of_luck)
    squares = _of_others(of_luck[:, :, None] * of_luck[:, None, :])
    multiples = (np.linalg.pinv(squares, hermitian=True) @ together[:, :, None])[:, :, 0]
    fair: Numbers = results - (multiples[deals] * luck).sum(1)
    return fair


def _of_others(values: npt.NDArray[Any]) -> Numbers:
    others: Numbers = values.sum(0) - values
    return others
