"""A whole game, judged decision by decision: what each seat did well, and where it lost.

    analysis = analyse(match)
    for decision in analysis.decisions:
        print(decision.seat, decision.grade, decision.lost_chance)

A seat is judged by its view at the moment of the decision, so by nothing that it could not know.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from princeps.analysis.account import Account, accounts_of
from princeps.analysis.decisions import ONE_THREAD, Advance, Decision, judge_moments
from princeps.analysis.grades import Grade, accuracy_of
from princeps.analysis.moments import Moment, moments_of, turns_of
from princeps.bots.luck import Luck, luck_of
from princeps.bots.outlook import Reals
from princeps.kernel.errors import PrincepsError
from princeps.kernel.match import Match
from princeps.workers import Workers

ITERATIONS = 2000  # for a first look at a decision


@dataclass(frozen=True)
class Analysis:
    """A game, judged; perhaps not to its end."""

    match: Match
    moments: Sequence[Moment]
    decisions: Sequence[Decision]  # of the first moments
    luck: Luck
    iterations: int
    seed: int = 0

    @property
    def curve(self) -> Reals:
        """Chances to win, by seat: after the deal, and after each decision."""
        return self.luck.chances.value

    @cached_property
    def accounts(self) -> tuple[Account, ...]:
        """In chances to win, by seat."""
        return accounts_of(self.luck.chances, [it.seat for it in self.moments])

    @cached_property
    def accounts_in_points(self) -> tuple[Account, ...]:
        return accounts_of(self.luck.points, [it.seat for it in self.moments])

    @property
    def is_whole(self) -> bool:
        return len(self.decisions) == len(self.moments)

    def of_seat(self, seat: int) -> list[Decision]:
        return [it for it in self.decisions if it.seat == seat]

    def grades(self, seat: int) -> dict[Grade, int]:
        """How often each was given."""
        given = [it.grade for it in self.of_seat(seat)]
        return {grade: given.count(grade) for grade in Grade}

    def accuracy(self, seat: int) -> float:
        return accuracy_of([it.lost_points for it in self.of_seat(seat)])

    def played_after(self, index: int) -> list[int]:
        """What the seat went on to choose in the same turn, leaving out forced answers."""
        turn = next(turn for turn in turns_of(self.moments[index:]))
        return [it.action for it in self.moments[index + 1 : index + turn.stop] if it.is_choice]


def analyse(
    match: Match,
    iterations: int = ITERATIONS,
    workers: Workers = ONE_THREAD,
    seed: int = 0,
    on_progress: Advance = lambda done, of: None,
) -> Analysis:
    """Judge every decision of a game that stands; what was taken back is not judged."""
    if not match.standing:
        raise PrincepsError("There is nothing to analyse: no decision has been made in this game.")
    luck, moments = luck_of(match), moments_of(match)
    decisions = judge_moments(moments, iterations, workers, seed, on_progress)
    return Analysis(match, moments, decisions, luck, iterations, seed)
