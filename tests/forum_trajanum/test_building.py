"""The building action: what a building costs, where it may stand, stocks, and every exchange with its limits."""

import pytest

from princeps.games.forum_trajanum.actions import COLOUR_NAMES, GREY_NAMES
from princeps.games.forum_trajanum.scenario import Scene
from princeps.kernel.errors import IllegalAction

pytestmark = pytest.mark.rules

NO_ROOM_FOR_TWO = "#L.L.# L.T.L. .L.LTL LTLLLL LLLTLL #LLLL#"


def builds(scene: Scene) -> list[str]:
    return [choice for choice in scene.choices() if choice.startswith("build")]


def sites(scene: Scene) -> list[str]:
    return [choice.partition(".")[2] for choice in scene.choices()]


# --- what it costs ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("grey", "letter"), [*zip(GREY_NAMES, "LBMC", strict=True)])
def test_a_grey_building_costs_a_builder(grey: str, letter: str) -> None:
    scene = Scene().vacate().give(builder=1).building()
    assert builds(scene) == [f"build.{name}" for name in GREY_NAMES]
    scene.answer(f"build.{grey}", "site.r3c1")
    assert scene.picture()[2] == f"{letter}...T."
    assert scene.owned() == {}


@pytest.mark.parametrize(("colour", "letter"), [*zip(COLOUR_NAMES, "fhsp", strict=True)])
def test_a_coloured_structure_costs_a_worker_of_its_colour(colour: str, letter: str) -> None:
    scene = Scene().vacate().give(**{colour: 1}).building()
    assert builds(scene) == [f"build.{colour}"]
    scene.answer(f"build.{colour}", "site.r3c1")
    assert scene.picture()[2] == f"{letter}...T."
    assert scene.owned() == {}


@pytest.mark.parametrize(("colour", "letters"), [*zip(COLOUR_NAMES, ("Lf", "Bh", "Ms", "Cp"), strict=True)])
def test_a_mixed_double_tile_costs_a_builder_and_a_worker(colour: str, letters: str) -> None:
    scene = Scene().vacate().give(builder=1, **{colour: 1}).building()
    assert builds(scene)[-1] == f"build-mixed.{colour}"
    scene.answer(f"build-mixed.{colour}", "double-site.r3c1.east")
    assert scene.picture()[2] == f"{letters}..T."
    assert scene.owned() == {}


@pytest.mark.parametrize(("colour", "letter"), [*zip(COLOUR_NAMES, "fhsp", strict=True)])
def test_two_structures_of_a_colour_cost_two_workers(colour: str, letter: str) -> None:
    scene = Scene().vacate().give(**{colour: 2}).building()
    assert builds(scene) == [f"build.{colour}", f"build-pair.{colour}"]
    scene.answer(f"build-pair.{colour}", "double-site.r3c1.south")
    assert [row[0] for row in scene.picture()[2:4]] == [letter, letter]
    assert scene.owned() == {}


def test_without_figures_nothing_can_be_built() -> None:
    assert Scene().vacate().give(assistant=5, tribune=5, coin=5).building().choices() == ["end-turn"]


def test_only_one_building_a_turn() -> None:
    scene = Scene().vacate().give(builder=3, park=3).building().answer("build.column", "site.r3c1")
    assert builds(scene) == []
    assert "end-turn" in scene.choices()


# --- where it may stand ----------------------------------------------------------------------------------------------


def test_single_tiles_go_to_vacated_spaces_only() -> None:
    scene = Scene().draw_colonia("K.#### ##T..# ##L#T# #Tp### ###T## k####.").give(builder=1).building()
    assert sites(scene.answer("build.library")) == ["r1c2", "r2c4", "r2c5", "r6c6"]


def test_without_a_vacated_space_nothing_can_be_built() -> None:
    assert builds(Scene().give(builder=1, park=2).building()) == []


