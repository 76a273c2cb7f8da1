"""The people of a room: who may do what there, and how somebody leaves it."""

from sqlalchemy import Connection

from princeps.kernel.game import SPECTATOR
from princeps.server import ledger
from princeps.server.errors import Kind, RoomError, no_such_game, not_your_seat, only_players, used_secret
from princeps.server.ledger import GameRow, ProposalRow, RoomRows, SeatRow
from princeps.server.seats import Visitor


def check_reader(room: RoomRows, visitor: Visitor, seat: int) -> None:
    """Everybody at the table may look at it as spectators do, and those who play from their own seats."""
    if not room.admits(visitor):
        raise no_such_game()
    if seat != SPECTATOR and seat not in room.seats_of(visitor):
        raise not_your_seat()


def seats_of_player(room: RoomRows, visitor: Visitor) -> list[int]:
    """The seats of somebody who plays here."""
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
    """Bots and friends who have not come yet are the host's concern."""
    return seat.visitor is None and room.game.host == visitor


# --- links -----------------------------------------------------------------------------------------------------------


def may_link(room: RoomRows, seat: SeatRow, visitor: Visitor) -> bool:
    """The host invites to open seats; everybody may take his own seat along to another browser."""
    is_open = seat.kind == "person" and is_hosted(room, seat, visitor)
    return room.game.over is None and (is_open or seat.visitor == visitor)


def seat_invited(room: RoomRows, visitor: Visitor, invite: str) -> int:
    seat = next((seat for seat in room.seats if seat.invite == invite), None)
    if seat is None:
        raise used_secret()
    if seat.visitor != visitor and room.seats_of(visitor):
        sentence = "You have a seat in this game already; this link is for somebody else."
        raise RoomError(Kind.CONFLICT, "own-link", sentence)
    return seat.seat


def seat_claimed(room: RoomRows, visitor: Visitor, secret: str) -> int | None:
    """The seat that this visitor has got by this secret."""
    mine = (seat.seat for seat in room.seats if seat.used == secret and seat.visitor == visitor)
    return next(mine, None)


def claim(db: Connection, room: RoomRows, seat: int, visitor: Visitor) -> None:
    """The seat is the visitor's. If it was somebody's, he has moved here, and takes being host along."""
    game, before = room.game, room.seats[seat]
    ledger.set_seat(db, game.id, seat, visitor=visitor, invite=None, used=before.invite)
    ledger.remove_proposal(db, game.id, seat)
    if before.visitor is not None and before.visitor == game.host and room.seats_of(before.visitor) == [seat]:
        ledger.set_game(db, game.id, host=visitor)


# --- leaving ---------------------------------------------------------------------------------------------------------


def proposal_of(room: RoomRows, seat: int) -> ProposalRow | None:
    """The wish of the player of a seat to leave."""
    return next((proposal for proposal in room.proposals if proposal.seat == seat), None)


def others_than(room: RoomRows, seat: int) -> set[Visitor]:
    """Who has to agree that the player of a seat leaves."""
    return {visitor for visitor in room.people() if visitor != room.seats[seat].visitor}


def settle(db: Connection, game: GameRow) -> set[int]:
    """Bots sit down where all others agree; each who goes may have been the voice that another one waited for."""
    seated: set[int] = set()
    while True:
        room = ledger.read_room(db, game)
        agreed = [proposal for proposal in room.proposals if others_than(room, proposal.seat) <= proposal.agreed]
        if not agreed:
            return seated
        seat_bot(db, room, agreed[0].seat, agreed[0].level)
        seated.add(agreed[0].seat)


def seat_bot(db: Connection, room: RoomRows, seat: int, level: str) -> None:
    """Whoever sat there may go on watching."""
    leaver = room.seats[seat].visitor
    ledger.remove_proposal(db, room.game.id, seat)
    ledger.set_seat(db, room.game.id, seat, kind="bot", level=level, visitor=None, invite=None, used=None)
    if leaver is not None and leaver not in room.spectators and room.seats_of(leaver) == [seat]:
        ledger.add_spectator(db, room.game.id, leaver)
