"""Start a server and run it until somebody stops it.

run(Settings(database=...), open_port(LOOPBACK, PORT))
"""

import asyncio
import fcntl
import os
import resource
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TextIO

import uvicorn
from uvicorn.supervisors import Multiprocess

from princeps.kernel.errors import PrincepsError
from princeps.server.app import create_app
from princeps.server.rooms.rooms import Rooms
from princeps.server.settings import Settings
from princeps.server.startup import early
from princeps.server.startup.preparation import Compiling
from princeps.server.store.database import sqlite_file
from princeps.server.web.connections import Connection, SocketConnection, log_config
from princeps.server.web.neighbours import Neighbours
from princeps.server.web.sockets import LARGEST_MESSAGE

SECONDS_TO_END = 3
SECONDS_OF_SILENCE = 60  # before one of several processes is replaced; loading the rules takes long on a busy machine
SECONDS_OF_REST = 30  # how long a connection is kept without a request
CONNECTIONS_BESIDE_SOCKETS = 1000
FILES_BESIDE_CONNECTIONS = 500  # for the database, and for the processes that think
ANY_PORT = 0


class ServeError(PrincepsError):
    """The server cannot run with these settings."""


class PortError(ServeError):
    """The server cannot listen on a port."""

    def __init__(self, host: str, port: int, trouble: OSError | OverflowError) -> None:
        reason = trouble.strerror if isinstance(trouble, OSError) else "there is no such port"
        super().__init__(f"The server cannot listen at {host}, port {port}: {reason}.")
        self.host = host
        self.port = port
        self.trouble = trouble


class TakenError(ServeError):
    """Another server keeps its games in this file."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"Another server already uses {file}: end that one first.")
        self.file = file


def open_port(host: str, port: int) -> socket.socket:
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named explicitly: asyncio sends small packets at once (TCP_NODELAY) only where it reads this.
    listening = socket.socket(kind, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise PortError(host, port, error) from None
    listening.listen(socket.SOMAXCONN)
    return listening


def open_port_or_another(host: str, port: int) -> socket.socket:
    try:
        return open_port(host, port)
    except ServeError:
        return open_port(host, ANY_PORT)


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def run(
    settings: Settings,
    listening: socket.socket,
    workers: int = 1,
    proxies: str | None = None,
    on_start: Callable[[], None] = lambda: None,
) -> None:
    """Returns after Ctrl-C, when everything has ended. `proxies` are addresses trusted to name the client's address."""
    if workers > 1 and not settings.several_processes:
        sentence = "More than one worker needs a PostgreSQL database, so that they hear from each other."
        raise ServeError(sentence, "workers")
    asyncio.run(_open_once(settings))
    with _alone(settings), ExitStack() as opened:
        for_metrics = [opened.enter_context(it) for it in _open_for_metrics(settings, workers)]
        _run(settings, listening, workers, proxies, on_start, for_metrics)


def _open_for_metrics(settings: Settings, workers: int) -> list[socket.socket]:
    """A port for each process, one after the other."""
    if settings.metrics is None:
        return []
    host, port = settings.metrics
    return [open_port(host, port + number) for number in range(workers)]


def _run(
    settings: Settings,
    listening: socket.socket,
    workers: int,
    proxies: str | None,
    on_start: Callable[[], None],
    for_metrics: Sequence[socket.socket],
) -> None:
    _allow_open_files(_connections(settings) + FILES_BESIDE_CONNECTIONS)
    try:
        if workers > 1:
            on_start()
            with TemporaryDirectory(prefix="princeps-") as folder:
                neighbours = Neighbours(Path(folder), workers)
                config = configure(settings, proxies, neighbours=neighbours, for_metrics=for_metrics)
                Multiprocess(config, sockets=[listening]).run()
            return
        config = configure(settings, proxies, for_metrics=for_metrics)
        if early.is_needed() and early.serve_until_compiled(settings, listening, proxies, on_start):
            on_start = _nothing
        Server(config, on_start).run(sockets=[listening])
    except KeyboardInterrupt:
        pass


def configure(
    settings: Settings,
    proxies: str | None,
    elsewhere: Compiling | None = None,
    neighbours: Neighbours | None = None,
    for_metrics: Sequence[socket.socket] = (),
) -> uvicorn.Config:
    """`elsewhere` is given where the rules are interpreted until another process has compiled them, `neighbours` where
    several processes serve."""
    config = uvicorn.Config(
        partial(create_app, settings, elsewhere, neighbours, for_metrics),
        factory=True,
        workers=neighbours.number if neighbours else 1,
        http=neighbours or Connection,  # type: ignore[arg-type]  # uvicorn only calls it
        log_config=log_config(),
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=proxies is not None,
        forwarded_allow_ips=proxies,
        limit_concurrency=_connections(settings),
        timeout_keep_alive=SECONDS_OF_REST,
        timeout_graceful_shutdown=SECONDS_TO_END,
        timeout_worker_healthcheck=SECONDS_OF_SILENCE,
        ws=SocketConnection,
        ws_max_size=LARGEST_MESSAGE,
    )
    if neighbours:
        neighbours.config = config
    return config


def _connections(settings: Settings) -> int:
    return settings.quotas.sockets + CONNECTIONS_BESIDE_SOCKETS


def _nothing() -> None:
    pass


def _allow_open_files(wanted: int) -> None:
    """Raise the limit on open files. Every connection is one; a program often starts with no more than 1024, but may
    ask for more. Without any left, the server could neither write to the database nor start a process."""
    mine, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    if mine != resource.RLIM_INFINITY and mine < enough:
        resource.setrlimit(resource.RLIMIT_NOFILE, (enough, most))


@contextmanager
def _alone(settings: Settings) -> Iterator[None]:
    """Two servers on one SQLite file would not hear of each other's changes. The system frees the lock of a dead
    one."""
    file = sqlite_file(settings.database)
    if file is None:
        yield
        return
    with _open_lock(file.with_name(f"{file.name}.lock")) as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise TakenError(file) from None
        yield


def _open_lock(file: Path) -> TextIO:
    try:
        return file.open("w", encoding="utf-8")
    except OSError as error:
        raise ServeError(f"{file} cannot be written: {error.strerror}.") from None


async def _open_once(settings: Settings) -> None:
    """Report an unusable database before anything is started."""
    rooms = await Rooms.open(settings.database, announce=lambda _: None)
    await rooms.close()


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_start()


def show_in_browser(address: str) -> None:
    """Open a browser where there is a screen; elsewhere it would take over the terminal."""
    if sys.platform == "darwin" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
