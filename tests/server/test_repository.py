"""The repository: every process sees the same, what is begun is finished, and what goes wrong leaves no trace."""

import asyncio
from random import Random

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from princeps.server.errors import Kind, RoomError
from princeps.server.rooms.cache import GameCache
from princeps.server.rooms.repository import Change, Limits
from princeps.server.rooms.rooms import Rooms
from server.playing import (
    act,
    another_process,
    choose,
    database,
    legal_answers,
    match_of,
    moves_of,
    open_game,
    open_game_of_two,
    refused,
    revision_of,
)

pytestmark = pytest.mark.anyio


async def test_an_answer_is_seen_by_every_process(rooms: Rooms, database_url: str) -> None:
    readers = await open_game(rooms, "me", "here")
    async with another_process(database_url) as elsewhere:
        await elsewhere.watching.table(readers[0])
        reader, answers = await choose(rooms, readers, Random(1))
        await act(rooms, reader, *answers)
        for seat in (0, 1, None):
            here = await rooms.watching.reader(reader.visitor, reader.game, seat, "en")
            there = await elsewhere.watching.reader(reader.visitor, reader.game, seat, "en")
            assert await rooms.watching.table(here) == await elsewhere.watching.table(there)
            room = replace(await rooms.watching.room(here), now=0)  # the time goes on meanwhile
            assert room == replace(await elsewhere.watching.room(there), now=0)


async def test_processes_take_turns_at_one_game(rooms: Rooms, database_url: str) -> None:
    readers = await open_game(rooms, "me", "here")
    chance = Random(2)
    async with another_process(database_url) as elsewhere:
        for turn in range(20):
            process = (rooms, elsewhere)[turn % 2]
            await process.watching.refresh(readers[0].game)
            reader, answers = await choose(process, readers, chance, most=3)
            await act(process, reader, *answers)
        await rooms.watching.refresh(readers[0].game)
        assert await moves_of(rooms, readers[0]) == await moves_of(elsewhere, readers[0])


async def test_of_two_processes_that_act_at_once_one_wins(rooms: Rooms, database_url: str) -> None:
    readers = await open_game(rooms, "me", "here")
    chance = Random(3)
    async with another_process(database_url) as elsewhere:
        for number in range(10):
            await rooms.watching.refresh(readers[0].game)
            reader, answers = await choose(rooms, readers, chance)
            revision = await revision_of(rooms, reader)
            before = len(await moves_of(rooms, reader))
            outcomes = await asyncio.gather(
                rooms.playing.act(reader, revision, f"here, {number}", answers),
                elsewhere.playing.act(reader, revision, f"there, {number}", answers),
                return_exceptions=True,
            )
            refusals = [outcome for outcome in outcomes if isinstance(outcome, RoomError)]
            assert [refusal.kind for refusal in refusals] == [Kind.STALE]
            await rooms.watching.refresh(readers[0].game)
            assert len(await moves_of(rooms, reader)) == before + 1


async def test_everything_that_changes_is_announced(rooms: Rooms, changes: list[Change]) -> None:
    host, friend = await open_game_of_two(rooms)
    changes.clear()
    await act(rooms, host, (await legal_answers(rooms, host))[0])
    await rooms.company.chat(friend, "Well done!")
    await rooms.lobby.delete(host)
    assert changes == [Change(host.game, what) for what in ("moves", "room", "deleted")]


async def test_a_write_that_fails_leaves_the_table_as_it_was(rooms: Rooms, database_url: str) -> None:
    readers = await open_game(rooms, "me", "here")
    reader, answers = await choose(rooms, readers, Random(12))
    before = await rooms.watching.table(reader)
    async with database(database_url) as store:
        # The last thing that an answer writes will fail.
        await store.write(lambda db: db.execute(text("ALTER TABLE requests RENAME TO elsewhere")))
        attempt = rooms.playing.act(reader, before.revision, "the same key", answers)
        assert await refused(Kind.UNAVAILABLE, attempt) == "store"
        assert await rooms.watching.table(reader) == before
        await store.write(lambda db: db.execute(text("ALTER TABLE elsewhere RENAME TO requests")))
    after = await rooms.playing.act(reader, before.revision, "the same key", answers)
    assert after.revision > before.revision
    assert len(await moves_of(rooms, reader)) == 1


async def test_a_cancelled_request_is_finished_all_the_same_and_keeps_nobody_waiting(rooms: Rooms) -> None:
    readers = await open_game(rooms, "me", "here")
    chance = Random(13)
    for number in range(20):
        reader, answers = await choose(rooms, readers, chance)
        revision = await revision_of(rooms, reader)
        acting = asyncio.create_task(rooms.playing.act(reader, revision, f"broken off {number}", answers))
        looking = asyncio.create_task(rooms.watching.reader(reader.visitor, reader.game, 0, "en"))
        for _ in range(number + 1):
            await asyncio.sleep(0)
        acting.cancel()
        looking.cancel()
        await asyncio.gather(acting, looking, return_exceptions=True)
        await rooms.playing.act(reader, revision, f"broken off {number}", answers)
        assert len(await moves_of(rooms, reader)) == number + 1


async def test_a_game_of_other_rules_can_still_be_deleted(rooms: Rooms, database_url: str) -> None:
    host, *_ = await open_game(rooms, "me", "bot")
    async with database(database_url) as store:
        await store.write(lambda db: db.execute(text("UPDATE games SET rules = 0")))
    async with another_process(database_url) as later:
        assert await refused(Kind.OUTDATED, later.watching.table(host)) == "other-rules"
        assert await later.bots.owed(host.game) == []
        assert len((await later.watching.room(host)).seats) == 2
        await later.lobby.delete(host)


async def test_few_games_stay_in_memory_and_all_can_be_played(sqlite_url: str) -> None:
    async with another_process(sqlite_url, Limits(live=1)) as rooms:
        games = [await open_game(rooms, "me", "here") for _ in range(3)]
        chance = Random(14)
        for _ in range(4):
            for readers in games:
                reader, answers = await choose(rooms, readers, chance)
                await act(rooms, reader, *answers)
        assert [len(await moves_of(rooms, readers[0])) for readers in games] == [4, 4, 4]


async def test_long_games_leave_memory_before_it_is_full(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if somebody had opened many files of long games."""
    async with another_process(sqlite_url, Limits(live=100)) as rooms:
        first, second = [await open_game(rooms, "me", "here") for _ in range(2)]
        kept = await match_of(rooms, first[0])
        monkeypatch.setattr("princeps.server.rooms.cache.MOVES_OF_ONE", 0)
        for readers in (second, first):
            reader, answers = await choose(rooms, readers, Random(15))
            await act(rooms, reader, *answers)
            assert len(await moves_of(rooms, reader)) == 1
        await rooms.watching.refresh(second[0].game)
        assert await match_of(rooms, first[0]) is not kept


def test_names_that_somebody_made_up_push_no_game_out_of_memory() -> None:
    cache = GameCache(1)
    live = cache.take("a game")
    cache.keep(live)
    cache.take("made up")
    cache.drop("made up")
    assert cache.take("a game") is live
    cache.keep(cache.take("another game"))
    assert cache.take("a game") is not live
