"""Announces changes between processes through PostgreSQL. A message says only which game has changed.

Litestar's own backend opens a new connection for each message, and stays silent for good once its connection breaks.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any

from litestar.channels.backends.base import ChannelsBackend
from psycopg import AsyncConnection, OperationalError
from psycopg.sql import SQL, Identifier

PAUSE = 1.0  # seconds before another attempt to connect

_log = logging.getLogger(__name__)

Connection = AsyncConnection[Any]


class PostgresChannels(ChannelsBackend):
    """One connection to publish and one to listen; both are re-opened when they break."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._channels: set[str] = set()
        self._speaking: Connection | None = None

    async def on_startup(self) -> None:
        self._speaking = await self._connect()

    async def on_shutdown(self) -> None:
        if self._speaking:
            await self._speaking.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            try:
                await self._notify(channel, data.decode())
            except OperationalError:
                _log.warning("the connection to the database broke; a message is said again")
                with suppress(OperationalError):  # readers who miss one get the next, or ask by themselves
                    self._speaking = await self._connect()
                    await self._notify(channel, data.decode())

    async def _notify(self, channel: str, text: str) -> None:
        if not self._speaking:
            raise OperationalError("not connected")
        await self._speaking.execute("SELECT pg_notify(%s, %s)", (channel, text))

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                connection = await self._connect()
                async with connection:
                    for channel in self._channels:
                        await connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
                    async for said in connection.notifies():
                        yield said.channel, said.payload.encode()
            except OperationalError:
                _log.warning("the connection to the database broke; another is made")
                await asyncio.sleep(PAUSE)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def _connect(self) -> Connection:
        return await AsyncConnection.connect(self._url, autocommit=True)
