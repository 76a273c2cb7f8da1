"""What of a result was luck, and what was skill: an account for each seat that adds up exactly.

    start + luck + skill + others = result

All are chances to win. What everybody together knew before and after each answer has an outlook; what chance did
between them is luck (`princeps.bots.luck`), and the rest belongs to whoever answered.
"""

from dataclasses import dataclass

import numpy as np

from princeps.bots.luck import Swings, luck_of
from princeps.kernel.match import Match


@dataclass(frozen=True)
class Account:
    """Of one seat."""

    start: float  # before anything was dealt
    luck: float  # the deal, draws and reveals
    skill: float  # the seat's own decisions
    others: float  # what the others decided
    result: float  # its share of the win, or its chance where the game is not over


def accounts_of(match: Match) -> tuple[tuple[Account, ...], Swings]:
    """By seat, and the swings that they sum up."""
    swings = luck_of(match).chances
    seats = np.array([match.position.players, *(move.seat for move in match.standing)])  # the deal is nobody's answer
    accounts = []
    for seat in range(match.position.players):
        own = seats == seat
        accounts.append(
            Account(
                start=float(swings.start[seat]),
                luck=float(swings.luck[:, seat].sum()),
                skill=float(swings.choice[own, seat].sum()),
                others=float(swings.choice[~own, seat].sum()),
                result=float(swings.value[-1, seat]),
            )
        )
    return tuple(accounts), swings
