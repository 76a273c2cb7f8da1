"""The twelve Trajan cards: how often a Colonia fulfils the building task, and possessions the collecting task.

All counts go through a real scoring phase. The bar lies at the left end, where every fulfilment is worth 3 points.
"""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.forum_trajanum.state import BESIDE_COLUMN

pytestmark = pytest.mark.rules

CYCLES = {"I": 1, "II": 2, "III": 3}
HEAD = 3
EMPTY = "#....#..T.......T..T.......T..#....#"


def scene_with(card: str) -> Scene:
    return Scene().at(cycle=CYCLES[card.partition("-")[0]]).lay_card(card)


def buildings_score(card: str, colonia: str) -> int:
    scene = scene_with(card).draw_colonia(colonia).scoring()
    return scene.points().get("building-task", 0) // HEAD


def collection_scores(scene: Scene, pay: str = "none") -> int:
    scene.scoring()
    if scene.position.deciders == (0,):
        scene.answer(f"pay.{pay}")
    return scene.points().get("collecting-task", 0) // HEAD


# --- building tasks --------------------------------------------------------------------------------------------------

# Where a picture has no temples, or has them elsewhere, it shows what the printed ones leave no room for.


@pytest.mark.parametrize(
    ("colonia", "times"),
    [
        ("#LfM.# ..T... ....T. .T.... ...T.. #....#", 1),
        ("#LpL.# ..T... ....T. .T.... ...T.. #....#", 1),  # two equal grey buildings will do
        ("#LfM.# ..T... ....T. .T.... ...T.. #.BhC#", 2),
        ("#L...# .fT... .M..T. .T.... ...T.. #....#", 0),  # vertical
        ("#fLf.# ..T... ....T. .T.... ...T.. #....#", 0),  # grey between coloured
        ("#Lf.M# ..T... ....T. .T.... ...T.. #....#", 0),  # a gap
        ("#....# ..T... ..LfT. .T.... ...T.. #....#", 0),  # a temple is no building
        ("#....# LfMfL. ...... ...... ...... #....#", 1),  # the one in the middle serves once
        ("#....# LfMLfM ...... ...... ...... #....#", 2),
    ],
)
def test_card_i_1_a_coloured_structure_between_two_grey_buildings_side_by_side(colonia: str, times: int) -> None:
    assert buildings_score("I-1", colonia) == times


@pytest.mark.parametrize(
    ("colonia", "times"),
    [
        ("#.L..# ..T... ..f.T. .T.... ...T.. #....#", 1),
        ("#....# ..T... .p..T. .T.... .p.T.. #....#", 1),
        ("#.L..# ..T.s. .Bf.T. .T.Cp. .h.T.. #..M.#", 4),
        ("#.L..# ..T... ....T. .T.... ...T.. #....#", 0),  # nothing below
        ("#....# .LTf.. ....T. .T.... ...T.. #....#", 0),  # left and right
        ("#.L..# ..T... ....T. .Tf... ...T.. #....#", 0),  # too far below
        ("#.L..# ..T... ..f... ..T... ..L... #....#", 1),  # one building between two temples serves once
    ],
)
def test_card_i_2_a_building_above_and_one_below_the_same_temple(colonia: str, times: int) -> None:
    assert buildings_score("I-2", colonia) == times


@pytest.mark.parametrize(
    ("colonia", "times"),
    [
        ("#....# L.T... B...T. .T.... ...T.. #....#", 1),
        ("#....# L.T... B...T. MT.... C..T.. #....#", 2),
        ("#....# L.T... B...T. LT.... ...T.. #....#", 1),  # the middle one serves once
        ("#....# L.T... L...T. BT.... B..T.. #....#", 1),
        ("#....# L.T... L...T. .T.... ...T.. #....#", 0),  # equal
        ("#LB..# ..T... ....T. .T.... ...T.. #....#", 0),  # side by side
        ("#....# L.T... ....T. BT.... ...T.. #....#", 0),  # not directly
        ("#....# L.T... f...T. .T.... ...T.. #....#", 0),
    ],
)
def test_card_i_3_two_different_grey_buildings_one_below_the_other(colonia: str, times: int) -> None:
    assert buildings_score("I-3", colonia) == times


