"""Why an answer is not legal now: one reason for every mistake a person can make.

A reason is worked out from what the seat itself may know, so it can be asked of a view as well.
"""

from collections.abc import Callable

from princeps.games import refusal as games
from princeps.games.forum_trajanum.actions import (
    ACTIONS,
    BUILD_GREY,
    CLASS_NAMES,
    COLOUR_NAMES,
    CORNER_NAMES,
    LEVEL_NAMES,
    RESOURCE_NAMES,
    ROW_NAMES,
    SPACE_NAMES,
    SQUARE_NAMES,
)
from princeps.games.forum_trajanum.building import (
    DOUBLE_MIXED,
    DOUBLE_PAIR,
    HIRES_A_TURN,
    MERCHANT_GIVES,
    TURNS_OF_A_PAIR,
    has_room,
)
from princeps.games.forum_trajanum.citizens import (
    ANY_COLOUR,
    ANY_WORKER,
    COIN_OR_TRIBUNE,
    ON_EAGLE,
    ROWS_OF_A_CLASS,
    citizens_in,
)
from princeps.games.forum_trajanum.colonia import CORNER_SPACES, face_at, has_covered_space, is_in_street, neighbour
from princeps.games.forum_trajanum.draft import is_free_to_take, street_is_empty, street_of_card, tribunes_left
from princeps.games.forum_trajanum.forum import can_send_envoy
from princeps.games.forum_trajanum.prestige import can_upgrade
from princeps.games.forum_trajanum.state import (
    ASK_BENEFIT,
    ASK_BONUS,
    ASK_BUILD,
    ASK_CLEAR,
    ASK_CORNERS,
    ASK_CRANE,
    ASK_DRAW,
    ASK_ENVOY,
    ASK_FIRST_ROW,
    ASK_HANDICAP_CORNER,
    ASK_HANDICAP_ROW,
    ASK_HONOUR,
    ASK_NOTHING,
    ASK_ORDER,
    ASK_PASS,
    ASK_PAY,
    ASK_RECLAIM,
    ASK_RESOURCE,
    ASK_ROW,
    ASK_SITE,
    ASK_TAKE,
    ASK_USE,
    ASSISTANT,
    BONUS_UPGRADE,
    BUILDER,
    CITIZEN,
    CITIZEN_ROWS,
    CORNERS,
    COVERED,
    CRAFTSMAN_I,
    CRAFTSMAN_II,
    CRANE,
    CRANE_SCORED,
    DRAFT_EXTRA_CORNER,
    DRAFT_SPACE,
    EAGLE,
    EFFECT_EAGLE_ENVOY,
    EFFECT_FREE_ENVOY,
    EFFECT_TAKE_TILE,
    LAST_SIMULTANEOUS,
    MERCHANT_II,
    NO_SQUARE,
    NOBODY,
    NOT_YET,
    OVER,
    TEMPLE,
    VACANT,
    State,
)
from princeps.games.refusal import GENERAL_REASONS
from princeps.kernel.agenda import top

