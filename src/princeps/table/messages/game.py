"""The base classes for the messages that each game defines itself, each tagged with the game's name."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct


class GamePosition(Struct, frozen=True):
    """Everything on the table: `class TrajanPosition(GamePosition, frozen=True, tag="trajan", tag_field="game")`."""

    if TYPE_CHECKING:  # each game has its own type

        @property
        def mats(self) -> Sequence[Any]:
            """What lies before each seat."""


class GameBox(Struct, frozen=True):
    """What never changes during a game."""
