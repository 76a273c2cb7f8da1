"""The figures, against games made by hand and against values from the literature."""

import pytest

from arena.outcomes import outcome
from princeps.arena.play import Outcome
from princeps.arena.schedule import Settings
from princeps.arena.standings import Standings, rate, standings
from princeps.bots.winning import wilson, win_shares


def found(*outcomes: Outcome) -> Standings:
    bots = tuple(dict.fromkeys(name for it in outcomes for name in it.seats))
    return standings(Settings("forum-trajanum", 1, "", bots, len(outcomes[0].seats), 0), outcomes)


# --- wins ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [
        (8, 10, 0.49016, 0.94332),
        (0, 10, 0.0, 0.27753),
        (10, 10, 0.72247, 1.0),
        (50, 100, 0.40383, 0.59617),
        (81, 263, 0.25525, 0.36621),  # Newcombe 1998, example (a)
        (15, 148, 0.06237, 0.16053),  # (b)
    ],
)
def test_wilson_intervals(wins: int, trials: int, low: float, high: float) -> None:
    assert wilson(wins, trials) == pytest.approx((low, high), abs=5e-5)


def test_a_shared_win_is_split() -> None:
    assert win_shares([1, 3, 1, 4]) == [0.5, 0.0, 0.5, 0.0]
    figures = found(outcome(1, "a b c", [40, 40, 20])).bots
    assert [figures[name].wins for name in "abc"] == [0.5, 0.5, 0.0]


def test_wins_of_all_bots_are_the_number_of_games() -> None:
    games = [outcome(n, "a b c", [n * n % 7, n * 5 % 7, n * 3 % 5]) for n in range(1, 30)]
    assert sum(figures.wins for figures in found(*games).bots.values()) == pytest.approx(29)


def test_equal_strength_is_an_equal_share_however_many_seats_a_name_has() -> None:
    won_in_turn = [outcome(n, "a b b b", [10 * (seat == n % 4) for seat in range(4)]) for n in range(8)]
    figures = found(*won_in_turn).bots
    assert (figures["a"].wins, figures["b"].wins) == (2, 6)
    assert (figures["a"].seat_games, figures["b"].seat_games) == (8, 24)
    assert figures["a"].win_share == figures["b"].win_share == 0.25


def test_head_to_head_counts_places_and_halves_ties() -> None:
    duels = found(outcome(1, "a b c", [30, 20, 10]), outcome(2, "a b c", [20, 20, 30])).bots["a"].ahead_of
    assert (duels["b"].share, duels["b"].pairs) == (0.75, 2)
    assert duels["c"].share == 0.5


# --- means -----------------------------------------------------------------------------------------------------------


def test_scores_ranks_and_points_are_means() -> None:
    figures = found(outcome(1, "a b", [30, 60]), outcome(2, "b a", [40, 90])).bots["a"]
    assert (figures.mean_score, figures.mean_rank) == (60, 1.5)
    assert figures.score_sd == pytest.approx(42.426407)
    assert figures.points_by_source == {"column": 30, "eagle": 30}
    assert figures.points_by_round == [20, 60]


def test_one_game_has_no_spread() -> None:
    assert found(outcome(1, "a b", [30, 60])).bots["a"].score_sd == 0


def test_times_are_given_as_median_high_percentile_and_longest() -> None:
    games = [outcome(n, "a b", [1, 2], seconds=n / 100) for n in range(1, 102)]
    figures = found(*games).bots["a"]
    assert figures.seconds_per_decision.median == pytest.approx(0.51)
    assert figures.seconds_per_sequence.median == pytest.approx(1.02)
    assert figures.seconds_per_sequence.p99 == pytest.approx(2.0)
    assert figures.seconds_per_sequence.max == pytest.approx(2.02)


# --- ratings ---------------------------------------------------------------------------------------------------------


def test_winning_raises_the_rating_and_playing_makes_it_surer() -> None:
    once = rate([outcome(1, "a b", [2, 1])])
    often = rate([outcome(n, "a b", [2, 1]) for n in range(10)])
    assert often["a"].mu > once["a"].mu > 25 > once["b"].mu > often["b"].mu
    assert often["a"].sigma < once["a"].sigma


def test_places_behind_the_first_count_too() -> None:
    ratings = rate([outcome(n, "a b c", [30, 20, 10]) for n in range(5)])
    assert ratings["a"].mu > ratings["b"].mu > ratings["c"].mu


def test_a_bot_learns_nothing_from_playing_itself() -> None:
    assert rate([outcome(n, "a a a a", [40, 30, 20, 10]) for n in range(5)])["a"].mu == pytest.approx(25)


def test_the_order_in_which_games_ended_does_not_matter() -> None:
    games = [outcome(n, "a b", [n % 3, n % 2]) for n in range(1, 9)]
    assert found(*games).as_data() == found(*reversed(games)).as_data()
