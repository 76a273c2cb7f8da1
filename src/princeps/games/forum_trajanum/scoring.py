"""The scoring phase: paying citizens, then cranes, Colonia, Forum and Trajan card, and the ranking at the end."""

from princeps.games.forum_trajanum.actions import ACTIONS, QUESTIONS, corner_id, row_id, subsets
from princeps.games.forum_trajanum.citizens import ROW, active_citizens, active_in, citizens_in, place_citizen
from princeps.games.forum_trajanum.colonia import (
    CORNER_SPACES,
    DIRECTIONS,
    count_structures,
    is_built,
    is_grey,
    neighbour,
)
from princeps.games.forum_trajanum.draft import clear_draft
from princeps.games.forum_trajanum.events import CRANE_CLEARED, HONOURED, LAPSED, PAID, TASK_FULFILLED
from princeps.games.forum_trajanum.forum import eagle_points, largest_group
from princeps.games.forum_trajanum.prestige import points_for_group, points_for_task
from princeps.games.forum_trajanum.state import (
    CITIZEN_ROWS,
    COIN,
    CORNERS,
    CRANE_OPEN,
    CRANE_REMOVED,
    CRANE_SCORED,
    DRAFT_PAID,
    HONORARY,
    HONOURS,
    LEARNED_REVEAL,
    LEARNED_TURN_OVER,
    NO_CARD,
    PAYING,
    SIDE,
    SOURCE_AREA,
    SOURCE_BUILDING_TASK,
    SOURCE_COLLECTING_TASK,
    SOURCE_COLONIA,
    SOURCE_CRANE,
    SOURCE_CRANE_BONUS,
    SOURCE_EAGLE,
    VACANT,
    Player,
    State,
)
from princeps.games.forum_trajanum.supply import resources_of, spend
from princeps.games.forum_trajanum.trajan_cards import building_fulfilments, collecting_fulfilments
from princeps.kernel.actions import Buffer
from princeps.kernel.bits import count_bits
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.knowledge import all_learn
from princeps.kernel.points import gain_points, points_of
from princeps.kernel.questions import ALWAYS_LEGAL, Refusal, Who
from princeps.kernel.rule import rule

# --- which rows to pay? (all seats at once, F19) ---------------------------------------------------------------------

PAY = ACTIONS.block("pay", subsets("123456"))  # citizens' rows


@rule
def occupied_rows(player: Player) -> int:
    mask = 0
    for row in range(CITIZEN_ROWS):
        if citizens_in(player, row) > 0:
            mask |= 1 << row
    return mask


@rule
def must_choose_payment(player: Player) -> bool:
    return occupied_rows(player) != 0 and player.resources[COIN] > 0


@rule
def legal_pay(state: State, p: int, out: Buffer) -> int:
    """Any set of occupied rows, active or not, at one coin each."""
    player = state.players[p]
    occupied = occupied_rows(player)
    n = 0
    for rows in range(1 << CITIZEN_ROWS):
        if rows & ~occupied == 0 and count_bits(rows) <= player.resources[COIN]:
            out[n] = PAY + rows
            n += 1
    return n


@rule
def apply_pay(state: State, log: Log, p: int, action: int) -> None:
    state.players[p].draft[DRAFT_PAID] = action - PAY


def why_not_pay(state: State, seat: int, rows: int) -> Refusal:
    player = state.players[seat]
    for row in range(CITIZEN_ROWS):
        if rows >> row & 1 and citizens_in(player, row) == 0:
            return Refusal("row-without-citizen", row=row_id(row))
    return Refusal("too-few-coins")


ASK_PAY = QUESTIONS.ask(
    "pay",
    stage=PAYING,
    who=Who.ALL_AT_ONCE,
    legal=legal_pay,
    apply=apply_pay,
    answers={PAY: why_not_pay},
)


