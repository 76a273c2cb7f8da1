"""Many games at once on one server: how long is it from an answer to the push that shows it, and does every push
arrive?

    python benchmarks/load.py --games 600 --rate 300 --seconds 30
    python benchmarks/load.py --games 600 --knee --chart load.svg

Starts `princeps serve` as a separate process. Two people sit at each game, each with a socket, and answer at random, at
an even rate over all games. `README.md` beside this file says what is measured.
"""

import asyncio
import json
import os
import re
import resource
import secrets
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Annotated, Any

import msgspec
import websockets
from cyclopts import App, Parameter
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from load_chart import draw_load

GAME = "forum-trajanum"
AT_ONCE = 20  # people who join at the same time
GAMES_OF_AN_ADDRESS = 50
LOOPBACK = "127.0.0.1"
SECONDS_TO_SETTLE = 10.0
TARGET_MS = 150.0
MOST_STEPS = 30
BAD_STEPS = 2  # after this many, the knee has been passed

app = App(help=__doc__)


# --- what is read from a message -------------------------------------------------------------------------------------


class Choice(msgspec.Struct):
    action: str


class Decision(msgspec.Struct):
    answers: list[Choice]


class Log(msgspec.Struct):
    start: int
    lines: list[msgspec.Raw]


class Message(msgspec.Struct):
    """A table; or a room, which has none of these fields."""

    type: str = ""
    revision: int = -1
    over: bool = False
    decision: Decision | None = None
    log: Log | None = None


_decode = msgspec.json.Decoder(Message).decode


# --- minimal HTTP, since it shares the machine with what is measured --------------------------------------------------


