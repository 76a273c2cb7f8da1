"""The scoring phase: paying, the four scorings in their order, the next cycle, the end of the game."""

import pytest

from princeps.games.forum_trajanum.events import EVENT_NAMES, SOURCE_NAMES
from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.forum_trajanum.state import TAKING

pytestmark = pytest.mark.rules

CRANES = ("park", "house", "stable", "fountain")  # from the top left corner
ROWS = ("#....#", "..T...", "....T.", ".T....", "...T..", "#....#")


def colonia(**rows: str) -> list[str]:
    """The empty Colonia, but for some rows: `colonia(r2="LBT...")`."""
    return [rows.get(f"r{number}", row) for number, row in enumerate(ROWS, 1)]


# --- cranes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cycle", "value"), [(1, 3), (2, 2), (3, 1)])
def test_an_open_crane_scores_every_structure_of_its_colour(cycle: int, value: int) -> None:
    scene = Scene().at(cycle).draw_colonia(*colonia(r1="Kpph.#", r2="p.T...")).colour_cranes(*CRANES)
    assert scene.scoring().points() == {"crane": 3 * value}


def test_covered_and_scored_cranes_do_not_score() -> None:
    scene = Scene().draw_colonia(*colonia(r1="kphsf#")).colour_cranes(*CRANES)
    assert scene.scoring().points() == {}


def test_several_open_cranes_score_each_in_its_colour() -> None:
    scene = Scene().draw_colonia(*colonia(r1="Kpphf#", r6="#....K")).colour_cranes(*CRANES)
    assert scene.scoring().points() == {"crane": 3 * 2 + 3 * 1}
    assert [row[0] + row[5] for row in scene.picture()][::5] == ["k#", "#k"]


# --- Colonia ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", range(1, 7))
@pytest.mark.parametrize(("citizens", "value"), [(0, 1), (1, 2), (2, 3)])
def test_a_row_scores_different_grey_buildings_times_its_value(row: int, citizens: int, value: int) -> None:
    names = ["patrician-1", "patrician-2", "merchant-1", "merchant-2", "craftsman-1", "craftsman-2"]
    full = ["#LBMC#", "LLTBMC", "LBMCTL", "LTBMCC", "LBMTCf", "#CMBL#"]
    scene = Scene().settle(*[names[row - 1]] * citizens).give(coin=1)
    scene.draw_colonia(*colonia(**{f"r{row}": full[row - 1]})).scoring()
    if citizens:
        scene.answer(f"pay.{row}")
    assert scene.points() == {"colonia": 4 * value}


def test_equal_buildings_in_a_row_count_once() -> None:
    assert Scene().draw_colonia(*colonia(r2="LLTLBf")).scoring().points() == {"colonia": 2}


def test_an_inactive_citizen_multiplies_nothing() -> None:
    scene = Scene().settle("patrician-2", "patrician-2").draw_colonia(*colonia(r2="LBT...")).scoring()
    assert scene.points() == {"colonia": 2}


# --- the phase as a whole --------------------------------------------------------------------------------------------


def test_the_scorings_come_in_their_order() -> None:
    scene = Scene().lay_card("I-3").settle("craftsman-1").give(coin=2, assistant=2).set_bar(2)
    scene.draw_colonia(*colonia(r1="KLp..#", r2=".BT...")).colour_cranes(*CRANES)
    events = scene.draw_forum("B*").send("r1c1").scoring().position.apply(0, "pay.5")
    assert [SOURCE_NAMES[event.what] for event in events if EVENT_NAMES[event.kind] == "points"] == [
        "crane",
        "colonia",
        "colonia",
        "eagle",
        "area",
        "building-task",
        "collecting-task",
    ]


def test_after_the_scoring_the_next_cycle_begins_with_the_next_fragment() -> None:
    scene = Scene().scoring()
    assert (scene.state.cycle, scene.state.round_of_cycle, scene.state.stage) == (1, 0, TAKING)
    assert scene.vacate().give(builder=1).building().answer("build.column", "site.r1c3").points() == {"column": 2}


def test_the_next_cycle_begins_with_cards_of_its_own_pile() -> None:
    scene = Scene()
    assert scene.scoring().position.view(1).state.cards.tolist()[10:] == [-1] * 14


def test_street_cards_to_come_are_hidden_while_citizens_are_paid() -> None:
    scene = Scene().settle("merchant-2").give(coin=1).scoring()
    assert scene.choices() == ["pay.none", "pay.4"]
    assert scene.position.view(0).state.cards.tolist()[8:] == [-1] * 16


def test_the_game_ends_after_the_third_scoring() -> None:
    assert Scene().at(cycle=3).scoring().position.is_over
    assert not Scene().at(cycle=2).scoring().position.is_over


def test_in_the_last_payment_the_rest_of_the_game_can_still_be_guessed() -> None:
    scene = Scene().at(cycle=3).settle("merchant-2").give(coin=1).scoring()
    world = scene.position.view(0).determinize(0, seed=5)
    world.apply(0, "pay.4")
    assert world.is_over
