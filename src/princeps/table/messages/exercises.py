"""Messages about exercises that are judged: puzzles and one's own mistakes."""

from typing import Literal

from msgspec import Struct

from princeps.table.messages import Hint


class Verdict(Struct, frozen=True):
    """What a try was worth. As long as it is not over, nothing is told."""

    is_over: bool
    outcome: Literal["found", "better", "equal", "worse"] | None = None  # than what was played, or than most turns
    credit: int = 0  # 0 to 100: how much of the gain it brings
    lost_points: float = 0  # less than the best, as expected at the end of the game
    lost_chance: float = 0  # the same in chance to win, 0 to 1
    chance: float | None = None  # to win, after the try
    is_least: bool = False  # what was lost is at least this much


class Clue(Struct, frozen=True):
    """A hint: the part of the table to look at, a row, or one of a few answers; or that the way back is the way on."""

    kind: Literal["part", "row", "few", "button", "back"]
    place: str = ""  # how the names of the places begin
    places: list[str] = []
    phrases: list[str] = []
    row: int = 0


class Puzzle(Struct, frozen=True):
    """A puzzle as lists show it: what it asks, never what solves it."""

    id: str
    game: str
    theme: str
    title: str  # of the theme
    difficulty: int  # 1 to 5
    decisions: int
    name: str  # of the player whose turn it is


class PuzzleSet(Struct, frozen=True):
    """The puzzles of a theme, easiest first."""

    game: str
    theme: str
    title: str
    difficulty: int  # of most of them
    ids: list[str]


class SolutionStep(Struct, frozen=True):
    answers: list[str]  # all that lead to where it ends
    phrase: str
    anchor: str | None


class SolutionGain(Struct, frozen=True):
    """Points that the solution brings over the next best turn, from one source."""

    name: str
    title: str
    points: float


class PuzzleSolution(Struct, frozen=True):
    """The best turn, step by step, and why it is better than the next."""

    steps: list[SolutionStep]
    best: Hint
    runner_up: Hint
    lead: str  # how much better it is, in a sentence
    gains: list[SolutionGain]
