"""Games to look back at: reading one, storing one that was played elsewhere, sharing one with everybody."""

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection

from princeps.kernel.game import Position
from princeps.kernel.recipe import Recipe
from princeps.server.errors import no_such_game, not_begun, still_running
from princeps.server.rooms.new_games import are_hints_usual, check_room_for_another, game_row, standing
from princeps.server.rooms.permissions import check_player_or_host
from princeps.server.rooms.repository import GameRepository, Limits
from princeps.server.store import analyses, queries
from princeps.server.store.queries import RoomRows, SeatRow
from princeps.server.visitors import Reader, Visitor


class Archive:
    def __init__(self, repository: GameRepository) -> None:
        self._repository = repository

    @property
    def limits(self) -> Limits:
        return self._repository.limits

    def now(self) -> int:
        return self._repository.now()

    def levels(self, game: str) -> Sequence[str]:
        return self._repository.levels(game)

    async def room(self, visitor: Visitor | None, game: str) -> RoomRows:
        """Everything about a game except its moves, for those at its table and, once it is shared, for everybody. The
        caller decides how much of it to show to whom."""

        def check(room: RoomRows) -> RoomRows:
            if not room.admits(visitor) and room.game.shared is None:
                raise no_such_game()
            if room.game.gathering:
                raise not_begun()
            return room

        return await self._repository.look(game, check, fresh=True)

    async def recipe(self, room: RoomRows, start: int = 0) -> Recipe:
        """The game, with its moves from number `start` on."""
        return await self._repository.read(lambda db: queries.read_recipe(db, room.game, start))

    # --- what was found in a game ---

    async def is_copy(self, room: RoomRows) -> bool:
        """Whether it is a copy of a game that still runs."""
        return await self._repository.read(lambda db: analyses.is_deal_played(db, room.game))

    async def parts(self, game: str, deep: bool, judge: str) -> dict[int, bytes]:
        """Those of its analysis that this judge has done."""
        return await self._repository.read(lambda db: analyses.read_parts(db, game, deep, judge))

    async def add_part(self, game: str, deep: bool, judge: str, part: int, contents: bytes) -> None:
        await self._repository.write(lambda db: analyses.add_part(db, game, deep, judge, part, contents))

    async def note_accuracies(self, game: str, accuracies: Sequence[float]) -> None:
        """How well each seat played, for the statistics of whoever sat there."""

        def write(db: Connection, room: RoomRows) -> None:
            for seat, accuracy in zip(room.seats, accuracies, strict=True):
                queries.set_seat(db, room.game.id, seat.seat, accuracy=accuracy)

        await self._repository.change(game, write)

    # --- adding games ---

    async def keep(
        self, visitor: Visitor, recipe: Recipe, position: Position, seats: Sequence[SeatRow], *, closed: bool = False
    ) -> str:
        """Add a game that has been played up to a position; returns its id. If it is closed, nobody can play on."""
        game = game_row(recipe, visitor, self._repository.now(), hints=are_hints_usual(seats))
        sitting = standing(seats, position, game.created)
        if closed:
            game = replace(game, over=game.created)
            sitting = tuple(replace(seat, since=None) for seat in sitting)

        def write(db: Connection) -> None:
            check_room_for_another(db, visitor, self._repository.limits, game.created)
            queries.add_game(db, game, sitting, recipe.edition_contents)
            if recipe.moves:
                queries.add_moves(db, game.id, 0, recipe.moves, game.created)

        await self._repository.write(write)
        return game.id

    async def share(self, reader: Reader) -> None:
        """Let everybody who has its address look back at a finished game. Players and the host may do this."""

        def write(db: Connection, room: RoomRows) -> None:
            check_player_or_host(room, reader.visitor)
            if room.game.over is None:
                raise still_running("A game can be shared once it is over.")
            if room.game.shared is None:
                queries.set_game(db, room.game.id, shared=self._repository.now())

        await self._repository.change(reader.game, write)
