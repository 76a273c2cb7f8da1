"""Bots at the tables, with real processes that think for them: whatever happens, they answer without being asked."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import anyio
import pytest
from sqlalchemy import text

from princeps.server.processes import bot_turns as bots_module
from princeps.server.processes.bot_turns import Bots
from princeps.server.processes.thinking import Thinkers
from princeps.server.rooms.rooms import Rooms
from princeps.server.startup.preparation import Preparation
from princeps.server.visitors import Reader
from server.http_tools import PATIENCE
from server.playing import GAME, act, another_process, database, deciders, legal_answers, moves_of, open_game

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def thinkers(anyio_backend: str) -> AsyncIterator[Thinkers]:
    async with Thinkers(count=1) as thinkers:
        yield thinkers


@pytest.fixture(scope="module")
async def preparation(thinkers: Thinkers) -> Preparation:
    preparation = Preparation(thinkers, (GAME,))
    await preparation.run()
    return preparation


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_module, "PAUSE", 0.02)


@asynccontextmanager
async def bots_elsewhere(url: str, thinkers: Thinkers, preparation: Preparation) -> AsyncIterator[Bots]:
    """The bots of a process that has not seen any of the games yet."""
    async with another_process(url) as rooms:
        bots = Bots(rooms.bots, thinkers, preparation)
        yield bots
        await bots.close()


async def game_that_waits_for_a_bot(rooms: Rooms) -> Reader:
    host, *_ = await open_game(rooms, "me", "bot")
    while 0 in await deciders(rooms, host):
        await act(rooms, host, (await legal_answers(rooms, host))[0])
    return host


@asynccontextmanager
async def without(url: str, table: str) -> AsyncIterator[None]:
    """While a table of the database is gone, and everything that needs it fails."""
    async with database(url) as store:
        await store.write(lambda db: db.execute(text(f"ALTER TABLE {table} RENAME TO elsewhere")))
        yield
        await store.write(lambda db: db.execute(text(f"ALTER TABLE elsewhere RENAME TO {table}")))


async def until_told(caplog: pytest.LogCaptureFixture) -> None:
    with anyio.fail_after(PATIENCE):
        while not caplog.messages:
            await anyio.sleep(0.02)


async def until_the_bot_has_answered(rooms: Rooms, reader: Reader) -> None:
    """In a process without bots, so that looking wakes none."""
    before = len(await moves_of(rooms, reader))
    with anyio.fail_after(PATIENCE):
        while len(await moves_of(rooms, reader)) == before:
            await anyio.sleep(0.02)
            await rooms.watching.refresh(reader.game)


@pytest.mark.parametrize("table", ["moves", "games"])
async def test_a_bot_that_could_not_read_the_game_answers_once_the_database_is_back(
    rooms: Rooms,
    database_url: str,
    thinkers: Thinkers,
    preparation: Preparation,
    caplog: pytest.LogCaptureFixture,
    table: str,
) -> None:
    reader = await game_that_waits_for_a_bot(rooms)
    async with bots_elsewhere(database_url, thinkers, preparation) as bots:
        async with without(database_url, table):
            bots.wake(reader.game)
            await until_told(caplog)
        await until_the_bot_has_answered(rooms, reader)


async def test_a_process_that_starts_without_its_database_goes_on_when_it_is_back(
    rooms: Rooms, database_url: str, thinkers: Thinkers, preparation: Preparation, caplog: pytest.LogCaptureFixture
) -> None:
    reader = await game_that_waits_for_a_bot(rooms)
    async with bots_elsewhere(database_url, thinkers, preparation) as bots, anyio.create_task_group() as tasks:
        async with without(database_url, "seats"):
            tasks.start_soon(bots.resume)
            await until_told(caplog)
        await until_the_bot_has_answered(rooms, reader)
