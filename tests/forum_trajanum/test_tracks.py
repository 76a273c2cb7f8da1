"""Grey buildings: the triumphal column, and what each of the twelve spaces on the benefit tracks gives."""

import pytest

from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.forum_trajanum.state import BESIDE_COLUMN

pytestmark = pytest.mark.rules


def build(grey: str, level: int, **given: int) -> Scene:
    """Room and a builder for the `level`-th building of a type."""
    return Scene().vacate().set_tracks(**{grey: level - 1}).give(builder=1).give(**given)


def erect(scene: Scene, grey: str, site: str = "r1c3") -> Scene:
    return scene.building().answer(f"build.{grey}", f"site.{site}")


# --- library ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", ["fountain", "house", "stable", "park"])
def test_the_first_library_gives_a_worker_of_choice_and_a_tribune(colour: str) -> None:
    scene = erect(build("library", 1), "library").answer("benefit.1", f"gain.{colour}-worker")
    assert scene.owned() == {colour: 1, "tribune": 1}


def test_the_second_library_gives_a_builder() -> None:
    assert erect(build("library", 2), "library").answer("benefit.2").owned() == {"builder": 1}


def test_the_third_library_sends_an_envoy_to_an_eagle() -> None:
    scene = erect(build("library", 3).load_ship(2).draw_forum("B*B", "OO*"), "library").answer("benefit.3")
    assert scene.choices() == ["envoy.r1c2", "envoy.r2c3", "decline"]
    scene.answer("envoy.r2c3")
    assert scene.envoys() == ["r2c3"]
    assert scene.player().ship == 1
    assert scene.choices() == ["end-turn"]


@pytest.mark.parametrize("track", ["library", "market"])
def test_the_fourth_library_or_market_takes_and_uses_a_tile(track: str) -> None:
    scene = build(track, 4).lay_tile("builder+coin", "r4c4").at(cycle=3)
    erect(scene, track).answer("benefit.4", "draw.r4c4")
    assert scene.owned() == {"builder": 1, "coin": 1}
    assert scene.player().ship == 1
    assert scene.picture()[3] == ".T...."


@pytest.mark.parametrize("track", ["library", "market"])
def test_a_citizen_taken_by_the_fourth_building_is_placed_and_counts_for_the_marker(track: str) -> None:
    scene = build(track, 4).lay_tile("craftsman", "r4c4").settle("patrician-1")
    erect(scene, track).answer("benefit.4", "draw.r4c4", "row.craftsman-2")
    assert scene.citizens() == {"patrician-1": 1, "craftsman-2": 1}
    assert scene.player().ship == 0
    assert scene.points() == {"marker": 3 + 2}


# --- basilica --------------------------------------------------------------------------------------------------------


def test_the_first_basilica_gives_two_assistants() -> None:
    assert erect(build("basilica", 1), "basilica").answer("benefit.1").owned() == {"assistant": 2}


def test_the_second_basilica_gives_two_tribunes() -> None:
    assert erect(build("basilica", 2), "basilica").answer("benefit.2").owned() == {"tribune": 2}


def test_the_third_basilica_gives_an_upgrade() -> None:
    assert erect(build("basilica", 3), "basilica").answer("benefit.3").player().bar == 1


def test_the_fourth_basilica_gives_another_building_action() -> None:
    scene = erect(build("basilica", 4, park=1), "basilica").answer("benefit.4", "build.park", "site.r1c4")
    assert scene.picture()[0] == "#.Bp.#"
    assert scene.owned() == {}
    assert scene.points() == {"marker": 3}
    assert scene.choices() == ["end-turn"]


def test_the_additional_building_action_may_come_after_exchanges_or_not_at_all() -> None:
    scene = erect(build("basilica", 4, park=2), "basilica").answer("benefit.4")
    assert {"trade.park", "build.park", "build-pair.park", "decline"} <= set(scene.choices())
    scene.answer("trade.park", "decline")
    assert scene.owned() == {"builder": 1}
    assert scene.choices() == ["end-turn"]


def test_a_fifth_basilica_built_by_the_fourth_gives_nothing() -> None:
    """The track ends with the fourth basilica, even if its marker is still to be moved (F15)."""
    scene = erect(build("basilica", 4, builder=1), "basilica").answer("benefit.4", "build.basilica", "site.r1c4")
    assert scene.choices() == ["end-turn"]
    assert scene.points() == {"marker": 3}
    assert scene.owned() == {}
    assert scene.player().track.tolist() == [0, BESIDE_COLUMN, 0]


# --- market ----------------------------------------------------------------------------------------------------------


def test_the_first_market_gives_a_coin() -> None:
    assert erect(build("market", 1), "market").answer("benefit.1").owned() == {"coin": 1}


@pytest.mark.parametrize("bonus", ["tribune", "assistant", "coin"])
def test_the_second_market_gives_an_area_bonus(bonus: str) -> None:
    assert erect(build("market", 2), "market").answer("benefit.2", f"bonus.{bonus}").owned() == {bonus: 1}


