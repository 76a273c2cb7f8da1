"""Chance: the same draws on every machine, interpreted and compiled, and fair ones."""

import os
import subprocess
import sys
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games_walk import INTERPRETED, examples
from princeps.kernel.chance import below, dice, draw, draw_counted, mix, seed_chance, seed_of_game, shuffle

pytestmark = pytest.mark.rules

FACTOR = 4294883355
SALT = 0x8000000050524943
SEEDS = st.integers(0, 2**63 - 1)


def expected_draws(seed: int, count: int) -> list[int]:
    """The generator again, in Python's unlimited integers."""
    state = seed ^ SALT
    drawn = []
    for _ in range(12 + count):
        low, high = state & 0xFFFFFFFF, state >> 32
        drawn.append(low ^ high)
        state = FACTOR * low + high
        assert state < 2**64, "64 bits hold every state"
    return drawn[12:]


@examples(compiled=50, interpreted=20)
@given(seed=SEEDS)
def test_draws_are_those_of_the_textbook(seed: int) -> None:
    source = dice(seed)[0]
    assert [int(draw(source)) for _ in range(20)] == expected_draws(seed, 20)


def test_draws_never_change() -> None:
    """Recipes rest on these numbers."""
    source = dice(7)[0]
    assert [int(draw(source)) for _ in range(4)] == [477793016, 4030388693, 3671160422, 2473723643]
    assert [seed_of_game(source, 7, index) for index in range(2)] == [1387515235121289071, 7626869405774892311]


@examples(compiled=50, interpreted=20)
@given(seed=SEEDS, count=st.integers(1, 1000))
def test_a_choice_is_one_of_those_offered(seed: int, count: int) -> None:
    source = dice(seed)[0]
    assert all(0 <= below(source, count) < count for _ in range(20))


def test_choices_are_even() -> None:
    source = dice(1)[0]
    seen = Counter(below(source, 6) for _ in range(6000))
    assert set(seen) == set(range(6))
    assert all(850 < count < 1150 for count in seen.values())


def test_choosing_among_one_uses_a_random_draw_too() -> None:
    one, other = dice(3)[0], dice(3)[0]
    assert below(one, 1) == 0
    draw(other)
    assert draw(one) == draw(other)


@examples(compiled=50, interpreted=20)
@given(seed=SEEDS, count=st.integers(0, 24))
def test_shuffling_moves_only_the_part_given(seed: int, count: int) -> None:
    pile = np.arange(24, dtype=np.int8)
    shuffle(dice(seed)[0], pile, count)
    assert sorted(pile[:count].tolist()) == list(range(count))
    assert pile[count:].tolist() == list(range(count, 24))


def test_every_order_is_as_likely_as_any_other() -> None:
    source = dice(5)[0]
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        pile = np.arange(4, dtype=np.int8)
        shuffle(source, pile, 4)
        seen[tuple(pile.tolist())] += 1
    assert len(seen) == 24
    assert all(60 < count < 145 for count in seen.values())


@examples(compiled=50, interpreted=20)
@given(seed=SEEDS, counts=st.lists(st.integers(0, 4), min_size=1, max_size=10))
def test_a_counted_pile_gives_what_it_has_and_then_nothing(seed: int, counts: list[int]) -> None:
    source = dice(seed)[0]
    pile = np.array(counts, np.int8)
    drawn = Counter(draw_counted(source, pile) for _ in range(sum(counts)))
    assert drawn == Counter({kind: count for kind, count in enumerate(counts) if count})
    assert not pile.any()
    assert draw_counted(source, pile) == -1


def test_a_counted_pile_deals_in_proportion_to_its_contents() -> None:
    source = dice(2)[0]
    drawn = Counter(draw_counted(source, np.array([1, 0, 3], np.int8)) for _ in range(1000))
    assert 200 < drawn[0] < 300
    assert drawn[1] == 0


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [int(draw(dice(seed)[0])) for seed in range(256)]
    assert len(set(firsts)) == 256
    changed = [(one ^ other).bit_count() for one, other in pairwise(firsts)]
    assert 14 < sum(changed) / len(changed) < 18, "half of the 32 bits, on average"


def test_seeding_resets_everything() -> None:
    source = dice(9)[0]
    draw(source)
    seed_chance(source, 4)
    assert int(source.rng) == int(dice(4)[0].rng)


def test_stirring_depends_on_every_number_and_their_order() -> None:
    results = set()
    for numbers in ((), (0,), (1,), (0, 1), (1, 0), (0, 0)):
        source = dice(0)[0]
        for number in numbers:
            mix(source, number)
        results.add(int(source.rng))
    assert len(results) == 6


def test_the_games_of_a_series_have_seeds_of_their_own() -> None:
    source = dice(0)[0]
    seeds = [seed_of_game(source, seed, index) for seed in range(5) for index in range(200)]
    assert len(set(seeds)) == 1000
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert seeds[3] == seed_of_game(source, 0, 3), "whatever was drawn before"


@pytest.mark.skipif(INTERPRETED, reason="has nothing to compare with")
def test_interpreted_draws_are_the_same() -> None:
    code = (
        "from princeps.kernel.chance import below, dice;"
        "d = dice(2**63 - 1)[0]; print([below(d, n) for n in range(1, 50)])"
    )
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", code]
    interpreted = subprocess.run(command, env=environment, capture_output=True, timeout=240, check=True)
    source = dice(2**63 - 1)[0]
    assert interpreted.stdout.decode().strip() == str([below(source, n) for n in range(1, 50)])