@pytest.mark.parametrize(
    ("colonia", "times"),
    [
        ("KL...# p.T... ....T. .T.... ...T.. #....#", 1),
        ("k...Lk ..T..p ....T. .T.... p..TpL kp..pk", 3),
        ("kL..LK L.T..L ....T. .T.... L..T.L KL..Lk", 4),
        ("KL...# ..T... ....T. .T.... ...T.. #....#", 0),  # one side only
        ("K....# .pT... ....T. .T.... ...T.. #....#", 0),  # at the corner of the crane
        (".L...# p.T... ....T. .T.... ...T.. #....#", 0),  # the crane has been removed
    ],
)
def test_card_i_4_buildings_on_both_sides_of_a_crane(colonia: str, times: int) -> None:
    assert buildings_score("I-4", colonia) == times


@pytest.mark.parametrize(
    ("colonia", "times"),
    [
        ("#....# LpT... fC..T. .T.... ...T.. #....#", 1),
        ("#....# ..T... ....T. .T.... ...TLp #...Bk", 0),  # a crane in it
        ("#....# ffT... ff..T. .T..ff ...Tff #....#", 2),
        ("#....# Lp.... f..... ...... ...... #....#", 0),  # three of four
        ("#.ff.# .fTf.. .fff.. ...... ...... #....#", 0),  # a temple in it
        ("#....# ...... .fff.. .fff.. ...... #....#", 1),  # two squares that share a side
        ("#....# ...... .fff.. .fff.. .fff.. #....#", 1),
        ("#....# ...... .ffff. .ffff. ...... #....#", 2),
        ("#.ff.# .ffff. .ffff. ...... ...... #....#", 2),  # whoever takes the topmost square first finds only one
    ],
)
def test_card_ii_1_a_square_of_four_buildings(colonia: str, times: int) -> None:
    assert buildings_score("II-1", colonia) == times


@pytest.mark.parametrize(
    ("colonia", "times"),
    [
        ("#....# p.T... L...T. pT.... ...T.. #....#", 1),
        ("#....# p.T..f L...TC hT...s ...T.. #....#", 2),
        ("#pLf.# ..T... ....T. .T.... ...T.. #....#", 0),  # side by side
        ("#....# L.T... p...T. LT.... ...T.. #....#", 0),  # coloured between grey
        ("#....# p.T... L...T. LT.... p..T.. #....#", 0),  # two grey
        ("#.p..# ..L... ..p... ..L... ..p... #....#", 1),
        ("#.p..# ..L... ..p... ..p... ..L... #.p..#", 2),
    ],
)
def test_card_ii_2_a_grey_building_between_two_coloured_structures_upright(colonia: str, times: int) -> None:
    assert buildings_score("II-2", colonia) == times


@pytest.mark.parametrize(
    ("colonia", "times"),
    [
        ("#f...# ..T..h ....T. sT.... ...T.. #...p#", 1),
        ("#ffhh# sspp.. ....T. .T.... ...T.. #....#", 2),
        ("#ffhh# sspff. ....T. .T.... ...T.. #....#", 1),  # one park only
        ("#fhs.# fhsLL. ....T. .T.... ...T.. #....#", 0),
    ],
)
def test_card_ii_3_four_structures_in_four_colours_anywhere(colonia: str, times: int) -> None:
    assert buildings_score("II-3", colonia) == times


