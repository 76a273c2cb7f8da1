"""Figures about a running server for Prometheus, at an address of their own, so that no player can ask for them.

Each process tells its own. The format is plain text: https://prometheus.io/docs/instrumenting/exposition_formats/
"""

import asyncio
import logging
import os
import resource
import socket
from bisect import bisect_left
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from http import HTTPStatus
from itertools import accumulate
from pathlib import Path

from princeps.kernel.recipe import this_version
from princeps.server.errors import RoomError
from princeps.server.processes.thinker import Choose, Job, Prepare
from princeps.server.rooms.repository import Change
from princeps.server.web.routes import House

PATH = "/metrics"
SECONDS_TO_ASK = 10.0
BUCKETS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 15.0)  # seconds

KINDS = ("push", "mail", "webhook")

Labels = Mapping[str, str]


class Durations:
    """How often something took how long."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def lines(self, name: str, labels: Labels) -> Iterator[str]:
        for limit, count in zip((*map(str, BUCKETS), "+Inf"), accumulate(self._counts), strict=True):
            yield _line(f"{name}_bucket", count, {**labels, "le": limit})
        yield _line(f"{name}_sum", self._seconds, labels)
        yield _line(f"{name}_count", sum(self._counts), labels)


class Errors(logging.Handler):
    """Counts what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.number = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.number += 1


class Metrics:
    """What is counted while the server runs; everything else is looked up when somebody asks."""

    def __init__(self) -> None:
        self.replies: Counter[int] = Counter()  # by status
        self.thoughts = {"bot": Durations(), "hint": Durations()}
        self._answers = 0
        self._errors = Errors()

    def note_change(self, change: Change) -> None:
        self._answers += change.what == "moves"

    def note_thought(self, job: Job, seconds: float) -> None:
        if not isinstance(job, Prepare):
            self.thoughts["bot" if isinstance(job, Choose) else "hint"].add(seconds)

    @asynccontextmanager
    async def told(self, listening: socket.socket, house: House) -> AsyncIterator[None]:
        """Answer at that address, as long as this context lasts."""
        loggers = [logging.getLogger(name) for name in ("princeps", "uvicorn.error")]
        for logger in loggers:
            logger.addHandler(self._errors)
        try:
            answer = partial(_answer, partial(self.text, house))
            async with await asyncio.start_server(answer, sock=listening):
                yield
        finally:
            for logger in loggers:
                logger.removeHandler(self._errors)

    async def text(self, house: House) -> str:
        lines = [*await _of_games(house), *await _of_messages(house), *self._of_process(house)]
        return "".join(f"{line}\n" for line in lines)

    def _of_process(self, house: House) -> Iterator[str]:
        yield from _metric("princeps_info", "gauge", "The program.", 1, version=this_version())
        yield from _metric("princeps_sockets", "gauge", "Open sockets of readers.", house.audience.size)
        yield from _metric("princeps_answers_total", "counter", "Answers of people and bots, stored.", self._answers)
        yield from _head("princeps_replies_total", "counter", "Replies to requests, by status.")
        for status, number in sorted(self.replies.items()):
            yield _line("princeps_replies_total", number, {"status": str(status)})
        yield from _metric("princeps_errors_total", "counter", "Errors of the server, as logged.", self._errors.number)
        yield from _head("princeps_thinking_seconds", "histogram", "How long thinkers thought.")
        for purpose, durations in self.thoughts.items():
            yield from durations.lines("princeps_thinking_seconds", {"for": purpose})
        waiting = house.thinkers.waiting
        yield from _metric("princeps_thoughts_waiting", "gauge", "Decisions and hints waiting for a thinker.", waiting)
        used = resource.getrusage(resource.RUSAGE_SELF)
        yield from _metric("process_cpu_seconds_total", "counter", "Time of the cores.", used.ru_utime + used.ru_stime)
        with suppress(OSError):  # only Linux tells it
            pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
            size = pages * os.sysconf("SC_PAGE_SIZE")
            yield from _metric("process_resident_memory_bytes", "gauge", "Memory, shared parts included.", size)


async def _of_games(house: House) -> list[str]:
    """In the whole database."""
    up = _head("princeps_database_up", "gauge", "Whether the database answers.")
    try:
        counted = await house.rooms.lobby.count_all()
    except RoomError:
        return [*up, _line("princeps_database_up", 0)]
    games = _head("princeps_games", "gauge", "Games in the database.")
    by_state = [_line("princeps_games", number, {"state": state}) for state, number in counted.items()]
    return [*up, _line("princeps_database_up", 1), *games, *by_state]


async def _of_messages(house: House) -> list[str]:
    """To people who are away: those that wait are in the database, those that were sent here are counted here."""
    lines = []
    with suppress(RoomError):
        waiting = await house.delivery.count_waiting()
        lines += _head("princeps_messages_waiting", "gauge", "Things to tell people who are away, by kind.")
        lines += [_line("princeps_messages_waiting", waiting.get(kind, 0), {"kind": kind}) for kind in KINDS]
    counted = (("sent", house.delivery.sent, "accepted"), ("failed", house.delivery.failed, "not accepted"))
    for what, numbers, meaning in counted:
        lines += _head(f"princeps_messages_{what}_total", "counter", f"Messages that were {meaning} there, by kind.")
        lines += [_line(f"princeps_messages_{what}_total", numbers[kind], {"kind": kind}) for kind in KINDS]
    return lines


# --- the format ------------------------------------------------------------------------------------------------------


def _metric(name: str, kind: str, meaning: str, value: float, **labels: str) -> Iterator[str]:
    yield from _head(name, kind, meaning)
    yield _line(name, value, labels)


def _head(name: str, kind: str, meaning: str) -> list[str]:
    return [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"]


def _line(name: str, value: float, labels: Labels | None = None) -> str:
    told = ",".join(f'{label}="{text}"' for label, text in (labels or {}).items())
    return f"{name}{{{told}}} {value:.15g}" if told else f"{name} {value:.15g}"


# --- the address -----------------------------------------------------------------------------------------------------


async def _answer(
    text: Callable[[], Awaitable[str]], asking: asyncio.StreamReader, answering: asyncio.StreamWriter
) -> None:
    """One request on each connection."""
    try:
        async with asyncio.timeout(SECONDS_TO_ASK):
            head = await asking.readuntil(b"\r\n\r\n")
            status, body = HTTPStatus.NOT_FOUND, f"The metrics are at {PATH}.\n"
            if head.startswith(f"GET {PATH} ".encode()):
                status, body = HTTPStatus.OK, await text()
            answering.write(_reply(status, body))
            await answering.drain()
    except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        pass  # whoever asked has left, or asks something else
    finally:
        answering.close()


def _reply(status: HTTPStatus, body: str) -> bytes:
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}",
        "Content-Type: text/plain; version=0.0.4; charset=utf-8",
        f"Content-Length: {len(body.encode())}",
        "Connection: close",
    )
    return "\r\n".join([*head, "", body]).encode()
