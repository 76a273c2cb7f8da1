"""Puzzles: the one of the day, the sets, what is said about a try. Nothing is stored: each question has its answers.

What a try is worth is told when its turn is over, and nothing before that: neither a figure nor the best turn itself.
"""

import asyncio
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from statistics import median_low
from typing import TypeVar

from princeps import puzzles
from princeps.bots.turns import Turn
from princeps.kernel.errors import IllegalAction
from princeps.locale import catalogue
from princeps.puzzles import PuzzleError, shelf
from princeps.puzzles.explaining import Explanation, explain
from princeps.server.errors import illegal, speaking
from princeps.server.puzzle_messages import Puzzles
from princeps.server.rooms.exercises import no_such_exercise
from princeps.server.settings import games_here
from princeps.server.visitors import Caller
from princeps.table import open_board
from princeps.table.board import BoardTable
from princeps.table.clues import clue_to
from princeps.table.exercise import Start, played
from princeps.table.messages.exercises import (
    Clue,
    Puzzle,
    PuzzleSet,
    PuzzleSolution,
    SolutionGain,
    SolutionStep,
    Verdict,
)
from princeps.table.usual_names import USUAL_NAMES, name_in

Answer = TypeVar("Answer")


async def start_of(caller: Caller, game: str, name: str) -> Start:
    """The shelf of exercises of this kind."""
    return await _ask("en", lambda: begin(_find(game, name)))


async def today(day: date, language: str) -> Puzzle | None:
    return await _ask(language, partial(of_day, day, language))


async def all_sets(day: date, language: str) -> Puzzles:
    return await _ask(language, lambda: Puzzles(of_day(day, language), _sets(language)))


async def puzzle(game: str, name: str, language: str) -> Puzzle:
    return await _ask(language, lambda: told(_find(game, name), language))


async def judge(game: str, name: str, answers: Sequence[str], language: str) -> Verdict:
    return await _ask(language, lambda: judged(_find(game, name), answers))


async def clue(game: str, name: str, answers: Sequence[str], level: int, language: str) -> Clue:
    return await _ask(language, lambda: hinted(_find(game, name), answers, level, language))


async def solution(game: str, name: str, language: str) -> PuzzleSolution:
    return await _ask(language, lambda: solved(_find(game, name), language))


async def _ask(language: str, question: Callable[[], Answer]) -> Answer:
    """In a thread: the first question about a puzzle reads a file and plays a game up to its moment."""
    with speaking(language):
        try:
            return await asyncio.to_thread(question)
        except PuzzleError:
            raise no_such_exercise() from None
        except IllegalAction as error:
            raise illegal(str(error)) from None


# --- lists -----------------------------------------------------------------------------------------------------------


def _find(game: str, name: str) -> puzzles.Puzzle:
    if game not in games_here():
        raise no_such_exercise()
    return shelf(game).find(name)


def of_day(day: date, language: str) -> Puzzle | None:
    """The games take turns, and each of them goes through all of its puzzles."""
    games = [game for game in games_here() if shelf(game).puzzles]
    if not games:
        return None
    turn, which = divmod(day.toordinal(), len(games))
    return told(shelf(games[which]).of_day(date.fromordinal(turn)), language)


def told(puzzle: puzzles.Puzzle, language: str) -> Puzzle:
    return Puzzle(
        id=puzzle.id,
        game=puzzle.game.name,
        theme=puzzle.theme,
        title=_title(puzzle.game.name, puzzle.theme, language),
        difficulty=puzzle.difficulty,
        decisions=puzzle.decisions,
        name=name_in(language, USUAL_NAMES[puzzle.seat]),
    )


def _title(game: str, theme: str, language: str) -> str:
    return catalogue(language).text(f"{game}-theme-{theme}")


def _sets(language: str) -> list[PuzzleSet]:
    found = []
    for game in games_here():
        for theme in shelf(game).themes:
            members = shelf(game).of_theme(theme)
            difficulty = median_low(it.difficulty for it in members)
            found.append(PuzzleSet(game, theme, _title(game, theme, language), difficulty, [it.id for it in members]))
    return sorted(found, key=lambda it: it.difficulty)


# --- tries -----------------------------------------------------------------------------------------------------------


def begin(puzzle: puzzles.Puzzle) -> Start:
    """A world that the seat can imagine, in which nobody else answers."""
    return Start.at(puzzle.start(), puzzle.seat, others=None)


def judged(puzzle: puzzles.Puzzle, answers: Sequence[str]) -> Verdict:
    found = puzzles.judge(puzzle, answers)
    if not found.is_over:
        return Verdict(is_over=False)
    return Verdict(
        is_over=True,
        outcome="found" if found.is_found else "better" if found.credit > 0 else "worse",
        credit=found.credit,
        lost_points=found.lost_points,
        lost_chance=found.lost_chance,
        is_least=found.is_least,
    )


def hinted(puzzle: puzzles.Puzzle, answers: Sequence[str], level: int, language: str) -> Clue:
    wanted = puzzles.next_answer(puzzle, answers)
    if wanted is None:
        return Clue("back")
    view = played(begin(puzzle), answers).match.position.view(puzzle.seat)
    return clue_to(_words(puzzle, language), view, puzzle.seat, view.number_of(wanted), level)


def solved(puzzle: puzzles.Puzzle, language: str) -> PuzzleSolution:
    words = _words(puzzle, language)
    told = explain(puzzle, words)
    return PuzzleSolution(
        steps=_steps(puzzle, told, words),
        best=told.solution,
        runner_up=told.runner_up,
        lead=told.lead,
        gains=[SolutionGain(it.name, it.title, it.points) for it in told.gains],
    )


def _steps(puzzle: puzzles.Puzzle, told: Explanation, words: BoardTable) -> list[SolutionStep]:
    """Each with all answers up to it, so also with those that were the only ones. The end of the turn is told, but not
    played: what comes after it is no part of the puzzle."""
    turn, steps = Turn(puzzle.start(), puzzle.seat), list[SolutionStep]()
    names = puzzle.game.actions.names
    for step in told.steps:
        turn.settle()
        if not words.is_end_of_turn(turn.world.number_of(step.action)):
            turn.answer(step.action)
        steps.append(SolutionStep([names[action] for action in turn.answers], step.phrase, step.anchor))
    return steps


def _words(puzzle: puzzles.Puzzle, language: str) -> BoardTable:
    names = USUAL_NAMES[: puzzle.players]
    return open_board(puzzle.game, puzzle.game.load_edition(None), names, language)
