"""Scenes for tests: the table is as drawn, and what is impossible is refused."""

import pytest

from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.forum_trajanum.state import TILES
from princeps.kernel.errors import IllegalAction

pytestmark = pytest.mark.rules

TOWN = ["KLBMC.", "fhTsp.", "....T.", ".T.#..", "...T..", ".#...k"]


def test_a_scene_begins_with_tiles_and_nothing_else() -> None:
    scene = Scene(players=3)
    assert scene.picture(seat=2) == ["######", "##T###", "####T#", "#T####", "###T##", "######"]
    for seat in range(3):
        assert scene.owned(seat) == scene.points(seat) == scene.citizens(seat) == {}
        assert scene.envoys(seat) == []


def test_a_colonia_looks_as_drawn() -> None:
    assert Scene().draw_colonia(*TOWN).picture() == TOWN
    assert Scene().draw_colonia(" ".join(TOWN), seat=1).picture(seat=1) == TOWN


@pytest.mark.parametrize("rows", [TOWN[:5], [*TOWN, "......"], [*TOWN[:5], "....."]])
def test_a_colonia_of_the_wrong_size_is_refused(rows: list[str]) -> None:
    with pytest.raises(ValueError, match="6 rows of 6 letters"):
        Scene().draw_colonia(*rows)


@pytest.mark.parametrize(("letter", "space"), [("x", "r2c2"), ("K", "r2c2"), ("k", "r1c2")])
def test_what_cannot_be_on_a_space_is_refused(letter: str, space: str) -> None:
    with pytest.raises(ValueError, match=f"{letter!r} can be on space {space}"):
        Scene().put(letter, space)


def test_when_several_seats_decide_the_answer_names_one() -> None:
    scene = Scene(players=3).taking("row-2", "column-4")
    with pytest.raises(ValueError, match=r"owe a decision are \(0, 1, 2\)"):
        scene.answer("take.a.r2c1")
    with pytest.raises(IllegalAction):
        scene.answer("take.a.r3c1", seat=0)


def test_when_the_game_is_over_there_is_nothing_to_choose() -> None:
    assert Scene().at(cycle=3).scoring().choices() == []


def test_street_cards_are_brought_forward_and_none_is_lost() -> None:
    scene = Scene().at(cycle=2, round=3)
    for first, second in (("row-2", "column-4"), ("column-6", "column-6"), ("row-1", "row-2")):
        scene.taking(first, second)
        streets = [f"{choice.split('.')[1]}.{choice[-4:]}" for choice in scene.choices(0)]
        assert {street[0] for street in streets} == ({"a"} if first == second else {"a", "b"})
        assert sorted(scene.state.cards) == sorted([*range(12), *range(12)])


def test_a_table_dealt_and_not_touched_still_has_all_its_tiles() -> None:
    scene = Scene().taking("row-2", "column-4")
    assert scene.player().hidden.sum() == TILES - 1 - 4  # all but the first citizen and the corners are hidden


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_views_of_a_drawn_table_can_be_filled_in(seat: int) -> None:
    scene = Scene(players=3).draw_colonia(*TOWN).hold("coin+coin", "builder+coin", seat=1).turn()
    view = scene.position.view(seat)
    assert view.determinize(seat, seed=3).view(seat) == view
