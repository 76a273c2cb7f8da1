"""The environments pass the tests of the libraries whose interfaces they have."""

import subprocess
import sys
from itertools import count
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

import princeps.envs
from games_walk import every_game, other_options
from princeps.envs import pettingzoo
from princeps.envs.gymnasium import TableEnv
from princeps.kernel.errors import IllegalAction, OptionError

IDS = {"trajan": "princeps/Trajan-v0", "forum-trajanum": "princeps/ForumTrajanum-v0"}
unwanted = pytest.mark.filterwarnings("ignore::UserWarning")  # advice for games of pictures and small numbers
every_table = pytest.mark.parametrize(
    ("players", "has_options"), [(2, False), (2, True), (3, False), (3, True), (4, False), (4, True)]
)


@unwanted
@every_game
@every_table
def test_pettingzoo_accepts_the_table(name: str, players: int, has_options: bool) -> None:
    options = other_options(princeps.game(name)) if has_options else {}
    api_test(pettingzoo.env(name, players, options=options), num_cycles=60)
    parallel_api_test(pettingzoo.parallel_env(name, players, options=options), num_cycles=60)


@unwanted
@every_game
@every_table
def test_pettingzoo_finds_equal_games_for_equal_seeds(name: str, players: int, has_options: bool) -> None:
    options = other_options(princeps.game(name)) if has_options else {}
    seed_test(lambda: pettingzoo.env(name, players, options=options), num_cycles=60)
    parallel_seed_test(lambda: pettingzoo.parallel_env(name, players, options=options), num_cycles=60)


@every_game
@every_table
def test_pettingzoo_can_time_the_table(
    name: str, players: int, has_options: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By a clock that is a second later whenever somebody looks."""
    seconds = count()
    monkeypatch.setattr("time.time", lambda: next(seconds))
    performance_benchmark(
        pettingzoo.env(name, players, options=other_options(princeps.game(name)) if has_options else {})
    )
    assert "Finished" in capsys.readouterr().out


@every_game
def test_all_who_owe_an_answer_give_it_in_the_same_step(name: str) -> None:
    """Until the game is over; whoever owes none can only wait, and equal answers lead to equal games."""
    env, random = pettingzoo.parallel_env(name, players=3, reward="points"), np.random.default_rng(4)
    seen, _ = env.reset(seed=4)
    position = env.table.position.copy()
    received = np.array(position.scores, float)
    numbers_of_deciders = set()
    while env.agents:
        masks = [seen[agent]["action_mask"] for agent in env.agents]
        assert [bool(mask[env.wait]) for mask in masks] == [seat not in position.deciders for seat in range(3)]
        actions = {agent: random.choice(np.flatnonzero(mask)) for agent, mask in zip(env.agents, masks, strict=True)}
        deciders = position.deciders
        numbers_of_deciders.add(len(deciders))
        for seat in reversed(deciders):
            position.apply(seat, int(actions[f"seat_{seat}"]))
        seen, rewards, *_ = env.step(actions)
        received += list(rewards.values())
        assert env.table.position == position
    assert numbers_of_deciders >= {1, 3}
    assert tuple(received) == position.scores


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
@every_table
def test_gymnasium_accepts_the_learners_seat(name: str, players: int, has_options: bool) -> None:
    if has_options:
        check_env(AnyAction(name, players, options=other_options(princeps.game(name))), skip_render_check=True)
    else:
        check_env(gymnasium.make(IDS[name], players=players).unwrapped, skip_render_check=True)


class AnyAction(TableEnv):
    """Gymnasium draws an action in one game and gives it as an answer in another, where, once the set-up is drawn too,
    something else is asked: here each action stands for a legal one."""

    def step(self, action: Any) -> Any:
        legal = np.flatnonzero(self.table.mask(self.seat))
        return super().step(legal[action % len(legal)])


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


WRONG_ACTIONS = (None, 0.5, [1], 10**6, -1)


def test_a_refused_answer_leaves_the_table_usable() -> None:
    env = pettingzoo.env("trajan")
    for too_early in (lambda: env.observe("seat_0"), lambda: env.step(0)):
        with pytest.raises(IllegalAction, match="reset"):
            too_early()
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    for wrong in (int(np.argmin(mask)), *WRONG_ACTIONS):
        with pytest.raises(IllegalAction):
            env.step(wrong)  # type: ignore[arg-type]
    env.step(int(np.argmax(mask)))


def test_a_refused_answer_of_one_agent_leaves_all_as_they_were() -> None:
    env = pettingzoo.parallel_env("trajan")
    with pytest.raises(IllegalAction, match="reset"):
        env.step({})
    seen, _ = env.reset(seed=1)
    mask = seen["seat_0"]["action_mask"]
    legal = int(np.argmax(mask))
    before = env.table.position.copy()
    for wrong in (int(np.argmin(mask)), env.wait, *WRONG_ACTIONS):
        with pytest.raises(IllegalAction):
            env.step({"seat_0": legal, "seat_1": wrong})
        assert env.table.position == before
    for nobodys in ({"seat_0": legal}, {"seat_0": legal, "seat_1": legal, "seat_2": legal}):
        with pytest.raises(IllegalAction, match="one for each of seat_0, seat_1"):
            env.step(nobodys)
    while env.agents:
        seen, *_ = env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    with pytest.raises(IllegalAction, match="reset"):
        env.step({})
    env.reset()


def test_a_refused_action_leaves_the_learner_usable() -> None:
    env: Any = gymnasium.make("princeps/Trajan-v0", disable_env_checker=True).unwrapped
    with pytest.raises(IllegalAction, match="reset"):
        env.step(0)
    _, info = env.reset(seed=1)
    for wrong in (int(np.argmin(info["action_mask"])), *WRONG_ACTIONS):
        with pytest.raises(IllegalAction):
            env.step(wrong)
    env.step(int(np.argmax(info["action_mask"])))


WITHOUT_EXTRAS = """
import sys
from importlib import import_module

sys.modules |= dict.fromkeys(["gymnasium", "pettingzoo", "pyspiel", "ray", "pyarrow", "torch"])  # none can be imported
import princeps.envs
from princeps.bots.training import train
from princeps.workers.cluster import Cluster

for attempt in (
    lambda: import_module("princeps.envs.gymnasium"),
    lambda: princeps.envs.pettingzoo,
    lambda: import_module("princeps.envs.openspiel"),
    lambda: import_module("princeps.dataset.selfplay"),
    lambda: next(Cluster("auto").work_through(None, [])),
    lambda: train("trajan"),
):
    try:
        attempt()
    except (princeps.envs.MissingExtra, SystemExit) as missing:
        print(missing)
"""


def test_each_missing_extra_is_named_in_a_sentence() -> None:
    """The rest of the package works without them."""
    said = subprocess.run([sys.executable, "-c", WITHOUT_EXTRAS], check=True, capture_output=True, text=True)
    assert said.stdout.splitlines() == [
        "gymnasium is not installed: pip install 'princeps[rl]'.",
        "gymnasium is not installed: pip install 'princeps[rl]'.",
        "pyspiel is not installed: pip install 'princeps[openspiel]'.",
        "pyarrow is not installed: pip install 'princeps[data]'.",
        "ray is not installed: pip install 'princeps[ray]'.",
        "Learning needs PyTorch: pip install 'princeps[torch]'",
    ]
