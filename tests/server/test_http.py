"""Playing over HTTP: a real server process, real requests."""

import resource
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import httpx
import pytest

from princeps.games import game as find_game
from princeps.kernel.match import Match
from princeps.kernel.recipe import parse_recipe
from server.http_tools import FORUM, Browser, Json, Server, serving, wait_for

TWO_HERE: list[Json] = [{"kind": "me"}, {"kind": "here"}]


def error_of(reply: httpx.Response) -> tuple[int, str]:
    """Status and code; every refusal has a sentence too."""
    refusal = reply.json()
    assert set(refusal) == {"code", "reason"}
    assert refusal["reason"]
    return reply.status_code, refusal["code"]


# --- whole games -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(server: Server) -> Iterator[tuple[Browser, str, Json]]:
    """A game against two bots, played at random to its end: the player's browser, the game's id, and its last table."""
    with Browser(server.address) as browser:
        game = browser.open_game([{"kind": "me"}, {"kind": "bot", "level": "tiro"}, {"kind": "bot", "level": "tiro"}])
        yield browser, game, browser.play(game, Random(1))


def test_a_whole_game_against_bots_is_played_and_replays_exactly(finished: tuple[Browser, str, Json]) -> None:
    browser, game, end = finished
    assert sorted(end["places"])[0] == 1
    recipe = browser.client.get(f"/api/games/{game}/recipe").text
    replayed = Match.replay(find_game(FORUM), parse_recipe(recipe, "the server"))
    assert [score["points"] for score in end["scores"]] == list(replayed.position.scores)


def test_a_finished_game_counts_in_ones_statistics(finished: tuple[Browser, str, Json]) -> None:
    browser, game, table = finished
    figures = browser.client.get("/api/statistics", params={"days": 1, "company": "bots"}).json()
    assert [it["id"] for it in figures["results"]] == [game]
    assert figures["results"][0]["points"] == table["scores"][0]["points"]
    assert browser.client.get("/api/statistics", params={"company": "people"}).json()["results"] == []
    table_of_one = browser.client.get("/api/statistics/results/csv")
    assert table_of_one.headers["content-type"].startswith("text/csv")
    assert game in table_of_one.text
    assert browser.client.get("/api/statistics/results/json").json()[0]["id"] == game


def test_a_rematch_is_one_game_for_all(finished: tuple[Browser, str, Json]) -> None:
    browser, game, _ = finished
    first = browser.client.post(f"/api/games/{game}/rematch").json()
    assert first == browser.client.post(f"/api/games/{game}/rematch").json()
    assert first["id"] != game


def test_a_running_game_gives_no_recipe(browser: Browser) -> None:
    assert error_of(browser.client.get(f"/api/games/{browser.open_game()}/recipe")) == (409, "running")


def test_bots_begin_without_anybody_looking(browser: Browser) -> None:
    """Opening the game wakes them; asking for the room does not."""
    game = browser.open_game()
    wait_for(lambda: browser.client.get(f"/api/games/{game}/room").json()["seats"][1]["since"] is None)


# --- acting ----------------------------------------------------------------------------------------------------------


def test_a_stale_revision_is_refused_and_changes_nothing(browser: Browser) -> None:
    game = browser.open_game(TWO_HERE)
    first = browser.table(game, 0)
    answer = first["decision"]["answers"][0]["action"]
    assert browser.act(game, first, answer).status_code == 200
    now = browser.table(game, 0)
    assert error_of(browser.act(game, first, answer)) == (409, "stale")
    assert browser.table(game, 0) == now


def test_the_same_request_again_is_done_once(browser: Browser) -> None:
    game = browser.open_game(TWO_HERE)
    table = browser.table(game, 0)
    answer = table["decision"]["answers"][0]["action"]
    first = browser.act(game, table, answer, key="one-and-the-same")
    second = browser.act(game, table, answer, key="one-and-the-same")
    assert (first.status_code, first.json()) == (second.status_code, second.json())
    assert first.json()["revision"] == table["revision"] + 1


def test_when_two_tabs_act_at_once_one_is_told_to_reload(browser: Browser) -> None:
    game = browser.open_game(TWO_HERE)
    table = browser.table(game, 0)
    answers = [answer["action"] for answer in table["decision"]["answers"][:2]]
    with ThreadPoolExecutor(2) as tabs:
        replies = list(tabs.map(lambda answer: browser.act(game, table, answer), answers))
    assert sorted(reply.status_code for reply in replies) == [200, 409]
    assert browser.table(game, 0)["revision"] == table["revision"] + 1


