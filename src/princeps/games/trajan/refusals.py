"""Why an answer is not legal now: one reason for every mistake a person can make.

A reason is worked out from what the seat itself may know, so it can be asked of a view as well.
"""

from collections.abc import Callable

from princeps.games import refusal as games
from princeps.games.refusal import GENERAL_REASONS
from princeps.games.trajan.actions import (
    ACTION_NAMES,
    ACTIONS,
    COLOUR_NAMES,
    COMMODITY_NAMES,
    FORUM_TILE_NAMES,
    PILE_NAMES,
    PROVINCE_NAMES,
    SITE_NAMES,
    STACK_NAMES,
)
from princeps.games.trajan.construction import has_worker_at
from princeps.games.trajan.quarter import by_icon, demand_in_question, spare_wilds
from princeps.games.trajan.setup import has_of_stack, markers_left
from princeps.games.trajan.state import (
    ARCH_WAITS,
    ASK_ACTION,
    ASK_CARD,
    ASK_CARGO,
    ASK_CONSUL,
    ASK_DISCARD,
    ASK_END,
    ASK_EXTRA,
    ASK_FIRST_TILE,
    ASK_MARKER,
    ASK_MEET,
    ASK_NOTHING,
    ASK_PLAY,
    ASK_PLUS_TWO,
    ASK_REWARD,
    ASK_SOW,
    ASK_TRAY,
    CAMP,
    CONSTRUCTION,
    ELECTION,
    FORUM,
    LAST_SIMULTANEOUS,
    MILITARY,
    NO_TILE,
    OVER,
    SEAPORT,
    SENATE,
    SENATE_TILE,
    SENATE_TILES,
    SHIP_DIFFERENT,
    SHIP_IDENTICAL,
    SHIP_PAIRS,
    STARTING_SLOTS,
    TRAJAN,
    WILD_COMMODITY,
    State,
)
from princeps.games.trajan.turn import EXTRA_OWN
from princeps.kernel.agenda import top

# Every reason, in English. The braces name the things that a reason speaks of.
REASONS = {
    **GENERAL_REASONS,
    "other-question": "the question now is {question}",
    "other-action": "the action now is {action}",
    # markers
    "markers-used": "both {colour} markers are in trays already",
    "tray-empty": "no marker lies in the {action} tray",
    "colour-not-in-hand": "you have no {colour} marker left to sow",
    "colour-order": "name the two markers of a tray in the order yellow, orange, blue, white, pink, green",
    # Trajan tiles
    "stack-empty": "the {stack} stack is empty",
    "category-taken": "you have a tile of the {stack} stack already, and the first three must be of different stacks",
    "slot-taken": "a Trajan tile lies beside the {action} tray already",
    "arch-waits": "a Trajan tile lies beside every tray, so the arch has no free slot",
    "plus-two-there": "a [+2] marker lies at {action} already",
    # the seaport
    "no-card-to-draw": "no card is left to draw",
    "pile-empty": "no card lies on the {pile} pile",
    "card-not-in-hand": "you have no {commodity} card in hand",
    "card-order": "two cards are played in the order of the list, so {commodity} had to come first",
    "nothing-to-ship": "you have no card or wild tile to ship",
    "no-pair-to-ship": "you have no pair to ship",
    "ship-full": "the ship is full",
    "other-goods": "this ship takes only one kind of goods",
    "load-order": "goods are loaded in the order of the list, each kind once, so {commodity} comes too late",
    "cards-before-wilds": "wild tiles are loaded after all cards",
    "pair-needed": "this ship takes pairs, and you have only one {commodity} card",
    "pairs-only": "only the ship for pairs takes a card together with a wild tile",
    "no-wild-commodity": "you have no wild commodity tile left",
    "two-wilds-needed": "this ship takes pairs, and you have only one wild commodity tile",
    "nothing-loaded": "you have loaded nothing yet",
    # the other actions
    "not-in-forum": "no such tile lies in the forum: {tile}",
    "no-votes-in-forum": "no tile with {votes} votes lies in the forum",
    "no-token": "you have no token left in your supply",
    "not-adjacent": "{province} does not border on where your leader is",
    "leader-in-camp": "your leader is still in the camp",
    "already-there": "you have a legionnaire in {province} already",
    "no-legionnaire": "you have no legionnaire in the camp",
    "senate-at-end": "you are on the last step of the senate track",
    "no-worker": "you have no worker in the camp",
    "own-site": "you have a worker on {site} already",
    "site-not-adjacent": "{site} is not next to one of your workers",
    "no-extra-tile": "you have no extra action tile for {action}",
    "no-wild-action": "you have no wild action tile",
    # the end of a quarter
    "too-many-wilds": "you can spend at most {count} wild tiles there",
    "bonus-gone": "no bonus tile lies there",
}

