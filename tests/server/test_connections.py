"""Connections from anybody: broken ones are answered and fill no log, and the server never waits indefinitely."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from server import impatient
from server.http_tools import PATIENCE, Browser, Server, serving, wait_for
from server.test_sockets import closed_with, connect

HEAD = "{method} {path} HTTP/1.1\r\nHost: {host}\r\n"
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
JSON = "Content-Type: application/json\r\n"
CHUNKED = "Transfer-Encoding: chunked\r\n"


@pytest.fixture(scope="module")
def impatient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("impatient"), program=(impatient.__file__,)) as server:
        server.wait_until_ready()
        yield server


@contextmanager
def connection(server: Server) -> Iterator[socket.socket]:
    host, _, port = server.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as opened:
        yield opened


def until_hung_up(opened: socket.socket) -> bytes:
    heard = b""
    try:
        while more := opened.recv(4096):
            heard += more
    except ConnectionResetError:
        pass
    return heard


def head(server: Server, method: str, path: str) -> bytes:
    return HEAD.format(method=method, path=path, host=server.address.removeprefix("http://")).encode()


def broken_requests(server: Server) -> dict[str, bytes]:
    games = head(server, "POST", "/api/games")
    foreign = b"Origin: http://elsewhere.example\r\n\r\n"
    return {
        "garbage": b"\xff\xfe\x00\r\n\r\n",
        "broken chunks": games + f"{JSON}{CHUNKED}\r\nZZ\r\nabc\r\n".encode(),
        "broken chunks after a refusal": games + f"{CHUNKED}\r\n3\r\nabc\r\nZZ\r\n".encode(),
        "a socket of a foreign page": head(server, "GET", "/api/games/A/socket") + UPGRADE.encode() + foreign,
        "another protocol": head(server, "GET", "/") + b"Upgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n",
        "no UTF-8": games + f"{JSON}Content-Length: 3\r\nConnection: close\r\n\r\n".encode() + b'"\xff"',
    }


def test_only_its_sender_learns_what_is_wrong_with_a_request_and_the_log_does_not(server: Server) -> None:
    before = server.errors.read_text(encoding="utf-8")
    for name, request in broken_requests(server).items():
        with connection(server) as opened:
            opened.sendall(request)
            assert until_hung_up(opened).startswith(b"HTTP/1.1 "), name
    with Browser(server.address) as browser:
        assert browser.client.get("/api/health").status_code == 200
    assert server.errors.read_text(encoding="utf-8") == before


@pytest.mark.anyio
async def test_malformed_text_on_a_socket_stays_out_of_the_log(server: Server, browser: Browser) -> None:
    before = server.errors.read_text(encoding="utf-8")
    async with connect(browser, browser.open_game()) as opened:
        await opened.send(b"\xff\xfe", text=True)
        assert await closed_with(opened) == 1007
    assert server.errors.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("size", ["Content-Length: 100", "Transfer-Encoding: chunked"])
def test_a_request_that_is_cut_short_is_answered_and_not_logged(impatient_server: Server, size: str) -> None:
    before = impatient_server.errors.read_text(encoding="utf-8")
    with connection(impatient_server) as opened:
        opened.sendall(head(impatient_server, "POST", "/api/games") + f"{JSON}{size}\r\n\r\n".encode())
        assert b" 408 " in opened.recv(4096).split(b"\r\n")[0]
    assert impatient_server.errors.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("part", ["nothing", "half a request", "a request and a half"])
def test_an_unfinished_request_is_hung_up_on(impatient_server: Server, part: str) -> None:
    whole = head(impatient_server, "GET", "/api/health") + b"\r\n"
    sent = {"nothing": b"", "half a request": whole[:20], "a request and a half": whole + whole[:20]}[part]
    with connection(impatient_server) as opened:
        opened.sendall(sent)
        until_hung_up(opened)


def test_a_request_that_trickles_in_is_hung_up_on_too(impatient_server: Server) -> None:
    with connection(impatient_server) as opened:
        opened.sendall(head(impatient_server, "GET", "/api/health"))
        wait_for(lambda: not is_taken(opened, b"X"))


def is_taken(opened: socket.socket, letter: bytes) -> bool:
    """After a while, in which the server may hang up."""
    time.sleep(0.2)
    try:
        opened.sendall(letter)
    except OSError:
        return False
    return True
