"""One server of several processes: each game is played by one of them, whoever accepted its people's connections."""

import json
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from server.conftest import emptied
from server.http_tools import PATIENCE, Browser, Json, Server, serving, wait_for
from server.test_connections import until_hung_up

HERE: list[Json] = [{"kind": "me"}, {"kind": "here"}]
GAMES = 8
SILENCE = "another process has fallen silent; its bots are taken up\n"  # on a machine that has seconds of other work


@pytest.fixture(scope="module")
def several(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[Server]:
    words = ("--database", emptied(postgres), "--workers", "2", "--thinkers", "1")
    with serving(tmp_path_factory.mktemp("several"), *words) as server:
        with Browser(server.address) as browser:
            wait_for(lambda: browser.client.get("/api/health").json()["ready"])
        yield server
        code, told = server.interrupt()
        assert (code, told.replace(SILENCE, "")) == (0, "")


def listen(browser: Browser, game: str) -> ClientConnection:
    address = browser.address.replace("http", "ws") + f"/api/games/{game}/socket"
    cookie = {"Cookie": browser.cookie}
    return connect(address, origin=Origin(browser.address), additional_headers=cookie, open_timeout=PATIENCE)


def hear_for_ever(connection: ClientConnection) -> None:
    while True:
        connection.recv(PATIENCE)


def sockets_of(pid: int) -> int:
    opened = Path(f"/proc/{pid}/fd").iterdir()
    return sum(os.readlink(file).startswith("socket:") for file in opened)


def test_people_see_each_other_whichever_process_accepted_them(several: Server) -> None:
    """Each has a connection for requests and one for the socket, as browsers do, and only the home of the game knows of
    both sockets. Both processes have games at home."""
    with ExitStack() as stack:
        for _ in range(GAMES):
            host = stack.enter_context(Browser(several.address))
            friend = stack.enter_context(Browser(several.address))
            game = host.open_game([{"kind": "me"}, {"kind": "friend"}])
            secret = host.client.post(f"/api/games/{game}/seats/1/link").json()["secret"]
            assert friend.client.post("/api/join", json={"secret": secret}).status_code == 200
            for heard in [stack.enter_context(listen(browser, game)) for browser in (host, friend)]:
                heard.recv(PATIENCE)
            for browser in (host, friend):
                seats = browser.client.get(f"/api/games/{game}/room").json()["seats"]
                assert [seat["connected"] for seat in seats] == [True, True]
        assert all(sockets_of(pid) > GAMES // 2 for pid in several.workers())


def test_a_connection_serves_one_game_after_another(several: Server) -> None:
    """It moves as often as it is asked about a game that has its home elsewhere."""
    with Browser(several.address) as browser:
        games = [browser.open_game(HERE) for _ in range(GAMES)]
        for game in games:
            table = browser.table(game)
            assert browser.act(game, table, table["decision"]["answers"][0]["action"]).status_code == 200
        assert all(browser.table(game)["revision"] > 0 for game in games)


def test_what_comes_after_the_move_is_heard_too(several: Server) -> None:
    """The head of a request has been read when its connection moves; its body and another request follow."""
    host, _, port = several.address.removeprefix("http://").partition(":")
    text = "x" * 500
    body = json.dumps({"text": text}).encode()
    with Browser(several.address) as browser:
        for game in [browser.open_game(HERE) for _ in range(GAMES)]:
            known = f"Host: {host}:{port}\r\nCookie: {browser.cookie}\r\n"
            typed = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            with socket.create_connection((host, int(port)), PATIENCE) as opened:
                opened.sendall(f"POST /api/games/{game}/chat HTTP/1.1\r\n{known}{typed}\r\n".encode())
                opened.sendall(
                    body + f"GET /api/games/{game}/room HTTP/1.1\r\n{known}Connection: close\r\n\r\n".encode()
                )
                heard = until_hung_up(opened)
            assert heard.startswith(b"HTTP/1.1 204")
            assert text.encode() in heard


def test_bots_play_and_strangers_are_refused_in_every_process(several: Server) -> None:
    with Browser(several.address) as host, Browser(several.address) as browser:
        games = [host.open_game(HERE) for _ in range(GAMES)]
        browser.play(browser.open_game(), Random(3), decisions=5)
        assert {browser.client.get(f"/api/games/{game}/table").status_code for game in games} == {404}
        assert browser.client.get("/api/games/%00/table").status_code == 400


def test_games_are_played_on_when_their_process_is_killed(several: Server) -> None:
    """The other one answers at once; a connection that had moved breaks, and browsers ask again."""
    with Browser(several.address) as browser:
        games = [browser.open_game(HERE) for _ in range(GAMES)]
        tables = {game: browser.table(game) for game in games}
        os.kill(several.workers()[0], signal.SIGKILL)
        for game, table in tables.items():
            answer = table["decision"]["answers"][0]["action"]

            def answered(game: str = game, table: Json = table, answer: str = answer) -> bool:
                try:
                    return browser.act(game, table, answer, key="the same key").status_code == 200
                except httpx.TransportError:
                    return False

            wait_for(answered)
            assert browser.table(game)["revision"] == table["revision"] + 1


def test_a_device_is_signed_out_of_all_processes(several: Server) -> None:
    """Whichever of them is asked, and wherever the game of the open socket is at home."""
    with ExitStack() as stack:
        browser, phone = (stack.enter_context(Browser(several.address)) for _ in range(2))
        games = [browser.open_game(HERE) for _ in range(GAMES)]
        secret = browser.client.post("/api/me/link", json={"address": f"{several.address}/device"}).json()["secret"]
        assert phone.client.post("/api/devices/join", json={"secret": secret}).status_code == 204
        sockets = [stack.enter_context(listen(phone, game)) for game in games]
        for socket_of_game in sockets:
            socket_of_game.recv(PATIENCE)
        (device,) = (it["id"] for it in browser.client.get("/api/me").json()["devices"] if not it["here"])
        assert browser.client.delete(f"/api/me/devices/{device}").status_code == 204
        for heard in sockets:
            with pytest.raises(ConnectionClosed):
                hear_for_ever(heard)
        for game in games:
            assert phone.client.get(f"/api/games/{game}/room").status_code == 404
