"""Who may do what in a room. Each check uses the room as the database has it."""

from princeps.kernel.game import SPECTATOR
from princeps.server.errors import (
    Kind,
    RoomError,
    no_hints,
    no_such_game,
    not_begun,
    not_your_seat,
    only_players,
    only_the_host,
)
from princeps.server.store.queries import RoomRows, SeatRow
from princeps.server.visitors import Reader, Visitor


def check_reader(room: RoomRows, reader: Reader) -> None:
    """Everybody at the table may look as a spectator, and players also from their own seats."""
    if not room.admits(reader.visitor):
        raise no_such_game()
    if reader.seat != SPECTATOR and reader.seat not in room.seats_of(reader.visitor):
        raise not_your_seat()


def check_begun(room: RoomRows, reader: Reader) -> None:
    """Whether the reader may see the table, which nobody sees before all have sat down."""
    check_reader(room, reader)
    if room.game.gathering:
        raise not_begun()


def check_hints(room: RoomRows, reader: Reader) -> None:
    """Whether the reader may ask what a strong player would do."""
    check_begun(room, reader)
    if not room.game.hints:
        raise no_hints()


def check_host(room: RoomRows, reader: Reader) -> None:
    check_reader(room, reader)
    if room.game.host != reader.visitor:
        raise only_the_host()


def check_player_or_host(room: RoomRows, visitor: Visitor) -> None:
    if room.game.host != visitor:
        seats_of_player(room, visitor)


def seated(reader: Reader) -> Reader:
    """The reader, who must look from a seat."""
    if reader.seat == SPECTATOR:
        raise not_your_seat()
    return reader


def seats_of_player(room: RoomRows, visitor: Visitor) -> list[int]:
    """The visitor's seats; refuses visitors who do not play here."""
    if not room.admits(visitor):
        raise no_such_game()
    if not room.seats_of(visitor):
        raise only_players()
    return room.seats_of(visitor)


def seat_at(room: RoomRows, visitor: Visitor, seat: int) -> SeatRow:
    """A seat, for somebody at the table."""
    if not room.admits(visitor):
        raise no_such_game()
    if not 0 <= seat < room.game.players:
        raise RoomError(Kind.NOT_FOUND, "no-seat", "There is no such seat in this game.")
    return room.seats[seat]


def is_hosted(room: RoomRows, seat: SeatRow, visitor: Visitor) -> bool:
    """Bots, and friends who have not arrived yet, are the host's responsibility."""
    return seat.visitor is None and room.game.host == visitor


def may_link(room: RoomRows, seat: SeatRow, visitor: Visitor) -> bool:
    """The host invites people to open seats; players may take their own seat to another browser."""
    is_open = seat.kind == "person" and is_hosted(room, seat, visitor)
    return room.game.over is None and (is_open or seat.visitor == visitor)


def others_than(room: RoomRows, seat: int) -> set[Visitor]:
    """Those who have to agree to what the player of a seat proposes. Who is away, with a bot in their place, is not
    waited for."""
    here = {other.visitor for other in room.seats if other.visitor is not None and not other.kept}
    return {visitor for visitor in here if visitor != room.seats[seat].visitor}