# Every reason, in English. The braces name the things that a reason speaks of.
REASONS = {
    **GENERAL_REASONS,
    "other-question": "the question now is {question}",
    # setting up
    "crane-stands": "the {building} crane already has its corner",
    "no-citizen-on-corner": "no citizen lies in the {corner} corner",
    # taking
    "card-served": "a tile has been taken for that street card, or none is left for it",
    "first-card-first": "both cards show the same street, so the first one comes first",
    "no-tile-there": "no tile lies on {space}",
    "tile-taken": "the tile on {space} has been taken for the other card",
    "outside-street": "{space} is not in the street of that card, and only a Tribune ignores a card",
    "inside-street": "{space} is in the street of that card, so it needs no Tribune",
    "no-tribune": "you have no Tribune left",
    "other-card-needs-it": "the other card needs the tile on {space}, the last of its street, and this card has others",
    "street-not-empty": "the street of that card still has tiles",
    "street-emptied": "the other card took the last tile of that street but had others, so this card costs a Tribune",
    "no-such-foreign-tile": "no such tile lies beside your Colonia",
    # using tiles, placing citizens
    "two-tribunes-needed": "using both tiles costs two Tribunes",
    "other-class": "{row} is not a row for a {citizen}",
    "row-full": "{row} has no free place",
    "row-not-empty": "an honorary citizen needs an empty row",
    # exchanges
    "two-workers-needed": "that takes two workers of one colour, and you do not have two {worker}s",
    "same-colour": "the worker has that colour already",
    "no-resource": "you have no {resource} to give",
    "ability-inactive": "{row} is not active",
    "ability-used-up": "{row} cannot be used again this turn",
    # building
    "built-already": "you have built this turn already",
    "no-builder": "you have no builder to pay with",
    "no-worker": "you have no {worker} to pay with",
    "no-second-worker": "that takes two {worker}s, and you have one",
    "stock-empty": "the building tiles of that kind have run out",
    "no-vacant-space": "your Colonia has no vacated space",
    "no-vacant-pair": "your Colonia does not have two vacated spaces side by side",
    "end-turn-instead": "end your turn instead of declining",
    "decline-instead": "decline the extra building; that does not end your turn",
    "single-tile": "a single tile takes one space",
    "double-tile": "a double tile takes two spaces side by side",
    "outside-colonia": "the other half would lie outside the Colonia",
    "name-other-end": "both halves are alike: name the upper or left one first",
    "space-covered": "a tile still lies on {space}",
    "space-temple": "a temple stands on {space}",
    "space-crane": "a crane stands on {space}",
    "space-built": "{space} has been built on",
    # benefits
    "level-not-reached": "you have not reached level {level} of that track",
    "no-envoy": "you have no envoy on the ship",
    "no-eagle-free": "no eagle of the Forum is free",
    "no-colour-free": "no coloured space of the Forum is free",
    "no-tile-left": "your Colonia has no tile left to take",
    "bar-at-end": "your slide bar is at its end",
    "bonus-taken": "the second bonus has to be a different one",
    "workers-offered": "only workers are offered",
    "coin-or-tribune": "only a coin or a Tribune is offered",
    "coin-or-assistant": "only a coin or an assistant is offered",
    # the Forum
    "no-square": "the Forum has no space {square}",
    "square-occupied": "an envoy already stands on {square}",
    "eagle-closed": "{square} is an eagle, and this envoy may not stand there",
    "eagle-needed": "{square} is not an eagle, and this envoy goes to one",
    "other-colour": "{square} does not have the colour of the {building}",
    "continue-area": "a started area of that colour has to be continued, and {square} belongs to another one",
    # scoring
    "row-without-citizen": "{row} has no citizen to pay",
    "too-few-coins": "you do not have enough coins for so many rows",
    "no-scored-crane": "no scored crane stands in the {corner} corner",
}

# What a seat is being asked, by the numbers of the questions; the ids of their titles in the catalogue.
QUESTION_NAMES = (
    "nothing",
    "crane",
    "first-row",
    "corners",
    "handicap-corner",
    "handicap-row",
    "take",
    "pass",
    "reclaim",
    "use",
    "row",
    "resource",
    "bonus",
    "envoy",
    "build",
    "site",
    "order",
    "benefit",
    "draw",
    "pay",
    "honour",
    "clear",
)

_QUESTIONS = {
    "crane": "which crane goes to the next corner",
    "first-row": "which row the first citizen goes to",
    "corners": "which corner the first of the other citizens goes to",
    "handicap-corner": "which second citizen to begin with",
    "handicap-row": "which row the second citizen goes to",
    "take": "which tile to take for a street card",
    "pass": "which tile to pass on",
    "reclaim": "whether to take a tile back",
    "use": "which tile to use",
    "row": "which row the citizen goes to",
    "resource": "which resource to take",
    "bonus": "which area bonus to take",
    "envoy": "where the envoy goes",
    "build": "what to build or exchange",
    "site": "where to build",
    "order": "which half gives its benefit first",
    "benefit": "which benefit of the track to take",
    "draw": "which tile to take from your Colonia",
    "pay": "which citizens to pay",
    "honour": "where the honorary citizen goes",
    "clear": "which scored cranes to remove",
}