@pytest.mark.parametrize(
    ("colonia", "times"),
    [
        ("#....# L.T... p...T. LT.... ...T.. #....#", 1),
        ("#....# L.T..M p...Tf CT...M ...T.. #....#", 2),
        ("#LfL.# ..T... ....T. .T.... ...T.. #....#", 0),  # side by side
        ("#....# p.T... L...T. pT.... ...T.. #....#", 0),  # grey between coloured
        ("#.L..# ..p... ..L... ..p... ..L... #....#", 1),
    ],
)
def test_card_ii_4_a_coloured_structure_between_two_grey_buildings_upright(colonia: str, times: int) -> None:
    assert buildings_score("II-4", colonia) == times


@pytest.mark.parametrize(
    ("colonia", "times"),
    [
        ("#....# p.T... L...T. LT.... f..T.. #....#", 1),
        ("#....# p.T..s L...TC BT...M p..T.h #....#", 2),
        ("#pLBf# ..T... ....T. .T.... ...T.. #....#", 0),  # side by side
        ("#....# p.T... L...T. fT.... ...T.. #....#", 0),  # one grey
        ("#....# L.T... p...T. fT.... B..T.. #....#", 0),  # inside out
        ("#....# p.T... L...T. .T.... f..T.. #....#", 0),  # a gap
    ],
)
def test_card_iii_1_two_grey_buildings_between_two_coloured_structures_upright(colonia: str, times: int) -> None:
    assert buildings_score("III-1", colonia) == times


@pytest.mark.parametrize(
    ("colonia", "times"),
    [
        ("#....# f.T... h...T. sT.... ...T.. #....#", 1),
        ("#....# f.T..s h...Tp sT...h ...T.. #....#", 2),
        ("#....# f.T... h...T. fT.... ...T.. #....#", 0),  # a colour twice
        ("#fhs.# ..T... ....T. .T.... ...T.. #....#", 0),  # side by side
        ("#....# f.T... h...T. sT.... p..T.. #....#", 1),  # four in a row are one set of three
        ("#.f..# ..h... ..s... ..p... ..f... #.h..#", 2),
        ("#.f..# ..h... ..f... ..s... ..p... #....#", 1),
    ],
)
def test_card_iii_2_three_structures_in_different_colours_upright(colonia: str, times: int) -> None:
    assert buildings_score("III-2", colonia) == times


@pytest.mark.parametrize(
    ("colonia", "times"),
    [
        ("#f.p.# ..T... .h.pT. .T.... ...T.. #....#", 1),
        ("#f.p.# ..Tf.f .h.pT. .T.p.s ...T.. #....#", 2),
        ("#f.p.# ..Tf.f shspT. .Tsphs h.sT.. #.s.h#", 4),
        ("#f.L.# ..T... .h.pT. .T.... ...T.. #....#", 0),  # a grey building among them
        ("#f...# ..T... .h.pT. .T.... ...T.. #....#", 0),  # three of four
        ("#.f..# .pTs.. ..h.T. .T.... ...T.. #....#", 0),  # at the sides of the temple
        ("#f.p.# ...... .h.p.. ...... ...... #....#", 0),  # no temple in between
        ("f.p.p# .T.T.. f.p.p. ...... ...... #....#", 1),  # two temples that share two structures
    ],
)
def test_card_iii_3_coloured_structures_at_the_four_corners_of_a_temple(colonia: str, times: int) -> None:
    assert buildings_score("III-3", colonia) == times


@pytest.mark.parametrize(
    ("colonia", "times"),
    [
        ("#....# L.T... B...T. MT.... ...T.. #....#", 1),
        ("#....# L.T..C B...TM MT...L ...T.. #....#", 2),
        ("#....# L.T... B...T. LT.... ...T.. #....#", 0),  # a library twice
        ("#LBM.# ..T... ....T. .T.... ...T.. #....#", 0),  # side by side
        ("#....# L.T... B...T. .T.... M..T.. #....#", 0),  # a gap
        ("#....# L.T... B...T. MT.... C..T.. #....#", 1),
        ("#.L..# ..B... ..M... ..L... ..B... #.M..#", 2),
    ],
)
def test_card_iii_4_three_different_grey_buildings_upright(colonia: str, times: int) -> None:
    assert buildings_score("III-4", colonia) == times


