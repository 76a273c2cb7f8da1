"""Structures by colour, and the cranes that score them."""

from princeps.bots.forum_trajanum.score import POINTS
from princeps.bots.forum_trajanum.spaces import Picture, spaces_with
from princeps.bots.judge import Numbers
from princeps.bots.writing import per, put_zeros
from princeps.games.forum_trajanum.actions import COLOUR_NAMES
from princeps.games.forum_trajanum.colonia import CORNER_SPACES
from princeps.games.forum_trajanum.state import (
    COLOURED,
    COLOURS,
    CORNERS,
    CRANE,
    CRANE_OPEN,
    DRAFT_CRANE,
    SETTING_UP,
    State,
)
from princeps.kernel.bits import count_bits
from princeps.kernel.rule import rule

CRANE_NAMES = per(COLOUR_NAMES, "built", "crane-covered", "crane-open", "crane-points")


@rule
def crane_features(state: State, p: int, out: Numbers, n: int, picture: Picture) -> int:
    """Structures by colour, and what their crane would score for them: nothing once it has scored."""
    player = state.players[p]
    value = int(state.facts.crane_value[state.cycle])
    put_zeros(out, n, len(CRANE_NAMES))
    for colour in range(COLOURS):
        out[n + 4 * colour] = count_bits(spaces_with(picture, COLOURED + colour)) / 4
    for corner in range(CORNERS):
        colour = int(player.draft[DRAFT_CRANE + corner] if state.stage == SETTING_UP else player.crane_colour[corner])
        if colour < 0 or player.crane[corner] > CRANE_OPEN:
            continue
        structures = count_bits(spaces_with(picture, COLOURED + colour))
        is_open = spaces_with(picture, CRANE) >> CORNER_SPACES[corner] & 1
        out[n + 4 * colour + 1] = 1 - is_open
        out[n + 4 * colour + 2] = is_open
        out[n + 4 * colour + 3] = is_open * structures * value / POINTS
    return n + len(CRANE_NAMES)
