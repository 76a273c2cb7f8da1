"""The building action: exchanges, what to build, where, and the order of its benefits. Owns the tile stocks.

Exchanges are separate actions, so a building always costs exactly one builder for each grey half and one worker of its
colour for each coloured half: "two workers instead of a builder" is a trade followed by the building (F9, F31).
"""

from princeps.games.forum_trajanum.actions import (
    ACTIONS,
    COLOUR_NAMES,
    DECLINE,
    DIRECTION_NAMES,
    GREY_NAMES,
    MERCHANT_TRADES,
    QUESTIONS,
    SPACE_NAMES,
    resource_id,
    row_id,
)
from princeps.games.forum_trajanum.colonia import DIRECTIONS, EAST, SOUTH, neighbour
from princeps.games.forum_trajanum.events import BUILT, DECLINED
from princeps.games.forum_trajanum.forum import ASK_ENVOY
from princeps.games.forum_trajanum.state import (
    ASSISTANT,
    BUILDER,
    COIN,
    COLOURED,
    COLOURS,
    COLUMN,
    COVERED,
    CRAFTSMAN_I,
    CRAFTSMAN_II,
    CRANE,
    GREY,
    GREYS,
    LEARNED_TURN_OVER,
    MERCHANT_II,
    SPACES,
    TEMPLE,
    TRIBUNE,
    TURNS,
    VACANT,
    Player,
    State,
)
from princeps.games.forum_trajanum.supply import gain, spend
from princeps.games.forum_trajanum.tracks import DO_GREY, has_grey_benefit
from princeps.kernel.actions import Buffer
from princeps.kernel.agenda import drop, push, top
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.knowledge import all_learn
from princeps.kernel.questions import ALWAYS_LEGAL, Refusal, Who
from princeps.kernel.record import Bytes
from princeps.kernel.rule import rule

TRADE = ACTIONS.block("trade", COLOUR_NAMES)  # two workers for a builder
RECOLOUR = ACTIONS.block("recolour", COLOUR_NAMES, COLOUR_NAMES)  # an assistant changes a worker's colour
MERCHANT_TRADE = ACTIONS.block("merchant", MERCHANT_TRADES)
HIRE_WORKER = ACTIONS.block("hire", COLOUR_NAMES)  # Craftsman I
HIRE_BUILDER = ACTIONS.block("hire-builder")  # Craftsman II
BUILD_GREY = ACTIONS.block("build", GREY_NAMES)
BUILD_COLOURED = ACTIONS.block("build", COLOUR_NAMES)
BUILD_MIXED = ACTIONS.block("build-mixed", COLOUR_NAMES)
BUILD_PAIR = ACTIONS.block("build-pair", COLOUR_NAMES)
END_TURN = ACTIONS.block("end-turn")

MERCHANT_GIVES = (ASSISTANT, ASSISTANT, TRIBUNE, TRIBUNE, COIN, COIN)
MERCHANT_TAKES = (TRIBUNE, COIN, ASSISTANT, COIN, ASSISTANT, TRIBUNE)
HIRES_A_TURN = 2

# A building tile in the hand, counted from BUILD_GREY: single grey ones come first.
SINGLE_COLOURED = BUILD_COLOURED - BUILD_GREY
DOUBLE_MIXED = BUILD_MIXED - BUILD_GREY
DOUBLE_PAIR = BUILD_PAIR - BUILD_GREY
BUILDINGS = DOUBLE_PAIR + COLOURS


# --- exchanges, buildings, end of the turn ---------------------------------------------------------------------------


@rule
def legal_build(state: State, p: int, out: Buffer) -> int:
    """An ASK_BUILD step knows whether a building is still to come (what), and whether it is an extra one (rest)."""
    frame = top(state)
    n = legal_exchanges(state.players[p], out)
    if frame.what:
        n = legal_buildings(state, p, out, n)
    out[n] = DECLINE if frame.rest else END_TURN
    return n + 1


@rule
def legal_exchanges(player: Player, out: Buffer) -> int:
    n = 0
    for colour in range(COLOURS):
        if player.resources[colour] >= 2:
            out[n] = TRADE + colour
            n += 1
    if player.active[MERCHANT_II] and not player.merchant:
        for i in range(len(MERCHANT_GIVES)):
            if player.resources[MERCHANT_GIVES[i]] > 0:
                out[n] = MERCHANT_TRADE + i
                n += 1
    if player.resources[ASSISTANT] > 0:
        n = legal_with_assistant(player, out, n)
    return n


