"""A turn's actions: the one of the target tray, those granted by buildings, and repeating one with an extra tile."""

from princeps.games.trajan.actions import ACTIONS, DECLINE, QUESTIONS, action_id
from princeps.games.trajan.cards import can_draw
from princeps.games.trajan.construction import (
    BUILD,
    HIRE,
    apply_construction,
    legal_construction,
    why_not_build,
    why_not_hire,
)
from princeps.games.trajan.events import ACTION_TAKEN, DECLINED, EXTRA_USED
from princeps.games.trajan.forum import FORUM_TAKE, kinds_on_offer, legal_forum, take_from_forum, why_not_forum
from princeps.games.trajan.military import (
    CONQUER,
    MARCH,
    RECRUIT,
    apply_military,
    legal_military,
    why_not_conquer,
    why_not_march,
    why_not_recruit,
)
from princeps.games.trajan.seaport import (
    PLAY,
    PORT_DRAW,
    PORT_TAKE,
    SHIP,
    apply_port,
    legal_port,
    why_not_draw,
    why_not_play,
    why_not_ship,
    why_not_take,
)
from princeps.games.trajan.senate import CLIMB, climb, legal_senate, why_not_climb
from princeps.games.trajan.state import (
    ARCH_WAITS,
    CONSTRUCTION,
    EXTRA_ACTION,
    FORUM,
    LEARNED_TURN_OVER,
    MILITARY,
    SEAPORT,
    SENATE,
    SENATE_STEPS,
    TRAJAN,
    TURNS,
    WILD_ACTION,
    WILD_COMMODITY,
    Player,
    State,
)
from princeps.games.trajan.trajan_tiles import PICK_TILE, has_open_tile, legal_stacks, pick_tile, why_not_tile
from princeps.kernel.actions import Buffer
from princeps.kernel.agenda import drop, push, top
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.knowledge import all_learn
from princeps.kernel.questions import ALWAYS_LEGAL, Reason, Refusal, Who
from princeps.kernel.rule import rule

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
    """Once the action is over, it can be repeated with an extra action tile (T14)."""
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


@rule
def cannot_act(state: State, p: int, action: int) -> bool:
    """An action without options is forfeited (T13)."""
    return not can_act(state, p, action)


def only_with(action: int, why_not: Reason) -> Reason:
    """Why a part of an action is not legal; during another action, that alone is the reason."""

    def why_not_now(state: State, seat: int, *indices: int) -> Refusal:
        now = int(top(state).what)
        return why_not(state, seat, *indices) if now == action else Refusal("other-action", action=action_id(now))

    return why_not_now


ASK_ACTION = QUESTIONS.ask(
    "action",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_action,
    apply=apply_action,
    answers={
        SHIP: only_with(SEAPORT, why_not_ship),
        PLAY: only_with(SEAPORT, why_not_play),
        PORT_TAKE: only_with(SEAPORT, why_not_take),
        PORT_DRAW: only_with(SEAPORT, why_not_draw),
        FORUM_TAKE: only_with(FORUM, why_not_forum),
        CONQUER: only_with(MILITARY, why_not_conquer),
        MARCH: only_with(MILITARY, why_not_march),
        RECRUIT: only_with(MILITARY, why_not_recruit),
        CLIMB: only_with(SENATE, why_not_climb),
        PICK_TILE: only_with(TRAJAN, why_not_tile),
        BUILD: only_with(CONSTRUCTION, why_not_build),
        HIRE: only_with(CONSTRUCTION, why_not_hire),
        DECLINE: ALWAYS_LEGAL,
    },
    lapses=cannot_act,
)


# --- once more? ------------------------------------------------------------------------------------------------------

EXTRA = ACTIONS.block("extra", ("tile", "wild"))
EXTRA_OWN, EXTRA_WILD = range(2)


@rule
def can_repeat(state: State, player: Player, action: int) -> bool:
    """One extra action tile per turn, the action's own or a wild one."""
    if state.extra_used:
        return False
    return bool(player.tiles[EXTRA_ACTION + action] > 0 or player.tiles[WILD_ACTION] > 0)


@rule
def legal_extra(state: State, p: int, out: Buffer) -> int:
    """The player chooses between the matching tile and a wild one (T15)."""
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
    """The tile is spent; a [+2] marker turns it into two repetitions and stays."""
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


@rule
def cannot_repeat(state: State, p: int, action: int) -> bool:
    return not (can_repeat(state, state.players[p], action) and can_act(state, p, action))


def why_not_extra(state: State, seat: int, used: int) -> Refusal:
    if used == EXTRA_OWN:
        return Refusal("no-extra-tile", action=action_id(int(top(state).what)))
    return Refusal("no-wild-action")


ASK_EXTRA = QUESTIONS.ask(
    "extra",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_extra,
    apply=apply_extra,
    answers={EXTRA: why_not_extra, DECLINE: ALWAYS_LEGAL},
    lapses=cannot_repeat,
)


# --- is the turn over? -----------------------------------------------------------------------------------------------

END_TURN = ACTIONS.block("end-turn")


@rule
def legal_end(state: State, p: int, out: Buffer) -> int:
    out[0] = END_TURN
    return 1


@rule
def apply_end(state: State, log: Log, p: int, action: int) -> None:
    """A turn that has been ended stays ended."""
    drop(state)
    all_learn(state, LEARNED_TURN_OVER)


ASK_END = QUESTIONS.ask(
    "end",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_end,
    apply=apply_end,
    answers={END_TURN: ALWAYS_LEGAL},
)
