"""The messages between the page and the server about looking back at games."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from princeps.server.messages import MOST_SEATS, Request, Room, SeatNumber, Word
from princeps.table.messages import Box
from princeps.table.messages.replay import Moment

MOST_MOMENTS = 1_000_000

At = Annotated[int, Meta(ge=1, le=MOST_MOMENTS)]
Viewpoint = Annotated[int, Meta(ge=-1, lt=MOST_SEATS)]
Levels = Annotated[list[Word], Meta(min_length=1, max_length=MOST_SEATS)]
Obstacle = Literal["others-play", "only-players"]


class ContinueRequest(Request, frozen=True):
    """Play on at a seat from a moment, numbered as in the viewpoint; bots of these levels, by seat, play the others."""

    at: At
    viewpoint: Viewpoint
    open: bool
    seat: SeatNumber
    levels: Levels


class Replay(Struct, frozen=True):
    """A game to look back at, from one viewpoint. Once it is over, everything hidden may be revealed."""

    room: Room
    box: Box
    viewpoint: int  # a seat, or -1 for beside the table
    open: bool
    viewpoints: list[int]  # seats I may look from
    moments: list[Moment]
    over: bool
    shared: bool  # anybody who has the address may look
    sharable: bool  # I may share it
    obstacle: Obstacle | None  # why I cannot play on from here
    levels: list[str]  # levels of bots to play on against, weakest first
