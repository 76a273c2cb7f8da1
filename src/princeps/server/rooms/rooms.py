"""The rooms: every game with its seats, chat and links, for people who may be anywhere and programs that may die.

    rooms = await Rooms.open("sqlite:///princeps.db", announce=print)
    wish = NewGame("forum-trajanum", [NewSeat("me"), NewSeat("bot", level="senator")])
    game = await rooms.lobby.create(visitor, wish)
    reader = await rooms.watching.reader(visitor, game, seat=0, language="en")
    table = await rooms.playing.act(reader, revision=0, key="some-random-text", actions=["crane.park"])

Every refusal raises a `RoomError` and changes nothing.
"""

from collections.abc import Callable, Iterable
from typing import Self

from princeps.server.clock import Now, wall_clock
from princeps.server.rooms.archive import Archive
from princeps.server.rooms.aversions import AversionList
from princeps.server.rooms.bot_seats import BotSeats
from princeps.server.rooms.clocks import Clocks
from princeps.server.rooms.company import Company
from princeps.server.rooms.devices import Devices
from princeps.server.rooms.invitations import Invitations
from princeps.server.rooms.lobby import Lobby
from princeps.server.rooms.notices import Notices
from princeps.server.rooms.open_tables import OpenTableList
from princeps.server.rooms.outbox import Outbox
from princeps.server.rooms.passkeys import Passkeys
from princeps.server.rooms.playing import Playing
from princeps.server.rooms.repository import Change, GameRepository, Limits
from princeps.server.rooms.results import Results
from princeps.server.rooms.watching import Watching
from princeps.server.store.database import Store
from princeps.server.visitors import Visitor


class Rooms:
    """The service, divided by what people want to do. One instance per process; several processes may share a
    database."""

    def __init__(self, repository: GameRepository, dismiss: Callable[[Visitor], None]) -> None:
        self._repository = repository
        self.now = repository.now
        self.lobby = Lobby(repository)
        self.invitations = Invitations(repository)
        self.watching = Watching(repository)
        self.playing = Playing(repository)
        self.company = Company(repository)
        self.clocks = Clocks(repository)
        self.bots = BotSeats(repository)
        self.archive = Archive(repository)
        self.results = Results(repository)
        self.devices = Devices(repository, dismiss)
        self.open_tables = OpenTableList(repository)
        self.aversions = AversionList(repository)
        self.passkeys = Passkeys(repository, self.devices)
        self.notices = Notices(repository)
        self.outbox = Outbox(repository)

    @classmethod
    async def open(
        cls,
        url: str,
        announce: Callable[[Change], None],
        limits: Limits | None = None,
        guests: Iterable[str] = (),
        now: Now = wall_clock,
        dismiss: Callable[[Visitor], None] = lambda visitor: None,
        *,
        open_tables: bool = False,
    ) -> Self:
        """Connect to `sqlite:///path` or `postgresql://...`, and bring its tables up to date. Raises `StoreError`.

        `announce` is called in the event loop after each commit of this process; it must be quick and must not raise.
        `guests` are the titles of custom bots here. `dismiss` is called when somebody's devices have changed, before
        anything that this changes is announced. `open_tables`: whether seats can be open to whoever visits.
        """
        store = await Store.open(url)
        repository = GameRepository(store, announce, limits or Limits(), guests, now, open_tables=open_tables)
        return cls(repository, dismiss)

    async def close(self) -> None:
        await self._repository.close()
