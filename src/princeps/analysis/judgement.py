"""What the judge makes of one decision: the answers it compared, and what each is worth to the seat."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import exp, hypot

from princeps.bots.winning import log_odds

SURE = 2.0  # standard errors, within which two answers are about equal


@dataclass(frozen=True)
class Considered:
    """An answer, and what the judge expects after it."""

    action: int
    name: str
    lead: float  # over the best rival, in doubts of the judge: what chances are made of
    points: float  # at the end
    error: float  # standard error of these points
    line: tuple[int, ...] = ()  # what the judge would answer next in this turn, leaving out forced answers


@dataclass(frozen=True)
class Judgement:
    """What the judge makes of a decision."""

    chance: float  # to win, after the best answer
    answers: tuple[Considered, ...]  # the best first, by the search's own choice; the one that was given is among them
    given: int
    gains: Mapping[str, float] = field(default_factory=dict)  # by source: points of the given answer less its rival's

    @property
    def best(self) -> Considered:
        return self.answers[0]

    @cached_property
    def chosen(self) -> Considered:
        return next(it for it in self.answers if it.action == self.given)

    @property
    def rival(self) -> Considered | None:
        """What the chosen answer is compared with: the best one, or if it is that itself, the next."""
        if self.chosen is not self.best:
            return self.best
        return self.answers[1] if len(self.answers) > 1 else None

    def chance_after(self, answer: Considered) -> float:
        """How good the position is was measured, and holds; the search tells by how much the answers differ."""
        return 1 / (1 + exp(self.best.lead - answer.lead - log_odds(self.chance)))

    @cached_property
    def lost_chance(self) -> float:
        return max(0.0, self.chance_after(self.best) - self.chance_after(self.chosen))

    @property
    def lost_points(self) -> float:
        return max(0.0, self.best.points - self.chosen.points) if self.lost_chance else 0.0

    @property
    def is_sure(self) -> bool:
        """Whether the best answer is ahead by more than the judge may err."""
        return self.lost_points > SURE * hypot(self.best.error, self.chosen.error)

    def kept_by(self, following: "Judgement") -> "Judgement":
        """What the same seat finds in its next decision of the turn was not lost by this one."""
        later, chosen = following.best, self.chosen
        if later.lead <= chosen.lead:
            return self
        lead = min(later.lead, self.best.lead)
        points = max(chosen.points, min(later.points, self.best.points))
        kept = replace(chosen, lead=lead, points=points)
        others = [kept if it is chosen else it for it in self.answers[1:]]
        return replace(self, answers=(self.best, *sorted(others, key=lambda it: -it.lead)))
