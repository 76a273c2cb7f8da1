"""The end of the game: hands, camps, sets, all bonus tiles on both sides, wild tiles, ties."""

import pytest

from princeps.games.trajan.actions import BUILDING_NAMES, DEMAND_NAMES
from princeps.games.trajan.scenario import Scene

pytestmark = pytest.mark.rules

PAIRS = (
    ("columns", "furs"),
    ("scrolls", "oil"),
    ("fruit", "ceramics"),
    ("wine", "fish"),
    ("jewellery", "gems"),
    ("cattle", "wheat"),
)
SIDES = pytest.mark.parametrize("grey", [False, True], ids=["yellow", "grey"])


def scored(scene: Scene, seat: int = 0) -> dict[str, int]:
    """What the final scoring brings; workers and legionnaires in the camps are left out."""
    scene.at(quarter=4).camps(seat, workers=0, legionnaires=0).after_election()
    assert scene.position.is_over
    return scene.points(seat)


# --- hands and camps -------------------------------------------------------------------------------------------------


def test_every_card_in_hand_is_worth_a_point() -> None:
    assert scored(Scene().hold("oil", "oil", "wheat")) == {"hand": 3}


def test_cards_on_display_are_worth_nothing_by_themselves() -> None:
    assert scored(Scene().display("oil", "oil", "wheat")) == {}


def test_a_wild_commodity_is_no_card_in_hand() -> None:
    assert scored(Scene().give("wild-commodity")) == {}


def test_workers_and_legionnaires_in_their_camps_are_worth_a_point_each() -> None:
    scene = Scene().at(quarter=4).camps(workers=3, legionnaires=2).after_election()
    assert scene.points() == {"workers": 3, "legionnaires": 2}


def test_those_who_left_their_camps_and_the_supply_are_worth_nothing() -> None:
    assert scored(Scene().work("r1c1", "r1c2").station("alpes", "noricum")) == {}


# --- sets of construction tiles --------------------------------------------------------------------------------------


@pytest.mark.parametrize("building", BUILDING_NAMES)
@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 0), (3, 10), (4, 20)])
def test_three_or_four_alike_are_a_set(building: str, count: int, points: int) -> None:
    assert scored(Scene().build(**{building: count})).get("sets", 0) == points


def test_different_tiles_are_no_set_and_several_sets_add_up() -> None:
    assert scored(Scene().build(stairs=1, door=1, fountain=1, roof=1, window=1)) == {}
    assert scored(Scene().build(stairs=3, door=4, fountain=3, roof=2)) == {"sets": 40}


@pytest.mark.parametrize(
    ("buildings", "wilds", "points"),
    [
        ({"door": 2}, 1, 10),
        ({"door": 3}, 1, 20),
        ({"door": 1}, 2, 10),
        ({"door": 2}, 2, 20),
        ({"door": 2, "roof": 2}, 1, 10),
        ({"door": 2, "roof": 2}, 2, 20),
        ({"door": 3, "roof": 3}, 2, 40),
        ({"door": 3, "roof": 2}, 1, 20),
        ({"door": 4, "roof": 2}, 1, 30),
        ({"door": 4, "roof": 1}, 1, 20),
        ({"door": 4, "roof": 4}, 2, 40),
        ({"door": 1, "roof": 1}, 1, 0),
        ({}, 2, 0),
    ],
)
def test_wild_construction_tiles_go_where_they_bring_most(buildings: dict[str, int], wilds: int, points: int) -> None:
    scene = Scene().build(**buildings).give(*["wild-construction"] * wilds)
    assert scored(scene).get("sets", 0) == points


# --- the twelve bonus tiles ------------------------------------------------------------------------------------------


@SIDES
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_commodities_on_display(pair: tuple[str, str], grey: bool) -> None:
    others = [name for other in PAIRS if other != pair for name in other]
    scene = Scene().display(*pair, pair[1], *others).own_bonus(pair[0], grey=grey)
    assert scored(scene) == {"bonus": 3 * (2 if grey else 3)}


@SIDES
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_commodities_in_hand_do_not_count_for_bonus_tiles(pair: tuple[str, str], grey: bool) -> None:
    assert scored(Scene().hold(*pair).own_bonus(pair[0], grey=grey)) == {"hand": 2}


@SIDES
@pytest.mark.parametrize("demand", DEMAND_NAMES)
@pytest.mark.parametrize("count", [1, 3])
def test_a_demand_tile_counts_once(demand: str, count: int, grey: bool) -> None:
    scene = Scene().give(*[demand] * count).own_bonus(demand, grey=grey)
    assert scored(scene) == {"bonus": 6 if grey else 9}


