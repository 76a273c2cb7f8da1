"""What a message may hold, who learns an address, and whom this server asks."""

import pytest

from princeps.server.errors import Kind
from princeps.server.rooms.notices import is_allowed
from princeps.server.rooms.pace import HOUR
from princeps.server.settings import PUSH_SERVICES, MailServer, SiteError, read_mail_server, read_webhooks
from princeps.server.visitors import Reader, hash_of
from server.being_told import ADDRESS, SITE, World, caller_of, table
from server.other_ends import BrowserOfSomebody
from server.over_days import MINUTE, finish_stage
from server.playing import legal_answers, new_visitor, refused

pytestmark = pytest.mark.anyio

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


# --- how a server is told of the other ends --------------------------------------------------------------------------


def test_a_mail_server_is_an_address_and_says_how_it_is_encrypted() -> None:
    assert read_mail_server(None, None, SITE, None) is None
    found = read_mail_server("smtp://a%40b@mail.example.org", "princeps@example.org", SITE, "secret")
    assert found == MailServer("mail.example.org", 587, "princeps@example.org", "starttls", "a@b", "secret")
    assert "secret" not in repr(found)
    direct = read_mail_server("smtps://mail.example.org:4650", "Princeps <princeps@example.org>", SITE, None)
    assert direct
    assert (direct.port, direct.security, direct.user) == (4650, "tls", None)
    for wrong in (
        "mail.example.org",
        "http://mail.example.org",
        "smtp://",
        "smtp://x:y",
    ):
        with pytest.raises(SiteError, match="form"):
            read_mail_server(wrong, "princeps@example.org", SITE, None)
    for server, sender, site in (
        ("smtp://mail.example.org", None, SITE),
        ("smtp://mail.example.org", "nobody", SITE),
        ("smtp://mail.example.org", ADDRESS, None),
        (None, ADDRESS, SITE),
    ):
        with pytest.raises(SiteError, match="needs a server, with --smtp, a sender"):
            read_mail_server(server, sender, site, None)


@pytest.mark.parametrize("server", ["smtp://princeps@mail.example.org", "smtp://princeps:secret@mail.example.org"])
def test_a_password_is_missed_where_it_belongs_and_never_repeated(server: str) -> None:
    with pytest.raises(SiteError, match="PRINCEPS_SMTP_PASSWORD") as refused:
        read_mail_server(server, ADDRESS, SITE, None)
    assert "secret" not in str(refused.value)


def test_a_chat_server_is_an_address_without_a_path_and_needs_the_one_of_this_server() -> None:
    assert read_webhooks(["https://discord.com", "http://10.0.0.7:8065"], SITE) == (
        "https://discord.com",
        "http://10.0.0.7:8065",
    )
    for wrong in ("discord.com", "https://discord.com/api"):
        with pytest.raises(SiteError, match="form"):
            read_webhooks([wrong], SITE)
    with pytest.raises(SiteError, match="lead back"):
        read_webhooks(["https://discord.com"], None)


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
