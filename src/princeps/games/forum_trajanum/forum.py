"""The Forum square: sending envoys, colour areas, area bonuses, eagles. Owns `envoy`, `area_free` and `ship`."""

from princeps.games.forum_trajanum.actions import (
    ACTIONS,
    BONUS_NAMES,
    DECLINE,
    QUESTIONS,
    SQUARE_NAMES,
    coloured_id,
)
from princeps.games.forum_trajanum.citizens import ANY_COLOUR, ON_EAGLE
from princeps.games.forum_trajanum.events import AREA_COMPLETED, BONUS_TAKEN, DECLINED, ENVOY_PLACED
from princeps.games.forum_trajanum.prestige import can_upgrade, upgrade
from princeps.games.forum_trajanum.state import (
    ASSISTANT,
    BONUS_ASSISTANT,
    BONUS_COIN,
    BONUS_TRIBUNE,
    BONUS_UPGRADE,
    BONUSES,
    COIN,
    EAGLE,
    FORUM_COLUMNS,
    FORUM_ROWS,
    NO_SQUARE,
    NOBODY,
    PATRICIAN_I,
    PATRICIAN_II,
    SOURCE_AREA_BONUS,
    SQUARES,
    TRIBUNE,
    TURNS,
    Player,
    State,
)
from princeps.games.forum_trajanum.supply import gain
from princeps.kernel.actions import Buffer
from princeps.kernel.agenda import drop, push, top
from princeps.kernel.bits import count_bits
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.points import gain_points
from princeps.kernel.questions import ALWAYS_LEGAL, Refusal, Who
from princeps.kernel.rule import rule

# --- where may the envoy go? -----------------------------------------------------------------------------------------

ENVOY = ACTIONS.block("envoy", SQUARE_NAMES)


@rule
def is_started(state: State, area: int) -> bool:
    """Somebody's envoy stands there, and there is room for more."""
    return 0 < int(state.area_free[area]) < int(state.area_size[area])


@rule
def colour_is_started(state: State, colour: int) -> bool:
    for square in range(SQUARES):
        if state.square[square] == colour and is_started(state, state.area[square]):
            return True
    return False


@rule
def may_stand_on(state: State, square: int, target: int, only_started: bool) -> bool:
    if state.envoy[square] != NOBODY or state.square[square] == NO_SQUARE:
        return False
    if target == ON_EAGLE:
        return bool(state.square[square] == EAGLE)
    if state.square[square] == EAGLE:
        return False
    if target == ANY_COLOUR:
        return True
    return bool(state.square[square] == target) and (not only_started or is_started(state, int(state.area[square])))


@rule
def legal_squares(state: State, p: int, target: int, out: Buffer) -> int:
    """A started area of the colour must be continued, any one of several (F12), unless Patrician I is active."""
    only_started = target < ANY_COLOUR and not state.players[p].active[PATRICIAN_I] and colour_is_started(state, target)
    n = 0
    for square in range(SQUARES):
        if may_stand_on(state, square, target, only_started):
            out[n] = ENVOY + square
            n += 1
    return n


@rule
def can_send_envoy(state: State, p: int, target: int) -> bool:
    if state.players[p].ship == 0:
        return False
    for square in range(SQUARES):
        if may_stand_on(state, square, target, False):
            return True
    return False


@rule
def legal_envoy(state: State, p: int, out: Buffer) -> int:
    """Sending an envoy is never forced (F11)."""
    n = legal_squares(state, p, int(top(state).what), out)
    out[n] = DECLINE
    return n + 1


@rule
def apply_envoy(state: State, log: Log, p: int, action: int) -> None:
    frame = top(state)
    if action == DECLINE:
        drop(state)
        note(log, DECLINED, p, EVERYBODY, ASK_ENVOY, 0, 0)
        return
    frame.rest -= 1
    if frame.rest == 0:
        drop(state)
    place_envoy(state, log, p, action - ENVOY)


@rule
def place_envoy(state: State, log: Log, p: int, square: int) -> None:
    """Eagle squares belong to no area; whoever fills an area gets its bonus (F13)."""
    player = state.players[p]
    player.ship -= 1
    state.envoy[square] = p
    colour = int(state.square[square])
    note(log, ENVOY_PLACED, p, EVERYBODY, colour, square, 0)
    if colour == EAGLE:
        return
    area = state.area[square]
    state.area_free[area] -= 1
    if state.area_free[area] == 0:
        note(log, AREA_COMPLETED, p, EVERYBODY, colour, square, int(state.area_size[area]))
        push(state, ASK_BONUS, area_bonuses(player), 0)


@rule
def cannot_send_envoy(state: State, p: int, target: int) -> bool:
    return not can_send_envoy(state, p, target)


def why_not_envoy(state: State, seat: int, square: int) -> Refusal:
    colour, target = int(state.square[square]), int(top(state).what)
    name = SQUARE_NAMES[square]
    if colour == NO_SQUARE:
        return Refusal("no-square", square=name)
    if state.envoy[square] != NOBODY:
        return Refusal("square-occupied", square=name)
    if target == ON_EAGLE:
        return Refusal("eagle-needed", square=name)
    if colour == EAGLE:
        return Refusal("eagle-closed", square=name)
    if colour != target:
        return Refusal("other-colour", square=name, building=coloured_id(target))
    return Refusal("continue-area", square=name)


