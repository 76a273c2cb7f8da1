"""Positions made to order, for tests, documentation and puzzles.

    scene = Scene().draw_colonia("#....# ..T... ....T. .T.... ...T.. #....#").give(builder=1).settle("merchant-1")
    scene.building().answer("build.column", "site.r2c1")
    scene.points()                                # {"column": 4}

A scene begins with a real deal, of which only the tiles and the Forum remain: nobody owns resources, citizens or
envoys, and no Trajan card is on display. Some methods then change the table and others (`taking`, `turn`, `building`,
`scoring`) start a part of the game. From there the real rules take over: answer with `answer`, and read the result with
the other methods.

What is drawn by hand need not add up: a scene may hold more or fewer than 34 tiles of a player, or envoys that never
were tiles. What is hidden is recounted from the table, so views still work.
"""

from typing import Any, Final, Self

import numpy as np

from princeps.games.forum_trajanum import GAME
from princeps.games.forum_trajanum.actions import (
    COLOUR_NAMES,
    GREY_NAMES,
    RESOURCE_NAMES,
    ROW_NAMES,
    SPACE_NAMES,
    SQUARE_NAMES,
)
from princeps.games.forum_trajanum.box import Box
from princeps.games.forum_trajanum.colonia import CORNER_SPACES
from princeps.games.forum_trajanum.course import advance, begin_round
from princeps.games.forum_trajanum.draft import cards_shown
from princeps.games.forum_trajanum.edition import ITEM_NAMES, MOSAIC_LETTERS
from princeps.games.forum_trajanum.events import SOURCE_NAMES
from princeps.games.forum_trajanum.setup import mark_areas
from princeps.games.forum_trajanum.state import (
    CARDS_A_ROUND,
    COLOURED,
    COVERED,
    CRANE,
    CRANE_COVERED,
    CRANE_OPEN,
    CRANE_REMOVED,
    CRANE_SCORED,
    FACES,
    FORUM_COLUMNS,
    GREY,
    HAND_OWN,
    HAND_RECEIVED,
    NO_AREA,
    NO_CARD,
    NO_CITIZEN,
    NO_SQUARE,
    NO_TILE,
    NOBODY,
    NOT_YET,
    NOTHING,
    OWN,
    RECLAIMING,
    ROUNDS,
    SIDE,
    TEMPLE,
    TURNS,
    VACANT,
)
from princeps.kernel.agenda import drop
from princeps.kernel.editions import Edition
from princeps.kernel.events import NO_LOG
from princeps.kernel.record import overwrite
from princeps.kernel.scenario import Setting, counted
from princeps.kernel.seats import ASK_NOTHING

# What a space of a Colonia looks like in a picture. Cranes are drawn in the corners only; there a vacant or built space
# means that the crane has been removed.
LETTERS: Final = {
    ".": VACANT,
    "T": TEMPLE,
    **{letter: GREY + grey for grey, letter in enumerate("LBMC")},
    **{letter: COLOURED + colour for colour, letter in enumerate("fhsp")},
}
CRANES: Final = {"#": CRANE_COVERED, "K": CRANE_OPEN, "k": CRANE_SCORED}


