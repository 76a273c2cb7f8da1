"""Turns that people owe in games over days, and the time that their clocks have counted.

A seat has a `deadline` exactly while its owner owes a turn whose clock counts; an index finds those that have run out.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, select, update

from princeps.server.store import queries
from princeps.server.store.queries import GameRow
from princeps.server.store.schema import games, heartbeat, seats
from princeps.server.visitors import Visitor


@dataclass(frozen=True, kw_only=True)
class OwedTurn:
    """`game_id`, `seat` and `since` tell a turn apart from any other."""

    game_id: str
    game: str
    seat: int
    name: str  # of the player
    visitor: Visitor
    since: int
    deadline: int
    nudged: int | None  # when somebody last nudged the player
    nudged_by: int | None  # from which seat


def turns_owed(db: Connection, *, visitor: Visitor | None = None, game: str | None = None) -> list[OwedTurn]:
    """By everybody or by one visitor, in all games or in one: the turn whose clock runs out first comes first."""
    columns = (seats.c.seat, seats.c.name, seats.c.visitor, seats.c.since, seats.c.deadline)
    found = (
        select(games.c.id.label("game_id"), games.c.game, *columns, seats.c.nudged, seats.c.nudged_by)
        .join(seats, seats.c.game == games.c.id)
        .where(seats.c.deadline.is_not(None))
        .order_by(seats.c.deadline)
    )
    if visitor is not None:
        found = found.where(seats.c.visitor == visitor)
    if game is not None:
        found = found.where(games.c.id == game)
    return [OwedTurn(**row) for row in db.execute(found).mappings()]


def games_out_of_time(db: Connection, at: int, most: int) -> list[str]:
    """Where a clock has run out by then."""
    found = select(seats.c.game).where(seats.c.deadline <= at).order_by(seats.c.deadline).limit(most)
    return list(dict.fromkeys(db.scalars(found)))


# --- counted time ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RunningClock:
    game: GameRow
    seat: int
    deadline: int


def last_heartbeat(db: Connection) -> int | None:
    """Other servers on this database wait until this transaction ends."""
    at: int | None = db.scalar(select(heartbeat.c.at).with_for_update())
    return at


def note_heartbeat(db: Connection, at: int) -> None:
    row = queries.insert_into(db, heartbeat).values(id=0, at=at)
    db.execute(row.on_conflict_do_update(index_elements=["id"], set_={"at": at}))


def running_clocks(db: Connection) -> list[RunningClock]:
    """All of them, with their games."""
    found = select(games, seats.c.seat, seats.c.deadline).join(seats, seats.c.game == games.c.id)
    rows = db.execute(found.where(seats.c.deadline.is_not(None))).mappings()
    names = games.columns.keys()
    return [RunningClock(queries.game_row({it: row[it] for it in names}), row["seat"], row["deadline"]) for row in rows]


def set_clocks(db: Connection, clocks: Iterable[RunningClock]) -> None:
    """New deadlines; other processes notice them as changes to their rooms."""
    rows = [{"of_game": it.game.id, "of_seat": it.seat, "then": it.deadline} for it in clocks]
    if not rows:
        return
    at_seat = (seats.c.game == bindparam("of_game"), seats.c.seat == bindparam("of_seat"))
    db.execute(update(seats).where(*at_seat).values(deadline=bindparam("then")), rows)
    of_these = [{"of_game": game} for game in {row["of_game"] for row in rows}]
    db.execute(update(games).where(games.c.id == bindparam("of_game")).values(changes=games.c.changes + 1), of_these)
