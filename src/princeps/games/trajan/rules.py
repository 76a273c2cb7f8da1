"""The rules as the kernel sees them: what is legal, what an answer does. Each question has its own chapter."""

import numpy as np

from princeps.games.trajan.actions import QUESTIONS
from princeps.games.trajan.box import Box
from princeps.games.trajan.course import advance
from princeps.games.trajan.setup import open_piles, set_table
from princeps.games.trajan.state import CARDS_OUT, OVER, PLACING, ROUNDS, TILES_OUT, TURNS, State
from princeps.kernel.chance import below
from princeps.kernel.events import Log
from princeps.kernel.rule import rule
from princeps.kernel.seats import deciders, first_of
from princeps.kernel.simultaneous import MOST_ANSWERS

# Dealing and guessing need none of a turn's questions, so these are compiled separately, and only once.
(legal_out_of_turn, answer_out_of_turn), (legal, answer) = QUESTIONS.dispatch_apart(TURNS)


@rule
def deal(state: State, log: Log, box: Box, seed: int) -> None:
    """A new game, up to the first decision; with random set-up, up to the first turn."""
    set_table(state, box, seed)
    if state.option_open_setup:
        open_piles(state, log)
    advance(state, log)
    if state.option_random_setup:
        room = np.empty(MOST_ANSWERS, np.int16)
        while state.stage == PLACING or state.stage == CARDS_OUT or state.stage == TILES_OUT:
            p = first_of(deciders(state))
            answer_out_of_turn(state, log, p, int(room[below(state, legal_out_of_turn(state, p, room))]))
            advance(state, log)


@rule
def apply(state: State, log: Log, p: int, action: int) -> None:
    """Do what a legal answer says, and everything that follows from it."""
    answer(state, log, p, action)
    advance(state, log)


@rule
def rounds(state: State) -> int:
    """Rounds completed, out of sixteen."""
    return ROUNDS * int(state.quarter) + int(state.round_of_quarter)


@rule
def is_over(state: State) -> bool:
    return state.stage == OVER
