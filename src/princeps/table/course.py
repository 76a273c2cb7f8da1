"""How far a turn has got, for all games: its steps, one of which is under way."""

from collections.abc import Sequence
from typing import Literal

from princeps.table.messages import TurnStep
from princeps.table.vocabulary import GameWords


def turn_steps_of(words: GameWords, names: Sequence[str], now: int) -> list[TurnStep]:
    """The steps with these names while step number `now` is under way."""

    def mark(step: int) -> Literal["done", "now", "later"]:
        return "done" if step < now else "now" if step == now else "later"

    return [TurnStep(words.text(f"turn-step-{name}"), mark(step)) for step, name in enumerate(names)]
