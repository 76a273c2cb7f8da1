"""The forum: the tiles owned and those on offer."""

from princeps.bots.judge import Numbers
from princeps.bots.trajan.demands import unmet_demands, wanted
from princeps.bots.writing import named, put, put_zeros
from princeps.games.trajan.actions import FORUM_TILE_NAMES
from princeps.games.trajan.state import (
    EXTRA_ACTION,
    FORUM_KINDS,
    FORUM_SPACES,
    NO_TILE,
    SENATE_TILE,
    WILD_DEMAND,
    Player,
    State,
)
from princeps.kernel.rule import rule

FORUM_NAMES = (
    *named("own", FORUM_TILE_NAMES[WILD_DEMAND:]),
    *named("on-offer", FORUM_TILE_NAMES[:EXTRA_ACTION]),
    "forum-tiles-left",
)


@rule
def forum_features(state: State, p: int, out: Numbers, n: int) -> int:
    """The seat's wild and extra action tiles, and what is in the forum."""
    player = state.players[p]
    for kind in range(WILD_DEMAND, FORUM_KINDS):
        n = put(out, n, player.tiles[kind] / 2.0)
    end = put_zeros(out, n, EXTRA_ACTION)
    left = 0
    for space in range(FORUM_SPACES):
        kind = int(state.forum[space])
        if kind != NO_TILE:
            left += 1
            if kind < EXTRA_ACTION:
                out[n + kind] += 0.5
    return put(out, end, left / 10.0)


@rule
def best_tile_among(state: State, player: Player, kinds: int) -> float:
    """What the best of some kinds of forum tile, given as a bit mask, is worth."""
    unmet = unmet_demands(state, player)
    best = 0.0
    for kind in range(FORUM_KINDS):
        if kinds >> kind & 1:
            best = max(best, worth_of_kind(state, player, kind, unmet))
    return best


@rule
def worth_of_kind(state: State, player: Player, kind: int, unmet: int) -> float:
    """A guess in points: what the tile saves in this quarter, or may bring later."""
    if kind < SENATE_TILE or kind == WILD_DEMAND:
        is_lacking = kind == WILD_DEMAND or wanted(state, player, kind) > player.tiles[kind]
        if unmet > 0 and is_lacking:
            return float(state.facts.penalty[unmet] - state.facts.penalty[unmet - 1])
        return 3.0 if is_lacking else 2.0
    if kind < WILD_DEMAND:
        return 0.6 * int(state.facts.votes[kind - SENATE_TILE])
    if kind < EXTRA_ACTION:
        return 4.0
    return 2.0 + 3.0 * int(player.plus_two[kind - EXTRA_ACTION])
