"""PettingZoo: every seat is an agent; they are asked one after the other, or all at every step.

    from princeps.envs import pettingzoo
    env = pettingzoo.env("trajan", players=3)
    parallel_env = pettingzoo.parallel_env("forum-trajanum", players=3)

An observation is a dictionary: `observation`, laid out as `env.layout` says, and `action_mask`.

Both games have stages in which all seats answer at once (`LAST_SIMULTANEOUS` in their `state.py`), and turns. In `env`
lower seats are asked first in such a stage; nobody sees what the others chose. In `parallel_env` all who owe an answer
give it in the same step, and whoever owes none has one legal action, to wait: the last number of the action space.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from princeps.envs.single import SingleGame, seed_from, whole_number
from princeps.envs.spaces import LegalActions, observation_space
from princeps.envs.vector import Reward
from princeps.extras import need
from princeps.kernel.errors import IllegalAction

need("pettingzoo", "rl")
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402

Mask = npt.NDArray[np.int8]
Seen = dict[str, dict[str, Any]]
Step = tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], Seen]


class Agents:
    """A table whose seats are agents: what both kinds of environment have."""

    render_mode = None

    def __init__(
        self, table: SingleGame, actions: int, is_parallelizable: bool, mask: Callable[[int], Mask | None]
    ) -> None:
        self.table = table
        self.layout = table.layout
        self.metadata = {"name": table.game.name, "render_modes": [], "is_parallelizable": is_parallelizable}
        self.possible_agents = [f"seat_{seat}" for seat in range(table.players)]
        self.agents: list[str] = []
        seen = spaces.Dict(
            {"observation": observation_space(self.layout), "action_mask": spaces.Box(0, 1, (actions,), np.int8)}
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: LegalActions(actions, partial(mask, seat)) for seat, agent in enumerate(self.possible_agents)
        }
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def describe(self, observation: npt.ArrayLike) -> dict[str, Any]:
        """What is in `observation["observation"]`, by name."""
        return self.layout.describe(observation)

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.table.begin(seed_from(self._random))
        self.agents = [*self.possible_agents]

    def _take_rewards(self) -> dict[str, float]:
        return dict(zip(self.agents, map(float, self.table.take_rewards()), strict=True))


class TableEnv(Agents, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All seats of one table, asked one after the other. An illegal action raises, and nothing has happened."""

    def __init__(self, game: str, players: int, reward: Reward, options: Mapping[str, Any] | None) -> None:
        table = SingleGame(game, players, reward, options)
        super().__init__(table, table.game.actions.size, False, table.mask)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Seen = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise IllegalAction("No game is in progress: call reset.")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.table.answer(self.possible_agents.index(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._take_rewards()
        self._accumulate_rewards()
        if self.table.position.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.table.seat]


class ParallelTableEnv(Agents, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All seats of one table, each acting at every step. If one action is illegal, nothing has happened."""

    def __init__(self, game: str, players: int, reward: Reward, options: Mapping[str, Any] | None) -> None:
        table = SingleGame(game, players, reward, options)
        self.wait = table.game.actions.size  # what those do who owe no answer
        super().__init__(table, self.wait + 1, True, self._mask)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Seen]:
        self._begin(seed)
        return self._observe(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> Step:
        self.table.answer_together(self._answers_in(actions))
        is_over = self.table.position.is_over
        step: Step = (
            self._observe(),
            self._take_rewards(),
            dict.fromkeys(self.agents, is_over),
            dict.fromkeys(self.agents, False),
            {agent: {} for agent in self.agents},
        )
        if is_over:
            self.agents = []
        return step

    def _answers_in(self, actions: Mapping[str, Any]) -> dict[int, Any]:
        """By seat, of those who do not wait."""
        deciders = self.table.position.deciders
        if not deciders:
            raise IllegalAction("The game is over: call reset.")
        if set(actions) != set(self.agents):
            raise IllegalAction(f"Actions are a dictionary with one for each of {', '.join(self.agents)}.")
        answers = {seat: actions[agent] for seat, agent in enumerate(self.agents)}
        for seat in range(self.table.players):
            if seat not in deciders and whole_number(answers.pop(seat)) != self.wait:
                raise IllegalAction(f"Seat {seat} owes no answer now: its only action is to wait ({self.wait}).")
        return answers

    def _observe(self) -> Seen:
        return {
            agent: {"observation": self.table.observe(seat), "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.agents)
        }

    def _mask(self, seat: int) -> Mask:
        mask = np.append(self.table.mask(seat), np.int8(0))
        mask[self.wait] = not mask.any()
        return mask


def env(game: str, players: int = 2, reward: Reward = "win", options: Mapping[str, Any] | None = None) -> TableEnv:
    """The environment of a game, by its name; rewards are as in `VectorEnv`."""
    return TableEnv(game, players, reward, options)


def parallel_env(
    game: str, players: int = 2, reward: Reward = "win", options: Mapping[str, Any] | None = None
) -> ParallelTableEnv:
    """The same, with all agents acting at every step."""
    return ParallelTableEnv(game, players, reward, options)
