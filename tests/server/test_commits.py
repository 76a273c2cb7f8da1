"""Writes that arrive together share an SQLite commit: each is on disk when it is acknowledged, and stands alone."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, insert
from sqlalchemy.engine import Engine

from princeps.server.errors import Kind, RoomError, not_your_seat
from princeps.server.store.database import Store
from princeps.server.store.schema import visitors
from server.playing import database

pytestmark = pytest.mark.anyio

PEOPLE = [f"visitor {number}" for number in range(20)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    async with database(f"sqlite:///{file}") as opened:
        yield opened


@pytest.fixture
def commits(store: Store) -> Iterator[list[Connection]]:
    """Grows with each commit."""
    seen: list[Connection] = []
    count = seen.append
    event.listen(Engine, "commit", count)
    yield seen
    event.remove(Engine, "commit", count)


def welcome(db: Connection, visitor: str) -> None:
    db.execute(insert(visitors), {"id": visitor, "created": 1})


def on_disk(file: Path) -> set[str]:
    with sqlite3.connect(file) as db:
        return {visitor for (visitor,) in db.execute("SELECT id FROM visitors")}


async def test_writes_at_the_same_time_share_one_flush_to_disk(
    store: Store, file: Path, commits: list[Connection]
) -> None:
    async def come(visitor: str) -> None:
        await store.write(lambda db: welcome(db, visitor))
        assert visitor in on_disk(file)

    await asyncio.gather(*map(come, PEOPLE))
    assert on_disk(file) == set(PEOPLE)
    assert len(commits) < len(PEOPLE)


async def test_a_refused_visitor_leaves_no_trace_and_keeps_nobody_else_from_writing(store: Store, file: Path) -> None:
    def be_refused(db: Connection) -> None:
        welcome(db, "stranger")
        raise not_your_seat()

    works = [lambda db, it=visitor: welcome(db, it) for visitor in PEOPLE]
    outcomes = await asyncio.gather(*map(store.write, [*works, be_refused]), return_exceptions=True)
    assert [getattr(outcome, "kind", None) for outcome in outcomes] == [None] * len(PEOPLE) + [Kind.FORBIDDEN]
    assert on_disk(file) == set(PEOPLE)


async def test_a_commit_that_fails_is_acknowledged_to_nobody(store: Store, file: Path) -> None:
    """The same visitor twice: the database refuses, and everything that shared the commit is gone too."""
    works = [lambda db, it=visitor: welcome(db, it) for visitor in [*PEOPLE, PEOPLE[0]]]
    outcomes = await asyncio.gather(*map(store.write, works), return_exceptions=True)
    acknowledged = {visitor for visitor, outcome in zip(PEOPLE, outcomes, strict=False) if outcome is None}
    assert [it.kind for it in outcomes if isinstance(it, RoomError)].count(Kind.UNAVAILABLE) == len(outcomes) - len(
        acknowledged
    )
    assert on_disk(file) == acknowledged
    assert len(acknowledged) < len(outcomes)


async def test_after_a_failure_others_can_write_again(store: Store, file: Path) -> None:
    await store.write(lambda db: welcome(db, "Livia"))
    with pytest.raises(RoomError):
        await store.write(lambda db: welcome(db, "Livia"))
    await store.write(lambda db: welcome(db, "Marcus"))
    assert on_disk(file) == {"Livia", "Marcus"}
