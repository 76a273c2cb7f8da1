"""Figures for Prometheus: true, readable by its own rules, and at no address that players use."""

import re
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest

from princeps.server.settings import SiteError, read_address
from server.http_tools import Browser, Server, free_port, serving, wait_for

LINE = re.compile(r'(?P<name>[a-z_]+)(?P<labels>\{([a-z]+="[^"]*",?)+\})? (?P<value>[0-9.e+-]+)')
HERE = [{"kind": "me"}, {"kind": "here"}]


@pytest.fixture(scope="module")
def port() -> int:
    return free_port()


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory, port: int) -> Iterator[Server]:
    words = ("--metrics", f"127.0.0.1:{port}", "--thinkers", "1")
    with serving(tmp_path_factory.mktemp("measured"), *words) as server:
        server.wait_until_ready()
        yield server


def figures(port: int) -> dict[str, float]:
    """By name and labels. Every line is read as Prometheus reads it."""
    reply = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=60)
    assert reply.status_code == 200
    assert reply.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in reply.text.splitlines() if not line.startswith("#")]
    assert all(LINE.fullmatch(line) for line in lines)
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_what_people_and_bots_do_is_counted(measured: Server, port: int) -> None:
    before = figures(port)
    with Browser(measured.address) as browser:
        alone = browser.open_game()
        browser.play(alone, Random(1), decisions=12)
        browser.client.get("/api/nowhere")
        after = figures(port)
    grown = {name: value - before.get(name, 0.0) for name, value in after.items()}
    assert grown['princeps_games{state="running"}'] == 1
    assert grown["princeps_answers_total"] > 12, "the bot's count too"
    assert grown['princeps_thinking_seconds_count{for="bot"}'] > 0
    assert (
        after['princeps_thinking_seconds_bucket{for="bot",le="+Inf"}']
        == after['princeps_thinking_seconds_count{for="bot"}']
    )
    assert grown['princeps_replies_total{status="200"}'] > 12
    assert grown['princeps_replies_total{status="404"}'] == 1
    assert grown["process_cpu_seconds_total"] > 0
    assert (after["princeps_database_up"], after["princeps_errors_total"]) == (1, 0)
    for kind in ("push", "mail", "webhook"):
        for what in ("waiting", "sent_total", "failed_total"):
            assert after[f'princeps_messages_{what}{{kind="{kind}"}}'] == 0


def test_players_cannot_ask_for_them_and_the_other_address_tells_nothing_else(measured: Server, port: int) -> None:
    with Browser(measured.address) as browser:
        assert "princeps_answers" not in browser.client.get("/metrics").text
    assert httpx.get(f"http://127.0.0.1:{port}/api/home").status_code == 404
    with closing(socket.create_connection(("127.0.0.1", port))) as opened:
        opened.sendall(b"garbage\r\n\r\n")
        assert opened.recv(100).startswith(b"HTTP/1.1 404")


def test_several_processes_have_a_port_each(tmp_path: Path, postgres_url: str) -> None:
    """One is free here; for the other the system has to be lucky, as nearly always."""
    first = next(port for port in iter(free_port, None) if is_free(port + 1))
    words = ("--database", postgres_url, "--workers", "2", "--thinkers", "1", "--metrics", f"127.0.0.1:{first}")
    with serving(tmp_path, *words) as server, Browser(server.address) as browser:
        wait_for(lambda: browser.client.get("/api/health").json()["ready"])
        browser.open_game(HERE)
        found = [figures(port) for port in (first, first + 1)]
        assert [it['princeps_games{state="running"}'] for it in found] == [1, 1]
        assert len({it["process_cpu_seconds_total"] for it in found}) == 2


def is_free(port: int) -> bool:
    with closing(socket.socket()) as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def test_an_address_is_a_host_and_a_port() -> None:
    assert read_address(None) is None
    assert read_address("127.0.0.1:9177") == ("127.0.0.1", 9177)
    assert read_address("[::1]:9177") == ("::1", 9177)
    for wrong in ("9177", "localhost", "localhost:http", ":"):
        with pytest.raises(SiteError, match="form"):
            read_address(wrong)
