"""What lies around the boards: resources, tracks, stocks, Trajan cards, rivals. Each takes a line or two."""

from dataclasses import dataclass

from rich.text import Text

from princeps.games.forum_trajanum.actions import coloured_id, corner_id, resource_id, row_id
from princeps.games.forum_trajanum.forum import largest_group
from princeps.games.forum_trajanum.prestige import points_for_group, points_for_task
from princeps.games.forum_trajanum.state import (
    BESIDE_COLUMN,
    CITIZEN_ROWS,
    COLOURS,
    CORNERS,
    CRANE_COVERED,
    CRANE_OPEN,
    CRANE_SCORED,
    FACES,
    HAND_OWN,
    HAND_RECEIVED,
    HANDICAP,
    NO_CITIZEN,
    NO_TILE,
    OVER,
    PAYING,
    RESOURCES,
    ROUNDS,
    SETTING_UP,
    TRACKS,
    Player,
    State,
)
from princeps.kernel.seats import left_of
from princeps.table.forum_trajanum import ForumTable
from princeps.table.forum_trajanum.scores import CardProgress
from princeps.table.forum_trajanum.vocabulary import cycle_id, grey_id
from princeps.terminal.forum_trajanum.signs import Signs
from princeps.terminal.layout import DIM, cell
from princeps.terminal.panels import NAME_WIDTH, ViewPanels

CELL_WIDTHS = (7, 5, 9, 6, 7, 5, 5, 5, 7, 11)  # points, coming, workers, four resources, ship, tracks, citizens


