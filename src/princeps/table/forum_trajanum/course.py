"""How far a turn has got: its steps for the acting seat, and who has had a turn."""

from princeps.games.forum_trajanum.building import ASK_BUILD, ASK_ORDER, ASK_SITE
from princeps.games.forum_trajanum.draft import ASK_PASS
from princeps.games.forum_trajanum.state import (
    CARDS_A_ROUND,
    DRAFT_SPACE,
    LAST_SIMULTANEOUS,
    NOT_YET,
    OVER,
    TAKING,
    TURNS,
    State,
)
from princeps.kernel.agenda import top
from princeps.kernel.seats import left_of
from princeps.table.course import turn_steps_of
from princeps.table.forum_trajanum.vocabulary import Vocabulary
from princeps.table.messages import TurnStep

TURN_STEPS = ("use", "build", "benefit", "end")
TAKING_STEPS = ("first", "second", "pass")


def turn_steps(words: Vocabulary, state: State, seat: int) -> list[TurnStep]:
    """The steps of a turn, or of taking tiles; other questions stand alone."""
    if state.stage == TURNS:
        return turn_steps_of(words, TURN_STEPS, _step_of_turn(state, seat))
    if state.stage == TAKING:
        return turn_steps_of(words, TAKING_STEPS, _step_of_taking(state, seat))
    return []


def _step_of_turn(state: State, seat: int) -> int:
    """The building action stays at the bottom of the agenda throughout the turn and records whether it is still to
    come. Extra building granted by a benefit lies above it."""
    asked = int(state.players[seat].asked)
    bottom = state.stack[0]
    to_build = bottom.step == ASK_BUILD and bottom.what
    if asked in (ASK_SITE, ASK_ORDER) or (asked == ASK_BUILD and (to_build or top(state).rest)):
        return 1
    if asked == ASK_BUILD:
        return 3
    return 0 if to_build else 2


def _step_of_taking(state: State, seat: int) -> int:
    player = state.players[seat]
    if player.asked == ASK_PASS:
        return 2
    return sum(player.draft[DRAFT_SPACE + card] != NOT_YET for card in range(CARDS_A_ROUND))


def is_done(state: State, seat: int) -> bool:
    """While other seats have yet to take their turns."""
    return LAST_SIMULTANEOUS < state.stage < OVER and not state.players[seat].asked and _has_had_turn(state, seat)


def _has_had_turn(state: State, seat: int) -> bool:
    other = int(state.start)
    for _ in range(int(state.turns)):
        if other == seat:
            return True
        other = left_of(state, other)
    return False
