"""Lines about a view that the pages of all games share: the header, players and what they are doing, labels."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from princeps.kernel.game import Position
from princeps.terminal.layout import DIM, SEAT_STYLES, Signs, padded, wrapped

NAME_WIDTH = 13


@dataclass(frozen=True)
class ViewPanels(ABC):
    """Lines about a view, for its seat."""

    table: Any  # of the game
    signs: Signs
    view: Position
    seat: int

    @property
    def state(self) -> Any:
        return self.view.state

    @property
    def player(self) -> Any:
        return self.state.players[self.seat]

    def _text(self, message: str, **values: str | int) -> str:
        found: str = self.table.words.text(message, **values)
        return found

    def line(self, label: str, *parts: Text | str) -> Text:
        """A label and what belongs to it."""
        line = Text.assemble((f"{self._text(label)} ", "bold"))
        for number, part in enumerate(parts):
            if number:
                line.append(f" {self.signs.dot} ", DIM)
            line.append_text(part if isinstance(part, Text) else Text(part))
        return line

    def flow(self, width: int, label: str, *parts: Text | str) -> list[Text]:
        """The same; if it is too long, it breaks between two parts and continues below."""
        lines = [self.line(label, *parts[:1])]
        for part in parts[1:]:
            longer = Text.assemble(lines[-1], (f" {self.signs.dot} ", DIM), part)
            if longer.cell_len <= width:
                lines[-1] = longer
            else:
                lines.append(Text.assemble("  ", part))
        return wrapped(lines, width)

    def header(self, width: int) -> Text:
        title = Text.assemble((f"{self.signs.rule * 2} ", DIM))
        title.append(f" {self.signs.dot} ".join(self.time()), "bold")
        title.append(" " + self.signs.rule * max(0, width - title.cell_len - 1), DIM)
        return title

    @abstractmethod
    def time(self) -> list[str]:
        """How far the game has got."""

    # --- the players ---

    def players(self, width: int) -> list[Text]:
        """A line for each player, the seat itself first, under a heading."""
        return [*self.me(width), *self.rivals(width)]

    def me(self, width: int) -> list[Text]:
        return [padded(line, width) for line in (self.heading(), self.row(self.seat))]

    def rivals(self, width: int) -> list[Text]:
        return [padded(self.row(seat), width) for seat in self.seats()[1:]]

    @abstractmethod
    def heading(self) -> Text:
        """Of the columns."""

    @abstractmethod
    def row(self, seat: int) -> Text:
        """What everybody may know of a player."""

    def seats(self) -> list[int]:
        """Everybody, the seat itself first."""
        return [(self.seat + other) % self.view.players for other in range(self.view.players)]

    def name(self, seat: int) -> Text:
        """Letter and name, with marks for the starting player and for what the player is doing."""
        begins = self.signs.start if seat == self.state.start else " "
        letter = self.table.catalogue.text(f"seat-{seat}")
        name = Text.assemble((letter, SEAT_STYLES[seat]), begins, self.table.names[seat])
        return Text.assemble(padded(name, NAME_WIDTH - 1), self._status(seat))

    def _status(self, seat: int) -> str:
        """A sign for a player who owes a decision, or has decided while others are still choosing."""
        if seat in self.view.deciders:
            return self.signs.chooses
        return self.signs.ready if self.table.is_simultaneous(self.view) else " "
