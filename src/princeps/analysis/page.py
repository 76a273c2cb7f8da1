"""An analysis as messages to a page: the chart, the key moments, and one decision in full, in one reader's words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from princeps.analysis.account import Account
from princeps.analysis.decisions import Decision
from princeps.analysis.grades import ERRORS
from princeps.analysis.judgement import Considered
from princeps.analysis.review import Analysis
from princeps.analysis.story import tell_story
from princeps.analysis.strokes import Stroke, strokes_of, told_stroke
from princeps.analysis.wording import courses, key_decisions, phrase, reasons, title, verdict
from princeps.kernel.game import SPECTATOR
from princeps.table.board import BoardTable
from princeps.table.hints import places_of, preview_of, sentence_case
from princeps.table.messages.analysis import (
    Chart,
    ComparedAnswer,
    FutureStep,
    GameAnalysis,
    JudgedDecision,
    JudgedMoment,
    KeyMoment,
    Parts,
    Period,
    SeatAnalysis,
    SourceReason,
    Story,
)
from princeps.table.reasons import Course
from princeps.table.replay import OPEN, Replay

MOST_ERRORS = 5  # of a seat: more would only discourage
MOST_STEPS = 4
DIGITS = 4


@dataclass(frozen=True)
class Reading:
    """An analysis, and the table of somebody who reads about it from a viewpoint."""

    analysis: Analysis
    replay: Replay
    table: BoardTable
    reader: int

    # --- the whole game ---

    def game(self, after: int) -> GameAnalysis:
        """The reader has so many decisions already, and with them the chart."""
        analysis = self.analysis
        return GameAnalysis(
            state="done" if analysis.is_whole else "running",
            reason="",
            done=len(analysis.decisions),
            of=len(analysis.moments),
            ahead=0,
            judge=self.table.catalogue.text("analysis-judged-by", iterations=analysis.iterations),
            deep=False,
            deepening=False,
            chart=None if after else self._chart(),
            seats=self._seats(),
            start=min(after, len(analysis.decisions)),
            decisions=list(self._decisions(after)),
            moments=self._key_moments(),
            stories=self._stories() if analysis.is_whole else [],
        )

    def _chart(self) -> Chart:
        analysis = self.analysis
        rounds = [self._round(index) for index in range(len(analysis.moments))]
        periods = [self.table.period(it.position) for it in analysis.moments]
        return Chart(
            curve=np.round(analysis.curve, DIGITS).tolist(),
            luck=np.round(analysis.luck.chances.luck, DIGITS).tolist(),
            seats=[it.seat for it in analysis.moments],
            at=self._revisions([it.number for it in analysis.moments]),
            periods=[it for it in _changes(periods) if it.title],
            rounds=_changes([str(it + 1) for it in rounds]),
        )

    def _revisions(self, numbers: Sequence[int]) -> list[list[int]]:
        """By decision and reader: the revision at which a decision lies open."""
        before = [number - 1 for number in numbers]
        readers = (*range(len(self.table.names)), SPECTATOR, OPEN)
        by_reader = [self.replay.moments_after(reader, before) for reader in readers]
        return [list(it) for it in zip(*by_reader, strict=True)]

    def _round(self, index: int) -> int:
        return self.table.rounds(self.analysis.moments[index].position)

    def _seats(self) -> list[SeatAnalysis]:
        analysis = self.analysis
        return [
            SeatAnalysis(
                points=analysis.match.position.scores[seat],
                accuracy=round(analysis.accuracy(seat), 1) if analysis.is_whole else None,
                chances=_parts(analysis.accounts[seat]),
                expected=_parts(analysis.accounts_in_points[seat]),
                grades={grade.value: count for grade, count in analysis.grades(seat).items()},
            )
            for seat in range(len(self.table.names))
        ]

    def _decisions(self, after: int) -> Iterator[JudgedDecision]:
        for index, it in enumerate(self.analysis.decisions[after:], after):
            yield JudgedDecision(
                index=index,
                seat=it.seat,
                number=it.moment.number,
                round=self._round(index),
                grade=it.grade.value,
                lost_chance=round(it.cost_in_chance, DIGITS),
                lost_points=round(it.cost_in_points, 2),
            )

    # --- key moments ---

    def _key_moments(self) -> list[KeyMoment]:
        judged = [self._judged(index) for index in key_decisions(self.analysis, MOST_ERRORS)]
        drawn = [self._drawn(it) for it in strokes_of(self.analysis)]
        return sorted([*judged, *drawn], key=lambda it: it.index)

    def _judged(self, index: int) -> KeyMoment:
        decision, moment = self.analysis.decisions[index], self.analysis.moments[index]
        is_error = decision.grade in ERRORS
        judgement = decision.judgement
        assert judgement
        ahead = 0.0 if is_error or not judgement.rival else judgement.chance - judgement.chance_after(judgement.rival)
        return KeyMoment(
            index=index,
            seat=moment.seat,
            round=self._round(index),
            kind=decision.grade.value,  # type: ignore[arg-type]  # an error or a find
            title=self._title(index),
            question=self.table.question(moment.view, moment.seat).title,
            change=round(-decision.cost_in_chance if is_error else ahead, DIGITS),
            points=round(-decision.cost_in_points if is_error else _ahead_in_points(judgement.answers), 2),
        )

    def _drawn(self, stroke: Stroke) -> KeyMoment:
        return KeyMoment(
            index=stroke.index,
            seat=stroke.seat,
            round=self._round(stroke.next_of(self.analysis)),
            kind="luck-up" if stroke.chance > 0 else "luck-down",
            title=self._told(stroke),
            question="",
            change=round(stroke.chance, DIGITS),
            points=round(stroke.points, 2),
        )

    def _told(self, stroke: Stroke) -> str:
        return told_stroke(self.analysis, stroke, self.table, self.reader)

    def _title(self, index: int) -> str:
        """What was played, as far as it shows from where the reader looks."""
        moment = self.analysis.moments[index]
        if self._knows_all_of(index):
            return title(self.analysis, index, self.table)
        seen = self.analysis.match.happenings[index + 1]
        runs = [run for run in self.table.runs(seen, self.reader) if run[0].seat == moment.seat]
        told = next(filter(None, map(self.table.brief, runs)), "")
        return sentence_case(told) or self.table.question(moment.view, moment.seat).title

    def _instead(self, index: int) -> str:
        """What would have been best, as far as the reader may know."""
        judgement = self.analysis.decisions[index].judgement
        if not judgement or not self._knows_all_of(index):
            return ""
        return phrase(self.table, courses(self.analysis, index, self.table)[judgement.best.action])

    def _knows_all_of(self, index: int) -> bool:
        return self.reader in (self.analysis.moments[index].seat, OPEN)

    def _stories(self) -> list[Story]:
        seats, telling = range(len(self.table.names)), (self._title, self._instead, self._told)
        return [tell_story(self.analysis, seat, self.table, *telling) for seat in seats]

    # --- one decision ---

    def moment(self, index: int) -> JudgedMoment:
        decision, moment = self.analysis.decisions[index], self.analysis.moments[index]
        found = courses(self.analysis, index, self.table)
        answers = decision.judgement.answers if decision.judgement else ()
        return JudgedMoment(
            index=index,
            seat=moment.seat,
            number=moment.number,
            round=self._round(index),
            grade=decision.grade.value,
            at=self._revisions([moment.number])[0],
            title=title(self.analysis, index, self.table),
            question=self.table.question(moment.view, moment.seat).title,
            lost_chance=round(decision.cost_in_chance, DIGITS),
            lost_points=round(decision.cost_in_points, 2),
            sure=_is_sure(decision),
            verdict=verdict(decision, self.table),
            answers=[self._compared(index, it, found[it.action]) for it in answers],
            reasons=[
                SourceReason(it.points, it.source, it.title, it.text) for it in reasons(decision, found, self.table)
            ],
        )

    def _compared(self, index: int, answer: Considered, course: Course) -> ComparedAnswer:
        judgement = self.analysis.decisions[index].judgement
        assert judgement
        done, names = self.table.gesture(course), course.before.game.actions.names
        return ComparedAnswer(
            action=answer.name,
            actions=[names[action] for action in done],
            places=places_of(self.table, course, done),
            phrase=phrase(self.table, course),
            chance=round(judgement.chance_after(answer), DIGITS),
            points=round(answer.points, 2),
            error=round(answer.error, 2),
            chosen=answer is judgement.chosen,
            best=answer is judgement.best,
            preview=preview_of(self.table, course, len(done)),
            steps=list(self._steps(course)),
        )

    def _steps(self, course: Course) -> Iterator[FutureStep]:
        world, seat = course.before.copy(), course.seat
        for step in course.steps[:MOST_STEPS]:
            told = self.table.answer(world, seat, step.action)
            place, points = self.table.anchor(world, seat, step.action), world.scores[seat]
            world.play(seat, step.action)
            yield FutureStep(told.name, told.phrase, [place] if place else [], world.scores[seat] - points)


def _is_sure(decision: Decision) -> bool:
    """Whether what it is said to have lost is more than the judge may err."""
    judgement = decision.judgement
    return judgement is None or not judgement.lost_chance or decision.grade in ERRORS or judgement.is_sure


def _parts(account: Account) -> Parts:
    return Parts(account.start, account.luck, account.skill, account.others, account.result)


def _ahead_in_points(answers: Sequence[Considered]) -> float:
    return answers[0].points - answers[1].points if len(answers) > 1 else 0.0


def _changes(titles: Sequence[str]) -> list[Period]:
    """Where the title is another than before."""
    before = ["", *titles]
    return [Period(index, now) for index, (last, now) in enumerate(zip(before, titles, strict=False)) if now != last]
