"""`princeps play` and `princeps serve` as processes: starting, ending, dying, several at once."""

import json
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import psycopg
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from princeps.locale import catalogue, languages
from princeps.server.run import address_of, open_port, open_port_or_another
from princeps.server.settings import Quotas
from server.http_tools import PATIENCE, SOLO, Browser, Json, children_of, command_of, serving, wait_for


def ended(*words: str, **environment: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "princeps", *words],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


# --- starting and ending ---------------------------------------------------------------------------------------------


def test_the_limit_of_open_files_allows_for_all_connections(tmp_path: Path) -> None:
    """A system grants few at first; sockets are open files."""
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, most))
    try:
        with serving(tmp_path) as server:
            granted, _ = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, most))
    assert granted >= min(Quotas().sockets, most)


@pytest.mark.parametrize("command", ["play", "serve"])
def test_ctrl_c_ends_everything_quietly(tmp_path: Path, command: str) -> None:
    words = ["--no-browser"] if command == "play" else []
    with serving(tmp_path, *words, command=command) as server, Browser(server.address) as browser:
        server.wait_until_ready()
        browser.open_game()
        processes = children_of(server.process.pid)
        assert server.interrupt() == (0, "")
    wait_for(lambda: not any(command_of(pid) for pid in processes))


def test_workers_leave_when_the_server_is_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.wait_until_ready()
        processes = wait_for(server.thinkers)
        server.process.kill()
    wait_for(lambda: not any(command_of(pid) for pid in processes))


def test_where_no_port_is_asked_for_another_one_is_found() -> None:
    with open_port("127.0.0.1", 0) as taken, open_port_or_another(*taken.getsockname()) as found:
        assert address_of(found) != address_of(taken)


@pytest.mark.parametrize("language", languages())
def test_a_requested_port_that_is_taken_is_reported_in_the_readers_language(tmp_path: Path, language: str) -> None:
    words = catalogue(language).text
    with open_port("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        sentence = words("trouble-port", host="127.0.0.1", port=port, reason=words("trouble-port-taken"))
        for command in ("play", "serve"):
            told = ended(command, "--port", port, PRINCEPS_DATA=str(tmp_path), PRINCEPS_LANGUAGE=language)
            assert told == (2, "", f"princeps: {sentence}\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["serve", "--workers", "2"], "More than one worker needs a PostgreSQL database"),
        (["serve", "--workers", "0"], "At least one worker"),
        (["serve", "--site", "example.org"], "A site has the form"),
        (["serve", "--database", "mysql://x"], ""),
        (["serve", "--database", "sqlite:////proc/nothing/x.db"], ""),
        (["play", "--seats", "human,tiro"], "--seats only works in the terminal: add --terminal"),
        (["play", "trajan"], "GAME only works in the terminal: add --terminal"),
    ],
)
def test_a_mistake_is_one_sentence(tmp_path: Path, words: list[str], sentence: str) -> None:
    port = ["--port", "0"] if words[0] == "serve" else []
    code, out, err = ended(*words, *port, PRINCEPS_DATA=str(tmp_path))
    assert (code, out) == (2, "")
    assert err.startswith(f"princeps: {sentence}")
    assert err.count("\n") == 1


@pytest.mark.parametrize(("name", "reason"), [("notes.txt", "not-database"), ("notes.txt/p.db", "not-opened")])
def test_an_unusable_database_is_reported_in_the_readers_language(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "notes.txt").write_text("Remember to feed the lions. " * 100)
    words = catalogue("de").text
    told = ended("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / name}", PRINCEPS_LANGUAGE="de")
    assert told == (2, "", f"princeps: {words('trouble-database', reason=words(f'trouble-{reason}'))}\n")


@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_second_server_on_the_same_file_is_refused_with_a_sentence(tmp_path: Path, command: str) -> None:
    """Its sockets would not hear of changes made through the first."""
    with serving(tmp_path) as first:
        words = ["--no-browser"] if command == "play" else ["--port", "0"]
        code, out, err = ended(command, *words, PRINCEPS_DATA=str(tmp_path))
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert err.startswith("princeps: Another server already uses ")
        first.process.kill()
    with serving(tmp_path) as after_it_died:
        assert after_it_died.interrupt() == (0, "")


# --- workers that fail -----------------------------------------------------------------------------------------------


def test_bots_play_on_when_their_processes_are_killed(tmp_path: Path) -> None:
    with serving(tmp_path, "--thinkers", "1") as server, Browser(server.address) as browser:
        server.wait_until_ready()
        game = browser.open_game([SOLO[0], {"kind": "bot", "level": "senator"}])
        for number in range(6):
            browser.play(game, Random(number), decisions=2)
            for pid in server.thinkers():
                os.kill(pid, signal.SIGKILL)
        assert browser.my_table(game)["decision"]


