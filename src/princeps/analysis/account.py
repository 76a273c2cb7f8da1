"""What of a result was luck, and what was skill: an account for each seat that adds up exactly.

    start + luck + skill + others = result

What everybody together knew before and after each answer has an outlook; what chance did between them is luck
(`princeps.bots.luck`), and the rest belongs to whoever answered. Results are chances to win, or points.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from princeps.bots.luck import Swings


@dataclass(frozen=True)
class Account:
    """Of one seat."""

    start: float  # before anything was dealt
    luck: float  # the deal, draws and reveals
    skill: float  # the seat's own decisions
    others: float  # what the others decided
    result: float  # its share of the win, or its chance where the game is not over; or its points


def accounts_of(swings: Swings, answered: Sequence[int]) -> tuple[Account, ...]:
    """By seat. `answered` are the seats that gave the answers."""
    players = swings.value.shape[1]
    seats = np.array([players, *answered])  # the deal is nobody's answer
    accounts = []
    for seat in range(players):
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
    return tuple(accounts)
