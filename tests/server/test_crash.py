"""Kill -9 at any moment: nothing acknowledged is lost, nothing is half done, and every game goes on."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Thread

import pytest
from sqlalchemy import text

from games_walk import every_game
from princeps.server.rooms.rooms import Rooms
from princeps.server.store.database import Store
from princeps.server.store.queries import read_game, read_moves
from princeps.server.visitors import Reader, device_of, new_secret, visitor_named_after
from server import mortal
from server.playing import (
    GAME,
    act,
    choose,
    match_of,
    revision_of,
    wish,
)

pytestmark = pytest.mark.anyio

KILLS = {"sqlite": 16, "postgresql": 8}


class Mortals:
    """The program of `mortal.py`, from outside."""

    def __init__(self) -> None:
        self._program = subprocess.Popen(
            [sys.executable, mortal.__file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        self._lines: SimpleQueue[str] = SimpleQueue()  # a queue, unlike a pipe, can be waited for with a timeout
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self._program.stdout
        with self._program.stdout as said:
            for line in said:
                self._lines.put(line)
        self._lines.put("")

    def start(self, *commands: str) -> int:
        """Fork a process for each command; returns the number of the first that is ready."""
        assert self._program.stdin
        self._program.stdin.write(";".join(commands) + "\n")
        self._program.stdin.flush()
        number, word = self._read()
        assert word == "ready"
        return number

    def listen(self, lines: int) -> list[str]:
        return [self._read()[1] for _ in range(lines)]

    def rest(self) -> list[str]:
        """Everything the processes say until they have ended."""
        words: list[str] = []
        while (line := self._read()[1]) != "end":
            words.append(line)
        return words

    def _read(self) -> tuple[int, str]:
        number, _, words = self._lines.get(timeout=mortal.PATIENCE).strip().partition(" ")
        return int(number), words

    def close(self) -> None:
        assert self._program.stdin
        self._program.stdin.close()
        self._program.wait(mortal.PATIENCE)
        self._listener.join(mortal.PATIENCE)


@pytest.fixture(scope="module")
def mortals() -> Iterator[Mortals]:
    program = Mortals()
    yield program
    program.close()


@dataclass
class Evening:
    """A game at one screen, whose players' program dies again and again."""

    url: str
    cookie: str
    reader: Reader
    players: int

    def words(self, seed: int) -> str:
        return f"play {self.url} {self.reader.game} {self.cookie} {self.players} {seed}"


async def an_evening(url: str, name: str = GAME) -> Evening:
    cookie = new_secret()
    device = device_of(cookie)
    assert device
    visitor = visitor_named_after(device)
    rooms = await Rooms.open(url, lambda change: None)
    game = await rooms.lobby.create(visitor, wish("me", "here", "here", "here", name=name))
    await rooms.close()
    return Evening(url, cookie, Reader(visitor, game, 0), players=4)


async def kept_moves(evening: Evening) -> list[str]:
    """What is in the database, bypassing the rooms' memory; also checks that its parts agree."""
    store = await Store.open(evening.url)
    moves = await store.read(lambda db: read_moves(db, evening.reader.game, 0))
    numbers = await store.read(lambda db: db.execute(text("SELECT seq FROM moves ORDER BY seq")).scalars().all())
    row = await store.read(lambda db: read_game(db, evening.reader.game))
    await store.close()
    assert list(numbers) == list(range(len(moves)))
    assert row
    assert row.moves == len(moves)
    return [str(move) for move in moves]


def moves_in(line: str) -> list[str]:
    """The moves in "done 0 crane.park end-turn"."""
    _, seat, *actions = line.split()
    return [f"{seat} {action}" for action in actions]


@every_game
async def test_nothing_acknowledged_is_lost_by_killing(database_url: str, mortals: Mortals, name: str) -> None:
    evening = await an_evening(database_url, name)
    chance = Random(15)
    standing: list[str] = []
    for life in range(KILLS[database_url.partition(":")[0]]):
        number = mortals.start(evening.words(seed=life))
        said = mortals.listen(chance.randrange(14))
        time.sleep(chance.uniform(0, 0.01))  # a random moment of death
        os.kill(number, signal.SIGKILL)
        said += mortals.rest()
        for line in said:
            standing += moves_in(line) if line.startswith("done") else []
        kept = await kept_moves(evening)
        if kept != standing:  # what was under way has been stored as a whole, or not at all
            assert said[-1].startswith("try")
            assert kept == [*standing, *moves_in(said[-1])]
        standing = kept
    assert len(standing) > 20
    await check_that_it_goes_on(evening)


async def check_that_it_goes_on(evening: Evening) -> None:
    readers = [Reader(evening.reader.visitor, evening.reader.game, seat) for seat in range(evening.players)]
    rooms = await Rooms.open(evening.url, lambda change: None)
    position = (await match_of(rooms, evening.reader)).position
    room = await rooms.watching.room(evening.reader)
    assert tuple(seat.seat for seat in room.seats if seat.since is not None) == position.deciders
    before = await kept_moves(evening)
    for _ in range(3):
        reader, answers = await choose(rooms, readers, Random(16))
        await act(rooms, reader, *answers)
    assert len(await kept_moves(evening)) == len(before) + 3
    await rooms.close()


async def test_of_processes_that_act_at_once_one_wins(database_url: str, mortals: Mortals) -> None:
    evening = await an_evening(database_url)
    rooms = await Rooms.open(database_url, lambda change: None)
    readers = [Reader(evening.reader.visitor, evening.reader.game, seat) for seat in range(evening.players)]
    for number in range(4):
        await rooms.watching.refresh(evening.reader.game)
        reader, (answer,) = await choose(rooms, readers, Random(number))
        revision = await revision_of(rooms, reader)
        words = f"race {evening.url} {reader.game} {evening.cookie} {reader.seat} {revision} {answer}"
        mortals.start(words, words, words)
        assert sorted(line for line in mortals.rest() if line != "ready") == ["done", "stale", "stale"]
        assert len(await kept_moves(evening)) == number + 1
    await rooms.close()


async def test_programs_that_start_together_make_the_tables_once(database_url: str, mortals: Mortals) -> None:
    mortals.start(*[f"open {database_url}"] * 4)
    assert [line for line in mortals.rest() if line != "ready"] == ["done"] * 4
    await an_evening(database_url)


async def test_a_database_left_unfinished_by_a_killed_process_is_finished_by_the_next(
    tmp_path: Path, mortals: Mortals
) -> None:
    chance = Random(17)
    url = f"sqlite:///{tmp_path / 'princeps.db'}"
    for _ in range(10):
        number = mortals.start(f"open {url}")
        time.sleep(chance.uniform(0, 0.05))
        with suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)
        mortals.rest()
    await an_evening(url)
