"""The decision language of Trajan: every choice a player can make, in named blocks."""

from princeps.games.trajan.state import SITE_COLUMNS, SITE_ROWS
from princeps.kernel.actions import ActionSpace

ACTION_NAMES = ("seaport", "forum", "military", "senate", "trajan", "construction")
COLOUR_NAMES = ("yellow", "orange", "blue", "white", "pink", "green")
COMMODITY_NAMES = (
    "columns",
    "furs",
    "scrolls",
    "oil",
    "fruit",
    "ceramics",
    "wine",
    "fish",
    "jewellery",
    "gems",
    "cattle",
    "wheat",
)
DEMAND_NAMES = ("bread", "games", "religion")
FORUM_TILE_NAMES = (
    *DEMAND_NAMES,
    *(f"votes-{votes}" for votes in (2, 3, 4, 5)),  # of the standard edition
    "wild-demand",
    "wild-commodity",
    "wild-construction",
    "wild-action",
    *(f"extra-{action}" for action in ACTION_NAMES),
)
PROVINCE_NAMES = (
    "alpes",
    "raetia",
    "noricum",
    "narbonensis",
    "lugudunensis",
    "belgica",
    "germania-superior",
    "aquitania",
    "germania-inferior",
    "britannia",
)
BUILDING_NAMES = ("stairs", "door", "fountain", "roof", "window")
STACK_NAMES = ("cards", "nine-points", "plus-two", "military", "construction", "demand")
REWARD_NAMES = ("nothing", "cards", "plus-two", "legionnaires", "workers", "demand")  # of a Trajan tile
SHIP_NAMES = ("identical", "pairs", "different")
PILE_NAMES = ("left", "right")
SITE_NAMES = tuple(f"r{row + 1}c{column + 1}" for row in range(SITE_ROWS) for column in range(SITE_COLUMNS))

ACTIONS = ActionSpace()

# Setting up
MARKER = ACTIONS.block("marker", COLOUR_NAMES)  # for the next place in the trays
DRAW_CARD = ACTIONS.block("card", ("deck", *PILE_NAMES))
FIRST_TILE = ACTIONS.block("first-tile", STACK_NAMES, ("forum", "senate", "construction"))  # and its slot

# A turn: sowing and the Trajan tile
TRAY = ACTIONS.block("tray", ACTION_NAMES)
SOW = ACTIONS.block("sow", COLOUR_NAMES)  # into the next tray
REWARD = ACTIONS.block("reward")
PLUS_TWO = ACTIONS.block("plus-two", ACTION_NAMES)

# Actions
PORT_DRAW = ACTIONS.block("draw-two")
PORT_TAKE = ACTIONS.block("take-card", PILE_NAMES)
PLAY = ACTIONS.block("play", COMMODITY_NAMES)
SHIP = ACTIONS.block("ship", SHIP_NAMES)
DISCARD = ACTIONS.block("discard", COMMODITY_NAMES, PILE_NAMES)
LOAD = ACTIONS.block("load", COMMODITY_NAMES)  # a card; on the ship of pairs, two
LOAD_MIXED = ACTIONS.block("load-with-wild", COMMODITY_NAMES)  # a pair of a card and a wild tile
LOAD_WILD = ACTIONS.block("load-wild")
SET_SAIL = ACTIONS.block("set-sail")
FORUM_TAKE = ACTIONS.block("forum", FORUM_TILE_NAMES)
RECRUIT = ACTIONS.block("recruit")
MARCH = ACTIONS.block("march", PROVINCE_NAMES)
CONQUER = ACTIONS.block("conquer")
CLIMB = ACTIONS.block("climb")
PICK_TILE = ACTIONS.block("tile", STACK_NAMES)
HIRE = ACTIONS.block("hire")
BUILD = ACTIONS.block("build", SITE_NAMES)
EXTRA = ACTIONS.block("extra", ("tile", "wild"))
DECLINE = ACTIONS.block("decline")
END_TURN = ACTIONS.block("end-turn")

# The end of a quarter
MEET = ACTIONS.block("wilds", ("0", "1", "2", "3"))  # spent on the next demand instead of tiles with its icon
CONSUL = ACTIONS.block("bonus", ("1", "2"))
