"""A program that may be killed at any moment: it plays in the rooms, and reports on its output what it was told.

Started once, it loads everything, and then forks processes in no time. A line of its input says what each of them has
to do, separated by semicolons:

    open URL                                      bring a database up to date, and say "done"
    play URL GAME COOKIE SEATS SEED               answer, without end: "try 0 crane.park", "done 0 crane.park"
    race URL GAME COOKIE SEAT REVISION ACTION     answer once, all at the same time: "done" or "stale"

Every line of output begins with the number of its process; the first is "ready". When all have ended, or have been
killed, there is a line "end".
"""

import asyncio
import multiprocessing
import os
import sys
from collections.abc import Callable, Coroutine
from multiprocessing.synchronize import Barrier
from random import Random
from typing import Any

import princeps
from princeps.kernel.match import Match
from princeps.server.errors import Kind, RoomError
from princeps.server.rooms.rooms import Rooms
from princeps.server.visitors import Reader, Visitor, device_of, visitor_named_after
from princeps.table.chronicle import Chronicle
from server.playing import (
    choose,
    revision_of,
)

PATIENCE = 300  # seconds in which to load all rules


def say(*words: object) -> None:
    """Flushed at once: what stays in a buffer dies with its process."""
    os.write(sys.stdout.fileno(), (" ".join(map(str, (os.getpid(), *words))) + "\n").encode())


def visitor_by(cookie: str) -> Visitor:
    device = device_of(cookie)
    assert device is not None
    return visitor_named_after(device)


async def open_only(rooms: Rooms, start: Barrier) -> None:
    say("done")


async def play(rooms: Rooms, start: Barrier, game: str, cookie: str, seats: str, seed: str) -> None:
    readers = [Reader(visitor_by(cookie), game, seat) for seat in range(int(seats))]
    chance = Random(int(seed))
    while True:
        reader, answers = await choose(rooms, readers, chance, most=3)
        revision = await revision_of(rooms, reader)
        say("try", reader.seat, *answers)
        await rooms.playing.act(reader, revision, f"{seed}-{revision}-key", answers, after=revision)
        say("done", reader.seat, *answers)


async def race(rooms: Rooms, start: Barrier, game: str, cookie: str, seat: str, revision: str, action: str) -> None:
    reader = Reader(visitor_by(cookie), game, int(seat))
    await revision_of(rooms, reader)
    start.wait(PATIENCE)  # a process that fails earlier must not keep the others waiting for ever
    try:
        await rooms.playing.act(reader, int(revision), f"key of {os.getpid()}", [action])
        say("done")
    except RoomError as error:
        say("stale" if error.kind is Kind.STALE else error)


COMMANDS: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {"open": open_only, "play": play, "race": race}


async def live(start: Barrier, command: str, url: str, *words: str) -> None:
    say("ready")
    rooms = await Rooms.open(url, lambda change: None)
    await COMMANDS[command](rooms, start, *words)
    await rooms.close()


def split_off(start: Barrier, command: str) -> int:
    child = os.fork()
    if child:
        return child
    asyncio.run(live(start, *command.split()))
    os._exit(0)


def main() -> None:
    for name in princeps.games():
        Chronicle(Match.new(princeps.game(name), 2, 0)).table(0, ("Livia", "Marcus"), "en")  # loads rules and words
    for line in sys.stdin:
        commands = line.split(";")
        start = multiprocessing.Barrier(len(commands))
        for child in [split_off(start, command) for command in commands]:
            os.waitpid(child, 0)
        say("end")


if __name__ == "__main__":
    main()
