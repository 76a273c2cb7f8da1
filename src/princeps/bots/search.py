"""The bot that searches: it grows trees over possible worlds, and keeps them for as long as they are of use."""

import hashlib
import math
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from statistics import fmean
from typing import Any

import numpy as np
import numpy.typing as npt

from princeps.bots.judge import Taste
from princeps.bots.levels import Level
from princeps.bots.mind import Mind
from princeps.bots.thought import Listener, Thought
from princeps.bots.tree import (
    FULL_PRIOR,
    LEAST_DOUBT,
    NONE,
    ROOT,
    VIEW,
    Desk,
    Node,
    Settings,
    add_child,
    clear_tree,
    keep_subtree,
    noise,
)
from princeps.bots.winning import log_odds
from princeps.kernel.chance import Dice, dice
from princeps.kernel.game import Position
from princeps.kernel.record import RecordArray
from princeps.kernel.rule import rule

ITERATIONS_A_STEP = 32  # between two looks at the clock
SHARE_OF_TIME = 0.6  # of the time left for a turn, that one decision may take
SPARE_NODES = 2_000
FAR = 100.0  # points to come
MISJUDGING = -1  # in place of the number of a tree: the random numbers that careless players err by
MISJUDGEMENTS = 32  # to compare one with: as their mean is not exact, slips vary more by one part in so many


Looks = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Finding:
    """What the search found out about one answer."""

    action: int
    visits: int
    chances: float  # to win, 0 to 1
    points: float  # expected at the end
    error: float  # standard error of these points
    rank: float  # expected place
    line: tuple[int, ...] = ()  # the seat's own answers that would follow in this turn, leaving out forced ones


@dataclass(frozen=True)
class Slip:
    """How much better the answer given looked to the search than those that carelessness might have chosen as easily,
    on average: chance alone picked one of them, so over many answers this is nothing."""

    chances: float = 0.0  # to win
    points: float = 0.0  # at the end


NO_SLIP = Slip()


@rule
def misjudge(dice: Dice, looks: Looks, error: float) -> int:
    """Which answer looks best to whoever errs by so many points."""
    best, best_look = 0, -1e9
    for i in range(len(looks)):
        look = looks[i] + noise(dice, error)
        if look > best_look:
            best, best_look = i, look
    return best


@rule
def is_decided(tree: RecordArray, left: int) -> bool:
    """Whether the most visited answer stays ahead even if the second gets all visits that are left."""
    most, second = 0, 0
    index = int(tree[ROOT].first)
    while index != NONE:
        visits = int(tree[index].visits)
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
        index = int(tree[index].sibling)
    return most - second > left


