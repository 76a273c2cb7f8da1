"""Stages in which all seats answer at once: a view hides the rivals' answers, and a possible world guesses them.

The functions here are templates: `bind_simultaneous` binds them to a game's stages and questions.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from princeps.kernel.chance import Dice, below
from princeps.kernel.events import Log
from princeps.kernel.rule import bind, open_name
from princeps.kernel.seats import ASK_NOTHING, may_see

first_question = begin_question = forget_answers = legal = answer = open_name

MOST_ANSWERS = 256  # no question that the program may have to answer itself has more


class Simultaneous(NamedTuple):
    """The templates, bound to one game."""

    hide_answers: Callable[..., None]
    guess_answers: Callable[..., None]


def hide_answers(state: Any, seat: int) -> None:
    """Rivals see whether a seat is still choosing, but not how far it is or what it chose."""
    for p in range(state.seats):
        if may_see(seat, p):
            continue
        forget_answers(state, p)
        if state.players[p].asked != ASK_NOTHING:
            state.players[p].asked = first_question(state, p)


def guess_answers(state: Any, log: Log, seat: int, dice: Dice) -> None:
    """Rivals who have answered get random answers; those who are still choosing start from scratch."""
    room = np.empty(MOST_ANSWERS, np.int16)
    for p in range(state.seats):
        if may_see(seat, p):
            continue
        still_chooses = state.players[p].asked != ASK_NOTHING
        begin_question(state, p)
        while not still_chooses and state.players[p].asked != ASK_NOTHING:
            count = legal(state, p, room)
            answer(state, log, p, int(room[below(dice, count)]))


def bind_simultaneous(
    package: str, *, first_question: Any, begin_question: Any, forget_answers: Any, legal: Any, answer: Any
) -> Simultaneous:
    """For a game's own package: the first question of the current stage for a seat, what asks it, what blanks the
    answers given in it, and the rules of its questions."""
    return Simultaneous(
        bind(hide_answers, package, first_question=first_question, forget_answers=forget_answers),
        bind(guess_answers, package, begin_question=begin_question, legal=legal, answer=answer),
    )
