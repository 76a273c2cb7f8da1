"""Games to look back at: what is known of one, keeping one that was played elsewhere, sharing one with everybody."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from sqlalchemy import Connection

from princeps.kernel.match import Match
from princeps.kernel.recipe import Recipe
from princeps.server import ledger
from princeps.server.dealing import are_hints_usual, check_room_for_another, game_row, standing
from princeps.server.desk import Desk
from princeps.server.errors import no_such_game, still_running
from princeps.server.ledger import RoomRows, SeatRow
from princeps.server.live import LiveChronicle
from princeps.server.rights import check_player_or_host
from princeps.server.seats import Reader, Visitor


@dataclass(frozen=True)
class Record:
    """A game to look back at: all about it but its moves, and its recipe up to now."""

    room: RoomRows
    recipe: Recipe = field(repr=False)


class Archive:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def record(self, visitor: Visitor | None, game: str) -> Record:
        """All of a game, for those at its table, and once it is shared for everybody. What of it is shown to whom is
        for the caller to decide."""

        def check(room: RoomRows) -> None:
            if not room.admits(visitor) and room.game.shared is None:
                raise no_such_game()

        await self._desk.look(game, check, fresh=True)
        return await self._desk.ask(game, _record)

    async def keep(self, visitor: Visitor, match: Match, seats: Sequence[SeatRow], *, closed: bool = False) -> str:
        """Add a game that has been played up to somewhere; returns its id. If it is closed, nobody plays on."""
        game = game_row(match.recipe, visitor, ledger.now(), hints=are_hints_usual(seats))
        sitting = standing(seats, match.position, game.created)
        if closed:
            game = replace(game, over=game.created)
            sitting = tuple(replace(seat, since=None) for seat in sitting)

        def write(db: Connection) -> None:
            check_room_for_another(db, visitor, self._desk.limits)
            ledger.add_game(db, game, sitting)
            if match.recipe.moves:
                ledger.add_moves(db, game.id, 0, match.recipe.moves, game.created)

        await self._desk.write(write)
        return game.id

    async def share(self, reader: Reader) -> None:
        """Let everybody who has its address look back at a finished game. Players and host can."""

        def write(db: Connection, room: RoomRows) -> None:
            check_player_or_host(room, reader.visitor)
            if room.game.over is None:
                raise still_running("A game can be shared once it is over.")
            if room.game.shared is None:
                ledger.set_game(db, room.game.id, shared=ledger.now())

        await self._desk.change(reader.game, write)


def _record(room: RoomRows, game: LiveChronicle) -> Record:
    recipe = game.match.recipe
    return Record(room, replace(recipe, moves=list(recipe.moves)))
