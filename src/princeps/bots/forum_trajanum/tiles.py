"""Colonia tiles: what is on those in hand or about to be, and on the corners."""

from princeps.bots.forum_trajanum.noted import leaving
from princeps.bots.judge import Numbers
from princeps.bots.writing import put, put_zeros
from princeps.games.forum_trajanum.actions import CLASS_NAMES, RESOURCE_NAMES
from princeps.games.forum_trajanum.citizens import rows_with_room
from princeps.games.forum_trajanum.colonia import CORNER_SPACES
from princeps.games.forum_trajanum.prestige import can_upgrade
from princeps.games.forum_trajanum.state import (
    BUILDER,
    CARDS_A_ROUND,
    CITIZEN,
    CLASSES,
    CORNERS,
    COVERED,
    DRAFT_FACE,
    DRAFT_PASS,
    DRAFT_SPACE,
    FACES,
    HAND_OWN,
    HAND_RECEIVED,
    ITEMS_OF_A_TILE,
    NO_TILE,
    NOTHING,
    RECLAIMING,
    TAKING,
    TRIBUNE,
    UPGRADE,
    Player,
    State,
)
from princeps.games.forum_trajanum.tiles import TRIBUNES_FOR_BOTH
from princeps.kernel.rule import rule
from princeps.kernel.seats import ASK_NOTHING

ITEM_NAMES = (*RESOURCE_NAMES, "upgrade", *CLASS_NAMES, "wasted")
TILE_NAMES = (
    *(f"own-{item}" for item in ITEM_NAMES),
    *(f"received-{item}" for item in ITEM_NAMES),
    *(f"corner-{item}" for item in ("builder", "worker", "upgrade", "other", *CLASS_NAMES)),
    *("beside", "can-use-both"),
)
WASTED = len(ITEM_NAMES) - 1
CORNER_BUILDER, CORNER_WORKER, CORNER_UPGRADE, CORNER_OTHER, CORNER_CITIZEN = range(5)


@rule
def tile_features(state: State, p: int, out: Numbers, n: int) -> int:
    """Items on the tiles in hand or about to be; items on the corners; tiles beside the Colonia."""
    player = state.players[p]
    start = n
    n = put_zeros(out, n, 2 * len(ITEM_NAMES))
    own, received = False, False
    if state.stage == TAKING:
        weight = (
            0.5 if player.asked != ASK_NOTHING else 1.0
        )  # one of the two will be passed on: which one is not decided yet
        for card in range(CARDS_A_ROUND):
            space = int(player.draft[DRAFT_SPACE + card])
            if space >= 0 and player.draft[DRAFT_PASS] != card:
                show_items(state, player, int(player.space[space]) - COVERED, weight, out, start)
                own = True
    elif player.hand[HAND_OWN] != NO_TILE:
        show_items(state, player, int(player.hand[HAND_OWN]), 1.0, out, start)
        own = True
    face = int(player.draft[DRAFT_FACE] if state.stage == RECLAIMING else NO_TILE)
    if player.hand[HAND_RECEIVED] != NO_TILE:
        face = int(player.hand[HAND_RECEIVED])
    if face >= 0:
        show_items(state, player, face, 1.0, out, start + len(ITEM_NAMES))
        received = True
    n = corner_features(state, p, out, n)
    beside = 0
    for other in range(FACES):
        beside += int(player.beside[other])
    n = put(out, n, beside / 5)
    return put(out, n, own and received and player.resources[TRIBUNE] >= TRIBUNES_FOR_BOTH)


@rule
def show_items(state: State, player: Player, face: int, weight: float, out: Numbers, n: int) -> None:
    """A citizen without a free place and an upgrade at the end of the bar are wasted."""
    for i in range(ITEMS_OF_A_TILE):
        item = int(state.facts.face_items[face, i])
        if item == NOTHING:
            continue
        no_room = item >= CITIZEN and rows_with_room(player, item - CITIZEN) == 0
        if no_room or (item == UPGRADE and not can_upgrade(state, player)):
            item = WASTED
        out[n + item] += weight


@rule
def corner_features(state: State, p: int, out: Numbers, n: int) -> int:
    """What is on the corners, where everybody sees it."""
    player = state.players[p]
    end = put_zeros(out, n, CORNER_CITIZEN + CLASSES)
    taken, _ = leaving(state, p)
    for corner in range(CORNERS):
        space = CORNER_SPACES[corner]
        if player.space[space] < COVERED or taken >> space & 1:
            continue
        face = int(player.space[space]) - COVERED
        for i in range(ITEMS_OF_A_TILE):
            item = int(state.facts.face_items[face, i])
            if item >= CITIZEN:
                out[n + CORNER_CITIZEN + item - CITIZEN] += 0.5
            elif item == UPGRADE:
                out[n + CORNER_UPGRADE] += 0.5
            elif item == BUILDER:
                out[n + CORNER_BUILDER] += 0.5
            elif item > BUILDER:
                out[n + CORNER_OTHER] += 0.5
            elif item != NOTHING:
                out[n + CORNER_WORKER] += 0.5
    return end
