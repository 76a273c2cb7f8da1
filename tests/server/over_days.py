"""Games over days, for tests: a clock that is moved by hand, tables, and turns that are made."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from princeps.server.clock import wall_clock
from princeps.server.messages import NewGame, NewSeat, Pace
from princeps.server.rooms.repository import Change
from princeps.server.rooms.rooms import Rooms
from princeps.server.visitors import Reader
from server.playing import GAME, Who, act, deciders, legal_answers, new_visitor

A_DAY = Pace(24)
MINUTE = 60_000


class Hands:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.at = wall_clock()

    def __call__(self) -> int:
        return self.at

    def move(self, milliseconds: int) -> None:
        self.at += milliseconds


@asynccontextmanager
async def a_process(url: str, hands: Hands, changes: list[Change] | None = None) -> AsyncIterator[Rooms]:
    opened = await Rooms.open(url, changes.append if changes is not None else lambda change: None, now=hands)
    yield opened
    await opened.close()


async def table_over_days(rooms: Rooms, *others: Who, pace: Pace = A_DAY) -> list[Reader]:
    """The host, and for each friend a person who has arrived; readers by seat."""
    host = new_visitor()
    game = await rooms.lobby.create(host, NewGame(GAME, [NewSeat("me"), *map(NewSeat, others)], pace=pace))
    readers = [Reader(host, game, seat) for seat in range(1 + len(others))]
    for seat, kind in enumerate(others, 1):
        if kind == "friend":
            readers[seat] = Reader(new_visitor(), game, seat)
            await rooms.invitations.join(readers[seat].visitor, await rooms.invitations.link(readers[0], seat))
    return readers


async def finish_stage(rooms: Rooms, reader: Reader) -> None:
    """The first answers of one seat, until it owes nothing."""
    while reader.seat in await deciders(rooms, reader):
        await act(rooms, reader, (await legal_answers(rooms, reader))[0])
