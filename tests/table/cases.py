"""Beginnings of both games that differ in everything that their tables could depend on."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest

import princeps
from games_walk import Start
from princeps.games import trajan
from princeps.kernel.editions import Edition
from princeps.kernel.events import Event
from princeps.kernel.game import Game, Position
from princeps.locale import FALLBACK
from princeps.table.board import BoardTable
from table import forum_trajanum_tools, trajan_tools
from table.tools import play_at_random


class Case(NamedTuple):
    """A beginning, without its seed."""

    name: str
    players: int
    options: dict[str, Any]
    edition: Edition

    @property
    def game(self) -> Game:
        return princeps.game(self.name)

    def start(self, seed: int) -> Start:
        return Start(self.game, self.players, seed, self.options, self.edition)

    def table(self, language: str = FALLBACK) -> BoardTable:
        """Words that note what is missing."""
        if self.name == trajan.GAME.name:
            return trajan_tools.table_for(self.edition, language=language)
        return forum_trajanum_tools.table_for(self.edition, language=language)

    def walk(self, seed: int) -> Iterator[tuple[Position, int, Sequence[Event]]]:
        """A game played at random: every position, who is about to answer, and what the last answer brought."""
        return play_at_random(self.game, self.players, self.options, self.edition, seed)


CASES = [
    *(Case("forum-trajanum", *start) for start in forum_trajanum_tools.STARTS),
    *(Case("trajan", *start) for start in trajan_tools.STARTS),
]
every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.name}-{case.players}-{case.edition.name}")
