"""The military action: recruiting, the leader's march, and legionnaires in provinces. Owns `leader` and `legion`."""

from princeps.games.trajan.actions import ACTIONS, PROVINCE_NAMES, province_id
from princeps.games.trajan.events import CONQUERED, MARCHED
from princeps.games.trajan.forum import FROM_PROVINCE, gain_tile
from princeps.games.trajan.state import CAMP, NO_TILE, PROVINCES, SOURCE_PROVINCE, State
from princeps.games.trajan.trajan_tiles import TO_MILITARY, deploy
from princeps.kernel.actions import Buffer
from princeps.kernel.bits import count_bits
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.points import gain_points
from princeps.kernel.questions import Refusal
from princeps.kernel.rule import rule

RECRUIT = ACTIONS.block("recruit")
MARCH = ACTIONS.block("march", PROVINCE_NAMES)
CONQUER = ACTIONS.block("conquer")


@rule
def legal_military(state: State, p: int, out: Buffer) -> int:
    """A token to the camp, the leader to a neighbouring province, or a legionnaire to the leader (T12)."""
    player = state.players[p]
    n = 0
    if player.supply > 0:
        out[n] = RECRUIT
        n += 1
    for province in range(PROVINCES):
        if state.facts.border[player.leader, province]:
            out[n] = MARCH + province
            n += 1
    if player.legionnaires > 0 and player.leader != CAMP and not state.legion[player.leader] >> p & 1:
        out[n] = CONQUER
        n += 1
    return n


@rule
def apply_military(state: State, log: Log, p: int, action: int) -> None:
    if action == RECRUIT:
        deploy(state, log, p, TO_MILITARY, 1)
    elif action == CONQUER:
        conquer(state, log, p)
    else:
        march(state, log, p, action - MARCH)


def why_not_recruit(state: State, seat: int) -> Refusal:
    return Refusal("no-token")


def why_not_march(state: State, seat: int, province: int) -> Refusal:
    return Refusal("not-adjacent", province=province_id(province))


def why_not_conquer(state: State, seat: int) -> Refusal:
    leader = int(state.players[seat].leader)
    if leader == CAMP:
        return Refusal("leader-in-camp")
    if state.legion[leader] >> seat & 1:
        return Refusal("already-there", province=province_id(leader))
    return Refusal("no-legionnaire")


@rule
def march(state: State, log: Log, p: int, province: int) -> None:
    """The leader takes the tile that lies in the province."""
    state.players[p].leader = province
    note(log, MARCHED, p, EVERYBODY, 0, province, 0)
    kind = int(state.province[province])
    if kind != NO_TILE:
        state.province[province] = NO_TILE
        gain_tile(state, log, p, kind, FROM_PROVINCE)


@rule
def province_points(state: State, province: int) -> int:
    """Reduced for every rival legionnaire, but never below zero."""
    others = count_bits(int(state.legion[province]))
    return max(0, int(state.facts.province_points[province]) - others * int(state.facts.foreign_legionnaire))


@rule
def conquer(state: State, log: Log, p: int) -> None:
    """Straight from the camp to the leader's province; a player has at most one legionnaire in each."""
    player = state.players[p]
    province = int(player.leader)
    points = province_points(state, province)
    player.legionnaires -= 1
    state.legion[province] |= 1 << p
    note(log, CONQUERED, p, EVERYBODY, 0, province, 0)
    gain_points(state, log, p, points, SOURCE_PROVINCE, province)
