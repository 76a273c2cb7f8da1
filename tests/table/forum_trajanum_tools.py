"""What the tests of Forum Trajanum's words and pages share."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from princeps.games.forum_trajanum import GAME
from princeps.kernel.editions import Edition
from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.locale import FALLBACK
from princeps.table.forum_trajanum import ForumTable, open_table
from table.tools import NAMES, play_at_random, words_in

STANDARD = GAME.load_edition(None)
SMALL = GAME.load_edition(Path(__file__).parent.parent / "forum_trajanum" / "small.toml")

# Starts that differ in everything a word could depend on.
STARTS: list[tuple[int, dict[str, Any], Edition]] = [
    (2, {}, STANDARD),
    (3, {"first_game": True, "handicap": [0, 2], "side_b": True}, STANDARD),
    (4, {"crane_bonuses": True, "unlimited_tiles": True, "open_tiles": True}, STANDARD),
    (4, {"random_setup": True}, STANDARD),
    (3, {"crane_bonuses": True, "handicap": [1]}, SMALL),
]


def table_for(
    edition: Edition = STANDARD, names: tuple[str, ...] = NAMES, language: str = FALLBACK, typed: bool = True
) -> ForumTable:
    return open_table(words_in(language), edition, names, typed)


def walk(
    players: int, options: dict[str, Any], edition: Edition, seed: int
) -> Iterator[tuple[Position, int, Sequence[Event]]]:
    return play_at_random(GAME, players, options, edition, seed)
