"""Luck: it adds up with choices, is nothing where nothing is drawn, and on average is nothing at all."""

from functools import cache

import numpy as np
import numpy.typing as npt
import pytest

import princeps
from games_walk import Walker, every_game, known
from princeps.bots.luck import Luck, luck_of
from princeps.bots.winning import win_shares
from princeps.kernel.game import Position
from princeps.kernel.match import Match
from princeps.kernel.seats import ALL_SEATS

MATCHES = 30
SURE = 3.5  # standard errors: enough for all the means here together
CHANCE_AT_TURNS = {"forum-trajanum": {"take", "pass", "corners"}, "trajan": None}


@cache
def matches(name: str) -> list[tuple[Match, Luck]]:
    """Played at random by two seats that go for something."""
    played = [play(name, 2, seed) for seed in range(MATCHES)]
    return [(match, luck_of(match)) for match in played]


def play(name: str, players: int, seed: int) -> Match:
    match, walker = Match.new(princeps.game(name), players, seed), Walker(seed)
    while not match.position.is_over:
        seat = match.position.deciders[0]
        match.apply(seat, walker.choose(match.position, seat))
    return match


def errors(luck: npt.NDArray[np.float64]) -> float:
    """How many standard errors the mean is away from zero. The parts may depend on what came before them."""
    return float(abs(luck.sum()) / np.sqrt((luck**2).sum()))


@every_game
def test_luck_is_zero_on_average(name: str) -> None:
    for currency in ("chances", "points"):
        for seat in range(2):
            assert errors(np.concatenate([getattr(luck, currency).luck[:, seat] for _, luck in matches(name)])) < SURE


@every_game
def test_start_luck_and_choices_add_up_to_the_result(name: str) -> None:
    match = play(name, 3, seed=5)
    chances, points = luck_of(match)
    assert chances.start + chances.luck.sum(0) + chances.choice.sum(0) == pytest.approx(
        win_shares(match.position.ranking)
    )
    assert points.start + points.luck.sum(0) + points.choice.sum(0) == pytest.approx(match.position.scores)
    assert chances.luck.sum(1) == pytest.approx(0), "what one seat gains the others lose"
    assert len(chances.luck) == len(match.happenings)


@every_game
def test_an_answer_that_draws_and_reveals_nothing_has_no_luck_at_all(name: str) -> None:
    match, luck = matches(name)[0]
    position = Match.replay(match.position.game, match.recipe, to=0).position
    fateful = 0
    for moment, move in enumerate(match.standing, 1):
        before = secrets(position)
        position.apply(move.seat, move.action)
        if secrets(position) == before:
            assert not luck.chances.luck[moment].any()
            assert not luck.points.luck[moment].any()
        else:
            fateful += luck.points.luck[moment].any()
    assert fateful > 10


def secrets(position: Position) -> list[tuple[int, int]]:
    """What nobody knows: bytes that all seats together do not see, by place; the dice are among them."""
    seen = known(position, ALL_SEATS).to_bytes()
    return [(place, byte) for place, byte in enumerate(position.to_bytes()) if byte != seen[place]]


@every_game
def test_equal_matches_have_equal_luck(name: str) -> None:
    match, luck = matches(name)[0]
    again = luck_of(Match.replay(match.position.game, match.recipe))
    assert np.array_equal(luck.chances.luck, again.chances.luck)
    assert np.array_equal(luck.points.value, again.points.value)
