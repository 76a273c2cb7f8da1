"""What the vocabularies of all games have in common."""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from princeps.kernel.editions import Edition
from princeps.locale import AS_IT_IS, Catalogue, Value


@dataclass(frozen=True)
class GameWords:
    """Words for an edition, in a language, among players with names."""

    prefix: ClassVar[str]  # all messages of the game begin with it; ids of things include it

    catalogue: Catalogue
    edition: Edition
    names: tuple[str, ...]
    typed: bool = True  # people who type answers call a place `r2c3`; others see it, and read its row and column

    def text(self, message: str, form: str | None = None, /, **values: Value) -> str:
        return self.catalogue.text(self.prefix + message, form, **values)

    def knows(self, message: str) -> bool:
        return self.catalogue.knows(self.prefix + message)

    def has_form(self, message: str, form: str) -> bool:
        return self.catalogue.has_form(self.prefix + message, form)

    def free_name(self, message: str, name: str) -> str:
        """A thing that an edition may name freely: if the catalogue has no such message, the name is used as it is."""
        return message if self.catalogue.knows(message) else AS_IT_IS + name

    def said(self, message: str, /, **values: Value) -> str:
        """In the form `.seen` for readers who see the places, where that differs."""
        is_seen = not self.typed and self.has_form(message, "seen")
        return self.text(message, "seen" if is_seen else None, **values)

    def place(self, kind: str, name: str) -> dict[str, Value]:
        """Values for a message about a place with a name such as `r2c3`."""
        row, column = _row_and_column(name)
        worded = name if self.typed else self.catalogue.text("place", row=row, column=column)
        return {kind: worded, "row": row, "column": column}


@cache
def _row_and_column(name: str) -> tuple[int, int]:
    row, column = map(int, name[1:].split("c"))
    return row, column
