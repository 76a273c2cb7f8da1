"""Shares of games won, how precisely they are known, and the odds that they stand for."""

from collections.abc import Sequence
from math import log, sqrt

import numpy as np
import numpy.typing as npt

BINS = 10
_Z95 = 1.959963984540054  # 95 % of a normal distribution lies within this many standard deviations


def win_shares(ranks: Sequence[int]) -> list[float]:
    """By seat: a win shared by k seats is 1/k of a win for each."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def log_odds(chances: float) -> float:
    """The lead that these chances stand for, in units of the judgement's doubt: the inverse of `chance_to_win`."""
    known = min(max(chances, 0.001), 0.999)
    return log(known / (1 - known))


def wilson(wins: float, trials: int) -> tuple[float, float]:
    """The Wilson score interval at 95 %. The seats of one game cannot all win, so for them it is a little too wide."""
    return wilson_around(wins / trials, trials)


def wilson_around(share: float, trials: float) -> tuple[float, float]:
    """The same for a share that is known as well as from so many independent trials."""
    spread = _Z95 * _Z95 / trials
    middle = (share + spread / 2) / (1 + spread)
    half = sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def bins_of(chances: npt.NDArray[np.float64]) -> npt.NDArray[np.int64]:
    """The tenth that each chance falls into."""
    return np.minimum((chances * BINS).astype(np.int64), BINS - 1)


def calibration_error(chances: npt.NDArray[np.float64], won: npt.NDArray[np.float64]) -> float:
    """The expected calibration error: how far chances and wins differ within a tenth, averaged over all chances. 0 if a
    chance of 70 % wins 70 % of the time."""
    missed = np.bincount(bins_of(chances).ravel(), (chances - won).ravel())
    return float(np.abs(missed).sum() / chances.size)