class Connection:
    """One request after another on one connection, with the cookie of one visitor."""

    def __init__(self, host: str, port: int, address: str) -> None:
        self._host, self._port = host, port
        self.address = address  # the visitor's: as in real life, not everybody comes from the same one
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self.cookie = ""

    @property
    def origin(self) -> str:
        return f"http://{self._host}:{self._port}"

    async def request(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Like a browser, ask again if the server closed a connection that had been idle too long."""
        try:
            return await self._request(method, path, body)
        except (ConnectionError, asyncio.IncompleteReadError):
            self.close()
            return await self._request(method, path, body)

    async def _request(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        if self._reader is None or self._writer is None or self._reader.at_eof():
            self._reader, self._writer = await asyncio.open_connection(
                self._host, self._port, local_addr=(self.address, 0)
            )
        data = msgspec.json.encode(body) if body is not None else b""
        head = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self._host}:{self._port}",
            f"Origin: {self.origin}",
            f"Cookie: {self.cookie}",
            "Content-Type: application/json",
            f"Content-Length: {len(data)}",
        ]
        self._writer.write("\r\n".join([*head, "", ""]).encode() + data)
        return await self._response(self._reader)

    async def _response(self, reader: asyncio.StreamReader) -> tuple[int, bytes]:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if line)
        for line in lines[1:]:
            if line.lower().startswith("set-cookie: "):
                self.cookie = line[12:].partition(";")[0]
        return int(lines[0].split()[1]), await reader.readexactly(int(headers.get("content-length", "0")))

    async def post(self, path: str, body: Any = None) -> Any:
        status, reply = await self.request("POST", path, body)
        if status >= 300:
            raise RuntimeError(f"{path}: {status} {reply.decode()}")
        return json.loads(reply) if reply else None

    def close(self) -> None:
        if self._writer:
            self._writer.close()
        self._reader = self._writer = None


# --- people ----------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Person:
    """A person at a table: the last thing their socket said."""

    http: Connection
    game: str
    seat: int
    table: Message = field(default_factory=Message)
    lines: int = 0
    gaps: int = 0
    pushes: int = 0
    rival_acted_at: float = 0.0  # while no push of it has arrived
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self, socket: ClientConnection, latencies: list[float]) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                message = _decode(text)
                if message.type == "table" and message.log:
                    self.pushes += 1
                    self.gaps += message.log.start > self.lines
                    self.lines = message.log.start + len(message.log.lines)
                    self.table = message
                    if self.rival_acted_at:
                        latencies.append(time.perf_counter() - self.rival_acted_at)
                        self.rival_acted_at = 0.0
                    self.changed.set()

    async def act(self, chance: Random) -> tuple[float, float] | None:
        """Seconds to the reply and to the push; None if a rival was quicker."""
        if not self.table.decision:
            return None
        answer = chance.choice(self.table.decision.answers).action
        wish = {"seat": self.seat, "revision": self.table.revision, "key": secrets.token_hex(8), "actions": [answer]}
        start = time.perf_counter()
        status, reply = await self.http.request(
            "POST", f"/api/games/{self.game}/actions", wish | {"after": self.table.revision}
        )
        replied = time.perf_counter() - start
        if status == 409:
            return None
        if status != 200:
            raise RuntimeError(f"{status} {reply.decode()}")
        wanted = _decode(reply).revision
        while self.table.revision < wanted:
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), SECONDS_TO_SETTLE)
        return replied, time.perf_counter() - start


@dataclass
class Room:
    people: list[Person]
    busy: bool = False

    @property
    def decider(self) -> Person | None:
        return next((person for person in self.people if person.table.decision), None)


async def open_room(host: str, port: int, number: int) -> Room:
    address = f"127.0.0.{2 + number // GAMES_OF_AN_ADDRESS}"
    first, second = Connection(host, port, address), Connection(host, port, address)
    seats = [{"kind": "me"}, {"kind": "friend"}]
    game = (await first.post("/api/games", {"game": GAME, "seats": seats}))["id"]
    secret = (await first.post(f"/api/games/{game}/seats/1/link"))["secret"]
    await second.post("/api/join", {"secret": secret})
    return Room([Person(first, game, 0), Person(second, game, 1)])


# --- the measurement -------------------------------------------------------------------------------------------------


@dataclass
class Figures:
    """How a server did at one rate. CPU shares are of one core."""

    wanted_a_second: float
    actions_a_second: float
    seconds: float
    actions: int
    overtaken: int
    reply_ms_p50: float
    reply_ms_p99: float
    push_ms_p50: float
    push_ms_p99: float
    rival_push_ms_p50: float
    rival_push_ms_p99: float
    lost_pushes: int
    gaps_in_logs: int
    server_mb: float
    server_cpu_percent: list[float]  # of each process that serves
    people_cpu_percent: float

    @property
    def met(self) -> bool:
        kept_up = self.actions_a_second >= 0.95 * self.wanted_a_second
        return kept_up and self.push_ms_p99 < TARGET_MS and not self.lost_pushes and not self.gaps_in_logs


@dataclass
class Memory:
    """The server's memory, in MB, as its guests arrive."""

    bare: float
    with_games: float
    with_sockets: float
    thinkers: float


@dataclass
class Report:
    games: int
    sockets: int
    workers: int
    memory: Memory
    figures: list[Figures]

    @property
    def knee(self) -> float:
        """The most answers per second at which the target was met."""
        return max((it.actions_a_second for it in self.figures if it.met), default=0.0)


class Load:
    """Sends answers at an even rate, each in a random game among those waiting for somebody."""

    def __init__(self, rooms: list[Room], seed: int) -> None:
        self.rooms = rooms
        self.people = [person for room in rooms for person in room.people]
        self.chance = Random(seed)
        self.replies: list[float] = []
        self.pushes: list[float] = []
        self.rival_pushes: list[float] = []
        self.overtaken = 0

    def forget(self) -> None:
        for latencies in (self.replies, self.pushes, self.rival_pushes):
            latencies.clear()
        self.overtaken = 0

    async def run(self, rate: float, seconds: float) -> None:
        running: set[asyncio.Task[None]] = set()
        begin = time.perf_counter()
        due = 0
        while (now := time.perf_counter() - begin) < seconds:
            while due < now * rate:
                due += 1
                if found := self._somebody():
                    task = asyncio.create_task(self._act(*found))
                    running.add(task)
                    task.add_done_callback(running.discard)
            await asyncio.sleep(0.002)
        await asyncio.gather(*running)

    def _somebody(self) -> tuple[Room, Person] | None:
        """A person who owes a decision, in a game where nobody else is answering."""
        for _ in range(20):
            room = self.chance.choice(self.rooms)
            if not room.busy and (person := room.decider):
                room.busy = True
                return room, person
        return None

    async def _act(self, room: Room, person: Person) -> None:
        (rival,) = (other for other in room.people if other is not person)
        rival.rival_acted_at, person.rival_acted_at = time.perf_counter(), 0.0
        try:
            seconds = await person.act(self.chance)
        finally:
            room.busy = False
        if seconds is None:
            self.overtaken += 1
        else:
            self.replies.append(seconds[0])
            self.pushes.append(seconds[1])


@asynccontextmanager
async def listening(load: Load) -> AsyncIterator[None]:
    async with asyncio.TaskGroup() as group:
        sockets = []
        for person in load.people:
            address = f"{person.http.origin.replace('http', 'ws')}/api/games/{person.game}/socket?seat={person.seat}"
            socket = await websockets.connect(
                address,
                origin=Origin(person.http.origin),
                additional_headers={"Cookie": person.http.cookie},
                local_addr=(person.http.address, 0),
            )
            sockets.append(socket)
            group.create_task(person.listen(socket, load.rival_pushes))
        yield
        for socket in sockets:
            await socket.close()


@asynccontextmanager
async def server(database: str | None, workers: int) -> AsyncIterator[tuple[Process, str, int]]:
    with tempfile.TemporaryDirectory() as folder:
        words = ["--database", database] if database else []
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "princeps", "serve", "--port", "0", "--workers", str(workers), *words),
            env=os.environ | {"PRINCEPS_DATA": folder},
            stdout=PIPE,
        )
        assert process.stdout
        try:
            said = (await process.stdout.readline()).decode()
            found = re.search(r"http://([\d.]+):(\d+)", said)
            if not found:
                raise RuntimeError(f"The server did not start: {said}")
            host, port = found[1], int(found[2])
            await _until_prepared(host, port, workers)
            yield process, host, port
        finally:
            process.terminate()
            await process.wait()


