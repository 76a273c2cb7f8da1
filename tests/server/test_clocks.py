"""Games over days: clocks begin, run out, let bots in, are given back, stand still. Days pass by moving a clock."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import Connection
from sqlalchemy.event import listen

from princeps.server.errors import Kind
from princeps.server.messages import NewGame, NewSeat, Nights, Pace, Room
from princeps.server.rooms.clocks import UNSEEN
from princeps.server.rooms.pace import DAY, HOUR
from princeps.server.rooms.repository import Change
from princeps.server.rooms.rooms import Rooms
from princeps.server.store.turns import games_out_of_time
from princeps.server.visitors import Reader
from server.over_days import A_DAY, MINUTE, Hands, a_process, finish_stage, table_over_days
from server.playing import GAME, act, database, deciders, legal_answers, match_of, moves_of, new_visitor, refused

pytestmark = pytest.mark.anyio


@pytest.fixture
async def rooms(database_url: str, changes: list[Change], hands: Hands) -> AsyncIterator[Rooms]:
    async with a_process(database_url, hands, changes) as opened:
        yield opened


async def room_of(rooms: Rooms, reader: Reader) -> Room:
    await rooms.watching.refresh(reader.game)
    return await rooms.watching.room(reader)


async def let_bots_move(rooms: Rooms, game: str) -> int:
    """Bots answer, each with the first answer that is legal, until only people owe something; returns how often."""
    answers = 0
    while tasks := await rooms.bots.owed(game):
        for task in tasks:
            position = (await match_of(rooms, Reader(task.host, game, -1))).position
            if task.seat in position.deciders:
                answers += await rooms.bots.answer(task, position.legal(task.seat)[0])
    return answers


async def let_time_run_out(rooms: Rooms, hands: Hands, milliseconds: int = DAY) -> None:
    hands.move(milliseconds)
    await rooms.clocks.run_out(hands.at)


def clocks(room: Room) -> list[int | None]:
    return [None if seat.clock is None else seat.clock.ends for seat in room.seats]


def keeping(room: Room) -> list[tuple[bool, int]]:
    return [(seat.kept, seat.covered) for seat in room.seats]


# --- agreeing on a pace ----------------------------------------------------------------------------------------------


async def test_a_pace_is_agreed_at_the_start_and_shown_to_all(rooms: Rooms) -> None:
    pace = Pace(48, Nights(22, 8, "Europe/Berlin"), "civis")
    host, friend = await table_over_days(rooms, "friend", pace=pace)
    for reader in (host, friend):
        assert (await room_of(rooms, reader)).pace == pace
        (mine,) = await rooms.lobby.mine(reader.visitor)
        assert mine.pace == pace
        assert mine.clock
        assert mine.clock.of == 48 * HOUR
    live, *_ = await table_over_days(rooms, "bot", pace=A_DAY)
    assert (await room_of(rooms, live)).pace == Pace(24, None, "senator")


@pytest.mark.parametrize(
    ("pace", "code"),
    [
        (Pace(24, Nights(8, 8, "Europe/Berlin")), "nights"),
        (Pace(24, Nights(22, 8, "Europe/Atlantis")), "zone"),
        (Pace(24, Nights(22, 8, "../etc/passwd")), "zone"),
        (Pace(24, Nights(22, 8, "Europe")), "zone"),
        (Pace(24, stand_in="caesar"), "level"),
    ],
)
async def test_a_pace_that_cannot_be_kept_is_refused(rooms: Rooms, pace: Pace, code: str) -> None:
    wish = NewGame(GAME, [NewSeat("me"), NewSeat("bot")], pace=pace)
    assert await refused(Kind.INVALID, rooms.lobby.create(new_visitor(), wish)) == code


async def test_live_games_have_no_clocks(rooms: Rooms, hands: Hands) -> None:
    host = new_visitor()
    game = await rooms.lobby.create(host, NewGame(GAME, [NewSeat("me"), NewSeat("here")]))
    room = await room_of(rooms, Reader(host, game, 0))
    assert (room.pace, clocks(room)) == (None, [None, None])
    await let_time_run_out(rooms, hands, 90 * DAY)
    assert await rooms.bots.owed(game) == []
    assert await rooms.clocks.owed() == []


# --- whose clock counts ----------------------------------------------------------------------------------------------


async def test_clocks_begin_when_the_last_player_has_arrived(rooms: Rooms, hands: Hands) -> None:
    host = new_visitor()
    game = await rooms.lobby.create(host, NewGame(GAME, [NewSeat("me"), NewSeat("friend")], pace=A_DAY))
    first = Reader(host, game, 0)
    assert clocks(await room_of(rooms, first)) == [None, None]
    hands.move(3 * DAY)
    await rooms.invitations.join(new_visitor(), await rooms.invitations.link(first, 1))
    assert clocks(await room_of(rooms, first)) == [hands.at + DAY] * 2


async def test_who_answers_at_once_has_a_clock_each_and_stops_it_alone(rooms: Rooms, hands: Hands) -> None:
    host, friend, _ = await table_over_days(rooms, "friend", "bot")
    assert clocks(await room_of(rooms, host)) == [hands.at + DAY, hands.at + DAY, None]
    hands.move(HOUR)
    await finish_stage(rooms, host)
    ends = clocks(await room_of(rooms, friend))
    assert ends == [None, hands.at + DAY - HOUR, None]
    assert [turn.visitor for turn in await rooms.clocks.owed()] == [friend.visitor]


async def test_each_turn_begins_with_the_whole_clock(rooms: Rooms, hands: Hands) -> None:
    host, _ = await table_over_days(rooms, "bot")
    game = host.game
    for _ in range(12):
        await let_bots_move(rooms, game)
        (turn,) = await rooms.clocks.owed(visitor=host.visitor)
        assert turn.deadline - turn.since == DAY
        hands.move(HOUR)
        since = turn.since
        while since == turn.since:
            await act(rooms, host, (await legal_answers(rooms, host))[0])
            await let_bots_move(rooms, game)
            (turn,) = await rooms.clocks.owed(visitor=host.visitor)
            assert turn.since in {since, hands.at}


async def test_taking_an_answer_back_wins_no_time(rooms: Rooms, hands: Hands) -> None:
    host, friend = await table_over_days(rooms, "friend")
    begun = hands.at
    hands.move(10 * HOUR)
    await finish_stage(rooms, host)
    hands.move(5 * HOUR)  # which the friend takes, not the host
    await rooms.playing.undo(host, await revision(rooms, host), "take it back")
    assert clocks(await room_of(rooms, host)) == [begun + DAY + 5 * HOUR, begun + DAY]
    assert (await moves_of(rooms, host))[-1].endswith("undo")
    await finish_stage(rooms, friend)
    assert clocks(await room_of(rooms, host))[1] is None


async def revision(rooms: Rooms, reader: Reader) -> int:
    return (await rooms.watching.table(reader)).revision


async def test_turns_are_told_by_the_clock_that_runs_out_first(rooms: Rooms, hands: Hands) -> None:
    host = new_visitor()
    games = [
        await rooms.lobby.create(host, NewGame(GAME, [NewSeat("me"), NewSeat("bot")], pace=Pace(hours)))
        for hours in (72, 8, 24)
    ]
    owed = await rooms.clocks.owed(visitor=host)
    assert [(turn.game_id, turn.deadline) for turn in owed] == [
        (games[1], hands.at + 8 * HOUR),
        (games[2], hands.at + 24 * HOUR),
        (games[0], hands.at + 72 * HOUR),
    ]
    assert await rooms.clocks.owed(game=games[2]) == [owed[1]]
    assert await rooms.clocks.owed(visitor=new_visitor()) == []


# --- what happens when a clock runs out ------------------------------------------------------------------------------


async def test_a_bot_makes_one_turn_and_the_next_is_its_owners_again(rooms: Rooms, hands: Hands) -> None:
    host, friend = await table_over_days(rooms, "friend")
    await let_time_run_out(rooms, hands, DAY - 1)
    assert await rooms.bots.owed(host.game) == []
    await finish_stage(rooms, friend)
    await let_time_run_out(rooms, hands, 1)
    assert keeping(await room_of(rooms, host)) == [(True, 1), (False, 0)]
    assert {(task.seat, task.level) for task in await rooms.bots.owed(host.game)} == {(0, "senator")}
    assert await rooms.clocks.owed(visitor=host.visitor) == []
    assert await let_bots_move(rooms, host.game) > 0
    room = await room_of(rooms, host)
    assert keeping(room) == [(False, 1), (False, 0)]
    assert room.seats[0].mine
    assert (room.seats[0].kind, room.seats[0].clock and room.seats[0].clock.ends) == ("person", hands.at + DAY)


async def test_the_bot_finishes_what_its_owner_has_begun(rooms: Rooms, hands: Hands) -> None:
    host, _ = await table_over_days(rooms, "bot")
    await act(rooms, host, (await legal_answers(rooms, host))[0])
    await let_bots_move(rooms, host.game)
    (turn,) = await rooms.clocks.owed()
    await let_time_run_out(rooms, hands)
    await let_bots_move(rooms, host.game)
    (now,) = await rooms.clocks.owed()
    assert now.since == hands.at > turn.since


async def test_after_two_in_a_row_the_bot_keeps_the_seat_until_it_is_taken_back(rooms: Rooms, hands: Hands) -> None:
    host, friend = await table_over_days(rooms, "friend")
    for _ in range(2):
        await finish_stage(rooms, friend)
        await let_time_run_out(rooms, hands)
        await let_bots_move(rooms, host.game)
    kept, covered = keeping(await room_of(rooms, host))[0]
    assert kept
    for _ in range(8):  # whole turns go by, without any wait for the owner
        await finish_stage(rooms, friend)
        await let_bots_move(rooms, host.game)
    assert keeping(await room_of(rooms, host))[0][1] > covered >= 2
    assert await rooms.clocks.owed(visitor=host.visitor) == []
    assert await refused(Kind.FORBIDDEN, rooms.clocks.take_seat(friend, 0)) == "not-your-seat"
    await rooms.clocks.take_seat(host, 0)
    assert keeping(await room_of(rooms, host)) == [(False, 0), (False, 0)]
    assert await rooms.bots.owed(host.game) == []
    await finish_stage(rooms, friend)
    (turn,) = await rooms.clocks.owed(visitor=host.visitor)
    assert turn.deadline == hands.at + DAY
    await rooms.clocks.take_seat(host, 0)  # again, which is no error
    assert await rooms.clocks.owed(visitor=host.visitor) == [turn]


async def test_an_answer_of_ones_own_in_between_begins_the_count_again(rooms: Rooms, hands: Hands) -> None:
    host, friend = await table_over_days(rooms, "friend")
    for _ in range(3):
        await finish_stage(rooms, friend)
        await let_time_run_out(rooms, hands)
        await let_bots_move(rooms, host.game)
        assert keeping(await room_of(rooms, host))[0] == (False, 1)
        while host.seat not in await deciders(rooms, host):
            await finish_stage(rooms, friend)
        await act(rooms, host, (await legal_answers(rooms, host))[0])
        await finish_stage(rooms, host)


async def test_a_late_answer_counts_as_long_as_no_bot_has_given_one(rooms: Rooms, hands: Hands) -> None:
    host, _ = await table_over_days(rooms, "bot")
    await let_bots_move(rooms, host.game)
    await let_time_run_out(rooms, hands)
    (task,) = await rooms.bots.owed(host.game)
    await act(rooms, host, (await legal_answers(rooms, host))[0])
    assert not await rooms.bots.answer(task, 0)
    room = await room_of(rooms, host)
    assert keeping(room)[0] == (False, 0)
    assert task.seat not in {other.seat for other in await rooms.bots.owed(host.game)}


async def test_everybodys_clock_may_run_out_at_once(rooms: Rooms, hands: Hands) -> None:
    readers = await table_over_days(rooms, "friend", "friend", "here")
    for _ in range(3):
        await let_time_run_out(rooms, hands)
        await let_bots_move(rooms, readers[0].game)
    assert all(kept for kept, _ in keeping(await room_of(rooms, readers[0])))
    assert (await match_of(rooms, readers[0])).position.is_over  # bots play on alone
    assert await rooms.clocks.owed() == []


async def test_a_bot_in_anothers_place_is_shown_no_more_than_its_seat_may_see(rooms: Rooms, hands: Hands) -> None:
    host, _ = await table_over_days(rooms, "friend")
    await let_time_run_out(rooms, hands)
    position = (await match_of(rooms, host)).position
    for task in await rooms.bots.owed(host.game):
        assert task.view == position.view(task.seat).to_bytes()


async def test_a_game_that_is_played_again_keeps_its_pace(rooms: Rooms, hands: Hands) -> None:
    host, _ = await table_over_days(rooms, "bot", pace=Pace(72, Nights(1, 6, "UTC"), "tiro"))
    for _ in range(2):
        await let_time_run_out(rooms, hands, 10 * DAY)
        await let_bots_move(rooms, host.game)
    again = Reader(host.visitor, await rooms.lobby.rematch(host), 0)
    room = await room_of(rooms, again)
    assert room.pace == Pace(72, Nights(1, 6, "UTC"), "tiro")
    assert keeping(room)[0] == (False, 0)
    assert room.seats[0].clock


# --- a server that was down ------------------------------------------------------------------------------------------


async def count(rooms: Rooms) -> None:
    await rooms.clocks.run_out(await rooms.clocks.count())


async def run_for(rooms: Rooms, hands: Hands, minutes: int) -> None:
    for _ in range(minutes):
        hands.move(MINUTE)
        await count(rooms)


async def test_time_counts_only_while_a_server_runs(database_url: str, hands: Hands) -> None:
    async with a_process(database_url, hands) as rooms:
        await count(rooms)
        host, _ = await table_over_days(rooms, "bot", pace=Pace(8))
        await let_bots_move(rooms, host.game)
        await run_for(rooms, hands, 60)
        (before,) = await rooms.clocks.owed()
        assert before.deadline == hands.at + 7 * HOUR
    hands.move(5 * DAY)
    async with a_process(database_url, hands) as rooms, a_process(database_url, hands) as elsewhere:
        await asyncio.gather(count(rooms), count(elsewhere))  # one of them gives it back, not both
        assert await rooms.bots.owed(host.game) == []
        (after,) = await rooms.clocks.owed()
        assert (after.since, after.deadline) == (before.since, hands.at + 7 * HOUR)
        room = await room_of(elsewhere, host)
        assert clocks(room)[0] == after.deadline
        await run_for(rooms, hands, 3)
        assert await rooms.clocks.owed() == [after]


async def test_a_night_that_a_server_slept_through_is_not_given_back_twice(database_url: str, hands: Hands) -> None:
    hands.at -= hands.at % DAY  # midnight, UTC
    hands.move(21 * HOUR)
    async with a_process(database_url, hands) as rooms:
        await count(rooms)
        await table_over_days(rooms, "here", pace=Pace(12, Nights(22, 8, "UTC")))
        assert {turn.deadline for turn in await rooms.clocks.owed()} == {hands.at + 22 * HOUR}
    hands.move(12 * HOUR)  # an hour of the evening, the night, an hour of the morning
    async with a_process(database_url, hands) as rooms:
        await count(rooms)
        assert {turn.deadline for turn in await rooms.clocks.owed()} == {hands.at + 12 * HOUR}


@pytest.mark.parametrize("jump", [40 * DAY, -40 * DAY])
async def test_nobody_loses_or_wins_when_the_systems_clock_is_set(rooms: Rooms, hands: Hands, jump: int) -> None:
    await count(rooms)
    readers = await table_over_days(rooms, "friend")
    hands.move(jump)
    await count(rooms)
    assert await rooms.bots.owed(readers[0].game) == []
    assert {turn.deadline for turn in await rooms.clocks.owed()} == {hands.at + DAY}
    hands.move(-jump)
    await count(rooms)
    assert {turn.deadline for turn in await rooms.clocks.owed()} == {hands.at + DAY}


async def test_a_short_silence_is_not_given_back(rooms: Rooms, hands: Hands) -> None:
    await count(rooms)
    await table_over_days(rooms, "here")
    before = await rooms.clocks.owed()
    hands.move(UNSEEN)
    await count(rooms)
    assert await rooms.clocks.owed() == before


async def test_whichever_moment_a_server_dies_in_the_next_one_goes_on(database_url: str, hands: Hands) -> None:
    """A turn is owed, about to run out, run out; a bot has to move, has moved, keeps the seat; its owner is back."""

    @asynccontextmanager
    async def another_life() -> AsyncIterator[Rooms]:
        """Memory is gone, the database is not; a server that was killed is back within the minute."""
        async with a_process(database_url, hands) as rooms:
            await count(rooms)
            yield rooms

    async with another_life() as rooms:
        host, friend = await table_over_days(rooms, "friend")
    async with another_life() as rooms:
        assert len(await rooms.clocks.owed()) == 2
        await finish_stage(rooms, friend)
        await run_for(rooms, hands, 2)
        (turn,) = await rooms.clocks.owed()
        hands.at = turn.deadline - 1
    async with a_process(database_url, hands) as rooms:  # the day in between went by on another server
        await rooms.clocks.run_out(hands.at)
        assert keeping(await room_of(rooms, host))[0] == (False, 0)
        hands.move(1)
        moves = await moves_of(rooms, host)
    async with a_process(database_url, hands) as rooms, a_process(database_url, hands) as elsewhere:
        await asyncio.gather(rooms.clocks.run_out(hands.at), elsewhere.clocks.run_out(hands.at))
        assert keeping(await room_of(rooms, host))[0] == (True, 1)
    async with a_process(database_url, hands) as rooms, a_process(database_url, hands) as elsewhere:
        assert await rooms.bots.waiting() == [host.game]
        (task,) = await rooms.bots.owed(host.game)
        assert await elsewhere.bots.owed(host.game) == [task]
        (first, *_) = (await match_of(rooms, host)).position.legal(0)
        done = await asyncio.gather(rooms.bots.answer(task, first), elsewhere.bots.answer(task, first))
        assert sorted(done) == [False, True]
    async with a_process(database_url, hands) as rooms:
        await let_bots_move(rooms, host.game)
        assert keeping(await room_of(rooms, host))[0] == (False, 1)
        now = await moves_of(rooms, host)
        assert now[: len(moves)] == moves
        while host.visitor not in {turn.visitor for turn in await rooms.clocks.owed()}:
            await finish_stage(rooms, friend)
        await let_time_run_out(rooms, hands)
    async with a_process(database_url, hands) as rooms:
        await let_bots_move(rooms, host.game)
        await finish_stage(rooms, friend)
        assert keeping(await room_of(rooms, host))[0][0]
    async with a_process(database_url, hands) as rooms:
        await rooms.clocks.take_seat(host, 0)
    async with a_process(database_url, hands) as rooms:
        assert keeping(await room_of(rooms, host))[0] == (False, 0)
        assert await rooms.bots.waiting() == []


# --- nudges ----------------------------------------------------------------------------------------------------------


async def test_who_is_waited_for_may_be_nudged_once_a_day(rooms: Rooms, hands: Hands, changes: list[Change]) -> None:
    host, friend, third = await table_over_days(rooms, "friend", "friend", pace=Pace(168))
    await finish_stage(rooms, host)
    assert await refused(Kind.CONFLICT, rooms.clocks.nudge(friend, 0)) == "no-nudge"  # who owes nothing
    assert await refused(Kind.CONFLICT, rooms.clocks.nudge(friend, 1)) == "no-nudge"  # oneself
    assert await refused(Kind.NOT_FOUND, rooms.clocks.nudge(Reader(new_visitor(), host.game, 0), 1)) == "no-game"
    changes.clear()
    await rooms.clocks.nudge(host, 1)
    assert changes == [Change(host.game, "room")]
    assert await refused(Kind.TOO_MANY, rooms.clocks.nudge(third, 1)) == "nudged"
    (turn,) = await rooms.clocks.owed(visitor=friend.visitor)
    assert (turn.nudged, turn.nudged_by) == (hands.at, 0)
    assert [seat.nudged for seat in (await room_of(rooms, third)).seats] == [None, hands.at, None]
    hands.move(DAY)
    await rooms.clocks.nudge(third, 1)
    (turn,) = await rooms.clocks.owed(visitor=friend.visitor)
    assert (turn.nudged, turn.nudged_by) == (hands.at, 2)


# --- pauses ----------------------------------------------------------------------------------------------------------


async def test_a_pause_begins_when_all_agree_and_ends_by_itself(rooms: Rooms, hands: Hands) -> None:
    host, friend, third = await table_over_days(rooms, "friend", "friend")
    hands.move(4 * HOUR)
    until = hands.at + 10 * DAY
    assert not await rooms.company.ask_for_pause(friend, 1, until)
    (proposal,) = (await room_of(rooms, host)).proposals
    assert (proposal.seat, proposal.until, proposal.missing, proposal.mine_to_answer) == (1, until, [0, 2], True)
    assert not await rooms.company.agree(host, 1)
    hands.move(HOUR)  # which counts: not all have agreed
    assert await rooms.company.agree(third, 1)
    room = await room_of(rooms, host)
    assert room.pause
    assert (room.pause.until, room.pause.seat, room.proposals) == (until, 1, [])
    assert clocks(room) == [until + 19 * HOUR] * 3
    await let_time_run_out(rooms, hands, 9 * DAY)
    assert await rooms.bots.owed(host.game) == []
    hands.at = until
    room = await room_of(rooms, host)
    assert (room.pause, clocks(room)) == (None, [until + 19 * HOUR] * 3)


async def test_a_pause_ends_when_its_owner_moves_or_ends_it(rooms: Rooms, hands: Hands) -> None:
    host, friend = await table_over_days(rooms, "friend")
    for _ in range(2):
        await rooms.company.ask_for_pause(friend, 1, hands.at + 10 * DAY)
        await rooms.company.agree(host, 1)
        hands.move(3 * DAY)
        assert await refused(Kind.FORBIDDEN, rooms.company.end_pause(host)) == "not-your-seat"
        await rooms.company.end_pause(friend)
        room = await room_of(rooms, host)
        assert (room.pause, clocks(room)) == (None, [hands.at + DAY] * 2)
    await rooms.company.ask_for_pause(friend, 1, hands.at + 10 * DAY)
    await rooms.company.agree(host, 1)
    hands.move(DAY)
    await act(rooms, host, (await legal_answers(rooms, host))[0])  # others may move meanwhile
    assert (await room_of(rooms, host)).pause
    await act(rooms, friend, (await legal_answers(rooms, friend))[0])
    room = await room_of(rooms, host)
    assert room.pause is None
    assert set(clocks(room)) <= {hands.at + DAY, None}


async def test_a_turn_that_begins_during_a_pause_has_its_clock_after_it(rooms: Rooms, hands: Hands) -> None:
    host, _ = await table_over_days(rooms, "bot")
    until = hands.at + 5 * DAY
    assert await rooms.company.ask_for_pause(host, 0, until)  # nobody else has to agree
    await let_bots_move(rooms, host.game)
    (turn,) = await rooms.clocks.owed()
    assert turn.deadline == until + DAY


async def test_who_is_away_is_not_asked_to_agree(rooms: Rooms, hands: Hands) -> None:
    host, friend, third = await table_over_days(rooms, "friend", "friend")
    for _ in range(2):
        await finish_stage(rooms, host)
        await finish_stage(rooms, friend)
        await let_time_run_out(rooms, hands)
        await let_bots_move(rooms, host.game)
    assert keeping(await room_of(rooms, host))[2][0]
    await rooms.company.ask_for_pause(host, 0, hands.at + DAY)
    assert await rooms.company.agree(friend, 0)
    assert await refused(Kind.CONFLICT, rooms.company.agree(third, 0)) == "no-proposal"


@pytest.mark.parametrize("days", [0, 61])
async def test_a_pause_has_an_end_that_is_not_far_away(rooms: Rooms, hands: Hands, days: int) -> None:
    host, _ = await table_over_days(rooms, "bot")
    ask = rooms.company.ask_for_pause(host, 0, hands.at + days * DAY)
    assert await refused(Kind.INVALID, ask) == "pause"


async def test_a_wish_to_leave_takes_the_place_of_a_wish_to_pause(rooms: Rooms, hands: Hands) -> None:
    host, friend = await table_over_days(rooms, "friend")
    await rooms.company.ask_for_pause(friend, 1, hands.at + DAY)
    await rooms.company.leave(friend, 1, "tiro")
    (proposal,) = (await room_of(rooms, host)).proposals
    assert (proposal.until, proposal.level) == (None, "tiro")
    assert await rooms.company.agree(host, 1)
    room = await room_of(rooms, host)
    assert (room.seats[1].kind, clocks(room)[1]) == ("bot", None)


async def test_clocks_that_have_run_out_are_found_without_reading_the_others(sqlite_url: str) -> None:
    asked: list[tuple[str, Sequence[object]]] = []

    def steps_of_the_search(db: Connection) -> list[str]:
        listen(db, "before_cursor_execute", lambda *said: asked.append((said[2], said[3])))
        games_out_of_time(db, at=0, most=100)
        statement, values = asked[-1]
        return [row[3] for row in db.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", tuple(values))]

    async with database(sqlite_url) as store:
        steps = await store.read(steps_of_the_search)
    assert steps == ["SEARCH seats USING COVERING INDEX ix_seats_deadline (deadline<?)"]


# --- what a clock must not tell --------------------------------------------------------------------------------------


async def test_clocks_tell_rivals_only_who_still_owes_an_answer(rooms: Rooms, hands: Hands) -> None:
    """In a simultaneous stage nobody sees how far the others are: neither by what their clocks say, nor when."""
    host, friend = await table_over_days(rooms, "friend")

    async def seen() -> Sequence[object]:
        return (await room_of(rooms, friend)).seats

    before = await seen()
    answered = 0
    while True:
        hands.move(MINUTE)
        await act(rooms, host, (await legal_answers(rooms, host))[0])
        answered += 1
        if 0 not in await deciders(rooms, host):
            break
        assert await seen() == before
    assert answered > 1
    assert await seen() != before
