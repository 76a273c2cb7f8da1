"""Playing: what counts as an answer, from whom, to which table, and how a refusal is worded."""

from dataclasses import replace
from random import Random

import pytest

from princeps.kernel.game import SPECTATOR
from princeps.server.errors import Kind, RoomError
from princeps.server.rooms.repository import Change, Limits
from princeps.server.rooms.rooms import Rooms
from princeps.server.visitors import Reader
from server.playing import (
    act,
    another_process,
    choose,
    deciders,
    legal_answers,
    match_of,
    moves_of,
    new_visitor,
    open_game,
    open_game_of_two,
    refused,
    revision_of,
)

pytestmark = pytest.mark.anyio


async def test_nobody_can_act_on_an_outdated_table(rooms: Rooms, changes: list[Change]) -> None:
    readers = await open_game(rooms, "me", "here", hints=True)
    reader, answers = await choose(rooms, readers, Random(4))
    revision = await revision_of(rooms, reader)
    await act(rooms, reader, *answers)
    after = await moves_of(rooms, reader)
    changes.clear()
    for attempt in (
        rooms.playing.act(reader, revision, "another key", answers),
        rooms.playing.undo(reader, revision, "another key"),
        rooms.watching.explore(reader, revision, answers),
        rooms.watching.to_advise(reader, revision, answers),
    ):
        assert await refused(Kind.STALE, attempt) == "stale"
    assert await moves_of(rooms, reader) == after
    assert changes == []


async def test_the_same_request_again_is_done_once(rooms: Rooms, database_url: str) -> None:
    readers = await open_game(rooms, "me", "here")
    reader, answers = await choose(rooms, readers, Random(5))
    revision = await revision_of(rooms, reader)
    first = await rooms.playing.act(reader, revision, "the same key", answers)
    assert await rooms.playing.act(reader, revision, "the same key", answers) == first
    async with another_process(database_url) as elsewhere:  # perhaps the reply was lost because the first process died
        assert await elsewhere.playing.act(reader, revision, "the same key", answers) == first
    assert len(await moves_of(rooms, reader)) == 1


async def test_a_key_used_for_something_else_opens_nothing(rooms: Rooms) -> None:
    readers = await open_game(rooms, "me", "here")
    reader, answers = await choose(rooms, readers, Random(5))
    revision = await revision_of(rooms, reader)
    await rooms.playing.act(reader, revision, "the same key", answers)
    assert await refused(Kind.STALE, rooms.playing.undo(reader, revision, "the same key")) == "stale"
    assert len(await moves_of(rooms, reader)) == 1


async def test_answers_are_taken_all_or_not_at_all(rooms: Rooms, database_url: str) -> None:
    readers = await open_game(rooms, "me", "here")
    reader, answers = await choose(rooms, readers, Random(6))
    revision = await revision_of(rooms, reader)
    before = await rooms.watching.table(reader)
    for bad in (answers * 2, [*answers, "no-such-answer"], ["undo"]):
        assert await refused(Kind.ILLEGAL, rooms.playing.act(reader, revision, "some key", bad)) == "illegal"
    assert await rooms.watching.table(reader) == before
    async with another_process(database_url) as elsewhere:
        assert await moves_of(elsewhere, reader) == []


@pytest.mark.parametrize(
    ("language", "stale", "illegal", "unknown", "undo"),
    [
        ("en", "The table has changed", "Not possible: it is \\w+’s turn", "no such choice", "cannot be undone"),
        ("de", "Inzwischen hat sich der Tisch", "Das geht nicht: ", "Diese Antwort gibt es", "nicht rückgängig machen"),
        ("ru", "положение на столе изменилось", "Нельзя: сейчас ход игрока", "такого ответа", "уже не отменить"),
    ],
)
async def test_what_is_refused_is_refused_in_the_readers_language(
    sqlite_url: str, language: str, stale: str, illegal: str, unknown: str, undo: str
) -> None:
    async with another_process(sqlite_url) as rooms:
        mine, other = await open_game(rooms, "me", "here")
        reader, chance = replace(mine, language=language), Random(20)
        while int((await match_of(rooms, mine)).position.state.turn) != other.seat:
            decider, answers = await choose(rooms, [mine, other], chance)
            await act(rooms, decider, *answers)
        now, (answer, *_) = await revision_of(rooms, mine), await legal_answers(rooms, other)
        for attempt, words in (
            (rooms.playing.act(reader, 0, "a stale one", [answer]), stale),
            (rooms.playing.act(reader, now, "not my turn", [answer]), illegal),
            (rooms.playing.act(reader, now, "no such thing", ["veni.vidi"]), unknown),
            (rooms.playing.undo(reader, now, "gone for good"), undo),
        ):
            with pytest.raises(RoomError, match=words):
                await attempt


