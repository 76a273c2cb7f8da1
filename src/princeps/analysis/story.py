"""The game of one seat as a story: how it ended and why, what cost most, what was found, where luck was."""

from collections.abc import Callable, Iterator

from princeps.analysis.grades import ERRORS, Grade
from princeps.analysis.review import Analysis
from princeps.analysis.strokes import Stroke, strokes_of
from princeps.analysis.wording import percent
from princeps.locale import Catalogue
from princeps.table import GameTable
from princeps.table.messages.analysis import Story, StoryLine

MUCH_LUCK = 0.08  # chance to win, over the whole game
SOME_LUCK = 0.03

Title = Callable[[int], str]  # of a decision, as the reader may know it
Instead = Callable[[int], str]  # what would have been best; nothing where the reader may not know it
Drawn = Callable[[Stroke], str]


def tell_story(analysis: Analysis, seat: int, table: GameTable, title: Title, instead: Instead, drawn: Drawn) -> Story:
    words = table.catalogue
    return Story(
        seat=seat,
        headline=_headline(analysis, seat, words),
        text=f"{_what_it_cost(analysis, seat, table)} {_what_luck_did(analysis, seat, words)}",
        lines=[
            *_dearest(analysis, seat, table, title, instead),
            *_found(analysis, seat, table, title),
            *_luck(analysis, seat, table, drawn),
        ],
    )


# --- how it ended ----------------------------------------------------------------------------------------------------


def _headline(analysis: Analysis, seat: int, words: Catalogue) -> str:
    position = analysis.match.position
    if not position.is_over:
        return words.text("analysis-story-unfinished", chance=percent(analysis.accounts[seat].result))
    ranking, scores = position.ranking, position.scores
    if ranking[seat] == 1 and ranking.count(1) > 1:
        return words.text("analysis-story-shared")
    others = [it for it in range(position.players) if it != seat]
    margin = abs(scores[seat] - max(scores[it] for it in others))
    end = "won" if ranking[seat] == 1 else "lost"
    return words.text(f"analysis-story-{end}", points=margin, why=_why(analysis, seat, has_won=end == "won"))


def _why(analysis: Analysis, seat: int, *, has_won: bool) -> str:
    """What stood out: the play, or luck."""
    accuracies = [analysis.accuracy(it) for it in range(analysis.match.position.players)]
    if accuracies[seat] == max(accuracies):
        return "played"
    luck = analysis.accounts[seat].luck
    return "luck" if abs(luck) >= MUCH_LUCK and (luck > 0) == has_won else "plain"


def _what_it_cost(analysis: Analysis, seat: int, table: GameTable) -> str:
    dearest = _dearest_error(analysis, seat)
    if dearest is None:
        return table.catalogue.text("analysis-story-no-error")
    chance = percent(analysis.decisions[dearest].cost_in_chance)
    return table.catalogue.text("analysis-story-cost", round=_round(analysis, dearest, table), chance=chance)


def _what_luck_did(analysis: Analysis, seat: int, words: Catalogue) -> str:
    luck = analysis.accounts[seat].luck
    which = "none" if abs(luck) < SOME_LUCK else "good" if luck > 0 else "bad"
    return words.text("analysis-story-luck", luck=which, chance=percent(abs(luck)))


# --- its moments -----------------------------------------------------------------------------------------------------


def _dearest_error(analysis: Analysis, seat: int) -> int | None:
    errors = [
        it for it, decision in enumerate(analysis.decisions) if decision.seat == seat and decision.grade in ERRORS
    ]
    return max(errors, key=lambda it: analysis.decisions[it].cost_in_chance, default=None)


def _dearest(analysis: Analysis, seat: int, table: GameTable, title: Title, instead: Instead) -> Iterator[StoryLine]:
    words, index = table.catalogue, _dearest_error(analysis, seat)
    if index is not None:
        decision = analysis.decisions[index]
        headline = words.text("analysis-story-dearest", round=_round(analysis, index, table))
        played, best, points = title(index), instead(index), -round(decision.cost_in_points, 2)
        sentence = words.text("analysis-story-instead", played=played, best=best) if best else played
        yield StoryLine(decision.grade.value, index, headline, sentence, points)  # type: ignore[arg-type]


def _found(analysis: Analysis, seat: int, table: GameTable, title: Title) -> Iterator[StoryLine]:
    finds = {
        index: decision.judgement
        for index, decision in enumerate(analysis.decisions)
        if decision.seat == seat and decision.grade is Grade.GREAT_FIND and decision.judgement
    }
    ahead = {index: it.answers[0].points - it.answers[1].points for index, it in finds.items()}
    if ahead:
        index = max(ahead, key=ahead.__getitem__)
        headline = table.catalogue.text("analysis-story-find", round=_round(analysis, index, table))
        yield StoryLine("great-find", index, headline, title(index), round(ahead[index], 2))


def _luck(analysis: Analysis, seat: int, table: GameTable, drawn: Drawn) -> Iterator[StoryLine]:
    """The stroke that mattered most to the seat, told of whom it helped."""
    luck = analysis.luck.chances.luck
    stroke = max(strokes_of(analysis), key=lambda it: abs(luck[it.happening, seat]), default=None)
    if stroke is None:
        return
    happening = stroke.happening
    lucky = int(luck[happening].argmax())
    now = float(analysis.curve[happening, lucky])
    words = table.catalogue
    sentence = words.text(
        "analysis-story-stroke",
        what=drawn(stroke),
        before=percent(now - float(luck[happening, lucky])),
        after=percent(now),
    )
    mine = float(luck[happening, seat])
    points = round(float(analysis.luck.points.luck[happening, seat]), 2)
    when = _round(analysis, stroke.next_of(analysis), table)
    headline = words.text("analysis-story-lucky", player=table.names[lucky], round=when)
    yield StoryLine("luck-up" if mine > 0 else "luck-down", stroke.index, headline, sentence, points)


def _round(analysis: Analysis, index: int, table: GameTable) -> int:
    return table.rounds(analysis.moments[index].position) + 1
