"""The bots' seats: which decisions they owe, what they may know for each, and their answers."""

from dataclasses import dataclass, field

from sqlalchemy import Connection

from princeps.kernel.errors import IllegalAction
from princeps.server.errors import Kind, RoomError, illegal, not_your_seat, table_moved_on
from princeps.server.rooms.bot_seeds import bot_seed, who_plays
from princeps.server.rooms.cache import CachedChronicle, CachedGame
from princeps.server.rooms.playing import write_moves
from princeps.server.rooms.repository import GameRepository
from princeps.server.store import queries
from princeps.server.store.queries import GameRow, RoomRows
from princeps.server.visitors import Visitor


@dataclass(frozen=True)
class Task:
    """A decision that a bot owes. `at` stays the same as long as the question does, whatever others do."""

    game_id: str
    game: str
    host: Visitor  # on whose behalf the bot thinks
    seat: int
    level: str  # and character, as written down
    bot: str  # who thinks: a surprise is drawn once for the whole game
    at: int
    view: bytes = field(repr=False)  # position.view(seat).to_bytes()
    seed: int = field(repr=False)  # for the bot's own randomness, not the game's


class BotSeats:
    def __init__(self, repository: GameRepository) -> None:
        self._repository = repository

    async def waiting(self) -> list[str]:
        """The games in which a bot owes a decision: needed at the start, and after a process has died."""
        return await self._repository.read(queries.games_with_waiting_bots)

    async def owed(self, game: str) -> list[Task]:
        """The decisions that bots owe in this game now; several where players decide simultaneously.

        Memory is good enough: the caller has just written or looked, and an answer that comes too late is rejected.
        """
        try:
            if not await self._repository.look(game, _deciding):
                return []
            return await self._repository.ask(game, _tasks)
        except RoomError as error:
            if error.kind in {Kind.NOT_FOUND, Kind.OUTDATED}:
                return []
            raise

    async def answer(self, task: Task, action: int) -> bool:
        """Answer for a bot. Returns False and does nothing if the table has moved on or the game is gone."""

        def play(db: Connection, live: CachedGame, game: CachedChronicle) -> None:
            if live.known.bot_at(task.seat) is None:
                raise not_your_seat()
            if not game.is_current(task.seat, task.at):
                raise table_moved_on()
            turn = game.turn
            try:
                game.play(task.seat, [game.match.position.game.actions.names[action]])
            except IllegalAction as error:
                raise illegal(str(error)) from None
            write_moves(db, live, game, self._repository.now(), anew=game.turn != turn)

        try:
            await self._repository.move(task.game_id, play, lambda room, game: None)
        except RoomError as error:
            if error.kind in {Kind.NOT_FOUND, Kind.FORBIDDEN, Kind.STALE}:
                return False
            raise
        return True

    async def replace(self, task: Task, level: str) -> None:
        """Put a bot of another level in its place, visibly for all at the table, if the bot still sits there."""

        def write(db: Connection, room: RoomRows) -> None:
            seat = room.seats[task.seat]
            if seat.kind == "bot" and seat.level == task.level:
                queries.set_seat(db, room.game.id, task.seat, level=level)

        try:
            await self._repository.change(task.game_id, write)
        except RoomError as error:
            if error.kind is not Kind.NOT_FOUND:
                raise


def _deciding(room: RoomRows) -> dict[int, str]:
    """The levels of the bots the game is waiting for, by seat."""
    return {it.seat: level for it in room.seats if it.since and (level := room.bot_at(it.seat)) is not None}


def _tasks(room: RoomRows, game: CachedChronicle) -> list[Task]:
    return [_task(room.game, game, seat, level) for seat, level in _deciding(room).items()]


def _task(row: GameRow, game: CachedChronicle, seat: int, level: str) -> Task:
    """The bot's seed is derived from the game's: a bot made for this task answers the same in every process. One that
    was made for an earlier task has its own seed, and what it thought then."""
    at = game.asked_at(seat)
    bot = who_plays(row, seat, level)
    view = game.match.position.view(seat).to_bytes()
    return Task(row.id, row.game, row.host, seat, level, bot, at, view, bot_seed(row, seat, at))