@rule
def legal_with_assistant(player: Player, out: Buffer, n: int) -> int:
    for colour in range(COLOURS):
        for other in range(COLOURS):
            if player.resources[colour] > 0 and other != colour:
                out[n] = RECOLOUR + COLOURS * colour + other
                n += 1
    if player.active[CRAFTSMAN_I] and player.craftsman[0] < HIRES_A_TURN:
        for colour in range(COLOURS):
            out[n] = HIRE_WORKER + colour
            n += 1
    if player.active[CRAFTSMAN_II] and not player.craftsman[1]:
        out[n] = HIRE_BUILDER
        n += 1
    return n


@rule
def legal_buildings(state: State, p: int, out: Buffer, n: int) -> int:
    """What is in stock, can be paid for exactly, and has room. A kind is one stock for both of its sides (F22)."""
    player = state.players[p]
    single_fits, double_fits = has_room(player)
    if not single_fits:
        return n
    has_builder = player.resources[BUILDER] > 0
    for grey in range(GREYS):
        if has_builder and in_stock(state, state.single, int(state.facts.single_tile[grey])):
            out[n] = BUILD_GREY + grey
            n += 1
    for colour in range(COLOURS):
        if player.resources[colour] > 0 and in_stock(state, state.single, colour):
            out[n] = BUILD_COLOURED + colour
            n += 1
    if not double_fits:
        return n
    for colour in range(COLOURS):
        if has_builder and player.resources[colour] > 0 and in_stock(state, state.double, colour):
            out[n] = BUILD_MIXED + colour
            n += 1
    for colour in range(COLOURS):
        if player.resources[colour] > 1 and in_stock(state, state.double, colour):
            out[n] = BUILD_PAIR + colour
            n += 1
    return n


@rule
def in_stock(state: State, stock: Bytes, kind: int) -> bool:
    return state.option_unlimited == 1 or bool(stock[kind] > 0)


@rule
def has_room(player: Player) -> tuple[bool, bool]:
    """Is there a vacated space, and are there two side by side?"""
    single = False
    for space in range(SPACES):
        if player.space[space] == VACANT:
            single = True
            east, south = neighbour(space, EAST), neighbour(space, SOUTH)
            if (east >= 0 and player.space[east] == VACANT) or (south >= 0 and player.space[south] == VACANT):
                return True, True
    return single, False


@rule
def apply_build(state: State, log: Log, p: int, action: int) -> None:
    if action == END_TURN:
        drop(state)
        all_learn(state, LEARNED_TURN_OVER)  # a turn that has been ended stays ended
    elif action == DECLINE:
        drop(state)
        note(log, DECLINED, p, EVERYBODY, ASK_BUILD, 0, 0)
    elif action >= BUILD_GREY:
        push(state, ASK_SITE, action - BUILD_GREY, 0)
    else:
        exchange(state, log, p, action)


