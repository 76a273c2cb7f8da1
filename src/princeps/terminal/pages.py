"""What a game draws on the terminal: the page of a decision, and the pages that can be asked for."""

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from princeps.kernel.errors import PrincepsError
from princeps.kernel.game import Game, Position
from princeps.table import GameTable


class GamePages(Protocol):
    """Every position handed in is a view, and `seat` is whose view it is."""

    def decision(self, view: Position, seat: int, width: int, room: int) -> list[Text]:
        """What a seat looks at when it decides, in `room` lines; more only where the decision needs more."""
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


def open_pages(game: Game, table: GameTable, ascii_only: bool) -> GamePages:
    """The pages of a game; `ascii_only` for terminals that know no other signs."""
    name = f"princeps.terminal.{game.name.replace('-', '_')}"
    if find_spec(name) is None:
        raise PrincepsError(f"{game.title} cannot be played in a terminal yet.")
    module = import_module(name)
    opened: GamePages = module.open_pages(table, ascii_only)
    return opened
