"""The names of all things in Trajan: catalogue ids, and words for things made of several parts.

All messages of the game begin with `trajan-`; `Vocabulary.text` adds the prefix, which ids of things already have.
"""

from collections.abc import Iterable
from functools import cached_property

from princeps.games.trajan.actions import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    COMMODITY_NAMES,
    DEMAND_NAMES,
    FORUM_TILE_NAMES,
    REWARD_NAMES,
    SHIP_NAMES,
    colour_id,
    commodity_id,
    stack_id,
)
from princeps.games.trajan.box import Box
from princeps.games.trajan.edition import COUNTING_BONUS_NAMES
from princeps.games.trajan.events import SOURCE_NAMES
from princeps.games.trajan.state import (
    BONUS_COMMODITIES,
    BONUS_DEMAND,
    BONUS_WORKERS,
    BUILDINGS_OF_A_TYPE,
    NO_TILE,
    REWARD_DEMAND,
    SENATE_TILE,
    SENATE_TILES,
    TILES_IN_STACK,
    Facts,
    State,
)
from princeps.locale import Value
from princeps.table.vocabulary import GameWords

NOTHING_ID = "trajan-nothing"


def demand_id(demand: int) -> str:
    return f"trajan-demand-{DEMAND_NAMES[demand]}"


def building_id(tile: int) -> str:
    """What a construction tile shows."""
    return f"trajan-building-{BUILDING_NAMES[tile // BUILDINGS_OF_A_TYPE]}"


def ship_id(ship: int) -> str:
    return f"trajan-ship-{SHIP_NAMES[ship]}"


def top_of_pile(state: State, pile: int) -> str:
    """The id of the card on top of a face-up pile."""
    cards = int(state.pile_cards[pile])
    return commodity_id(int(state.pile[pile, cards - 1])) if cards else NOTHING_ID


def source_id(source: int) -> str:
    return f"trajan-source-{SOURCE_NAMES[source]}"


class Vocabulary(GameWords):
    """Words for the things of Trajan."""

    prefix = "trajan-"

    @cached_property
    def facts(self) -> Facts:
        return Box.of(self.edition.box).facts

    def name(self, thing: str, count: int = 1, form: str | None = None) -> str:
        return self.catalogue.name(thing, count, form)

    def letter(self, thing: str) -> str:
        return self.catalogue.text(thing, "letter")

    def counted(self, ids: Iterable[str], counts: Iterable[int]) -> list[str]:
        """What there is and how many of each: `wine`, `2× fish`."""
        things = zip(ids, counts, strict=True)
        return [self.times(self.name(thing), int(count)) for thing, count in things if count]

    def times(self, thing: str, count: int, form: str | None = None) -> str:
        return thing if count == 1 else self.text("times", form, thing=thing, count=count)

    def markers(self, counts: Iterable[int]) -> list[str]:
        return self.counted(map(colour_id, range(len(COLOUR_NAMES))), counts)

    def cards(self, counts: Iterable[int]) -> list[str]:
        return self.counted(map(commodity_id, range(len(COMMODITY_NAMES))), counts)

    def tile(self, kind: int, form: str | None = None) -> str:
        """A forum tile; the edition says how many votes one gives."""
        if kind == NO_TILE:
            return self.name(NOTHING_ID)
        if SENATE_TILE <= kind < SENATE_TILE + SENATE_TILES:
            return self.text("tile-votes", form, votes=int(self.facts.votes[kind - SENATE_TILE]))
        return self.name(f"trajan-tile-{FORUM_TILE_NAMES[kind]}", form=form)

    def trajan_tile(self, tile: int, form: str | None = None) -> str:
        """The colours, points and reward of a Trajan tile."""
        if tile == NO_TILE:
            return self.name(NOTHING_ID)
        first, second = self.facts.tile_colour[tile].tolist()
        points = int(self.facts.tile_points[tile])
        kind = REWARD_NAMES[int(self.facts.tile_reward[tile])]
        values: dict[str, Value] = {"points": points, "kind": kind, "reward": self.reward(tile, form)}
        if form is None:
            return self.text("trajan-tile", first=colour_id(first), second=colour_id(second), **values)
        letters = self.letter(colour_id(first)) + self.letter(colour_id(second))
        return self.text("trajan-tile", form, letters=letters, **values)

    def reward(self, tile: int, form: str | None = None) -> str:
        reward, amount = int(self.facts.tile_reward[tile]), int(self.facts.tile_amount[tile])
        demand = demand_id(amount) if reward == REWARD_DEMAND else NOTHING_ID
        return self.text(f"reward-{REWARD_NAMES[reward]}", form, count=amount, demand=demand)

    def stack_of(self, tile: int) -> str:
        return stack_id(tile // TILES_IN_STACK)

    def building(self, tile: int) -> str:
        """A construction tile with its points."""
        if tile == NO_TILE:
            return self.name(NOTHING_ID)
        points = int(self.facts.building_points[tile % BUILDINGS_OF_A_TYPE])
        return self.text("building", building=building_id(tile), points=points)

    def bonus(self, tile: int, form: str | None = None) -> str:
        """What a bonus tile counts."""
        if tile < BONUS_COMMODITIES:
            first, second = (commodity_id(card) for card in self.facts.bonus_goods[tile].tolist())
            return self.text("bonus-commodities", form, first=first, second=second)
        if tile < BONUS_WORKERS:
            return self.name(demand_id(tile - BONUS_DEMAND))
        return self.text(f"bonus-{COUNTING_BONUS_NAMES[tile - BONUS_WORKERS]}", form)

    def bonus_worth(self, tile: int, side: int, form: str | None = None) -> str:
        """The same with the points of a side."""
        points, per = int(self.facts.bonus_points[tile, side]), int(self.facts.bonus_per[tile, side])
        once = "yes" if BONUS_DEMAND <= tile < BONUS_WORKERS else "no"
        return self.text("bonus-worth", form, bonus=self.bonus(tile, form), points=points, per=per, once=once)
