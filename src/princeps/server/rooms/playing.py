"""Playing: an answer is played and stored in one transaction, and counts once however often it is sent."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy import Connection

from princeps.kernel.errors import IllegalAction, UndoError
from princeps.kernel.recipe import UNDO
from princeps.server.errors import Kind, RoomError, game_over, illegal, speaking
from princeps.server.rooms.cache import CachedChronicle, CachedGame
from princeps.server.rooms.clocks import changed, keep_clocks
from princeps.server.rooms.new_games import standing
from princeps.server.rooms.permissions import check_begun, seated
from princeps.server.rooms.repository import GameRepository
from princeps.server.rooms.watching import Names, check_revision, table_for
from princeps.server.store import queries
from princeps.server.visitors import Reader, hash_of
from princeps.table.messages import Table

Step = Callable[[CachedChronicle, Names], None]


class Request(NamedTuple):
    """The whole of it as one hash: a repetition has the same hash; another request with the same key does not."""

    hash: str
    moves: int  # that it adds


class Playing:
    def __init__(self, repository: GameRepository) -> None:
        self._repository = repository

    async def act(self, reader: Reader, revision: int, key: str, actions: Sequence[str], after: int = 0) -> Table:
        """Answer, all or nothing. STALE if the table of `revision` asked something else, ILLEGAL if the rules refuse.

        Repeating a request with the same key does nothing and returns the table as it stands now.
        """

        def answer(game: CachedChronicle, names: Names) -> None:
            try:
                game.play(reader.seat, actions)
            except IllegalAction:
                raise illegal(game.why_illegal(reader.seat, actions, names, reader.language)) from None

        return await self._play(reader, revision, _request("act", reader, revision, key, *actions), answer, after)

    async def undo(self, reader: Reader, revision: int, key: str, after: int = 0) -> Table:
        """Take back the last answer; refusals and repetition work as in `act`."""

        def take_back(game: CachedChronicle, names: Names) -> None:
            self._check_undo(game)
            try:
                game.undo(reader.seat)
            except UndoError:
                reason = game.why_final(reader.seat, names, reader.language)
                raise RoomError(Kind.ILLEGAL, "undo", reason) from None

        return await self._play(reader, revision, _request("undo", reader, revision, key), take_back, after)

    def _check_undo(self, game: CachedChronicle) -> None:
        if game.match.position.is_over:  # the recipe may be known by now, and with it the future
            raise game_over()
        if sum(move.action == UNDO for move in game.match.recipe.moves) >= self._repository.limits.undos:
            raise RoomError(Kind.TOO_MANY, "too-many-undos", "Too many steps have been undone in this game.")

    async def _play(self, reader: Reader, revision: int, request: Request, step: Step, after: int) -> Table:
        def play(db: Connection, live: CachedGame, game: CachedChronicle) -> None:
            check_begun(live.known, reader)
            if queries.add_request(db, reader.game, request.hash, live.known.game.moves + request.moves):
                check_revision(game, reader, revision)
                turn = game.turn
                step(game, live.known.names)
                write_moves(db, live, game, self._repository.now(), anew=game.turn != turn, owner=reader.seat)

        with speaking(reader.language):
            return await self._repository.move(
                seated(reader).game, play, lambda room, game: table_for(room, game, reader, after)
            )


def write_moves(
    db: Connection, live: CachedGame, game: CachedChronicle, at: int, *, anew: bool, owner: int | None = None
) -> None:
    """Store what was played, after which all turns are `anew` or go on. The `owner` of a seat played, or else a bot.
    Memory is ahead until the commit, and is dropped if that fails."""
    room, match = live.known, game.match
    over = (room.game.over or at) if match.position.is_over else None
    row = replace(room.game, moves=len(match.recipe.moves), over=over)
    seats = standing(room.seats, match.position, at, anew=anew)
    if row.clock is not None:
        row, seats = keep_clocks(room, row, seats, match.recipe.moves[-1], at, anew=anew, owner=owner)
    queries.add_moves(db, row.id, room.game.moves, match.recipe.moves[room.game.moves :], at)
    queries.set_game(db, row.id, moves=row.moves, over=row.over, paused_until=row.paused_until)
    queries.set_standing(db, row.id, changed(room.seats, seats))
    live.room = replace(room, game=row, seats=seats)


def _request(what: str, reader: Reader, revision: int, key: str, *actions: str) -> Request:
    return Request(hash_of(json.dumps([what, reader.seat, revision, key, actions])), len(actions) or 1)
