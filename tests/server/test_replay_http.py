"""Looking back at games through a real server: files, links for everybody, and cookies."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from golden.make import folder_of
from princeps.kernel.recipe import load_recipe
from princeps.server.web.gate import LARGEST_RECIPE
from server.http_tools import FORUM, Browser, Server, wait_for

FILE = folder_of(FORUM) / "two-players.json"


def open_file(browser: Browser, file: Path | None = None, text: str = "") -> httpx.Response:
    body = file.read_text(encoding="utf-8") if file else text
    return browser.client.post("/api/replays", content=body, headers={"content-type": "application/json"})


@pytest.fixture
def game(browser: Browser) -> str:
    reply = open_file(browser, FILE)
    assert reply.status_code == 201, reply.text
    found: str = reply.json()["id"]
    return found


def test_whoever_opens_a_file_gets_a_cookie_and_looks_at_its_moments(browser: Browser, game: str) -> None:
    assert browser.client.cookies
    replay = browser.client.get(f"/api/games/{game}/replay", params={"language": "de"}).json()
    assert (replay["viewpoint"], replay["open"], replay["over"]) == (0, True, True)
    assert replay["box"]["game"] == FORUM
    last = replay["moments"][-1]["at"]
    table = browser.client.get(f"/api/games/{game}/replay/{last}", params={"seat": 1, "open": True, "language": "de"})
    assert table.json()["over"]
    assert (table.json()["reader"], table.json()["language"]) == (1, "de")
    assert browser.client.get(f"/api/games/{game}/replay/{last + 1}", params={"open": True}).status_code == 404


def test_the_file_offered_is_the_file_that_was_opened(browser: Browser, game: str) -> None:
    """To the letter: seeds are larger than the numbers a page can represent."""
    reply = browser.client.get(f"/api/games/{game}/replay/recipe")
    assert reply.text == load_recipe(FILE).to_json() == FILE.read_text(encoding="utf-8")
    assert "attachment" in reply.headers["content-disposition"]


def test_a_shared_game_needs_no_cookie(browser: Browser, game: str, server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=60) as stranger:
        assert stranger.get(f"/api/games/{game}/replay").status_code == 404
        assert browser.client.post(f"/api/games/{game}/share").status_code == 204
        assert stranger.get(f"/api/games/{game}/replay").json()["shared"]
        assert stranger.get(f"/api/games/{game}/replay/1", params={"seat": 0, "open": True}).status_code == 200
        assert stranger.get(f"/api/games/{game}/replay/recipe").status_code == 200
        assert stranger.get(f"/api/games/{game}/room").status_code == 404


def test_a_stranger_plays_on_from_a_shared_game(browser: Browser, game: str, server: Server) -> None:
    browser.client.post(f"/api/games/{game}/share")
    wish = {"at": 40, "viewpoint": 0, "open": True, "seat": 1, "levels": ["tiro", "tiro"]}
    with Browser(server.address) as stranger:
        reply = stranger.client.post(f"/api/games/{game}/continue", json=wish)
        assert reply.status_code == 201, reply.text
        table = stranger.my_table(reply.json()["id"], seat=1)
        assert table["decision"], "the bot has played, or it was my turn anyway"


@pytest.mark.parametrize(
    ("text", "status", "sentence"),
    [
        ("", 400, "This file is not a saved game: line 1 is not valid JSON."),
        ("[1]", 400, "This file is not a saved game of Princeps."),
        ("[" * 100_000, 400, "This file is not a saved game of Princeps."),
        (" " * (LARGEST_RECIPE + 1), 413, "That is more than a request may hold."),
    ],
    ids=["nothing", "a-list", "nested", "large"],
)
def test_a_file_that_is_no_game_is_refused_in_a_sentence(
    browser: Browser, text: str, status: int, sentence: str
) -> None:
    reply = open_file(browser, text=text)
    assert (reply.status_code, reply.json()["reason"]) == (status, sentence)


def test_a_file_that_is_no_text_is_refused(browser: Browser) -> None:
    reply = browser.client.post("/api/replays", content=b"\xff\xfe", headers={"content-type": "application/json"})
    assert (reply.status_code, reply.json()["reason"]) == (400, "This file is not text.")


@pytest.mark.parametrize("place", ['"edition_digest": "bbccdcc207ffb26f"', '"0 '])
def test_characters_that_are_not_letters_are_refused(server: Server, browser: Browser, game: str, place: str) -> None:
    """JSON can escape lone surrogates, but nothing can encode them. Nobody else's replay is affected."""
    before = wait_for(server.replayers)
    text = FILE.read_text(encoding="utf-8")
    assert place in text
    reply = open_file(browser, text=text.replace(place, place.rstrip('"') + "\\ud800" + '"' * place.endswith('"'), 1))
    assert (reply.status_code, reply.json()["code"]) == (400, "recipe")
    assert server.replayers() == before


# --- away from everybody else ----------------------------------------------------------------------------------------


@contextmanager
def standing_still(server: Server) -> Iterator[None]:
    """Anybody looking back has to wait meanwhile."""
    processes = wait_for(server.replayers)
    for pid in processes:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in processes:
            os.kill(pid, signal.SIGCONT)


def test_nobody_else_waits_for_a_game_that_is_played_again(server: Server, browser: Browser, game: str) -> None:
    """However long that takes: here it does not end at all until the others have been served."""
    with Browser(server.address) as other, ThreadPoolExecutor() as threads:
        running = other.open_game()
        with standing_still(server):
            looking = threads.submit(browser.client.get, f"/api/games/{game}/replay")
            opening = threads.submit(open_file, browser, FILE)
            table = other.my_table(running)
            assert other.act(running, table, table["decision"]["answers"][0]["action"]).status_code == 200
            assert not looking.done()
            assert not opening.done()
        assert looking.result().json()["moments"]
        assert opening.result().status_code == 201


def test_one_visitor_keeps_the_others_from_looking_back_only_for_a_moment(
    server: Server, browser: Browser, game: str
) -> None:
    """Their excess requests are refused, and another visitor's are served before most of the rest."""
    browser.client.post(f"/api/games/{game}/share")
    with Browser(server.address) as other, ThreadPoolExecutor(40) as threads:
        other.open_game()
        with standing_still(server):
            wanted = [threads.submit(browser.client.get, f"/api/games/{game}/replay") for _ in range(30)]
            wait_for(lambda: sum(it.done() for it in wanted) == 30 - 8)
            others = threads.submit(other.client.get, f"/api/games/{game}/replay")
        assert others.result().status_code == 200
    statuses = [it.result().status_code for it in wanted]
    assert (statuses.count(200), statuses.count(429)) == (8, 22)


def test_a_process_that_is_killed_is_replaced(server: Server, browser: Browser, game: str) -> None:
    for pid in wait_for(server.replayers):
        os.kill(pid, signal.SIGKILL)
    assert browser.client.get(f"/api/games/{game}/replay").json()["moments"]