@SIDES
@pytest.mark.parametrize("demand", DEMAND_NAMES)
def test_other_icons_and_trajan_tiles_do_not_count(demand: str, grey: bool) -> None:
    others = [name for name in DEMAND_NAMES if name != demand]
    assert scored(Scene().give(*others).keep(demand).own_bonus(demand, grey=grey)) == {}


@SIDES
@pytest.mark.parametrize(("count", "half"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_workers_on_sites(count: int, half: int, grey: bool) -> None:
    scene = Scene().work(*("r1c1", "r2c2", "r3c3", "r4c4")[:count]).work("r1c1", "r1c2", seat=1)
    assert scored(scene.own_bonus("workers", grey=grey)) == {"bonus": half if grey else count}


@SIDES
def test_legionnaires_in_provinces(grey: bool) -> None:
    scene = Scene().station("alpes", "noricum", "britannia").station("alpes", "raetia", seat=1)
    assert scored(scene.own_bonus("legionnaires", grey=grey)) == {"bonus": 3 if grey else 6}


def test_yellow_tiles_on_the_yellow_side_count_the_tile_itself() -> None:
    scene = Scene().own_bonus("yellow-tiles", "bread", "oil").own_bonus("games", grey=True)
    assert scored(scene) == {"bonus": 9}


def test_yellow_tiles_on_the_grey_side_count_yellow_tiles_only() -> None:
    scene = Scene().own_bonus("yellow-tiles", "games", grey=True).own_bonus("bread", "oil")
    assert scored(scene) == {"bonus": 4}


def test_tiles_of_others_do_not_count() -> None:
    scene = Scene().own_bonus("yellow-tiles").own_bonus("bread", "games", seat=1)
    assert scored(scene) == {"bonus": 3}


def test_all_bonus_tiles_add_up() -> None:
    scene = Scene().own_bonus("oil", "bread", "workers").own_bonus("legionnaires", grey=True)
    scene.display("oil", "scrolls", "oil").give("bread").work("r1c1").station("alpes")
    assert scored(scene) == {"bonus": 9 + 9 + 1 + 1}


# --- wild commodities ------------------------------------------------------------------------------------------------


@SIDES
def test_an_unused_wild_commodity_counts_for_a_bonus_tile(grey: bool) -> None:
    scene = Scene().display("oil").give("wild-commodity", "wild-commodity").own_bonus("oil", grey=grey)
    assert scored(scene) == {"bonus": 6 if grey else 9}


def test_a_wild_commodity_counts_once_for_the_best_tile() -> None:
    scene = Scene().display("oil", "wine").give("wild-commodity").own_bonus("oil", grey=True).own_bonus("wine", "gems")
    assert scored(scene) == {"bonus": 2 + 3 + 3}


def test_a_wild_commodity_counts_for_no_other_tile() -> None:
    scene = Scene().give("wild-commodity", "wild-demand").own_bonus("bread", "workers", "legionnaires")
    assert scored(scene) == {}


# --- the winner ------------------------------------------------------------------------------------------------------


def test_the_game_is_over_after_the_fourth_quarter() -> None:
    scene = Scene().at(quarter=4).end_quarter()
    assert not scene.position.is_over
    scene.answer("bonus.1")
    assert scene.position.is_over
    assert scene.position.deciders == ()
    assert scene.position.rounds == 16


def test_no_tiles_are_refilled_when_the_game_is_over() -> None:
    scene = Scene().offer("bread").at(quarter=4).end_quarter().answer("bonus.1")
    assert (scene.state.forum >= 0).sum() == 1
    assert scene.state.bonus_open.tolist() == [-1, -1]


def test_the_last_bonus_tiles_are_scored_too() -> None:
    scene = Scene(2).hold("oil").climb_to(1).open_bonuses("workers", "yellow-tiles").work("r1c1", "r1c2")
    scene.own_bonus("games", seat=1).keep(*DEMAND_NAMES).at(quarter=4).end_quarter().answer("bonus.1")
    assert scene.points()["bonus"] == 2
    assert scene.points(1)["bonus"] == 2


def test_most_points_win() -> None:
    scene = Scene(3).hold("oil", seat=1).hold("oil", "wine", seat=2).at(quarter=4).after_election()
    assert scene.position.scores == (2, 3, 4)
    assert scene.position.ranking == (3, 2, 1)


def test_among_equals_the_higher_place_in_the_senate_wins() -> None:
    """The discs were stacked anew by the last election, with the consul on top."""
    scene = Scene(3).climb_to(3, seat=1).climb_to(2, seat=0).climb_to(1, seat=2).open_bonuses("bread", "games")
    scene.at(quarter=4).end_quarter().answer("bonus.1")
    scene.position.array["players"][0]["points_from"][:] = 0
    assert scene.position.ranking == (2, 1, 3)
