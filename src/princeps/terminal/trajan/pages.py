"""The pages of Trajan: a small one for 80 columns and 24 lines, a large one where there is room."""

from rich.console import RenderableType
from rich.text import Text

from princeps.games.trajan.actions import ACTIONS
from princeps.games.trajan.quarter import ASK_MEET
from princeps.games.trajan.seaport import ASK_CARGO, ASK_DISCARD, ASK_PLAY
from princeps.games.trajan.senate import ASK_CONSUL
from princeps.games.trajan.setup import ASK_CARD, ASK_FIRST_TILE, ASK_MARKER
from princeps.games.trajan.sowing import ASK_SOW, ASK_TRAY
from princeps.games.trajan.state import (
    CARDS_OUT,
    CONSTRUCTION,
    FORUM,
    MILITARY,
    OVER,
    PLACING,
    SEAPORT,
    SENATE,
    TILES_OUT,
    TRAJAN,
    State,
)
from princeps.games.trajan.trajan_tiles import ASK_PLUS_TWO, ASK_REWARD
from princeps.games.trajan.turn import ASK_ACTION, ASK_EXTRA
from princeps.kernel.agenda import top
from princeps.kernel.game import Position
from princeps.table.trajan import TrajanTable
from princeps.terminal.layout import NEEDED, fitted, in_columns, side_by_side
from princeps.terminal.pages import SizedPages
from princeps.terminal.trajan import board, mat
from princeps.terminal.trajan.board import BoardPicture
from princeps.terminal.trajan.legend import legend
from princeps.terminal.trajan.mat import MatPicture
from princeps.terminal.trajan.panels import Panels
from princeps.terminal.trajan.signs import Signs

LARGE_WIDTH = 110  # columns the large page needs
BOARD_WIDTH = 60  # columns for two mats side by side
SETTING_UP = (PLACING, CARDS_OUT, TILES_OUT)

# When there are too few lines, the end of this list is left out first.
USUAL_ORDER = ("header", "mat", "own", "me", "forum", "senate", "rivals", "port", "map", "stacks")
# Parts that a question cannot do without.
NEEDED_FOR = {
    ASK_MARKER: ("mat",),
    ASK_MEET: ("own",),
    ASK_CARD: ("port", "own"),
    ASK_FIRST_TILE: ("mat", "stacks"),
    ASK_CONSUL: ("senate", "own"),
    ASK_TRAY: ("mat", "own"),
    ASK_SOW: ("mat", "own"),
    ASK_REWARD: ("mat", "own"),
    ASK_PLUS_TWO: ("mat",),
    ASK_DISCARD: ("own",),
    ASK_PLAY: ("own",),
    ASK_CARGO: ("own", "port"),
    ASK_EXTRA: ("own",),
}
NEEDED_FOR_ACTION = {
    SEAPORT: ("port", "own"),
    FORUM: ("forum", "own"),
    MILITARY: ("map", "me"),
    SENATE: ("senate",),
    TRAJAN: ("mat", "stacks"),
    CONSTRUCTION: ("mat", "me"),
}


class TrajanPages(SizedPages[TrajanTable, Signs]):
    """`GamePages` of Trajan."""

    large_width = LARGE_WIDTH

    # --- deciding ---

    def _small(self, view: Position, seat: int, width: int, room: int) -> list[Text]:
        panels, picture = Panels(self.table, self.signs, view, seat), self._board(view, seat)
        parts = {
            "header": [panels.header(width)],
            "mat": side_by_side(self._mat(view, seat).lines(), picture.district(), mat.WIDTH),
            "map": panels.flow(width, "screen-provinces", *picture.provinces_in_a_row()),
            "forum": [] if view.state.stage in SETTING_UP else panels.forum(width),
            "stacks": panels.stacks(width),
            "port": panels.port(width),
            "senate": panels.senate(width),
            "own": panels.own(width),
            "me": panels.me(width),
            "rivals": panels.rivals(width),
        }
        needed = ("header", *_needed_for(view.state, seat))
        ranks = {part: NEEDED if part in needed else USUAL_ORDER.index(part) for part in parts}
        return fitted([(ranks[part], lines) for part, lines in parts.items()], room)

    def _large(self, view: Position, seat: int, width: int) -> list[Text]:
        panels, picture = Panels(self.table, self.signs, view, seat), self._board(view, seat)
        left = [*self._mat(view, seat).lines(), Text(), *_indented(picture.district())]
        return [
            panels.header(width),
            Text(),
            *side_by_side(left, picture.province_table(), mat.WIDTH),
            Text(),
            *panels.offers(width),
            *panels.own(width),
            Text(),
            *panels.players(width),
        ]

    def _mat(self, view: Position, seat: int) -> MatPicture:
        return MatPicture(self.table.words, self.signs, view.state, seat, _chosen_from(view, seat, "tray"))

    def _board(self, view: Position, seat: int) -> BoardPicture:
        provinces, sites = _chosen_from(view, seat, "march"), _chosen_from(view, seat, "build")
        return BoardPicture(self.table.words, self.signs, view.state, provinces, sites)

    # --- other pages ---

    def boards(self, view: Position, seat: int, width: int) -> list[Text]:
        """The board and all mats, two side by side where there is room."""
        panels, picture = Panels(self.table, self.signs, view, seat), self._board(view, seat)
        block_width = BOARD_WIDTH - 3 if width >= 2 * BOARD_WIDTH else width
        blocks = [self._player(view, other, block_width) for other in panels.seats()]
        return [
            *side_by_side(picture.district(), picture.province_table(), board.DISTRICT_WIDTH),
            *panels.offers(width),
            Text(),
            *in_columns(blocks, width, BOARD_WIDTH),
        ]

    def _player(self, view: Position, other: int, width: int) -> list[Text]:
        panels = Panels(self.table, self.signs, view, other)
        picture = MatPicture(self.table.words, self.signs, view.state, other)
        return [panels.name(other), *picture.lines(), *panels.own(width), Text()]

    def scores(self, view: Position, seat: int) -> list[RenderableType]:
        found = super().scores(view, seat)
        if view.state.stage != OVER:
            found.append(Text(self.table.words.text("scores-note"), "dim"))
        return found

    def legend(self) -> list[Text]:
        return legend(self.table.words, self.signs)


def _needed_for(state: State, seat: int) -> tuple[str, ...]:
    asked = int(state.players[seat].asked)
    return NEEDED_FOR_ACTION[int(top(state).what)] if asked == ASK_ACTION else NEEDED_FOR.get(asked, ())


def _chosen_from(view: Position, seat: int, name: str) -> frozenset[int]:
    """The things named by the legal answers of a block."""
    blocks = [(ACTIONS.block_of(action), action) for action in view.legal(seat)]
    return frozenset(block.indices(action)[0] for block, action in blocks if block.name == name)


def _indented(lines: list[Text]) -> list[Text]:
    return [Text.assemble(" " * 5, line) for line in lines]
