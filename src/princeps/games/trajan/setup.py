"""Set-up: the board, every player's markers, the first cards and the first Trajan tiles."""

from princeps.games.trajan.actions import (
    ACTIONS,
    COLOUR_NAMES,
    PILE_NAMES,
    QUESTIONS,
    STACK_NAMES,
    action_id,
    colour_id,
    pile_id,
    stack_id,
)
from princeps.games.trajan.box import Box
from princeps.games.trajan.cards import can_draw, draw_cards, open_card, take_face_up
from princeps.games.trajan.events import MARKER_PLACED
from princeps.games.trajan.forum import fill_forum
from princeps.games.trajan.sowing import markers_in
from princeps.games.trajan.state import (
    ACTIONS_OF_CIRCLE,
    BONUS_TILES,
    CAMP,
    CARDS_OUT,
    COLOURS,
    COMMODITIES,
    DEMANDS,
    DEMANDS_A_QUARTER,
    FORUM_KINDS,
    LEARNED_REVEAL,
    MARKERS_PER_COLOUR,
    MARKERS_PER_TRAY,
    NO_TILE,
    NOBODY,
    NOTHING,
    OPEN_BONUSES,
    PILES,
    PLACING,
    PROVINCES,
    SITES,
    STACKS,
    STARTING_CARDS,
    STARTING_SLOTS,
    STARTING_TILES,
    TILES_IN_STACK,
    TILES_OUT,
    TRAJAN_TILES,
    YELLOW,
    Player,
    State,
)
from princeps.games.trajan.trajan_tiles import take_top, turn_up
from princeps.kernel.actions import Buffer
from princeps.kernel.chance import below, draw_counted, seed_chance, shuffle
from princeps.kernel.events import Log, note
from princeps.kernel.knowledge import all_learn
from princeps.kernel.questions import Refusal, Who
from princeps.kernel.rule import rule
from princeps.kernel.seats import ASK_NOTHING, left_of


@rule
def set_table(state: State, box: Box, seed: int) -> None:
    """Set the table. `state` comes with the number of seats, the options and the facts of the edition filled in."""
    seed_chance(state, seed)
    state.stage = PLACING
    state.turn = NOBODY
    state.start = below(state, state.seats)
    state.sow_first = NOTHING
    lay_out_tiles(state, box)
    put_piles_ready(state)
    for p in range(state.seats):
        prepare_mat(state, box, p)
        state.players[p].asked = ASK_MARKER


@rule
def open_piles(state: State, log: Log) -> None:
    """Trajan tiles, bonus tiles and cards are turned up only when all markers are in their trays (T1).

    Rules version 1 turned them up earlier, and cards before bonus tiles; its games still draw in that order.
    """
    for stack in range(STACKS):
        turn_up(state, stack)
    if not state.option_open_setup:
        deal_bonus_tiles(state)
    for pile in range(PILES):
        open_card(state, log, pile)
    if state.option_open_setup:
        deal_bonus_tiles(state)


@rule
def lay_out_tiles(state: State, box: Box) -> None:
    for kind in range(FORUM_KINDS):
        state.forum_left[kind] = box.forum_copies[kind]
    for action in range(ACTIONS_OF_CIRCLE):
        state.extra_left[action] = box.extra_copies[action]
    for demand in range(DEMANDS):
        state.demand_left[demand] = box.demand_copies[demand]
    for i in range(DEMANDS_A_QUARTER):
        state.demand[i] = NOTHING
    for province in range(PROVINCES):
        state.province[province] = draw_counted(state, state.forum_left)
    fill_forum(state)
    for site in range(SITES):
        state.site_tile[site] = site
    shuffle(state, state.site_tile, SITES)


@rule
def put_piles_ready(state: State) -> None:
    """Trajan tiles, bonus tiles and cards, all still face down."""
    for tile in range(TRAJAN_TILES):
        state.stack_left[tile] = 1
    for stack in range(STACKS):
        state.stack_top[stack] = NO_TILE
    for tile in range(BONUS_TILES):
        state.bonus_left[tile] = 1
    for place in range(OPEN_BONUSES):
        state.bonus_open[place] = NOTHING
    for card in range(COMMODITIES):
        state.deck[card] = state.facts.card_copies
        state.deck_cards += state.facts.card_copies


@rule
def deal_bonus_tiles(state: State) -> None:
    """Deal one to each player, yellow side up, and two to the senate."""
    for p in range(state.seats):
        state.players[p].bonus[draw_counted(state, state.bonus_left)] = YELLOW
    open_bonus_tiles(state)


@rule
def open_bonus_tiles(state: State) -> None:
    for place in range(OPEN_BONUSES):
        state.bonus_open[place] = draw_counted(state, state.bonus_left)


@rule
def prepare_mat(state: State, box: Box, p: int) -> None:
    """A leader, a legionnaire and a worker in their camps; discs stacked clockwise from the start player's."""
    player = state.players[p]
    player.supply = box.tokens - 2
    player.workers = 1
    player.legionnaires = 1
    player.leader = CAMP
    player.height = (p - int(state.start) + int(state.seats)) % int(state.seats)
    state.discs = state.seats
    for slot in range(ACTIONS_OF_CIRCLE):
        player.slot[slot] = NO_TILE


# --- markers into trays (all seats at once, T1) ----------------------------------------------------------------------

MARKER = ACTIONS.block("marker", COLOUR_NAMES)  # for the next place in the trays


