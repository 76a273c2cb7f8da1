"""Looking at a game: its room and its table as one reader sees them, and what they may ask about them.

`reader` checks that the visitor may look, and catches up with what other processes have written. Everything else is
answered from memory.
"""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import NamedTuple, TypeVar

from princeps.kernel.errors import IllegalAction
from princeps.kernel.game import SPECTATOR, Position
from princeps.server.errors import RoomError, illegal, no_such_game, speaking, table_moved_on
from princeps.server.messages import Room
from princeps.server.rooms.cache import CachedChronicle
from princeps.server.rooms.permissions import check_begun, check_hints, check_reader, seated
from princeps.server.rooms.repository import GameRepository
from princeps.server.rooms.summaries import describe_room
from princeps.server.store.queries import RoomRows
from princeps.server.visitors import Reader, Visitor
from princeps.table.messages import Box, Table

Answer = TypeVar("Answer")
Names = Sequence[str]


class Version(NamedTuple):
    """What a reader's table depends on: while it is unchanged, so is every word of the table."""

    revision: int
    names: tuple[str, ...]


class News(NamedTuple):
    version: Version
    table: Table


class Watching:
    def __init__(self, repository: GameRepository) -> None:
        self._repository = repository

    async def reader(self, visitor: Visitor | None, game: str, seat: int | None, language: str) -> Reader:
        """Check that the visitor may look from there, and catch up with the database.

        NOT_FOUND if there is no such game or it is not theirs; FORBIDDEN if the seat is not theirs. Without a seat they
        look as a spectator, which everybody at the table may do.
        """
        with speaking(language):
            if visitor is None:
                raise no_such_game()
            reader = Reader(visitor, game, SPECTATOR if seat is None else seat, language)
            await self._repository.look(game, lambda room: check_reader(room, reader), fresh=True)
        return reader

    async def refresh(self, game: str) -> None:
        """Catch up with what other processes have written. Cheap when there is nothing, also for deleted games."""
        with suppress(RoomError):  # the next request for a table reports it
            await self._repository.look(game, lambda room: None, fresh=True)

    async def room(self, reader: Reader, present: Collection[Visitor] = ()) -> Room:
        """Everything about the game except its table. `present` are the connected visitors; the sockets know them."""

        def described(room: RoomRows) -> Room:
            check_reader(room, reader)
            return describe_room(room, reader.visitor, present, reader.language, self._repository.now())

        with speaking(reader.language):
            return await self._repository.look(reader.game, described)

    # --- the table ---

    async def ask(self, reader: Reader, question: Callable[[CachedChronicle, Names], Answer]) -> Answer:
        """Put a question to the game as it stands in memory, for a reader who may look from there."""
        return await self._ask(reader, lambda room, game: question(game, room.names))

    async def _ask(self, reader: Reader, question: Callable[[RoomRows, CachedChronicle], Answer]) -> Answer:
        with speaking(reader.language):
            return await self._repository.ask(reader.game, question, check=lambda room: check_begun(room, reader))

    async def news(self, reader: Reader, after: int, known: Version | None) -> News | None:
        """The table, if there is one yet and it differs from the one the reader has."""

        def changed(room: RoomRows, game: CachedChronicle) -> News | None:
            if room.game.gathering:
                return None
            version = Version(game.revision(reader.seat), tuple(room.names))
            if version == known:
                return None
            is_renamed = known is not None and known.names != version.names  # names appear in all lines of the log
            return News(version, table_for(room, game, reader, 0 if is_renamed else after))

        with speaking(reader.language):
            return await self._repository.ask(reader.game, changed, check=lambda room: check_reader(room, reader))

    async def table(self, reader: Reader, after: int = 0) -> Table:
        """What the reader sees, with the part of the log that is new since revision `after`."""
        return await self._ask(reader, lambda room, game: table_for(room, game, reader, after))

    async def box(self, reader: Reader) -> Box:
        """What never changes in this game."""
        return await self.ask(reader, lambda game, names: game.box(reader.seat, names, reader.language))

    async def explore(self, reader: Reader, revision: int, actions: Sequence[str]) -> Table:
        """The table as it would be; nothing is played."""

        def explored(game: CachedChronicle, names: Names) -> Table:
            check_revision(game, reader, revision)
            try:
                return game.explore(reader.seat, actions, names, reader.language)
            except IllegalAction as error:
                raise illegal(str(error)) from None

        return await self.ask(reader, explored)

    async def why(self, reader: Reader, anchor: str, actions: Sequence[str] = ()) -> str:
        """Why nothing can be done there now, or after the answers the reader is considering."""

        def explained(game: CachedChronicle, names: Names) -> str:
            try:
                return game.why(seated(reader).seat, anchor, actions, names, reader.language)
            except IllegalAction as error:
                raise illegal(str(error)) from None

        return await self.ask(reader, explained)

    async def to_advise(self, reader: Reader, revision: int, actions: Sequence[str]) -> Position:
        """Everything the reader would know after some answers of their own, for hints; refused where hints are not
        allowed."""

        def seen(room: RoomRows, game: CachedChronicle) -> Position:
            check_revision(game, reader, revision)
            try:
                return game.foresee(reader.seat, actions, room.names, reader.language)
            except IllegalAction as error:
                raise illegal(str(error)) from None

        with speaking(reader.language):
            return await self._repository.ask(reader.game, seen, check=lambda room: check_hints(room, reader))


def table_for(room: RoomRows, game: CachedChronicle, reader: Reader, after: int) -> Table:
    """What the reader sees, with the part of the log that is new since revision `after`."""
    return game.table(reader.seat, room.names, reader.language, after, room.leavers)


def check_revision(game: CachedChronicle, reader: Reader, revision: int) -> None:
    """A player has to answer the question that is being asked now."""
    if not game.is_current(seated(reader).seat, revision):
        raise table_moved_on()
