"""The action circle: which actions the next turn can reach, and what they bring."""

from princeps.bots.judge import Numbers
from princeps.bots.trajan.construction import best_building
from princeps.bots.trajan.forum import best_tile_among
from princeps.bots.trajan.military import kinds_beside_leader, points_at_leader
from princeps.bots.trajan.seaport import best_shipment
from princeps.bots.trajan.senate import points_of_next_step
from princeps.bots.trajan.trajan_tiles import best_open_tile
from princeps.bots.trajan.trays import markers_at, markers_by_tray
from princeps.bots.writing import named, put, put_zeros
from princeps.games.trajan.actions import ACTION_NAMES
from princeps.games.trajan.forum import kinds_on_offer
from princeps.games.trajan.state import ACTIONS_OF_CIRCLE, CONSTRUCTION, FORUM, MILITARY, SEAPORT, SENATE, TRAJAN, State
from princeps.kernel.rule import rule

CIRCLE_NAMES = (
    *named("markers", ACTION_NAMES),
    *named("reached-by", ACTION_NAMES),
    "largest-tray",
    "empty-trays",
    "actions-in-reach",
    *named("gain", ACTION_NAMES),
    *named("gain-in-reach", ACTION_NAMES),
    "best-gain-in-reach",
)


@rule
def circle_features(state: State, p: int, out: Numbers, n: int) -> int:
    """Where the markers are once all are sown, and so what the next turn could do and what that would bring."""
    counts = markers_by_tray(state, p)
    reached = n + ACTIONS_OF_CIRCLE
    rest = put_zeros(out, reached, ACTIONS_OF_CIRCLE)
    largest, empty, in_reach = 0, 0, 0
    for tray in range(ACTIONS_OF_CIRCLE):
        count = markers_at(counts, tray)
        out[n + tray] = count / 4.0
        largest = max(largest, count)
        if count == 0:
            empty += 1
        else:
            out[reached + (tray + count) % ACTIONS_OF_CIRCLE] += 0.5
    for action in range(ACTIONS_OF_CIRCLE):
        if out[reached + action] > 0.0:
            in_reach += 1
    n = put(out, rest, largest / 6.0)
    n = put(out, n, empty / 6.0)
    n = put(out, n, in_reach / 6.0)
    return put_gains(state, p, out, n, reached)


@rule
def put_gains(state: State, p: int, out: Numbers, n: int, reached: int) -> int:
    best = 0.0
    for action in range(ACTIONS_OF_CIRCLE):
        gain = gain_of(state, p, action)
        out[n + action] = gain / 10.0
        out[n + ACTIONS_OF_CIRCLE + action] = 0.0
        if out[reached + action] > 0.0:
            out[n + ACTIONS_OF_CIRCLE + action] = gain / 10.0
            best = max(best, gain)
    return put(out, n + 2 * ACTIONS_OF_CIRCLE, best / 10.0)


@rule
def gain_of(state: State, p: int, action: int) -> float:
    """Roughly what an action is worth now."""
    player = state.players[p]
    if action == SEAPORT:
        return float(best_shipment(state, player))
    if action == FORUM:
        return best_tile_among(state, player, kinds_on_offer(state))
    if action == MILITARY:
        return max(
            float(points_at_leader(state, p)), best_tile_among(state, player, kinds_beside_leader(state, player))
        )
    if action == SENATE:
        return float(points_of_next_step(state, player))
    if action == CONSTRUCTION:
        return best_building(state, p)
    if action == TRAJAN:
        return best_open_tile(state, player)
    return 0.0
