"""Passkeys: making one, coming back by it, and all who should not."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from sqlalchemy import func, select, update

from princeps.server.errors import Kind
from princeps.server.rooms.rooms import Rooms
from princeps.server.settings import Settings
from princeps.server.store import schema
from princeps.server.visitors import Caller, Device, short
from princeps.server.webauthn_checks import Site, site_of
from server.authenticator import PRESENT, Authenticator
from server.http_tools import Browser, Server
from server.playing import database, open_game, open_game_of_two, people_of, refused
from server.test_devices import first_device, linked, new_browser, whose

pytestmark = pytest.mark.anyio

SITE = Site("play.example.org", "https://play.example.org")


async def somebody(rooms: Rooms) -> Caller:
    return first_device((await open_game(rooms, "me", "bot"))[0].visitor)


async def with_passkey(rooms: Rooms, caller: Caller, key: Authenticator | None = None) -> Authenticator:
    key = key or Authenticator(SITE.origin)
    await rooms.passkeys.make(caller, SITE, key.make(await rooms.passkeys.ask_to_make(caller, SITE, "en")))
    return key


async def come_back(rooms: Rooms, key: Authenticator, browser: Caller) -> None:
    await rooms.passkeys.come_back(browser, SITE, key.show(await rooms.passkeys.ask_to_show(SITE)))


async def test_who_has_lost_all_devices_comes_back_by_a_passkey(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms)
    me = first_device(friend.visitor)
    key = await with_passkey(rooms, me)
    await rooms.devices.sign_out(me, short(Device(friend.visitor)))  # a passkey is a way back, so this may be the last
    for _ in range(2):  # and it can be used again
        browser = new_browser()
        await come_back(rooms, key, browser)
        assert await whose(rooms, browser) == friend.visitor
    assert (await people_of(rooms, host))[1] == friend.visitor


async def test_a_passkey_is_listed_and_opens_nothing_once_it_is_removed(rooms: Rooms) -> None:
    me = await somebody(rooms)
    key = await with_passkey(rooms, replace(me, agent=new_browser().agent))
    (listed,) = (await rooms.devices.mine(me)).passkeys
    assert listed.name == "Firefox, Linux"
    await rooms.passkeys.remove(me, listed.id)
    assert (await rooms.devices.mine(me)).passkeys == []
    assert await refused(Kind.FORBIDDEN, come_back(rooms, key, new_browser())) == "bad-passkey"
    assert await refused(Kind.NOT_FOUND, rooms.passkeys.remove(me, listed.id)) == "no-passkey"


async def test_others_cannot_remove_it_or_call_it_theirs(rooms: Rooms) -> None:
    me, other = await somebody(rooms), await somebody(rooms)
    key = await with_passkey(rooms, me)
    (listed,) = (await rooms.devices.mine(me)).passkeys
    assert await refused(Kind.NOT_FOUND, rooms.passkeys.remove(other, listed.id)) == "no-passkey"
    assert await refused(Kind.FORBIDDEN, with_passkey(rooms, other, key)) == "bad-passkey"
    thief = Authenticator(SITE.origin, id=key.id)  # with a secret of its own
    assert await refused(Kind.FORBIDDEN, come_back(rooms, thief, new_browser())) == "bad-passkey"


async def test_an_answer_opens_nothing_a_second_time(rooms: Rooms) -> None:
    key = await with_passkey(rooms, await somebody(rooms))
    answer = key.show(await rooms.passkeys.ask_to_show(SITE))
    await rooms.passkeys.come_back(new_browser(), SITE, answer)
    again = rooms.passkeys.come_back(new_browser(), SITE, answer)
    assert await refused(Kind.FORBIDDEN, again) == "bad-passkey"


async def test_a_challenge_is_ours_and_good_for_five_minutes(rooms: Rooms, database_url: str) -> None:
    key = await with_passkey(rooms, await somebody(rooms))
    answer = key.show(await rooms.passkeys.ask_to_show(SITE))
    async with database(database_url) as store:
        await store.write(lambda db: db.execute(update(schema.challenges).values(until=1)))
    assert await refused(Kind.FORBIDDEN, rooms.passkeys.come_back(new_browser(), SITE, answer)) == "bad-passkey"
    made_up = key.show('{"challenge": "bWFkZSB1cA", "rpId": "play.example.org"}')
    assert await refused(Kind.FORBIDDEN, rooms.passkeys.come_back(new_browser(), SITE, made_up)) == "bad-passkey"
    await rooms.passkeys.ask_to_show(SITE)
    async with database(database_url) as store:
        left = await store.read(lambda db: db.scalar(select(func.count()).select_from(schema.challenges)))
    assert left == 1, "the old one is swept out"


@pytest.mark.parametrize(
    ("origin", "name"),
    [
        ("https://evil.example", None),
        ("http://play.example.org", None),
        ("https://play.example.org:8443", None),
        (SITE.origin, "evil.example"),
    ],
)
async def test_what_another_site_was_given_opens_nothing_here(rooms: Rooms, origin: str, name: str | None) -> None:
    key = await with_passkey(rooms, await somebody(rooms))
    key.origin = origin
    answer = key.show(await rooms.passkeys.ask_to_show(SITE), name)
    assert await refused(Kind.FORBIDDEN, rooms.passkeys.come_back(new_browser(), SITE, answer)) == "bad-passkey"


async def test_a_copied_passkey_that_counts_behind_opens_nothing(rooms: Rooms) -> None:
    key = await with_passkey(rooms, await somebody(rooms))
    await come_back(rooms, key, new_browser())
    await come_back(rooms, key, new_browser())
    key.count -= 1
    assert await refused(Kind.FORBIDDEN, come_back(rooms, key, new_browser())) == "bad-passkey"


async def test_whoever_finds_a_key_needs_its_owner_too(rooms: Rooms) -> None:
    """A finger, a face, a number: it was asked for, and it was given."""
    key = await with_passkey(rooms, await somebody(rooms))
    key.flags = PRESENT
    assert await refused(Kind.FORBIDDEN, come_back(rooms, key, new_browser())) == "bad-passkey"


@pytest.mark.parametrize("answer", ["", "{}", "[]", '{"response": {"clientDataJSON": "e30"}}', '{"id": 7}'])
async def test_nonsense_is_refused_in_one_sentence(rooms: Rooms, answer: str) -> None:
    me = await somebody(rooms)
    assert await refused(Kind.FORBIDDEN, rooms.passkeys.come_back(new_browser(), SITE, answer)) == "bad-passkey"
    assert await refused(Kind.FORBIDDEN, rooms.passkeys.make(me, SITE, answer)) == "bad-passkey"


async def test_who_merges_keeps_it_and_who_deletes_everything_does_not(rooms: Rooms, database_url: str) -> None:
    me, other = await somebody(rooms), await somebody(rooms)
    key = await with_passkey(rooms, me)
    assert other.visitor
    secret, _ = await rooms.devices.link(other.visitor)
    await rooms.devices.join(me, secret)
    browser = new_browser()
    await come_back(rooms, key, browser)
    assert await whose(rooms, browser) == other.visitor
    await rooms.devices.erase(other.visitor)
    assert await refused(Kind.FORBIDDEN, come_back(rooms, key, new_browser())) == "bad-passkey"
    async with database(database_url) as store:
        assert await store.read(lambda db: db.scalar(select(func.count()).select_from(schema.passkeys))) == 0


async def test_one_s_own_device_uses_no_passkey_up(rooms: Rooms) -> None:
    me = await somebody(rooms)
    key = await with_passkey(rooms, me)
    assert await refused(Kind.CONFLICT, come_back(rooms, key, me)) == "own-device"
    assert me.visitor
    assert await whose(rooms, await linked(rooms, me.visitor)) == me.visitor


@pytest.mark.parametrize(
    ("site", "host", "expected"),
    [
        ("https://play.example.org", "play.example.org", Site("play.example.org", "https://play.example.org")),
        ("https://example.org:8443", "example.org:8443", Site("example.org", "https://example.org:8443")),
        (None, "localhost:8177", Site("localhost", "http://localhost:8177")),
        ("http://localhost:8177", "localhost:8177", Site("localhost", "http://localhost:8177")),
        (None, "127.0.0.1:8177", None),
        (None, "[::1]:8177", None),
        (None, "play.example.org", None),
        ("http://192.168.1.7:8177", "192.168.1.7:8177", None),
        ("https://192.168.1.7", "192.168.1.7", None),
        ("http://princeps.lan", "princeps.lan", None),
    ],
)
def test_passkeys_are_offered_where_they_can_work(site: str | None, host: str, expected: Site | None) -> None:
    assert site_of(Settings(database="sqlite://", site=site), host) == expected


# --- by real requests ------------------------------------------------------------------------------------------------


@pytest.fixture
def local(server: Server) -> Iterator[Browser]:
    """By a name: an address of numbers has no passkeys."""
    with Browser(server.address.replace("127.0.0.1", "localhost")) as browser:
        yield browser


def test_a_new_browser_comes_back_by_requests(local: Browser) -> None:
    game = local.open_game()
    assert local.client.get("/api/me").json()["can_make_passkeys"]
    key = Authenticator(local.address)
    asked = local.client.post("/api/me/passkeys/ask").json()["options"]
    reply = local.client.post("/api/me/passkeys", json={"answer": key.make(asked)})
    assert reply.status_code == 204, reply.text
    with Browser(local.address) as stranger:
        asked = stranger.client.post("/api/devices/passkey/ask").json()["options"]
        assert not stranger.client.cookies, "who only asks is nobody yet"
        reply = stranger.client.post("/api/devices/passkey", json={"answer": key.show(asked)})
        assert reply.status_code == 204, reply.text
        assert stranger.table(game)["reader"] == 0


def test_at_an_address_of_numbers_there_are_none(browser: Browser) -> None:
    browser.open_game()
    assert not browser.client.get("/api/me").json()["can_make_passkeys"]
    for path in ("/api/me/passkeys/ask", "/api/devices/passkey/ask"):
        reply = browser.client.post(path)
        assert (reply.status_code, reply.json()["code"]) == (409, "no-passkeys")


def test_who_is_nobody_has_no_passkeys(local: Browser) -> None:
    for method, path in (("POST", "/api/me/passkeys"), ("DELETE", "/api/me/passkeys/0123456789abcdef")):
        reply = local.client.request(method, path, json={"answer": "{}"} if method == "POST" else None)
        assert (reply.status_code, reply.json()["code"]) == (403, "unknown-here")
