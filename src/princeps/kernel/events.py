"""Events: the facts of what an action did, for logs, animation and score sheets.

`apply` receives a log, a small table of integers; search passes one without room, which costs nothing.
Row 0 holds the number of events; each further row is one event.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from struct import Struct
from typing import NamedTuple, overload

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
    """Record one event, if there is room."""
    row = int(log[0, 0]) + 1
    if row < log.shape[0]:
        log[row, 0] = kind
        log[row, 1] = seat
        log[row, 2] = audience
        log[row, 3] = what
        log[row, 4] = where
        log[row, 5] = amount
        log[0, 0] = row


class Events(Sequence[Event]):
    """What an answer did, in order. It is decoded only when somebody looks, which random play hardly ever does."""

    __slots__ = ("_content",)

    def __init__(self, rows: bytes) -> None:
        self._content: bytes | list[Event] = rows

    def _all(self) -> list[Event]:
        if isinstance(self._content, bytes):
            made = tuple.__new__  # takes half as long as calling `Event`
            self._content = [made(Event, row) for row in _ROW.iter_unpack(self._content)]
        return self._content

    def __len__(self) -> int:
        content = self._content
        return len(content) // _ROW.size if isinstance(content, bytes) else len(content)

    def __iter__(self) -> Iterator[Event]:
        return iter(self._all())

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        return self._all()[index]

    def __eq__(self, other: object) -> bool:
        return self._all() == (other._all() if isinstance(other, Events) else other)

    __hash__ = None  # type: ignore[assignment]  # like a list

    def __repr__(self) -> str:
        return repr(self._all())


class EventLog:
    """A log with room for everything one answer can do, and Python's way to read it."""

    def __init__(self) -> None:
        self.rows: Log = np.zeros((1 + _ROOM, _COLUMNS), np.int16)
        self._numbers = self.rows.reshape(-1).data

    def take(self) -> Events:
        """Return the events and empty the log."""
        count = self._numbers[0]
        self._numbers[0] = 0
        return Events(_events_in(count)(self._numbers)[0])


_ROW = Struct(f"={_COLUMNS}h")


@cache
def _events_in(count: int) -> Callable[[memoryview], tuple[bytes]]:
    """Cuts that many events out of a log; a structure does so in half the time that a slice takes."""
    return Struct(f"{_ROW.size}x{count * _ROW.size}s").unpack_from
