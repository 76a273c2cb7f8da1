"""Where points come from, by the names that sources have in the rules."""

from collections.abc import Mapping
from functools import lru_cache

from princeps.games import game as find_game
from princeps.kernel.game import Position
from princeps.locale import FALLBACK
from princeps.table import GameTable, open_table

SEATS = ("", "")  # nobody is named
LANGUAGES_KEPT = 100  # of all games


def points_by_source(position: Position) -> list[dict[str, int]]:
    """By seat."""
    sheet = _table_of(position.game.name, FALLBACK).score_sheet(position)
    return [
        {source: sheet.by_source[message][seat] for source, message in sheet.sources.items()}
        for seat in range(position.players)
    ]


@lru_cache(LANGUAGES_KEPT)
def source_titles(game: str, language: str) -> Mapping[str, str]:
    """The sources of a game in words, in the order of its score sheet."""
    table = _table_of(game, language)
    sheet = table.score_sheet(find_game(game).new(len(SEATS), 0))
    return {source: table.catalogue.name(message) for source, message in sheet.sources.items()}


def _table_of(name: str, language: str) -> GameTable:
    game = find_game(name)
    return open_table(game, game.load_edition(None), SEATS, language)
