"""The whole table of Forum Trajanum as one record: what is where, whose turn it is, what is still to be decided.

Each field's comment ends with who may see it: **all**, **owner** (the seat itself), or **nobody**. `view.py` follows
these comments. Seats count clockwise; the right neighbour of seat p is p - 1.
"""

from collections.abc import Sequence
from typing import Annotated

from princeps.kernel.agenda import Frame
from princeps.kernel.record import Byte, Bytes, Record, Shorts, Word

# --- the things on the table, by the names of the rulebook -----------------------------------------------------------

SEATS = 4
SIDE = 6
SPACES = SIDE * SIDE
STREETS = 2 * SIDE
CORNERS = 4
CYCLES = 3
ROUNDS = 4  # in a cycle
STREET_CARDS = 24
CARDS_A_ROUND = 2

COLOURS = 4
FOUNTAIN, HOUSE, STABLE, PARK = range(COLOURS)
GREYS = 4
LIBRARY, BASILICA, MARKET, COLUMN = range(GREYS)
TRACKS = 3  # library, basilica, market
TRACK_LEVELS = 4
BESIDE_COLUMN = TRACK_LEVELS + 1  # a marker that has left its track

RESOURCES = 8
BUILDER, ASSISTANT, TRIBUNE, COIN = range(COLOURS, RESOURCES)  # the workers come first, numbered by their colour
UPGRADE = RESOURCES
CLASSES = 3
PATRICIAN, MERCHANT, CRAFTSMAN = range(CLASSES)
CITIZEN = UPGRADE + 1  # CITIZEN + class; items of a tile: resources, upgrade, citizens
NOTHING = -1

CITIZEN_ROWS = 6
PATRICIAN_I, PATRICIAN_II, MERCHANT_I, MERCHANT_II, CRAFTSMAN_I, CRAFTSMAN_II = range(CITIZEN_ROWS)
PLACES = 2  # citizens in a row
NO_CITIZEN, OWN, FOREIGN, HONORARY = range(4)  # where the tile on a citizen place came from

# A space of the Colonia holds one of these; COVERED + face is a tile, face down unless it is on a corner.
VACANT = 0
GREY = 1
COLOURED = GREY + GREYS
TEMPLE = COLOURED + COLOURS
CRANE = TEMPLE + 1
COVERED = 16
FACES = 32
ITEMS_OF_A_TILE = 3  # at most
UNKNOWN_FACE = 0  # what a view shows of a tile that is face down
TILES = 34

CRANE_COVERED, CRANE_OPEN, CRANE_SCORED, CRANE_REMOVED = range(4)

HAND = 2
HAND_OWN, HAND_RECEIVED = range(HAND)
NO_TILE = -1

BONUSES = 5
BONUS_TRIBUNE, BONUS_ASSISTANT, BONUS_COIN, BONUS_UPGRADE, BONUS_POINTS = range(BONUSES)

# What a level of a benefit track gives.
EFFECTS = 11
(
    EFFECT_WORKER,
    EFFECT_BUILDER,
    EFFECT_ASSISTANT,
    EFFECT_TRIBUNE,
    EFFECT_COIN,
    EFFECT_UPGRADE,
    EFFECT_AREA_BONUS,
    EFFECT_EAGLE_ENVOY,
    EFFECT_FREE_ENVOY,
    EFFECT_TAKE_TILE,
    EFFECT_BUILD,
) = range(EFFECTS)

SOURCES = 10
(
    SOURCE_COLUMN,
    SOURCE_MARKER,
    SOURCE_AREA_BONUS,
    SOURCE_CRANE,
    SOURCE_COLONIA,
    SOURCE_EAGLE,
    SOURCE_AREA,
    SOURCE_BUILDING_TASK,
    SOURCE_COLLECTING_TASK,
    SOURCE_CRANE_BONUS,
) = range(SOURCES)

# The Forum is laid out on a canvas of squares; mosaic boards cover some of them.
FORUM_ROWS = 6
FORUM_COLUMNS = 12
SQUARES = FORUM_ROWS * FORUM_COLUMNS
NO_SQUARE = -1
EAGLE = COLOURS  # a square's colour, or this
AREAS = 56
NO_AREA = -1
NOBODY = -1

