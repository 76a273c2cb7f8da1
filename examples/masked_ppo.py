"""From nothing to a bot in the arena: masked PPO, by Stable-Baselines3, on hundreds of games at once.

    pip install 'princeps[rl,torch]' sb3-contrib
    python examples/masked_ppo.py trajan --steps 200_000
    PYTHONPATH=examples princeps arena trajan --bots masked_ppo:Learned,tiro --games 200

The learner sits at a table of two and is paid its points as they come; its rivals answer at random. What it has learned
is kept in build/ppo, where the bot `Learned` finds it.
"""

import argparse
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.vec_env import VecEnv

from princeps import Game, Position
from princeps.envs import Layout, VectorEnv

FOLDER = Path("build/ppo")
PLAYERS = 2
POINTS_A_REWARD = 10  # networks learn numbers near 1 best

torch.set_num_threads(1)  # the network is small, and games are played on the other cores


# %% Observations are counts, from 0 to some hundred, and numbers of pieces. The logarithm brings them together.
def scaled(observation: npt.NDArray[np.int16]) -> npt.NDArray[np.float32]:
    numbers = observation.astype(np.float32)
    return np.sign(numbers) * np.log1p(np.abs(numbers))


# %% Our games, as Stable-Baselines3 asks for them.
class ManyGames(VecEnv):
    """One learner in each game, in every seat equally often."""

    render_mode = None

    def __init__(self, game: str, count: int) -> None:
        self.games = VectorEnv(game, count, PLAYERS, reward="points", learner="in turn")
        seen = spaces.Box(-np.inf, np.inf, (self.games.layout.size,), np.float32)
        super().__init__(count, seen, spaces.Discrete(self.games.game.actions.size))
        self._steps = np.zeros(count, np.int64)

    def reset(self) -> npt.NDArray[np.float32]:
        observation, self._info = self.games.reset(self._seeds[0])
        return scaled(observation)

    def step_async(self, actions: npt.NDArray[np.int64]) -> None:
        self._actions = actions

    def step_wait(self) -> Any:
        rows, seats = np.arange(self.num_envs), self.games.seats.copy()
        observation, reward, ended, _, self._info = self.games.step(self._actions)
        self._steps += 1
        told: list[dict[str, Any]] = [{} for _ in rows]
        for i in np.flatnonzero(ended):  # what the progress report is made of
            told[i]["episode"] = {"r": self._info["final_scores"][i, seats[i]], "l": self._steps[i]}
            told[i]["terminal_observation"] = scaled(self._info["final_obs"][i])
        self._steps[ended] = 0
        return scaled(observation), reward[rows, seats] / POINTS_A_REWARD, ended.copy(), told

    def action_masks(self) -> npt.NDArray[np.int8]:
        mask: npt.NDArray[np.int8] = self._info["action_mask"]
        return mask

    def close(self) -> None:
        self.games.close()

    # The rest is how the library asks for the masks.

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        return list(getattr(self, method_name)(*args, **kwargs))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs


# %% Learning. Both games end at the end, so what comes late counts nearly as much as what comes now (gamma).
def learn(game: str, steps: int, count: int = 128, length: int = 64, seed: int = 1) -> Path:
    """Play and learn for a number of decisions, and keep the policy."""
    games = ManyGames(game, count)
    games.seed(seed)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=length,
        batch_size=min(1024, count * length),
        n_epochs=4,
        learning_rate=lambda left: 5e-4 * left,
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256], "activation_fn": torch.nn.ReLU},
        seed=seed,
        verbose=1,
        device="cpu",
    )
    model.learn(steps)
    games.close()
    FOLDER.mkdir(parents=True, exist_ok=True)
    model.policy.save(str(file_of(game)))
    return file_of(game)


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.pt"


# %% The bot that the arena calls `masked_ppo:Learned`. It is given a view, and observes it as the learner did.
class Learned:
    def __init__(self, game: Game, seed: int) -> None:
        self._layout = Layout.of(game, PLAYERS)
        self._policy = policy_of(file_of(game.name))

    def choose(self, view: Position, seat: int) -> int:
        seen = scaled(self._layout.observe(view, seat))
        action, _ = self._policy.predict(seen, action_masks=view.mask(seat), deterministic=True)
        return int(action)


@cache
def policy_of(file: Path) -> MaskableActorCriticPolicy:
    return MaskableActorCriticPolicy.load(str(file), device="cpu")


# %%
def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["trajan", "forum-trajanum"])
    parser.add_argument("--steps", type=int, default=200_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=128, help="games played side by side")
    parser.add_argument("--length", type=int, default=64, help="decisions of each game between two lessons")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    print("Kept in", learn(given.game, given.steps, given.games, given.length, given.seed))


if __name__ == "__main__":
    main()
