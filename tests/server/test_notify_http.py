"""Being told by a real server: its requests, its limits, and what happens when it is killed while it sends."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from email.message import EmailMessage
from pathlib import Path
from random import Random

import httpx
import pytest

from princeps.server.rooms.outbox import LEASE, MINUTE
from server.http_tools import Browser, Server, free_port, wait_for
from server.other_ends import BrowserOfSomebody, OtherEnds, move_clock, other_ends, telling

FRIENDS = [{"kind": "me"}, {"kind": "friend"}]


@pytest.fixture(scope="module")
def ends() -> Iterator[OtherEnds]:
    with other_ends() as ends:
        yield ends


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("told")


@pytest.fixture(scope="module")
def server(home: Path, ends: OtherEnds) -> Iterator[Server]:
    with telling(home, ends, free_port()) as server:
        yield server


Meet = Callable[[str], tuple[Browser, Browser, str]]


@pytest.fixture
def meet() -> Iterator[Meet]:
    """Two people at a table over days."""
    with ExitStack() as stack:

        def meet(address: str) -> tuple[Browser, Browser, str]:
            host, friend = (stack.enter_context(Browser(address)) for _ in range(2))
            opening = {"game": "forum-trajanum", "seats": FRIENDS, "options": {}, "pace": {"hours": 24}}
            game: str = host.client.post("/api/games", json=opening).json()["id"]
            secret = host.client.post(f"/api/games/{game}/seats/1/link").json()["secret"]
            assert friend.client.post("/api/join", json={"secret": secret}).status_code == 200
            return host, friend, game

        yield meet


def finish(browser: Browser, game: str, seat: int) -> None:
    """Until it owes nothing."""
    chance = Random(5)
    while (table := browser.table(game, seat))["decision"]:
        reply = browser.act(game, table, chance.choice(table["decision"]["answers"])["action"])
        assert reply.status_code == 200, reply.text


def subscribe(browser: Browser, ends: OtherEnds, path: str) -> BrowserOfSomebody:
    somebody = ends.subscription(path)
    wanted = somebody.wanted()
    body = {"endpoint": wanted.endpoint, "p256dh": wanted.p256dh, "auth": wanted.auth}
    assert browser.client.post("/api/notify/push", json=body).status_code == 204
    return somebody


def test_a_server_that_is_killed_while_it_sends_says_it_once_more_under_the_same_name(
    tmp_path: Path, ends: OtherEnds, meet: Meet
) -> None:
    """The push service has heard it, and the server has not heard that."""
    port = free_port()
    with telling(tmp_path, ends, port) as server:
        host, friend, game = meet(server.address)
        finish(host, game, 0)
        somebody = subscribe(host, ends, "killed")
        ends.push.is_silent = True
        finish(friend, game, 1)
        wait_for(lambda: ends.pushed(somebody))
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
    ends.push.is_silent = False
    with telling(tmp_path, ends, port) as server:
        move_clock(tmp_path, LEASE)
        wait_for(lambda: len(ends.pushed(somebody)) == 2)
        move_clock(tmp_path, 10 * MINUTE)
        finish(friend, game, 1)
        (first, second) = ends.pushed(somebody)
        assert first == second
        assert first["tag"] == game


def letters_to(ends: OtherEnds, address: str) -> list[EmailMessage]:
    return [letter for to, letter in ends.mailbox.letters if to == address]


def test_an_address_is_confirmed_told_and_left_alone_by_one_click_of_a_mail_program(
    server: Server, ends: OtherEnds, meet: Meet
) -> None:
    host, friend, game = meet(server.address)
    finish(host, game, 0)
    asked = host.client.post("/api/notify/mail", json={"address": "livia@example.org"})
    assert asked.status_code == 204
    (question,) = wait_for(lambda: letters_to(ends, "livia@example.org"))
    link = next(line for line in question.get_content().splitlines() if line.startswith(server.address))
    assert link.startswith(f"{server.address}/notify#")
    confirm = f"{server.address}/api/notify/confirm"
    assert httpx.post(confirm, json={"token": link.rpartition("#")[2]}).status_code == 204
    finish(friend, game, 1)
    _, letter = wait_for(lambda: found if len(found := letters_to(ends, "livia@example.org")) == 2 else None)
    out = letter["list-unsubscribe"].strip("<>")
    foreign = {"origin": "https://mail.example.org", "sec-fetch-site": "cross-site"}
    assert httpx.get(out).status_code in {404, 405}, "programs that only look at links end nothing"
    reply = httpx.post(out, data={"List-Unsubscribe": "One-Click"}, headers=foreign)
    assert reply.status_code == 204
    assert host.client.get("/api/notify").json()["places"] == []


def test_what_somebody_wants_is_kept_and_wrong_wishes_get_a_sentence(server: Server, meet: Meet) -> None:
    host, _, _ = meet(server.address)
    usual = host.client.get("/api/notify").json()["wishes"]
    assert (usual["events"], usual["soon"], usual["every"]) == (["turn", "nudge", "over"], 3, "turn")
    wanted = usual | {
        "events": ["nudge"],
        "soon": 6,
        "every": "day",
        "nights": {"start": 22, "end": 8, "zone": "Europe/Berlin"},
    }
    assert host.client.put("/api/notify/wishes", json=wanted).status_code == 204
    assert host.client.get("/api/notify").json()["wishes"] == wanted
    for wrong in (
        {"soon": 2},
        {"every": "minute"},
        {"events": ["everything"]},
        {"nights": {"start": 3, "end": 3, "zone": "UTC"}},
        {"nights": {"start": 3, "end": 4, "zone": "Nowhere/City"}},
    ):
        reply = host.client.put("/api/notify/wishes", json=wanted | wrong)
        assert (reply.status_code, len(reply.json()["reason"]) > 10) == (400, True)
    assert host.client.get("/api/notify").json()["wishes"] == wanted


def test_who_is_nobody_here_is_told_nothing_and_can_leave_no_address(server: Server) -> None:
    with Browser(server.address) as nobody:
        found = nobody.client.get("/api/notify").json()
        assert (found["places"], found["mail"]) == ([], True)
        assert nobody.client.post("/api/notify/mail", json={"address": "x@example.org"}).status_code == 403
        assert nobody.client.post("/api/notify/try").status_code == 403


def test_a_message_to_try_arrives(server: Server, ends: OtherEnds, meet: Meet) -> None:
    host, _, _ = meet(server.address)
    somebody = subscribe(host, ends, "try")
    tried = wait_for(lambda: it if (it := host.client.post("/api/notify/try")).status_code == 200 else None)
    assert tried.json() == {"sent": 1, "failed": 0}
    (shown,) = ends.pushed(somebody)
    assert shown["title"] == "It works"
    assert httpx.post(f"{server.address}/api/notify/out/{shown['stop']}").status_code == 204
    assert host.client.get("/api/notify").json()["places"] == []


def test_one_address_of_the_network_cannot_make_this_server_write_without_end(server: Server, meet: Meet) -> None:
    """The last test here: nothing is left of what this address may ask for."""
    host, _, _ = meet(server.address)
    statuses = [
        host.client.post("/api/notify/mail", json={"address": f"somebody{number}@example.org"}).status_code
        for number in range(40)
    ]
    assert statuses.count(204) <= 3
    assert statuses[-1] == 429
