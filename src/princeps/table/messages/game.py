"""What every game tells in its own way: the base of its messages, each of which has the game's name as its tag."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct


class GamePosition(Struct, frozen=True):
    """All that lies on the table: `class TrajanPosition(GamePosition, frozen=True, tag="trajan", tag_field="game")`."""

    if TYPE_CHECKING:  # a field of every game's own kind

        @property
        def mats(self) -> Sequence[Any]:
            """What lies before each seat."""


class GameBox(Struct, frozen=True):
    """What never changes during a game."""
