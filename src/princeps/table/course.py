"""Where a turn stands, for all games: its steps, of which one is under way."""

from collections.abc import Sequence
from typing import Literal

from princeps.table.messages import TurnStep
from princeps.table.vocabulary import GameWords


def turn_steps_of(words: GameWords, names: Sequence[str], now: int) -> list[TurnStep]:
    """The steps with these names, as they stand while the one of number `now` is under way."""

    def mark(step: int) -> Literal["done", "now", "later"]:
        return "done" if step < now else "now" if step == now else "later"

    return [TurnStep(words.text(f"turn-step-{name}"), mark(step)) for step, name in enumerate(names)]
