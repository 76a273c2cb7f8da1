"""The pace of a game over days: how long a turn may take, and when its clocks stand still.

A clock is stored as the instant at which it runs out. It stands still during the hours of the night that were left out
and while the game pauses; both are known beforehand, so whatever is left of a clock follows from that instant.
"""

import heapq
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import takewhile
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from princeps.bots.levels import levels_of
from princeps.server.errors import Kind, RoomError
from princeps.server.messages import Nights, Pace
from princeps.server.rooms.seating import check_level
from princeps.server.store.queries import GameRow

HOUR = 3_600_000  # milliseconds
DAY = 24 * HOUR
PACE = ("clock", "night_from", "night_to", "zone", "stand_in")  # what a rematch takes over

Span = tuple[int, int]  # from, to


@dataclass(frozen=True)
class Schedule:
    """When the clocks of a game stand still."""

    nights: Nights | None = None
    pause: Span | None = None

    @classmethod
    def of(cls, game: GameRow) -> "Schedule":
        pause = None
        if game.paused_since is not None and game.paused_until is not None:
            pause = (game.paused_since, game.paused_until)
        return cls(nights_of(game), pause)

    def left(self, start: int, deadline: int) -> int:
        """How much is left at `start` of a clock that runs out at `deadline`."""
        still = sum(min(end, deadline) - max(begin, start) for begin, end in self.stops(start, deadline))
        return max(0, deadline - start - still)

    def deadline(self, start: int, left: int) -> int:
        """When a clock runs out of which this much is left at `start`."""
        now = start
        for begin, end in self._stops_after(start):
            if begin - now >= left and begin > now:
                break
            left -= max(0, begin - now)
            now = end
        return now + left

    def stops(self, start: int, end: int) -> list[Span]:
        """Between two instants, in order."""
        return list(takewhile(lambda stop: stop[0] < end, self._stops_after(start)))

    def _stops_after(self, start: int) -> Iterator[Span]:
        """Those that are not over by then, without end where nights are left out; none touches the next."""
        current: Span | None = None
        for begin, end in heapq.merge(self._nights_after(start), [self.pause] if self.pause else []):
            if end <= start:
                continue
            if current and begin <= current[1]:
                current = (current[0], max(current[1], end))
                continue
            if current:
                yield current
            current = (begin, end)
        if current:
            yield current

    def _nights_after(self, start: int) -> Iterator[Span]:
        if self.nights is None:
            return
        zone = _zone(self.nights.zone)
        day = datetime.fromtimestamp(start / 1000, zone).date() - timedelta(1)
        over_midnight = timedelta(self.nights.end <= self.nights.start)
        while True:
            begin, end = _instant(day, self.nights.start, zone), _instant(day + over_midnight, self.nights.end, zone)
            if end > begin:  # where clocks are put forward, an hour that was left out may not exist
                yield begin, end
            day += timedelta(1)


def _instant(day: Any, hour: int, zone: ZoneInfo) -> int:
    """Of an hour that comes twice the first; of one that is left out the moment at which clocks are put forward."""
    local = datetime(day.year, day.month, day.day, hour, tzinfo=zone)
    return round(local.astimezone(UTC).timestamp() * 1000)


@cache
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def nights_of(game: GameRow) -> Nights | None:
    if game.zone is None or game.night_from is None or game.night_to is None:
        return None
    return Nights(game.night_from, game.night_to, game.zone)


def pace_of(game: GameRow) -> Pace | None:
    """As it was agreed; none for a live game."""
    if game.clock is None:
        return None
    return Pace(game.clock // HOUR, nights_of(game), game.stand_in)  # type: ignore[arg-type]


def columns_of(game: str, pace: Pace | None) -> dict[str, Any]:
    """A wish as it is stored, once it is checked."""
    if pace is None:
        return {}
    nights = pace.nights
    if nights:
        check_nights(nights)
    return {
        "clock": pace.hours * HOUR,
        "night_from": nights and nights.start,
        "night_to": nights and nights.end,
        "zone": nights and nights.zone,
        "stand_in": check_level(pace.stand_in, levels_of(game)),
    }


def check_nights(nights: Nights) -> None:
    if nights.start == nights.end:
        raise RoomError(Kind.INVALID, "nights", "The hours that are left out must leave some of the day.")
    try:
        _zone(nights.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise RoomError(Kind.INVALID, "zone", "This server does not know the time zone.") from None
