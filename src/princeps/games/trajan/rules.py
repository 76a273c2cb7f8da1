"""The rules as the kernel sees them: what is legal, what an answer does. Each question has a chapter of its own."""

import numpy as np

from princeps.games.trajan.actions import END_TURN
from princeps.games.trajan.box import Box
from princeps.games.trajan.course import advance
from princeps.games.trajan.quarter import apply_meet, legal_meet
from princeps.games.trajan.seaport import (
    apply_cargo,
    apply_discard,
    apply_play,
    legal_cargo,
    legal_discard,
    legal_play,
)
from princeps.games.trajan.senate import apply_consul, legal_consul
from princeps.games.trajan.setup import (
    apply_card,
    apply_first_tile,
    apply_marker,
    legal_card,
    legal_first_tile,
    legal_marker,
    set_table,
)
from princeps.games.trajan.sowing import apply_sow, apply_tray, legal_sow, legal_tray
from princeps.games.trajan.state import (
    ASK_ACTION,
    ASK_CARD,
    ASK_CARGO,
    ASK_CONSUL,
    ASK_DISCARD,
    ASK_END,
    ASK_EXTRA,
    ASK_FIRST_TILE,
    ASK_MARKER,
    ASK_MEET,
    ASK_NOTHING,
    ASK_PLAY,
    ASK_PLUS_TWO,
    ASK_REWARD,
    ASK_SOW,
    ASK_TRAY,
    CARDS_OUT,
    LEARNED_TURN_OVER,
    OVER,
    PLACING,
    ROUNDS,
    TILES_OUT,
    State,
)
from princeps.games.trajan.trajan_tiles import apply_plus_two, apply_reward, legal_plus_two, legal_reward
from princeps.games.trajan.turn import apply_action, apply_extra, legal_action, legal_extra
from princeps.kernel.actions import Buffer
from princeps.kernel.agenda import drop
from princeps.kernel.chance import below
from princeps.kernel.events import Log
from princeps.kernel.knowledge import all_learn
from princeps.kernel.rule import rule
from princeps.kernel.seats import deciders, first_of
from princeps.kernel.simultaneous import MOST_ANSWERS


@rule
def deal(state: State, log: Log, box: Box, seed: int) -> None:
    """A new game, up to the first decision; with random set-up, up to the first turn."""
    set_table(state, box, seed)
    advance(state, log)
    if state.option_random_setup:
        room = np.empty(MOST_ANSWERS, np.int16)
        while state.stage == PLACING or state.stage == CARDS_OUT or state.stage == TILES_OUT:
            p = first_of(deciders(state))
            answer_out_of_turn(state, log, p, int(room[below(state, legal_out_of_turn(state, p, room))]))
            advance(state, log)


@rule
def legal(state: State, p: int, out: Buffer) -> int:
    """Write the seat's legal answers into `out` and return how many there are."""
    asked = state.players[p].asked
    if asked == ASK_NOTHING:
        return 0
    if asked <= ASK_CONSUL:
        return legal_out_of_turn(state, p, out)
    if asked == ASK_TRAY:
        return legal_tray(state.players[p], out)
    if asked == ASK_SOW:
        return legal_sow(state, out)
    if asked == ASK_REWARD:
        return legal_reward(out)
    if asked == ASK_PLUS_TWO:
        return legal_plus_two(state.players[p], out)
    if asked == ASK_ACTION:
        return legal_action(state, p, out)
    if asked == ASK_DISCARD:
        return legal_discard(state.players[p], out)
    if asked == ASK_PLAY:
        return legal_play(state, p, out)
    if asked == ASK_CARGO:
        return legal_cargo(state, p, out)
    if asked == ASK_EXTRA:
        return legal_extra(state, p, out)
    out[0] = END_TURN
    return 1


@rule
def legal_out_of_turn(state: State, p: int, out: Buffer) -> int:
    asked = state.players[p].asked
    if asked == ASK_MARKER:
        return legal_marker(state.players[p], out)
    if asked == ASK_MEET:
        return legal_meet(state, p, out)
    if asked == ASK_CARD:
        return legal_card(state, out)
    if asked == ASK_FIRST_TILE:
        return legal_first_tile(state, p, out)
    return legal_consul(state, out)


@rule
def apply(state: State, log: Log, p: int, action: int) -> None:
    """Do what a legal answer says, and everything that follows from it."""
    answer(state, log, p, action)
    advance(state, log)


@rule
def answer(state: State, log: Log, p: int, action: int) -> None:
    asked = state.players[p].asked
    if asked <= ASK_CONSUL:
        answer_out_of_turn(state, log, p, action)
        return
    state.players[p].asked = ASK_NOTHING
    if asked == ASK_TRAY:
        apply_tray(state, log, p, action)
    elif asked == ASK_SOW:
        apply_sow(state, log, p, action)
    elif asked == ASK_REWARD:
        apply_reward(state, log, p, action)
    elif asked == ASK_PLUS_TWO:
        apply_plus_two(state, log, p, action)
    elif asked == ASK_ACTION:
        apply_action(state, log, p, action)
    elif asked == ASK_DISCARD:
        apply_discard(state, log, p, action)
    elif asked == ASK_PLAY:
        apply_play(state, log, p, action)
    elif asked == ASK_CARGO:
        apply_cargo(state, log, p, action)
    elif asked == ASK_EXTRA:
        apply_extra(state, log, p, action)
    elif asked == ASK_END:
        drop(state)
        all_learn(state, LEARNED_TURN_OVER)  # a turn that was ended stays ended


@rule
def answer_out_of_turn(state: State, log: Log, p: int, action: int) -> None:
    asked = state.players[p].asked
    state.players[p].asked = ASK_NOTHING
    if asked == ASK_MARKER:
        apply_marker(state, log, p, action)
    elif asked == ASK_MEET:
        apply_meet(state, p, action)
    elif asked == ASK_CARD:
        apply_card(state, log, p, action)
    elif asked == ASK_FIRST_TILE:
        apply_first_tile(state, log, p, action)
    elif asked == ASK_CONSUL:
        apply_consul(state, log, p, action)


@rule
def rounds(state: State) -> int:
    """Rounds completed, of sixteen."""
    return ROUNDS * int(state.quarter) + int(state.round_of_quarter)


@rule
def is_over(state: State) -> bool:
    return state.stage == OVER
