"""A turn's actions: that of the target tray, those that buildings grant, and repeating one with an extra tile."""

from princeps.games.trajan.actions import DECLINE, EXTRA, FORUM_TAKE, PICK_TILE
from princeps.games.trajan.cards import can_draw
from princeps.games.trajan.construction import apply_construction, legal_construction
from princeps.games.trajan.events import ACTION_TAKEN, DECLINED, EXTRA_USED
from princeps.games.trajan.forum import kinds_on_offer, legal_forum, take_from_forum
from princeps.games.trajan.military import apply_military, legal_military
from princeps.games.trajan.seaport import apply_port, legal_port
from princeps.games.trajan.senate import climb, legal_senate
from princeps.games.trajan.state import (
    ARCH_WAITS,
    ASK_ACTION,
    ASK_EXTRA,
    CONSTRUCTION,
    EXTRA_ACTION,
    FORUM,
    MILITARY,
    SEAPORT,
    SENATE,
    SENATE_STEPS,
    TRAJAN,
    WILD_ACTION,
    WILD_COMMODITY,
    Player,
    State,
)
from princeps.games.trajan.trajan_tiles import has_open_tile, legal_stacks, pick_tile
from princeps.kernel.actions import Buffer
from princeps.kernel.agenda import drop, push, top
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.rule import rule

EXTRA_OWN, EXTRA_WILD = range(2)


# --- the action ------------------------------------------------------------------------------------------------------


@rule
def legal_options(state: State, p: int, action: int, out: Buffer) -> int:
    if action == SEAPORT:
        return legal_port(state, p, out)
    if action == FORUM:
        return legal_forum(state, out)
    if action == MILITARY:
        return legal_military(state, p, out)
    if action == SENATE:
        return legal_senate(state.players[p], out)
    if action == CONSTRUCTION:
        return legal_construction(state, p, out)
    return legal_stacks(state, p, out)


@rule
def can_act(state: State, p: int, action: int) -> bool:
    """Is there anything to do? Armies can always march, and sites never run out before workers do."""
    player = state.players[p]
    if action == SEAPORT:
        to_ship = player.cards + player.tiles[WILD_COMMODITY]
        return can_draw(state) or bool(to_ship > 0) or bool(state.pile_cards[0] + state.pile_cards[1] > 0)
    if action == FORUM:
        return kinds_on_offer(state) != 0
    if action == SENATE:
        return bool(player.votes < SENATE_STEPS - 1)
    if action == CONSTRUCTION:
        return bool(player.supply > 0 or player.workers > 0)
    if action == TRAJAN:
        return player.arch != ARCH_WAITS and has_open_tile(state)
    return True


@rule
def legal_action(state: State, p: int, out: Buffer) -> int:
    """An action is never forced."""
    n = legal_options(state, p, int(top(state).what), out)
    out[n] = DECLINE
    return n + 1


@rule
def apply_action(state: State, log: Log, p: int, choice: int) -> None:
    """What is done can be repeated with an extra action tile, once the action is over (T14)."""
    action = int(top(state).what)
    drop(state)
    if choice == DECLINE:
        note(log, DECLINED, p, EVERYBODY, action, 0, 0)
        return
    push(state, ASK_EXTRA, action, 0)
    note(log, ACTION_TAKEN, p, EVERYBODY, action, 0, 0)
    if action == SEAPORT:
        apply_port(state, log, p, choice)
    elif action == FORUM:
        take_from_forum(state, log, p, choice - FORUM_TAKE)
    elif action == MILITARY:
        apply_military(state, log, p, choice)
    elif action == SENATE:
        climb(state, log, p)
    elif action == CONSTRUCTION:
        apply_construction(state, log, p, choice)
    else:
        pick_tile(state, log, p, choice - PICK_TILE)


# --- once more? ------------------------------------------------------------------------------------------------------


@rule
def can_repeat(state: State, player: Player, action: int) -> bool:
    """One extra action tile a turn, its own or a wild one."""
    if state.extra_used:
        return False
    return bool(player.tiles[EXTRA_ACTION + action] > 0 or player.tiles[WILD_ACTION] > 0)


@rule
def legal_extra(state: State, p: int, out: Buffer) -> int:
    """The player chooses between the fitting tile and a wild one (T15)."""
    player = state.players[p]
    n = 0
    if player.tiles[EXTRA_ACTION + top(state).what] > 0:
        out[n] = EXTRA + EXTRA_OWN
        n += 1
    if player.tiles[WILD_ACTION] > 0:
        out[n] = EXTRA + EXTRA_WILD
        n += 1
    out[n] = DECLINE
    return n + 1


@rule
def apply_extra(state: State, log: Log, p: int, choice: int) -> None:
    """The tile is spent; a [+2] marker makes it two repetitions and stays."""
    action = int(top(state).what)
    drop(state)
    if choice == DECLINE:
        return
    player = state.players[p]
    used = choice - EXTRA
    player.tiles[EXTRA_ACTION + action if used == EXTRA_OWN else WILD_ACTION] -= 1
    state.extra_used = 1
    repetitions = 2 if player.plus_two[action] else 1
    note(log, EXTRA_USED, p, EVERYBODY, action, used, repetitions)
    for _ in range(repetitions):
        push(state, ASK_ACTION, action, 1)
