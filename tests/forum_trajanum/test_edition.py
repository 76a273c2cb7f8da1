"""The edition files of Forum Trajanum: their figures, and what a broken one says."""

from collections.abc import Callable
from copy import deepcopy
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from edition_files import places
from princeps.games.forum_trajanum import state
from princeps.games.forum_trajanum.actions import COLOUR_NAMES, GREY_NAMES, RESOURCE_NAMES
from princeps.games.forum_trajanum.box import Box
from princeps.games.forum_trajanum.edition import (
    ITEM_NAMES,
    MOSAIC_LETTERS,
    MOST_EFFECTS,
    MOST_TO_COLLECT,
    READER,
)
from princeps.kernel.editions import Edition, EditionTable
from princeps.kernel.errors import EditionError

pytestmark = pytest.mark.rules

SMALL = Path(__file__).with_name("small.toml")


@pytest.fixture(scope="module")
def standard() -> Edition:
    return READER.load()


@pytest.fixture(scope="module")
def small() -> Edition:
    return READER.load(SMALL)


def facts_of(edition: Edition) -> Any:
    return Box.of(edition.box).facts


# --- the standard edition ------------------------------------------------------------------------------------------


def test_the_standard_edition_is_read_once(standard: Edition) -> None:
    assert standard is READER.load()
    assert standard.name == "standard"
    assert standard.file.name == "standard.toml"
    assert standard.box.shape == (1,)


def test_nobody_can_change_an_edition(standard: Edition) -> None:
    with pytest.raises(AttributeError, match="no number 'eagle_on' to be set"):
        facts_of(standard).eagle_on = 9
    with pytest.raises(ValueError, match="read-only"):
        facts_of(standard).start[0] = 9


def test_names_stand_in_the_order_of_their_numbers() -> None:
    for name in ("builder", "assistant", "tribune", "coin"):
        assert RESOURCE_NAMES[getattr(state, name.upper())] == ITEM_NAMES[getattr(state, name.upper())] == name
    assert ITEM_NAMES[state.UPGRADE] == "upgrade"
    assert ITEM_NAMES[state.CITIZEN :] == ("patrician", "merchant", "craftsman")
    assert MOSAIC_LETTERS[state.EAGLE] == "*"
    for number, name in enumerate(MOST_EFFECTS):
        assert getattr(state, f"EFFECT_{name.upper()}") == number
    for number, name in enumerate(MOST_TO_COLLECT):
        assert getattr(state, f"COLLECT_{name.upper()}") == number
    assert len(MOST_EFFECTS) == state.EFFECTS
    assert len(MOST_TO_COLLECT) == state.COLLECTIBLES


def test_temples_of_the_standard_edition(standard: Edition) -> None:
    temples = [divmod(int(space), 6) for space in np.flatnonzero(Box.of(standard.box).temple)]
    assert temples == [(1, 2), (2, 4), (3, 1), (4, 3)]


def test_no_street_has_the_same_symbol_on_two_standard_boards(standard: Edition) -> None:
    streets = Box.of(standard.box).street
    assert streets[0].tolist() == list(range(12))
    for one, other in combinations(streets, 2):
        assert not (one == other).any()
    for board in streets:
        assert sorted(board[:6]) == list(range(6))  # the first six symbols mark rows
        assert sorted(board[6:]) == list(range(6, 12))
    assert Box.of(standard.box).street_copies == 2


def test_the_34_standard_tiles(standard: Edition) -> None:
    facts = facts_of(standard)
    assert facts.copies.sum() == 34
    totals = dict.fromkeys(ITEM_NAMES, 0)
    for items, copies in zip(facts.face_items, facts.copies, strict=True):
        for item in items[items != state.NOTHING]:
            totals[ITEM_NAMES[item]] += int(copies)
    workers = [totals.pop(f"{colour}-worker") for colour in COLOUR_NAMES]
    citizens = [totals.pop(name) for name in ("patrician", "merchant", "craftsman")]
    assert workers == [5, 5, 5, 5]
    assert citizens == [2, 2, 2]
    assert totals == {"builder": 6, "assistant": 8, "tribune": 6, "coin": 12, "upgrade": 4}
    shown = (facts.face_items != state.NOTHING).sum(axis=1)
    assert set(shown[1:4]) == {1}  # citizens
    assert set(shown[4:26]) == {2}
    assert not shown[26:].any()


