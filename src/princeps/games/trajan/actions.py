"""The decision language of Trajan: names of things, and the registries for the chapters' declarations."""

from princeps.games.trajan.state import SITE_COLUMNS, SITE_ROWS
from princeps.kernel.actions import ActionSpace
from princeps.kernel.questions import Questions

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

ACTIONS = ActionSpace(__package__)
QUESTIONS = Questions(ACTIONS)

DECLINE = ACTIONS.block("decline")  # an answer to several questions


def action_id(action: int) -> str:
    """Its name in the catalogue, for use in reasons; likewise for the functions below."""
    return f"trajan-action-{ACTION_NAMES[action]}"


def colour_id(colour: int) -> str:
    return f"trajan-colour-{COLOUR_NAMES[colour]}"


def commodity_id(card: int) -> str:
    return f"trajan-commodity-{COMMODITY_NAMES[card]}"


def stack_id(stack: int) -> str:
    return f"trajan-stack-{STACK_NAMES[stack]}"


def pile_id(pile: int) -> str:
    return f"trajan-pile-{PILE_NAMES[pile]}"


def province_id(province: int) -> str:
    """Includes the camp, which comes after the provinces."""
    return f"trajan-province-{(*PROVINCE_NAMES, 'camp')[province]}"
