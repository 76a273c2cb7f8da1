"""What a search says about a turn: the best places that it can lead to, and how far all others are behind."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp
from statistics import median

from princeps.analysis.grades import ABOUT_EQUAL
from princeps.bots.turns import Outcome
from princeps.bots.winning import log_odds

LEAST_SHARE = 0.0005  # of all visits: an outcome that had fewer was never in question


@dataclass(frozen=True)
class Weighed:
    """A turn, weighed by one search or several."""

    outcomes: Sequence[Outcome]  # the most visited first
    chance: float  # to win, after the best turn

    @property
    def best(self) -> Outcome:
        return self.outcomes[0]

    def lost_chance(self, outcome: Outcome) -> float:
        """How good the position is was measured, and holds; the search tells by how much the turns differ."""
        behind = log_odds(self.best.chance) - log_odds(outcome.chance)
        return max(0.0, self.chance - 1 / (1 + exp(behind - log_odds(self.chance))))

    def lost_points(self, outcome: Outcome) -> float:
        return max(0.0, self.best.points - outcome.points)

    @cached_property
    def in_question(self) -> list[Outcome]:
        least = LEAST_SHARE * sum(it.visits for it in self.outcomes)
        return [it for it in self.outcomes if it.visits >= least]

    @cached_property
    def found(self) -> set[bytes]:
        """The best place, and those as good."""
        return {it.place for it in self.in_question if self.lost_chance(it) < ABOUT_EQUAL}

    @cached_property
    def runner_up(self) -> Outcome | None:
        """The best place of those that are not as good."""
        others = [it for it in self.in_question if it.place not in self.found]
        return min(others, key=self.lost_chance, default=None)

    @property
    def lead(self) -> float:
        """Chance to win over the runner-up."""
        return self.lost_chance(self.runner_up) if self.runner_up else 0.0

    @property
    def middle(self) -> float:
        """What the middle one of all turns loses, and no less than the runner-up."""
        return max(self.lead, median(map(self.lost_chance, self.outcomes)))
