"""Lessons: every one can be taken to its end, on a position that the real rules play."""

from fnmatch import fnmatchcase

import pytest

from princeps.games.manifest import manifests
from princeps.kernel.errors import IllegalAction
from princeps.table.exercise import Start, played
from princeps.table.lessons import WrittenLesson, lessons_of, start_of
from princeps.table.messages import Table

LESSONS = [(game, lesson) for game in manifests() for lesson in lessons_of(game)]
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


def table_after(start: Start, answers: list[str]) -> Table:
    return played(start, answers).table(start.seat, start.names, "en")


def wanted_answers(table: Table, pattern: str) -> list[str]:
    actions = [answer.action for answer in table.decision.answers] if table.decision else []
    return [action for action in actions if any(fnmatchcase(action, choice) for choice in pattern.split("|"))]


def walk(lesson: WrittenLesson, start: Start) -> list[tuple[str, Table]]:
    """The table at the beginning of each step."""
    tables, answers = [], list[str]()
    for step in lesson.steps:
        tables.append((step.name, table_after(start, answers)))
        for pattern in step.wanted:
            found = wanted_answers(table_after(start, answers), pattern)
            assert found, f"step {step.name}: nothing that fits {pattern!r} is legal"
            answers.append(found[0])
    return tables


@every_lesson
def test_what_each_step_wants_is_legal_up_to_the_end(game: str, name: str) -> None:
    lesson = lessons_of(game)[name]
    assert [step for step, _ in walk(lesson, start_of(game, name))] == [step.name for step in lesson.steps]


@every_lesson
def test_numbers_to_count_by_hand_include_the_right_one_and_wrong_ones(game: str, name: str) -> None:
    lesson = lessons_of(game)[name]
    tables = dict(walk(lesson, start_of(game, name)))
    for step in lesson.steps:
        sources = {source.name: source.forecast for source in tables[step.name].scores[0].sources}
        assert not step.counts or sources[step.counts] in step.choices
        assert not step.counts or len(set(step.choices)) > 1


@pytest.mark.parametrize("game", [game for game in manifests() if lessons_of(game)])
def test_lessons_are_short_and_let_the_reader_do_something(game: str) -> None:
    for lesson in lessons_of(game).values():
        assert 1 <= lesson.minutes <= 3
        assert any(step.wanted for step in lesson.steps)


def test_an_exercise_keeps_nothing_between_two_questions() -> None:
    start = start_of("trajan", "senate")
    before = table_after(start, [])
    after = table_after(start, ["climb"])
    assert after.scores[0].points > before.scores[0].points
    assert table_after(start, []) == before


def test_what_an_exercise_closes_by_the_rules_is_refused() -> None:
    with pytest.raises(IllegalAction):
        played(start_of("trajan", "senate"), ["tray.trajan"])


def test_rivals_answer_as_written_and_only_where_they_are_asked_to() -> None:
    start = start_of("forum-trajanum", "passing")
    assert table_after(start, ["pass.a"]).decision is not None
    alone = Start(start.game, start.state, start.seat, start.names, others=None)
    assert table_after(alone, ["pass.a"]).decision is None
