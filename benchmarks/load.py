"""Many games at once on one server: how long is it from an answer to the push that shows it, and does every push
arrive?

    python benchmarks/load.py --games 600 --rate 300 --seconds 30
    python benchmarks/load.py --games 600 --knee --chart load.svg
    python benchmarks/load.py --postgres --workers 1 --workers 2 --knee

Starts `princeps serve` as a separate process. Two people sit at each game, each with a socket, and answer at random, at
an even rate over all games. `README.md` beside this file says what is measured.
"""

import asyncio
import json
import statistics
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from load_chart import draw_load
from load_people import SECONDS_TO_SETTLE, Load, Person, Room, decode, listening, open_room
from load_server import Server, megabytes, own_postgres, serving, work_so_far

AT_ONCE = 20  # people who join at the same time
TARGET_MS = 150.0
BAD_STEPS = 2  # after this many, the knee has been passed
USUAL_STEP = 50.0

app = App(help=__doc__)


@dataclass
class Figures:
    """How a server did at one rate. Shares are of one core; `cpu_ms` is their time for each answer."""

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
    database_cpu_percent: float  # of PostgreSQL; SQLite is part of the server
    people_cpu_percent: float
    server_cpu_ms: float
    database_cpu_ms: float
    people_cpu_ms: float

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

    @property
    def most(self) -> float:
        """The most answers per second that were given at all."""
        return max(it.actions_a_second for it in self.figures)


@dataclass(frozen=True)
class Plan:
    games: int
    rate: float
    step: float | None  # by which to go up until the target is missed twice
    seconds: float
    seed: int


async def measure(plan: Plan, database: str | None, workers: int) -> Report:
    async with serving(database, workers) as server:
        bare = megabytes(server.serving)
        rooms = await _open_rooms(server, plan.games)
        with_games = megabytes(server.serving)
        load = Load(rooms, plan.seed)
        async with listening(load):
            await _until_all_have_a_table(load.people)
            memory = Memory(bare, with_games, megabytes(server.serving), megabytes(server.thinking))
            figures = [it async for it in _steps(load, server, plan)]
        return Report(plan.games, len(load.people), workers, memory, figures)


async def _open_rooms(server: Server, games: int) -> list[Room]:
    rooms: list[Room] = []
    while len(rooms) < games:
        numbers = range(len(rooms), min(len(rooms) + AT_ONCE, games))
        rooms += await asyncio.gather(*(open_room(server.host, server.port, number) for number in numbers))
        _tell(f"{len(rooms)} games opened")
    return rooms


async def _until_all_have_a_table(people: list[Person]) -> None:
    while any(person.table.revision < 0 for person in people):
        await asyncio.sleep(0.05)


async def _steps(load: Load, server: Server, plan: Plan) -> AsyncIterator[Figures]:
    rate, missed = plan.rate, 0
    while missed < BAD_STEPS:
        _tell(f"{server.workers} processes, {len(load.people)} sockets; {rate:.0f} answers a second")
        figures = await _measure_rate(load, server, rate, plan.seconds)
        yield figures
        if plan.step is None:
            return
        missed += not figures.met
        rate += plan.step


async def _measure_rate(load: Load, server: Server, rate: float, seconds: float) -> Figures:
    load.forget()
    gaps = sum(person.gaps for person in load.people)
    begin, before = time.perf_counter(), work_so_far(server)
    await load.run(rate, seconds)
    taken, work = time.perf_counter() - begin, work_so_far(server).since(before)
    answers = max(1, len(load.replies))
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
        server_mb=megabytes(server.serving),
        server_cpu_percent=[round(100 * it / taken, 1) for it in work.serving],
        database_cpu_percent=round(100 * work.database / taken, 1),
        people_cpu_percent=round(100 * work.people / taken, 1),
        server_cpu_ms=round(1000 * sum(work.serving) / answers, 2),
        database_cpu_ms=round(1000 * work.database / answers, 2),
        people_cpu_ms=round(1000 * work.people / answers, 2),
    )


async def _lost_pushes(people: list[Person]) -> int:
    """Readers whose socket has not, in the end, brought them what they find by asking."""
    lost = 0
    for person in people:
        _, reply = await person.http.request("GET", f"/api/games/{person.game}/table?seat={person.seat}&after=1000000")
        deadline = time.perf_counter() + SECONDS_TO_SETTLE
        while person.table.revision < decode(reply).revision and time.perf_counter() < deadline:
            await asyncio.sleep(0.02)
        lost += person.table.revision != decode(reply).revision
    return lost


def _percentiles(name: str, seconds: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(seconds if len(seconds) > 1 else [0.0, 0.0], n=100)
    return {f"{name}_p50": round(1000 * cuts[49], 1), f"{name}_p99": round(1000 * cuts[98], 1)}


def _tell(progress: str) -> None:
    print(f"\r\033[K{progress}", end="", file=sys.stderr, flush=True)


@app.default
def main(
    *,
    games: Annotated[int, Parameter(help="Games at once, with two people and two sockets each.")] = 200,
    rate: Annotated[float | None, Parameter(help="Answers a second over all games; with --knee, the first.")] = None,
    seconds: Annotated[float, Parameter(help="How long to play, with --knee at each rate.")] = 30,
    knee: Annotated[bool, Parameter(negative=(), help="Go up in steps until the target is missed twice.")] = False,
    step: Annotated[float, Parameter(help="By how many answers a second to go up.")] = USUAL_STEP,
    seed: Annotated[int, Parameter(help="Of the people's choices.")] = 1,
    database: Annotated[str | None, Parameter(help="Of the server; else a new SQLite file.")] = None,
    postgres: Annotated[bool, Parameter(negative=(), help="Start a PostgreSQL for it, as the tests do.")] = False,
    workers: Annotated[
        tuple[int, ...], Parameter(help="Processes that serve; several need PostgreSQL. May be given several times.")
    ] = (1,),
    chart: Annotated[Path | None, Parameter(help="Draw the steps into this SVG file.")] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON and nothing else.")] = False,
) -> None:
    """Measure a server under load (on Linux, as it reads /proc)."""
    plan = Plan(games, rate or (step if knee else 100.0), step if knee else None, seconds, seed)
    with own_postgres() if postgres else nullcontext(lambda _: database) as database_for:
        reports = [asyncio.run(measure(plan, database_for(f"load_{number}"), number)) for number in workers]
    _tell("")
    if chart:
        (report, *_) = reports
        chart.write_text(draw_load(report.figures, report.knee, TARGET_MS, report.games), encoding="utf-8")
    if as_json:
        print(json.dumps([asdict(report) | {"knee": report.knee} for report in reports]))
    else:
        print("\n".join(line for report in reports for line in _lines(report)))


def _lines(report: Report) -> Iterator[str]:
    yield f"{report.games} games, {report.sockets} sockets, {report.workers} workers"
    for name, value in asdict(report.memory).items():
        yield f"  {name:<20} {value:>10,.0f} MB"
    for figures in report.figures:
        yield f"{figures.wanted_a_second:.0f} answers a second wanted"
        for name, value in asdict(figures).items():
            yield f"  {name:<20} {value!s:>10}"
        yield f"  push within {TARGET_MS:.0f} ms for 99 of 100, none lost: {'yes' if figures.met else 'no'}"
    if len(report.figures) > 1:
        yield f"the knee: {report.knee:,.0f} answers a second; at most {report.most:,.0f} were given"


if __name__ == "__main__":
    app()