def test_a_face_that_nobody_may_know_shows_nothing(standard: Edition, small: Edition) -> None:
    for edition in (standard, small):
        assert facts_of(edition).face_items[state.UNKNOWN_FACE].tolist() == [state.NOTHING] * 3
        assert facts_of(edition).copies[state.UNKNOWN_FACE] == 0


def test_standard_building_tiles(standard: Edition) -> None:
    box = Box.of(standard.box)
    assert box.single.tolist() == [14] * 4
    assert box.double.tolist() == [12] * 4
    assert box.facts.single_tile.tolist() == [state.FOUNTAIN, state.HOUSE, state.STABLE, state.PARK]
    assert box.facts.double_grey[state.PARK] == state.COLUMN


def test_standard_start(standard: Edition) -> None:
    assert facts_of(standard).start.tolist() == [0, 0, 0, 0, 1, 1, 1, 1]


def effects_of(edition: Edition, track: int) -> list[dict[str, int]]:
    return [
        {name: int(count) for name, count in zip(MOST_EFFECTS, level, strict=True) if count}
        for level in facts_of(edition).track[track]
    ]


def test_standard_tracks(standard: Edition) -> None:
    assert effects_of(standard, state.LIBRARY) == [
        {"worker": 1, "tribune": 1},
        {"builder": 1},
        {"eagle_envoy": 1},
        {"take_tile": 1},
    ]
    assert effects_of(standard, state.BASILICA) == [{"assistant": 2}, {"tribune": 2}, {"upgrade": 1}, {"build": 1}]
    assert effects_of(standard, state.MARKET) == [{"coin": 1}, {"area_bonus": 1}, {"free_envoy": 1}, {"take_tile": 1}]


def test_standard_values(standard: Edition) -> None:
    facts = facts_of(standard)
    assert facts.column_value.tolist() == facts.crane_value.tolist() == [3, 2, 1]
    assert facts.row_value.tolist() == [1, 2, 3]
    assert (facts.bonus_points, facts.eagle_on, facts.eagle_beside) == (2, 2, 1)


def test_the_standard_prestige_track_follows_its_model(standard: Edition) -> None:
    facts = facts_of(standard)
    assert facts.bar_end == 6
    assert np.flatnonzero(facts.cypress).tolist() == [2, 4, 6]
    for p in range(7):
        for n in range(1, 11):
            assert facts.area_points[0, p, n] == max(0, n + p - 2)
            assert facts.area_points[1, p, n] == max(0, (3 if n == 2 else n) + p - 1)
    assert not facts.area_points[:, :, 0].any()
    assert facts.task_points[:, :7].tolist() == [[3, 3, 5, 5, 7, 7, 7], [3, 5, 5, 7, 7, 7, 7]]


def test_standard_mosaics(standard: Edition) -> None:
    sides = Box.of(standard.box).mosaic.reshape(10, 12)
    for side in sides:
        assert sorted(np.bincount(side, minlength=5)[:4]) == [2, 3, 3, 3]
        assert np.flatnonzero(side == state.EAGLE) in (5, 6)  # an inner square
    assert "".join(MOSAIC_LETTERS[colour] for colour in sides[0]) == "OOGGO*BBYYYB"
    assert "".join(MOSAIC_LETTERS[colour] for colour in sides[9]) == "GBBBOO*YOYGG"


def test_standard_layouts(standard: Edition) -> None:
    box = Box.of(standard.box)
    assert box.boards.tolist() == [0, 0, 3, 4, 5]
    assert box.layout[2, :3].tolist() == [[0, 0], [0, 4], [3, 2]]
    assert box.layout[3, :4].tolist() == [[0, 0], [0, 4], [3, 0], [3, 4]]
    assert box.layout[4].tolist() == [[0, 0], [0, 4], [0, 8], [3, 2], [3, 6]]


GREY, COLOURED, BUILDING = state.WANT_GREY, state.WANT_COLOURED, state.WANT_BUILDING
TEMPLE, CRANE = state.WANT_TEMPLE, state.WANT_CRANE

