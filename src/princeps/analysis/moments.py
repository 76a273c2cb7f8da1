"""The moments of a game: every answer that stands, with the position in which it was given."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from princeps.kernel.game import Position
from princeps.kernel.match import Match


@dataclass(frozen=True)
class Moment:
    """An answer that was given, and the position it was given in."""

    number: int  # of the move in the recipe
    seat: int
    action: int
    position: Position

    @property
    def view(self) -> Position:
        """All that the seat could know."""
        return self.position.view(self.seat)

    @cached_property
    def is_choice(self) -> bool:
        return len(self.position.legal(self.seat)) > 1

    @property
    def question(self) -> str:
        asked = int(self.position.copy().state.players[self.seat].asked)
        return self.position.game.questions.name_of(asked)

    @cached_property
    def learned(self) -> int:
        """How often the seat had learned something."""
        return int(self.position.copy().state.learned[self.seat])


def moments_of(match: Match) -> list[Moment]:
    """All answers that stand, in order."""
    position = Match.replay(match.position.game, match.recipe, 0, match.edition).position
    found = []
    for count, move in enumerate(match.standing, 1):
        action = position.number_of(move.action)
        found.append(Moment(match.move_of(count), move.seat, action, position.copy()))
        position.play(move.seat, action)
    return found


def turns_of(moments: Sequence[Moment]) -> Iterator[slice]:
    """What one seat answers in a row without learning anything meanwhile: it could have planned all of it at once."""
    start = 0
    for index, moment in enumerate(moments):
        if (moment.seat, moment.learned) != (moments[start].seat, moments[start].learned):
            yield slice(start, index)
            start = index
    if moments:
        yield slice(start, len(moments))
