"""Signs, colours and columns for the pages of all games. Colour only helps: letters and shapes say everything."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

SEAT_STYLES = ("bold magenta", "bold cyan", "bold red", "bold green")
DIM = "dim"
CHOICE = "bold"
CHOOSE = "?"
NEEDED = 0  # the rank of what a decision cannot do without

_PAPER = Console()  # only for measuring
_INDENT = 2


@dataclass(frozen=True)
class Signs:
    """Signs that a terminal without Unicode cannot show have plain equivalents."""

    rule: str = "─"
    dot: str = "·"
    start: str = "▸"
    chooses: str = "…"
    ready: str = "✓"


PLAIN = ("-", "-", "*", "~", "=")  # the plain equivalents


def padded(text: Text, width: int) -> Text:
    """The text in a field of a fixed width."""
    fitted = text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def wrapped(lines: list[Text], width: int) -> list[Text]:
    """Long lines continue below, slightly indented."""
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


def in_columns(blocks: list[list[Text]], width: int, block_width: int, gap: int = 3) -> list[Text]:
    """Blocks below each other, or two side by side where there is room."""
    if width < 2 * block_width:
        return [line for block in blocks for line in block]
    lines: list[Text] = []
    for left in range(0, len(blocks), 2):
        right = blocks[left + 1] if left + 1 < len(blocks) else []
        lines += side_by_side(blocks[left], right, block_width - gap, gap)
    return lines


def fitted(blocks: Sequence[tuple[int, list[Text]]], room: int) -> list[Text]:
    """Blocks below each other in at most `room` lines. Rank 0 always stays; of the others, low ranks stay longest."""
    kept: set[int] = set()
    for number, (rank, lines) in sorted(enumerate(blocks), key=lambda it: it[1][0]):
        if rank == NEEDED or len(lines) <= room:
            kept.add(number)
            room -= len(lines)
    return [line for number, (_, lines) in enumerate(blocks) if number in kept for line in lines]


def cell(text: str, width: int) -> str:
    return f" {text:>{width - 1}}"
