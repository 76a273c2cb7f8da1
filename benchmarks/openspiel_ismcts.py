"""Our bot against OpenSpiel's information-set Monte-Carlo tree search, on our rules, with the same time to think.

    python benchmarks/openspiel_ismcts.py forum-trajanum --games 40 --seed 1

Two players; every deal is played twice with the seats swapped. `README.md` beside this file says why this is fair.
"""

import json
import math
import multiprocessing
import signal
import sys
import sysconfig
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Annotated, Any, Literal

import numpy as np
from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import princeps
from princeps.bench.engines import ENGINES, EngineProblem, install
from princeps.bots import Bot, make_bot
from princeps.bots.winning import wilson
from princeps.kernel.actions import Buffer
from princeps.kernel.chance import dice, seed_of_game
from princeps.kernel.compiled import TO_THE_END
from princeps.kernel.errors import OptionError, PrincepsError
from princeps.kernel.events import NO_LOG
from princeps.kernel.game import LARGEST_SEED, Game, Position

NOBODY = -4  # OpenSpiel's number for the player of a finished game
FEWEST_SIMULATIONS = 10
WARM_UP_DECISIONS = 16
CLEAR_MARGIN = 40.0  # points; beyond this, more points hardly matter

Reward = Literal["win", "margin"]
Rollouts = Literal["compiled", "openspiel"]

# --- the adapter: one of our positions, as OpenSpiel's bot expects it ------------------------------------------------


@dataclass(frozen=True)
class Kind:
    """What the bot asks of a game: whether it can search it."""

    dynamics: Any
    information: Any

    def get_type(self) -> "Kind":
        return self


class State:
    """The part of `pyspiel.State` that `ISMCTSBot` and its evaluators call.

    There are no chance nodes: randomness lives inside our state, and every sampled world has its own future. Seats that
    decide simultaneously are asked one after another; none sees what the others answered.
    """

    def __init__(self, position: Position, player: int, reward: Reward, kind: Kind) -> None:
        self.position = position
        self._player = player
        self._reward = reward
        self._kind = kind
        self._seen: bytes | None = None

    def get_game(self) -> Kind:
        return self._kind

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == NOBODY

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.position.legal(self._player if player is None else player)

    def apply_action(self, action: int) -> None:
        self.position.play(self._player, int(action))
        self._player = next(iter(self.position.deciders), NOBODY)
        self._seen = None

    def clone(self) -> "State":
        return State(self.position.copy(), self._player, self._reward, self._kind)

    def information_state_string(self) -> bytes:
        """Everything the player knows. The bot only compares it, so bytes will do. They are cached: it asks three
        times."""
        if self._seen is None:
            self._seen = self.position.view(self._player).to_bytes()
        return self._seen

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "State":
        world = self.position.view(player).determinize(player, int(rng() * LARGEST_SEED))
        return State(world, player, self._reward, self._kind)

    def returns(self) -> list[float]:
        """By seat, from -1 to 1; the sum is 0."""
        first, second = self.position.scores
        if self._reward == "margin":
            worth = math.tanh((first - second) / CLEAR_MARGIN)
        else:
            place, other = self.position.ranking
            worth = float(np.sign(other - place))
        return [worth, -worth]


class CompiledRollouts:
    """Does what OpenSpiel's `RandomRolloutEvaluator(1)` does, with the loop over the decisions in compiled code."""

    def __init__(self, game: Game, seed: int) -> None:
        self._play_out = game.compiled.play_out
        self._room: Buffer = np.empty(game.actions.size, np.int16)
        self._chance = dice(seed)

    def evaluate(self, state: State) -> list[float]:
        """Plays on in the state itself: the bot never looks again at a state it has evaluated."""
        self._play_out(state.position.array, NO_LOG, self._room, self._chance, TO_THE_END)
        return state.returns()

    def prior(self, state: State) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


