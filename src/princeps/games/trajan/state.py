"""The whole table of Trajan (2011) as one record: what is where, whose turn it is, what is still to be decided.

Each field's comment ends with who may see it: **all**, **owner** (the seat itself), or **nobody**. `view.py` follows
these comments. Face-down piles are kept as counts: what comes next is drawn when it is needed, so there is no order to
hide. Seats count clockwise.
"""

from collections.abc import Sequence
from typing import Annotated

from princeps.kernel.agenda import Frame
from princeps.kernel.record import Byte, Bytes, Record, Short, Shorts, Word

# --- the things on the table, by the names of the rulebook ---------------------------------------------------------

SEATS = 4
NOBODY = -1
NOTHING = -1

ACTIONS_OF_CIRCLE = 6  # one tray of the action circle for each
SEAPORT, FORUM, MILITARY, SENATE, TRAJAN, CONSTRUCTION = range(ACTIONS_OF_CIRCLE)
COLOURS = 6
MARKERS_PER_COLOUR = 2
MARKERS_PER_TRAY = 2  # at the start

COMMODITIES = 12
PILES = 2  # face-up piles beside the draw pile
CARDS = 60
STARTING_CARDS = 3
SHIPS = 3
SHIP_IDENTICAL, SHIP_PAIRS, SHIP_DIFFERENT = range(SHIPS)
SHIP_SIDES = 2
SHIP_FRONT, SHIP_BACK = range(SHIP_SIDES)
CARGO = 4  # the most units that a ship takes

DEMANDS = 3
BREAD, GAMES, RELIGION = range(DEMANDS)
DEMANDS_A_QUARTER = 3

FORUM_KINDS = 17
SENATE_TILE = DEMANDS  # four kinds, by their votes
SENATE_TILES = 4
WILD_DEMAND, WILD_COMMODITY, WILD_CONSTRUCTION, WILD_ACTION = range(SENATE_TILE + SENATE_TILES, 11)
EXTRA_ACTION = 11  # EXTRA_ACTION + action
FORUM_SPACES = 12
EXTRA_SPACES = 3
NO_TILE = -1

PROVINCES = 10
CAMP = PROVINCES  # the military camp, where leaders and legionnaires wait

SITE_ROWS = 4
SITE_COLUMNS = 5
SITES = SITE_ROWS * SITE_COLUMNS
BUILDING_TYPES = 5
BUILDINGS_OF_A_TYPE = 4

SENATE_STEPS = 8  # the start space and seven steps

STACKS = 6
TILES_IN_STACK = 9
TRAJAN_TILES = STACKS * TILES_IN_STACK
REWARDS = 6
REWARD_NONE, REWARD_CARDS, REWARD_PLUS_TWO, REWARD_LEGIONNAIRES, REWARD_WORKERS, REWARD_DEMAND = range(REWARDS)
STARTING_TILES = 3
STARTING_SLOTS = (1, 3, 5)  # marked II, IV, VI
ARCH_WAITS = -1  # in the centre of the circle

BONUS_TILES = 12
BONUS_COMMODITIES = 6  # the first six are worth something for two commodities each
BONUS_DEMAND = BONUS_COMMODITIES  # three tiles, by demand
BONUS_WORKERS, BONUS_LEGIONNAIRES, BONUS_YELLOW = range(BONUS_DEMAND + DEMANDS, BONUS_TILES)
BONUS_SIDES = 2
NOT_OWNED, YELLOW, GREY = range(3)
OPEN_BONUSES = 2

TOKENS = 15

QUARTERS = 4
ROUNDS = 4  # in a quarter

SOURCES = 12
(
    SOURCE_SHIPPING,
    SOURCE_TRAJAN_TILE,
    SOURCE_PROVINCE,
    SOURCE_SENATE,
    SOURCE_BUILDING,
    SOURCE_DEMANDS,
    SOURCE_HAND,
    SOURCE_WORKERS,
    SOURCE_LEGIONNAIRES,
    SOURCE_SETS,
    SOURCE_BONUS,
    SOURCE_OPEN_TILES,
) = range(SOURCES)

