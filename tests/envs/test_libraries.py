"""The environments pass the tests of the libraries whose interfaces they have."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import princeps.envs
from games_walk import every_game
from princeps.envs import pettingzoo
from princeps.kernel.errors import IllegalAction, OptionError

IDS = {"trajan": "princeps/Trajan-v0", "forum-trajanum": "princeps/ForumTrajanum-v0"}
unwanted = pytest.mark.filterwarnings("ignore::UserWarning")  # advice for games of pictures and small numbers


@unwanted
@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoo_accepts_the_table(name: str, players: int) -> None:
    api_test(pettingzoo.env(name, players), num_cycles=200)


@unwanted
@every_game
def test_pettingzoo_finds_equal_games_for_equal_seeds(name: str) -> None:
    seed_test(lambda: pettingzoo.env(name, players=3), num_cycles=60)


@every_game
def test_agents_are_rewarded_at_the_end_of_a_game(name: str) -> None:
    env, random = pettingzoo.env(name, players=3, reward="rank"), np.random.default_rng(3)
    received: dict[str, float] = {}
    env.reset(seed=3)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        received[agent] = received.get(agent, 0.0) + reward
        env.step(None if terminated else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(received.values()) == pytest.approx(0)
    assert max(received.values()) == 1


@unwanted
@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_gymnasium_accepts_the_learners_seat(name: str, players: int) -> None:
    env = gymnasium.make(IDS[name], players=players)
    check_env(env.unwrapped, skip_render_check=True)


def test_a_learner_plays_against_chosen_bots() -> None:
    env: Any = gymnasium.make("princeps/Trajan-v0", players=2, opponents=["tiro"], seat=1, reward="margin")
    _, info = env.reset(seed=5)
    terminated, random = False, np.random.default_rng(0)
    while not terminated:
        assert info["seat"] == 1
        _, reward, terminated, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"])))
    assert reward == info["scores"][1] - info["scores"][0]
    with pytest.raises(IllegalAction, match="over"):
        env.unwrapped.step(0)
    env.reset(seed=6)


def test_many_learners_play_at_once() -> None:
    games: Any = gymnasium.make_vec("princeps/Trajan-v0", num_envs=5, vectorization_mode="vector_entry_point")
    observation, _ = games.reset(seed=1)
    assert observation in games.observation_space
    for _ in range(200):
        observation, reward, terminated, _, _ = games.step(games.unwrapped.sample_legal())
        assert reward.shape == terminated.shape == (5,)
    games.close()


@pytest.mark.parametrize(
    "wrong", [{"players": 9}, {"opponents": ["nobody"]}, {"opponents": ["tiro"] * 2}, {"seat": 2}, {"reward": "x"}]
)
def test_a_wrong_table_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        gymnasium.make("princeps/Trajan-v0", **wrong)


def test_a_refused_answer_leaves_the_table_usable() -> None:
    env = pettingzoo.env("trajan")
    with pytest.raises(IllegalAction, match="reset"):
        env.observe("seat_0")
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    for wrong in (int(np.argmin(mask)), None, 0.5, [1], 10**6):
        with pytest.raises(IllegalAction):
            env.step(wrong)  # type: ignore[arg-type]
    env.step(int(np.argmax(mask)))


def test_a_missing_library_is_named_in_a_sentence() -> None:
    with pytest.raises(
        princeps.envs.MissingExtra, match=r"^nonsense is not installed: pip install 'princeps\[rl\]'\.$"
    ):
        princeps.extras.need("nonsense", "rl")
