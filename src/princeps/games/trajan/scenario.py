"""Positions made to order, for tests, documentation and puzzles.

    scene = Scene().markers(trajan="OB", seaport="G").lay_tile("seaport", "construction", "BG")
    scene.turn().answer("tray.trajan", "sow.orange")
    scene.points()                                # {"trajan-tile": 5}

A scene begins with a real deal, of which only the board remains: nobody owns cards or tiles of any kind, and the two
markers in each tray are of one colour: yellow in the first, then orange, blue, white, pink and green. Some methods then
change the table and others (`turn`, `acting`, `end_round`, `end_quarter`, `after_election`) start a part of the game.
From there the real rules take over: answer with `answer`, and read the result with the other methods.

Cards always add up to sixty: those not placed elsewhere are in the draw pile. Other things need not add up.
"""

from typing import Any, Final, Self

import numpy as np

from princeps.games.trajan import GAME
from princeps.games.trajan.actions import (
    ACTION_NAMES,
    BUILDING_NAMES,
    COMMODITY_NAMES,
    DEMAND_NAMES,
    FORUM_TILE_NAMES,
    PILE_NAMES,
    PROVINCE_NAMES,
    SHIP_NAMES,
    SITE_NAMES,
    STACK_NAMES,
)
from princeps.games.trajan.course import advance, begin_turn
from princeps.games.trajan.edition import COLOUR_LETTERS, COUNTING_BONUS_NAMES
from princeps.games.trajan.events import SOURCE_NAMES
from princeps.games.trajan.quarter import clear_meeting
from princeps.games.trajan.sowing import clear_sowing
from princeps.games.trajan.state import (
    ARCH_WAITS,
    BONUS_DEMAND,
    BONUS_WORKERS,
    BUILDINGS_OF_A_TYPE,
    CAMP,
    COLOURS,
    COMMODITIES,
    ELECTION,
    EXTRA_ACTION,
    GREY,
    NO_TILE,
    NOBODY,
    NOT_OWNED,
    NOTHING,
    ROUNDS,
    SHIP_BACK,
    SHIP_FRONT,
    TILES_IN_STACK,
    TURNS,
    YELLOW,
)
from princeps.games.trajan.turn import ASK_ACTION, ASK_END
from princeps.kernel.agenda import drop, push
from princeps.kernel.editions import Edition
from princeps.kernel.events import NO_LOG
from princeps.kernel.scenario import Setting, counted
from princeps.kernel.seats import ASK_NOTHING

OWN_COLOURS: Final = tuple(2 * letter for letter in COLOUR_LETTERS)  # the markers of each tray when a scene begins


