"""A Colonia as lines of text: citizens, street symbols, and six rows of spaces, small or large."""

from dataclasses import dataclass

from rich.text import Text

from princeps.games.forum_trajanum.actions import coloured_id, row_id
from princeps.games.forum_trajanum.citizens import active_in
from princeps.games.forum_trajanum.colonia import corner_at
from princeps.games.forum_trajanum.draft import cards_shown
from princeps.games.forum_trajanum.state import (
    CARDS_A_ROUND,
    COLOURED,
    COVERED,
    CRANE,
    CRANE_OPEN,
    DRAFT_CRANE,
    GREY,
    NO_CITIZEN,
    NOT_YET,
    PLACES,
    RECLAIMING,
    SETTING_UP,
    SIDE,
    TAKING,
    TEMPLE,
    TURNS,
    UNKNOWN_FACE,
    VACANT,
    Player,
    State,
)
from princeps.table.forum_trajanum.vocabulary import Vocabulary, grey_id
from princeps.terminal.forum_trajanum.signs import COLOUR_STYLES, GREY_STYLE, LIT, Signs
from princeps.terminal.layout import CHOICE, CHOOSE, DIM, padded

SMALL_CELL, LARGE_CELL = 4, 9
SMALL_PREFIX, LARGE_PREFIX = 17, 17
WIDTH = SMALL_PREFIX + SIDE * SMALL_CELL
LARGE_WIDTH = LARGE_PREFIX + SIDE * LARGE_CELL


