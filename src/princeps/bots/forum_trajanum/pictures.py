"""The pictures of Trajan cards: how often they occur in a Colonia, complete or nearly so."""

from princeps.bots.forum_trajanum.spaces import ALL_SPACES, FIRST_COLUMN, Picture, spaces_between, spaces_with
from princeps.games.forum_trajanum.state import (
    COLOURED,
    COLOURS,
    GREY,
    SIDE,
    SPACES,
    TEMPLE,
    VACANT,
    WANT_BUILDING,
    WANT_COLOURED,
    WANT_GREY,
    WANT_TEMPLE,
    Task,
)
from princeps.games.forum_trajanum.trajan_cards import MIRRORINGS
from princeps.kernel.bits import count_bits
from princeps.kernel.rule import rule


@rule
def pictures_of(task: Task, picture: Picture, cranes: int) -> tuple[int, int, int]:
    """How often the picture is complete, and how often it only lacks buildings on one or two vacated spaces.

    No space counts twice. Pictures are chosen greedily, so the counts may be too low now and then.
    """
    if task.cells == 0:
        return sets_of_colours(picture)
    grey, coloured = spaces_between(picture, GREY, COLOURED), spaces_between(picture, COLOURED, TEMPLE)
    used, complete, one_short, two_short = 0, 0, 0, 0
    for mirroring in range(MIRRORINGS if task.turns else 1):
        none_missing, one_missing, two_missing = places_for(task, picture, mirroring, grey, coloured, cranes)
        used, found = place_without_overlap(task, none_missing, mirroring, used)
        complete += found
        used, found = place_without_overlap(task, one_missing, mirroring, used)
        one_short += found
        used, found = place_without_overlap(task, two_missing, mirroring, used)
        two_short += found
    return complete, one_short, two_short


@rule
def place_without_overlap(task: Task, places: int, mirroring: int, used: int) -> tuple[int, int]:
    """Place the picture wherever none of its spaces is used; returns the spaces used then, and how often."""
    count = 0
    while places:
        spaces = footprint(task, places & -places, mirroring)
        places &= places - 1
        if spaces & used == 0:
            used |= spaces
            count += 1
    return used, count


@rule
def sets_of_colours(picture: Picture) -> tuple[int, int, int]:
    """Complete sets of four colours, and whether the next set lacks one or two colours."""
    sets = SPACES
    for colour in range(COLOURS):
        sets = min(sets, count_bits(spaces_with(picture, COLOURED + colour)))
    missing = 0
    for colour in range(COLOURS):
        if count_bits(spaces_with(picture, COLOURED + colour)) == sets:
            missing += 1
    return sets, int(missing == 1), int(missing == 2)


@rule
def places_for(
    task: Task, picture: Picture, mirroring: int, grey: int, coloured: int, cranes: int
) -> tuple[int, int, int]:
    """Where the picture's first cell could be, with none, one or two of its buildings still missing."""
    vacant = spaces_with(picture, VACANT)
    none, one, two = ALL_SPACES, 0, 0
    for cell in range(task.cells):
        want = task.want[cell]
        if want == WANT_GREY:
            there = grey
        elif want == WANT_COLOURED:
            there = coloured
        elif want == WANT_BUILDING:
            there = grey | coloured
        elif want == WANT_TEMPLE:
            there = spaces_with(picture, TEMPLE)
        else:
            there = cranes
        fits = seen_from(there, task, cell, mirroring)
        room = seen_from(vacant, task, cell, mirroring) if want <= WANT_BUILDING else 0
        two = two & fits | one & room
        one = one & fits | none & room
        none &= fits
    if task.different and none | one | two:
        allowed = ~repeats(task, picture, mirroring)
        return none & allowed, one & allowed, two & allowed
    return none, one, two


@rule
def repeats(task: Task, picture: Picture, mirroring: int) -> int:
    """Where two cells of the picture would show the same building."""
    found = 0
    for content in range(GREY, TEMPLE):
        here = spaces_with(picture, content)
        seen = 0
        for cell in range(task.cells):
            fits = seen_from(here, task, cell, mirroring)
            found |= seen & fits
            seen |= fits
    return found


@rule
def shift_of(task: Task, cell: int, mirroring: int) -> tuple[int, int]:
    down = -int(task.down[cell]) if mirroring & 1 else int(task.down[cell])
    right = -int(task.right[cell]) if mirroring & 2 else int(task.right[cell])
    return SIDE * down + right, right


@rule
def seen_from(spaces: int, task: Task, cell: int, mirroring: int) -> int:
    """The spaces for the picture's first cell that put this cell on one of `spaces`."""
    shift, right = shift_of(task, cell, mirroring)
    moved = spaces >> shift if shift >= 0 else spaces << -shift & ALL_SPACES
    columns = (1 << SIDE - abs(right)) - 1 << max(0, -right)
    return moved & columns * FIRST_COLUMN


@rule
def footprint(task: Task, first: int, mirroring: int) -> int:
    covered = 0
    for cell in range(task.cells):
        shift, _ = shift_of(task, cell, mirroring)
        covered |= first << shift if shift >= 0 else first >> -shift
    return covered
