"""The examples that the rulebook works out itself, with its own players and figures."""

import pytest

from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.forum_trajanum.state import BESIDE_COLUMN

pytestmark = pytest.mark.rules


def tom() -> Scene:
    """Tom before his last scoring: 12 grey buildings, 3 parks, an open green crane, citizens in rows 3 to 6."""
    scene = Scene().at(cycle=3, round=4).lay_card("III-4")
    scene.draw_colonia("KLp..# BfTLpL .M.hT. pTCB.. LBMTC. #.L..#").colour_cranes("park", "house", "stable", "fountain")
    scene.settle("merchant-1", "merchant-2", "craftsman-1", "craftsman-1", "craftsman-2").give(coin=4, assistant=1)
    scene.set_tracks(market=BESIDE_COLUMN).draw_forum("BBBO", "B*BO", "GBGO")
    return scene.send("r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r3c2")


@pytest.mark.parametrize(("step", "turned"), [(3, True), (4, False)])
def test_the_last_scoring_of_tom_is_54(step: int, turned: bool) -> None:
    scene = tom().set_bar(step, turned).scoring().answer("pay.345")
    trajan = {"building-task": 7, "collecting-task": 7}
    assert scene.points() == {"crane": 3, "colonia": 22, "eagle": 6, "area": 9, **trajan}
    assert scene.position.scores[0] == 3 + 22 + 6 + 9 + 14 == 54


def test_tom_turns_his_crane_and_keeps_a_coin() -> None:
    scene = tom().set_bar(3, True).scoring().answer("pay.345")
    assert scene.picture()[0][0] == "k"
    assert scene.owned() == {"coin": 1, "assistant": 1}
    assert scene.citizens() == {"merchant-1": 1, "merchant-2": 1, "craftsman-1": 2}
    assert scene.position.is_over


def test_had_tom_paid_craftsman_2_he_would_have_lost_a_task() -> None:
    scene = tom().set_bar(3, True).scoring().answer("pay.3456")
    assert scene.points() == {"crane": 3, "colonia": 23, "eagle": 6, "area": 9, "building-task": 7}


def test_the_column_of_tanya_scores_3_and_2() -> None:
    scene = Scene().vacate().settle("patrician-2", "craftsman-1").give(builder=1)
    scene.building().answer("build.column", "site.r1c3")
    assert scene.points() == {"column": 3 + 2}


def test_the_green_crane_of_tanya_scores_8() -> None:
    scene = Scene().at(cycle=2).draw_colonia("Kp...# ..T.p. ....T. pT.... ...Tp. #....#")
    scene.colour_cranes("park", "house", "stable", "fountain").scoring()
    assert scene.points() == {"crane": 4 * 2}
    assert scene.picture()[0][0] == "k"


def test_an_area_of_6_scores_6() -> None:
    scene = Scene().draw_forum("BBOO", "GGYY").send("r1c1", "r1c2", "r1c3", "r1c4", "r2c1", "r2c4").set_bar(2)
    assert scene.scoring().points() == {"area": 6}


# --- what Tom may give up for a double tile --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "answers"),
    [
        ({"builder": 1, "park": 1}, ()),
        ({"builder": 1, "fountain": 1, "assistant": 1}, ("recolour.fountain.park",)),
        ({"fountain": 2, "park": 1}, ("trade.fountain",)),
    ],
)
def test_a_column_with_a_park_can_be_paid_in_three_ways(given: dict[str, int], answers: tuple[str, ...]) -> None:
    scene = Scene().vacate().give(**given).building().answer(*answers, "build-mixed.park", "double-site.r2c1.east")
    assert scene.owned() == {}
    assert scene.picture()[1] == "CpT..."


@pytest.mark.parametrize(
    ("given", "answers"),
    [
        ({"fountain": 2}, ()),
        ({"fountain": 1, "park": 1, "assistant": 1}, ("recolour.park.fountain",)),
        ({"stable": 1, "park": 1, "assistant": 2}, ("recolour.stable.fountain", "recolour.park.fountain")),
        ({"park": 2, "assistant": 2}, ("recolour.park.fountain", "recolour.park.fountain")),
    ],
)
def test_two_fountains_can_be_paid_with_any_two_workers(given: dict[str, int], answers: tuple[str, ...]) -> None:
    scene = Scene().vacate().give(**given).building().answer(*answers, "build-pair.fountain", "double-site.r2c1.east")
    assert scene.owned() == {}
    assert scene.picture()[1] == "ffT..."


@pytest.mark.parametrize(
    ("given", "answers"),
    [
        ({"fountain": 1, "park": 1}, ()),
        ({"stable": 1, "park": 1, "assistant": 1}, ("recolour.stable.fountain",)),
        ({"stable": 1, "park": 1, "assistant": 1}, ("recolour.park.fountain",)),
    ],
)
def test_without_enough_assistants_the_two_fountains_cannot_be_built(
    given: dict[str, int], answers: tuple[str, ...]
) -> None:
    scene = Scene().vacate().give(**given).building().answer(*answers)
    assert "build-pair.fountain" not in scene.choices()
