"""OpenSpiel takes both games for its own: its tests accept them, its bots search them, its agents learn on them."""

import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from hypothesis import given
from hypothesis import strategies as st
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import princeps
import princeps.envs.openspiel
from games_walk import every_game, examples, other_options
from princeps.kernel.errors import IllegalAction, OptionError, PrincepsError


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"python_{name.replace('-', '_')}", parameters)


def deal(game: Any, seed: int = 0) -> Any:
    state = game.new_initial_state()
    for byte in seed.to_bytes(4, "big"):
        state.apply_action(byte)
    return state


def walk(game: Any, seed: int) -> Iterator[Any]:
    """Some states from the whole length of a game, played at random."""
    state, random = deal(game, seed), np.random.default_rng(seed)
    while not state.is_terminal():
        if random.random() < 0.05:
            yield state
        state.apply_action(int(random.choice(state.legal_actions())))
    yield state


def seen(state: Any, player: int) -> tuple[Any, ...]:
    """All that OpenSpiel tells a player."""
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.information_state_tensor(player),
        state.observation_tensor(player),
    )


@every_game
@pytest.mark.parametrize(("players", "reward"), [(2, "rank"), (3, "win"), (4, "margin")])
@pytest.mark.parametrize("has_options", [False, True])
def test_openspiel_accepts_the_game(name: str, players: int, reward: str, has_options: bool) -> None:
    game = load(name, players=players, reward=reward, **(parameters_for_other_options(name) if has_options else {}))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def parameters_for_other_options(name: str) -> dict[str, Any]:
    options = other_options(princeps.game(name))
    lists = {option: value for option, value in options.items() if isinstance(value, list)}
    of_seats = {f"{option}_{seat}": True for option, seats in lists.items() for seat in seats}
    return {option: value for option, value in options.items() if option not in lists} | of_seats


@every_game
@given(players=st.integers(2, 4), seed=st.integers(0, 2**32 - 1))
@examples(compiled=3, interpreted=1)
def test_worlds_sampled_for_a_player_look_the_same_to_it(name: str, players: int, seed: int) -> None:
    """Whatever is hidden in them; so nothing hidden is in an information state."""
    are_other_worlds = False
    for state in walk(load(name, players=players), seed):
        for player in range(players):
            world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert seen(world, player) == seen(state, player)
            assert world.history() == []
            are_other_worlds |= str(world) != str(state)
    assert are_other_worlds


@every_game
def test_nobody_sees_what_others_answered_at_the_same_time(name: str) -> None:
    state = deal(load(name, players=3))
    assert state.current_player() == 0
    looks = set()
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        looks.add(seen(after, 1)[0])
    assert len(looks) == 1 < len(state.legal_actions())


@every_game
def test_states_and_games_are_stored_and_restored(name: str) -> None:
    for state in walk(load(name, players=3), seed=5):
        for restored in (
            pickle.loads(pickle.dumps(state)),
            pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1],
            state.clone(),
        ):
            assert restored.table.position == state.table.position
            assert restored.history() == state.history()
    assert restored.returns() == state.returns()


@every_game
def test_every_deal_of_the_rules_comes_from_its_seed(name: str) -> None:
    state = deal(load(name, players=4), seed=2**32 - 2)
    assert state.table.position == princeps.game(name).new(players=4, seed=2**32 - 2)


def test_options_and_rewards_are_parameters() -> None:
    game = pyspiel.load_game("python_trajan(players=3,time_loop=long,open_setup=true,reward=margin)")
    expected = princeps.game("trajan").new(3, 7, {"time_loop": "long", "open_setup": True})
    assert deal(game, 7).table.position == expected
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()
    last = list(walk(game, 7))[-1]
    scores = last.table.position.scores
    assert last.returns() == [score - max(scores[:i] + scores[i + 1 :]) for i, score in enumerate(scores)]
    beginners = load("forum-trajanum", players=3, handicap_0=True, handicap_2=True)
    assert deal(beginners).table.position == princeps.game("forum-trajanum").new(3, 0, {"handicap": [0, 2]})


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 5},
        {"reward": "applause"},
        {"time_loop": "endless"},
        {"edition": "no-such-file.toml"},
        {"nonsense": 1},
        {"open_setup": 3},
    ],
)
def test_what_does_not_exist_is_refused_in_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises((PrincepsError, pyspiel.SpielError)) as refusal:
        load("trajan", **wrong)
    assert len(str(refusal.value).splitlines()) == 1


def test_only_what_one_player_sees_can_be_observed() -> None:
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(OptionError, match="one player"):
        make_observation(load("trajan"), everything)


@every_game
def test_a_refused_action_leaves_the_state_usable(name: str) -> None:
    game = load(name)
    state = game.new_initial_state()
    with pytest.raises(IllegalAction, match="byte"):
        state.apply_action(256)
    state = deal(game, 3)
    before, legal = str(state), state.legal_actions()
    for wrong in (next(action for action in range(1000) if action not in legal), 10**6, -1):
        with pytest.raises((IllegalAction, pyspiel.SpielError)):
            state.apply_action(wrong)
        assert (str(state), state.legal_actions()) == (before, legal)
    state.apply_action(legal[0])
    *_, last = walk(game, 3)
    with pytest.raises(IllegalAction, match="over"):
        last.apply_action(0)


# --- OpenSpiel's own algorithms --------------------------------------------------------------------------------------


@every_game
def test_its_tree_searches_answer(name: str) -> None:
    game, random = load(name), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    state = deal(game)
    for bot in (
        mcts.MCTSBot(game, 1.0, 3, rollouts, random_state=random),
        ismcts.ISMCTSBot(game, rollouts, 1.0, 3, random_state=random),
    ):
        assert bot.step(state) in state.legal_actions()


@every_game
def test_its_agents_learn(name: str) -> None:
    """Deep Q-learning plays a whole game against a policy gradient, and both have learned from it."""
    # Here, as PyTorch takes 0.2 GB that processes which only load this file do not need.
    from open_spiel.python.pytorch import dqn, policy_gradient  # noqa: PLC0415

    env = rl_environment.Environment(load(name))
    (size,), actions = env.observation_spec()["info_state"], env.action_spec()["num_actions"]
    agents = [
        dqn.DQN(0, size, actions, (8,), batch_size=8, min_buffer_size_to_learn=8, learn_every=20),
        policy_gradient.PolicyGradient(
            1, size, actions, hidden_layers_sizes=(8,), batch_size=4, num_critic_before_pi=1
        ),
    ]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    for agent in agents:
        agent.step(step)
    assert sum(step.rewards) == pytest.approx(0)
    assert agents[0].loss is not None
    assert agents[1].loss is not None
