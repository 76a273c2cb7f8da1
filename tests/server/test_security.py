"""The gate, tested by real requests: who is let in, what is sent with every reply, and how much is too much."""

import socket
from collections import Counter
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.datastructures import Headers
from litestar.types import Receive, Send

from princeps.server.processes.fair_shares import Addresses
from princeps.server.settings import Quotas, Rate, Settings, SiteError, read_site
from princeps.server.visitors import device_of
from princeps.server.web.buckets import Buckets
from princeps.server.web.gate import COOKIE, LARGEST_BODY, SECURE_COOKIE, Gate, cookie_name, cookie_of, set_cookie
from princeps.server.web.known_devices import KnownDevices
from server.http_tools import FORUM, SOLO, Browser, Server, serving

NEW_GAME = {"game": FORUM, "seats": SOLO}


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=60) as client:
        yield client


# --- the cookie ------------------------------------------------------------------------------------------------------


def test_a_visitor_gets_a_cookie_that_scripts_and_other_sites_cannot_use(client: httpx.Client) -> None:
    reply = client.post("/api/games", json=NEW_GAME)
    (morsel,) = SimpleCookie(reply.headers["set-cookie"]).values()
    assert (morsel["path"], morsel["samesite"], morsel["domain"]) == ("/", "Lax", "")
    assert morsel["httponly"]
    assert not morsel["secure"]  # this server speaks plain HTTP
    assert len(morsel.value) == 43


def test_behind_https_the_cookie_is_secure_and_bound_to_the_host() -> None:
    name = cookie_name(Settings(database="", loopback=True), secure=True)
    (morsel,) = SimpleCookie(set_cookie("x" * 43, name)).values()
    assert morsel.key == "__Host-princeps"
    assert morsel["secure"]


def test_looking_at_the_home_page_sets_no_cookie(client: httpx.Client) -> None:
    assert "set-cookie" not in client.get("/api/home").headers


def test_a_refused_request_sets_no_cookie(client: httpx.Client) -> None:
    assert "set-cookie" not in client.post("/api/games", json={"game": "chess"}).headers


@pytest.mark.parametrize(
    "cookie", ["", "princeps=", "princeps=short", "princeps=" + "ü" * 43, "=;=;;", "princeps=" + "x" * 9000]
)
def test_a_broken_cookie_counts_as_none(client: httpx.Client, cookie: str) -> None:
    reply = client.get("/api/home", headers={b"cookie": cookie.encode()})
    assert (reply.status_code, reply.json()["mine"]) == (200, [])


def test_a_made_up_cookie_counts_as_none(client: httpx.Client) -> None:
    """A visitor who opens a game with one is given another, and is known by that alone."""
    reply = client.post("/api/games", json=NEW_GAME, headers={"cookie": f"princeps={'x' * 43}"})
    (morsel,) = SimpleCookie(reply.headers["set-cookie"]).values()
    assert morsel.value != "x" * 43
    game = reply.json()["id"]
    for cookie, status in ((morsel.value, 200), ("x" * 43, 404)):
        table = httpx.get(f"{client.base_url}/api/games/{game}/table", headers={"cookie": f"princeps={cookie}"})
        assert table.status_code == status


@pytest.mark.parametrize("other", ['theme={"dark":true}', "a b=c", "=", 'open="', "x=é", "princeps=old"])
def test_cookies_of_other_programs_at_this_address_do_not_hide_ours(client: httpx.Client, other: str) -> None:
    game = client.post("/api/games", json=NEW_GAME).json()["id"]
    ((name, secret),) = client.cookies.items()
    ours = f"{name}={secret}"
    reply = client.get("/api/home", headers={b"cookie": f"{other}; {ours}".encode()})
    assert [it["id"] for it in reply.json()["mine"]] == [game]


def test_behind_https_no_neighbouring_site_can_give_a_visitor_a_cookie() -> None:
    theirs, ours = "x" * 43, "y" * 43
    headers = Headers({"cookie": f"princeps={theirs}; __Host-princeps={ours}"})
    assert (cookie_of(headers, SECURE_COOKIE), cookie_of(headers, COOKIE)) == (ours, theirs)
    assert cookie_of(Headers({"cookie": f"princeps={theirs}"}), SECURE_COOKIE) is None


def test_two_servers_on_one_machine_know_the_same_browser_side_by_side(server: Server, tmp_path: Path) -> None:
    """Cookies know no ports. One that a server gave under the usual name, as it once did, still counts."""
    with serving(tmp_path) as other, httpx.Client(timeout=60) as client:
        other.wait_until_ready()
        games = [client.post(f"{it.address}/api/games", json=NEW_GAME).json()["id"] for it in (server, other)]
        for it, game in zip((server, other), games, strict=True):
            assert [found["id"] for found in client.get(f"{it.address}/api/home").json()["mine"]] == [game]
        first = next(iter(client.cookies.values()))
    with httpx.Client(base_url=server.address, headers={"cookie": f"princeps={first}"}, timeout=60) as former:
        reply = former.get("/api/home")
        assert [found["id"] for found in reply.json()["mine"]] == games[:1]
        assert [(name != COOKIE, secret) for name, secret in reply.cookies.items()] == [(True, first)]


