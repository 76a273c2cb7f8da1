"""What a page is told of a game that it replays; the tables themselves are those of play."""

from msgspec import Struct


class Moment(Struct, frozen=True):
    """A table as a reader saw it. Rounds and turns are counted from 0, for stepping from one to the next."""

    at: int  # the reader's revision
    round: int
    turn: int
    seat: int | None  # whose turn it is; nobody's where all decide at once
