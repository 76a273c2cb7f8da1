"""Before the first game on a machine, the rules have to be compiled, once. The server answers requests meanwhile.

A worker compiles; this process then only loads the result from disk.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from http import HTTPStatus
from time import monotonic

from msgspec import Struct

from princeps.bots.levels import LEVELS, RANDOM
from princeps.games import game as find_game
from princeps.kernel.warmup import is_compiled, warm_up
from princeps.locale import catalogue, languages
from princeps.server.processes.thinking import Thinkers, ThinkingError
from princeps.server.startup.warmup import warm_up_table
from princeps.server.web.gate import Refused

QUICK = (RANDOM, *LEVELS[:2])  # bots that think fast enough when the rules are interpreted
LEAST_PROGRESS = 0.05  # below this, the time left cannot be estimated

_log = logging.getLogger(__name__)


class Health(Struct, frozen=True):
    """Whether a game can be played; what is still being compiled or loaded, how much of it (0 to 1) is done, how many
    seconds the rest will take, if that is known, and bots of which levels play meanwhile, if not all do."""

    ready: bool
    compiling: str
    progress: float
    seconds_left: int | None = None
    playing: Sequence[str] = ()


@dataclass
class Compiling:
    """Another process compiles the rules; until it is done, they are interpreted here."""

    progress: float = 0.0
    since: float = field(default_factory=monotonic)

    @property
    def seconds_left(self) -> int | None:
        if self.progress < LEAST_PROGRESS:
            return None
        return round((monotonic() - self.since) * (1 - self.progress) / self.progress)


class Preparation:
    """Loads whatever is compiled already, then prepares one game after another: first its rules, so that people can
    begin, then what its bots think with."""

    def __init__(self, thinkers: Thinkers, games: Sequence[str], elsewhere: Compiling | None = None) -> None:
        self._elsewhere = elsewhere
        self._thinkers = thinkers
        self._games = games
        self._rules = {game: asyncio.Event() for game in games}
        self._bots = {game: asyncio.Event() for game in games}
        self._compiling = ""
        self._progress = 0.0

    async def run(self) -> None:
        if self._elsewhere:
            await self._prepare_to_interpret()
            return
        for game in reversed(self._games):  # the first game last, as it marks the server as ready
            if is_compiled(find_game(game)):
                await self._load(game)
        for game in self._games:
            if not self._is_ready(game):
                await self._compile(game, bots=False)
                await self._load(game)
            await self._compile(game, bots=True)
            self._bots[game].set()
        for language in languages():
            await asyncio.to_thread(catalogue, language)
        self._compiling = ""

    async def _prepare_to_interpret(self) -> None:
        """Rules are ready as they are, and so are bots that think little. Stronger bots wait for the compiled
        server."""
        for game in self._games:
            self._rules[game].set()
        for game in self._games:
            await self._load(game)
            await self._thinkers.prepare(game, bots=False)

    async def _load(self, game: str) -> None:
        await asyncio.to_thread(warm_up, find_game(game))
        await asyncio.to_thread(warm_up_table, find_game(game))
        self._rules[game].set()

    async def _compile(self, game: str, bots: bool) -> None:
        """If no worker can compile it, it is compiled where it is needed, and somebody has to wait."""
        self._compiling, self._progress = find_game(game).title, 0.0
        try:
            await self._thinkers.prepare(game, bots, self._note)
        except ThinkingError:
            _log.error("no worker could compile %s", game)

    def _note(self, done: int, total: int) -> None:
        self._progress = max(self._progress, min(1.0, done / total))

    @property
    def health(self) -> Health:
        if self._elsewhere:
            compiling = self._elsewhere
            return Health(True, find_game(self._games[0]).title, compiling.progress, compiling.seconds_left, QUICK)
        return Health(self._is_ready(self._games[0]), self._compiling, round(self._progress, 2))

    async def check(self, game: str | None = None) -> None:
        """No game can be opened before its rules are ready. Games already open need only the first game's rules: theirs
        were compiled when they were opened, and seldom have to be compiled again.

        Loading compiled rules takes seconds, and requests wait for that: of several processes, others may be ready
        already, and a client does not know which one it is asking.
        """
        needed = game or self._games[0]
        if self._is_ready(needed):
            return
        if not is_compiled(find_game(needed)):
            sentence = "The rules are being compiled, this once; please wait a moment."
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, "compiling", sentence)
        await self._rules[needed].wait()

    def _is_ready(self, game: str) -> bool:
        return game not in self._rules or self._rules[game].is_set()

    async def rules_are_ready(self) -> None:
        await self._rules[self._games[0]].wait()

    async def bots_are_ready(self, game: str, level: str) -> None:
        """Wait until bots of that level can think; a random one needs no preparation."""
        if level != RANDOM and not (self._elsewhere and level in QUICK):
            await self._bots[game].wait()

    async def advisers_are_ready(self, game: str) -> None:
        """Wait until hints can be given and games be judged, but refuse rather than make somebody wait for minutes."""
        if self._elsewhere:
            sentence = "What thinks about positions is still being prepared, this once; please wait a moment."
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, "compiling", sentence)
        await self._bots[game].wait()
