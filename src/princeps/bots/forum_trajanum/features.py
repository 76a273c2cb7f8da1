"""What a strong player looks at, as numbers: the features by which a network judges a position for one seat.

Together the sections are a player's checklist, with a module for each. A section fills a run of `out` and returns where
the next one begins; the names of its features are listed above it in the same order. Counts are scaled to about 1, and
zero means none.

Features use only what the seat itself or everybody may know. What the seat has decided in a simultaneous stage counts
as done: a tile that it takes has left the grid, a Tribune that it promised is spent, a row that it will not pay lapses.
"""

from typing import Final

from princeps.bots.forum_trajanum.citizens import CITIZEN_NAMES, citizen_features
from princeps.bots.forum_trajanum.clock import CLOCK_NAMES, clock_features
from princeps.bots.forum_trajanum.colonia import COLONIA_NAMES, colonia_features
from princeps.bots.forum_trajanum.cranes import CRANE_NAMES, crane_features
from princeps.bots.forum_trajanum.forum import FORUM_NAMES, count_squares, envoys_of, forum_features, largest_group
from princeps.bots.forum_trajanum.pending import PENDING_NAMES, pending_features
from princeps.bots.forum_trajanum.progress import PROGRESS_NAMES, progress_features
from princeps.bots.forum_trajanum.score import SCORE_NAMES, score_features
from princeps.bots.forum_trajanum.spaces import picture_of
from princeps.bots.forum_trajanum.supply import OFFER_NAMES, SUPPLY_NAMES, offer_features, supply_features
from princeps.bots.forum_trajanum.tasks import TASK_NAMES, task_features
from princeps.bots.forum_trajanum.tiles import TILE_NAMES, tile_features
from princeps.bots.judge import Numbers
from princeps.games.forum_trajanum.state import State
from princeps.kernel.rule import rule

FEATURE_NAMES: Final[tuple[str, ...]] = (
    *CLOCK_NAMES,
    *SUPPLY_NAMES,
    *OFFER_NAMES,
    *COLONIA_NAMES,
    *CRANE_NAMES,
    *CITIZEN_NAMES,
    *PROGRESS_NAMES,
    *FORUM_NAMES,
    *TASK_NAMES,
    *TILE_NAMES,
    *PENDING_NAMES,
    *SCORE_NAMES,
)
FEATURES: Final = len(FEATURE_NAMES)


@rule
def features(state: State, p: int, out: Numbers) -> None:
    """Fill `out[:FEATURES]` with the position as seat `p` sees it."""
    picture = picture_of(state, p)
    envoys = envoys_of(state, p)
    group = largest_group(envoys)
    n = clock_features(state, p, out, 0)
    n = supply_features(state, p, out, n)
    n = offer_features(state, p, out, n, picture)
    n = colonia_features(state, p, out, n, picture)
    n = crane_features(state, p, out, n, picture)
    n = citizen_features(state, p, out, n)
    n = progress_features(state, p, out, n, count_squares(group))
    n = forum_features(state, p, out, n, envoys, group)
    n = task_features(state, p, out, n, picture)
    n = tile_features(state, p, out, n)
    n = pending_features(state, p, out, n)
    score_features(state, p, out, n)
