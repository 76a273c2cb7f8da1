"""Sockets against a real server: what is pushed, to whom, and what a browser may say."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from princeps.server.errors import no_such_game
from princeps.server.web import sockets
from princeps.server.web.sockets import last_words
from server import small_quotas
from server.http_tools import PATIENCE, Browser, Json, Server, serving

pytestmark = pytest.mark.anyio

TWO_HERE: list[Json] = [{"kind": "me"}, {"kind": "here"}]
WITH_FRIEND: list[Json] = [{"kind": "me"}, {"kind": "friend"}]


def connect(browser: Browser, game: str, query: str = "seat=0", source: str = "127.0.0.1", **headers: str) -> Any:
    address = browser.address.replace("http://", "ws://") + f"/api/games/{game}/socket?{query}"
    sent = {"Cookie": browser.cookie} | headers
    return websockets.connect(
        address,
        origin=Origin(browser.address),
        additional_headers=sent,
        open_timeout=PATIENCE,
        ping_timeout=None,
        local_addr=(source, 0),
    )


async def hear(socket: ClientConnection) -> Json:
    async with asyncio.timeout(PATIENCE):
        heard: Json = json.loads(await socket.recv())
    return heard


async def hear_until(socket: ClientConnection, kind: str) -> Json:
    """The next message of a kind."""
    while (heard := await hear(socket))["type"] != kind:
        pass
    return heard


async def closed_with(socket: ClientConnection) -> int:
    try:
        while True:
            await asyncio.wait_for(socket.recv(), PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


# --- what is pushed --------------------------------------------------------------------------------------------------


async def test_first_the_room_and_the_table_then_what_changes(browser: Browser) -> None:
    game = browser.open_game(TWO_HERE)
    async with connect(browser, game) as socket:
        assert (await hear(socket))["type"] == "room"
        table = await hear_until(socket, "table")
        answer = table["decision"]["answers"][0]["action"]
        reply = await asyncio.to_thread(browser.act, game, table, answer)
        pushed = await hear_until(socket, "table")
    assert pushed["revision"] == table["revision"] + 1
    assert pushed["position"] == reply.json()["position"]


async def test_resuming_brings_only_the_log_that_was_missed(browser: Browser) -> None:
    game = browser.open_game(TWO_HERE)
    for _ in range(3):
        table = browser.table(game, 0)
        if table["decision"]:
            browser.act(game, table, table["decision"]["answers"][0]["action"])
        other = browser.table(game, 1)
        if other["decision"]:
            browser.act(game, other, other["decision"]["answers"][0]["action"])
    known = browser.table(game, 0)
    async with connect(browser, game, f"seat=0&after={known['revision']}") as socket:
        table = await hear_until(socket, "table")
    assert table["log"] == {"start": len(known["log"]["lines"]), "lines": [], "former": []}


@pytest.mark.parametrize(("name", "choice"), [("forum-trajanum", "take."), ("trajan", "marker.")])
async def test_a_reader_learns_nothing_they_may_not_know(
    server: Server, browser: Browser, name: str, choice: str
) -> None:
    """A friend's choice in a simultaneous stage sends no table to anybody else, unless it is their last."""
    server.wait_until_compiled()
    game = browser.open_game(WITH_FRIEND, name)
    secret = browser.client.post(f"/api/games/{game}/seats/1/link").json()["secret"]
    with Browser(server.address) as friend:
        friend.client.post("/api/join", json={"secret": secret})
        _set_up(browser, friend, game, choice)
        mine = browser.table(game, 0)
        async with connect(browser, game) as socket:
            await hear_until(socket, "table")
            theirs = friend.table(game, 1)
            reply = await asyncio.to_thread(friend.act, game, theirs, theirs["decision"]["answers"][0]["action"])
            assert reply.json()["decision"]  # the friend has more to choose
            await asyncio.to_thread(browser.client.post, f"/api/games/{game}/chat", json={"text": "Ave"})
            heard = await hear(socket)
            while heard["type"] == "room" and not heard["chat"]:
                heard = await hear(socket)
    assert heard["type"] == "room"
    assert browser.table(game, 0) == mine