@rule
def exchange(state: State, log: Log, p: int, action: int) -> None:
    player = state.players[p]
    if action == HIRE_BUILDER:
        player.craftsman[1] += 1
        swap(state, log, p, ASSISTANT, 1, BUILDER)
    elif action >= HIRE_WORKER:
        player.craftsman[0] += 1
        swap(state, log, p, ASSISTANT, 1, action - HIRE_WORKER)
    elif action >= MERCHANT_TRADE:
        player.merchant += 1
        swap(state, log, p, MERCHANT_GIVES[action - MERCHANT_TRADE], 1, MERCHANT_TAKES[action - MERCHANT_TRADE])
    elif action >= RECOLOUR:
        spend(state, log, p, ASSISTANT, 1)
        swap(state, log, p, (action - RECOLOUR) // COLOURS, 1, (action - RECOLOUR) % COLOURS)
    else:
        swap(state, log, p, action - TRADE, 2, BUILDER)


@rule
def swap(state: State, log: Log, p: int, given: int, amount: int, taken: int) -> None:
    spend(state, log, p, given, amount)
    gain(state, log, p, taken, 1)


def why_not_trade(state: State, seat: int, colour: int) -> Refusal:
    return Refusal("two-workers-needed", worker=resource_id(colour))


def why_not_recolour(state: State, seat: int, colour: int, other: int) -> Refusal:
    if colour == other:
        return Refusal("same-colour")
    lacking = ASSISTANT if state.players[seat].resources[ASSISTANT] == 0 else colour
    return Refusal("no-resource", resource=resource_id(lacking))


def why_not_merchant(state: State, seat: int, trade: int) -> Refusal:
    problem = why_not_ability(state, seat, MERCHANT_II, int(state.players[seat].merchant), 1)
    return problem or Refusal("no-resource", resource=resource_id(MERCHANT_GIVES[trade]))


def why_not_hire(state: State, seat: int, colour: int) -> Refusal:
    problem = why_not_ability(state, seat, CRAFTSMAN_I, int(state.players[seat].craftsman[0]), HIRES_A_TURN)
    return problem or Refusal("no-resource", resource=resource_id(ASSISTANT))


def why_not_hire_builder(state: State, seat: int) -> Refusal:
    problem = why_not_ability(state, seat, CRAFTSMAN_II, int(state.players[seat].craftsman[1]), 1)
    return problem or Refusal("no-resource", resource=resource_id(ASSISTANT))


def why_not_ability(state: State, seat: int, row: int, used: int, allowed: int) -> Refusal | None:
    if not state.players[seat].active[row]:
        return Refusal("ability-inactive", row=row_id(row))
    return Refusal("ability-used-up", row=row_id(row)) if used >= allowed else None


def why_not_grey(state: State, seat: int, grey: int) -> Refusal:
    return why_not_single(state, seat, int(state.facts.single_tile[grey])) or Refusal("no-builder")


def why_not_coloured(state: State, seat: int, colour: int) -> Refusal:
    return why_not_single(state, seat, colour) or Refusal("no-worker", worker=resource_id(colour))


def why_not_mixed(state: State, seat: int, colour: int) -> Refusal:
    if problem := why_not_double(state, seat, colour):
        return problem
    if state.players[seat].resources[BUILDER] == 0:
        return Refusal("no-builder")
    return Refusal("no-worker", worker=resource_id(colour))


def why_not_pair(state: State, seat: int, colour: int) -> Refusal:
    if problem := why_not_double(state, seat, colour):
        return problem
    lacks_both = state.players[seat].resources[colour] == 0
    return Refusal("no-worker" if lacks_both else "no-second-worker", worker=resource_id(colour))


def why_not_single(state: State, seat: int, tile: int) -> Refusal | None:
    return why_not_now(state, seat) or why_not_in_stock(state, int(state.single[tile]))


def why_not_double(state: State, seat: int, tile: int) -> Refusal | None:
    if problem := why_not_now(state, seat):
        return problem
    if not has_room(state.players[seat])[1]:
        return Refusal("no-vacant-pair")
    return why_not_in_stock(state, int(state.double[tile]))


def why_not_now(state: State, seat: int) -> Refusal | None:
    if not top(state).what:
        return Refusal("built-already")
    return None if has_room(state.players[seat])[0] else Refusal("no-vacant-space")


def why_not_in_stock(state: State, tiles: int) -> Refusal | None:
    return Refusal("stock-empty") if tiles == 0 and not state.option_unlimited else None


def why_not_decline(state: State, seat: int) -> Refusal:
    return Refusal("end-turn-instead")


def why_not_end(state: State, seat: int) -> Refusal:
    return Refusal("decline-instead")


ASK_BUILD = QUESTIONS.ask(
    "build",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_build,
    apply=apply_build,
    answers={
        BUILD_GREY: why_not_grey,
        BUILD_COLOURED: why_not_coloured,
        BUILD_MIXED: why_not_mixed,
        BUILD_PAIR: why_not_pair,
        TRADE: why_not_trade,
        MERCHANT_TRADE: why_not_merchant,
        HIRE_WORKER: why_not_hire,
        HIRE_BUILDER: why_not_hire_builder,
        RECOLOUR: why_not_recolour,
        DECLINE: why_not_decline,
        END_TURN: why_not_end,
    },
)


# --- where does it go? -----------------------------------------------------------------------------------------------

SITE = ACTIONS.block("site", SPACE_NAMES)
DOUBLE_SITE = ACTIONS.block("double-site", SPACE_NAMES, DIRECTION_NAMES)  # first (grey) half, and where the other is

TURNS_OF_A_PAIR = SOUTH + 1  # east and south: with two equal halves they reach every pair of spaces once


@rule
def legal_site(state: State, p: int, out: Buffer) -> int:
    """Vacated spaces only; a double tile needs two side by side and may be turned at will (F23)."""
    player = state.players[p]
    building = top(state).what
    n = 0
    for space in range(SPACES):
        if player.space[space] != VACANT:
            continue
        if building < DOUBLE_MIXED:
            out[n] = SITE + space
            n += 1
            continue
        for direction in range(DIRECTIONS if building < DOUBLE_PAIR else TURNS_OF_A_PAIR):
            other = neighbour(space, direction)
            if other >= 0 and player.space[other] == VACANT:
                out[n] = DOUBLE_SITE + DIRECTIONS * space + direction
                n += 1
    return n


@rule
def apply_site(state: State, log: Log, p: int, action: int) -> None:
    building = int(top(state).what)
    drop(state)
    frame = top(state)  # the ASK_BUILD step that this building belongs to
    frame.what = 0
    if frame.rest:
        drop(state)
    if building < DOUBLE_MIXED:
        build_single(state, log, p, building, action - SITE)
    else:
        space = (action - DOUBLE_SITE) // DIRECTIONS
        other = neighbour(space, (action - DOUBLE_SITE) % DIRECTIONS)
        build_double(state, log, p, building, space, other)


@rule
def build_single(state: State, log: Log, p: int, building: int, space: int) -> None:
    note(log, BUILT, p, EVERYBODY, building, space, -1)
    if building < SINGLE_COLOURED:
        take_tile(state, state.single, int(state.facts.single_tile[building]))
        put_grey(state, log, p, building, space)
        push(state, DO_GREY, building, 0)
    else:
        colour = building - SINGLE_COLOURED
        take_tile(state, state.single, colour)
        put_coloured(state, log, p, colour, space)
        push(state, ASK_ENVOY, colour, 1)


@rule
def build_double(state: State, log: Log, p: int, building: int, space: int, other: int) -> None:
    note(log, BUILT, p, EVERYBODY, building, space, other)
    colour = (building - DOUBLE_MIXED) % COLOURS
    take_tile(state, state.double, colour)
    put_coloured(state, log, p, colour, other)
    if building >= DOUBLE_PAIR:
        put_coloured(state, log, p, colour, space)
        push(state, ASK_ENVOY, colour, 2)
        return
    grey = int(state.facts.double_grey[colour])
    put_grey(state, log, p, grey, space)
    if grey == COLUMN or not has_grey_benefit(state, p, grey):
        push(state, ASK_ENVOY, colour, 1)  # a column's points do not depend on the envoy: nothing to choose
        push(state, DO_GREY, grey, 0)
    else:
        push(state, ASK_ORDER, grey, colour)


@rule
def take_tile(state: State, stock: Bytes, kind: int) -> None:
    if not state.option_unlimited:
        stock[kind] -= 1


@rule
def put_grey(state: State, log: Log, p: int, grey: int, space: int) -> None:
    spend(state, log, p, BUILDER, 1)
    state.players[p].space[space] = GREY + grey


@rule
def put_coloured(state: State, log: Log, p: int, colour: int, space: int) -> None:
    spend(state, log, p, colour, 1)
    state.players[p].space[space] = COLOURED + colour


def why_not_site(state: State, seat: int, space: int) -> Refusal:
    if top(state).what >= DOUBLE_MIXED:
        return Refusal("double-tile")
    return why_not_vacant(state, seat, space)


def why_not_double_site(state: State, seat: int, space: int, direction: int) -> Refusal:
    building = int(top(state).what)
    if building < DOUBLE_MIXED:
        return Refusal("single-tile")
    if state.players[seat].space[space] != VACANT:
        return why_not_vacant(state, seat, space)
    other = neighbour(space, direction)
    if other < 0:
        return Refusal("outside-colonia")
    if building >= DOUBLE_PAIR and direction >= TURNS_OF_A_PAIR and state.players[seat].space[other] == VACANT:
        return Refusal("name-other-end")
    return why_not_vacant(state, seat, other)


def why_not_vacant(state: State, seat: int, space: int) -> Refusal:
    content, name = int(state.players[seat].space[space]), SPACE_NAMES[space]
    if content >= COVERED:
        return Refusal("space-covered", space=name)
    if content == TEMPLE:
        return Refusal("space-temple", space=name)
    return Refusal("space-crane" if content == CRANE else "space-built", space=name)


ASK_SITE = QUESTIONS.ask(
    "site",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_site,
    apply=apply_site,
    answers={SITE: why_not_site, DOUBLE_SITE: why_not_double_site},
)


# --- which benefit first? --------------------------------------------------------------------------------------------

ORDER = ACTIONS.block("first", ("grey", "coloured"))
GREY_FIRST, COLOURED_FIRST = range(2)


@rule
def legal_order(state: State, p: int, out: Buffer) -> int:
    """Both halves of a double tile give their benefit, in the order the player chooses (F10)."""
    out[0] = ORDER + GREY_FIRST
    out[1] = ORDER + COLOURED_FIRST
    return 2


@rule
def apply_order(state: State, log: Log, p: int, action: int) -> None:
    frame = top(state)
    grey, colour = int(frame.what), int(frame.rest)
    drop(state)
    if action == ORDER + GREY_FIRST:
        push(state, ASK_ENVOY, colour, 1)
        push(state, DO_GREY, grey, 0)
    else:
        push(state, DO_GREY, grey, 0)
        push(state, ASK_ENVOY, colour, 1)


ASK_ORDER = QUESTIONS.ask(
    "order",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_order,
    apply=apply_order,
    answers={ORDER: ALWAYS_LEGAL},
)
