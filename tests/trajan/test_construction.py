"""The construction action: workers, neighbouring sites, and the actions that first tiles bring."""

import pytest

from princeps.games.trajan.actions import BUILDING_NAMES, SITE_NAMES
from princeps.games.trajan.scenario import Scene
from princeps.games.trajan.state import NO_TILE

pytestmark = pytest.mark.rules

# The action that the first tile of a type brings, and an answer by which it is known.
FREE_ACTIONS = {
    "stairs": "forum.bread",
    "door": "climb",
    "fountain": "draw-two",
    "roof": "tile.cards",
    "window": "recruit",
}


def sites(scene: Scene) -> list[str]:
    return [choice.removeprefix("build.") for choice in scene.choices() if choice.startswith("build")]


def builder(**buildings: int) -> Scene:
    return Scene().offer("bread").build(**buildings)


# --- workers ---------------------------------------------------------------------------------------------------------


def test_a_token_becomes_a_worker() -> None:
    scene = Scene().acting("construction").answer("hire")
    assert (scene.player().supply, scene.player().workers, scene.player().legionnaires) == (12, 2, 1)


def test_without_tokens_nobody_can_be_hired() -> None:
    assert "hire" not in Scene().camps(supply=0).acting("construction").choices()


def test_without_workers_nothing_is_built() -> None:
    assert Scene().camps(workers=0).acting("construction").choices() == ["hire", "decline"]


def test_without_tokens_and_workers_there_is_nothing_to_do() -> None:
    assert Scene().camps(workers=0, supply=0).acting("construction").choices() == ["end-turn"]


# --- sites -----------------------------------------------------------------------------------------------------------


def test_the_first_worker_may_go_anywhere() -> None:
    assert sites(Scene().acting("construction")) == list(SITE_NAMES)


def test_the_first_worker_may_go_to_a_site_of_others() -> None:
    assert sites(Scene().work("r1c1", "r1c2", seat=1).acting("construction")) == list(SITE_NAMES)


@pytest.mark.parametrize(
    ("own", "reached"),
    [
        (("r1c1",), {"r1c2", "r2c1"}),
        (("r1c5",), {"r1c4", "r2c5"}),
        (("r2c1",), {"r1c1", "r3c1", "r2c2"}),
        (("r4c1",), {"r3c1", "r4c2"}),
        (("r4c5",), {"r4c4", "r3c5"}),
        (("r2c3",), {"r1c3", "r3c3", "r2c2", "r2c4"}),
        (("r1c1", "r1c2"), {"r2c1", "r2c2", "r1c3"}),
    ],
)
def test_further_workers_go_beside_ones_own(own: tuple[str, ...], reached: set[str]) -> None:
    assert set(sites(Scene().work(*own).acting("construction"))) == reached


def test_workers_of_others_are_no_neighbours() -> None:
    scene = Scene().work("r1c1").work("r1c3", seat=1).acting("construction")
    assert set(sites(scene)) == {"r1c2", "r2c1"}


@pytest.mark.parametrize("building", BUILDING_NAMES)
@pytest.mark.parametrize("points", [2, 3, 4, 5])
def test_a_tile_brings_its_points_and_lies_on_the_mat(building: str, points: int) -> None:
    scene = builder().lay_building("r3c3", building, points).acting("construction").answer("build.r3c3")
    assert scene.points() == {"building": points}
    assert scene.player().buildings.tolist() == [name == building for name in BUILDING_NAMES]
    assert scene.state.site_tile[SITE_NAMES.index("r3c3")] == NO_TILE
    assert scene.player().workers == 0


# --- free actions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("building", BUILDING_NAMES)
def test_the_first_tile_of_a_type_brings_its_action(building: str) -> None:
    scene = builder().lay_building("r3c3", building, 3).acting("construction").answer("build.r3c3")
    assert FREE_ACTIONS[building] in scene.choices()
    if building != "fountain":  # which asks what to discard
        assert scene.answer(FREE_ACTIONS[building]).choices() == ["end-turn"]


@pytest.mark.parametrize("building", BUILDING_NAMES)
def test_the_second_tile_of_a_type_brings_none(building: str) -> None:
    scene = builder(**{building: 1}).lay_building("r3c3", building, 3).acting("construction").answer("build.r3c3")
    assert scene.choices() == ["end-turn"]
    assert scene.points() == {"building": 3}


@pytest.mark.parametrize("building", BUILDING_NAMES)
def test_a_free_action_may_be_declined(building: str) -> None:
    scene = builder().lay_building("r3c3", building, 3).acting("construction").answer("build.r3c3", "decline")
    assert scene.choices() == ["end-turn"]


def test_the_first_tile_is_first_even_if_others_have_one() -> None:
    scene = builder().build(seat=1, door=3).lay_building("r3c3", "door", 3).acting("construction").answer("build.r3c3")
    assert "climb" in scene.choices()


def test_hiring_brings_no_free_action() -> None:
    assert builder().acting("construction").answer("hire").choices() == ["end-turn"]


def test_a_free_seaport_action_is_a_full_one() -> None:
    scene = builder().lay_building("r3c3", "fountain", 2).hold("oil", "oil").acting("construction")
    scene.answer("build.r3c3", "ship.pairs", "load.oil", "set-sail")
    assert scene.points() == {"building": 2, "shipping": 5}


def test_a_free_military_action_may_conquer() -> None:
    scene = builder().lay_building("r3c3", "window", 2).lead_to("britannia").acting("construction")
    assert scene.answer("build.r3c3", "conquer").points() == {"building": 2, "province": 10}


def test_a_repeated_building_action_brings_further_free_actions() -> None:
    """A chain: door, senate; stairs, forum; window, military."""
    scene = builder().lay_building("r1c1", "door", 5).lay_building("r1c2", "stairs", 4)
    scene.lay_building("r1c3", "window", 2).camps(workers=3).give("extra-construction").add_two("construction")
    scene.acting("construction").answer("build.r1c1", "climb", "extra.tile", "build.r1c2", "forum.bread")
    scene.answer("build.r1c3", "recruit")
    assert scene.choices() == ["end-turn"]
    assert scene.points() == {"building": 11, "senate": 2}
    assert scene.tiles() == {"bread": 1}
    assert scene.player().legionnaires == 2
