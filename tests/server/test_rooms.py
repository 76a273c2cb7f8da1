"""Rooms: what people can do in them, what is refused, and that every process sees the same."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest
from sqlalchemy import func, select, text

from princeps.kernel.game import SPECTATOR
from princeps.kernel.match import Match
from princeps.server.errors import Kind, RoomError
from princeps.server.live import Shelf
from princeps.server.messages import NewGame, NewSeat
from princeps.server.rooms import Change, Limits, Reader, Rooms
from princeps.server.store import Store, metadata
from server.playing import (
    GAME,
    act,
    choose,
    legal_answers,
    match_of,
    moves_of,
    new_visitor,
    open_game,
    open_game_of_two,
    play_to_the_end,
    refused,
    wish,
)

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def another_process(url: str, limits: Limits | None = None) -> AsyncIterator[Rooms]:
    """Rooms that know nothing of the first ones but what is in the database."""
    rooms = await Rooms.open(url, lambda change: None, limits)
    yield rooms
    await rooms.close()


@asynccontextmanager
async def database(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()


# --- opening ---------------------------------------------------------------------------------------------------------


async def test_home_offers_the_games_in_the_readers_language(rooms: Rooms) -> None:
    home = await rooms.home(None, "de")
    offer = next(offer for offer in home.games if offer.name == GAME)
    assert (offer.fewest, offer.most) == (2, 4)
    assert next(option for option in offer.options if option.name == "open-tiles").help.startswith("Alle")
    assert "princeps" in home.levels
    assert home.mine == []


async def test_a_new_game_is_on_the_list_of_who_opened_it(rooms: Rooms) -> None:
    readers = await open_game(rooms, "me", "here", "bot", "friend")
    (game,) = (await rooms.home(readers[0].visitor, "en")).mine
    assert (game.id, game.game, game.host, game.over) == (readers[0].game, GAME, True, False)
    assert [seat.kind for seat in game.seats] == ["person", "person", "bot", "person"]
    assert [seat.mine for seat in game.seats] == [True, True, False, False]
    assert [seat.claimed for seat in game.seats] == [True, True, True, False]
    assert len({seat.name for seat in game.seats}) == 4
    assert await rooms.mine(new_visitor()) == []


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (wish("me", "me"), "seats"),
        (wish("me"), "options"),
        (wish("me", "here", no_such_option=True), "options"),
        (NewGame("chess", [NewSeat("me"), NewSeat("here")]), "game"),
        (NewGame(GAME, [NewSeat("me", level="senator"), NewSeat("here")]), "seats"),
        (NewGame(GAME, [NewSeat("me"), NewSeat("bot", level="caesar")]), "level"),
        (NewGame(GAME, [NewSeat("me", "Nero"), NewSeat("here", "NERO ")]), "same-name"),
        (NewGame(GAME, [NewSeat("me", " "), NewSeat("here")]), "name"),
        (NewGame(GAME, [NewSeat("me", "a\u202eb"), NewSeat("here")]), "name"),
    ],
)
async def test_a_game_that_cannot_be_is_refused(rooms: Rooms, wanted: NewGame, code: str) -> None:
    visitor = new_visitor()
    assert await refused(Kind.INVALID, rooms.create(visitor, wanted)) == code
    assert await rooms.mine(visitor) == []


async def test_nobody_opens_games_without_end(sqlite_url: str) -> None:
    async with another_process(sqlite_url, Limits(running_games=2)) as rooms:
        visitor = new_visitor()
        ids = [await rooms.create(visitor, wish("me", "here")) for _ in range(2)]
        assert await refused(Kind.TOO_MANY, rooms.create(visitor, wish("me", "here"))) == "too-many-games"
        await rooms.delete(Reader(visitor, ids[0]))
        await rooms.create(visitor, wish("me", "here"))


# --- playing ---------------------------------------------------------------------------------------------------------


async def test_an_answer_is_seen_by_every_process(rooms: Rooms, database_url: str) -> None:
    readers = await open_game(rooms, "me", "here")
    async with another_process(database_url) as elsewhere:
        await elsewhere.table(readers[0])
        reader, answers = await choose(rooms, readers, Random(1))
        await act(rooms, reader, *answers)
        for seat in (0, 1, None):
            here = await rooms.reader(reader.visitor, reader.game, seat, "en")
            there = await elsewhere.reader(reader.visitor, reader.game, seat, "en")
            assert await rooms.table(here) == await elsewhere.table(there)
            assert await rooms.room(here) == await elsewhere.room(there)


async def test_processes_take_turns_at_one_game(rooms: Rooms, database_url: str) -> None:
    readers = await open_game(rooms, "me", "here")
    chance = Random(2)
    async with another_process(database_url) as elsewhere:
        for turn in range(20):
            process = (rooms, elsewhere)[turn % 2]
            await process.refresh(readers[0].game)
            reader, answers = await choose(process, readers, chance, most=3)
            await act(process, reader, *answers)
        await rooms.refresh(readers[0].game)
        assert await moves_of(rooms, readers[0]) == await moves_of(elsewhere, readers[0])


async def test_of_two_processes_that_act_at_once_one_wins(rooms: Rooms, database_url: str) -> None:
    readers = await open_game(rooms, "me", "here")
    chance = Random(3)
    async with another_process(database_url) as elsewhere:
        for number in range(10):
            await rooms.refresh(readers[0].game)
            reader, answers = await choose(rooms, readers, chance)
            revision = await rooms.revision(reader)
            before = len(await moves_of(rooms, reader))
            outcomes = await asyncio.gather(
                rooms.act(reader, revision, f"here, {number}", answers),
                elsewhere.act(reader, revision, f"there, {number}", answers),
                return_exceptions=True,
            )
            refusals = [outcome for outcome in outcomes if isinstance(outcome, RoomError)]
            assert [refusal.kind for refusal in refusals] == [Kind.STALE]
            await rooms.refresh(readers[0].game)
            assert len(await moves_of(rooms, reader)) == before + 1


async def test_who_looks_at_an_old_table_cannot_act(rooms: Rooms, changes: list[Change]) -> None:
    readers = await open_game(rooms, "me", "here")
    reader, answers = await choose(rooms, readers, Random(4))
    revision = await rooms.revision(reader)
    await act(rooms, reader, *answers)
    after = await moves_of(rooms, reader)
    changes.clear()
    for attempt in (
        rooms.act(reader, revision, "another key", answers),
        rooms.undo(reader, revision, "another key"),
        rooms.explore(reader, revision, answers),
        rooms.view(reader, revision),
    ):
        assert await refused(Kind.STALE, attempt) == "stale"
    assert await moves_of(rooms, reader) == after
    assert changes == []


async def test_the_same_request_again_is_done_once(rooms: Rooms, database_url: str) -> None:
    readers = await open_game(rooms, "me", "here")
    reader, answers = await choose(rooms, readers, Random(5))
    revision = await rooms.revision(reader)
    first = await rooms.act(reader, revision, "the same key", answers)
    assert await rooms.act(reader, revision, "the same key", answers) == first
    async with another_process(database_url) as elsewhere:  # perhaps the answer was lost because the first one died
        assert await elsewhere.act(reader, revision, "the same key", answers) == first
    assert len(await moves_of(rooms, reader)) == 1


async def test_a_key_used_for_something_else_opens_nothing(rooms: Rooms) -> None:
    readers = await open_game(rooms, "me", "here")
    reader, answers = await choose(rooms, readers, Random(5))
    revision = await rooms.revision(reader)
    await rooms.act(reader, revision, "the same key", answers)
    assert await refused(Kind.STALE, rooms.undo(reader, revision, "the same key")) == "stale"
    assert len(await moves_of(rooms, reader)) == 1


async def test_answers_are_taken_all_or_not_at_all(rooms: Rooms, database_url: str) -> None:
    readers = await open_game(rooms, "me", "here")
    reader, answers = await choose(rooms, readers, Random(6))
    revision = await rooms.revision(reader)
    before = await rooms.table(reader)
    for bad in (answers * 2, [*answers, "no-such-answer"], ["undo"]):
        assert await refused(Kind.ILLEGAL, rooms.act(reader, revision, "some key", bad)) == "illegal"
    assert await rooms.table(reader) == before
    async with another_process(database_url) as elsewhere:
        assert await moves_of(elsewhere, reader) == []


async def test_nobody_answers_for_others(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms, "bot")
    answers = await legal_answers(rooms, friend)
    for seat in (1, 2, SPECTATOR, 3):
        reader = Reader(host.visitor, host.game, seat)
        assert await refused(Kind.FORBIDDEN, rooms.act(reader, 0, "some key", answers[:1])) == "not-your-seat"
    assert await moves_of(rooms, friend) == []


async def test_what_was_answered_can_be_taken_back(rooms: Rooms, database_url: str) -> None:
    readers = await open_game(rooms, "me", "here")
    reader, answers = await choose(rooms, readers, Random(8))
    question = (await rooms.table(reader)).decision
    await act(rooms, reader, *answers)
    table = await rooms.undo(reader, await rooms.revision(reader), "take it back")
    assert table.decision == question
    async with another_process(database_url) as elsewhere:
        assert await moves_of(elsewhere, reader) == [f"{reader.seat} {answers[0]}", f"{reader.seat} undo"]
        assert await elsewhere.table(reader) == await rooms.table(reader)
    assert await refused(Kind.ILLEGAL, rooms.undo(reader, table.revision, "take back what?")) == "undo"


async def test_taking_back_ends_some_day_but_play_goes_on(sqlite_url: str) -> None:
    async with another_process(sqlite_url, Limits(undos=2)) as rooms:
        readers = await open_game(rooms, "me", "here")
        reader, answers = await choose(rooms, readers, Random(8))
        for number in range(3):
            await act(rooms, reader, *answers)
            undo = rooms.undo(reader, await rooms.revision(reader), f"undo {number}")
            if number < 2:
                await undo
            else:
                assert await refused(Kind.TOO_MANY, undo) == "too-many-undos"
        reader, answers = await choose(rooms, readers, Random(9))
        await act(rooms, reader, *answers)


async def test_secret_answers_of_others_make_no_table_stale(rooms: Rooms) -> None:
    """In Forum Trajanum all take their tiles at once: until all have, nobody sees how far the others are."""
    host, friend = await open_game_of_two(rooms)
    chance = Random(9)
    while len(await _deciders(rooms, host)) < 2 or not await _is_secret(rooms, host, friend):
        reader, answers = await choose(rooms, (host, friend), chance)
        await act(rooms, reader, *answers)
    revision = await rooms.revision(friend)
    since = [seat.since for seat in (await rooms.room(friend)).seats]
    await act(rooms, host, (await legal_answers(rooms, host))[0])
    assert await rooms.revision(friend) == revision
    assert [seat.since for seat in (await rooms.room(friend)).seats] == since
    await rooms.act(friend, revision, "not stale", (await legal_answers(rooms, friend))[:1])


async def test_an_answer_stands_while_others_decide_at_the_same_time(rooms: Rooms) -> None:
    """Everybody sees that a rival has chosen, but what they are asked themselves is still the same."""
    host, friend = await open_game_of_two(rooms, "bot")
    chance = Random(18)
    while len(await _deciders(rooms, host)) < 3:
        reader, answers = await choose(rooms, (host, friend), chance)
        await act(rooms, reader, *answers)
    (task,) = await rooms.owed(host.game)
    seen = await rooms.revision(friend)
    answers = await legal_answers(rooms, friend)
    while host.seat in await _deciders(rooms, host):
        await act(rooms, host, chance.choice(await legal_answers(rooms, host)))
    assert await rooms.revision(friend) > seen
    assert [again.at for again in await rooms.owed(host.game)] == [task.at]
    await rooms.act(friend, seen, "what was asked", answers[:1])
    assert await refused(Kind.STALE, rooms.act(friend, seen, "answered already", answers[:1])) == "stale"
    action = (await match_of(rooms, host)).position.legal(task.seat)[0]
    assert await rooms.answer(task, action)
    assert not await rooms.answer(task, action)


async def _deciders(rooms: Rooms, reader: Reader) -> tuple[int, ...]:
    return (await match_of(rooms, reader)).position.deciders


async def _is_secret(rooms: Rooms, reader: Reader, rival: Reader) -> bool:
    """Whether the reader's first answer leaves the rival's view as it is."""
    position = (await match_of(rooms, reader)).position.copy()
    before = position.view(rival.seat)
    position.apply(reader.seat, position.legal(reader.seat)[0])
    return position.view(rival.seat) == before


async def test_a_finished_game_tells_its_places_and_gives_its_recipe(rooms: Rooms) -> None:
    readers = await open_game(rooms, "me", "here", first_game=True)
    assert await refused(Kind.CONFLICT, rooms.recipe(readers[0])) == "running"
    await play_to_the_end(rooms, readers)
    recipe = await rooms.recipe(readers[0])
    position = (await match_of(rooms, readers[0])).position
    assert Match.replay(position.game, recipe).position == position
    (game,) = await rooms.mine(readers[0].visitor)
    assert game.over
    assert not game.my_turn
    assert [seat.score for seat in game.seats] == list(position.scores)
    assert [seat.place for seat in game.seats] == list(position.ranking)
    assert [seat.since for seat in game.seats] == [None, None]
    for reader in readers:  # the recipe is known now, so nothing may be played otherwise
        revision = await rooms.revision(reader)
        assert await refused(Kind.CONFLICT, rooms.undo(reader, revision, "too late!")) == "over"


async def test_the_list_begins_with_games_that_wait_for_me(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms)
    chance = Random(10)
    while host.seat in await _deciders(rooms, host):
        await act(rooms, host, chance.choice(await legal_answers(rooms, host)))
    waiting = await rooms.create(friend.visitor, wish("me", "here"))
    newest = await rooms.create(friend.visitor, wish("bot", "bot"))
    assert [game.id for game in await rooms.mine(friend.visitor)][-1] == newest
    assert {game.id for game in await rooms.mine(friend.visitor) if game.my_turn} == {waiting, host.game}
    (mine,) = await rooms.mine(host.visitor)
    assert not mine.my_turn
    assert mine.since == mine.seats[1].since


async def test_a_game_is_waiting_since_the_turn_began(rooms: Rooms) -> None:
    readers = await open_game(rooms, "me", "here")
    chance = Random(11)
    for _ in range(30):
        before = (await rooms.room(readers[0])).seats
        reader, answers = await choose(rooms, readers, chance)
        await act(rooms, reader, *answers)
        deciders = await _deciders(rooms, readers[0])
        for old, new in zip(before, (await rooms.room(readers[0])).seats, strict=True):
            assert (new.since is not None) == (new.seat in deciders)
            if old.since is not None and new.since is not None:
                assert new.since == old.since


# --- bots ------------------------------------------------------------------------------------------------------------


async def test_bots_are_told_what_they_owe_and_nothing_else(rooms: Rooms, database_url: str) -> None:
    (host, *_) = await open_game(rooms, "bot", "bot", "bot")
    reader = Reader(host.visitor, host.game)
    assert await rooms.waiting_for_bots() == [reader.game]
    tasks = await rooms.owed(reader.game)
    assert [task.seat for task in tasks] == list(await _deciders(rooms, reader))
    match = await match_of(rooms, reader)
    for task in tasks:
        assert task.view == match.position.view(task.seat).to_bytes()
        assert task.seed != match.recipe.seed
    async with another_process(database_url) as elsewhere:  # whoever thinks about it, it is the same thought
        assert await elsewhere.owed(reader.game) == tasks


async def test_a_bots_answer_counts_once(rooms: Rooms, database_url: str) -> None:
    (host, *_) = await open_game(rooms, "bot", "bot")
    reader = Reader(host.visitor, host.game)
    (task, *_) = await rooms.owed(reader.game)
    (action, *_) = (await match_of(rooms, reader)).position.legal(task.seat)
    async with another_process(database_url) as elsewhere:
        answers = await asyncio.gather(rooms.answer(task, action), elsewhere.answer(task, action))
    assert sorted(answers) == [False, True]
    await rooms.refresh(reader.game)
    assert len(await moves_of(rooms, reader)) == 1


async def test_a_bot_whose_game_is_gone_answers_in_vain(rooms: Rooms) -> None:
    host, *_ = await open_game(rooms, "me", "bot")
    while not (tasks := await rooms.owed(host.game)):
        await act(rooms, host, (await legal_answers(rooms, host))[0])
    await rooms.delete(host)
    assert not await rooms.answer(tasks[0], 0)
    assert await rooms.owed(host.game) == []
    assert await rooms.waiting_for_bots() == []


# --- the room --------------------------------------------------------------------------------------------------------


async def test_people_chat_and_old_lines_go(database_url: str) -> None:
    async with another_process(database_url, Limits(chat_lines=3)) as rooms:
        host, friend = await open_game_of_two(rooms)
        for number in range(5):
            await rooms.chat((host, friend)[number % 2], f"  line {number}\n")
        lines = (await rooms.room(friend)).chat
        assert [(line.number, line.seat, line.text) for line in lines] == [
            (2, 0, "line 2"),
            (3, 1, "line 3"),
            (4, 0, "line 4"),
        ]
        for text_ in ("", " \n", "x" * 501, "bell\a", "\u202egninnips"):
            assert await refused(Kind.INVALID, rooms.chat(host, text_)) == "chat"


async def test_names_are_changed_by_those_they_belong_to(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms, "bot", "friend")
    await rooms.rename(friend, 1, " Seneca ")
    for seat, name in enumerate(("Nero", None, "Automaton", "Guest")):
        if name is not None:
            await rooms.rename(host, seat, name)
    assert [seat.name for seat in (await rooms.room(host)).seats] == ["Nero", "Seneca", "Automaton", "Guest"]
    assert await refused(Kind.FORBIDDEN, rooms.rename(host, 1, "Other")) == "not-your-seat"
    assert await refused(Kind.FORBIDDEN, rooms.rename(friend, 2, "Other")) == "not-your-seat"
    assert await refused(Kind.INVALID, rooms.rename(friend, 1, "nero")) == "same-name"
    assert await refused(Kind.NOT_FOUND, rooms.rename(host, 4, "Other")) == "no-seat"
    await rooms.rename(friend, 1, "SENECA")  # his own name is not in his way


async def test_who_plays_alone_leaves_at_once(rooms: Rooms) -> None:
    host, *_ = await open_game(rooms, "me", "bot")
    assert await rooms.leave(host, 0, "tiro")
    room = await rooms.room(Reader(host.visitor, host.game))
    assert (room.seats[0].kind, room.seats[0].level, room.playing, room.host) == ("bot", "tiro", False, True)
    assert 0 in {task.seat for task in await rooms.owed(host.game)}
    assert await refused(Kind.FORBIDDEN, rooms.table(host)) == "not-your-seat"


async def test_a_bot_takes_over_when_all_others_agree(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms, "friend", "bot")
    third = Reader(new_visitor(), host.game, 2)
    await rooms.join(third.visitor, await rooms.link(host, 2))
    assert not await rooms.leave(friend, 1)
    assert not await rooms.leave(friend, 1)
    (proposal,) = (await rooms.room(host)).proposals
    assert (proposal.seat, proposal.agreed, proposal.missing, proposal.mine_to_answer) == (1, [], [0, 2], True)
    assert await refused(Kind.CONFLICT, rooms.agree(friend, 1)) == "own-proposal"
    assert await refused(Kind.CONFLICT, rooms.agree(host, 2)) == "no-proposal"
    assert not await rooms.agree(host, 1)
    assert not await rooms.agree(host, 1)
    (proposal,) = (await rooms.room(host)).proposals
    assert (proposal.agreed, proposal.missing, proposal.mine_to_answer) == ([0], [2], False)
    assert await rooms.agree(third, 1)
    room = await rooms.room(Reader(friend.visitor, host.game))  # whoever left may watch
    assert (room.seats[1].kind, room.proposals, room.spectators, room.playing) == ("bot", [], 1, False)


async def test_who_leaves_is_not_asked_about_others_any_more(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms, "bot")
    assert not await rooms.leave(friend, 1)
    assert not await rooms.leave(host, 0)
    assert await rooms.agree(friend, 0)
    room = await rooms.room(Reader(friend.visitor, host.game))
    assert [seat.kind for seat in room.seats] == ["bot", "bot", "bot"]  # nobody was left to object to the other


async def test_one_may_think_better_of_leaving(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms)
    await rooms.leave(friend, 1)
    await rooms.stay(friend, 1)
    assert (await rooms.room(host)).proposals == []
    assert await refused(Kind.CONFLICT, rooms.agree(host, 1)) == "no-proposal"


async def test_the_host_does_not_wait_for_a_friend_for_ever(rooms: Rooms) -> None:
    host, *_ = await open_game(rooms, "me", "friend")
    secret = await rooms.link(host, 1)
    assert await rooms.leave(host, 1, "civis")
    assert (await rooms.room(host)).seats[1].level == "civis"
    assert await refused(Kind.GONE, rooms.join(new_visitor(), secret)) == "used-link"


async def test_a_rematch_is_the_same_company_with_new_chance(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms)
    guest = new_visitor()
    await rooms.watch(guest, await rooms.spectator_link(host))
    await rooms.rename(friend, 1, "Seneca")
    assert await refused(Kind.CONFLICT, rooms.rematch(host)) == "running"
    await play_to_the_end(rooms, (host, friend))
    both = await asyncio.gather(rooms.rematch(friend), rooms.rematch(host))
    assert both[0] == both[1] == (await rooms.room(host)).rematch
    old, new = Reader(host.visitor, host.game), Reader(host.visitor, both[0])
    assert await rooms.visitors(new.game) == await rooms.visitors(old.game)
    room = await rooms.room(new)
    assert [seat.name for seat in room.seats] == [seat.name for seat in (await rooms.room(old)).seats]
    assert room.spectators == 1
    one, other = (await match_of(rooms, old)).recipe, (await match_of(rooms, new)).recipe
    assert one.seed != other.seed
    assert other.moves == []
    await rooms.delete(new if room.host else Reader(friend.visitor, new.game))
    assert await rooms.rematch(host) != both[0]


async def test_only_the_host_deletes_and_nothing_is_left(rooms: Rooms, database_url: str) -> None:
    host, friend = await open_game_of_two(rooms)
    await rooms.chat(host, "Hello!")
    await rooms.leave(friend, 1)
    await rooms.watch(new_visitor(), await rooms.spectator_link(host))
    await act(rooms, host, (await legal_answers(rooms, host))[0])
    assert await refused(Kind.FORBIDDEN, rooms.delete(friend)) == "only-host"
    async with another_process(database_url) as elsewhere, database(database_url) as store:
        await elsewhere.table(host)
        await rooms.delete(host)
        assert await refused(Kind.NOT_FOUND, rooms.table(host)) == "no-game"
        await elsewhere.refresh(host.game)
        assert await refused(Kind.NOT_FOUND, elsewhere.table(host)) == "no-game"
        tables = [table for name, table in metadata.tables.items() if name != "visitors"]
        counts = [select(func.count()).select_from(table) for table in tables]
        assert await store.read(lambda db: [db.scalar(count) for count in counts]) == [0] * len(tables)


async def test_everything_that_changes_is_announced(rooms: Rooms, changes: list[Change]) -> None:
    host, friend = await open_game_of_two(rooms)
    changes.clear()
    await act(rooms, host, (await legal_answers(rooms, host))[0])
    await rooms.chat(friend, "Well done!")
    await rooms.delete(host)
    assert changes == [Change(host.game, what) for what in ("moves", "room", "deleted")]


# --- when things go wrong --------------------------------------------------------------------------------------------


async def test_a_write_that_fails_leaves_the_table_as_it_was(rooms: Rooms, database_url: str) -> None:
    readers = await open_game(rooms, "me", "here")
    reader, answers = await choose(rooms, readers, Random(12))
    before = await rooms.table(reader)
    async with database(database_url) as store:
        # The last thing that an answer writes will fail.
        await store.write(lambda db: db.execute(text("ALTER TABLE requests RENAME TO elsewhere")))
        attempt = rooms.act(reader, before.revision, "the same key", answers)
        assert await refused(Kind.UNAVAILABLE, attempt) == "store"
        assert await rooms.table(reader) == before
        await store.write(lambda db: db.execute(text("ALTER TABLE elsewhere RENAME TO requests")))
    after = await rooms.act(reader, before.revision, "the same key", answers)
    assert after.revision > before.revision
    assert len(await moves_of(rooms, reader)) == 1


async def test_what_is_broken_off_is_done_all_the_same_and_keeps_nobody_waiting(rooms: Rooms) -> None:
    readers = await open_game(rooms, "me", "here")
    chance = Random(13)
    for number in range(20):
        reader, answers = await choose(rooms, readers, chance)
        revision = await rooms.revision(reader)
        acting = asyncio.create_task(rooms.act(reader, revision, f"broken off {number}", answers))
        looking = asyncio.create_task(rooms.reader(reader.visitor, reader.game, 0, "en"))
        for _ in range(number + 1):
            await asyncio.sleep(0)
        acting.cancel()
        looking.cancel()
        await asyncio.gather(acting, looking, return_exceptions=True)
        await rooms.act(reader, revision, f"broken off {number}", answers)
        assert len(await moves_of(rooms, reader)) == number + 1


async def test_a_game_of_other_rules_can_still_be_deleted(rooms: Rooms, database_url: str) -> None:
    host, *_ = await open_game(rooms, "me", "bot")
    async with database(database_url) as store:
        await store.write(lambda db: db.execute(text("UPDATE games SET rules = 0")))
    async with another_process(database_url) as later:
        assert await refused(Kind.OUTDATED, later.table(host)) == "other-rules"
        assert await later.owed(host.game) == []
        assert len((await later.room(host)).seats) == 2
        await later.delete(host)


async def test_few_games_stay_in_memory_and_all_can_be_played(sqlite_url: str) -> None:
    async with another_process(sqlite_url, Limits(live=1)) as rooms:
        games = [await open_game(rooms, "me", "here") for _ in range(3)]
        chance = Random(14)
        for _ in range(4):
            for readers in games:
                reader, answers = await choose(rooms, readers, chance)
                await act(rooms, reader, *answers)
        assert [len(await moves_of(rooms, readers[0])) for readers in games] == [4, 4, 4]


def test_names_that_somebody_made_up_push_no_game_out_of_memory() -> None:
    shelf = Shelf(1)
    live = shelf.take("a game")
    shelf.keep(live)
    shelf.take("made up")
    shelf.drop("made up")
    assert shelf.take("a game") is live
    shelf.keep(shelf.take("another game"))
    assert shelf.take("a game") is not live


async def test_seeds_stay_out_of_what_is_printed(rooms: Rooms) -> None:
    host, *_ = await open_game(rooms, "bot", "bot")
    reader = Reader(host.visitor, host.game)
    seed = str((await match_of(rooms, reader)).recipe.seed)
    tasks = await rooms.owed(host.game)
    assert str(tasks[0].seed) not in repr(tasks)
    for shown in (await rooms.room(reader), await rooms.table(reader), await rooms.mine(host.visitor), tasks):
        assert seed not in repr(shown)
