"""What the kernel knows of a state: seats, points, knowledge, and steps that wait. Tried on a table of its own."""

from collections.abc import Sequence
from typing import Annotated, Any

import pytest

from princeps.kernel.agenda import Frame, drop, push, top
from princeps.kernel.events import EVERYBODY, Event, EventLog
from princeps.kernel.knowledge import all_learn, forget_others, learn
from princeps.kernel.points import POINTS, gain_points, points_of
from princeps.kernel.record import Byte, Bytes, Record, Shorts
from princeps.kernel.seats import ALL_SEATS, ASK_NOTHING, deciders, left_of, right_of

pytestmark = pytest.mark.rules


class Player(Record):
    asked: Byte
    points_from: Annotated[Shorts, 3]


class Table(Record):
    learned: Annotated[Shorts, 4]
    barrier: Annotated[Bytes, 4]
    seats: Byte
    depth: Byte
    stack: Annotated[Sequence[Frame], 3]
    players: Annotated[Sequence[Player], 4]


@pytest.fixture
def table() -> Any:
    table = Table.blank()[0]
    table.seats = 3
    return table


def test_who_is_asked_owes_a_decision(table: Any) -> None:
    assert deciders(table) == 0
    table.players[0].asked = 5
    table.players[2].asked = 1
    table.players[3].asked = 1  # a chair that nobody sits on
    assert deciders(table) == 0b101
    table.players[0].asked = ASK_NOTHING
    assert deciders(table) == 0b100


def test_left_is_clockwise(table: Any) -> None:
    assert [left_of(table, p) for p in range(3)] == [1, 2, 0]
    assert [right_of(table, p) for p in range(3)] == [2, 0, 1]


def test_points_are_kept_by_source_and_reported(table: Any) -> None:
    log = EventLog()
    gain_points(table, log.rows, 1, 5, 2, 7)
    gain_points(table, log.rows, 1, -2, 0, 0)
    gain_points(table, log.rows, 1, 0, 1, 0)
    assert table.players[1].points_from.tolist() == [-2, 0, 5]
    assert points_of(table.players[1]) == 3
    assert points_of(table.players[0]) == 0
    assert log.take() == [Event(POINTS, 1, EVERYBODY, 2, 7, 5), Event(POINTS, 1, EVERYBODY, 0, 0, -2)]


def test_learning_is_counted_by_seat(table: Any) -> None:
    learn(table, 1, 4)
    learn(table, 1, 3)
    assert table.learned.tolist() == [0, 2, 0, 0]
    assert table.barrier.tolist() == [0, 3, 0, 0]
    all_learn(table, 2)
    assert table.learned.tolist() == [1, 3, 1, 0]
    assert table.barrier.tolist() == [2, 2, 2, 0]


@pytest.mark.parametrize(("seat", "left"), [(1, [0, 3, 0, 0]), (-1, [0, 0, 0, 0]), (ALL_SEATS, [3, 3, 3, 3])])
def test_what_others_have_learned_is_theirs(table: Any, seat: int, left: list[int]) -> None:
    table.learned[:] = 3
    table.barrier[:] = 3
    forget_others(table, seat)
    assert table.learned.tolist() == table.barrier.tolist() == left


def test_the_last_step_pushed_comes_first(table: Any) -> None:
    blank = bytes(table)
    push(table, 1, 2, 3)
    push(table, 4, 500, -6)
    frame = top(table)
    assert (frame.step, frame.what, frame.rest) == (4, 500, -6)
    drop(table)
    assert top(table).step == 1
    assert table.depth == 1
    drop(table)
    assert bytes(table) == blank, "equal tables are equal bytes"