async def _until_prepared(host: str, port: int, workers: int) -> None:
    """Any of several processes may answer, so all have to be asked."""
    prepared = 0
    while prepared < 5 * workers:
        connection = Connection(host, port, LOOPBACK)
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            health = json.loads((await connection.request("GET", "/api/health"))[1])
            prepared = prepared + 1 if is_prepared(health) else 0
        connection.close()
        if prepared == 0:
            await asyncio.sleep(0.2)


def is_prepared(health: dict[str, Any]) -> bool:
    """Whether games can be played, and nothing is left to load for their bots."""
    return bool(health["ready"]) and not health["compiling"]


async def measure(plan: "Plan") -> Report:
    async with server(plan.database, plan.workers) as (process, host, port):
        serving = _serving(process.pid, plan.workers)
        bare = _megabytes(serving)
        rooms = await _open_rooms(host, port, plan.games)
        with_games = _megabytes(serving)
        load = Load(rooms, plan.seed)
        async with listening(load):
            await _until_all_have_a_table(load.people)
            thinking = [child for pid in serving for child in _children(pid)]
            memory = Memory(bare, with_games, _megabytes(serving), _megabytes(thinking))
            figures: list[Figures] = []
            for rate in plan.rates:
                _tell(f"{2 * plan.games} sockets; {rate:.0f} answers a second for {plan.seconds:.0f} s")
                figures.append(await _measure_rate(load, serving, rate, plan.seconds))
                if sum(not it.met for it in figures) == BAD_STEPS:
                    break
        return Report(plan.games, len(load.people), plan.workers, memory, figures)


async def _open_rooms(host: str, port: int, games: int) -> list[Room]:
    rooms: list[Room] = []
    while len(rooms) < games:
        numbers = range(len(rooms), min(len(rooms) + AT_ONCE, games))
        rooms += await asyncio.gather(*(open_room(host, port, number) for number in numbers))
        _tell(f"{len(rooms)} games opened")
    return rooms


async def _measure_rate(load: Load, serving: list[int], rate: float, seconds: float) -> Figures:
    load.forget()
    gaps = sum(person.gaps for person in load.people)
    busy, own = [_cpu_seconds(pid) for pid in serving], _own_cpu_seconds()
    begin = time.perf_counter()
    await load.run(rate, seconds)
    taken = time.perf_counter() - begin
    own = _own_cpu_seconds() - own
    busy = [_cpu_seconds(pid) - before for pid, before in zip(serving, busy, strict=True)]
    return Figures(
        wanted_a_second=rate,
        actions_a_second=round(len(load.replies) / taken, 1),
        seconds=round(taken, 1),
        actions=len(load.replies),
        overtaken=load.overtaken,
        **_percentiles("reply_ms", load.replies),
        **_percentiles("push_ms", load.pushes),
        **_percentiles("rival_push_ms", load.rival_pushes),
        lost_pushes=await _lost_pushes(load.people),
        gaps_in_logs=sum(person.gaps for person in load.people) - gaps,
        server_mb=_megabytes(serving),
        server_cpu_percent=[round(100 * it / taken, 1) for it in busy],
        people_cpu_percent=round(100 * own / taken, 1),
    )


