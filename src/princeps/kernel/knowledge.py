"""Who has learned something: undo never goes back past that.

A game's state has `learned`, a count per seat, and `barrier`, what the seat learned last (numbered by the game).
"""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from princeps.kernel.rule import rule
from princeps.kernel.seats import may_see


class HasKnowledge(Protocol):
    """What the functions here need of a state."""

    seats: int
    learned: npt.NDArray[np.int16]
    barrier: npt.NDArray[np.int8]


@rule
def learn(state: HasKnowledge, p: int, what: int) -> None:
    """The seat knows something new: its undo ends here."""
    state.learned[p] += 1
    state.barrier[p] = what


@rule
def all_learn(state: HasKnowledge, what: int) -> None:
    for p in range(state.seats):
        learn(state, p, what)


@rule
def forget_others(state: HasKnowledge, seat: int) -> None:
    """For a view: how much the others have learned is private to them."""
    for p in range(len(state.learned)):
        if not may_see(seat, p):
            state.learned[p] = 0
            state.barrier[p] = 0
