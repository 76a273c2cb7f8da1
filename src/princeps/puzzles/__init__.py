"""Puzzles: a moment of a real game, the turn to find, and how good every other turn is. Judging a try needs no search.

from princeps.puzzles import judge, shelf

puzzle = shelf("trajan").find("t4f09c")
world = puzzle.start()  # for whoever tries it: a world that the seat can imagine
verdict = judge(puzzle, ["tray.forum", "sow.blue"])
"""

from princeps.puzzles.judging import Verdict, judge, next_answer
from princeps.puzzles.puzzle import Line, Puzzle, PuzzleError
from princeps.puzzles.shelf import Shelf, shelf

__all__ = [
    "Explanation",
    "Line",
    "Puzzle",
    "PuzzleError",
    "Shelf",
    "Verdict",
    "explain",
    "judge",
    "next_answer",
    "shelf",
]