async def test_nobody_answers_for_others(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms, "bot")
    answers = await legal_answers(rooms, friend)
    for seat in (1, 2, SPECTATOR, 3):
        reader = Reader(host.visitor, host.game, seat)
        assert await refused(Kind.FORBIDDEN, rooms.playing.act(reader, 0, "some key", answers[:1])) == "not-your-seat"
    assert await moves_of(rooms, friend) == []


async def test_an_answer_can_be_taken_back(rooms: Rooms, database_url: str) -> None:
    readers = await open_game(rooms, "me", "here")
    reader, answers = await choose(rooms, readers, Random(8))
    question = (await rooms.watching.table(reader)).decision
    await act(rooms, reader, *answers)
    table = await rooms.playing.undo(reader, await revision_of(rooms, reader), "take it back")
    assert table.decision == question
    async with another_process(database_url) as elsewhere:
        assert await moves_of(elsewhere, reader) == [f"{reader.seat} {answers[0]}", f"{reader.seat} undo"]
        assert await elsewhere.watching.table(reader) == await rooms.watching.table(reader)
    assert await refused(Kind.ILLEGAL, rooms.playing.undo(reader, table.revision, "take back what?")) == "undo"


async def test_taking_back_ends_some_day_but_play_goes_on(sqlite_url: str) -> None:
    async with another_process(sqlite_url, Limits(undos=2)) as rooms:
        readers = await open_game(rooms, "me", "here")
        reader, answers = await choose(rooms, readers, Random(8))
        for number in range(3):
            await act(rooms, reader, *answers)
            undo = rooms.playing.undo(reader, await revision_of(rooms, reader), f"undo {number}")
            if number < 2:
                await undo
            else:
                assert await refused(Kind.TOO_MANY, undo) == "too-many-undos"
        reader, answers = await choose(rooms, readers, Random(9))
        await act(rooms, reader, *answers)


async def test_secret_answers_of_others_make_no_table_stale(rooms: Rooms) -> None:
    """In Forum Trajanum all players take their tiles at once: until all have, nobody sees how far the others are."""
    host, friend = await open_game_of_two(rooms)
    chance = Random(9)
    while len(await deciders(rooms, host)) < 2 or not await _is_secret(rooms, host, friend):
        reader, answers = await choose(rooms, (host, friend), chance)
        await act(rooms, reader, *answers)
    revision = await revision_of(rooms, friend)
    since = [seat.since for seat in (await rooms.watching.room(friend)).seats]
    await act(rooms, host, (await legal_answers(rooms, host))[0])
    assert await revision_of(rooms, friend) == revision
    assert [seat.since for seat in (await rooms.watching.room(friend)).seats] == since
    await rooms.playing.act(friend, revision, "not stale", (await legal_answers(rooms, friend))[:1])


async def _is_secret(rooms: Rooms, reader: Reader, rival: Reader) -> bool:
    """Whether the reader's first answer leaves the rival's view unchanged."""
    position = (await match_of(rooms, reader)).position.copy()
    before = position.view(rival.seat)
    position.apply(reader.seat, position.legal(reader.seat)[0])
    return position.view(rival.seat) == before


async def test_an_answer_stands_while_others_decide_at_the_same_time(rooms: Rooms) -> None:
    """Everybody sees that a rival has chosen, but their own question is still the same."""
    host, friend = await open_game_of_two(rooms, "bot")
    chance = Random(18)
    while len(await deciders(rooms, host)) < 3:
        reader, answers = await choose(rooms, (host, friend), chance)
        await act(rooms, reader, *answers)
    (task,) = await rooms.bots.owed(host.game)
    seen = await revision_of(rooms, friend)
    answers = await legal_answers(rooms, friend)
    while host.seat in await deciders(rooms, host):
        await act(rooms, host, chance.choice(await legal_answers(rooms, host)))
    assert await revision_of(rooms, friend) > seen
    assert [again.at for again in await rooms.bots.owed(host.game)] == [task.at]
    await rooms.playing.act(friend, seen, "what was asked", answers[:1])
    assert await refused(Kind.STALE, rooms.playing.act(friend, seen, "answered already", answers[:1])) == "stale"
    action = (await match_of(rooms, host)).position.legal(task.seat)[0]
    assert await rooms.bots.answer(task, action)
    assert not await rooms.bots.answer(task, action)


async def test_one_table_serves_all_who_see_the_same_until_somebody_moves(rooms: Rooms) -> None:
    readers = await open_game(rooms, "me", "here")
    guest = new_visitor()
    await rooms.invitations.watch(guest, await rooms.invitations.spectator_link(readers[0]))
    beside = [Reader(visitor, readers[0].game) for visitor in (guest, readers[0].visitor)]
    one, same = [await rooms.watching.table(reader) for reader in beside]
    assert one is same
    decider, answers = await choose(rooms, readers, Random(21))
    await act(rooms, decider, *answers)
    assert await rooms.watching.table(beside[0]) is not one
