"""People at a table, for tests: visitors, their readers, and answers chosen at random among the legal ones."""

from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Literal

import pytest

from princeps.kernel.match import Match
from princeps.server import errors
from princeps.server.messages import NewGame, NewSeat
from princeps.server.rooms.repository import Limits
from princeps.server.rooms.rooms import Rooms
from princeps.server.store.database import Store
from princeps.server.visitors import Device, Reader, Visitor, device_of, new_secret, visitor_named_after

GAME = "forum-trajanum"
Who = Literal["me", "here", "friend", "open", "bot"]


def new_visitor() -> Visitor:
    """Somebody with a device of their own."""
    return visitor_named_after(new_device())


def new_device() -> Device:
    device = device_of(new_secret())
    assert device is not None
    return device


def wish(*kinds: Who, name: str = GAME, hints: bool | None = None, **options: bool) -> NewGame:
    return NewGame(name, [NewSeat(kind) for kind in kinds], dict(options), hints)


async def open_game(rooms: Rooms, *kinds: Who, hints: bool | None = None, **options: bool) -> list[Reader]:
    """A new game: its host's readers by seat, including seats that are not the host's."""
    visitor = new_visitor()
    game = await rooms.lobby.create(visitor, wish(*kinds, name=GAME, hints=hints, **options))
    return [Reader(visitor, game, seat) for seat in range(len(kinds))]


async def open_game_of_two(rooms: Rooms, *kinds: Who) -> tuple[Reader, Reader]:
    """A game with the host at seat 0 and a friend, who has joined, at seat 1."""
    host, open_seat, *_ = await open_game(rooms, "me", "friend", *kinds)
    friend = new_visitor()
    await rooms.invitations.join(friend, await rooms.invitations.link(host, open_seat.seat))
    return host, Reader(friend, host.game, 1)


async def refused(kind: errors.Kind, attempt: Awaitable[object]) -> str:
    """The code of a refusal of that kind; the attempt has to be refused."""
    with pytest.raises(errors.RoomError) as refusal:
        await attempt
    assert refusal.value.kind is kind
    return refusal.value.code


@asynccontextmanager
async def another_process(url: str, limits: Limits | None = None) -> AsyncIterator[Rooms]:
    """Rooms that know nothing of the first ones except what is in the database."""
    rooms = await Rooms.open(url, lambda change: None, limits)
    yield rooms
    await rooms.close()


@asynccontextmanager
async def database(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()


async def revision_of(rooms: Rooms, reader: Reader) -> int:
    return await rooms.watching.ask(reader, lambda game, names: game.revision(reader.seat))


async def people_of(rooms: Rooms, reader: Reader) -> list[Visitor | None]:
    """Who sits where; None for a bot, or for a friend who has not arrived yet."""
    return [seat.visitor for seat in (await rooms.archive.room(reader.visitor, reader.game)).seats]


async def match_of(rooms: Rooms, reader: Reader) -> Match:
    """The game itself, including everything hidden."""
    return await rooms.watching.ask(reader, lambda game, _: game.match)


async def legal_answers(rooms: Rooms, reader: Reader) -> list[str]:
    position = (await match_of(rooms, reader)).position
    return [position.game.actions.names[number] for number in position.legal(reader.seat)]


async def choose(rooms: Rooms, readers: Sequence[Reader], chance: Random, most: int = 1) -> tuple[Reader, list[str]]:
    """A seat that owes a decision, and up to so many answers until it learns something; no answers if the game is
    over."""
    position = (await match_of(rooms, readers[0])).position.copy()
    answers: list[str] = []
    if position.is_over:
        return readers[0], answers
    seat = chance.choice([seat for seat in position.deciders if seat < len(readers)])
    known = int(position.state.learned[seat])
    while seat in position.deciders and len(answers) < most and position.state.learned[seat] == known:
        number = chance.choice(position.legal(seat))
        position.apply(seat, number)
        answers.append(position.game.actions.names[number])
    return readers[seat], answers


async def act(rooms: Rooms, reader: Reader, *actions: str) -> None:
    """Answer at the current revision."""
    revision = await revision_of(rooms, reader)
    await rooms.playing.act(reader, revision, new_secret(), actions, after=revision)


async def play_to_the_end(rooms: Rooms, readers: Sequence[Reader]) -> None:
    chance = Random(7)
    while True:
        reader, answers = await choose(rooms, readers, chance, most=40)
        if not answers:
            return
        await act(rooms, reader, *answers)


async def play_a_little(rooms: Rooms, readers: Sequence[Reader], answers: int) -> None:
    chance = Random(3)
    for _ in range(answers):
        reader, (answer,) = await choose(rooms, readers, chance)
        await act(rooms, reader, answer)


@dataclass
class Finished:
    """A game that two people have played at one screen, and who they are."""

    host: Reader
    readers: list[Reader]
    file: str


async def finish(rooms: Rooms) -> Finished:
    readers = await open_game(rooms, "me", "here")
    await play_to_the_end(rooms, readers)
    return Finished(readers[0], readers, (await match_of(rooms, readers[0])).recipe.to_json())


async def moves_of(rooms: Rooms, reader: Reader) -> list[str]:
    return [str(move) for move in (await match_of(rooms, reader)).recipe.moves]


async def deciders(rooms: Rooms, reader: Reader) -> tuple[int, ...]:
    return (await match_of(rooms, reader)).position.deciders
