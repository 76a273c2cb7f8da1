"""Tree search in spite of hidden information: information-set Monte-Carlo tree search, compiled for each game.

Every iteration fills in the seat's view as a possible world and walks down the tree of answers. At a new answer the
position after it is judged, and the judgement is added to every node on the path. One tree serves all worlds: an
answer takes part in those where it is legal. When a node is first expanded, all its answers are tried, and the
promising ones become its children (more of them with more visits); the choice between children weighs what they brought
so far against what they promised (PUCT). Every seat maximises its own chances (max-n).

The functions without `@rule` are templates: `bind_search` binds them to the rules and the judgement of a game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from princeps.bots.judge import Network, Numbers, bind_judge, clear_references
from princeps.kernel.actions import Buffer
from princeps.kernel.chance import Dice, below, draw
from princeps.kernel.events import Log
from princeps.kernel.points import points_of
from princeps.kernel.record import Byte, Record, RecordArray, Short
from princeps.kernel.rule import bind, open_name, rule
from princeps.kernel.seats import deciders, first_of

if TYPE_CHECKING:
    from princeps.kernel.game import Rules

legal = apply = determinize = is_over = final_points = open_name
judge_seats = play_forced = promise_of = expand = widen = walk_down = open_name

Count = Annotated[int, np.int32]
Real = Annotated[float, np.float32]
Total = Annotated[float, np.float64]  # of many large numbers

ROOT = 0
NONE = -1
NOT_LEGAL = -2
DEEPEST = 128  # nodes on a path
NO_DOUBT = 1.0  # points ahead at the end that count as odds of e to 1: a clear win is better than a narrow one
LEAST_DOUBT = 3.0  # the same before the end, where judgements may err
LEAST_PRIOR = 0.03  # no answer looks so bad that it is never tried
FULL_PRIOR = LEAST_PRIOR + 1  # that of the answer which promises most
TABLES = 3
VIEW, WORLD, TRIAL = range(TABLES)


class Node(Record):
    """An answer in a position; the root is the position that the search is about."""

    action: Short
    mover: Byte  # whose answer it is
    first: Count  # child, or NONE
    sibling: Count  # the next one, or NONE
    children: Count
    visits: Count
    chances: Real  # sum over visits of the mover's chance to win, 0 to 1
    prior: Real  # how promising it looked at first; 1 for the best of its siblings
    best_promise: Real  # among its children's: the mover's points at the end
    points: Total  # sums for the seat that is thinking: points at the end,
    squares: Total  # their squares,
    rank: Real  # and expected place among the players


class Settings(Record):
    """How to search."""

    exploration: Real  # weight of what an answer promised, against what it brought so far
    sharpness: Real  # points that make an answer e times as promising
    doubt: Real  # error of a judgement that one point is still to come; with four points it is twice as large
    width: Count  # answers that become children at once
    handovers: Count  # how often the move may pass to another seat before judging; 0: only the seat's own decisions


class Desk(NamedTuple):
    """The buffers that a search works on, made once and used again and again."""

    tables: RecordArray  # VIEW, WORLD, TRIAL
    log: Log
    tree: RecordArray
    used: npt.NDArray[np.int64]  # nodes of the tree
    settings: RecordArray
    network: Network
    dice: RecordArray
    room: Buffer  # legal answers
    forced: Buffer  # the same while forced answers are played, so as not to overwrite the others
    child: npt.NDArray[np.int32]  # by action: the child, NONE, or NOT_LEGAL
    path: npt.NDArray[np.int32]
    promise: Numbers  # of each legal answer
    points: Numbers  # by seat, at the end
    chances: Numbers  # by seat
    ranks: Numbers  # by seat


# --- judging ---------------------------------------------------------------------------------------------------------


@rule
def lead_of(points: Numbers, seats: int, p: int) -> float:
    """Points ahead of the best rival."""
    best = -1e9
    for rival in range(seats):
        if rival != p:
            best = max(best, float(points[rival]))
    return float(points[p]) - best


@rule
def chance_to_win(lead: float, doubt: float) -> float:
    return float(1 / (1 + np.exp(-lead / doubt)))


@rule
def expected_rank(points: Numbers, seats: int, p: int, doubt: float) -> float:
    rank = 1.0
    for rival in range(seats):
        if rival != p:
            rank += chance_to_win(float(points[rival]) - float(points[p]), doubt)
    return rank


def judge_all_seats(desk: Desk, state: Any) -> None:
    """Everybody's points at the end, and their chances to win: the less is still to come, the more a lead decides."""
    over = is_over(state)
    seats = int(state.seats)
    to_come = 0.0
    for p in range(seats):
        now = points_of(state.players[p])
        desk.points[p] = now if over else final_points(state, p, desk.network)
        to_come += max(0.0, float(desk.points[p]) - now)
    doubt = NO_DOUBT if over else LEAST_DOUBT + float(desk.settings[0].doubt) * np.sqrt(to_come / seats)
    for p in range(seats):
        desk.chances[p] = chance_to_win(lead_of(desk.points, seats, p), doubt)
        desk.ranks[p] = expected_rank(desk.points, seats, p, doubt)


