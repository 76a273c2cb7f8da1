"""Figures without luck: surer where luck decided, as sure where it did not, and the same on average."""

from dataclasses import replace

import numpy as np
import pytest

from arena.outcomes import outcome
from princeps.arena.play import Outcome
from princeps.arena.without_luck import take_off, without_luck

GAMES = 200


def tournament(told: float) -> list[Outcome]:
    """Games that chance alone decides; what is told of it is true in so many of them."""
    random = np.random.default_rng(7)
    games = []
    for number in range(GAMES):
        edge = random.choice((-1, 1))
        luck = edge / 2 if random.random() < told else random.choice((-1, 1)) / 2
        games.append(outcome(number, "a b", [50 + 5 * edge, 50 - 5 * edge], luck=[luck, -luck]))
    return games


def test_where_luck_decides_all_the_interval_shrinks_to_nothing() -> None:
    fair = without_luck("a", tournament(told=1.0))
    assert fair is not None
    assert fair.width == pytest.approx(0, abs=0.01)
    assert fair.win_share == pytest.approx(0.5, abs=0.01)
    assert fair.mean_score == pytest.approx(50, abs=0.1)


def test_where_luck_decides_nothing_the_figures_stay() -> None:
    fair = without_luck("a", tournament(told=0.0))
    assert fair is not None
    assert fair.width == pytest.approx(1, abs=0.02)


def test_slips_are_taken_off_by_a_multiple_of_their_own() -> None:
    """Chance and carelessness decide together; each is told in another measure."""
    random = np.random.default_rng(4)
    games = []
    for number in range(GAMES):
        luck, slip = random.choice((-1, 1), 2) / 4
        edge = round(4 * (luck + slip))  # 2, 0 or -2
        games.append(outcome(number, "a b", [50 + edge, 50 - edge], luck=[luck, -luck], slips=[3 * slip, -3 * slip]))
    fair = without_luck("a", games)
    assert fair is not None
    assert fair.width == pytest.approx(0, abs=0.02)
    assert fair.win_share == pytest.approx(0.5, abs=0.01)
    told_of_luck = without_luck("a", [replace(game, slips_in_wins=None, slips_in_points=None) for game in games])
    assert told_of_luck is not None
    assert told_of_luck.width == pytest.approx(0.5**0.5, abs=0.05)


def swapped(deals: int, decided_by_seat: float) -> list[Outcome]:
    """Every deal is played twice, with the seats swapped; in so many deals a seat wins both games."""
    random = np.random.default_rng(5)
    games: list[Outcome] = []
    for deal in range(deals):
        lucky = random.choice((-1, 1))
        for seats in ("a b", "b a"):
            edge = lucky if random.random() < decided_by_seat else random.choice((-1, 1))
            game = outcome(len(games), seats, [50 + edge, 50 - edge], luck=[0.0, 0.0])
            games.append(replace(game, deal=deal))
    return games


def test_a_deal_is_one_observation() -> None:
    """Where the deal decides, everybody wins one of its two games, and nothing is left to doubt."""
    decided, half, open_ = (without_luck("a", swapped(200, share)) for share in (1.0, 0.7, 0.0))
    assert decided is not None
    assert half is not None
    assert open_ is not None
    assert (decided.win_share, decided.ci95, decided.width) == (0.5, (0.5, 0.5), 0)
    assert half.width == pytest.approx((1 - 0.7**2) ** 0.5, abs=0.1)
    assert open_.width == pytest.approx(1, abs=0.1)


def test_whoever_has_always_won_may_still_lose() -> None:
    fair = without_luck("a", [outcome(n, "a b", [2, 1], luck=[0.1, -0.1]) for n in range(20)])
    assert fair is not None
    assert (fair.win_share, fair.ci95[1], fair.width) == (1, 1, 1)
    assert fair.ci95[0] == pytest.approx(0.839, abs=1e-3)


def test_intervals_hold() -> None:
    """Of tournaments in which the truth is known, 95 % have it within the interval."""
    held, widths, random = 0, [], np.random.default_rng(2)
    for _ in range(400):
        games = []
        for deal in range(30):
            fortune = random.normal()
            for seats, sign in (("a b", 1), ("b a", -1)):
                drawn = random.normal()
                edge = 1 if 0.5 + sign * fortune + drawn + random.normal() > 0 else -1  # of "a"
                luck = 0.2 * sign * drawn
                scores = [50 + sign * edge, 50 - sign * edge]
                games.append(replace(outcome(0, seats, scores, luck=[luck, -luck]), deal=deal))
        fair = without_luck("a", games)
        assert fair is not None
        widths.append(fair.width)
        held += fair.ci95[0] <= 0.6136 <= fair.ci95[1]  # the chance that a normal number of variance 3 exceeds -0.5
    assert held / 400 == pytest.approx(0.95, abs=0.03)
    assert np.mean(widths) < 0.85


def test_seats_of_one_name_share_the_luck_of_a_game() -> None:
    mirror = [outcome(n, "a a", [n % 3, n % 2], luck=[0.2, -0.2]) for n in range(9)]
    fair = without_luck("a", mirror)
    assert fair is not None
    assert (fair.win_share, fair.ci95) == (0.5, (0.5, 0.5))


def test_nothing_is_said_where_a_game_does_not_tell_or_all_games_are_one_deal() -> None:
    games = tournament(told=1.0)[:3]
    assert without_luck("a", [*games, outcome(9, "a b", [1, 2])]) is None
    assert without_luck("a", games[:1]) is None


def test_the_games_of_a_deal_have_no_say_in_how_much_of_their_luck_is_taken_off() -> None:
    deals = np.array([0, 0, 1, 1, 2, 2])
    luck = np.array([[0.4, -0.1, 0.2, 0.3, -0.5, -0.2], [0.3, 0.1, -0.4, 0.2, 0.1, -0.3]]).T
    results = np.array([1.0, 0, 1, 1, 0, 0])
    others = np.array([0.0, 1, 1, 1, 0, 0])
    first = deals == 0
    assert take_off(results, luck, deals)[first] - results[first] == pytest.approx(
        take_off(others, luck, deals)[first] - others[first]
    )


def test_on_average_the_mean_stays_what_it_is() -> None:
    """Of small tournaments in which luck is zero on average but skewed, and decides more the better it is."""
    random = np.random.default_rng(3)
    deals = np.arange(6)
    shifts = []
    for _ in range(4000):
        luck = random.exponential(size=(6, 2)) - 1
        results = (luck**2).sum(1) + random.normal(size=6)
        shifts.append(take_off(results, luck, deals).mean() - results.mean())
    assert abs(np.mean(shifts)) < 3.5 * np.std(shifts) / len(shifts) ** 0.5
