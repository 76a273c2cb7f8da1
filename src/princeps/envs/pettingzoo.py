"""PettingZoo: every seat is an agent, asked one after the other.

    from princeps.envs import pettingzoo
    env = pettingzoo.env("trajan", players=3)

An observation is a dictionary: `observation`, laid out as `env.layout` says, and `action_mask`. In stages where several
seats answer at once, lower seats are asked first; nobody sees what the others chose.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from princeps.envs.single import HIGHEST, LOWEST, SingleGame, seed_from
from princeps.envs.vector import Reward
from princeps.extras import need

need("pettingzoo", "rl")
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All seats of one table. An illegal action raises, and nothing has happened."""

    def __init__(self, game: str, players: int, reward: Reward, options: Mapping[str, Any] | None) -> None:
        super().__init__()
        self.table = SingleGame(game, players, reward, options)
        self.layout = self.table.layout
        self.metadata = {"name": game, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        actions = self.table.game.actions.size
        numbers = spaces.Box(LOWEST, HIGHEST, (self.layout.size,), np.int16)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.table.begin(seed_from(self._random))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.table.answer(self.possible_agents.index(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, map(float, self.table.take_rewards()), strict=True))
        self._accumulate_rewards()
        if self.table.position.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.table.seat]

    def describe(self, observation: npt.ArrayLike) -> dict[str, Any]:
        """What is in `observation["observation"]`, by name."""
        return self.layout.describe(observation)


def env(game: str, players: int = 2, reward: Reward = "win", options: Mapping[str, Any] | None = None) -> TableEnv:
    """The environment of a game, by its name; rewards are as in `VectorEnv`."""
    return TableEnv(game, players, reward, options)
