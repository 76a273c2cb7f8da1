"""The database: SQLite, which needs no setup, or PostgreSQL for several processes and machines.

Both write through to the disk before a commit returns. For SQLite that is `synchronous=FULL`: in WAL mode `NORMAL`
would survive a killed program too, but a power cut could lose the last answers that people had seen acknowledged. It
costs one flush per commit, which simultaneous writers share (`commits.py`).

A transaction is a plain function that runs as a whole. An asynchronous driver would switch threads for every statement,
which takes three times as long on a busy machine; and a plain function cannot be interrupted in the middle.
"""

import asyncio
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DisconnectionError, SQLAlchemyError

from princeps.server.errors import RoomError, StoreError, store_failed
from princeps.server.store.commits import SharedCommits, Work

PATIENCE = 10_000  # milliseconds a write waits for others
_MIGRATING = 0x7072696E63657073  # the key of PostgreSQL's lock while tables are migrated: "princeps"
CONNECTIONS = 8  # per process
TO_SERVE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")  # of SQLite
RESTED = 2.0  # seconds without use
_USED = "princeps_used"  # when a connection was last used
_READS = "princeps_reads"  # marks connections that do not write

Outcome = TypeVar("Outcome")


class Store:
    """Transactions on the database: `read` sees a consistent snapshot; `write` is all or nothing, on disk when it
    returns."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._file = sqlite_file(engine.url)
        self._identity = self._file and _identity(self._file)
        is_sqlite = engine.dialect.name == "sqlite"
        self._readers = _readers(engine)
        self._threads = ThreadPoolExecutor(CONNECTIONS - is_sqlite, "store")
        self._commits = SharedCommits(engine, self._check_file) if is_sqlite else None

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect, and bring the tables up to date."""
        store = cls(_engine(driver_url_of(url)))
        try:
            await store._in_thread(store._write, _upgrade)
        except RoomError as error:
            await store.close()
            raise StoreError(f"The database cannot be used: {_cause(error)}") from None
        except CommandError:
            await store.close()
            raise newer_database() from None
        return store

    async def close(self) -> None:
        if self._commits:
            self._commits.close()
        self._threads.shutdown()
        self._engine.dispose()

    async def read(self, work: Work[Outcome]) -> Outcome:
        return await self._in_thread(self._read, work)

    async def write(self, work: Work[Outcome]) -> Outcome:
        if self._commits is None:
            return await self._in_thread(self._write, work)
        with _failures():
            return await self._commits.write(work)

    async def _in_thread(self, transact: Callable[[Work[Outcome]], Outcome], work: Work[Outcome]) -> Outcome:
        return await asyncio.get_running_loop().run_in_executor(self._threads, transact, work)

    def _read(self, work: Work[Outcome]) -> Outcome:
        with _failures():
            self._check_file()
            with self._readers.connect() as db:
                return work(db)

    def _write(self, work: Work[Outcome]) -> Outcome:
        with _failures(), self._engine.begin() as db:
            return work(db)

    def _check_file(self) -> None:
        """SQLite keeps writing to a file that was deleted or replaced, and all of that would be lost."""
        if self._file and _identity(self._file) != self._identity:
            raise FileNotFoundError(f"{self._file} was deleted or replaced while the server ran; start it again")


@contextmanager
def _failures() -> Iterator[None]:
    try:
        yield
    except (SQLAlchemyError, FileNotFoundError) as error:
        raise store_failed() from error


def sqlite_file(url: str | URL) -> Path | None:
    """The path of the database file, if it is SQLite's."""
    parsed = make_url(url)
    return Path(str(parsed.database)) if parsed.get_backend_name() == "sqlite" else None


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return found.st_dev, found.st_ino


def _upgrade(db: Connection) -> None:
    if db.dialect.name == "postgresql":  # processes that start together take turns
        db.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _MIGRATING})
    config = _migrations()
    config.attributes["connection"] = db
    command.upgrade(config, "head")


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    return config


def changes_to_come(db: Connection) -> list[str]:
    """What opening this database would change in its tables: a line for each step, oldest first."""
    steps = ScriptDirectory.from_config(_migrations())
    revision = MigrationContext.configure(db).get_current_revision()
    try:
        return [step.doc for step in reversed(list(steps.iterate_revisions("head", revision or "base")))]
    except CommandError:
        raise newer_database() from None


