"""The decisions of a game, judged side by side, and then together: what belongs to one turn is weighed as a whole."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from threading import local

from princeps.analysis.grades import ABOUT_EQUAL, ALONE, ERRORS, INACCURACY, Grade, grade_of, is_worse
from princeps.analysis.judgement import Judgement
from princeps.analysis.judging import Judge, with_gains
from princeps.analysis.moments import Moment, turns_of
from princeps.bots.warmup import warm_up_bots
from princeps.games import game as find_game
from princeps.kernel.game import Game
from princeps.workers import Task, Workers
from princeps.workers.threads import Threads

ONE_THREAD = Threads(1)

Advance = Callable[[int, int], None]  # how many decisions have been judged, and of how many


@dataclass(frozen=True)
class Decision:
    """A moment, judged; without a judgement where there was no choice."""

    moment: Moment
    judgement: Judgement | None
    grade: Grade
    turn_chance: float = 0.0  # what the whole turn lost, where that is why it has its grade
    turn_points: float = 0.0

    @property
    def seat(self) -> int:
        return self.moment.seat

    @property
    def lost_chance(self) -> float:
        return self.judgement.lost_chance if self.judgement else 0.0

    @property
    def lost_points(self) -> float:
        return self.judgement.lost_points if self.judgement else 0.0

    @property
    def is_of_turn(self) -> bool:
        """Whether it stands for a turn that lost more in several steps than in any of them."""
        return self.turn_chance > 0

    @property
    def cost_in_chance(self) -> float:
        return self.turn_chance or self.lost_chance

    @property
    def cost_in_points(self) -> float:
        return self.turn_points or self.lost_points


# --- one by one ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Question:
    """A decision to be judged, perhaps on another machine: what the seat saw, and what it answered."""

    index: int
    game: str
    view: bytes
    seat: int
    action: int
    closely: bool = False  # from the first


@dataclass(frozen=True)
class _Verdict:
    judgement: Judgement
    is_find: bool
    question: _Question


def judge_moments(
    moments: Sequence[Moment],
    iterations: int,
    workers: Workers = ONE_THREAD,
    seed: int = 0,
    on_progress: Advance = lambda done, of: None,
) -> list[Decision]:
    """In the order of the game. What looks like an error is looked at more closely, and so is every step of a turn in
    which small losses add up to one."""
    found: list[_Verdict | None] = [None] * len(moments)
    task = Task(partial(_get_ready, moments[0].position.game.name), partial(_judge, iterations, seed))

    def ask(questions: Sequence[_Question], done: int) -> None:
        with closing(workers.work_through(task, questions)) as verdicts:
            for count, verdict in enumerate(verdicts, done + 1):
                found[verdict.question.index] = verdict
                on_progress(min(count, len(moments)), len(moments))

    choices = [_question(index, moment) for index, moment in enumerate(moments) if moment.is_choice]
    ask(choices, done=len(moments) - len(choices))
    ask(list(_doubtful(moments, found)), done=len(moments))
    settled = _settled(moments, found)
    decisions = [_decision(*judged) for judged in zip(moments, settled, found, strict=True)]
    return _with_whole_turns(moments, decisions)


def _question(index: int, moment: Moment) -> _Question:
    view = moment.view
    return _Question(index, view.game.name, view.to_bytes(), moment.seat, moment.action)


def _get_ready(game: str) -> None:
    warm_up_bots(find_game(game))


def _judge(iterations: int, seed: int, asked: _Question) -> _Verdict:
    game = find_game(asked.game)
    view, judge = game.restore(asked.view), _own_judge(game, iterations, seed)
    about = (view, asked.seat, asked.action)
    found = judge.look_closer(*about) if asked.closely else judge.judge(*about)
    if found.lost_chance >= INACCURACY and not asked.closely:
        return _judge(iterations, seed, replace(asked, closely=True))
    is_find = _is_alone(found) and judge.is_hard_to_see(*about)
    if is_find or found.lost_chance >= ABOUT_EQUAL:
        found = with_gains(found, view, asked.seat)
    return _Verdict(found, is_find, asked)


_own = local()  # a judge can think about one decision at a time, so each thread has its own


def _own_judge(game: Game, iterations: int, seed: int) -> Judge:
    for_what = (game.name, iterations, seed)
    if getattr(_own, "for_what", None) != for_what:
        _own.for_what, _own.judge = for_what, Judge(game, iterations, seed)
    judge: Judge = _own.judge
    return judge


def _is_alone(judgement: Judgement) -> bool:
    """Whether what was chosen is the only good answer."""
    if judgement.chosen is not judgement.best or not judgement.rival:
        return False
    return judgement.chance - judgement.chance_after(judgement.rival) >= ALONE


def _decision(moment: Moment, judgement: Judgement | None, verdict: _Verdict | None) -> Decision:
    if judgement is None or verdict is None:
        return Decision(moment, None, Grade.ONLY)
    is_best = judgement.chosen is judgement.best
    grade = grade_of(judgement.lost_chance, is_best, verdict.is_find)
    if grade is Grade.INACCURACY and not judgement.is_sure:
        grade = Grade.GOOD
    return Decision(moment, judgement, grade)


# --- turn by turn ----------------------------------------------------------------------------------------------------


def _settled(moments: Sequence[Moment], found: Sequence[_Verdict | None]) -> list[Judgement | None]:
    """What a seat still finds later in a turn an earlier decision has not lost: so it does not matter in which order
    answers are given that lead to the same place."""
    settled = [it.judgement if it else None for it in found]
    for turn in turns_of(moments):
        later: Judgement | None = None
        for index in reversed(range(turn.start, turn.stop)):
            judgement = settled[index]
            if judgement is not None:
                settled[index] = later = judgement.kept_by(later) if later else judgement
    return settled


def _doubtful(moments: Sequence[Moment], found: Sequence[_Verdict | None]) -> Iterator[_Question]:
    """Decisions that have been looked at once, in turns that seem to have lost something all the same."""
    settled = _settled(moments, found)
    for turn in turns_of(moments):
        lost = {index: it.lost_chance for index in range(turn.start, turn.stop) if (it := settled[index])}
        if sum(lost.values()) >= INACCURACY:
            for index in lost:
                verdict = found[index]
                if verdict and not verdict.question.closely:
                    yield replace(verdict.question, closely=True)


def _with_whole_turns(moments: Sequence[Moment], decisions: list[Decision]) -> list[Decision]:
    """Where the small losses of a turn add up to a worse grade than any of them has, the largest gets that grade."""
    whole = list(decisions)
    for turn in turns_of(moments):
        steps = range(turn.start, turn.stop)
        worst = max(steps, key=lambda it: decisions[it].lost_chance)
        chance = sum(decisions[it].lost_chance for it in steps)
        grade, alone = (grade_of(lost, is_best=False, is_find=False) for lost in (chance, decisions[worst].lost_chance))
        if grade in ERRORS and is_worse(grade, alone):
            points = sum(decisions[it].lost_points for it in steps)
            whole[worst] = replace(decisions[worst], grade=grade, turn_chance=chance, turn_points=points)
    return whole
