"""Several devices of one person, by real requests: cookies, sockets, limits, and what nobody may learn."""

import re
import secrets
from collections.abc import Iterator
from http.cookies import SimpleCookie

import httpx
import pytest

from princeps.server.settings import Quotas, Rate
from server.http_tools import Browser, Json, Server
from server.test_security import statuses
from server.test_sockets import closed_with, connect, hear_until

WITH_FRIEND: list[Json] = [{"kind": "me", "name": "Aurelia"}, {"kind": "friend"}]
WHERE = {"address": "https://play.example.org/device"}


@pytest.fixture
def phone(server: Server) -> Iterator[Browser]:
    """Another device, which was not here before."""
    with Browser(server.address) as browser:
        yield browser


def link_of(browser: Browser) -> str:
    reply = browser.client.post("/api/me/link", json=WHERE)
    assert reply.status_code == 201, reply.text
    secret: str = reply.json()["secret"]
    return secret


def let_in(browser: Browser, phone: Browser) -> None:
    reply = phone.client.post("/api/devices/join", json={"secret": link_of(browser)})
    assert reply.status_code == 204, reply.text


def mine(browser: Browser) -> Json:
    found: Json = browser.client.get("/api/me").json()
    return found


def other_device(browser: Browser) -> str:
    (found,) = (it["id"] for it in mine(browser)["devices"] if not it["here"])
    return str(found)


def test_another_device_plays_on_at_the_same_seat(browser: Browser, phone: Browser) -> None:
    game = browser.open_game(WITH_FRIEND)
    let_in(browser, phone)
    assert phone.cookie != browser.cookie, "no device knows another's secret"
    table = phone.my_table(game)
    assert phone.act(game, table, table["decision"]["answers"][0]["action"]).status_code == 200
    assert browser.table(game)["revision"] > table["revision"]
    assert [it["here"] for it in mine(phone)["devices"]] in ([True, False], [False, True])


def test_who_has_only_puzzles_can_take_them_along_too(browser: Browser, phone: Browser) -> None:
    """The first link makes somebody of who was nobody."""
    assert mine(browser)["devices"] == []
    let_in(browser, phone)
    browser.client.post("/api/me/keepsakes", json={"contents": '{"puzzles": {}}'})
    assert phone.client.get("/api/me/keepsakes").json() == {"contents": '{"puzzles": {}}'}


@pytest.mark.anyio
async def test_who_is_signed_out_has_no_seat_at_once(browser: Browser, phone: Browser) -> None:
    """Not by requests, and not by the socket that was open."""
    game = browser.open_game(WITH_FRIEND)
    let_in(browser, phone)
    phone.table(game)
    async with connect(phone, game) as socket, connect(browser, game) as other:
        await hear_until(socket, "table")
        await hear_until(other, "table")
        reply = browser.client.delete(f"/api/me/devices/{other_device(browser)}")
        assert reply.status_code == 204
        assert "set-cookie" not in reply.headers, "who signs another device out stays"
        assert await closed_with(socket) == 1012
        assert await closed_with(other) == 1012, "it may come again"
    for path in (f"/api/games/{game}/table?seat=0", f"/api/games/{game}/room"):
        assert phone.client.get(path).status_code == 404
        assert browser.client.get(path).status_code == 200
    assert mine(phone)["devices"] == []
    async with connect(phone, game) as socket:
        assert await closed_with(socket) == 4404
    async with connect(browser, game) as other:
        await hear_until(other, "table")


def test_who_signs_out_here_keeps_no_cookie_and_nothing_cached(browser: Browser, phone: Browser) -> None:
    browser.open_game()
    let_in(browser, phone)
    (here,) = (it["id"] for it in mine(phone)["devices"] if it["here"])
    reply = phone.client.delete(f"/api/me/devices/{here}")
    (morsel,) = SimpleCookie(reply.headers["set-cookie"]).values()
    assert (morsel.value, morsel["max-age"]) == ("", "0")
    assert reply.headers["clear-site-data"] == '"cache"'
    assert not phone.client.cookies


def test_deleting_everything_ends_all_devices(browser: Browser, phone: Browser) -> None:
    game = browser.open_game()
    let_in(browser, phone)
    assert browser.client.delete("/api/me").status_code == 204
    for device in (browser, phone):
        assert device.client.get(f"/api/games/{game}/room").status_code == 404
        assert mine(device)["devices"] == []
    assert not browser.client.cookies


