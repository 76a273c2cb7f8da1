"""Events: the facts of what an action did, for logs, animation and score sheets.

`apply` is handed a log, a small table of whole numbers; search hands over one without room, which costs nothing.
Row 0 holds the number of events; each further row is one event.
"""

from struct import Struct
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from princeps.kernel.rule import rule

Log = npt.NDArray[np.int16]

EVERYBODY = -1
_COLUMNS = 6
_ROOM = 255

NO_LOG: Log = np.zeros((1, _COLUMNS), np.int16)


class Event(NamedTuple):
    """Seat `seat` did `kind`: `what`, `where`, `amount` mean what the kind says; `audience` is a bit mask of seats."""

    kind: int
    seat: int
    audience: int
    what: int
    where: int
    amount: int

    def is_seen_by(self, seat: int) -> bool:
        """A spectator (seat -1) sees what everybody sees."""
        return self.audience == EVERYBODY or (seat >= 0 and bool(self.audience >> seat & 1))


@rule
def note(log: Log, kind: int, seat: int, audience: int, what: int, where: int, amount: int) -> None:
    """Write one event down, if there is room."""
    row = int(log[0, 0]) + 1
    if row < log.shape[0]:
        log[row, 0] = kind
        log[row, 1] = seat
        log[row, 2] = audience
        log[row, 3] = what
        log[row, 4] = where
        log[row, 5] = amount
        log[0, 0] = row


class EventLog:
    """A log with room for all that one answer can do, and Python's way to read it."""

    def __init__(self) -> None:
        self.rows: Log = np.zeros((1 + _ROOM, _COLUMNS), np.int16)
        self._count = self.rows.reshape(-1)[:1].data
        self._events = self.rows[1:].reshape(-1).view(np.uint8).data

    def take(self) -> list[Event]:
        """The events, which are out of the log then."""
        count = self._count[0]
        self._count[0] = 0
        made = tuple.__new__  # in half the time of a call of `Event`
        return [made(Event, row) for row in _ROW.iter_unpack(self._events[: count * _ROW.size])]


_ROW = Struct(f"={_COLUMNS}h")