async def _until_all_have_a_table(people: list[Person]) -> None:
    while any(person.table.revision < 0 for person in people):
        await asyncio.sleep(0.05)


async def _lost_pushes(people: list[Person]) -> int:
    """Readers whose socket has not, in the end, brought them what they find by asking."""
    lost = 0
    for person in people:
        _, reply = await person.http.request("GET", f"/api/games/{person.game}/table?seat={person.seat}&after=1000000")
        deadline = time.perf_counter() + SECONDS_TO_SETTLE
        while person.table.revision < _decode(reply).revision and time.perf_counter() < deadline:
            await asyncio.sleep(0.02)
        lost += person.table.revision != _decode(reply).revision
    return lost


def _percentiles(name: str, seconds: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(seconds if len(seconds) > 1 else [0.0, 0.0], n=100)
    return {f"{name}_p50": round(1000 * cuts[49], 1), f"{name}_p99": round(1000 * cuts[98], 1)}


# --- processes -------------------------------------------------------------------------------------------------------


def _serving(pid: int, workers: int) -> list[int]:
    """The processes that answer people; of several workers, not the one that started them."""
    if workers == 1:
        return [pid]
    return [child for child in _children(pid) if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


def _megabytes(pids: list[int]) -> float:
    """Their private memory and their share of what they have in common."""
    found = (re.search(r"Pss:\s+(\d+) kB", Path(f"/proc/{pid}/smaps_rollup").read_text()) for pid in pids)
    return round(sum(int(it[1]) for it in found if it) / 1000, 1)


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _own_cpu_seconds() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def _children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").iterdir()  # each thread lists those it has started
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


def _tell(progress: str) -> None:
    print(f"\r\033[K{progress}", end="", file=sys.stderr, flush=True)


# --- the command -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    games: int
    rates: list[float]
    seconds: float
    seed: int
    database: str | None
    workers: int


@app.default
def main(
    *,
    games: Annotated[int, Parameter(help="Games at once, with two people and two sockets each.")] = 200,
    rate: Annotated[float, Parameter(help="Answers a second, over all games.")] = 100,
    seconds: Annotated[float, Parameter(help="How long to play, with --knee at each rate.")] = 30,
    knee: Annotated[bool, Parameter(negative=(), help="Go up in steps until the target is missed twice.")] = False,
    step: Annotated[float, Parameter(help="By how many answers a second to go up.")] = 50,
    seed: Annotated[int, Parameter(help="Of the people's choices.")] = 1,
    database: Annotated[str | None, Parameter(help="Of the server; else a new SQLite file.")] = None,
    workers: Annotated[int, Parameter(help="Processes that serve; several need PostgreSQL.")] = 1,
    chart: Annotated[Path | None, Parameter(help="Draw the steps into this SVG file.")] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON and nothing else.")] = False,
) -> None:
    """Measure a server under load (on Linux, as it reads /proc)."""
    rates = [step * number for number in range(1, MOST_STEPS + 1)] if knee else [rate]
    report = asyncio.run(measure(Plan(games, rates, seconds, seed, database, workers)))
    _tell("")
    if chart:
        chart.write_text(draw_load(report.figures, report.knee, TARGET_MS, report.games), encoding="utf-8")
    if as_json:
        print(json.dumps(asdict(report) | {"knee": report.knee}))
    else:
        _print(report)


def _print(report: Report) -> None:
    print(f"{report.games} games, {report.sockets} sockets, {report.workers} workers")
    for name, value in asdict(report.memory).items():
        print(f"  {name:<20} {value:>10,.0f} MB")
    for figures in report.figures:
        print(f"{figures.wanted_a_second:.0f} answers a second wanted")
        for name, value in asdict(figures).items():
            print(f"  {name:<20} {value!s:>10}")
        print(f"  push within {TARGET_MS:.0f} ms for 99 of 100, none lost: {'yes' if figures.met else 'no'}")
    if len(report.figures) > 1:
        print(f"the knee: {report.knee:,.0f} answers a second")


if __name__ == "__main__":
    app()
