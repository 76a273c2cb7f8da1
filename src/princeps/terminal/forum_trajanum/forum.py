"""The Forum square as lines of text: mosaics by letter, started areas marked, envoys by the letter of their seat."""

from rich.text import Text

from princeps.games.forum_trajanum.forum import is_started
from princeps.games.forum_trajanum.state import EAGLE, FORUM_COLUMNS, FORUM_ROWS, NO_SQUARE, NOBODY, State
from princeps.table.forum_trajanum.vocabulary import Vocabulary, square_id
from princeps.terminal.forum_trajanum.signs import COLOUR_STYLES, EAGLE_STYLE, STARTED
from princeps.terminal.layout import CHOOSE, DIM, SEAT_STYLES

WIDTH = 2 + 3 * FORUM_COLUMNS


def forum_lines(words: Vocabulary, state: State, choices: frozenset[int] = frozenset()) -> list[Text]:
    """Three letters for a square: the sign of a started area, the colour, and who stands there or may be sent."""
    columns = _columns_in_use(state)
    head = Text("  " + "".join(f"{column + 1:^3}" for column in columns), DIM)
    lines = [head]
    for row in range(FORUM_ROWS):
        line = Text(f"{row + 1} ", DIM)
        for column in columns:
            line.append_text(_square(words, state, FORUM_COLUMNS * row + column, choices))
        lines.append(line)
    return lines


def _columns_in_use(state: State) -> range:
    used = [square % FORUM_COLUMNS for square, colour in enumerate(state.square.tolist()) if colour != NO_SQUARE]
    return range(max(used) + 1)


def _square(words: Vocabulary, state: State, square: int, choices: frozenset[int]) -> Text:
    colour = int(state.square[square])
    if colour == NO_SQUARE:
        return Text("   ")
    style = EAGLE_STYLE if colour == EAGLE else COLOUR_STYLES[colour]
    is_free = state.envoy[square] == NOBODY
    started = colour != EAGLE and is_free and is_started(state, int(state.area[square]))
    letter = words.catalogue.text(square_id(colour), "letter").lower()
    drawn = Text.assemble((STARTED if started else " ", style), (letter, style))
    if not is_free:
        seat = int(state.envoy[square])
        drawn.append(words.catalogue.text(f"seat-{seat}"), f"{SEAT_STYLES[seat]} reverse")
    else:
        drawn.append(CHOOSE if square in choices else " ", f"bold {style}")
    return drawn