# --- the largest number of disjoint fulfilments (F21), by a slow and simple count ------------------------------------

GREY, COLOURED, TEMPLE = set("LBMC"), set("fhsp"), set("T")
ANY = GREY | COLOURED
Shape = dict[tuple[int, int], set[str]]
SHAPES: dict[str, tuple[Shape, bool]] = {  # what is wanted where (down, right), and whether all must differ
    "I-1": ({(0, 0): GREY, (0, 1): COLOURED, (0, 2): GREY}, False),
    "I-2": ({(0, 0): ANY, (1, 0): TEMPLE, (2, 0): ANY}, False),
    "I-3": ({(0, 0): GREY, (1, 0): GREY}, True),
    "II-1": ({(0, 0): ANY, (0, 1): ANY, (1, 0): ANY, (1, 1): ANY}, False),
    "II-2": ({(0, 0): COLOURED, (1, 0): GREY, (2, 0): COLOURED}, False),
    "II-4": ({(0, 0): GREY, (1, 0): COLOURED, (2, 0): GREY}, False),
    "III-1": ({(0, 0): COLOURED, (1, 0): GREY, (2, 0): GREY, (3, 0): COLOURED}, False),
    "III-2": ({(0, 0): COLOURED, (1, 0): COLOURED, (2, 0): COLOURED}, True),
    "III-3": ({(0, 0): COLOURED, (0, 2): COLOURED, (1, 1): TEMPLE, (2, 0): COLOURED, (2, 2): COLOURED}, False),
    "III-4": ({(0, 0): GREY, (1, 0): GREY, (2, 0): GREY}, True),
}


def fulfilments(colonia: list[str], shape: Shape, different: bool) -> list[frozenset[tuple[int, int]]]:
    """Every set of spaces with buildings that fulfils the task once."""
    found = []
    for row, column in product(range(6), repeat=2):
        seen = {(row + r, column + c): wanted for (r, c), wanted in shape.items()}
        if any(not (r < 6 and c < 6 and colonia[r][c] in wanted) for (r, c), wanted in seen.items()):
            continue
        built = [(r, c) for r, c in seen if colonia[r][c] in ANY]
        if not different or len({colonia[r][c] for r, c in built}) == len(built):
            found.append(frozenset(built))
    return found


def most_disjoint(found: list[frozenset[tuple[int, int]]]) -> int:
    if not found:
        return 0
    first, *rest = found
    return max(most_disjoint(rest), 1 + most_disjoint([other for other in rest if not other & first]))


@pytest.mark.parametrize("card", SHAPES)
@settings(max_examples=12)
@given(buildings=st.text("LBMCfhsp.", min_size=36, max_size=36))
def test_the_largest_number_of_disjoint_fulfilments_counts(card: str, buildings: str) -> None:
    letters = [new if old == "." else old for new, old in zip(buildings, EMPTY, strict=True)]
    rows = ["".join(letters[start : start + 6]) for start in range(0, 36, 6)]
    assert buildings_score(card, " ".join(rows)) == most_disjoint(fulfilments(rows, *SHAPES[card]))


# --- collecting tasks ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "times"), [({"tribune": 1, "coin": 1}, 1), ({"tribune": 2, "coin": 3}, 2), ({"tribune": 3}, 0)]
)
def test_card_i_1_collects_a_tribune_and_a_coin(given: dict[str, int], times: int) -> None:
    assert collection_scores(scene_with("I-1").give(**given)) == times


