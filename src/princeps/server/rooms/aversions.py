"""Muting and blocking people. Both are about the person, at all tables, on all of their devices, whatever their name.

Whoever is muted or blocked is not told. A person is named by where they sit; a list of one's own has names of its own,
which tell nobody who that is.
"""

from sqlalchemy import Connection

from princeps.locale import FALLBACK
from princeps.server.errors import Kind, RoomError, no_such_game, nobody_there
from princeps.server.open_table_messages import Aversion, Aversions
from princeps.server.rooms.open_tables import send_away
from princeps.server.rooms.permissions import seat_at
from princeps.server.rooms.repository import Change, GameRepository
from princeps.server.store import aversions, queries
from princeps.server.store.aversions import AversionRow
from princeps.server.store.queries import AversionKind, SeatRow
from princeps.server.visitors import Reader, Visitor, hash_of
from princeps.table.usual_names import name_in

LETTERS_OF_A_NAME = 16


class AversionList:
    def __init__(self, repository: GameRepository) -> None:
        self._repository = repository

    async def mine(self, visitor: Visitor | None, language: str = FALLBACK) -> Aversions:
        rows = await self._repository.read(lambda db: aversions.aversions_of(db, visitor) if visitor else [])
        return Aversions([Aversion(_id(visitor, it), it.kind, name_in(language, it.name), it.since) for it in rows])

    async def add(self, reader: Reader, seat: int, kind: AversionKind) -> None:
        """Mute or block whoever sits there. A host who blocks somebody before the game begins sends them away too."""
        at = self._repository.now()

        def write(db: Connection) -> list[Change]:
            other, sitting = _player_at(db, reader, seat)
            if aversions.count_aversions(db, reader.visitor) >= self._repository.limits.aversions:
                raise RoomError(Kind.TOO_MANY, "too-many-aversions", "You have muted and blocked very many people.")
            changes = _change_common_games(db, reader.visitor, other)
            aversions.add_aversion(db, reader.visitor, AversionRow(other, kind, sitting.name, at))
            row = queries.read_game(db, reader.game)
            if kind == "block" and row and row.gathering and row.host == reader.visitor:
                send_away(db, queries.read_room(db, row), sitting)
            return changes

        await self._repository.change_several(write)

    async def remove(self, reader: Reader, seat: int, kind: AversionKind) -> None:
        def write(db: Connection) -> list[Change]:
            return _forgive(db, reader.visitor, _player_at(db, reader, seat)[0], kind)

        await self._repository.change_several(write)

    async def remove_by_id(self, visitor: Visitor, identity: str) -> None:
        """As the list names it; if it is gone already, that is well."""

        def write(db: Connection) -> list[Change]:
            row = next((it for it in aversions.aversions_of(db, visitor) if _id(visitor, it) == identity), None)
            return _forgive(db, visitor, row.other, row.kind) if row else []

        await self._repository.change_several(write)


def _forgive(db: Connection, visitor: Visitor, other: Visitor, kind: AversionKind) -> list[Change]:
    aversions.remove_aversion(db, visitor, other, kind)
    return _change_common_games(db, visitor, other)


def _change_common_games(db: Connection, visitor: Visitor, other: Visitor) -> list[Change]:
    """Everybody reads a room with what they do not want to hear left out."""
    games = queries.lock_games_of(db, visitor, other)
    for game in games:
        queries.note_change(db, game.id)
    return [Change(game.id, "room") for game in games]


def _player_at(db: Connection, reader: Reader, seat: int) -> tuple[Visitor, SeatRow]:
    row = queries.read_game(db, reader.game)
    if row is None:
        raise no_such_game()
    sitting = seat_at(queries.read_room(db, row), reader.visitor, seat)
    if sitting.visitor is None or sitting.visitor == reader.visitor:
        raise nobody_there()
    return sitting.visitor, sitting


def _id(visitor: Visitor | None, row: AversionRow) -> str:
    """Of use to this visitor alone."""
    return hash_of(f"{visitor} {row.other} {row.kind}")[:LETTERS_OF_A_NAME]
