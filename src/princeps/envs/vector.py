"""Many games at once, for learning: a step answers in all of them, in compiled code, on several cores.

    games = VectorEnv("trajan", num_envs=1024, players=2)
    observation, info = games.reset(seed=7)
    while learning:
        actions = games.sample_legal(rng)  # or by a policy, from `observation` and info["action_mask"]
        observation, reward, terminated, truncated, info = games.step(actions)

One answer is due in each game, from the seat in `info["seat"]`: the observation and the mask are that seat's. In stages
where several seats answer at once, the first of them who has not answered is asked. `reward` has a column for each
seat. A game that ends is followed by the next one at once: `observation` is then of the new game, and the end of the
old one is in `info["final_obs"]` (as whoever moved last sees it) and `info["final_scores"]`.

All arrays are the environment's own memory, written over by the next step: copy what is to be kept.
"""

import operator
import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from princeps.envs.batch import ALL_SEATS, REWARDS, SEATS_IN_TURN, Batch, Scratch, Stepping, Terms, bind_batch
from princeps.envs.observation import Layout
from princeps.games import game as game_named
from princeps.kernel.chance import Dice
from princeps.kernel.editions import Edition
from princeps.kernel.errors import IllegalAction, OptionError
from princeps.kernel.events import NO_LOG
from princeps.kernel.game import LARGEST_SEED, Game
from princeps.kernel.options import read_options

Reward = Literal["rank", "win", "margin", "points"]
Learner = int | Literal["all", "in turn"]
Info = dict[str, Any]
Step = tuple[npt.NDArray[np.int16], npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Info]

_LEARNERS = {"all": ALL_SEATS, "in turn": SEATS_IN_TURN}
_FEWEST_A_WORKER = 64  # games: for fewer, waking a thread takes longer than playing

assert get_args(Reward) == REWARDS