@pytest.mark.parametrize(
    ("rows", "envoys", "times"),
    [
        (("patrician-1", "merchant-2"), 1, 1),
        (("patrician-1", "merchant-2"), 5, 1),
        (("patrician-1", "merchant-2"), 0, 0),
        (("patrician-1", "patrician-1", "patrician-2"), 2, 0),  # one class only
        (("patrician-1", "patrician-1", "merchant-1", "craftsman-1"), 2, 2),
        (("patrician-1", "patrician-1", "patrician-2", "merchant-1"), 2, 1),
    ],
)
def test_card_i_2_collects_two_citizens_of_different_classes_and_an_envoy(
    rows: tuple[str, ...], envoys: int, times: int
) -> None:
    scene = scene_with("I-2").settle(*rows).load_ship(envoys).give(coin=6).scoring()
    scene.answer(scene.choices()[-1])  # all rows
    assert scene.points().get("collecting-task", 0) // HEAD == times


def test_card_i_2_does_not_count_citizens_who_were_not_paid() -> None:
    scene = scene_with("I-2").settle("patrician-1", "merchant-1").load_ship(1).give(coin=2)
    assert collection_scores(scene, pay="1") == 0


@pytest.mark.parametrize(
    ("given", "times"),
    [({"assistant": 2, "coin": 1}, 1), ({"assistant": 5, "coin": 2}, 2), ({"assistant": 1, "coin": 4}, 0)],
)
def test_card_i_3_collects_two_assistants_and_a_coin(given: dict[str, int], times: int) -> None:
    assert collection_scores(scene_with("I-3").give(**given)) == times


@pytest.mark.parametrize(
    ("given", "times"),
    [
        ({"builder": 1, "park": 1, "assistant": 1}, 1),
        ({"builder": 2, "park": 1, "house": 1, "assistant": 2}, 2),
        ({"builder": 2, "assistant": 2}, 0),
    ],
)
def test_card_i_4_collects_a_builder_a_worker_and_an_assistant(given: dict[str, int], times: int) -> None:
    assert collection_scores(scene_with("I-4").give(**given)) == times


@pytest.mark.parametrize(
    ("given", "times"),
    [({"assistant": 1, "coin": 2}, 1), ({"assistant": 3, "coin": 5}, 2), ({"assistant": 4, "coin": 1}, 0)],
)
def test_card_ii_1_collects_an_assistant_and_two_coins(given: dict[str, int], times: int) -> None:
    assert collection_scores(scene_with("II-1").give(**given)) == times


@pytest.mark.parametrize(
    ("given", "times"),
    [
        ({"tribune": 1, "builder": 1, "assistant": 1}, 1),
        ({"tribune": 2, "builder": 3, "assistant": 2}, 2),
        ({"tribune": 2, "builder": 2}, 0),
    ],
)
def test_card_ii_2_collects_a_tribune_a_builder_and_an_assistant(given: dict[str, int], times: int) -> None:
    assert collection_scores(scene_with("II-2").give(**given)) == times


@pytest.mark.parametrize(
    ("row", "workers", "times"),
    [("#CC..#", 1, 1), ("#CCCC#", 2, 2), ("#CCC.#", 2, 1), ("#CLLL#", 2, 0), ("#CCCC#", 0, 0)],
)
def test_card_ii_3_collects_a_worker_and_two_columns(row: str, workers: int, times: int) -> None:
    scene = scene_with("II-3").draw_colonia(row, "..T...", "....T.", ".T....", "...T..", "#....#")
    assert collection_scores(scene.give(house=workers)) == times


@pytest.mark.parametrize(
    ("top", "bottom", "times"),
    [("k....#", "#....k", 1), ("k....#", "#....K", 1), ("k....#", "#....#", 0), ("k....k", "k....k", 1)],
)
def test_card_ii_4_collects_two_scored_cranes_and_two_citizens(top: str, bottom: str, times: int) -> None:
    """A crane uncovered in this cycle has been scored by then."""
    scene = scene_with("II-4").draw_colonia(top, "..T...", "....T.", ".T....", "...T..", bottom)
    assert collection_scores(scene.settle("merchant-1", "craftsman-1").give(coin=2), pay="35") == times