def test_several_answers_are_applied_all_or_none(browser: Browser) -> None:
    game = browser.open_game(TWO_HERE)
    table = browser.table(game, 0)
    answer = table["decision"]["answers"][0]["action"]
    assert error_of(browser.act(game, table, answer, "end-turn")) == (409, "illegal")
    assert browser.table(game, 0) == table


def test_undo_takes_back(browser: Browser) -> None:
    game = browser.open_game(TWO_HERE)
    table = browser.table(game, 0)
    after = browser.act(game, table, table["decision"]["answers"][0]["action"]).json()
    wish = {"seat": 0, "revision": after["revision"], "key": "take-it-back"}
    back = browser.client.post(f"/api/games/{game}/undo", json=wish)
    assert back.status_code == 200
    assert back.json()["decision"] == table["decision"]


# --- asking ----------------------------------------------------------------------------------------------------------


def test_why_and_explore_and_hint_change_nothing(browser: Browser) -> None:
    game = browser.open_game()
    table = browser.my_table(game)
    wish: Json = {"seat": 0, "revision": table["revision"]}
    answer = table["decision"]["answers"][0]["action"]
    why = browser.client.post(f"/api/games/{game}/why", json={"seat": 0, "anchor": "0.space.r1c1"})
    explored = browser.client.post(f"/api/games/{game}/explore", json=wish | {"actions": [answer]})
    hint = browser.client.post(f"/api/games/{game}/hint", json=wish)
    assert why.json()["reason"]
    assert explored.status_code in {200, 409}
    assert hint.json()["hints"]
    assert {it["action"] for it in hint.json()["hints"]} <= {it["action"] for it in table["decision"]["answers"]}
    assert browser.table(game)["decision"] == table["decision"]


def test_the_box_is_sent_once(browser: Browser) -> None:
    game = browser.open_game()
    box = browser.client.get(f"/api/games/{game}/box")
    again = browser.client.get(f"/api/games/{game}/box", headers={"if-none-match": box.headers["etag"]})
    assert (box.status_code, again.status_code, again.content) == (200, 304, b"")


def test_words_are_in_the_language_that_is_asked_for(browser: Browser) -> None:
    game = browser.open_game(TWO_HERE)
    titles = {
        language: browser.client.get(f"/api/games/{game}/table", params={"seat": 0, "language": language}).json()[
            "decision"
        ]["title"]
        for language in ("en", "de", "ru")
    }
    assert len(set(titles.values())) == 3


# --- who may ---------------------------------------------------------------------------------------------------------


def test_a_stranger_finds_nothing(server: Server, browser: Browser) -> None:
    game = browser.open_game()
    with Browser(server.address) as stranger:
        stranger.open_game()
        for path in ("room", "table", "box", "recipe"):
            reply = stranger.client.get(f"/api/games/{game}/{path}")
            assert reply.json() == stranger.client.get(f"/api/games/nothing-there/{path}").json()
            assert error_of(reply) == (404, "no-game")
        assert error_of(stranger.client.delete(f"/api/games/{game}")) == (404, "no-game")


def test_a_friend_comes_by_a_link_that_serves_once(server: Server, browser: Browser) -> None:
    game = browser.open_game([{"kind": "me"}, {"kind": "friend"}])
    secret = browser.client.post(f"/api/games/{game}/seats/1/link").json()["secret"]
    with Browser(server.address) as friend, Browser(server.address) as late:
        assert friend.client.post("/api/join", json={"secret": secret}).json() == {"id": game, "seat": 1}
        assert friend.table(game, 1)["reader"] == 1
        assert error_of(late.client.post("/api/join", json={"secret": secret})) == (410, "used-link")
        assert error_of(friend.client.get(f"/api/games/{game}/table?seat=0")) == (403, "not-your-seat")


def test_spectators_see_what_everybody_sees_and_no_more(server: Server, browser: Browser) -> None:
    game = browser.open_game()
    secret = browser.client.post(f"/api/games/{game}/spectators").json()["secret"]
    with Browser(server.address) as spectator:
        assert spectator.client.post("/api/watch", json={"secret": secret}).json() == {"id": game}
        table = spectator.table(game, None)
        assert (table["reader"], table["decision"]) == (-1, None)
        assert error_of(spectator.client.post(f"/api/games/{game}/chat", json={"text": "Ave"}))[0] == 403


