"""A visitor's finished games: what they say together, and how to be rid of them."""

import asyncio
import json
from collections.abc import Sequence

from sqlalchemy import Connection

from princeps.server.errors import Kind, RoomError
from princeps.server.rooms.bot_seeds import who_plays
from princeps.server.rooms.permissions import check_player_or_host
from princeps.server.rooms.repository import GameRepository
from princeps.server.rooms.seating import another_name
from princeps.server.store import queries
from princeps.server.store.queries import GameRow, RoomRows, SeatRow
from princeps.server.visitors import Visitor
from princeps.statistics import Choice, chosen, statistics_of
from princeps.statistics.results import SeatResult, result_of
from princeps.table.messages.statistics import Result, Statistics
from princeps.table.sources import source_titles
from princeps.table.usual_names import name_in


class Results:
    def __init__(self, repository: GameRepository) -> None:
        self._repository = repository

    async def statistics(self, visitor: Visitor | None, choice: Choice, language: str) -> Statistics:
        found = await self.chosen(visitor, choice, language)
        return await asyncio.to_thread(statistics_of, found, lambda game: source_titles(game, language))

    async def chosen(self, visitor: Visitor | None, choice: Choice, language: str) -> list[Result]:
        """The newest first. Where several people share the visitor's browser, nobody knows whose result it is."""
        games = await self._repository.read(lambda db: queries.games_finished_by(db, visitor)) if visitor else []
        found = []
        for game, seats in games:
            mine = [seat.seat for seat in seats if seat.visitor == visitor]
            if len(mine) == 1 and game.over is not None and seats[mine[0]].score is not None:
                found.append(result_of(game.id, game.game, game.over, _seats(game, seats, language), mine[0]))
        return chosen(found, choice)

    async def forget(self, visitor: Visitor) -> None:
        """Remove the visitor's finished games. Those that others played in stay with them, without the visitor."""
        for game, seats in await self._repository.read(lambda db: queries.games_finished_by(db, visitor)):
            others = {seat.visitor for seat in seats if seat.visitor is not None} - {visitor}
            try:
                if others:
                    await self._repository.change(game.id, lambda db, room: _leave(db, room, visitor))
                else:
                    await self._repository.remove(game.id, lambda room: check_player_or_host(room, visitor))
            except RoomError as error:
                if error.kind is not Kind.NOT_FOUND:  # else somebody was quicker
                    raise


def _seats(game: GameRow, seats: Sequence[SeatRow], language: str) -> list[SeatResult]:
    return [
        SeatResult(
            name=name_in(language, seat.name),
            bot=seat.level and who_plays(game, seat.seat, seat.level),
            points=seat.score or 0,
            place=seat.place or len(seats),
            sources=None if seat.sources is None else json.loads(seat.sources),
            accuracy=seat.accuracy,
        )
        for seat in seats
    ]


def _leave(db: Connection, room: RoomRows, visitor: Visitor) -> None:
    """Nothing in the game names the visitor any more."""
    names = list(room.names)
    for seat in room.seats_of(visitor):
        names[seat] = another_name([*names[:seat], *names[seat + 1 :]])
        queries.set_seat(db, room.game.id, seat, visitor=None, name=names[seat])
    if room.game.host == visitor:
        queries.set_game(db, room.game.id, host=min(room.people() - {visitor}))