# Of each card: what stands where, seen from the first thing; must they differ; may it be mirrored; what to collect.
STANDARD_CARDS = {
    "I-1": ([(0, 0, GREY), (0, 1, COLOURED), (0, 2, GREY)], 0, 0, {"tribune": 1, "coin": 1}),
    "I-2": ([(0, 0, TEMPLE), (-1, 0, BUILDING), (1, 0, BUILDING)], 0, 0, {"citizen_classes": 2, "envoy": 1}),
    "I-3": ([(0, 0, GREY), (1, 0, GREY)], 1, 0, {"assistant": 2, "coin": 1}),
    "I-4": ([(0, 0, CRANE), (0, 1, BUILDING), (1, 0, BUILDING)], 0, 1, {"builder": 1, "worker": 1, "assistant": 1}),
    "II-1": ([(r, c, BUILDING) for r in (0, 1) for c in (0, 1)], 0, 0, {"assistant": 1, "coin": 2}),
    "II-2": (
        [(0, 0, COLOURED), (1, 0, GREY), (2, 0, COLOURED)],
        *(0, 0, {"tribune": 1, "builder": 1, "assistant": 1}),
    ),
    "II-3": ([], 1, 0, {"worker": 1, "column": 2}),
    "II-4": ([(0, 0, GREY), (1, 0, COLOURED), (2, 0, GREY)], 0, 0, {"scored_crane": 2, "citizen_classes": 2}),
    "III-1": ([(0, 0, COLOURED), (1, 0, GREY), (2, 0, GREY), (3, 0, COLOURED)], 0, 0, {"citizen_classes": 3}),
    "III-2": ([(r, 0, COLOURED) for r in range(3)], 1, 0, {"column": 1, "tribune": 1, "builder": 1}),
    "III-3": (
        [(0, 0, TEMPLE), *((r, c, COLOURED) for r in (-1, 1) for c in (-1, 1))],
        *(0, 0, {"scored_crane": 2, "worker_colours": 2}),
    ),
    "III-4": ([(r, 0, GREY) for r in range(3)], 1, 0, {"marker": 1, "assistant": 1, "coin": 1}),
}


@pytest.mark.parametrize(("number", "name"), list(enumerate(STANDARD_CARDS)))
def test_a_standard_trajan_card(standard: Edition, number: int, name: str) -> None:
    task = Box.of(standard.box).cards[number]
    cells = [(task.down[cell], task.right[cell], task.want[cell]) for cell in range(task.cells)]
    collect = {thing: count for thing, count in zip(MOST_TO_COLLECT, task.collect, strict=True) if count}
    assert standard.data["cards"][number]["id"] == name
    assert task.card == number
    assert (cells, task.different, task.turns, collect) == STANDARD_CARDS[name]


# --- the small edition ---------------------------------------------------------------------------------------------


def test_the_small_edition_differs_in_every_part(standard: Edition, small: Edition) -> None:
    box, facts = small.box, small.box["facts"]
    for part in ("temple", "street", "single", "double", "mosaic", "boards", "layout", "cards"):
        assert (box[part] != standard.box[part]).any(), part
    for part in facts.dtype.names or ():
        assert np.any(facts[part] != standard.box["facts"][part]), part
    assert small != standard


def test_the_small_edition_is_read_as_written(small: Edition) -> None:
    box, facts = Box.of(small.box), facts_of(small)
    assert facts.face_items[8].tolist() == [state.FOUNTAIN, state.PARK, state.COIN]
    assert facts.copies[:13].tolist() == [0, 7, 3, 2, 3, 3, 3, 2, 2, 2, 2, 3, 2]
    assert [GREY_NAMES[grey] for grey in facts.double_grey] == ["market", "column", "library", "basilica"]
    assert [COLOUR_NAMES[colour] for colour in facts.single_tile] == ["house", "stable", "park", "fountain"]
    assert box.street[0].tolist() == [1, 3, 5, 7, 9, 11, 10, 8, 6, 4, 2, 0]  # the sun marks the second row ...
    assert facts.bar_end == 4
    assert facts.cypress.tolist() == [0, 1, 0, 1, 0, 0, 0, 0]
    assert facts.area_points[1, 4, 10] == 28
    assert box.boards.tolist() == [0, 0, 2, 3, 4]
    assert box.layout[4, 3].tolist() == [3, 5]


# --- digests -------------------------------------------------------------------------------------------------------


Writer = Callable[[str, str], Path]


@pytest.fixture
def with_change(tmp_path: Path, standard: Edition) -> Writer:
    """Write the standard edition with one piece of text replaced."""

    def write(old: str, new: str) -> Path:
        text = standard.file.read_text(encoding="utf-8")
        assert old in text
        file = tmp_path / "mine.toml"
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
        return file

    return write


def test_comments_and_white_space_do_not_change_the_digest(standard: Edition, with_change: Writer) -> None:
    edition = READER.load(with_change("[start]\nbuilder = 1\n", "# Mine.\n[start]\n\nbuilder   =   1 # one\n"))
    assert edition.digest == standard.digest
    assert edition == standard
    assert len(edition.digest) == 16


