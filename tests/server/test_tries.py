"""Tries at puzzles and at one's own mistakes: what is told before them and after. What is best never shows through."""

from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise

import pytest
from msgspec.structs import replace as with_fields

from games_walk import every_game
from princeps.bots.turns import Turn
from princeps.kernel.match import Match
from princeps.puzzles import Puzzle, shelf
from princeps.server.processes.replayer import Rebuilt
from princeps.server.rooms import mistakes, puzzles
from princeps.server.rooms.mistakes import judged as judge_mistake
from princeps.table.exercise import Start, played
from princeps.table.messages.analysis import ComparedAnswer, JudgedMoment
from table.board_tools import encode

FEW = 4  # puzzles of each game, far apart


def some_puzzles(game: str) -> list[Puzzle]:
    found = shelf(game).puzzles
    return list(found[:: max(1, len(found) // FEW)])[:FEW]


def table_of(start: Start, answers: list[str]) -> bytes:
    return encode(played(start, answers).table(start.seat, start.names, "en"))


def before_the_end(puzzle: Puzzle) -> list[list[str]]:
    """Tries of which nothing may be told yet: the best turn and the next best, up to the answer that ends them."""
    found = [list[str]()]
    for line in (puzzle.solution, puzzle.runner_up):
        turn = Turn(puzzle.start(), puzzle.seat)
        for count, answer in enumerate(line.answers):
            turn.answer(answer)
            rest = Turn(turn.world, puzzle.seat)
            rest.settle()
            if rest.is_over or turn.is_over:
                break
            found.append(list(line.answers[: count + 1]))
    return found


# --- puzzles ---------------------------------------------------------------------------------------------------------


@every_game
def test_everything_before_the_end_of_a_try_is_the_same_whichever_turn_is_best(name: str) -> None:
    """In a twin of each puzzle the next best turn is the best one: the difference must not show."""
    for puzzle in some_puzzles(name):
        twin = replace(
            puzzle,
            solution=puzzle.runner_up,
            runner_up=puzzle.solution,
            outcomes=tuple(reversed(puzzle.outcomes)),
        )
        assert puzzles.begin(twin) == puzzles.begin(puzzle)
        for answers in before_the_end(puzzle):
            assert encode(puzzles.judged(twin, answers)) == encode(puzzles.judged(puzzle, answers))
        told = puzzles.told(puzzle, "en")
        assert not any(answer in encode(told).decode() for answer in puzzle.solution.answers)


@every_game
def test_a_puzzle_is_the_same_in_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    for puzzle in some_puzzles(name):
        real = Match.replay(puzzle.game, puzzle.recipe).position
        other = real.view(puzzle.seat).determinize(puzzle.seat, 5)
        assert other != real, "otherwise this would prove nothing"
        imagined = other.view(puzzle.seat).determinize(puzzle.seat, 0)
        for answers in before_the_end(puzzle):
            assert table_of(puzzles.begin(puzzle), answers) == table_of(Start.at(imagined, puzzle.seat, None), answers)


@every_game
def test_the_best_turn_is_found_and_the_next_best_is_not(name: str) -> None:
    for puzzle in some_puzzles(name):
        best = puzzles.judged(puzzle, puzzle.solution.answers)
        assert (best.is_over, best.outcome, best.credit) == (True, "found", 100)
        other = puzzles.judged(puzzle, puzzle.runner_up.answers)
        assert other.is_over
        assert other.outcome != "found"
        assert other.credit < 100
        assert other.lost_chance > 0


@every_game
def test_hints_lead_to_the_solution_and_tell_when_it_is_out_of_reach(name: str) -> None:
    for puzzle in some_puzzles(name):
        told = puzzles.solved(puzzle, "en")
        for before, step in zip([[], *(it.answers for it in told.steps)], told.steps, strict=False):
            first, second = (puzzles.hinted(puzzle, before, level, "en") for level in (1, 2))
            assert first.kind in ("part", "button")
            assert not step.anchor or step.anchor in first.places
            assert second.kind in ("row", "few")
    assert any(is_lost(puzzle) for puzzle in some_puzzles(name))


def is_lost(puzzle: Puzzle) -> bool:
    """Whether some first answer leads away for good."""
    turn = Turn(puzzle.start(), puzzle.seat)
    turn.settle()
    names = puzzle.game.actions.names
    after = [[names[it] for it in (*turn.answers, action)] for action in turn.legal]
    return any(puzzles.hinted(puzzle, answers, 1, "en").kind == "back" for answers in after)


def test_each_day_has_its_puzzle_and_the_games_take_turns() -> None:
    days = [date(2026, 11, 19) + timedelta(days=count) for count in range(12)]
    found = [puzzles.of_day(day, "en") for day in days]
    assert [puzzles.of_day(day, "en") for day in days] == found
    games = [it.game for it in found if it]
    assert len(games) == len(days)
    assert all(today != tomorrow for today, tomorrow in pairwise(games))
    assert len({it.id for it in found if it}) > len(days) // 2


# --- mistakes --------------------------------------------------------------------------------------------------------


@every_game
def test_a_mistake_is_tried_in_a_world_that_depends_on_the_view_alone(name: str) -> None:
    for puzzle in some_puzzles(name):  # any decision of a game will do
        match = Match.replay(puzzle.game, puzzle.recipe)
        other = match.position.view(puzzle.seat).determinize(puzzle.seat, 5)
        names = ("Livia", "Marcus", "Flavia", "Titus")[: puzzle.players]
        mine, theirs = (
            mistakes.start_at(Rebuilt(match.recipe, position.to_bytes()), puzzle.seat, names)
            for position in (match.position, other)
        )
        assert other != match.position
        assert mine == theirs
        assert table_of(mine, []) == table_of(theirs, [])


def compared(action: str, chance: float, *, chosen: bool = False) -> ComparedAnswer:
    return ComparedAnswer(action, [action], [], action, chance, 50.0 * chance, 0.1, chosen, False, None, [])


MOMENT = JudgedMoment(
    index=7,
    seat=0,
    number=12,
    round=2,
    grade="mistake",
    at=[1, 1, 1, 1],
    title="",
    question="",
    lost_chance=0.1,
    lost_points=5,
    sure=True,
    verdict="",
    answers=[
        compared("best", 0.32),
        compared("as-good", 0.315),
        compared("better", 0.25),
        compared("played", 0.22, chosen=True),
        compared("worse", 0.2),
    ],
    reasons=[],
)


@pytest.mark.parametrize(
    ("answer", "outcome", "chance"),
    [
        ("best", "found", 0.32),
        ("as-good", "found", 0.315),
        ("better", "better", 0.25),
        ("played", "equal", 0.22),
        ("worse", "worse", 0.2),
    ],
)
def test_another_answer_is_judged_by_what_the_analysis_says_of_it(answer: str, outcome: str, chance: float) -> None:
    verdict = judge_mistake(MOMENT, answer)
    assert (verdict.is_over, verdict.outcome, verdict.chance, verdict.is_least) == (True, outcome, chance, False)


def test_an_answer_that_was_not_among_the_best_is_worth_no_more_than_the_last_of_them() -> None:
    verdict = judge_mistake(MOMENT, "forgotten")
    assert (verdict.outcome, verdict.chance, verdict.is_least) == ("worse", 0.2, True)


def test_before_a_try_only_the_answer_of_the_game_is_told() -> None:
    """And nothing that depends on which other answer is best."""
    first, second, *others = MOMENT.answers
    swapped = [with_fields(first, action=second.action), with_fields(second, action=first.action)]
    turned = with_fields(MOMENT, answers=[*swapped, *others])
    assert encode(mistakes.played_then(MOMENT)) == encode(mistakes.played_then(turned))
    assert mistakes.played_then(MOMENT).chance == 0.22
