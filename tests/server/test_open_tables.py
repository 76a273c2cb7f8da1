"""Open tables: who sees them, sitting down, when they begin, leaving, being sent away, muting and blocking."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from msgspec import json
from sqlalchemy import Connection, select

from princeps.server.errors import Kind, RoomError
from princeps.server.messages import Joined, NewGame, NewSeat, Pace, Room
from princeps.server.open_table_messages import OpenTable
from princeps.server.rooms.pace import DAY, HOUR
from princeps.server.rooms.repository import Change, Limits
from princeps.server.rooms.rooms import Rooms
from princeps.server.store import schema
from princeps.server.visitors import Caller, Device, Reader, Visitor
from server.over_days import MINUTE, Hands
from server.playing import (
    GAME,
    Who,
    act,
    another_process,
    database,
    legal_answers,
    new_visitor,
    play_to_the_end,
    refused,
    wish,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
async def rooms(database_url: str, changes: list[Change], hands: Hands) -> AsyncIterator[Rooms]:
    opened = await Rooms.open(database_url, changes.append, now=hands, open_tables=True)
    yield opened
    await opened.close()


async def open_table(rooms: Rooms, *others: Who, pace: Pace | None = None, watchable: bool = False) -> Reader:
    """A table whose host sits at seat 0."""
    host = new_visitor()
    wanted = NewGame(GAME, [NewSeat("me"), *map(NewSeat, others)], pace=pace, watchable=watchable)
    return Reader(host, await rooms.lobby.create(host, wanted), 0)


async def sit(rooms: Rooms, game: str, visitor: Visitor | None = None, name: str | None = None) -> Reader:
    visitor = visitor or new_visitor()
    return Reader(visitor, game, (await rooms.open_tables.sit(visitor, game, name)).seat)


async def tables(rooms: Rooms, visitor: Visitor | None = None) -> list[OpenTable]:
    return (await rooms.open_tables.listed(visitor, "en")).tables


async def listed(rooms: Rooms, visitor: Visitor | None = None) -> list[str]:
    return [table.id for table in await tables(rooms, visitor)]


async def room_of(rooms: Rooms, reader: Reader) -> Room:
    await rooms.watching.refresh(reader.game)
    return await rooms.watching.room(reader)


# --- until it begins -------------------------------------------------------------------------------------------------


async def test_a_game_begins_when_its_last_open_seat_is_taken(rooms: Rooms) -> None:
    host = await open_table(rooms, "open", "open")
    first = await sit(rooms, host.game)
    assert (await room_of(rooms, host)).gathering
    second = await sit(rooms, host.game)
    assert not (await room_of(rooms, host)).gathering
    assert {first.seat, second.seat} == {1, 2}
    await act(rooms, host, (await legal_answers(rooms, host))[0])


async def test_nobody_sees_the_table_before_all_have_sat_down(rooms: Rooms) -> None:
    """Otherwise one could look at what was dealt, and go to another table."""
    host = await open_table(rooms, "open", "bot")
    attempts: list[Callable[[], Awaitable[object]]] = [
        lambda: rooms.watching.table(host),
        lambda: rooms.watching.box(host),
        lambda: rooms.watching.explore(host, 0, ["crane.park"]),
        lambda: rooms.watching.why(host, "0.ship"),
        lambda: rooms.watching.to_advise(host, 0, []),
        lambda: rooms.playing.act(host, 0, "some key", ["crane.park"]),
        lambda: rooms.playing.undo(host, 0, "some key"),
        lambda: rooms.archive.room(host.visitor, host.game),
    ]
    for attempt in attempts:
        assert await refused(Kind.CONFLICT, attempt()) == "not-begun"
    assert await rooms.watching.news(host, 0, None) is None
    await sit(rooms, host.game)
    assert await rooms.watching.news(host, 0, None)


async def test_until_it_begins_nobody_is_waited_for_and_no_clock_counts(rooms: Rooms, hands: Hands) -> None:
    host = await open_table(rooms, "open", "bot", pace=Pace(24))
    assert await rooms.bots.owed(host.game) == []
    assert await rooms.bots.waiting() == []
    hands.move(2 * DAY)
    (game,) = await rooms.lobby.mine(host.visitor)
    assert (game.my_turn, game.clock, game.gathering) == (False, None, True)
    await rooms.devices.recognise(Device(host.visitor), "")
    await sit(rooms, host.game)
    (game,) = await rooms.lobby.mine(host.visitor)
    assert game.clock is not None
    assert game.clock.ends == hands.at + DAY, "the clock begins with the game"
    assert await rooms.bots.waiting() == [host.game]


async def test_the_host_may_fill_a_seat_with_a_bot_or_a_friend(rooms: Rooms) -> None:
    host = await open_table(rooms, "open", "open")
    friend = new_visitor()
    await rooms.invitations.join(friend, await rooms.invitations.link(host, 1))
    assert (await room_of(rooms, host)).gathering
    assert await rooms.company.leave(host, 2)
    assert not (await room_of(rooms, host)).gathering


async def test_with_a_friend_invited_too_the_game_waits_for_both(rooms: Rooms) -> None:
    host = await open_table(rooms, "open", "friend")
    await sit(rooms, host.game)
    assert (await room_of(rooms, host)).gathering
    assert [seat.open for seat in (await tables(rooms))[0].seats] == [False, True, False]
    assert await refused(Kind.CONFLICT, rooms.open_tables.sit(new_visitor(), host.game, None)) == "table-full"
    await rooms.invitations.join(new_visitor(), await rooms.invitations.link(host, 2))
    assert not (await room_of(rooms, host)).gathering


async def test_of_two_who_want_the_last_seat_one_gets_it(rooms: Rooms, database_url: str) -> None:
    """In two processes, at the same moment."""
    host = await open_table(rooms, "open")
    elsewhere = await Rooms.open(database_url, lambda change: None, open_tables=True)
    wanted = [process.open_tables.sit(new_visitor(), host.game, None) for process in (rooms, elsewhere, rooms)]
    came = await asyncio.gather(*wanted, return_exceptions=True)
    assert [isinstance(outcome, Joined) for outcome in came].count(True) == 1
    assert {it.code for it in came if isinstance(it, RoomError)} == {"table-full"}
    assert not (await room_of(rooms, host)).gathering
    await elsewhere.close()


async def test_sitting_down_again_is_no_error(rooms: Rooms) -> None:
    """The page asks again if no answer came."""
    host = await open_table(rooms, "open", "open")
    guest = await sit(rooms, host.game)
    assert await sit(rooms, host.game, guest.visitor) == guest
    assert await sit(rooms, host.game, host.visitor) == host
    assert sum(seat.claimed for seat in (await room_of(rooms, host)).seats) == 2


async def test_who_sits_down_keeps_their_name_unless_another_has_it(rooms: Rooms) -> None:
    host = await open_table(rooms, "open", "open", "open")
    await rooms.company.rename(host, 0, "Aurelia")
    guests = [await sit(rooms, host.game, name=name) for name in (" Ondřej ", "aurelia")]
    names = [seat.name for seat in (await room_of(rooms, host)).seats]
    assert names[guests[0].seat] == "Ondřej"
    assert names[guests[1].seat].lower() != "aurelia"
    assert await refused(Kind.INVALID, rooms.open_tables.sit(new_visitor(), host.game, "\u202eNero")) == "name"


# --- leaving, being sent away ----------------------------------------------------------------------------------------


async def test_who_leaves_before_it_begins_frees_the_seat(rooms: Rooms) -> None:
    host = await open_table(rooms, "open", "open")
    guest = await sit(rooms, host.game, name="Nero")
    await rooms.company.chat(guest, "I burn for this!")
    assert await rooms.company.leave(guest, guest.seat)
    room = await room_of(rooms, host)
    assert (room.seats[guest.seat].claimed, room.seats[guest.seat].name != "Nero", room.chat) == (False, True, [])
    assert await refused(Kind.NOT_FOUND, rooms.watching.room(guest)) == "no-game"
    assert await sit(rooms, host.game, guest.visitor) == guest, "who left may come back"


async def test_the_host_closes_a_table_instead_of_leaving_it(rooms: Rooms) -> None:
    host = await open_table(rooms, "open", "open")
    guest = await sit(rooms, host.game)
    assert await refused(Kind.CONFLICT, rooms.company.leave(host, 0)) == "host-stays"
    await rooms.lobby.delete(host)
    assert await listed(rooms) == []
    assert await refused(Kind.NOT_FOUND, rooms.watching.room(guest)) == "no-game"


async def test_after_it_has_begun_the_others_have_to_agree(rooms: Rooms) -> None:
    host = await open_table(rooms, "open")
    guest = await sit(rooms, host.game)
    assert not await rooms.company.leave(guest, guest.seat)
    assert await rooms.company.agree(host, guest.seat)
    assert (await room_of(rooms, host)).seats[guest.seat].kind == "bot"


async def test_who_is_sent_away_does_not_come_back_to_this_table(rooms: Rooms) -> None:
    host = await open_table(rooms, "open", "open")
    other = await open_table(rooms, "open")
    guest = await sit(rooms, host.game)
    assert await refused(Kind.FORBIDDEN, rooms.open_tables.kick(guest, host.seat)) == "only-host"
    await rooms.open_tables.kick(host, guest.seat)
    assert await refused(Kind.NOT_FOUND, rooms.watching.room(guest)) == "no-game"
    assert await listed(rooms, guest.visitor) == [other.game]
    assert await refused(Kind.GONE, rooms.open_tables.sit(guest.visitor, host.game, None)) == "table-gone"
    assert host.game in await listed(rooms, new_visitor())


async def test_nobody_is_sent_away_from_a_game_that_has_begun(rooms: Rooms) -> None:
    host = await open_table(rooms, "open")
    guest = await sit(rooms, host.game)
    assert await refused(Kind.CONFLICT, rooms.open_tables.kick(host, guest.seat)) == "begun"


@pytest.mark.parametrize("seat", [0, 1])
async def test_only_somebody_else_can_be_sent_away(rooms: Rooms, seat: int) -> None:
    host = await open_table(rooms, "open")
    assert await refused(Kind.CONFLICT, rooms.open_tables.kick(host, seat)) == "nobody-there"


# --- the list --------------------------------------------------------------------------------------------------------


async def test_one_s_own_tables_come_first_and_then_those_that_begin_soonest(rooms: Rooms, hands: Hands) -> None:
    large = await open_table(rooms, "open", "open", "open")
    hands.move(MINUTE)
    small = await open_table(rooms, "open")
    hands.move(MINUTE)
    running = await open_table(rooms, "open", watchable=True)
    await sit(rooms, running.game)
    assert await listed(rooms) == [small.game, large.game, running.game]
    assert await listed(rooms, large.visitor) == [large.game, small.game, running.game]


async def test_the_list_tells_what_one_wants_to_know_before_sitting_down(rooms: Rooms) -> None:
    host = new_visitor()
    seats = [NewSeat("me", "Yuki"), NewSeat("bot", level="tiro", character="cato"), NewSeat("open")]
    await rooms.lobby.create(host, NewGame(GAME, seats, {"side-b": True}, hints=True, pace=Pace(24)))
    (table,) = await tables(rooms, host)
    assert (table.game, table.options, table.hints, table.begun, table.host) == (
        GAME,
        {"side_b": True},
        True,
        False,
        True,
    )
    assert table.pace
    assert table.pace.hours == 24
    assert [(seat.name, seat.kind, seat.level, seat.mine) for seat in table.seats] == [
        ("Yuki", "person", None, True),
        ("Cato", "bot", "tiro", False),
        (None, "person", None, False),
    ]


async def test_the_list_tells_nothing_else(rooms: Rooms, database_url: str) -> None:
    """No identities, secrets, seeds, chat, or names of who has not come yet."""
    host = await open_table(rooms, "open", "open", "friend", watchable=True)
    secret = await rooms.invitations.link(host, 3)
    guest = await sit(rooms, host.game)
    await rooms.company.rename(host, 3, "Secretus")
    await rooms.company.chat(guest, "between us")
    told = json.encode(await rooms.open_tables.listed(new_visitor(), "en")).decode()
    async with database(database_url) as store:
        seed = await store.read(lambda db: db.scalar(select(schema.games.c.seed)))
    for hidden in (host.visitor[:8], guest.visitor[:8], secret, str(seed), "between us", "Secretus"):
        assert hidden not in told


@pytest.mark.parametrize(("pace", "away"), [(None, 30 * MINUTE), (Pace(24), 4 * DAY)])
async def test_a_table_vanishes_while_its_host_is_away(
    rooms: Rooms, hands: Hands, pace: Pace | None, away: int
) -> None:
    host = await open_table(rooms, "open", pace=pace)
    hands.move(away)
    assert await listed(rooms) == []
    assert await refused(Kind.GONE, rooms.open_tables.sit(new_visitor(), host.game, None)) == "table-gone"
    await rooms.devices.recognise(Device(host.visitor), "")
    assert await listed(rooms) == [host.game]


async def test_a_table_to_which_nobody_came_vanishes(rooms: Rooms, hands: Hands) -> None:
    host = await open_table(rooms, "open")
    hands.move(13 * HOUR)
    await rooms.devices.recognise(Device(host.visitor), "")
    assert await listed(rooms, host.visitor) == []
    assert [game.id for game in await rooms.lobby.mine(host.visitor)] == [host.game], "its host may still close it"


async def test_a_running_game_can_be_watched_if_its_host_allows_it(rooms: Rooms) -> None:
    shown, hidden = [await open_table(rooms, "open", watchable=watchable) for watchable in (True, False)]
    guest = new_visitor()
    assert await refused(Kind.GONE, rooms.open_tables.watch(guest, shown.game)) == "table-gone"
    for host in (shown, hidden):
        await sit(rooms, host.game)
    assert await listed(rooms) == [shown.game]
    assert await listed(rooms, shown.visitor) == [], "who plays there has it on another list"
    await rooms.open_tables.watch(guest, shown.game)
    assert (await rooms.watching.table(Reader(guest, shown.game))).decision is None
    assert await refused(Kind.GONE, rooms.open_tables.watch(guest, hidden.game)) == "table-gone"


async def test_a_finished_game_is_on_the_list_no_longer(rooms: Rooms) -> None:
    host = await open_table(rooms, "open", watchable=True)
    await play_to_the_end(rooms, [host, await sit(rooms, host.game)])
    assert await listed(rooms) == []
    assert await refused(Kind.GONE, rooms.open_tables.sit(new_visitor(), host.game, None)) == "table-gone"


async def test_the_list_is_never_longer_than_a_page(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("princeps.server.rooms.open_tables.MOST_LISTED", 2)
    for _ in range(3):
        await open_table(rooms, "open")
    assert len(await tables(rooms)) == 2


# --- limits, and none at all -----------------------------------------------------------------------------------------


async def test_nobody_waits_at_many_tables(database_url: str) -> None:
    rooms = await Rooms.open(database_url, lambda change: None, Limits(waiting=2), open_tables=True)
    host = await open_table(rooms, "open", "open")
    other, third = await open_table(rooms, "open", "open"), await open_table(rooms, "open", "open")
    await sit(rooms, other.game, host.visitor)
    assert await refused(Kind.TOO_MANY, sit(rooms, third.game, host.visitor)) == "too-many-waiting"
    assert await refused(Kind.TOO_MANY, rooms.lobby.create(host.visitor, wish("me", "open"))) == "too-many-waiting"
    await rooms.lobby.create(host.visitor, wish("me", "friend"))
    await sit(rooms, host.game)
    await sit(rooms, host.game)
    await sit(rooms, third.game, host.visitor)
    await rooms.close()


async def test_a_server_for_friends_has_no_open_tables(database_url: str) -> None:
    rooms = await Rooms.open(database_url, lambda change: None)
    assert not (await rooms.lobby.home(None, "en")).open_tables
    attempts: list[Awaitable[object]] = [
        rooms.lobby.create(new_visitor(), wish("me", "open")),
        rooms.open_tables.listed(None, "en"),
        rooms.open_tables.sit(new_visitor(), "any", None),
        rooms.open_tables.watch(new_visitor(), "any"),
    ]
    for attempt in attempts:
        assert await refused(Kind.NOT_FOUND, attempt) == "no-open-tables"
    await rooms.close()


async def test_only_tables_that_are_open_can_be_watched_by_everybody(rooms: Rooms) -> None:
    wanted = NewGame(GAME, [NewSeat("me"), NewSeat("friend")], watchable=True)
    assert await refused(Kind.INVALID, rooms.lobby.create(new_visitor(), wanted)) == "watchable"


# --- muting and blocking ---------------------------------------------------------------------------------------------


async def test_who_is_muted_is_heard_at_no_table_and_is_not_told(rooms: Rooms) -> None:
    host = await open_table(rooms, "open", "open")
    loud, other = await sit(rooms, host.game), await sit(rooms, host.game)
    second = await sit(rooms, (await open_table(rooms, "open", "open")).game, host.visitor)
    loud_there = await sit(rooms, second.game, loud.visitor)
    await rooms.watching.room(second)
    await rooms.aversions.add(host, loud.seat, "mute")
    for reader in (loud, other):
        await rooms.company.chat(reader, "Ave!")
    await rooms.company.chat(loud_there, "Ave!")
    assert [line.seat for line in (await rooms.watching.room(host)).chat] == [other.seat]
    assert (await rooms.watching.room(second)).chat == []
    assert [seat.muted for seat in (await rooms.watching.room(host)).seats].index(True) == loud.seat
    assert len((await rooms.watching.room(loud)).chat) == len((await rooms.watching.room(other)).chat) == 2
    assert not any(seat.muted for seat in (await rooms.watching.room(loud)).seats)
    await rooms.aversions.remove(host, loud.seat, "mute")
    assert len((await rooms.watching.room(host)).chat) == 2


async def test_those_who_blocked_and_those_who_were_do_not_meet(rooms: Rooms) -> None:
    host = await open_table(rooms, "open", "open")
    troll = await sit(rooms, host.game, name="Troll")
    mine, theirs = [await open_table_of(rooms, visitor) for visitor in (host.visitor, troll.visitor)]
    await rooms.aversions.add(host, troll.seat, "block")
    assert theirs not in await listed(rooms, host.visitor)
    assert mine not in await listed(rooms, troll.visitor)
    refusals = [
        await refused(Kind.GONE, rooms.open_tables.sit(visitor, game, "Somebody Else"))
        for visitor, game in ((host.visitor, theirs), (troll.visitor, mine), (troll.visitor, "never-was"))
    ]
    assert refusals == ["table-gone"] * 3, "a table that never was sounds the same"


async def open_table_of(rooms: Rooms, visitor: Visitor, *others: Who) -> str:
    return await rooms.lobby.create(visitor, wish("me", *(others or ("open", "open"))))


async def test_where_somebody_sits_who_blocked_one_there_is_no_table(rooms: Rooms) -> None:
    """Also a full one, and one to watch."""
    meeting = await open_table(rooms, "open")
    troll = await sit(rooms, meeting.game)
    await rooms.aversions.add(meeting, troll.seat, "block")
    host = await open_table(rooms, "open", watchable=True)
    await sit(rooms, host.game, meeting.visitor)
    assert await refused(Kind.GONE, rooms.open_tables.sit(troll.visitor, host.game, None)) == "table-gone"
    assert await listed(rooms, troll.visitor) == []
    assert await refused(Kind.GONE, rooms.open_tables.watch(troll.visitor, host.game)) == "table-gone"


async def test_a_host_who_blocks_somebody_sends_them_away_as_if_by_kicking(rooms: Rooms) -> None:
    host = await open_table(rooms, "open", "open", "open")
    kicked, blocked = await sit(rooms, host.game), await sit(rooms, host.game)
    await rooms.open_tables.kick(host, kicked.seat)
    await rooms.aversions.add(host, blocked.seat, "block")
    for guest in (kicked, blocked):
        assert await refused(Kind.NOT_FOUND, rooms.watching.room(guest)) == "no-game"
        assert await refused(Kind.GONE, rooms.open_tables.sit(guest.visitor, host.game, None)) == "table-gone"


async def test_who_is_blocked_at_a_running_table_notices_nothing(rooms: Rooms) -> None:
    host = await open_table(rooms, "open")
    guest = await sit(rooms, host.game)
    before = await rooms.watching.room(guest)
    await rooms.aversions.add(host, guest.seat, "block")
    assert await rooms.watching.room(guest) == before
    assert (await rooms.watching.room(host)).seats[guest.seat].blocked


async def test_one_s_own_list_can_be_shortened_and_names_nobody(rooms: Rooms) -> None:
    host = await open_table(rooms, "open", "open")
    first, second = await sit(rooms, host.game, name="Nero"), await sit(rooms, host.game, name="Otho")
    await rooms.aversions.add(host, first.seat, "block")
    await rooms.aversions.add(host, second.seat, "mute")
    await rooms.company.rename(first, first.seat, "Innocentia")
    found = (await rooms.aversions.mine(host.visitor)).aversions
    assert sorted((it.kind, it.name) for it in found) == [("block", "Nero"), ("mute", "Otho")]
    assert first.visitor[:8] not in json.encode(found).decode()
    for it in found:
        await rooms.aversions.remove_by_id(host.visitor, it.id)
    await rooms.aversions.remove_by_id(host.visitor, found[0].id)
    assert (await rooms.aversions.mine(host.visitor)).aversions == []
    assert not any(seat.blocked or seat.muted for seat in (await rooms.watching.room(host)).seats)


@pytest.mark.parametrize("seat", [0, 1])
async def test_only_other_people_can_be_muted(rooms: Rooms, seat: int) -> None:
    host = await open_table(rooms, "bot", "open")
    assert await refused(Kind.CONFLICT, rooms.aversions.add(host, seat, "mute")) == "nobody-there"


async def test_only_those_at_a_table_learn_who_sits_there(rooms: Rooms) -> None:
    host = await open_table(rooms, "open")
    stranger = Reader(new_visitor(), host.game, 0)
    assert await refused(Kind.NOT_FOUND, rooms.aversions.add(stranger, 0, "block")) == "no-game"


# --- people and their devices ----------------------------------------------------------------------------------------


async def test_a_block_holds_for_all_devices_of_both(rooms: Rooms) -> None:
    host = await open_table(rooms, "open")
    troll = await sit(rooms, host.game)
    await rooms.aversions.add(host, troll.seat, "block")
    mine = await open_table_of(rooms, host.visitor)
    innocent = await open_table(rooms, "open")  # of somebody who turns out to be the same
    assert innocent.game in await listed(rooms, host.visitor)
    await become_one(rooms, troll.visitor, innocent.visitor)
    assert mine not in await listed(rooms, innocent.visitor)
    assert innocent.game not in await listed(rooms, host.visitor)


async def become_one(rooms: Rooms, source: Visitor, target: Visitor) -> None:
    secret, _ = await rooms.devices.link(target)
    await rooms.devices.join(Caller(source, device=Device(source)), secret)


async def test_nobody_can_have_blocked_themselves(rooms: Rooms) -> None:
    """Who blocks their own other device, and then brings both together."""
    host = await open_table(rooms, "open")
    phone = await sit(rooms, host.game)
    await rooms.aversions.add(host, phone.seat, "block")
    await rooms.aversions.add(phone, host.seat, "mute")
    await become_one(rooms, phone.visitor, host.visitor)
    assert (await rooms.aversions.mine(host.visitor)).aversions == []
    assert await open_table_of(rooms, host.visitor) in await listed(rooms, host.visitor)


async def test_two_who_blocked_the_same_person_block_them_once(rooms: Rooms) -> None:
    host = await open_table(rooms, "open", "open")
    troll, other = await sit(rooms, host.game), await sit(rooms, host.game)
    for reader in (host, other):
        await rooms.aversions.add(reader, troll.seat, "block")
    await become_one(rooms, other.visitor, host.visitor)
    assert [it.kind for it in (await rooms.aversions.mine(host.visitor)).aversions] == ["block"]


async def test_who_deletes_everything_frees_the_seat_and_is_blocked_by_nobody(rooms: Rooms, database_url: str) -> None:
    host = await open_table(rooms, "open", "open", "open")
    guest, kicked = await sit(rooms, host.game, name="Nero"), await sit(rooms, host.game)
    await rooms.aversions.add(host, guest.seat, "mute")
    await rooms.aversions.add(guest, host.seat, "block")
    await rooms.open_tables.kick(host, kicked.seat)
    for reader in (guest, kicked):
        await rooms.devices.erase(reader.visitor)

    def left(db: Connection) -> list[int]:
        return [len(db.execute(select(table)).all()) for table in (schema.aversions, schema.kicked)]

    async with database(database_url) as store:
        assert await store.read(left) == [0, 0]
    room = await room_of(rooms, host)
    assert (room.gathering, room.seats[guest.seat].claimed, room.seats[guest.seat].name != "Nero") == (
        True,
        False,
        True,
    )
    assert await listed(rooms) == [host.game]


async def test_when_the_host_deletes_everything_another_has_the_table(rooms: Rooms) -> None:
    host = await open_table(rooms, "open", "open")
    guest = await sit(rooms, host.game)
    await rooms.devices.erase(host.visitor)
    assert (await room_of(rooms, guest)).host
    assert await rooms.company.leave(guest, 0), "a bot takes the seat that the host had"
    await sit(rooms, host.game)
    assert not (await room_of(rooms, guest)).gathering


async def test_all_processes_agree_on_who_sits_where(rooms: Rooms, database_url: str) -> None:
    host = await open_table(rooms, "open", "open")
    async with another_process(database_url) as elsewhere:
        there = await elsewhere.watching.reader(host.visitor, host.game, 0, "en")
        guest = await sit(rooms, host.game)
        await rooms.aversions.add(host, guest.seat, "mute")
        await elsewhere.watching.refresh(host.game)
        assert (await elsewhere.watching.room(there)).seats[guest.seat].muted
        await sit(rooms, host.game)
        await elsewhere.watching.refresh(host.game)
        assert await elsewhere.watching.news(there, 0, None)
