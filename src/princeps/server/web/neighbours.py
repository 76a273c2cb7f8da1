"""The processes of one server, and which of them plays which game.

Any process can answer any request. But a game that several of them have open has to be played by each, and none knows
who is at the other's sockets. So each game has a home, and a connection on which something about a game is asked moves
there: the open connection itself, through a Unix socket. Where that is not possible, because the other process is too
busy or has just died, it stays.
"""

import asyncio
import fcntl
import re
import socket
from array import array
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from email.utils import formatdate
from functools import partial
from pathlib import Path
from typing import Any
from zlib import crc32

import uvicorn
from uvicorn.server import ServerState

from princeps.server.web.connections import Connection

LONGEST = 64 * 1024  # of what was read from a connection before it moves
SECONDS_TO_LEAVE = 1.0
_ABOUT_A_GAME = re.compile(rb"[A-Z]+ /api/games/([\w-]{1,40})/")


class Neighbours:
    """Makes the connections of a process, and moves them. Each process has a copy of it."""

    config: uvicorn.Config  # the one of which this makes the connections

    def __init__(self, folder: Path, number: int) -> None:
        """`folder` belongs to the processes of this server alone."""
        self._folder = folder
        self.number = number  # of processes
        self._socket: socket.socket | None = None
        self._home: int | None = None  # one of the first `number` numbers
        self._arriving: set[asyncio.Task[Any]] = set()
        self._arrived = _Arrived()

    def __call__(self, **given: Any) -> Connection:
        """A connection that was accepted here."""
        return Connection(**given, move=self._move)

    @asynccontextmanager
    async def at_home(self) -> AsyncIterator[int | None]:
        """Receive what belongs here, until the server ends: the number of this process, if one was free."""
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as receiving, self._claim() as self._home:
            receiving.setblocking(False)
            self._socket = receiving
            if self._home is not None:
                path = self._path(self._home)
                path.unlink(missing_ok=True)
                receiving.bind(str(path))
                asyncio.get_running_loop().add_reader(receiving, self._receive, receiving)
            try:
                yield self._home
            finally:
                asyncio.get_running_loop().remove_reader(receiving)
                self._socket = None
                await self._arrived.leave()

    @contextmanager
    def _claim(self) -> Iterator[int | None]:
        """The first number that is free. The system frees that of a process that died."""
        for number in range(self.number):
            with self._path(number).with_suffix(".lock").open("w") as lock:
                try:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    continue
                yield number
                return
        yield None

    def _path(self, number: int) -> Path:
        return self._folder / str(number)

    def _move(self, connection: socket.socket, asked: bytes) -> bool:
        """Whether a connection now belongs to another process, which will answer what was asked."""
        found = _ABOUT_A_GAME.match(asked)
        if not found or self._socket is None or len(asked) > LONGEST:
            return False
        home = crc32(found[1]) % self.number
        if home == self._home:
            return False
        itself = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection.fileno()]))
        with suppress(OSError):
            self._socket.sendmsg([asked], [itself], 0, str(self._path(home)))  # Python 3.11's send_fds has no address
            return True
        return False

    def _receive(self, receiving: socket.socket) -> None:
        with suppress(BlockingIOError):
            asked, numbers, _, _ = socket.recv_fds(receiving, LONGEST, 1)
            for number in numbers:
                self._arrive(socket.socket(fileno=number), asked)

    def _arrive(self, connection: socket.socket, asked: bytes) -> None:
        connection.setblocking(False)
        make = partial(
            Connection, config=self.config, server_state=self._arrived, app_state={}, move=self._move, asked=asked
        )
        arriving = asyncio.create_task(asyncio.get_running_loop().connect_accepted_socket(make, connection))
        self._arriving.add(arriving)
        arriving.add_done_callback(self._arriving.discard)


class _Arrived(ServerState):
    """What uvicorn keeps about connections that it has accepted, for those that another process has accepted."""

    @property
    def default_headers(self) -> list[tuple[bytes, bytes]]:
        return [(b"date", formatdate(usegmt=True).encode())]

    @default_headers.setter
    def default_headers(self, headers: list[tuple[bytes, bytes]]) -> None:
        pass

    async def leave(self) -> None:
        for connection in list(self.connections):
            connection.shutdown()
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_LEAVE):
                while self.connections or self.tasks:
                    await asyncio.sleep(0.05)
