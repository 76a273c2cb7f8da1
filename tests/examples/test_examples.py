"""The examples do what they say, with a tiny budget."""

import importlib
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from princeps.arena import hold, read_settings

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def masked_ppo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module as the arena finds it, in an empty folder."""
    monkeypatch.syspath_prepend(EXAMPLES)
    monkeypatch.chdir(tmp_path)
    return importlib.import_module("masked_ppo")


def test_a_policy_learns_by_masked_ppo_and_plays_in_the_arena(masked_ppo: Any) -> None:
    masked_ppo.main(["trajan", "--steps", "256", "--games", "4", "--length", "32"])
    settings = read_settings("trajan", ["masked_ppo:Learned", "tiro"], 2, seed=1)
    figures = hold(settings, games=2).bots["masked_ppo:Learned"]
    assert figures.seat_games == 2
    assert figures.mean_score > 0


def test_learning_is_paid_the_points_that_it_makes(masked_ppo: Any) -> None:
    games = masked_ppo.ManyGames("forum-trajanum", 8)
    games.seed(3)
    games.reset()
    earned, games_told = [0.0] * 8, 0
    while games_told < 24:
        actions = games.games.sample_legal(masked_ppo.np.random.default_rng(games_told))
        _, reward, ended, told = games.step(actions)
        for i in range(8):
            earned[i] += float(reward[i]) * masked_ppo.POINTS_A_REWARD
            if ended[i]:
                assert earned[i] == pytest.approx(told[i]["episode"]["r"], abs=1e-3)
                earned[i], games_told = 0.0, games_told + 1
    games.close()


@pytest.mark.parametrize("name", ["vector_env"])
def test_an_example_runs_to_its_end(name: str, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(sys, "argv", [name])
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    assert "1024 games" in capsys.readouterr().out
