"""Many games at once: each is an ordinary game, and bad input changes none of them."""

import resource
import sys
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import princeps
from games_walk import every_game
from princeps.envs import VectorEnv
from princeps.envs.observation import Layout
from princeps.kernel.errors import IllegalAction, OptionError

GAMES = 6


def table(games: VectorEnv, i: Any) -> Any:
    return games.game.restore(games._batch.tables[i].tobytes())


@every_game
@pytest.mark.parametrize("players", [2, 4])
def test_every_game_shows_its_seat_to_move_what_a_position_shows(name: str, players: int) -> None:
    games, random = VectorEnv(name, GAMES, players, reward="points"), np.random.default_rng(1)
    layout = Layout.of(games.game, players)
    observation, info = games.reset(seed=3)
    points, ended = np.zeros((GAMES, players)), 0
    for i in range(GAMES):
        points[i] = table(games, i).scores
    while not ended:
        for i in range(GAMES):
            position, seat = table(games, i), int(info["seat"][i])
            assert position.deciders[0] == seat
            assert np.array_equal(info["action_mask"][i], position.mask(seat))
            assert np.array_equal(observation[i], layout.observe(position, seat))
        observation, reward, terminated, truncated, info = games.step(games.sample_legal(random))
        points += reward
        ended += terminated.sum()
        assert not truncated.any()
    over = np.flatnonzero(terminated)
    assert np.array_equal(points[over], info["final_scores"][over])
    assert all(table(games, i).rounds == 0 for i in over), "the next game has begun"


def arrays(games: VectorEnv, random: np.random.Generator) -> tuple[npt.NDArray[Any], ...]:
    return games.step(games.sample_legal(random))[:3]


@every_game
def test_games_do_not_depend_on_the_number_of_workers(name: str) -> None:
    several = [VectorEnv(name, GAMES, 3, workers=workers) for workers in (1, 3)]
    randoms = [np.random.default_rng(5) for _ in several]
    for games in several:
        games.reset(seed=9)
    for _ in range(400):
        one, other = (arrays(games, random) for games, random in zip(several, randoms, strict=True))
        assert all(np.array_equal(mine, theirs) for mine, theirs in zip(one, other, strict=True))
    for games in several:
        games.close()


def test_rewards_are_paid_at_the_end_as_was_chosen() -> None:
    paid = {}
    for reward in ("rank", "win", "margin"):
        games, random = VectorEnv("trajan", 4, 3, reward=reward), np.random.default_rng(2)
        games.reset(seed=4)
        while True:
            _, rewards, terminated, _, info = games.step(games.sample_legal(random))
            assert not rewards[~terminated].any()
            if terminated.any():
                break
        i = int(np.argmax(terminated))
        paid[reward] = rewards[i].tolist()
    scores = info["final_scores"][i].tolist()
    first, second, last = sorted(range(3), key=lambda seat: -scores[seat])
    assert (paid["rank"][first], paid["rank"][second], paid["rank"][last]) == (1, 0, -1)
    assert (paid["win"][first], sum(paid["win"])) == (1, 1)
    assert paid["margin"][first] == scores[first] - scores[second] == -paid["margin"][second]


@pytest.mark.parametrize("learner", [1, "in turn"])
def test_only_the_learner_is_asked(learner: Any) -> None:
    games, random = VectorEnv("trajan", 4, 2, learner=learner), np.random.default_rng(0)
    _, info = games.reset(seed=0)
    expected = [1] * 4 if learner == 1 else [0, 1, 0, 1]
    for _ in range(50):
        assert info["seat"].tolist() == expected
        *_, info = games.step(games.sample_legal(random))


def test_a_refused_step_leaves_the_games_as_they_were() -> None:
    games = VectorEnv("trajan", 3)
    with pytest.raises(IllegalAction, match="reset"):
        games.step([0, 0, 0])
    observation, info = games.reset(seed=1)
    before, illegal = observation.copy(), int(np.argmin(info["action_mask"][1]))
    answers = games.sample_legal(np.random.default_rng(0))
    wrongs: list[Any] = [[*answers[:1], illegal, *answers[2:]], [10**6] * 3, [-1] * 3]
    wrongs += [answers[:2], answers + 0.5, [[0], [1, 2], 3], None]
    for wrong in wrongs:
        with pytest.raises(IllegalAction):
            games.step(wrong)
        assert np.array_equal(observation, before)
    games.step(answers)


@pytest.mark.parametrize(
    "wrong",
    [
        {"num_envs": 0},
        {"players": 5},
        {"reward": "applause"},
        {"learner": 2},
        {"learner": 0.5},
        {"learner": "nobody"},
        {"workers": 0},
        {"options": {"nonsense": 1}},
    ],
)
def test_what_does_not_exist_is_refused_in_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(OptionError, match=r"\.$"):
        VectorEnv("trajan", **{"num_envs": 2, **wrong})
    with pytest.raises(OptionError, match="seed"):
        VectorEnv("trajan", 1).reset(seed=-1)


@every_game
@pytest.mark.skipif(sys.platform != "linux", reason="this system does not tell how much memory is in use")
def test_memory_stays_the_same_however_long_the_games_go_on(name: str) -> None:
    games, random = VectorEnv(name, 64), np.random.default_rng(0)
    games.reset(seed=0)
    used = []
    for _ in range(3):
        for _ in range(500):  # several games in every row
            games.step(games.sample_legal(random))
        used.append(int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize())
    assert used[-1] - used[0] < 1_000_000, "less than 16 bytes for a decision"


def test_tensors_lie_on_the_same_memory() -> None:
    import torch  # noqa: PLC0415 – takes 0.2 GB that processes which only load this file do not need

    games, random = VectorEnv("trajan", 3), np.random.default_rng(0)
    observation, info = games.reset(seed=0)
    tensor, mask = torch.from_numpy(observation), torch.from_numpy(info["action_mask"])
    assert tensor.data_ptr() == observation.ctypes.data
    for _ in range(20):
        observation, reward, terminated, _, info = games.step(games.sample_legal(random))
        assert np.array_equal(tensor.numpy(), observation)
        assert np.array_equal(mask.numpy(), info["action_mask"])
    for array in (reward, terminated, info["seat"]):
        assert torch.from_numpy(array).data_ptr() == array.ctypes.data


def test_the_arrays_are_always_the_same_memory() -> None:
    games, random = VectorEnv("trajan", 2), np.random.default_rng(0)
    first = games.reset(seed=0)[0]
    assert games.step(games.sample_legal(random))[0] is first
    assert princeps.game("trajan").actions.size == games.step(games.sample_legal(random))[4]["action_mask"].shape[1]