BAR_STEPS = 8  # room in the tables; an edition may use fewer
BAR_NUMBERS = 11  # group sizes 0 to 10; larger ones count as the last (F30)
BAR_SIDES = 2

# Trajan cards: a building task is a small picture, a collecting task a shopping list.
TASK_CELLS = 6
WANT_GREY, WANT_COLOURED, WANT_BUILDING, WANT_TEMPLE, WANT_CRANE = range(1, 6)
COLLECTIBLES = 11
(
    COLLECT_BUILDER,
    COLLECT_WORKER,
    COLLECT_WORKER_COLOURS,
    COLLECT_ASSISTANT,
    COLLECT_TRIBUNE,
    COLLECT_COIN,
    COLLECT_COLUMN,
    COLLECT_SCORED_CRANE,
    COLLECT_CITIZEN_CLASSES,
    COLLECT_ENVOY,
    COLLECT_MARKER,
) = range(COLLECTIBLES)
NO_CARD = -1

# --- the course of the game ------------------------------------------------------------------------------------------

STAGES = 8
SETTING_UP, HANDICAP, TAKING, RECLAIMING, PAYING, TURNS, HONOURS, OVER = range(STAGES)
LAST_SIMULTANEOUS = PAYING  # up to here all seats answer at once, and nobody sees an answer until all are given

DRAFT = 6
# Answers in a simultaneous stage wait here; each stage uses its own places.
DRAFT_CRANE, DRAFT_ROW, DRAFT_CORNER = 0, 4, 5  # SETTING_UP: four crane colours, the row, the corner
DRAFT_EXTRA_CORNER, DRAFT_EXTRA_ROW = 0, 1  # HANDICAP
DRAFT_SPACE, DRAFT_TRIBUNE, DRAFT_PASS = 0, 2, 4  # TAKING: a space and a Tribune per street card, the card passed on
DRAFT_FACE = 0  # RECLAIMING
DRAFT_PAID = 0  # PAYING: bit mask of rows
NOT_YET = -1
NO_SPACE = -2

STACK = 16

# What kind of knowledge blocks undo (to tell the player who asks for it).
BARRIERS = ("start", "looked-at-tile", "revealed", "turn-ended", "citizen-drawn")
LEARNED_NOTHING, LEARNED_TILE, LEARNED_REVEAL, LEARNED_TURN_OVER, LEARNED_CITIZEN = range(len(BARRIERS))


class Task(Record):
    """One Trajan card, as its two tasks."""

    card: Byte  # number of the card in the edition, or NO_CARD
    cells: Byte  # of the building task; 0: "anywhere in the Colonia"
    different: Byte  # 1: the buildings (grey or coloured) must differ from each other
    turns: Byte  # 1: the picture may also be mirrored in both directions
    down: Annotated[Bytes, TASK_CELLS]
    right: Annotated[Bytes, TASK_CELLS]
    want: Annotated[Bytes, TASK_CELLS]
    collect: Annotated[Bytes, COLLECTIBLES]


class Facts(Record):
    """What the edition prints on its pieces and the rules look up during play. All: all."""

    face_items: Annotated[Bytes, FACES, ITEMS_OF_A_TILE]  # items of a Colonia tile, NOTHING if there is none
    copies: Annotated[Bytes, FACES]  # of a face among a player's tiles
    start: Annotated[Bytes, RESOURCES]  # what everybody begins with
    single_tile: Annotated[Bytes, GREYS]  # the stock of single tiles with this grey building on one side
    double_grey: Annotated[Bytes, COLOURS]  # the grey half of a double tile
    track: Annotated[Bytes, TRACKS, TRACK_LEVELS, EFFECTS]
    column_value: Annotated[Bytes, CYCLES]
    crane_value: Annotated[Bytes, CYCLES]
    row_value: Annotated[Bytes, PLACES + 1]  # by the number of active citizens
    bonus_points: Byte
    eagle_on: Byte
    eagle_beside: Byte
    bar_end: Byte  # the last step of the bar
    cypress: Annotated[Bytes, BAR_STEPS]  # 1 where one stands
    area_points: Annotated[Bytes, BAR_SIDES, BAR_STEPS, BAR_NUMBERS]
    task_points: Annotated[Bytes, BAR_SIDES, BAR_STEPS]


