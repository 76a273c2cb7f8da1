"""The course of the game: set-up, turns, rounds and quarters, and what comes next when nobody owes a decision."""

from princeps.games.trajan.actions import QUESTIONS
from princeps.games.trajan.events import GAME_OVER, ROUND_ENDS, TURN_BEGINS
from princeps.games.trajan.quarter import (
    begin_quarter,
    clear_meeting,
    end_quarter,
    meet_demands,
    meeting_question,
    score_final,
    show_demand,
)
from princeps.games.trajan.senate import ASK_CONSUL, CONSUL_RANK, elected
from princeps.games.trajan.setup import ASK_CARD, ASK_FIRST_TILE, ASK_MARKER, open_piles
from princeps.games.trajan.sowing import ASK_SOW, ASK_TRAY, clear_sowing, only_colour, sow, sown
from princeps.games.trajan.state import (
    CARDS_OUT,
    ELECTION,
    LEARNED_REVEAL,
    MEETING,
    NOBODY,
    NOTHING,
    OVER,
    PLACING,
    QUARTERS,
    ROUNDS,
    STARTING_TILES,
    TILES_OUT,
    TURNS,
    State,
)
from princeps.games.trajan.turn import ASK_END
from princeps.kernel.agenda import drop, push, top
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.knowledge import all_learn
from princeps.kernel.rule import rule
from princeps.kernel.seats import deciders, left_of

always_asked = QUESTIONS.always_asked()
happens = QUESTIONS.happens()
lapses = QUESTIONS.lapses()


@rule
def advance(state: State, log: Log) -> None:
    """Carry the game on until somebody owes a decision, or it is over."""
    while state.stage != OVER and deciders(state) == 0:
        if state.stage == TURNS:
            advance_turn(state, log)
        elif state.stage == PLACING:
            if not state.option_open_setup:
                open_piles(state, log)
            all_learn(state, LEARNED_REVEAL)
            state.stage = CARDS_OUT
            state.turn = state.start
        elif state.stage == CARDS_OUT:
            hand_out(state, log, ASK_CARD, int(state.seats), TILES_OUT)
        elif state.stage == TILES_OUT:
            hand_out(state, log, ASK_FIRST_TILE, STARTING_TILES * int(state.seats), TURNS)
        elif state.stage == MEETING:
            meet_demands(state, log)
            state.stage = ELECTION
            state.players[elected(state, CONSUL_RANK)].asked = ASK_CONSUL
        else:
            finish_quarter(state, log)


# --- set-up ----------------------------------------------------------------------------------------------------------


@rule
def hand_out(state: State, log: Log, question: int, times: int, next_stage: int) -> None:
    """Ask around the table until the question has been answered `times` times."""
    if state.passes < times:
        state.players[state.turn].asked = question
        return
    state.passes = 0
    state.stage = next_stage
    state.turn = state.start
    if next_stage == TURNS:
        for p in range(state.seats):
            clear_meeting(state.players[p])
        begin_turn(state, log)


# --- stages in which all seats answer at once ------------------------------------------------------------------------


@rule
def begin_question(state: State, p: int) -> None:
    state.players[p].asked = first_question(state, p)


@rule
def first_question(state: State, p: int) -> int:
    """The first question of a simultaneous stage for a seat; also all that its rivals see of its progress."""
    if state.stage == PLACING:
        return ASK_MARKER
    return meeting_question(state, state.players[p])


# --- turns -----------------------------------------------------------------------------------------------------------


@rule
def advance_turn(state: State, log: Log) -> None:
    """Take the next step of the turn: do it if it needs no choice, ask for it if it does."""
    p = int(state.turn)
    if state.depth == 0:
        end_turn(state, log)
        return
    frame = top(state)
    step, what = int(frame.step), int(frame.what)
    if step == ASK_SOW:
        continue_sowing(state, log, p)
    elif always_asked(step):
        state.players[p].asked = step
    elif lapses(state, p, step, what):
        drop(state)
    elif not happens(state, log, p, step, what):
        state.players[p].asked = step


@rule
def continue_sowing(state: State, log: Log, p: int) -> None:
    if sown(state):
        clear_sowing(state)
        drop(state)
        return
    colour = only_colour(state)
    if colour == NOTHING:
        state.players[p].asked = ASK_SOW
    else:
        sow(state, log, p, colour)


@rule
def end_turn(state: State, log: Log) -> None:
    """The next seat begins its turn, either at once or after the end of a round or quarter (T21)."""
    state.turn = left_of(state, int(state.turn))
    state.extra_used = 0
    if state.round_ends:
        state.round_ends = 0
        end_round(state, log)
    if state.stage == TURNS:
        begin_turn(state, log)


@rule
def begin_turn(state: State, log: Log) -> None:
    note(log, TURN_BEGINS, int(state.turn), EVERYBODY, 0, 0, 0)
    push(state, ASK_END, 0, 0)
    push(state, ASK_TRAY, 0, 0)


@rule
def end_round(state: State, log: Log) -> None:
    """The fourth round of a quarter brings no demand; it ends the quarter."""
    if state.round_of_quarter < ROUNDS - 1:
        show_demand(state, log)
        return
    state.round_of_quarter += 1
    note(log, ROUND_ENDS, NOBODY, EVERYBODY, NOTHING, 0, ROUNDS - 1)
    end_quarter(state, log)
    state.stage = MEETING
    for p in range(state.seats):
        begin_question(state, p)


@rule
def finish_quarter(state: State, log: Log) -> None:
    """After the election: the next quarter, or the end of the game."""
    if state.quarter == QUARTERS - 1:
        for p in range(state.seats):
            score_final(state, log, p)
        state.stage = OVER
        state.turn = NOBODY
        note(log, GAME_OVER, NOBODY, EVERYBODY, 0, 0, 0)
        return
    state.quarter += 1
    state.round_of_quarter = 0
    begin_quarter(state, log)
    state.stage = TURNS
    begin_turn(state, log)