class VectorEnv:
    """`num_envs` games of the same kind. Equal arguments and seeds give equal games, on any number of workers."""

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        players: int = 2,
        *,
        reward: Reward = "win",
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
        workers: int | None = None,
        learner: Learner = "all",
    ) -> None:
        """With a `learner`, a seat or `"in turn"`, only that seat is asked, and its rivals answer at random. Rewards:
        `rank` from 1 for the first to -1 for the last, `win` a share of the win, `margin` points ahead of the best
        rival, all at the end; `points` as they come."""
        self.game = game_named(game) if isinstance(game, str) else game
        if num_envs < 1:
            raise OptionError(f"At least one game is needed, not {num_envs}.")
        self.num_envs, self.players = num_envs, players
        self._terms = Terms(0, number_of_reward(reward), _number_of_learner(learner, players))
        chosen = edition or self.game.load_edition(None)
        blank = self.game.blank(players, read_options(self.game.options, options or {}, players), chosen)
        self.layout = Layout.of(self.game, players)
        self._stepping = _stepping_of(self.game)
        self._slices = _slices(num_envs, workers)
        self._scratches = [_scratch(self.game, players) for _ in self._slices]
        self._pool = ThreadPoolExecutor(len(self._slices)) if len(self._slices) > 1 else None
        self._rows = np.arange(num_envs)
        self._truncated = np.zeros(num_envs, np.bool_)  # games always come to their end
        self._batch = _batch(self.game, num_envs, players, self.layout, blank, chosen)
        self._is_begun = False

    # --- playing ---

    def reset(self, seed: int | None = None) -> tuple[npt.NDArray[np.int16], Info]:
        """Begin `num_envs` games; without a seed, games that nobody has seen."""
        chosen = int(np.random.default_rng().integers(LARGEST_SEED)) if seed is None else operator.index(seed)
        if not 0 <= chosen <= LARGEST_SEED:
            raise OptionError(f"A seed is a whole number from 0 to {LARGEST_SEED}, not {seed}.")
        self._terms = self._terms._replace(seed=chosen)
        self._run(lambda scratch, first, end: self._stepping.reset(self._batch, scratch, self._terms, first, end))
        self._is_begun = True
        return self._batch.observation, self._info()

    def step(self, actions: npt.ArrayLike) -> Step:
        """Answer in every game. Nothing happens in any of them if one of the answers is illegal."""
        checked = self._checked(actions)
        self._run(
            lambda scratch, first, end: self._stepping.step(self._batch, scratch, self._terms, checked, first, end)
        )
        batch = self._batch
        return batch.observation, batch.reward, batch.terminated, self._truncated, self._info()

    def sample_legal(self, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """A legal answer for each game, any with the same probability."""
        self._check_begun()
        return self._batch.legal[self._rows, rng.integers(self._batch.offered)].astype(np.int64)

    def describe(self, observation: npt.ArrayLike) -> dict[str, Any]:
        """One observation by name; see `Layout`."""
        return self.layout.describe(observation)

    @property
    def seats(self) -> npt.NDArray[np.int64]:
        """Who is asked in each game; the same array as `info["seat"]`."""
        return self._batch.seat

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown()

    # --- inside ---

    def _run(self, work: Any) -> None:
        tasks = [(scratch, first, end) for scratch, (first, end) in zip(self._scratches, self._slices, strict=True)]
        if self._pool is None:
            work(*tasks[0])
        else:
            for task in [self._pool.submit(lambda task: work(*task), task) for task in tasks]:
                task.result()

    def _checked(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        self._check_begun()
        try:
            given = np.asarray(actions)
        except ValueError:  # rows of different length
            given = np.asarray(None)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise IllegalAction(
                f"Actions are {self.num_envs} whole numbers, one for each game, not an array of shape {given.shape} "
                f"and type {given.dtype}."
            )
        checked = np.ascontiguousarray(given, np.int64)
        exists = (checked >= 0) & (checked < self.game.actions.size)
        is_legal = exists & (self._batch.mask[self._rows, np.where(exists, checked, 0)] != 0)
        if not is_legal.all():
            first = int(np.argmin(is_legal))
            raise IllegalAction(
                f"{self._name_of(int(checked[first]))} is not a legal answer in game {first}; "
                "info['action_mask'] shows those that are."
            )
        return checked

    def _name_of(self, action: int) -> str:
        names = self.game.actions.names
        return f"Action {action} ({names[action]})" if 0 <= action < len(names) else f"Action {action}"

    def _check_begun(self) -> None:
        if not self._is_begun:
            raise IllegalAction("Call reset before the first step.")

    def _info(self) -> Info:
        batch = self._batch
        return {
            "action_mask": batch.mask,
            "seat": batch.seat,
            "final_obs": batch.final_observation,
            "final_scores": batch.final_scores,
            "_final_obs": batch.terminated,  # in which games they are new, as Gymnasium names it
            "_final_scores": batch.terminated,
        }


def number_of_reward(reward: str) -> int:
    if reward not in REWARDS:
        raise OptionError(f"There is no reward {reward!r}; the rewards are: {', '.join(REWARDS)}.")
    return REWARDS.index(reward)


def _number_of_learner(learner: Learner, players: int) -> int:
    if isinstance(learner, str):
        if learner not in _LEARNERS:
            raise OptionError(f"The learner is a seat, or one of {', '.join(_LEARNERS)}, not {learner!r}.")
        return _LEARNERS[learner]
    check_seat(learner, players)
    return int(learner)


def check_seat(seat: int, players: int) -> None:
    if seat not in range(players):
        raise OptionError(f"There is no seat {seat}: seats are 0 to {players - 1}.")


@cache
def _stepping_by_name(name: str) -> Stepping:
    return bind_batch(game_named(name))


def _stepping_of(game: Game) -> Stepping:
    return _stepping_by_name(game.name)


def _slices(games: int, workers: int | None) -> list[tuple[int, int]]:
    """From and to which game each worker plays."""
    if workers is not None and workers < 1:
        raise OptionError(f"At least one worker is needed, not {workers}.")
    count = workers or min(len(os.sched_getaffinity(0)), max(1, games // _FEWEST_A_WORKER))
    ends = [games * i // count for i in range(count + 1)]
    return list(pairwise(ends))


def _scratch(game: Game, players: int) -> Scratch:
    view = game.state.blank()
    places, points = np.ones(players, np.int16), np.zeros(players, np.int32)
    return Scratch(view, view.view(np.int8, np.ndarray), view.view(np.int16, np.ndarray), places, points)


def _batch(game: Game, count: int, players: int, layout: Layout, blank: Any, edition: Edition) -> Batch:
    actions = game.actions.size
    return Batch(
        tables=game.state.blank(count),
        dice=Dice.blank(count),
        begun=np.zeros(count, np.int64),
        learner=np.full(count, ALL_SEATS, np.int64),
        points=np.zeros((count, players), np.int32),
        seat=np.zeros(count, np.int64),
        legal=np.zeros((count, actions), np.int16),
        offered=np.zeros(count, np.int64),
        mask=np.zeros((count, actions), np.int8),
        observation=np.zeros((count, layout.size), np.int16),
        reward=np.zeros((count, players), np.float32),
        terminated=np.zeros(count, np.bool_),
        final_observation=np.zeros((count, layout.size), np.int16),
        final_scores=np.zeros((count, players), np.int32),
        blank=blank,
        box=edition.box,
        log=NO_LOG,
    )