def newer_database() -> StoreError:
    return StoreError("The database was written by a newer version of Princeps.", "newer-database")


def upgrade(url: str) -> None:
    """Bring the tables up to date."""
    engine = _engine(driver_url_of(url))
    with engine.begin() as db:
        _upgrade(db)
    engine.dispose()


@contextmanager
def looking_at(url: str) -> Iterator[Connection]:
    """A database as it is at one moment. It has to be there, and is only read."""
    parsed = driver_url_of(url)
    file = sqlite_file(parsed)
    if file and not file.is_file():
        raise StoreError(f"There is no database {file}.", "no-database", file=str(file))
    engine = _engine(parsed, ("query_only=ON",))
    try:
        with _readers(engine).connect() as db:
            yield db
    except SQLAlchemyError as error:
        raise StoreError(f"The database cannot be used: {_cause(error)}") from error
    finally:
        engine.dispose()


def _readers(engine: Engine) -> Engine:
    """The same, for transactions that see a consistent snapshot and do not write."""
    is_sqlite = engine.dialect.name == "sqlite"
    return engine.execution_options(**{_READS: True} if is_sqlite else {"isolation_level": "REPEATABLE READ"})


def driver_url_of(url: str) -> URL:
    """The address as a person writes it, with the driver that we use."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreError("A database is given as sqlite:///path/to/file or postgresql://user@host/name.") from None
    if parsed.drivername == "sqlite":
        if parsed.database in {None, "", ":memory:"}:
            raise StoreError("SQLite needs a file: sqlite:///path/to/file.")
        return parsed.set(drivername="sqlite+pysqlite")
    if parsed.drivername in {"postgresql", "postgres"}:
        return parsed.set(drivername="postgresql+psycopg")
    raise StoreError(f"Princeps keeps its games in SQLite or PostgreSQL, not in {parsed.drivername!r}.")


def _engine(url: URL, sqlite_settings: Sequence[str] = TO_SERVE) -> Engine:
    # Keep parameters out of exceptions and thus out of logs: they include seeds.
    if url.drivername.startswith("sqlite"):
        make_private(Path(str(url.database)))
        engine = create_engine(url, hide_parameters=True, pool_size=CONNECTIONS)
        event.listen(engine, "connect", partial(_set_up_sqlite, sqlite_settings))
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    limits = f"-c lock_timeout={PATIENCE} -c statement_timeout={3 * PATIENCE}"
    limits += f" -c idle_in_transaction_session_timeout={3 * PATIENCE}"  # a process that hangs releases its game
    connecting = {"options": limits, "connect_timeout": PATIENCE // 1000}
    try:
        engine = create_engine(url, hide_parameters=True, pool_size=CONNECTIONS, connect_args=connecting)
    except ModuleNotFoundError:
        raise StoreError("For PostgreSQL install Princeps with its extra: pip install princeps[postgres].") from None
    event.listen(engine, "checkin", _note_use)
    event.listen(engine, "checkout", _check_rested)
    return engine


def make_private(file: Path) -> None:
    """The file holds what players must not see of a running game: nobody else on this machine may read it.

    Only a new file is touched: closing a file that SQLite has open elsewhere in this process would drop its locks.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        pass
    except OSError as error:
        raise StoreError(f"The database {file} cannot be opened: {error.strerror}.") from None


def _set_up_sqlite(settings: Sequence[str], connection: Any, record: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves, not the driver
    cursor = connection.cursor()
    for setting in (f"busy_timeout={PATIENCE}", *settings):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _note_use(connection: Any, record: Any) -> None:
    record.info[_USED] = time.monotonic()


def _check_rested(connection: Any, record: Any, proxy: object) -> None:
    """Ask a connection that has not been used for a while whether the database is still there; if not, another is
    made. To ask before every transaction would take a tenth of the database's time."""
    if time.monotonic() - record.info.get(_USED, 0.0) < RESTED:
        return
    try:
        connection.execute("")
        connection.rollback()
    except Exception as error:
        raise DisconnectionError from error


def _begin_sqlite(db: Connection) -> None:
    """Declare writing transactions at once: one that turned to writing later could not wait for others."""
    reads = _READS in db.get_execution_options()
    db.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def _cause(error: Exception) -> str:
    """The driver's own words, in one line: they name the file or the host."""
    return str(getattr(error.__cause__, "orig", error.__cause__)).strip().split("\n")[0]