def test_a_secret_is_kept_only_as_its_hash(folder: Path, client: httpx.Client) -> None:
    game = client.post("/api/games", json={"game": FORUM, "seats": [{"kind": "me"}, {"kind": "friend"}]}).json()["id"]
    secret = client.post(f"/api/games/{game}/seats/1/link").json()["secret"]
    kept = b"".join(file.read_bytes() for file in folder.glob("princeps.db*"))
    assert game.encode() in kept
    assert secret.encode() not in kept
    assert all(it.encode() not in kept for it in client.cookies.values())


# --- other pages -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "https://127.0.0.1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://evil.example", "sec-fetch-site": "same-origin"},
    ],
)
def test_a_foreign_page_changes_nothing(client: httpx.Client, headers: dict[str, str]) -> None:
    reply = client.post("/api/games", json=NEW_GAME, headers=headers)
    assert (reply.status_code, reply.json()["code"]) == (403, "foreign-page")
    assert "set-cookie" not in reply.headers


@pytest.mark.parametrize("headers", [{}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}])
def test_our_own_page_and_programs_are_let_in(server: Server, client: httpx.Client, headers: dict[str, str]) -> None:
    assert client.post("/api/games", json=NEW_GAME, headers=headers).status_code == 201
    assert client.post("/api/games", json=NEW_GAME, headers=headers | {"origin": server.address}).status_code == 201


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8177", "127.0.0.1.evil.example", ""])
def test_a_name_that_was_made_to_point_here_is_not_answered(client: httpx.Client, host: str) -> None:
    for path in ("/", "/api/home"):
        assert client.get(path, headers={"host": host}).status_code in {400, 421}


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:99", "[::1]:8177"])
def test_this_machine_has_several_names(client: httpx.Client, host: str) -> None:
    assert client.get("/api/home", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_form_is_not_taken_for_json(client: httpx.Client, kind: str) -> None:
    reply = client.post("/api/games", content=b'{"game": "x"}', headers={"content-type": kind})
    assert (reply.status_code, reply.json()["code"]) == (415, "not-json")


# --- every reply -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/home", "/api/nothing", "/game/x", "/api/games/x/table", "/nothing.js"])
def test_every_reply_carries_the_rules_for_browsers(client: httpx.Client, path: str) -> None:
    headers = client.get(path).headers
    policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    assert (policy["default-src"], policy["script-src"], policy["frame-ancestors"]) == ("'none'", "'self'", "'none'")
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/schema", "/schema/swagger", "/api/schema", "/api/schema/swagger"])
def test_nothing_is_shown_that_needs_scripts_from_elsewhere(client: httpx.Client, path: str) -> None:
    assert "https://" not in client.get(path).text


@pytest.mark.parametrize(
    ("method", "path"),
    [("PUT", "/api/games/A/replay/abc"), ("GET", "/api/games/A/seats/0x0/link"), ("GET", "/api/games/A/socket")],
)
def test_an_unknown_address_is_not_found_by_any_method(client: httpx.Client, method: str, path: str) -> None:
    reply = client.request(method, path)
    assert (reply.status_code, reply.json()["code"]) == (404, "not-found")
    assert reply.headers["x-content-type-options"] == "nosniff"


def test_plain_http_asks_for_no_https(client: httpx.Client) -> None:
    assert "strict-transport-security" not in client.get("/").headers


def test_replies_about_games_are_kept_by_nobody(client: httpx.Client) -> None:
    assert client.get("/api/home").headers["cache-control"] == "no-store"


# --- how much --------------------------------------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_refused(client: httpx.Client) -> None:
    body = b" " * (LARGEST_BODY + 1)
    reply = client.post("/api/games", content=body, headers={"content-type": "application/json"})
    assert reply.status_code == 413


def test_a_body_that_hides_its_size_is_refused(server: Server) -> None:
    """Sent in chunks, without a length: counted as it arrives."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=30) as connection:
        head = f"POST /api/games HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
        connection.sendall(head.encode() + b"Transfer-Encoding: chunked\r\n\r\n")
        piece = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
        try:
            for _ in range(2 * LARGEST_BODY // 0x4000):
                connection.sendall(piece)
            connection.sendall(b"0\r\n\r\n")
        except OSError:
            pass  # the server hung up on us
        assert b" 413 " in connection.recv(4096).split(b"\r\n")[0]


def test_a_bucket_runs_dry_and_belongs_to_one_visitor() -> None:
    buckets = Buckets(Rate(burst=3, per_second=0))
    assert [buckets.take("Livia") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("Marcus")


async def only_say_yes(scope: Any, receive: Receive, send: Send) -> None:
    """Behind the gate."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def known(*cookies: str) -> KnownDevices:
    devices = KnownDevices()
    for device in filter(None, map(device_of, cookies)):
        devices.welcome(device)
    return devices


async def statuses(quotas: Quotas, path: str, cookies: list[str], devices: KnownDevices | None = None) -> list[int]:
    """What the gate replies to requests with these cookies, one after another."""
    settings, replies = Settings(database="", quotas=quotas), Counter[int]()
    gate: Any = Gate(only_say_yes, settings, Addresses(), devices or known(*cookies), replies, "")
    address = f"http://here{path}"
    async with httpx.AsyncClient(transport=httpx.ASGITransport(gate)) as client:
        return [(await client.post(address, headers={"cookie": f"princeps={it}"})).status_code for it in cookies]


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["/api/games", "/api/games/", "//api/games", "/api//join", "/api/games/x/sit/"])
async def test_whoever_has_many_cookies_is_still_one_address(path: str) -> None:
    cookies = [letter * 43 for letter in "abc"]
    assert await statuses(Quotas(openings=Rate(2, 0)), path, cookies) == [200, 200, 429]