class Player(Record):
    """One seat's Colonia and everything around it."""

    asked: Byte  # the question that the seat owes an answer to; all, but only the first of a simultaneous stage
    draft: Annotated[Bytes, DRAFT]  # its answers in a simultaneous stage; owner
    space: Annotated[Bytes, SPACES]  # all, except the faces under COVERED: nobody, or all on a corner
    street: Annotated[Bytes, STREETS]  # which street a symbol marks: rows 0-5, columns 6-11; all
    resources: Annotated[Bytes, RESOURCES]  # all
    citizen: Annotated[Bytes, CITIZEN_ROWS, PLACES]  # where the tile came from; all
    active: Annotated[Bytes, CITIZEN_ROWS]  # all
    crane: Annotated[Bytes, CORNERS]  # all
    crane_colour: Annotated[Bytes, CORNERS]  # all
    drawn: Byte  # class of the first citizen; owner, once the cranes stand, and all after set-up
    corner: Byte  # where the first of the two other citizens was placed at set-up, the second is opposite; all
    worker: Byte  # colour of the first worker; all, from the first round on
    hand: Annotated[Bytes, HAND]  # own and received tile of the round; owner (and whoever passed it) until shown
    shown: Byte  # 1 once the hand is face up; all
    known: Annotated[Bytes, HAND]  # faces that everybody saw among the two tiles taken; all
    reclaimed: Byte  # 1 if the received tile was taken back from beside the Colonia (F4); all
    ship: Byte  # envoys ready to travel; all
    river: Byte  # face of the first envoy; owner
    beside: Annotated[Bytes, FACES]  # foreign tiles, face up; all
    gone: Byte  # foreign tiles that left the game (F4); all
    hidden: Annotated[Bytes, FACES]  # own faces that not everybody has seen; all
    track: Annotated[Bytes, TRACKS]  # level of the Forum marker, BESIDE_COLUMN at the end; all
    honours: Byte  # honorary citizens still to be placed (crane bonuses); all
    clearing: Byte  # 1 while scored cranes may be removed (crane bonuses); all
    bar: Byte  # steps of the slide bar; all
    bar_side: Byte  # 1 once turned over; all
    merchant: Byte  # uses of citizens' abilities in this turn; all
    craftsman: Annotated[Bytes, 2]  # all
    points_from: Annotated[Shorts, SOURCES]  # all


class State(Record):
    """The table."""

    rng: Word  # nobody
    learned: Annotated[Shorts, SEATS]  # counts what a seat has learned: undo never goes back past a change; owner
    barrier: Annotated[Bytes, SEATS]  # what it learned last; owner
    seats: Byte  # all below: all
    stage: Byte
    cycle: Byte
    round_of_cycle: Byte  # 0 to 3
    start: Byte  # seat with the starting player figure
    turn: Byte  # seat to move in TURNS, otherwise NOBODY
    turns: Byte  # turns taken in this round
    option_unlimited: Byte
    option_open_tiles: Byte
    option_crane_bonuses: Byte
    option_first_game: Byte
    option_random_setup: Byte
    option_side_b: Byte
    handicap: Byte  # bit mask of seats
    single: Annotated[Bytes, COLOURS]  # stock of single building tiles
    double: Annotated[Bytes, COLOURS]
    cards: Annotated[Bytes, STREET_CARDS]  # street symbols in the order of the piles; those to come: nobody
    square: Annotated[Bytes, SQUARES]  # colour of the mosaic, EAGLE or NO_SQUARE
    area: Annotated[Bytes, SQUARES]  # which colour area a square belongs to
    envoy: Annotated[Bytes, SQUARES]  # whose envoy stands there, or NOBODY
    area_size: Annotated[Bytes, AREAS]
    area_free: Annotated[Bytes, AREAS]
    depth: Byte
    option_unserved_cards: Byte  # placed here, it takes up no extra room
    stack: Annotated[Sequence[Frame], STACK]
    tasks: Annotated[Sequence[Task], CYCLES]
    facts: Facts
    players: Annotated[Sequence[Player], SEATS]
