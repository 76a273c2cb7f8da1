"""What a seat has decided in a simultaneous stage counts as done: tiles have left the grid, rows are paid or lapse."""

from princeps.games.forum_trajanum.citizens import citizens_in
from princeps.games.forum_trajanum.colonia import CORNER_SPACES
from princeps.games.forum_trajanum.state import (
    CARDS_A_ROUND,
    CITIZEN_ROWS,
    COIN,
    CORNERS,
    CRANE_COVERED,
    DRAFT_EXTRA_CORNER,
    DRAFT_EXTRA_ROW,
    DRAFT_PAID,
    DRAFT_ROW,
    DRAFT_SPACE,
    HANDICAP,
    PAYING,
    SETTING_UP,
    TAKING,
    State,
)
from princeps.kernel.bits import count_bits
from princeps.kernel.rule import rule


@rule
def leaving(state: State, p: int) -> tuple[int, int]:
    """The spaces whose tile the seat has chosen to take, and those among them where a crane stands."""
    draft = state.players[p].draft
    taken = 0
    if state.stage == TAKING:
        for card in range(CARDS_A_ROUND):
            if draft[DRAFT_SPACE + card] >= 0:
                taken |= 1 << int(draft[DRAFT_SPACE + card])
    elif state.stage == HANDICAP and draft[DRAFT_EXTRA_CORNER] >= 0:
        taken = 1 << CORNER_SPACES[draft[DRAFT_EXTRA_CORNER]]
    cranes = 0
    for corner in range(CORNERS):
        if state.players[p].crane[corner] == CRANE_COVERED:
            cranes |= 1 << CORNER_SPACES[corner]
    return taken, taken & cranes


@rule
def citizens_settled(state: State, p: int, row: int) -> int:
    player = state.players[p]
    coming = 0
    if (state.stage == SETTING_UP and player.draft[DRAFT_ROW] == row) or (
        state.stage == HANDICAP and player.draft[DRAFT_EXTRA_CORNER] >= 0 and player.draft[DRAFT_EXTRA_ROW] == row
    ):
        coming = 1
    return citizens_in(player, row) + coming


@rule
def has_paid(state: State, p: int) -> bool:
    return bool(state.stage == PAYING and state.players[p].draft[DRAFT_PAID] >= 0)


@rule
def is_row_active(state: State, p: int, row: int) -> bool:
    player = state.players[p]
    if has_paid(state, p):
        return bool(player.draft[DRAFT_PAID] >> row & 1)
    return bool(player.active[row]) or citizens_settled(state, p, row) > citizens_in(player, row)


@rule
def coins_left(state: State, p: int) -> int:
    player = state.players[p]
    paid = count_bits(int(player.draft[DRAFT_PAID])) if has_paid(state, p) else 0
    return int(player.resources[COIN]) - paid


@rule
def citizens_active(state: State, p: int) -> int:
    count = 0
    for row in range(CITIZEN_ROWS):
        if is_row_active(state, p, row):
            count += citizens_settled(state, p, row)
    return count
