"""The options: length of the time loop, points for open tiles, wild demand tiles for bonus tiles, random set-up."""

from typing import Any

import pytest

from princeps.games.trajan import GAME
from princeps.games.trajan.actions import ACTION_NAMES
from princeps.games.trajan.scenario import Scene
from princeps.games.trajan.state import NO_TILE, PLACING, TURNS
from princeps.kernel.errors import OptionError

pytestmark = pytest.mark.rules


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"time_loop": "short"}, "one of usual, long"),
        ({"open_tile_points": "perhaps"}, "yes or no"),
        ({"side_b": True}, "There is no option 'side_b'"),
    ],
)
def test_a_wrong_option_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        GAME.new(2, options=options)


# --- the time loop ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "usual", "long"), [(2, 11, 12), (3, 16, 17), (4, 21, 22)])
def test_the_time_loop_has_one_of_two_lengths(players: int, usual: int, long: int) -> None:
    assert GAME.new(players).state.facts.time_loop == usual
    assert GAME.new(players, options={"time_loop": "usual"}).state.facts.time_loop == usual
    assert GAME.new(players, options={"time-loop": "long"}).state.facts.time_loop == long


def test_a_long_loop_ends_a_space_later() -> None:
    for loop, ended in (("usual", 1), ("long", 0)):
        scene = Scene(time_loop=loop).at(time=9).turn().answer("tray.trajan")
        assert scene.state.round_ends == ended


# --- points for open tiles (T22) -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("chosen", "points"), [(False, 0), (True, 6)])
def test_every_open_trajan_tile_may_be_worth_a_point(chosen: bool, points: int) -> None:
    scene = Scene(open_tile_points=chosen).keep("bread")
    for slot, colour in zip(ACTION_NAMES, "BGOPWY", strict=True):
        scene.lay_tile(slot, "nine-points", 2 * colour)
    assert scene.at(quarter=4).after_election().points().get("open-tiles", 0) == points


# --- wild demand tiles (T17) -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("chosen", "points"), [(False, 6), (True, 24)])
def test_an_unused_wild_demand_may_count_for_bonus_tiles(chosen: bool, points: int) -> None:
    """Once for each tile, and not once more where there is an icon already."""
    scene = Scene(wild_demand_bonus=chosen).give("wild-demand", "religion")
    scene.own_bonus("bread", "games").own_bonus("religion", grey=True).at(quarter=4).after_election()
    assert scene.points()["bonus"] == points


def test_a_wild_demand_that_was_spent_does_not_count() -> None:
    scene = Scene(wild_demand_bonus=True).give("wild-demand").keep("games", "religion").climb_to(7, seat=1)
    scene.own_bonus("bread").open_bonuses("workers", "legionnaires").at(quarter=4).end_quarter().answer("bonus.1")
    assert "bonus" not in scene.points()


# --- random set-up ---------------------------------------------------------------------------------------------------


def test_without_random_set_up_everybody_chooses() -> None:
    assert GAME.new(2).state.stage == PLACING


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_set_up_leads_to_the_first_turn(players: int) -> None:
    position = GAME.new(players, seed=4, options={"random_setup": True})
    assert position.state.stage == TURNS
    assert position.deciders == (int(position.state.start),)
    for player in position.state.players[:players]:
        assert player.tray.sum(axis=0).tolist() == player.tray.sum(axis=1).tolist() == [2] * 6
        assert player.cards == player.hand.sum() == 3
        assert [tile != NO_TILE for tile in player.slot] == [False, True] * 3


def test_random_set_up_reaches_every_kind_of_choice() -> None:
    tables = [GAME.new(2, seed, {"random_setup": True}).state for seed in range(20)]
    players = [player for table in tables for player in table.players[:2]]
    assert len({player.tray.tobytes() for player in players}) == 40
    assert {int(player.known.sum()) for player in players} == {0, 1, 2, 3}
    assert {int(tile) // 9 for player in players for tile in player.slot[1::2]} == set(range(6))