# --- the rival -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Settings:
    """How OpenSpiel's bot is set up. `README.md` says how the defaults were chosen."""

    reward: Reward = "margin"
    rollouts: Rollouts = "compiled"
    uct_c: float = 0.5


class Rival:
    """OpenSpiel's bot. Like each of our bots it is given a view, and nothing else."""

    def __init__(self, game: Game, seed: int, settings: Settings) -> None:
        pyspiel, mcts, self._ismcts = openspiel()
        dynamics, information = pyspiel.GameType.Dynamics, pyspiel.GameType.Information
        self._kind = Kind(dynamics.SEQUENTIAL, information.IMPERFECT_INFORMATION)
        self._settings = settings
        self._random = np.random.RandomState(seed % 2**32)
        self._evaluator = (
            CompiledRollouts(game, seed)
            if settings.rollouts == "compiled"
            else mcts.RandomRolloutEvaluator(1, self._random)
        )

    def choose(self, view: Position, seat: int, simulations: int) -> int:
        """A new bot for each decision: it forgets its tree anyway, and its number of simulations can be set only
        once."""
        bot = self._ismcts.ISMCTSBot(
            self._kind, self._evaluator, self._settings.uct_c, simulations, random_state=self._random
        )
        return int(bot.step(State(view, seat, self._settings.reward, self._kind)))


def openspiel() -> tuple[Any, Any, Any]:
    """OpenSpiel's modules; if this interpreter lacks them, from the environment that `princeps bench` keeps for them.

    That environment comes last on the path, so NumPy and everything else both have stays ours.
    """
    if find_spec("pyspiel") is None:
        folder = install(next(engine for engine in ENGINES if engine.name == "OpenSpiel")).parents[1]
        sys.path.append(sysconfig.get_path("purelib", "venv", {"base": str(folder)}))
    algorithms = "open_spiel.python.algorithms"
    return import_module("pyspiel"), import_module(f"{algorithms}.mcts"), import_module(f"{algorithms}.ismcts")


# --- equal time ------------------------------------------------------------------------------------------------------


@dataclass
class Thought:
    """Decisions that left a choice, and the time they took."""

    decisions: int = 0
    seconds: float = 0.0
    simulations: int = 0

    def add(self, seconds: float, simulations: int = 0) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.simulations += simulations

    @property
    def mean_seconds(self) -> float:
        return self.seconds / max(self.decisions, 1)

    @property
    def mean_simulations(self) -> float:
        return self.simulations / max(self.decisions, 1)


def in_all(thoughts: Sequence[Thought]) -> Thought:
    return Thought(
        sum(thought.decisions for thought in thoughts),
        sum(thought.seconds for thought in thoughts),
        sum(thought.simulations for thought in thoughts),
    )


@dataclass
class Pace:
    """How many simulations make the rival think at least as long as our bot, on average over the match.

    If one decision falls short, the difference is added to the next; if one takes too long, the rival keeps the extra
    time.
    """

    least_seconds: float
    ours: Thought = field(default_factory=Thought)
    rivals: Thought = field(default_factory=Thought)
    rate: float = 0.0  # simulations per second, in the last decision

    def simulations(self) -> int:
        target = max(self.least_seconds, self.ours.mean_seconds)
        owed = target * (self.rivals.decisions + 1) - self.rivals.seconds
        return max(FEWEST_SIMULATIONS, math.ceil(max(target, owed) * self.rate))

    def note_rival(self, seconds: float, simulations: int) -> None:
        self.rivals.add(seconds, simulations)
        self.rate = simulations / seconds


def seconds_of_ours(choose: Callable[[], int]) -> tuple[int, float]:
    """Our bot's answer and its seconds: by the clock, or of all cores together where that is more."""
    began, began_cores = time.perf_counter(), time.process_time()
    answer = choose()
    return answer, max(time.perf_counter() - began, time.process_time() - began_cores)


