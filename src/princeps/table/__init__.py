"""The table as a person sees it: everything in words, derived from what one seat may know.

    table = open_table(game, edition, names=("Livia", "Marcus"))
    view = position.view(seat)
    table.question(view, seat).title              # "Take a tile for each street card"
    table.groups(view, seat)                      # the legal answers, in words
    table.lines(events, seat)                     # what happened, as far as the seat may see it

The terminal and the page show these words in their own ways. Nothing here looks at more than a view.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from princeps.games import manifest_of
from princeps.kernel.editions import Edition
from princeps.kernel.errors import PrincepsError
from princeps.kernel.game import Game
from princeps.locale import FALLBACK, catalogue
from princeps.table.board import BoardTable
from princeps.table.usual_names import name_in
from princeps.table.words import Forecast, GameTable, Group, ScoreSheet, WordedAnswer, WordedQuestion

__all__ = [
    "BoardTable",
    "Forecast",
    "GameTable",
    "Group",
    "ScoreSheet",
    "WordedAnswer",
    "WordedQuestion",
    "open_board",
    "open_table",
]

TABLES_KEPT = 1000  # by names and language: enough for the games being read now


def open_table(
    game: Game, edition: Edition, names: Sequence[str], language: str = FALLBACK, typed: bool = True
) -> GameTable:
    """The words of a game, for an edition, with the names of the players by seat; for readers who type their answers
    or for readers who see the board."""
    return _open_table(game.name, game.title, edition, tuple(names), language, typed)


@lru_cache(TABLES_KEPT)
def _open_table(
    game: str, title: str, edition: Edition, names: tuple[str, ...], language: str, typed: bool
) -> GameTable:
    part = manifest_of(game).part("table")
    if part is None:
        raise PrincepsError(f"{title} has no words yet, so it cannot be shown to people.")
    shown = tuple(name_in(language, given) for given in names)
    opened: GameTable = part.open_table(catalogue(language), edition, shown, typed)
    return opened


def open_board(game: Game, edition: Edition, names: Sequence[str], language: str = FALLBACK) -> BoardTable:
    """The same for a page, which needs more than words."""
    table = open_table(game, edition, names, language, typed=False)
    if not hasattr(table, "board"):
        raise PrincepsError(f"{game.title} has no page yet.")
    return cast(BoardTable, table)
