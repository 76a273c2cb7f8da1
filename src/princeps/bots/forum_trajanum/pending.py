"""What is still to come in this turn."""

from princeps.bots.forum_trajanum.progress import TRACK_NAMES
from princeps.bots.judge import Numbers
from princeps.bots.writing import put_zeros
from princeps.games.forum_trajanum.actions import COLOUR_NAMES, GREY_NAMES
from princeps.games.forum_trajanum.building import (
    ASK_BUILD,
    ASK_ORDER,
    ASK_SITE,
    DOUBLE_MIXED,
    DOUBLE_PAIR,
    SINGLE_COLOURED,
)
from princeps.games.forum_trajanum.citizens import ASK_RESOURCE
from princeps.games.forum_trajanum.forum import ASK_BONUS, ASK_ENVOY
from princeps.games.forum_trajanum.state import GREYS, TRACK_LEVELS, State
from princeps.games.forum_trajanum.tiles import ASK_USE, DO_USE
from princeps.games.forum_trajanum.tracks import ASK_BENEFIT, ASK_DRAW, DO_GREY, DO_MARKER
from princeps.kernel.rule import rule

PENDING_NAMES = (
    *("pending-use", "pending-build", "pending-extra-build", "pending-draw", "pending-marker", "pending-bonus"),
    *("pending-worker", "pending-coin-or-tribune", "pending-coin-or-assistant"),
    *(f"pending-envoy-{target}" for target in (*COLOUR_NAMES, "anywhere", "eagle")),
    *(f"placing-{half}" for half in (*GREY_NAMES, *COLOUR_NAMES)),
    *(f"pending-{track}" for track in TRACK_NAMES),  # columns score at once
    *(f"pending-benefit-{track}" for track in TRACK_NAMES),
)
(
    PENDING_USE,
    PENDING_BUILD,
    PENDING_EXTRA_BUILD,
    PENDING_DRAW,
    PENDING_MARKER,
    PENDING_BONUS,
    PENDING_RESOURCE,
) = range(7)
PENDING_ENVOY = PENDING_NAMES.index("pending-envoy-fountain")
PENDING_SITE = PENDING_NAMES.index("placing-library")
PENDING_GREY = PENDING_NAMES.index("pending-library")
PENDING_BENEFIT = PENDING_NAMES.index("pending-benefit-library")


@rule
def pending_features(state: State, p: int, out: Numbers, n: int) -> int:
    end = put_zeros(out, n, len(PENDING_NAMES))
    if state.turn != p:
        return end
    for depth in range(state.depth):
        frame = state.stack[depth]
        step, what, rest = int(frame.step), int(frame.what), int(frame.rest)
        if step == ASK_BUILD:
            out[n + (PENDING_EXTRA_BUILD if rest else PENDING_BUILD)] += what
        elif step == ASK_BONUS:
            out[n + PENDING_BONUS] += what
        elif step == ASK_RESOURCE:
            out[n + PENDING_RESOURCE + what] += rest
        elif step == ASK_ENVOY:
            out[n + PENDING_ENVOY + what] += rest
        elif step == ASK_SITE:
            show_building(state, what, out, n + PENDING_SITE)
        elif step == DO_GREY:
            out[n + PENDING_GREY + what] += 1.0
        elif step == ASK_ORDER:
            out[n + PENDING_GREY + what] += 1.0
            out[n + PENDING_ENVOY + rest] += 1.0
        elif step == ASK_BENEFIT:
            out[n + PENDING_BENEFIT + what] += rest / TRACK_LEVELS
        else:
            show_step(step, out, n)
    return end


@rule
def show_step(step: int, out: Numbers, n: int) -> None:
    """Steps where it is enough to know that they are coming; a citizen waiting for a row still counts as in hand."""
    if step in (ASK_USE, DO_USE):
        out[n + PENDING_USE] += 1.0
    elif step == ASK_DRAW:
        out[n + PENDING_DRAW] += 1.0
    elif step == DO_MARKER:
        out[n + PENDING_MARKER] += 1.0


@rule
def show_building(state: State, building: int, out: Numbers, n: int) -> None:
    """The halves of a building tile that is waiting for its site."""
    if building < SINGLE_COLOURED:
        out[n + building] = 1.0
    elif building < DOUBLE_MIXED:
        out[n + GREYS + building - SINGLE_COLOURED] = 1.0
    elif building < DOUBLE_PAIR:
        out[n + int(state.facts.double_grey[building - DOUBLE_MIXED])] = 1.0
        out[n + GREYS + building - DOUBLE_MIXED] = 1.0
    else:
        out[n + GREYS + building - DOUBLE_PAIR] = 2.0