# What a seat is being asked, by the numbers of the questions; the ids of their titles in the catalogue.
QUESTION_NAMES = (
    "nothing",
    "marker",
    "meet",
    "card",
    "first-tile",
    "consul",
    "tray",
    "sow",
    "reward",
    "plus-two",
    "action",
    "discard",
    "play",
    "cargo",
    "extra",
    "end",
)

_QUESTIONS = {
    "marker": "which marker goes into the next tray",
    "meet": "how many wild tiles to spend on a demand",
    "card": "where to take a card from",
    "first-tile": "which Trajan tile to begin with",
    "consul": "which bonus tile the consul takes",
    "tray": "which tray to sow from",
    "sow": "which marker to sow next",
    "reward": "whether to take the reward of the Trajan tile",
    "plus-two": "where the [+2] marker goes",
    "action": "what to do with your action",
    "discard": "which card to discard",
    "play": "whether to play a second card",
    "cargo": "what to load",
    "extra": "whether to repeat the action",
    "end": "whether the turn is over",
}

# The blocks of actions that answer a question, what comes first to a player's mind first.
OF_ACTION = {
    SEAPORT: ("ship", "play", "take-card", "draw-two"),
    FORUM: ("forum",),
    MILITARY: ("conquer", "march", "recruit"),
    SENATE: ("climb",),
    TRAJAN: ("tile",),
    CONSTRUCTION: ("build", "hire"),
}
ANSWERS = {
    ASK_MARKER: ("marker",),
    ASK_MEET: ("wilds",),
    ASK_CARD: ("card",),
    ASK_FIRST_TILE: ("first-tile",),
    ASK_CONSUL: ("bonus",),
    ASK_TRAY: ("tray",),
    ASK_SOW: ("sow",),
    ASK_REWARD: ("reward", "decline"),
    ASK_PLUS_TWO: ("plus-two", "decline"),
    ASK_ACTION: (*(block for blocks in OF_ACTION.values() for block in blocks), "decline"),
    ASK_DISCARD: ("discard",),
    ASK_PLAY: ("play", "decline"),
    ASK_CARGO: ("load", "load-with-wild", "load-wild", "set-sail"),
    ASK_EXTRA: ("extra", "decline"),
    ASK_END: ("end-turn",),
}


class Refusal(games.Refusal):
    """A reason of Trajan."""

    __slots__ = ()
    reasons = REASONS

    @staticmethod
    def plain(key: str, value: str) -> str:
        """A thing in English: `trajan-action-trajan` is Trajan, `trajan-tile-wild-action` is wild action."""
        if key == "question":
            return _QUESTIONS[value]
        if key == "site":
            return value
        name = value.split("-", 2)[2].replace("-", " ")
        if key == "province":
            return name.title()
        return name.replace("trajan", "Trajan").replace("plus two", "[+2]")


