"""The action circle: picking up the markers of a tray, sowing them, moving time. Owns `tray`, `sowing` and `time`.

Markers go one by one into the next trays clockwise, without skipping the source (T3). Here a tray that gets two of them
gets both at once, the lower colour first, so that no two ways of sowing have the same result.
"""

from princeps.games.trajan.actions import ACTION_NAMES, ACTIONS, COLOUR_NAMES, QUESTIONS, action_id, colour_id
from princeps.games.trajan.events import SOWN, TIME_PASSED, TRAY_CHOSEN
from princeps.games.trajan.state import (
    ACTIONS_OF_CIRCLE,
    COLOURS,
    NOTHING,
    TURNS,
    Player,
    State,
)
from princeps.games.trajan.trajan_tiles import DO_ACCOMPLISH
from princeps.games.trajan.turn import ASK_ACTION
from princeps.kernel.actions import Buffer
from princeps.kernel.agenda import drop, push
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.questions import Refusal, Who
from princeps.kernel.rule import rule


@rule
def markers_in(player: Player, tray: int) -> int:
    count = 0
    for colour in range(COLOURS):
        count += int(player.tray[tray, colour])
    return count


# --- which tray? -----------------------------------------------------------------------------------------------------

TRAY = ACTIONS.block("tray", ACTION_NAMES)


@rule
def legal_tray(state: State, p: int, out: Buffer) -> int:
    n = 0
    for tray in range(ACTIONS_OF_CIRCLE):
        if markers_in(state.players[p], tray) > 0:
            out[n] = TRAY + tray
            n += 1
    return n


@rule
def apply_tray(state: State, log: Log, p: int, action: int) -> None:
    """Pick up all its markers; the tray where the last one will land decides the action."""
    player = state.players[p]
    tray = action - TRAY
    count = markers_in(player, tray)
    for colour in range(COLOURS):
        state.sowing[colour] = player.tray[tray, colour]
        player.tray[tray, colour] = 0
    state.sow_from = tray
    state.sow_count = count
    state.sow_step = 0
    state.sow_first = NOTHING
    note(log, TRAY_CHOSEN, p, EVERYBODY, tray, 0, count)
    target = (tray + count) % ACTIONS_OF_CIRCLE
    drop(state)
    push(state, ASK_ACTION, target, 0)
    push(state, DO_ACCOMPLISH, target, 0)
    push(state, ASK_SOW, 0, 0)
    move_time(state, log, p, count)


@rule
def move_time(state: State, log: Log, p: int, spaces: int) -> None:
    """Reaching or passing the start ends the round once, no matter how far the marker goes on (T20)."""
    state.time += spaces
    if state.time >= state.facts.time_loop:
        state.time %= state.facts.time_loop
        state.round_ends = 1
    note(log, TIME_PASSED, p, EVERYBODY, 0, int(state.time), spaces)


def why_not_tray(state: State, seat: int, tray: int) -> Refusal:
    return Refusal("tray-empty", action=action_id(tray))


ASK_TRAY = QUESTIONS.ask(
    "tray",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_tray,
    apply=apply_tray,
    answers={TRAY: why_not_tray},
)


# --- which colour into the next tray? --------------------------------------------------------------------------------

SOW = ACTIONS.block("sow", COLOUR_NAMES)


@rule
def sown(state: State) -> bool:
    """No markers are left in the hand."""
    for colour in range(COLOURS):
        if state.sowing[colour] > 0:
            return False
    return True


@rule
def takes_two(state: State) -> bool:
    """With more than six markers the first trays get two."""
    return state.sow_step < state.sow_count - ACTIONS_OF_CIRCLE


@rule
def may_sow(state: State, colour: int) -> bool:
    """The second marker of a tray has the same or a later colour, so the first must leave such a marker."""
    if state.sowing[colour] == 0 or colour < state.sow_first:
        return False
    if state.sow_first != NOTHING or not takes_two(state):
        return True
    left = -1
    for later in range(colour, COLOURS):
        left += int(state.sowing[later])
    return left > 0


@rule
def legal_sow(state: State, p: int, out: Buffer) -> int:
    n = 0
    for colour in range(COLOURS):
        if may_sow(state, colour):
            out[n] = SOW + colour
            n += 1
    return n


@rule
def apply_sow(state: State, log: Log, p: int, action: int) -> None:
    sow(state, log, p, action - SOW)


@rule
def sow(state: State, log: Log, p: int, colour: int) -> None:
    tray = (int(state.sow_from) + int(state.sow_step) + 1) % ACTIONS_OF_CIRCLE
    state.sowing[colour] -= 1
    state.players[p].tray[tray, colour] += 1
    note(log, SOWN, p, EVERYBODY, colour, tray, 0)
    if takes_two(state) and state.sow_first == NOTHING:
        state.sow_first = colour
    else:
        state.sow_first = NOTHING
        state.sow_step += 1


def why_not_sow(state: State, seat: int, colour: int) -> Refusal:
    if state.sowing[colour] == 0:
        return Refusal("colour-not-in-hand", colour=colour_id(colour))
    return Refusal("colour-order")


ASK_SOW = QUESTIONS.ask(
    "sow",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_sow,
    apply=apply_sow,
    answers={SOW: why_not_sow},
)


@rule
def only_colour(state: State) -> int:
    """The colour to sow if there is no choice, otherwise NOTHING."""
    found = NOTHING
    for colour in range(COLOURS):
        if may_sow(state, colour):
            if found != NOTHING:
                return NOTHING
            found = colour
    return found


@rule
def clear_sowing(state: State) -> None:
    state.sow_from = 0
    state.sow_count = 0
    state.sow_step = 0
    state.sow_first = NOTHING
