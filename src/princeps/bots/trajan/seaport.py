"""The seaport: commodity cards, and what ships and bonus tiles bring for them."""

from princeps.bots.judge import Numbers
from princeps.bots.trajan.bonuses import bonus_for_card
from princeps.bots.writing import named, put
from princeps.games.trajan.actions import SHIP_NAMES
from princeps.games.trajan.state import (
    COMMODITIES,
    PILES,
    SHIP_FRONT,
    SHIP_IDENTICAL,
    SHIP_PAIRS,
    SHIPS,
    WILD_COMMODITY,
    Player,
    State,
)
from princeps.kernel.rule import rule

SEAPORT_NAMES = (
    "cards",
    "alike",
    "pairs",
    "different",
    *named("shipment", SHIP_NAMES),
    *named("shipment-front", SHIP_NAMES),
    *named("ship-turned", SHIP_NAMES),
    "hand-for-bonus",
    "display-cards",
    *named("pile-in-hand", ("left", "right")),
    *named("pile-for-bonus", ("left", "right")),
)


@rule
def seaport_features(state: State, p: int, out: Numbers, n: int) -> int:
    """What the hand can bring: on each ship now, on its front side next quarter, and through bonus tiles."""
    player = state.players[p]
    n = put(out, n, player.cards / 6.0)
    alike, pairs, single = sorted_hand(player, 0)
    for ship in range(SHIPS):
        units = units_for(player, ship, alike, pairs, single)
        loaded = min(units, int(state.facts.ship_room[ship]))
        out[n + ship] = units / 3.0
        out[n + SHIPS + ship] = state.facts.ship_points[ship, int(state.ship[ship]), loaded] / 10.0
        out[n + 2 * SHIPS + ship] = state.facts.ship_points[ship, SHIP_FRONT, loaded] / 10.0
        out[n + 3 * SHIPS + ship] = state.ship[ship]
    n += 4 * SHIPS
    hand_for_bonus, displayed = 0, 0
    for card in range(COMMODITIES):
        if player.hand[card] > 0:
            hand_for_bonus += int(player.hand[card]) * bonus_for_card(state, player, card)
        displayed += int(player.display[card])
    n = put(out, n, hand_for_bonus / 10.0)
    n = put(out, n, displayed / 10.0)
    for pile in range(PILES):
        out[n + pile] = 0.0
        out[n + PILES + pile] = 0.0
        if state.pile_cards[pile] > 0:
            card = int(state.pile[pile, int(state.pile_cards[pile]) - 1])
            out[n + pile] = player.hand[card] / 2.0
            out[n + PILES + pile] = bonus_for_card(state, player, card) / 3.0
    return n + 2 * PILES


@rule
def sorted_hand(player: Player, first: int) -> tuple[int, int, int]:
    """For the commodities from `first` on: most cards of a kind, number of kinds with a pair, with a single card."""
    alike, pairs, single = 0, 0, 0
    for card in range(first, COMMODITIES):
        count = int(player.hand[card])
        alike = max(alike, count)
        if count >= 2:
            pairs += 1
        elif count == 1:
            single += 1
    return alike, pairs, single


@rule
def units_for(player: Player, ship: int, alike: int, pairs: int, single: int) -> int:
    """How many units such a hand and the wild tiles provide for a ship, whether they fit or not."""
    wilds = int(player.tiles[WILD_COMMODITY])
    if ship == SHIP_IDENTICAL:
        return alike + wilds
    if ship == SHIP_PAIRS:
        mixed = min(single, wilds)
        return pairs + mixed + (wilds - mixed) // 2
    return pairs + single + wilds


@rule
def units_with_cargo(state: State, player: Player, ship: int) -> int:
    """How much the ship can carry in the end: the cargo it has, and what may still be loaded."""
    units = int(state.cargo_units)
    wilds = int(player.tiles[WILD_COMMODITY])
    if ship == SHIP_IDENTICAL and units > 0:
        units += wilds
        if state.cargo_wild == 0:
            units += int(player.hand[state.cargo_last])
    else:
        alike, pairs, single = sorted_hand(player, int(state.cargo_last) + 1)
        units += units_for(player, ship, alike, pairs, single)
    return min(units, int(state.facts.ship_room[ship]))


@rule
def best_shipment(state: State, player: Player) -> int:
    alike, pairs, single = sorted_hand(player, 0)
    best = 0
    for ship in range(SHIPS):
        units = min(units_for(player, ship, alike, pairs, single), int(state.facts.ship_room[ship]))
        best = max(best, int(state.facts.ship_points[ship, int(state.ship[ship]), units]))
    return best
