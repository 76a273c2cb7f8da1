"""What a game's table offers to a page beyond words: where things are and what would change."""

from collections.abc import Collection, Iterable
from typing import NamedTuple, Protocol

from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.table import messages
from princeps.table.messages import Gain, Motion, Plan, TurnStep
from princeps.table.words import Forecast, GameTable


class Trace(NamedTuple):
    """What a page shows of an event: where it happens, what moves, which points are scored."""

    anchors: list[str]
    motions: list[Motion]
    gains: list[Gain]


class BoardTable(GameTable, Protocol):
    """A `GameTable` that a page can draw. Every position handed in is a view."""

    @property
    def sentences(self) -> Collection[int]:
        """Kinds of events that no player causes."""
        ...

    @property
    def automatic(self) -> Collection[int]:
        """Kinds of events that happen to a player without a decision of their own."""
        ...

    def forecast_after(self, view: Position, seat: int, action: int) -> Forecast | None:
        """The coming scoring after an answer that cannot be tried, where it is known anyway."""
        ...

    def board(self, view: Position, seat: int, events: Iterable[Event]) -> messages.Position:
        """Everything a seat's view shows; `events` are what it has seen happen so far."""
        ...

    def box(self, view: Position) -> messages.Box: ...

    def question_name(self, view: Position, seat: int) -> str: ...

    def case(self, view: Position, seat: int) -> str:
        """Which case of the question this is, where one name covers several; otherwise nothing."""
        ...

    def anchor(self, view: Position, seat: int, action: int) -> str | None: ...

    def period(self, view: Position) -> str:
        """The part of the game, such as "Cycle II"; nothing if it has no parts."""
        ...

    def resources(self, view: Position, seat: int) -> dict[str, int]: ...

    def turn_steps(self, view: Position, seat: int) -> list[TurnStep]: ...

    def plans(self, view: Position, seat: int) -> list[Plan]: ...

    def status(self, view: Position, seat: int) -> str: ...

    def trace(self, event: Event, players: int) -> Trace: ...
