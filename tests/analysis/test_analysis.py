"""Analysis: planted errors are found, nobody is blamed for what could not be helped, and the accounts add up."""

import json
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import princeps
from games_walk import every_game
from princeps.analysis.account import accounts_of
from princeps.analysis.decisions import judge_moments
from princeps.analysis.grades import ERRORS, Grade
from princeps.analysis.judging import Judge
from princeps.analysis.review import ITERATIONS as USUAL
from princeps.analysis.review import Analysis, analyse
from princeps.analysis.writing import as_data
from princeps.bots import make_bot
from princeps.bots.luck import luck_of
from princeps.kernel.errors import PrincepsError
from princeps.kernel.match import Match
from princeps.kernel.recipe import load_recipe
from princeps.workers.threads import Threads

GOLDEN = Path(__file__).parents[1] / "golden"
ITERATIONS = 60
PLANTED = 20
CLEARLY = 0.08  # chance to win lost: well above what is called an error


@cache
def played(name: str, answers: int = 300) -> Match:
    """The first part of a game of three bots that plan their own turn."""
    game = princeps.game(name)
    match = Match.new(game, 3, seed=5)
    bots = [make_bot("greedy", game, seed, unhurried=True) for seed in range(3)]
    for _ in range(answers):
        seat = match.position.deciders[0]
        match.apply(seat, bots[seat].choose(match.position.view(seat), seat))
    return match


@cache
def analysed(name: str) -> Analysis:
    return analyse(played(name), ITERATIONS, Threads(2))


@every_game
def test_every_decision_that_stands_is_judged_once(name: str) -> None:
    found = analysed(name)
    told = [(it.seat, found.match.position.game.actions.names[it.moment.action]) for it in found.decisions]
    assert told == [(move.seat, move.action) for move in played(name).standing]


@every_game
def test_an_only_answer_is_never_an_error(name: str) -> None:
    for decision in analysed(name).decisions:
        choices = len(decision.moment.position.legal(decision.seat))
        assert (decision.grade is Grade.ONLY) == (choices == 1)
        if choices == 1:
            assert decision.lost_chance == decision.lost_points == 0


@every_game
def test_start_luck_skill_and_others_add_up_to_the_result(name: str) -> None:
    for account in analysed(name).accounts:
        parts = account.start + account.luck + account.skill + account.others
        assert parts == pytest.approx(account.result, abs=1e-9)


@every_game
def test_the_result_of_a_finished_game_is_what_everybody_won(name: str) -> None:
    recipe = load_recipe(next((GOLDEN / name).glob("two-players.json")))
    match = Match.replay(princeps.game(name), recipe)
    luck = luck_of(match)
    chances, points = (accounts_of(it, [move.seat for move in match.standing]) for it in (luck.chances, luck.points))
    winners = [rank == 1 for rank in match.position.ranking]
    assert [account.result for account in chances] == [won / sum(winners) for won in winners]
    assert tuple(account.result for account in points) == match.position.scores


@every_game
def test_equal_arguments_give_equal_analyses_on_any_number_of_workers(name: str) -> None:
    match = Match.replay(princeps.game(name), played(name).recipe, to=40)
    one, other = (as_data(analyse(match, ITERATIONS, Threads(count))) for count in (1, 3))
    assert json.dumps(one) == json.dumps(other)


@every_game
def test_planted_errors_are_found(name: str) -> None:
    """Wherever some answer loses much by two looks with other chances, the second as long as that of the analysis, it
    is given, and the analysis calls it an error and names a better one."""
    game, planted = princeps.game(name), 0
    judges = [Judge(game, 1500, seed=8), Judge(game, 8000, seed=9)]  # the second only where the first finds much
    for decision in analysed(name).decisions:
        if planted == PLANTED or decision.judgement is None:
            continue
        moment, view = decision.moment, decision.moment.position.view(decision.seat)
        worst = min(decision.judgement.answers, key=lambda it: it.lead).action
        if any(judge.judge(view, moment.seat, worst).lost_chance < CLEARLY for judge in judges):
            continue
        planted += 1
        [found] = judge_moments([replace(moment, action=worst)], USUAL)
        assert found.grade in ERRORS, game.actions.names[worst]
        assert found.judgement
        assert found.judgement.best.action != worst
    assert planted == PLANTED


@every_game
def test_what_is_still_found_later_in_the_turn_was_not_lost(name: str) -> None:
    """Of two neighbouring decisions of a turn, the first has lost no more than what the second does not find."""
    found = [it for it in analysed(name).decisions if it.judgement]
    turns = [
        (first, second)
        for first, second in pairwise(found)
        if first.seat == second.seat
        and first.moment.number + 1 == second.moment.number
        and first.moment.learned == second.moment.learned
    ]
    assert turns
    for first, second in turns:
        assert first.judgement
        assert second.judgement
        kept = min(first.judgement.best.lead, second.judgement.best.lead)
        assert first.judgement.chosen.lead >= kept


def test_a_game_without_decisions_cannot_be_analysed() -> None:
    with pytest.raises(PrincepsError, match="nothing to analyse"):
        analyse(Match.new(princeps.game("trajan"), 2, seed=1))
