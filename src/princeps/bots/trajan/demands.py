"""The people's demands: what they want, what could meet them, and what the rest would cost."""

from princeps.bots.judge import Numbers
from princeps.bots.writing import named, put
from princeps.games.trajan.actions import DEMAND_NAMES
from princeps.games.trajan.quarter import open_demands, voiced
from princeps.games.trajan.state import DEMANDS, DEMANDS_A_QUARTER, ELECTION, WILD_DEMAND, Player, State
from princeps.kernel.rule import rule

DEMAND_FEATURE_NAMES = (
    *named("voiced", DEMAND_NAMES),
    *named("lacking", DEMAND_NAMES),
    *named("spare", DEMAND_NAMES),
    *named("kept", DEMAND_NAMES),
    *named("chance-of", DEMAND_NAMES),
    "demands-to-come",
    "unmet",
    "penalty",
    "promised-wilds",
)


@rule
def demand_features(state: State, p: int, out: Numbers, n: int) -> int:
    """What the people want, what could meet it, and what the rest would cost now."""
    player = state.players[p]
    hidden, promised = 0, 0
    for demand in range(DEMANDS):
        hidden += int(state.demand_left[demand])
        promised += max(0, int(player.draft[demand]))
    for demand in range(DEMANDS):
        balance = int(player.tiles[demand]) - wanted(state, player, demand)
        out[n + demand] = voiced(state, demand) / 3.0 if demands_count(state) else 0.0
        out[n + DEMANDS + demand] = max(0, -balance) / 2.0
        out[n + 2 * DEMANDS + demand] = max(0, balance) / 2.0
        out[n + 3 * DEMANDS + demand] = player.kept[demand] / 2.0
        out[n + 4 * DEMANDS + demand] = state.demand_left[demand] / max(1.0, float(hidden))
    unmet = unmet_demands(state, player)
    n = put(out, n + 5 * DEMANDS, max(0, DEMANDS_A_QUARTER - int(state.round_of_quarter)) / 3.0)
    n = put(out, n, unmet / 3.0)
    n = put(out, n, state.facts.penalty[unmet] / 15.0)
    return put(out, n, promised / 2.0)


@rule
def demands_count(state: State) -> bool:
    """After the demands have been met, the tiles stay until the next quarter, but no longer matter."""
    return bool(state.stage < ELECTION)


@rule
def wanted(state: State, player: Player, demand: int) -> int:
    return open_demands(state, player, demand) if demands_count(state) else 0


@rule
def unmet_demands(state: State, player: Player) -> int:
    """Those met neither by icons nor by wild tiles."""
    unmet = -int(player.tiles[WILD_DEMAND])
    for demand in range(DEMANDS):
        unmet += max(0, wanted(state, player, demand) - int(player.tiles[demand]))
    return max(0, unmet)
