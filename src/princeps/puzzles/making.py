"""Games that are played to find puzzles in them. A game and its puzzles follow from the seed and the game's number."""

import random
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from functools import cache, partial
from typing import Any

from princeps.games import game as find_game
from princeps.kernel.match import Match
from princeps.puzzles.confirming import Confirmer, Count, OutOfTime
from princeps.puzzles.puzzle import Puzzle
from princeps.workers import Task

TABLES = (2, 2, 3, 4)  # numbers of players to draw from


@dataclass(frozen=True)
class Order:
    """What is to be made."""

    game: str
    seed: int
    until: float | None = None  # the time, as `time.time` tells it, at which everybody stops

    def has_time(self, _: object = None) -> bool:
        return self.until is None or time.time() < self.until


@dataclass
class Made:
    """What came of one game."""

    number: int
    is_whole: bool  # whether there was time for all of it
    count: Count
    puzzles: list[str]  # as lines of a file

    def as_data(self) -> dict[str, Any]:
        return {"number": self.number, "is_whole": self.is_whole, **asdict(self.count)}


def making(order: Order) -> Task[int, Made]:
    """What workers do with the number of a game."""
    return Task(partial(_warm_up, order), partial(make, order))


def make(order: Order, number: int) -> Made:
    count, puzzles = Count(), list[str]()
    try:
        for puzzle in _found(order, number, count):
            puzzles.append(puzzle.to_json())
    except OutOfTime:
        return Made(number, False, count, puzzles)
    return Made(number, True, count, puzzles)


def _found(order: Order, number: int, count: Count) -> Iterator[Puzzle]:
    """Play a game, turn by turn, as the search finds best; stop at whatever looks like a puzzle."""
    chance = random.Random(f"{order.game} {order.seed} {number}")
    game = find_game(order.game)
    match = Match.new(game, chance.choice(TABLES), chance.getrandbits(40))
    confirmer = _confirmer(order)
    while not match.position.is_over:
        seat = match.position.deciders[0]
        legal = match.position.legal(seat)
        if len(legal) == 1:
            match.apply(seat, legal[0])
            continue
        view = match.position.view(seat)
        first = confirmer.first_look(view, seat, chance.getrandbits(40), count)
        count.turns += 1
        if confirmer.is_candidate(view, seat, first):
            count.candidates += 1
            weighed = confirmer.confirm(view, seat, first, count)
            recipe = replace(match.recipe, moves=[*match.recipe.moves])
            if weighed:
                yield confirmer.puzzle(recipe, view, seat, weighed, count)
                count.confirmed += 1
        for action in first.best.answers:
            match.apply(seat, action)


@cache
def _confirmer(order: Order) -> Confirmer:
    def hurry() -> None:
        if not order.has_time():
            raise OutOfTime

    return Confirmer(find_game(order.game), hurry)


def _warm_up(order: Order) -> None:
    """Compile, or read from disk, all that the first game needs."""
    position = find_game(order.game).new(players=2, seed=0)
    seat = position.deciders[0]
    _confirmer(order).warm_up(position.view(seat), seat)