def test_the_order_of_keys_does_not_change_the_digest(standard: Edition, with_change: Writer) -> None:
    edition = READER.load(with_change("builder = 1\nassistant = 1\n", "assistant = 1\nbuilder = 1\n"))
    assert edition.digest == standard.digest


def test_a_number_changes_the_digest(standard: Edition, with_change: Writer) -> None:
    edition = READER.load(with_change("eagle_on = 2", "eagle_on = 3"))
    assert edition.digest != standard.digest
    assert Box.of(edition.box).facts.eagle_on == 3


def test_an_editor_may_leave_a_byte_order_mark(with_change: Writer) -> None:
    READER.load(with_change("# Forum", "\ufeff# Forum"))


def test_an_eagle_more_or_less_is_fine(with_change: Writer) -> None:
    assert (Box.of(READER.load(with_change('"O*BB"', '"**BB"')).box).mosaic[0, 0] == state.EAGLE).sum() == 2
    assert (Box.of(READER.load(with_change('"O*BB"', '"OOBB"')).box).mosaic[0, 0] != state.EAGLE).all()


# --- broken files --------------------------------------------------------------------------------------------------

PARK_DOUBLE = 'double_tiles = 12\ndouble_grey = "column"'
FIRST_CARD = 'picture = ["gcg"]'

