"""An analysis in words: what cost most, what was found, and why. Names and sentences come from the catalogue."""

from collections.abc import Iterator
from dataclasses import dataclass

from princeps.analysis.grades import ERRORS, Grade
from princeps.analysis.judging import Considered
from princeps.analysis.review import Analysis, Decision
from princeps.bots.advice import points_after
from princeps.bots.mind import mind_of
from princeps.kernel.game import Position
from princeps.table import GameTable

LEAST_GAIN = 0.5  # points of a source that are worth mentioning
MOST_GAINS = 3


@dataclass(frozen=True)
class KeyMoment:
    """A decision worth looking at again, in words."""

    decision: Decision
    heading: str
    verdict: str
    lines: tuple[str, ...]  # what was played, what was best, and where the points were lost


def key_moments(analysis: Analysis, table: GameTable, most: int) -> list[KeyMoment]:
    """The dearest errors, and the great finds, in the order of the game."""
    errors = [it for it in analysis.decisions if it.grade in ERRORS]
    dearest = sorted(errors, key=lambda it: -it.lost_chance)[:most]
    finds = [it for it in analysis.decisions if it.grade is Grade.GREAT_FIND]
    chosen = {it.moment.number for it in (*dearest, *finds)}
    return [_key_moment(it, table) for it in analysis.decisions if it.moment.number in chosen]


def _key_moment(decision: Decision, table: GameTable) -> KeyMoment:
    words, judgement, moment = table.catalogue, decision.judgement, decision.moment
    assert judgement
    view, seat = moment.position.view(moment.seat), moment.seat
    heading = words.text(
        "analysis-round",
        round=moment.position.rounds + 1,
        player=table.names[seat],
        question=table.question(view, seat).title,
    )
    grade = words.text(f"grade-{decision.grade}")

    def told(message: str, answer: Considered) -> str:
        phrase = table.answer(view, seat, answer.action).phrase
        chance = percent(judgement.chance_after(answer))
        return words.text(message, answer=phrase, chance=chance, points=f"{answer.points:.1f}")

    played, best = judgement.chosen, judgement.best
    if decision.grade is Grade.GREAT_FIND:
        behind = percent(judgement.chance - judgement.chance_after(judgement.answers[1]))
        verdict = words.text("analysis-find", grade=grade, chance=behind)
        return KeyMoment(decision, heading, verdict, (told("analysis-played", played),))
    lost = {"chance": signed(-100 * decision.lost_chance, 0), "points": signed(-decision.lost_points, 1)}
    gains = words.text("list-comma").join(_gains(view, seat, played.action, best.action, table))
    lines = (told("analysis-played", played), told("analysis-best", best), gains)
    return KeyMoment(decision, heading, words.text("analysis-cost", grade=grade, **lost), tuple(filter(None, lines)))


def _gains(view: Position, seat: int, chosen: int, best: int, table: GameTable) -> Iterator[str]:
    """Where the points were lost, the largest difference first."""
    own, better = points_after(view, seat, (chosen, best))
    names = mind_of(view.game).source_names
    titles = table.score_sheet(view).sources
    for source, gain in sorted(zip(names, own - better, strict=True), key=lambda it: -abs(it[1]))[:MOST_GAINS]:
        if abs(gain) >= LEAST_GAIN and source in titles:
            title = table.catalogue.name(titles[source])
            yield table.catalogue.text("analysis-gain", points=signed(float(gain), 1), source=title)


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


def percent(chance: float) -> int:
    return round(100 * chance)


def signed(number: float, digits: int) -> str:
    """With a true minus sign; what rounds to nothing has none."""
    text = f"{abs(number):.{digits}f}"
    if not float(text):
        return text
    return f"{'−' if number < 0 else '+'}{text}"
