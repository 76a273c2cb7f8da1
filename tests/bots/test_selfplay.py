"""Lessons: what the bots note in self-play is what happened."""

import numpy as np
import pytest

import princeps
from games_walk import every_game
from princeps.bots.mind import mind_of
from princeps.bots.selfplay import GAMES_A_CHUNK, SEATS, SelfPlay, Style, blank_layers

searching_or_not = pytest.mark.parametrize("iterations", [0, 2])


@every_game
@searching_or_not
def test_lessons_hold_what_a_seat_still_won(name: str, iterations: int) -> None:
    """Early in a game nearly everything is still to come, so the first lessons promise more than the others."""
    mind = mind_of(princeps.game(name))
    lessons = SelfPlay(mind).lessons(Style(mind.layers(), iterations, noise=1), GAMES_A_CHUNK, seed=3)
    assert lessons.seen.shape == (len(lessons.to_come), len(mind.feature_names))
    assert lessons.to_come.shape[1] == len(mind.source_names)
    totals = lessons.to_come.sum(1)
    assert lessons.points_a_seat > totals.mean() > 0
    for owner in range(SEATS):
        own = totals[lessons.owner == owner]
        assert own[: len(own) // 4].sum() >= own[-len(own) // 4 :].sum()


@every_game
@searching_or_not
def test_self_play_is_reproducible(name: str, iterations: int) -> None:
    mind = mind_of(princeps.game(name))
    style = Style(mind.layers(), iterations, noise=1)
    runs = [SelfPlay(mind, workers).lessons(style, 2 * GAMES_A_CHUNK, seed=3) for workers in (1, 2)]
    np.testing.assert_array_equal(runs[0].seen, runs[1].seen)
    np.testing.assert_array_equal(runs[0].to_come, runs[1].to_come)
    np.testing.assert_array_equal(runs[0].owner, runs[1].owner)


@every_game
def test_what_was_learned_makes_points(name: str) -> None:
    """Bots that judge with the network we ship win many more points than those that only count what they have."""
    mind = mind_of(princeps.game(name))
    play = SelfPlay(mind)
    learned, ignorant = (
        play.lessons(Style(layers, noise=1), GAMES_A_CHUNK, seed=5).points_a_seat
        for layers in (mind.layers(), blank_layers(mind))
    )
    assert learned > ignorant + 20


@every_game
def test_in_a_match_every_deal_is_played_in_all_rotations(name: str) -> None:
    """The better network wins nearly all games, wherever it sits."""
    mind = mind_of(princeps.game(name))
    points = SelfPlay(mind, 2).match(Style(mind.layers()), Style(blank_layers(mind)), games=12, seed=1, players=3)
    assert points.shape == (12, 3, len(mind.source_names))
    own, rivals = points[:, 0].sum(1), points[:, 1:].sum(2)
    assert (own > rivals.max(1)).mean() > 0.8


@pytest.mark.parametrize(("name", "source"), [("trajan", "senate"), ("forum-trajanum", "colonia")])
def test_a_plan_changes_where_points_come_from(name: str, source: str) -> None:
    mind = mind_of(princeps.game(name))
    column = mind.source_names.index(source)
    with_plan, without = (
        SelfPlay(mind, 2).match(Style(mind.layers(), 8, likes=likes), Style(mind.layers(), 8), games=8, seed=1)
        for likes in ({source: -1.0}, {})
    )
    assert with_plan[:, 0, column].mean() < 0.7 * without[:, 0, column].mean()
    assert with_plan[:, 1, column].mean() > with_plan[:, 0, column].mean(), "the rival has no plan"
