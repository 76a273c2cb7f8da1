"""The street grid of a Colonia: spaces, streets, corners, and what is on them. Owns `space` and `crane`."""

from princeps.games.forum_trajanum.events import CRANE_UNCOVERED
from princeps.games.forum_trajanum.state import (
    COLOURED,
    CORNERS,
    COVERED,
    CRANE,
    CRANE_COVERED,
    CRANE_OPEN,
    GREY,
    SIDE,
    SPACES,
    TEMPLE,
    VACANT,
    Player,
    State,
)
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.rule import rule

CORNER_SPACES = (0, SIDE - 1, SPACES - SIDE, SPACES - 1)
EAST, SOUTH, WEST, NORTH = range(4)
DIRECTIONS = 4
NO_NEIGHBOUR = -1


@rule
def corner_at(space: int) -> int:
    """The number of the corner at this space, or -1."""
    for corner in range(CORNERS):
        if CORNER_SPACES[corner] == space:
            return corner
    return -1


@rule
def is_in_street(space: int, street: int) -> bool:
    """Streets 0-5 are the rows, 6-11 the columns."""
    if street < SIDE:
        return space // SIDE == street
    return space % SIDE == street - SIDE


@rule
def space_of_street(street: int, i: int) -> int:
    """A street has SIDE spaces, counted from the left or from the top."""
    return SIDE * street + i if street < SIDE else SIDE * i + street - SIDE


@rule
def neighbour(space: int, direction: int) -> int:
    row, column = space // SIDE, space % SIDE
    if direction == EAST:
        return space + 1 if column < SIDE - 1 else NO_NEIGHBOUR
    if direction == SOUTH:
        return space + SIDE if row < SIDE - 1 else NO_NEIGHBOUR
    if direction == WEST:
        return space - 1 if column > 0 else NO_NEIGHBOUR
    return space - SIDE if row > 0 else NO_NEIGHBOUR


@rule
def is_covered(player: Player, space: int) -> bool:
    return bool(player.space[space] >= COVERED)


@rule
def is_face_up(state: State, space: int) -> bool:
    """Tiles on the corners are face up; with open tiles, all of them are."""
    return state.option_open_tiles == 1 or corner_at(space) >= 0


@rule
def face_at(player: Player, space: int) -> int:
    return int(player.space[space]) - COVERED


@rule
def is_grey(content: int) -> bool:
    return GREY <= content < COLOURED


@rule
def is_coloured(content: int) -> bool:
    return COLOURED <= content < TEMPLE


@rule
def is_built(content: int) -> bool:
    return GREY <= content < TEMPLE


@rule
def has_covered_space(player: Player) -> bool:
    for space in range(SPACES):
        if is_covered(player, space):
            return True
    return False


@rule
def count_structures(player: Player, colour: int) -> int:
    count = 0
    for space in range(SPACES):
        if player.space[space] == COLOURED + colour:
            count += 1
    return count


@rule
def lift_tile(state: State, log: Log, p: int, space: int) -> int:
    """Take the tile off a space and return its face; on a corner this uncovers the crane."""
    player = state.players[p]
    face = face_at(player, space)
    player.space[space] = VACANT
    corner = corner_at(space)
    if corner >= 0 and player.crane[corner] == CRANE_COVERED:
        player.space[space] = CRANE
        player.crane[corner] = CRANE_OPEN
        note(log, CRANE_UNCOVERED, p, EVERYBODY, 0, corner, 0)
    return face
