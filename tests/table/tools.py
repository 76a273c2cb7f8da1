"""What the tests of words share."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from princeps.games.forum_trajanum import GAME
from princeps.kernel.editions import Edition
from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.locale import FALLBACK, FREE_NAMES, Catalogue
from princeps.table.forum_trajanum import ForumTable, open_table

NAMES = ("Livia", "Marcus", "Flavia", "Titus")
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


class StrictCatalogue(Catalogue):
    """Has no other language to fall back on, and notes where a sentence asks for a form that a thing lacks."""

    def _name(self, thing: Any, count: Any = 1, form: Any = None) -> Any:
        is_known = self.knows(str(thing)) or not str(thing).startswith(FREE_NAMES)
        if form is not None and is_known and not self.has_form(str(thing), str(form)):
            self.problems.append(f"{thing}: is missing its form {form!s}")
        return super()._name(thing, count, form)


@cache
def _read(language: str) -> StrictCatalogue:
    """Reading one takes a moment, so all tests share them."""
    return StrictCatalogue([language])


def words_in(language: str) -> StrictCatalogue:
    """Words whose `problems` are those of one test."""
    words = _read(language)
    words.problems.clear()
    return words


def table_for(
    edition: Edition = STANDARD, names: tuple[str, ...] = NAMES, language: str = FALLBACK, typed: bool = True
) -> ForumTable:
    return open_table(words_in(language), edition, names, typed)


def walk(players: int, options: dict[str, Any], edition: Edition, seed: int) -> Iterator[tuple[Position, int]]:
    """A game played at random: every position with a seat that is about to answer."""
    for position, seat, _ in walk_with_events(players, options, edition, seed):
        yield position, seat


def walk_with_events(
    players: int, options: dict[str, Any], edition: Edition, seed: int
) -> Iterator[tuple[Position, int, Sequence[Event]]]:
    """The same, with what the last answer brought about."""
    chance = Random(seed)
    position = GAME.new(players, seed, options, edition)
    events: Sequence[Event] = []
    while not position.is_over:
        seat = chance.choice(position.deciders)
        yield position, seat, events
        events = position.apply(seat, chance.choice(position.legal(seat)))
    yield position, 0, events


def check_text(text: str) -> None:
    """A text that a person can read: worded, whole, without leftovers."""
    assert text
    assert text == text.strip()
    assert not set("{}$") & set(text), text
    assert "  " not in text, text
