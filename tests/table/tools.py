"""What the tests of words share."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from princeps.kernel.editions import Edition
from princeps.kernel.events import Event
from princeps.kernel.game import Game, Position
from princeps.locale import AS_IT_IS, Catalogue

NAMES = ("Livia", "Marcus", "Flavia", "Titus")


class StrictCatalogue(Catalogue):
    """Has no other language to fall back on, and notes where a sentence asks for a form that a thing lacks."""

    def _name(self, thing: Any, count: Any = 1, form: Any = None) -> Any:
        is_free = str(thing).startswith(AS_IT_IS)
        if form is not None and not is_free and not self.has_form(str(thing), str(form)):
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


def play_at_random(
    game: Game, players: int, options: dict[str, Any], edition: Edition, seed: int
) -> Iterator[tuple[Position, int, Sequence[Event]]]:
    """Every position with a seat that is about to answer, and what the last answer brought about."""
    chance = Random(seed)
    position = game.new(players, seed, options, edition)
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