def _set_up(first: Browser, second: Browser, game: str, choice: str) -> None:
    """Play until both players owe a decision that is followed by a second one."""
    for _ in range(20):
        tables = first.table(game, 0), second.table(game, 1)
        if all(table["decision"] and table["decision"]["answers"][0]["action"].startswith(choice) for table in tables):
            return
        for somebody, table in zip((first, second), tables, strict=True):
            now = somebody.table(game, table["reader"])
            if now["decision"] and not now["decision"]["answers"][0]["action"].startswith(choice):
                somebody.act(game, now, now["decision"]["answers"][0]["action"])
    pytest.fail("that stage was not reached")


async def test_chat_renaming_and_presence_reach_the_others(server: Server, browser: Browser) -> None:
    game = browser.open_game(WITH_FRIEND)
    secret = browser.client.post(f"/api/games/{game}/seats/1/link").json()["secret"]
    with Browser(server.address) as friend:
        friend.client.post("/api/join", json={"secret": secret})
        async with connect(browser, game) as mine:
            await hear_until(mine, "table")
            async with connect(friend, game, "seat=1"):
                room = await hear_until(mine, "room")
                assert [seat["connected"] for seat in room["seats"]] == [True, True]
            room = await hear_until(mine, "room")
            assert [seat["connected"] for seat in room["seats"]] == [True, False]
            await asyncio.to_thread(friend.client.patch, f"/api/games/{game}/seats/1", json={"name": "Gaius"})
            assert (await hear_until(mine, "room"))["seats"][1]["name"] == "Gaius"


async def test_a_new_name_reaches_every_line_of_the_log_at_once(browser: Browser) -> None:
    """Nobody moves, and the table is pushed all the same, with its whole log."""
    game = browser.open_game(TWO_HERE)
    browser.client.patch(f"/api/games/{game}/seats/0", json={"name": "Poppaea"})
    while not (lines := [it for it in browser.table(game)["log"]["lines"] if "Poppaea" in it["text"]]):
        for table in (browser.table(game, 0), browser.table(game, 1)):
            if table["decision"]:
                browser.act(game, table, table["decision"]["answers"][0]["action"])
    async with connect(browser, game, f"seat=0&after={browser.table(game)['revision']}") as socket:
        before = await hear_until(socket, "table")
        await asyncio.to_thread(browser.client.patch, f"/api/games/{game}/seats/0", json={"name": "Agrippina"})
        after = await hear_until(socket, "table")
    assert (after["revision"], after["log"]["start"]) == (before["revision"], 0)
    assert sum("Agrippina" in line["text"] for line in after["log"]["lines"]) == len(lines)
    assert after["log"] == browser.table(game)["log"]


async def test_every_push_of_a_game_against_a_bot_arrives_or_is_overtaken(browser: Browser) -> None:
    """The last table on the socket is the last table of the game, and the log of all of them together is complete."""
    game = browser.open_game()
    log: list[Json] = []
    revisions = [0]

    async def listen(socket: ClientConnection) -> None:
        while True:
            table = await hear_until(socket, "table")
            revisions.append(table["revision"])
            log[table["log"]["start"] :] = table["log"]["lines"]

    async with connect(browser, game) as socket:
        listening = asyncio.create_task(listen(socket))
        end = await asyncio.to_thread(browser.play, game, Random(4), 25)
        async with asyncio.timeout(PATIENCE):
            while revisions[-1] < end["revision"]:
                await asyncio.sleep(0.02)
        listening.cancel()
    assert revisions == sorted(set(revisions))
    assert [line["text"] for line in log] == [line["text"] for line in browser.table(game)["log"]["lines"]]


async def test_a_slow_reader_is_sent_the_newest_table(browser: Browser) -> None:
    """Nothing is read while the game goes on; then the tables that are read end with the current one."""
    game = browser.open_game()
    async with connect(browser, game) as socket:
        await hear_until(socket, "table")
        socket.transport.pause_reading()
        end = await asyncio.to_thread(browser.play, game, Random(5), 30)
        socket.transport.resume_reading()
        table = await hear_until(socket, "table")
        while table["revision"] < end["revision"]:
            table = await hear_until(socket, "table")
    assert table["position"] == end["position"]


async def test_a_deleted_game_closes_its_sockets(browser: Browser) -> None:
    game = browser.open_game()
    async with connect(browser, game) as socket:
        await hear_until(socket, "table")
        await asyncio.to_thread(browser.client.delete, f"/api/games/{game}")
        assert await closed_with(socket) == 4404


# --- what may be said ------------------------------------------------------------------------------------------------


async def test_a_ping_is_answered(browser: Browser) -> None:
    async with connect(browser, browser.open_game()) as socket:
        await socket.send("ping")
        assert (await hear_until(socket, "pong")) == {"type": "pong"}


