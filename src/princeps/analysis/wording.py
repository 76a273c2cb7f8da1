"""Decisions that were judged, in words: what was played, what was best, and why.

A sentence says "you" to the seat that decided, and tells no more than it could see.
"""

from dataclasses import dataclass

from princeps.analysis.decisions import Decision
from princeps.analysis.grades import ERRORS, Grade
from princeps.analysis.review import Analysis
from princeps.kernel.game import Game
from princeps.locale import Catalogue
from princeps.table import GameTable
from princeps.table.hints import follow, sentence_case
from princeps.table.reasons import Course

LEAST_GAIN = 0.3  # points of a source that are worth mentioning
MOST_GAINS = 3


@dataclass(frozen=True)
class Because:
    """What the chosen answer brings less, or more, from one source of points, and why, where that shows in the turn."""

    points: float
    source: str
    title: str
    text: str


@dataclass(frozen=True)
class _Played:
    """The answer that was given, and what the seat chose next in the same turn."""

    action: int
    line: tuple[int, ...]


def courses(analysis: Analysis, index: int, table: GameTable) -> dict[int, Course]:
    """By answer: what it leads to in this turn. What was chosen goes on as it did in the game."""
    judgement, moment = analysis.decisions[index].judgement, analysis.moments[index]
    view, played = moment.view, _played(analysis, index)
    return {
        it.action: follow(table, view, moment.seat, played if it.action == played.action else it)
        for it in (judgement.answers if judgement else ())
    }


def title(analysis: Analysis, index: int, table: GameTable) -> str:
    """What was played."""
    moment = analysis.moments[index]
    return phrase(table, follow(table, moment.view, moment.seat, _played(analysis, index)))


def _played(analysis: Analysis, index: int) -> _Played:
    return _Played(analysis.moments[index].action, tuple(analysis.played_after(index)))


def phrase(table: GameTable, course: Course) -> str:
    return sentence_case(table.advised(course))


def verdict(decision: Decision, table: GameTable) -> str:
    """One sentence."""
    words = table.catalogue
    judgement = decision.judgement
    if judgement is None:
        return words.text("analysis-verdict-only")
    if decision.grade is Grade.GREAT_FIND:
        behind = percent(judgement.chance - judgement.chance_after(judgement.answers[1]))
        return words.text("analysis-verdict-find", chance=behind)
    if decision.grade is Grade.BEST:
        is_best = judgement.chosen is judgement.best
        return words.text("analysis-verdict-best" if is_best else "analysis-verdict-equal")
    whole = "turn" if decision.is_of_turn else "answer"
    chance, points = percent(decision.cost_in_chance), tenths(decision.cost_in_points, words)
    return words.text("analysis-verdict-cost", chance=chance, points=points, whole=whole)


def reasons(decision: Decision, found: dict[int, Course], table: GameTable) -> list[Because]:
    """Where the difference to the best answer comes from, or for that itself the difference to the next one: largest
    first."""
    judgement = decision.judgement
    if not judgement or not judgement.rival:
        return []
    titles = table.score_sheet(decision.moment.view).sources
    facts = {True: table.because(found[judgement.chosen.action]), False: table.because(found[judgement.rival.action])}
    told = []
    for source, points in sorted(judgement.gains.items(), key=lambda it: -abs(it[1])):
        if abs(points) >= LEAST_GAIN and source in titles:
            fact = facts[points > 0].get(source)
            side = _side(decision, points > 0)
            text = table.catalogue.text("analysis-because", side=side, fact=table.worded([fact])[0]) if fact else ""
            told.append(Because(points, source, table.catalogue.name(titles[source]), text))
    return told[:MOST_GAINS]


def _side(decision: Decision, is_chosen: bool) -> str:
    """Which answer a sentence is about."""
    if is_chosen:
        return "chosen"
    return "best" if decision.grade in ERRORS or decision.lost_chance else "next"


def key_decisions(analysis: Analysis, most: int) -> list[int]:
    """The dearest errors of each seat, and what it found, in the order of the game."""
    chosen = set[int]()
    decisions = list(enumerate(analysis.decisions))
    for seat in range(analysis.match.position.players):
        own = [(index, it) for index, it in decisions if it.seat == seat]
        errors = sorted((it for it in own if it[1].grade in ERRORS), key=lambda it: -it[1].cost_in_chance)
        finds = [it for it in own if it[1].grade is Grade.GREAT_FIND]
        chosen |= {index for index, _ in (*errors[:most], *finds)}
    return sorted(chosen)


def game_title(game: Game, words: Catalogue) -> str:
    """In the reader's language, where that has a title of its own."""
    message = f"{game.name}-title"
    return words.name(message) if words.knows(message) else game.title


def percent(chance: float) -> int:
    return round(100 * chance)


def tenths(number: float, words: Catalogue) -> str:
    return f"{number:.1f}".replace(".", words.text("analysis-decimal-mark"))


def signed(number: float, digits: int, words: Catalogue | None = None) -> str:
    """With a true minus sign; what rounds to nothing has none."""
    text = f"{abs(number):.{digits}f}"
    sign = "" if not float(text) else "−" if number < 0 else "+"
    return sign + (text.replace(".", words.text("analysis-decimal-mark")) if words else text)
