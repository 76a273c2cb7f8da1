"""The compiled loops: games at random, and games played again from their answers, every decision noted.

The functions are templates: `loops_of` binds them to a game.
"""

from dataclasses import fields
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from princeps.envs.observation import Observation, copier_of, package_of
from princeps.games import game as find_game
from princeps.kernel.actions import Buffer
from princeps.kernel.chance import below
from princeps.kernel.events import Log
from princeps.kernel.points import points_of
from princeps.kernel.record import RecordArray
from princeps.kernel.rule import bind, open_name
from princeps.kernel.seats import deciders, first_of

legal = apply = redact = is_over = rounds = copy_numbers = open_name


class Rows(NamedTuple):
    """The decisions of one game, a row for each; `legal` has one list after the other, `offered` their lengths."""

    answer: npt.NDArray[np.int16]
    seat: npt.NDArray[np.int8]
    question: npt.NDArray[np.int8]
    round: npt.NDArray[np.int16]
    points: npt.NDArray[np.int16]
    offered: npt.NDArray[np.int32]
    legal: Buffer
    observation: Observation
    position: npt.NDArray[np.uint8]


class Scratch(NamedTuple):
    """The same records, looked at in several ways."""

    table: RecordArray
    table_bytes: npt.NDArray[np.uint8]
    seen: RecordArray  # what a seat sees of the table
    seen_bytes: npt.NDArray[np.int8]
    seen_shorts: npt.NDArray[np.int16]
    log: Log


def play_noting_answers(table: RecordArray, log: Log, room: Buffer, dice_of_seats: RecordArray, out: Buffer) -> int:
    """Play to the end, each seat with its own dice; returns how many answers there were."""
    state = table[0]
    count = 0
    while not is_over(state):
        seat = first_of(deciders(state))
        offered = legal(state, seat, room)
        out[count] = room[below(dice_of_seats[seat], offered)]
        apply(state, log, seat, int(out[count]))
        count += 1
    return count


def note_decisions(scratch: Scratch, rows: Rows) -> int:
    """Give all answers; returns how many were legal in all, or -1 if one that was given is not."""
    state, seen = scratch.table[0], scratch.seen
    used = 0
    for i in range(len(rows.answer)):
        if is_over(state):
            return -1
        seat = first_of(deciders(state))
        room = rows.legal[used:]
        count = legal(state, seat, room)
        rows.seat[i] = seat
        rows.question[i] = state.players[seat].asked
        rows.round[i] = rounds(state)
        rows.points[i] = points_of(state.players[seat])
        rows.offered[i] = count
        rows.position[i] = scratch.table_bytes
        seen[0] = state
        redact(seen[0], seat)
        copy_numbers(scratch.seen_bytes, scratch.seen_shorts, seat, state.seats, rows.observation[i])
        is_legal = False
        for j in range(count):
            is_legal |= room[j] == rows.answer[i]
        if not is_legal:
            return -1
        apply(state, scratch.log, seat, int(rows.answer[i]))
        used += count
    return used if is_over(state) else -1


class Loops(NamedTuple):
    """The loops of a game; they compile when they are first called."""

    play: Any  # (table, log, room, dice_of_seats, out) -> count
    note: Any  # (scratch, rows) -> offered


@cache
def loops_of(name: str) -> Loops:
    game = find_game(name)
    rules = {each.name: getattr(game.rules, each.name) for each in fields(game.rules)}
    package = package_of(game)
    return Loops(
        bind(play_noting_answers, package, **rules),
        bind(note_decisions, package, **rules, copy_numbers=copier_of(game)),
    )
