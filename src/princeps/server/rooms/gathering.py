"""An open table gathers players until its last seat is taken. Until then nothing is shown or played, and nobody is
waited for; a seat that somebody gives up is free again."""

from collections.abc import Collection

from sqlalchemy import Connection

import princeps
from princeps.kernel.match import Match
from princeps.server.rooms.clocks import wind
from princeps.server.rooms.new_games import standing
from princeps.server.rooms.seating import another_name
from princeps.server.store import queries
from princeps.server.store.queries import RoomRows


def begin_if_full(db: Connection, game: str, at: int) -> None:
    row = queries.read_game(db, game)
    if row is None or not row.gathering:
        return
    seats = queries.read_seats(db, game)
    if all(seat.claimed for seat in seats):
        position = Match.replay(princeps.game(row.game), queries.read_recipe(db, row, 0)).position
        queries.set_game(db, game, gathering=False)
        queries.set_standing(db, game, wind(row, standing(seats, position, at), at))


def vacate(db: Connection, room: RoomRows, seats: Collection[int]) -> None:
    """Free seats of a table that has not begun. Who comes next is not answerable for what was said there."""
    names = list(room.names)
    for seat in seats:
        names[seat] = another_name([*names[:seat], *names[seat + 1 :]])
        queries.set_seat(db, room.game.id, seat, visitor=None, invite=None, used=None, name=names[seat])
        queries.remove_chat_of(db, room.game.id, seat)
