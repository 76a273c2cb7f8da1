"""Tactics of both games: the answers are proved right by trying everything, and the strong bots find them."""

from dataclasses import replace

import pytest

from bots import forum_trajanum_tactics, trajan_tactics
from bots.tactics import Tactic, check, game_over
from princeps.bots.levels import levels
from princeps.bots.mind import mind_of
from princeps.bots.search import SearchBot

TACTICS = [*forum_trajanum_tactics.TACTICS, *trajan_tactics.TACTICS]


def each(tactics: list[Tactic]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("tactic", tactics, ids=lambda tactic: tactic.name)


def test_there_are_enough_tactics_for_each_game() -> None:
    assert min(len(forum_trajanum_tactics.TACTICS), len(trajan_tactics.TACTICS)) >= 15
    assert len({tactic.name for tactic in TACTICS}) == len(TACTICS)


@each(TACTICS)
def test_the_answer_is_the_best(tactic: Tactic) -> None:
    check(tactic)


@each([forum_trajanum_tactics.TACTICS[0], trajan_tactics.TACTICS[0]])
def test_a_wrong_answer_does_not_pass(tactic: Tactic) -> None:
    for answer in tactic.margins().keys() - tactic.answers:
        with pytest.raises(AssertionError, match="but also"):
            check(replace(tactic, answers=(answer,)))


@each([tactic for tactic in TACTICS if tactic.ends is game_over])
def test_the_answer_wins_the_game_and_any_other_loses_it(tactic: Tactic) -> None:
    """So it makes no difference whether a bot counts points or victories."""
    for answer, margin in tactic.margins().items():
        assert (margin > 0) == (answer in tactic.answers)
        assert margin != 0


def finds(level: str, tactic: Tactic) -> bool:
    """With the iterations of its level, however long they take on this machine."""
    position = tactic.position()
    bot = SearchBot(mind_of(position.game), replace(levels()[level], seconds=1000), seed=1)
    answer = bot.choose(position.view(tactic.seat), tactic.seat)
    return position.game.actions.names[answer] in tactic.answers


@each(TACTICS)
def test_the_best_bot_finds_the_answer(tactic: Tactic) -> None:
    assert finds("princeps", tactic), tactic.rule


@pytest.mark.parametrize("game", ["forum-trajanum", "trajan"])
def test_senator_finds_nine_of_ten_answers(game: str) -> None:
    """Its searches are short: which of the hardest ones it misses depends on chance."""
    tactics = [tactic for tactic in TACTICS if tactic.position().game.name == game]
    missed = [tactic.name for tactic in tactics if not finds("senator", tactic)]
    assert len(missed) <= len(tactics) / 10, missed
