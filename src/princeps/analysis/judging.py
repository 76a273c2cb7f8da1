"""One decision, judged by what the seat knew when it made it: the best answers, what each brings, what was lost.

The judge is the search of the strongest bot, given the view of the seat. Whatever looks like an error is looked at a
second time, for longer and with other worlds, before it counts: many errors found by a short look are its own.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from math import exp, inf

from princeps.bots.advice import ADVISER, chance_in
from princeps.bots.levels import levels
from princeps.bots.mind import mind_of
from princeps.bots.search import Finding, SearchBot, log_odds
from princeps.kernel.game import Game, Position

CLOSER = 4  # times as many iterations for a second look
AT_A_GLANCE = 100  # iterations of the own turn alone: what they find is not hard to see
MOST_ANSWERS = 5  # kept, beside the chosen one


@dataclass(frozen=True)
class Considered:
    """An answer, and what the judge expects after it."""

    action: int
    name: str
    lead: float  # over the best rival, in doubts of the judge: what chances are made of
    points: float  # at the end
    error: float  # standard error of these points


@dataclass(frozen=True)
class Judgement:
    """What the judge makes of a decision."""

    chance: float  # to win, after the best answer
    answers: tuple[Considered, ...]  # the best first; the chosen one is among them
    chosen: Considered

    @property
    def best(self) -> Considered:
        return self.answers[0]

    def chance_after(self, answer: Considered) -> float:
        """How good the position is was measured, and holds; the search tells by how much the answers differ."""
        return 1 / (1 + exp(self.best.lead - answer.lead - log_odds(self.chance)))

    @cached_property
    def lost_chance(self) -> float:
        return max(0.0, self.chance_after(self.best) - self.chance_after(self.chosen))

    @property
    def lost_points(self) -> float:
        return max(0.0, self.best.points - self.chosen.points) if self.lost_chance else 0.0

    def kept_by(self, following: "Judgement") -> "Judgement":
        """What the same seat finds in its next decision of the turn was not lost by this one."""
        later = following.best
        if later.lead <= self.chosen.lead:
            return self
        kept = min(later.lead, self.best.lead)
        points = max(self.chosen.points, min(later.points, self.best.points))
        return replace(self, chosen=replace(self.chosen, lead=kept, points=points))


class Judge:
    """Judges decisions, one at a time. Equal arguments give equal judgements, whatever was judged before."""

    def __init__(self, game: Game, iterations: int, seed: int = 0) -> None:
        level = replace(levels()[ADVISER], iterations=iterations, trees=1, seconds=inf, decided=False)
        closer = replace(level, iterations=CLOSER * iterations)
        glance = replace(level, iterations=AT_A_GLANCE, handovers=0)
        mind = mind_of(game)
        self._first, self._second = SearchBot(mind, level, seed), SearchBot(mind, closer, seed + 1)
        self._glance = SearchBot(mind, glance, seed)

    def judge(self, view: Position, seat: int, action: int) -> Judgement:
        return _judgement(view, seat, action, self._first.findings(view, seat, given=action))

    def look_closer(self, view: Position, seat: int, action: int) -> Judgement:
        return _judgement(view, seat, action, self._second.findings(view, seat, given=action))

    def is_hard_to_see(self, view: Position, seat: int, action: int) -> bool:
        return self._glance.findings(view, seat)[0].action != action


def _judgement(view: Position, seat: int, action: int, found: list[Finding]) -> Judgement:
    considered = {it.action: _considered(view, it) for it in found}
    best, chosen = considered[found[0].action], considered[action]
    if chosen.lead >= best.lead:
        best = chosen
    others = [it for it in considered.values() if it not in (best, chosen)][:MOST_ANSWERS]
    answers = [best, *(it for it in sorted([chosen, *others], key=lambda it: -it.lead) if it is not best)]
    return Judgement(chance_in(view, seat), tuple(answers), chosen)


def _considered(view: Position, finding: Finding) -> Considered:
    return Considered(
        action=finding.action,
        name=view.game.actions.names[finding.action],
        lead=log_odds(finding.chances),
        points=finding.points,
        error=finding.error,
    )
