"""The edition files of Trajan: their figures, and what a broken one says."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from edition_files import places
from princeps.games.trajan import box as boxes
from princeps.games.trajan import state
from princeps.games.trajan.actions import (
    ACTION_NAMES,
    BUILDING_NAMES,
    COLOUR_NAMES,
    COMMODITY_NAMES,
    FORUM_TILE_NAMES,
    PROVINCE_NAMES,
    REWARD_NAMES,
    SHIP_NAMES,
    STACK_NAMES,
)
from princeps.games.trajan.box import Box
from princeps.games.trajan.edition import (
    COLOUR_LETTERS,
    COUNTING_BONUS_NAMES,
    FREE_ACTION_NAMES,
    LOOP_NAMES,
    PLACE_NAMES,
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
    with pytest.raises(AttributeError, match="no number 'foreign_legionnaire' to be set"):
        facts_of(standard).foreign_legionnaire = 9
    with pytest.raises(ValueError, match="read-only"):
        facts_of(standard).penalty[0] = 9


def test_names_stand_in_the_order_of_their_numbers() -> None:
    for number, name in enumerate(ACTION_NAMES):
        assert getattr(state, name.upper()) == number
    for number, name in enumerate(SHIP_NAMES):
        assert getattr(state, f"SHIP_{name.upper()}") == number
    for number, name in enumerate(LOOP_NAMES):
        assert getattr(boxes, f"LOOP_{name.upper()}") == number
    for name in ("cards", "plus-two", "legionnaires", "workers", "demand"):
        assert REWARD_NAMES[getattr(state, f"REWARD_{name.replace('-', '_').upper()}")] == name
    for name in ("demand", "commodity", "construction", "action"):
        assert FORUM_TILE_NAMES[getattr(state, f"WILD_{name.upper()}")] == f"wild-{name}"
    assert REWARD_NAMES[state.REWARD_NONE] == "nothing"
    assert FORUM_TILE_NAMES[state.EXTRA_ACTION :] == tuple(f"extra-{name}" for name in ACTION_NAMES)
    assert PLACE_NAMES[state.CAMP] == "camp"
    assert list(COLOUR_LETTERS) == [name[0].upper() for name in COLOUR_NAMES]
    assert FREE_ACTION_NAMES == ("seaport", "forum", "military", "senate", "trajan", "nothing")
    for number, name in enumerate(COUNTING_BONUS_NAMES, state.BONUS_WORKERS):
        assert getattr(state, f"BONUS_{name.removesuffix('-tiles').upper()}") == number


def test_what_depends_on_the_number_of_players_waits_in_the_box(standard: Edition) -> None:
    box = Box.of(standard.box)
    assert box.time_loop.tolist() == [[0, 0, 11, 16, 21], [0, 0, 12, 17, 22]]
    assert box.forum_spaces.tolist() == [0, 0, 6, 9, 12]
    assert (box.facts.time_loop, box.facts.forum_spaces) == (0, 0)


def test_standard_tokens(standard: Edition) -> None:
    assert Box.of(standard.box).tokens == state.TOKENS == 15


def test_standard_cards_and_ships(standard: Edition) -> None:
    facts = facts_of(standard)
    assert facts.card_copies * state.COMMODITIES == state.CARDS == 60
    assert facts.ship_room.tolist() == [4, 3, 4]
    assert facts.ship_points.tolist() == [
        [[0, 2, 6, 12, 20], [0, 0, 1, 7, 15]],
        [[0, 5, 10, 15, 0], [0, 1, 6, 11, 0]],
        [[0, 2, 4, 6, 8], [0, 0, 1, 3, 5]],
    ]


def test_the_70_standard_forum_tiles(standard: Edition) -> None:
    copies = Box.of(standard.box).forum_copies
    assert copies.sum() == 70
    assert copies[: state.DEMANDS].tolist() == [14, 14, 14]
    assert copies[state.SENATE_TILE : state.WILD_DEMAND].tolist() == [3, 3, 3, 3]
    assert facts_of(standard).votes.tolist() == [2, 3, 4, 5]
    assert copies[state.WILD_DEMAND : state.EXTRA_ACTION].tolist() == [3, 3, 2, 2]
    assert copies[state.EXTRA_ACTION :].tolist() == [1] * 6


def test_standard_extra_action_and_demand_tiles(standard: Edition) -> None:
    assert Box.of(standard.box).extra_copies.tolist() == [2] * 6
    assert Box.of(standard.box).demand_copies.tolist() == [5] * 3
    assert facts_of(standard).penalty.tolist() == [0, 4, 9, 15]


# Of each province: its points, and where a leader goes from there.
STANDARD_PROVINCES = {
    "camp": (None, "alpes raetia noricum"),
    "alpes": (3, "raetia narbonensis lugudunensis belgica"),
    "raetia": (3, "alpes noricum belgica germania-superior"),
    "noricum": (5, "raetia"),
    "narbonensis": (6, "alpes lugudunensis aquitania"),
    "lugudunensis": (6, "alpes narbonensis belgica aquitania britannia"),
    "belgica": (6, "alpes raetia lugudunensis germania-superior germania-inferior britannia"),
    "germania-superior": (6, "raetia belgica germania-inferior"),
    "aquitania": (10, "narbonensis lugudunensis"),
    "germania-inferior": (10, "belgica germania-superior britannia"),
    "britannia": (10, "lugudunensis belgica germania-inferior"),
}


@pytest.mark.parametrize("name", STANDARD_PROVINCES)
def test_a_standard_province(standard: Edition, name: str) -> None:
    facts, here = facts_of(standard), PLACE_NAMES.index(name)
    points, neighbours = STANDARD_PROVINCES[name]
    assert " ".join(PROVINCE_NAMES[there] for there in np.flatnonzero(facts.border[here])) == neighbours
    assert points is None or facts.province_points[here] == points


def test_standard_provinces_as_a_whole(standard: Edition) -> None:
    facts = facts_of(standard)
    assert facts.province_points.sum() == 65
    assert (facts.border[: state.CAMP] == facts.border[: state.CAMP].T).all()
    assert facts.foreign_legionnaire == 3


def test_the_standard_senate(standard: Edition) -> None:
    facts = facts_of(standard)
    assert facts.senate_points.tolist() == facts.senate_votes.tolist() == [0, 2, 3, 4, 5, 6, 7, 8]
    assert facts.senate_points.sum() == 35


def test_the_20_standard_construction_tiles(standard: Edition) -> None:
    facts = facts_of(standard)
    assert state.BUILDING_TYPES * state.BUILDINGS_OF_A_TYPE == state.SITES == 20
    assert facts.building_points.tolist() == [2, 3, 4, 5]
    assert facts.building_points.sum() * state.BUILDING_TYPES == 70
    assert facts.set_points.tolist() == [0, 0, 0, 10, 20]
    actions = [ACTION_NAMES[action] for action in facts.building_action]
    assert dict(zip(BUILDING_NAMES, actions, strict=True)) == {
        "stairs": "forum",
        "door": "senate",
        "fountain": "seaport",
        "roof": "trajan",
        "window": "military",
    }


# Of each stack, in the order of the tiles: points, reward, its amount, the colours.
STANDARD_TILES = {
    "cards": [(3, "cards", 2, "BB OO YY BO BW GP GY OY PW")],
    "nine-points": [(9, "nothing", 0, "BB GG OO PP WW YY BW OW WY")],
    "plus-two": [(4, "plus-two", 0, "PP WW BP GP GW OP PY PW PW")],
    "military": [(5, "legionnaires", 1, "BB BG BP BW BY"), (2, "legionnaires", 2, "BO GY PY WY")],
    "construction": [(5, "workers", 1, "BG GO OP OW OY"), (2, "workers", 2, "OO YY BY OY")],
    "demand": [
        (1, "demand", state.BREAD, "GG PP GO"),
        (1, "demand", state.GAMES, "GG GP GY"),
        (1, "demand", state.RELIGION, "WW BO GW"),
    ],
}


def colours_of(edition: Edition) -> list[str]:
    """The pair of every tile, its letters in alphabetical order."""
    return ["".join(sorted(COLOUR_LETTERS[colour] for colour in pair)) for pair in facts_of(edition).tile_colour]


@pytest.mark.parametrize(("stack", "name"), list(enumerate(STACK_NAMES)))
def test_a_standard_stack_of_trajan_tiles(standard: Edition, stack: int, name: str) -> None:
    facts, tiles = facts_of(standard), range(9 * stack, 9 * stack + 9)
    found = [
        (facts.tile_points[tile], REWARD_NAMES[facts.tile_reward[tile]], facts.tile_amount[tile], colours)
        for tile, colours in zip(tiles, colours_of(standard)[tiles.start : tiles.stop], strict=True)
    ]
    assert found == [(*alike, pair) for *alike, pairs in STANDARD_TILES[name] for pair in pairs.split()]


def test_the_54_standard_trajan_tiles_close_up(standard: Edition) -> None:
    """Every colour 18 times; all 21 pairs: doubles and neighbours on a ring of colours three times, others twice."""
    pairs = Counter(colours_of(standard))
    assert pairs.total() == state.TRAJAN_TILES == 54
    assert Counter("".join(pairs.elements())) == dict.fromkeys("BGOPWY", 18)
    ring = {"".join(sorted(pair)) for pair in ("YO", "OB", "BW", "WP", "PG", "GY")}
    every = ["".join(pair) for pair in combinations_with_replacement("BGOPWY", 2)]
    assert len(every) == 21
    assert pairs == {pair: 3 if pair[0] == pair[1] or pair in ring else 2 for pair in every}
    assert facts_of(standard).tile_points.sum() == 219


def test_the_two_colours_of_a_tile_stand_in_the_order_of_their_numbers(standard: Edition, small: Edition) -> None:
    for edition in (standard, small):
        first, second = facts_of(edition).tile_colour.T
        assert (first <= second).all()


def test_the_12_standard_bonus_tiles(standard: Edition) -> None:
    facts = facts_of(standard)
    pairs = [" ".join(COMMODITY_NAMES[good] for good in goods) for goods in facts.bonus_goods]
    assert pairs == [
        "columns furs",
        "scrolls oil",
        "fruit ceramics",
        "wine fish",
        "jewellery gems",
        "cattle wheat",
    ]
    points = facts.bonus_points.tolist()
    assert points[: state.BONUS_DEMAND] == [[3, 2]] * 6
    assert points[state.BONUS_DEMAND : state.BONUS_WORKERS] == [[9, 6]] * 3
    assert points[state.BONUS_WORKERS] == [1, 1]
    assert points[state.BONUS_LEGIONNAIRES] == [2, 1]
    assert points[state.BONUS_YELLOW] == [3, 2]


def test_only_the_grey_side_for_workers_halves(standard: Edition) -> None:
    per = facts_of(standard).bonus_per
    assert per[state.BONUS_WORKERS].tolist() == [1, 2]
    assert (np.delete(per, state.BONUS_WORKERS, axis=0) == 1).all()


# --- the small edition ---------------------------------------------------------------------------------------------


def test_the_small_edition_differs_in_every_part(standard: Edition, small: Edition) -> None:
    box, facts = small.box, small.box["facts"]
    for part in set(box.dtype.names or ()) - {"open_setup"}:  # a ruling, not a part
        assert np.any(box[part] != standard.box[part]), part
    for part in facts.dtype.names or ():
        same = part in ("time_loop", "forum_spaces", "card_copies")  # two still to come, and there are always 60 cards
        assert np.any(facts[part] != standard.box["facts"][part]) != same, part
    assert small != standard


def test_the_small_edition_is_read_as_written(small: Edition) -> None:
    box, facts = Box.of(small.box), facts_of(small)
    assert box.tokens == 12
    assert box.time_loop[boxes.LOOP_LONG].tolist() == [0, 0, 9, 14, 18]
    assert facts.ship_room.tolist() == [3, 4, 2]
    assert facts.ship_points[state.SHIP_DIFFERENT].tolist() == [[0, 3, 5, 0, 0], [0, 1, 2, 0, 0]]
    assert box.forum_copies.tolist() == [10, 12, 11, 5, 4, 3, 2, 4, 5, 3, 1, 3, 2, 1, 0, 2, 2]
    assert facts.senate_votes.tolist() == [0, 1, 2, 4, 5, 6, 8, 9]
    assert np.flatnonzero(facts.border[state.CAMP]).tolist() == [0, 9]
    assert facts.building_action.tolist() == [0, 4, 2, 0, state.NOTHING]
    assert facts.tile_reward[9:18].tolist() == [state.REWARD_NONE] * 6 + [state.REWARD_CARDS] * 3
    assert facts.tile_amount[-9:].tolist() == [0, 0, 0, 0, 1, 1, 1, 1, 2]
    assert facts.bonus_goods[5].tolist() == [6, 5]
    assert facts.bonus_per[state.BONUS_WORKERS :].tolist() == [[1, 3], [2, 2], [1, 1]]


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
    edition = READER.load(with_change("[players]\ntokens = 15\n", "# Mine.\n[players]\n\ntokens   =   15 # each\n"))
    assert edition.digest == standard.digest
    assert edition == standard
    assert len(edition.digest) == 16


def test_the_order_of_keys_does_not_change_the_digest(standard: Edition, with_change: Writer) -> None:
    edition = READER.load(with_change("bread = 14\ngames = 14\n", "games = 14\nbread = 14\n"))
    assert edition.digest == standard.digest


def test_a_number_changes_the_digest(standard: Edition, with_change: Writer) -> None:
    edition = READER.load(with_change("foreign_legionnaire = 3", "foreign_legionnaire = 4"))
    assert edition.digest != standard.digest
    assert Box.of(edition.box).facts.foreign_legionnaire == 4


def test_the_colours_of_a_tile_may_stand_in_any_order(standard: Edition, with_change: Writer) -> None:
    edition = READER.load(with_change('"BO", "BW", "GP"', '"OB", "WB", "PG"'))
    assert edition.box.tobytes() == standard.box.tobytes()


# --- broken files --------------------------------------------------------------------------------------------------

NORICUM = 'neighbours = ["camp", "raetia"]'
BELGICA = 'neighbours = ["britannia", "lugudunensis", "alpes", "raetia", "germania-superior", "germania-inferior"]'
CARDS = 'points = 3\nreward = "cards"\namount = 2'
PLUS_TWO = 'reward = "plus-two"'

BROKEN = [
    # kinds of mistakes
    ("tokens = 15", "", "players.tokens", "is missing"),
    ("penalties = [", "penalities = [", "demands.penalties", "is missing; did you write 'penalities'?"),
    ("four_alike = 20", "four_alike = 20\nfive_alike = 30", "construction.five_alike", "is unknown"),
    ("[players]", "[purse]\ncoins = 1\n[players]", "purse", "is unknown"),
    ("tokens = 15", 'tokens = "many"', "players.tokens", "must be a whole number, not a text in quotes"),
    ("tokens = 15", "tokens = true", "players.tokens", "must be a whole number, not true or false"),
    ("[players]\ntokens = 15", "players = 15", "players", "must be a table, not a whole number"),
    ('name = "standard"', 'name = ""', "name", "must not be empty"),
    ('game = "trajan"', 'game = "forum-trajanum"', "game", "'forum-trajanum' is unknown; known are trajan"),
    ('game = "trajan"', "game =", "the file", "is not TOML: Invalid value (at line 12, column 7)"),
    # players and time
    ("tokens = 15", "tokens = 1", "players.tokens", "must be from 2 to 15"),
    ("tokens = 15", "tokens = 16", "players.tokens", "must be from 2 to 15"),
    ("usual = { 2 = 11,", "usual = { 2 = 1,", "time.usual.2", "must be from 2 to 99"),
    ("usual = { 2 = 11,", "usual = { 2 = 128,", "time.usual.2", "must be from 2 to 99"),
    ("long = { 2 = 12,", "long = {", "time.long.2", "is missing"),
    ("long = { 2 = 12,", "long = { 5 = 27, 2 = 12,", "time.long.5", "is unknown"),
    # the seaport
    ("copies = 5", "copies = 6", "commodities.copies", "must be 5"),
    ("front = [2, 6, 12, 20]", "front = [2, 6, 12, 20, 30]", "ships.identical.front", "must have 1 to 4 entries"),
    ("front = [2, 6, 12, 20]", "front = [2, 6, 12, 200]", "ships.identical.front#4", "must be from 0 to 99"),
    ("front = [5, 10, 15]", "front = []", "ships.pairs.front", "must have 1 to 4 entries, has 0"),
    ("back = [1, 6, 11]", "back = [1, 6, 11, 16]", "ships.pairs.back", "must have 3 entries, has 4"),
    ("[ships.different]", "[ships.difficult]", "ships.different", "is missing"),
    # the forum
    ("3 = 9, 4 = 12 }", "3 = 9, 4 = 13 }", "forum.spaces.4", "must be from 1 to 12"),
    ("bread = 14", "bread = 13", "forum", "must be 70 tiles in all, are 69"),
    ("votes = 2\ncopies = 3", "votes = 2\ncopies = 5", "forum", "must be 70 tiles in all, are 72"),
    ("bread = 14\ngames = 14\n", "bread = 70\ngames = 70\n", "forum", "must be 70 tiles in all, are 182"),
    ("wild-demand = 3", "wild-demand = -1", "forum.tiles.wild-demand", "must be from 0 to 70"),
    ("extra-senate = 1", "extra-senat = 1", "forum.tiles.extra-senate", "is missing; did you write 'extra-senat'?"),
    ("votes = 3", "votes = 2", "forum.senate_tiles#2.votes", "must be more than the 2 of the tile before"),
    ("votes = 2", "votes = 0", "forum.senate_tiles#1.votes", "must be from 1 to 20"),
    ("[[forum.senate_tiles]]\nvotes = 2\ncopies = 3", "", "forum.senate_tiles", "must have 4 entries, has 3"),
    ("seaport = 2", "seaport = 3", "extra_actions", "must be 12 tiles in all, are 13"),
    ("seaport = 2", "seaport = 13", "extra_actions.seaport", "must be from 0 to 12"),
    # demands
    ("bread = 5", "bread = 4", "demands.tiles", "must be 15 tiles in all, are 14"),
    ("penalties = [4, 9, 15]", "penalties = [0, 4, 9, 15]", "demands.penalties", "must have 3 entries, has 4"),
    ("penalties = [4, 9, 15]", "penalties = [-4, -9, -15]", "demands.penalties#1", "must be from 0 to 99"),
    # provinces
    ("foreign_legionnaire = 3", "foreign_legionnaire = 21", "military.foreign_legionnaire", "must be from 0 to 20"),
    ("points = 10", "points = 100", "provinces.aquitania.points", "must be from 0 to 99"),
    (NORICUM, 'neighbours = ["camp"]', "provinces.noricum.neighbours", "'raetia' must be there"),
    (NORICUM, 'neighbours = ["raetia"]', "provinces.noricum.neighbours", "'camp' must be there"),
    ('"raetia", "noricum"]', '"raetia"]', "provinces.camp.neighbours", "since it has 'camp' as a neighbour"),
    ('"raetia", "noricum"]', '"noricum", "noricum"]', "provinces.camp.neighbours#3", "'noricum' has been named before"),
    (BELGICA, BELGICA.replace("alpes", "belgica"), "provinces.belgica.neighbours#3", "is a neighbour of itself"),
    (BELGICA, BELGICA.replace("alpes", "alps"), "provinces.belgica.neighbours#3", "'alps' is unknown"),
    (BELGICA, "neighbours = []", "provinces.belgica.neighbours", "must have 1 to 10 entries, has 0"),
    ("[provinces.camp]\n", "[provinces.camp]\npoints = 1\n", "provinces.camp.points", "is unknown"),
    ("[provinces.noricum]", "[provinces.dacia]", "provinces.noricum", "is missing"),
    # senate
    ("votes = [2, 3, 4, 5, 6, 7, 8]", "votes = [2, 3, 4]", "senate.votes", "must have 7 entries, has 3"),
    ("points = [2, 3, 4, 5, 6, 7, 8]", "points = [2, 3, 4, 5, 6, 7, 888]", "senate.points#7", "must be from 0 to 99"),
    # construction
    ("points = [2, 3, 4, 5]", "points = [2, 3, 4]", "construction.points", "must have 4 entries, has 3"),
    ("four_alike = 20", "four_alike = 9", "construction.four_alike", "must be from 10 to 99"),
    ('roof = "trajan"', 'roof = "construction"', "construction.free_actions.roof", "'construction' is unknown"),
    ('roof = "trajan"', 'roof = "senat"', "construction.free_actions.roof", "did you mean 'senate'?"),
    # Trajan tiles
    ('"BB", "OO", "YY", "BO"', '"BB", "OO", "YY"', "tiles.cards", "must be 9 tiles, are 8"),
    ('["BO", "GY", "PY", "WY"]', '["BO", "GY", "PY", "WY", "OO"]', "tiles.military", "must be 9 tiles, are 10"),
    ('["BB", "OO"', '["BB", "OR"', "tiles.cards#1.colours#2", "has the letter 'R'; known are Y O B W P G"),
    ('["BB", "OO"', '["BB", "O"', "tiles.cards#1.colours#2", "must have 2 letters, has 1"),
    ('["BB", "OO"', '["BB", "OB"', "tiles", "must show every colour 18 times, show orange 17 times"),
    (CARDS, CARDS.replace('"cards"', '"card"'), "tiles.cards#1.reward", "'card' is unknown; did you mean 'cards'?"),
    (CARDS, CARDS.replace("2", "0"), "tiles.cards#1.amount", "must be from 1 to 9"),
    (PLUS_TWO, f"{PLUS_TWO}\namount = 1", "tiles.plus-two#1.amount", "is unknown"),
    ('demand = "games"', 'demand = "circus"', "tiles.demand#2.demand", "'circus' is unknown; known are bread, games, "),
    ('reward = "demand"\n', 'reward = "demand"\namount = 1\n', "tiles.demand#1.amount", "is unknown"),
    ("[[tiles.nine-points]]", "[[tiles.ten-points]]", "tiles.nine-points", "is missing"),
    # bonus tiles
    ('["wine", "fish"]', '["wine", "oil"]', "bonus.commodities#4.pair#2", "'oil' has been named before"),
    ('["wine", "fish"]', '["wine", "wine"]', "bonus.commodities#4.pair#2", "'wine' has been named before"),
    ('["wine", "fish"]', '["wine"]', "bonus.commodities#4.pair", "must have 2 entries, has 1"),
    ("points = [3, 2]", "points = [3]", "bonus.commodities#1.points", "must have 2 entries, has 1"),
    ("points = [9, 6]", "points = [90, 60]", "bonus.bread.points#1", "must be from 0 to 20"),
    ("points = [9, 6]", "points = [9, 6]\nper = [1, 1]", "bonus.bread.per", "is unknown"),
    ("per = [1, 2]", "per = [1, 0]", "bonus.workers.per#2", "must be from 1 to 9"),
]


def test_a_pair_of_colours_that_no_tile_shows_is_named(small: Edition) -> None:
    """Turning the only orange and white and the only blue and pink round keeps every colour's number."""
    data = deepcopy(small.data)
    lines = data["tiles"]["plus-two"][0]["colours"]
    lines[lines.index("OW")], lines[lines.index("BP")] = "OP", "BW"
    with pytest.raises(EditionError, match="tiles: must show every pair of colours, lack orange with white"):
        READER.read(EditionTable(Path("mine.toml"), data))


