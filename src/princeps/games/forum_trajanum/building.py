"""The building action: exchanges, what to build, where, and in which order its benefits come. Owns the tile stocks.

Exchanges are actions of their own, so a building always costs exactly a builder for each grey and a worker of its
colour for each coloured half: "two workers instead of a builder" is a trade followed by the building (F9, F31).
"""

from princeps.games.forum_trajanum.actions import (
    BUILD_COLOURED,
    BUILD_GREY,
    BUILD_MIXED,
    BUILD_PAIR,
    DECLINE,
    DOUBLE_SITE,
    END_TURN,
    HIRE_BUILDER,
    HIRE_WORKER,
    MERCHANT_TRADE,
    ORDER,
    RECOLOUR,
    SITE,
    TRADE,
)
from princeps.games.forum_trajanum.colonia import DIRECTIONS, EAST, SOUTH, neighbour
from princeps.games.forum_trajanum.events import BUILT, DECLINED
from princeps.games.forum_trajanum.state import (
    ASK_BUILD,
    ASK_ENVOY,
    ASK_ORDER,
    ASK_SITE,
    ASSISTANT,
    BUILDER,
    COIN,
    COLOURED,
    COLOURS,
    COLUMN,
    CRAFTSMAN_I,
    CRAFTSMAN_II,
    DO_GREY,
    GREY,
    GREYS,
    LEARNED_TURN_OVER,
    MERCHANT_II,
    SPACES,
    TRIBUNE,
    VACANT,
    Player,
    State,
)
from princeps.games.forum_trajanum.supply import gain, spend
from princeps.games.forum_trajanum.tracks import has_grey_benefit
from princeps.kernel.actions import Buffer
from princeps.kernel.agenda import drop, push, top
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.knowledge import all_learn
from princeps.kernel.record import Bytes
from princeps.kernel.rule import rule

MERCHANT_GIVES = (ASSISTANT, ASSISTANT, TRIBUNE, TRIBUNE, COIN, COIN)
MERCHANT_TAKES = (TRIBUNE, COIN, ASSISTANT, COIN, ASSISTANT, TRIBUNE)
HIRES_A_TURN = 2

# A building tile in the hand, counted from BUILD_GREY: single grey ones come first.
SINGLE_COLOURED = BUILD_COLOURED - BUILD_GREY
DOUBLE_MIXED = BUILD_MIXED - BUILD_GREY
DOUBLE_PAIR = BUILD_PAIR - BUILD_GREY
BUILDINGS = DOUBLE_PAIR + COLOURS

TURNS_OF_A_PAIR = SOUTH + 1  # east and south: with two equal halves they reach every pair of spaces once

GREY_FIRST, COLOURED_FIRST = range(2)


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
        all_learn(state, LEARNED_TURN_OVER)  # a turn that was ended stays ended
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


# --- where does it go? -----------------------------------------------------------------------------------------------


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


# --- which benefit first? --------------------------------------------------------------------------------------------


@rule
def legal_order(out: Buffer) -> int:
    """Both halves of a double tile give their benefit, in the order that the player likes (F10)."""
    out[0] = ORDER + GREY_FIRST
    out[1] = ORDER + COLOURED_FIRST
    return 2


@rule
def apply_order(state: State, action: int) -> None:
    frame = top(state)
    grey, colour = int(frame.what), int(frame.rest)
    drop(state)
    if action == ORDER + GREY_FIRST:
        push(state, ASK_ENVOY, colour, 1)
        push(state, DO_GREY, grey, 0)
    else:
        push(state, DO_GREY, grey, 0)
        push(state, ASK_ENVOY, colour, 1)
