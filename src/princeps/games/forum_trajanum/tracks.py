"""Grey buildings: triumphal columns and the benefit tracks of library, basilica and market. Owns `track`."""

from princeps.games.forum_trajanum.actions import BENEFIT, DECLINE, DRAW
from princeps.games.forum_trajanum.citizens import ANY_COLOUR, ANY_WORKER, ON_EAGLE, active_citizens
from princeps.games.forum_trajanum.colonia import has_covered_space, is_covered, is_face_up, lift_tile
from princeps.games.forum_trajanum.events import BENEFIT_TAKEN, DECLINED, DREW, MARKER_MOVED, TRACK_MOVED
from princeps.games.forum_trajanum.forum import area_bonuses, can_send_envoy
from princeps.games.forum_trajanum.prestige import can_upgrade, upgrade
from princeps.games.forum_trajanum.state import (
    ASK_BENEFIT,
    ASK_BONUS,
    ASK_BUILD,
    ASK_DRAW,
    ASK_ENVOY,
    ASK_RESOURCE,
    ASSISTANT,
    BESIDE_COLUMN,
    BUILDER,
    COIN,
    COLUMN,
    DO_MARKER,
    DO_USE,
    EFFECT_AREA_BONUS,
    EFFECT_ASSISTANT,
    EFFECT_BUILD,
    EFFECT_BUILDER,
    EFFECT_COIN,
    EFFECT_EAGLE_ENVOY,
    EFFECT_FREE_ENVOY,
    EFFECT_TAKE_TILE,
    EFFECT_TRIBUNE,
    EFFECT_UPGRADE,
    EFFECT_WORKER,
    EFFECTS,
    HAND_OWN,
    LEARNED_REVEAL,
    SOURCE_COLUMN,
    SOURCE_MARKER,
    SPACES,
    TRACK_LEVELS,
    TRIBUNE,
    State,
)
from princeps.games.forum_trajanum.supply import gain
from princeps.kernel.actions import Buffer
from princeps.kernel.agenda import drop, push, top
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.knowledge import all_learn
from princeps.kernel.points import gain_points
from princeps.kernel.rule import rule


@rule
def column_points(state: State, p: int) -> int:
    """The top fragment of Trajan's Column, plus one for each active citizen."""
    return int(state.facts.column_value[state.cycle]) + active_citizens(state.players[p])


@rule
def has_grey_benefit(state: State, p: int, grey: int) -> bool:
    """Once its last benefit is reached a track gives nothing more, even while the marker has still to move."""
    return grey == COLUMN or bool(state.players[p].track[grey] < TRACK_LEVELS)


@rule
def grey_benefit(state: State, log: Log, p: int, grey: int) -> None:
    if not has_grey_benefit(state, p, grey):
        return
    if grey == COLUMN:
        gain_points(state, log, p, column_points(state, p), SOURCE_COLUMN, 0)
        return
    player = state.players[p]
    player.track[grey] += 1
    level = int(player.track[grey])
    note(log, TRACK_MOVED, p, EVERYBODY, grey, 0, level)
    if level == TRACK_LEVELS:
        push(state, DO_MARKER, grey, 0)  # after the benefit and all that follows from it (F15)
    push(state, ASK_BENEFIT, grey, level)


@rule
def move_marker(state: State, log: Log, p: int, track: int) -> None:
    """The end of a track scores like a triumphal column, with the citizens active now (F15)."""
    state.players[p].track[track] = BESIDE_COLUMN
    note(log, MARKER_MOVED, p, EVERYBODY, track, 0, 0)
    gain_points(state, log, p, column_points(state, p), SOURCE_MARKER, track)


# --- which benefit? --------------------------------------------------------------------------------------------------


@rule
def is_usable(state: State, p: int, track: int, level: int) -> bool:
    """A benefit of which nothing can be used is not offered; a lower one may be taken instead (F14)."""
    for effect in range(EFFECTS):
        if state.facts.track[track, level, effect] and has_effect(state, p, effect):
            return True
    return False


@rule
def has_effect(state: State, p: int, effect: int) -> bool:
    if effect == EFFECT_EAGLE_ENVOY:
        return can_send_envoy(state, p, ON_EAGLE)
    if effect == EFFECT_FREE_ENVOY:
        return can_send_envoy(state, p, ANY_COLOUR)
    if effect == EFFECT_TAKE_TILE:
        return has_covered_space(state.players[p])
    return effect != EFFECT_UPGRADE or can_upgrade(state, state.players[p])


@rule
def legal_benefit(state: State, p: int, out: Buffer) -> int:
    """The level just reached or any lower one, or none."""
    frame = top(state)
    n = 0
    for level in range(frame.rest):
        if is_usable(state, p, int(frame.what), level):
            out[n] = BENEFIT + level
            n += 1
    out[n] = DECLINE
    return n + 1


@rule
def apply_benefit(state: State, log: Log, p: int, action: int) -> None:
    track = int(top(state).what)
    drop(state)
    if action == DECLINE:
        note(log, DECLINED, p, EVERYBODY, ASK_BENEFIT, 0, 0)
        return
    level = action - BENEFIT
    note(log, BENEFIT_TAKEN, p, EVERYBODY, track, level, 0)
    effects = state.facts.track[track, level]
    gain(state, log, p, BUILDER, int(effects[EFFECT_BUILDER]))
    gain(state, log, p, ASSISTANT, int(effects[EFFECT_ASSISTANT]))
    gain(state, log, p, TRIBUNE, int(effects[EFFECT_TRIBUNE]))
    gain(state, log, p, COIN, int(effects[EFFECT_COIN]))
    for _ in range(effects[EFFECT_UPGRADE]):
        upgrade(state, log, p)
    if effects[EFFECT_WORKER]:
        push(state, ASK_RESOURCE, ANY_WORKER, int(effects[EFFECT_WORKER]))
    for _ in range(effects[EFFECT_AREA_BONUS]):
        push(state, ASK_BONUS, area_bonuses(state.players[p]), 0)
    if effects[EFFECT_EAGLE_ENVOY]:
        push(state, ASK_ENVOY, ON_EAGLE, int(effects[EFFECT_EAGLE_ENVOY]))
    if effects[EFFECT_FREE_ENVOY]:
        push(state, ASK_ENVOY, ANY_COLOUR, int(effects[EFFECT_FREE_ENVOY]))
    for _ in range(effects[EFFECT_BUILD]):
        push(state, ASK_BUILD, 1, 1)
    for _ in range(effects[EFFECT_TAKE_TILE]):
        push(state, ASK_DRAW, 0, 0)


# --- which tile of the grid? -----------------------------------------------------------------------------------------


@rule
def legal_draw(state: State, p: int, out: Buffer) -> int:
    """Any tile of the own grid, a corner included (F16)."""
    n = 0
    for space in range(SPACES):
        if is_covered(state.players[p], space):
            out[n] = DRAW + space
            n += 1
    return n


@rule
def apply_draw(state: State, log: Log, p: int, action: int) -> None:
    """It is turned up and used at once, as if it were the own tile of the round."""
    drop(state)
    player = state.players[p]
    space = action - DRAW
    face = lift_tile(state, log, p, space)
    note(log, DREW, p, EVERYBODY, face, space, 0)
    player.hand[HAND_OWN] = face
    push(state, DO_USE, HAND_OWN, 0)
    if not is_face_up(state, space):
        player.hidden[face] -= 1
        all_learn(state, LEARNED_REVEAL)
