"""Open tables: the list of them, sitting down, watching, and sending somebody away before the game begins.

People who have blocked one another do not meet here: neither sees the other's tables, and for both these are as gone as
tables that never were.
"""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection

from princeps.bots.characters import split_name
from princeps.server.errors import (
    Kind,
    RoomError,
    no_open_tables,
    nobody_there,
    table_full,
    table_gone,
    too_many_spectators,
    too_many_waiting,
)
from princeps.server.messages import Joined
from princeps.server.open_table_messages import OpenSeat, OpenTable, OpenTables
from princeps.server.rooms.gathering import begin_if_full, vacate
from princeps.server.rooms.pace import pace_of
from princeps.server.rooms.permissions import check_host, seat_at
from princeps.server.rooms.repository import GameRepository, Limits
from princeps.server.rooms.seating import check_name
from princeps.server.store import open_tables, queries
from princeps.server.store.open_tables import Table
from princeps.server.store.queries import GameRow, RoomRows, SeatRow
from princeps.server.visitors import Reader, Visitor
from princeps.table.usual_names import is_taken, name_in

MOST_LISTED = 50  # of those that wait for players
MOST_WATCHABLE = 20


class OpenTableList:
    def __init__(self, repository: GameRepository) -> None:
        self._repository = repository

    async def listed(self, visitor: Visitor | None, language: str) -> OpenTables:
        """The visitor's own tables, then those that begin soonest, then those that can only be watched."""
        at = self._check()

        def read(db: Connection) -> tuple[list[Table], list[Table]]:
            return (
                _for(db, visitor, open_tables.gathering_tables(db, at)),
                _for(db, visitor, open_tables.watchable_tables(db)),
            )

        waiting, running = await self._repository.read(read)
        waiting.sort(key=lambda table: (visitor not in _people_at(table), _free(table)))
        others = [table for table in running if visitor not in _people_at(table)]
        shown = [*waiting[:MOST_LISTED], *others[:MOST_WATCHABLE]]
        return OpenTables([_describe(game, seats, visitor, language) for game, seats in shown], at)

    async def sit(self, visitor: Visitor, game: str, name: str | None) -> Joined:
        """Take a free seat; with the last one the game begins. Sitting down twice is no error."""
        at = self._check()

        def sit_down(db: Connection, room: RoomRows) -> int:
            if mine := room.seats_of(visitor):
                return mine[0]
            seat = _free_seat(db, room, visitor, at)
            queries.welcome(db, visitor, at)
            check_room_to_wait(db, visitor, self._repository.limits)
            queries.set_seat(db, game, seat.seat, visitor=visitor, invite=None, name=_name_at(room, seat, name))
            begin_if_full(db, game, at)
            return seat.seat

        return Joined(game, await self._change(game, sit_down))

    async def watch(self, visitor: Visitor, game: str) -> None:
        """Become a spectator of a game whose host allows it."""
        at = self._check()

        def sit_down_beside(db: Connection, room: RoomRows) -> None:
            if room.admits(visitor):
                return
            if not _for(db, visitor, open_tables.watchable_tables(db, game)):
                raise table_gone()
            if len(room.spectators) >= self._repository.limits.spectators:
                raise too_many_spectators()
            queries.welcome(db, visitor, at)
            queries.add_spectator(db, game, visitor)

        await self._change(game, sit_down_beside)

    async def kick(self, reader: Reader, seat: int) -> None:
        """Send somebody away before the game begins: they do not come back to this table."""

        def kick(db: Connection, room: RoomRows) -> None:
            check_host(room, reader)
            send_away(db, room, seat_at(room, reader.visitor, seat))

        await self._repository.change(reader.game, kick)

    async def _change(self, game: str, work: Callable[[Connection, RoomRows], Any]) -> Any:
        """A table that does not exist is like one that the visitor may not join."""
        try:
            return await self._repository.change(game, work)
        except RoomError as error:
            raise table_gone() if error.kind is Kind.NOT_FOUND else error from None

    def _check(self) -> int:
        """The time, on a server that has open tables."""
        if not self._repository.open_tables:
            raise no_open_tables()
        return self._repository.now()


def check_room_to_wait(db: Connection, visitor: Visitor, limits: Limits) -> None:
    """Nobody occupies one table after another."""
    if open_tables.count_waiting(db, visitor) >= limits.waiting:
        raise too_many_waiting()


def send_away(db: Connection, room: RoomRows, seat: SeatRow) -> None:
    if not room.game.gathering:
        sentence = "The game has begun: nobody can be sent away any longer."
        raise RoomError(Kind.CONFLICT, "begun", sentence)
    if seat.visitor is None or seat.visitor == room.game.host:
        raise nobody_there()
    open_tables.kick(db, room.game.id, seat.visitor)
    vacate(db, room, room.seats_of(seat.visitor))


def _free_seat(db: Connection, room: RoomRows, visitor: Visitor, at: int) -> SeatRow:
    """Only those whom the list would show the table learn that it is full."""
    tables = open_tables.gathering_tables(db, at, room.game.id) if room.game.gathering else [(room.game, room.seats)]
    was_open = room.game.over is None and any(seat.open for seat in room.seats)
    if not was_open or not _for(db, visitor, tables):
        raise table_gone()
    free = next((seat for seat in room.seats if seat.open and not seat.claimed), None)
    if free is None:
        raise table_full()
    return free


def _name_at(room: RoomRows, seat: SeatRow, wanted: str | None) -> str:
    """What somebody is called who sits down: as they wish, unless another player here has that name."""
    others = [*room.names[: seat.seat], *room.names[seat.seat + 1 :]]
    if wanted is None or is_taken(wanted.strip(), others):
        return seat.name
    return check_name(wanted, others)


def _for(db: Connection, visitor: Visitor | None, tables: Sequence[Table]) -> list[Table]:
    """Those that a visitor may see."""
    if visitor is None:
        return list(tables)
    apart, kicked = open_tables.kept_apart(db, visitor), open_tables.kicked_from(db, visitor)
    return [it for it in tables if it[0].id not in kicked and _people_at(it).isdisjoint(apart)]


def _people_at(table: tuple[GameRow, Sequence[SeatRow]]) -> set[Visitor]:
    game, seats = table
    return {game.host, *(seat.visitor for seat in seats if seat.visitor is not None)}


def _free(table: Table) -> int:
    return sum(not seat.claimed for seat in table[1])


def _describe(game: GameRow, seats: Sequence[SeatRow], visitor: Visitor | None, language: str) -> OpenTable:
    """Nothing that only those at the table may know."""
    return OpenTable(
        id=game.id,
        game=game.game,
        options=dict(game.options),
        seats=[_describe_seat(seat, visitor, language) for seat in seats],
        pace=pace_of(game),
        hints=game.hints,
        begun=not game.gathering,
        host=game.host == visitor,
        created=game.created,
    )


def _describe_seat(seat: SeatRow, visitor: Visitor | None, language: str) -> OpenSeat:
    if not seat.claimed:
        return OpenSeat(None, "person", None, mine=False, open=seat.open)
    level = split_name(seat.level)[0] if seat.level else None
    mine = visitor is not None and seat.visitor == visitor
    return OpenSeat(name_in(language, seat.name), seat.kind, level, mine=mine, open=seat.open)
