"""From an edition file to the `Box`: every fact is read, checked and stored where the rules look for it.

Each chapter's function reads one part of the file. The range of a number is checked as it is read; the arithmetic of
the box (34 tiles, 24 cards, boards that do not overlap) is checked by the chapter, with its own error messages.
"""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import numpy as np
import numpy.typing as npt

from princeps.games.forum_trajanum.actions import CLASS_NAMES, COLOUR_NAMES, GREY_NAMES, RESOURCE_NAMES, SQUARE_NAMES
from princeps.games.forum_trajanum.box import BOARD_COLUMNS, BOARD_ROWS, BOARDS, CARDS_OF_A_CYCLE, Box
from princeps.games.forum_trajanum.state import (
    AREAS,
    BAR_NUMBERS,
    BAR_STEPS,
    CITIZEN,
    CLASSES,
    COLLECT_WORKER,
    COLLECT_WORKER_COLOURS,
    COLOURS,
    CORNERS,
    CYCLES,
    EFFECT_AREA_BONUS,
    EFFECT_BUILD,
    EFFECT_EAGLE_ENVOY,
    EFFECT_FREE_ENVOY,
    EFFECT_TAKE_TILE,
    EFFECT_WORKER,
    FACES,
    FORUM_COLUMNS,
    FORUM_ROWS,
    ITEMS_OF_A_TILE,
    NOTHING,
    PLACES,
    SEATS,
    SIDE,
    STACK,
    STREET_CARDS,
    STREETS,
    TASK_CELLS,
    TILES,
    TRACK_LEVELS,
    TRACKS,
    WANT_BUILDING,
    WANT_COLOURED,
    WANT_CRANE,
    WANT_GREY,
    WANT_TEMPLE,
    Task,
)
from princeps.kernel.editions import EditionReader, EditionTable

GAME = "forum-trajanum"

# Names as they appear in the file, in the order of the numbers in `state.py`.
ITEM_NAMES = (*RESOURCE_NAMES, "upgrade", *CLASS_NAMES)
BAR_SIDE_NAMES = ("basic", "turned")
BOARD_SIDE_NAMES = ("a", "b")
MOSAIC_LETTERS = "BOYG*"  # the colours in their order, and the eagle
WANTED = {"g": WANT_GREY, "c": WANT_COLOURED, "b": WANT_BUILDING, "T": WANT_TEMPLE, "K": WANT_CRANE}

TEMPLES = 4
CITIZENS_OF_A_CLASS = 2

# The largest numbers that make sense, all within what a record can hold; the names are in the order of `state.py`.
MOST_TILES = 99
MOST_POINTS = 99
MOST_TIMES = 20  # points for each of several things
MOST_AT_START = dict.fromkeys(RESOURCE_NAMES, 20)
MOST_EFFECTS = {
    **dict.fromkeys(("worker", "builder", "assistant", "tribune", "coin", "upgrade"), 9),
    **dict.fromkeys(("area_bonus", "eagle_envoy", "free_envoy", "take_tile", "build"), 1),
}
_ASKING = [EFFECT_WORKER, EFFECT_AREA_BONUS, EFFECT_EAGLE_ENVOY, EFFECT_FREE_ENVOY, EFFECT_TAKE_TILE, EFFECT_BUILD]
_STEPS_OF_A_TILE = 3  # using a tile, choosing a row, the bonus of a second citizen
MOST_TO_COLLECT = {
    "builder": 9,
    "worker": 9,
    "worker_colours": COLOURS,
    "assistant": 9,
    "tribune": 9,
    "coin": 9,
    "column": 9,
    "scored_crane": CORNERS,
    "citizen_classes": CLASSES,
    "envoy": 9,
    "marker": TRACKS,
}


# --- the Colonia -----------------------------------------------------------------------------------------------------


def read_colonia(book: EditionTable, box: Box) -> None:
    place = "colonia.picture"
    picture = "".join(book.picture(place, SIDE, SIDE, "cT."))
    corners = {0, SIDE - 1, SIDE * (SIDE - 1), SIDE * SIDE - 1}
    if {space for space, letter in enumerate(picture) if letter == "c"} != corners:
        book.fail(place, "must have a crane (c) in every corner and nowhere else")
    if picture.count("T") != TEMPLES:
        book.fail(place, f"must have {TEMPLES} temples (T), has {picture.count('T')}")
    box.temple[:] = [letter == "T" for letter in picture]


