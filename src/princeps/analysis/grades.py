"""How good a decision was: a grade for each, and an accuracy for all decisions of a seat.

A decision is measured by what it lost: the chance to win after the best answer, less the chance after the one chosen,
both as the seat could see them then.
"""

from collections.abc import Sequence
from enum import StrEnum
from math import exp


class Grade(StrEnum):
    ONLY = "only"  # there was no choice
    GREAT_FIND = "great-find"  # the only good answer, and hard to see
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


ERRORS = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)

# Chance to win lost, from which a decision has a grade.
ABOUT_EQUAL = 0.01  # nobody could tell less
INACCURACY = 0.025
MISTAKE = 0.06
BLUNDER = 0.12

ALONE = MISTAKE  # by so much every other answer is worse than a great find
HALVED_BY = 80.0  # expected points lost in a game, at which accuracy has fallen by half


def grade_of(lost: float, is_best: bool, is_find: bool) -> Grade:
    if is_find:
        return Grade.GREAT_FIND
    if is_best or lost < ABOUT_EQUAL:
        return Grade.BEST
    for grade, limit in ((Grade.BLUNDER, BLUNDER), (Grade.MISTAKE, MISTAKE), (Grade.INACCURACY, INACCURACY)):
        if lost >= limit:
            return grade
    return Grade.GOOD


def is_worse(grade: Grade, other: Grade) -> bool:
    order = list(Grade)
    return order.index(grade) > order.index(other)


def accuracy_of(lost_points: Sequence[float]) -> float:
    """From 100 for a game in which nothing was lost; each further loss of `HALVED_BY` points halves it."""
    return 100 * exp(-0.6931 * sum(lost_points) / HALVED_BY)
