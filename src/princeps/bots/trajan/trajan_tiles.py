"""Trajan tiles: what those beside the trays are worth, how close they are, and what the open ones would be worth."""

import numpy as np
import numpy.typing as npt

from princeps.bots.judge import Numbers
from princeps.bots.trajan.trays import markers_at, markers_by_tray
from princeps.bots.writing import named, put, put_choice, put_zeros
from princeps.games.trajan.actions import ACTION_NAMES, REWARD_NAMES, STACK_NAMES
from princeps.games.trajan.state import (
    ACTIONS_OF_CIRCLE,
    ARCH_WAITS,
    COLOURS,
    NO_TILE,
    QUARTERS,
    REWARD_DEMAND,
    REWARD_PLUS_TWO,
    REWARDS,
    STACKS,
    Player,
    State,
)
from princeps.kernel.rule import rule

Markers = npt.NDArray[np.int8]

TILE_NAMES = (
    *named("tile-worth", ACTION_NAMES),
    *named("tile-matched", ACTION_NAMES),
    *named("tile-one-sowing-away", ACTION_NAMES),
    *named("tile-ready", ACTION_NAMES),
    "all-tiles-worth",
    "best-tile-ready",
    "tiles-ready",
    *named("tile-reward", REWARD_NAMES),
    *named("arch", ("waits", *ACTION_NAMES)),
    *named("plus-two", ACTION_NAMES),
)


@rule
def tile_features(state: State, p: int, out: Numbers, n: int) -> int:
    """The tiles beside the trays: what they are worth, and how close they are to being accomplished."""
    player = state.players[p]
    counts = markers_by_tray(state, p)
    rest = put_zeros(out, n, 4 * ACTIONS_OF_CIRCLE)
    rewards = rest + 3
    put_zeros(out, rewards, REWARDS)
    worth_of_all, best_ready, ready = 0.0, 0.0, 0
    for slot in range(ACTIONS_OF_CIRCLE):
        tile = int(player.slot[slot])
        if tile == NO_TILE:
            continue
        worth = worth_of_tile(state, tile)
        worth_of_all += worth
        out[n + slot] = worth / 9.0
        out[n + ACTIONS_OF_CIRCLE + slot] = matched(state, player, tile, slot) / 2.0
        out[n + 2 * ACTIONS_OF_CIRCLE + slot] = near(state, player, tile, slot, counts) / 2.0
        out[rewards + int(state.facts.tile_reward[tile])] += 0.5
        if is_ready(state, player, tile, slot, counts):
            out[n + 3 * ACTIONS_OF_CIRCLE + slot] = worth / 9.0
            best_ready = max(best_ready, worth)
            ready += 1
    put(out, rest, worth_of_all / 20.0)
    put(out, rest + 1, best_ready / 9.0)
    put(out, rest + 2, ready / 2.0)
    n = put_choice(out, rewards + REWARDS, ACTIONS_OF_CIRCLE + 1, int(player.arch) - ARCH_WAITS)
    for action in range(ACTIONS_OF_CIRCLE):
        out[n + action] = player.plus_two[action]
    return n + ACTIONS_OF_CIRCLE


@rule
def worth_of_tile(state: State, tile: int) -> float:
    """Its points, and a guess at what its reward will bring."""
    points = float(state.facts.tile_points[tile])
    reward, amount = int(state.facts.tile_reward[tile]), int(state.facts.tile_amount[tile])
    if reward == REWARD_DEMAND:
        return points + 4.0 * (QUARTERS - int(state.quarter))
    if reward == REWARD_PLUS_TWO:
        return points + 2.0
    return points + 2.0 * amount


@rule
def matched(state: State, player: Player, tile: int, tray: int) -> int:
    """How many of the tile's two markers are in the tray."""
    first, second = int(state.facts.tile_colour[tile, 0]), int(state.facts.tile_colour[tile, 1])
    if first == second:
        return min(2, int(player.tray[tray, first]))
    return min(1, int(player.tray[tray, first])) + min(1, int(player.tray[tray, second]))


@rule
def near(state: State, player: Player, tile: int, tray: int, counts: int) -> int:
    """How many of the tile's two markers are in the tray or could be sown there in one turn."""
    first, second = int(state.facts.tile_colour[tile, 0]), int(state.facts.tile_colour[tile, 1])
    there = matched(state, player, tile, tray)
    if first == second:
        return there + min(2 - there, 1 if can_bring(player, first, tray, counts) else 0)
    if player.tray[tray, first] == 0 and can_bring(player, first, tray, counts):
        there += 1
    if player.tray[tray, second] == 0 and can_bring(player, second, tray, counts):
        there += 1
    return there


@rule
def can_bring(player: Player, colour: int, tray: int, counts: int) -> bool:
    """Whether some tray has such a marker, and enough markers to sow it that far."""
    for distance in range(1, ACTIONS_OF_CIRCLE):
        source = (tray - distance + ACTIONS_OF_CIRCLE) % ACTIONS_OF_CIRCLE
        if player.tray[source, colour] > 0 and markers_at(counts, source) >= distance:
            return True
    return False


@rule
def is_ready(state: State, player: Player, tile: int, slot: int, counts: int) -> bool:
    """Whether the next turn can accomplish it."""
    for source in range(ACTIONS_OF_CIRCLE):
        count = markers_at(counts, source)
        if count > 0 and (source + count) % ACTIONS_OF_CIRCLE == slot:
            landing = 2 if count > ACTIONS_OF_CIRCLE else 1
            if completes(state, player, tile, slot, player.tray[source], landing, source == slot):
                return True
    return False


@rule
def completes(
    state: State, player: Player, tile: int, tray: int, hand: Markers, landing: int, is_emptied: bool
) -> bool:
    """Whether the tray's markers and so many of those in hand show both colours of the tile."""
    first, second = int(state.facts.tile_colour[tile, 0]), int(state.facts.tile_colour[tile, 1])
    has_first = 0 if is_emptied else int(player.tray[tray, first])
    if first == second:
        return 2 - has_first <= min(landing, int(hand[first]))
    has_second = 0 if is_emptied else int(player.tray[tray, second])
    lacking = 0
    if has_first == 0:
        lacking += 1 if hand[first] > 0 else COLOURS
    if has_second == 0:
        lacking += 1 if hand[second] > 0 else COLOURS
    return lacking == 0 or lacking <= landing


STACK_TOP_NAMES = named("stack-fits", STACK_NAMES)


@rule
def stack_features(state: State, p: int, out: Numbers, n: int) -> int:
    """The open Trajan tiles: what each would be worth where the arch is."""
    player = state.players[p]
    for stack in range(STACKS):
        out[n + stack] = worth_at_arch(state, player, int(state.stack_top[stack])) / 9.0
    return n + STACKS


@rule
def worth_at_arch(state: State, player: Player, tile: int) -> float:
    """A tile is worth more, the more of its markers are in place already."""
    if tile == NO_TILE or player.arch == ARCH_WAITS:
        return 0.0
    return worth_of_tile(state, tile) * (1 + matched(state, player, tile, int(player.arch))) / 3.0


@rule
def best_open_tile(state: State, player: Player) -> float:
    best = 0.0
    for stack in range(STACKS):
        best = max(best, worth_at_arch(state, player, int(state.stack_top[stack])))
    return best
