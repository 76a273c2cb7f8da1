"""Trajan cards: how far their tasks are fulfilled, and how much is missing."""

from princeps.bots.forum_trajanum.pictures import pictures_of
from princeps.bots.forum_trajanum.score import POINTS
from princeps.bots.forum_trajanum.spaces import Picture, crane_spaces
from princeps.bots.judge import Numbers
from princeps.bots.writing import per, put, put_zeros
from princeps.games.forum_trajanum.citizens import active_of_class
from princeps.games.forum_trajanum.prestige import points_for_task
from princeps.games.forum_trajanum.state import (
    CLASSES,
    COLLECT_CITIZEN_CLASSES,
    COLLECT_WORKER_COLOURS,
    COLLECTIBLES,
    COLOURS,
    CYCLES,
    NO_CARD,
    WANT_COLOURED,
    WANT_GREY,
    Player,
    State,
    Task,
)
from princeps.games.forum_trajanum.trajan_cards import collecting_fulfilments, possessions
from princeps.kernel.rule import rule

TASK_NAMES = (
    *per(
        ("task", "next-task", "last-task"),
        *("pictures", "one-short", "two-short", "wants-grey", "wants-coloured"),
        *("collections", "collected"),
    ),
    *("task-forecast",),
    *(f"task-needs-{thing}" for thing in range(COLLECTIBLES)),
)
TASK_ASPECTS = 7
MOST_FULFILMENTS = 6


@rule
def task_features(state: State, p: int, out: Numbers, n: int, picture: Picture) -> int:
    """This cycle's card, and those to come: how far they are fulfilled, and how much is missing."""
    player = state.players[p]
    cranes = crane_spaces(player)
    fulfilled = 0
    for ahead in range(CYCLES):
        cycle = int(state.cycle) + ahead
        if cycle >= CYCLES or state.tasks[cycle].card == NO_CARD:
            n = put_zeros(out, n, TASK_ASPECTS)
            continue
        task = state.tasks[cycle]
        complete, one_short, two_short = pictures_of(task, picture, cranes)
        collections = min(MOST_FULFILMENTS, collecting_fulfilments(player, task))
        n = put(out, n, complete / 2)
        n = put(out, n, one_short / 2)
        n = put(out, n, two_short / 2)
        n = put(out, n, wants(task, WANT_GREY) / 3)
        n = put(out, n, wants(task, WANT_COLOURED) / 3)
        n = put(out, n, collections / 2)
        n = put(out, n, collected(player, task, collections))
        if ahead == 0:
            fulfilled = complete + collections
    n = put(out, n, fulfilled * points_for_task(state, player) / POINTS)
    has_task = state.tasks[state.cycle].card != NO_CARD
    for thing in range(COLLECTIBLES):
        n = put(out, n, state.tasks[state.cycle].collect[thing] / 2 if has_task else 0.0)
    return n


@rule
def wants(task: Task, kind: int) -> int:
    count = 0
    for cell in range(task.cells):
        if task.want[cell] == kind:
            count += 1
    return count


@rule
def collected(player: Player, task: Task, sets: int) -> float:
    """How much of one more collection is already there."""
    have, needed = 0, 0
    for thing in range(COLLECTIBLES):
        each = int(task.collect[thing])
        if each == 0:
            continue
        needed += each
        if thing == COLLECT_WORKER_COLOURS:
            for colour in range(COLOURS):
                have += int(player.resources[colour] > sets)
        elif thing == COLLECT_CITIZEN_CLASSES:
            for social_class in range(CLASSES):
                have += int(active_of_class(player, social_class) > sets)
        else:
            have += min(each, max(0, possessions(player, thing) - sets * each))
    return min(have, needed) / max(1, needed)