@pytest.mark.parametrize("message", ["", "{", '{"type": "act"}', "PING", "ping\0", b"ping", b"\xff\xfe"])
async def test_anything_else_closes_the_socket(browser: Browser, message: str | bytes) -> None:
    async with connect(browser, browser.open_game()) as socket:
        await socket.send(message)
        assert await closed_with(socket) == 4400


async def test_a_message_that_is_too_large_closes_the_socket(browser: Browser) -> None:
    async with connect(browser, browser.open_game()) as socket:
        await socket.send("ping" * 1000)
        assert await closed_with(socket) == 1009


async def test_too_many_messages_close_the_socket(browser: Browser) -> None:
    async with connect(browser, browser.open_game()) as socket:
        for _ in range(200):
            await socket.send("ping")
        assert await closed_with(socket) == 4429


async def test_malformed_text_closes_the_socket(browser: Browser) -> None:
    async with connect(browser, browser.open_game()) as socket:
        await socket.send(b"\xff\xfe", text=True)
        assert await closed_with(socket) == 1007


@pytest.mark.parametrize("reason", ["Ave!", "Сервер очень занят. " * 10, "x" * 122 + "я"])
def test_a_reason_to_close_fits_into_the_frame(reason: str) -> None:
    words = last_words(reason)
    assert len(words.encode()) <= 123
    assert reason.startswith(words)


async def test_a_reader_who_stops_reading_keeps_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stalled:
        async def close(self, code: int, reason: str) -> None:
            await asyncio.Event().wait()

    socket: Any = Stalled()
    monkeypatch.setattr(sockets, "SECONDS_TO_SEND", 0.01)
    await asyncio.wait_for(sockets.refuse(socket, no_such_game()), PATIENCE)


# --- who may listen --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("query", ["seat=1", "seat=0"])
async def test_a_stranger_is_sent_away(server: Server, browser: Browser, query: str) -> None:
    game = browser.open_game()
    with Browser(server.address) as stranger:
        stranger.open_game()
        async with connect(stranger, game, query) as socket:
            assert await closed_with(socket) == 4404


async def test_another_seat_is_refused(browser: Browser) -> None:
    async with connect(browser, browser.open_game(), "seat=1") as socket:
        assert await closed_with(socket) == 4403


@pytest.mark.parametrize("query", ["seat=9", "seat=x", "language=tlh", "after=-1"])
async def test_a_query_that_makes_no_sense_is_refused(browser: Browser, query: str) -> None:
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        async with connect(browser, browser.open_game(), query) as socket:
            await hear(socket)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None])
async def test_a_foreign_page_gets_no_socket(browser: Browser, origin: str | None) -> None:
    game = browser.open_game()
    address = browser.address.replace("http://", "ws://") + f"/api/games/{game}/socket?seat=0"
    with pytest.raises(InvalidStatus) as refused:
        async with websockets.connect(
            address,
            origin=Origin(origin) if origin else None,
            additional_headers={"Cookie": browser.cookie},
            open_timeout=PATIENCE,
        ):
            pass
    assert refused.value.response.status_code == 403


async def test_without_a_cookie_there_is_no_game(browser: Browser) -> None:
    game = browser.open_game()
    address = browser.address.replace("http://", "ws://") + f"/api/games/{game}/socket"
    async with websockets.connect(address, origin=Origin(browser.address), open_timeout=PATIENCE) as socket:
        assert await closed_with(socket) == 4404


async def test_one_address_has_so_many_sockets_and_another_has_its_own(tmp_path: Path) -> None:
    with serving(tmp_path, program=(small_quotas.__file__,)) as server, Browser(server.address) as browser:
        server.wait_until_ready()
        with Browser(server.address) as other:
            games = [(browser, browser.open_game(TWO_HERE)), (other, other.open_game(TWO_HERE))]
            async with AsyncExitStack() as sockets:
                for number in range(small_quotas.SOCKETS_OF_ADDRESS):
                    await hear_until(await sockets.enter_async_context(connect(*games[number % 2])), "table")
                async with connect(*games[1]) as refused:
                    assert await closed_with(refused) == 4429
                async with connect(*games[1], source="127.0.0.2") as elsewhere:
                    await hear_until(elsewhere, "table")
            async with connect(*games[1]) as later:
                await hear_until(later, "table")
