"""The course of the game: rounds, turns, cycles, and what comes next when nobody owes a decision."""

from princeps.games.forum_trajanum.actions import QUESTIONS
from princeps.games.forum_trajanum.building import ASK_BUILD
from princeps.games.forum_trajanum.colonia import has_covered_space
from princeps.games.forum_trajanum.draft import (
    ASK_RECLAIM,
    ASK_TAKE,
    ask_next_card,
    cards_shown,
    hand_out_reclaimed,
    hand_over_tiles,
    may_reclaim,
)
from princeps.games.forum_trajanum.events import GAME_OVER, ROUND_BEGINS, SCORING_BEGINS, TURN_BEGINS
from princeps.games.forum_trajanum.scoring import (
    ASK_PAY,
    ask_honours,
    must_choose_payment,
    pay_citizens,
    score_colonia,
    score_cranes,
    score_forum,
    score_trajan_card,
)
from princeps.games.forum_trajanum.setup import (
    ASK_CRANE,
    ASK_HANDICAP_CORNER,
    finish_handicap,
    finish_setting_up,
    has_handicap,
)
from princeps.games.forum_trajanum.state import (
    CARDS_A_ROUND,
    CYCLES,
    HANDICAP,
    HONOURS,
    LEARNED_REVEAL,
    NO_TILE,
    NOBODY,
    OVER,
    PAYING,
    RECLAIMING,
    ROUNDS,
    SETTING_UP,
    TAKING,
    TURNS,
    State,
)
from princeps.games.forum_trajanum.tiles import show_hand
from princeps.kernel.agenda import drop, push, top
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.knowledge import all_learn
from princeps.kernel.rule import rule
from princeps.kernel.seats import ASK_NOTHING, deciders, left_of, right_of

happens = QUESTIONS.happens()
lapses = QUESTIONS.lapses()


@rule
def advance(state: State, log: Log) -> None:
    """Carry the game on until somebody owes a decision, or it is over."""
    while state.stage != OVER and deciders(state) == 0:
        if state.stage == TURNS:
            advance_turn(state, log)
        elif state.stage == SETTING_UP:
            finish_setting_up(state, log)
            begin_stage(state, HANDICAP)
        elif state.stage == HANDICAP:
            finish_handicap(state, log)
            begin_round(state, log)
        elif state.stage == TAKING:
            hand_over_tiles(state, log)
            begin_stage(state, RECLAIMING)
        elif state.stage == RECLAIMING:
            hand_out_reclaimed(state, log)
            state.stage = TURNS
            begin_turn(state, log, int(state.start))
        elif state.stage == PAYING:
            pay_citizens(state, log)
            begin_scoring(state, log)
        else:
            continue_scoring(state, log)


# --- stages in which all seats answer at once ------------------------------------------------------------------------


@rule
def begin_stage(state: State, stage: int) -> None:
    state.stage = stage
    for p in range(state.seats):
        begin_question(state, p)


@rule
def begin_question(state: State, p: int) -> None:
    state.players[p].asked = first_question(state, p)
    if state.players[p].asked == ASK_TAKE:
        ask_next_card(state, p)  # skips what allows no choice


@rule
def first_question(state: State, p: int) -> int:
    """The first question of a simultaneous stage for a seat; also all that its rivals see of its progress."""
    player = state.players[p]
    if state.stage == SETTING_UP:
        return ASK_CRANE
    if state.stage == HANDICAP and has_handicap(state, p):
        return ASK_HANDICAP_CORNER
    if state.stage == TAKING and has_covered_space(player):
        return ASK_TAKE
    if state.stage == RECLAIMING and may_reclaim(player):
        return ASK_RECLAIM
    if state.stage == PAYING and must_choose_payment(player):
        return ASK_PAY
    return ASK_NOTHING


# --- rounds and turns ------------------------------------------------------------------------------------------------


@rule
def begin_round(state: State, log: Log) -> None:
    """Turn up two street cards, then everybody takes tiles."""
    for p in range(state.seats):
        player = state.players[p]
        player.shown = 0
        player.reclaimed = 0
        for i in range(CARDS_A_ROUND):
            player.known[i] = NO_TILE
    shown = cards_shown(state)
    first, second = int(state.cards[shown - CARDS_A_ROUND]), int(state.cards[shown - 1])
    number = ROUNDS * int(state.cycle) + int(state.round_of_cycle)
    note(log, ROUND_BEGINS, int(state.start), EVERYBODY, first, second, number)
    all_learn(state, LEARNED_REVEAL)
    begin_stage(state, TAKING)


@rule
def begin_turn(state: State, log: Log, p: int) -> None:
    """A tile must be used first, then a building may follow; both wait on the stack, the first on top."""
    state.turn = p
    player = state.players[p]
    player.merchant = 0
    player.craftsman[0] = 0
    player.craftsman[1] = 0
    note(log, TURN_BEGINS, p, EVERYBODY, 0, 0, 0)
    push(state, ASK_BUILD, 1, 0)
    show_hand(state, log, p)


@rule
def advance_turn(state: State, log: Log) -> None:
    """Take the next step of the turn: do it if it needs no choice, ask for it if it does."""
    if state.depth == 0:
        end_turn(state, log)
        return
    p = int(state.turn)
    frame = top(state)
    step, what = int(frame.step), int(frame.what)
    if lapses(state, p, step, what):
        drop(state)
    elif not happens(state, log, p, step, what):
        state.players[p].asked = step


@rule
def end_turn(state: State, log: Log) -> None:
    state.turns += 1
    if state.turns < state.seats:
        begin_turn(state, log, left_of(state, int(state.turn)))
        return
    state.turns = 0
    state.turn = NOBODY
    state.round_of_cycle += 1
    if state.round_of_cycle == ROUNDS:
        begin_stage(state, PAYING)
        note(log, SCORING_BEGINS, NOBODY, EVERYBODY, 0, 0, int(state.cycle))
    else:
        state.start = right_of(state, int(state.start))
        begin_round(state, log)


# --- scorings --------------------------------------------------------------------------------------------------------


@rule
def begin_scoring(state: State, log: Log) -> None:
    for p in range(state.seats):
        score_cranes(state, log, p)
    state.stage = HONOURS


@rule
def continue_scoring(state: State, log: Log) -> None:
    """Ask each seat that has a crane bonus to decide; then score the rest and begin the next cycle or end the game."""
    ask_honours(state)
    if deciders(state) != 0:
        return
    for p in range(state.seats):
        score_colonia(state, log, p)
        score_forum(state, log, p)
        score_trajan_card(state, log, p)
    if state.cycle == CYCLES - 1:
        state.stage = OVER
        note(log, GAME_OVER, NOBODY, EVERYBODY, 0, 0, 0)
        return
    state.cycle += 1
    state.round_of_cycle = 0
    state.start = right_of(state, int(state.start))  # once, after the scoring (F24)
    begin_round(state, log)
