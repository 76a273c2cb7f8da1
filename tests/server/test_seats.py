"""Secrets: a valid one lets you in, nobody can read it in the database, and an invitation works once."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import psycopg
import pytest

from princeps.server.errors import Kind, RoomError
from princeps.server.messages import Joined
from princeps.server.rooms.repository import Change
from princeps.server.rooms.rooms import Rooms
from princeps.server.store.schema import metadata
from princeps.server.visitors import Reader, device_of, hash_of, is_secret, new_secret, visitor_named_after
from server.playing import (
    act,
    legal_answers,
    new_visitor,
    open_game,
    open_game_of_two,
    people_of,
    refused,
    revision_of,
    wish,
)

pytestmark = pytest.mark.anyio


def everything_in(url: str, folder: Path) -> bytes:
    """All bytes of an SQLite database and its log, or all rows of a PostgreSQL database."""
    if url.startswith("sqlite"):
        return b"".join(file.read_bytes() for file in folder.glob("princeps.db*"))
    with psycopg.connect(url) as connection:
        tables = [
            connection.execute(f'SELECT t::text FROM "{table}" t'.encode()).fetchall() for table in metadata.tables
        ]
    return repr(tables).encode()


def test_secrets_are_long_and_differ() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert all(is_secret(secret) for secret in secrets)


@pytest.mark.parametrize("cookie", [None, "", "short", "x" * 44, "ä" * 43, "=" * 43, "x" * 42 + "\n"])
def test_a_cookie_that_is_not_ours_identifies_nobody(cookie: str | None) -> None:
    assert device_of(cookie) is None


async def test_no_secret_can_be_read_in_the_database(rooms: Rooms, database_url: str, tmp_path: Path) -> None:
    cookies = [new_secret(), new_secret(), new_secret()]
    host, friend, guest = (visitor_named_after(device) for device in map(device_of, cookies) if device)
    game = await rooms.lobby.create(host, wish("me", "friend", "friend"))
    reader = Reader(host, game, 0)
    links = [await rooms.invitations.link(reader, seat) for seat in (1, 2)]
    watching = await rooms.invitations.spectator_link(reader)
    await rooms.invitations.join(friend, links[0])
    await rooms.invitations.watch(guest, watching)
    key = "a key of the page"
    answer = (await legal_answers(rooms, reader))[0]
    await rooms.playing.act(reader, await revision_of(rooms, reader), key, [answer])
    kept = everything_in(database_url, tmp_path)
    assert hash_of(links[1]).encode() in kept
    assert answer.encode() in kept
    for secret in [*cookies, *links, watching, key]:
        assert secret.encode() not in kept


async def test_an_invitation_opens_the_seat_once(rooms: Rooms) -> None:
    host, *_ = await open_game(rooms, "me", "friend")
    secret = await rooms.invitations.link(host, 1)
    friend = new_visitor()
    assert await rooms.invitations.join(friend, secret) == Joined(host.game, 1)
    assert await refused(Kind.GONE, rooms.invitations.join(new_visitor(), secret)) == "used-link"
    assert await rooms.invitations.join(friend, secret) == Joined(host.game, 1)  # the page was reloaded


async def test_of_two_who_come_at_once_one_gets_the_seat(rooms: Rooms, database_url: str) -> None:
    elsewhere = await Rooms.open(database_url, lambda change: None)
    host, *_ = await open_game(rooms, "me", "friend")
    secret = await rooms.invitations.link(host, 1)
    first, second = new_visitor(), new_visitor()
    came = await asyncio.gather(
        rooms.invitations.join(first, secret), elsewhere.invitations.join(second, secret), return_exceptions=True
    )
    assert [isinstance(outcome, Joined) for outcome in came].count(True) == 1
    await rooms.watching.refresh(host.game)
    assert (await people_of(rooms, host))[1] == (first if isinstance(came[0], Joined) else second)
    await elsewhere.close()


async def test_a_new_link_kills_the_old_one(rooms: Rooms) -> None:
    host, *_ = await open_game(rooms, "me", "friend")
    old = await rooms.invitations.link(host, 1)
    new = await rooms.invitations.link(host, 1)
    assert await refused(Kind.GONE, rooms.invitations.join(new_visitor(), old)) == "used-link"
    await rooms.invitations.join(new_visitor(), new)


async def test_the_host_cannot_use_up_the_link_for_their_friend(rooms: Rooms) -> None:
    host, *_ = await open_game(rooms, "me", "friend")
    secret = await rooms.invitations.link(host, 1)
    assert await refused(Kind.CONFLICT, rooms.invitations.join(host.visitor, secret)) == "own-link"
    await rooms.invitations.join(new_visitor(), secret)


async def test_the_host_gets_no_link_to_a_seat_that_is_taken(rooms: Rooms) -> None:
    host, _ = await open_game_of_two(rooms)
    assert await refused(Kind.FORBIDDEN, rooms.invitations.link(host, 1)) == "not-your-seat"


async def test_a_player_takes_their_seat_along_to_another_browser(rooms: Rooms) -> None:
    host, friend = await open_game_of_two(rooms)
    phone = new_visitor()
    assert await rooms.invitations.join(phone, await rooms.invitations.link(host, 0)) == Joined(host.game, 0)
    at_phone = Reader(phone, host.game, 0)
    assert (await rooms.watching.room(at_phone)).host
    await act(rooms, at_phone, (await legal_answers(rooms, at_phone))[0])
    assert await refused(Kind.NOT_FOUND, rooms.watching.table(host)) == "no-game"
    await rooms.watching.table(friend)


async def test_spectators_look_but_do_nothing(rooms: Rooms) -> None:
    host, *_ = await open_game(rooms, "me", "here", hints=True)
    guest = new_visitor()
    assert await rooms.invitations.watch(guest, await rooms.invitations.spectator_link(host)) == host.game
    beside = await rooms.watching.reader(guest, host.game, None, "en")
    assert (await rooms.watching.table(beside)).decision is None
    attempts: list[Callable[[Reader], Awaitable[object]]] = [
        lambda reader: rooms.playing.act(reader, 0, "some key", ["crane.park"]),
        lambda reader: rooms.playing.undo(reader, 0, "some key"),
        lambda reader: rooms.watching.explore(reader, 0, ["crane.park"]),
        lambda reader: rooms.watching.why(reader, "0.ship"),
        lambda reader: rooms.watching.to_advise(reader, 0, []),
        lambda reader: rooms.company.chat(reader, "Hello!"),
        lambda reader: rooms.company.rename(reader, 0, "Nero"),
        lambda reader: rooms.invitations.link(reader, 0),
        rooms.invitations.spectator_link,
        lambda reader: rooms.company.leave(reader, 0),
        lambda reader: rooms.company.agree(reader, 0),
        rooms.lobby.rematch,
        rooms.lobby.decline_rematch,
        rooms.lobby.delete,
    ]
    for attempt in attempts:
        await refused(Kind.FORBIDDEN, attempt(beside))
    assert await refused(Kind.FORBIDDEN, rooms.watching.reader(guest, host.game, 0, "en")) == "not-your-seat"
    assert (await rooms.watching.room(beside)).spectators == 1


async def test_a_new_link_for_spectators_kills_the_old_one_and_keeps_who_came(rooms: Rooms) -> None:
    host, *_ = await open_game(rooms, "me", "here")
    old = await rooms.invitations.spectator_link(host)
    guest = new_visitor()
    await rooms.invitations.watch(guest, old)
    new = await rooms.invitations.spectator_link(host)
    assert await refused(Kind.GONE, rooms.invitations.watch(new_visitor(), old)) == "used-link"
    assert await rooms.invitations.watch(guest, new) == host.game
    await rooms.watching.table(await rooms.watching.reader(guest, host.game, None, "en"))


async def test_to_a_stranger_a_game_is_as_if_there_were_none(rooms: Rooms, changes: list[Change]) -> None:
    host, *_ = await open_game(rooms, "me", "here")
    stranger = new_visitor()
    changes.clear()
    sentences = set()
    for game in (host.game, "no-such-game"):
        reader = Reader(stranger, game, 0)
        for attempt in (
            rooms.watching.reader(stranger, game, 0, "en"),
            rooms.watching.reader(None, game, None, "en"),
            rooms.watching.table(reader),
            rooms.watching.room(reader),
            rooms.playing.act(reader, 0, "some key", ["crane.park"]),
            rooms.playing.undo(reader, 0, "some key"),
            rooms.watching.explore(reader, 0, ["crane.park"]),
            rooms.watching.why(reader, "0.ship"),
            rooms.watching.to_advise(reader, 0, []),
            rooms.archive.room(stranger, game),
            rooms.archive.share(reader),
            rooms.company.chat(reader, "Hello!"),
            rooms.company.rename(reader, 0, "Nero"),
            rooms.invitations.link(reader, 0),
            rooms.invitations.spectator_link(reader),
            rooms.company.leave(reader, 0),
            rooms.company.agree(reader, 0),
            rooms.company.stay(reader, 0),
            rooms.lobby.rematch(reader),
            rooms.lobby.decline_rematch(reader),
            rooms.lobby.delete(reader),
        ):
            with pytest.raises(RoomError) as refusal:
                await attempt
            assert refusal.value.kind is Kind.NOT_FOUND
            sentences.add(str(refusal.value))
    assert len(sentences) == 1
    assert changes == []
