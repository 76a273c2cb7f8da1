"""Where a turn stands, for all games: its steps, of which one is under way."""

from collections.abc import Sequence
from typing import Literal

from princeps.table.messages import Stride
from princeps.table.vocabulary import GameWords


def strides_of(words: GameWords, names: Sequence[str], now: int) -> list[Stride]:
    """The steps with these names, as they stand while the one of number `now` is under way."""

    def mark(step: int) -> Literal["done", "now", "later"]:
        return "done" if step < now else "now" if step == now else "later"

    return [Stride(words.text(f"stride-{name}"), mark(step)) for step, name in enumerate(names)]
