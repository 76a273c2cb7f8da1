"""The people of the load benchmark: each has a cookie, a connection for requests and a socket, and answers at random.

All of them share one process, which is kept light, as it runs beside the server that is measured."""

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

GAME = "forum-trajanum"
GAMES_OF_AN_ADDRESS = 50
SECONDS_TO_SETTLE = 10.0


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


decode = msgspec.json.Decoder(Message).decode


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
                message = decode(text)
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
        wanted = decode(reply).revision
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


# --- all of them ------------------------------------------------------------------------------------------------------


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