def read_start(book: EditionTable, box: Box) -> None:
    box.facts.start[:] = book.table("start").counts(MOST_AT_START)


def read_streets(book: EditionTable, box: Box) -> None:
    symbols = book.names("streets.symbols", STREETS)
    box.street_copies = book.integer("streets.cards_per_symbol", STREET_CARDS // STREETS, STREET_CARDS // STREETS)
    boards = [book.table("streets.side_a"), *book.tables("streets.side_b", SEATS)]
    for board, street_of in zip(boards, box.street, strict=True):
        shown = [*board.choices("rows", SIDE, symbols), *board.choices("columns", SIDE, symbols)]
        missing = [name for symbol, name in enumerate(symbols) if symbol not in shown]
        if missing:
            board.fail("columns", f"rows and columns together must show every symbol once; {missing[0]!r} is not there")
        street_of[shown] = range(STREETS)


# --- the Colonia tiles -----------------------------------------------------------------------------------------------


def read_tiles(book: EditionTable, box: Box) -> None:
    """Faces are numbered from 1 in the order of the file; 0 stands for a face that nobody may know."""
    box.facts.face_items[:] = NOTHING
    faces: list[list[int]] = []
    for face, tile in enumerate(book.tables("tiles", range(1, FACES)), 1):
        items = tile.choices("items", range(1, ITEMS_OF_A_TILE + 1), ITEM_NAMES)
        if len(items) > 1 and max(items) >= CITIZEN:
            tile.fail("items", "a citizen must be alone on his tile")
        if sorted(items) in faces:
            tile.fail("items", f"are those of tile {faces.index(sorted(items)) + 1} again: raise its copies instead")
        faces.append(sorted(items))
        box.facts.face_items[face, : len(items)] = items
        box.facts.copies[face] = tile.integer("copies", 1, TILES)
    _check_tiles(book, box, faces)


def _check_tiles(book: EditionTable, box: Box, faces: list[list[int]]) -> None:
    copies = box.facts.copies.tolist()
    for number, name in enumerate(CLASS_NAMES):
        count = sum(copies[face] for face, items in enumerate(faces, 1) if items == [CITIZEN + number])
        if count != CITIZENS_OF_A_CLASS:
            book.fail("tiles", f"must have {CITIZENS_OF_A_CLASS} copies of the {name}, have {count}")
    if sum(copies) != TILES:
        book.fail("tiles", f"must be {TILES} with all copies, are {sum(copies)}")


# --- buildings and what they give ------------------------------------------------------------------------------------


def read_buildings(book: EditionTable, box: Box) -> None:
    kinds = [book.table(f"buildings.{colour}") for colour in COLOUR_NAMES]
    box.single[:] = [kind.integer("single_tiles", 0, MOST_TILES) for kind in kinds]
    box.double[:] = [kind.integer("double_tiles", 0, MOST_TILES) for kind in kinds]
    box.facts.single_tile[_pairing(kinds, "single_grey")] = range(COLOURS)
    box.facts.double_grey[:] = _pairing(kinds, "double_grey")


def _pairing(kinds: list[EditionTable], key: str) -> list[int]:
    """The grey building of each colour, no two the same."""
    greys: list[int] = []
    for kind in kinds:
        grey = kind.choice(key, GREY_NAMES)
        if grey in greys:
            kind.fail(key, f"{GREY_NAMES[grey]!r} already goes with the {COLOUR_NAMES[greys.index(grey)]}")
        greys.append(grey)
    return greys


def read_tracks(book: EditionTable, box: Box) -> None:
    for track, name in zip(box.facts.track, GREY_NAMES[:TRACKS], strict=True):
        for number, level in enumerate(book.tables(f"tracks.{name}", TRACK_LEVELS)):
            effects = level.counts(MOST_EFFECTS)
            if not any(effects):
                book.fail(level.path, "gives nothing")
            track[number] = effects
    if _deepest_turn(box.facts.track) > STACK:
        book.fail("tracks", "give so many extra buildings and choices that a turn could not be kept in memory")


def _deepest_turn(track: npt.NDArray[np.int8]) -> int:
    """How many steps can wait at once: each extra building leaves its benefits waiting while the next is built."""
    questions = (track[:, :, _ASKING] > 0).sum(axis=2).max()
    nested = sum(TRACK_LEVELS - level for level in np.nonzero(track[:, :, EFFECT_BUILD])[1])
    return int(1 + (nested + 1) * (2 + questions) + _STEPS_OF_A_TILE)


def read_values(book: EditionTable, box: Box) -> None:
    facts = box.facts
    facts.column_value[:] = book.integers("values.column", CYCLES, 0, MOST_TIMES)
    facts.crane_value[:] = book.integers("values.crane", CYCLES, 0, MOST_TIMES)
    facts.row_value[:] = book.integers("values.row", PLACES + 1, 0, MOST_TIMES)
    facts.bonus_points = book.integer("values.area_bonus_points", 0, MOST_TIMES)
    facts.eagle_on = book.integer("values.eagle_on", 0, MOST_TIMES)
    facts.eagle_beside = book.integer("values.eagle_beside", 0, MOST_TIMES)


def read_prestige(book: EditionTable, box: Box) -> None:
    facts = box.facts
    positions = book.integer("prestige.positions", 2, BAR_STEPS)
    facts.bar_end = positions - 1
    facts.cypress[book.integers("prestige.cypresses", range(positions), 1, positions - 1)] = 1
    for number, side in enumerate(BAR_SIDE_NAMES):
        table = book.table(f"prestige.{side}")
        # The first column stays 0: without envoys there is no area.
        facts.area_points[number, :positions, 1:] = table.grid("area", positions, BAR_NUMBERS - 1, 0, MOST_POINTS)
        facts.task_points[number, :positions] = table.integers("task", positions, 0, MOST_POINTS)


# --- the Forum -------------------------------------------------------------------------------------------------------


def read_forum(book: EditionTable, box: Box) -> None:
    pictures = [_read_sides(board) for board in book.tables("forum.boards", BOARDS)]
    box.mosaic[:] = [[[MOSAIC_LETTERS.index(letter) for letter in side] for side in sides] for sides in pictures]
    _check_areas(book, pictures)
    layouts = book.table("forum.layouts")
    for players in range(2, SEATS + 1):
        corners = _read_layout(layouts, str(players))
        box.boards[players] = len(corners)
        box.layout[players, : len(corners)] = corners


def _read_sides(board: EditionTable) -> list[str]:
    return ["".join(board.picture(side, BOARD_ROWS, BOARD_COLUMNS, MOSAIC_LETTERS)) for side in BOARD_SIDE_NAMES]


def _check_areas(book: EditionTable, pictures: list[list[str]]) -> None:
    """Putting boards side by side can only join areas, so the sum over the separate boards is the maximum."""
    most = sum(max(_count_areas(side) for side in sides) for sides in pictures)
    if most > AREAS:
        book.fail("forum.boards", f"have up to {most} colour areas, there is room for {AREAS}")


def _count_areas(side: str) -> int:
    """Connected squares of one colour. Eagles belong to no area (F13)."""
    left = {square for square, letter in enumerate(side) if letter != "*"}
    areas = 0
    while left:
        areas += 1
        reached = [left.pop()]
        while reached:
            here = reached.pop()
            joined = {square for square in _beside(here) if square in left and side[square] == side[here]}
            left -= joined
            reached += joined
    return areas


def _beside(square: int) -> Iterator[int]:
    row, column = divmod(square, BOARD_COLUMNS)
    for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if 0 <= r < BOARD_ROWS and 0 <= c < BOARD_COLUMNS:
            yield r * BOARD_COLUMNS + c


def _read_layout(layouts: EditionTable, players: str) -> list[tuple[int, int]]:
    squares = layouts.choices(players, range(1, BOARDS + 1), SQUARE_NAMES)
    corners = [divmod(square, FORUM_COLUMNS) for square in squares]
    for number, (row, column) in enumerate(corners, 1):
        if row + BOARD_ROWS > FORUM_ROWS or column + BOARD_COLUMNS > FORUM_COLUMNS:
            layouts.fail(f"{players}#{number}", f"the board leaves the {FORUM_ROWS} rows of {FORUM_COLUMNS} squares")
    for (one, first), (other, second) in combinations(enumerate(corners, 1), 2):
        if abs(first[0] - second[0]) < BOARD_ROWS and abs(first[1] - second[1]) < BOARD_COLUMNS:
            layouts.fail(f"{players}#{other}", f"the board overlaps with board {one}")
    return corners


# --- the Trajan cards ------------------------------------------------------------------------------------------------


def read_cards(book: EditionTable, box: Box) -> None:
    cards = book.tables("cards", range(1, 100))
    _check_cards(book, cards)
    for number, (card, task) in enumerate(zip(cards, box.cards, strict=True)):
        task.card = number
        task.collect[:] = card.table("collecting").counts(MOST_TO_COLLECT)
        if not task.collect.any():
            card.fail("collecting", "asks for nothing")
        if task.collect[COLLECT_WORKER] and task.collect[COLLECT_WORKER_COLOURS]:
            card.fail("collecting", "asks for workers in two ways: a worker would count twice")
        _read_building_task(card, task)


def _check_cards(book: EditionTable, cards: list[EditionTable]) -> None:
    ids: list[str] = []
    for card in cards:
        if card.text("id") in ids:
            card.fail("id", f"{card.text('id')!r} is the id of another card")
        ids.append(card.text("id"))
    cycles = [card.integer("cycle", 1, CYCLES) for card in cards]
    for cycle in range(1, CYCLES + 1):
        if cycles.count(cycle) != CARDS_OF_A_CYCLE:
            book.fail("cards", f"must be {CARDS_OF_A_CYCLE} of cycle {cycle}, are {cycles.count(cycle)}")
    if cycles != sorted(cycles):
        book.fail("cards", "must be in the order of their cycles")


def _read_building_task(card: EditionTable, task: Task) -> None:
    task.turns = card.flag("mirrored")
    task.different = card.flag("different")
    if card.flag("anywhere"):
        if "picture" in card.values:
            card.fail("anywhere", "there is a picture too: leave out one of the two")
        task.different = True
        return
    cells = _cells(card)
    task.cells = len(cells)
    first_row, first_column, _ = cells[0]
    for cell, (row, column, letter) in enumerate(cells):
        task.down[cell], task.right[cell] = row - first_row, column - first_column
        task.want[cell] = WANTED[letter]


def _cells(card: EditionTable) -> list[tuple[int, int, str]]:
    """What the picture shows, and where; a temple or a crane comes first."""
    picture = card.picture("picture", range(1, SIDE + 1), range(1, SIDE + 1), "".join(WANTED) + ".")
    cells = [(r, c, letter) for r, line in enumerate(picture) for c, letter in enumerate(line) if letter != "."]
    buildings = [cell for cell in cells if cell[2] in "gcb"]
    landmarks = [cell for cell in cells if cell[2] in "TK"]
    if not buildings:
        card.fail("picture", "shows no building (g, c or b)")
    if len(landmarks) > 1:
        card.fail("picture", "may show one temple (T) or crane (K), not more")
    if len(cells) > TASK_CELLS:
        card.fail("picture", f"may show {TASK_CELLS} things, shows {len(cells)}")
    return landmarks + buildings


# --- rulings ---------------------------------------------------------------------------------------------------------


def read_rulings(book: EditionTable, box: Box) -> None:
    """What this edition reads differently from the standard one; a game may choose the same as an option."""
    box.unserved_cards = book.flag("rulings.unserved_cards")


READER = EditionReader(
    game=GAME,
    standard=Path(__file__).with_name("standard.toml"),
    box=Box,
    chapters=(
        read_colonia,
        read_start,
        read_streets,
        read_tiles,
        read_buildings,
        read_tracks,
        read_values,
        read_prestige,
        read_forum,
        read_cards,
        read_rulings,
    ),
)
