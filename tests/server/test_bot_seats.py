"""The bots' seats: what bots are told, and which of their answers count."""

import asyncio

import pytest

from princeps.server.rooms.rooms import Rooms
from princeps.server.visitors import Reader
from server.playing import act, another_process, deciders, legal_answers, match_of, moves_of, open_game

pytestmark = pytest.mark.anyio


async def test_bots_learn_what_they_owe_and_nothing_else(rooms: Rooms, database_url: str) -> None:
    (host, *_) = await open_game(rooms, "bot", "bot", "bot")
    reader = Reader(host.visitor, host.game)
    assert await rooms.bots.waiting() == [reader.game]
    tasks = await rooms.bots.owed(reader.game)
    assert [task.seat for task in tasks] == list(await deciders(rooms, reader))
    match = await match_of(rooms, reader)
    for task in tasks:
        assert task.view == match.position.view(task.seat).to_bytes()
        assert task.seed != match.recipe.seed
    async with another_process(database_url) as elsewhere:  # whichever process thinks about it, the thought is the same
        assert await elsewhere.bots.owed(reader.game) == tasks


async def test_a_bots_answer_counts_once(rooms: Rooms, database_url: str) -> None:
    (host, *_) = await open_game(rooms, "bot", "bot")
    reader = Reader(host.visitor, host.game)
    (task, *_) = await rooms.bots.owed(reader.game)
    (action, *_) = (await match_of(rooms, reader)).position.legal(task.seat)
    async with another_process(database_url) as elsewhere:
        answers = await asyncio.gather(rooms.bots.answer(task, action), elsewhere.bots.answer(task, action))
    assert sorted(answers) == [False, True]
    await rooms.watching.refresh(reader.game)
    assert len(await moves_of(rooms, reader)) == 1


async def test_a_bot_whose_game_is_gone_answers_in_vain(rooms: Rooms) -> None:
    host, *_ = await open_game(rooms, "me", "bot")
    while not (tasks := await rooms.bots.owed(host.game)):
        await act(rooms, host, (await legal_answers(rooms, host))[0])
    await rooms.lobby.delete(host)
    assert not await rooms.bots.answer(tasks[0], 0)
    assert await rooms.bots.owed(host.game) == []
    assert await rooms.bots.waiting() == []


async def test_seeds_stay_out_of_what_is_printed(rooms: Rooms) -> None:
    host, *_ = await open_game(rooms, "bot", "bot")
    reader = Reader(host.visitor, host.game)
    seed = str((await match_of(rooms, reader)).recipe.seed)
    tasks = await rooms.bots.owed(host.game)
    assert str(tasks[0].seed) not in repr(tasks)
    room, table = await rooms.watching.room(reader), await rooms.watching.table(reader)
    for shown in (room, table, await rooms.lobby.mine(host.visitor), tasks):
        assert seed not in repr(shown)
