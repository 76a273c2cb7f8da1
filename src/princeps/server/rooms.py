"""The rooms: every game with its seats, chat and links, for people who may be anywhere and programs that may die.

    rooms = await Rooms.open("sqlite:///princeps.db", announce=print)
    wish = NewGame("forum-trajanum", [NewSeat("me"), NewSeat("bot", level="senator")])
    game = await rooms.lobby.create(visitor, wish)
    reader = await rooms.watching.reader(visitor, game, seat=0, language="en")
    table = await rooms.playing.act(reader, revision=0, key="some-random-text", actions=["crane.park"])

Everything refused raises a `RoomError` and changes nothing.
"""

from collections.abc import Callable, Iterable
from typing import Self

from princeps.server.archive import Archive
from princeps.server.bot_seats import BotSeats
from princeps.server.company import Company
from princeps.server.desk import Change, Desk, Limits
from princeps.server.invitations import Invitations
from princeps.server.lobby import Lobby
from princeps.server.playing import Playing
from princeps.server.store import Store
from princeps.server.watching import Watching


class Rooms:
    """The service, by what people come for. One instance in each process; several processes may share a database."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.lobby = Lobby(desk)
        self.invitations = Invitations(desk)
        self.watching = Watching(desk)
        self.playing = Playing(desk)
        self.company = Company(desk)
        self.bots = BotSeats(desk)
        self.archive = Archive(desk)

    @classmethod
    async def open(
        cls,
        url: str,
        announce: Callable[[Change], None],
        limits: Limits | None = None,
        guests: Iterable[str] = (),
    ) -> Self:
        """Connect to `sqlite:///path` or `postgresql://...`, and bring its tables up to date. Raises `StoreError`.

        `announce` is called in the event loop after each commit of this process; it must be quick and must not raise.
        `guests` are what bots of one's own are called here.
        """
        return cls(Desk(await Store.open(url), announce, limits or Limits(), guests))

    async def close(self) -> None:
        await self._desk.close()