BROKEN = [
    # what no turn and no card may do
    (
        "{ assistant = 2 }",
        "{ assistant = 2, build = 1 }",
        "tracks",
        "give so many extra buildings and choices that a turn could not be kept in memory",
    ),
    (
        "{ scored_crane = 2, worker_colours = 2 }",
        "{ worker = 1, worker_colours = 2 }",
        "cards#11.collecting",
        "asks for workers in two ways: a worker would count twice",
    ),
    # kinds of mistakes
    ("positions = 7", "", "prestige.positions", "is missing"),
    ("positions = 7", "postions = 7", "prestige.positions", "is missing; did you write 'postions'?"),
    ("\nmirrored = true", "\nmirored = true", "cards#4.mirored", "is unknown; did you mean 'mirrored'?"),
    ("[start]", "[goods]\ncoin = 1\n[start]", "goods", "is unknown"),
    ("copies = 2", 'copies = "two"', "tiles#1.copies", "must be a whole number, not a text in quotes"),
    ("copies = 2", "copies = 2.0", "tiles#1.copies", "must be a whole number, not a number with a point"),
    ("copies = 2", "copies = true", "tiles#1.copies", "must be a whole number, not true or false"),
    ("copies = 2", "copies = 2018-10-01", "tiles#1.copies", "must be a whole number, not a date or a time"),
    ('name = "standard"', "name = 1", "name", "must be a text in quotes, not a whole number"),
    ('name = "standard"', 'name = " "', "name", "must not be empty"),
    ("eagle_on = 2", "eagle_on = 200", "values.eagle_on", "must be from 0 to 20"),
    ("eagle_on = 2", f"eagle_on = 0x1{'0' * 5000}", "values.eagle_on", "must be from 0 to 20"),
    ("row = [1, 2, 3]", "row = [1, 2]", "values.row", "must have 3 entries, has 2"),
    ("crane = [3, 2, 1]", "crane = [3, -2, 1]", "values.crane#2", "must be from 0 to 20"),
    ('game = "forum-trajanum"', 'game = "trajan"', "game", "'trajan' is unknown; known are forum-trajanum"),
    ('game = "forum-trajanum"', "game =", "the file", "is not TOML: Invalid value (at line 12, column 7)"),
    ('game = "forum-trajanum"', f"game = {'[' * 5000}", "the file", "is not TOML"),
    # the Colonia
    ('"..T..."', '"......"', "colonia.picture", "must have 4 temples (T), has 3"),
    ('"c....c"', '"T....c"', "colonia.picture", "must have a crane (c) in every corner and nowhere else"),
    ('"..T..."', '"..T...."', "colonia.picture#2", "must have 6 letters, has 7"),
    ('"..T..."', '"..X..."', "colonia.picture#2", "has the letter 'X'; known are c T ."),
    ("[start]\n", "[start]\ntribunes = 1\n", "start.tribunes", "is unknown; did you mean 'tribune'?"),
    # streets
    ('"torch", "arena",\n]', '"torch", "torch",\n]', "streets.symbols#12", "'torch' has been named before"),
    ('"torch", "arena",\n]', '"torch", "",\n]', "streets.symbols#12", "must not be empty"),
    ('"torch", "arena",\n]', '"torch",\n]', "streets.symbols", "must have 12 entries, has 11"),
    ("cards_per_symbol = 2", "cards_per_symbol = 3", "streets.cards_per_symbol", "must be 2"),
    ('rows = ["gate"', 'rows = ["gaol"', "streets.side_b#2.rows#1", "'gaol' is unknown; known are tower, gate, "),
    ('rows = ["gate"', 'rows = ["arena"', "streets.side_b#2.columns", "'gate' is not there"),
    # Colonia tiles
    ('["merchant"]', '["merchand"]', "tiles#2.items#1", "'merchand' is unknown; did you mean 'merchant'?"),
    ('["merchant"]', "[]", "tiles#2.items", "must have 1 to 3 entries, has 0"),
    ('["merchant"]', '["merchant", "coin"]', "tiles#2.items", "a citizen must be alone on his tile"),
    ('["merchant"]', '["patrician"]', "tiles#2.items", "are those of tile 1 again: raise its copies instead"),
    ('["coin", "coin"]', '["coin", "upgrade"]', "tiles#25.items", "are those of tile 23 again"),
    ('["merchant"]', '["coin"]', "tiles", "must have 2 copies of the merchant, have 0"),
    ("copies = 2", "copies = 3", "tiles", "must have 2 copies of the patrician, have 3"),
    ('["coin", "coin"]\ncopies = 2', '["coin", "coin"]\ncopies = 4', "tiles", "must be 34 with all copies, are 36"),
    ("copies = 2", "copies = 0", "tiles#1.copies", "must be from 1 to 34"),
    # building tiles and tracks
    (PARK_DOUBLE, PARK_DOUBLE.replace("column", "market"), "buildings.park.double_grey", "goes with the stable"),
    ('single_grey = "market"', 'single_grey = "temple"', "buildings.stable.single_grey", "'temple' is unknown"),
    ("[buildings.park]", "[buildings.garden]", "buildings.park", "is missing"),
    ("{ upgrade = 1 }", "{ upgrades = 1 }", "tracks.basilica#3.upgrades", "is unknown; did you mean 'upgrade'?"),
    ("{ upgrade = 1 }", "{}", "tracks.basilica#3", "gives nothing"),
    ("{ build = 1 }", "{ build = 2 }", "tracks.basilica#4.build", "must be from 0 to 1"),
    ("    { coin = 1 },\n", "", "tracks.market", "must have 4 entries, has 3"),
    # prestige
    ("positions = 7", "positions = 9", "prestige.positions", "must be from 2 to 8"),
    ("positions = 7", "positions = 6", "prestige.cypresses#3", "must be from 1 to 5"),
    ("positions = 7", "positions = 8", "prestige.basic.area", "must have 8 entries, has 7"),
    ("[0, 2, 2, 3,", "[0, 2, 3,", "prestige.turned.area#1", "must have 10 entries, has 9"),
    ("[0, 2, 2, 3,", "[0, 2, 2, 130,", "prestige.turned.area#1#4", "must be from 0 to 99"),
    ("[0, 2, 2, 3,", "[0, 2, 2, '3',", "prestige.turned.area#1#4", "must be a whole number, not a text in quotes"),
    ("task = [3, 5, 5, 7, 7, 7, 7]", "task = [3, 5, 7]", "prestige.turned.task", "must have 7 entries, has 3"),
    # the Forum
    ('"O*BB"', '"O*RR"', "forum.boards#1.a#2", "has the letter 'R'; known are B O Y G *"),
    ('"O*BB",\n', "", "forum.boards#1.a", "must have 3 entries, has 2"),
    ('"O*BB"', '"O*B"', "forum.boards#1.a#2", "must have 4 letters, has 3"),
    ('2 = ["r1c1", "r1c5"', '2 = ["r1c1", "r2c4"', "forum.layouts.2#2", "the board overlaps with board 1"),
    ('2 = ["r1c1", "r1c5"', '2 = ["r1c1", "r5c5"', "forum.layouts.2#2", "the board leaves the 6 rows of 12 squares"),
    ('2 = ["r1c1", "r1c5"', '2 = ["r1c1", "r1c10"', "forum.layouts.2#2", "the board leaves the 6 rows of 12 squares"),
    ('2 = ["r1c1", "r1c5"', '2 = ["r1c1", "r7c5"', "forum.layouts.2#2", "is unknown; known are r1c1 to r6c12"),
    ('2 = ["r1c1", "r1c5", "r4c3"]', "2 = []", "forum.layouts.2", "must have 1 to 5 entries, has 0"),
    # Trajan cards
    ('id = "I-2"', 'id = "I-1"', "cards#2.id", "'I-1' is the id of another card"),
    ("cycle = 2", "cycle = 1", "cards", "must be 4 of cycle 1, are 5"),
    ("cycle = 2", "cycle = 4", "cards#5.cycle", "must be from 1 to 3"),
    (FIRST_CARD, 'picture = ["g", "cg"]', "cards#1.picture#2", "must be as long as the first row, 1 letters, not 2"),
    (FIRST_CARD, 'picture = ["..T"]', "cards#1.picture", "shows no building (g, c or b)"),
    (FIRST_CARD, 'picture = ["TbK"]', "cards#1.picture", "may show one temple (T) or crane (K), not more"),
    (FIRST_CARD, 'picture = ["ggg", "ggg", "g.."]', "cards#1.picture", "may show 6 things, shows 7"),
    (FIRST_CARD, 'picture = ["ggggggg"]', "cards#1.picture#1", "must have 1 to 6 letters, has 7"),
    ("\nanywhere = true", "\nanywhere = false", "cards#7.picture", "is missing"),
    ("\nanywhere = true", "\nanywhere = 1", "cards#7.anywhere", "must be true or false, not a whole number"),
    ("\nanywhere = true", f"\nanywhere = true\n{FIRST_CARD}", "cards#7.anywhere", "there is a picture too"),
    ("{ citizen_classes = 3 }", "{ citizen_classes = 4 }", "cards#9.collecting.citizen_classes", "must be from 0 to 3"),
    ("{ citizen_classes = 3 }", "{ classes = 3 }", "cards#9.collecting.classes", "is unknown"),
    ("{ citizen_classes = 3 }", "{}", "cards#9.collecting", "asks for nothing"),
]


