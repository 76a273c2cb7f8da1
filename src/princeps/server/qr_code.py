"""Addresses as a code that a camera reads."""

from typing import NamedTuple

import segno

QUIET = 4  # squares around it that stay light, as the standard asks


class Drawn(NamedTuple):
    size: int  # squares in each direction
    path: str  # draws the dark ones, as SVG


def draw(text: str) -> Drawn:
    code = segno.make(text, micro=False, error="m")
    rows = list(code.matrix_iter(border=QUIET))
    runs = [run for y, row in enumerate(rows) for run in _runs(bytes(row), y)]
    return Drawn(len(rows), "".join(runs))


def _runs(row: bytes, y: int) -> list[str]:
    """Dark squares that lie side by side are one piece."""
    found, x = [], 0
    while x < len(row):
        end = x
        while end < len(row) and row[end]:
            end += 1
        if end > x:
            found.append(f"M{x} {y}h{end - x}v1h{x - end}z")
        x = end + 1
    return found
