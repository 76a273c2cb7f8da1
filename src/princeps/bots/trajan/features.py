"""What a strong player looks at in a position of Trajan, as numbers for a small network.

There is a section for each area of the rules, in a module that also lists the names of its features; together the
sections are a player's checklist for one seat. They use only what that seat may know. The numbers lie between about -3
and 3, and zero means none.
"""

from typing import Final

from princeps.bots.judge import Numbers
from princeps.bots.trajan.agenda import AGENDA_NAMES, agenda_features
from princeps.bots.trajan.bonuses import BONUS_NAMES, bonus_features
from princeps.bots.trajan.circle import CIRCLE_NAMES, circle_features
from princeps.bots.trajan.clock import CLOCK_NAMES, clock_features
from princeps.bots.trajan.construction import CONSTRUCTION_NAMES, construction_features
from princeps.bots.trajan.demands import DEMAND_FEATURE_NAMES, demand_features
from princeps.bots.trajan.forum import FORUM_NAMES, forum_features
from princeps.bots.trajan.military import MILITARY_NAMES, military_features
from princeps.bots.trajan.score import SCORE_NAMES, score_features
from princeps.bots.trajan.seaport import SEAPORT_NAMES, seaport_features
from princeps.bots.trajan.senate import SENATE_NAMES, senate_features
from princeps.bots.trajan.trajan_tiles import STACK_TOP_NAMES, TILE_NAMES, stack_features, tile_features
from princeps.games.trajan.state import State
from princeps.kernel.rule import rule

SECTIONS: Final = (
    (clock_features, CLOCK_NAMES),
    (agenda_features, AGENDA_NAMES),
    (circle_features, CIRCLE_NAMES),
    (tile_features, TILE_NAMES),
    (stack_features, STACK_TOP_NAMES),
    (demand_features, DEMAND_FEATURE_NAMES),
    (forum_features, FORUM_NAMES),
    (seaport_features, SEAPORT_NAMES),
    (military_features, MILITARY_NAMES),
    (construction_features, CONSTRUCTION_NAMES),
    (senate_features, SENATE_NAMES),
    (bonus_features, BONUS_NAMES),
    (score_features, SCORE_NAMES),
)
FEATURE_NAMES: Final[tuple[str, ...]] = tuple(name for _, names in SECTIONS for name in names)
FEATURES: Final = len(FEATURE_NAMES)


@rule
def features(state: State, p: int, out: Numbers) -> None:
    """Fill in what seat `p` looks at, in the order of `FEATURE_NAMES`."""
    n = clock_features(state, p, out, 0)
    n = agenda_features(state, p, out, n)
    n = circle_features(state, p, out, n)
    n = tile_features(state, p, out, n)
    n = stack_features(state, p, out, n)
    n = demand_features(state, p, out, n)
    n = forum_features(state, p, out, n)
    n = seaport_features(state, p, out, n)
    n = military_features(state, p, out, n)
    n = construction_features(state, p, out, n)
    n = senate_features(state, p, out, n)
    n = bonus_features(state, p, out, n)
    score_features(state, p, out, n)
