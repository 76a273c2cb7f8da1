"""How good a try is: told by the place that its turn leads to, whatever the order of its answers."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from princeps.analysis.grades import ABOUT_EQUAL
from princeps.bots.turns import Turn
from princeps.puzzles.puzzle import Outcome, Puzzle

MAPS_KEPT = 200  # of puzzles that are being tried now


@dataclass(frozen=True)
class Verdict:
    """What a try has reached, or what it can still reach as long as the turn is not over."""

    is_over: bool
    is_found: bool  # over, and as good as the best turn
    credit: int  # percent of what the best turn brings over the middle one of all turns
    lost_chance: float
    lost_points: float
    is_least: bool = False  # whether as much is lost at least: this turn is not among those that were kept


def judge(puzzle: Puzzle, answers: Sequence[str]) -> Verdict:
    """All answers so far, by name and in order."""
    turn = _played(puzzle, answers)
    best = _places(puzzle).get(turn.place)
    if best is None:
        last = puzzle.outcomes[-1]
        return Verdict(turn.is_over, False, 0, last.lost_chance, last.lost_points, is_least=True)
    is_found = best.lost_chance < ABOUT_EQUAL
    credit = 100 if is_found else round(99 * max(0.0, 1 - best.lost_chance / puzzle.middle))
    return Verdict(turn.is_over, turn.is_over and is_found, credit, best.lost_chance, best.lost_points)


def next_answer(puzzle: Puzzle, answers: Sequence[str]) -> str | None:
    """What leads on to a turn that is as good as the best; nothing where none can be reached any more."""
    turn, places = _played(puzzle, answers), _places(puzzle)
    reached = {action: places.get(turn.after(action).place) for action in turn.legal}
    lost = {action: best.lost_chance for action, best in reached.items() if best and best.lost_chance < ABOUT_EQUAL}
    return puzzle.game.actions.names[min(lost, key=lost.__getitem__)] if lost else None


def _played(puzzle: Puzzle, answers: Sequence[str]) -> Turn:
    """Up to the next choice, or to the end of the turn: what was answered after that is another story."""
    turn = Turn(puzzle.start(), puzzle.seat)
    for answer in answers:
        if turn.is_over:
            break
        turn.answer(answer)
    turn.settle()
    return turn


@lru_cache(MAPS_KEPT)
def _places(puzzle: Puzzle) -> dict[bytes, Outcome]:
    """What can still be reached at best from every place on the way, and at the end of each line."""
    best: dict[bytes, Outcome] = {}
    for outcome in puzzle.outcomes:  # the best first
        turn = Turn(puzzle.start(), puzzle.seat)
        turn.settle()
        best.setdefault(turn.place, outcome)
        for answer in outcome.answers[len(turn.answers) :]:
            turn.answer(answer)
            best.setdefault(turn.place, outcome)
    return best
