"""Sockets: readers are sent their room and their table, and then whatever changes in them.

Nothing waits in a queue. A socket only knows that something has changed; once it can be written to, the newest state is
sent. A slow reader skips tables, and the log of the next one holds what they missed. The browser says nothing but
"ping", which is answered with "pong", and "here" when its user does something in front of the table.
"""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace

from princeps.server.errors import RoomError
from princeps.server.messages import Room
from princeps.server.processes.fair_shares import Key, keys_of
from princeps.server.processes.peers import Channel, Peers
from princeps.server.rooms.repository import Change
from princeps.server.rooms.watching import Version, Watching
from princeps.server.settings import Quotas
from princeps.server.visitors import Caller, Reader, Visitor, short
from princeps.server.web.error_replies import STATUS
from princeps.server.web.known_devices import KnownDevices

HERE_EVERY = 5.0  # seconds: more often need not be known
LARGEST_MESSAGE = 1024
MESSAGES_A_MINUTE = 60
PING, HERE = "ping", "here"
SECONDS_TO_SEND = 30.0
LONGEST_REASON = 123  # bytes, set by the protocol
COME_AGAIN = 1012  # the browser connects again, and it is seen then who they are
DEVICES_OF = "!"  # before a visitor, where processes otherwise name a game
UNWANTED, TOO_SLOW, TOO_MANY = 4400, 4408, 4429  # reasons for closing a socket, modelled on reply statuses

Socket = WebSocket[Any, Any, Any]

encode = msgspec.json.Encoder().encode


@dataclass(eq=False)
class Listener:
    """One socket. Setting `changed` is the only way it is notified, and `dismissed` closes it."""

    reader: Reader
    after: int  # the revision up to which its log is complete
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    room: Room | None = None  # last sent, whatever the time was then
    dismissed: asyncio.Event = field(default_factory=asyncio.Event)
    version: Version | None = None  # of the table last sent
    heard: float = -HERE_EVERY  # when its reader was last known to be there