@dataclass(frozen=True)
class Panels(ViewPanels):
    """The panels of Forum Trajanum."""

    table: ForumTable
    signs: Signs

    @property
    def state(self) -> State:
        found: State = self.view.state
        return found

    @property
    def player(self) -> Player:
        return self.state.players[self.seat]

    # --- the round ---

    def time(self) -> list[str]:
        state = self.state
        if state.stage in (SETTING_UP, HANDICAP):
            return [self._text("screen-setting-up")]
        cycle = self._text("screen-cycle", cycle=cycle_id(int(state.cycle)))
        if state.stage == OVER:
            return [cycle, self._text("screen-over")]
        if state.round_of_cycle == ROUNDS or state.stage == PAYING:
            return [cycle, self._text("screen-scoring")]
        now = self._text("screen-round", round=int(state.round_of_cycle) + 1, rounds=ROUNDS)
        shown = [int(card) for card in state.cards.tolist() if card >= 0][-2:]
        streets = [self.table.words.street_card(state, self.seat, symbol) for symbol in shown]
        return [cycle, now, self._text("screen-streets", streets=", ".join(streets))]

    # --- what the seat owns ---

    def letters(self) -> Text:
        """Resources by letter, as short as possible."""
        counts = Text()
        for resource in range(RESOURCES):
            count = int(self.player.resources[resource])
            letter = self.table.words.catalogue.text(resource_id(resource), "letter")
            counts.append(f"{letter}{count} ", "" if count else DIM)
        return counts

    def _tile_letters(self, face: int) -> str:
        return "".join(self.table.words.catalogue.text(item, "letter") for item in self.table.words.items(face))

    def tiles(self, one_by_one: bool) -> list[Text]:
        """The tiles of the round while they are in hand, and the foreign ones beside the Colonia."""
        own, received = int(self.player.hand[HAND_OWN]), int(self.player.hand[HAND_RECEIVED])
        giver = self.table.names[left_of(self.state, self.seat)]
        parts: list[Text | str] = []
        if own != NO_TILE:
            parts.append(self._text("screen-own-tile", tile=self.table.words.tile(own)))
        if received != NO_TILE:
            parts.append(self._text("screen-received-tile", giver=giver, tile=self.table.words.tile(received)))
        beside = [self._tile_letters(face) for face in range(FACES) for _ in range(self.player.beside[face])]
        if beside:
            tiles = " ".join(beside) if one_by_one else str(len(beside))
            parts.append(self._text("screen-beside", tiles=tiles))
        return [self.line("screen-tiles", *parts)] if parts else []

    def cranes(self) -> Text:
        kinds = {CRANE_COVERED: "covered", CRANE_OPEN: "open", CRANE_SCORED: "scored"}
        parts: list[Text | str] = []
        for corner in range(CORNERS):
            kind = kinds.get(int(self.player.crane[corner]), "removed")
            building = coloured_id(int(self.player.crane_colour[corner]))
            where = self.table.words.catalogue.text(corner_id(corner), "letter")
            parts.append(f"{where} {self._text(f'screen-crane-{kind}', building=building)}")
        return self.line("screen-cranes", *parts)

    def prestige(self) -> Text:
        state, player = self.state, self.player
        size = largest_group(state, self.seat)
        return self.line(
            "screen-bar",
            self._text(
                "screen-bar-state", step=int(player.bar), end=int(state.facts.bar_end), turned=int(player.bar_side)
            ),
            self._text("screen-bar-group", size=size, points=points_for_group(state, player, size)),
            self._text("screen-bar-task", points=points_for_task(state, player)),
            self._text("screen-column", points=int(state.facts.column_value[state.cycle])),
        )

    # --- what is there for everybody ---

    def benefits(self) -> list[Text]:
        """The tracks with everything they give; the seat's next level is highlighted."""
        lines = []
        for track in range(TRACKS):
            line = Text.assemble((f"{self.table.catalogue.name(grey_id(track)):<10}", "bold"))
            reached = int(self.player.track[track])
            for level in range(4):
                style = "bold underline" if level == reached else "" if level < reached else DIM
                line.append(f" {level + 1}: ", "bold cyan" if level <= reached else DIM)
                line.append(self.table.words.benefit(track, level), style)
                line.append(" " * (level < 3))
            lines.append(line)
        return lines

    def stock(self) -> list[Text]:
        """Building tiles that are left, by kind."""
        lines = []
        for label, stock in (("screen-single", self.state.single), ("screen-double", self.state.double)):
            line = Text.assemble((self._text(label), "bold"))
            for colour, left in enumerate(stock.tolist()):
                letter = self.table.words.catalogue.text(coloured_id(colour), "letter")
                line.append(f"  {letter}{left}", "" if left else DIM)
            lines.append(line)
        return lines

    def cards(self, all_of_them: bool) -> list[Text]:
        """Trajan cards and how often their tasks are fulfilled; those of this cycle, or also those to come."""
        if self.state.stage == OVER:
            return []
        progress = self.table.card_progress(self.view, self.seat)
        wanted = [card for card in progress if all_of_them or card.cycle == self.state.cycle]
        return [self._card(card) for card in wanted] or [Text(self._text("screen-no-cards"), DIM)]

    def _card(self, card: CardProgress) -> Text:
        name = self._text("screen-card", card=self.table.card_name(card.card))
        line = Text.assemble((f"{name} ", "bold" if card.cycle == self.state.cycle else DIM))
        tasks = [
            (card.built, self.table.building_task(card.card)),
            (card.collected, self.table.collecting_task(card.card)),
        ]
        for times, task in tasks:
            line.append(self._text("screen-task", times=times, task=task), "bold green" if times else "")
            line.append(f" {self.signs.dot} ", DIM)
        line.append(self._text("screen-task-worth", points=card.value))
        return line

    # --- the players ---

    def heading(self) -> Text:
        words = self.table.words
        workers = " ".join(words.catalogue.text(resource_id(resource), "letter") for resource in range(COLOURS))
        tracks = " ".join(words.catalogue.text(grey_id(track), "letter") for track in range(TRACKS))
        columns = [words.catalogue.text(resource_id(resource), "column") for resource in range(COLOURS, RESOURCES)]
        labels = [words.text(f"screen-{column}") for column in ("points", "coming", "ship")]
        cells = [*labels[:2], workers, *columns, labels[2], tracks, words.text("screen-citizens")]
        return Text(" " * NAME_WIDTH + "".join(map(cell, cells, CELL_WIDTHS)), DIM)

    def row(self, seat: int) -> Text:
        player = self.state.players[seat]
        resources = player.resources.tolist()
        coming = self.table.forecast(self.view, seat).total
        cells = [
            str(self.table.score_sheet(self.view).totals[seat]),
            f"+{coming}",
            " ".join(map(str, resources[:COLOURS])),
            *map(str, resources[COLOURS:]),
            str(player.ship),
            " ".join("!" if level == BESIDE_COLUMN else str(level) for level in player.track.tolist()),
        ]
        line = self.name(seat)
        line.append("".join(map(cell, cells, CELL_WIDTHS)), "bold" if seat == self.seat else "")
        line.append("  ")
        line.append_text(self._citizens(player))
        return line

    def _citizens(self, player: Player) -> Text:
        """Occupied rows, inactive ones in brackets."""
        rows = Text()
        for row in range(CITIZEN_ROWS):
            count = sum(1 for place in player.citizen[row].tolist() if place != NO_CITIZEN)
            if count:
                letter = self.table.words.catalogue.text(row_id(row), "letter") + "+" * (count - 1)
                rows.append(f"{letter} " if player.active[row] else f"({letter}) ", "" if player.active[row] else DIM)
        return rows
