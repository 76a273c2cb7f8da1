"""What processes on one PostgreSQL database tell each other: only which game has changed, or that they are there."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Self

from psycopg import AsyncConnection, OperationalError
from psycopg.sql import SQL, Identifier

NAME = "games"
PAUSE = 1.0  # seconds before another attempt to connect
GATHERING = 0.03  # seconds: what is said meanwhile is sent as one notification, each of which wakes all processes
MOST_AT_ONCE = 100  # sayings of some 40 bytes; a notification has at most 8000

_log = logging.getLogger(__name__)

Connection = AsyncConnection[Any]


class PostgresChannel:
    """One connection to speak and one to listen; both are re-opened when they break."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._unsaid: asyncio.Queue[str] = asyncio.Queue()

    async def __aenter__(self) -> Self:
        self._connection = await self._connect()
        self._speaking = asyncio.create_task(self._speak())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._unsaid.join()
        self._speaking.cancel()
        await self._connection.close()

    def say(self, text: str) -> None:
        """To all processes, including this one, as soon as what was said before has been sent."""
        self._unsaid.put_nowait(text)

    async def _speak(self) -> None:
        while True:
            sayings = [await self._unsaid.get()]
            await asyncio.sleep(GATHERING)
            while not self._unsaid.empty() and len(sayings) < MOST_AT_ONCE:
                sayings.append(self._unsaid.get_nowait())
            text = "\n".join(dict.fromkeys(sayings))
            try:
                await self._notify(text)
            except OperationalError:
                _log.warning("the connection to the database broke; a message is said again")
                with suppress(OperationalError):  # readers who miss one get the next, or ask by themselves
                    self._connection = await self._connect()
                    await self._notify(text)
            for _ in sayings:
                self._unsaid.task_done()

    async def _notify(self, text: str) -> None:
        await self._connection.execute("SELECT pg_notify(%s, %s)", (NAME, text))

    async def heard(self) -> AsyncIterator[str]:
        """Everything that is said, for ever."""
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(SQL("LISTEN {}").format(Identifier(NAME)))
                    async for said in connection.notifies():
                        for saying in said.payload.splitlines():
                            yield saying
            except OperationalError:
                _log.warning("the connection to the database broke; another is made")
                await asyncio.sleep(PAUSE)

    async def _connect(self) -> Connection:
        """Without waiting for the disk: what is said is worth nothing after a crash."""
        return await AsyncConnection.connect(self._url, autocommit=True, options="-c synchronous_commit=off")
