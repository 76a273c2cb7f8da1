"""Which golden games there are: for every game, all player counts and options, some with second thoughts.

Of a few their story is kept too, for people to read: small games that differ much. Together they stay below 250 kB.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from games_walk import AMBITIONS

TESTS = Path(__file__).parent.parent


@dataclass(frozen=True)
class Plan:
    """A game to be played, how often its players change their minds, and what they are after."""

    name: str
    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    undo: float = 0.0
    small_edition: bool = False
    ambition: tuple[str, ...] = ()
    has_story: bool = False


LIBRARIES, BASILICAS, MARKETS = AMBITIONS["forum-trajanum"]
CARDS, BUILDINGS, SHIPS, EXTRA_ACTIONS, DEMANDS = AMBITIONS["trajan"]
ALL_FORUM_OPTIONS = {
    "first_game": True,
    "handicap": [0, 3],
    "side_b": True,
    "random_setup": True,
    "unlimited_tiles": True,
    "open_tiles": True,
    "crane_bonuses": True,
}
ALL_TRAJAN_OPTIONS = {
    "time_loop": "long",
    "open_tile_points": True,
    "wild_demand_bonus": True,
    "random_setup": True,
}

PLANS = {
    "forum-trajanum": (
        Plan("two-players", 2, 1),
        Plan("three-players", 3, 2, ambition=LIBRARIES),
        Plan("four-players", 4, 3),
        Plan("two-players-second-thoughts", 2, 4, undo=0.3, has_story=True),
        Plan("four-players-second-thoughts", 4, 5, undo=0.2, ambition=MARKETS),
        Plan("first-game", 3, 6, {"first_game": True}),
        Plan("handicap", 3, 7, {"handicap": [0, 2]}, undo=0.1),
        Plan("side-b", 4, 8, {"side_b": True}, ambition=BASILICAS),
        Plan("random-setup", 2, 9, {"random_setup": True}, has_story=True),
        Plan("unlimited-tiles", 2, 10, {"unlimited_tiles": True}),
        Plan("open-tiles", 3, 11, {"open_tiles": True}, undo=0.1),
        Plan("crane-bonuses", 4, 12, {"crane_bonuses": True}, undo=0.1),
        Plan("unserved-cards", 4, 16, {"unserved_cards": True}, undo=0.1),
        Plan("all-options", 4, 13, ALL_FORUM_OPTIONS, ambition=LIBRARIES),
        Plan("largest-seed", 2, 2**63 - 1, {"random_setup": True, "open_tiles": True}),
        Plan("small-edition", 3, 14, undo=0.1, small_edition=True, ambition=MARKETS),
        Plan("small-edition-all-options", 4, 15, ALL_FORUM_OPTIONS, small_edition=True),
    ),
    "trajan": (
        Plan("two-players", 2, 1, ambition=DEMANDS),
        Plan("three-players", 3, 2, ambition=CARDS),
        Plan("four-players", 4, 3),
        Plan("two-players-second-thoughts", 2, 4, undo=0.3, ambition=BUILDINGS),
        Plan("four-players-second-thoughts", 4, 5, undo=0.2, ambition=SHIPS),
        Plan("long-loop", 3, 6, {"time_loop": "long"}, ambition=EXTRA_ACTIONS),
        Plan("open-tile-points", 2, 7, {"open_tile_points": True}, undo=0.1),
        Plan("wild-demand-bonus", 4, 8, {"wild_demand_bonus": True}, ambition=DEMANDS),
        Plan("random-setup", 2, 9, {"random_setup": True}),
        Plan("open-setup", 2, 13, {"open_setup": True}),
        Plan("all-options", 4, 10, ALL_TRAJAN_OPTIONS),
        Plan("largest-seed", 2, 2**63 - 1, {"random_setup": True}),
        Plan("small-edition", 3, 11, undo=0.1, small_edition=True, has_story=True),
        Plan("small-edition-all-options", 4, 12, ALL_TRAJAN_OPTIONS, small_edition=True),
    ),
}