@rule
def noise(dice: Dice, size: float) -> float:
    """A random number around zero, rarely beyond `size` and never beyond twice that: the sum of four uniform draws."""
    total = 0.0
    for _ in range(4):
        total += float(draw(dice)) / 2.0**32 - 0.5
    return total * size


# --- growing ---------------------------------------------------------------------------------------------------------


def play_forced_answers(desk: Desk, state: Any) -> None:
    """While somebody has only one answer, there is nothing to judge yet."""
    while not is_over(state):
        forced = whose_answer(deciders(state), 0)
        if legal(state, forced, desk.forced) != 1:
            return
        apply(state, desk.log, forced, int(desk.forced[0]))


def promise_of_answer(desk: Desk, mover: int, action: int) -> float:
    """The mover's expected points at the end, after this answer in this world."""
    desk.tables[TRIAL] = desk.tables[WORLD]
    trial = desk.tables[TRIAL]
    apply(trial, desk.log, mover, action)
    play_forced(desk, trial)
    if is_over(trial):
        return float(points_of(trial.players[mover]))
    return float(final_points(trial, mover, desk.network))


@rule
def add_child(desk: Desk, parent: int, mover: int, action: int, promise: float) -> None:
    """Does nothing if the tree is full."""
    index = int(desk.used[0])
    if index == len(desk.tree):
        return
    desk.used[0] += 1
    above = desk.tree[parent]
    node = desk.tree[index]
    clear_node(node)
    node.action = action
    node.mover = mover
    node.sibling = above.first
    node.prior = LEAST_PRIOR + np.exp((promise - float(above.best_promise)) / float(desk.settings[0].sharpness))
    above.first = index
    above.children += 1
    desk.child[action] = index


@rule
def clear_node(node: Node) -> None:
    node.action = NONE
    node.mover = NONE
    node.first = NONE
    node.sibling = NONE
    node.children = 0
    node.visits = 0
    node.chances = 0
    node.prior = 0
    node.best_promise = 0
    node.points = 0
    node.squares = 0
    node.rank = 0


@rule
def clear_tree(desk: Desk) -> None:
    clear_node(desk.tree[ROOT])
    desk.used[0] = 1
    clear_references(desk.network)


def expand_node(desk: Desk, node: int, mover: int, count: int) -> None:
    """Try every legal answer once; the most promising ones become children."""
    best = -1e9
    for i in range(count):
        desk.promise[i] = promise_of(desk, mover, int(desk.room[i]))
        best = max(best, float(desk.promise[i]))
    desk.tree[node].best_promise = best
    floor = least_promise(desk, count)
    for i in range(count):
        if desk.promise[i] >= floor:
            add_child(desk, node, mover, int(desk.room[i]), float(desk.promise[i]))


@rule
def least_promise(desk: Desk, count: int) -> float:
    """What an answer must promise in order to be among the best `width`."""
    if count <= desk.settings[0].width:
        return -1e9
    floor = 1e9
    for i in range(count):
        better = 0
        for j in range(count):
            if desk.promise[j] > desk.promise[i]:
                better += 1
        if better < desk.settings[0].width:
            floor = min(floor, float(desk.promise[i]))
    return floor


def widen_node(desk: Desk, node: int, mover: int, count: int) -> None:
    """With more visits, or in another world, one more answer joins the children."""
    here = desk.tree[node]
    extra = int(here.children) - int(desk.settings[0].width)
    if extra > 0 and extra * extra > here.visits:
        return
    start = below(desk.dice[0], count)
    for i in range(count):
        action = int(desk.room[(start + i) % count])
        if desk.child[action] == NONE:
            add_child(desk, node, mover, action, promise_of(desk, mover, action))
            return


# --- walking ---------------------------------------------------------------------------------------------------------


@rule
def whose_answer(waiting: int, seat: int) -> int:
    """Of several deciders, the seat that is thinking comes first, then the others in order."""
    return seat if waiting >> seat & 1 else first_of(waiting)