@rule
def next_tray(player: Player) -> int:
    """The first tray that is not full yet."""
    tray = 0
    while tray < ACTIONS_OF_CIRCLE and markers_in(player, tray) == MARKERS_PER_TRAY:
        tray += 1
    return tray


@rule
def markers_left(player: Player, colour: int) -> int:
    left = MARKERS_PER_COLOUR
    for tray in range(ACTIONS_OF_CIRCLE):
        left -= int(player.tray[tray, colour])
    return left


@rule
def legal_marker(state: State, p: int, out: Buffer) -> int:
    """Any two colours for a tray, the lower first, so that there is only one way to name a pair."""
    player = state.players[p]
    tray = next_tray(player)
    begun = markers_in(player, tray) > 0
    n = 0
    later = 0  # markers of this and later colours, counted from the last
    lowest = 0
    if begun:
        while player.tray[tray, lowest] == 0:
            lowest += 1
    for i in range(COLOURS):
        colour = COLOURS - 1 - i
        left = markers_left(player, colour)
        later += left
        if left > 0 and colour >= lowest and (begun or later > 1):
            out[n] = MARKER + colour
            n += 1
    return n


@rule
def apply_marker(state: State, log: Log, p: int, action: int) -> None:
    player = state.players[p]
    tray = next_tray(player)
    player.tray[tray, action - MARKER] += 1
    note(log, MARKER_PLACED, p, 1 << p, action - MARKER, tray, 0)
    player.asked = ASK_MARKER if next_tray(player) < ACTIONS_OF_CIRCLE else ASK_NOTHING


def why_not_marker(state: State, seat: int, colour: int) -> Refusal:
    if markers_left(state.players[seat], colour) == 0:
        return Refusal("markers-used", colour=colour_id(colour))
    return Refusal("colour-order")


ASK_MARKER = QUESTIONS.ask(
    "marker",
    stage=PLACING,
    who=Who.ALL_AT_ONCE,
    legal=legal_marker,
    apply=apply_marker,
    answers={MARKER: why_not_marker},
)


# --- three cards each, player by player ------------------------------------------------------------------------------

DRAW_CARD = ACTIONS.block("card", ("deck", *PILE_NAMES))


@rule
def legal_card(state: State, p: int, out: Buffer) -> int:
    n = 0
    if can_draw(state):
        out[n] = DRAW_CARD
        n += 1
    for pile in range(PILES):
        if state.pile_cards[pile] > 0:
            out[n] = DRAW_CARD + 1 + pile
            n += 1
    return n


@rule
def apply_card(state: State, log: Log, p: int, action: int) -> None:
    if action == DRAW_CARD:
        draw_cards(state, log, p, 1)
    else:
        take_face_up(state, log, p, action - DRAW_CARD - 1)
    if state.players[p].cards == STARTING_CARDS:
        pass_on(state, p)


@rule
def pass_on(state: State, p: int) -> None:
    """The choice passes to the next seat; `passes` counts how often."""
    state.passes += 1
    state.turn = left_of(state, p)
    all_learn(state, LEARNED_REVEAL)


def why_not_card(state: State, seat: int, place: int) -> Refusal:
    return Refusal("no-card-to-draw") if place == 0 else Refusal("pile-empty", pile=pile_id(place - 1))


ASK_CARD = QUESTIONS.ask(
    "card",
    stage=CARDS_OUT,
    who=Who.SEAT_IN_TURN,
    legal=legal_card,
    apply=apply_card,
    answers={DRAW_CARD: why_not_card},
)


# --- three Trajan tiles each, one at a time (T2) ---------------------------------------------------------------------

FIRST_TILE = ACTIONS.block("first-tile", STACK_NAMES, ("forum", "senate", "construction"))  # and its slot


@rule
def has_of_stack(player: Player, stack: int) -> bool:
    for slot in range(ACTIONS_OF_CIRCLE):
        if player.slot[slot] != NO_TILE and player.slot[slot] // TILES_IN_STACK == stack:
            return True
    return False


@rule
def legal_first_tile(state: State, p: int, out: Buffer) -> int:
    """A category that the seat does not have yet, and one of the three slots that is free."""
    player = state.players[p]
    n = 0
    for stack in range(STACKS):
        if state.stack_top[stack] == NO_TILE or has_of_stack(player, stack):
            continue
        for i in range(STARTING_TILES):
            if player.slot[STARTING_SLOTS[i]] == NO_TILE:
                out[n] = FIRST_TILE + STARTING_TILES * stack + i
                n += 1
    return n


@rule
def apply_first_tile(state: State, log: Log, p: int, action: int) -> None:
    stack, i = (action - FIRST_TILE) // STARTING_TILES, (action - FIRST_TILE) % STARTING_TILES
    take_top(state, log, p, stack, STARTING_SLOTS[i])
    pass_on(state, p)


def why_not_first_tile(state: State, seat: int, stack: int, place: int) -> Refusal:
    slot = STARTING_SLOTS[place]
    if state.players[seat].slot[slot] != NO_TILE:
        return Refusal("slot-taken", action=action_id(slot))
    if has_of_stack(state.players[seat], stack):
        return Refusal("category-taken", stack=stack_id(stack))
    return Refusal("stack-empty", stack=stack_id(stack))


ASK_FIRST_TILE = QUESTIONS.ask(
    "first-tile",
    stage=TILES_OUT,
    who=Who.SEAT_IN_TURN,
    legal=legal_first_tile,
    apply=apply_first_tile,
    answers={FIRST_TILE: why_not_first_tile},
)
