"""Games in memory, so that they need not be replayed for every request. Each is behind its lock, and only as good as
its last look at the database: whoever writes looks first, inside his transaction.
"""

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
from princeps.table.chronicle import Chronicle
from princeps.table.messages import Table
from princeps.table.names import Leaver

TABLES_KEPT = 16  # of one game, as they are now
MOVES_OF_ONE = 250  # that games in memory have on average at most


class CachedChronicle(Chronicle):
    """A chronicle that knows since when each seat has had its present question.

    Where several decide at once, a table changes while somebody makes up his mind. His answer to a table that he saw
    earlier is as good as one to the newest, as long as it answers the same question.
    """

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self._answered = [0] * match.position.players  # how often each seat answered or took back
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
        """Several want the same: a request and the socket of who sent it, two windows of one seat, all spectators."""
        wanted = (reader, tuple(names), language, after, tuple(leavers))
        if wanted not in self._tables:
            if len(self._tables) >= TABLES_KEPT:
                self._tables.clear()
            self._tables[wanted] = super().table(reader, names, language, after, leavers)
        return self._tables[wanted]

    def asked_at(self, seat: int) -> int:
        """The revision of the seat at which its present question came up."""
        return self._asked_at[seat]

    def is_current(self, seat: int, revision: int) -> bool:
        """Whether the table that the seat saw at that revision put the question that it has now."""
        return self._asked_at[seat] <= revision <= self.revision(seat)

    def _note_questions(self, answered: Iterable[int]) -> None:
        """What a seat may answer can look the same twice in a row; it is another question once it has answered."""
        self._tables.clear()
        for seat in answered:
            self._answered[seat] += 1
        for seat, times in enumerate(self._answered):
            question = (times, self.match.position.legal(seat))
            if question != self._questions[seat]:
                self._questions[seat], self._asked_at[seat] = question, self.revision(seat)


class CachedGame:
    """One game: its room, and its table if somebody looked at that. To be touched only by who holds `lock`."""

    def __init__(self, game: str) -> None:
        self.id = game
        self.lock = asyncio.Lock()
        self.room: RoomRows | None = None
        self.chronicle: CachedChronicle | None = None

    @property
    def known(self) -> RoomRows:
        """The room as it was at the last look, which there has been."""
        assert self.room is not None
        return self.room

    def forget(self) -> None:
        """What is in memory may be ahead of the database: start again from there."""
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
            self.room = replace(self.room, game=row)  # its rematch may be gone
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
        """How much memory it takes: some 1 kB for each move."""
        return len(self.chronicle.match.recipe.moves) if self.chronicle else 0

    @property
    def is_behind(self) -> bool:
        """Whether the table has yet to catch up with the room."""
        if self.room is None or self.chronicle is None:
            return True
        return len(self.chronicle.match.recipe.moves) < self.room.game.moves


class GameCache:
    """The live games, of which those used least lately make room for others."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._games: OrderedDict[str, CachedGame] = OrderedDict()
        self._counted: dict[str, int] = {}  # moves, when the game was kept last
        self._moves = 0

    def take(self, game: str) -> CachedGame:
        live = self._games.setdefault(game, CachedGame(game))
        self._games.move_to_end(game)
        return live

    def keep(self, live: CachedGame) -> None:
        """Say that the game exists: names that somebody made up push no other game out of the cache.

        Whoever still holds a game that goes may finish with it: the database, not the cache, decides between writers.
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
