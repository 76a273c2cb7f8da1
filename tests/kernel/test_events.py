"""Events: noted while there is room, read once, shown to those who may see them."""

import pytest

from princeps.kernel.events import EVERYBODY, NO_LOG, Event, EventLog, note

pytestmark = pytest.mark.rules


def test_events_are_read_in_order_and_only_once() -> None:
    log = EventLog()
    note(log.rows, 1, 2, EVERYBODY, 3, 4, 5)
    note(log.rows, 6, 0, 0b11, -1, -2, -3)
    assert log.take() == [Event(1, 2, EVERYBODY, 3, 4, 5), Event(6, 0, 0b11, -1, -2, -3)]
    assert log.take() == []


def test_a_log_without_room_takes_nothing() -> None:
    before = NO_LOG.copy()
    note(NO_LOG, 1, 2, EVERYBODY, 3, 4, 5)
    assert (before == NO_LOG).all()


def test_a_full_log_keeps_the_first_events() -> None:
    log = EventLog()
    for number in range(1000):
        note(log.rows, number, 0, EVERYBODY, 0, 0, 0)
    kept = log.take()
    assert [event.kind for event in kept] == list(range(len(log.rows) - 1))
    note(log.rows, 5, 0, EVERYBODY, 0, 0, 0)
    assert len(log.take()) == 1, "there is room again"


@pytest.mark.parametrize(
    ("audience", "seen_by"), [(EVERYBODY, [-1, 0, 1, 2, 3]), (0b0001, [0]), (0b1010, [1, 3]), (0, [])]
)
def test_only_the_audience_sees_an_event(audience: int, seen_by: list[int]) -> None:
    event = Event(1, 0, audience, 0, 0, 0)
    assert [seat for seat in range(-1, 4) if event.is_seen_by(seat)] == seen_by
