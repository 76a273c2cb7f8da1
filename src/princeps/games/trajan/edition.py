"""From an edition file to the `Box`: every fact is read, checked and stored where the rules look for it.

Each chapter's function reads one part of the file. The range of a number is checked as it is read; the arithmetic of
the box (54 Trajan tiles, 70 forum tiles, borders with two sides) is checked by the chapter, with its own error
messages. The time track and the forum spaces are kept for every number of players; a new game fills in its own.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path
from typing import NamedTuple

from princeps.games.trajan.actions import (
    ACTION_NAMES,
    BUILDING_NAMES,
    COLOUR_NAMES,
    COMMODITY_NAMES,
    DEMAND_NAMES,
    FORUM_TILE_NAMES,
    PROVINCE_NAMES,
    REWARD_NAMES,
    SHIP_NAMES,
    STACK_NAMES,
)
from princeps.games.trajan.box import Box
from princeps.games.trajan.state import (
    BONUS_COMMODITIES,
    BONUS_SIDES,
    BONUS_WORKERS,
    BUILDINGS_OF_A_TYPE,
    CAMP,
    CARDS,
    CARGO,
    COLOURS,
    COMMODITIES,
    CONSTRUCTION,
    DEMANDS_A_QUARTER,
    EXTRA_SPACES,
    FORUM_KINDS,
    FORUM_SPACES,
    NOTHING,
    PROVINCES,
    QUARTERS,
    REWARD_DEMAND,
    REWARD_NONE,
    REWARD_PLUS_TWO,
    SEATS,
    SENATE_STEPS,
    SENATE_TILE,
    SENATE_TILES,
    TILES_IN_STACK,
    TOKENS,
    TRAJAN_TILES,
)
from princeps.kernel.editions import EditionReader, EditionTable
from princeps.kernel.record import Bytes

GAME = "trajan"

# Names as they appear in the file, in the order of the numbers in `state.py` and `box.py`.
LOOP_NAMES = ("usual", "long")
PLACE_NAMES = (*PROVINCE_NAMES, "camp")
FREE_ACTION_NAMES = (*ACTION_NAMES[:CONSTRUCTION], "nothing")
COLOUR_LETTERS = "YOBWPG"
COUNTING_BONUS_NAMES = ("workers", "legionnaires", "yellow-tiles")

FEWEST_PLAYERS = 2
FORUM_TILES = 70
EXTRA_TILES = EXTRA_SPACES * QUARTERS
DEMAND_TILES = 15

# The smallest and largest numbers that make sense, all within what a record can hold.
LEAST_TOKENS = 2  # one starts in each camp
LEAST_LOOP = 2
MOST_LOOP = 99
MOST_POINTS = 99
MOST_TIMES = 20  # points for each of several things
MOST_VOTES = 20
MOST_REWARD = 9
MOST_PER = 9


# --- players and time ------------------------------------------------------------------------------------------------


def read_players(book: EditionTable, box: Box) -> None:
    box.tokens = book.integer("players.tokens", LEAST_TOKENS, TOKENS)
    for loop, name in zip(box.time_loop, LOOP_NAMES, strict=True):
        loop[FEWEST_PLAYERS:] = _by_players(book.table(f"time.{name}"), LEAST_LOOP, MOST_LOOP)


def _by_players(table: EditionTable, low: int, high: int) -> list[int]:
    return [table.integer(str(players), low, high) for players in range(FEWEST_PLAYERS, SEATS + 1)]


# --- the seaport -----------------------------------------------------------------------------------------------------


def read_seaport(book: EditionTable, box: Box) -> None:
    facts = box.facts
    facts.card_copies = book.integer("commodities.copies", CARDS // COMMODITIES, CARDS // COMMODITIES)
    for number, name in enumerate(SHIP_NAMES):
        ship = book.table(f"ships.{name}")
        front = ship.integers("front", range(1, CARGO + 1), 0, MOST_POINTS)
        back = ship.integers("back", len(front), 0, MOST_POINTS)
        facts.ship_room[number] = len(front)
        # The first column stays 0: without units there is no shipment.
        facts.ship_points[number, :, 1 : len(front) + 1] = [front, back]


# --- the forum and the people's demands ------------------------------------------------------------------------------


def read_forum(book: EditionTable, box: Box) -> None:
    box.forum_spaces[FEWEST_PLAYERS:] = _by_players(book.table("forum.spaces"), 1, FORUM_SPACES)
    _read_senate_tiles(book, box)
    tiles = book.table("forum.tiles")
    for kind in (*range(SENATE_TILE), *range(SENATE_TILE + SENATE_TILES, FORUM_KINDS)):
        box.forum_copies[kind] = tiles.integer(FORUM_TILE_NAMES[kind], 0, FORUM_TILES)
    _check_total(book, "forum", box.forum_copies, FORUM_TILES)
    extra = book.table("extra_actions")
    box.extra_copies[:] = [extra.integer(name, 0, EXTRA_TILES) for name in ACTION_NAMES]
    _check_total(book, "extra_actions", box.extra_copies, EXTRA_TILES)


def _read_senate_tiles(book: EditionTable, box: Box) -> None:
    fewer = 0
    for number, tile in enumerate(book.tables("forum.senate_tiles", SENATE_TILES)):
        votes = tile.integer("votes", 1, MOST_VOTES)
        if votes <= fewer:
            tile.fail("votes", f"must be more than the {fewer} of the tile before")
        box.facts.votes[number] = fewer = votes
        box.forum_copies[SENATE_TILE + number] = tile.integer("copies", 0, FORUM_TILES)


def read_demands(book: EditionTable, box: Box) -> None:
    tiles = book.table("demands.tiles")
    box.demand_copies[:] = [tiles.integer(name, 0, DEMAND_TILES) for name in DEMAND_NAMES]
    _check_total(book, "demands.tiles", box.demand_copies, DEMAND_TILES)
    # The first entry stays 0: without unmet demands nothing is lost.
    box.facts.penalty[1:] = book.integers("demands.penalties", DEMANDS_A_QUARTER, 0, MOST_POINTS)


def _check_total(book: EditionTable, path: str, copies: Bytes, total: int) -> None:
    found = sum(copies.tolist())  # as Python integers: a record's are too small
    if found != total:
        book.fail(path, f"must be {total} tiles in all, are {found}")


# --- provinces and senate --------------------------------------------------------------------------------------------


def read_provinces(book: EditionTable, box: Box) -> None:
    facts = box.facts
    facts.foreign_legionnaire = book.integer("military.foreign_legionnaire", 0, MOST_TIMES)
    places = [book.table(f"provinces.{name}") for name in PLACE_NAMES]
    facts.province_points[:] = [place.integer("points", 0, MOST_POINTS) for place in places[:PROVINCES]]
    neighbours = [_read_neighbours(place, here) for here, place in enumerate(places)]
    _check_borders(places, neighbours)
    _check_roads(book, neighbours)
    for here, there in enumerate(neighbours):
        facts.border[here] = [province in there for province in range(PROVINCES)]


def _read_neighbours(place: EditionTable, here: int) -> list[int]:
    there = place.choices("neighbours", range(1, len(PLACE_NAMES)), PLACE_NAMES)
    for number, neighbour in enumerate(there, 1):
        if neighbour == here:
            place.fail(f"neighbours#{number}", "nothing is a neighbour of itself")
        if neighbour in there[: number - 1]:
            place.fail(f"neighbours#{number}", f"{PLACE_NAMES[neighbour]!r} has been named before")
    return there


def _check_borders(places: list[EditionTable], neighbours: list[list[int]]) -> None:
    for here, there in enumerate(neighbours):
        for neighbour in there:
            if here not in neighbours[neighbour]:
                name, other = PLACE_NAMES[here], PLACE_NAMES[neighbour]
                places[neighbour].fail("neighbours", f"{name!r} must be there, since it has {other!r} as a neighbour")


def _check_roads(book: EditionTable, neighbours: list[list[int]]) -> None:
    """A leader must be able to reach every province."""
    reached = [CAMP]
    for here in reached:  # grows during the loop
        reached += [there for there in neighbours[here] if there not in reached]
    for province, name in enumerate(PROVINCE_NAMES):
        if province not in reached:
            book.fail("provinces", f"{name!r} cannot be reached from the camp")


def read_senate(book: EditionTable, box: Box) -> None:
    # The first entries stay 0: the start space gives nothing.
    box.facts.senate_points[1:] = book.integers("senate.points", SENATE_STEPS - 1, 0, MOST_POINTS)
    box.facts.senate_votes[1:] = book.integers("senate.votes", SENATE_STEPS - 1, 0, MOST_VOTES)


# --- construction ----------------------------------------------------------------------------------------------------


def read_construction(book: EditionTable, box: Box) -> None:
    facts = box.facts
    facts.building_points[:] = book.integers("construction.points", BUILDINGS_OF_A_TYPE, 0, MOST_POINTS)
    facts.set_points[3] = book.integer("construction.three_alike", 0, MOST_POINTS)
    facts.set_points[4] = book.integer("construction.four_alike", int(facts.set_points[3]), MOST_POINTS)
    free = book.table("construction.free_actions")
    actions = [free.choice(name, FREE_ACTION_NAMES) for name in BUILDING_NAMES]
    facts.building_action[:] = [action if action < CONSTRUCTION else NOTHING for action in actions]


# --- the Trajan tiles ------------------------------------------------------------------------------------------------


class TrajanTile(NamedTuple):
    colours: list[int]
    points: int
    reward: int
    amount: int


def read_tiles(book: EditionTable, box: Box) -> None:
    """Tiles are numbered stack by stack, in the order of the file."""
    tiles = [tile for name in STACK_NAMES for tile in _read_stack(book, f"tiles.{name}")]
    _check_colours(book, tiles)
    box.facts.tile_colour[:] = [tile.colours for tile in tiles]
    box.facts.tile_points[:] = [tile.points for tile in tiles]
    box.facts.tile_reward[:] = [tile.reward for tile in tiles]
    box.facts.tile_amount[:] = [tile.amount for tile in tiles]


def _read_stack(book: EditionTable, path: str) -> list[TrajanTile]:
    tiles = [tile for alike in book.tables(path, range(1, TILES_IN_STACK + 1)) for tile in _read_alike(alike)]
    if len(tiles) != TILES_IN_STACK:
        book.fail(path, f"must be {TILES_IN_STACK} tiles, are {len(tiles)}")
    return tiles


def _read_alike(alike: EditionTable) -> Iterator[TrajanTile]:
    """Tiles that differ only in their colours."""
    points = alike.integer("points", 0, MOST_POINTS)
    reward = alike.choice("reward", REWARD_NAMES)
    amount = _read_amount(alike, reward)
    for pair in alike.picture("colours", range(1, TILES_IN_STACK + 1), 2, COLOUR_LETTERS):
        yield TrajanTile(sorted(map(COLOUR_LETTERS.index, pair)), points, reward, amount)


def _read_amount(alike: EditionTable, reward: int) -> int:
    if reward in (REWARD_NONE, REWARD_PLUS_TWO):
        return 0
    if reward == REWARD_DEMAND:
        return alike.choice("demand", DEMAND_NAMES)
    return alike.integer("amount", 1, MOST_REWARD)


def _check_colours(book: EditionTable, tiles: list[TrajanTile]) -> None:
    printed = [colour for tile in tiles for colour in tile.colours]
    wanted = 2 * TRAJAN_TILES // COLOURS
    for colour, name in enumerate(COLOUR_NAMES):
        if printed.count(colour) != wanted:
            book.fail("tiles", f"must show every colour {wanted} times, show {name} {printed.count(colour)} times")
    shown = {tuple(tile.colours) for tile in tiles}
    for first, second in combinations_with_replacement(range(COLOURS), 2):
        if (first, second) not in shown:
            book.fail(
                "tiles", f"must show every pair of colours, lack {COLOUR_NAMES[first]} with {COLOUR_NAMES[second]}"
            )


# --- the bonus tiles -------------------------------------------------------------------------------------------------


def read_bonuses(book: EditionTable, box: Box) -> None:
    facts = box.facts
    commodities = book.tables("bonus.commodities", BONUS_COMMODITIES)
    demands = [book.table(f"bonus.{name}") for name in DEMAND_NAMES]
    counting = [book.table(f"bonus.{name}") for name in COUNTING_BONUS_NAMES]
    tiles = [*commodities, *demands, *counting]
    facts.bonus_points[:] = [tile.integers("points", BONUS_SIDES, 0, MOST_TIMES) for tile in tiles]
    facts.bonus_per[:] = 1
    facts.bonus_per[BONUS_WORKERS:] = [tile.integers("per", BONUS_SIDES, 1, MOST_PER) for tile in counting]
    facts.bonus_goods[:] = _read_pairs(commodities)


def _read_pairs(tiles: list[EditionTable]) -> list[list[int]]:
    """The two commodities of each tile. No two tiles share one, so that a wild tile counts for only one (T11)."""
    pairs: list[list[int]] = []
    named: set[int] = set()
    for tile in tiles:
        pair = tile.choices("pair", 2, COMMODITY_NAMES)
        for number, commodity in enumerate(pair, 1):
            if commodity in named:
                tile.fail(f"pair#{number}", f"{COMMODITY_NAMES[commodity]!r} has been named before")
            named.add(commodity)
        pairs.append(pair)
    return pairs


# --- rulings ---------------------------------------------------------------------------------------------------------


def read_rulings(book: EditionTable, box: Box) -> None:
    """What this edition reads differently from the standard one; a game may choose the same as an option."""
    box.open_setup = book.flag("rulings.open_setup")


READER = EditionReader(
    game=GAME,
    standard=Path(__file__).with_name("standard.toml"),
    box=Box,
    chapters=(
        read_players,
        read_seaport,
        read_forum,
        read_demands,
        read_provinces,
        read_senate,
        read_construction,
        read_tiles,
        read_bonuses,
        read_rulings,
    ),
)
