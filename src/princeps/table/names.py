"""What counts as a name, and who held a seat before. The message types need this, and the page is built from them, so
it imports nothing else from Princeps."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

LONGEST_NAME = 20


@dataclass(frozen=True)
class Leaver:
    """Someone who left a seat to a bot after this many moves."""

    seat: int
    name: str
    moves: int


def names_then(names: Sequence[str], leavers: Iterable[Leaver]) -> tuple[str, ...]:
    """The names by seat, as they were before these players left."""
    left = {leaver.seat: leaver.name for leaver in leavers}
    return tuple(left.get(seat, name) for seat, name in enumerate(names))


def is_name(text: str) -> bool:
    """Excludes characters that would change how the text around a name looks."""
    return 1 <= len(text) <= LONGEST_NAME and bool(text.strip()) and text.isprintable()