def test_the_room_is_kept_up(browser: Browser) -> None:
    game = browser.open_game()
    assert browser.client.post(f"/api/games/{game}/chat", json={"text": "Ave"}).status_code == 204
    assert browser.client.patch(f"/api/games/{game}/seats/0", json={"name": "Drusilla"}).status_code == 204
    room = browser.client.get(f"/api/games/{game}/room").json()
    assert (room["seats"][0]["name"], room["chat"][0]["text"]) == ("Drusilla", "Ave")
    assert browser.client.delete(f"/api/games/{game}").status_code == 204
    assert error_of(browser.client.get(f"/api/games/{game}/room")) == (404, "no-game")


def test_leaving_alone_gives_the_seat_to_a_bot_that_plays_on(browser: Browser) -> None:
    game = browser.open_game()
    assert browser.client.post(f"/api/games/{game}/seats/0/leave", json={"level": "tiro"}).json() == {"done": True}


# --- nonsense --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{",
        "[]",
        "null",
        '{"game": "forum-trajanum"}',
        '{"game": "chess", "seats": [{"kind": "me"}, {"kind": "bot"}]}',
        '{"game": "forum-trajanum", "seats": [{"kind": "me"}]}',
        '{"game": "forum-trajanum", "seats": [{"kind": "me"}, {"kind": "cat"}]}',
        '{"game": "forum-trajanum", "seats": [{"kind": "me"}, {"kind": "bot"}], "colour": "red"}',
        '{"game": "forum-trajanum", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"fast": true}}',
        '{"game": "forum-trajanum", "seats": [{"kind": "me"}, {"kind": "bot", "level": "caesar"}]}',
        "[" * 20_000,
        '{"game": "\\ud800"}',
        b'{"game": "\xc3("}',
    ],
)
def test_nonsense_gets_a_reason_and_opens_no_game(browser: Browser, body: str | bytes) -> None:
    reply = browser.client.post("/api/games", content=body, headers={"content-type": "application/json"})
    assert error_of(reply)[0] == 400
    assert browser.client.get("/api/home").json()["mine"] == []


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/api/nothing"), ("GET", "/api"), ("POST", "/api/nothing"), ("GET", "/api/games/x/y/z"), ("GET", "/x.js")],
)
def test_an_unknown_address_is_not_found(browser: Browser, method: str, path: str) -> None:
    assert error_of(browser.client.request(method, path))[0] in {404, 405}


def test_methods_are_checked(browser: Browser) -> None:
    assert error_of(browser.client.put("/api/games", json={}))[0] == 405


@pytest.mark.parametrize("path", ["/api/me", "/api/me/keepsakes"])
def test_an_address_tells_all_its_methods(browser: Browser, path: str) -> None:
    asked = browser.client.options(path)
    refused = browser.client.put(path, json={})
    methods = set(asked.headers["allow"].split(", "))
    assert (asked.status_code, asked.content, refused.status_code) == (204, b"", 405)
    assert methods == set(refused.headers["allow"].split(", "))
    assert methods > {"GET", "OPTIONS"}


def test_a_full_disk_is_reported_and_loses_nothing(server: Server, browser: Browser) -> None:
    game = browser.open_game(TWO_HERE)
    table = browser.table(game)
    answer, key = table["decision"]["answers"][0]["action"], "a key of mine"
    limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, limit[1]))  # bytes of a file
    try:
        assert error_of(browser.act(game, table, answer, key=key)) == (503, "store")
        assert browser.table(game) == table
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limit)
    assert "the database failed" in server.errors.read_text(encoding="utf-8")
    assert browser.act(game, table, answer, key=key).json()["revision"] == table["revision"] + 1


def test_a_database_that_was_deleted_is_noticed_and_nothing_is_acknowledged(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.address) as browser:
        server.wait_until_ready()
        game = browser.open_game(TWO_HERE)
        table = browser.table(game)
        (tmp_path / "princeps.db").unlink()
        answer = table["decision"]["answers"][0]["action"]
        assert error_of(browser.act(game, table, answer)) == (503, "store")
        opening = browser.client.post("/api/games", json={"game": FORUM, "seats": TWO_HERE})
        assert error_of(opening) == (503, "store")
        assert "was deleted or replaced while the server ran" in server.errors.read_text(encoding="utf-8")


def test_data_outlives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.address) as browser:
        server.wait_until_ready()
        game = browser.open_game(TWO_HERE)
        table = browser.table(game)
        after = browser.act(game, table, table["decision"]["answers"][0]["action"]).json()
        cookies = dict(browser.client.cookies)
        server.process.kill()
    with serving(tmp_path) as server, Browser(server.address) as browser:
        server.wait_until_ready()
        browser.client.cookies.update(cookies)
        assert browser.table(game) | {"log": None} == after | {"log": None}
