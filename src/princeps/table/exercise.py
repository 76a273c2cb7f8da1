"""A position to be played from answers: lessons, puzzles and one's own mistakes.

Nothing is kept between two questions: the position and the answers so far are enough to tell what the reader sees.

    start = Start.at(position, seat=0)
    played(start, ["take.a.r2c3"]).table(start.seat, start.names, "en")
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Self

import princeps
from princeps.kernel.editions import Edition
from princeps.kernel.game import Position
from princeps.kernel.match import Match
from princeps.kernel.recipe import Recipe
from princeps.table.chronicle import Chronicle
from princeps.table.usual_names import USUAL_NAMES


@dataclass(frozen=True)
class Start:
    """Where an exercise begins, and who plays.

    `others` are the answers of the rivals in the order in which they are asked; after these they give their first legal
    one. With None nobody answers for them, so that the exercise ends when the turn does.
    """

    game: str
    state: bytes
    seat: int
    names: tuple[str, ...]
    others: tuple[str, ...] | None = ()
    edition: Edition | None = None  # None for the standard one

    @classmethod
    def at(cls, position: Position, seat: int, others: tuple[str, ...] | None = ()) -> Self:
        names = USUAL_NAMES[: position.players]
        return cls(position.game.name, position.to_bytes(), seat, names, others)


def played(start: Start, answers: Sequence[str]) -> Chronicle:
    """The exercise after these answers. Raises `IllegalAction` if one of them is illegal."""
    chronicle = Chronicle(_match(start))
    others = iter(start.others or ())
    for answer in answers:
        chronicle.play(start.seat, [answer])
        if start.others is not None:
            _answer_for_rivals(chronicle, start.seat, others)
    return chronicle


def _match(start: Start) -> Match:
    game = princeps.game(start.game)
    edition = start.edition or game.load_edition(None)
    position = game.restore(start.state)
    recipe = Recipe(game.name, game.rules_version, edition.name, edition.digest, position.players, seed=0)
    return Match(position, recipe, edition)


def _answer_for_rivals(chronicle: Chronicle, seat: int, others: Iterator[str]) -> None:
    """Until it is the reader's turn again. Rivals who decide at the same time as the reader do so after them."""
    while (position := chronicle.match.position).deciders and seat not in position.deciders:
        rival = position.deciders[0]
        first = position.game.actions.names[position.legal(rival)[0]]
        chronicle.play(rival, [next(others, first)])
