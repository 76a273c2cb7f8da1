"""Who plays whom: everybody sits everywhere, on the same deals."""

from collections import Counter
from itertools import combinations

import pytest

from princeps.arena.schedule import Settings, fixtures, read_settings, tables
from princeps.kernel.errors import PrincepsError

FORUM = "forum-trajanum"


def settings(bots: str, players: int, seed: int = 5) -> Settings:
    return Settings(FORUM, 1, "", tuple(bots.split()), players, seed)


# --- tables ----------------------------------------------------------------------------------------------------------


def test_a_line_up_moves_round_the_table() -> None:
    assert tables("abcd", 4) == [tuple("abcd"), tuple("bcda"), tuple("cdab"), tuple("dabc")]


def test_one_among_three_equals_sits_in_each_seat_once() -> None:
    assert tables("abbb", 4) == [tuple("abbb"), tuple("bbba"), tuple("bbab"), tuple("babb")]


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abc", 2), ("abcd", 3), ("abcd", 4), ("ab", 3), ("a", 4)])
def test_every_bot_has_every_seat_equally_often(bots: str, players: int) -> None:
    taken = Counter((seat, name) for table in tables(bots, players) for seat, name in enumerate(table))
    assert len(taken) == len(bots) * players
    assert len(set(taken.values())) == 1


def test_more_bots_than_seats_meet_in_all_combinations() -> None:
    met = Counter(frozenset(table) for table in tables("abcd", 2))
    assert met == {frozenset(pair): 2 for pair in combinations("abcd", 2)}


def test_a_short_line_up_begins_again() -> None:
    assert tables("ab", 4) == [tuple("abab"), tuple("baba")]


def test_tables_that_come_out_equal_are_played_once() -> None:
    assert tables("aaaa", 4) == [tuple("aaaa")]


# --- deals -----------------------------------------------------------------------------------------------------------


def test_every_table_of_a_block_plays_the_same_deal_and_the_next_block_another() -> None:
    deals = [fixture.deal for fixture in fixtures(settings("a b c", 2), 12)]
    assert len(set(deals[:6])) == len(set(deals[6:])) == 1
    assert deals[0] != deals[6]


def test_other_bots_play_the_same_deals() -> None:
    few = [fixture.deal for fixture in fixtures(settings("a b", 2), 6)]
    many = [fixture.deal for fixture in fixtures(settings("c d e f", 4), 12)]
    assert few[::2] == many[::4]


def test_another_seed_gives_other_deals() -> None:
    one = {fixture.deal for fixture in fixtures(settings("a b", 2, seed=1), 20)}
    other = {fixture.deal for fixture in fixtures(settings("a b", 2, seed=2), 20)}
    assert not one & other


def test_a_longer_tournament_begins_with_the_shorter_one() -> None:
    assert [*fixtures(settings("a b c", 2), 20)][:7] == [*fixtures(settings("a b c", 2), 7)]


def test_bots_at_one_table_have_different_seeds() -> None:
    for fixture in fixtures(settings("a b c d", 4), 20):
        assert len({fixture.deal, *(fixture.bot_seed(seat) for seat in range(4))}) == 5


# --- settings --------------------------------------------------------------------------------------------------------


def test_each_bot_has_a_seat_unless_told_otherwise() -> None:
    assert read_settings(FORUM, ["random"] * 3, None, 0).players == 3
    assert read_settings(FORUM, ["random"] * 6, None, 0).players == 4


def test_options_are_kept_as_values_without_defaults() -> None:
    words = {"open-tiles": "yes", "side-b": "no"}
    assert read_settings(FORUM, ["random"], 2, 0, words).options == {"open_tiles": True}


@pytest.mark.parametrize(
    ("bots", "players", "seed", "options", "sentence"),
    [
        (["deep-thought"], 2, 0, {}, "There is no bot 'deep-thought'"),
        ([""], 2, 0, {}, "There is no bot ''"),
        ([], 2, 0, {}, "Name at least one bot."),
        (["random"], 5, 0, {}, "Forum Trajanum is for 2 to 4 players, not 5."),
        (["random"], 2, -1, {}, "A seed is a whole number"),
        (["random"], 2, 0, {"colour": "blue"}, "There is no option 'colour'"),
    ],
)
def test_what_cannot_be_played_is_refused(
    bots: list[str], players: int, seed: int, options: dict[str, str], sentence: str
) -> None:
    with pytest.raises(PrincepsError, match=f"^{sentence}"):
        read_settings(FORUM, bots, players, seed, options)