ASK_ENVOY = QUESTIONS.ask(
    "envoy",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_envoy,
    apply=apply_envoy,
    answers={ENVOY: why_not_envoy, DECLINE: ALWAYS_LEGAL},
    lapses=cannot_send_envoy,
)


# --- which area bonus? -----------------------------------------------------------------------------------------------

BONUS = ACTIONS.block("bonus", BONUS_NAMES)


@rule
def area_bonuses(player: Player) -> int:
    return 2 if player.active[PATRICIAN_II] else 1


@rule
def legal_bonus(state: State, p: int, out: Buffer) -> int:
    """If two are chosen, they must differ; an upgrade only if the bar can still move."""
    taken = int(top(state).rest)
    n = 0
    for bonus in range(BONUSES):
        if taken >> bonus & 1 or (bonus == BONUS_UPGRADE and not can_upgrade(state, state.players[p])):
            continue
        out[n] = BONUS + bonus
        n += 1
    return n


@rule
def apply_bonus(state: State, log: Log, p: int, action: int) -> None:
    bonus = action - BONUS
    frame = top(state)
    frame.what -= 1
    frame.rest |= 1 << bonus
    if frame.what == 0:
        drop(state)
    note(log, BONUS_TAKEN, p, EVERYBODY, bonus, 0, 0)
    if bonus == BONUS_TRIBUNE:
        gain(state, log, p, TRIBUNE, 1)
    elif bonus == BONUS_ASSISTANT:
        gain(state, log, p, ASSISTANT, 1)
    elif bonus == BONUS_COIN:
        gain(state, log, p, COIN, 1)
    elif bonus == BONUS_UPGRADE:
        upgrade(state, log, p)
    else:
        gain_points(state, log, p, int(state.facts.bonus_points), SOURCE_AREA_BONUS, 0)


def why_not_bonus(state: State, seat: int, bonus: int) -> Refusal:
    if bonus == BONUS_UPGRADE and not can_upgrade(state, state.players[seat]):
        return Refusal("bar-at-end")
    return Refusal("bonus-taken")


ASK_BONUS = QUESTIONS.ask(
    "bonus",
    stage=TURNS,
    who=Who.SEAT_IN_TURN,
    legal=legal_bonus,
    apply=apply_bonus,
    answers={BONUS: why_not_bonus},
)


# --- what an envoy is worth ------------------------------------------------------------------------------------------


@rule
def touches_eagle(state: State, square: int, diagonally: bool) -> bool:
    row, column = square // FORUM_COLUMNS, square % FORUM_COLUMNS
    for down in range(-1, 2):
        for right in range(-1, 2):
            steps = abs(down) + abs(right)
            if steps == 0 or (steps == 2 and not diagonally):
                continue
            r, c = row + down, column + right
            if 0 <= r < FORUM_ROWS and 0 <= c < FORUM_COLUMNS and state.square[r * FORUM_COLUMNS + c] == EAGLE:
                return True
    return False


@rule
def eagle_points(state: State, p: int) -> int:
    """2 on an eagle, 1 beside one or more (F30); Patrician I counts the corners as well."""
    diagonally = state.players[p].active[PATRICIAN_I] == 1
    points = 0
    for square in range(SQUARES):
        if state.envoy[square] == p:
            if state.square[square] == EAGLE:
                points += int(state.facts.eagle_on)
            elif touches_eagle(state, square, diagonally):
                points += int(state.facts.eagle_beside)
    return points


# The canvas has more squares than a word has bits, so a set of squares is a pair: its upper and lower halves.
HALF = SQUARES // 2
ALL_OF_HALF = (1 << HALF) - 1
WEST_EDGE = 1 | 1 << FORUM_COLUMNS | 1 << 2 * FORUM_COLUMNS
EAST_EDGE = WEST_EDGE << FORUM_COLUMNS - 1


@rule
def spread(half: int, other: int, is_upper: bool) -> int:
    """Half of a set together with its orthogonal neighbours, including those across the middle."""
    wider = half | (half & ~EAST_EDGE) << 1 | (half & ~WEST_EDGE) >> 1 | half << FORUM_COLUMNS | half >> FORUM_COLUMNS
    across = other << HALF - FORUM_COLUMNS if is_upper else other >> HALF - FORUM_COLUMNS
    return (wider | across) & ALL_OF_HALF


@rule
def connected(upper: int, lower: int, square: int) -> tuple[int, int]:
    """The part of a set that is connected to one of its squares."""
    part_up = 1 << square if square < HALF else 0
    part_low = 0 if square < HALF else 1 << square - HALF
    while True:
        next_up = spread(part_up, part_low, True) & upper
        next_low = spread(part_low, part_up, False) & lower
        if next_up == part_up and next_low == part_low:
            return part_up, part_low
        part_up, part_low = next_up, next_low


@rule
def largest_group(state: State, p: int) -> int:
    """The size of the seat's largest connected group of envoys, eagle squares included."""
    upper, lower = 0, 0
    for square in range(HALF):
        if state.envoy[square] == p:
            upper |= 1 << square
        if state.envoy[square + HALF] == p:
            lower |= 1 << square
    largest = 0
    for square in range(SQUARES):
        if (upper >> square & 1) if square < HALF else (lower >> square - HALF & 1):
            part_up, part_low = connected(upper, lower, square)
            largest = max(largest, count_bits(part_up) + count_bits(part_low))
            upper &= ~part_up
            lower &= ~part_low
    return largest
