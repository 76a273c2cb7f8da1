"""Writing to SQLite, which has one writer at a time and waits for the disk at each commit. Whatever arrives during that
wait shares the next commit.

Only what may have to wait, for the disk or for another program, runs in a thread. The statements do not: switching
threads takes longer than they do, as the interpreter runs one thread at a time.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

Outcome = TypeVar("Outcome")
Work = Callable[[Connection], Outcome]


class _Writer(NamedTuple):
    """Somebody waiting until their work is on disk."""

    work: Work[Any]
    done: asyncio.Future[Any]


class SharedCommits:
    """Transactions that are committed together. Each is all or nothing, and on disk when `write` returns.

    If the database fails during one of them, all that share its commit fail.
    """

    def __init__(self, engine: Engine, check: Callable[[], None]) -> None:
        self._engine = engine
        self._check = check  # whether the file is still the one that was opened
        self._thread = ThreadPoolExecutor(1, "store-writer")
        self._waiting: list[_Writer] = []
        self._writing: asyncio.Task[None] | None = None

    def close(self) -> None:
        self._thread.shutdown()

    async def write(self, work: Work[Outcome]) -> Outcome:
        done: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Writer(work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                await self._write_waiting()
        finally:
            self._writing = None

    async def _write_waiting(self) -> None:
        """Write for everybody waiting when the transaction begins; later arrivals are next."""
        in_thread, loop = self._thread, asyncio.get_running_loop()
        sharing: list[_Writer] = []
        try:
            db = await loop.run_in_executor(in_thread, self._begin)
            try:
                sharing, self._waiting = self._waiting, []
                outcomes = [_done_or_refused(db, writer.work) for writer in sharing]
            except BaseException:
                await loop.run_in_executor(in_thread, db.close)  # which rolls everything back
                raise
            await loop.run_in_executor(in_thread, self._commit, db)
        except BaseException as error:
            for writer in sharing or self._waiting:
                _settle(writer.done, error)
            self._waiting = self._waiting if sharing else []
            if not isinstance(error, Exception):
                raise
        else:
            for writer, outcome in zip(sharing, outcomes, strict=True):
                _settle(writer.done, outcome)

    def _begin(self) -> Connection:
        self._check()
        db = self._engine.connect()
        try:
            db.begin()
        except BaseException:
            db.close()
            raise
        return db

    def _commit(self, db: Connection) -> None:
        with db:
            db.commit()
        self._check()


def _done_or_refused(db: Connection, work: Work[Any]) -> Any:
    """The outcome, or the reason for a refusal; refused work leaves no trace."""
    db.exec_driver_sql("SAVEPOINT work")
    try:
        outcome = work(db)
    except SQLAlchemyError:
        raise
    except Exception as refusal:
        db.exec_driver_sql("ROLLBACK TO work")
        outcome = refusal
    db.exec_driver_sql("RELEASE work")
    return outcome


def _settle(done: asyncio.Future[Any], outcome: Any) -> None:
    if done.done():
        return  # nobody is waiting any more
    if isinstance(outcome, BaseException):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
