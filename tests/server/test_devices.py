"""Several devices of one person: letting another one in, signing one out, coming back by words, deleting everything."""

import asyncio

import pytest
from sqlalchemy import Connection, ForeignKey, func, select, update

from princeps.server import recovery_words
from princeps.server.device_names import device_name
from princeps.server.errors import Kind
from princeps.server.messages import NewGame, NewSeat
from princeps.server.qr_code import draw
from princeps.server.recovery_words import hash_of_words, new_words
from princeps.server.rooms.repository import Change
from princeps.server.rooms.rooms import Rooms
from princeps.server.store import schema
from princeps.server.visitors import Caller, Device, Reader, Visitor, hash_of, new_secret, short, visitor_named_after
from server.older import turn_back
from server.playing import (
    GAME,
    another_process,
    database,
    new_device,
    new_visitor,
    open_game,
    open_game_of_two,
    people_of,
    play_to_the_end,
    refused,
    wish,
)

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def first_device(visitor: Visitor) -> Caller:
    return Caller(visitor, device=Device(visitor))


def new_browser() -> Caller:
    device = new_device()
    return Caller(visitor_named_after(device), device=device, agent=FIREFOX)


async def linked(rooms: Rooms, visitor: Visitor) -> Caller:
    """Another device of theirs."""
    browser = new_browser()
    secret, _ = await rooms.devices.link(visitor)
    await rooms.devices.join(browser, secret)
    return Caller(visitor, device=browser.device)


async def whose(rooms: Rooms, caller: Caller) -> Visitor | None:
    assert caller.device
    return await rooms.devices.recognise(caller.device, "")


# --- letting another device in ---------------------------------------------------------------------------------------


async def test_a_link_brings_all_seats_to_another_device(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms)
    secret, _ = await rooms.devices.link(friend.visitor)
    somebody = await rooms.devices.look(secret)
    assert (somebody.running, somebody.over) == (1, 0)
    assert somebody.name == (await rooms.watching.room(host)).seats[1].name
    phone = new_browser()
    await rooms.devices.join(phone, secret)
    assert await whose(rooms, phone) == friend.visitor
    mine = await rooms.devices.mine(Caller(friend.visitor, device=phone.device))
    assert [(it.name, it.here) for it in mine.devices] == [("Firefox, Linux", True), ("", False)]


async def test_a_link_is_good_once_and_only_the_newest_is(rooms: Rooms) -> None:
    visitor = (await open_game(rooms, "me", "bot"))[0].visitor
    earlier, _ = await rooms.devices.link(visitor)
    secret, _ = await rooms.devices.link(visitor)
    await rooms.devices.join(new_browser(), secret)
    for dead in (earlier, secret, new_secret()):
        for attempt in (rooms.devices.join(new_browser(), dead), rooms.devices.look(dead)):
            assert await refused(Kind.GONE, attempt) == "dead-link"


async def test_of_two_who_use_a_link_at_the_same_time_one_gets_in(rooms: Rooms) -> None:
    visitor = (await open_game(rooms, "me", "bot"))[0].visitor
    secret, _ = await rooms.devices.link(visitor)
    tries = await asyncio.gather(*(rooms.devices.join(new_browser(), secret) for _ in range(4)), return_exceptions=True)
    assert sorted(type(it).__name__ for it in tries) == ["NoneType", *["RoomError"] * 3]
    assert len((await rooms.devices.mine(first_device(visitor))).devices) == 2


async def test_after_ten_minutes_a_link_is_like_one_that_never_was(rooms: Rooms, database_url: str) -> None:
    visitor = (await open_game(rooms, "me", "bot"))[0].visitor
    secret, until = await rooms.devices.link(visitor)
    async with database(database_url) as store:
        made = await store.read(lambda db: db.execute(select(schema.passes.c.created)).scalar_one())
        assert until - made == pytest.approx(600_000, abs=5_000)
        await store.write(lambda db: db.execute(update(schema.passes).values(until=made - 1)))
    assert await refused(Kind.GONE, rooms.devices.join(new_browser(), secret)) == "dead-link"
    assert await refused(Kind.GONE, rooms.devices.look(secret)) == "dead-link"


async def test_one_s_own_link_is_not_used_up_by_oneself(rooms: Rooms) -> None:
    visitor = (await open_game(rooms, "me", "bot"))[0].visitor
    secret, _ = await rooms.devices.link(visitor)
    assert await refused(Kind.CONFLICT, rooms.devices.join(first_device(visitor), secret)) == "own-device"
    await rooms.devices.join(new_browser(), secret)


