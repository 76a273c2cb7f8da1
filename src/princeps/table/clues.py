"""Hints of exercises: where to look first, then a row of places or one of a few answers, never the answer itself."""

import re

from princeps.kernel.game import Position
from princeps.table.board import BoardTable
from princeps.table.messages.exercises import Clue

FIRST, SECOND = 1, 2
FEW = 2  # answers that the second hint names; of an odd number the last three go together
_GRID = re.compile(r"^(.*\.r(\d+))c\d+$")


def clue_to(table: BoardTable, view: Position, seat: int, action: int, level: int) -> Clue:
    """A hint at an answer that is legal now."""
    place = table.anchor(view, seat, action)
    if level == FIRST:
        family = _family(place) if place else ""
        return Clue("part" if place else "button", family, places=_places(table, view, seat, family))
    if row := _row(table, view, seat, action):
        prefix = f"{row[1]}c"
        return Clue("row", row[1], places=_places(table, view, seat, prefix), row=int(row[2]))
    few = _among_few(table, view, seat, action)
    anchors = (table.anchor(view, seat, it) for it in few)
    phrases = [table.answer(view, seat, it).phrase for it in few]
    return Clue("few", places=[anchor for anchor in anchors if anchor], phrases=phrases)


def _family(place: str) -> str:
    """The part of the table: "0.space.r2c3" is in "0.space", "square.r1c5" in "square"."""
    owner, _, rest = place.partition(".")
    return f"{owner}.{rest.partition('.')[0]}" if owner.isdigit() else owner


def _places(table: BoardTable, view: Position, seat: int, prefix: str) -> list[str]:
    """Places of legal answers that begin so."""
    found = (table.anchor(view, seat, action) for action in view.legal(seat))
    return list(dict.fromkeys(place for place in found if place and prefix and place.startswith(prefix)))


def _row(table: BoardTable, view: Position, seat: int, action: int) -> re.Match[str] | None:
    """The row of a board that an answer is in, if there are others in it."""
    place = table.anchor(view, seat, action)
    found = _GRID.match(place) if place else None
    return found if found and len(_places(table, view, seat, f"{found[1]}c")) > 1 else None


def _among_few(table: BoardTable, view: Position, seat: int, action: int) -> list[int]:
    """The answer and those beside it in the list. Each of them gives the same hint, so neither the order nor the choice
    of the others tells which it is."""
    listed = [answer.action for group in table.groups(view, seat) for answer in group.answers]
    others = [it for it in listed if not _row(table, view, seat, it)]
    first = min(FEW * (others.index(action) // FEW), max(0, FEW * (len(others) // FEW) - FEW))
    last = len(others) if len(others) - first <= FEW + 1 else first + FEW
    return others[first:last]
