"""The repository behind all rooms: how games are read, changed and played, for every kind of request.

The database is the truth, and a game there is its recipe; memory only saves replaying it. Everything that is answered
or announced has been committed first.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import wraps
from typing import Any, Concatenate, Literal, ParamSpec, TypeVar

from sqlalchemy import Connection

from princeps.bots.levels import levels_of
from princeps.server.clock import Now
from princeps.server.errors import Kind, RoomError
from princeps.server.processes.fair_shares import Places
from princeps.server.rooms.cache import CachedChronicle, CachedGame, GameCache
from princeps.server.store import queries
from princeps.server.store.commits import Work
from princeps.server.store.database import Store
from princeps.server.store.queries import RoomRows
from princeps.server.visitors import Caller

What = Literal["moves", "room", "deleted"]

LONG_GAME = 1000  # moves; few games have that many, and then mostly ones that were taken back


@dataclass(frozen=True)
class Limits:
    """How much one visitor, one game and this process may accumulate."""

    running_games: int = 50  # opened by one visitor and not over
    waiting: int = 5  # open tables at which one visitor waits for others
    aversions: int = 500  # of one visitor
    games: int = 1000  # opened by one visitor in all
    chat_lines: int = 200  # the newest of each game
    spectators: int = 50
    undos: int = 1000  # in a game: play comes to an end by itself, undoing does not
    live: int = 1000  # games kept in memory


@dataclass(frozen=True)
class Change:
    """Announced after each commit, and also when it is in doubt whether one happened: moves, room (seats, chat,
    rematch) or deletion.

    A reader whose own revision is unchanged must not notice: others may have answered in secret.
    """

    game: str
    what: What


Parameters = ParamSpec("Parameters")
Answer = TypeVar("Answer")


def _to_its_end(
    method: Callable[Concatenate["GameRepository", Parameters], Coroutine[Any, Any, Answer]],
) -> Callable[Concatenate["GameRepository", Parameters], Coroutine[Any, Any, Answer]]:
    """Finish what was begun, even if nobody is waiting any more: a browser may have left, or a request timed out.

    A transaction continues in its thread anyway, and the game must stay locked until it has ended.
    """

    @wraps(method)
    async def call(self: "GameRepository", /, *args: Parameters.args, **kwargs: Parameters.kwargs) -> Answer:
        work = asyncio.create_task(method(self, *args, **kwargs))
        self._work.add(work)
        work.add_done_callback(self._work.discard)
        return await asyncio.shield(work)

    return call


class GameRepository:
    """One in each process; several processes may share a database."""

    def __init__(
        self,
        store: Store,
        announce: Callable[[Change], None],
        limits: Limits,
        guests: Iterable[str],
        now: Now,
        *,
        open_tables: bool,
    ) -> None:
        self.limits = limits
        self.open_tables = open_tables
        self.now = now
        self.guests = tuple(guests)
        self._store = store
        self._announce = announce
        self._cache = GameCache(limits.live)
        self._long_games = Places(1)
        self._work: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        await asyncio.gather(*self._work, return_exceptions=True)
        await self._store.close()

    def levels(self, game: str) -> tuple[str, ...]:
        """The levels a bot of a game may have."""
        return (*levels_of(game), *self.guests)

    # --- many games, or none yet ---

    @_to_its_end
    async def read(self, work: Work[Answer]) -> Answer:
        return await self._store.read(work)

    @_to_its_end
    async def write(self, work: Work[Answer]) -> Answer:
        return await self._store.write(work)

    @_to_its_end
    async def change_several(self, work: Work[list[Change]], first: Callable[[], None] = lambda: None) -> None:
        """Change games in one transaction, which says which and how. `first` is called before that is announced."""
        changes = await self._store.write(work)
        first()
        for change in changes:
            live = self._cache.take(change.game)
            async with live.lock:
                live.room = None
            if change.what == "deleted":
                self._cache.drop(change.game)
            self._announce(change)

    # --- one game ---

    async def look(self, game: str, question: Callable[[RoomRows], Answer], *, fresh: bool = False) -> Answer:
        """Put a question to the room as of the last look, or as it is now if it must be `fresh`."""
        live = self._cache.take(game)
        if fresh or live.room is None or live.lock.locked():
            return await self._look(game, question, fresh=fresh)
        return question(live.room)

    @_to_its_end
    async def _look(self, game: str, question: Callable[[RoomRows], Answer], *, fresh: bool) -> Answer:
        async with self._looking(game, fresh=fresh) as live:
            return question(live.known)

    async def ask(
        self,
        game: str,
        question: Callable[[RoomRows, CachedChronicle], Answer],
        *,
        check: Callable[[RoomRows], None] = lambda room: None,
    ) -> Answer:
        """Put a question to the table as it stands in memory; `check` may refuse it before a long replay."""
        live = self._cache.take(game)
        if live.room is None or live.chronicle is None or live.is_behind or live.lock.locked():
            return await self._ask(game, question, check)
        check(live.room)
        return question(live.room, live.chronicle)

    @_to_its_end
    async def _ask(
        self, game: str, question: Callable[[RoomRows, CachedChronicle], Answer], check: Callable[[RoomRows], None]
    ) -> Answer:
        async with self._looking(game) as live:
            check(live.known)
            chronicle = await self._sit(live)
            return question(live.known, chronicle)

    @_to_its_end
    async def change(self, game: str, work: Callable[[Connection, RoomRows], Answer]) -> Answer:
        """Change a room."""
        live = self._cache.take(game)

        def change(db: Connection) -> Answer:
            outcome = work(db, live.look(db, lock=True))
            queries.note_change(db, game)
            live.room = None
            return outcome

        async with live.lock:
            return await self._save(live, "room", change)

    @_to_its_end
    async def move(
        self,
        game: str,
        work: Callable[[Connection, CachedGame, CachedChronicle], None],
        question: Callable[[RoomRows, CachedChronicle], Answer],
    ) -> Answer:
        """Add moves to a game, and put a question to it before anybody else can.

        A long replay comes before the transaction, so that nobody else waits for it.
        """
        async with self._looking(game) as live:
            chronicle = await self._sit(live)

            def move(db: Connection) -> None:
                live.look(db, lock=True)
                work(db, live, live.sit(db))

            await self._save(live, "moves", move)
            return question(live.known, chronicle)

    @_to_its_end
    async def remove(self, game: str, check: Callable[[RoomRows], None]) -> None:
        """Remove a game and everything about it."""
        live = self._cache.take(game)

        def remove(db: Connection) -> None:
            room = live.look(db, lock=True)
            check(room)
            queries.remove_game(db, room.game)
            live.forget()

        async with live.lock:
            await self._save(live, "deleted", remove)
        self._cache.drop(game)

    # --- looking and writing ---

    @asynccontextmanager
    async def _looking(self, game: str, *, fresh: bool = False) -> AsyncIterator[CachedGame]:
        """A game with its room, locked for the duration."""
        live = self._cache.take(game)
        async with live.lock:
            if fresh or live.room is None:
                with self._shelved(live):
                    await self._store.read(live.look)
            yield live

    @contextmanager
    def _shelved(self, live: CachedGame) -> Iterator[None]:
        """A game that is found stays in the cache; one that is not is dropped from it."""
        try:
            yield
        except RoomError:
            if live.room is None:
                self._cache.drop(live.id)
            raise
        self._cache.keep(live)

    async def _sit(self, live: CachedGame) -> CachedChronicle:
        """Replaying a long game takes seconds, so only one long game at a time is replayed, and hosts take turns."""
        if live.chronicle is not None and not live.is_behind:
            return live.chronicle
        if live.chronicle is None and live.known.game.moves >= LONG_GAME:
            async with self._long_games.place(Caller(live.known.game.host)):
                return await self._store.read(live.sit)
        return await self._store.read(live.sit)

    async def _save(self, live: CachedGame, what: What, work: Work[Answer]) -> Answer:
        """A transaction on a game whose lock is held. If its outcome is in doubt, memory starts again from the
        database."""
        try:
            with self._shelved(live):
                outcome = await self._store.write(work)
        except BaseException as error:
            if not isinstance(error, RoomError) or error.kind is Kind.UNAVAILABLE:
                live.forget()
                self._announce(Change(live.id, what))
            raise
        self._announce(Change(live.id, what))
        return outcome