@rule
def find_children(desk: Desk, node: int, count: int) -> None:
    """Note for each answer that is legal in this world which child stands for it."""
    for action in range(len(desk.child)):
        desk.child[action] = NOT_LEGAL
    for i in range(count):
        desk.child[desk.room[i]] = NONE
    index = int(desk.tree[node].first)
    while index != NONE:
        child = desk.tree[index]
        if desk.child[child.action] == NONE:
            desk.child[child.action] = index
        index = int(child.sibling)


@rule
def child_to_follow(desk: Desk, count: int) -> int:
    """By PUCT; NONE if no legal answer has become a child."""
    tree = desk.tree
    visits, priors, chances = 0, 0.0, 0.0
    for i in range(count):
        index = int(desk.child[desk.room[i]])
        if index >= 0:
            visits += int(tree[index].visits)
            priors += float(tree[index].prior)
            chances += float(tree[index].chances)
    average = chances / visits if visits > 0 else 0.5
    weight = float(desk.settings[0].exploration) * np.sqrt(1.0 + visits) / max(priors, 1e-9)
    best, best_value = NONE, -1e9
    for i in range(count):
        index = int(desk.child[desk.room[i]])
        if index >= 0:
            node = tree[index]
            mean = float(node.chances) / int(node.visits) if node.visits > 0 else average
            value = mean + weight * float(node.prior) / (1 + int(node.visits))
            if value > best_value:
                best, best_value = index, value
    return best


def walk_down_tree(desk: Desk, seat: int) -> int:
    """Follow the tree through a possible world to a new answer; returns the length of the path."""
    desk.tables[WORLD] = desk.tables[VIEW]
    world = desk.tables[WORLD]
    determinize(world, desk.log, seat, desk.dice[0])
    node, depth, handovers, last = ROOT, 0, 0, seat
    while depth < DEEPEST and not is_over(world):
        mover = whose_answer(deciders(world), seat)
        if mover != last:
            handovers += 1
            last = mover
        if handovers > desk.settings[0].handovers:
            break
        count = legal(world, mover, desk.room)
        if count == 1:
            apply(world, desk.log, mover, int(desk.room[0]))
            continue
        find_children(desk, node, count)
        if desk.tree[node].children == 0:
            expand(desk, node, mover, count)
        else:
            widen(desk, node, mover, count)
        child = child_to_follow(desk, count)
        if child == NONE:
            break
        apply(world, desk.log, mover, int(desk.tree[child].action))
        desk.path[depth] = child
        depth += 1
        node = child
        if desk.tree[child].visits == 0:
            break
    play_forced(desk, world)
    return depth


@rule
def back_up(desk: Desk, seat: int, depth: int) -> None:
    """Add the judgement to every node on the path."""
    points = float(desk.points[seat])
    for i in range(-1, depth):
        node = desk.tree[ROOT if i < 0 else desk.path[i]]
        node.visits += 1
        node.points += points
        node.squares += points * points
        node.rank += desk.ranks[seat]
        if i >= 0:
            node.chances += desk.chances[node.mover]


def search(desk: Desk, seat: int, iterations: int) -> None:
    for _ in range(iterations):
        depth = walk_down(desk, seat)
        judge_seats(desk, desk.tables[WORLD])
        back_up(desk, seat, depth)


# --- keeping a subtree ------------------------------------------------------------------------------------------------


@rule
def keep_subtree(tree: RecordArray, root: int, kept: RecordArray) -> int:
    """Copy the part of a tree below one node, which becomes the root; returns the number of nodes."""
    kept[ROOT] = tree[root]
    kept[ROOT].sibling = NONE
    used = 1
    at = 0
    while at < used:
        old = int(kept[at].first)  # still an index into `tree`
        kept[at].first = NONE
        while old != NONE:
            kept[used] = tree[old]
            following = int(kept[used].sibling)
            kept[used].sibling = kept[at].first
            kept[at].first = used
            used += 1
            old = following
        at += 1
    return used


# --- binding ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Searching:
    """The templates, bound to one game."""

    by_source: Callable[..., None]
    promise_of: Callable[..., float]
    search: Callable[..., None]


def bind_search(package: str, rules: "Rules", features: Any) -> Searching:
    judge, by_source = bind_judge(package, features)
    names: dict[str, Any] = {
        "legal": rules.legal,
        "apply": rules.apply,
        "determinize": rules.determinize,
        "is_over": rules.is_over,
        "final_points": judge,
    }
    names["judge_seats"] = bind(judge_all_seats, package, **names)
    names["play_forced"] = bind(play_forced_answers, package, **names)
    names["promise_of"] = bind(promise_of_answer, package, **names)
    names["expand"] = bind(expand_node, package, **names)
    names["widen"] = bind(widen_node, package, **names)
    names["walk_down"] = bind(walk_down_tree, package, **names)
    return Searching(by_source, names["promise_of"], bind(search, package, **names))
