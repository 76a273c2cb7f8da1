"""How long a newcomer waits: from `make play` on a fresh clone with an empty home folder to a first game.

    python benchmarks/first_game.py --times 3

Clones this repository into a new folder, runs `make play` there, and does over HTTP what a person would do on the page:
opens a game against `civis` as soon as the page is up, and answers at random. Nothing that this machine has cached is
used.
"""

import json
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, fields
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Annotated, Any

from cyclopts import App, Parameter

ROOT = Path(__file__).resolve().parent.parent
LOOPBACK = "127.0.0.1"
BETWEEN_LOOKS = 0.1  # seconds
MOST_SECONDS = 600

app = App(help=__doc__)


@dataclass
class Waits:
    """Seconds since `make play` was typed."""

    page: float = 0.0  # everything is installed, and the page can be opened
    first_answer: float = 0.0  # the player's first decision has been answered
    first_bot_turn: float = 0.0  # a bot has moved, and the player is asked again
    compiled: float = 0.0  # everything runs compiled, for the strongest bots too


class Guest:
    """One visitor's browser: one connection, one cookie."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._cookie = ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        connection = HTTPConnection(LOOPBACK, self._port, timeout=60)
        headers = {
            "Cookie": self._cookie,
            "Origin": f"http://{LOOPBACK}:{self._port}",
            "Content-Type": "application/json",
        }
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        reply = connection.getresponse()
        text = reply.read()
        self._cookie = (reply.getheader("set-cookie") or self._cookie).partition(";")[0]
        connection.close()
        if reply.status >= 300:
            raise RuntimeError(f"{path}: {reply.status} {text.decode()}")
        return json.loads(text)

    def table(self, game: str) -> Any:
        return self.ask("GET", f"/api/games/{game}/table?seat=0")

    def answer(self, game: str, table: Any, chance: Random) -> Any:
        action = chance.choice(table["decision"]["answers"])["action"]
        wish = {"seat": 0, "revision": table["revision"], "key": f"{time.monotonic():.9f}", "actions": [action]}
        return self.ask("POST", f"/api/games/{game}/actions", wish)


def measure(folder: Path, name: str) -> Waits:
    clone, home = folder / "clone", folder / "home"
    home.mkdir()
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
    start = time.monotonic()
    with subprocess.Popen(
        ["make", "play"],
        cwd=clone,
        env={name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "PRINCEPS_"))}
        | {"HOME": str(home), "ARGS": "--port 0"},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as made:
        try:
            return play(port_of(made), name, start)
        finally:
            os.killpg(made.pid, signal.SIGINT)
            made.wait()


def port_of(made: subprocess.Popen[str]) -> int:
    assert made.stdout
    for line in made.stdout:
        print(f"  {line.rstrip()}", file=sys.stderr)
        if found := re.search(rf"http://{LOOPBACK}:(\d+)", line):
            return int(found[1])
    raise RuntimeError("`make play` ended before the page was there")


def play(port: int, name: str, start: float) -> Waits:
    guest, chance, waits = Guest(port), Random(1), Waits()
    guest.ask("GET", "/api/home")
    waits.page = time.monotonic() - start
    seats = [{"kind": "me"}, {"kind": "bot", "level": "civis"}]
    game = guest.ask("POST", "/api/games", {"game": name, "seats": seats})["id"]
    bot_moves = 0
    while time.monotonic() - start < MOST_SECONDS:
        now = time.monotonic() - start
        if not waits.compiled and is_compiled(guest):
            waits.compiled = now
        if waits.first_bot_turn and waits.compiled:
            return waits
        table = guest.table(game)
        if not table["decision"]:
            bot_moves += 1
            time.sleep(BETWEEN_LOOKS)
            continue
        if waits.first_bot_turn:
            time.sleep(BETWEEN_LOOKS)
            continue
        if bot_moves and waits.first_answer:
            waits.first_bot_turn = now
            continue
        guest.answer(game, table, chance)
        waits.first_answer = waits.first_answer or time.monotonic() - start
    raise RuntimeError(f"not ready after {MOST_SECONDS} s")


def is_compiled(guest: Guest) -> bool:
    try:
        health = guest.ask("GET", "/api/health")
    except OSError:  # the interpreting server is handing over
        return False
    return bool(health["ready"]) and not health["compiling"]


@app.default
def main(
    game: str = "forum-trajanum",
    *,
    times: Annotated[int, Parameter(help="how often")] = 1,
) -> None:
    """Measure the first minutes on a machine."""
    found: list[Waits] = []
    for _ in range(times):
        with tempfile.TemporaryDirectory() as folder:
            found.append(measure(Path(folder), game))
        print(json.dumps(asdict(found[-1])), flush=True)
    for field in fields(Waits):
        seconds = [getattr(waits, field.name) for waits in found]
        print(f"{field.name}: {statistics.median(seconds):.1f} s ({min(seconds):.1f} to {max(seconds):.1f})")


if __name__ == "__main__":
    app()
