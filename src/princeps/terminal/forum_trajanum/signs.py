"""Signs and colours. Every thing has a letter or a shape of its own; colour only helps."""

from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

COLOUR_STYLES = ("bold white on blue", "bold black on dark_orange", "bold black on yellow", "bold white on dark_green")
GREY_STYLE = "bold black on grey70"
EAGLE_STYLE = "bold white on grey30"
SEAT_STYLES = ("bold magenta", "bold cyan", "bold red", "bold green")
LIT = "bold reverse"
DIM = "dim"
CHOICE = "bold"


@dataclass(frozen=True)
class Signs:
    """Signs that a terminal without Unicode cannot show have a plain counterpart."""

    covered: str = "▒"
    vacant: str = "·"
    active: str = "■"
    inactive: str = "□"
    free: str = "·"
    lit: str = "»"
    lit_column: str = "▼"
    rule: str = "─"
    dot: str = "·"
    start: str = "▸"
    chooses: str = "…"
    ready: str = "✓"


PLAIN = Signs("#", ".", "@", "o", ".", ">", "v", "-", "-", "*", "~", "=")

_PAPER = Console()  # only to measure with
_INDENT = 2

CHOOSE = "?"
STARTED = "+"


def padded(text: Text, width: int) -> Text:
    """The text in a field of a fixed width."""
    fitted = text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def wrapped(lines: list[Text], width: int) -> list[Text]:
    """Long lines go on below, a little to the right."""
    found: list[Text] = []
    for line in lines:
        if line.cell_len <= width:
            found.append(line)
            continue
        first, *rest = line.wrap(_PAPER, width - _INDENT)
        found += [first, *(Text.assemble(" " * _INDENT, part) for part in rest)]
    return found


def side_by_side(left: list[Text], right: list[Text], left_width: int, gap: int = 1) -> list[Text]:
    """Two columns of lines; the left one is padded."""
    height = max(len(left), len(right))
    left = left + [Text()] * (height - len(left))
    right = right + [Text()] * (height - len(right))
    return [Text.assemble(padded(a, left_width), " " * gap, b) for a, b in zip(left, right, strict=True)]
