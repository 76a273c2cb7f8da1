"""People at a table: chat, names, and leaving a seat to a bot."""

from random import Random

import pytest

from princeps.server.errors import Kind
from princeps.server.rooms.repository import Limits
from princeps.server.rooms.rooms import Rooms
from princeps.server.visitors import Reader
from server.playing import (
    act,
    another_process,
    choose,
    legal_answers,
    match_of,
    new_visitor,
    open_game,
    open_game_of_two,
    play_to_the_end,
    refused,
    revision_of,
)

pytestmark = pytest.mark.anyio


async def test_people_chat_and_old_lines_go(database_url: str) -> None:
    async with another_process(database_url, Limits(chat_lines=3)) as rooms:
        host, friend = await open_game_of_two(rooms)
        for number in range(5):
            await rooms.company.chat((host, friend)[number % 2], f"  line {number}\n")
        lines = (await rooms.watching.room(friend)).chat
        assert [(line.number, line.seat, line.text) for line in lines] == [
            (2, 0, "line 2"),
            (3, 1, "line 3"),
            (4, 0, "line 4"),
        ]
        for text_ in ("", " \n", "x" * 501, "bell\a", "\u202egninnips"):
            assert await refused(Kind.INVALID, rooms.company.chat(host, text_)) == "chat"


async def test_names_are_changed_by_those_they_belong_to(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms, "bot", "friend")
    await rooms.company.rename(friend, 1, " Seneca ")
    for seat, name in enumerate(("Nero", None, "Automaton", "Guest")):
        if name is not None:
            await rooms.company.rename(host, seat, name)
    assert [seat.name for seat in (await rooms.watching.room(host)).seats] == ["Nero", "Seneca", "Automaton", "Guest"]
    assert await refused(Kind.FORBIDDEN, rooms.company.rename(host, 1, "Other")) == "not-your-seat"
    assert await refused(Kind.FORBIDDEN, rooms.company.rename(friend, 2, "Other")) == "not-your-seat"
    assert await refused(Kind.INVALID, rooms.company.rename(friend, 1, "nero")) == "same-name"
    assert await refused(Kind.NOT_FOUND, rooms.company.rename(host, 4, "Other")) == "no-seat"
    await rooms.company.rename(friend, 1, "SENECA")  # their own name is no obstacle


async def test_a_person_playing_alone_leaves_at_once(rooms: Rooms) -> None:
    host, *_ = await open_game(rooms, "me", "bot")
    assert await rooms.company.leave(host, 0, "tiro")
    room = await rooms.watching.room(Reader(host.visitor, host.game))
    assert (room.seats[0].kind, room.seats[0].level, room.playing, room.host) == ("bot", "tiro", False, True)
    assert 0 in {task.seat for task in await rooms.bots.owed(host.game)}
    assert await refused(Kind.FORBIDDEN, rooms.watching.table(host)) == "not-your-seat"


async def test_a_bot_takes_over_when_all_others_agree(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms, "friend", "bot")
    third = Reader(new_visitor(), host.game, 2)
    await rooms.invitations.join(third.visitor, await rooms.invitations.link(host, 2))
    assert not await rooms.company.leave(friend, 1)
    assert not await rooms.company.leave(friend, 1)
    (proposal,) = (await rooms.watching.room(host)).proposals
    assert (proposal.seat, proposal.agreed, proposal.missing, proposal.mine_to_answer) == (1, [], [0, 2], True)
    assert await refused(Kind.CONFLICT, rooms.company.agree(friend, 1)) == "own-proposal"
    assert await refused(Kind.CONFLICT, rooms.company.agree(host, 2)) == "no-proposal"
    assert not await rooms.company.agree(host, 1)
    assert not await rooms.company.agree(host, 1)
    (proposal,) = (await rooms.watching.room(host)).proposals
    assert (proposal.agreed, proposal.missing, proposal.mine_to_answer) == ([0], [2], False)
    assert await rooms.company.agree(third, 1)
    room = await rooms.watching.room(Reader(friend.visitor, host.game))  # the player who left may watch
    assert (room.seats[1].kind, room.proposals, room.spectators, room.playing) == ("bot", [], 1, False)


async def test_a_bot_that_takes_over_has_its_own_name_and_chat_lines_keep_the_name_of_who_left(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms, "bot", "bot")
    await rooms.company.chat(friend, "I must go.")
    left = (await rooms.watching.room(host)).seats[1].name
    await rooms.company.leave(friend, 1, "civis")
    assert await rooms.company.agree(host, 1)
    room = await rooms.watching.room(host)
    assert (room.seats[1].level, room.seats[1].left_by, room.chat[0].name) == ("civis", left, left)
    assert len({left, *(seat.name for seat in room.seats)}) == 5
    assert [seat.left_by for seat in room.seats if seat.seat != 1] == [None, None, None]