def seconds_of_rival(choose: Callable[[], int]) -> tuple[int, float]:
    """The rival's answer and its seconds: the time its one core worked, without waiting for the machine."""
    began = time.thread_time()
    answer = choose()
    return answer, time.thread_time() - began


# --- playing ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    """What a worker needs to know."""

    game: str
    bot: str
    seed: int
    least_seconds: float
    settings: Settings


@dataclass(frozen=True)
class Played:
    """One game, from our bot's side."""

    number: int
    seat: int
    score: int
    rival_score: int
    won: float  # a shared victory is half a win
    ours: Thought
    rivals: Thought

    def __str__(self) -> str:
        result = {1.0: "won", 0.5: "tied", 0.0: "lost"}[self.won]
        return (
            f"game {self.number}, seat {self.seat}: {result} {self.score} to {self.rival_score}; seconds a decision "
            f"{self.ours.mean_seconds:.3f} to {self.rivals.mean_seconds:.3f}, "
            f"{self.rivals.mean_simulations:.0f} simulations"
        )


class Table:
    """Where a worker plays one game after another, and keeps measuring how fast both bots are."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._game = princeps.game(plan.game)
        for _ in range(2):  # some decisions that do not count: the rules and bots compile the first time
            self._pace = Pace(plan.least_seconds)
            self.play(0, WARM_UP_DECISIONS)
        self._pace.rivals = Thought()
        self._opening_rate = self._pace.rate

    def play(self, number: int, limit: int = TO_THE_END) -> Played:
        """Games 0 and 1 are the same deal, 2 and 3 the next; our bot sits first in the even ones."""
        position = self._game.new(2, self._plan.seed + number // 2)
        seed = seed_of_game(dice(0)[0], self._plan.seed, number)  # far from the deal's seed, which no bot may guess
        bot = make_bot(self._plan.bot, self._game, seed)
        rival = Rival(self._game, seed, self._plan.settings)
        seat = number % 2
        ours, rivals = Thought(), Thought()
        while not position.is_over and ours.decisions + rivals.decisions < limit:
            decider = position.deciders[0]
            view = position.view(decider)
            if decider == seat:
                answer = self._ask_ours(bot, view, seat, ours)
            else:
                answer = self._ask_rival(rival, view, decider, rivals)
            position.apply(decider, answer)
        place, rivals_place = position.ranking[seat], position.ranking[1 - seat]
        won = (1 + float(np.sign(rivals_place - place))) / 2
        return Played(number, seat, position.scores[seat], position.scores[1 - seat], won, ours, rivals)

    def play_anew(self, number: int) -> Played:
        """Start again from the opening's rate: openings have the longest playouts, so the rival's speed at the end of
        the last game says nothing."""
        self._pace.rate = self._opening_rate
        return self.play(number)

    def _ask_ours(self, bot: Bot, view: Position, seat: int, in_game: Thought) -> int:
        answer, seconds = seconds_of_ours(lambda: bot.choose(view, seat))
        if len(view.legal(seat)) > 1:
            self._pace.ours.add(seconds)
            in_game.add(seconds)
        return answer

    def _ask_rival(self, rival: Rival, view: Position, seat: int, in_game: Thought) -> int:
        simulations = self._pace.simulations()
        answer, seconds = seconds_of_rival(lambda: rival.choose(view, seat, simulations))
        if len(view.legal(seat)) > 1:
            self._pace.note_rival(seconds, simulations)
            in_game.add(seconds, simulations)
        return answer


@cache
def table(plan: Plan) -> Table:
    """One for each worker."""
    return Table(plan)


def play(task: tuple[Plan, int]) -> Played:
    plan, number = task
    return table(plan).play_anew(number)


# --- reporting -------------------------------------------------------------------------------------------------------


def report(plan: Plan, played: Sequence[Played]) -> dict[str, Any]:
    """What `--json` prints: our bot and the rival side by side."""
    games = len(played)
    won = sum(game.won for game in played)
    low, high = wilson(won, games)
    ours, rivals = in_all([game.ours for game in played]), in_all([game.rivals for game in played])
    return {
        **asdict(plan),
        "openspiel": version("open_spiel"),
        "games": games,
        "wins": sum(game.won == 1 for game in played),
        "ties": sum(game.won == 0.5 for game in played),
        "win_share": round(won / games, 4),
        "ci95": [round(low, 4), round(high, 4)],
        "mean_score": round(sum(game.score for game in played) / games, 2),
        "rival_mean_score": round(sum(game.rival_score for game in played) / games, 2),
        "seconds_per_decision": round(ours.mean_seconds, 4),
        "rival_seconds_per_decision": round(rivals.mean_seconds, 4),
        "rival_simulations_per_decision": round(rivals.mean_simulations, 1),
        "rival_simulations_per_second": round(rivals.simulations / max(rivals.seconds, 1e-9), 1),
    }


def play_all(plan: Plan, games: int, workers: int, console: Console) -> list[Played]:
    """Reports each game as it ends. If interrupted, returns what was played so far."""
    openspiel()  # installs it, if necessary, before there are several workers
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    played: list[Played] = []
    deaf = (signal.SIGINT, signal.SIG_IGN)  # an interrupt is for this process, which ends the others
    with (
        Progress(*columns, console=console) as progress,
        multiprocessing.get_context("spawn").Pool(workers, signal.signal, deaf) as pool,
    ):
        bar = progress.add_task(f"{plan.bot} against OpenSpiel", total=games)
        try:
            for game in pool.imap_unordered(play, [(plan, number) for number in range(games)]):
                played.append(game)
                progress.console.print(str(game), highlight=False, soft_wrap=True)
                progress.advance(bar)
        except KeyboardInterrupt:
            progress.console.print(f"Interrupted after {len(played)} of {games} games.")
    return played


# --- the command -----------------------------------------------------------------------------------------------------

app = App(name="openspiel_ismcts.py", help=__doc__, version_flags=[])


@app.default
def match(
    game: Annotated[str, Parameter(help="forum-trajanum or trajan.")],
    *,
    bot: Annotated[str, Parameter(help="Which of our bots plays.")] = "princeps",
    games: Annotated[int, Parameter(help="How many games; an even number, as each deal is played twice.")] = 40,
    seed: Annotated[int, Parameter(help="Equal seeds give equal deals.")] = 1,
    seconds: Annotated[float, Parameter(help="The rival thinks this long a decision even if our bot is faster.")] = 0.0,
    workers: Annotated[int, Parameter(help="Games played side by side.")] = 1,
    reward: Annotated[Reward, Parameter(help="What the rival plays for.")] = Settings.reward,
    rollouts: Annotated[Rollouts, Parameter(help="Whose loop plays its random games to the end.")] = Settings.rollouts,
    uct_c: Annotated[float, Parameter(help="How eagerly the rival explores.")] = Settings.uct_c,
    as_json: Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON, with every game.")] = False,
) -> None:
    if games < 1 or workers < 1:
        raise OptionError("At least one game and one worker are needed.")
    plan = Plan(game, bot, seed, seconds, Settings(reward, rollouts, uct_c))
    make_bot(bot, princeps.game(game), seed)  # a wrong name is refused here, not in a worker
    played = play_all(plan, games, workers, Console(stderr=True))
    if not played:
        sys.exit("No game was finished.")
    figures = report(plan, played)
    if as_json:
        print(json.dumps({**figures, "played": [asdict(game) for game in played]}))
    else:
        print("\n".join(f"{name:32} {value}" for name, value in figures.items()))


def main() -> None:
    try:
        app(exit_on_error=False, print_error=False)
    except (CycloptsError, PrincepsError, EngineProblem) as error:
        print(f"openspiel_ismcts.py: {' '.join(str(error).split())}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