@rule
def pay_citizens(state: State, log: Log) -> None:
    """Rows that were paid for are fully active until the next scoring; all others are inactive."""
    for p in range(state.seats):
        player = state.players[p]
        paid = max(0, int(player.draft[DRAFT_PAID]))
        spend(state, log, p, COIN, count_bits(paid))
        for row in range(CITIZEN_ROWS):
            if citizens_in(player, row) > 0:
                player.active[row] = paid >> row & 1
                note(log, PAID if player.active[row] else LAPSED, p, EVERYBODY, row, 0, 0)
        clear_draft(player)
    all_learn(state, LEARNED_REVEAL)


# --- 1. cranes -------------------------------------------------------------------------------------------------------


@rule
def crane_points(state: State, player: Player, corner: int) -> int:
    if player.crane[corner] != CRANE_OPEN:
        return 0
    return int(state.facts.crane_value[state.cycle]) * count_structures(player, int(player.crane_colour[corner]))


@rule
def score_cranes(state: State, log: Log, p: int) -> None:
    """Every crane without its tile scores once and is turned over (F20)."""
    player = state.players[p]
    for corner in range(CORNERS):
        if player.crane[corner] == CRANE_OPEN:
            gain_points(state, log, p, crane_points(state, player, corner), SOURCE_CRANE, corner)
            player.crane[corner] = CRANE_SCORED
            if state.option_crane_bonuses:
                crane_bonus(state, log, p, corner)


# --- 2. to 4. Colonia, Forum, Trajan card ----------------------------------------------------------------------------


@rule
def row_points(state: State, player: Player, row: int) -> int:
    """Different grey buildings in the street, times the value of the row."""
    seen = 0
    for column in range(SIDE):
        content = int(player.space[SIDE * row + column])
        if is_grey(content):
            seen |= 1 << content
    return count_bits(seen) * int(state.facts.row_value[active_in(player, row)])


@rule
def score_colonia(state: State, log: Log, p: int) -> None:
    for row in range(CITIZEN_ROWS):
        gain_points(state, log, p, row_points(state, state.players[p], row), SOURCE_COLONIA, row)


@rule
def score_forum(state: State, log: Log, p: int) -> None:
    gain_points(state, log, p, eagle_points(state, p), SOURCE_EAGLE, 0)
    group = largest_group(state, p)
    gain_points(state, log, p, points_for_group(state, state.players[p], group), SOURCE_AREA, group)


@rule
def score_trajan_card(state: State, log: Log, p: int) -> None:
    """Each fulfilment is worth the value above the Trajan head; no exchanges may be made for it now (F9)."""
    task = state.tasks[state.cycle]
    if task.card == NO_CARD:
        return
    player = state.players[p]
    value = points_for_task(state, player)
    built = building_fulfilments(player, task)
    collected = collecting_fulfilments(player, task)
    if built > 0:
        note(log, TASK_FULFILLED, p, EVERYBODY, 0, int(task.card), built)
        gain_points(state, log, p, value * built, SOURCE_BUILDING_TASK, built)
    if collected > 0:
        note(log, TASK_FULFILLED, p, EVERYBODY, 1, int(task.card), collected)
        gain_points(state, log, p, value * collected, SOURCE_COLLECTING_TASK, collected)


# --- the unverified crane bonuses of the reference manual (F27) ------------------------------------------------------

HONOUR_SHIP = ACTIONS.block("honour-envoy")
CLEAR = ACTIONS.block("clear", subsets("1234"))  # corners with a scored crane


@rule
def crane_bonus(state: State, log: Log, p: int, corner: int) -> None:
    """First and fourth crane: an honorary citizen. Second: points for built neighbours. Third: scored cranes may go."""
    player = state.players[p]
    scored = 0
    for other in range(CORNERS):
        if player.crane[other] == CRANE_SCORED or player.crane[other] == CRANE_REMOVED:
            scored += 1
    if scored == 2:
        gain_points(state, log, p, 2 * built_neighbours(player, corner), SOURCE_CRANE_BONUS, corner)
    elif scored == 3:
        player.clearing = 1
    else:
        player.honours += 1