def test_a_double_tile_needs_two_neighbouring_spaces() -> None:
    scene = Scene().draw_colonia(NO_ROOM_FOR_TWO).give(builder=1, park=2).building()
    assert builds(scene) == [*(f"build.{grey}" for grey in GREY_NAMES), "build.park"]


@pytest.mark.parametrize(
    ("direction", "first", "second"),
    [("east", "C", "p"), ("west", "p", "C"), ("south", "C", "p"), ("north", "p", "C")],
)
def test_a_mixed_tile_may_lie_in_all_four_ways(direction: str, first: str, second: str) -> None:
    scene = Scene().draw_colonia("###### ##T### #..#T# #T..## ##.T## ######").give(builder=1, park=1).building()
    scene.answer("build-mixed.park")
    assert sites(scene) == [
        "r3c2.east",
        "r3c3.south",
        "r3c3.west",
        "r4c3.east",
        "r4c3.south",
        "r4c3.north",
        "r4c4.west",
        "r5c3.north",
    ]
    scene.answer(f"double-site.r4c3.{direction}" if direction != "west" else "double-site.r4c4.west")
    spaces = {"east": ("r4c3", "r4c4"), "west": ("r4c3", "r4c4"), "south": ("r4c3", "r5c3"), "north": ("r3c3", "r4c3")}
    assert [scene.picture()[int(name[1]) - 1][int(name[3]) - 1] for name in spaces[direction]] == [first, second]


def test_each_pair_of_spaces_is_counted_once() -> None:
    scene = Scene().draw_colonia("###### ##T### #..#T# #T..## ##.T## ######").give(park=2).building()
    assert sites(scene.answer("build-pair.park")) == ["r3c2.east", "r3c3.south", "r4c3.east", "r4c3.south"]


def test_where_a_crane_was_removed_there_is_room_to_build() -> None:
    scene = Scene().draw_colonia(".##### ##T### ####T# #T#### ###T## ######").give(builder=1).building()
    assert sites(scene.answer("build.market")) == ["r1c1"]


# --- stocks ----------------------------------------------------------------------------------------------------------


def test_a_building_takes_a_tile_of_its_kind() -> None:
    scene = Scene().vacate().give(builder=2, park=4)
    for answers in (
        ("build.column", "site.r1c2"),
        ("build.park", "site.r1c3"),
        ("build-mixed.park", "double-site.r2c1.east"),
        ("build-pair.park", "double-site.r3c1.east"),
    ):
        scene.building().answer(*answers)
    assert scene.state.single.tolist() == [14, 14, 14, 12]
    assert scene.state.double.tolist() == [12, 12, 12, 10]


def test_a_kind_that_has_run_out_cannot_be_built_on_either_side() -> None:
    scene = Scene().vacate().give(builder=1, park=2).stock("single", park=0).building()
    assert builds(scene) == ["build.library", "build.basilica", "build.market", "build-mixed.park", "build-pair.park"]
    scene.stock("double", park=0)
    assert builds(scene) == ["build.library", "build.basilica", "build.market"]


def test_the_last_tile_of_a_kind_may_be_built_on_either_side() -> None:
    scene = Scene().vacate().give(builder=1, park=2).stock("single", park=1).stock("double", park=1).building()
    assert {"build.column", "build.park", "build-mixed.park", "build-pair.park"} <= set(builds(scene))


# --- exchanges -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_two_workers_of_a_colour_become_a_builder(colour: str) -> None:
    scene = Scene().give(**{colour: 3}).building()
    assert scene.choices() == [f"trade.{colour}", "end-turn"]
    scene.answer(f"trade.{colour}")
    assert scene.owned() == {colour: 1, "builder": 1}
    assert scene.choices() == ["end-turn"]


def test_workers_of_different_colours_become_no_builder() -> None:
    assert Scene().give(fountain=1, house=1, stable=1, park=1).building().choices() == ["end-turn"]


