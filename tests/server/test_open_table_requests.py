"""Open tables by real requests: cookies, limits, sockets, several processes, and a server that dies."""

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from princeps.server.settings import Quotas
from server.http_tools import FORUM, Browser, Json, Server, serving
from server.test_sockets import connect, hear_until

ONE_FREE: list[Json] = [{"kind": "me", "name": "Livia"}, {"kind": "open"}]
TWO_FREE: list[Json] = [*ONE_FREE, {"kind": "open"}]


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("open"), "--open-tables") as server:
        server.wait_until_ready()
        yield server


@pytest.fixture
def people(open_server: Server) -> Iterator[list[Browser]]:
    """Three who have not visited before."""
    with ExitStack() as stack:
        yield [stack.enter_context(Browser(open_server.address)) for _ in range(3)]


def listed(browser: Browser) -> list[Json]:
    reply = browser.client.get("/api/open-tables")
    assert reply.status_code == 200, reply.text
    found: list[Json] = reply.json()["tables"]
    return found


def sit(browser: Browser, game: str, name: str | None = None) -> int:
    reply = browser.client.post(f"/api/games/{game}/sit", json={"name": name})
    assert reply.status_code == 200, reply.text
    seat: int = reply.json()["seat"]
    return seat


def avoid(browser: Browser, game: str, seat: int, kind: str) -> int:
    wish = {"kind": kind, "averse": True}
    return browser.client.post(f"/api/games/{game}/seats/{seat}/aversion", json=wish).status_code


def room(browser: Browser, game: str) -> Json:
    found: Json = browser.client.get(f"/api/games/{game}/room").json()
    return found


def test_three_strangers_meet_and_play(people: list[Browser]) -> None:
    livia, marcus, nero = people
    game = livia.open_game(TWO_FREE)
    assert not marcus.client.cookies
    assert game in [table["id"] for table in listed(marcus)], "also for who was never here"
    sit(marcus, game, "Marcus Aurelius")
    assert livia.client.get(f"/api/games/{game}/table", params={"seat": 0}).json()["code"] == "not-begun"
    sit(nero, game)
    assert game not in [table["id"] for table in listed(livia)]
    table = livia.my_table(game)
    assert livia.act(game, table, table["decision"]["answers"][0]["action"]).status_code == 200


@pytest.mark.anyio
async def test_who_waits_hears_at_once_that_it_begins(people: list[Browser]) -> None:
    livia, marcus, _ = people
    game = livia.open_game(ONE_FREE)
    async with connect(livia, game) as socket:
        assert (await hear_until(socket, "room"))["gathering"]
        await asyncio.to_thread(sit, marcus, game)
        while (await hear_until(socket, "room"))["gathering"]:
            pass
        assert (await hear_until(socket, "table"))["decision"]


def test_a_refusal_gives_no_cookie(people: list[Browser]) -> None:
    livia, marcus, nero = people
    game = livia.open_game(ONE_FREE)
    sit(marcus, game)
    late = nero.client.post(f"/api/games/{game}/sit", json={})
    assert (late.status_code, late.json()["code"], "set-cookie" in late.headers) == (409, "table-full", False)
    never = nero.client.post("/api/games/never-was/sit", json={})
    assert (never.status_code, never.json()["code"], "set-cookie" in never.headers) == (410, "table-gone", False)


def test_no_reply_names_anybody_s_identity(people: list[Browser], open_server: Server) -> None:
    livia, marcus, nero = people
    game = livia.open_game(TWO_FREE)
    seat = sit(marcus, game)
    assert avoid(livia, game, seat, "mute") == 204
    told = json.dumps([listed(nero), listed(livia), room(livia, game), livia.client.get("/api/me/aversions").json()])
    for browser in (livia, marcus):
        device = browser.client.get("/api/me").headers["princeps-device"]
        assert device not in told


def test_whoever_is_not_at_the_table_changes_nothing_there(people: list[Browser]) -> None:
    livia, marcus, nero = people
    game = livia.open_game(TWO_FREE)
    seat = sit(marcus, game)
    sit(nero, livia.open_game(TWO_FREE))
    for path, body in (("kick", {}), ("leave", {}), ("aversion", {"kind": "block", "averse": True})):
        reply = nero.client.post(f"/api/games/{game}/seats/{seat}/{path}", json=body)
        assert (reply.status_code, reply.json()["code"]) == (404, "no-game")
    assert nero.client.delete(f"/api/me/aversions/{'0' * 16}").status_code == 204
    assert room(livia, game)["seats"][seat]["claimed"]


def test_there_are_two_ways_to_avoid_somebody(people: list[Browser]) -> None:
    livia, marcus, _ = people
    game = livia.open_game(TWO_FREE)
    seat = sit(marcus, game)
    assert [avoid(livia, game, seat, kind) for kind in ("mute", "block", "hate")] == [204, 204, 400]


def test_an_address_opens_a_limited_number_of_tables(tmp_path: Path) -> None:
    """However many cookies it has."""
    with serving(tmp_path, "--open-tables") as server:
        server.wait_until_ready()
        statuses = []
        for _ in range(int(Quotas().tables.burst) + 2):
            with Browser(server.address) as browser:
                reply = browser.client.post("/api/games", json={"game": FORUM, "seats": ONE_FREE})
                statuses.append(reply.status_code)
        assert (statuses[0], statuses[-1]) == (201, 429)
        with Browser(server.address) as browser:
            browser.open_game()


def test_a_server_without_open_tables_has_nothing_of_them(browser: Browser) -> None:
    assert browser.client.get("/api/home").json()["open_tables"] is False
    assert browser.client.get("/api/open-tables").json()["code"] == "no-open-tables"
    reply = browser.client.post("/api/games", json={"game": FORUM, "seats": ONE_FREE})
    assert (reply.status_code, reply.json()["code"]) == (404, "no-open-tables")


def test_a_killed_server_knows_who_sits_where(tmp_path: Path) -> None:
    with ExitStack() as stack:
        browsers: list[Browser] = []
        for round_ in range(3):
            with serving(tmp_path, "--open-tables") as server:
                server.wait_until_ready()
                if not browsers:
                    browsers = [stack.enter_context(Browser(server.address)) for _ in range(3)]
                    game = browsers[0].open_game(TWO_FREE)
                for browser in browsers:
                    browser.client.base_url = server.address
                    browser.client.headers["origin"] = server.address
                assert sum(seat["claimed"] for seat in room(browsers[0], game)["seats"]) == 1 + round_
                if round_ < 2:
                    sit(browsers[1 + round_], game)
                    os.kill(server.process.pid, signal.SIGKILL)
                    server.process.wait()
                else:
                    assert browsers[0].my_table(game)["decision"]


def test_several_processes_have_the_same_tables(tmp_path: Path, postgres_url: str) -> None:
    words = ("--open-tables", "--database", postgres_url, "--thinkers", "1")
    with serving(tmp_path, *words) as here, serving(tmp_path, *words) as there:
        for server in (here, there):
            server.wait_until_ready()
        with Browser(here.address) as livia, Browser(there.address) as marcus:
            game = livia.open_game(ONE_FREE)
            assert game in [table["id"] for table in listed(marcus)]
            assert room(livia, game)["gathering"]
            sit(marcus, game)
            assert not room(livia, game)["gathering"]
            assert livia.my_table(game)["decision"]
