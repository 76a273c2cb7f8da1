"""An analysis in words, as the terminal and reports show it: what cost most, what was found, and why."""

from dataclasses import dataclass

from princeps.analysis.grades import ERRORS, Grade
from princeps.analysis.judgement import Considered
from princeps.analysis.review import Analysis
from princeps.analysis.wording import courses, key_decisions, percent, phrase, reasons, signed, tenths, verdict
from princeps.table import GameTable


@dataclass(frozen=True)
class KeyMoment:
    """A decision worth looking at again, in words."""

    grade: Grade
    heading: str
    verdict: str
    lines: tuple[str, ...]  # what was played, what was best, and where the points were lost


def key_moments(analysis: Analysis, table: GameTable, most: int) -> list[KeyMoment]:
    """The dearest errors of each seat, and the great finds, in the order of the game."""
    return [_key_moment(analysis, index, table) for index in key_decisions(analysis, most)]


def _key_moment(analysis: Analysis, index: int, table: GameTable) -> KeyMoment:
    words, decision = table.catalogue, analysis.decisions[index]
    judgement, moment = decision.judgement, decision.moment
    assert judgement
    found = courses(analysis, index, table)
    heading = words.text(
        "analysis-round",
        round=table.rounds(moment.position) + 1,
        player=table.names[moment.seat],
        question=table.question(moment.view, moment.seat).title,
    )

    def told(message: str, answer: Considered) -> str:
        told = phrase(table, found[answer.action])
        chance = percent(judgement.chance_after(answer))
        return words.text(message, answer=told, chance=chance, points=tenths(answer.points, words))

    lines = [told("analysis-played", judgement.chosen)]
    if decision.grade in ERRORS:
        lines.append(told("analysis-best", judgement.best))
        for it in reasons(decision, found, table):
            points, reason = signed(it.points, 1, words), it.text or words.text("review-later")
            lines.append(words.text("analysis-gain", points=points, source=it.title, reason=reason))
    grade = words.text(f"grade-{decision.grade}")
    sentence = words.text("analysis-graded", grade=grade, verdict=verdict(decision, table))
    return KeyMoment(decision.grade, heading, sentence, tuple(lines))


def figures(analysis: Analysis, table: GameTable) -> tuple[list[str], list[list[str]]]:
    """What came of it for each seat, as columns and rows."""
    names = ("player", "points", "accuracy", "start", "luck", "skill", "others", "result")
    rows = []
    for seat, player in enumerate(table.names):
        points, account = analysis.match.position.scores[seat], analysis.accounts[seat]
        changes = (f"{signed(100 * it, 0)} %" for it in (account.luck, account.skill, account.others))
        start, result = (f"{percent(it)} %" for it in (account.start, account.result))
        rows.append([player, str(points), f"{analysis.accuracy(seat):.0f}", start, *changes, result])
    return [table.catalogue.text(f"analysis-{name}") for name in names], rows
