"""Whole games in every language: all that a person can read has words, in the forms that the sentences ask for."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from fluent.syntax import ast

import princeps
from princeps.games import forum_trajanum, trajan
from princeps.kernel.editions import Edition
from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.kernel.questions import GENERAL_REASONS
from princeps.locale import FALLBACK, languages
from princeps.table import GameTable
from reasons import reasons_of
from table import (
    forum_trajanum_tools,
    test_forum_trajanum_answers,
    test_forum_trajanum_log,
    test_trajan_words,
    trajan_tools,
)
from table.languages import forms, messages, nodes
from table.tools import check_text, words_in

TRANSLATIONS = [language for language in languages() if language != FALLBACK]
Start = tuple[int, dict[str, Any], Edition]
DRAWN = re.compile(r"\br\d+c\d|[\[\]]")  # coordinates, and pieces as a terminal draws them


def start_name(start: Start) -> str:
    return f"{start[0]}-{start[2].name}-{'-'.join(start[1])}"


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("start", forum_trajanum_tools.STARTS, ids=start_name)
def test_forum_trajanum_is_worded(start: Start, language: str) -> None:
    table = forum_trajanum_tools.table_for(start[2], language=language)
    read_a_game(table, forum_trajanum_tools.walk(*start, seed=1))


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("start", trajan_tools.STARTS, ids=start_name)
def test_trajan_is_worded(start: Start, language: str) -> None:
    table = trajan_tools.table_for(start[2], language=language)
    read_a_game(table, trajan_tools.walk(*start, seed=1))


def read_a_game(table: GameTable, walk: Iterator[tuple[Position, int, Sequence[Event]]]) -> None:
    """The log and every decision; once for each question also why all other answers are refused."""
    questions: set[int] = set()
    for position, seat, events in walk:
        view = position.view(seat)
        for line in (*(table.told([event]) for event in events), *table.lines(events, seat)):
            check_sentence(line)
        for source in table.score_sheet(view).by_source:
            check_text(table.catalogue.name(source))
        if position.is_over:
            break
        read_a_decision(table, view, seat)
        asked = int(view.state.players[seat].asked)
        if asked not in questions:
            questions.add(asked)
            for action in set(table.answers_of_question(view, seat)) - set(view.legal(seat)):
                check_text(table.answer(view, seat, action).phrase)
                check_text(table.refusal(view, seat, action))
    assert len(questions) > 9
    assert table.catalogue.problems == []


@pytest.mark.parametrize("language", languages())
def test_forum_trajanum_names_no_coordinates_to_those_who_see_the_board(language: str) -> None:
    table = forum_trajanum_tools.table_for(language=language, typed=False)
    read_on_a_page(table, forum_trajanum_tools.walk(*forum_trajanum_tools.STARTS[0], seed=1))


@pytest.mark.parametrize("language", languages())
def test_trajan_names_no_coordinates_to_those_who_see_the_board(language: str) -> None:
    table = trajan_tools.table_for(language=language, typed=False)
    read_on_a_page(table, trajan_tools.walk(*trajan_tools.STARTS[0], seed=1))


def read_on_a_page(table: GameTable, walk: Iterator[tuple[Position, int, Sequence[Event]]]) -> None:
    """Log, answers and reasons: neither `r2c3` nor a piece in brackets."""
    for position, seat, events in walk:
        texts = table.lines(events, seat)
        if not position.is_over:
            view = position.view(seat)
            read_a_decision(table, view, seat)
            texts += [text for it in table.groups(view, seat) for a in it.answers for text in (a.phrase, a.short)]
            refused = sorted(set(table.answers_of_question(view, seat)) - set(view.legal(seat)))
            texts += [table.refusal(view, seat, it) for it in refused[::5]]
        assert [text for text in texts if DRAWN.search(text.replace("[+2]", ""))] == []
    assert table.catalogue.problems == []


def read_a_decision(table: GameTable, view: Position, seat: int) -> None:
    question = table.question(view, seat)
    check_text(question.title)
    check_sentence(question.context)
    groups = table.groups(view, seat)
    answers = [answer for group in groups for answer in group.answers]
    assert len({answer.phrase for answer in answers}) == len(answers)
    for group in groups:
        assert len({answer.short for answer in group.answers}) == len(group.answers)
        for answer in group.answers:
            check_text(answer.phrase)
            check_text(answer.short)


def check_sentence(text: str) -> None:
    check_text(text)
    assert text[0].isupper() or text[0].isdigit(), text
    assert text.endswith("."), text


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_kind_of_event_is_a_sentence(language: str) -> None:
    forum, trajan = forum_trajanum_tools.table_for(language=language), trajan_tools.table_for(language=language)
    for event in test_forum_trajanum_log.every_kind():
        check_sentence(forum.told([event]))
    for event in test_trajan_words.every_kind():
        check_sentence(trajan.told([event]))
    assert forum.catalogue.problems == []


@pytest.mark.parametrize("language", languages())
def test_every_reason_is_a_clause(language: str) -> None:
    words = words_in(language)
    ours = (
        ("forum-trajanum-", forum_trajanum, test_forum_trajanum_answers.THINGS),
        ("trajan-", trajan, test_trajan_words.THINGS),
    )
    texts = [words.text(f"refusal-{reason}", turn="Livia") for reason in GENERAL_REASONS]
    for prefix, game, things in ours:
        own = reasons_of(game) - set(GENERAL_REASONS)
        texts += [words.text(f"{prefix}refusal-{reason}", **things) for reason in own]
    for text in texts:
        check_text(text)
        assert text == text.strip()
        assert text[-1] not in ".!?", text
    assert words.problems == []


OF_EXPLORING = {"unforeseeable", "no-such-answer"}


def test_no_reason_is_worded_that_no_rule_gives() -> None:
    worded = {message for message in messages(FALLBACK) if re.match(r"((forum-)?trajan(um)?-)?refusal-", message)}
    given = {f"refusal-{reason}" for reason in {*GENERAL_REASONS, *OF_EXPLORING}}
    for prefix, game in (("forum-trajanum-", forum_trajanum), ("trajan-", trajan)):
        given |= {f"{prefix}refusal-{reason}" for reason in reasons_of(game) - set(GENERAL_REASONS)}
    assert worded == given


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "prefix"), [("forum-trajanum", "forum-trajanum-"), ("trajan", "trajan-")])
def test_every_question_has_a_title_and_is_named_to_who_answers_another(game: str, prefix: str, language: str) -> None:
    known, questions = messages(language), princeps.game(game).questions
    variants = [it.key for it in nodes(known[f"{prefix}refusal-other-question"]) if isinstance(it, ast.Variant)]
    assert {it.name for it in variants if isinstance(it, ast.Identifier)} == {it.name for it in questions}
    for question in questions:
        assert "context" in forms(known[f"{prefix}ask-{question.name}"]), question.name