@pytest.mark.anyio
async def test_made_up_cookies_share_the_limits_of_a_visitor() -> None:
    cookies = [letter * 43 for letter in "abc"]
    quotas = Quotas(of_visitor=Rate(2, 0))
    assert await statuses(quotas, "/api/home", cookies, devices=KnownDevices()) == [200, 200, 429]
    assert await statuses(quotas, "/api/home", cookies) == [200, 200, 200]


@pytest.mark.anyio
async def test_nobody_floods_a_table_with_chat() -> None:
    said = await statuses(Quotas(chat=Rate(2, 0)), "/api/games/x/chat/", ["a" * 43] * 3 + ["b" * 43])
    assert said == [200, 200, 429, 200]


@pytest.mark.anyio
async def test_nobody_has_game_after_game_analysed() -> None:
    asked = await statuses(Quotas(analyses=Rate(2, 0)), "/api/games/x/analyse", ["a" * 43] * 3 + ["b" * 43])
    assert asked == [200, 200, 429, 200]


@pytest.mark.anyio
async def test_nobody_sits_down_and_leaves_again_without_end() -> None:
    asked = await statuses(Quotas(sitting=Rate(2, 0)), "/api/games/x/sit", ["a" * 43] * 3 + ["b" * 43])
    assert asked == [200, 200, 429, 200]


@pytest.mark.parametrize("path", ["/api/games/", "//api/games", "/api//games"])
def test_an_address_may_be_written_in_several_ways(server: Server, path: str) -> None:
    reply = httpx.post(server.address + path, json=NEW_GAME, timeout=60)
    assert (reply.status_code, len(reply.cookies)) == (201, 1)


def test_too_many_new_games_are_refused_with_a_reason(server: Server) -> None:
    with Browser(server.address) as browser:
        browser.open_game()
        replies = [browser.client.post("/api/games", json={}) for _ in range(40)]
    assert {reply.status_code for reply in replies} == {400, 429}
    assert (replies[-1].json()["code"], replies[-1].headers["retry-after"]) == ("too-often", "5")


# --- behind a proxy --------------------------------------------------------------------------------------------------


def test_a_site_has_one_name(tmp_path: Path) -> None:
    site = "https://play.example.org"
    with serving(tmp_path, "--site", site) as server, httpx.Client(base_url=server.address, timeout=60) as client:
        server.wait_until_ready(host="play.example.org")
        assert client.get("/api/home").status_code == 421
        ours = {"host": "play.example.org", "origin": site}
        reply = client.post("/api/games", json=NEW_GAME, headers=ours)
        assert reply.status_code == 201
        assert reply.headers["set-cookie"].startswith("__Host-princeps=")
        assert "Secure" in reply.headers["set-cookie"]
        assert reply.headers["strict-transport-security"].startswith("max-age=")
        foreign = {"host": "play.example.org", "origin": "http://play.example.org"}
        assert client.post("/api/games", json=NEW_GAME, headers=foreign).status_code == 403


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("https://Play.example.org/", "https://play.example.org"),
        ("http://localhost:99", "http://localhost:99"),
        (None, None),
    ],
)
def test_a_site_is_read_as_browsers_name_it(given: str | None, read: str | None) -> None:
    assert read_site(given) == read


@pytest.mark.parametrize("given", ["play.example.org", "ftp://x", "https://", "https://x/path", "https://a@b"])
def test_a_site_that_no_browser_could_use(given: str) -> None:
    with pytest.raises(SiteError, match="A site has the form"):
        read_site(given)
