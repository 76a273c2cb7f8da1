"""What lies around the boards: cards, ships, tiles, the senate, rivals. Each takes a line or two."""

from dataclasses import dataclass

from rich.text import Text

from princeps.games.trajan.actions import ACTION_NAMES, BUILDING_NAMES, DEMAND_NAMES, action_id, stack_id
from princeps.games.trajan.senate import influence, votes_of
from princeps.games.trajan.state import (
    BONUS_TILES,
    BUILDINGS_OF_A_TYPE,
    FORUM_KINDS,
    NO_TILE,
    NOT_OWNED,
    NOTHING,
    OVER,
    PILES,
    ROUNDS,
    SHIP_FRONT,
    SHIPS,
    STACKS,
    TURNS,
    YELLOW,
    Player,
    State,
)
from princeps.table.trajan import TrajanTable
from princeps.table.trajan.circle import spaces_left
from princeps.table.trajan.scores import demands_met
from princeps.table.trajan.vocabulary import building_id, demand_id, ship_id, top_of_pile
from princeps.terminal.layout import DIM, SEAT_STYLES, cell, padded
from princeps.terminal.panels import NAME_WIDTH, ViewPanels
from princeps.terminal.trajan.mat import MatPicture
from princeps.terminal.trajan.signs import Signs

CELL_WIDTHS = (7, 6, 6, 6, 4, 4, 4)  # points, demands, final, cards, supply, legionnaires, workers
TRAYS_WIDTH = 18
WIDE = 100