def test_the_bots_of_one_visitor_do_not_keep_those_of_another_waiting(tmp_path: Path) -> None:
    """One visitor opens many games against the best bot, all before the other, whose bot still answers among the
    first."""
    many: list[Json] = [SOLO[0], {"kind": "bot", "level": "princeps"}]
    with (
        serving(tmp_path, "--thinkers", "1") as server,
        Browser(server.address) as greedy,
        Browser(server.address) as one,
    ):
        server.wait_until_compiled()
        thinkers = wait_for(server.thinkers)
        for pid in thinkers:
            os.kill(pid, signal.SIGSTOP)
        games = {greedy.open_game(many) for _ in range(8)}
        mine = one.open_game()
        for pid in thinkers:
            os.kill(pid, signal.SIGCONT)
        with sqlite3.connect(f"file:{tmp_path}/princeps.db?mode=ro", uri=True) as database:
            written = "SELECT game FROM moves ORDER BY at"
            moves = wait_for(lambda: (found := database.execute(written).fetchall()) and (mine,) in found and found)
    assert sum(game in games for (game,) in moves) <= 3


def test_a_game_goes_on_after_the_server_was_killed_while_a_bot_thought(tmp_path: Path) -> None:
    """The bot owes the set-up choice; it is made although nobody looks at the game."""
    seats: list[Json] = [SOLO[0], {"kind": "bot", "level": "princeps"}]
    with serving(tmp_path) as server, Browser(server.address) as browser:
        server.wait_until_ready()
        thinkers = wait_for(server.thinkers)
        for pid in thinkers:
            os.kill(pid, signal.SIGSTOP)
        game = browser.open_game(seats)
        cookies = dict(browser.client.cookies)
        assert browser.client.get(f"/api/games/{game}/room").json()["seats"][1]["since"] is not None
        server.process.kill()
        for pid in thinkers:  # they are stopped, and would not notice that their server is gone
            os.kill(pid, signal.SIGKILL)
    with serving(tmp_path) as server, Browser(server.address) as browser:
        server.wait_until_ready()
        browser.client.cookies.update(cookies)
        wait_for(lambda: browser.client.get(f"/api/games/{game}/room").json()["seats"][1]["since"] is None)


# --- several processes -----------------------------------------------------------------------------------------------


def test_two_servers_on_one_database_notify_each_other(tmp_path: Path, postgres_url: str) -> None:
    """A socket at one server hears of changes made at the other."""
    words = ("--database", postgres_url)
    with serving(tmp_path, *words) as here, serving(tmp_path, *words) as there:
        here.wait_until_ready()
        there.wait_until_ready()
        with Browser(here.address) as browser, Browser(there.address) as elsewhere:
            game = browser.open_game([{"kind": "me"}, {"kind": "here"}])
            elsewhere.client.cookies.update(dict(browser.client.cookies))
            address = here.address.replace("http", "ws") + f"/api/games/{game}/socket?seat=0"
            with connect(
                address,
                origin=Origin(here.address),
                additional_headers={"Cookie": browser.cookie},
                open_timeout=PATIENCE,
            ) as heard:
                messages = (json.loads(heard.recv(PATIENCE)) for _ in range(20))
                table = next(it for it in messages if it["type"] == "table")
                elsewhere.act(game, table, table["decision"]["answers"][0]["action"])
                pushed = next(it for it in messages if it["type"] == "table")
        assert pushed["revision"] == table["revision"] + 1


def test_a_server_takes_up_the_bots_of_one_that_was_killed(tmp_path: Path, postgres_url: str) -> None:
    """The bot owes the set-up choice; it is made although nobody looks at the game."""
    words = ("--database", postgres_url, "--thinkers", "1")
    with serving(tmp_path, *words) as survivor:
        survivor.wait_until_ready()
        with serving(tmp_path, *words) as mortal, Browser(mortal.address) as browser:
            mortal.wait_until_ready()
            thinkers = wait_for(mortal.thinkers)
            for pid in thinkers:
                os.kill(pid, signal.SIGSTOP)
            browser.open_game()
            mortal.process.kill()
            for pid in thinkers:
                os.kill(pid, signal.SIGKILL)
        with psycopg.connect(postgres_url, autocommit=True) as database:
            owed = "SELECT 1 FROM seats WHERE kind = 'bot' AND since IS NOT NULL"
            wait_for(lambda: not database.execute(owed).fetchall())
