"""Construction: workers, the sites within their reach, and sets of buildings."""

from princeps.bots.judge import Numbers
from princeps.bots.writing import named, put, put_zeros
from princeps.games.trajan.actions import BUILDING_NAMES
from princeps.games.trajan.quarter import workers_on_sites
from princeps.games.trajan.state import (
    BUILDING_TYPES,
    BUILDINGS_OF_A_TYPE,
    NO_TILE,
    SITE_COLUMNS,
    SITES,
    WILD_CONSTRUCTION,
    Player,
    State,
)
from princeps.kernel.rule import rule

FIRST_COLUMN = sum(1 << site for site in range(0, SITES, SITE_COLUMNS))
LAST_COLUMN = FIRST_COLUMN << (SITE_COLUMNS - 1)
ALL_SITES = (1 << SITES) - 1

CONSTRUCTION_NAMES = (
    "workers",
    "on-sites",
    *named("buildings", BUILDING_NAMES),
    *named("building-in-reach", BUILDING_NAMES),
    *named("buildings-left", BUILDING_NAMES),
    "next-of-set",
)


@rule
def construction_features(state: State, p: int, out: Numbers, n: int) -> int:
    """Workers, sets, and the best tile of each type that one worker can reach."""
    player = state.players[p]
    n = put(out, n, player.workers / 3.0)
    n = put(out, n, workers_on_sites(state, p) / 5.0)
    sites = sites_in_reach(state, p)
    put_zeros(out, n, 3 * BUILDING_TYPES)
    for kind in range(BUILDING_TYPES):
        out[n + kind] = player.buildings[kind] / 2.0
    n += BUILDING_TYPES
    for site in range(SITES):
        tile = int(state.site_tile[site])
        if tile != NO_TILE:
            kind = tile // BUILDINGS_OF_A_TYPE
            out[n + BUILDING_TYPES + kind] += 0.25
            if sites >> site & 1:
                points = state.facts.building_points[tile % BUILDINGS_OF_A_TYPE] / 5.0
                out[n + kind] = max(float(out[n + kind]), points)
    return put(out, n + 2 * BUILDING_TYPES, points_for_next_of_set(state, player, sites) / 10.0)


@rule
def points_for_next_of_set(state: State, player: Player, sites: int) -> int:
    """What one more building within reach would add to the best set, with wild tiles."""
    best = 0
    for site in range(SITES):
        tile = int(state.site_tile[site])
        if tile != NO_TILE and sites >> site & 1:
            owned = int(player.buildings[tile // BUILDINGS_OF_A_TYPE]) + int(player.tiles[WILD_CONSTRUCTION])
            if owned < BUILDINGS_OF_A_TYPE:
                best = max(best, int(state.facts.set_points[owned + 1]) - int(state.facts.set_points[owned]))
    return best


@rule
def sites_in_reach(state: State, p: int) -> int:
    """Bit mask of the sites that a worker may go to: any for the first one, then those next to the seat's own."""
    own = 0
    for site in range(SITES):
        own |= (int(state.site_worker[site]) >> p & 1) << site
    if own == 0:
        return ALL_SITES
    across = (own & ~LAST_COLUMN) << 1 | (own & ~FIRST_COLUMN) >> 1
    return (across | own << SITE_COLUMNS | own >> SITE_COLUMNS) & ALL_SITES & ~own


@rule
def best_building(state: State, p: int) -> float:
    """Points of the best tile that an available worker can reach, including its free action and its place in a set."""
    player = state.players[p]
    best = 0.0
    if player.workers == 0:
        return best
    sites = sites_in_reach(state, p)
    for site in range(SITES):
        tile = int(state.site_tile[site])
        if tile != NO_TILE and sites >> site & 1:
            owned = int(player.buildings[tile // BUILDINGS_OF_A_TYPE])
            points = float(state.facts.building_points[tile % BUILDINGS_OF_A_TYPE])
            best = max(best, points + (3.0 if owned == 0 else 3.0 * (owned - 1)))
    return best
