"""The decision language of Forum Trajanum: names of things, and the registries for the chapters' declarations."""

from princeps.games.forum_trajanum.state import FORUM_COLUMNS, FORUM_ROWS, SIDE
from princeps.kernel.actions import ActionSpace
from princeps.kernel.questions import Questions

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
    """A label for every subset of the members, in the order of their bit masks."""
    masks = range(1 << len(members))
    return tuple("".join(member for i, member in enumerate(members) if mask >> i & 1) or "none" for mask in masks)


ACTIONS = ActionSpace(__package__)
QUESTIONS = Questions(ACTIONS)

DECLINE = ACTIONS.block("decline")  # an answer to several questions


def coloured_id(colour: int) -> str:
    """The name of a building in the catalogue, for use in reasons; likewise for the functions below."""
    return f"forum-trajanum-building-{COLOUR_NAMES[colour]}"


def resource_id(resource: int) -> str:
    return f"forum-trajanum-item-{RESOURCE_NAMES[resource]}"


def row_id(row: int) -> str:
    return f"forum-trajanum-row-{ROW_NAMES[row]}"


def corner_id(corner: int) -> str:
    return f"forum-trajanum-corner-{CORNER_NAMES[corner]}"