@dataclass(frozen=True)
class ColoniaPicture:
    """Draws one seat's Colonia; `choices` are the spaces that can be chosen now."""

    words: Vocabulary
    signs: Signs
    state: State
    seat: int
    choices: frozenset[int] = frozenset()

    @property
    def player(self) -> Player:
        return self.state.players[self.seat]

    def small(self) -> list[Text]:
        """A line for each row."""
        lines = self._column_heads(SMALL_PREFIX, SMALL_CELL, 3)
        for row in range(SIDE):
            line = self._citizens(row)
            line.append(" ")
            line.append_text(self._street(row, SMALL_PREFIX - 6))
            for space in range(SIDE * row, SIDE * row + SIDE):
                line.append_text(self._sign(space))
                line.append(CHOOSE if space in self.choices else " ", CHOICE)
            lines.append(line)
        return lines

    def large(self) -> list[Text]:
        """Two lines for each row: signs above, words below."""
        lines = self._column_heads(LARGE_PREFIX, LARGE_CELL, LARGE_CELL - 1)
        for row in range(SIDE):
            lines += self._large_row(row)
        return lines

    def _large_row(self, row: int) -> list[Text]:
        above = padded(Text.assemble(self.words.catalogue.name(row_id(row)), " ", self._marks(row)), LARGE_PREFIX)
        below = self._street(row, LARGE_PREFIX, f"×{self.state.facts.row_value[active_in(self.player, row)]}")
        for space in range(SIDE * row, SIDE * row + SIDE):
            sign, label = self._sign(space), self._label(space)
            left = (LARGE_CELL - 1 - sign.cell_len) // 2
            fill = self.signs.covered if self._is_covered(space) and label == "" else " "
            style = DIM if fill != " " else ""
            above.append(fill * left, style)
            above.append_text(sign)
            above.append(fill * (LARGE_CELL - 1 - left - sign.cell_len), style)
            above.append(CHOOSE if space in self.choices else " ", CHOICE)
            text = fill * (LARGE_CELL - 1) if fill != " " else label[: LARGE_CELL - 1].center(LARGE_CELL - 1)
            below.append(text + " ", style)
        return [above, below]

    # --- the edges ---

    def _column_heads(self, prefix: int, cell: int, letters: int) -> list[Text]:
        numbers, symbols = Text(" " * prefix), Text(" " * prefix)
        for column in range(SIDE):
            lit = self._is_lit(SIDE + column)
            mark = self.signs.lit_column if lit else " "
            numbers.append(f"{column + 1}{mark}".center(cell - 1) + " ", LIT if lit else DIM)
            name = self._symbol(SIDE + column)[:letters]
            symbols.append(name.center(cell - 1), LIT if lit else "")
            symbols.append(" ")
        return [symbols, numbers]

    def _street(self, row: int, width: int, value: str = "") -> Text:
        """Symbol, light and number of a row, and what its buildings score, filling `width`."""
        lit = self._is_lit(row)
        end = f"{value}{self.signs.lit if lit else ' '}{row + 1} "
        name = self._symbol(row)[: width - len(end)].ljust(width - len(end))
        return Text.assemble((name, LIT if lit else ""), (end, LIT if lit else DIM))

    def _symbol(self, street: int) -> str:
        symbol = self.player.street.tolist().index(street)
        return self.words.catalogue.name(self.words.street_id(symbol))

    def _is_lit(self, street: int) -> bool:
        if self.state.stage not in (TAKING, RECLAIMING, TURNS):
            return False
        shown = cards_shown(self.state)
        lit = self.state.cards[shown - CARDS_A_ROUND : shown].tolist()
        return any(self.player.street[symbol] == street for symbol in lit)

    def _citizens(self, row: int) -> Text:
        return Text.assemble(self.words.catalogue.text(row_id(row), "letter"), " ", self._marks(row))

    def _marks(self, row: int) -> Text:
        marks = Text()
        for place in range(PLACES):
            if self.player.citizen[row, place] == NO_CITIZEN:
                marks.append(self.signs.free, DIM)
            else:
                active = active_in(self.player, row) > 0
                marks.append(self.signs.active if active else self.signs.inactive, "bold" if active else "")
        return marks

    # --- a space ---

    def _is_covered(self, space: int) -> bool:
        return bool(self.player.space[space] >= COVERED)

    def _face(self, space: int) -> int:
        """What lies on a space, or UNKNOWN_FACE."""
        return int(self.player.space[space]) - COVERED if self._is_covered(space) else UNKNOWN_FACE

    def _sign(self, space: int) -> Text:
        """Three letters."""
        content, corner = int(self.player.space[space]), corner_at(space)
        if self.state.stage == SETTING_UP and corner >= 0:
            return self._chosen_crane(corner)
        if content >= COVERED:
            face = self._face(space)
            return Text(self.signs.covered * 3, DIM) if face == UNKNOWN_FACE else Text(self._letters(face), "italic")
        if content == VACANT:
            return Text(f" {self.signs.vacant} ")
        if content == TEMPLE:
            return Text(f"/{self.words.text('thing-temple', 'letter')}\\", DIM)
        if content == CRANE:
            return self._crane(corner)
        if content < COLOURED:
            return Text(f"[{self.words.catalogue.text(grey_id(content - GREY), 'letter')}]", GREY_STYLE)
        colour = content - COLOURED
        return Text(f"({self.words.catalogue.text(coloured_id(colour), 'letter')})", COLOUR_STYLES[colour])

    def _chosen_crane(self, corner: int) -> Text:
        """During set-up there are no tiles yet, and the cranes are visible."""
        colour = crane_colour(self.state, self.player, corner)
        return Text("< >", DIM) if colour == NOT_YET else self._open_crane(colour)

    def _open_crane(self, colour: int) -> Text:
        return Text(f"<{self.words.catalogue.text(coloured_id(colour), 'letter')}>", COLOUR_STYLES[colour])

    def _letters(self, face: int) -> str:
        """`f+a` for two things, three letters for a single one."""
        items = self.words.items(face)
        if len(items) == 1:
            return self.words.catalogue.name(items[0], form="short")[:3]
        letters = [self.words.catalogue.text(item, "letter") for item in items]
        return ("+" if len(letters) == 2 else "").join(letters)

    def _crane(self, corner: int) -> Text:
        if self.player.crane[corner] != CRANE_OPEN:
            return Text("< >", DIM)
        return self._open_crane(int(self.player.crane_colour[corner]))

    def _label(self, space: int) -> str:
        """A word for what the sign shows, or nothing."""
        content = int(self.player.space[space])
        corner = corner_at(space)
        if content >= COVERED:
            is_known = self._face(space) != UNKNOWN_FACE
            return self._crane_below(corner) if corner >= 0 and is_known else ""
        if content == VACANT:
            return ""
        if content == TEMPLE:
            return self.words.catalogue.name("forum-trajanum-thing-temple")
        if content == CRANE:
            return self.words.catalogue.name("forum-trajanum-thing-crane")
        building = grey_id(content - GREY) if content < COLOURED else coloured_id(content - COLOURED)
        return self.words.catalogue.name(building, form="short")

    def _crane_below(self, corner: int) -> str:
        """Which crane waits under a face-up tile."""
        letter = self.words.catalogue.text(coloured_id(crane_colour(self.state, self.player, corner)), "letter")
        return f"{self.words.catalogue.name('forum-trajanum-thing-crane')} {letter}"


def crane_colour(state: State, player: Player, corner: int) -> int:
    """The colour of a crane, or NOT_YET while its owner is still choosing."""
    if state.stage == SETTING_UP:
        return int(player.draft[DRAFT_CRANE + corner])
    return int(player.crane_colour[corner])