# --- the course of the game ----------------------------------------------------------------------------------------

STAGES = 7
PLACING, MEETING, CARDS_OUT, TILES_OUT, TURNS, ELECTION, OVER = range(STAGES)
LAST_SIMULTANEOUS = MEETING  # up to here all seats answer at once, and nobody sees an answer until all are given

STACK = 16

# What kind of knowledge blocks undo (to tell the player who asks for it).
BARRIERS = ("start", "drew-cards", "revealed", "turn-ended")
LEARNED_NOTHING, LEARNED_CARDS, LEARNED_REVEAL, LEARNED_TURN_OVER = range(len(BARRIERS))


class Facts(Record):
    """What the edition prints on its pieces and the rules look up during play. All: all."""

    time_loop: Byte  # spaces of the time track for this number of players
    forum_spaces: Byte  # in use with this number of players
    card_copies: Byte  # of each commodity
    ship_points: Annotated[Bytes, SHIPS, SHIP_SIDES, CARGO + 1]  # by units shipped
    ship_room: Annotated[Bytes, SHIPS]  # units that fit
    votes: Annotated[Bytes, SENATE_TILES]  # of a senate tile
    senate_points: Annotated[Bytes, SENATE_STEPS]  # on arrival
    senate_votes: Annotated[Bytes, SENATE_STEPS]
    province_points: Annotated[Bytes, PROVINCES]
    border: Annotated[Bytes, PROVINCES + 1, PROVINCES]  # 1 where a leader may go
    foreign_legionnaire: Byte  # points lost for each
    building_action: Annotated[Bytes, BUILDING_TYPES]
    building_points: Annotated[Bytes, BUILDINGS_OF_A_TYPE]
    set_points: Annotated[Bytes, BUILDINGS_OF_A_TYPE + 1]
    tile_colour: Annotated[Bytes, TRAJAN_TILES, 2]
    tile_points: Annotated[Bytes, TRAJAN_TILES]
    tile_reward: Annotated[Bytes, TRAJAN_TILES]
    tile_amount: Annotated[Bytes, TRAJAN_TILES]  # cards, tokens, or which demand
    penalty: Annotated[Bytes, DEMANDS_A_QUARTER + 1]  # by unmet demands
    bonus_goods: Annotated[Bytes, BONUS_COMMODITIES, 2]
    bonus_points: Annotated[Bytes, BONUS_TILES, BONUS_SIDES]
    bonus_per: Annotated[Bytes, BONUS_TILES, BONUS_SIDES]  # things needed for one such gain, rounded up


class Player(Record):
    """One seat's mat and hand."""

    asked: Byte  # the question that the seat owes an answer to; all, but only the first of a simultaneous stage
    draft: Annotated[Bytes, DEMANDS]  # wild tiles instead of icons, by demand; owner while demands are met
    tray: Annotated[Bytes, ACTIONS_OF_CIRCLE, COLOURS]  # markers; all, but only owner while they are placed
    slot: Annotated[Bytes, ACTIONS_OF_CIRCLE]  # Trajan tile beside a tray, or NO_TILE; all
    arch: Byte  # slot of the Arch of Trajan, or ARCH_WAITS; all
    kept: Annotated[Bytes, DEMANDS]  # Trajan tiles that meet a demand each quarter; all
    tiles: Annotated[Bytes, FORUM_KINDS]  # forum and extra action tiles; all
    plus_two: Annotated[Bytes, ACTIONS_OF_CIRCLE]  # 1 if there is a [+2] marker; all
    supply: Byte  # tokens; all
    workers: Byte  # in the worker camp; all
    legionnaires: Byte  # in the military camp; all
    leader: Byte  # province or CAMP; all
    buildings: Annotated[Bytes, BUILDING_TYPES]  # construction tiles; all
    hand: Annotated[Bytes, COMMODITIES]  # owner
    known: Annotated[Bytes, COMMODITIES]  # what everybody knows to be in the hand (T25); all
    cards: Byte  # in hand; all
    display: Annotated[Bytes, COMMODITIES]  # all
    bonus: Annotated[Bytes, BONUS_TILES]  # NOT_OWNED, YELLOW or GREY; all
    votes: Byte  # step on the senate track; all
    height: Short  # of the disc: larger is higher; all
    points_from: Annotated[Shorts, SOURCES]  # all


