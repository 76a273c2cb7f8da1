"""Lessons: what the bots note of games against themselves is what happened in them."""

import numpy as np

import princeps
from games_walk import every_game
from princeps.bots.mind import mind_of
from princeps.bots.selfplay import GAMES_A_CHUNK, SelfPlay, blank_layers


@every_game
def test_lessons_hold_what_a_seat_still_won(name: str) -> None:
    """Early in a game nearly everything is still to come, so the first lessons promise more than the others."""
    mind = mind_of(princeps.game(name))
    lessons = SelfPlay(mind).lessons(mind.layers, GAMES_A_CHUNK, seed=3, disturbance=1)
    assert lessons.seen.shape == (len(lessons.to_come), len(mind.feature_names))
    assert lessons.to_come.shape[1] == len(mind.source_names)
    totals = lessons.to_come.sum(1)
    assert totals[: len(totals) // GAMES_A_CHUNK // 4].mean() > totals.mean()
    assert lessons.final > totals.mean() > 0


@every_game
def test_self_play_can_be_repeated(name: str) -> None:
    mind = mind_of(princeps.game(name))
    runs = [
        SelfPlay(mind, workers).lessons(mind.layers, 2 * GAMES_A_CHUNK, seed=3, disturbance=1) for workers in (1, 2)
    ]
    np.testing.assert_array_equal(runs[0].seen, runs[1].seen)
    np.testing.assert_array_equal(runs[0].to_come, runs[1].to_come)


@every_game
def test_what_was_learned_makes_points(name: str) -> None:
    """Bots that judge with the network that ships win many more points than those that only count what they have."""
    mind = mind_of(princeps.game(name))
    play = SelfPlay(mind)
    learned, ignorant = (
        play.lessons(layers, GAMES_A_CHUNK, seed=5, disturbance=1).final for layers in (mind.layers, blank_layers(mind))
    )
    assert learned > ignorant + 20
