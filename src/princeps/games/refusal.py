"""Why an answer is not legal: a clause of English that also knows its id and the things it speaks of.

A game derives its own `Refusal` with `reasons`, one clause for every mistake a person can make. The braces of a clause
name the things that it speaks of; others can word the same reason in the reader's language.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Self

NOBODY = -1

# What every game may have to say to a seat that is not asked, or asked something else.
GENERAL_REASONS = {
    "game-over": "the game is over",
    "already-answered": "you have chosen already, and the others are still deciding",
    "other-turn": "it is seat {turn}’s turn",
    "other-seat": "someone else has to decide first",
}


class Refusal(str):
    """A reason in English; `id` and `values` word it in any language. Values are numbers or names of things."""

    __slots__ = ("id", "values")
    reasons: ClassVar[Mapping[str, str]] = GENERAL_REASONS
    id: str
    values: dict[str, str | int]

    def __new__(cls, reason: str, **values: str | int) -> Self:
        worded = {key: value if isinstance(value, int) else cls.plain(key, value) for key, value in values.items()}
        made = super().__new__(cls, cls.reasons[reason].format_map(worded))
        made.id, made.values = reason, values
        return made

    @staticmethod
    def plain(key: str, value: str) -> str:
        """A thing in English."""
        return value

    @classmethod
    def for_not_asked(cls, state: Any, over: int, last_simultaneous: int) -> Self:
        """To a seat that owes no answer."""
        if state.stage == over:
            return cls("game-over")
        if state.stage <= last_simultaneous:
            return cls("already-answered")
        if state.turn == NOBODY or not state.players[state.turn].asked:
            return cls("other-seat")
        return cls("other-turn", turn=int(state.turn))