_CORNERS = {"nw": "top left", "ne": "top right", "sw": "bottom left", "se": "bottom right"}

# The blocks of actions that answer a question, what comes first to a player's mind first.
ANSWERS = {
    ASK_CRANE: ("crane",),
    ASK_FIRST_ROW: ("row",),
    ASK_CORNERS: ("corner",),
    ASK_HANDICAP_CORNER: ("corner", "decline"),
    ASK_HANDICAP_ROW: ("row",),
    ASK_TAKE: ("take", "skip", "tribune"),
    ASK_PASS: ("pass",),
    ASK_RECLAIM: ("reclaim", "decline"),
    ASK_USE: ("use",),
    ASK_ROW: ("row",),
    ASK_RESOURCE: ("gain",),
    ASK_BONUS: ("bonus",),
    ASK_ENVOY: ("envoy", "decline"),
    ASK_BUILD: (
        "build",
        "build-mixed",
        "build-pair",
        "trade",
        "merchant",
        "hire",
        "hire-builder",
        "recolour",
        "decline",
        "end-turn",
    ),
    ASK_SITE: ("site", "double-site"),
    ASK_ORDER: ("first",),
    ASK_BENEFIT: ("benefit", "decline"),
    ASK_DRAW: ("draw",),
    ASK_PAY: ("pay",),
    ASK_HONOUR: ("row", "honour-envoy"),
    ASK_CLEAR: ("clear",),
}


class Refusal(games.Refusal):
    """A reason of Forum Trajanum."""

    __slots__ = ()
    reasons = REASONS

    @staticmethod
    def plain(key: str, value: str) -> str:
        """A thing in English: `item-park-worker` is a park worker, `row-patrician-1` is Patrician I."""
        if key == "question":
            return _QUESTIONS[value]
        if key == "corner":
            return _CORNERS[value.removeprefix("corner-")]
        if key == "row":
            name, number = value.removeprefix("row-").split("-")
            return f"{name.capitalize()} {'I' * int(number)}"
        if key in ("space", "square"):
            return value
        return value.partition("-")[2].replace("-", " ").replace("tribune", "Tribune")


def refusal(state: State, seat: int, action: int) -> Refusal:
    """Why `action` is not among the legal answers of `seat`."""
    asked = int(state.players[seat].asked)
    if asked == ASK_NOTHING:
        return Refusal.for_not_asked(state, OVER, LAST_SIMULTANEOUS)
    block = ACTIONS.block_of(action)
    if block.name not in ANSWERS[asked]:
        return Refusal("other-question", question=QUESTION_NAMES[asked])
    reason_for = _build_grey if block.first == BUILD_GREY else _REASON_FOR[block.name]  # two blocks are called `build`
    return reason_for(state, seat, *block.indices(action))


# --- setting up ------------------------------------------------------------------------------------------------------


def _crane(state: State, seat: int, colour: int) -> Refusal:
    return Refusal("crane-stands", building=f"building-{COLOUR_NAMES[colour]}")


def _corner(state: State, seat: int, corner: int) -> Refusal:
    return Refusal("no-citizen-on-corner", corner=f"corner-{CORNER_NAMES[corner]}")


# --- taking ----------------------------------------------------------------------------------------------------------


def _take(state: State, seat: int, card: int, space: int) -> Refusal:
    if problem := _card(state, seat, card) or _tile_to_take(state, seat, space):
        return problem
    if is_in_street(space, street_of_card(state, seat, card)):
        return Refusal("other-card-needs-it", space=SPACE_NAMES[space])
    return Refusal("outside-street", space=SPACE_NAMES[space])


