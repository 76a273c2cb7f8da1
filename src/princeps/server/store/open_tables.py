"""The open tables, as far as the database knows them."""

from sqlalchemy import ColumnElement, Connection, and_, case, exists, func, or_, select

from princeps.server.store import schema
from princeps.server.store.queries import GameRow, SeatRow, games_with, with_seats
from princeps.server.visitors import Visitor

MOST_READ = 200  # of each sort
MINUTE = 60_000  # milliseconds
HOUR = 60 * MINUTE
DAY = 24 * HOUR
# A table vanishes from the list when its host has been away this long, or nobody came: in a live game, or over days.
HOST_AWAY = (20 * MINUTE, 3 * DAY)
NOBODY_CAME = (12 * HOUR, 14 * DAY)

Table = tuple[GameRow, tuple[SeatRow, ...]]


def gathering_tables(db: Connection, at: int, game: str | None = None) -> list[Table]:
    """Those that wait for players, the newest first; or only one of them."""
    return _read(db, _is_waiting(at), game)


def watchable_tables(db: Connection, game: str | None = None) -> list[Table]:
    """Those that are played and may be watched, the newest first; or only one of them."""
    games = schema.games.c
    return _read(db, and_(games.watchable, games.over.is_(None), ~games.gathering), game)


def _read(db: Connection, wanted: ColumnElement[bool], game: str | None) -> list[Table]:
    games = schema.games
    found = select(games).where(wanted).order_by(games.c.created.desc()).limit(MOST_READ)
    return with_seats(db, found if game is None else found.where(games.c.id == game))


def _is_waiting(at: int) -> ColumnElement[bool]:
    games, devices = schema.games.c, schema.devices.c
    host_seen = select(func.max(devices.seen)).where(devices.visitor == games.host).scalar_subquery()

    def after(spans: tuple[int, int]) -> ColumnElement[int]:
        return case((games.clock.is_(None), at - spans[0]), else_=at - spans[1])

    return and_(games.gathering, host_seen >= after(HOST_AWAY), games.created >= after(NOBODY_CAME))


def count_waiting(db: Connection, visitor: Visitor) -> int:
    """At how many tables they wait for others, their own and those where they sat down."""
    games = schema.games.c
    found = select(func.count()).where(games.gathering, games.id.in_(games_with(visitor)))
    return db.scalar(found) or 0


def kept_apart(db: Connection, visitor: Visitor) -> frozenset[Visitor]:
    """Those whom they have blocked, and those who have blocked them: neither meets the other."""
    table = schema.aversions.c
    found = select(table.visitor, table.other).where(
        table.kind == "block", or_(table.visitor == visitor, table.other == visitor)
    )
    return frozenset(person for pair in db.execute(found) for person in pair) - {visitor}


def kicked_from(db: Connection, visitor: Visitor) -> frozenset[str]:
    """The games."""
    table = schema.kicked.c
    return frozenset(db.scalars(select(table.game).where(table.visitor == visitor)))


def kick(db: Connection, game: str, visitor: Visitor) -> None:
    table = schema.kicked
    if not db.scalar(select(exists().where(table.c.game == game, table.c.visitor == visitor))):
        db.execute(table.insert(), {"game": game, "visitor": visitor})
