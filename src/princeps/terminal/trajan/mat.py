"""A player's mat as lines of text: the action circle, where each tray leads, and the Trajan tiles beside it."""

from dataclasses import dataclass

from rich.text import Text

from princeps.games.trajan.actions import action_id, colour_id
from princeps.games.trajan.state import ACTIONS_OF_CIRCLE, NO_TILE, Player, State
from princeps.table.trajan.circle import sowing_from
from princeps.table.trajan.vocabulary import Vocabulary
from princeps.terminal.layout import CHOICE, CHOOSE, DIM, padded
from princeps.terminal.trajan.signs import ACCOMPLISHES, ENDS_ROUND, MARKER_STYLES, Signs

NAME_WIDTH = 13
MARKERS_WIDTH = 12
TARGET_WIDTH = 13
TILE_WIDTH = 14
WIDTH = 5 + NAME_WIDTH + MARKERS_WIDTH + TARGET_WIDTH + TILE_WIDTH


@dataclass(frozen=True)
class MatPicture:
    """Draws one seat's action circle; `choices` are the trays that can be chosen now."""

    words: Vocabulary
    signs: Signs
    state: State
    seat: int
    choices: frozenset[int] = frozenset()

    @property
    def player(self) -> Player:
        return self.state.players[self.seat]

    def lines(self) -> list[Text]:
        return [self._tray(tray) for tray in range(ACTIONS_OF_CIRCLE)]

    def strip(self) -> Text:
        """The markers of all trays, as short as possible."""
        trays = Text()
        for tray in range(ACTIONS_OF_CIRCLE):
            trays.append("|" if tray else "", DIM)
            trays.append_text(self._markers(tray))
        return trays

    def _tray(self, tray: int) -> Text:
        """Mark of choice, number, action, markers, where sowing ends, and the tile or the arch beside it."""
        thing = action_id(tray)
        line = Text.assemble((CHOOSE if tray in self.choices else " ", CHOICE))
        line.append(f"{self.words.catalogue.text(thing, 'number'):>3} ", DIM)
        line.append_text(padded(Text(self.words.name(thing)), NAME_WIDTH))
        line.append_text(padded(self._markers(tray) or Text(self.signs.free, DIM), MARKERS_WIDTH))
        line.append_text(padded(self._target(tray), TARGET_WIDTH))
        line.append_text(self._beside(tray))
        return line

    def _markers(self, tray: int) -> Text:
        drawn = Text()
        for colour, count in enumerate(self.player.tray[tray].tolist()):
            drawn.append(self.words.letter(colour_id(colour)) * count, MARKER_STYLES[colour])
        return drawn

    def _target(self, tray: int) -> Text:
        """`+2→army`: time moves two spaces, and the last marker lands in the military tray."""
        sowing = sowing_from(self.state, self.seat, tray)
        if sowing.markers == 0:
            return Text()
        name = self.words.name(action_id(sowing.target), form="short")
        line = Text(f"+{sowing.markers}{self.signs.leads_to}{name}")
        line.append(ACCOMPLISHES if sowing.accomplishes else "", "bold green")
        line.append(ENDS_ROUND if sowing.ends_round else "", "bold red")
        return line

    def _beside(self, tray: int) -> Text:
        if self.player.slot[tray] != NO_TILE:
            return Text(self.words.trajan_tile(int(self.player.slot[tray]), "short"))
        return Text(self.signs.arch, "bold") if self.player.arch == tray else Text(self.signs.free, DIM)
