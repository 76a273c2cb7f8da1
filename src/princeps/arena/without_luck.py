"""Results without luck: what chance was worth to each seat is taken off, as far as that makes figures surer.

Luck is zero on average (`bots/luck.py`), so whatever multiple of it is taken off, the mean stays what it is, as long as
the game itself has no say in the multiple. For each deal it is the one that suits the games of all other deals best.

The games of a deal resemble each other: what it gives to one seat, everybody is given once. So a deal is one
observation, however many games it has.
"""

from collections.abc import Iterable
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
    seeds, wins, luck_in_wins, scores, luck_in_points = [], [], [], [], []
    for outcome in outcomes:
        if outcome.luck_in_wins is None or outcome.luck_in_points is None:
            return None
        seats = [seat for seat, sitting in enumerate(outcome.seats) if sitting == name]
        if seats:  # they share their fortunes, so that a game is one observation
            shares = win_shares(outcome.ranks)
            seeds.append(outcome.deal)
            wins.append(fmean(shares[seat] for seat in seats))
            luck_in_wins.append(fmean(outcome.luck_in_wins[seat] for seat in seats))
            scores.append(fmean(outcome.scores[seat] for seat in seats))
            luck_in_points.append(fmean(outcome.luck_in_points[seat] for seat in seats))
    if len(set(seeds)) < 2:
        return None
    plain, deals = np.array(wins), np.unique(seeds, return_inverse=True)[1]
    fair = take_off(plain, np.array(luck_in_wins), deals)
    share, error, plain_error = float(fair.mean()), error_of_mean(fair, deals), error_of_mean(plain)
    is_decided = share in (0, 1)  # then nobody knows how far results lie apart
    width = error / plain_error if plain_error else float(is_decided)
    low, high = wilson_around(min(max(share, 0.0), 1.0), len(plain) / width**2 if width else inf)
    return WithoutLuck(
        win_share=round(share, 6),
        ci95=(round(low, 6), round(high, 6)),
        mean_score=round(float(take_off(np.array(scores), np.array(luck_in_points), deals).mean()), 6),
        width=round(width, 6),
    )


def error_of_mean(results: Numbers, deals: Deals | None = None) -> float:
    """The standard error, from how far observations lie apart: deals, or games if there are none."""
    away = results - results.mean()
    if deals is not None:
        away = np.bincount(deals, away)
    return sqrt(away @ away * len(away) / (len(away) - 1)) / len(results)


def take_off(results: Numbers, luck: Numbers, deals: Deals) -> Numbers:
    """Results by game without the multiple of its luck that suits the games of other deals: the one that makes sums
    over deals lie least apart."""
    games, of_results, of_luck = np.bincount(deals), np.bincount(deals, results), np.bincount(deals, luck)
    means = (of_results.sum() - of_results) / (games.sum() - games)  # by deal: over all others
    together = _of_others(of_results * of_luck) - means * _of_others(games * of_luck)
    squares = _of_others(of_luck**2)
    multiples = np.divide(together, squares, out=np.zeros(len(games)), where=squares > 0)
    fair: Numbers = results - multiples[deals] * luck
    return fair


def _of_others(values: npt.NDArray[Any]) -> Numbers:
    others: Numbers = values.sum() - values
    return others