def _tribune_take(state: State, seat: int, card: int, space: int) -> Refusal:
    if problem := _card(state, seat, card) or _tile_to_take(state, seat, space):
        return problem
    if is_in_street(space, street_of_card(state, seat, card)):
        return Refusal("inside-street", space=SPACE_NAMES[space])
    if tribunes_left(state.players[seat]) == 0:
        return Refusal("no-tribune")
    return Refusal("other-card-needs-it", space=SPACE_NAMES[space])


def _skip(state: State, seat: int, card: int) -> Refusal:
    if problem := _card(state, seat, card):
        return problem
    return Refusal("street-emptied" if street_is_empty(state, seat, card) else "street-not-empty")


def _card(state: State, seat: int, card: int) -> Refusal | None:
    """Both cards of one street are served one after the other, else in any order."""
    draft = state.players[seat].draft
    if draft[DRAFT_SPACE + card] != NOT_YET:
        return Refusal("card-served")
    same_street = street_of_card(state, seat, 0) == street_of_card(state, seat, 1)
    if card == 1 and same_street and draft[DRAFT_SPACE] == NOT_YET:
        return Refusal("first-card-first")
    return None


def _tile_to_take(state: State, seat: int, space: int) -> Refusal | None:
    player = state.players[seat]
    if player.space[space] < COVERED:
        return Refusal("no-tile-there", space=SPACE_NAMES[space])
    if not is_free_to_take(player, space):
        return Refusal("tile-taken", space=SPACE_NAMES[space])
    return None


def _reclaim(state: State, seat: int, face: int) -> Refusal:
    return Refusal("no-such-foreign-tile")


# --- using tiles, placing citizens -----------------------------------------------------------------------------------


def _use(state: State, seat: int, choice: int) -> Refusal:
    return Refusal("two-tribunes-needed")


def _row(state: State, seat: int, row: int) -> Refusal:
    asked = state.players[seat].asked
    if asked == ASK_HONOUR:
        return Refusal("row-not-empty")
    social_class = _class_to_place(state, seat)
    if row // ROWS_OF_A_CLASS != social_class:
        return Refusal("other-class", row=f"row-{ROW_NAMES[row]}", citizen=f"item-{CLASS_NAMES[social_class]}")
    return Refusal("row-full", row=f"row-{ROW_NAMES[row]}")


def _class_to_place(state: State, seat: int) -> int:
    player = state.players[seat]
    if player.asked == ASK_FIRST_ROW:
        return int(player.drawn)
    if player.asked == ASK_HANDICAP_ROW:
        face = face_at(player, CORNER_SPACES[player.draft[DRAFT_EXTRA_CORNER]])
        return int(state.facts.face_items[face, 0]) - CITIZEN
    return int(top(state).what)


# --- exchanges -------------------------------------------------------------------------------------------------------


def _trade(state: State, seat: int, colour: int) -> Refusal:
    return Refusal("two-workers-needed", worker=_item(colour))


def _recolour(state: State, seat: int, colour: int, other: int) -> Refusal:
    if colour == other:
        return Refusal("same-colour")
    lacking = ASSISTANT if state.players[seat].resources[ASSISTANT] == 0 else colour
    return Refusal("no-resource", resource=_item(lacking))


def _merchant(state: State, seat: int, trade: int) -> Refusal:
    problem = _ability(state, seat, MERCHANT_II, int(state.players[seat].merchant), 1)
    return problem or Refusal("no-resource", resource=_item(MERCHANT_GIVES[trade]))


def _hire(state: State, seat: int, colour: int) -> Refusal:
    problem = _ability(state, seat, CRAFTSMAN_I, int(state.players[seat].craftsman[0]), HIRES_A_TURN)
    return problem or Refusal("no-resource", resource=_item(ASSISTANT))


