"""A real server in its own process, and browsers that talk to it."""

import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx

FORUM = "forum-trajanum"
SOLO = [{"kind": "me", "name": "Livia"}, {"kind": "bot", "level": "tiro"}]
PATIENCE = 300.0  # seconds; a compiler may have to run first

Json = dict[str, Any]


@dataclass
class Server:
    process: "subprocess.Popen[str]"
    address: str
    errors: Path  # where its standard error goes

    def wait_until_ready(self, **headers: str) -> None:
        with httpx.Client(base_url=self.address, headers=headers, timeout=PATIENCE) as client:
            wait_for(lambda: client.get("/api/health").json()["ready"])

    def wait_until_compiled(self) -> None:
        """Wait until games other than the first can be opened too."""
        with httpx.Client(base_url=self.address, timeout=PATIENCE) as client:
            wait_for(lambda: not client.get("/api/health").json()["compiling"])

    def interrupt(self) -> tuple[int, str]:
        """Ctrl-C; returns the exit code and what was written to standard error."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE), self.errors.read_text(encoding="utf-8")

    def thinkers(self) -> list[int]:
        """The processes in which bots think."""
        return self._processes(b"princeps.server.processes.thinker")

    def workers(self) -> list[int]:
        """The processes that serve, if there are several."""
        return self._processes(b"spawn_main")

    def replayers(self) -> list[int]:
        """The process that replays games, if somebody is looking back."""
        return self._processes(b"princeps.server.processes.replayer")

    def _processes(self, module: bytes) -> list[int]:
        return [pid for pid in children_of(self.process.pid) if module in command_of(pid)]


@contextmanager
def serving(
    folder: Path,
    *words: str,
    command: str = "serve",
    port: int = 0,
    program: Sequence[str] = ("-m", "princeps"),
    python: str = sys.executable,
) -> Iterator[Server]:
    """`princeps serve` or `play`, on a free port unless one is given, with its data in a folder."""
    errors = folder / "errors.txt"
    with errors.open("w") as told:
        process = subprocess.Popen(
            [python, *program, command, "--port", str(port), *words],
            env=os.environ | {"PRINCEPS_DATA": str(folder)},
            stdout=subprocess.PIPE,
            stderr=told,
            text=True,
        )
    try:
        assert process.stdout
        said = process.stdout.readline()
        found = re.fullmatch(r"Princeps is running at (http://\S+) \(Ctrl-C to stop\)\n", said)
        assert found, said + errors.read_text(encoding="utf-8")
        yield Server(process, found[1], errors)
    finally:
        for pid in descendants_of(process.pid) if process.poll() is None else []:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        process.kill()
        process.wait()
        if process.stdout:
            process.stdout.close()


def wait_for(condition: Any, patience: float = PATIENCE) -> Any:
    """Check again and again until it holds; if it never does, the test fails."""
    deadline = time.monotonic() + patience
    while not (found := condition()):
        assert time.monotonic() < deadline, "what was waited for did not happen"
        time.sleep(0.02)
    return found


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def children_of(pid: int) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                stat = (entry / "stat").read_text()
            except OSError:
                continue
            if int(stat.rpartition(")")[2].split()[1]) == pid:
                found.append(int(entry.name))
    return found


def descendants_of(pid: int) -> list[int]:
    children = children_of(pid)
    return [*children, *(later for child in children for later in descendants_of(child))]


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


class Browser:
    """A browser with a cookie jar that behaves like our page."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client = httpx.Client(base_url=address, headers={"origin": address}, timeout=PATIENCE)

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    @property
    def cookie(self) -> str:
        """The only one, whatever its name."""
        ((name, secret),) = self.client.cookies.items()
        return f"{name}={secret}"

    def open_game(self, seats: list[Json] | None = None, name: str = FORUM, **options: Any) -> str:
        reply = self.client.post("/api/games", json={"game": name, "seats": seats or SOLO, "options": options})
        assert reply.status_code == 201, reply.text
        game: str = reply.json()["id"]
        return game

    def table(self, game: str, seat: int | None = 0, after: int = 0) -> Json:
        place = {} if seat is None else {"seat": seat}
        reply = self.client.get(f"/api/games/{game}/table", params=place | {"after": after})
        assert reply.status_code == 200, reply.text
        found: Json = reply.json()
        return found

    def my_table(self, game: str, seat: int = 0) -> Json:
        """The table once it is the seat's turn, or the game is over."""

        def look() -> Json | None:
            table = self.table(game, seat)
            return table if table["decision"] or table["over"] else None

        found: Json = wait_for(look)
        return found

    def act(self, game: str, table: Json, *actions: str, key: str | None = None) -> httpx.Response:
        return self.client.post(
            f"/api/games/{game}/actions",
            json={
                "seat": table["reader"],
                "revision": table["revision"],
                "key": key or secrets.token_hex(8),
                "actions": list(actions),
            },
        )

    def play(self, game: str, chance: Random, decisions: int = 10_000) -> Json:
        """Answer at random until the game is over, or this many times."""
        table = self.my_table(game)
        while decisions and not table["over"]:
            reply = self.act(game, table, chance.choice(table["decision"]["answers"])["action"])
            assert reply.status_code in {200, 409}, reply.text  # a rival may have been quicker
            decisions -= reply.status_code == 200
            table = self.my_table(game)
        return table
