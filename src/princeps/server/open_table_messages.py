"""The messages about open tables, and about those whom one does not want to hear or to meet."""

from typing import Literal

from msgspec import Struct

from princeps.server.messages import Name, Pace, Request


class SitRequest(Request, frozen=True):
    """What I want to be called. If somebody else there has that name, I get another."""

    name: Name | None = None


class AversionRequest(Request, frozen=True):
    kind: Literal["mute", "block"]
    averse: bool


class OpenSeat(Struct, frozen=True):
    name: str | None  # nobody sits there yet
    kind: Literal["person", "bot"]
    level: str | None  # of a bot
    mine: bool
    open: bool  # whoever visits may sit down here, or could; otherwise it is kept for a friend


class OpenTable(Struct, frozen=True):
    id: str
    game: str
    options: dict[str, bool | str | list[int]]  # those that are not as usual
    seats: list[OpenSeat]
    pace: Pace | None  # none for a live game
    hints: bool
    begun: bool  # it can only be watched
    host: bool  # I opened it
    created: int


class OpenTables(Struct, frozen=True):
    tables: list[OpenTable]
    now: int


class Aversion(Struct, frozen=True):
    """Somebody whom I do not want to hear, or to meet at a table."""

    id: str
    kind: Literal["mute", "block"]
    name: str  # that they had then
    since: int


class Aversions(Struct, frozen=True):
    aversions: list[Aversion]
