"""The puzzles that we ship, how a try is judged, and how they are made."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from itertools import islice, pairwise
from pathlib import Path

import pytest

from princeps.bots.turns import Turn
from princeps.kernel.errors import IllegalAction
from princeps.kernel.match import Match
from princeps.locale import catalogue, languages
from princeps.puzzles import Puzzle, PuzzleError, confirming, judge, next_answer, shelf
from princeps.puzzles.explaining import explain
from princeps.puzzles.folder import fill, puzzles_in
from princeps.puzzles.making import Order, make
from princeps.puzzles.puzzle import read_puzzle
from princeps.puzzles.shelf import packed
from princeps.table import open_board
from princeps.table.usual_names import USUAL_NAMES
from princeps.workers.processes import Processes

GAMES = ("forum-trajanum", "trajan")
LINES = 60  # of a puzzle
MANY = 40  # puzzles of a game
ENOUGH = 20  # pairs of lines that lead to the same place
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_every_puzzle_can_be_played_and_its_solution_is_as_good_as_said(game: str) -> None:
    puzzles = shelf(game).puzzles
    assert len({it.id for it in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        verdict = judge(puzzle, puzzle.solution.answers)
        assert (verdict.is_over, verdict.is_found, verdict.credit) == (True, True, 100), puzzle.id
        assert puzzle.difficulty in range(1, 6), puzzle.id
        assert puzzle.decisions >= 1, puzzle.id


@every_game
def test_the_runner_up_is_clearly_worse(game: str) -> None:
    for puzzle in shelf(game).puzzles:
        verdict = judge(puzzle, puzzle.runner_up.answers)
        assert (verdict.is_over, verdict.is_found) == (True, False), puzzle.id
        assert verdict.credit < 100, puzzle.id
        assert verdict.lost_chance >= confirming.LEAD, puzzle.id


@every_game
def test_a_puzzle_holds_nothing_that_its_seat_cannot_know(game: str) -> None:
    """Whatever is hidden in the game itself, the puzzle begins with the same bytes."""
    puzzle = shelf(game).puzzles[0]
    position = Match.replay(puzzle.game, puzzle.recipe).position
    for seed in range(5):
        other = position.view(puzzle.seat).determinize(puzzle.seat, seed)
        assert other.view(puzzle.seat) == puzzle.start().view(puzzle.seat) == position.view(puzzle.seat)


def lines(puzzle: Puzzle) -> Iterator[Turn]:
    """All turns, depth first."""
    turn = Turn(puzzle.start(), puzzle.seat)
    turn.settle()
    waiting = [turn]
    while waiting:
        turn = waiting.pop()
        waiting += [turn.after(action) for action in turn.legal]
        if turn.is_over:
            yield turn


def test_a_try_is_judged_by_where_it_leads() -> None:
    """Answers in another order that lead to the same place are worth the same."""
    compared = 0
    for puzzle in (it for game in GAMES for it in shelf(game).puzzles if it.decisions > 1):
        first: dict[bytes, Turn] = {}
        names = puzzle.game.actions.names
        for turn in islice(lines(puzzle), LINES):
            other = first.setdefault(turn.place, turn)
            if sorted(other.answers) == sorted(turn.answers) and other is not turn:
                one, another = ([names[it] for it in line.answers] for line in (other, turn))
                assert judge(puzzle, one) == judge(puzzle, another)
                compared += 1
        if compared >= ENOUGH:
            return
    assert compared


@every_game
def test_credit_falls_with_what_is_lost(game: str) -> None:
    puzzle = max(shelf(game).puzzles, key=lambda it: len(it.outcomes))
    verdicts = [judge(puzzle, it.answers) for it in puzzle.outcomes]
    assert [it.lost_chance for it in verdicts] == sorted(it.lost_chance for it in verdicts)
    assert [it.credit for it in verdicts] == sorted((it.credit for it in verdicts), reverse=True)
    assert any(0 < it.credit < 100 for it in verdicts)


@every_game
def test_what_was_not_kept_earns_nothing_and_loses_at_least_as_much_as_the_last(game: str) -> None:
    puzzle = next(it for it in shelf(game).puzzles if _worst(it))
    verdict = judge(puzzle, _worst(puzzle))
    assert verdict.credit == 0
    assert verdict.is_least
    assert verdict.lost_chance == puzzle.outcomes[-1].lost_chance


def _worst(puzzle: Puzzle) -> tuple[str, ...]:
    """Some first answer that none of the lines begins with."""
    turn = Turn(puzzle.start(), puzzle.seat)
    known = {it.answers[0] for it in puzzle.outcomes}
    names = puzzle.game.actions.names
    return next(((names[it],) for it in turn.legal if names[it] not in known), ())


@every_game
def test_the_next_answers_lead_to_the_solution(game: str) -> None:
    puzzle = max(shelf(game).puzzles, key=lambda it: it.decisions)
    given: tuple[str, ...] = ()
    turn = Turn(puzzle.start(), puzzle.seat)
    while (answer := next_answer(puzzle, given)) is not None:
        turn = turn.after(turn.world.number_of(answer))
        given = tuple(puzzle.game.actions.names[it] for it in turn.answers)
        assert judge(puzzle, given).credit == 100
    assert judge(puzzle, given).is_found


def test_a_try_with_an_illegal_answer_is_refused() -> None:
    with pytest.raises(IllegalAction):
        judge(shelf("trajan").puzzles[0], ["crane.park"])


# --- the shelf -------------------------------------------------------------------------------------------------------


@every_game
def test_an_unknown_puzzle_or_theme_is_named_in_a_sentence(game: str) -> None:
    with pytest.raises(PuzzleError, match="There is no puzzle 'x'"):
        shelf(game).find("x")
    with pytest.raises(PuzzleError, match="There is no theme 'x'; the themes are: "):
        shelf(game).of_theme("x")


@every_game
def test_each_puzzle_has_its_day_before_any_comes_again(game: str) -> None:
    kept = shelf(game)
    count = len(kept.puzzles)
    begin = date.fromordinal(count * (date(2026, 11, 19).toordinal() // count))
    days = Counter(kept.of_day(begin + timedelta(days=day)).id for day in range(count))
    assert set(days.values()) == {1}
    assert kept.of_day(begin) is kept.of_day(begin)


@every_game
def test_the_puzzle_of_the_next_day_is_about_something_else(game: str) -> None:
    """While the shelf is gone through once: another theme every time, and nearly always another difficulty."""
    kept = shelf(game)
    count = len(kept.puzzles)
    days = [kept.of_day(date.fromordinal(count * 4_000 + day)) for day in range(count)]
    pairs = list(pairwise(days))
    assert all(one.theme != other.theme for one, other in pairs)
    assert sum(one.difficulty != other.difficulty for one, other in pairs) > 0.9 * len(pairs)


@pytest.mark.parametrize(
    ("game", "themes"),
    [
        ("forum-trajanum", {"envoys", "columns", "tasks", "cranes", "passing"}),
        ("trajan", {"sowing", "trajan-tiles", "ships", "demands", "senate"}),
    ],
)
def test_there_are_enough_puzzles_and_a_set_for_every_theme(game: str, themes: set[str]) -> None:
    kept = shelf(game)
    assert len(kept.puzzles) >= 150
    assert themes <= set(kept.themes)
    assert all(len(kept.of_theme(theme)) >= 5 for theme in themes)


@every_game
def test_every_theme_has_a_name_in_every_language_and_its_easiest_puzzle_first(game: str) -> None:
    for theme in shelf(game).themes:
        difficulties = [it.difficulty for it in shelf(game).of_theme(theme)]
        assert difficulties == sorted(difficulties)
        for language in languages():
            assert catalogue(language).knows(f"{game}-theme-{theme}")


@every_game
@pytest.mark.parametrize("language", languages())
def test_a_solution_is_explained_in_words(game: str, language: str) -> None:
    puzzle = max(shelf(game).puzzles, key=lambda it: it.decisions)
    names = USUAL_NAMES[: puzzle.players]
    told = explain(puzzle, open_board(puzzle.game, puzzle.game.load_edition(None), names, language))
    assert [it.action for it in told.steps]
    assert all(it.phrase for it in told.steps)
    assert len(told.steps) == puzzle.decisions
    assert told.solution.action == puzzle.solution.answers[0]
    assert told.solution.phrase
    assert told.runner_up.phrase
    assert told.runner_up_steps != told.steps


@every_game
def test_every_solution_has_a_reason_and_the_next_best_turn_is_told_apart(game: str) -> None:
    for puzzle in islice(shelf(game).puzzles, MANY):
        names = USUAL_NAMES[: puzzle.players]
        told = explain(puzzle, open_board(puzzle.game, puzzle.game.load_edition(None), names, "en"))
        assert told.solution.reasons or any(it.points > 0 for it in told.gains), puzzle.id
        assert told.runner_up.phrase not in (told.solution.phrase, told.steps[0].phrase), puzzle.id


@every_game
def test_a_solution_that_brings_fewer_points_says_so_and_what_it_brings_instead(game: str) -> None:
    def ahead(puzzle: Puzzle) -> float:
        return puzzle.solution.points - puzzle.runner_up.points

    for find, which in ((min, "fewer"), (max, "more")):
        puzzle = find(shelf(game).puzzles, key=ahead)
        chance = round(100 * (puzzle.solution.chance - puzzle.runner_up.chance))
        assert chance >= 2
        names = USUAL_NAMES[: puzzle.players]
        told = explain(puzzle, open_board(puzzle.game, puzzle.game.load_edition(None), names, "en"))
        wanted = catalogue("en").text("puzzles-lead", which=which, points=round(ahead(puzzle)), chance=chance)
        assert told.lead == wanted


@every_game
def test_a_puzzle_survives_being_written(game: str) -> None:
    puzzle = shelf(game).puzzles[0]
    assert read_puzzle(puzzle.to_json(), "test").to_json() == puzzle.to_json()
    assert packed([puzzle]) == packed([puzzle])
    with pytest.raises(PuzzleError, match=r"test is damaged"):
        read_puzzle("{}", "test")


# --- making ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches so short that a game is over in a second; the puzzles are as good."""
    for name, value in {
        "SCREENED": 40,
        "CHECKED": (60,),
        "DEEP": 120,
        "SEEDS": 2,
        "EASIEST": 0.0,
        "LEAD": 0.005,
    }.items():
        monkeypatch.setattr(confirming, name, value)
    monkeypatch.setattr(confirming, "TRIES", dict.fromkeys(confirming.TRIES, 0))


@pytest.mark.usefixtures("hasty")
def test_a_seed_makes_the_same_puzzles_again_and_a_folder_keeps_them(tmp_path: Path) -> None:
    order = Order("trajan", seed=3)
    first, again = make(order, 0), make(order, 0)
    assert first.puzzles == again.puzzles != []
    report = fill(tmp_path, order, games=1, workers=Processes(1))
    assert [it.to_json() for it in puzzles_in(tmp_path)] == first.puzzles
    assert report["games"] == 1
    assert report["puzzles"] == report["confirmed"] == len(first.puzzles)
    assert fill(tmp_path, order, games=1, workers=Processes(1)) == report  # nothing is left to do
    late = replace(order, until=0.0)
    assert make(late, 1).puzzles == []
    assert not make(late, 1).is_whole
