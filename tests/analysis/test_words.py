"""An analysis in words and messages: in every language, from every viewpoint, by nothing that a seat could not know."""

from dataclasses import replace
from functools import cache

import pytest

import princeps
from analysis.test_analysis import analysed
from games_walk import every_game
from princeps.analysis.decisions import Decision, judge_moments
from princeps.analysis.grades import ERRORS, INACCURACY, Grade
from princeps.analysis.keeping import Kept, accuracies, keep_outlook, keep_rulings, unpack
from princeps.analysis.moments import moments_of, turns_of
from princeps.analysis.page import Reading
from princeps.analysis.report import draw_report
from princeps.analysis.review import Analysis
from princeps.kernel.game import SPECTATOR
from princeps.kernel.match import Match
from princeps.locale import catalogue, languages
from princeps.table import open_board
from princeps.table.messages.analysis import Chart
from princeps.table.replay import OPEN, Replay

NAMES = ("Livia", "Marcus", "Flavia")
every_language = pytest.mark.parametrize("language", languages())


@cache
def replayed(name: str) -> Replay:
    match = analysed(name).match
    replay = Replay(Match.replay(match.position.game, match.recipe, 0))
    replay.follow(match.recipe.moves)
    return replay


def reading(name: str, reader: int = OPEN, language: str = "en") -> Reading:
    match = analysed(name).match
    return Reading(
        analysed(name), replayed(name), open_board(match.position.game, match.edition, NAMES, language), reader
    )


def kept(analysis: Analysis) -> Kept:
    half = len(analysis.decisions) // 2
    parts = (keep_rulings(analysis.decisions[:half]), keep_rulings(analysis.decisions[half:]))
    return Kept(keep_outlook(analysis.luck), parts, analysis.iterations)


@every_game
def test_what_is_kept_is_the_analysis_itself(name: str) -> None:
    analysis = analysed(name)
    again = unpack(kept(analysis), analysis.match, moments_of(analysis.match))
    assert [(it.judgement, it.grade) for it in again.decisions] == [
        (it.judgement, it.grade) for it in analysis.decisions
    ]
    assert abs(again.curve - analysis.curve).max() < 1e-6
    assert accuracies(kept(analysis), 3) == [analysis.accuracy(seat) for seat in range(3)]


@every_game
@every_language
def test_everything_has_words_in_every_language(name: str, language: str) -> None:
    words = catalogue(language)
    before = len(words.problems)
    for reader in (OPEN, SPECTATOR, 1):
        told = reading(name, reader, language).game(0)
        assert told.moments
        assert all(it.title for it in told.moments)
        assert [len(it.text) > 20 for it in told.stories] == [True] * 3
    for moment in told.moments:
        if moment.question:
            found = reading(name, OPEN, language).moment(moment.index)
            assert found.verdict
            assert all(answer.phrase for answer in found.answers)
            assert all(reason.title for reason in found.reasons)
    assert draw_report(analysed(name), reading(name, OPEN, language).table).count("<section") == 3
    assert words.problems[before:] == []


@every_game
@every_language
def test_a_story_is_told_in_sentences_that_end_once(name: str, language: str) -> None:
    told = reading(name, OPEN, language).game(0)
    assert not [it.title for it in told.moments if it.title.endswith(".")]
    sentences = [line.sentence for story in told.stories for line in story.lines]
    assert sentences
    assert not [it for it in sentences if ".." in it]


@every_game
def test_a_story_names_what_would_have_been_better_to_whoever_may_know(name: str) -> None:
    """The seat itself; what the others were asked is hidden from it as long as it looks from its own place."""
    words = catalogue("en")
    better = words.text("analysis-story-instead", played="", best="").strip(". ")
    for reader in (OPEN, 0):
        told = reading(name, reader).game(0)
        for story in told.stories:
            dearest = [it for it in story.lines if it.kind in {"inaccuracy", "mistake", "blunder"}]
            assert [better in it.sentence for it in dearest] == [reader in (OPEN, story.seat)] * len(dearest)
            for it in dearest:
                assert it.headline == words.text("analysis-story-dearest", round=round_on_chart(told.chart, it.index))


def round_on_chart(chart: Chart | None, index: int) -> int:
    assert chart
    return int(next(it.title for it in reversed(chart.rounds) if it.index <= index))


@every_game
def test_the_chart_and_the_replay_have_the_same_decisions(name: str) -> None:
    """At the revision that the chart names, the seat has the decision before it that it then made."""
    chart = reading(name).game(0).chart
    assert chart
    replay, names = replayed(name), analysed(name).match.position.game.actions.names
    for index, moment in enumerate(analysed(name).moments[::7]):
        at = chart.at[7 * index][moment.seat]
        table = replay.table_at(at, moment.seat, NAMES, "en")
        assert table.decision
        assert names[moment.action] in {it.action for it in table.decision.answers} | {
            it.action for it in table.decision.plans
        }


@every_game
def test_a_grade_uses_only_what_the_seat_knew(name: str) -> None:
    """In another world that the seat could not tell apart, the same answer is judged the same, in the same words."""
    choices = [index for index, it in enumerate(analysed(name).moments) if it.is_choice]
    for index in choices[:: len(choices) // 8]:
        moment = analysed(name).moments[index]
        world = moment.view.determinize(moment.seat, seed=4)
        [mine], [other] = (judge_moments([it], 60) for it in (moment, replace(moment, position=world)))
        assert (mine.judgement, mine.grade) == (other.judgement, other.grade)


@every_game
def test_what_others_could_not_see_is_not_in_their_titles(name: str) -> None:
    """A title of somebody else's moment follows from events that the reader was told, or names only the question."""
    match = analysed(name).match
    for moment in reading(name, 0).game(0).moments:
        if moment.question and moment.seat != 0:
            seen = [it for it in match.happenings[moment.index + 1] if it.is_seen_by(0) and it.seat == moment.seat]
            assert seen or moment.title == moment.question


# --- whole turns -----------------------------------------------------------------------------------------------------


@every_game
def test_small_losses_of_one_turn_add_up(name: str) -> None:
    """A turn none of whose answers is an error, but which as a whole lost enough for one, is told as one error."""
    for turn in turns_of(analysed(name).moments):
        steps = analysed(name).decisions[turn]
        total = sum(it.lost_chance for it in steps)
        graded = [it for it in steps if it.grade in ERRORS]
        if total >= INACCURACY > max(it.lost_chance for it in steps):
            assert len(graded) == 1, "as a whole it lost enough"
        for it in graded:
            assert it.cost_in_chance <= total + 1e-9


def test_a_turn_is_told_by_the_answer_that_lost_most() -> None:
    found = [it for name in princeps.games() for it in analysed(name).decisions if it.is_of_turn]
    for decision in found:
        assert isinstance(decision, Decision)
        assert decision.lost_chance < decision.turn_chance
        assert decision.grade is not Grade.GOOD