@pytest.mark.parametrize(("old", "new", "field", "problem"), BROKEN)
def test_a_broken_file_says_where_and_what(with_change: Writer, old: str, new: str, field: str, problem: str) -> None:
    file = with_change(old, new)
    with pytest.raises(EditionError) as caught:
        READER.load(file)
    assert caught.value.field == field
    assert problem in caught.value.problem
    assert str(caught.value).startswith(f"{file}: {field}: ")


def test_cards_come_in_the_order_of_their_cycles(tmp_path: Path, standard: Edition) -> None:
    text = standard.file.read_text(encoding="utf-8")
    swapped = text.replace("cycle = 1", "cycle = x").replace("cycle = 2", "cycle = 1").replace("cycle = x", "cycle = 2")
    file = tmp_path / "swapped.toml"
    file.write_text(swapped, encoding="utf-8")
    with pytest.raises(EditionError, match="cards: must be in the order of their cycles"):
        READER.load(file)


def test_a_missing_file_says_so(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="the file: cannot be read"):
        READER.load(tmp_path / "nowhere.toml")


def test_a_file_that_is_no_text_says_so(tmp_path: Path) -> None:
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\x89PNG\xff")
    with pytest.raises(EditionError, match="the file: is not TOML"):
        READER.load(file)


def test_boards_may_not_have_more_areas_than_there_is_room_for(standard: Edition) -> None:
    data = deepcopy(standard.data)
    for board in data["forum"]["boards"]:
        board["a"] = ["BOBO", "OBOB", "BOBO"]
    with pytest.raises(EditionError, match="have up to 60 colour areas, there is room for 56"):
        read(data)


# --- every single place of a file ----------------------------------------------------------------------------------


def read(data: dict[str, Any]) -> Edition:
    return READER.read(EditionTable(Path("mine.toml"), data))


def test_a_missing_key_is_noticed_everywhere(standard: Edition) -> None:
    data = deepcopy(standard.data)
    for place, holder, key in list(places(data)):
        optional = place.startswith(("start.", "tracks.")) or "collecting." in place or key in ("mirrored", "different")
        if isinstance(holder, dict) and not optional:
            right = holder.pop(key)
            with pytest.raises(EditionError) as caught:
                read(data)
            assert caught.value.field == place.replace("anywhere", "picture")
            assert caught.value.problem == "is missing"
            holder[key] = right