async def test_a_device_with_games_of_its_own_brings_them_along(rooms: Rooms, changes: list[Change]) -> None:
    """Both are one person from then on."""
    host, friend = await open_game_of_two(rooms, "here")
    other = (await open_game(rooms, "me", "bot"))[0]
    secret = await rooms.invitations.spectator_link(host)
    await rooms.invitations.watch(other.visitor, secret)
    await play_to_the_end(rooms, [host, friend, Reader(host.visitor, host.game, 2)])
    await rooms.lobby.rematch(friend)
    changes.clear()
    link, _ = await rooms.devices.link(other.visitor)
    await rooms.devices.join(first_device(friend.visitor), link)
    assert await people_of(rooms, host) == [host.visitor, other.visitor, host.visitor]
    games = {game.id for game in await rooms.lobby.mine(other.visitor)}
    assert games >= {host.game, other.game}
    assert Change(host.game, "room") in changes
    assert await whose(rooms, first_device(friend.visitor)) == other.visitor
    assert await rooms.lobby.mine(friend.visitor) == []
    me = Reader(other.visitor, host.game, 1)
    rematch = (await rooms.watching.room(me)).rematch
    assert rematch is not None
    assert rematch.answers[1] == "offers"


async def test_two_who_watched_the_same_game_watch_it_once(rooms: Rooms, database_url: str) -> None:
    host, _ = await open_game_of_two(rooms)
    secret = await rooms.invitations.spectator_link(host)
    one, two = new_visitor(), new_visitor()
    for visitor in (one, two):
        await rooms.invitations.watch(visitor, secret)
    link, _ = await rooms.devices.link(one)
    await rooms.devices.join(first_device(two), link)
    assert (await rooms.watching.room(Reader(one, host.game))).spectators == 1
    async with database(database_url) as store:
        everybody = await store.read(lambda db: db.execute(select(schema.visitors.c.id)).scalars().all())
    assert two not in everybody


