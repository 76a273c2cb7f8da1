"""One game at a time, as the environments of other libraries need it: observations, masks and rewards by seat."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from princeps.envs.batch import Points, Rewards, reward_seats
from princeps.envs.observation import Layout, Observation
from princeps.envs.vector import Reward, number_of_reward
from princeps.games import game as game_named
from princeps.kernel.editions import Edition
from princeps.kernel.errors import IllegalAction
from princeps.kernel.game import LARGEST_SEED, Game, Position
from princeps.kernel.options import read_options


class SingleGame:
    """A game that can be begun again, and what it was worth to each seat since the last answer."""

    def __init__(
        self,
        game: str | Game,
        players: int,
        reward: Reward,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
    ) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.players = players
        self.options = options
        self.edition = edition or self.game.load_edition(None)
        self.game.blank(players, read_options(self.game.options, options or {}, players), self.edition)  # or refuse
        self.layout = Layout.of(self.game, players)
        self._reward = number_of_reward(reward)
        self._position: Position | None = None

    @property
    def position(self) -> Position:
        if self._position is None:
            raise IllegalAction("Call reset before anything else.")
        return self._position

    def deal(self, seed: int) -> Position:
        return self.game.new(self.players, seed, self.options, self.edition)

    def begin(self, seed: int) -> None:
        self._position = self.deal(seed)
        self._points = np.array(self._position.scores, np.int32)

    @property
    def seat(self) -> int:
        """Who is asked: the first of those who owe an answer."""
        return self.position.deciders[0]

    def observe(self, seat: int) -> Observation:
        return self.layout.observe(self.position, seat)

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        return self.position.mask(seat).view(np.int8)

    def answer(self, seat: int, action: Any) -> None:
        """An illegal answer raises, and nothing has happened."""
        if self.position.is_over:
            raise IllegalAction("The game is over: call reset.")
        self.position.apply(seat, whole_number(action))

    def answer_together(self, answers: Mapping[int, Any]) -> None:
        """By seat, of seats that have not seen each other's. If one is illegal, none has been given."""
        before = self.position
        self._position = before.copy()
        try:
            for seat, action in answers.items():
                self.answer(seat, action)
        except IllegalAction:
            self._position = before
            raise

    def take_rewards(self) -> Rewards:
        """By seat, for all that has happened since they were last taken."""
        before, self._points = self._points, np.array(self.position.scores, np.int32)
        return self.rewards(self.position, before)

    def rewards(self, position: Position, before: Points) -> Rewards:
        """By seat; `before` are the points that have been rewarded."""
        rewards: Rewards = np.zeros(self.players, np.float32)
        places, points = np.array(position.ranking, np.int16), np.array(position.scores, np.int32)
        reward_seats(self._reward, position.is_over, places, points, before, rewards)
        return rewards


def whole_number(action: Any) -> int:
    if not isinstance(action, int | np.integer):
        raise IllegalAction(f"An action is one whole number, not {action!r}.")
    return int(action)


def seed_from(rng: np.random.Generator) -> int:
    return int(rng.integers(LARGEST_SEED))