@pytest.mark.parametrize(("old", "new", "field", "problem"), BROKEN)
def test_a_broken_file_says_where_and_what(with_change: Writer, old: str, new: str, field: str, problem: str) -> None:
    file = with_change(old, new)
    with pytest.raises(EditionError) as caught:
        READER.load(file)
    assert caught.value.field == field
    assert problem in caught.value.problem
    assert str(caught.value).startswith(f"{file}: {field}: ")


def test_every_province_can_be_reached_from_the_camp(small: Edition) -> None:
    data = deepcopy(small.data)
    provinces = data["provinces"]
    provinces["noricum"]["neighbours"] = ["raetia"]  # the road is cut twice
    provinces["narbonensis"]["neighbours"] = ["lugudunensis"]
    provinces["belgica"]["neighbours"] = ["lugudunensis"]
    provinces["germania-superior"]["neighbours"] = ["aquitania"]
    with pytest.raises(EditionError, match="provinces: 'narbonensis' cannot be reached from the camp"):
        read(data)


# --- every single place of a file ----------------------------------------------------------------------------------


def read(data: dict[str, Any]) -> Edition:
    return READER.read(EditionTable(Path("mine.toml"), data))


def test_a_number_that_no_record_can_hold_is_noticed_everywhere(standard: Edition) -> None:
    data = deepcopy(standard.data)
    for place, holder, key in places(data):
        if isinstance(holder[key], int):
            for wrong in (128, -129):
                right, holder[key] = holder[key], wrong
                with pytest.raises(EditionError) as caught:
                    read(data)
                assert caught.value.field == place
                holder[key] = right


def test_a_missing_key_is_noticed_everywhere(standard: Edition) -> None:
    data = deepcopy(standard.data)
    for place, holder, key in list(places(data)):
        if isinstance(holder, dict):
            right = holder.pop(key)
            with pytest.raises(EditionError) as caught:
                read(data)
            assert caught.value.field == place
            assert caught.value.problem.startswith("is missing")
            holder[key] = right