@pytest.mark.parametrize(
    ("rows", "pay", "times"),
    [
        (("patrician-1", "merchant-1", "craftsman-2"), "136", 1),
        (("patrician-1", "merchant-1", "craftsman-2"), "13", 0),
        (("patrician-1", "patrician-2", "merchant-1", "merchant-1", "craftsman-2", "craftsman-2"), "1236", 2),
        (("patrician-1", "patrician-1", "merchant-1", "merchant-1"), "13", 0),
    ],
)
def test_card_iii_1_collects_a_citizen_of_each_class(rows: tuple[str, ...], pay: str, times: int) -> None:
    assert collection_scores(scene_with("III-1").settle(*rows).give(coin=6), pay=pay) == times


@pytest.mark.parametrize(
    ("row", "given", "times"),
    [
        ("#C...#", {"tribune": 1, "builder": 1}, 1),
        ("#CC..#", {"tribune": 2, "builder": 2}, 2),
        ("#....#", {"tribune": 1, "builder": 1}, 0),
        ("#CC..#", {"tribune": 2}, 0),
    ],
)
def test_card_iii_2_collects_a_column_a_tribune_and_a_builder(row: str, given: dict[str, int], times: int) -> None:
    scene = scene_with("III-2").draw_colonia(row, "..T...", "....T.", ".T....", "...T..", "#....#")
    assert collection_scores(scene.give(**given)) == times


@pytest.mark.parametrize(
    ("cranes", "given", "times"),
    [
        (("k....k", "#....#"), {"fountain": 1, "park": 1}, 1),
        (("k....k", "#....#"), {"fountain": 2}, 0),  # one colour
        (("k....#", "#....#"), {"fountain": 1, "park": 1}, 0),
        (("k....k", "k....k"), {"fountain": 2, "park": 1, "house": 1}, 2),
        (("k....k", "k....k"), {"fountain": 3, "park": 1}, 1),
    ],
)
def test_card_iii_3_collects_two_scored_cranes_and_two_workers_of_different_colours(
    cranes: tuple[str, str], given: dict[str, int], times: int
) -> None:
    scene = scene_with("III-3").draw_colonia(cranes[0], "..T...", "....T.", ".T....", "...T..", cranes[1])
    assert collection_scores(scene.give(**given)) == times


@pytest.mark.parametrize(
    ("levels", "given", "times"),
    [
        ({"library": BESIDE_COLUMN}, {"assistant": 1, "coin": 1}, 1),
        ({"library": BESIDE_COLUMN, "market": BESIDE_COLUMN}, {"assistant": 2, "coin": 2}, 2),
        ({"library": 3, "market": 2}, {"assistant": 1, "coin": 1}, 0),
        ({"library": BESIDE_COLUMN}, {"assistant": 1}, 0),
    ],
)
def test_card_iii_4_collects_a_marker_beside_the_column_an_assistant_and_a_coin(
    levels: dict[str, int], given: dict[str, int], times: int
) -> None:
    assert collection_scores(scene_with("III-4").set_tracks(**levels).give(**given)) == times


# --- what a fulfilment is worth --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "turned", "value"), [(0, False, 3), (2, False, 5), (4, False, 7), (0, True, 3), (1, True, 5), (3, True, 7)]
)
def test_the_head_on_the_track_shows_what_a_task_is_worth(step: int, turned: bool, value: int) -> None:
    scene = scene_with("I-3").give(assistant=4, coin=2).set_bar(step, turned)
    scene.draw_colonia("#....# L.T... B...T. .T.... ...T.. #....#").scoring()
    assert scene.points()["building-task"] == value
    assert scene.points()["collecting-task"] == 2 * value


def test_what_was_collected_is_kept() -> None:
    scene = scene_with("I-4").give(builder=1, house=1, assistant=1).scoring()
    assert scene.points() == {"collecting-task": 3}
    assert scene.owned() == {"builder": 1, "house": 1, "assistant": 1}


def test_a_card_scores_in_its_own_cycle_only() -> None:
    scene = Scene().at(cycle=2).lay_card("I-1").give(tribune=1, coin=1).scoring()
    assert scene.points() == {}
