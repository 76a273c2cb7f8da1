"""What is measured of our own games.

A piece of work reports how many of each thing it did; `per_second` repeats it for a while. Views and possible worlds
are taken at positions from the whole length of a game, since some moments have more to hide than others.
"""

import os
import random
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import numpy as np
from msgspec.json import encode

from princeps.bench.figures import (
    BATCHED_DECISIONS,
    BATCHED_DECISIONS_ON_ALL_CORES,
    COLD_COMPILE,
    COPIES,
    CORE_SHARE,
    DETERMINIZATIONS,
    FIELDS_OVER_NUMPY,
    INTERPRETED_DECISIONS,
    PYTHON_DECISIONS,
    PYTHON_GAMES,
    RANDOM_DECISIONS,
    RANDOM_GAMES,
    SEARCH_ITERATIONS,
    SEARCH_NODES,
    STATE_BYTES,
    TABLES,
    UNCHECKED_DECISIONS,
    VIEWS,
    WARM_START,
    WHOLE_TABLES,
    Figure,
)
from princeps.bench.report import GameFigures
from princeps.bots.levels import levels
from princeps.bots.mind import mind_of
from princeps.bots.search import settings_of
from princeps.bots.tree import VIEW, clear_tree
from princeps.envs import VectorEnv
from princeps.kernel.actions import Buffer
from princeps.kernel.chance import dice
from princeps.kernel.compiled import RESULT_DECISIONS, RESULT_SCORES
from princeps.kernel.events import NO_LOG
from princeps.kernel.game import Game, Position
from princeps.kernel.match import Match
from princeps.kernel.record import RecordArray
from princeps.kernel.warmup import warm_up, warm_up_simulation
from princeps.table.chronicle import Chronicle

Counts = dict[str, int]
Rates = dict[str, float]
Task = Callable[[], Rates]

PLAYERS = 4
SEED = 2018
GAMES_AT_ONCE = 100
ENVIRONMENTS, ENVIRONMENT_PLAYERS = 1024, 2
COPIES_AT_ONCE = 100_000
VIEWS_AT_ONCE = 500
ITERATIONS_AT_ONCE = 200
NODES = 20_000
SEARCHER = "princeps-0.1"  # which never changes, so that figures of years compare
POSITIONS = 40
READS = 2_000
ANSWERS_BETWEEN_ARRIVALS = 20  # of a reader who needs the whole table
TABLE_PLAYERS = 2
LANGUAGE = "en"

NAMES = ("Livia", "Marcus")

_FIRST_DECISION = """
import princeps
position = princeps.game({name!r}).new(players={players}, seed=0)
seat = position.deciders[0]
position.apply(seat, position.legal(seat)[0])
print("done", flush=True)
"""
_INTERPRETED = """
import random, sys, time
import princeps
game, choice, decisions, seed, start = princeps.game({name!r}), random.Random(0).choice, 0, 0, None
while start is None or time.perf_counter() - start < {seconds}:
    position = game.new(players={players}, seed=seed)
    while not position.is_over:
        seat = position.deciders[0]
        position.apply(seat, choice(position.legal(seat)))
        decisions += 1
    if start is None:  # the first game is not timed
        decisions, start = 0, time.perf_counter()
    seed += 1
print(decisions / (time.perf_counter() - start), flush=True)
"""
_COMPILE = """
import princeps
from princeps.kernel.warmup import play_a_little, warm_up_simulation
game = princeps.game({name!r})
play_a_little(game)  # on one core a second process would not help
warm_up_simulation(game)
print("done", flush=True)
"""


