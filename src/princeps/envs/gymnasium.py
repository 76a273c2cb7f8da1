"""Gymnasium: one learner at a table of bots, and the same against random rivals for many games at once.

    import gymnasium, princeps.envs
    env = gymnasium.make("princeps/Trajan-v0", players=4, opponents=["civis"] * 3)
    games = gymnasium.make_vec("princeps/Trajan-v0", num_envs=1024, vectorization_mode="vector_entry_point")

The numbers of the legal actions are in `info["action_mask"]`; `env.action_space.sample()` draws only from them.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from princeps.bots import Bot, make_bot
from princeps.envs.observation import Observation
from princeps.envs.single import SingleGame, seed_from
from princeps.envs.spaces import LegalActions, observation_space
from princeps.envs.vector import Learner, Reward, VectorEnv, check_seat
from princeps.extras import need
from princeps.games import games
from princeps.kernel.errors import OptionError

need("gymnasium", "rl")
import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

RANDOM = "random"

Info = dict[str, Any]


class TableEnv(gymnasium.Env[Observation, np.int64]):
    """A learner at one seat, bots at the others. In stages where several seats answer at once, lower seats go first;
    nobody sees what the others chose."""

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: Sequence[str] | None = None,
        seat: int | None = None,
        reward: Reward = "win",
        options: Mapping[str, Any] | None = None,
        render_mode: None = None,
    ) -> None:
        """`opponents` are named as in the arena, clockwise from the learner, at random if not given. Without a `seat`
        the learner sits somewhere else each time."""
        self.table = SingleGame(game, players, reward, options)
        self.opponents = tuple(opponents) if opponents is not None else (RANDOM,) * (players - 1)
        if len(self.opponents) != players - 1:
            raise OptionError(f"A table of {players} has {players - 1} opponents, not {len(self.opponents)}.")
        for name in self.opponents:
            make_bot(name, self.table.game, seed=0)  # a wrong name is refused here
        if seat is not None:
            check_seat(seat, players)
        self.render_mode = render_mode
        self._seat_wanted, self.seat = seat, seat or 0
        self._bots: dict[int, Bot] = {}
        self._now: npt.NDArray[np.int8] | None = None
        self.observation_space = observation_space(self.table.layout)
        self.action_space = LegalActions(self.table.game.actions.size, lambda: self._now)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        players = self.table.players
        wanted = self._seat_wanted
        self.seat = int(self.np_random.integers(players)) if wanted is None else wanted
        self.table.begin(seed_from(self.np_random))
        self._bots = {
            (self.seat + i) % players: make_bot(name, self.table.game, seed_from(self.np_random))
            for i, name in enumerate(self.opponents, 1)
        }
        self._let_bots_answer()
        self.table.take_rewards()
        return self._seen()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Info]:
        self.table.answer(self.seat, action)
        self._let_bots_answer()
        reward = float(self.table.take_rewards()[self.seat])
        observation, info = self._seen()
        return observation, reward, self.table.position.is_over, False, info

    def describe(self, observation: npt.ArrayLike) -> dict[str, Any]:
        return self.table.layout.describe(observation)

    def _let_bots_answer(self) -> None:
        position = self.table.position
        while not position.is_over and self.table.seat != self.seat:
            seat = self.table.seat
            position.apply(seat, self._bots[seat].choose(position.view(seat), seat))

    def _seen(self) -> tuple[Observation, Info]:
        is_over = self.table.position.is_over
        mask = self.table.mask(self.seat)
        self._now = None if is_over else mask
        info: Info = {"action_mask": mask, "seat": self.seat}
        if is_over:
            info |= {"scores": self.table.position.scores, "ranking": self.table.position.ranking}
        return self.table.observe(self.seat), info


class TableVectorEnv(gymnasium.vector.VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """`VectorEnv` as Gymnasium's: a learner in each game, rivals at random, all of it compiled. What a step returns is
    a copy. A game that ends is followed by the next at once."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        seat: int | None = None,
        reward: Reward = "win",
        options: Mapping[str, Any] | None = None,
        workers: int | None = None,
    ) -> None:
        learner: Learner = "in turn" if seat is None else seat
        self.games = VectorEnv(
            game, num_envs, players, reward=reward, options=options, workers=workers, learner=learner
        )
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.games.layout)
        self.single_action_space = spaces.Discrete(self.games.game.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        observation, info = self.games.reset(seed_from(self.np_random))
        return observation.copy(), _copied(info)

    def step(self, actions: npt.NDArray[np.int64]) -> Any:
        seats = self.games.seats.copy()
        observation, reward, terminated, truncated, info = self.games.step(actions)
        own = reward[np.arange(self.num_envs), seats]
        return observation.copy(), own, terminated.copy(), truncated.copy(), _copied(info)

    def sample_legal(self) -> npt.NDArray[np.int64]:
        return self.games.sample_legal(self.np_random)

    def close_extras(self, **kwargs: Any) -> None:
        self.games.close()


def _copied(info: Info) -> Info:
    return {name: array.copy() for name, array in info.items()}


def register_games() -> None:
    """`princeps/Trajan-v0` and so on, for every game there is."""
    for name in games():
        title = "".join(word.capitalize() for word in name.split("-"))
        gymnasium.register(
            f"princeps/{title}-v0",
            entry_point=f"{__name__}:TableEnv",
            vector_entry_point=f"{__name__}:TableVectorEnv",
            kwargs={"game": name},
        )
