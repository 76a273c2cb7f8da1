"""Many games over days that wait for somebody: how long does a server take to start on them, how much memory does it
need, and what does it cost to keep their clocks?

    python benchmarks/sleeping_games.py --games 5000

Fills a new SQLite file with games of two people, each a few answers old, then starts `princeps serve` on it and leaves
it alone. Nobody looks at any of the games.
"""

import asyncio
import json
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import track

from load_people import Connection
from load_server import LOOPBACK, Server, Work, is_prepared, megabytes, serving, work_so_far
from princeps.server.messages import NewGame, NewSeat, Pace
from princeps.server.rooms.clocks import BEAT
from princeps.server.rooms.rooms import Rooms
from princeps.server.visitors import Reader, Visitor, device_of, new_secret, visitor_named_after

GAMES = ("forum-trajanum", "trajan")
DAYS = Pace(168)
STARTED_WITHIN = 5.0  # seconds
MOST_MEGABYTES = 500

app = App(help=__doc__)


@dataclass
class Figures:
    games: int
    clocks: int
    file_mb: float
    seconds_to_fill: float
    seconds_to_first_reply: float  # from the start of the program
    seconds_to_prepared: float  # everything compiled is loaded, for bots too
    memory_mb: float
    percent_of_a_core: float  # while nobody asks anything, and clocks are counted

    @property
    def met(self) -> bool:
        return self.seconds_to_first_reply < STARTED_WITHIN and self.memory_mb < MOST_MEGABYTES


@app.default
def measure(
    *,
    games: Annotated[int, Parameter(help="How many wait.")] = 5000,
    answers: Annotated[int, Parameter(help="How many have been given in each.")] = 6,
    beats: Annotated[int, Parameter(help="How often clocks are counted while the server is watched.")] = 3,
    as_json: Annotated[bool, Parameter("--json", help="Print JSON and nothing else.")] = False,
) -> None:
    """Fill a database, start a server on it, and watch it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "sleeping.db"
        figures = asyncio.run(_measure(file, games, answers, beats, is_silent=as_json))
    console = Console(soft_wrap=True)
    if as_json:
        sys.stdout.write(json.dumps(asdict(figures) | {"met": figures.met}, indent=2) + "\n")
        return
    for name, figure in asdict(figures).items():
        console.print(f"{name.replace('_', ' ')}: {figure:,.{int(isinstance(figure, float))}f}")
    console.print("[green]target met[/]" if figures.met else "[red]target missed[/]")


async def _measure(file: Path, games: int, answers: int, beats: int, *, is_silent: bool) -> Figures:
    database = f"sqlite:///{file}"
    started = time.perf_counter()
    clocks = await _fill(database, games, answers, is_silent=is_silent)
    filled = time.perf_counter() - started
    launched = time.perf_counter()
    async with serving(database, workers=1, until_prepared=False) as server:
        await _ask(server, "/api/home")
        replied = time.perf_counter() - launched
        while not is_prepared(json.loads(await _ask(server, "/api/health"))):
            await asyncio.sleep(0.1)
        prepared = time.perf_counter() - launched
        idle = await _work_of(server, beats * BEAT)
        memory = megabytes([*server.serving, *server.thinking])
    share = 100 * idle.serving[0] / (beats * BEAT)
    return Figures(games, clocks, round(file.stat().st_size / 1e6, 1), filled, replied, prepared, memory, share)


async def _work_of(server: Server, seconds: float) -> Work:
    before = work_so_far(server)
    await asyncio.sleep(seconds)
    return work_so_far(server).since(before)


async def _ask(server: Server, path: str) -> bytes:
    connection = Connection(server.host, server.port, LOOPBACK)
    try:
        return (await connection.request("GET", path))[1]
    finally:
        connection.close()


# --- games that wait -------------------------------------------------------------------------------------------------


async def _fill(database: str, games: int, answers: int, *, is_silent: bool) -> int:
    """Returns how many clocks run."""
    rooms = await Rooms.open(database, announce=lambda change: None)
    chance = Random(1)
    people = [_somebody() for _ in range(max(2, games // 10))]
    for number in track(range(games), "games that wait", transient=True, disable=is_silent):
        await _begin(rooms, GAMES[number % len(GAMES)], chance.sample(people, 2), answers, chance)
    clocks = len(await rooms.clocks.owed())
    await rooms.close()
    return clocks


async def _begin(rooms: Rooms, game: str, people: list[Visitor], answers: int, chance: Random) -> None:
    host, friend = people
    seats = [NewSeat("me"), NewSeat("friend")]
    opened = await rooms.lobby.create(host, NewGame(game, seats, pace=DAYS))
    readers = [Reader(host, opened, 0), Reader(friend, opened, 1)]
    await rooms.invitations.join(friend, await rooms.invitations.link(readers[0], 1))
    for _ in range(answers):
        position = await rooms.watching.ask(readers[0], lambda game, _: game.match.position.copy())
        reader = readers[chance.choice(position.deciders)]
        answer = position.game.actions.names[chance.choice(position.legal(reader.seat))]
        revision = await rooms.watching.ask(reader, lambda game, _: game.revision(reader.seat))  # noqa: B023
        await rooms.playing.act(reader, revision, new_secret(), [answer], after=revision)


def _somebody() -> Visitor:
    device = device_of(new_secret())
    assert device
    return visitor_named_after(device)


if __name__ == "__main__":
    app()