class SearchBot:
    """One player at one seat. Unless time runs out, its answers follow from its seed and the views it is shown."""

    def __init__(self, mind: Mind, level: Level, seed: int, likes: Mapping[str, float] | None = None) -> None:
        """`likes`: for some sources, what each point is worth to the bot on top of itself."""
        self.mind = mind
        self.level = level
        self._seed = seed
        nodes = SPARE_NODES + 2 * level.iterations * level.width
        layers = mind.layers(level.network)
        self._taste = mind.taste(layers, likes) if likes else None
        self._desks = [mind.desk(nodes, settings_of(level), 0, layers, self._taste) for _ in range(level.trees)]
        self._spare = Node.blank(nodes)
        self._expected = b""  # the view that follows from the last answer, if nothing new is learned
        self._rivals = b""  # how the rivals stood when this turn began
        self._spent = 0.0  # seconds of this turn
        self.slip = NO_SLIP  # of the last answer

    def choose(self, view: Position, seat: int) -> int:
        return self._decide(view, seat, Thought())

    def think(self, view: Position, seat: int, on_progress: Listener | None = None) -> Thought:
        """`choose` on a thread of its own."""
        thought = Thought(on_progress)
        thought.start(lambda thought: self._decide(view, seat, thought))
        return thought

    def findings(
        self, view: Position, seat: int, thought: Thought | None = None, given: int | None = None
    ) -> list[Finding]:
        """What the search thinks of the answers, best first; nothing if there is only one. An answer that was `given`
        is examined as closely as if it looked best."""
        if len(view.legal(seat)) < 2:
            return []
        self._set_up(view, seat)
        if given is not None:
            for desk in self._desks:
                self._favour(desk, seat, given)
        self._search(view, seat, thought or Thought())
        found = self._merged()
        while given is not None and all(it.action != given for it in found):  # a short search may not have come to it
            self._search(view, seat, thought or Thought())
            found = self._merged()
        return found

    def _favour(self, desk: Desk, seat: int, action: int) -> None:
        """Let an answer take part in the search, and promise as much as the best one does."""
        self.mind.searching.search(desk, seat, 1)  # which finds out what the others promise
        promise = float(desk.tree[ROOT].best_promise)
        child = _child(desk, action)
        if child == NONE:
            add_child(desk, ROOT, seat, action, promise)
        else:
            desk.tree[child].prior = FULL_PRIOR

    def _decide(self, view: Position, seat: int, thought: Thought) -> int:
        self.slip = NO_SLIP
        legal = view.legal(seat)
        if len(legal) == 1:
            action = legal[0]
            if view.to_bytes() == self._expected:
                self._expected = self._view_after(view, seat, action)
            return action
        found = self.findings(view, seat, thought)
        action = self._choice(found, view, seat).action
        self._expected = self._view_after(view, seat, action)
        self._keep(action)
        return action

    # --- trees ---

    def _set_up(self, view: Position, seat: int) -> None:
        """Put the view on the desks; the trees are kept if it is the view that was expected."""
        known = view.to_bytes()
        legal = set(view.legal(seat))
        if self._taste and known != self._expected:
            self._set_baseline(view, seat, self._taste)
        for number, desk in enumerate(self._desks):
            if known != self._expected or not legal.issuperset(int(child.action) for child in _children(desk)):
                clear_tree(desk)
            desk.tables[VIEW : VIEW + 1] = view.array
            desk.dice[:] = dice(_digest(known, self._seed, seat, number))

    def _set_baseline(self, view: Position, seat: int, taste: Taste) -> None:
        """What the position already promises is taken for granted: having what one likes is not being ahead."""
        expected = np.zeros(len(taste.bonus), np.float32)
        network = self.mind.network(self.mind.layers(self.level.network))
        self.mind.searching.by_source(view.determinize(seat, seed=0).array, seat, network, expected)
        taste.seat[0] = seat
        taste.baseline[0] = expected @ taste.bonus

    def _keep(self, action: int) -> None:
        """Keep the tree below the answer given: it is still of use in this turn."""
        for number, desk in enumerate(self._desks):
            child = _child(desk, action)
            if child == NONE:
                clear_tree(desk)
            else:
                desk.used[0] = keep_subtree(desk.tree, child, self._spare)
                self._desks[number], self._spare = desk._replace(tree=self._spare), desk.tree

    def _view_after(self, view: Position, seat: int, action: int) -> bytes:
        world = view.determinize(seat, seed=0)
        world.play(seat, action)
        return world.view(seat).to_bytes()

    # --- thinking ---

    def _search(self, view: Position, seat: int, thought: Thought) -> None:
        start = time.perf_counter()
        deadline = start + SHARE_OF_TIME * max(0.0, self.level.seconds - self._spent_before(view, seat))
        if len(self._desks) == 1:
            self._grow(self._desks[0], seat, deadline, thought)
        else:
            with ThreadPoolExecutor(len(self._desks)) as pool:
                list(pool.map(lambda desk: self._grow(desk, seat, deadline, thought), self._desks))
        self._spent += time.perf_counter() - start

    def _grow(self, desk: Desk, seat: int, deadline: float, thought: Thought) -> None:
        """At least one step, however little time there is, so that every answer has been thought about."""
        wanted = max(1, self.level.iterations)
        while True:
            visits = int(desk.tree[ROOT].visits)
            self.mind.searching.search(desk, seat, max(1, min(ITERATIONS_A_STEP, wanted - visits)))
            visits = int(desk.tree[ROOT].visits)
            done = visits >= wanted or (self.level.decided and is_decided(desk.tree, wanted - visits))
            thought.report(1.0 if done else visits / wanted)
            if done or thought.is_hurried or time.perf_counter() > deadline:
                return

    def _spent_before(self, view: Position, seat: int) -> float:
        """Seconds spent on this turn so far; it is a new turn if a rival has done something."""
        players = view.state.players
        rivals = b"".join(bytes(players[p]) for p in range(view.players) if p != seat)
        if rivals != self._rivals:
            self._rivals = rivals
            self._spent = 0.0
        return self._spent

    # --- choosing ---

    def _merged(self) -> list[Finding]:
        """The children of all roots, those with the same answer merged."""
        by_action: dict[int, list[Any]] = {}
        for desk in self._desks:
            for node in _children(desk):
                by_action.setdefault(int(node.action), []).append(node)
        lines = {action: self._line(action) for action in by_action}
        found = [
            _finding(action, nodes, lines[action])
            for action, nodes in by_action.items()
            if any(node.visits for node in nodes)
        ]
        return sorted(found, key=lambda it: (-it.visits, -it.chances, it.action))

    def _line(self, action: int) -> tuple[int, ...]:
        """What the same seat would answer next, according to the tree with the most visits to this answer."""
        found = [(desk, child) for desk in self._desks if (child := _child(desk, action)) != NONE]
        desk, at = max(found, key=lambda it: int(it[0].tree[it[1]].visits))
        seat = int(desk.tree[at].mover)
        line: list[int] = []
        while True:
            nodes = [node for node in _children(desk, at) if node.visits]
            if not nodes or any(int(node.mover) != seat for node in nodes):
                return tuple(line)
            at = _child(desk, int(max(nodes, key=_preference).action), at)
            line.append(int(desk.tree[at].action))

    def _choice(self, found: list[Finding], view: Position, seat: int) -> Finding:
        """The most visited answer. A careless player misjudges what is still to come, and takes what looks best."""
        best = found[0]
        if not self.level.carelessness:
            return best
        chance = dice(_digest(view.to_bytes(), self._seed, seat, MISJUDGING))[0]
        to_come = max(0.0, best.points - view.scores[seat])
        error = self.level.carelessness * math.sqrt(to_come / FAR)  # what is near is seen clearly, even by a beginner
        doubt = LEAST_DOUBT + self.level.doubt * math.sqrt(to_come)
        looks = np.array([doubt * min(0.0, log_odds(it.chances) - log_odds(best.chances)) for it in found])
        chosen = found[misjudge(chance, looks, error)]
        others = [found[misjudge(chance, looks, error)] for _ in range(MISJUDGEMENTS)]
        self.slip = Slip(
            chances=chosen.chances - fmean(it.chances for it in others),
            points=chosen.points - fmean(it.points for it in others),
        )
        return chosen


