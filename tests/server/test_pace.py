"""When the clocks of games over days run out: nights, days on which clocks are put forward or back, pauses."""

from datetime import datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from princeps.server.messages import Nights
from princeps.server.rooms.pace import HOUR, Schedule

BERLIN = Nights(22, 8, "Europe/Berlin")


def instant(text: str, zone: str = "Europe/Berlin") -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("nights", "start", "hours", "end"),
    [
        (None, "2026-11-19 20:00", 8, "2026-11-20 04:00"),
        (BERLIN, "2026-11-19 10:00", 8, "2026-11-19 18:00"),
        (BERLIN, "2026-11-19 20:00", 8, "2026-11-20 14:00"),
        (BERLIN, "2026-11-19 23:00", 8, "2026-11-20 16:00"),  # it begins in the night
        (BERLIN, "2026-11-20 07:59", 14, "2026-11-20 22:00"),  # and ends as the next night begins
        (BERLIN, "2026-11-19 08:00", 24, "2026-11-20 18:00"),
        (BERLIN, "2026-11-19 08:00", 168, "2026-11-30 22:00"),  # twelve days of fourteen hours
        (Nights(0, 7, "Europe/Berlin"), "2026-11-19 23:00", 8, "2026-11-20 14:00"),  # within one day
        (Nights(12, 11, "Europe/Berlin"), "2026-11-19 11:30", 8, "2026-11-27 11:30"),  # an hour each day
        (BERLIN, "2026-03-28 20:00", 8, "2026-03-29 14:00"),  # the night has nine hours
        (BERLIN, "2026-10-24 20:00", 8, "2026-10-25 14:00"),  # the night has eleven
        (None, "2026-03-28 20:00", 24, "2026-03-29 21:00"),  # without nights an hour is an hour
        (None, "2026-10-24 20:00", 24, "2026-10-25 19:00"),
        (Nights(2, 3, "Europe/Berlin"), "2026-03-28 20:00", 8, "2026-03-29 05:00"),  # the hour that is left out
        (Nights(2, 3, "Europe/Berlin"), "2026-10-24 20:00", 8, "2026-10-25 05:00"),  # comes twice in a longer night
    ],
)
def test_a_clock_stands_still_at_night(nights: Nights | None, start: str, hours: int, end: str) -> None:
    schedule = Schedule(nights)
    assert schedule.deadline(instant(start), hours * HOUR) == instant(end)
    assert schedule.left(instant(start), instant(end)) == hours * HOUR


@pytest.mark.parametrize("zone", ["America/Santiago", "Asia/Beirut", "Asia/Kathmandu", "Australia/Lord_Howe", "UTC"])
def test_what_is_left_and_when_it_runs_out_agree_on_every_day_of_a_year(zone: str) -> None:
    """Also where clocks are put forward at midnight, or by half an hour."""
    schedule = Schedule(Nights(23, 0, zone), (instant("2026-05-01 12:00"), instant("2026-05-09 12:00")))
    for start in range(instant("2026-01-01 00:30"), instant("2027-01-01 00:30"), 11 * HOUR):
        end = schedule.deadline(start, 24 * HOUR)
        stops = schedule.stops(start, end)
        assert schedule.left(start, end) == 24 * HOUR
        assert schedule.left(start, end - 1) in {24 * HOUR - 1, 24 * HOUR}
        assert all(begin < over for begin, over in stops)
        assert all(before[1] < after[0] for before, after in pairwise(stops))


def test_a_pause_and_the_nights_in_it_count_once() -> None:
    pause = (instant("2026-11-19 12:00"), instant("2026-11-24 23:00"))
    schedule = Schedule(BERLIN, pause)
    assert schedule.deadline(instant("2026-11-19 10:00"), 8 * HOUR) == instant("2026-11-25 14:00")
    assert schedule.stops(instant("2026-11-19 10:00"), instant("2026-11-25 14:00")) == [
        (pause[0], instant("2026-11-25 08:00"))
    ]
    assert schedule.left(instant("2026-11-20 12:00"), instant("2026-11-25 14:00")) == 6 * HOUR


def test_nothing_is_left_of_a_clock_that_has_run_out() -> None:
    assert Schedule(BERLIN).left(instant("2026-11-20 12:00"), instant("2026-11-19 12:00")) == 0
    assert Schedule(BERLIN).left(instant("2026-11-19 22:00"), instant("2026-11-20 08:00")) == 0