class Workbench:
    """One game prepared for measuring, and the samples taken so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.players = min(PLAYERS, game.players[-1])
        self._samples: dict[str, list[float]] = defaultdict(list)
        self._dice = dice(SEED)
        self._choice = random.Random(SEED).choice
        self._next_seed = 0

    def prepare(self) -> None:
        """Compile and allocate what the work needs, so that measuring allocates nothing."""
        warm_up(self.game)
        warm_up_simulation(self.game)
        self._edition = self.game.load_edition(None)
        self._blank = self.game.blank(self.players, self.game.options(), self._edition)
        self._table = self.game.state.blank()
        self._room: Buffer = np.empty(self.game.actions.size, np.int16)
        self._results = np.zeros((GAMES_AT_ONCE, RESULT_SCORES + self.game.players[-1]), np.int64)
        self._moments = [
            (seat, _pair(position), _pair(position.view(seat))) for seat, position in self._positions_of_a_game()
        ]
        self._mind = mind_of(self.game)
        level = levels()[SEARCHER]
        self._desk = self._mind.desk(NODES, settings_of(level), SEED, self._mind.layers(level.network))
        self._middle = self._moments[len(self._moments) // 2][1].copy()
        self._environment = VectorEnv(self.game, ENVIRONMENTS, ENVIRONMENT_PLAYERS, workers=1)
        self._environment.reset(SEED)
        self._wide_environment = VectorEnv(self.game, ENVIRONMENTS, ENVIRONMENT_PLAYERS)
        self._wide_environment.reset(SEED)
        self._rng = np.random.default_rng(SEED)
        for work in (
            self.play_compiled,
            self.step_batch,
            self.step_wide_batch,
            self.play_checked,
            self.play_unchecked,
            self.copy,
            self.view,
            self.determinize,
            self.search,
        ):
            work()
        self.tell(0.0)
        self.read_fields(0.0)

    def _positions_of_a_game(self) -> list[tuple[int, Position]]:
        """Positions spread evenly over one random game, each with a seat that has to decide there."""
        position = self.game.new(self.players, SEED)
        passed: list[Position] = []
        while not position.is_over:
            passed.append(position.copy())
            self.game.compiled.play_out(position.array, NO_LOG, self._room, self._dice, 1)
        return [(moment.deciders[0], moment) for moment in passed[:: max(1, len(passed) // POSITIONS)]]

    # --- measuring ---------------------------------------------------------------------------------------------------

    def tasks(self, seconds: float) -> list[tuple[str, Task]]:
        """What every round measures, with a description of each task."""
        return [
            ("random play", partial(per_second, self.play_compiled, seconds)),
            ("environment", partial(per_second, self.step_batch, seconds)),
            ("environment on all cores", partial(self.step_on_all_cores, seconds)),
            ("Python objects", partial(per_second, self.play_checked, seconds)),
            ("Python objects without check", partial(per_second, self.play_unchecked, seconds)),
            ("copies", partial(per_second, self.copy, seconds)),
            ("views", partial(per_second, self.view, seconds)),
            ("possible worlds", partial(per_second, self.determinize, seconds)),
            ("tree search", partial(per_second, self.search, seconds)),
            ("reading fields", partial(self.read_fields, seconds)),
            ("what players are told", partial(self.tell, seconds)),
            ("interpreted rules", partial(self.interpret, seconds)),
            ("start", self.start),
        ]

    def note(self, rates: Rates) -> None:
        for key, rate in rates.items():
            self._samples[key].append(rate)

    def figures(self) -> GameFigures:
        figures = {key: Figure(tuple(samples)) for key, samples in self._samples.items()}
        figures[STATE_BYTES] = Figure((float(self.game.state.dtype.itemsize),))
        return GameFigures(self.game.name, self.game.title, self.players, figures)

    # --- pieces of work ----------------------------------------------------------------------------------------------

    def play_compiled(self) -> Counts:
        self.game.compiled.simulate(
            self._blank,
            self._edition.box,
            SEED,
            self._take_seed(),
            self._table,
            self._table.view(np.uint8),
            NO_LOG,
            self._room,
            self._dice,
            self._results,
        )
        return {
            RANDOM_DECISIONS: int(self._results[:, RESULT_DECISIONS].sum()),
            RANDOM_GAMES: GAMES_AT_ONCE,
        }

    def step_batch(self) -> Counts:
        """As somebody who learns would: with legal answers chosen outside, and everything that a step returns."""
        self._environment.step(self._environment.sample_legal(self._rng))
        return {BATCHED_DECISIONS: ENVIRONMENTS}

    def step_wide_batch(self) -> Counts:
        """The threads of this environment began when all cores were allowed, so that they still may use them."""
        self._wide_environment.step(self._wide_environment.sample_legal(self._rng))
        return {BATCHED_DECISIONS_ON_ALL_CORES: ENVIRONMENTS}

    def step_on_all_cores(self, seconds: float) -> Rates:
        """Without the share of the one core that everything else is bound to."""
        rates = per_second(self.step_wide_batch, seconds)
        del rates[CORE_SHARE]
        return rates

    def play_checked(self) -> Counts:
        """As somebody who has read the first page of the documentation would write it."""
        position = self.game.new(self.players, self._take_seed())
        decisions = 0
        while not position.is_over:
            seat = position.deciders[0]
            position.apply(seat, self._choice(position.legal(seat)))
            decisions += 1
        return {PYTHON_DECISIONS: decisions, PYTHON_GAMES: 1}

    def play_unchecked(self) -> Counts:
        position = self.game.new(self.players, self._take_seed())
        decisions = 0
        while not position.is_over:
            seat = position.deciders[0]
            position.play(seat, self._choice(position.legal(seat)))
            decisions += 1
        return {UNCHECKED_DECISIONS: decisions}

    def _take_seed(self) -> int:
        """Always new games, because a processor learns a repeated game by heart."""
        self._next_seed += GAMES_AT_ONCE
        return self._next_seed

    def copy(self) -> Counts:
        self.game.compiled.repeat_copy(self._middle, COPIES_AT_ONCE)
        return {COPIES: COPIES_AT_ONCE}

    def view(self) -> Counts:
        for seat, position, _ in self._moments:
            self.game.compiled.repeat_view(position, seat, VIEWS_AT_ONCE)
        return {VIEWS: VIEWS_AT_ONCE * len(self._moments)}

    def determinize(self) -> Counts:
        for seat, _, view in self._moments:
            self.game.compiled.repeat_determinize(view, NO_LOG, seat, self._dice, VIEWS_AT_ONCE)
        return {DETERMINIZATIONS: VIEWS_AT_ONCE * len(self._moments)}

    def search(self) -> Counts:
        """Start from an empty tree at every moment of the game, so that trees are as deep as in a short search."""
        nodes = 0
        for seat, _, view in self._moments:
            clear_tree(self._desk)
            self._desk.tables[VIEW] = view[0]
            self._mind.searching.search(self._desk, seat, ITERATIONS_AT_ONCE)
            nodes += int(self._desk.used[0])
        return {SEARCH_ITERATIONS: ITERATIONS_AT_ONCE * len(self._moments), SEARCH_NODES: nodes}

    def read_fields(self, seconds: float) -> Rates:
        """Read the same number of the same record in turn through a face, as Python code does, and through NumPy."""
        array = self._middle.copy()
        times = [0.0, 0.0]
        while times[0] <= seconds / 20 or times[1] <= seconds / 2:
            for number, record in enumerate((self.game.state.of(array), array[0])):
                start = perf_counter()
                for _ in range(READS):
                    _ = record.seats
                times[number] += perf_counter() - start
        return {FIELDS_OVER_NUMPY: times[1] / times[0]}

    def tell(self, seconds: float) -> Rates:
        """Random games between people. Both get the news after each answer; now and then one gets the whole table."""
        spent, told = {TABLES: 0.0, WHOLE_TABLES: 0.0}, Counter[str]()
        while sum(spent.values()) <= seconds:
            chronicle = Chronicle(Match.new(self.game, TABLE_PLAYERS, self._take_seed()))
            for number, reader in self._answered(chronicle):
                arrives = number % ANSWERS_BETWEEN_ARRIVALS == 0
                start = perf_counter()
                after = 0 if arrives else chronicle.revision(reader) - 1
                encode(chronicle.table(reader, NAMES, LANGUAGE, after))
                spent[WHOLE_TABLES if arrives else TABLES] += perf_counter() - start
                told[WHOLE_TABLES if arrives else TABLES] += 1
        return {key: told[key] / spent[key] for key in spent}

    def _answered(self, chronicle: Chronicle) -> Iterator[tuple[int, int]]:
        """The number of each answer given, once for every reader who is told about it."""
        names, number = self.game.actions.names, 0
        while not (position := chronicle.match.position).is_over:
            seat = position.deciders[0]
            chronicle.play(seat, [names[self._choice(position.legal(seat))]])
            number += 1
            yield from ((number, reader) for reader in range(TABLE_PLAYERS))

    def interpret(self, seconds: float) -> Rates:
        """Run in a separate process, because rules are compiled throughout this one."""
        program = self._program(_INTERPRETED, seconds=seconds)
        said = _first_line(program, {"NUMBA_DISABLE_JIT": "1"})
        return {INTERPRETED_DECISIONS: float(said)}

    def start(self) -> Rates:
        """From the start of a process to its first decision, with the rules already compiled."""
        return {WARM_START: _seconds_until_done(self._program(_FIRST_DECISION), {})}

    def compile_from_nothing(self) -> Rates:
        """From the start of a process with nothing compiled until it is ready to play and simulate."""
        with TemporaryDirectory(prefix="princeps-") as empty:
            return {COLD_COMPILE: _seconds_until_done(self._program(_COMPILE), {"PRINCEPS_CACHE": empty})}

    def _program(self, text: str, **further: float) -> str:
        return text.format(name=self.game.name, players=self.players, **further)


def per_second(work: Callable[[], Counts], seconds: float) -> Rates:
    """How many of each thing per second of wall-clock time, and for how much of that time we had the core."""
    done: dict[str, int] = defaultdict(int)
    start_of_ours = process_time()
    start = now = perf_counter()
    while now - start < seconds:
        for key, count in work().items():
            done[key] += count
        now = perf_counter()
    elapsed = now - start
    share = min(1.0, (process_time() - start_of_ours) / elapsed)
    return {CORE_SHARE: share, **{key: count / elapsed for key, count in done.items()}}


def _pair(position: Position) -> RecordArray:
    """A position, and room for what is repeatedly made from it."""
    pair = position.game.state.blank(2)
    pair[:] = position.array[0]
    return pair


def _seconds_until_done(program: str, settings: dict[str, str]) -> float:
    start = perf_counter()
    said_at: list[float] = []
    _first_line(program, settings, lambda: said_at.append(perf_counter()))
    return said_at[0] - start


def _first_line(program: str, settings: dict[str, str], on_said: Callable[[], None] = lambda: None) -> bytes:
    """The first line that a process prints; waits until the process has ended."""
    with subprocess.Popen(
        [sys.executable, "-c", program], env={**os.environ, **settings}, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        on_said()
    if not said:
        raise RuntimeError(f"a measured process ended with exit code {process.returncode}; its complaint is above")
    return said
