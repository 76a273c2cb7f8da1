"""Deleting everything about somebody. Games in which others have a seat stay: where they are over, the seat has another
name then; where they are not, a bot sits there, or where they have not begun nobody."""

from collections.abc import Callable, Sequence

from sqlalchemy import Connection

from princeps.server.rooms.company import leave_to_bots
from princeps.server.rooms.gathering import vacate
from princeps.server.rooms.repository import Change
from princeps.server.rooms.seating import usual_level
from princeps.server.store import people, queries
from princeps.server.store.queries import GameRow, RoomRows
from princeps.server.visitors import Visitor
from princeps.table.usual_names import nameless


def erase(db: Connection, visitor: Visitor, levels: Callable[[str], Sequence[str]], at: int) -> list[Change]:
    """Returns what has changed in which games."""
    games = queries.lock_games_of(db, visitor)
    changes = [_leave(db, game, visitor, usual_level(levels(game.game)), at) for game in games]
    people.forget(db, visitor)
    return changes


def _leave(db: Connection, game: GameRow, visitor: Visitor, level: str, at: int) -> Change:
    room = queries.read_room(db, game)
    others = sorted((room.people() | {game.host}) - {visitor})
    if not others:
        queries.remove_game(db, game)
        return Change(game.id, "deleted")
    if game.host == visitor:
        queries.set_game(db, game.id, host=others[0])
    if game.gathering:
        vacate(db, room, room.seats_of(visitor))
    else:
        _leave_seats(db, room, visitor, level, at)
    queries.note_change(db, game.id)
    return Change(game.id, "room")


def _leave_seats(db: Connection, room: RoomRows, visitor: Visitor, level: str, at: int) -> None:
    game, seats = room.game, room.seats_of(visitor)
    names = list(room.names)
    for seat in seats:
        names[seat] = nameless(names[:seat] + names[seat + 1 :])
        queries.set_seat(db, game.id, seat, name=names[seat])
        queries.remove_chat_of(db, game.id, seat)
        if game.over is not None:
            queries.set_seat(db, game.id, seat, visitor=None)
    if game.over is None:
        leave_to_bots(db, game, seats, level, at)
