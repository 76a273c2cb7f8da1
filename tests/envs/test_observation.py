"""What a seat observes: all of its view, by name, and nothing else."""

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import princeps
from games_walk import every_game, examples
from princeps.envs.observation import Layout
from princeps.kernel.game import Position


def walk(name: str, players: int, seed: int) -> Iterator[Position]:
    """Some positions from the whole length of a game, played at random."""
    position, random = princeps.game(name).new(players, seed), np.random.default_rng(seed)
    while not position.is_over:
        if random.random() < 0.05:
            yield position
        seat = position.deciders[0]
        position.apply(seat, int(random.choice(position.legal(seat))))
    yield position


@every_game
@given(players=st.integers(2, 4), seed=st.integers(0, 2**32))
@examples(compiled=4, interpreted=1)
def test_hidden_things_leave_no_trace_in_an_observation(name: str, players: int, seed: int) -> None:
    """Worlds that a seat cannot tell apart look the same to it, whatever is hidden in them."""
    layout, are_other_worlds = Layout.of(princeps.game(name), players), False
    for position in walk(name, players, seed):
        for seat in range(players):
            world = position.view(seat).determinize(seat, seed + 1)
            are_other_worlds |= world != position
            assert np.array_equal(layout.observe(world, seat), layout.observe(position, seat))
    assert are_other_worlds


@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_observation_is_the_whole_view_by_name(name: str, players: int) -> None:
    """Of a seat in the middle, so that its players are counted from itself."""
    layout, seat = Layout.of(princeps.game(name), players), 1
    for position in walk(name, players, 7):
        seen = layout.describe(layout.observe(position, seat))
        view = position.view(seat).array[0]
        assert seen.pop("seat") == seat
        for i, player in enumerate(seen.pop("players")):
            for field, value in player.items():
                assert np.array_equal(value, view["players"][(seat + i) % players][field]), field
        for field, value in seen.items():
            parts = value.items() if isinstance(value, dict) else [(None, value)]
            for inner, numbers in parts:
                expected = view[field] if inner is None else view[field][inner]
                assert np.array_equal(numbers, expected), (field, inner)


@every_game
def test_every_number_has_a_name_and_a_place(name: str) -> None:
    layout = Layout.of(princeps.game(name), 3)
    assert len(set(layout.names)) == len(layout.names) == layout.size
    assert not {"rng", "learned", "barrier"} & {field.name for field in layout.fields}
    place = layout.places("players[2].asked")
    assert layout.names[place] == ("players[2].asked",)
    with pytest.raises(KeyError, match="no field"):
        layout.places("nonsense")
    with pytest.raises(ValueError, match=f"{layout.size} numbers"):
        layout.describe([1, 2, 3])
