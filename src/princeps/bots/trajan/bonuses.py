"""Bonus tiles: which are owned, and what they bring or would bring."""

from princeps.bots.judge import Numbers
from princeps.bots.writing import named, put_zeros
from princeps.games.trajan.actions import DEMAND_NAMES
from princeps.games.trajan.quarter import counted_by_bonus, points_for_bonus
from princeps.games.trajan.state import (
    BONUS_COMMODITIES,
    BONUS_DEMAND,
    BONUS_TILES,
    BONUS_WORKERS,
    BONUS_YELLOW,
    NOT_OWNED,
    NOTHING,
    YELLOW,
    Player,
    State,
)
from princeps.kernel.rule import rule

BONUS_KINDS = 5
BONUS_OWNED = BONUS_TILES - BONUS_COMMODITIES + 1  # those for commodities count as one
BONUS_NAMES = (
    *named("own-bonus", ("commodities", *DEMAND_NAMES, "workers", "legionnaires", "yellow-tiles")),
    *named("bonus-points", ("commodities", "demands", "workers", "legionnaires", "yellow-tiles")),
)


@rule
def bonus_features(state: State, p: int, out: Numbers, n: int) -> int:
    """Which bonus tiles there are, and what they bring as things stand."""
    player = state.players[p]
    end = put_zeros(out, n, BONUS_OWNED + BONUS_KINDS)
    for tile in range(BONUS_TILES):
        if player.bonus[tile] != NOT_OWNED:
            out[n + max(0, tile - BONUS_COMMODITIES + 1)] += 1.0 if player.bonus[tile] == YELLOW else 0.6
            out[n + BONUS_OWNED + kind_of_bonus(tile)] += points_for_bonus(state, p, tile) / 9.0
    return end


@rule
def kind_of_bonus(tile: int) -> int:
    """Commodities, demands, then those for workers, legionnaires and yellow tiles."""
    if tile < BONUS_DEMAND:
        return 0
    return max(1, tile - BONUS_WORKERS + 2)


@rule
def worth_of_bonus(state: State, p: int, tile: int, side: int) -> float:
    """Its points as things stand; commodities in hand count in part, as they may still be displayed."""
    if tile == NOTHING:
        return 0.0
    player = state.players[p]
    count = float(counted_by_bonus(state, p, tile))
    if tile < BONUS_COMMODITIES:
        goods = state.facts.bonus_goods[tile]
        count += 0.7 * (int(player.hand[goods[0]]) + int(player.hand[goods[1]]))
    elif tile == BONUS_YELLOW and side == YELLOW:
        count += 1.0
    points, per = state.facts.bonus_points[tile, side - YELLOW], state.facts.bonus_per[tile, side - YELLOW]
    return count * int(points) / int(per)


@rule
def bonus_for_card(state: State, player: Player, card: int) -> int:
    """Points that the player's bonus tiles give for such a card on display."""
    points = 0
    for tile in range(BONUS_COMMODITIES):
        if player.bonus[tile] != NOT_OWNED:
            goods = state.facts.bonus_goods[tile]
            if goods[0] == card or goods[1] == card:
                points += int(state.facts.bonus_points[tile, player.bonus[tile] - YELLOW])
    return points


@rule
def points_for_all_bonuses(state: State, p: int) -> int:
    points = 0
    for tile in range(BONUS_TILES):
        if state.players[p].bonus[tile] != NOT_OWNED:
            points += points_for_bonus(state, p, tile)
    return points
