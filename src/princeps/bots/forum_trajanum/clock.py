"""The clock: cycle, round and stage, who is next, and how many turns are still to come."""

from princeps.bots.judge import Numbers
from princeps.bots.writing import put, put_choice
from princeps.games.forum_trajanum.draft import ASK_PASS
from princeps.games.forum_trajanum.state import (
    CYCLES,
    HANDICAP,
    HONOURS,
    PAYING,
    RECLAIMING,
    ROUNDS,
    TAKING,
    TURNS,
    State,
)
from princeps.kernel.rule import rule
from princeps.kernel.seats import ASK_NOTHING

CLOCK_NAMES = (
    *(f"cycle-{cycle + 1}" for cycle in range(CYCLES)),
    *(f"round-{round + 1}" for round in range(ROUNDS)),
    *("stage-set-up", "stage-taking", "stage-reclaiming", "stage-paying", "stage-turns", "stage-honours"),
    *("owes-answer", "owes-pass", "own-turn", "turn-done", "seats-before"),
    *("turns-to-scoring", "turns-to-end"),
)


@rule
def clock_features(state: State, p: int, out: Numbers, n: int) -> int:
    asked = state.players[p].asked
    n = put_choice(out, n, CYCLES, int(state.cycle))
    n = put_choice(out, n, ROUNDS, int(state.round_of_cycle))
    n = put(out, n, state.stage <= HANDICAP)
    n = put(out, n, state.stage == TAKING)
    n = put(out, n, state.stage == RECLAIMING)
    n = put(out, n, state.stage == PAYING)
    n = put(out, n, state.stage == TURNS)
    n = put(out, n, state.stage == HONOURS)
    n = put(out, n, asked != ASK_NOTHING)
    n = put(out, n, asked == ASK_PASS)
    place = (p - int(state.start) + int(state.seats)) % int(state.seats)
    is_done = place < state.turns
    n = put(out, n, state.turn == p)
    n = put(out, n, is_done)
    n = put(out, n, 0.0 if is_done else (place - state.turns) / 3)
    in_cycle = ROUNDS - int(state.round_of_cycle) - (1 if is_done else 0)
    n = put(out, n, in_cycle / 4)
    return put(out, n, (in_cycle + ROUNDS * (CYCLES - 1 - int(state.cycle))) / 12)


@rule
def scorings_left(state: State) -> int:
    return CYCLES - int(state.cycle)
