"""The clock: how far the game has got, and how many turns are still to come."""

from princeps.bots.judge import Numbers
from princeps.bots.writing import named, numbered, put, put_choice
from princeps.games.trajan.state import NOBODY, PLACING, QUARTERS, ROUNDS, SEATS, STAGES, State
from princeps.kernel.rule import rule

USUAL_STEP = 2.3  # spaces that the time marker moves in a turn

CLOCK_NAMES = (
    *named("stage", ("placing", "meeting", "cards-out", "tiles-out", "turns", "election", "over")),
    *numbered("quarter", QUARTERS),
    *numbered("round", ROUNDS),
    *named("seats", ("2", "3", "4")),
    "time",
    "round-ends",
    "turns-left-in-round",
    "turns-left-in-quarter",
    "turns-left",
    "own-turn",
    "seats-before",
)


@rule
def clock_features(state: State, p: int, out: Numbers, n: int) -> int:
    """How far the game has got, and how many turns are still to come."""
    loop = int(state.facts.time_loop)
    round_of_quarter = int(state.round_of_quarter) + int(state.round_ends)
    rounds_left = ROUNDS * (QUARTERS - int(state.quarter)) - round_of_quarter
    before = seats_before(state, p)
    n = put_choice(out, n, STAGES, int(state.stage))
    n = put_choice(out, n, QUARTERS, int(state.quarter))
    n = put_choice(out, n, ROUNDS, int(state.round_of_quarter))
    n = put_choice(out, n, SEATS - 1, int(state.seats) - 2)
    n = put(out, n, state.time / loop)
    n = put(out, n, float(state.round_ends))
    n = put(out, n, turns_in(state, loop * (1 - int(state.round_ends)) - int(state.time)) / 3.0)
    n = put(out, n, turns_in(state, loop * (ROUNDS - round_of_quarter) - int(state.time)) / 10.0)
    n = put(out, n, turns_in(state, loop * rounds_left - int(state.time)) / 20.0)
    n = put(out, n, 1.0 if before == 0 else 0.0)
    return put(out, n, before / 3.0)


@rule
def turns_in(state: State, spaces: int) -> float:
    """A seat's own turns while the time marker moves this far."""
    return max(0, spaces) / (USUAL_STEP * state.seats)


@rule
def seats_before(state: State, p: int) -> int:
    """How many seats move before this one does, including the seat in turn."""
    first = int(state.start) if state.stage == PLACING or state.turn == NOBODY else int(state.turn)
    return (p - first + int(state.seats)) % int(state.seats)
