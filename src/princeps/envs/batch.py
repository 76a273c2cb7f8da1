"""Many games side by side, stepped in compiled code: one answer for each, then what the next seat to move is shown.

The functions without `@rule` are templates: `bind_batch` binds them to a game. A thread works on a slice of the games;
no two slices share anything that is written, and every game has its own dice, so results do not depend on the threads.
"""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from princeps.envs.observation import Observation, copier_of, package_of
from princeps.kernel.actions import Buffer
from princeps.kernel.chance import below, seed_chance, seed_of_game
from princeps.kernel.events import Log
from princeps.kernel.game import Game
from princeps.kernel.points import points_of
from princeps.kernel.record import RecordArray
from princeps.kernel.rule import bind, open_name, rule
from princeps.kernel.seats import deciders, first_of

deal = legal = apply = redact = is_over = rank = open_name
copy_numbers = observe = show = pay = begin = play_rivals = open_name

Points = npt.NDArray[np.int32]
Rewards = npt.NDArray[np.float32]

REWARDS = ("rank", "win", "margin", "points")
BY_RANK, BY_WIN, BY_MARGIN, BY_POINTS = range(len(REWARDS))

ALL_SEATS = -1
SEATS_IN_TURN = -2


class Batch(NamedTuple):
    """All games: a row for each, except in the last three."""

    tables: RecordArray
    dice: RecordArray
    begun: npt.NDArray[np.int64]  # games begun in this row
    learner: npt.NDArray[np.int64]  # the seats that are answered for from outside, as bits; rivals answer at random
    points: Points  # by seat, when they were last rewarded
    seat: npt.NDArray[np.int64]  # to move
    legal: Buffer
    offered: npt.NDArray[np.int64]  # how many answers are legal
    mask: npt.NDArray[np.int8]
    observation: Observation
    reward: Rewards  # by seat
    terminated: npt.NDArray[np.bool_]
    final_observation: Observation  # of the seat that moved last, when the last game in this row ended
    final_scores: Points  # the same, by seat
    blank: RecordArray
    box: RecordArray
    log: Log


class Scratch(NamedTuple):
    """Buffers of one thread."""

    seen: RecordArray  # one record, of which the next two are other ways to look at it
    bytes: npt.NDArray[np.int8]
    shorts: npt.NDArray[np.int16]
    places: Buffer  # by seat
    points: Points


class Terms(NamedTuple):
    """What is the same in all games."""

    seed: int
    reward: int
    learner: int  # a seat, ALL_SEATS or SEATS_IN_TURN


# Numba counts who holds an array, with an instruction that other cores have to wait for. So the loops take the arrays
# out of the tuples once, and what they call is given records, and no array that it does not need.


def pay_seats(tables: RecordArray, i: int, scratch: Scratch, kind: int, before: Points, out: Rewards) -> None:
    state, over = tables[i], is_over(tables[i])
    for p in range(state.seats):
        scratch.points[p] = points_of(state.players[p])
    if over:
        rank(tables[i : i + 1], scratch.places)
    reward_seats(kind, over, scratch.places, scratch.points, before, out)
    for p in range(state.seats):
        before[p] = scratch.points[p]


@rule
def reward_seats(kind: int, over: bool, places: Buffer, points: Points, before: Points, out: Rewards) -> None:
    """Only points come during a game, everything else at its end."""
    for p in range(len(out)):
        if kind == BY_POINTS:
            out[p] = points[p] - before[p]
        else:
            out[p] = reward_at_end(kind, p, places, points) if over else 0


@rule
def reward_at_end(kind: int, p: int, places: Buffer, points: Points) -> float:
    level, best_rival = 0, -1_000_000
    for other in range(len(points)):
        if other != p:
            level += places[other] == places[p]
            best_rival = max(best_rival, int(points[other]))
    if kind == BY_MARGIN:
        return float(points[p] - best_rival)
    if kind == BY_WIN:
        return 1 / (1 + level) if places[p] == 1 else 0.0
    rivals = len(points) - 1
    return float((rivals - level - 2 * (places[p] - 1)) / rivals)


