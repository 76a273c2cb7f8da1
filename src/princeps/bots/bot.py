"""What every bot is: something that is given a seat's view, and answers. It cannot know more than a person would."""

from typing import Protocol

from princeps.kernel.chance import below, dice
from princeps.kernel.game import Position


class Bot(Protocol):
    """One player at one seat of one game; it may remember what it worked out before."""

    def choose(self, view: Position, seat: int) -> int:
        """One of the legal answers of the seat."""
        ...


class RandomBot:
    """Picks any legal answer, all equally likely."""

    def __init__(self, seed: int) -> None:
        self._chance = dice(seed)

    def choose(self, view: Position, seat: int) -> int:
        legal = view.legal(seat)
        return legal[below(self._chance[0], len(legal))]
