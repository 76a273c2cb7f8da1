"""Colonia tiles in the hand: showing them, using one or both, where they go afterwards. Owns `hand` and `beside`."""

from princeps.games.forum_trajanum.actions import ACTIONS, QUESTIONS
from princeps.games.forum_trajanum.citizens import (
    ASK_ROW,
    ROWS_OF_A_CLASS,
    citizens_in,
    place_from_hand,
    rows_with_room,
)
from princeps.games.forum_trajanum.events import BESIDE, GONE, NO_ROOM, SHOWN, TO_SHIP, USED
from princeps.games.forum_trajanum.prestige import upgrade
from princeps.games.forum_trajanum.state import (
    CITIZEN,
    HAND,
    HAND_OWN,
    HAND_RECEIVED,
    ITEMS_OF_A_TILE,
    LEARNED_REVEAL,
    NO_TILE,
    NOTHING,
    PLACES,
    RESOURCES,
    TRIBUNE,
    TURNS,
    UPGRADE,
    State,
)
from princeps.games.forum_trajanum.supply import gain, spend
from princeps.kernel.actions import Buffer
from princeps.kernel.agenda import drop, push
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.knowledge import all_learn
from princeps.kernel.questions import Refusal, Who
from princeps.kernel.rule import rule
from princeps.kernel.seats import left_of


@rule
def show_hand(state: State, log: Log, p: int) -> None:
    """Show the round's tiles face up and queue their use; a single tile must be used; having none is fine (F5)."""
    player = state.players[p]
    own, received = int(player.hand[HAND_OWN]), int(player.hand[HAND_RECEIVED])
    if own != NO_TILE:
        show_face(state, p, own)
    if received != NO_TILE and not player.reclaimed:
        show_face(state, left_of(state, p), received)
    player.shown = 1
    note(log, SHOWN, p, EVERYBODY, own, received, 0)
    all_learn(state, LEARNED_REVEAL)
    if own != NO_TILE and received != NO_TILE:
        push(state, ASK_USE, 0, 0)
    elif own != NO_TILE:
        push(state, DO_USE, HAND_OWN, 0)
    elif received != NO_TILE:
        push(state, DO_USE, HAND_RECEIVED, 0)


@rule
def show_face(state: State, owner: int, face: int) -> None:
    """From now on everybody has seen this tile of `owner`; a tile from a corner was already known."""
    player = state.players[owner]
    for i in range(HAND):
        if player.known[i] == face:
            player.known[i] = NO_TILE
            return
    player.hidden[face] -= 1


# --- which tile to use? ----------------------------------------------------------------------------------------------

USE = ACTIONS.block("use", ("own", "received", "own-then-received", "received-then-own"))
USE_OWN, USE_RECEIVED, USE_OWN_FIRST, USE_RECEIVED_FIRST = range(4)
TRIBUNES_FOR_BOTH = 2


@rule
def legal_use(state: State, p: int, out: Buffer) -> int:
    """One of the two, or both for two Tribunes owned beforehand, in either order (F6)."""
    out[0] = USE + USE_OWN
    out[1] = USE + USE_RECEIVED
    if state.players[p].resources[TRIBUNE] < TRIBUNES_FOR_BOTH:
        return 2
    out[2] = USE + USE_OWN_FIRST
    out[3] = USE + USE_RECEIVED_FIRST
    return 4


@rule
def apply_use(state: State, log: Log, p: int, action: int) -> None:
    drop(state)
    choice = action - USE
    first = HAND_OWN if choice in (USE_OWN, USE_OWN_FIRST) else HAND_RECEIVED
    second = HAND_RECEIVED if first == HAND_OWN else HAND_OWN
    if choice in (USE_OWN, USE_RECEIVED):
        lay_aside(state, log, p, second, False)
    else:
        spend(state, log, p, TRIBUNE, TRIBUNES_FOR_BOTH)
        push(state, DO_USE, second, 0)
    push(state, DO_USE, first, 0)


def why_not_use(state: State, seat: int, choice: int) -> Refusal:
    return Refusal("two-tribunes-needed")


ASK_USE = QUESTIONS.ask(
    "use",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_use,
    apply=apply_use,
    answers={USE: why_not_use},
)


@rule
def use_tile(state: State, log: Log, p: int, hand: int) -> None:
    """Take what the tile shows. A citizen without a free place has no effect (F7)."""
    face = int(state.players[p].hand[hand])
    note(log, USED, p, EVERYBODY, face, hand, 0)
    for i in range(ITEMS_OF_A_TILE):
        item = int(state.facts.face_items[face, i])
        if item == NOTHING:
            continue
        if item < RESOURCES:
            gain(state, log, p, item, 1)
        elif item == UPGRADE:
            upgrade(state, log, p)
        else:
            use_citizen(state, log, p, hand, item - CITIZEN)
            return
    lay_aside(state, log, p, hand, True)


DO_USE = QUESTIONS.step("use-tile", use_tile)


@rule
def use_citizen(state: State, log: Log, p: int, hand: int, social_class: int) -> None:
    player = state.players[p]
    choices = rows_with_room(player, social_class)
    if choices == 0:
        note(log, NO_ROOM, p, EVERYBODY, social_class, 0, 0)
        lay_aside(state, log, p, hand, True)
    elif choices == 1:
        row = ROWS_OF_A_CLASS * social_class
        if citizens_in(player, row) == PLACES:
            row += 1
        place_from_hand(state, log, p, row, hand)
    else:
        push(state, ASK_ROW, social_class, hand)


@rule
def lay_aside(state: State, log: Log, p: int, hand: int, used: bool) -> None:
    """The player's own tiles become envoys on the ship; foreign ones lie face up beside the Colonia (F8).

    A tile taken back from there leaves the game if it was used; otherwise it returns to its place (F4).
    """
    player = state.players[p]
    face = int(player.hand[hand])
    player.hand[hand] = NO_TILE
    if hand == HAND_OWN:
        player.ship += 1
        note(log, TO_SHIP, p, EVERYBODY, face, 0, 0)
    elif used and player.reclaimed:
        player.gone += 1
        note(log, GONE, p, EVERYBODY, face, 0, 0)
    else:
        player.beside[face] += 1
        note(log, BESIDE, p, EVERYBODY, face, 0, 0)
