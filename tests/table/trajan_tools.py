"""What the tests of Trajan's words and pages share."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from princeps.games.trajan import GAME
from princeps.kernel.editions import Edition
from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.locale import FALLBACK
from princeps.table.trajan import TrajanTable, open_table
from table.tools import NAMES, play_at_random, words_in

STANDARD = GAME.load_edition(None)
SMALL = GAME.load_edition(Path(__file__).parent.parent / "trajan" / "small.toml")

# Starts that differ in everything a word could depend on.
STARTS: list[tuple[int, dict[str, Any], Edition]] = [
    (2, {}, STANDARD),
    (4, {"open_tile_points": True, "wild_demand_bonus": True, "random_setup": True}, STANDARD),
    (3, {"time_loop": "long", "random_setup": True}, SMALL),
]


def table_for(
    edition: Edition = STANDARD, names: tuple[str, ...] = NAMES, language: str = FALLBACK, typed: bool = True
) -> TrajanTable:
    return open_table(words_in(language), edition, names, typed)


def walk(
    players: int, options: dict[str, Any], edition: Edition, seed: int
) -> Iterator[tuple[Position, int, Sequence[Event]]]:
    return play_at_random(GAME, players, options, edition, seed)
