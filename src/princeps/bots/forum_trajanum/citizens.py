"""Citizens: where they have settled, which are active, and what they did in this turn."""

from princeps.bots.forum_trajanum.noted import citizens_settled, coins_left, is_row_active
from princeps.bots.judge import Numbers
from princeps.bots.writing import per, put
from princeps.games.forum_trajanum.actions import ROW_NAMES
from princeps.games.forum_trajanum.citizens import ROWS_OF_A_CLASS
from princeps.games.forum_trajanum.state import CITIZEN_ROWS, PLACES, State
from princeps.kernel.bits import count_bits
from princeps.kernel.rule import rule

CITIZEN_NAMES = (
    *per(ROW_NAMES, "settled", "full", "active"),
    *("active-citizens", "occupied-rows", "coins-for-rows", "active-classes", "honours", "clearing"),
    *("merchant-used", "hires-used"),
)


@rule
def citizen_features(state: State, p: int, out: Numbers, n: int) -> int:
    player = state.players[p]
    active, rows, classes = 0, 0, 0
    for row in range(CITIZEN_ROWS):
        citizens = citizens_settled(state, p, row)
        is_active = citizens > 0 and is_row_active(state, p, row)
        n = put(out, n, citizens > 0)
        n = put(out, n, citizens == PLACES)
        n = put(out, n, is_active)
        if citizens > 0:
            rows += 1
        if is_active:
            active += citizens
            classes |= 1 << row // ROWS_OF_A_CLASS
    n = put(out, n, active / 6)
    n = put(out, n, rows / 6)
    n = put(out, n, min(rows, coins_left(state, p)) / 6)
    n = put(out, n, count_bits(classes) / 3)
    n = put(out, n, player.honours / 2)
    n = put(out, n, player.clearing)
    n = put(out, n, player.merchant if state.turn == p else 0)
    return put(out, n, (player.craftsman[0] + player.craftsman[1]) / 3 if state.turn == p else 0)
