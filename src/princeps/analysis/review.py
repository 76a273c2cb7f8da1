"""A whole game, judged decision by decision: what each seat did well, and where it lost.

    analysis = analyse(match)
    for decision in analysis.decisions:
        print(decision.seat, decision.chosen, decision.grade, decision.lost_chance)

A seat is judged by its view at the moment of the decision, so by nothing that it could not know.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from queue import SimpleQueue

from princeps.analysis.account import Account, accounts_of
from princeps.analysis.grades import ALONE, INACCURACY, Grade, accuracy_of, grade_of
from princeps.analysis.judging import Judge, Judgement
from princeps.bots.outlook import Reals
from princeps.kernel.errors import PrincepsError
from princeps.kernel.game import Position
from princeps.kernel.match import Match

ITERATIONS = 2000  # for a first look at a decision

Advance = Callable[[int, int], None]  # how many decisions have been judged, and of how many


@dataclass(frozen=True)
class Moment:
    """An answer that was given, and the position it was given in."""

    number: int  # of the move in the recipe
    seat: int
    action: int
    position: Position

    @property
    def question(self) -> str:
        asked = int(self.position.copy().state.players[self.seat].asked)
        return self.position.game.questions.name_of(asked)

    @property
    def learned(self) -> int:
        """How often the seat had learned something."""
        return int(self.position.copy().state.learned[self.seat])


@dataclass(frozen=True)
class Decision:
    """A moment, judged; without a judgement where there was no choice."""

    moment: Moment
    judgement: Judgement | None
    grade: Grade

    @property
    def seat(self) -> int:
        return self.moment.seat

    @property
    def lost_chance(self) -> float:
        return self.judgement.lost_chance if self.judgement else 0.0

    @property
    def lost_points(self) -> float:
        return self.judgement.lost_points if self.judgement else 0.0


@dataclass(frozen=True)
class Analysis:
    """A game, judged."""

    match: Match
    decisions: tuple[Decision, ...]
    accounts: tuple[Account, ...]  # by seat
    curve: Reals  # chances to win, by seat: after the deal, and after each decision
    iterations: int
    seed: int

    def of_seat(self, seat: int) -> list[Decision]:
        return [it for it in self.decisions if it.seat == seat]

    def accuracy(self, seat: int) -> float:
        return accuracy_of([it.lost_points for it in self.of_seat(seat)])


def analyse(
    match: Match,
    iterations: int = ITERATIONS,
    workers: int = 1,
    seed: int = 0,
    on_progress: Advance = lambda done, of: None,
) -> Analysis:
    """Judge every decision of a game that stands; what was taken back is not judged."""
    if not match.standing:
        raise PrincepsError("There is nothing to analyse: no decision has been made in this game.")
    accounts, swings = accounts_of(match)
    decisions = judge_moments(moments_of(match), iterations, workers, seed, on_progress)
    return Analysis(match, tuple(decisions), accounts, swings.value, iterations, seed)


def moments_of(match: Match) -> list[Moment]:
    """All answers that stand, in order."""
    position = Match.replay(match.position.game, match.recipe, 0, match.edition).position
    found = []
    for count, move in enumerate(match.standing, 1):
        action = position.number_of(move.action)
        found.append(Moment(match.move_of(count), move.seat, action, position.copy()))
        position.play(move.seat, action)
    return found


# --- judging ---------------------------------------------------------------------------------------------------------


def judge_moments(
    moments: Sequence[Moment],
    iterations: int = ITERATIONS,
    workers: int = 1,
    seed: int = 0,
    on_progress: Advance = lambda done, of: None,
) -> list[Decision]:
    """In the order of the game, side by side. What looks like an error is looked at more closely."""
    game = moments[0].position.game
    judges: SimpleQueue[Judge] = SimpleQueue()
    for _ in range(workers):
        judges.put(Judge(game, iterations, seed))

    def judge(moment: Moment) -> Judgement | None:
        if not _is_choice(moment):
            return None
        judge = judges.get()
        try:
            view, seat, action = moment.position.view(moment.seat), moment.seat, moment.action
            found = judge.judge(view, seat, action)
            return judge.look_closer(view, seat, action) if found.lost_chance >= INACCURACY else found
        finally:
            judges.put(judge)

    found: list[Judgement | None] = []
    with ThreadPoolExecutor(workers) as pool:
        for judgement in pool.map(judge, moments):
            found.append(judgement)
            on_progress(len(found), len(moments))
    settled = _settled(moments, found)
    return [_decision(moment, it, judges) for moment, it in zip(moments, settled, strict=True)]


def _is_choice(moment: Moment) -> bool:
    return len(moment.position.legal(moment.seat)) > 1


def _settled(moments: Sequence[Moment], found: Sequence[Judgement | None]) -> list[Judgement | None]:
    """What a seat still finds later in a turn, without having learned anything, an earlier decision has not lost: so
    it does not matter in which order answers are given that lead to the same place."""
    settled = list(found)
    following: int | None = None  # the next decision with a choice
    for index in range(len(moments) - 1, -1, -1):
        judgement = settled[index]
        if judgement is None:
            continue
        if following is not None and _is_same_turn(moments, index, following):
            later = settled[following]
            assert later is not None
            settled[index] = judgement.kept_by(later)
        following = index
    return settled


def _is_same_turn(moments: Sequence[Moment], index: int, following: int) -> bool:
    """Whether nobody else has answered between two moments, and their seat has learned nothing."""
    first, second = moments[index], moments[following]
    between = {it.seat for it in moments[index : following + 1]}
    return between == {first.seat} and first.learned == second.learned


def _decision(moment: Moment, judgement: Judgement | None, judges: "SimpleQueue[Judge]") -> Decision:
    if judgement is None:
        return Decision(moment, None, Grade.ONLY)
    is_best = judgement.best.action == judgement.chosen.action
    is_find = is_best and _is_alone(judgement) and _is_hard_to_see(moment, judges)
    return Decision(moment, judgement, grade_of(judgement.lost_chance, is_best, is_find))


def _is_alone(judgement: Judgement) -> bool:
    others = judgement.answers[1:]
    return bool(others) and judgement.chance - judgement.chance_after(others[0]) >= ALONE


def _is_hard_to_see(moment: Moment, judges: "SimpleQueue[Judge]") -> bool:
    judge = judges.get()
    try:
        return judge.is_hard_to_see(moment.position.view(moment.seat), moment.seat, moment.action)
    finally:
        judges.put(judge)
