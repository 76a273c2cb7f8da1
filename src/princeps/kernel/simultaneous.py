"""Stages in which all seats answer at once: how a possible world fills in answers that the seat has not seen."""

from typing import Any

import numpy as np

from princeps.kernel.chance import Dice, below
from princeps.kernel.events import Log
from princeps.kernel.rule import bind, open_name
from princeps.kernel.seats import ASK_NOTHING

begin_question = legal = answer = open_name

MOST_ANSWERS = 256  # no question that the program may have to answer itself has more


def guess_answers(state: Any, log: Log, seat: int, dice: Dice) -> None:
    """Rivals who have answered get random answers; those who are still choosing start from scratch."""
    room = np.empty(MOST_ANSWERS, np.int16)
    for p in range(state.seats):
        if p == seat:
            continue
        still_chooses = state.players[p].asked != ASK_NOTHING
        begin_question(state, p)
        while not still_chooses and state.players[p].asked != ASK_NOTHING:
            count = legal(state, p, room)
            answer(state, log, p, int(room[below(dice, count)]))


def bind_guess_answers(package: str, begin_question: Any, legal: Any, answer: Any) -> Any:
    """Bind the template to a game's package: how its stages begin, and the legal answers in them."""
    return bind(guess_answers, package, begin_question=begin_question, legal=legal, answer=answer)