class Audience:
    """Everybody who listens to this process."""

    def __init__(
        self,
        watching: Watching,
        quotas: Quotas,
        peers: Peers,
        channel: Channel | None,
        devices: KnownDevices,
        see: Callable[[Reader], Awaitable[None]],
    ) -> None:
        self._watching = watching
        self._see = see  # that a reader is there
        self._devices = devices
        self._quotas = quotas
        self._fellows = peers
        self._channel = channel  # to the other processes, if there may be any
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._sockets_of: Counter[Key] = Counter()  # counted by visitor and by address

    def announce(self, change: Change) -> None:
        """Tell the sockets here and the other processes which game has changed."""
        self._wake(change.game)
        self._say(change.game)

    def dismiss(self, visitor: Visitor) -> None:
        """Their devices have changed: sockets are closed and whose they are is asked again, here and elsewhere."""
        self._dismiss(short(visitor))
        self._say(f"{DEVICES_OF}{short(visitor)}")

    def _dismiss(self, visitor: str) -> None:
        self._devices.forget(visitor)
        for listener in (listener for listeners in self._listeners.values() for listener in listeners):
            if listener.reader.visitor.startswith(visitor):
                listener.dismissed.set()

    def say_that_we_are_here(self) -> None:
        """Announce this process: a change without a game."""
        self._say("")

    def _say(self, game: str) -> None:
        if self._channel:
            self._channel.say(f"{game} {self._fellows.me}")

    async def spread(self, channel: Channel) -> None:
        """Pass on to the sockets what other processes say, for ever."""
        async for said in channel.heard():
            game, _, process = said.partition(" ")
            self._fellows.hear(process)
            if process == self._fellows.me:
                continue
            if game.startswith(DEVICES_OF):
                self._dismiss(game.removeprefix(DEVICES_OF))
            elif game in self._listeners:
                await self._watching.refresh(game)
                self._wake(game)

    @property
    def size(self) -> int:
        """How many sockets are open."""
        return sum(map(len, self._listeners.values()))

    def _wake(self, game: str) -> None:
        for listener in self._listeners.get(game, ()):
            listener.changed.set()

    def present(self, game: str) -> set[Visitor]:
        """The visitors listening to a game."""
        return {listener.reader.visitor for listener in self._listeners.get(game, ())}

    # --- one socket ---

    async def serve(self, socket: Socket, reader: Reader, after: int, caller: Caller) -> None:
        keys = keys_of(caller)
        if self._is_full(keys):
            await _close(socket, TOO_MANY, "There are too many connections.")
            return
        async with self._counted(keys), self._listening(reader, after) as listener:
            if await self._devices.visitor_with(caller.device) != reader.visitor:  # signed out just before we listened
                listener.dismissed.set()
            heard = partial(self._heard_of, listener)
            parts = [self._send(socket, listener), _receive(socket, heard), listener.dismissed.wait()]
            tasks = [asyncio.create_task(part) for part in parts]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
            if listener.dismissed.is_set():
                await _close(socket, COME_AGAIN, "")

    async def _heard_of(self, listener: Listener) -> None:
        now = time.monotonic()
        if now - listener.heard >= HERE_EVERY:
            listener.heard = now
            with suppress(RoomError):  # the next one will do
                await self._see(listener.reader)

    def _is_full(self, keys: Sequence[Key]) -> bool:
        most = {"visitor": self._quotas.sockets_of_visitor, "address": self._quotas.sockets_of_address}
        return self.size >= self._quotas.sockets or any(self._sockets_of[key] >= most[key[0]] for key in keys)

    @asynccontextmanager
    async def _counted(self, keys: Sequence[Key]) -> AsyncIterator[None]:
        self._sockets_of.update(keys)
        try:
            yield
        finally:
            self._sockets_of.subtract(keys)
            for key in keys:
                if not self._sockets_of[key]:
                    del self._sockets_of[key]

    @asynccontextmanager
    async def _listening(self, reader: Reader, after: int) -> AsyncIterator[Listener]:
        listener = Listener(reader, after)
        self._listeners[reader.game].add(listener)
        self._wake(reader.game)  # so that the others see who has arrived
        try:
            yield listener
        finally:
            self._listeners[reader.game].discard(listener)
            if not self._listeners[reader.game]:
                del self._listeners[reader.game]
            self._wake(reader.game)

    async def _send(self, socket: Socket, listener: Listener) -> None:
        """Send what has changed, for as long as the reader may see it."""
        try:
            while True:
                listener.changed.clear()
                await self._send_room(socket, listener)
                await self._send_table(socket, listener)
                await listener.changed.wait()
        except RoomError as error:
            await refuse(socket, error)
        except TimeoutError:
            await _close(socket, TOO_SLOW, "The connection is too slow.")

    async def _send_room(self, socket: Socket, listener: Listener) -> None:
        reader = listener.reader
        """Only if something has changed but the time: otherwise others' secret answers could be counted."""
        room = await self._watching.room(reader, self.present(reader.game))
        timeless = replace(room, now=0)
        if timeless != listener.room:
            listener.room = timeless
            await _send_text(socket, encode(room))

    async def _send_table(self, socket: Socket, listener: Listener) -> None:
        """Only if the reader's own version has changed: otherwise others' secret answers could be counted."""
        news = await self._watching.news(listener.reader, listener.after, listener.version)
        if news:
            listener.version, listener.after = news.version, news.table.revision
            await _send_text(socket, encode(news.table))


async def refuse(socket: Socket, error: RoomError) -> None:
    await _close(socket, 4000 + STATUS[error.kind], last_words(str(error)))


async def _close(socket: Socket, code: int, reason: str) -> None:
    """A client that has stopped reading gets no reason, but its place becomes free all the same."""
    with suppress(TimeoutError):
        async with asyncio.timeout(SECONDS_TO_SEND):
            await socket.close(code, reason)


def last_words(reason: str) -> str:
    """As much of a reason as fits into a socket's closing message."""
    return reason.encode()[:LONGEST_REASON].decode(errors="ignore")


async def _send_text(socket: Socket, text: bytes) -> None:
    async with asyncio.timeout(SECONDS_TO_SEND):
        await socket.send_text(text.decode())


async def _receive(socket: Socket, heard: Callable[[], Awaitable[None]]) -> None:
    """Receive until the browser leaves, or says something it should not."""
    said, since = 0, time.monotonic()
    try:
        while (text := await socket.receive_text()) in {PING, HERE}:
            if time.monotonic() - since > 60:
                said, since = 0, time.monotonic()
            said += 1
            if said > MESSAGES_A_MINUTE:
                await _close(socket, TOO_MANY, "That was too much in too short a time.")
                return
            if text == PING:
                await _send_text(socket, b'{"type":"pong"}')
            else:
                await heard()
        await _close(socket, UNWANTED, "Nothing but pings is expected here.")
    except WebSocketDisconnect:
        pass
