"""Whole turns, searched: where a seat's turn can lead, and what each of these places is worth.

    for outcome in TurnSearch(mind_of(game), settings).outcomes(view, seat, iterations=2000, seed=0):
        print(outcome.answers, outcome.chance, outcome.points)

A turn ends when the seat owes no further answer, or has learned something; what it answers then is another turn. Lines
of answers that lead to the same view lead to the same place, and count as one outcome.
"""

import math
from collections.abc import Iterable, Iterator
from copy import copy
from dataclasses import dataclass
from typing import Any

from princeps.bots.levels import Level
from princeps.bots.mind import Mind
from princeps.bots.search import SPARE_NODES, settings_of
from princeps.bots.tree import NONE, ROOT, VIEW, clear_tree
from princeps.kernel.chance import dice
from princeps.kernel.game import Position
from princeps.kernel.record import RecordArray


class Turn:
    """A turn that is being played in a world which a seat can imagine."""

    def __init__(self, world: Position, seat: int) -> None:
        self.world, self.seat = world.copy(), seat
        self.answers: tuple[int, ...] = ()
        self._learned = int(self.world.state.learned[seat])

    @property
    def is_over(self) -> bool:
        world = self.world
        return world.is_over or self.seat not in world.deciders or int(world.state.learned[self.seat]) != self._learned

    @property
    def legal(self) -> list[int]:
        return [] if self.is_over else self.world.legal(self.seat)

    @property
    def place(self) -> bytes:
        """What the seat sees: equal places are the same, however they were reached."""
        return self.world.view(self.seat).to_bytes()

    def answer(self, action: int | str) -> None:
        self.world.apply(self.seat, action)
        self.answers = (*self.answers, self.world.number_of(action))

    def settle(self) -> None:
        """Give the answers that are the only ones."""
        while len(only := self.legal) == 1:
            self.answer(only[0])

    def after(self, action: int) -> "Turn":
        """Up to the next choice."""
        turn = copy(self)
        turn.world = self.world.copy()
        turn.answer(action)
        turn.settle()
        return turn


@dataclass(frozen=True)
class Outcome:
    """A place where a turn can end, and what the search makes of it."""

    place: bytes
    answers: tuple[int, ...]  # of the line that was looked at most
    visits: int
    chance: float  # to win, as the search sees it
    points: float  # expected at the end
    squares: float  # mean of their squares

    @property
    def error(self) -> float:
        """Standard error of the points."""
        return math.sqrt(max(0.0, self.squares - self.points**2) / self.visits)

    def merged(self, other: "Outcome") -> "Outcome":
        """The same place, looked at twice."""
        visits = self.visits + other.visits

        def mean(one: float, another: float) -> float:
            return (one * self.visits + another * other.visits) / visits

        return Outcome(
            place=self.place,
            answers=max(self, other, key=lambda it: it.visits).answers,
            visits=visits,
            chance=mean(self.chance, other.chance),
            points=mean(self.points, other.points),
            squares=mean(self.squares, other.squares),
        )


def merge(*findings: Iterable[Outcome]) -> list[Outcome]:
    """What several searches found, each place once, the most visited first."""
    by_place: dict[bytes, Outcome] = {}
    for outcome in (it for found in findings for it in found):
        before = by_place.get(outcome.place)
        by_place[outcome.place] = before.merged(outcome) if before else outcome
    return sorted(by_place.values(), key=lambda it: (-it.visits, it.answers))


class TurnSearch:
    """Searches turns, one at a time. What it finds follows from the view, the iterations and the seed."""

    def __init__(self, mind: Mind, level: Level, most_iterations: int) -> None:
        self.mind = mind
        nodes = SPARE_NODES + most_iterations * level.width
        self._desk = mind.desk(nodes, settings_of(level), 0, mind.layers(level.network))

    def outcomes(self, view: Position, seat: int, iterations: int, seed: int) -> list[Outcome]:
        """The most visited first. In a turn so long that the search saw no end of it, the first answers alone."""
        desk = self._desk
        desk.tables[VIEW : VIEW + 1] = view.array
        desk.dice[:] = dice(seed)
        clear_tree(desk)
        self.mind.searching.search(desk, seat, iterations)
        turn = Turn(view.determinize(seat, seed=0), seat)
        turn.settle()
        return merge(_ends(desk.tree, ROOT, turn)) or merge(_ends(desk.tree, ROOT, turn, among_first=True))


def _ends(tree: RecordArray, node: int, turn: Turn, among_first: bool = False) -> Iterator[Outcome]:
    """The places in which the turn ends below a node, or where its first answer leads."""
    columns: Any = tree
    index = int(columns["first"][node])
    legal = set(turn.legal)
    while index != NONE:
        action, visits = int(columns["action"][index]), int(columns["visits"][index])
        if visits and action in legal:
            after = turn.after(action)
            if among_first or after.is_over:
                yield _outcome(tree, index, after)
            else:
                yield from _ends(tree, index, after)
        index = int(columns["sibling"][index])


def _outcome(tree: RecordArray, index: int, turn: Turn) -> Outcome:
    node: Any = tree[index : index + 1]
    visits = int(node["visits"][0])
    return Outcome(
        place=turn.place,
        answers=turn.answers,
        visits=visits,
        chance=float(node["chances"][0]) / visits,
        points=float(node["points"][0]) / visits,
        squares=float(node["squares"][0]) / visits,
    )
