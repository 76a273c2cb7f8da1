"""The match against OpenSpiel's bot: what its adapter tells that bot, and that the time given to it is enough.

Only the last test needs OpenSpiel; the adapter does not.
"""

import importlib.util
import random
import sys
from pathlib import Path
from typing import Any

import pytest

import princeps
from princeps.kernel.game import Position


def _script() -> Any:
    """`benchmarks/` is no package, and need not be one."""
    file = Path(__file__).parents[2] / "benchmarks" / "openspiel_ismcts.py"
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = module
    spec.loader.exec_module(module)
    return module


benchmark = _script()
KIND = benchmark.Kind("sequential", "imperfect information")


def state(position: Position, seat: int, reward: str = "win") -> Any:
    return benchmark.State(position, seat, reward, KIND)


def positions(name: str, seed: int) -> list[Position]:
    """A game at random, all of it."""
    chance = random.Random(seed)
    position = princeps.game(name).new(2, seed)
    course = [position.copy()]
    while not position.is_over:
        seat = chance.choice(position.deciders)
        position.apply(seat, chance.choice(position.legal(seat)))
        course.append(position.copy())
    return course


@pytest.mark.parametrize("name", princeps.games())
def test_a_sampled_world_looks_the_same_to_the_player_and_differs_in_what_is_hidden(name: str) -> None:
    chance = random.Random(1)
    for position in positions(name, seed=1)[:-1]:
        for seat in position.deciders:
            asked = state(position.view(seat), seat)
            one, other = (asked.resample_from_infostate(seat, chance.random) for _ in range(2))
            assert one.current_player() == seat
            assert one.information_state_string() == asked.information_state_string()
            assert one.legal_actions() == asked.legal_actions() == position.legal(seat)
            assert one.position != other.position


@pytest.mark.parametrize("name", princeps.games())
def test_a_player_does_not_see_what_another_answered_at_the_same_time(name: str) -> None:
    position = next(position for position in positions(name, seed=2) if len(position.deciders) == 2)
    chance = random.Random(2)
    truths, seen = set(), set()
    for _ in range(20):
        asked = state(position.copy(), 0)
        while asked.current_player() == 0:
            asked.apply_action(chance.choice(asked.legal_actions()))
        truths.add(asked.position.to_bytes())
        seen.add(asked.information_state_string())
    assert len(truths) > 1
    assert len(seen) == 1


@pytest.mark.parametrize("name", princeps.games())
def test_a_copy_leaves_the_original_alone(name: str) -> None:
    position = princeps.game(name).new(2, seed=3)
    before = position.copy()
    copy = state(position, position.deciders[0]).clone()
    copy.apply_action(copy.legal_actions()[0])
    assert position == before


@pytest.mark.parametrize("name", princeps.games())
@pytest.mark.parametrize("reward", ["win", "margin"])
def test_a_rollout_ends_the_game_and_rewards_whoever_won(name: str, reward: str) -> None:
    game = princeps.game(name)
    rollouts = benchmark.CompiledRollouts(game, seed=4)
    for seed in range(20):
        position = game.new(2, seed)
        first, second = rollouts.evaluate(state(position, position.deciders[0], reward))
        assert position.is_over
        assert first == -second
        assert -1 <= first <= 1
        measure = position.scores if reward == "margin" else [-place for place in position.ranking]
        assert (first > second) == (measure[0] > measure[1])


def test_the_last_answer_of_a_game_ends_it_for_the_bot_too() -> None:
    *_, before, after = positions("forum-trajanum", seed=5)
    seat = before.deciders[0]
    ends = []
    for answer in before.legal(seat):
        asked = state(before.copy(), seat)
        asked.apply_action(answer)
        ends.append(asked.is_terminal())
    assert after.is_over
    assert any(ends)


def test_what_the_rival_was_short_of_is_made_up_for() -> None:
    """Each decision turns out faster than the last, so each guess is too low; the last guess is right."""
    pace = benchmark.Pace(least_seconds=0.0, rate=1000.0)
    for _ in range(50):
        pace.ours.add(seconds=1.0)
        simulations = pace.simulations()
        pace.note_rival(simulations / (pace.rate * 1.1), simulations)
    assert pace.rivals.mean_seconds < pace.ours.mean_seconds
    simulations = pace.simulations()
    pace.note_rival(simulations / pace.rate, simulations)
    assert pace.rivals.mean_seconds >= pace.ours.mean_seconds


def test_the_rival_gets_the_least_seconds_against_a_bot_that_answers_at_once() -> None:
    pace = benchmark.Pace(least_seconds=0.5, rate=1000.0)
    pace.ours.add(seconds=0.001)
    assert pace.simulations() == 500


def test_a_report_counts_a_shared_victory_as_half() -> None:
    thought = benchmark.Thought(decisions=10, seconds=2.0, simulations=500)
    played = [
        benchmark.Played(number, number % 2, 100, 90, won, thought, thought)
        for number, won in enumerate([1.0, 1.0, 0.5, 0.0])
    ]
    plan = benchmark.Plan("trajan", "random", 1, 0.0, benchmark.Settings())
    report = benchmark.report(plan, played)
    assert (report["wins"], report["ties"], report["win_share"]) == (2, 1, 0.625)
    assert (report["rival_seconds_per_decision"], report["rival_simulations_per_second"]) == (0.2, 250.0)


@pytest.mark.parametrize("name", princeps.games())
@pytest.mark.parametrize("rollouts", ["compiled", "openspiel"])
def test_openspiels_bot_answers_legally(name: str, rollouts: str) -> None:
    game = princeps.game(name)
    rival = benchmark.Rival(game, 7, benchmark.Settings(rollouts=rollouts))
    for position in positions(name, seed=7)[:-1:20]:
        seat = position.deciders[0]
        assert rival.choose(position.view(seat), seat, simulations=5) in position.legal(seat)