def begin_game(batch: Batch, terms: Terms, i: int) -> None:
    """The next game of a row. Its seed depends on the row and on the games before it, not on how these went."""
    dice, number = batch.dice[i], batch.begun[i]
    seed = seed_of_game(dice, terms.seed, number * len(batch.begun) + i)
    batch.begun[i] += 1
    batch.tables[i] = batch.blank[0]
    state = batch.tables[i]
    deal(state, batch.log, batch.box[0], seed)
    seed_chance(dice, seed ^ 1)
    if terms.learner == SEATS_IN_TURN:
        batch.learner[i] = 1 << (number + i) % state.seats
    elif terms.learner != ALL_SEATS:
        batch.learner[i] = 1 << terms.learner
    for p in range(state.seats):
        batch.points[i, p] = points_of(state.players[p])


def play_rivals_of(state: Any, log: Log, learner: int, dice: Any, room: Buffer) -> None:
    """Everybody who is not answered for from outside answers at random."""
    while not is_over(state):
        seat = first_of(deciders(state))
        if learner >> seat & 1:
            return
        count = legal(state, seat, room)
        apply(state, log, seat, int(room[below(dice, count)]))


def reset_games(batch: Batch, scratch: Scratch, terms: Terms, first: int, end: int) -> None:
    for i in range(first, end):
        batch.begun[i] = 0
        begin(batch, terms, i)
        play_rivals(batch.tables[i], batch.log, batch.learner[i], batch.dice[i], batch.legal[i])
        batch.terminated[i] = False
        batch.mask[i] = 0
        batch.reward[i] = 0
    show(batch, scratch, first, end)


def step_games(
    batch: Batch, scratch: Scratch, terms: Terms, actions: npt.NDArray[np.int64], first: int, end: int
) -> None:
    """Answer in each game of a slice; a game that ends is followed by the next at once."""
    tables, log, dice, seats, learners = batch.tables, batch.log, batch.dice, batch.seat, batch.learner
    rooms, offered, masks = batch.legal, batch.offered, batch.mask
    points, rewards, terminated = batch.points, batch.reward, batch.terminated
    for i in range(first, end):
        for j in range(offered[i]):  # rivals are about to write over the list
            masks[i, rooms[i, j]] = 0
        apply(tables[i], log, seats[i], actions[i])
        if terms.learner != ALL_SEATS:
            play_rivals(tables[i], log, learners[i], dice[i], rooms[i])
        over = is_over(tables[i])
        terminated[i] = over
        if over or terms.reward == BY_POINTS:
            pay(tables, i, scratch, terms.reward, points[i], rewards[i])
        else:
            rewards[i] = 0
        if over:
            observe(tables[i], scratch, seats[i], batch.final_observation[i])
            batch.final_scores[i] = points[i]
            begin(batch, terms, i)
            play_rivals(tables[i], log, learners[i], dice[i], rooms[i])
    show(batch, scratch, first, end)


def show_next(batch: Batch, scratch: Scratch, first: int, end: int) -> None:
    """Who is asked in each game of a slice, what is legal, and what they see."""
    tables = batch.tables
    for i in range(first, end):
        room, mask = batch.legal[i], batch.mask[i]
        seat = first_of(deciders(tables[i]))
        count = legal(tables[i], seat, room)
        batch.seat[i] = seat
        batch.offered[i] = count
        for j in range(count):
            mask[room[j]] = 1
        observe(tables[i], scratch, seat, batch.observation[i])


def observe_table(state: Any, scratch: Scratch, seat: int, out: Observation) -> None:
    scratch.seen[0] = state
    redact(scratch.seen[0], seat)
    copy_numbers(scratch.bytes, scratch.shorts, seat, state.seats, out)


class Stepping(NamedTuple):
    """The loops of a game; they compile when they are first called."""

    reset: Any  # (batch, scratch, terms, first, end)
    step: Any  # (batch, scratch, terms, actions, first, end)


_CALLED_BY_LOOPS: dict[str, Callable[..., None]] = {
    "observe": observe_table,
    "show": show_next,
    "pay": pay_seats,
    "begin": begin_game,
    "play_rivals": play_rivals_of,
}


def bind_batch(game: Game) -> Stepping:
    package = package_of(game)
    names = {each.name: getattr(game.rules, each.name) for each in fields(game.rules)}
    names |= {"rank": game.compiled.rank, "copy_numbers": copier_of(game)}
    for name, template in _CALLED_BY_LOOPS.items():
        names[name] = bind(template, package, **names)
    return Stepping(bind(reset_games, package, **names), bind(step_games, package, **names))