def test_workers_are_traded_as_often_as_there_are_two() -> None:
    scene = Scene().give(park=4, house=2).building().answer("trade.park", "trade.house", "trade.park")
    assert scene.owned() == {"builder": 3}


@pytest.mark.parametrize("colour", COLOUR_NAMES)
@pytest.mark.parametrize("other", COLOUR_NAMES)
def test_an_assistant_changes_the_colour_of_a_worker(colour: str, other: str) -> None:
    scene = Scene().give(assistant=1, **{colour: 1}).building()
    if colour == other:
        assert f"recolour.{colour}.{other}" not in scene.choices()
    else:
        scene.answer(f"recolour.{colour}.{other}")
        assert scene.owned() == {other: 1}


def test_without_a_worker_or_an_assistant_there_is_nothing_to_recolour() -> None:
    assert Scene().give(assistant=4).building().choices() == ["end-turn"]
    assert Scene().give(park=1).building().choices() == ["end-turn"]


def test_recolouring_has_no_limit_but_the_assistants() -> None:
    scene = Scene().give(assistant=3, park=3).building()
    scene.answer("recolour.park.house", "recolour.park.stable", "recolour.house.stable")
    assert scene.owned() == {"park": 1, "stable": 2}


def test_an_exchange_that_cannot_be_paid_is_refused_and_changes_nothing() -> None:
    scene = Scene().give(park=1).building()
    before = scene.position.to_bytes()
    with pytest.raises(IllegalAction):
        scene.answer("trade.park")
    assert scene.position.to_bytes() == before


# --- what a building gives -------------------------------------------------------------------------------------------


def test_a_pair_of_structures_sends_two_envoys() -> None:
    scene = Scene().vacate().give(park=2).load_ship(3).draw_forum("GGGB").building()
    scene.answer("build-pair.park", "double-site.r3c1.east", "envoy.r1c3", "envoy.r1c1")
    assert scene.envoys() == ["r1c1", "r1c3"]
    assert scene.player().ship == 1
    assert scene.choices() == ["end-turn"]


def test_a_single_structure_sends_one_envoy() -> None:
    scene = Scene().vacate().give(park=1).load_ship(3).draw_forum("GGGB").building()
    scene.answer("build.park", "site.r3c1", "envoy.r1c3")
    assert scene.player().ship == 2
    assert scene.choices() == ["end-turn"]


def test_a_pair_of_structures_sends_one_envoy_if_the_ship_holds_only_one() -> None:
    scene = Scene().vacate().give(park=2).load_ship(1).draw_forum("GGGB").building()
    scene.answer("build-pair.park", "double-site.r3c1.east", "envoy.r1c3")
    assert scene.choices() == ["end-turn"]


def test_the_second_envoy_of_a_pair_may_stay() -> None:
    scene = Scene().vacate().give(park=2).load_ship(2).draw_forum("GGGB").building()
    scene.answer("build-pair.park", "double-site.r3c1.east", "envoy.r1c3", "decline")
    assert scene.player().ship == 1


def test_without_an_envoy_a_structure_may_be_built_all_the_same() -> None:
    scene = Scene().vacate().give(park=1).building().answer("build.park", "site.r3c1")
    assert scene.choices() == ["end-turn"]


def test_without_a_free_square_of_the_colour_no_envoy_is_sent() -> None:
    scene = Scene().vacate().give(park=1).load_ship(1).draw_forum("GB*").send("r1c1", seat=1).building()
    assert scene.answer("build.park", "site.r3c1").choices() == ["end-turn"]


def test_a_column_beside_a_structure_scores_without_a_question_of_order() -> None:
    scene = Scene().vacate().give(builder=1, park=1).load_ship(1).draw_forum("GG").building()
    scene.answer("build-mixed.park", "double-site.r3c1.east")
    assert scene.points() == {"column": 3}
    assert scene.choices() == ["envoy.r1c1", "envoy.r1c2", "decline"]
