"""Results without luck: what chance was worth to each seat is taken off, as far as that makes figures surer.

Luck is zero on average (`bots/luck.py`), so whatever multiple of it is taken off, the mean stays what it is, as long as
the game itself has no say in the multiple. For each deal it is the one that suits the games of all other deals best.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

import numpy as np
import numpy.typing as npt

from princeps.arena.play import Outcome
from princeps.bots.winning import mean_interval, win_shares

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class WithoutLuck:
    """Figures of one bot. On average they are the plain ones."""

    win_share: float
    ci95: tuple[float, float]
    mean_score: float
    width: float  # of the interval, as a part of what it is with luck


def without_luck(name: str, outcomes: Iterable[Outcome]) -> WithoutLuck | None:
    """Nothing if there are games that do not tell of luck, or fewer than two deals."""
    deals, wins, luck_in_wins, scores, luck_in_points = [], [], [], [], []
    for outcome in outcomes:
        if outcome.luck_in_wins is None or outcome.luck_in_points is None:
            return None
        seats = [seat for seat, sitting in enumerate(outcome.seats) if sitting == name]
        if seats:  # they share their fortunes, so that a game is one observation
            shares = win_shares(outcome.ranks)
            deals.append(outcome.deal)
            wins.append(fmean(shares[seat] for seat in seats))
            luck_in_wins.append(fmean(outcome.luck_in_wins[seat] for seat in seats))
            scores.append(fmean(outcome.scores[seat] for seat in seats))
            luck_in_points.append(fmean(outcome.luck_in_points[seat] for seat in seats))
    if len(set(deals)) < 2:
        return None
    plain = np.array(wins)
    fair = take_off(plain, np.array(luck_in_wins), np.array(deals))
    low, high = mean_interval(fair)
    return WithoutLuck(
        win_share=round(float(fair.mean()), 6),
        ci95=(round(low, 6), round(high, 6)),
        mean_score=round(float(take_off(np.array(scores), np.array(luck_in_points), np.array(deals)).mean()), 6),
        width=round(float(fair.std() / plain.std()), 6) if plain.std() else 1.0,
    )


def take_off(results: Numbers, luck: Numbers, deals: npt.NDArray[np.int64]) -> Numbers:
    """Results by game without the multiple of its luck that the games of other deals ask for."""
    fair = results.copy()
    for deal in np.unique(deals):
        here = deals == deal
        others, their_luck = results[~here], luck[~here]
        square = their_luck @ their_luck
        if square:
            fair[here] -= (others - others.mean()) @ their_luck / square * luck[here]
    return fair
