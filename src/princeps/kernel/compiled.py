"""A game's rules as seen from Python: functions over arrays of records, written once and compiled for each game.

Numba needs a moment to recognise a bare record but none for an array of records, so the functions that Python calls
take the array. They call rules by names that are left open here; `bind_rules` binds them to a game's rules.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from princeps.kernel.actions import Buffer
from princeps.kernel.chance import below, mix, seed_chance, seed_of_game
from princeps.kernel.events import Log
from princeps.kernel.points import points_of
from princeps.kernel.record import RecordArray
from princeps.kernel.rule import bind, open_name
from princeps.kernel.seats import deciders, first_of

if TYPE_CHECKING:
    from princeps.kernel.game import Rules


deal = legal = apply = redact = determinize = is_over = rounds = standing = ask = play_out = open_name

RESULT_DECISIONS, RESULT_ROUNDS, RESULT_HASH, RESULT_SCORES = range(4)
TO_THE_END = 1 << 30

# What is asked now, as one number: whether the game is over, a bit for each seat that owes an answer, and above these
# how many answers the first of them may give.
ASKED_OVER, ASKED_WAITING, ASKED_COUNT = 0, 1, 5

# --- one position ----------------------------------------------------------------------------------------------------


def deal_table(table: RecordArray, log: Log, box: RecordArray, seed: int) -> None:
    deal(table[0], log, box[0], seed)


def ask_at(table: RecordArray, out: Buffer) -> int:
    """Everything Python needs to know after each answer, in one call; `out` receives the first decider's answers."""
    state = table[0]
    waiting = deciders(state)
    count = legal(state, first_of(waiting), out) if waiting else 0
    return int(is_over(state)) << ASKED_OVER | waiting << ASKED_WAITING | count << ASKED_COUNT


def legal_at(table: RecordArray, seat: int, out: Buffer) -> int:
    return legal(table[0], seat, out)  # type: ignore[no-any-return]


def apply_at(table: RecordArray, log: Log, seat: int, action: int, out: Buffer) -> int:
    apply(table[0], log, seat, action)
    return ask(table, out)  # type: ignore[no-any-return]


def redact_table(table: RecordArray, seat: int) -> None:
    redact(table[0], seat)


def determinize_table(table: RecordArray, log: Log, seat: int, dice: RecordArray) -> None:
    determinize(table[0], log, seat, dice[0])


def rounds_at(table: RecordArray) -> int:
    return rounds(table[0])  # type: ignore[no-any-return]


def scores_at(table: RecordArray, out: Buffer) -> None:
    for seat in range(table[0].seats):
        out[seat] = points_of(table[0].players[seat])


def rank_at(table: RecordArray, out: Buffer) -> None:
    """1 for the winner; seats that are equal in everything share a place."""
    state = table[0]
    for seat in range(state.seats):
        ahead = 0
        for other in range(state.seats):
            if standing(state, other) > standing(state, seat):
                ahead += 1
        out[seat] = ahead + 1


# --- random play -----------------------------------------------------------------------------------------------------


def play_at_random(table: RecordArray, log: Log, room: Buffer, dice: RecordArray, limit: int) -> int:
    """Play to the end or for `limit` decisions; returns how many. If several seats owe one, the first answers."""
    state = table[0]
    decisions = 0
    while decisions < limit and not is_over(state):
        seat = first_of(deciders(state))
        count = legal(state, seat, room)
        apply(state, log, seat, int(room[below(dice[0], count)]))
        decisions += 1
    return decisions


def simulate(
    blank: RecordArray,
    box: RecordArray,
    seed: int,
    first: int,
    table: RecordArray,
    table_bytes: npt.NDArray[np.uint8],
    log: Log,
    room: Buffer,
    dice: RecordArray,
    results: npt.NDArray[np.int64],
) -> None:
    """Play games number `first`, `first` + 1, ... of a series, one for each row of `results`.

    A row receives the numbers of decisions and rounds, a hash of the final state, and the scores by seat.
    """
    for i in range(results.shape[0]):
        game_seed = seed_of_game(dice[0], seed, first + i)
        table[0] = blank[0]
        deal(table[0], log, box[0], game_seed)
        seed_chance(dice[0], game_seed ^ 1)
        results[i, RESULT_DECISIONS] = play_out(table, log, room, dice, TO_THE_END)
        results[i, RESULT_ROUNDS] = rounds(table[0])
        seed_chance(dice[0], 0)
        for j in range(table_bytes.shape[0]):
            mix(dice[0], int(table_bytes[j]))
        results[i, RESULT_HASH] = int(dice[0].rng >> np.uint64(1))
        for seat in range(table[0].seats):
            results[i, RESULT_SCORES + seat] = points_of(table[0].players[seat])


# --- what benchmarks repeat: the first record is the position, the second is written over and over -------------------


def repeat_copy(table: RecordArray, times: int) -> None:
    for i in range(times):
        table[1] = table[0]
        table[0].rng = np.uint64(i)  # so that the compiler cannot leave out a copy


def repeat_view(table: RecordArray, seat: int, times: int) -> None:
    for _ in range(times):
        table[1] = table[0]
        redact(table[1], seat)


def repeat_determinize(table: RecordArray, log: Log, seat: int, dice: RecordArray, times: int) -> None:
    for _ in range(times):
        table[1] = table[0]
        determinize(table[1], log, seat, dice[0])


# --- binding ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CompiledRules:
    """The functions of this module, bound to one game. They compile when they are first called."""

    deal: Callable[..., None]
    ask: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., int]
    redact: Callable[..., None]
    determinize: Callable[..., None]
    rounds: Callable[..., int]
    scores: Callable[..., None]
    rank: Callable[..., None]
    play_out: Callable[..., int]
    simulate: Callable[..., None]
    repeat_copy: Callable[..., None]
    repeat_view: Callable[..., None]
    repeat_determinize: Callable[..., None]


_TEMPLATES = (
    deal_table,
    ask_at,
    legal_at,
    apply_at,
    redact_table,
    determinize_table,
    rounds_at,
    scores_at,
    rank_at,
    play_at_random,
    simulate,
    repeat_copy,
    repeat_view,
    repeat_determinize,
)


_CALLED_BY_OTHERS: dict[Callable[..., Any], str] = {ask_at: "ask", play_at_random: "play_out"}
_LOOPS = {play_at_random, simulate, repeat_copy, repeat_view, repeat_determinize}  # all others take a microsecond


def bind_rules(rules: "Rules") -> CompiledRules:
    package = rules.deal.__module__.rpartition(".")[0]
    names = {rule.name: getattr(rules, rule.name) for rule in fields(rules)}
    bound: list[Any] = []
    for template in _TEMPLATES:
        bound.append(bind(template, package, nogil=template in _LOOPS, **names))
        if template in _CALLED_BY_OTHERS:
            names[_CALLED_BY_OTHERS[template]] = bound[-1]
    return CompiledRules(*bound)
