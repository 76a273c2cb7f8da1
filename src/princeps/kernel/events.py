"""Events: the facts of what an action did, for logs, animation and score sheets.

`apply` is handed a log, a small table of whole numbers; search hands over one without room, which costs nothing.
Row 0 holds the number of events; each further row is one event.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from princeps.kernel.rule import rule

Log = npt.NDArray[np.int16]

EVERYBODY = -1
_COLUMNS = 6
_ROOM = 256

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


def new_log() -> Log:
    return np.zeros((_ROOM, _COLUMNS), np.int16)


def take_events(log: Log) -> list[Event]:
    """The events of a log, which is empty afterwards."""
    rows = log[1 : 1 + int(log[0, 0])].tolist()
    log[0, 0] = 0
    return [Event(*row) for row in rows]
