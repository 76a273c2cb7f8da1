"""Trajan tiles: their stacks, the arch, accomplishing them, and their rewards. Owns `slot`, `arch`, `stack_top`."""

from princeps.games.trajan.actions import ACTION_NAMES, ACTIONS, DECLINE, QUESTIONS, STACK_NAMES, action_id, stack_id
from princeps.games.trajan.cards import can_draw, draw_cards
from princeps.games.trajan.events import ACCOMPLISHED, DECLINED, KEPT, PLUS_TWO_PLACED, RECRUITED, TILE_TAKEN
from princeps.games.trajan.state import (
    ACTIONS_OF_CIRCLE,
    ARCH_WAITS,
    LEARNED_REVEAL,
    NO_TILE,
    NOTHING,
    REWARD_CARDS,
    REWARD_DEMAND,
    REWARD_LEGIONNAIRES,
    REWARD_NONE,
    REWARD_PLUS_TWO,
    SOURCE_TRAJAN_TILE,
    STACKS,
    TILES_IN_STACK,
    TURNS,
    Player,
    State,
)
from princeps.kernel.actions import Buffer
from princeps.kernel.agenda import drop, push, top
from princeps.kernel.chance import draw_counted
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.knowledge import all_learn
from princeps.kernel.points import gain_points
from princeps.kernel.questions import ALWAYS_LEGAL, Refusal, Who
from princeps.kernel.rule import rule

TO_MILITARY, TO_CONSTRUCTION = range(2)


# --- taking a tile ---------------------------------------------------------------------------------------------------

PICK_TILE = ACTIONS.block("tile", STACK_NAMES)


@rule
def turn_up(state: State, stack: int) -> None:
    """Turn up the next tile of a stack."""
    first = TILES_IN_STACK * stack
    place = draw_counted(state, state.stack_left[first : first + TILES_IN_STACK])
    state.stack_top[stack] = first + place if place >= 0 else NO_TILE


@rule
def take_top(state: State, log: Log, p: int, stack: int, slot: int) -> None:
    tile = int(state.stack_top[stack])
    state.players[p].slot[slot] = tile
    note(log, TILE_TAKEN, p, EVERYBODY, tile, slot, 0)
    turn_up(state, stack)
    all_learn(state, LEARNED_REVEAL)


@rule
def legal_stacks(state: State, p: int, out: Buffer) -> int:
    """Any stack that is not empty (T7), as long as the arch has a slot."""
    n = 0
    if state.players[p].arch == ARCH_WAITS:
        return n
    for stack in range(STACKS):
        if state.stack_top[stack] != NO_TILE:
            out[n] = PICK_TILE + stack
            n += 1
    return n


@rule
def has_open_tile(state: State) -> bool:
    for stack in range(STACKS):
        if state.stack_top[stack] != NO_TILE:
            return True
    return False


@rule
def pick_tile(state: State, log: Log, p: int, stack: int) -> None:
    """The tile goes to the arch's slot; the arch moves on to the next free slot, or into the centre (T6)."""
    player = state.players[p]
    slot = int(player.arch)
    take_top(state, log, p, stack, slot)
    player.arch = next_free_slot(player, slot)


@rule
def next_free_slot(player: Player, slot: int) -> int:
    for i in range(1, ACTIONS_OF_CIRCLE):
        ahead = (slot + i) % ACTIONS_OF_CIRCLE
        if player.slot[ahead] == NO_TILE:
            return ahead
    return ARCH_WAITS


def why_not_tile(state: State, seat: int, stack: int) -> Refusal:
    if state.players[seat].arch == ARCH_WAITS:
        return Refusal("arch-waits")
    return Refusal("stack-empty", stack=stack_id(stack))


# --- accomplishing ---------------------------------------------------------------------------------------------------


@rule
def shows_colours(state: State, player: Player, tray: int, tile: int) -> bool:
    """Do the tray's markers show both colours of the tile, two markers for a double?"""
    first, second = int(state.facts.tile_colour[tile, 0]), int(state.facts.tile_colour[tile, 1])
    if first == second:
        return bool(player.tray[tray, first] >= 2)
    return bool(player.tray[tray, first] > 0 and player.tray[tray, second] > 0)


