"""Custom bots at the tables of a server: offered by name, given views in another process, replaced when they fail."""

import os
from pathlib import Path
from random import Random

import pytest

from princeps.games import game as find_game
from princeps.kernel.errors import OptionError
from princeps.server.processes.guests import read_guests
from princeps.server.processes.thinker import Choose
from princeps.server.processes.thinking import Thinkers, ThinkingError
from server.http_tools import FORUM, Browser, Json, Server, serving, wait_for
from server.test_serve import ended

GUESTS = """
import os
import time

class Last:
    def __init__(self, game, seed):
        with open(f"{os.environ['PRINCEPS_DATA']}/loaded", "a") as notes:
            print(os.getpid(), file=notes)

    def choose(self, view, seat):
        assert view.to_bytes() == view.view(seat).to_bytes()
        return view.legal(seat)[-1]

class Broken(Last):
    def choose(self, view, seat):
        raise ValueError("I never learned this")

class Slow(Last):
    def __init__(self, game, seed):
        pass

    def choose(self, view, seat):
        time.sleep(3600)

class Deadly(Slow):
    def choose(self, view, seat):
        os._exit(3)

class Cheat(Slow):
    def choose(self, view, seat):
        return -1

class Counting(Slow):
    asked = 0

    def choose(self, view, seat):
        self.asked += 1
        return view.legal(seat)[self.asked]
"""


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "guests.py").write_text(GUESTS, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


def me_and(*levels: str) -> list[Json]:
    return [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]


def levels_at(browser: Browser, game: str) -> list[str | None]:
    return [seat["level"] for seat in browser.client.get(f"/api/games/{game}/room").json()["seats"]]


def logged(server: Server) -> list[str]:
    return server.errors.read_text(encoding="utf-8").splitlines()


@pytest.mark.usefixtures("guests")
def test_a_guest_sits_at_the_tables_of_its_server_alone(tmp_path: Path) -> None:
    with serving(tmp_path, "--bots", "guests:Last,guests:Broken") as server, Browser(server.address) as browser:
        server.wait_until_ready()
        assert browser.client.get("/api/home").json()["levels"][-2:] == ["Last", "Broken"]
        game = browser.open_game(me_and("Last", "Broken"))
        browser.play(game, Random(2), decisions=4)
        wait_for(lambda: levels_at(browser, game) == [None, "Last", "senator"])
        cookies = dict(browser.client.cookies)
        loaded = {int(pid) for pid in (tmp_path / "loaded").read_text().split()}
        assert loaded <= set(server.thinkers())
        (line,) = logged(server)
        assert "The bot 'guests:Broken' failed: ValueError: I never learned this" in line
        assert line.endswith("In a game of forum-trajanum, senator plays on in its place.")
    with serving(tmp_path) as server, Browser(server.address) as browser:
        server.wait_until_ready()
        refused = browser.client.post("/api/games", json={"game": FORUM, "seats": me_and("Last"), "options": {}})
        assert (refused.status_code, refused.json()["code"]) == (400, "level")
        browser.client.cookies.update(cookies)
        browser.play(game, Random(2), decisions=4)
        wait_for(lambda: levels_at(browser, game) == [None, "senator", "senator"])
        assert len(logged(server)) == 1
        assert "The bot 'Last' is not known here." in logged(server)[0]


@pytest.mark.anyio
@pytest.mark.usefixtures("guests")
async def test_a_guest_that_has_no_answer_costs_one_worker_at_most() -> None:
    opening = find_game(FORUM).new(players=2, seed=1)
    async with Thinkers(count=1, patience=3) as thinkers:
        await thinkers.prepare(FORUM, bots=True)
        reasons = {"Slow": "took too long", "Deadly": "ended its process", "Cheat": "answered -1"}
        for guest, reason in reasons.items():
            job = Choose(FORUM, "a table", opening.view(0).to_bytes(), 0, f"guests:{guest}", seed=5)
            with pytest.raises(ThinkingError, match=f"The bot 'guests:{guest}' {reason}"):
                await thinkers.choose(job)
        assert len(thinkers.pids) <= 1


@pytest.mark.anyio
@pytest.mark.usefixtures("guests")
async def test_a_bot_remembers_its_seat_whatever_seed_comes_with_the_next_decision() -> None:
    opening = find_game(FORUM).new(players=2, seed=1)

    def decision(table: str, seed: int) -> Choose:
        return Choose(FORUM, table, opening.view(0).to_bytes(), 0, "guests:Counting", seed)

    async with Thinkers(count=1, patience=60) as thinkers:
        decisions = (decision("a table", 5), decision("another", 5), decision("a table", 6))
        answers = [await thinkers.choose(it) for it in decisions]
    assert answers == [opening.legal(0)[time] for time in (1, 1, 2)]


@pytest.mark.usefixtures("guests")
@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (["guests:Nobody"], "The bot 'guests:Nobody' cannot be loaded: AttributeError: "),
        (["tiro"], "A bot of your own is named as in my_package:MyBot, not 'tiro'."),
        (["guests:Last", "guests:Last"], "There is another bot called 'Last'"),
        (["guests:tiro"], "There is another bot called 'tiro'"),
    ],
)
def test_a_guest_that_cannot_play_is_reported(bots: list[str], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        read_guests(bots)


def test_a_guest_that_cannot_be_loaded_is_reported_before_the_server_starts(tmp_path: Path) -> None:
    code, out, err = ended("serve", "--port", "0", "--bots", "nowhere:Bot", PRINCEPS_DATA=str(tmp_path))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("princeps: The bot 'nowhere:Bot' cannot be loaded: ModuleNotFoundError: ")


@pytest.mark.usefixtures("guests")
def test_a_guest_is_tried_in_a_process_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's own process, which knows what is hidden, runs none of its code."""
    (tmp_path / "guests.py").write_text(f"import os\n{GUESTS}\nos.environ['LOADED'] = 'yes'\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert read_guests(["guests:Last"]) == {"Last": "guests:Last"}
    assert "LOADED" not in os.environ
