"""Being told: by a real push service, mail server and chat on this machine, over days that pass by moving a clock."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from itertools import pairwise

import msgspec
import pytest

from princeps.server.errors import Kind
from princeps.server.messages import NewGame, NewSeat, Nights, Pace
from princeps.server.notify.delivery import Delivery
from princeps.server.notify_messages import Wishes
from princeps.server.rooms.notices import TO_CONFIRM, is_allowed
from princeps.server.rooms.outbox import FIRST_PAUSE, LEASE, LONGEST_PAUSE
from princeps.server.rooms.pace import DAY, HOUR
from princeps.server.rooms.rooms import Rooms
from princeps.server.settings import (
    PUSH_SERVICES,
    MailServer,
    Settings,
    SiteError,
    read_mail_server,
    read_webhooks,
)
from princeps.server.visitors import Caller, Device, Reader, hash_of, short
from server.other_ends import (
    BrowserOfSomebody,
    Json,
    Mailbox,
    WebServer,
    claims_of,
    mail_server,
    web_server,
)
from server.over_days import A_DAY, MINUTE, Hands, a_process, finish_stage, table_over_days
from server.playing import GAME, legal_answers, new_device, new_visitor, open_game_of_two, play_to_the_end, refused

pytestmark = pytest.mark.anyio

SITE = "https://play.example.org"
ADDRESS = "livia@example.org"
USUAL = Wishes(["turn", "nudge", "over"], soon=3, every="turn", nights=None)


@dataclass
class World:
    """A server with its other ends."""

    hands: Hands
    rooms: Rooms
    delivery: Delivery
    push: WebServer
    chat: WebServer
    mailbox: Mailbox
    browsers: dict[str, BrowserOfSomebody] = field(default_factory=dict)

    async def tell(self, after: int = 0) -> None:
        self.hands.move(after)
        await self.delivery.tell()

    async def subscribe(self, reader: Reader) -> BrowserOfSomebody:
        """A browser of the reader's wants to be pushed to."""
        browser = BrowserOfSomebody(f"{self.push.address}/{short(reader.visitor)}")
        await self.delivery.add_push(caller_of(reader), browser.wanted())
        self.browsers[reader.visitor] = browser
        return browser

    async def by_mail(self, reader: Reader, address: str = ADDRESS) -> None:
        """The reader has confirmed an address."""
        await self.delivery.add_mail(caller_of(reader), address)
        await self.rooms.notices.confirm(token_in(self.mailbox.letters.pop()[1]))

    def pushed(self, reader: Reader) -> list[Json]:
        browser = self.browsers[reader.visitor]
        return [browser.read(it) for it in self.push.asked if browser.endpoint.endswith(it.path)]

    async def wish(self, reader: Reader, wishes: Wishes) -> None:
        await self.rooms.notices.wish(reader.visitor, wishes)


def caller_of(reader: Reader) -> Caller:
    """From their first device."""
    return Caller(reader.visitor, "127.0.0.1", Device(reader.visitor))


def token_in(letter: EmailMessage) -> str:
    found = re.search(r"#([\w-]{44})", letter.get_content())
    assert found
    return found[1]


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
async def world(database_url: str, hands: Hands) -> AsyncIterator[World]:
    async with a_world(database_url, hands) as world:
        yield world


@asynccontextmanager
async def a_world(url: str, hands: Hands) -> AsyncIterator[World]:
    async with AsyncExitStack() as stack:
        push, chat = [await stack.enter_async_context(web_server()) for _ in range(2)]
        mailbox = Mailbox()
        port = await stack.enter_async_context(mail_server(mailbox))
        rooms = await stack.enter_async_context(a_process(url, hands))
        delivery = Delivery(rooms.outbox, rooms.notices, settings(url, hands, push, chat, port))
        stack.push_async_callback(delivery.close)
        yield World(hands, rooms, delivery, push, chat, mailbox)


def settings(url: str, hands: Hands, push: WebServer, chat: WebServer, port: int) -> Settings:
    return Settings(
        database=url,
        site=SITE,
        now=hands,
        mail=MailServer("127.0.0.1", port, "Princeps <princeps@example.org>", "none"),
        webhooks=(chat.address,),
        push_services=(push.address,),
    )