def _hire_builder(state: State, seat: int) -> Refusal:
    problem = _ability(state, seat, CRAFTSMAN_II, int(state.players[seat].craftsman[1]), 1)
    return problem or Refusal("no-resource", resource=_item(ASSISTANT))


def _ability(state: State, seat: int, row: int, used: int, allowed: int) -> Refusal | None:
    if not state.players[seat].active[row]:
        return Refusal("ability-inactive", row=f"row-{ROW_NAMES[row]}")
    return Refusal("ability-used-up", row=f"row-{ROW_NAMES[row]}") if used >= allowed else None


def _item(resource: int) -> str:
    return f"item-{RESOURCE_NAMES[resource]}"


# --- building --------------------------------------------------------------------------------------------------------


def _build_grey(state: State, seat: int, grey: int) -> Refusal:
    if problem := _no_single_now(state, seat, int(state.facts.single_tile[grey])):
        return problem
    return Refusal("no-builder")


def _build_coloured(state: State, seat: int, colour: int) -> Refusal:
    if problem := _no_single_now(state, seat, colour):
        return problem
    return Refusal("no-worker", worker=_item(colour))


def _build_mixed(state: State, seat: int, colour: int) -> Refusal:
    if problem := _no_double_now(state, seat, colour):
        return problem
    if state.players[seat].resources[BUILDER] == 0:
        return Refusal("no-builder")
    return Refusal("no-worker", worker=_item(colour))


def _build_pair(state: State, seat: int, colour: int) -> Refusal:
    if problem := _no_double_now(state, seat, colour):
        return problem
    lacks_both = state.players[seat].resources[colour] == 0
    return Refusal("no-worker" if lacks_both else "no-second-worker", worker=_item(colour))


def _no_single_now(state: State, seat: int, tile: int) -> Refusal | None:
    if problem := _no_building_now(state, seat):
        return problem
    return _stock_empty(state, int(state.single[tile]))


def _no_double_now(state: State, seat: int, tile: int) -> Refusal | None:
    if problem := _no_building_now(state, seat):
        return problem
    if not has_room(state.players[seat])[1]:
        return Refusal("no-vacant-pair")
    return _stock_empty(state, int(state.double[tile]))


def _no_building_now(state: State, seat: int) -> Refusal | None:
    if not top(state).what:
        return Refusal("built-already")
    return None if has_room(state.players[seat])[0] else Refusal("no-vacant-space")


def _stock_empty(state: State, tiles: int) -> Refusal | None:
    return Refusal("stock-empty") if tiles == 0 and not state.option_unlimited else None


def _decline(state: State, seat: int) -> Refusal:
    return Refusal("end-turn-instead")


def _end_turn(state: State, seat: int) -> Refusal:
    return Refusal("decline-instead")


def _site(state: State, seat: int, space: int) -> Refusal:
    if top(state).what >= DOUBLE_MIXED:
        return Refusal("double-tile")
    return _not_vacant(state, seat, space)


def _double_site(state: State, seat: int, space: int, direction: int) -> Refusal:
    building = int(top(state).what)
    if building < DOUBLE_MIXED:
        return Refusal("single-tile")
    if state.players[seat].space[space] != VACANT:
        return _not_vacant(state, seat, space)
    other = neighbour(space, direction)
    if other < 0:
        return Refusal("outside-colonia")
    if building >= DOUBLE_PAIR and direction >= TURNS_OF_A_PAIR and state.players[seat].space[other] == VACANT:
        return Refusal("name-other-end")
    return _not_vacant(state, seat, other)


def _not_vacant(state: State, seat: int, space: int) -> Refusal:
    content = int(state.players[seat].space[space])
    if content >= COVERED:
        return Refusal("space-covered", space=SPACE_NAMES[space])
    kind = "space-temple" if content == TEMPLE else "space-crane" if content == CRANE else "space-built"
    return Refusal(kind, space=SPACE_NAMES[space])


# --- benefits --------------------------------------------------------------------------------------------------------