def refusal(state: State, seat: int, action: int) -> Refusal:
    """Why `action` is not among the legal answers of `seat`."""
    asked = int(state.players[seat].asked)
    if asked == ASK_NOTHING:
        if state.stage == ELECTION:  # before the next turn the consul chooses
            return Refusal("other-seat")
        return Refusal.for_not_asked(state, OVER, LAST_SIMULTANEOUS)
    block = ACTIONS.block_of(action)
    if block.name not in ANSWERS[asked]:
        return Refusal("other-question", question=QUESTION_NAMES[asked])
    if asked == ASK_ACTION and block.name not in OF_ACTION[int(top(state).what)]:
        return Refusal("other-action", action=_action(int(top(state).what)))
    return _REASON_FOR[block.name](state, seat, *block.indices(action))


def _action(action: int) -> str:
    return f"trajan-action-{ACTION_NAMES[action]}"


def _colour(colour: int) -> str:
    return f"trajan-colour-{COLOUR_NAMES[colour]}"


def _commodity(card: int) -> str:
    return f"trajan-commodity-{COMMODITY_NAMES[card]}"


# --- markers ---------------------------------------------------------------------------------------------------------


def _marker(state: State, seat: int, colour: int) -> Refusal:
    if markers_left(state.players[seat], colour) == 0:
        return Refusal("markers-used", colour=_colour(colour))
    return Refusal("colour-order")


def _tray(state: State, seat: int, tray: int) -> Refusal:
    return Refusal("tray-empty", action=_action(tray))


def _sow(state: State, seat: int, colour: int) -> Refusal:
    if state.sowing[colour] == 0:
        return Refusal("colour-not-in-hand", colour=_colour(colour))
    return Refusal("colour-order")


# --- Trajan tiles ----------------------------------------------------------------------------------------------------


def _first_tile(state: State, seat: int, stack: int, place: int) -> Refusal:
    slot = STARTING_SLOTS[place]
    if state.players[seat].slot[slot] != NO_TILE:
        return Refusal("slot-taken", action=_action(slot))
    if has_of_stack(state.players[seat], stack):
        return Refusal("category-taken", stack=f"trajan-stack-{STACK_NAMES[stack]}")
    return _stack_empty(stack)


def _stack_empty(stack: int) -> Refusal:
    return Refusal("stack-empty", stack=f"trajan-stack-{STACK_NAMES[stack]}")


def _pick_tile(state: State, seat: int, stack: int) -> Refusal:
    return Refusal("arch-waits") if state.players[seat].arch == ARCH_WAITS else _stack_empty(stack)


def _plus_two(state: State, seat: int, action: int) -> Refusal:
    return Refusal("plus-two-there", action=_action(action))


# --- the seaport -----------------------------------------------------------------------------------------------------


def _card(state: State, seat: int, place: int) -> Refusal:
    return Refusal("no-card-to-draw") if place == 0 else _take_card(state, seat, place - 1)


def _draw_two(state: State, seat: int) -> Refusal:
    return Refusal("no-card-to-draw")


def _take_card(state: State, seat: int, pile: int) -> Refusal:
    return Refusal("pile-empty", pile=f"trajan-pile-{PILE_NAMES[pile]}")


def _play(state: State, seat: int, card: int) -> Refusal:
    reason = "card-not-in-hand" if state.players[seat].hand[card] == 0 else "card-order"
    return Refusal(reason, commodity=_commodity(card))


def _discard(state: State, seat: int, card: int, pile: int) -> Refusal:
    return Refusal("card-not-in-hand", commodity=_commodity(card))


def _ship(state: State, seat: int, ship: int) -> Refusal:
    return Refusal("no-pair-to-ship" if ship == SHIP_PAIRS else "nothing-to-ship")


def _load(state: State, seat: int, card: int) -> Refusal:
    ship, held = int(top(state).what), int(state.players[seat].hand[card])
    if problem := _no_room(state, card, held):
        return problem
    if ship == SHIP_PAIRS and held == 1:
        return Refusal("pair-needed", commodity=_commodity(card))
    return Refusal("other-goods")


def _load_with_wild(state: State, seat: int, card: int) -> Refusal:
    if top(state).what != SHIP_PAIRS:
        return Refusal("pairs-only")
    return _no_room(state, card, int(state.players[seat].hand[card])) or Refusal("no-wild-commodity")


