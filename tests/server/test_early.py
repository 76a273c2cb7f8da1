"""The first minutes on a machine: people play with interpreted rules until everything is compiled, and then play on."""

import shutil
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import princeps
from princeps.bots.warmup import load
from princeps.kernel.compiled import rank_at
from princeps.kernel.rule import RULES, cache_folder
from server.http_tools import SOLO, Browser, Server, command_of, descendants_of, serving, wait_for


@contextmanager
def in_the_background() -> Iterator[None]:
    """Shells make what they start in the background ignore Ctrl-C; a server must react to it all the same."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.fixture(scope="module")
def new_machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nothing is compiled yet."""
    folder = tmp_path_factory.mktemp("data")
    with ExitStack() as running:
        with pytest.MonkeyPatch.context() as patch, in_the_background():
            patch.setenv("PRINCEPS_CACHE", str(folder / "cache"))
            server = running.enter_context(serving(folder))
        yield server


@pytest.fixture
def compiled_but_for_a_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is compiled except what is needed last, so that the test does not wait for minutes."""
    for name in princeps.games():
        load(princeps.game(name))
    full, folder = cache_folder(), tmp_path / "cache"
    rules: list[Any] = RULES
    for path in {Path(rule._cache.cache_path) for rule in rules if Path(rule._cache.cache_path).is_dir()}:
        left_out = shutil.ignore_patterns(f"*{rank_at.__name__}*")
        shutil.copytree(path, folder / path.relative_to(full), ignore=left_out)
    monkeypatch.setenv("PRINCEPS_CACHE", str(folder))


def has_ended(socket: ClientConnection) -> bool:
    try:
        socket.recv(timeout=1)
    except TimeoutError:
        return False
    except ConnectionClosed:
        return True
    return False


def test_a_game_is_played_before_anything_is_compiled(new_machine: Server) -> None:
    with Browser(new_machine.address) as browser:
        health = browser.client.get("/api/health").json()
        assert (health["ready"], health["compiling"]) == (True, "Forum Trajanum")
        assert health["playing"] == ["random", "tiro", "civis"]
        for name in princeps.games():
            game = browser.open_game(name=name)
            table = browser.play(game, Random(1), decisions=25)
            assert any(line["seat"] == 1 for line in table["log"]["lines"]), "the bot has answered too"


def test_hints_and_strong_bots_wait_until_all_is_compiled(new_machine: Server) -> None:
    with Browser(new_machine.address) as browser:
        game = browser.open_game([SOLO[0], {"kind": "bot", "level": "princeps"}])
        wish = {"seat": 0, "revision": browser.table(game)["revision"]}
        refused = browser.client.post(f"/api/games/{game}/hint", json=wish)
        assert (refused.status_code, refused.json()["code"]) == (503, "compiling")
        weak = browser.open_game()
        browser.play(weak, Random(1), decisions=25)
        assert all(line["seat"] != 1 for line in browser.table(game)["log"]["lines"]), "while another has answered"


def test_ctrl_c_ends_those_who_compile_too(new_machine: Server) -> None:
    processes = descendants_of(new_machine.process.pid)
    assert any(b"compile_ahead" in command_of(pid) for pid in processes), "somebody helps those who compile"
    assert new_machine.interrupt() == (0, "")
    wait_for(lambda: not any(command_of(pid) for pid in processes))


@pytest.mark.usefixtures("compiled_but_for_a_little")
def test_a_game_begun_before_goes_on_when_all_is_compiled(tmp_path: Path) -> None:
    """The socket is told to reconnect, and nothing that was played is lost."""
    with serving(tmp_path) as server, Browser(server.address) as browser:
        assert browser.client.get("/api/health").json()["compiling"]
        game = browser.open_game()
        early = browser.play(game, Random(1), decisions=25)
        address = f"{server.address.replace('http', 'ws')}/api/games/{game}/socket?seat=0"
        own: Any = {"origin": Origin(server.address), "additional_headers": {"cookie": browser.cookie}}
        with connect(address, **own) as socket:
            wait_for(lambda: has_ended(socket))
        assert socket.close_code == CloseCode.SERVICE_RESTART
        server.wait_until_compiled()
        later = browser.my_table(game)
        told = early["log"]["lines"]
        assert later["log"]["lines"][: len(told)] == told
        assert later["decision"]["question"] == early["decision"]["question"]
        with connect(address, **own):
            browser.play(game, Random(2), decisions=8)
        assert server.interrupt() == (0, "")


@pytest.mark.usefixtures("compiled_but_for_a_little")
def test_nobody_stays_when_the_server_is_killed_early(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.address) as browser:
        browser.open_game()
        processes = descendants_of(server.process.pid)
        assert any(b"princeps.server.startup.early" in command_of(pid) for pid in processes)
        server.process.kill()
        wait_for(lambda: not any(command_of(pid) for pid in processes))