def _benefit(state: State, seat: int, level: int) -> Refusal:
    """A benefit that was reached is refused only where it cannot be used (F14)."""
    frame = top(state)
    if level >= frame.rest:
        return Refusal("level-not-reached", level=int(LEVEL_NAMES[level]))
    effects = state.facts.track[frame.what, level]
    if effects[EFFECT_EAGLE_ENVOY] and not can_send_envoy(state, seat, ON_EAGLE):
        return Refusal("no-envoy" if state.players[seat].ship == 0 else "no-eagle-free")
    if effects[EFFECT_FREE_ENVOY] and not can_send_envoy(state, seat, ANY_COLOUR):
        return Refusal("no-envoy" if state.players[seat].ship == 0 else "no-colour-free")
    if effects[EFFECT_TAKE_TILE] and not has_covered_space(state.players[seat]):
        return Refusal("no-tile-left")
    return Refusal("bar-at-end")


def _draw(state: State, seat: int, space: int) -> Refusal:
    return Refusal("no-tile-there", space=SPACE_NAMES[space])


def _gain(state: State, seat: int, resource: int) -> Refusal:
    choice = top(state).what
    if choice == ANY_WORKER:
        return Refusal("workers-offered")
    return Refusal("coin-or-tribune" if choice == COIN_OR_TRIBUNE else "coin-or-assistant")


def _bonus(state: State, seat: int, bonus: int) -> Refusal:
    if bonus == BONUS_UPGRADE and not can_upgrade(state, state.players[seat]):
        return Refusal("bar-at-end")
    return Refusal("bonus-taken")


# --- the Forum -------------------------------------------------------------------------------------------------------


def _envoy(state: State, seat: int, square: int) -> Refusal:
    colour, target = int(state.square[square]), int(top(state).what)
    name = SQUARE_NAMES[square]
    if colour == NO_SQUARE:
        return Refusal("no-square", square=name)
    if state.envoy[square] != NOBODY:
        return Refusal("square-occupied", square=name)
    if target == ON_EAGLE:
        return Refusal("eagle-needed", square=name)
    if colour == EAGLE:
        return Refusal("eagle-closed", square=name)
    if colour != target:
        return Refusal("other-colour", square=name, building=f"building-{COLOUR_NAMES[target]}")
    return Refusal("continue-area", square=name)


# --- scoring ---------------------------------------------------------------------------------------------------------


def _pay(state: State, seat: int, rows: int) -> Refusal:
    player = state.players[seat]
    for row in range(CITIZEN_ROWS):
        if rows >> row & 1 and citizens_in(player, row) == 0:
            return Refusal("row-without-citizen", row=f"row-{ROW_NAMES[row]}")
    return Refusal("too-few-coins")


def _clear(state: State, seat: int, corners: int) -> Refusal:
    crane = state.players[seat].crane
    wrong = [corner for corner in range(CORNERS) if corners >> corner & 1 and crane[corner] != CRANE_SCORED]
    return Refusal("no-scored-crane", corner=f"corner-{CORNER_NAMES[wrong[0]]}")


_REASON_FOR: dict[str, Callable[..., Refusal]] = {
    "crane": _crane,
    "row": _row,
    "corner": _corner,
    "take": _take,
    "tribune": _tribune_take,
    "skip": _skip,
    "reclaim": _reclaim,
    "use": _use,
    "trade": _trade,
    "recolour": _recolour,
    "merchant": _merchant,
    "hire": _hire,
    "hire-builder": _hire_builder,
    "build": _build_coloured,
    "build-mixed": _build_mixed,
    "build-pair": _build_pair,
    "site": _site,
    "double-site": _double_site,
    "benefit": _benefit,
    "draw": _draw,
    "gain": _gain,
    "bonus": _bonus,
    "envoy": _envoy,
    "decline": _decline,
    "end-turn": _end_turn,
    "pay": _pay,
    "clear": _clear,
}