def _no_room(state: State, card: int, held: int) -> Refusal | None:
    """What keeps a card off a ship of any kind."""
    ship = int(top(state).what)
    if state.cargo_units >= state.facts.ship_room[ship]:
        return Refusal("ship-full")
    if held == 0:
        return Refusal("card-not-in-hand", commodity=_commodity(card))
    if state.cargo_wild > 0 and ship in (SHIP_IDENTICAL, SHIP_DIFFERENT):
        return Refusal("cards-before-wilds")
    if ship != SHIP_IDENTICAL and card <= state.cargo_last:
        return Refusal("load-order", commodity=_commodity(card))
    return None


def _load_wild(state: State, seat: int) -> Refusal:
    if state.cargo_units >= state.facts.ship_room[top(state).what]:
        return Refusal("ship-full")
    return Refusal("no-wild-commodity" if state.players[seat].tiles[WILD_COMMODITY] == 0 else "two-wilds-needed")


def _set_sail(state: State, seat: int) -> Refusal:
    return Refusal("nothing-loaded")


# --- the other actions -----------------------------------------------------------------------------------------------


def _forum(state: State, seat: int, kind: int) -> Refusal:
    if SENATE_TILE <= kind < SENATE_TILE + SENATE_TILES:
        return Refusal("no-votes-in-forum", votes=int(state.facts.votes[kind - SENATE_TILE]))
    return Refusal("not-in-forum", tile=f"trajan-tile-{FORUM_TILE_NAMES[kind]}")


def _no_token(state: State, seat: int) -> Refusal:
    return Refusal("no-token")


def _march(state: State, seat: int, province: int) -> Refusal:
    return Refusal("not-adjacent", province=f"trajan-province-{PROVINCE_NAMES[province]}")


def _conquer(state: State, seat: int) -> Refusal:
    leader = int(state.players[seat].leader)
    if leader == CAMP:
        return Refusal("leader-in-camp")
    if state.legion[leader] >> seat & 1:
        return Refusal("already-there", province=f"trajan-province-{PROVINCE_NAMES[leader]}")
    return Refusal("no-legionnaire")


def _climb(state: State, seat: int) -> Refusal:
    return Refusal("senate-at-end")


def _build(state: State, seat: int, site: int) -> Refusal:
    if has_worker_at(state, seat, site):
        return Refusal("own-site", site=SITE_NAMES[site])
    if state.players[seat].workers == 0:
        return Refusal("no-worker")
    return Refusal("site-not-adjacent", site=SITE_NAMES[site])


def _extra(state: State, seat: int, used: int) -> Refusal:
    if used == EXTRA_OWN:
        return Refusal("no-extra-tile", action=_action(int(top(state).what)))
    return Refusal("no-wild-action")


# --- the end of a quarter --------------------------------------------------------------------------------------------


def _wilds(state: State, seat: int, wilds: int) -> Refusal:
    player = state.players[seat]
    most = min(spare_wilds(state, player), by_icon(state, player, demand_in_question(state, player)))
    return Refusal("too-many-wilds", count=int(most))


def _bonus(state: State, seat: int, place: int) -> Refusal:
    return Refusal("bonus-gone")


_REASON_FOR: dict[str, Callable[..., Refusal]] = {
    "marker": _marker,
    "card": _card,
    "first-tile": _first_tile,
    "tray": _tray,
    "sow": _sow,
    "plus-two": _plus_two,
    "draw-two": _draw_two,
    "take-card": _take_card,
    "play": _play,
    "ship": _ship,
    "discard": _discard,
    "load": _load,
    "load-with-wild": _load_with_wild,
    "load-wild": _load_wild,
    "set-sail": _set_sail,
    "forum": _forum,
    "recruit": _no_token,
    "march": _march,
    "conquer": _conquer,
    "climb": _climb,
    "tile": _pick_tile,
    "hire": _no_token,
    "build": _build,
    "extra": _extra,
    "wilds": _wilds,
    "bonus": _bonus,
}
