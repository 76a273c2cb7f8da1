"""The construction action: workers, sites, building tiles and their free actions. Owns `site_tile`, `site_worker`."""

from princeps.games.trajan.actions import ACTIONS, QUESTIONS, SITE_NAMES
from princeps.games.trajan.events import BUILT
from princeps.games.trajan.state import (
    BUILDINGS_OF_A_TYPE,
    NO_TILE,
    NOTHING,
    SITE_COLUMNS,
    SITE_ROWS,
    SITES,
    SOURCE_BUILDING,
    State,
)
from princeps.games.trajan.trajan_tiles import TO_CONSTRUCTION, deploy
from princeps.kernel.actions import Buffer
from princeps.kernel.agenda import push
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.points import gain_points
from princeps.kernel.questions import Refusal
from princeps.kernel.rule import rule

ASK_ACTION = QUESTIONS.number("action")  # declared in `turn.py`, where all actions come together

HIRE = ACTIONS.block("hire")
BUILD = ACTIONS.block("build", SITE_NAMES)


@rule
def has_worker_at(state: State, p: int, site: int) -> bool:
    return bool(state.site_worker[site] >> p & 1)


@rule
def is_next_to_worker(state: State, p: int, site: int) -> bool:
    row, column = site // SITE_COLUMNS, site % SITE_COLUMNS
    return (
        (row > 0 and has_worker_at(state, p, site - SITE_COLUMNS))
        or (row < SITE_ROWS - 1 and has_worker_at(state, p, site + SITE_COLUMNS))
        or (column > 0 and has_worker_at(state, p, site - 1))
        or (column < SITE_COLUMNS - 1 and has_worker_at(state, p, site + 1))
    )


@rule
def has_any_worker(state: State, p: int) -> bool:
    for site in range(SITES):
        if has_worker_at(state, p, site):
            return True
    return False


@rule
def legal_construction(state: State, p: int, out: Buffer) -> int:
    """A token to the worker camp, or a worker to a site: the first anywhere, later ones beside their own (T13)."""
    player = state.players[p]
    n = 0
    if player.supply > 0:
        out[n] = HIRE
        n += 1
    if player.workers > 0:
        anywhere = not has_any_worker(state, p)
        for site in range(SITES):
            if not has_worker_at(state, p, site) and (anywhere or is_next_to_worker(state, p, site)):
                out[n] = BUILD + site
                n += 1
    return n


@rule
def apply_construction(state: State, log: Log, p: int, action: int) -> None:
    if action == HIRE:
        deploy(state, log, p, TO_CONSTRUCTION, 1)
    else:
        build(state, log, p, action - BUILD)


def why_not_hire(state: State, seat: int) -> Refusal:
    return Refusal("no-token")


def why_not_build(state: State, seat: int, site: int) -> Refusal:
    if has_worker_at(state, seat, site):
        return Refusal("own-site", site=SITE_NAMES[site])
    if state.players[seat].workers == 0:
        return Refusal("no-worker")
    return Refusal("site-not-adjacent", site=SITE_NAMES[site])


@rule
def build(state: State, log: Log, p: int, site: int) -> None:
    """The first tile of each type grants its action at once."""
    player = state.players[p]
    tile = int(state.site_tile[site])
    player.workers -= 1
    state.site_worker[site] |= 1 << p
    note(log, BUILT, p, EVERYBODY, tile, site, 0)
    if tile == NO_TILE:
        return
    state.site_tile[site] = NO_TILE
    kind = tile // BUILDINGS_OF_A_TYPE
    player.buildings[kind] += 1
    gain_points(state, log, p, int(state.facts.building_points[tile % BUILDINGS_OF_A_TYPE]), SOURCE_BUILDING, site)
    if player.buildings[kind] == 1 and state.facts.building_action[kind] != NOTHING:
        push(state, ASK_ACTION, int(state.facts.building_action[kind]), 1)
