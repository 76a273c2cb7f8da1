"""The decision language of Forum Trajanum: every choice a player can make, in named blocks."""

from princeps.games.forum_trajanum.state import FACES, FORUM_COLUMNS, FORUM_ROWS, SIDE
from princeps.kernel.actions import ActionSpace

COLOUR_NAMES = ("fountain", "house", "stable", "park")
GREY_NAMES = ("library", "basilica", "market", "column")
RESOURCE_NAMES = (*(f"{colour}-worker" for colour in COLOUR_NAMES), "builder", "assistant", "tribune", "coin")
CLASS_NAMES = ("patrician", "merchant", "craftsman")
ROW_NAMES = tuple(f"{name}-{number}" for name in CLASS_NAMES for number in (1, 2))
BONUS_NAMES = ("tribune", "assistant", "coin", "upgrade", "points")
SPACE_NAMES = tuple(f"r{row + 1}c{column + 1}" for row in range(SIDE) for column in range(SIDE))
SQUARE_NAMES = tuple(f"r{row + 1}c{column + 1}" for row in range(FORUM_ROWS) for column in range(FORUM_COLUMNS))
CORNER_NAMES = ("nw", "ne", "sw", "se")
DIRECTION_NAMES = ("east", "south", "west", "north")
MERCHANT_TRADES = (
    "assistant-tribune",
    "assistant-coin",
    "tribune-assistant",
    "tribune-coin",
    "coin-assistant",
    "coin-tribune",
)
LEVEL_NAMES = ("1", "2", "3", "4")


def subsets(members: str) -> tuple[str, ...]:
    """A label for every set of members, in the order of their bit masks."""
    masks = range(1 << len(members))
    return tuple("".join(member for i, member in enumerate(members) if mask >> i & 1) or "none" for mask in masks)


ACTIONS = ActionSpace()

# Setting up
CRANE_COLOUR = ACTIONS.block("crane", COLOUR_NAMES)  # for the next corner
ROW = ACTIONS.block("row", ROW_NAMES)  # a citizen's row
CORNER = ACTIONS.block("corner", CORNER_NAMES)  # for the first of the two citizens; the other lies opposite

# Taking
TAKE = ACTIONS.block("take", ("a", "b"), SPACE_NAMES)  # for street card a or b
TRIBUNE_TAKE = ACTIONS.block("tribune", ("a", "b"), SPACE_NAMES)  # give up a Tribune, ignore the card
SKIP = ACTIONS.block("skip", ("a", "b"))
PASS = ACTIONS.block("pass", ("a", "b"))  # hand on the tile taken for that card
RECLAIM = ACTIONS.block("reclaim", tuple(str(face) for face in range(FACES)))

# A turn
USE = ACTIONS.block("use", ("own", "received", "own-then-received", "received-then-own"))
TRADE = ACTIONS.block("trade", COLOUR_NAMES)  # two workers for a builder
RECOLOUR = ACTIONS.block("recolour", COLOUR_NAMES, COLOUR_NAMES)  # an assistant changes a worker's colour
MERCHANT_TRADE = ACTIONS.block("merchant", MERCHANT_TRADES)
HIRE_WORKER = ACTIONS.block("hire", COLOUR_NAMES)  # Craftsman I
HIRE_BUILDER = ACTIONS.block("hire-builder")  # Craftsman II
BUILD_GREY = ACTIONS.block("build", GREY_NAMES)
BUILD_COLOURED = ACTIONS.block("build", COLOUR_NAMES)
BUILD_MIXED = ACTIONS.block("build-mixed", COLOUR_NAMES)
BUILD_PAIR = ACTIONS.block("build-pair", COLOUR_NAMES)
SITE = ACTIONS.block("site", SPACE_NAMES)
DOUBLE_SITE = ACTIONS.block("double-site", SPACE_NAMES, DIRECTION_NAMES)  # first (grey) half, and where the other lies
ORDER = ACTIONS.block("first", ("grey", "coloured"))
BENEFIT = ACTIONS.block("benefit", LEVEL_NAMES)
DRAW = ACTIONS.block("draw", SPACE_NAMES)
RESOURCE = ACTIONS.block("gain", RESOURCE_NAMES)
BONUS = ACTIONS.block("bonus", BONUS_NAMES)
ENVOY = ACTIONS.block("envoy", SQUARE_NAMES)
DECLINE = ACTIONS.block("decline")
END_TURN = ACTIONS.block("end-turn")

# Scoring
PAY = ACTIONS.block("pay", subsets("123456"))  # citizens' rows
HONOUR_SHIP = ACTIONS.block("honour-envoy")
CLEAR = ACTIONS.block("clear", subsets("1234"))  # corners with a scored crane
