"""Games in memory, so that they need not be replayed for every request. Each has its own lock, and is only as current
as its last look at the database: writers look first, inside their transaction."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import replace

from sqlalchemy import Connection

import princeps
from princeps.kernel.errors import PrincepsError
from princeps.kernel.match import Match
from princeps.kernel.recipe import UNDO, Move, Recipe
from princeps.server.errors import no_such_game, other_rules
from princeps.server.store import queries
from princeps.server.store.queries import RoomRows
from princeps.table.chronicle import Chronicle, turn_of
from princeps.table.messages import Table
from princeps.table.names import Leaver

TABLES_KEPT = 16  # current ones, for each game
MOVES_OF_ONE = 250  # at most, on average over the games in memory


class CachedChronicle(Chronicle):
    """A chronicle that knows since when each seat has had its current question.

    Where several players decide simultaneously, a table changes while somebody is still deciding. Their answer to an
    earlier table is as good as one to the newest, as long as it answers the same question.
    """

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self._answered = [0] * match.position.players  # how often each seat has answered or undone
        self._questions: list[object] = [None] * match.position.players
        self._asked_at = [0] * match.position.players
        self._tables: dict[tuple[object, ...], Table] = {}
        self._note_questions(())

    def play(self, seat: int, actions: Sequence[str]) -> None:
        super().play(seat, actions)
        self._note_questions((seat,))

    def undo(self, seat: int) -> None:
        super().undo(seat)
        self._note_questions((seat,))

    def replay(self, moves: Iterable[Move]) -> None:
        for move in moves:
            if move.action == UNDO:
                self.undo(move.seat)
            else:
                self.play(move.seat, [move.action])

    def table(
        self, reader: int, names: Sequence[str], language: str, after: int = 0, leavers: Sequence[Leaver] = ()
    ) -> Table:
        """Cached, because several readers want the same table: a request and its sender's socket, two windows of one
        seat, all spectators."""
        wanted = (reader, tuple(names), language, after, tuple(leavers))
        if wanted not in self._tables:
            if len(self._tables) >= TABLES_KEPT:
                self._tables.clear()
            self._tables[wanted] = super().table(reader, names, language, after, leavers)
        return self._tables[wanted]

    @property
    def turn(self) -> object:
        """Stays the same until a turn ends, or a stage in which all answer at once."""
        return turn_of(self._words, self.match.position)

    def asked_at(self, seat: int) -> int:
        """The seat's revision at which its current question came up."""
        return self._asked_at[seat]

    def is_current(self, seat: int, revision: int) -> bool:
        """Whether the table that the seat saw at that revision asked the question it has now."""
        return self._asked_at[seat] <= revision <= self.revision(seat)

    def _note_questions(self, answered: Iterable[int]) -> None:
        """A seat's legal answers can look the same twice in a row; once it has answered, it is a new question all the
        same."""
        self._tables.clear()
        for seat in answered:
            self._answered[seat] += 1
        for seat, times in enumerate(self._answered):
            question = (times, self.match.position.legal(seat))
            if question != self._questions[seat]:
                self._questions[seat], self._asked_at[seat] = question, self.revision(seat)


class CachedGame:
    """One game: its room, and its table if somebody has looked at that. Hold `lock` to touch it."""

    def __init__(self, game: str) -> None:
        self.id = game
        self.lock = asyncio.Lock()
        self.room: RoomRows | None = None
        self.chronicle: CachedChronicle | None = None

    @property
    def known(self) -> RoomRows:
        """The room as of the last look; there must have been one."""
        assert self.room is not None
        return self.room

    def forget(self) -> None:
        """Start again from the database, as memory may be ahead of it."""
        self.room = self.chronicle = None

    def look(self, db: Connection, *, lock: bool = False) -> RoomRows:
        """Catch up with the room. `lock` keeps other writers of this game away until the transaction ends."""
        row = queries.read_game(db, self.id, lock=lock)
        if row is None:
            self.forget()
            raise no_such_game()
        if self.room is None or self.room.game.changes != row.changes:
            self.room = queries.read_room(db, row)
        elif self.room.game.moves != row.moves:
            self.room = replace(self.room, game=row, seats=queries.read_seats(db, self.id))
        else:
            self.room = replace(self.room, game=row)  # its rematch may have been deleted
        return self.room

    def sit(self, db: Connection) -> CachedChronicle:
        """Catch up with the moves too."""
        game = (self.room or self.look(db)).game
        if self.chronicle is None:
            self.chronicle = _replay(queries.read_recipe(db, game, 0))
        elif self.is_behind:
            moves = queries.read_moves(db, self.id, len(self.chronicle.match.recipe.moves))
            self.chronicle.replay(moves)
        return self.chronicle

    @property
    def moves_kept(self) -> int:
        """A measure of the memory it takes: some 1 kB for each move."""
        return len(self.chronicle.match.recipe.moves) if self.chronicle else 0

    @property
    def is_behind(self) -> bool:
        """Whether the table has yet to catch up with the room."""
        if self.room is None or self.chronicle is None:
            return True
        return len(self.chronicle.match.recipe.moves) < self.room.game.moves


class GameCache:
    """The live games. The least recently used make room for others."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._games: OrderedDict[str, CachedGame] = OrderedDict()
        self._counted: dict[str, int] = {}  # how many moves each game had when last kept
        self._moves = 0

    def take(self, game: str) -> CachedGame:
        live = self._games.setdefault(game, CachedGame(game))
        self._games.move_to_end(game)
        return live

    def keep(self, live: CachedGame) -> None:
        """Confirm that the game exists: made-up names must not push other games out of the cache.

        Anybody still holding a game that is dropped may finish with it: the database, not the cache, decides between
        writers.
        """
        self._games[live.id] = live
        self._moves += live.moves_kept - self._counted.get(live.id, 0)
        self._counted[live.id] = live.moves_kept
        while len(self._games) > self._size or (len(self._games) > 1 and self._moves > self._size * MOVES_OF_ONE):
            self.drop(next(iter(self._games)))

    def drop(self, game: str) -> None:
        self._games.pop(game, None)
        self._moves -= self._counted.pop(game, 0)


def _replay(recipe: Recipe) -> CachedChronicle:
    try:
        chronicle = CachedChronicle(Match.replay(princeps.game(recipe.game), recipe, 0))
        chronicle.replay(recipe.moves)
    except PrincepsError:
        raise other_rules(recipe) from None
    return chronicle
