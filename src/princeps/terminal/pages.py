"""What a game draws in the terminal: the page for a decision, and the pages shown on request."""

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, Protocol, TypeVar

from rich.console import RenderableType
from rich.text import Text

from princeps.games import manifest_of
from princeps.kernel.errors import PrincepsError
from princeps.kernel.game import Game, Position
from princeps.table import GameTable
from princeps.terminal.scores import score_table


class GamePages(Protocol):
    """Every position handed in is a view, and `seat` is whose view it is."""

    def decision(self, view: Position, seat: int, width: int, room: int) -> list[Text]:
        """What a seat looks at when deciding, in `room` lines; more only if the decision needs more."""
        ...

    def boards(self, view: Position, seat: int, width: int) -> list[Text]:
        """The boards of all players."""
        ...

    def scores(self, view: Position, seat: int) -> list[RenderableType]:
        """Points by source, and what the coming scoring would bring."""
        ...

    def legend(self) -> list[Text]:
        """What the signs mean."""
        ...


Table = TypeVar("Table", bound=GameTable)
Signs = TypeVar("Signs")


class SizedPages(ABC, Generic[Table, Signs]):
    """`GamePages` with a small page for 80 columns and 24 lines, and a large one where there is room."""

    large_width: ClassVar[int]  # columns the large page needs

    def __init__(self, table: Table, signs: Signs) -> None:
        self.table = table
        self.signs = signs

    def decision(self, view: Position, seat: int, width: int, room: int) -> list[Text]:
        if width >= self.large_width:
            large = self._large(view, seat, width)
            if len(large) <= room:
                return large
        return self._small(view, seat, width, room)

    @abstractmethod
    def _small(self, view: Position, seat: int, width: int, room: int) -> list[Text]:
        """What the decision needs, and the rest as space allows."""

    @abstractmethod
    def _large(self, view: Position, seat: int, width: int) -> list[Text]: ...

    def scores(self, view: Position, seat: int) -> list[RenderableType]:
        return [score_table(self.table, view)]


def open_pages(game: Game, table: GameTable, ascii_only: bool) -> GamePages:
    """The pages of a game; `ascii_only` for terminals that cannot show other characters."""
    part = manifest_of(game.name).part("terminal")
    if part is None:
        raise PrincepsError(f"{game.title} cannot be played in a terminal yet.")
    opened: GamePages = part.open_pages(table, ascii_only)
    return opened