class State(Record):
    """The table."""

    learned: Annotated[Shorts, SEATS]  # counts what a seat has learned: undo never goes back past a change; owner
    rng: Word  # nobody
    barrier: Annotated[Bytes, SEATS]  # what it learned last; owner
    seats: Byte  # all below, except the draw pile: all
    stage: Byte
    start: Byte  # the start player
    turn: Byte  # seat to move, or NOBODY
    quarter: Byte
    round_of_quarter: Byte
    time: Byte  # space of the time marker
    round_ends: Byte  # 1 once the marker has passed its start
    extra_used: Byte  # 1 once an extra action tile was used in this turn
    passes: Byte  # times the choice has moved on, while cards and tiles are handed out at the start
    option_random_setup: Byte
    option_open_tile_points: Byte
    option_wild_demand_bonus: Byte
    demand: Annotated[Bytes, DEMANDS_A_QUARTER]  # shown this quarter, or NOTHING
    demand_left: Annotated[Bytes, DEMANDS]  # face down, including those removed at the start
    deck: Annotated[Bytes, COMMODITIES]  # draw pile; nobody
    deck_cards: Byte
    pile: Annotated[Bytes, PILES, CARDS]  # face up, the last is on top
    pile_cards: Annotated[Bytes, PILES]
    ship: Annotated[Bytes, SHIPS]  # SHIP_FRONT or SHIP_BACK
    forum: Annotated[Bytes, FORUM_SPACES]  # kind of tile, or NO_TILE
    extra: Annotated[Bytes, EXTRA_SPACES]
    province: Annotated[Bytes, PROVINCES]  # kind of tile, or NO_TILE
    legion: Annotated[Bytes, PROVINCES]  # bit mask of seats with a legionnaire
    forum_left: Annotated[Bytes, FORUM_KINDS]  # face down
    extra_left: Annotated[Bytes, ACTIONS_OF_CIRCLE]
    bonus_left: Annotated[Bytes, BONUS_TILES]  # in the bag
    bonus_open: Annotated[Bytes, OPEN_BONUSES]  # beside the senate, or NOTHING
    stack_left: Annotated[Bytes, TRAJAN_TILES]  # 1: in its stack, below the top
    stack_top: Annotated[Bytes, STACKS]  # tile, or NO_TILE
    site_tile: Annotated[Bytes, SITES]  # 4 * type + number, or NO_TILE
    site_worker: Annotated[Bytes, SITES]  # bit mask of seats
    discs: Short  # discs moved so far: the next one goes higher
    sowing: Annotated[Bytes, COLOURS]  # markers in the hand of the seat to move
    sow_count: Byte  # markers that were picked up
    sow_step: Byte  # trays filled so far
    sow_first: Byte  # colour of the first of two markers for a tray, or NOTHING
    sow_from: Byte
    cargo: Annotated[Bytes, COMMODITIES]  # cards being shipped
    cargo_wild: Byte
    cargo_units: Byte
    cargo_last: Byte  # commodity loaded last, or NOTHING
    depth: Byte
    stack: Annotated[Sequence[Frame], STACK]
    facts: Facts
    option_open_setup: Byte  # placed here, it takes up no extra room
    players: Annotated[Sequence[Player], SEATS]