@rule
def accomplish(state: State, log: Log, p: int, tray: int) -> None:
    """Happens automatically before the action; only the reward is a choice (T4)."""
    player = state.players[p]
    tile = int(player.slot[tray])
    if tile == NO_TILE or not shows_colours(state, player, tray, tile):
        return
    player.slot[tray] = NO_TILE
    if player.arch == ARCH_WAITS:
        player.arch = tray
    note(log, ACCOMPLISHED, p, EVERYBODY, tile, tray, 0)
    gain_points(state, log, p, int(state.facts.tile_points[tile]), SOURCE_TRAJAN_TILE, tile)
    offer_reward(state, log, p, tile)


DO_ACCOMPLISH = QUESTIONS.step("accomplish", accomplish)


# --- its reward ------------------------------------------------------------------------------------------------------

REWARD = ACTIONS.block("reward")
PLUS_TWO = ACTIONS.block("plus-two", ACTION_NAMES)


@rule
def offer_reward(state: State, log: Log, p: int, tile: int) -> None:
    """Without tokens, cards or a free place there is nothing to offer (T5)."""
    player = state.players[p]
    reward = int(state.facts.tile_reward[tile])
    if reward == REWARD_DEMAND:
        player.kept[state.facts.tile_amount[tile]] += 1
        note(log, KEPT, p, EVERYBODY, int(state.facts.tile_amount[tile]), 0, 0)
    elif reward == REWARD_PLUS_TWO:
        if has_place_for_plus_two(player):
            push(state, ASK_PLUS_TWO, 0, 0)
    elif reward == REWARD_CARDS:
        if can_draw(state):
            push(state, ASK_REWARD, reward, int(state.facts.tile_amount[tile]))
    elif reward != REWARD_NONE and player.supply > 0:
        push(state, ASK_REWARD, reward, int(state.facts.tile_amount[tile]))


@rule
def legal_reward(state: State, p: int, out: Buffer) -> int:
    out[0] = REWARD
    out[1] = DECLINE
    return 2


@rule
def apply_reward(state: State, log: Log, p: int, action: int) -> None:
    frame = top(state)
    reward, amount = int(frame.what), int(frame.rest)
    drop(state)
    if action == DECLINE:
        note(log, DECLINED, p, EVERYBODY, NOTHING, 0, 0)
    elif reward == REWARD_CARDS:
        draw_cards(state, log, p, amount)
    elif reward == REWARD_LEGIONNAIRES:
        deploy(state, log, p, TO_MILITARY, amount)
    else:
        deploy(state, log, p, TO_CONSTRUCTION, amount)


ASK_REWARD = QUESTIONS.ask(
    "reward",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_reward,
    apply=apply_reward,
    answers={REWARD: ALWAYS_LEGAL, DECLINE: ALWAYS_LEGAL},
)


@rule
def deploy(state: State, log: Log, p: int, camp: int, tokens: int) -> None:
    """Tokens from the supply become legionnaires or workers, as far as they last."""
    player = state.players[p]
    sent = min(tokens, int(player.supply))
    player.supply -= sent
    if camp == TO_MILITARY:
        player.legionnaires += sent
    else:
        player.workers += sent
    note(log, RECRUITED, p, EVERYBODY, camp, 0, sent)


@rule
def has_place_for_plus_two(player: Player) -> bool:
    for action in range(ACTIONS_OF_CIRCLE):
        if not player.plus_two[action]:
            return True
    return False


@rule
def legal_plus_two(state: State, p: int, out: Buffer) -> int:
    n = 0
    for action in range(ACTIONS_OF_CIRCLE):
        if not state.players[p].plus_two[action]:
            out[n] = PLUS_TWO + action
            n += 1
    out[n] = DECLINE
    return n + 1


@rule
def apply_plus_two(state: State, log: Log, p: int, action: int) -> None:
    drop(state)
    if action == DECLINE:
        note(log, DECLINED, p, EVERYBODY, NOTHING, 0, 0)
        return
    state.players[p].plus_two[action - PLUS_TWO] = 1
    note(log, PLUS_TWO_PLACED, p, EVERYBODY, action - PLUS_TWO, 0, 0)


def why_not_plus_two(state: State, seat: int, action: int) -> Refusal:
    return Refusal("plus-two-there", action=action_id(action))


ASK_PLUS_TWO = QUESTIONS.ask(
    "plus-two",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_plus_two,
    apply=apply_plus_two,
    answers={PLUS_TWO: why_not_plus_two, DECLINE: ALWAYS_LEGAL},
)
