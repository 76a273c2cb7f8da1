"""Military: the leader, the legionnaires, and the provinces within their reach."""

from princeps.bots.judge import Numbers
from princeps.bots.trajan.forum import best_tile_among
from princeps.bots.writing import put
from princeps.games.trajan.military import province_points
from princeps.games.trajan.quarter import legionnaires_in_provinces
from princeps.games.trajan.state import CAMP, NO_TILE, PROVINCES, Player, State
from princeps.kernel.rule import rule

MILITARY_NAMES = (
    "legionnaires",
    "supply",
    "in-provinces",
    "leader-in-camp",
    "points-here",
    "points-beside",
    "points-two-steps-away",
    "tiles-beside",
    "best-tile-beside",
    "tiles-in-provinces",
)


@rule
def military_features(state: State, p: int, out: Numbers, n: int) -> int:
    player = state.players[p]
    beside = provinces_beside(state, 1 << int(player.leader))
    beyond = provinces_beside(state, beside)
    tiles, tiles_beside = 0, 0
    for province in range(PROVINCES):
        if state.province[province] != NO_TILE:
            tiles += 1
            tiles_beside += beside >> province & 1
    n = put(out, n, player.legionnaires / 3.0)
    n = put(out, n, player.supply / 10.0)
    n = put(out, n, legionnaires_in_provinces(state, p) / 4.0)
    n = put(out, n, 1.0 if player.leader == CAMP else 0.0)
    n = put(out, n, points_at_leader(state, p) / 10.0)
    n = put(out, n, best_province(state, p, beside) / 10.0)
    n = put(out, n, best_province(state, p, beyond) / 10.0)
    n = put(out, n, tiles_beside / 4.0)
    n = put(out, n, best_tile_among(state, player, kinds_beside_leader(state, player)) / 6.0)
    return put(out, n, tiles / 10.0)


@rule
def points_at_leader(state: State, p: int) -> int:
    """What a legionnaire brings now."""
    player = state.players[p]
    if player.leader == CAMP or player.legionnaires == 0:
        return 0
    return points_in(state, p, int(player.leader))


@rule
def points_in(state: State, p: int, province: int) -> int:
    return 0 if state.legion[province] >> p & 1 else province_points(state, province)


@rule
def provinces_beside(state: State, places: int) -> int:
    """Bit mask of all provinces that border on one of a bit mask of places."""
    mask = 0
    for place in range(PROVINCES + 1):
        if places >> place & 1:
            for province in range(PROVINCES):
                mask |= int(state.facts.border[place, province]) << province
    return mask


@rule
def best_province(state: State, p: int, provinces: int) -> int:
    best = 0
    for province in range(PROVINCES):
        if provinces >> province & 1:
            best = max(best, points_in(state, p, province))
    return best


@rule
def kinds_beside_leader(state: State, player: Player) -> int:
    """Bit mask of the kinds of tile that the leader could take."""
    mask = 0
    for province in range(PROVINCES):
        if state.facts.border[player.leader, province] and state.province[province] != NO_TILE:
            mask |= 1 << int(state.province[province])
    return mask
