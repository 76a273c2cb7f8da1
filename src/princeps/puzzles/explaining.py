"""Why a turn is the best, in the words of hints: what follows from it, and the points it brings over the next best."""

from dataclasses import dataclass
from itertools import zip_longest
from typing import cast

from msgspec.structs import replace

from princeps.bots.advice import Advice
from princeps.bots.turns import Turn
from princeps.puzzles.puzzle import Line, Puzzle
from princeps.table import BoardTable, GameTable
from princeps.table.hints import hints_of, sentence_case
from princeps.table.messages import Hint

LEAST_GAIN = 1.0  # points of a source that are worth mentioning


@dataclass(frozen=True)
class Gain:
    """Points from a source, more or less than the runner-up brings."""

    name: str
    title: str
    points: float


@dataclass(frozen=True)
class Step:
    """An answer of the solution."""

    action: str
    phrase: str
    anchor: str | None  # its place, where the table is drawn


@dataclass(frozen=True)
class Explanation:
    """In the reader's language."""

    solution: Hint
    runner_up: Hint  # its phrase tells where it leaves the solution
    lead: str  # how much better the solution is
    gains: list[Gain]  # the largest first
    steps: list[Step]  # of the solution; only answers stay untold
    runner_up_steps: list[Step]


def explain(puzzle: Puzzle, table: GameTable) -> Explanation:
    view = puzzle.start().view(puzzle.seat)
    instead = {source: -points for source, points in puzzle.gains.items()}
    advice = [_advice(puzzle, puzzle.solution, dict(puzzle.gains)), _advice(puzzle, puzzle.runner_up, instead)]
    solution, runner_up = hints_of(table, view, puzzle.seat, advice)
    titles = table.score_sheet(view).sources
    gains = [
        Gain(name, table.catalogue.name(titles[name]), points)
        for name, points in sorted(puzzle.gains.items(), key=lambda it: -abs(it[1]))
        if name in titles and abs(points) >= LEAST_GAIN
    ]
    if not solution.reasons and not any(it.points > 0 for it in gains):
        solution = replace(solution, reasons=[table.catalogue.text("puzzles-later")])
    steps, runner_up_steps = (_steps(puzzle, line, table) for line in (puzzle.solution, puzzle.runner_up))
    runner_up = replace(runner_up, phrase=_apart(runner_up_steps, steps) or runner_up.phrase)
    return Explanation(solution, runner_up, _lead(puzzle, table), gains, steps, runner_up_steps)


def _lead(puzzle: Puzzle, table: GameTable) -> str:
    """Chances are what turns are compared by: the best may well bring fewer points, and the rivals fewer still."""
    best, other = puzzle.solution, puzzle.runner_up
    points, chance = round(best.points - other.points), round(100 * (best.chance - other.chance))
    which = "more" if points > 0 else "fewer" if points < 0 else "equal"
    return table.catalogue.text("puzzles-lead", which=which, points=points, chance=chance)


def _apart(steps: list[Step], others: list[Step]) -> str | None:
    """The first answer that the other turn does not give: both may well begin alike."""
    return next((it.phrase for it, other in zip_longest(steps, others) if it and it != other), None)


def _advice(puzzle: Puzzle, line: Line, gains: dict[str, float]) -> Advice:
    first, *rest = _choices(puzzle, line)
    names = puzzle.game.actions.names
    return Advice(first, names[first], 1.0, 1.0, line.chance, line.points, line.error, gains, tuple(rest))


def _choices(puzzle: Puzzle, line: Line) -> list[int]:
    """The answers that were not the only ones."""
    turn, chosen = Turn(puzzle.start(), puzzle.seat), list[int]()
    for name in line.answers:
        if len(turn.legal) > 1:
            chosen.append(turn.world.number_of(name))
        turn.answer(name)
    return chosen


def _steps(puzzle: Puzzle, line: Line, table: GameTable) -> list[Step]:
    turn, steps, seat = Turn(puzzle.start(), puzzle.seat), list[Step](), puzzle.seat
    board = cast(BoardTable, table) if hasattr(table, "anchor") else None
    for name in line.answers:
        if len(turn.legal) > 1:
            view, number = turn.world.view(seat), turn.world.number_of(name)
            anchor = board.anchor(view, seat, number) if board else None
            steps.append(Step(name, sentence_case(table.answer(view, seat, number).phrase), anchor))
        turn.answer(name)
    return steps