def settings_of(level: Level) -> RecordArray:
    settings = Settings.blank()
    for name in Settings.dtype.names or ():
        if hasattr(level, name):
            settings[name] = getattr(level, name)
    return settings


def _children(desk: Desk, parent: int = ROOT) -> list[Any]:
    children = []
    index = int(desk.tree[parent].first)
    while index != NONE:
        children.append(desk.tree[index])
        index = int(desk.tree[index].sibling)
    return children


def _preference(node: Any) -> tuple[int, float, int]:
    """The most visited node is preferred."""
    return int(node.visits), float(node.chances), -int(node.action)


def _child(desk: Desk, action: int, parent: int = ROOT) -> int:
    index = int(desk.tree[parent].first)
    while index != NONE and desk.tree[index].action != action:
        index = int(desk.tree[index].sibling)
    return index


def _finding(action: int, nodes: list[Any], line: tuple[int, ...]) -> Finding:
    visits = sum(int(node.visits) for node in nodes)
    points = sum(float(node.points) for node in nodes) / visits
    spread = max(0.0, sum(float(node.squares) for node in nodes) / visits - points**2)
    return Finding(
        action=action,
        visits=visits,
        chances=sum(float(node.chances) for node in nodes) / visits,
        points=points,
        error=math.sqrt(spread / visits),
        rank=sum(float(node.rank) for node in nodes) / visits,
        line=line,
    )


def _digest(view: bytes, seed: int, seat: int, number: int) -> int:
    """The seed of a decision: from what the bot sees, and its own seed."""
    digest = hashlib.sha256(b"%d %d %d " % (seed, seat, number) + view).digest()
    return int.from_bytes(digest[:8], "little") >> 1
