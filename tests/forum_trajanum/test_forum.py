"""The Forum square: colour areas and their bonuses, eagles, and the largest group of envoys."""

import pytest

from princeps.games.forum_trajanum.scenario import Scene

pytestmark = pytest.mark.rules


def park_on(*forum: str, envoys: int = 1) -> Scene:
    """A park can be built, and its envoy goes to a Forum that is drawn here."""
    return Scene().vacate().give(park=1).load_ship(envoys).draw_forum(*forum)


def build_park(scene: Scene) -> Scene:
    return scene.building().answer("build.park", "site.r3c1")


def squares(scene: Scene) -> list[str]:
    return [choice.removeprefix("envoy.") for choice in scene.choices() if choice != "decline"]


# --- colour areas ----------------------------------------------------------------------------------------------------


def test_an_envoy_goes_to_any_free_square_of_the_colour_built() -> None:
    assert squares(build_park(park_on("GBG", "O*G", "GYY"))) == ["r1c1", "r1c3", "r2c3", "r3c1"]


def test_a_started_area_must_be_continued_whoever_started_it() -> None:
    assert squares(build_park(park_on("GGBG").send("r1c2", seat=1))) == ["r1c1"]
    assert squares(build_park(park_on("GGBG").send("r1c2", seat=0))) == ["r1c1"]


def test_the_envoy_need_not_stand_beside_others_in_the_started_area() -> None:
    assert squares(build_park(park_on("GGGGBG").send("r1c1", seat=1))) == ["r1c2", "r1c3", "r1c4"]


def test_a_started_area_of_another_colour_does_not_matter() -> None:
    assert squares(build_park(park_on("GBBG").send("r1c2", seat=1))) == ["r1c1", "r1c4"]


def test_when_an_area_is_complete_another_may_be_started() -> None:
    assert squares(build_park(park_on("GBGG").send("r1c1", seat=1))) == ["r1c3", "r1c4"]


def test_areas_join_orthogonally_not_diagonally() -> None:
    scene = park_on("GBG", "BGG", "GB*").send("r1c3", seat=1)
    assert squares(build_park(scene)) == ["r2c2", "r2c3"]


def test_an_area_runs_over_the_edges_of_boards() -> None:
    """Two boards side by side, and one below them."""
    scene = park_on("BBBGGBBB", "BBBBGBBB", "BBBBGBBB", "  BBGB  ").send("r1c4", seat=1)
    assert squares(build_park(scene)) == ["r1c5", "r2c5", "r3c5", "r4c5"]


def test_an_area_ends_at_the_edge_of_the_canvas() -> None:
    """The last square of a line and the first of the next are no neighbours."""
    scene = park_on("BBBBBBBBBBBG", "GBBBBBBBBBBB", "BBBBBBBBBBBG", "GBBBBBBBBBBB").send("r1c12", seat=1)
    assert squares(build_park(scene)) == ["r2c1", "r3c12", "r4c1"]


# --- area bonuses ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bonus", ["tribune", "assistant", "coin"])
def test_completing_an_area_gives_a_resource(bonus: str) -> None:
    scene = build_park(park_on("GGB").send("r1c1", seat=1)).answer("envoy.r1c2", f"bonus.{bonus}")
    assert scene.owned() == {bonus: 1}


def test_completing_an_area_gives_an_upgrade() -> None:
    assert build_park(park_on("GB")).answer("envoy.r1c1", "bonus.upgrade").player().bar == 1


def test_completing_an_area_gives_two_points() -> None:
    assert build_park(park_on("GB")).answer("envoy.r1c1", "bonus.points").points() == {"area-bonus": 2}


def test_an_envoy_who_does_not_complete_the_area_brings_no_bonus() -> None:
    assert build_park(park_on("GGB")).answer("envoy.r1c2").choices() == ["end-turn"]


def test_at_the_end_of_the_prestige_track_another_bonus_must_be_chosen() -> None:
    scene = build_park(park_on("GB").set_bar(6)).answer("envoy.r1c1")
    assert scene.choices() == ["bonus.tribune", "bonus.assistant", "bonus.coin", "bonus.points"]


def test_whoever_completes_the_area_gets_the_bonus_not_who_started_it() -> None:
    scene = build_park(park_on("GGB").send("r1c1", seat=1)).answer("envoy.r1c2", "bonus.points")
    assert scene.points(seat=0) == {"area-bonus": 2}
    assert scene.points(seat=1) == {}


# --- eagles ----------------------------------------------------------------------------------------------------------


def test_normally_no_envoy_stands_on_an_eagle() -> None:
    assert squares(build_park(park_on("*G*"))) == ["r1c2"]


def test_eagles_do_not_join_areas() -> None:
    assert squares(build_park(park_on("GG*G").send("r1c1", seat=1))) == ["r1c2"]


@pytest.mark.parametrize(
    ("envoys", "points"),
    [(("r1c2",), 1), (("r2c2",), 2), (("r1c1",), 0), (("r1c2", "r2c1", "r2c3", "r3c2"), 4), (("r1c4",), 0)],
)
def test_eagles_score_1_beside_and_2_on_them(envoys: tuple[str, ...], points: int) -> None:
    scene = Scene().draw_forum("BBBB", "B*BB", "BBBB").send(*envoys).send("r3c3", seat=1).scoring()
    assert scene.points().get("eagle", 0) == points


def test_an_eagle_at_the_edge_of_the_canvas_has_no_neighbours_across_it() -> None:
    scene = Scene().settle("patrician-1").give(coin=1).draw_forum("BBBBBBBBBBB*", "BBBBBBBBBBBB", "BBBBBBBBBBBB")
    scene.send("r2c1", "r3c1", "r2c11").scoring().answer("pay.1")
    assert scene.points()["eagle"] == 1


# --- the largest group -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("envoys", "points"),
    [
        ((), 0),
        (("r1c1",), 1),
        (("r1c1", "r2c2"), 1),  # diagonally
        (("r1c1", "r2c1", "r1c3", "r2c3", "r3c3"), 3),
        (("r1c1", "r2c1", "r3c1", "r4c1", "r4c2"), 5),  # across the middle of the canvas
        (("r1c1", "r5c2", "r5c3", "r6c3"), 3),  # wholly below the middle
        (("r1c12", "r2c1"), 1),  # the edge of the canvas
    ],
)
def test_the_largest_connected_group_scores(envoys: tuple[str, ...], points: int) -> None:
    """At the third position of the bar, where n envoys are worth n points."""
    scene = Scene().draw_forum(*["B" * 12] * 6).send(*envoys).send("r5c5", seat=1).set_bar(2).scoring()
    assert scene.points().get("area", 0) == points


def test_envoys_on_eagles_belong_to_the_group() -> None:
    scene = Scene().draw_forum("B*B").send("r1c1", "r1c2", "r1c3").set_bar(2).scoring()
    assert scene.points() == {"eagle": 4, "area": 3}


@pytest.mark.parametrize(
    ("step", "turned", "points"),
    [
        (0, False, [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]),
        (6, False, [0, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
        (0, True, [0, 0, 2, 2, 3, 4, 5, 6, 7, 8, 9]),
        (6, True, [0, 6, 8, 8, 9, 10, 11, 12, 13, 14, 15]),
    ],
)
def test_the_bar_says_what_a_group_is_worth(step: int, turned: bool, points: list[int]) -> None:
    for envoys, worth in enumerate(points):
        scene = Scene().draw_forum("B" * 11).set_bar(step, turned)
        scene.send(*(f"r1c{column}" for column in range(1, envoys + 1))).scoring()
        assert scene.points().get("area", 0) == worth