def test_replies_say_which_device_they_are_for(browser: Browser, phone: Browser) -> None:
    """So that a page keeps what was seen apart, and drops it when it is nobody's any longer."""
    browser.open_game()
    let_in(browser, phone)
    told = {it: it.client.get("/api/home").headers["princeps-device"] for it in (browser, phone)}
    assert {it["id"] for it in mine(browser)["devices"]} == set(told.values())
    assert re.fullmatch("[0-9a-f]{16}", told[browser])
    phone.client.delete(f"/api/me/devices/{told[phone]}")
    assert phone.client.get("/api/home").headers["princeps-device"] == "none"
    assert "princeps-device" not in browser.client.get("/").headers


# --- what nobody may learn -------------------------------------------------------------------------------------------


def test_used_expired_and_made_up_links_look_alike(browser: Browser, phone: Browser) -> None:
    browser.open_game()
    used = link_of(browser)
    phone.client.post("/api/devices/join", json={"secret": used})
    replaced = link_of(browser)
    link_of(browser)
    with Browser(browser.address) as stranger:
        replies = [
            stranger.client.post(f"/api/devices/{what}", json={"secret": secret})
            for secret in (used, replaced, secrets.token_urlsafe(32))
            for what in ("look", "join")
        ]
        assert {(it.status_code, it.text) for it in replies} == {(410, replies[0].text)}
        assert not [it for it in replies if "set-cookie" in it.headers]


def test_what_belongs_to_others_cannot_be_signed_out_or_read(browser: Browser, phone: Browser) -> None:
    browser.open_game()
    phone.open_game()
    browser.client.post("/api/me/keepsakes", json={"contents": "{}"})
    (theirs,) = mine(browser)["devices"]
    assert phone.client.delete(f"/api/me/devices/{theirs['id']}").status_code == 404
    assert len(mine(browser)["devices"]) == 1
    assert phone.client.get("/api/me/keepsakes").json() == {"contents": ""}


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/me/keepsakes", {"contents": "{}"}),
        ("DELETE", "/api/me", None),
        ("DELETE", "/api/me/devices/0123456789abcdef", None),
    ],
)
def test_who_is_nobody_has_nothing_to_change(browser: Browser, method: str, path: str, body: Json | None) -> None:
    reply = browser.client.request(method, path, json=body)
    assert (reply.status_code, reply.json()["code"]) == (403, "unknown-here")


@pytest.mark.parametrize("path", ["/api/me", "/api/me/link", "/api/me/words", "/api/devices/join"])
def test_another_site_can_do_nothing_to_one_s_devices(browser: Browser, path: str) -> None:
    browser.open_game()
    before = mine(browser)
    method = "DELETE" if path == "/api/me" else "POST"
    reply = browser.client.request(method, path, json=WHERE, headers={"origin": "http://evil.example"})
    assert (reply.status_code, reply.json()["code"]) == (403, "foreign-page")
    assert mine(browser) == before


def test_no_secret_reaches_an_address_or_a_log(server: Server, browser: Browser, phone: Browser) -> None:
    browser.open_game()
    secret = link_of(browser)
    words = browser.client.post("/api/me/words").json()["words"]
    for path, body in (
        ("/api/devices/look", {"secret": secret}),
        ("/api/devices/join", {"secret": secret}),
        ("/api/devices/recover", {"words": " ".join(words)}),
    ):
        reply = phone.client.post(path, json=body)
        assert secret not in f"{reply.text} {reply.headers}"
        assert reply.headers["cache-control"] == "no-store"
        assert reply.headers["referrer-policy"] == "no-referrer"
    told = server.errors.read_text(encoding="utf-8")
    assert not [it for it in (secret, *words) if it in told]


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["/api/devices/look", "/api/devices/join", "//api/devices//recover/"])
async def test_secrets_are_not_tried_out_in_numbers(path: str) -> None:
    """With cookies or without, an address has only some tries."""
    cookies = [letter * 43 for letter in "abc"]
    assert await statuses(Quotas(tries=Rate(2, 0)), path, cookies) == [200, 200, 429]
    assert await statuses(Quotas(tries=Rate(2, 0)), path, [""] * 3) == [200, 200, 429]


def test_a_link_is_drawn_for_our_own_page_only(browser: Browser) -> None:
    for address in ("javascript:alert(1)", "", "x" * 300):
        assert browser.client.post("/api/me/link", json={"address": address}).status_code == 400


def test_recovery_by_words_gives_a_lost_person_their_seats(browser: Browser, server: Server) -> None:
    game = browser.open_game()
    words = " ".join(browser.client.post("/api/me/words").json()["words"])
    with Browser(server.address) as found:
        assert found.client.post("/api/devices/recover", json={"words": words}).status_code == 204
        assert found.table(game)["reader"] == 0
    with httpx.Client(base_url=server.address) as client:
        misspelt = client.post("/api/devices/recover", json={"words": words[:-1]})
        assert (misspelt.status_code, misspelt.json()["code"]) == (400, "misspelt-words")
        assert "set-cookie" not in misspelt.headers