@rule
def built_neighbours(player: Player, corner: int) -> int:
    count = 0
    for direction in range(DIRECTIONS):
        space = neighbour(CORNER_SPACES[corner], direction)
        if space >= 0 and is_built(int(player.space[space])):
            count += 1
    return count


@rule
def ask_honours(state: State) -> None:
    """Ask the next seat, clockwise from the start player, that still has a crane bonus to decide."""
    for i in range(state.seats):
        player = state.players[(state.start + i) % state.seats]
        if player.honours > 0:
            player.asked = ASK_HONOUR
            return
        if player.clearing:
            player.asked = ASK_CLEAR
            return


@rule
def legal_honour(state: State, p: int, out: Buffer) -> int:
    """An honorary citizen takes the first place of an empty row, or joins the envoys on the ship."""
    n = 0
    for row in range(CITIZEN_ROWS):
        if citizens_in(state.players[p], row) == 0:
            out[n] = ROW + row
            n += 1
    out[n] = HONOUR_SHIP
    return n + 1


@rule
def apply_honour(state: State, log: Log, p: int, action: int) -> None:
    player = state.players[p]
    player.honours -= 1
    if action == HONOUR_SHIP:
        player.ship += 1
        note(log, HONOURED, p, EVERYBODY, -1, 0, 0)
    else:
        note(log, HONOURED, p, EVERYBODY, action - ROW, 0, 0)
        place_citizen(state, log, p, action - ROW, HONORARY)
    all_learn(state, LEARNED_TURN_OVER)


def why_not_honour(state: State, seat: int, row: int) -> Refusal:
    return Refusal("row-not-empty")


ASK_HONOUR = QUESTIONS.ask(
    "honour",
    stage=HONOURS,
    who=Who.CHOSEN_SEAT,
    legal=legal_honour,
    apply=apply_honour,
    answers={ROW: why_not_honour, HONOUR_SHIP: ALWAYS_LEGAL},
)


@rule
def legal_clear(state: State, p: int, out: Buffer) -> int:
    """Any set of scored cranes."""
    n = 0
    for corners in range(1 << CORNERS):
        if corners & ~scored_corners(state.players[p]) == 0:
            out[n] = CLEAR + corners
            n += 1
    return n


@rule
def scored_corners(player: Player) -> int:
    mask = 0
    for corner in range(CORNERS):
        if player.crane[corner] == CRANE_SCORED:
            mask |= 1 << corner
    return mask


@rule
def apply_clear(state: State, log: Log, p: int, action: int) -> None:
    """Removing a crane makes room to build."""
    player = state.players[p]
    player.clearing = 0
    for corner in range(CORNERS):
        if (action - CLEAR) >> corner & 1:
            player.crane[corner] = CRANE_REMOVED
            player.space[CORNER_SPACES[corner]] = VACANT
            note(log, CRANE_CLEARED, p, EVERYBODY, 0, corner, 0)
    all_learn(state, LEARNED_TURN_OVER)


def why_not_clear(state: State, seat: int, corners: int) -> Refusal:
    crane = state.players[seat].crane
    wrong = [corner for corner in range(CORNERS) if corners >> corner & 1 and crane[corner] != CRANE_SCORED]
    return Refusal("no-scored-crane", corner=corner_id(wrong[0]))


ASK_CLEAR = QUESTIONS.ask(
    "clear",
    stage=HONOURS,
    who=Who.CHOSEN_SEAT,
    legal=legal_clear,
    apply=apply_clear,
    answers={CLEAR: why_not_clear},
)


# --- the end of the game ---------------------------------------------------------------------------------------------


@rule
def standing(state: State, p: int) -> int:
    """Points, then active citizens, then resources left (F25), as one number to compare."""
    player = state.players[p]
    return (points_of(player) * 1000 + active_citizens(player)) * 1000 + resources_of(player)
