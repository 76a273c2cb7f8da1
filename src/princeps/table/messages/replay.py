"""Messages about a game being replayed; the tables themselves are the same as in play."""

from msgspec import Struct


class Moment(Struct, frozen=True):
    """A table as a reader saw it. Rounds and turns count from 0, for stepping from one to the next."""

    at: int  # the reader's revision
    round: int
    turn: int
    seat: int | None  # whose turn it is; none where all decide at once
