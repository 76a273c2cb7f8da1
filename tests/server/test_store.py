"""The database: it is created and brought up to date automatically, and says clearly when it cannot be used."""

import asyncio
import os
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text

from princeps.server.errors import Kind, RoomError, StoreError
from princeps.server.rooms.rooms import Rooms
from princeps.server.store.database import Store
from princeps.server.store.queries import add_moves, read_moves
from princeps.server.store.schema import metadata, visitors
from princeps.server.visitors import Reader
from server.older import turn_back
from server.playing import act, another_process, legal_answers, new_visitor, open_game, open_game_of_two

pytestmark = pytest.mark.anyio


def welcome_somebody(db: Connection) -> None:
    db.execute(insert(visitors), {"id": "somebody", "created": 1})


def everybody(db: Connection) -> list[str]:
    return list(db.execute(select(visitors.c.id)).scalars())


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://localhost/princeps", "SQLite or PostgreSQL"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("somewhere", "sqlite:///path"),
        ("sqlite:////proc/no/such/folder.db", "cannot be opened"),
        ("postgresql://nobody@127.0.0.1:1/princeps", "cannot be used"),
    ],
)
async def test_a_database_that_cannot_be_used_is_refused_in_a_sentence(url: str, words: str) -> None:
    with pytest.raises(StoreError, match=words):
        await Store.open(url)


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Remember to feed the lions. " * 100)
    with pytest.raises(StoreError, match="not a database"):
        await Store.open(f"sqlite:///{file}")


async def test_the_migrations_make_the_tables_that_the_program_expects(bare_url: str) -> None:
    def differences(db: Connection) -> object:
        return compare_metadata(MigrationContext.configure(db, opts={"compare_type": True}), metadata)

    store = await Store.open(bare_url)
    assert await store.read(differences) == []
    await store.close()


async def test_a_database_of_a_newer_program_is_left_alone(database_url: str) -> None:
    store = await Store.open(database_url)
    await store.write(lambda db: db.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    await store.close()
    with pytest.raises(StoreError, match="newer version of Princeps"):
        await Store.open(database_url)


async def test_what_an_older_program_wrote_is_kept(rooms: Rooms, database_url: str) -> None:
    """Before the second step, everybody who had answered had agreed."""
    host, friend = await open_game_of_two(rooms, "friend")
    third = Reader(new_visitor(), host.game, 2)
    await rooms.invitations.join(third.visitor, await rooms.invitations.link(host, 2))
    await rooms.company.leave(friend, 1)
    await rooms.company.agree(host, 1)
    await turn_back(database_url, "0001")
    async with another_process(database_url) as newer:
        (proposal,) = (await newer.watching.room(friend)).proposals
        assert (proposal.agreed, proposal.declined, proposal.missing) == ([0], [], [2])


async def test_before_hints_were_a_choice_only_who_was_alone_with_bots_keeps_them(
    rooms: Rooms, database_url: str
) -> None:
    alone, *_ = await open_game(rooms, "me", "bot")
    together, _ = await open_game_of_two(rooms)
    await turn_back(database_url, "0002")
    async with another_process(database_url) as newer:
        assert [(await newer.watching.room(reader)).hints for reader in (alone, together)] == [True, False]
        await act(newer, together, (await legal_answers(newer, together))[0])


async def test_before_it_was_known_when_somebody_left_the_bot_stands_in_all_lines(
    rooms: Rooms, database_url: str
) -> None:
    host, friend = await open_game_of_two(rooms)
    await rooms.company.leave(friend, 1)
    await rooms.company.agree(host, 1)
    await turn_back(database_url, "0005")
    async with another_process(database_url) as newer:
        assert (await newer.watching.room(host)).seats[1].left_by is not None
        assert (await newer.watching.table(host)).log.former == []


async def test_nobody_else_on_the_machine_may_read_the_file(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "princeps.db"
    store = await Store.open(f"sqlite:///{file}")
    assert file.stat().st_mode & 0o077 == 0
    await store.close()


async def test_sqlite_flushes_each_commit_and_keeps_references_right(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    names = ("journal_mode", "synchronous", "foreign_keys")
    assert await store.read(lambda db: [db.scalar(text(f"PRAGMA {name}")) for name in names]) == ["wal", 2, 1]
    await store.close()


async def test_a_transaction_is_kept_as_a_whole_or_not_at_all(database_url: str) -> None:
    store = await Store.open(database_url)

    def break_off(db: Connection) -> None:
        welcome_somebody(db)
        raise InterruptedError

    with pytest.raises(InterruptedError):
        await store.write(break_off)
    assert await store.read(everybody) == []
    await store.close()


async def test_a_reader_sees_one_moment(database_url: str) -> None:
    store = await Store.open(database_url)
    loop = asyncio.get_running_loop()

    def look_twice(db: Connection) -> tuple[list[str], list[str]]:
        early = everybody(db)
        asyncio.run_coroutine_threadsafe(store.write(welcome_somebody), loop).result(timeout=60)
        return early, everybody(db)

    assert await store.read(look_twice) == ([], [])
    assert await store.read(everybody) == ["somebody"]
    await store.close()


async def test_the_same_number_of_a_game_is_never_given_to_two_moves(rooms: Rooms, database_url: str) -> None:
    readers = await open_game(rooms, "me", "here")
    await act(rooms, readers[0], (await legal_answers(rooms, readers[0]))[0])
    store = await Store.open(database_url)
    game = readers[0].game
    moves = await store.read(lambda db: read_moves(db, game, 0))
    with pytest.raises(RoomError) as refusal:
        await store.write(lambda db: add_moves(db, game, 0, moves, at=1))
    assert refusal.value.kind is Kind.UNAVAILABLE
    await store.close()


async def test_what_is_written_stays_out_of_the_words_of_a_failure(database_url: str) -> None:
    store = await Store.open(database_url)
    with pytest.raises(RoomError) as refusal:
        await store.write(lambda db: db.execute(text("INSERT INTO nowhere VALUES (:seed)"), {"seed": 424242}))
    assert "424242" not in f"{refusal.value} {refusal.value.__cause__}"
    await store.close()


async def test_a_path_may_have_any_letters(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/100 % Größe.db")
    await store.close()
    assert "100 % Größe.db" in os.listdir(tmp_path)
