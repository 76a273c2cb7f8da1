"""The names of all things in Forum Trajanum: catalogue ids, and words for things made of several parts."""

from collections import Counter
from functools import cached_property

from princeps.games.forum_trajanum.actions import (
    BONUS_NAMES,
    CLASS_NAMES,
    GREY_NAMES,
    coloured_id,
)
from princeps.games.forum_trajanum.box import Box
from princeps.games.forum_trajanum.edition import ITEM_NAMES, MOST_EFFECTS
from princeps.games.forum_trajanum.events import SOURCE_NAMES
from princeps.games.forum_trajanum.state import BONUS_POINTS, EAGLE, NOTHING, SIDE, UNKNOWN_FACE, Facts, State
from princeps.table.vocabulary import GameWords


def grey_id(grey: int) -> str:
    return f"forum-trajanum-building-{GREY_NAMES[grey]}"


def square_id(colour: int) -> str:
    """A square of the Forum: the building of its colour, or an eagle."""
    return "forum-trajanum-square-eagle" if colour == EAGLE else coloured_id(colour)


def class_id(social_class: int) -> str:
    return f"forum-trajanum-item-{CLASS_NAMES[social_class]}"


def source_id(source: int) -> str:
    return f"forum-trajanum-source-{SOURCE_NAMES[source]}"


def cycle_id(cycle: int) -> str:
    return f"cycle-{cycle}"


class Vocabulary(GameWords):
    """Words for the things of Forum Trajanum."""

    prefix = "forum-trajanum-"

    @cached_property
    def facts(self) -> Facts:
        return Box.of(self.edition.box).facts

    def items(self, face: int) -> list[str]:
        """The ids of what a tile shows."""
        return [
            f"forum-trajanum-item-{ITEM_NAMES[item]}"
            for item in self.facts.face_items[face].tolist()
            if item != NOTHING
        ]

    def tile(self, face: int) -> str:
        """What a tile shows, as far as it is known."""
        if face not in self._tiles:
            self._tiles[face] = self._tile(face)
        return self._tiles[face]

    @cached_property
    def _tiles(self) -> dict[int, str]:
        return {}

    def _tile(self, face: int) -> str:
        counts = Counter(self.items(face) if face > UNKNOWN_FACE else [])
        if not counts:
            return self.text("tile-unknown")
        parts = [self.amount(it, count) if count > 1 else self.catalogue.name(it) for it, count in counts.items()]
        return self.text("tile-plus").join(parts)

    def street_id(self, symbol: int) -> str:
        name = self.edition.data["streets"]["symbols"][symbol]
        return self.free_name(f"forum-trajanum-street-{name}", name)

    def street_place(self, street: int) -> str:
        """Where a street runs: streets count the rows first."""
        if street < SIDE:
            return self.text("street-row", number=street + 1)
        return self.text("street-column", number=street - SIDE + 1)

    def street_card(self, state: State, seat: int, symbol: int) -> str:
        """The symbol of a street card, and where its street runs for a seat."""
        place = self.street_place(int(state.players[seat].street[symbol]))
        return self.text("street-card", street=self.street_id(symbol), place=place)

    def amount(self, thing: str, count: int) -> str:
        return self.text("amount", thing=thing, count=count)

    def benefit(self, track: int, level: int) -> str:
        """What a level of a track gives."""
        effects = zip(MOST_EFFECTS, self.facts.track[track, level].tolist(), strict=True)
        given = [self.text(f"effect-{name.replace('_', '-')}", count=count) for name, count in effects if count]
        return self.catalogue.listed(given)

    def bonus(self, bonus: int) -> str:
        if bonus == BONUS_POINTS:
            return self.text("bonus-points", points=int(self.facts.bonus_points))
        return self.text(f"bonus-{BONUS_NAMES[bonus]}")
