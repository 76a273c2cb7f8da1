"""Citizens: placing them in their rows, the bonus of a second one, their exchanges. Owns `citizen` and `active`.

There are two rows for each class and two places in a row. While active, the first citizen gives the row's ability. The
second gives an immediate bonus (without doubling the ability). Both count in the scorings.
"""

from princeps.games.forum_trajanum.actions import (
    ACTIONS,
    CLASS_NAMES,
    QUESTIONS,
    RESOURCE_NAMES,
    ROW_NAMES,
    row_id,
)
from princeps.games.forum_trajanum.events import CITIZEN_PLACED
from princeps.games.forum_trajanum.prestige import turn_bar
from princeps.games.forum_trajanum.state import (
    ASSISTANT,
    BUILDER,
    CITIZEN_ROWS,
    CLASSES,
    COIN,
    COLOURS,
    CRAFTSMAN_I,
    FOREIGN,
    HAND_OWN,
    MERCHANT_I,
    MERCHANT_II,
    NO_CITIZEN,
    NO_TILE,
    OWN,
    PATRICIAN_I,
    PATRICIAN_II,
    PLACES,
    TRIBUNE,
    TURNS,
    Player,
    State,
)
from princeps.games.forum_trajanum.supply import gain
from princeps.kernel.actions import Buffer
from princeps.kernel.agenda import drop, push, top
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.questions import Refusal, Who
from princeps.kernel.rule import rule

# Declared in `forum.py`, which needs this chapter.
ASK_BONUS = QUESTIONS.number("bonus")
ASK_ENVOY = QUESTIONS.number("envoy")

ROWS_OF_A_CLASS = CITIZEN_ROWS // CLASSES

# What an ASK_RESOURCE step lets the player choose from.
ANY_WORKER, COIN_OR_TRIBUNE, COIN_OR_ASSISTANT = range(3)

# An envoy goes to a square of a given colour; these stand in place of the colour.
ANY_COLOUR = COLOURS
ON_EAGLE = COLOURS + 1


@rule
def citizens_in(player: Player, row: int) -> int:
    count = 0
    for place in range(PLACES):
        if player.citizen[row, place] != NO_CITIZEN:
            count += 1
    return count


@rule
def active_in(player: Player, row: int) -> int:
    return citizens_in(player, row) if player.active[row] else 0


@rule
def active_citizens(player: Player) -> int:
    count = 0
    for row in range(CITIZEN_ROWS):
        count += active_in(player, row)
    return count


@rule
def active_of_class(player: Player, social_class: int) -> int:
    count = 0
    for row in range(ROWS_OF_A_CLASS * social_class, ROWS_OF_A_CLASS * (social_class + 1)):
        count += active_in(player, row)
    return count


@rule
def rows_with_room(player: Player, social_class: int) -> int:
    count = 0
    for row in range(ROWS_OF_A_CLASS * social_class, ROWS_OF_A_CLASS * (social_class + 1)):
        if citizens_in(player, row) < PLACES:
            count += 1
    return count


@rule
def place_citizen(state: State, log: Log, p: int, row: int, origin: int) -> None:
    """The row becomes active, including an inactive first citizen (F18); a second citizen brings the row's bonus."""
    player = state.players[p]
    place = citizens_in(player, row)
    player.citizen[row, place] = origin
    player.active[row] = 1
    note(log, CITIZEN_PLACED, p, EVERYBODY, row, place, origin)
    if row == MERCHANT_I:
        turn_bar(state, log, p)
    if place == 1:
        second_citizen_bonus(state, log, p, row)


@rule
def second_citizen_bonus(state: State, log: Log, p: int, row: int) -> None:
    if row == PATRICIAN_I:
        push(state, ASK_ENVOY, ANY_COLOUR, 1)  # the active Patrician I lifts every colour rule (F28)
    elif row == PATRICIAN_II:
        push(state, ASK_BONUS, 1, 0)  # only one: the first citizen gives no second bonus here
    elif row == MERCHANT_I:
        push(state, ASK_RESOURCE, COIN_OR_TRIBUNE, 1)
    elif row == MERCHANT_II:
        push(state, ASK_RESOURCE, COIN_OR_ASSISTANT, 1)
    elif row == CRAFTSMAN_I:
        push(state, ASK_RESOURCE, ANY_WORKER, 1)
    else:
        gain(state, log, p, BUILDER, 1)


# --- which row? ------------------------------------------------------------------------------------------------------

ROW = ACTIONS.block("row", ROW_NAMES)


@rule
def legal_rows(player: Player, social_class: int, out: Buffer) -> int:
    n = 0
    for row in range(ROWS_OF_A_CLASS * social_class, ROWS_OF_A_CLASS * (social_class + 1)):
        if citizens_in(player, row) < PLACES:
            out[n] = ROW + row
            n += 1
    return n


@rule
def legal_row(state: State, p: int, out: Buffer) -> int:
    return legal_rows(state.players[p], int(top(state).what), out)


@rule
def apply_row(state: State, log: Log, p: int, action: int) -> None:
    hand = int(top(state).rest)
    drop(state)
    place_from_hand(state, log, p, action - ROW, hand)


@rule
def place_from_hand(state: State, log: Log, p: int, row: int, hand: int) -> None:
    """A used citizen goes to a citizen place, no matter whose tile it is (F4)."""
    player = state.players[p]
    player.hand[hand] = NO_TILE
    place_citizen(state, log, p, row, OWN if hand == HAND_OWN else FOREIGN)


def why_not_row(state: State, seat: int, row: int) -> Refusal:
    return why_not_row_of(int(top(state).what), row)


def why_not_row_of(social_class: int, row: int) -> Refusal:
    if row // ROWS_OF_A_CLASS != social_class:
        return Refusal("other-class", row=row_id(row), citizen=f"forum-trajanum-item-{CLASS_NAMES[social_class]}")
    return Refusal("row-full", row=row_id(row))


ASK_ROW = QUESTIONS.ask(
    "row",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_row,
    apply=apply_row,
    answers={ROW: why_not_row},
)


# --- which resource? -------------------------------------------------------------------------------------------------

RESOURCE = ACTIONS.block("gain", RESOURCE_NAMES)


@rule
def legal_resource(state: State, p: int, out: Buffer) -> int:
    choice = top(state).what
    n = 0
    if choice == ANY_WORKER:
        for colour in range(COLOURS):
            out[n] = RESOURCE + colour
            n += 1
        return n
    out[0] = RESOURCE + (TRIBUNE if choice == COIN_OR_TRIBUNE else ASSISTANT)
    out[1] = RESOURCE + COIN
    return 2


@rule
def apply_resource(state: State, log: Log, p: int, action: int) -> None:
    frame = top(state)
    frame.rest -= 1
    if frame.rest == 0:
        drop(state)
    gain(state, log, p, action - RESOURCE, 1)


def why_not_resource(state: State, seat: int, resource: int) -> Refusal:
    choice = top(state).what
    if choice == ANY_WORKER:
        return Refusal("workers-offered")
    return Refusal("coin-or-tribune" if choice == COIN_OR_TRIBUNE else "coin-or-assistant")


ASK_RESOURCE = QUESTIONS.ask(
    "resource",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_resource,
    apply=apply_resource,
    answers={RESOURCE: why_not_resource},
)
