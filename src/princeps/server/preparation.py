"""Before the first game the rules have to be compiled, once on a machine. The server answers meanwhile.

A worker compiles; this process then only loads what it finds on disk.
"""

import asyncio
from collections.abc import Sequence
from http import HTTPStatus

from msgspec import Struct

from princeps.games import game as find_game
from princeps.kernel.warmup import warm_up
from princeps.locale import catalogue, languages
from princeps.server.security import Refused
from princeps.server.thinking import Thinkers
from princeps.server.warmup import warm_up_table


class Health(Struct, frozen=True):
    """Whether games can be played; if not yet, what is being compiled, and how much of it (0 to 1) is."""

    ready: bool
    compiling: str
    progress: float


class Preparation:
    """Rules first, as people can then begin; then what bots think with."""

    def __init__(self, thinkers: Thinkers, games: Sequence[str]) -> None:
        self._thinkers = thinkers
        self._games = games
        self._rules, self._bots = asyncio.Event(), asyncio.Event()
        self._compiling = ""
        self._progress = 0.0

    async def run(self) -> None:
        for game in self._games:
            await self._compile(game, bots=False)
            await asyncio.to_thread(warm_up, find_game(game))
            await asyncio.to_thread(warm_up_table, find_game(game))
        self._rules.set()
        for language in languages():
            await asyncio.to_thread(catalogue, language)
        for game in self._games:
            await self._compile(game, bots=True)
        self._compiling = ""
        self._bots.set()
        for game in self._games:
            await self._thinkers.load(game)

    async def _compile(self, game: str, bots: bool) -> None:
        self._compiling, self._progress = find_game(game).title, 0.0
        await self._thinkers.prepare(game, bots, self._note)

    def _note(self, done: int, total: int) -> None:
        self._progress = max(self._progress, done / total)

    @property
    def health(self) -> Health:
        return Health(self._rules.is_set(), self._compiling, round(self._progress, 2))

    def check(self) -> None:
        """Nothing of a game can be said before its rules are there."""
        if not self._rules.is_set():
            sentence = "The rules are being compiled, this once; please wait a moment."
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, "compiling", sentence)

    async def bots_are_ready(self) -> None:
        await self._bots.wait()