class Scene(Setting):
    """A table that can be arranged at will. `seat` is the seat concerned, by default the first."""

    def __init__(self, players: int = 2, seed: int = 1, edition: Edition | None = None, **options: Any) -> None:
        super().__init__(GAME, players, seed, {"random_setup": True} | options, edition)
        for seat in range(players):
            self._strip(seat)
        self._stop()
        self._count_deck()

    def _strip(self, seat: int) -> None:
        player = self.player(seat)
        player.slot[:] = NO_TILE
        for owned in (player.hand, player.known, player.tiles, player.kept, player.plus_two):
            owned[:] = 0
        player.cards = 0
        player.bonus[:] = NOT_OWNED
        player.height = seat
        self.markers(seat=seat, **dict(zip(ACTION_NAMES, OWN_COLOURS, strict=True)))

    # --- the action circle and Trajan tiles ---

    def markers(self, seat: int = 0, **trays: str) -> Self:
        """All markers by tray, each by its letter, Y O B W P or G: `markers(seaport="YO", senate="B")`."""
        tray = self.player(seat).tray
        tray[:] = 0
        for name, letters in trays.items():
            for letter in letters:
                tray[ACTION_NAMES.index(name), COLOUR_LETTERS.index(letter)] += 1
        return self

    def lay_tile(self, slot: str, stack: str, colours: str, points: int | None = None, seat: int = 0) -> Self:
        """Lay a Trajan tile beside a tray, which is named after its action; the arch does not move."""
        self.player(seat).slot[ACTION_NAMES.index(slot)] = self.tile(stack, colours, points)
        return self

    def move_arch(self, slot: str | None, seat: int = 0) -> Self:
        """Move the arch to the slot of an action, or into the centre."""
        self.player(seat).arch = ARCH_WAITS if slot is None else ACTION_NAMES.index(slot)
        return self

    def turn_up(self, stack: str, colours: str, points: int | None = None) -> Self:
        """Choose the face-up tile of a stack; the previous one goes below it."""
        number, wanted = STACK_NAMES.index(stack), self.tile(stack, colours, points)
        open_tile = int(self.state.stack_top[number])
        if open_tile != NO_TILE:
            self.state.stack_left[open_tile] = 1
        self.state.stack_left[wanted] = 0
        self.state.stack_top[number] = wanted
        return self

    def empty_stacks(self, *stacks: str) -> Self:
        for name in stacks:
            number = STACK_NAMES.index(name)
            self.state.stack_left[TILES_IN_STACK * number : TILES_IN_STACK * (number + 1)] = 0
            self.state.stack_top[number] = NO_TILE
        return self

    def keep(self, *demands: str, seat: int = 0) -> Self:
        """Trajan tiles that meet a demand in every quarter."""
        for name in demands:
            self.player(seat).kept[DEMAND_NAMES.index(name)] += 1
        return self

    def add_two(self, *actions: str, seat: int = 0) -> Self:
        """[+2] markers beside actions."""
        for name in actions:
            self.player(seat).plus_two[ACTION_NAMES.index(name)] = 1
        return self

    def tile(self, stack: str, colours: str, points: int | None = None) -> int:
        """The number of a Trajan tile; the points are needed only if two tiles of a stack show the same colours."""
        wanted = sorted(map(COLOUR_LETTERS.index, colours))
        first = TILES_IN_STACK * STACK_NAMES.index(stack)
        facts = self.state.facts
        for tile in range(first, first + TILES_IN_STACK):
            if facts.tile_colour[tile].tolist() == wanted and points in (None, int(facts.tile_points[tile])):
                return tile
        raise ValueError(f"There is no tile {colours!r} in the stack {stack!r}.")

    # --- the seaport ---

    def hold(self, *cards: str, known: bool = False, seat: int = 0) -> Self:
        """Cards in hand: drawn face down, or taken face up and therefore known to all."""
        player = self.player(seat)
        for name in cards:
            player.hand[COMMODITY_NAMES.index(name)] += 1
            player.known[COMMODITY_NAMES.index(name)] += known
        player.cards += len(cards)
        return self._count_deck()

    def display(self, *cards: str, seat: int = 0) -> Self:
        for name in cards:
            self.player(seat).display[COMMODITY_NAMES.index(name)] += 1
        return self._count_deck()

    def lay_pile(self, pile: str, *cards: str) -> Self:
        """A face-up pile from its bottom to its top."""
        number = PILE_NAMES.index(pile)
        self.state.pile[number] = 0
        self.state.pile[number, : len(cards)] = [COMMODITY_NAMES.index(name) for name in cards]
        self.state.pile_cards[number] = len(cards)
        return self._count_deck()

    def leave_in_deck(self, *cards: str, seat: int = 1) -> Self:
        """Leave only these in the draw pile; all others go to a seat's display."""
        left = np.bincount([COMMODITY_NAMES.index(name) for name in cards], minlength=COMMODITIES)
        self.player(seat).display[:] += (self.state.deck - left).astype(np.int8)
        return self._count_deck()

    def turn_ships(self, *ships: str) -> Self:
        """These ships show their backs, the others their fronts."""
        self.state.ship[:] = [SHIP_BACK if name in ships else SHIP_FRONT for name in SHIP_NAMES]
        return self

    def _count_deck(self) -> Self:
        seen = self.state.cargo + sum(self.player(seat).hand + self.player(seat).display for seat in self._seats)
        for pile, cards in zip(self.state.pile, self.state.pile_cards, strict=True):
            seen = seen + np.bincount(pile[:cards], minlength=COMMODITIES)
        left = self.state.facts.card_copies - seen
        if left.min() < 0:
            copies, name = self.state.facts.card_copies, COMMODITY_NAMES[left.argmin()]
            raise ValueError(f"There are only {copies} cards of {name}.")
        self.state.deck[:] = left
        self.state.deck_cards = left.sum()
        return self

    # --- forum and provinces ---

    def give(self, *tiles: str, seat: int = 0) -> Self:
        """Forum and extra action tiles, by the names that the forum action uses: `give("bread", "votes-2")`."""
        for name in tiles:
            self.player(seat).tiles[FORUM_TILE_NAMES.index(name)] += 1
        return self

    def offer(self, *tiles: str, extra: tuple[str, ...] = ()) -> Self:
        """Everything in the forum; `extra` names the actions on the spaces for extra action tiles."""
        self.state.forum[:] = NO_TILE
        self.state.forum[: len(tiles)] = [FORUM_TILE_NAMES.index(name) for name in tiles]
        self.state.extra[:] = NO_TILE
        self.state.extra[: len(extra)] = [EXTRA_ACTION + ACTION_NAMES.index(name) for name in extra]
        return self

    def stock(self, *tiles: str) -> Self:
        """These are the only face-down forum tiles."""
        self.state.forum_left[:] = 0
        for name in tiles:
            self.state.forum_left[FORUM_TILE_NAMES.index(name)] += 1
        return self

    def lay_in(self, province: str, tile: str | None) -> Self:
        """A forum tile, or none, in a province."""
        kind = NO_TILE if tile is None else FORUM_TILE_NAMES.index(tile)
        self.state.province[PROVINCE_NAMES.index(province)] = kind
        return self

    def lead_to(self, province: str | None, seat: int = 0) -> Self:
        """Where the leader stands; `None` is the camp."""
        self.player(seat).leader = CAMP if province is None else PROVINCE_NAMES.index(province)
        return self

    def station(self, *provinces: str, seat: int = 0) -> Self:
        """Legionnaires in provinces, out of the supply."""
        for name in provinces:
            self.state.legion[PROVINCE_NAMES.index(name)] |= 1 << seat
        self.player(seat).supply -= len(provinces)
        return self

    def camps(self, seat: int = 0, **tokens: int) -> Self:
        """Set how many `supply` tokens, `workers` and `legionnaires` there are."""
        for name, count in tokens.items():
            setattr(self.player(seat), name, count)
        return self

    # --- construction ---

    def lay_building(self, site: str, building: str, points: int) -> Self:
        """Lay a chosen construction tile on a site; it swaps places with the one that was there."""
        tiles = self.state.site_tile
        number = self.state.facts.building_points.tolist().index(points)
        wanted = BUILDINGS_OF_A_TYPE * BUILDING_NAMES.index(building) + number
        here = SITE_NAMES.index(site)
        tiles[tiles == wanted] = tiles[here]
        tiles[here] = wanted
        return self

    def clear_sites(self, *sites: str) -> Self:
        """Remove the construction tiles from these sites, or from all sites if none is named."""
        for name in sites or SITE_NAMES:
            self.state.site_tile[SITE_NAMES.index(name)] = NO_TILE
        return self

    def work(self, *sites: str, seat: int = 0) -> Self:
        """Workers on sites, out of the supply; the tiles there are gone."""
        for name in sites:
            self.state.site_worker[SITE_NAMES.index(name)] |= 1 << seat
        self.player(seat).supply -= len(sites)
        return self.clear_sites(*sites) if sites else self

    def build(self, seat: int = 0, **buildings: int) -> Self:
        """Construction tiles on the mat: `build(door=2)`."""
        for name, count in buildings.items():
            self.player(seat).buildings[BUILDING_NAMES.index(name)] = count
        return self

    # --- senate and bonus tiles ---

    def climb_to(self, step: int, seat: int = 0) -> Self:
        """Put the disc on a step of the senate track, on top of those already there."""
        self.state.discs += 1
        self.player(seat).votes = step
        self.player(seat).height = self.state.discs
        return self

    def own_bonus(self, *names: str, grey: bool = False, seat: int = 0) -> Self:
        """Bonus tiles, named after a commodity, a demand, or what they count; yellow by default."""
        for name in names:
            self.player(seat).bonus[self.bonus(name)] = GREY if grey else YELLOW
        return self

    def open_bonuses(self, first: str, second: str) -> Self:
        """The bonus tiles beside the senate."""
        self.state.bonus_open[:] = [self.bonus(first), self.bonus(second)]
        return self

    def bonus(self, name: str) -> int:
        if name in COMMODITY_NAMES:
            return next(
                tile
                for tile, goods in enumerate(self.state.facts.bonus_goods.tolist())
                if COMMODITY_NAMES.index(name) in goods
            )
        if name in DEMAND_NAMES:
            return BONUS_DEMAND + DEMAND_NAMES.index(name)
        return BONUS_WORKERS + COUNTING_BONUS_NAMES.index(name)

    # --- time and demands ---

    def at(self, quarter: int = 1, round: int = 1, time: int = 0) -> Self:
        self.state.quarter = quarter - 1
        self.state.round_of_quarter = round - 1
        self.state.time = time
        return self

    def voice(self, *demands: str) -> Self:
        """The people's demands in this quarter, and the round that goes with them."""
        self.state.demand[:] = NOTHING
        self.state.demand[: len(demands)] = [DEMAND_NAMES.index(name) for name in demands]
        self.state.round_of_quarter = len(demands)
        return self

    # --- continuing the game from here ---

    def turn(self, seat: int = 0) -> Self:
        self._stop()
        self.state.turn = seat
        begin_turn(self.state, NO_LOG)
        return self._go_on()

    def acting(self, action: str, seat: int = 0) -> Self:
        """A turn in which the markers have already been sown and led to this action."""
        self._stop()
        self.state.turn = seat
        push(self.state, ASK_END, 0, 0)
        push(self.state, ASK_ACTION, ACTION_NAMES.index(action), 0)
        return self._go_on()

    def end_round(self, seat: int = 0) -> Self:
        """The turn before `seat`'s ends, and the time marker has passed its start."""
        self._stop()
        self.state.turn = (seat - 1) % self.position.players
        self.state.round_ends = 1
        return self._go_on()

    def end_quarter(self, seat: int = 0) -> Self:
        """The same, in the last round of the quarter; without `voice` the people have demanded one of each."""
        if self.state.demand[0] == NOTHING:
            self.voice(*DEMAND_NAMES)
        self.state.round_of_quarter = ROUNDS - 1
        return self.end_round(seat)

    def after_election(self, seat: int = 0) -> Self:
        """The bonus tiles have been given out: tiles are refilled and `seat` is next, or the game is over."""
        self._stop()
        self.state.turn = seat
        self.state.round_of_quarter = ROUNDS
        self.state.stage = ELECTION
        advance(self.state, NO_LOG)
        return self

    def _stop(self) -> None:
        """Nobody is asked anything, and no turn is in progress."""
        state = self.state
        state.turn = NOBODY
        state.round_ends = state.extra_used = 0
        while state.depth:
            drop(state)
        state.sowing[:] = 0
        clear_sowing(state)
        for seat in self._seats:
            self.player(seat).asked = ASK_NOTHING
            clear_meeting(self.player(seat))

    def _go_on(self) -> Self:
        self.state.stage = TURNS
        advance(self.state, NO_LOG)
        return self

    @property
    def _seats(self) -> range:
        return range(self.position.players)

    # --- answering and reading ---

    def points(self, seat: int = 0) -> dict[str, int]:
        """The points of a seat, by source."""
        return counted(SOURCE_NAMES, self.player(seat).points_from)

    def hand(self, seat: int = 0) -> dict[str, int]:
        return counted(COMMODITY_NAMES, self.player(seat).hand)

    def displayed(self, seat: int = 0) -> dict[str, int]:
        return counted(COMMODITY_NAMES, self.player(seat).display)

    def tiles(self, seat: int = 0) -> dict[str, int]:
        """Forum and extra action tiles, by the names that `give` uses."""
        return counted(FORUM_TILE_NAMES, self.player(seat).tiles)

    def pile(self, name: str) -> list[str]:
        """A face-up pile from its bottom to its top."""
        number = PILE_NAMES.index(name)
        return [COMMODITY_NAMES[card] for card in self.state.pile[number, : self.state.pile_cards[number]]]

    def trays(self, seat: int = 0) -> list[str]:
        """The letters of the markers in each tray."""
        return [
            "".join(COLOUR_LETTERS[colour] * int(tray[colour]) for colour in range(COLOURS))
            for tray in self.player(seat).tray
        ]

    def arch(self, seat: int = 0) -> str | None:
        """The slot of the arch, as `move_arch` takes it."""
        slot = int(self.player(seat).arch)
        return None if slot == ARCH_WAITS else ACTION_NAMES[slot]
