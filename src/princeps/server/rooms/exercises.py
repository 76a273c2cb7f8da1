"""Exercises: lessons, puzzles, one's own mistakes. Nothing is stored: whoever asks sends the answers given so far.

Each kind has a shelf, which finds the position that an exercise begins with, and refuses those who may not see it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple

from princeps.kernel.errors import IllegalAction
from princeps.server.errors import Kind, RoomError, illegal, speaking
from princeps.server.exercise_messages import Opened
from princeps.server.visitors import Caller
from princeps.table.chronicle import Chronicle
from princeps.table.exercise import Start, played
from princeps.table.lessons import start_of
from princeps.table.messages import Table

Shelf = Callable[[Caller, str, str], Awaitable[Start]]


class Address(NamedTuple):
    """Which exercise: its kind, its game and its name."""

    kind: str
    game: str
    name: str


class Exercises:
    def __init__(self, shelves: Mapping[str, Shelf]) -> None:
        self._shelves = {"lesson": _lesson} | dict(shelves)

    async def open(self, caller: Caller, address: Address, answers: Sequence[str], language: str) -> Opened:
        with speaking(language):
            start, chronicle = await self._play(caller, address, answers)
            box = chronicle.box(start.seat, start.names, language)
            return Opened(list(start.names), box, chronicle.table(start.seat, start.names, language))

    async def table(self, caller: Caller, address: Address, answers: Sequence[str], language: str, after: int) -> Table:
        """What the reader sees, with the part of the log that is new since revision `after`."""
        with speaking(language):
            start, chronicle = await self._play(caller, address, answers)
            return chronicle.table(start.seat, start.names, language, after)

    async def explore(
        self, caller: Caller, address: Address, answers: Sequence[str], actions: Sequence[str], language: str
    ) -> Table:
        with speaking(language):
            start, chronicle = await self._play(caller, address, answers)
            try:
                return chronicle.explore(start.seat, actions, start.names, language)
            except IllegalAction as error:
                raise illegal(str(error)) from None

    async def why(
        self,
        caller: Caller,
        address: Address,
        anchor: str,
        answers: Sequence[str],
        actions: Sequence[str],
        language: str,
    ) -> str:
        """Why nothing can be done there by the rules; nothing if it can."""
        with speaking(language):
            start, chronicle = await self._play(caller, address, answers)
            try:
                return chronicle.why(start.seat, anchor, actions, start.names, language)
            except IllegalAction as error:
                raise illegal(str(error)) from None

    async def _play(self, caller: Caller, address: Address, answers: Sequence[str]) -> tuple[Start, Chronicle]:
        shelf = self._shelves.get(address.kind)
        if shelf is None:
            raise no_such_exercise()
        start = await shelf(caller, address.game, address.name)
        try:
            return start, await asyncio.to_thread(played, start, answers)
        except IllegalAction as error:
            raise illegal(str(error)) from None


async def _lesson(caller: Caller, game: str, name: str) -> Start:
    try:
        return await asyncio.to_thread(start_of, game, name)
    except KeyError:
        raise no_such_exercise() from None


def no_such_exercise() -> RoomError:
    return RoomError(Kind.NOT_FOUND, "no-exercise", "There is no such exercise.")
