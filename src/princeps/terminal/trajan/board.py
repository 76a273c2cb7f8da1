"""The areas of the board as lines of text: provinces and the construction district."""

from dataclasses import dataclass

from rich.text import Text

from princeps.games.trajan.actions import province_id
from princeps.games.trajan.military import province_points
from princeps.games.trajan.state import (
    BUILDINGS_OF_A_TYPE,
    CAMP,
    NO_TILE,
    PROVINCES,
    SITE_COLUMNS,
    SITE_ROWS,
    State,
)
from princeps.table.trajan.vocabulary import Vocabulary, building_id
from princeps.terminal.layout import CHOICE, CHOOSE, DIM, SEAT_STYLES, padded
from princeps.terminal.trajan.signs import BUILDING_STYLE, Signs

SITE_WIDTH = 4
DISTRICT_WIDTH = 2 + SITE_WIDTH * SITE_COLUMNS
PROVINCE_WIDTHS = (20, 4, 20)  # name, points, tile


@dataclass(frozen=True)
class BoardPicture:
    """Draws the shared board; choices are the provinces and sites that can be chosen now."""

    words: Vocabulary
    signs: Signs
    state: State
    provinces: frozenset[int] = frozenset()
    sites: frozenset[int] = frozenset()

    # --- construction ---

    def district(self) -> list[Text]:
        """Tiles by letter and points; where there is no tile, the workers by the letters of their seats."""
        head = "".join(f"{column + 1:<{SITE_WIDTH}}" for column in range(SITE_COLUMNS))
        lines = [Text(f"  {head}", DIM)]
        for row in range(SITE_ROWS):
            line = Text(f"{row + 1} ", DIM)
            for site in range(SITE_COLUMNS * row, SITE_COLUMNS * (row + 1)):
                line.append_text(padded(self._site(site), SITE_WIDTH))
            lines.append(line)
        return lines

    def _site(self, site: int) -> Text:
        tile = int(self.state.site_tile[site])
        drawn = self._seats(int(self.state.site_worker[site]))
        if tile != NO_TILE:
            points = int(self.state.facts.building_points[tile % BUILDINGS_OF_A_TYPE])
            drawn.append(f"{self.words.letter(building_id(tile))}{points}", BUILDING_STYLE)
        elif not drawn.plain:
            drawn.append(self.signs.free, DIM)
        drawn.append(CHOOSE if site in self.sites else "", CHOICE)
        return drawn

    def _seats(self, mask: int) -> Text:
        drawn = Text()
        for seat in range(self.state.seats):
            if mask >> seat & 1:
                drawn.append(self.words.catalogue.text(f"seat-{seat}"), SEAT_STYLES[seat])
        return drawn

    # --- provinces ---

    def provinces_in_a_row(self) -> list[Text]:
        """Each as short as possible: `Alp 3 bre AB ▲C`."""
        return [self._short_province(province) for province in range(PROVINCES)]

    def _short_province(self, province: int) -> Text:
        line = Text(self.words.name(province_id(province), form="short"))
        line.append(CHOOSE if province in self.provinces else "", CHOICE)
        line.append(f" {province_points(self.state, province)}", "bold")
        tile = int(self.state.province[province])
        if tile != NO_TILE:
            line.append(f" {self.words.tile(tile, 'short')}")
        for people in (self._seats(int(self.state.legion[province])), self._leaders(province)):
            if people.plain:
                line.append_text(Text.assemble(" ", people))
        return line

    def _leaders(self, place: int) -> Text:
        mask = sum(1 << seat for seat in range(self.state.seats) if self.state.players[seat].leader == place)
        return Text.assemble(self.signs.leader, self._seats(mask)) if mask else Text()

    def province_table(self) -> list[Text]:
        """A line for each province, and one for the camp."""
        lines = [self._province(province) for province in range(PROVINCES)]
        camp = padded(Text(f"  {self.words.name(province_id(CAMP))}"), sum(PROVINCE_WIDTHS))
        return [*lines, Text.assemble(camp, self._leaders(CAMP))]

    def _province(self, province: int) -> Text:
        name, points, tile = PROVINCE_WIDTHS
        mark = CHOOSE if province in self.provinces else " "
        kind = int(self.state.province[province])
        return Text.assemble(
            (f"{mark} ", CHOICE),
            padded(Text(self.words.name(province_id(province))), name - 2),
            (f"{province_points(self.state, province):>{points - 2}}  ", "bold"),
            padded(Text(self.signs.free if kind == NO_TILE else self.words.tile(kind)), tile),
            self._seats(int(self.state.legion[province])),
            " ",
            self._leaders(province),
        )