def test_with_patrician_2_the_second_market_gives_two_different_area_bonuses() -> None:
    scene = erect(build("market", 2).settle("patrician-2"), "market").answer("benefit.2", "bonus.points")
    assert scene.choices() == ["bonus.tribune", "bonus.assistant", "bonus.coin", "bonus.upgrade"]
    scene.answer("bonus.coin")
    assert scene.points() == {"area-bonus": 2}
    assert scene.owned() == {"coin": 1}


def test_the_third_market_sends_an_envoy_anywhere_but_to_an_eagle() -> None:
    """Even where a started area of the colour would have to be continued otherwise."""
    scene = build("market", 3).load_ship(2).draw_forum("BB*B", "OOGG").send("r1c1", seat=1)
    erect(scene, "market").answer("benefit.3")
    squares = ["r1c2", "r1c4", "r2c1", "r2c2", "r2c3", "r2c4"]
    assert scene.choices() == [*(f"envoy.{square}" for square in squares), "decline"]
    assert scene.answer("envoy.r2c4").choices() == ["end-turn"]


# --- choosing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("track", ["library", "basilica", "market"])
def test_the_first_space_leaves_only_its_own_benefit(track: str) -> None:
    assert erect(build(track, 1), track).choices() == ["benefit.1", "decline"]


@pytest.mark.parametrize("track", ["library", "basilica", "market"])
def test_any_lower_benefit_may_be_chosen(track: str) -> None:
    scene = erect(build(track, 4).load_ship(1), track)
    assert scene.choices() == ["benefit.1", "benefit.2", "benefit.3", "benefit.4", "decline"]


def test_a_lower_benefit_is_taken_instead_of_the_new_one() -> None:
    scene = erect(build("basilica", 3), "basilica").answer("benefit.1")
    assert scene.owned() == {"assistant": 2}
    assert scene.player().bar == 0
    assert scene.player().track[1] == 3


def test_declining_the_benefit_still_moves_the_marker_forward() -> None:
    scene = erect(build("market", 1), "market").answer("decline")
    assert scene.owned() == {}
    assert scene.player().track[2] == 1


@pytest.mark.parametrize(("track", "level"), [("library", 3), ("market", 3)])
def test_without_an_envoy_on_the_ship_the_third_benefit_is_not_offered(track: str, level: int) -> None:
    assert erect(build(track, level), track).choices() == ["benefit.1", "benefit.2", "decline"]


def test_without_a_free_eagle_the_third_library_offers_the_lower_benefits() -> None:
    scene = build("library", 3).load_ship(1).draw_forum("B*").send("r1c2", seat=1)
    assert erect(scene, "library").choices() == ["benefit.1", "benefit.2", "decline"]


def test_without_a_free_coloured_square_the_third_market_offers_the_lower_benefits() -> None:
    scene = build("market", 3).load_ship(1).draw_forum("B*").send("r1c1", seat=1)
    assert erect(scene, "market").choices() == ["benefit.1", "benefit.2", "decline"]


@pytest.mark.parametrize("track", ["library", "market"])
def test_without_a_tile_in_the_grid_the_fourth_benefit_is_not_offered(track: str) -> None:
    scene = build(track, 4).put("K", "r1c1", "r1c6", "r6c1", "r6c6").load_ship(1)
    assert erect(scene, track).choices() == ["benefit.1", "benefit.2", "benefit.3", "decline"]


def test_at_the_end_of_the_prestige_track_the_third_basilica_offers_the_lower_benefits() -> None:
    assert erect(build("basilica", 3).set_bar(6), "basilica").choices() == ["benefit.1", "benefit.2", "decline"]


# --- the end of a track ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("track", ["library", "basilica", "market"])
@pytest.mark.parametrize(("cycle", "points"), [(1, 3), (2, 2), (3, 1)])
def test_the_marker_scores_like_a_column_once_the_fourth_benefit_is_done(track: str, cycle: int, points: int) -> None:
    scene = build(track, 4).at(cycle).settle("patrician-1", "merchant-2", inactive=("merchant-2",))
    erect(scene, track).answer("benefit.1")
    if track == "library":
        assert scene.points() == {}  # the benefit is not done yet
        scene.answer("gain.park-worker")
    assert scene.points() == {"marker": points + 1}
    assert BESIDE_COLUMN in scene.player().track


@pytest.mark.parametrize("track", ["library", "basilica", "market"])
def test_the_marker_leaves_the_track_even_if_the_benefit_is_declined(track: str) -> None:
    assert erect(build(track, 4), track).answer("decline").points() == {"marker": 3}


@pytest.mark.parametrize("track", ["library", "basilica", "market"])
def test_beyond_the_end_of_the_track_a_building_gives_nothing(track: str) -> None:
    scene = erect(Scene().vacate().set_tracks(**{track: BESIDE_COLUMN}).give(builder=1), track)
    assert scene.choices() == ["end-turn"]
    assert scene.points() == {}
    assert scene.owned() == {}


# --- the triumphal column --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cycle", "points"), [(1, 3), (2, 2), (3, 1)])
def test_a_column_scores_the_fragment_and_every_active_citizen(cycle: int, points: int) -> None:
    scene = Scene().vacate().at(cycle).give(builder=1)
    scene.settle("patrician-1", "merchant-2", "merchant-2", "craftsman-1", inactive=("craftsman-1",))
    assert erect(scene, "column").points() == {"column": points + 3}
