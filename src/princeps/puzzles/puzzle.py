"""What a puzzle is, and how it is written to a file: one line of JSON each."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from typing import Any

from princeps.games import game as find_game
from princeps.kernel.errors import PrincepsError
from princeps.kernel.game import Game, Position
from princeps.kernel.match import Match
from princeps.kernel.recipe import Recipe, parse_recipe

WORLD = 0  # of the worlds that the seat can imagine, the one in which the puzzle is played


class PuzzleError(PrincepsError):
    """There is no such puzzle, or its file cannot be read."""


@dataclass(frozen=True)
class Line:
    """A turn, answer by answer, and what is expected of it."""

    answers: tuple[str, ...]
    decisions: int  # of these answers, those that were not the only ones
    chance: float  # to win, 0 to 1
    points: float  # at the end
    error: float  # standard error of these points


@dataclass(frozen=True)
class Outcome:
    """A place that a turn can lead to, by one line that leads there, and how much less it is worth than the best."""

    answers: tuple[str, ...]
    lost_chance: float
    lost_points: float


@dataclass(frozen=True, eq=False)
class Puzzle:
    """A moment of a game, and the best turn of the seat that is to play."""

    id: str
    recipe: Recipe  # up to the moment; holds the seed, so it is for us alone: players are given `start`
    seat: int
    question: str  # what the seat is asked first
    theme: str
    difficulty: int  # 1 to 5
    solution: Line
    runner_up: Line  # the best turn that is not as good
    gains: Mapping[str, float]  # points by source that the solution brings over the runner-up
    middle: float  # chance to win that the middle one of all turns loses: what earns no credit
    outcomes: tuple[Outcome, ...]  # the best first; what is not among them earns no credit

    @property
    def game(self) -> Game:
        return find_game(self.recipe.game)

    @property
    def players(self) -> int:
        return self.recipe.players

    @property
    def decisions(self) -> int:
        return self.solution.decisions

    def start(self) -> Position:
        """A world that the seat can imagine. It is made from the seat's view, so it holds nothing hidden."""
        return self._start.copy()

    @cached_property
    def _start(self) -> Position:
        view = Match.replay(self.game, self.recipe).position.view(self.seat)
        return view.determinize(self.seat, WORLD)

    # --- as a line of a file ---

    def to_json(self) -> str:
        data = {name: value for name, value in vars(self).items() if name in _PLAIN}
        data |= {name: asdict(getattr(self, name)) for name in _LINES}
        data["recipe"] = json.loads(self.recipe.to_json())
        data["outcomes"] = [[" ".join(it.answers), it.lost_chance, it.lost_points] for it in self.outcomes]
        return json.dumps(data, separators=(",", ":"))


_LINES = ("solution", "runner_up")
_PLAIN = {it.name for it in fields(Puzzle)} - {*_LINES, "recipe", "outcomes"}


def read_puzzle(line: str, source: str) -> Puzzle:
    try:
        data: dict[str, Any] = json.loads(line)
        recipe = parse_recipe(json.dumps(data.pop("recipe")), source)
        outcomes = tuple(
            Outcome(tuple(answers.split()), float(chance), float(points))
            for answers, chance, points in data.pop("outcomes")
        )
        solution, runner_up = (_read_line(data.pop(name)) for name in _LINES)
        return Puzzle(**data, recipe=recipe, outcomes=outcomes, solution=solution, runner_up=runner_up)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise PuzzleError(f"{source} is damaged: not every line in it is a puzzle.") from None


def _read_line(data: dict[str, Any]) -> Line:
    return Line(**{**data, "answers": tuple(data["answers"])})
