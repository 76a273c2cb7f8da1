"""Links to a seat and links for spectators: making them, and using them. Only the hash of a link's secret is stored."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from princeps.server.errors import Kind, RoomError, not_your_seat, too_many_spectators, used_secret
from princeps.server.messages import Joined
from princeps.server.rooms.clocks import rewind
from princeps.server.rooms.gathering import begin_if_full
from princeps.server.rooms.permissions import check_player_or_host, may_link, seat_at
from princeps.server.rooms.repository import GameRepository
from princeps.server.store import queries
from princeps.server.store.queries import RoomRows
from princeps.server.visitors import Reader, Visitor, hash_of, new_secret

Place = TypeVar("Place")


class Invitations:
    def __init__(self, repository: GameRepository) -> None:
        self._repository = repository

    # --- making them ---

    async def link(self, reader: Reader, seat: int) -> str:
        """A new secret for a seat; an earlier one becomes void. The host makes it for friends who have not arrived yet,
        and players for their own seat, to continue in another browser."""
        secret = new_secret()

        def write(db: Connection, room: RoomRows) -> None:
            if not may_link(room, seat_at(room, reader.visitor, seat), reader.visitor):
                raise not_your_seat()
            queries.set_seat(db, room.game.id, seat, invite=hash_of(secret))

        await self._repository.change(reader.game, write)
        return secret

    async def spectator_link(self, reader: Reader) -> str:
        """A new secret for spectators. An earlier one becomes void; those who used it stay. Players and the host may do
        this."""
        secret = new_secret()

        def write(db: Connection, room: RoomRows) -> None:
            check_player_or_host(room, reader.visitor)
            queries.set_game(db, room.game.id, spectator_link=hash_of(secret))

        await self._repository.change(reader.game, write)
        return secret

    # --- using them ---

    async def join(self, visitor: Visitor, secret: str) -> Joined:
        """Claim a seat by an invitation, which is then used up. Joining twice with the same cookie is no error."""
        link = hash_of(secret)

        def sit_down(db: Connection, room: RoomRows) -> int:
            seat = _seat_invited(room, visitor, link)
            at = self._repository.now()
            queries.welcome(db, visitor, at)
            _claim(db, room, seat, visitor)
            rewind(db, room.game, at)
            begin_if_full(db, room.game.id, at)
            return seat

        game, seat = await self._come(
            lambda db: queries.game_by_seat_link(db, link), lambda room: _seat_claimed(room, visitor, link), sit_down
        )
        return Joined(game, seat)

    async def watch(self, visitor: Visitor, secret: str) -> str:
        """Become a spectator by a link, which many may use; returns the game's id."""
        link = hash_of(secret)

        def sit_down_beside(db: Connection, room: RoomRows) -> bool:
            if room.game.spectator_link != link:
                raise used_secret()
            if len(room.spectators) >= self._repository.limits.spectators:
                raise too_many_spectators()
            queries.welcome(db, visitor, self._repository.now())
            queries.add_spectator(db, room.game.id, visitor)
            return True

        game, _ = await self._come(
            lambda db: queries.game_by_spectator_link(db, link),
            lambda room: True if room.admits(visitor) else None,
            sit_down_beside,
        )
        return game

    async def _come(
        self,
        find_game: Callable[[Connection], str | None],
        place_already: Callable[[RoomRows], Place | None],
        sit_down: Callable[[Connection, RoomRows], Place],
    ) -> tuple[str, Place]:
        """The game of a link, and where its guest sits. If they have come before, this changes nothing."""
        game = await self._repository.read(find_game)
        if game is None:
            raise used_secret()
        place = await self._repository.look(game, place_already, fresh=True)
        return game, await self._repository.change(game, sit_down) if place is None else place


def _seat_invited(room: RoomRows, visitor: Visitor, link: str) -> int:
    seat = next((seat for seat in room.seats if seat.invite == link), None)
    if seat is None:
        raise used_secret()
    if seat.visitor != visitor and room.seats_of(visitor):
        sentence = "You have a seat in this game already; this link is for somebody else."
        raise RoomError(Kind.CONFLICT, "own-link", sentence)
    return seat.seat


def _seat_claimed(room: RoomRows, visitor: Visitor, link: str) -> int | None:
    """The seat this visitor has already claimed by this link."""
    mine = (seat.seat for seat in room.seats if seat.used == link and seat.visitor == visitor)
    return next(mine, None)


def _claim(db: Connection, room: RoomRows, seat: int, visitor: Visitor) -> None:
    """Give the visitor the seat. If it had an owner, that person has moved to this browser, and remains host if they
    were."""
    game, before = room.game, room.seats[seat]
    queries.set_seat(db, game.id, seat, visitor=visitor, invite=None, used=before.invite)
    queries.remove_proposal(db, game.id, seat)
    if before.visitor is not None and before.visitor == game.host and room.seats_of(before.visitor) == [seat]:
        queries.set_game(db, game.id, host=visitor)
