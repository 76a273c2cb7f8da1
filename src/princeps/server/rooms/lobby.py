"""The lobby: what can be played, a visitor's games, opening and deleting games, and rematches."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection

from princeps.bots import LEVELS
from princeps.locale import FALLBACK
from princeps.server.errors import Kind, RoomError, no_open_tables, still_running
from princeps.server.messages import Home, NewGame, Summary
from princeps.server.rooms.clocks import rewind, wind
from princeps.server.rooms.new_games import are_hints_usual, check_game, check_room_for_another, deal, standing
from princeps.server.rooms.offers import offers
from princeps.server.rooms.open_tables import check_room_to_wait
from princeps.server.rooms.pace import PACE, columns_of
from princeps.server.rooms.permissions import check_host, seats_of_player
from princeps.server.rooms.repository import GameRepository
from princeps.server.rooms.seating import another_name, seat_players
from princeps.server.rooms.summaries import describe_game
from princeps.server.store import queries
from princeps.server.store.queries import GameRow, RoomRows, SeatRow
from princeps.server.visitors import Reader, Visitor


class Lobby:
    def __init__(self, repository: GameRepository) -> None:
        self._repository = repository

    async def home(self, visitor: Visitor | None, language: str) -> Home:
        """What can be played, and the visitor's games."""
        games = await asyncio.to_thread(offers, language)
        return Home(
            list(games),
            [*LEVELS, *self._repository.guests],
            await self.mine(visitor, language) if visitor else [],
            self._repository.now(),
            self._repository.open_tables,
        )

    async def count_all(self) -> dict[str, int]:
        """How many games there are, by their state."""
        return await self._repository.read(queries.count_all_games)

    async def mine(self, visitor: Visitor, language: str = FALLBACK) -> list[Summary]:
        """The visitor's games: first those where it is their turn, then the running ones, then the others, newest
        first."""
        found = await self._repository.read(lambda db: queries.games_of(db, visitor))
        games = [describe_game(game, seats, visitor, language) for game, seats in found]
        return sorted(games, key=lambda game: not game.my_turn)

    async def create(self, visitor: Visitor, wish: NewGame) -> str:
        """Open a game; returns its id. A friend's seat is free until somebody claims it by a link, and a game with open
        seats begins when all are taken."""
        check_game(wish.game)
        seats = seat_players(wish.game, wish.seats, visitor, self._repository.levels(wish.game))
        gathering = any(seat.open for seat in seats)
        if gathering and not self._repository.open_tables:
            raise no_open_tables()
        if wish.watchable and not gathering:
            sentence = "Only a game with open seats can be watched by whoever visits."
            raise RoomError(Kind.INVALID, "watchable", sentence)
        hints = are_hints_usual(seats) if wish.hints is None else wish.hints
        game, position = await asyncio.to_thread(
            deal,
            wish.game,
            len(seats),
            wish.options,
            visitor,
            self._repository.now(),
            hints=hints,
            pace=columns_of(wish.game, wish.pace),
        )

        game = replace(game, gathering=gathering, watchable=wish.watchable)
        sitting = seats if gathering else wind(game, standing(seats, position, game.created), game.created)

        def write(db: Connection) -> None:
            check_room_for_another(db, visitor, self._repository.limits, game.created)
            if gathering:
                check_room_to_wait(db, visitor, self._repository.limits)
            queries.add_game(db, game, sitting)

        await self._repository.write(write)
        return game.id

    async def rematch(self, reader: Reader) -> str:
        """Offer a rematch to the others, or join one that somebody has offered; returns the new game's id.

        It has the same people, bots and options, and new randomness. Asking twice, by anybody, gives the same new game.
        """
        old = await self._repository.look(reader.game, lambda room: _to_play_again(room, reader.visitor), fresh=True)
        if old.rematch is not None:
            return await self._join_rematch(reader)
        new, position = await asyncio.to_thread(
            deal,
            old.game,
            old.players,
            old.options,
            reader.visitor,
            self._repository.now(),
            hints=old.hints,
            pace={name: getattr(old, name) for name in PACE},
        )

        def offer(db: Connection, room: RoomRows) -> bool:
            if room.game.rematch is not None:  # somebody else was quicker
                return False
            check_room_for_another(db, reader.visitor, self._repository.limits, new.created)
            sitting = standing(_same_again(room.seats), position, new.created)
            queries.add_game(db, new, wind(new, sitting, new.created))
            for spectator in room.spectators:
                queries.add_spectator(db, new.id, spectator)
            queries.set_game(db, old.id, rematch=new.id)
            queries.forget_rematch(db, old.id)
            queries.set_rematch_answer(db, old.id, reader.visitor, "offers")
            return True

        is_first = await self._repository.change(old.id, offer)
        return new.id if is_first else await self._join_rematch(reader)

    async def _join_rematch(self, reader: Reader) -> str:
        def join(db: Connection, room: RoomRows) -> str:
            if room.rematch.get(reader.visitor) == "declines":
                raise RoomError(Kind.CONFLICT, "declined", "You have said that you do not play this time.")
            if reader.visitor not in room.rematch:
                queries.set_rematch_answer(db, room.game.id, reader.visitor, "joins")
            return _rematch_of(room)

        rematch = await self._repository.change(reader.game, join)
        await self._tell_rematch(rematch)
        return rematch

    async def decline_rematch(self, reader: Reader) -> None:
        """Decline: one's seats in the new game become free for a bot or for people its host invites."""

        def decline(db: Connection, room: RoomRows) -> str:
            _to_play_again(room, reader.visitor)
            if room.rematch.get(reader.visitor, "declines") != "declines":
                raise RoomError(Kind.CONFLICT, "joined", "You have joined this rematch; leave it there.")
            if reader.visitor not in room.rematch:
                queries.set_rematch_answer(db, room.game.id, reader.visitor, "declines")
            return _rematch_of(room)

        await self._tell_rematch(await self._repository.change(reader.game, decline), without=reader.visitor)

    async def _tell_rematch(self, game: str, without: Visitor | None = None) -> None:
        """Tell those waiting in the new game who is coming; the game may be gone by now."""

        def free(db: Connection, room: RoomRows) -> None:
            names = list(room.names)
            for seat in room.seats_of(without):
                names[seat] = another_name([*names[:seat], *names[seat + 1 :]])
                queries.set_seat(db, game, seat, visitor=None, invite=None, used=None, name=names[seat])
            rewind(db, room.game, self._repository.now())

        try:
            await self._repository.change(game, free)
        except RoomError as error:
            if error.kind is not Kind.NOT_FOUND:
                raise

    async def delete(self, reader: Reader) -> None:
        """Remove the game and everything about it. Only the host can."""
        await self._repository.remove(reader.game, lambda room: check_host(room, reader))


def _to_play_again(room: RoomRows, visitor: Visitor) -> GameRow:
    seats_of_player(room, visitor)
    if room.game.over is None:
        raise still_running("You can play again once the game is over.")
    return room.game


def _rematch_of(room: RoomRows) -> str:
    if room.game.rematch is None:
        raise RoomError(Kind.GONE, "no-rematch", "Nobody offers a rematch any longer.")
    return room.game.rematch


def _same_again(seats: Sequence[SeatRow]) -> list[SeatRow]:
    return [SeatRow(seat=s.seat, kind=s.kind, level=s.level, name=s.name, visitor=s.visitor) for s in seats]
