"""What may be called a name, and who had a seat before. The types of messages need it, and the page is built from
those: so it imports nothing else of Princeps."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

LONGEST_NAME = 20


@dataclass(frozen=True)
class Leaver:
    """Who left a seat to a bot, when so many moves had been made."""

    seat: int
    name: str
    moves: int


def names_then(names: Sequence[str], leavers: Iterable[Leaver]) -> tuple[str, ...]:
    """By seat, as they were before these had left."""
    left = {leaver.seat: leaver.name for leaver in leavers}
    return tuple(left.get(seat, name) for seat, name in enumerate(names))


def is_name(text: str) -> bool:
    """Signs that would change how the words around a name look are not among it."""
    return 1 <= len(text) <= LONGEST_NAME and bool(text.strip()) and text.isprintable()