async def test_old_lines_of_the_log_name_who_left_and_new_ones_the_bot(rooms: Rooms, database_url: str) -> None:
    host, friend = await open_game_of_two(rooms)
    chance = Random(7)
    for _ in range(60):
        reader, answers = await choose(rooms, (host, friend), chance)
        await act(rooms, reader, *answers)
    left = (await rooms.watching.room(host)).seats[1].name
    known = [line.text for line in (await rooms.watching.table(host)).log.lines]
    await rooms.company.leave(friend, 1)
    assert await rooms.company.agree(host, 1)
    bot = (await rooms.watching.room(host)).seats[1].name
    await let_bot_answer(rooms, host, chance)
    lines = [line.text for line in (await rooms.watching.table(host)).log.lines]
    pushed = await rooms.watching.news(host, 0, None)
    assert pushed
    assert [line.text for line in pushed.table.log.lines] == lines
    assert lines[: len(known)] == known
    assert any(left in line for line in known)
    assert any(bot in line for line in lines[len(known) :])
    assert not any(left in line for line in lines[len(known) :])
    async with another_process(database_url) as others:
        assert [line.text for line in (await others.watching.table(host)).log.lines] == lines


async def let_bot_answer(rooms: Rooms, host: Reader, chance: Random) -> None:
    """Until the log shows it; meanwhile the host plays on."""
    known = await revision_of(rooms, host)
    while not any(line.seat == 1 for line in (await rooms.watching.table(host, known)).log.lines):
        tasks = await rooms.bots.owed(host.game)
        if tasks:
            position = (await match_of(rooms, host)).position
            assert await rooms.bots.answer(tasks[0], chance.choice(position.legal(1)))
        else:
            await act(rooms, host, chance.choice(await legal_answers(rooms, host)))


async def test_no_bot_has_the_name_of_somebody_who_left(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms)
    await rooms.company.rename(host, 0, "Anna")
    left = (await rooms.watching.room(host)).seats[1].name
    await rooms.company.leave(friend, 1)
    await rooms.company.agree(host, 1)
    await rooms.company.leave(host, 0)
    names = [seat.name for seat in (await rooms.watching.room(Reader(host.visitor, host.game))).seats]
    assert left not in names
    assert "Anna" not in names


async def test_a_person_who_wants_to_leave_learns_that_somebody_would_rather_not(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms, "friend")
    third = Reader(new_visitor(), host.game, 2)
    await rooms.invitations.join(third.visitor, await rooms.invitations.link(host, 2))
    await rooms.company.leave(friend, 1)
    await rooms.company.decline(host, 1)
    await rooms.company.decline(host, 1)
    (proposal,) = (await rooms.watching.room(friend)).proposals
    assert (proposal.agreed, proposal.declined, proposal.missing) == ([], [0], [2])
    (proposal,) = (await rooms.watching.room(host)).proposals
    assert not proposal.mine_to_answer
    assert not await rooms.company.agree(third, 1)
    assert (await rooms.watching.room(friend)).seats[1].kind == "person"
    assert await rooms.company.agree(host, 1)  # after changing their mind
    assert await refused(Kind.CONFLICT, rooms.company.decline(host, 1)) == "no-proposal"


async def test_who_asks_again_asks_everybody(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms)
    await rooms.company.leave(friend, 1)
    await rooms.company.decline(host, 1)
    await rooms.company.stay(friend, 1)
    await rooms.company.leave(friend, 1)
    (proposal,) = (await rooms.watching.room(host)).proposals
    assert (proposal.declined, proposal.missing, proposal.mine_to_answer) == ([], [0], True)
    assert await refused(Kind.CONFLICT, rooms.company.decline(friend, 1)) == "own-proposal"


async def test_when_the_game_is_over_nobody_is_asked_any_more(rooms: Rooms) -> None:
    """Otherwise a bot would appear in the list of those who played it, and in the rematch."""
    host, friend = await open_game_of_two(rooms)
    await rooms.company.leave(friend, 1)
    await play_to_the_end(rooms, [host, friend])
    assert (await rooms.watching.room(host)).proposals == []
    assert await refused(Kind.CONFLICT, rooms.company.agree(host, 1)) == "over"
    assert (await rooms.watching.room(host)).seats[1].kind == "person"


async def test_people_who_leave_are_no_longer_asked_about_others(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms, "bot")
    assert not await rooms.company.leave(friend, 1)
    assert not await rooms.company.leave(host, 0)
    assert await rooms.company.agree(friend, 0)
    room = await rooms.watching.room(Reader(friend.visitor, host.game))
    assert [seat.kind for seat in room.seats] == ["bot", "bot", "bot"]  # nobody was left to object to the other leaving


async def test_one_may_think_better_of_leaving(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms)
    await rooms.company.leave(friend, 1)
    await rooms.company.stay(friend, 1)
    assert (await rooms.watching.room(host)).proposals == []
    assert await refused(Kind.CONFLICT, rooms.company.agree(host, 1)) == "no-proposal"


async def test_the_host_need_not_wait_for_a_friend_for_ever(rooms: Rooms) -> None:
    host, *_ = await open_game(rooms, "me", "friend")
    secret = await rooms.invitations.link(host, 1)
    assert await rooms.company.leave(host, 1, "civis")
    assert (await rooms.watching.room(host)).seats[1].level == "civis"
    assert await refused(Kind.GONE, rooms.invitations.join(new_visitor(), secret)) == "used-link"
