"""Questions: each is declared once, and what the declaration says is true wherever the question is asked."""

import hashlib
import os
import random
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import princeps
from games_walk import every_game, examples, starts, walkers
from princeps.kernel import rule
from princeps.kernel.actions import ActionSpace
from princeps.kernel.game import Position
from princeps.kernel.questions import ALWAYS_LEGAL, Questions, Refusal, Who


def declare(questions: Questions, name: str, **given: Any) -> int:
    usual: dict[str, Any] = {"stage": 0, "who": Who.SEAT_IN_TURN, "legal": len, "apply": len, "answers": {}}
    return questions.ask(name, **usual | given)


@pytest.fixture
def questions() -> Questions:
    return Questions(ActionSpace("tests.questions"))


def test_a_question_is_declared_once(questions: Questions) -> None:
    assert declare(questions, "first") == 1
    with pytest.raises(ValueError, match="'first' is declared twice"):
        declare(questions, "first")
    with pytest.raises(ValueError, match="'nothing' is declared twice"):
        declare(questions, "nothing")


def test_a_chapter_may_use_the_number_of_a_question_declared_later(questions: Questions) -> None:
    number = questions.number("later")
    assert declare(questions, "sooner") != number
    assert declare(questions, "later") == number
    assert questions.name_of(number) == "later"


def test_what_nobody_declares_is_an_error(questions: Questions) -> None:
    questions.number("forgotten")
    with pytest.raises(ValueError, match="not declared by any chapter that is imported: forgotten"):
        questions.lapses()


def test_what_is_declared_too_late_is_an_error(questions: Questions) -> None:
    questions.lapses()
    with pytest.raises(ValueError, match="'late' is declared too late"):
        declare(questions, "late")


def test_a_refusal_can_be_read_by_a_programmer() -> None:
    assert str(Refusal("ship-full")) == "ship-full"
    assert str(Refusal("pile-empty", pile="left", cards=0)) == "pile-empty (pile: left, cards: 0)"


# --- the declarations of every game ----------------------------------------------------------------------------------


@every_game
def test_a_stage_has_one_way_of_answering(name: str) -> None:
    """So a seat that is not asked can be told why."""
    ways: dict[int, set[Who]] = {}
    for question in princeps.game(name).questions:
        ways.setdefault(question.stage, set()).add(question.who)
    assert all(len(way) == 1 for way in ways.values())


@every_game
def test_every_block_answers_a_question(name: str) -> None:
    game = princeps.game(name)
    answers = {first for question in game.questions for first in question.answers}
    assert answers == {block.first for block in game.actions.blocks}


@every_game
@examples(compiled=12, interpreted=2)
@given(data=st.data())
def test_every_question_is_asked_as_it_is_declared(name: str, data: st.DataObject) -> None:
    position = data.draw(starts(name)).position()
    walker = data.draw(walkers(name))
    while not position.is_over:
        for seat in position.deciders:
            check_question(position, seat)
        walker.step(position)


def check_question(position: Position, seat: int) -> None:
    """Asked in its stage, of whom it says, with answers from its blocks, including all that are always legal."""
    actions, state = position.game.actions, position.state
    question = position.game.questions[int(state.players[seat].asked)]
    assert question.stage == state.stage
    if question.who == Who.SEAT_IN_TURN:
        assert position.deciders == (state.turn,)
    elif question.who == Who.CHOSEN_SEAT:
        assert len(position.deciders) == 1
    legal = set(position.legal(seat))
    assert {actions.block_of(action).first for action in legal} <= question.answers.keys()
    for first, reason in question.answers.items():
        if reason is ALWAYS_LEGAL:
            assert legal.issuperset(range(first, first + actions.block_of(first).size))


# --- numbers are only numbers ----------------------------------------------------------------------------------------

RENUMBERED = """
import sys
from princeps.kernel import questions
make = questions.Questions.__init__
def renumber(self, actions):
    make(self, actions)
    for name in sys.argv[2:]:
        self.number(name)
questions.Questions.__init__ = renumber
import princeps
from kernel.test_questions import played
print(played(princeps.game(sys.argv[1])))
"""


def played(game: princeps.Game) -> str:
    """A game at random, as its end and what was legal on the way."""
    chance, course = random.Random(5), hashlib.sha256()
    position = game.new(2, seed=5)
    while not position.is_over:
        seat = position.deciders[0]
        legal = position.legal(seat)
        course.update(repr(legal).encode())
        position.apply(seat, chance.choice(legal))
    course.update(position.to_bytes())
    return course.hexdigest()


@every_game
def test_nothing_depends_on_the_order_of_numbers(name: str) -> None:
    """The same game comes out when questions and steps have other numbers."""
    game = princeps.game(name)
    names = [game.questions.name_of(number) for number in range(1, 1 + game.questions.size)]
    random.Random(1).shuffle(names)
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(map(str, sys.path))}
    command = [sys.executable, "-c", RENUMBERED, name, *names]
    told = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, timeout=240, check=True).stdout
    assert told.strip() == played(game)


def test_compiled_rules_are_kept_apart_by_the_numbers_in_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chapter is recompiled when one that it does not import has shifted its numbers."""
    princeps.game("trajan")
    home = "princeps.games.trajan.senate"
    before = rule._digest_of_sources(home, home)
    monkeypatch.setitem(rule._NUMBERED, "princeps.games.forum_trajanum", ["other=1"])
    assert rule._digest_of_sources(home, home) == before
    monkeypatch.setitem(rule._NUMBERED, "princeps.games.trajan", ["climb of 1=2"])
    assert rule._digest_of_sources(home, home) != before
