"""Grey buildings: triumphal columns and the benefit tracks of library, basilica and market. Owns `track`."""

from princeps.games.forum_trajanum.actions import ACTIONS, DECLINE, LEVEL_NAMES, QUESTIONS, SPACE_NAMES
from princeps.games.forum_trajanum.citizens import ANY_COLOUR, ANY_WORKER, ASK_RESOURCE, ON_EAGLE, active_citizens
from princeps.games.forum_trajanum.colonia import has_covered_space, is_covered, is_face_up, lift_tile
from princeps.games.forum_trajanum.events import BENEFIT_TAKEN, DECLINED, DREW, MARKER_MOVED, TRACK_MOVED
from princeps.games.forum_trajanum.forum import ASK_BONUS, ASK_ENVOY, area_bonuses, can_send_envoy
from princeps.games.forum_trajanum.prestige import can_upgrade, upgrade
from princeps.games.forum_trajanum.state import (
    ASSISTANT,
    BESIDE_COLUMN,
    BUILDER,
    COIN,
    COLUMN,
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
    TURNS,
    State,
)
from princeps.games.forum_trajanum.supply import gain
from princeps.games.forum_trajanum.tiles import DO_USE
from princeps.kernel.actions import Buffer
from princeps.kernel.agenda import drop, push, top
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.knowledge import all_learn
from princeps.kernel.points import gain_points
from princeps.kernel.questions import ALWAYS_LEGAL, Refusal, Who
from princeps.kernel.rule import rule

ASK_BUILD = QUESTIONS.number("build")  # declared in `building.py`, which needs this chapter


@rule
def column_points(state: State, p: int) -> int:
    """The top fragment of Trajan's Column, plus one for each active citizen."""
    return int(state.facts.column_value[state.cycle]) + active_citizens(state.players[p])


@rule
def has_grey_benefit(state: State, p: int, grey: int) -> bool:
    """Once its last benefit is reached, a track gives nothing more, even if its marker has not moved yet."""
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
        push(state, DO_MARKER, grey, 0)  # after the benefit and everything that follows from it (F15)
    push(state, ASK_BENEFIT, grey, level)


@rule
def move_marker(state: State, log: Log, p: int, track: int) -> None:
    """The end of a track scores like a triumphal column, with the citizens that are active now (F15)."""
    state.players[p].track[track] = BESIDE_COLUMN
    note(log, MARKER_MOVED, p, EVERYBODY, track, 0, 0)
    gain_points(state, log, p, column_points(state, p), SOURCE_MARKER, track)


DO_GREY = QUESTIONS.step("grey-benefit", grey_benefit)
DO_MARKER = QUESTIONS.step("move-marker", move_marker)


# --- which benefit? --------------------------------------------------------------------------------------------------

BENEFIT = ACTIONS.block("benefit", LEVEL_NAMES)


@rule
def is_usable(state: State, p: int, track: int, level: int) -> bool:
    """A benefit that cannot be used at all is not offered; a lower one may be taken instead (F14)."""
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


def why_not_benefit(state: State, seat: int, level: int) -> Refusal:
    """A benefit that was reached is refused only if it cannot be used (F14)."""
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


ASK_BENEFIT = QUESTIONS.ask(
    "benefit",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_benefit,
    apply=apply_benefit,
    answers={BENEFIT: why_not_benefit, DECLINE: ALWAYS_LEGAL},
)


# --- which tile of the grid? -----------------------------------------------------------------------------------------

DRAW = ACTIONS.block("draw", SPACE_NAMES)


@rule
def legal_draw(state: State, p: int, out: Buffer) -> int:
    """Any tile in the player's own grid, including the corners (F16)."""
    n = 0
    for space in range(SPACES):
        if is_covered(state.players[p], space):
            out[n] = DRAW + space
            n += 1
    return n


@rule
def apply_draw(state: State, log: Log, p: int, action: int) -> None:
    """It is turned up and used at once, as if it were the player's own tile of the round."""
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


@rule
def cannot_draw(state: State, p: int, what: int) -> bool:
    return not has_covered_space(state.players[p])


def why_not_draw(state: State, seat: int, space: int) -> Refusal:
    return Refusal("no-tile-there", space=SPACE_NAMES[space])


ASK_DRAW = QUESTIONS.ask(
    "draw",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_draw,
    apply=apply_draw,
    answers={DRAW: why_not_draw},
    lapses=cannot_draw,
)
