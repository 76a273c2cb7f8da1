"""The rules as the kernel sees them: what is legal, what an answer does. Each question has a chapter of its own."""

from princeps.games.forum_trajanum.box import Box
from princeps.games.forum_trajanum.building import (
    apply_build,
    apply_order,
    apply_site,
    legal_build,
    legal_order,
    legal_site,
)
from princeps.games.forum_trajanum.citizens import apply_resource, apply_row, legal_resource, legal_rows
from princeps.games.forum_trajanum.course import advance
from princeps.games.forum_trajanum.draft import (
    apply_pass,
    apply_reclaim,
    apply_take,
    legal_pass,
    legal_reclaim,
    legal_take,
)
from princeps.games.forum_trajanum.forum import apply_bonus, apply_envoy, legal_bonus, legal_envoy
from princeps.games.forum_trajanum.scoring import (
    apply_clear,
    apply_honour,
    apply_pay,
    legal_clear,
    legal_honour,
    legal_pay,
)
from princeps.games.forum_trajanum.setup import (
    apply_corners,
    apply_crane,
    apply_first_row,
    apply_handicap_corner,
    apply_handicap_row,
    legal_corners,
    legal_crane,
    legal_handicap_corner,
    legal_handicap_row,
    set_table,
)
from princeps.games.forum_trajanum.state import (
    ASK_BENEFIT,
    ASK_BONUS,
    ASK_BUILD,
    ASK_CLEAR,
    ASK_CORNERS,
    ASK_CRANE,
    ASK_DRAW,
    ASK_ENVOY,
    ASK_FIRST_ROW,
    ASK_HANDICAP_CORNER,
    ASK_HANDICAP_ROW,
    ASK_HONOUR,
    ASK_NOTHING,
    ASK_ORDER,
    ASK_PASS,
    ASK_PAY,
    ASK_RECLAIM,
    ASK_RESOURCE,
    ASK_ROW,
    ASK_SITE,
    ASK_TAKE,
    ASK_USE,
    OVER,
    ROUNDS,
    State,
)
from princeps.games.forum_trajanum.tiles import apply_use, legal_use
from princeps.games.forum_trajanum.tracks import apply_benefit, apply_draw, legal_benefit, legal_draw
from princeps.kernel.actions import Buffer
from princeps.kernel.agenda import top
from princeps.kernel.events import Log
from princeps.kernel.rule import rule


@rule
def deal(state: State, log: Log, box: Box, seed: int) -> None:
    """A new game, up to the first decision."""
    set_table(state, box, seed)
    advance(state, log)


@rule
def legal(state: State, p: int, out: Buffer) -> int:
    """Write the seat's legal answers into `out` and return how many there are."""
    asked = state.players[p].asked
    if asked == ASK_NOTHING:
        return 0
    if asked <= ASK_RECLAIM or asked >= ASK_PAY:
        return legal_out_of_turn(state, p, out)
    if asked == ASK_USE:
        return legal_use(state, p, out)
    if asked == ASK_ROW:
        return legal_rows(state.players[p], int(top(state).what), out)
    if asked == ASK_RESOURCE:
        return legal_resource(state, out)
    if asked == ASK_BONUS:
        return legal_bonus(state, p, out)
    if asked == ASK_ENVOY:
        return legal_envoy(state, p, out)
    if asked == ASK_BUILD:
        return legal_build(state, p, out)
    if asked == ASK_SITE:
        return legal_site(state, p, out)
    if asked == ASK_ORDER:
        return legal_order(out)
    if asked == ASK_BENEFIT:
        return legal_benefit(state, p, out)
    return legal_draw(state, p, out)


@rule
def legal_out_of_turn(state: State, p: int, out: Buffer) -> int:
    player = state.players[p]
    asked = player.asked
    if asked == ASK_CRANE:
        return legal_crane(player, out)
    if asked == ASK_FIRST_ROW:
        return legal_rows(player, int(player.drawn), out)
    if asked == ASK_CORNERS:
        return legal_corners(out)
    if asked == ASK_HANDICAP_CORNER:
        return legal_handicap_corner(player, out)
    if asked == ASK_HANDICAP_ROW:
        return legal_handicap_row(state, p, out)
    if asked == ASK_TAKE:
        return legal_take(state, p, out)
    if asked == ASK_PASS:
        return legal_pass(out)
    if asked == ASK_RECLAIM:
        return legal_reclaim(state, p, out)
    if asked == ASK_PAY:
        return legal_pay(state, p, out)
    if asked == ASK_HONOUR:
        return legal_honour(state, p, out)
    return legal_clear(state, p, out)


@rule
def apply(state: State, log: Log, p: int, action: int) -> None:
    """Do what a legal answer says, and everything that follows from it."""
    answer(state, log, p, action)
    advance(state, log)


@rule
def answer(state: State, log: Log, p: int, action: int) -> None:
    asked = state.players[p].asked
    if asked <= ASK_RECLAIM or asked >= ASK_PAY:
        answer_out_of_turn(state, log, p, action)
        return
    state.players[p].asked = ASK_NOTHING
    if asked == ASK_USE:
        apply_use(state, log, p, action)
    elif asked == ASK_ROW:
        apply_row(state, log, p, action)
    elif asked == ASK_RESOURCE:
        apply_resource(state, log, p, action)
    elif asked == ASK_BONUS:
        apply_bonus(state, log, p, action)
    elif asked == ASK_ENVOY:
        apply_envoy(state, log, p, action)
    elif asked == ASK_BUILD:
        apply_build(state, log, p, action)
    elif asked == ASK_SITE:
        apply_site(state, log, p, action)
    elif asked == ASK_ORDER:
        apply_order(state, action)
    elif asked == ASK_BENEFIT:
        apply_benefit(state, log, p, action)
    elif asked == ASK_DRAW:
        apply_draw(state, log, p, action)


@rule
def answer_out_of_turn(state: State, log: Log, p: int, action: int) -> None:
    asked = state.players[p].asked
    state.players[p].asked = ASK_NOTHING
    if asked == ASK_CRANE:
        apply_crane(state, p, action)
    elif asked == ASK_FIRST_ROW:
        apply_first_row(state, p, action)
    elif asked == ASK_CORNERS:
        apply_corners(state, p, action)
    elif asked == ASK_HANDICAP_CORNER:
        apply_handicap_corner(state, p, action)
    elif asked == ASK_HANDICAP_ROW:
        apply_handicap_row(state, p, action)
    elif asked == ASK_TAKE:
        apply_take(state, log, p, action)
    elif asked == ASK_PASS:
        apply_pass(state, p, action)
    elif asked == ASK_RECLAIM:
        apply_reclaim(state, p, action)
    elif asked == ASK_PAY:
        apply_pay(state, p, action)
    elif asked == ASK_HONOUR:
        apply_honour(state, log, p, action)
    elif asked == ASK_CLEAR:
        apply_clear(state, log, p, action)


@rule
def rounds(state: State) -> int:
    """Rounds completed, of twelve; after the last of a cycle the count of the cycle's rounds is full."""
    return ROUNDS * int(state.cycle) + int(state.round_of_cycle)


@rule
def is_over(state: State) -> bool:
    return state.stage == OVER
