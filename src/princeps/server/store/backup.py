"""A copy of the database as it was at one moment, made while the server runs.

SQLite copies its file page by page, reading from one snapshot. PostgreSQL is left to its own `pg_dump`.
"""

import os
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import which
from typing import Any

from princeps.server.errors import StoreError
from princeps.server.store.database import driver_url_of, make_private, sqlite_file

PAGES_AT_ONCE = 1000
PATIENCE = 10.0  # seconds for which SQLite waits for others

OnProgress = Callable[[int, int], None]  # done, and of how many


def back_up(url: str, target: Path, on_progress: OnProgress = lambda done, total: None) -> None:
    """Write a new file, complete or not at all."""
    if target.exists():
        raise StoreError(f"{target} exists already.", "backup-exists", file=str(target))
    source = sqlite_file(driver_url_of(url))
    if source and not source.is_file():
        raise StoreError(f"There is no database {source}.", "no-database", file=str(source))
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        make_private(unfinished)
        if source:
            _copy(source, unfinished, on_progress)
        else:
            _dump(url, unfinished)
        _flush(unfinished)
        unfinished.rename(target)
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}.") from error
    except sqlite3.Error as error:
        raise StoreError(f"The database cannot be copied: {error}.") from error
    finally:
        unfinished.unlink(missing_ok=True)


def _copy(source: Path, copy: Path, on_progress: OnProgress) -> None:
    def tell(_: int, remaining: int, total: int) -> None:
        on_progress(total - remaining, total)

    with closing(_open(source)) as whole, closing(_open(copy)) as part:
        whole.execute("BEGIN")
        whole.execute("SELECT 1 FROM sqlite_master").fetchone()  # from here on it sees no later changes
        whole.backup(part, pages=PAGES_AT_ONCE, progress=tell)
        part.execute("PRAGMA journal_mode=DELETE")  # so that the copy is one file


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)


def _dump(url: str, target: Path) -> None:
    """The address may hold a password, and others can read command lines: it goes into the environment."""
    program = which("pg_dump")
    if program is None:
        raise StoreError("PostgreSQL's pg_dump is needed, and not found.", "no-pg-dump")
    from psycopg import conninfo  # noqa: PLC0415  # an extra, which few need
    from psycopg.pq import Conninfo  # noqa: PLC0415

    names = {option.keyword.decode(): option.envvar for option in Conninfo.get_defaults()}
    given: dict[str, Any] = conninfo.conninfo_to_dict(url)
    environment = {name.decode(): str(value) for key, value in given.items() if (name := names.get(key))}
    words = [program, "--format=custom", f"--file={target}"]
    done = subprocess.run(words, env=os.environ | environment, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = done.stderr.strip().partition("\n")[0]
        raise StoreError(f"pg_dump failed: {reason}", "pg-dump", reason=reason)


def _flush(file: Path) -> None:
    with file.open("rb") as written:
        os.fsync(written.fileno())