async def table(world: World, pace: Pace = A_DAY) -> tuple[Reader, Reader]:
    """Two people, of whom the second owes a turn and the first none."""
    host, friend = await table_over_days(world.rooms, "friend", pace=pace)
    await finish_stage(world.rooms, host)
    return host, friend


# --- a turn that is owed ---------------------------------------------------------------------------------------------


async def test_a_turn_is_told_once_by_push(world: World) -> None:
    host, friend = await table_over_days(world.rooms, "friend")
    await world.subscribe(friend)
    world.hands.move(1)
    await finish_stage(world.rooms, friend)
    await finish_stage(world.rooms, host)
    for _ in range(3):
        await world.tell(MINUTE)
    (shown,) = world.pushed(friend)
    assert shown["title"] == "Your turn, Marcus"
    assert shown["body"] == "Forum Trajanum with Livia: your turn, 24 h to go."
    assert (shown["path"], shown["tag"], shown["language"]) == (f"/game/{friend.game}", friend.game, "en")


async def test_a_push_is_signed_by_this_server_and_kept_no_longer_than_the_clock_runs(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(HOUR)
    (asked,) = world.push.asked
    key = (await world.delivery.offers(caller_of(host))).push_key
    claims = claims_of(asked, key)
    assert (claims["aud"], claims["sub"]) == (world.push.address, SITE)
    assert 0 < claims["exp"] - world.hands.at // 1000 <= 24 * 3600
    assert int(asked.headers["ttl"]) == 23 * 3600
    assert (asked.headers["topic"], asked.headers["urgency"]) == (host.game, "normal")


async def test_turns_that_began_before_somebody_asked_to_be_told_are_not_told(world: World) -> None:
    _, friend = await table(world)
    world.hands.move(MINUTE)
    await world.subscribe(friend)
    await world.tell(MINUTE)
    assert world.pushed(friend) == []


async def test_live_games_are_never_told(world: World) -> None:
    host, friend = await open_game_of_two(world.rooms)
    await world.subscribe(host)
    await finish_stage(world.rooms, host)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    await play_to_the_end(world.rooms, [host, friend])
    await world.tell(MINUTE)
    assert world.push.asked == []


async def test_a_turn_that_is_made_before_anybody_was_told_is_not_told(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    world.push.status = 503
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell()
    await finish_stage(world.rooms, host)
    world.push.status = 201
    await world.tell(HOUR)
    assert len(world.push.asked) == 1, "only the one that was refused"


async def test_each_device_is_told(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    secret, _ = await world.rooms.devices.link(host.visitor)
    phone = new_device()
    await world.rooms.devices.join(Caller(None, "127.0.0.1", phone), secret)
    browser = BrowserOfSomebody(f"{world.push.address}/phone")
    await world.delivery.add_push(Caller(host.visitor, "127.0.0.1", phone), browser.wanted())
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    assert len(world.pushed(host)) == 1
    assert [browser.read(it)["tag"] for it in world.push.asked if it.path == "/phone"] == [host.game]
    await world.rooms.devices.sign_out(caller_of(host), short(phone))
    assert len((await world.delivery.offers(caller_of(host))).places) == 1


async def test_it_is_told_in_the_language_in_which_its_reader_last_played(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    await world.wish(host, USUAL)
    await world.rooms.notices.see(Reader(host.visitor, host.game, 0, "de"))
    world.hands.move(2 * MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    (shown,) = world.pushed(host)
    assert shown["title"] == "Du bist dran, Livia"
    assert shown["stop_title"] == "Keine Nachrichten mehr"


# --- at the table ----------------------------------------------------------------------------------------------------


async def test_who_is_at_the_table_is_not_told(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    world.hands.move(10_000)
    await world.rooms.notices.see(host)
    for _ in range(5):
        await world.tell(MINUTE)
    assert world.pushed(host) == []


async def test_who_left_just_before_the_turn_came_is_told_once_that_is_clear(world: World) -> None:
    """What goes wrong elsewhere: whoever looked a moment ago hears nothing, ever."""
    host, friend = await table(world)
    await world.subscribe(host)
    world.hands.move(MINUTE)
    await world.rooms.notices.see(host)
    world.hands.move(5_000)
    await finish_stage(world.rooms, friend)
    await world.tell(30_000)
    assert world.pushed(host) == [], "they may still be there"
    await world.tell(30_000)
    assert len(world.pushed(host)) == 1


async def test_who_comes_to_the_table_while_a_message_waits_is_not_told(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    world.push.status = 503
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    world.push.status = 201
    await world.rooms.notices.see(host)
    await world.tell(HOUR)
    assert len(world.push.asked) == 1


async def test_being_at_one_table_hides_nothing_of_another(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    elsewhere = await another_table(world, host)
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    world.hands.move(10_000)
    await world.rooms.notices.see(Reader(host.visitor, elsewhere.game, 1))
    await world.tell(MINUTE)
    assert [it["path"] for it in world.pushed(host)] == [f"/game/{host.game}"]


# --- clocks, nudges, ends --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hours", [1, 3, 6])
async def test_a_clock_that_runs_out_is_told_once_so_many_hours_before(world: World, hours: int) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    await world.wish(host, msgspec.structs.replace(USUAL, events=[], soon=hours, every="day"))
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell((24 - hours) * HOUR - MINUTE)
    assert world.pushed(host) == []
    await world.tell(MINUTE)
    await world.tell(10 * MINUTE)
    (shown,) = world.pushed(host)
    assert shown["title"] == {1: "Your clock: 60 min left", 3: "Your clock: 3 h left", 6: "Your clock: 6 h left"}[hours]
    assert world.push.asked[0].headers["urgency"] == "high"


async def test_a_warning_counts_what_is_left_of_the_clock_not_of_the_day(world: World) -> None:
    """It stands still from midnight to eight; so three hours of it are left long before it runs out."""
    host, friend = await table(world, Pace(8, Nights(0, 8, "UTC")))
    await world.subscribe(host)
    await world.wish(host, msgspec.structs.replace(USUAL, events=[]))
    world.hands.move(DAY - world.hands.at % DAY + 17 * HOUR)  # five in the afternoon: it runs out at nine next morning
    await finish_stage(world.rooms, friend)
    await world.tell(4 * HOUR - MINUTE)
    assert world.pushed(host) == []
    await world.tell(HOUR + 2 * MINUTE)
    assert [it["title"] for it in world.pushed(host)] == ["Your clock: 3 h left"]


async def test_no_warning_is_given_if_none_is_wanted(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    await world.wish(host, msgspec.structs.replace(USUAL, events=[], soon=0))
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.rooms.clocks.nudge(friend, host.seat)
    await world.tell(23 * HOUR + 30 * MINUTE)
    assert world.pushed(host) == []


async def test_a_nudge_is_told_with_who_waits(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    world.hands.move(2 * HOUR)
    await world.rooms.clocks.nudge(friend, host.seat)
    await world.tell(MINUTE)
    await world.tell(MINUTE)
    titles = [it["title"] for it in world.pushed(host)]
    assert titles == ["Your turn, Livia", "Marcus is waiting for you"]


async def test_the_end_of_a_game_and_a_rematch_are_told_to_who_was_not_there(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    await world.subscribe(friend)
    world.hands.move(MINUTE)
    await play_to_the_end(world.rooms, [host, friend])
    world.hands.move(10_000)
    await world.rooms.notices.see(friend)
    await world.tell(MINUTE)
    assert [it["title"] for it in world.pushed(host)] == ["The game is over"]
    assert world.pushed(friend) == []
    world.hands.move(MINUTE)
    await world.rooms.lobby.rematch(friend)
    await world.tell(MINUTE)
    _, news = world.pushed(host)
    assert news["title"] == "News of 2 games", "the clock of the new one runs already"
    assert "Forum Trajanum with Marcus: Marcus offers a rematch." in news["body"].splitlines()


# --- together, at night, not too often -------------------------------------------------------------------------------


async def several_tables(world: World, number: int) -> tuple[Reader, list[Reader]]:
    """One person at several tables, and those whose turn it is there."""
    host, friend = await table(world)
    return host, [friend, *[await another_table(world, host) for _ in range(number - 1)]]


async def another_table(world: World, guest: Reader) -> Reader:
    """A table where that person has made a turn, and its host, who owes one."""
    host = new_visitor()
    game = await world.rooms.lobby.create(host, NewGame(GAME, [NewSeat("me"), NewSeat("friend")], pace=A_DAY))
    await world.rooms.invitations.join(guest.visitor, await world.rooms.invitations.link(Reader(host, game), 1))
    await finish_stage(world.rooms, Reader(guest.visitor, game, 1))
    return Reader(host, game, 0)


async def test_several_games_that_wait_are_told_together(world: World) -> None:
    host, others = await several_tables(world, 3)
    await world.subscribe(host)
    world.hands.move(MINUTE)
    for other in others:
        await finish_stage(world.rooms, other)
    await world.tell(MINUTE)
    (shown,) = world.pushed(host)
    assert shown["title"] == "Your turn in 3 games"
    assert len(shown["body"].splitlines()) == 3
    assert (shown["path"], shown["tag"]) == ("/", "several")


async def test_what_comes_up_at_night_waits_until_the_morning_and_comes_together(world: World) -> None:
    host, others = await several_tables(world, 2)
    await world.subscribe(host)
    nights = Nights(22, 8, "Europe/Berlin")
    await world.wish(host, msgspec.structs.replace(USUAL, soon=0, nights=nights))
    world.hands.at += DAY - world.hands.at % DAY + 23 * HOUR  # midnight or one o'clock there
    await finish_stage(world.rooms, others[0])
    await world.tell(MINUTE)
    await world.tell(HOUR)
    await finish_stage(world.rooms, others[1])
    await world.tell(HOUR)
    assert world.pushed(host) == []
    await world.tell(7 * HOUR)
    (shown,) = world.pushed(host)
    assert shown["title"] == "Your turn in 2 games"


@pytest.mark.parametrize(("every", "gap"), [("hour", HOUR), ("day", DAY)])
async def test_no_more_often_than_somebody_wishes(world: World, every: str, gap: int) -> None:
    host, others = await several_tables(world, 3)
    await world.subscribe(host)
    await world.wish(host, msgspec.structs.replace(USUAL, soon=0, every=every))
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, others[0])
    await world.tell(MINUTE)
    for other in others[1:]:
        await world.tell(10 * MINUTE)
        await finish_stage(world.rooms, other)
    await world.tell(gap - 21 * MINUTE)
    assert [it["title"] for it in world.pushed(host)] == ["Your turn, Livia"]
    await world.tell(MINUTE)
    assert world.pushed(host)[1:][0]["title"] == "Your turn in 2 games"


# --- by mail ---------------------------------------------------------------------------------------------------------


async def test_nothing_but_one_question_is_sent_to_an_address_that_nobody_has_confirmed(world: World) -> None:
    host, friend = await table(world)
    await world.delivery.add_mail(caller_of(host), ADDRESS)
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    for _ in range(3):
        await world.tell(HOUR)
    ((to, question),) = world.mailbox.letters
    assert (to, question["subject"]) == (ADDRESS, "Shall we write to you?")
    assert host.game not in question.get_content()
    await world.tell(TO_CONFIRM)
    assert (await world.delivery.offers(caller_of(host))).places == [], "after two days it is forgotten"
    assert await refused(Kind.GONE, world.rooms.notices.confirm(token_in(question))) == "dead-message-link"


async def test_a_letter_says_what_a_push_says_and_has_two_ways_out(world: World) -> None:
    host, friend = await table(world)
    await world.by_mail(host)
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    ((to, letter),) = world.mailbox.letters
    assert (to, letter["from"], letter["to"]) == (ADDRESS, "Princeps <princeps@example.org>", ADDRESS)
    assert letter["subject"] == "Your turn, Livia"
    text = letter.get_content()
    assert f"To the table: {SITE}/game/{host.game}" in text
    out = token_in(letter)
    assert f"No more messages: {SITE}/no-messages#{out}" in text
    assert letter["list-unsubscribe"] == f"<{SITE}/api/notify/out/{out}>"
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    await world.rooms.notices.end(out)
    await world.rooms.notices.end(out)
    assert (await world.delivery.offers(caller_of(host))).places == []


async def test_a_way_out_ends_one_place_and_opens_nothing(world: World) -> None:
    host, _ = await table(world)
    await world.by_mail(host)
    await world.subscribe(host)
    await world.rooms.notices.wish(host.visitor, USUAL)
    places = (await world.delivery.offers(caller_of(host))).places
    keys = await world.rooms.notices.keys()
    mail = next(it for it in places if it.kind == "mail")
    out = keys.token("out", mail.id)
    assert await refused(Kind.GONE, world.rooms.notices.confirm(out)) == "dead-message-link"
    forged = out[:-1] + ("A" if out[-1] != "A" else "B")
    assert await refused(Kind.GONE, world.rooms.notices.end(forged)) == "dead-message-link"
    await world.rooms.notices.end(out)
    assert [it.kind for it in (await world.delivery.offers(caller_of(host))).places] == ["push"]


async def test_a_mailbox_that_does_not_exist_is_forgotten(world: World) -> None:
    host, friend = await table(world)
    await world.by_mail(host)
    world.mailbox.refusal = "550 5.1.1 No such user"
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    assert (await world.delivery.offers(caller_of(host))).places == []


@pytest.mark.parametrize(
    "address",
    [
        "",
        "livia",
        "livia@",
        "@example.org",
        "livia@localhost",
        "a b@example.org",
        "a@b@example.org",
        "a\n@example.org",
        "<livia@example.org>",
        "livia@example.org,gaius@example.org",
        "лив@example.org",
        "livia@exa\r\nBcc:x@y.zz",
    ],
)
async def test_what_is_no_address_gets_a_sentence(world: World, address: str) -> None:
    host, _ = await table(world)
    assert await refused(Kind.INVALID, world.delivery.add_mail(caller_of(host), address)) == "mail-address"
    assert world.mailbox.letters == []


# --- in a chat -------------------------------------------------------------------------------------------------------


async def test_a_chat_is_told_in_words_that_address_nobody_else(world: World) -> None:
    host, friend = await table(world)
    await world.rooms.company.rename(friend, 1, "@everyone <!here>")
    await world.delivery.add_webhook(caller_of(host), f"{world.chat.address}/hooks/1")
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    (asked,) = world.chat.asked
    text = asked.body.decode()
    assert (asked.path, "@everyone" in text, "<!" in text) == ("/hooks/1", False, False)
    assert f"{SITE}/game/{host.game}" in text
    assert f"{SITE}/no-messages#" in text
    assert '"allowed_mentions":{"parse":[]}' in text


ALLOWED = ("https://discord.com", "https://*.push.apple.com", "http://127.0.0.1:9000")


@pytest.mark.parametrize(
    "url",
    [
        "http://discord.com/x",
        "https://discord.com.evil.org/x",
        "https://discord.com:8443/x",
        "https://discord.com@evil.org/x",
        "https://evil.org\\@discord.com/x",
        "https://evil.org#discord.com",
        "https://push.apple.com/x",
        "https://evil%2f.push.apple.com/x",
        "http://127.0.0.1:9001/x",
        "http://169.254.169.254/latest",
        "http://[::1]:9000/",
        "http://127.0.0.1:port/",
        "file:///etc/passwd",
        "https://discord.com/\nx",
    ],
)
def test_this_server_asks_no_addresses_of_a_visitors_choice(url: str) -> None:
    assert not is_allowed(url, ALLOWED)


def test_servers_that_are_allowed_are_asked() -> None:
    for url in ("https://discord.com/api/1", "https://web.push.apple.com/x", "http://127.0.0.1:9000/x"):
        assert is_allowed(url, ALLOWED)
    assert is_allowed("https://updates.push.services.mozilla.com/wpush/v2/x", PUSH_SERVICES)


async def test_no_redirect_is_followed(world: World) -> None:
    host, friend = await table(world)
    await world.delivery.add_webhook(caller_of(host), f"{world.chat.address}/hooks/1")
    world.chat.status, world.chat.headers = 302, {"Location": f"{world.push.address}/elsewhere"}
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    assert (len(world.chat.asked), world.push.asked) == (1, [])


# --- when the other end is down --------------------------------------------------------------------------------------


async def test_a_service_that_is_down_is_tried_with_growing_patience_and_nothing_is_lost(world: World) -> None:
    host, friend = await table(world, Pace(168))
    await world.subscribe(host)
    await world.push.stop()
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    start, failures = world.hands.at, []
    while world.hands.at < start + DAY:
        before = world.delivery.failed["push"]
        await world.tell(MINUTE)
        if world.delivery.failed["push"] > before:
            failures.append(world.hands.at - start)
    pauses = [later - earlier for earlier, later in pairwise(failures)]
    assert pauses == sorted(pauses)
    assert (pauses[0], pauses[-1]) == (FIRST_PAUSE, LONGEST_PAUSE)
    await world.push.start()
    await world.tell(LONGEST_PAUSE)
    await world.tell(LONGEST_PAUSE)
    assert [it["title"] for it in world.pushed(host)] == ["Your turn, Livia"]
    assert (await world.delivery.count_waiting()).get("push", 0) == 0


async def test_a_mail_server_that_is_down_gets_the_question_and_the_news_later(database_url: str, hands: Hands) -> None:
    mailbox = Mailbox()
    async with AsyncExitStack() as stack:
        push, chat = [await stack.enter_async_context(web_server()) for _ in range(2)]
        rooms = await stack.enter_async_context(a_process(database_url, hands))
        async with mail_server(mailbox) as port:
            pass
        delivery = Delivery(rooms.outbox, rooms.notices, settings(database_url, hands, push, chat, port))
        stack.push_async_callback(delivery.close)
        world = World(hands, rooms, delivery, push, chat, mailbox)
        host, friend = await table(world)
        await delivery.add_mail(caller_of(host), ADDRESS)
        await world.tell(MINUTE)
        async with mail_server(mailbox, port):
            await world.tell(HOUR)
            ((_, question),) = mailbox.letters
            await rooms.notices.confirm(token_in(question))
        hands.move(MINUTE)
        await finish_stage(rooms, friend)
        await world.tell(MINUTE)
        async with mail_server(mailbox, port):
            await world.tell(HOUR)
            await world.tell(HOUR)
        assert [letter["subject"] for _, letter in mailbox.letters] == ["Shall we write to you?", "Your turn, Livia"]


async def test_a_service_that_asks_for_patience_gets_it(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    world.push.status, world.push.headers = 429, {"Retry-After": "7200"}
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell()
    world.push.status = 201
    await world.tell(2 * HOUR - 1)
    assert len(world.push.asked) == 1
    await world.tell(1)
    assert len(world.push.asked) == 2


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_removed(world: World, status: int) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    await world.delivery.add_webhook(caller_of(host), f"{world.chat.address}/hooks/1")
    world.push.status = world.chat.status = status
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    assert (await world.delivery.offers(caller_of(host))).places == []
    await world.tell(DAY)
    assert len(world.push.asked) == len(world.chat.asked) == 1


async def test_one_place_that_fails_keeps_no_other_waiting(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    await world.by_mail(host)
    await world.push.stop()
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    assert [letter["subject"] for _, letter in world.mailbox.letters] == ["Your turn, Livia"]
    await world.push.start()


# --- processes that die, or work side by side ------------------------------------------------------------------------


async def test_a_process_that_dies_while_it_sends_leaves_the_message_to_another_under_the_same_name(
    world: World, database_url: str
) -> None:
    """It had been taken, and perhaps sent; nobody has noted that."""
    host, friend = await table(world)
    await world.subscribe(host)
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.rooms.outbox.notice()
    (place,) = await world.rooms.outbox.places()
    lost = await world.rooms.outbox.take(place)
    assert lost
    async with a_process(database_url, world.hands) as other:
        assert await other.outbox.places() == [], "somebody is sending it"
        world.hands.move(LEASE)
        (again,) = [await other.outbox.take(it) for it in await other.outbox.places()]
        assert again
        assert (again.name, [it.game for it in again.news]) == (lost.name, [host.game])


async def test_a_connection_that_breaks_off_is_tried_again_under_the_same_name(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    world.push.status = None
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    world.push.status = 201
    await world.tell(HOUR)
    await world.tell(HOUR)
    first, second = world.pushed(host)
    assert (first["name"], first["tag"]) == (second["name"], second["tag"])


async def test_two_processes_tell_everything_once(world: World, database_url: str) -> None:
    host, others = await several_tables(world, 2)
    await world.subscribe(host)
    async with a_world(database_url, world.hands) as other:
        world.hands.move(MINUTE)
        for it in others:
            await finish_stage(world.rooms, it)
        for _ in range(4):
            await asyncio.gather(world.delivery.tell(), other.delivery.tell())
            world.hands.move(MINUTE)
    assert len(world.pushed(host)) == 1


# --- how a server is told of the other ends --------------------------------------------------------------------------


def test_a_mail_server_is_an_address_and_says_how_it_is_encrypted() -> None:
    assert read_mail_server(None, None, None) is None
    found = read_mail_server("smtp://a%40b@mail.example.org", "princeps@example.org", "secret")
    assert found == MailServer("mail.example.org", 587, "princeps@example.org", "starttls", "a@b", "secret")
    assert "secret" not in repr(found)
    direct = read_mail_server("smtps://mail.example.org:4650", "Princeps <princeps@example.org>", None)
    assert direct
    assert (direct.port, direct.security, direct.user) == (4650, "tls", None)
    for wrong in (
        "mail.example.org",
        "http://mail.example.org",
        "smtp://",
        "smtp://a:b@mail.example.org",
        "smtp://x:y",
    ):
        with pytest.raises(SiteError, match="form"):
            read_mail_server(wrong, "princeps@example.org", None)
    with pytest.raises(SiteError, match="sender"):
        read_mail_server("smtp://mail.example.org", None, None)


def test_a_chat_server_is_an_address_without_a_path_and_needs_the_one_of_this_server() -> None:
    assert read_webhooks(["https://discord.com", "http://10.0.0.7:8065"], SITE) == (
        "https://discord.com",
        "http://10.0.0.7:8065",
    )
    for servers, site in (
        (["discord.com"], SITE),
        (["https://discord.com/api"], SITE),
        (["https://discord.com"], None),
    ):
        with pytest.raises(SiteError, match="form"):
            read_webhooks(servers, site)


# --- what nobody else learns, and limits -----------------------------------------------------------------------------


async def test_a_message_holds_no_secret_of_a_seat_and_nothing_that_is_hidden(world: World) -> None:
    """All that it says of the table is the same, whatever is hidden: only names, whose turn it is, and the clock."""
    host, friend = await table(world)
    await world.subscribe(host)
    await world.by_mail(host)
    await world.delivery.add_webhook(caller_of(host), f"{world.chat.address}/hooks/1")
    secret = await world.rooms.invitations.link(host, 0)
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    answers = await legal_answers(world.rooms, host)
    await world.tell(MINUTE)
    (shown,) = world.pushed(host)
    ((_, letter),) = world.mailbox.letters
    (said,) = [it.body.decode() for it in world.chat.asked]
    for text in (str(shown), letter.as_string(), said):
        assert secret not in text
        assert hash_of(secret) not in text
        assert host.visitor not in text
        assert friend.visitor not in text
        assert not any(answer in text for answer in answers)
    assert set(shown) == {"title", "body", "language", "path", "tag", "name", "stop", "stop_title"}
    assert shown["body"] == "Forum Trajanum with Marcus: your turn, 24 h to go."


async def test_addresses_are_shown_to_nobody_else(world: World) -> None:
    host, friend = await table(world)
    await world.by_mail(host)
    assert (await world.delivery.offers(caller_of(friend))).places == []
    (mine,) = (await world.delivery.offers(caller_of(host))).places
    assert (mine.name, mine.kind, mine.confirmed) == (ADDRESS, "mail", True)
    for attempt in (
        world.rooms.notices.switch(friend.visitor, mine.id, on=False),
        world.rooms.notices.remove(friend.visitor, mine.id),
        world.rooms.notices.remove(None, mine.id),
    ):
        assert await refused(Kind.NOT_FOUND, attempt) == "no-place"
    assert ADDRESS not in str(await world.rooms.watching.room(friend))


async def test_a_mailbox_cannot_be_filled_by_whoever_asks(world: World) -> None:
    callers = [caller_of(Reader(reader.visitor, "")) for reader in [*await table(world), *await table(world)]]
    for caller in callers[:2]:
        await world.delivery.add_mail(caller, ADDRESS)
    for caller, address in ((callers[2], ADDRESS), (callers[3], ADDRESS.upper())):
        assert await refused(Kind.TOO_MANY, world.delivery.add_mail(caller, address)) == "mail-sent"
    world.hands.move(2 * HOUR)
    await world.delivery.add_mail(callers[2], ADDRESS)
    await world.rooms.devices.erase(callers[2].visitor or new_visitor())
    await world.delivery.add_mail(callers[3], ADDRESS)
    world.hands.move(2 * HOUR)
    assert await refused(Kind.TOO_MANY, world.delivery.add_mail(callers[0], ADDRESS)) == "mail-sent"
    assert len(world.mailbox.letters) == 4


async def test_nobody_is_told_in_very_many_places(world: World) -> None:
    host, _ = await table(world)
    for number in range(3):
        await world.delivery.add_webhook(caller_of(host), f"{world.chat.address}/hooks/{number}")
    fourth = world.delivery.add_webhook(caller_of(host), f"{world.chat.address}/hooks/4")
    assert await refused(Kind.TOO_MANY, fourth) == "too-many-places"
    again = world.delivery.add_webhook(caller_of(host), f"{world.chat.address}/hooks/1")
    assert await refused(Kind.CONFLICT, again) == "place-known"


async def test_a_browser_that_somebody_else_uses_now_is_no_longer_pushed_to_for_the_one_before(world: World) -> None:
    host, friend = await table(world)
    browser = await world.subscribe(host)
    await world.delivery.add_push(caller_of(friend), browser.wanted())
    assert (await world.delivery.offers(caller_of(host))).places == []
    assert len((await world.delivery.offers(caller_of(friend))).places) == 1


async def test_a_push_goes_only_to_services_of_browsers_and_with_keys_of_one(world: World) -> None:
    host, _ = await table(world)
    other = BrowserOfSomebody("https://10.0.0.1/x")
    assert await refused(Kind.INVALID, world.delivery.add_push(caller_of(host), other.wanted())) == "push-service"
    broken = BrowserOfSomebody(world.push.address).wanted()
    broken = type(broken)(broken.endpoint, "A" * 87, broken.auth)
    assert await refused(Kind.INVALID, world.delivery.add_push(caller_of(host), broken)) == "push-keys"


async def test_who_is_deleted_is_told_nothing_and_leaves_no_address(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    await world.by_mail(host)
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.rooms.devices.erase(host.visitor)
    await world.tell(MINUTE)
    assert (world.push.asked, world.mailbox.letters) == ([], [])


async def test_a_place_that_is_switched_off_is_told_nothing_not_even_later(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    (place,) = (await world.delivery.offers(caller_of(host))).places
    await world.rooms.notices.switch(host.visitor, place.id, on=False)
    world.hands.move(MINUTE)
    await finish_stage(world.rooms, friend)
    await world.tell(MINUTE)
    await world.rooms.notices.switch(host.visitor, place.id, on=True)
    await world.tell(MINUTE)
    assert world.pushed(host) == []


async def test_somebody_can_try_whether_it_works(world: World) -> None:
    host, _ = await table(world)
    await world.subscribe(host)
    await world.by_mail(host)
    places, language = await world.rooms.notices.places_to_try(host.visitor)
    assert [await world.delivery.try_out(it, language) for it in places] == [True, True]
    assert [it["title"] for it in world.pushed(host)] == ["It works"]
    await world.push.stop()
    assert {it.kind: await world.delivery.try_out(it, language) for it in places} == {"push": False, "mail": True}
    await world.push.start()


async def test_a_person_who_becomes_another_brings_their_places_along(world: World) -> None:
    host, friend = await table(world)
    await world.subscribe(host)
    secret, _ = await world.rooms.devices.link(friend.visitor)
    await world.rooms.devices.join(caller_of(host), secret)
    assert len((await world.delivery.offers(caller_of(friend))).places) == 1