@dataclass(frozen=True)
class Panels(ViewPanels):
    """The panels of Trajan."""

    table: TrajanTable
    signs: Signs

    @property
    def state(self) -> State:
        found: State = self.view.state
        return found

    @property
    def player(self) -> Player:
        return self.state.players[self.seat]

    # --- time and demands ---

    def time(self) -> list[str]:
        state = self.state
        quarter = self._text("screen-quarter", quarter=f"trajan-quarter-{int(state.quarter)}")
        if state.stage == OVER:
            return [quarter, self._text("screen-over")]
        if state.stage < TURNS and state.round_of_quarter < ROUNDS:
            return [self._text("screen-setting-up")]
        if state.round_of_quarter == ROUNDS:
            return [quarter, self._text("screen-quarter-ends"), *self._demands()]
        now = self._text("screen-round", round=int(state.round_of_quarter) + 1, rounds=ROUNDS)
        left = self._text("screen-spaces", count=spaces_left(state))
        return [quarter, now, self._text("screen-round-ends") if state.round_ends else left, *self._demands()]

    def _demands(self) -> list[str]:
        """The demands of this quarter, each with a sign for whether the seat could meet it."""
        shown = demands_met(self.state, self.seat)
        if not shown:
            return [self._text("screen-no-demands")]
        signs = {True: self.signs.met, False: self.signs.unmet}
        words = [f"{self.table.words.name(demand_id(demand))}{signs[is_met]}" for demand, is_met in shown]
        cost = self.table.penalty(self.view, self.seat)
        listed = self._text("screen-demands", demands=" ".join(words))
        return [listed, self._text("screen-penalty", points=cost)] if cost else [listed]

    # --- what the seat owns ---

    def own(self, width: int) -> list[Text]:
        return [*self._cards(width), *self._tiles(width)]

    def _cards(self, width: int) -> list[Text]:
        """For a rival's hand, only what everybody knows."""
        words = self.table.words
        known = words.cards(self.player.hand.tolist())
        secret = int(self.player.cards) - int(self.player.hand.sum())
        if secret:
            known.append(self._text("screen-unknown-cards", count=secret))
        shown = self._listed(words.cards(self.player.display.tolist()))
        display = Text.assemble((f"{self._text('screen-display')} ", "bold"), shown)
        return self.flow(width, "screen-hand", self._listed(known), display)

    def _listed(self, parts: list[str]) -> str:
        return ", ".join(parts) or self._text("screen-none")

    def _tiles(self, width: int) -> list[Text]:
        """Everything on the mat beside the circle, and the bonus tiles."""
        words, player = self.table.words, self.player
        kept = words.counted((demand_id(demand) for demand in range(len(DEMAND_NAMES))), player.kept.tolist())
        doubled = words.counted((action_id(action) for action in range(len(ACTION_NAMES))), player.plus_two.tolist())
        kinds = (building_id(BUILDINGS_OF_A_TYPE * kind) for kind in range(len(BUILDING_NAMES)))
        built = words.counted(kinds, player.buildings.tolist())
        parts: list[Text | str] = [self._listed(self._counted_tiles(player.tiles.tolist(), _form(width)))]
        parts += [self._text("screen-kept", demands=", ".join(kept))] if kept else []
        parts += [self._text("screen-plus-two", actions=", ".join(doubled))] if doubled else []
        parts += [self._text("screen-buildings", buildings=", ".join(built))] if built else []
        return self.flow(width, "screen-tiles", *parts, self._bonuses())

    def _counted_tiles(self, counts: list[int], form: str | None) -> list[str]:
        words = self.table.words
        return [words.times(words.tile(kind, form), count, form) for kind, count in enumerate(counts) if count]

    def _bonuses(self) -> Text:
        owned = [tile for tile in range(BONUS_TILES) if self.player.bonus[tile] != NOT_OWNED]
        sides = [int(self.player.bonus[tile]) - YELLOW for tile in owned]
        worth = [self.table.words.bonus_worth(tile, side, "short") for tile, side in zip(owned, sides, strict=True)]
        return Text.assemble((f"{self._text('screen-bonus')} ", "bold"), self._listed(worth))

    # --- what is there for everybody ---

    def offers(self, width: int) -> list[Text]:
        """What is available in the forum, the port, the senate and from the stacks of Trajan tiles."""
        return [*self.forum(width), *self.port(width), *self.stacks(width), *self.senate(width)]

    def forum(self, width: int) -> list[Text]:
        counts = [0] * FORUM_KINDS
        for kind in (*self.state.forum.tolist(), *self.state.extra.tolist()):
            if kind != NO_TILE:
                counts[kind] += 1
        return self.flow(width, "screen-forum", self._listed(self._counted_tiles(counts, _form(width))))

    def port(self, width: int) -> list[Text]:
        """The ships with what their loads bring, in brackets where the grey side is up, and the piles of cards."""
        words, state = self.table.words, self.state
        tops = "/".join(words.name(top_of_pile(state, pile)) for pile in range(PILES))
        piles = self._text("screen-piles", tops=tops, count=int(state.deck_cards))
        return self.flow(width, "screen-port", *map(self._ship, range(SHIPS)), piles)

    def _ship(self, ship: int) -> Text:
        side = int(self.state.ship[ship])
        worth = self.state.facts.ship_points[ship, side].tolist()[1 : int(self.state.facts.ship_room[ship]) + 1]
        text = f"{self.table.words.name(ship_id(ship), form='short')} {' '.join(map(str, worth))}"
        return Text(text) if side == SHIP_FRONT else Text(f"({text})", DIM)

    def stacks(self, width: int) -> list[Text]:
        """The open Trajan tile of each stack."""
        words, tops = self.table.words, self.state.stack_top.tolist()
        tiles = [words.trajan_tile(int(tile), "short") for tile in tops]
        parts = [f"{words.name(stack_id(stack))} {tiles[stack]}" for stack in range(STACKS)]
        return self.flow(width, "screen-stacks", *parts)

    def senate(self, width: int) -> list[Text]:
        """Who is ahead, with votes and steps, and the bonus tiles to be won."""
        order = sorted(range(self.view.players), key=lambda seat: -influence(self.state, seat))
        bonuses = [int(tile) for tile in self.state.bonus_open.tolist() if tile != NOTHING]
        worth = [self.table.words.bonus_worth(tile, 0, "short") for tile in bonuses]
        return self.flow(width, "screen-senate", Text(" ").join(map(self._senator, order)), *worth)

    def _senator(self, seat: int) -> Text:
        votes, step = int(votes_of(self.state, seat)), int(self.state.players[seat].votes)
        letter = (self.table.catalogue.text(f"seat-{seat}"), SEAT_STYLES[seat])
        return Text.assemble(letter, self._text("screen-votes", votes=votes, step=step))

    # --- the players ---

    def heading(self) -> Text:
        labels = ("points", "demands-cost", "final", "cards", "supply", "legionnaires", "workers")
        cells = [self._text(f"screen-{label}") for label in labels]
        trays = self._text("screen-trays").ljust(TRAYS_WIDTH)
        tiles = self._text("screen-tiles-short")
        return Text(" " * NAME_WIDTH + "".join(map(cell, cells, CELL_WIDTHS)) + f"  {trays}{tiles}", DIM)

    def row(self, seat: int) -> Text:
        player = self.state.players[seat]
        forecast, cost = self.table.forecast(self.view, seat), self.table.penalty(self.view, seat)
        cells = [
            self.table.score_sheet(self.view).totals[seat],
            -cost,
            f"{forecast.total + cost:+d}",
            player.cards,
            player.supply,
            player.legionnaires,
            player.workers,
        ]
        line = self.name(seat)
        line.append("".join(map(cell, map(str, cells), CELL_WIDTHS)), "bold" if seat == self.seat else "")
        line.append("  ")
        line.append_text(padded(MatPicture(self.table.words, self.signs, self.state, seat).strip(), TRAYS_WIDTH))
        line.append(" ".join(self._counted_tiles(player.tiles.tolist(), "short")))
        return line


def _form(width: int) -> str | None:
    """Shorter names for where there is little room."""
    return "short" if width < WIDE else None
