"""The rules as the kernel sees them: what is legal, what an answer does. Each question has its own chapter."""

from princeps.games.forum_trajanum.actions import QUESTIONS
from princeps.games.forum_trajanum.box import Box
from princeps.games.forum_trajanum.course import advance
from princeps.games.forum_trajanum.setup import set_table
from princeps.games.forum_trajanum.state import OVER, ROUNDS, TURNS, State
from princeps.kernel.events import Log
from princeps.kernel.rule import rule

# Guessing needs none of a turn's questions, so these are compiled separately, and only once.
(legal_out_of_turn, answer_out_of_turn), (legal, answer) = QUESTIONS.dispatch_apart(TURNS)


@rule
def deal(state: State, log: Log, box: Box, seed: int) -> None:
    """A new game, up to the first decision."""
    set_table(state, box, seed)
    advance(state, log)


@rule
def apply(state: State, log: Log, p: int, action: int) -> None:
    """Do what a legal answer says, and everything that follows from it."""
    answer(state, log, p, action)
    advance(state, log)


@rule
def rounds(state: State) -> int:
    """Rounds completed, out of twelve; after the last of a cycle the cycle's count is full."""
    return ROUNDS * int(state.cycle) + int(state.round_of_cycle)


@rule
def is_over(state: State) -> bool:
    return state.stage == OVER