async def test_nobody_has_more_devices_than_a_list_can_show(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("princeps.server.rooms.devices.MOST_DEVICES", 3)
    visitor = (await open_game(rooms, "me", "bot"))[0].visitor
    for _ in range(2):
        await linked(rooms, visitor)
    assert await refused(Kind.TOO_MANY, linked(rooms, visitor)) == "too-many-devices"


# --- signing out -----------------------------------------------------------------------------------------------------


async def test_a_device_that_is_signed_out_is_nobody_s(rooms: Rooms, database_url: str) -> None:
    reader = (await open_game(rooms, "me", "bot"))[0]
    phone = await linked(rooms, reader.visitor)
    assert phone.device
    assert not await rooms.devices.sign_out(first_device(reader.visitor), short(phone.device))
    assert await whose(rooms, phone) is None
    assert await whose(rooms, first_device(reader.visitor)) == reader.visitor
    async with another_process(database_url) as other:
        assert await whose(other, phone) is None


async def test_the_first_device_may_be_signed_out_like_any_other(rooms: Rooms) -> None:
    """Its person is named after it, and remains."""
    reader = (await open_game(rooms, "me", "bot"))[0]
    phone = await linked(rooms, reader.visitor)
    assert await rooms.devices.sign_out(first_device(reader.visitor), short(Device(reader.visitor)))
    assert await whose(rooms, first_device(reader.visitor)) is None
    assert await whose(rooms, phone) == reader.visitor
    await rooms.lobby.create(reader.visitor, wish("me", "bot"))
    assert await whose(rooms, first_device(reader.visitor)) is None, "playing on does not bring it back"


async def test_nobody_can_sign_out_what_is_not_theirs(rooms: Rooms) -> None:
    one, two = [(await open_game(rooms, "me", "bot"))[0].visitor for _ in range(2)]
    attempt = rooms.devices.sign_out(first_device(one), short(Device(two)))
    assert await refused(Kind.NOT_FOUND, attempt) == "no-device"
    assert await whose(rooms, first_device(two)) == two


async def test_the_last_way_back_is_not_thrown_away(rooms: Rooms) -> None:
    visitor = (await open_game(rooms, "me", "bot"))[0].visitor
    me = first_device(visitor)
    assert await refused(Kind.CONFLICT, rooms.devices.sign_out(me, short(Device(visitor)))) == "only-device"
    await rooms.devices.words(visitor)
    assert await rooms.devices.sign_out(me, short(Device(visitor)))


async def test_whose_devices_have_changed_is_told_before_what_that_changes(database_url: str) -> None:
    """A socket that listened as somebody who is gone would otherwise be refused, and its browser would say so."""
    told: list[object] = []
    rooms = await Rooms.open(database_url, told.append, dismiss=told.append)
    one, two = [(await open_game(rooms, "me", "bot"))[0] for _ in range(2)]
    told.clear()
    link, _ = await rooms.devices.link(one.visitor)
    await rooms.devices.join(first_device(two.visitor), link)
    assert told == [two.visitor, Change(two.game, "room")]
    await rooms.close()


# --- recovery words --------------------------------------------------------------------------------------------------


async def test_eight_words_bring_everything_back(rooms: Rooms) -> None:
    visitor = (await open_game(rooms, "me", "bot"))[0].visitor
    former = await rooms.devices.words(visitor)
    words = await rooms.devices.words(visitor)
    for _ in range(2):  # whoever has lost everything once may lose everything twice
        browser = new_browser()
        await rooms.devices.recover(browser, "  " + ", ".join(words).title())
        assert await whose(rooms, browser) == visitor
    assert await refused(Kind.FORBIDDEN, rooms.devices.recover(new_browser(), " ".join(former))) == "unknown-words"
    strangers = " ".join(new_words())
    assert await refused(Kind.FORBIDDEN, rooms.devices.recover(new_browser(), strangers)) == "unknown-words"


async def test_a_link_s_secret_is_no_word_and_the_other_way_round(rooms: Rooms) -> None:
    visitor = (await open_game(rooms, "me", "bot"))[0].visitor
    words = " ".join(await rooms.devices.words(visitor))
    secret, _ = await rooms.devices.link(visitor)
    assert await refused(Kind.INVALID, rooms.devices.recover(new_browser(), secret)) == "misspelt-words"
    assert await refused(Kind.GONE, rooms.devices.join(new_browser(), words)) == "dead-link"


def test_a_slip_of_the_pen_is_noticed() -> None:
    words = new_words()
    assert hash_of_words(" ".join(words)) is not None
    swapped = [words[1], words[0], *words[2:]]
    wrong = [words[0][:-1] + ("b" if words[0][-1] != "b" else "d"), *words[1:]]
    for slip in (swapped, wrong, words[:-1], [*words, words[0]], [*words[:-1], "caesar"], []):
        assert hash_of_words(" ".join(slip)) is None, slip


def test_words_hold_enough_chance() -> None:
    assert 8 * recovery_words.RANDOM_BYTES >= 100
    assert len({word for _ in range(50) for word in new_words()}) > 390


# --- what the page keeps ---------------------------------------------------------------------------------------------


async def test_what_the_page_keeps_is_for_all_devices_of_one_person(rooms: Rooms) -> None:
    one, two = [(await open_game(rooms, "me", "bot"))[0].visitor for _ in range(2)]
    await rooms.devices.keep(one, '{"a": 1}')
    await rooms.devices.keep(one, '{"a": 2}')
    assert await rooms.devices.keepsakes(one) == '{"a": 2}'
    assert await rooms.devices.keepsakes(two) == await rooms.devices.keepsakes(None) == ""


# --- deleting everything ---------------------------------------------------------------------------------------------


async def counts(url: str, visitor: Visitor) -> dict[str, int]:
    """How many rows refer to somebody."""

    def count(db: Connection) -> dict[str, int]:
        columns = [
            column
            for table in schema.metadata.sorted_tables
            for column in table.c
            if _refers_to_visitor(column.foreign_keys)
        ]
        assert len(columns) >= 8, columns
        return {
            str(it): db.scalar(select(func.count()).select_from(it.table).where(it == visitor)) or 0 for it in columns
        }

    async with database(url) as store:
        return {name: number for name, number in (await store.read(count)).items() if number}


def _refers_to_visitor(keys: set[ForeignKey]) -> bool:
    return any(key.column is schema.visitors.c.id for key in keys)


async def test_deleting_everything_leaves_nothing_of_a_person(rooms: Rooms, database_url: str) -> None:
    """Games over of others keep their seat under another name; in running ones a bot sits down; the rest is gone."""
    finished, in_finished = await open_game_of_two(rooms)
    me = in_finished.visitor
    await rooms.company.rename(in_finished, 1, "Aurelia")
    await rooms.company.chat(in_finished, "I am Aurelia.")
    await rooms.company.chat(finished, "Hello.")
    await play_to_the_end(rooms, [finished, in_finished])
    running = await rooms.lobby.create(me, NewGame(GAME, [NewSeat("me", "Aurelia"), NewSeat("friend")], {}))
    friend = new_visitor()
    link = await rooms.invitations.link(Reader(me, running, 0), 1)
    await rooms.invitations.join(friend, link)
    alone = (await rooms.lobby.create(me, wish("me", "bot")), await rooms.lobby.create(me, wish("me", "friend")))
    await rooms.devices.link(me)
    await rooms.devices.words(me)
    await rooms.devices.keep(me, "{}")
    phone = await linked(rooms, me)
    watched, _ = await open_game_of_two(rooms)
    await rooms.invitations.watch(me, await rooms.invitations.spectator_link(watched))
    assert len(await counts(database_url, me)) >= 6

    await rooms.devices.erase(me)

    assert await counts(database_url, me) == {}
    for caller in (first_device(me), phone):
        assert await whose(rooms, caller) is None
    over = await rooms.watching.room(finished)
    assert (over.seats[1].name, over.seats[1].kind) == ("Nemo", "person")
    assert [line.text for line in over.chat] == ["Hello."]
    mine = await rooms.watching.room(Reader(friend, running, 1))
    assert (mine.seats[0].kind, mine.seats[0].left_by, mine.host) == ("bot", "Nemo", True)
    for game in alone:
        assert await refused(Kind.NOT_FOUND, rooms.watching.room(Reader(me, game))) == "no-game"
    async with database(database_url) as store:
        kept = await store.read(
            lambda db: [str(row) for it in schema.metadata.sorted_tables for row in db.execute(select(it))]
        )
    assert not [row for row in kept if "Aurelia" in row]
    assert not [row for row in kept for game in alone if game in row]


async def test_a_table_that_waited_for_somebody_goes_on_when_they_delete_everything(rooms: Rooms) -> None:
    """Others agreed that a player leaves, and only this one had not answered."""
    host, friend, third = await open_game(rooms, "me", "friend", "friend")
    readers = []
    for seat in (friend, third):
        visitor = new_visitor()
        await rooms.invitations.join(visitor, await rooms.invitations.link(host, seat.seat))
        readers.append(Reader(visitor, host.game, seat.seat))
    await rooms.company.leave(readers[0], 1)
    await rooms.company.agree(host, 1)
    await rooms.devices.erase(readers[1].visitor)
    seats = (await rooms.watching.room(host)).seats
    assert [seat.kind for seat in seats] == ["person", "bot", "bot"]


# --- from before ------------------------------------------------------------------------------------------------------


async def test_a_browser_of_before_is_the_first_device_of_its_person(rooms: Rooms, database_url: str) -> None:
    cookie = new_secret()
    device = Device(hash_of(cookie))
    visitor = visitor_named_after(device)
    game = await rooms.lobby.create(visitor, wish("me", "friend"))
    host = Reader(visitor, game, 0)
    invitation = await rooms.invitations.link(host, 1)
    await turn_back(database_url, "0010")
    async with another_process(database_url) as newer:
        assert await newer.devices.recognise(device, FIREFOX) == visitor
        (mine,) = (await newer.devices.mine(Caller(visitor, device=device))).devices
        assert (mine.id, mine.name) == (short(device), "Firefox, Linux")
        assert (await newer.watching.table(host)).reader == 0
        guest = new_visitor()
        assert (await newer.invitations.join(guest, invitation)).seat == 1, "links of before still open a seat"


async def test_no_secret_of_a_person_can_be_read_in_the_database(rooms: Rooms, database_url: str) -> None:
    browser = new_browser()
    visitor = (await open_game(rooms, "me", "bot"))[0].visitor
    secret, _ = await rooms.devices.link(visitor)
    words = await rooms.devices.words(visitor)
    await rooms.devices.join(browser, (await rooms.devices.link(visitor))[0])
    async with database(database_url) as store:
        rows = await store.read(
            lambda db: [str(row) for it in schema.metadata.sorted_tables for row in db.execute(select(it))]
        )
    everything = "\n".join(rows)
    assert str(hash_of_words(" ".join(words))) in everything
    assert not [it for it in (secret, *words) if it in everything]


# --- small parts -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140",
            "Edge, Windows",
        ),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18 Safari/605", "Safari, macOS"),
        ("Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0 Safari/537.36", "Chrome, Linux"),
        ("curl/8.0", ""),
        ("", ""),
    ],
)
def test_a_device_is_called_what_its_browser_says(agent: str, name: str) -> None:
    assert device_name(agent) == name


def test_a_drawn_code_is_square_and_has_its_three_corners() -> None:
    """What it says is read by the browser test."""
    drawn = draw("https://play.example.org/device#" + "x" * 43)
    assert (drawn.size - 2 * 4 - 17) % 4 == 0
    far = drawn.size - 4 - 7
    for corner in ("M4 4h7", f"M{far} 4h7", f"M4 {far}h7"):
        assert corner in drawn.path
