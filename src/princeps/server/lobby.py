"""The lobby: what can be played, whose games there are, opening one, playing it again, deleting it."""

import asyncio
from collections.abc import Sequence

from sqlalchemy import Connection

from princeps.bots import LEVELS
from princeps.server import ledger
from princeps.server.dealing import are_hints_usual, check_room_for_another, deal, standing
from princeps.server.describe import describe_game
from princeps.server.desk import Desk
from princeps.server.errors import still_running
from princeps.server.ledger import GameRow, RoomRows, SeatRow
from princeps.server.messages import Home, NewGame, Summary
from princeps.server.offers import offers
from princeps.server.rights import check_host, seats_of_player
from princeps.server.seating import seat_players
from princeps.server.seats import Reader, Visitor


class Lobby:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def home(self, visitor: Visitor | None, language: str) -> Home:
        """What can be played, and the visitor's games."""
        games = await asyncio.to_thread(offers, language)
        return Home(list(games), list(LEVELS), await self.mine(visitor) if visitor else [])

    async def mine(self, visitor: Visitor) -> list[Summary]:
        """The visitor's games: first where it is his turn, then the running ones, then the others, newest first."""
        found = await self._desk.read(lambda db: ledger.games_of(db, visitor))
        games = [describe_game(game, seats, visitor) for game, seats in found]
        return sorted(games, key=lambda game: not game.my_turn)

    async def create(self, visitor: Visitor, wish: NewGame) -> str:
        """Open a game; returns its id. Friends' seats are open until somebody claims them by a link."""
        seats = seat_players(wish.seats, visitor)
        hints = are_hints_usual(seats) if wish.hints is None else wish.hints
        game, position = await asyncio.to_thread(
            deal, wish.game, len(seats), wish.options, visitor, ledger.now(), hints=hints
        )

        def write(db: Connection) -> None:
            check_room_for_another(db, visitor, self._desk.limits)
            ledger.add_game(db, game, standing(seats, position, game.created))

        await self._desk.write(write)
        return game.id

    async def rematch(self, reader: Reader) -> str:
        """The same people, bots and options again, with new chance; returns the game's id.

        Asked twice, by whomever, it is the same new game.
        """
        old = await self._desk.look(reader.game, lambda room: _to_play_again(room, reader.visitor), fresh=True)
        if old.rematch is not None:
            return old.rematch
        new, position = await asyncio.to_thread(
            deal, old.game, old.players, old.options, reader.visitor, ledger.now(), hints=old.hints
        )

        def add(db: Connection, room: RoomRows) -> str:
            if room.game.rematch is not None:  # somebody was quicker
                return room.game.rematch
            check_room_for_another(db, reader.visitor, self._desk.limits)
            ledger.add_game(db, new, standing(_same_again(room.seats), position, new.created))
            for spectator in room.spectators:
                ledger.add_spectator(db, new.id, spectator)
            ledger.set_game(db, old.id, rematch=new.id)
            return new.id

        return await self._desk.change(old.id, add)

    async def delete(self, reader: Reader) -> None:
        """Remove the game and everything about it. Only the host can."""
        await self._desk.remove(reader.game, lambda room: check_host(room, reader))


def _to_play_again(room: RoomRows, visitor: Visitor) -> GameRow:
    seats_of_player(room, visitor)
    if room.game.over is None:
        raise still_running("There is a rematch when the game is over.")
    return room.game


def _same_again(seats: Sequence[SeatRow]) -> list[SeatRow]:
    return [SeatRow(seat=s.seat, kind=s.kind, level=s.level, name=s.name, visitor=s.visitor) for s in seats]
