"""The pages of Forum Trajanum: a small one for 80 columns and 24 lines, a large one where there is room."""

from rich.console import RenderableType
from rich.text import Text

from princeps.games.forum_trajanum.actions import ACTIONS
from princeps.games.forum_trajanum.state import OVER, SETTING_UP
from princeps.kernel.game import SPECTATOR, Position
from princeps.table.forum_trajanum import ForumTable
from princeps.terminal.forum_trajanum import colonia, forum
from princeps.terminal.forum_trajanum.colonia import ColoniaPicture
from princeps.terminal.forum_trajanum.forum import forum_lines
from princeps.terminal.forum_trajanum.legend import legend
from princeps.terminal.forum_trajanum.panels import Panels
from princeps.terminal.forum_trajanum.signs import Signs
from princeps.terminal.layout import NEEDED, fitted, in_columns, side_by_side, wrapped
from princeps.terminal.pages import SizedPages

LARGE_WIDTH = colonia.LARGE_WIDTH + 1 + forum.WIDTH  # columns the large page needs
BOARD_WIDTH = 60  # columns for two boards side by side
ON_THE_COLONIA = ("take", "site", "double-site", "draw")
BY_TRIBUNE = ("tribune",)  # possible nearly everywhere, so marked only if there is nothing else
ON_THE_FORUM = ("envoy",)


class ForumPages(SizedPages[ForumTable, Signs]):
    """`GamePages` of Forum Trajanum."""

    large_width = LARGE_WIDTH

    # --- deciding ---

    def _small(self, view: Position, seat: int, width: int, room: int) -> list[Text]:
        """The boards and what the seat owns are always shown; the rest as space allows."""
        panels, setting_up = Panels(self.table, self.signs, view, seat), view.state.stage == SETTING_UP
        squares = [Text(), *self._forum(view, seat)]
        boards = side_by_side(self._colonia(view, seat).small(), squares, colonia.WIDTH, 0)
        cards = wrapped(panels.cards(all_of_them=setting_up), width)
        if setting_up:
            return fitted([(NEEDED, [panels.header(width), *boards]), (1, cards)], room)
        return fitted(
            [
                (NEEDED, [panels.header(width), *boards, *panels.me(width)]),
                (2, panels.rivals(width)),
                (NEEDED, wrapped(panels.tiles(one_by_one=False), width)),
                (3, wrapped([panels.prestige()], width)),
                (1, cards),
            ],
            room,
        )

    def _large(self, view: Position, seat: int, width: int) -> list[Text]:
        panels = Panels(self.table, self.signs, view, seat)
        right = [Text(), *self._forum(view, seat), Text(), *panels.stock()]
        lines = [panels.header(width), Text()]
        lines += side_by_side(self._colonia(view, seat).large(), right, colonia.LARGE_WIDTH)
        lines.append(Text())
        if view.state.stage != SETTING_UP:
            lines += [
                *panels.players(width),
                *wrapped(panels.tiles(one_by_one=True), width),
                panels.cranes(),
                panels.prestige(),
            ]
        return [*lines, *wrapped([*panels.benefits(), *panels.cards(all_of_them=True)], width)]

    def _colonia(self, view: Position, seat: int) -> ColoniaPicture:
        choices = _chosen_from(view, seat, ON_THE_COLONIA) or _chosen_from(view, seat, BY_TRIBUNE)
        return ColoniaPicture(self.table.words, self.signs, view.state, seat, choices)

    def _forum(self, view: Position, seat: int) -> list[Text]:
        return forum_lines(self.table.words, view.state, _chosen_from(view, seat, ON_THE_FORUM))

    # --- other pages ---

    def boards(self, view: Position, seat: int, width: int) -> list[Text]:
        """The supply of building tiles, the tracks, and all Colonias, two side by side where there is room."""
        block_width = BOARD_WIDTH - 3 if width >= 2 * BOARD_WIDTH else width
        blocks = [self._board(view, other, block_width) for other in range(view.players)]
        panels = Panels(self.table, self.signs, view, seat)
        lines = [*panels.stock(), *wrapped(panels.benefits(), width), Text()]
        return [*lines, *in_columns(blocks, width, BOARD_WIDTH)]

    def _board(self, view: Position, other: int, width: int) -> list[Text]:
        panels = Panels(self.table, self.signs, view, other)
        picture = ColoniaPicture(self.table.words, self.signs, view.state, other)
        owned = Text.assemble(panels.name(other), panels.letters())
        facts = [panels.cranes(), panels.prestige(), *panels.tiles(one_by_one=True)]
        return [owned, *picture.small(), *wrapped(facts, width), Text()]

    def scores(self, view: Position, seat: int) -> list[RenderableType]:
        found = super().scores(view, seat)
        if view.state.stage != OVER:
            found.append(Text(self.table.words.text("scores-note"), "dim"))
            found += self._cards(view, seat)
        return found

    def _cards(self, view: Position, seat: int) -> list[RenderableType]:
        if seat == SPECTATOR:
            return []
        lines = Panels(self.table, self.signs, view, seat).cards(all_of_them=True)
        return [Text(self.table.words.text("title-cards"), "bold"), *lines]

    def legend(self) -> list[Text]:
        return legend(self.table.words, self.signs)


def _chosen_from(view: Position, seat: int, blocks: tuple[str, ...]) -> frozenset[int]:
    """Spaces or squares that a legal answer names: the axis of a block that is longest."""
    found: set[int] = set()
    for action in view.legal(seat):
        block = ACTIONS.block_of(action)
        if block.name in blocks:
            longest = max(range(len(block.axes)), key=lambda axis: len(block.axes[axis]))
            found.add(block.indices(action)[longest])
    return frozenset(found)
