"""Sockets: a reader is sent his room and his table, and again whatever changes of them.

Nothing waits in a queue. A socket only knows that something has changed; when it can be written to, what is sent is the
newest. A slow reader skips tables, and the log of the next one holds what he missed. The browser says nothing but
"ping", which is answered with "pong".
"""

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.channels import ChannelsPlugin
from litestar.exceptions import WebSocketDisconnect

from princeps.server.errors import RoomError
from princeps.server.refusals import STATUS
from princeps.server.rooms import Change, Reader, Rooms
from princeps.server.seats import Visitor
from princeps.server.settings import Quotas
from princeps.table.messages import Table

CHANNEL = "games"
LARGEST_MESSAGE = 1024
MESSAGES_A_MINUTE = 60
SECONDS_TO_SEND = 30.0
UNWANTED, TOO_SLOW, TOO_MANY = 4400, 4408, 4429  # why a socket is closed, after the statuses of replies

Socket = WebSocket[Any, Any, Any]

encode = msgspec.json.Encoder().encode


@dataclass(eq=False)
class Listener:
    """One socket. `changed` is all that it is told."""

    reader: Reader
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    revision: int = -1
    room: bytes = b""
    replied: tuple[int, int, bytes] = (-1, -1, b"")  # the table that a request was answered with: revision, after, text


class Audience:
    """Everybody who listens to this process."""

    def __init__(self, rooms: Rooms, channels: ChannelsPlugin, quotas: Quotas) -> None:
        self._rooms = rooms
        self._channels = channels
        self._quotas = quotas
        self._process = secrets.token_hex(8)
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._sockets_of: defaultdict[Visitor, int] = defaultdict(int)

    def announce(self, change: Change) -> None:
        """Tell all processes, this one too, which game has changed, and who says so."""
        self._channels.publish(f"{change.game} {self._process}", CHANNEL)

    async def spread(self) -> None:
        """Hand on to the sockets what the channel says, for ever."""
        async with self._channels.start_subscription(CHANNEL) as subscription:
            async for payload in subscription.iter_events():
                game, _, process = payload.decode().partition(" ")
                if game in self._listeners:
                    if process != self._process:
                        await self._rooms.refresh(game)
                    self._wake(game)

    def _wake(self, game: str) -> None:
        for listener in self._listeners.get(game, ()):
            listener.changed.set()

    async def connected(self, game: str) -> set[int]:
        """The seats whose people are looking."""
        here = {listener.reader.visitor for listener in self._listeners.get(game, ())}
        return {seat for seat, visitor in (await self._rooms.visitors(game)).items() if visitor in here}

    def reply(self, reader: Reader, table: Table, after: int) -> bytes:
        """A table as a request is answered with it. The reader's own socket is about to want the same."""
        text = encode(table)
        for listener in self._listeners.get(reader.game, ()):
            if listener.reader == reader:
                listener.replied = (table.revision, after, text)
        return text

    # --- one socket ---

    async def serve(self, socket: Socket, reader: Reader, after: int) -> None:
        if self._is_full(reader.visitor):
            await socket.close(TOO_MANY, "There are too many connections.")
            return
        async with self._present(reader) as listener:
            sending = asyncio.create_task(self._send(socket, listener, after))
            receiving = asyncio.create_task(_receive(socket))
            try:
                await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                sending.cancel()
                receiving.cancel()
                await asyncio.gather(sending, receiving, return_exceptions=True)

    def _is_full(self, visitor: Visitor) -> bool:
        everybody = sum(self._sockets_of.values())
        return self._sockets_of[visitor] >= self._quotas.sockets_of_visitor or everybody >= self._quotas.sockets

    @asynccontextmanager
    async def _present(self, reader: Reader) -> AsyncIterator[Listener]:
        listener = Listener(reader)
        self._listeners[reader.game].add(listener)
        self._sockets_of[reader.visitor] += 1
        self._wake(reader.game)  # the others see that somebody came
        try:
            yield listener
        finally:
            self._listeners[reader.game].discard(listener)
            self._sockets_of[reader.visitor] -= 1
            if not self._sockets_of[reader.visitor]:
                del self._sockets_of[reader.visitor]
            if not self._listeners[reader.game]:
                del self._listeners[reader.game]
            self._wake(reader.game)

    async def _send(self, socket: Socket, listener: Listener, after: int) -> None:
        """What changed, for as long as the reader may see it."""
        try:
            while True:
                listener.changed.clear()
                await self._send_room(socket, listener)
                after = await self._send_table(socket, listener, after)
                await listener.changed.wait()
        except RoomError as error:
            await refuse(socket, error)
        except TimeoutError:
            await socket.close(TOO_SLOW, "The connection is too slow.")

    async def _send_room(self, socket: Socket, listener: Listener) -> None:
        reader = listener.reader
        room = encode(await self._rooms.room(reader, await self.connected(reader.game)))
        if room != listener.room:
            listener.room = room
            await _send_text(socket, room)

    async def _send_table(self, socket: Socket, listener: Listener, after: int) -> int:
        """Only if the reader's own revision has changed: else he could count others' secret answers."""
        revision = await self._rooms.revision(listener.reader)
        if revision == listener.revision:
            return after
        if listener.replied[:2] == (revision, after):
            text = listener.replied[2]
        else:
            table = await self._rooms.table(listener.reader, after)
            revision, text = table.revision, encode(table)
        listener.revision = revision
        await _send_text(socket, text)
        return revision


async def refuse(socket: Socket, error: RoomError) -> None:
    await socket.close(4000 + STATUS[error.kind], str(error))


async def _send_text(socket: Socket, text: bytes) -> None:
    async with asyncio.timeout(SECONDS_TO_SEND):
        await socket.send_text(text.decode())


async def _receive(socket: Socket) -> None:
    """Until the browser leaves, or says what it should not."""
    said, since = 0, time.monotonic()
    try:
        while await socket.receive_text() == "ping":
            if time.monotonic() - since > 60:
                said, since = 0, time.monotonic()
            said += 1
            if said > MESSAGES_A_MINUTE:
                await socket.close(TOO_MANY, "That was too much in too short a time.")
                return
            await _send_text(socket, b'{"type":"pong"}')
        await socket.close(UNWANTED, "Nothing but pings is expected here.")
    except WebSocketDisconnect:
        pass
