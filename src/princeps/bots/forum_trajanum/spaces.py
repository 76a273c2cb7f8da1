"""The Colonia as sets of spaces: bit s of a set stands for space s.

A picture holds the contents of all spaces as four such sets, one for each binary digit.
"""

from princeps.bots.forum_trajanum.noted import leaving
from princeps.games.forum_trajanum.colonia import CORNER_SPACES
from princeps.games.forum_trajanum.state import CORNERS, CRANE_REMOVED, SIDE, SPACES, Player, State
from princeps.kernel.bits import count_bits
from princeps.kernel.rule import rule

Picture = tuple[int, int, int, int]

ALL_SPACES = (1 << SPACES) - 1
FIRST_COLUMN = sum(1 << SIDE * row for row in range(SIDE))
COVERED_SPACE = 15  # what a picture shows of a space that has its tile


@rule
def picture_of(state: State, p: int) -> Picture:
    """What is on every space; a tile being taken is already gone."""
    player = state.players[p]
    ones, twos, fours, eights = 0, 0, 0, 0
    for space in range(SPACES):
        content = min(int(player.space[space]), COVERED_SPACE)
        ones |= (content & 1) << space
        twos |= (content >> 1 & 1) << space
        fours |= (content >> 2 & 1) << space
        eights |= (content >> 3 & 1) << space
    taken, opened = leaving(state, p)
    return ones & ~taken, twos & ~taken | opened, fours & ~taken, eights & ~taken | opened  # CRANE is 8 + 2


@rule
def spaces_with(picture: Picture, content: int) -> int:
    """The spaces with exactly this content."""
    ones, twos, fours, eights = picture
    found = ALL_SPACES
    found &= ones if content & 1 else ~ones
    found &= twos if content & 2 else ~twos
    found &= fours if content & 4 else ~fours
    return found & (eights if content & 8 else ~eights)


@rule
def spaces_between(picture: Picture, first: int, end: int) -> int:
    found = 0
    for content in range(first, end):
        found |= spaces_with(picture, content)
    return found


@rule
def crane_spaces(player: Player) -> int:
    """Where a crane stands, whether its tile is still there or not."""
    found = 0
    for corner in range(CORNERS):
        if player.crane[corner] != CRANE_REMOVED:
            found |= 1 << CORNER_SPACES[corner]
    return found


@rule
def pairs_of(spaces: int) -> int:
    """The number of pairs of neighbours in a set of spaces."""
    beside = spaces & spaces >> 1 & ~(FIRST_COLUMN << SIDE - 1)
    return count_bits(beside) + count_bits(spaces & spaces >> SIDE)