class Scene(Setting):
    """A table that can be arranged at will. `seat` is the seat concerned, by default the first."""

    def __init__(self, players: int = 2, seed: int = 1, edition: Edition | None = None, **options: Any) -> None:
        super().__init__(GAME, players, seed, {"random_setup": True} | options, edition)
        for task in self.state.tasks:
            task.card = NO_CARD
        for seat in range(players):
            self._strip(seat)

    def _strip(self, seat: int) -> None:
        player = self.player(seat)
        player.resources[:] = 0
        player.citizen[:] = NO_CITIZEN
        player.active[:] = 0
        player.ship = player.bar = player.bar_side = 0

    # --- the Colonia ---

    def draw_colonia(self, *rows: str, seat: int = 0) -> Self:
        """Six rows of six letters, as separate strings or as one.

        L B M C are library, basilica, market and column; f h s p fountain, house, stable and park; T is a temple,
        K an open and k a scored crane, # a space (or crane) under its tile, and . a vacated space.
        """
        drawn = " ".join(rows).split()
        if [len(row) for row in drawn] != [SIDE] * SIDE:
            raise ValueError(f"A Colonia is {SIDE} rows of {SIDE} letters, not {drawn}.")
        for space, letter in enumerate("".join(drawn)):
            self._put(seat, space, letter)
        return self

    def put(self, letter: str, *spaces: str, seat: int = 0) -> Self:
        """The same, space by space: `put("L", "r2c3", "r2c4")`."""
        for name in spaces:
            self._put(seat, SPACE_NAMES.index(name), letter)
        return self

    def vacate(self, seat: int = 0) -> Self:
        """Remove all tiles except those on the cranes, so that there is room to build."""
        for space, letter in enumerate("".join(self.picture(seat=seat))):
            if letter == "#" and space not in CORNER_SPACES:
                self._put(seat, space, ".")
        return self

    def lay_tile(self, tile: str, space: str, seat: int = 0) -> Self:
        """Lay a chosen tile on a space: `lay_tile("builder+coin", "r1c1")`."""
        self.put("#", space, seat=seat)
        self.player(seat).space[SPACE_NAMES.index(space)] = COVERED + self.face(tile)
        return self

    def _put(self, seat: int, space: int, letter: str) -> None:
        player = self.player(seat)
        in_corner = space in CORNER_SPACES
        if letter not in LETTERS and not (letter in CRANES and (in_corner or letter == "#")):
            raise ValueError(f"Nothing that is drawn as {letter!r} can be on space {SPACE_NAMES[space]}.")
        if in_corner:
            player.crane[CORNER_SPACES.index(space)] = CRANES.get(letter, CRANE_REMOVED)
        if letter in LETTERS:
            player.space[space] = LETTERS[letter]
        elif letter != "#":
            player.space[space] = CRANE
        elif player.space[space] < COVERED:
            player.space[space] = COVERED + self._any_face()

    def _any_face(self) -> int:
        return int(np.flatnonzero(self.state.facts.copies)[-1])

    def colour_cranes(self, *colours: str, seat: int = 0) -> Self:
        """Colour the cranes in reading order, from the top left corner."""
        self.player(seat).crane_colour[:] = [COLOUR_NAMES.index(colour) for colour in colours]
        return self

    # --- what a player owns ---

    def give(self, seat: int = 0, **amounts: int) -> Self:
        """Resources by name, workers by the name of their colour: `give(builder=1, park=2)`."""
        for name, amount in amounts.items():
            self.player(seat).resources[_resource(name)] += amount
        return self

    def settle(self, *rows: str, inactive: tuple[str, ...] = (), seat: int = 0) -> Self:
        """A citizen in each of these rows, two if a row is named twice; they bring no bonus.

        As in a real game, a Merchant I turns the seat's bar over.
        """
        player = self.player(seat)
        for name in rows:
            row = ROW_NAMES.index(name)
            player.citizen[row, np.count_nonzero(player.citizen[row])] = OWN
            player.active[row] = 1
            if name == "merchant-1":
                player.bar_side = 1
        for name in inactive:
            player.active[ROW_NAMES.index(name)] = 0
        return self

    def load_ship(self, envoys: int, seat: int = 0) -> Self:
        self.player(seat).ship = envoys
        return self

    def set_bar(self, step: int, turned: bool = False, seat: int = 0) -> Self:
        """`step` upgrades from the left end."""
        self.player(seat).bar = step
        self.player(seat).bar_side = turned
        return self

    def set_tracks(self, seat: int = 0, **levels: int) -> Self:
        """`set_tracks(library=3)`: the next library will be the fourth. BESIDE_COLUMN is the end of a track."""
        for name, level in levels.items():
            self.player(seat).track[GREY_NAMES.index(name)] = level
        return self

    def hold(self, own: str = "", received: str = "", reclaimed: bool = False, seat: int = 0) -> Self:
        """The tiles that the seat has taken and received this round, still face down."""
        player = self.player(seat)
        player.hand[HAND_OWN] = self.face(own) if own else NO_TILE
        player.hand[HAND_RECEIVED] = self.face(received) if received else NO_TILE
        player.reclaimed = reclaimed
        return self

    def lay_beside(self, *tiles: str, seat: int = 0) -> Self:
        """Tiles received in earlier rounds."""
        for tile in tiles:
            self.player(seat).beside[self.face(tile)] += 1
        return self

    # --- the gameboard ---

    def draw_forum(self, *rows: str) -> Self:
        """Mosaics from the top left: B O Y G in the colours of fountain, house, stable, park; * an eagle; or a gap."""
        self.state.square[:] = NO_SQUARE
        self.state.area[:] = NO_AREA
        self.state.envoy[:] = NOBODY
        for row, letters in enumerate(rows):
            for column, letter in enumerate(letters):
                if letter != " ":
                    self.state.square[FORUM_COLUMNS * row + column] = MOSAIC_LETTERS.index(letter)
        mark_areas(self.state)
        return self

    def send(self, *squares: str, seat: int = 0) -> Self:
        """Put envoys on the Forum."""
        for name in squares:
            square = SQUARE_NAMES.index(name)
            self.state.envoy[square] = seat
            if self.state.area[square] != NO_AREA:
                self.state.area_free[self.state.area[square]] -= 1
        return self

    def stock(self, size: str, **tiles: int) -> Self:
        """How many building tiles are left: `stock("double", park=0)`."""
        for colour, amount in tiles.items():
            getattr(self.state, size)[COLOUR_NAMES.index(colour)] = amount
        return self

    def lay_card(self, name: str) -> Self:
        """A Trajan card by its id, for the cycle it belongs to."""
        cards = self.edition.data["cards"]
        number = [card["id"] for card in cards].index(name)
        overwrite(self.state.tasks[cards[number]["cycle"] - 1], Box.of(self.edition.box).cards[number])
        return self

    def at(self, cycle: int = 1, round: int = 1) -> Self:
        self.state.cycle = cycle - 1
        self.state.round_of_cycle = round - 1
        return self

    def begin_with(self, seat: int) -> Self:
        """Give the starting player figure to a seat."""
        self.state.start = seat
        return self

    # --- continuing the game from here ---

    def taking(self, first: str, second: str) -> Self:
        """A round begins with two street cards, named as the first seat reads them: "row-1", "column-4"."""
        for seat in range(self.position.players):
            self.hold(seat=seat)
        self._stop()
        self._turn_up(cards_shown(self.state) - CARDS_A_ROUND, first)
        self._turn_up(cards_shown(self.state) - 1, second)
        begin_round(self.state, NO_LOG)
        advance(self.state, NO_LOG)
        return self

    def turn(self, seat: int = 0) -> Self:
        """All tiles have been taken and passed, and it is the turn of `seat`, who starts the round."""
        self._stop()
        self.state.start = seat
        self.state.stage = RECLAIMING
        advance(self.state, NO_LOG)
        return self

    def building(self, seat: int = 0) -> Self:
        """The turn of a seat that has no tile to use: the building action is next (F5)."""
        return self.hold(seat=seat).turn(seat)

    def scoring(self) -> Self:
        """The last turn of the cycle has just ended: citizens are paid, then everything is scored."""
        self._stop()
        self.state.stage = TURNS
        self.state.round_of_cycle = ROUNDS - 1
        self.state.turns = self.position.players - 1
        self.state.turn = (self.state.start - 1) % self.position.players
        advance(self.state, NO_LOG)
        return self

    def _stop(self) -> None:
        """Nobody is asked anything, no turn is in progress, and what is hidden is recounted."""
        self.state.turn = NOBODY
        self.state.turns = 0
        while self.state.depth:
            drop(self.state)
        for seat in range(self.position.players):
            player = self.player(seat)
            player.asked = ASK_NOTHING
            player.draft[:] = NOT_YET
            player.known[:] = NO_TILE
            player.shown = 0
        for seat in range(self.position.players):
            self._count_hidden(seat)

    def _count_hidden(self, seat: int) -> None:
        player, right = self.player(seat), self.player((seat - 1) % self.position.players)
        open_spaces = range(SIDE * SIDE) if self.state.option_open_tiles else CORNER_SPACES
        faces = [content - COVERED for space, content in enumerate(player.space.tolist()) if space not in open_spaces]
        faces += [int(player.river), int(player.hand[HAND_OWN])]
        if not right.reclaimed:
            faces.append(int(right.hand[HAND_RECEIVED]))
        player.hidden[:] = np.bincount([face for face in faces if face > 0], minlength=FACES)

    def _turn_up(self, place: int, street: str) -> None:
        """Bring a card of that street to its place in the piles, by swapping it with a later one."""
        kind, _, number = street.partition("-")
        wanted = int(number) - 1 + (SIDE if kind == "column" else 0)
        symbol = self.player(0).street.tolist().index(wanted)
        cards = self.state.cards
        copies = [other for other, card in enumerate(cards.tolist()) if card == symbol]
        found = next((other for other in copies if other >= place), copies[0])
        cards[[place, found]] = cards[[found, place]]

    # --- answering and reading ---

    def owned(self, seat: int = 0) -> dict[str, int]:
        """The resources of a seat, by the names that `give` uses, without the zeros."""
        return counted([name.removesuffix("-worker") for name in RESOURCE_NAMES], self.player(seat).resources)

    def points(self, seat: int = 0) -> dict[str, int]:
        """The points of a seat, by source."""
        return counted(SOURCE_NAMES, self.player(seat).points_from)

    def citizens(self, seat: int = 0) -> dict[str, int]:
        """Active citizens by row."""
        player = self.player(seat)
        counts = np.count_nonzero(player.citizen, axis=1) * player.active
        return {name: count for name, count in zip(ROW_NAMES, counts.tolist(), strict=True) if count}

    def envoys(self, seat: int = 0) -> list[str]:
        """The squares of the Forum where the seat has envoys."""
        return [SQUARE_NAMES[square] for square in np.flatnonzero(self.state.envoy == seat)]

    def picture(self, seat: int = 0) -> list[str]:
        """The Colonia as `draw_colonia` takes it."""
        letters = [self._letter(seat, space) for space in range(SIDE * SIDE)]
        return ["".join(letters[row : row + SIDE]) for row in range(0, SIDE * SIDE, SIDE)]

    def _letter(self, seat: int, space: int) -> str:
        player = self.player(seat)
        content = int(player.space[space])
        if content >= COVERED:
            return "#"
        if content == CRANE:
            return "K" if player.crane[CORNER_SPACES.index(space)] == CRANE_OPEN else "k"
        return next(letter for letter, meaning in LETTERS.items() if meaning == content)

    def face(self, tile: str) -> int:
        """The number of a tile by what it shows: "patrician", "builder+coin"."""
        items = sorted(ITEM_NAMES.index(name) for name in tile.split("+"))
        shown = [sorted(item for item in face if item != NOTHING) for face in self.state.facts.face_items.tolist()]
        return shown.index(items)


def _resource(name: str) -> int:
    return RESOURCE_NAMES.index(f"{name}-worker" if name in COLOUR_NAMES else name)
