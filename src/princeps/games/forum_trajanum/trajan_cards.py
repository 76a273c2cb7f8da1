"""Trajan cards: how often a seat fulfils the two tasks of a card. Each element counts for one fulfilment only (F21)."""

import numpy as np
import numpy.typing as npt

from princeps.games.forum_trajanum.citizens import active_of_class
from princeps.games.forum_trajanum.colonia import corner_at, count_structures, is_built, is_coloured, is_grey
from princeps.games.forum_trajanum.state import (
    ASSISTANT,
    BESIDE_COLUMN,
    BUILDER,
    CLASSES,
    COIN,
    COLLECT_ASSISTANT,
    COLLECT_BUILDER,
    COLLECT_CITIZEN_CLASSES,
    COLLECT_COIN,
    COLLECT_COLUMN,
    COLLECT_ENVOY,
    COLLECT_SCORED_CRANE,
    COLLECT_TRIBUNE,
    COLLECT_WORKER,
    COLLECT_WORKER_COLOURS,
    COLLECTIBLES,
    COLOURS,
    COLUMN,
    CORNERS,
    CRANE_REMOVED,
    CRANE_SCORED,
    GREY,
    SIDE,
    SPACES,
    TEMPLE,
    TRACKS,
    TRIBUNE,
    WANT_BUILDING,
    WANT_COLOURED,
    WANT_GREY,
    WANT_TEMPLE,
    Player,
    Task,
)
from princeps.games.forum_trajanum.supply import workers_of
from princeps.kernel.rule import rule

MIRRORINGS = 4
NO_MATCH = 0

# --- building tasks --------------------------------------------------------------------------------------------------


@rule
def building_fulfilments(player: Player, task: Task) -> int:
    if task.cells == 0:
        return sets_of_all_colours(player)
    # The only rule that needs scratch memory; it runs a few times per game.
    matches = np.empty(SPACES * MIRRORINGS, np.int64)
    count = find_matches(player, task, matches)
    return most_disjoint(matches, count, 0, 0)


@rule
def sets_of_all_colours(player: Player) -> int:
    """One structure of every colour, anywhere in the Colonia."""
    sets = count_structures(player, 0)
    for colour in range(1, COLOURS):
        sets = min(sets, count_structures(player, colour))
    return sets


@rule
def find_matches(player: Player, task: Task, matches: npt.NDArray[np.int64]) -> int:
    """Every way to lay the picture on the Colonia, each as the set of spaces it uses."""
    count = 0
    for space in range(SPACES):
        for mirroring in range(MIRRORINGS if task.turns else 1):
            used = match_at(player, task, space, mirroring)
            if used != NO_MATCH:
                matches[count] = used
                count += 1
    return count


@rule
def match_at(player: Player, task: Task, space: int, mirroring: int) -> int:
    """Lay the picture's first cell on `space`, mirrored vertically and horizontally as the bits of `mirroring` say."""
    used = NO_MATCH
    seen = 0
    for cell in range(task.cells):
        down = -int(task.down[cell]) if mirroring & 1 else int(task.down[cell])
        right = -int(task.right[cell]) if mirroring & 2 else int(task.right[cell])
        row, column = space // SIDE + down, space % SIDE + right
        if not (0 <= row < SIDE and 0 <= column < SIDE):
            return NO_MATCH
        here = row * SIDE + column
        if not fits(player, here, int(task.want[cell])):
            return NO_MATCH
        content = int(player.space[here])
        if task.different and is_built(content):
            if seen >> content & 1:
                return NO_MATCH
            seen |= 1 << content
        used |= 1 << here
    return used


@rule
def fits(player: Player, space: int, want: int) -> bool:
    content = int(player.space[space])
    if want == WANT_GREY:
        return is_grey(content)
    if want == WANT_COLOURED:
        return is_coloured(content)
    if want == WANT_BUILDING:
        return is_built(content)
    if want == WANT_TEMPLE:
        return content == TEMPLE
    return crane_stands_on(player, space)


@rule
def crane_stands_on(player: Player, space: int) -> bool:
    """Open, scored, or still under its tile (F29)."""
    corner = corner_at(space)
    return corner >= 0 and bool(player.crane[corner] != CRANE_REMOVED)


@rule
def most_disjoint(matches: npt.NDArray[np.int64], count: int, first: int, used: int) -> int:
    """The largest number of matches from `first` on that share no space with each other or with `used`."""
    best = 0
    for i in range(first, count):
        if count - i <= best:
            break
        if matches[i] & used == 0:
            best = max(best, 1 + most_disjoint(matches, count, i + 1, used | matches[i]))
    return best


# --- collecting tasks ------------------------------------------------------------------------------------------------


@rule
def collecting_fulfilments(player: Player, task: Task) -> int:
    """How many times the seat owns the whole list; nothing is spent."""
    times = SPACES
    for thing in range(COLLECTIBLES):
        needed = int(task.collect[thing])
        if needed == 0:
            continue
        if thing == COLLECT_WORKER_COLOURS:
            times = min(times, sets_of_different_workers(player, needed))
        elif thing == COLLECT_CITIZEN_CLASSES:
            times = min(times, sets_of_different_citizens(player, needed))
        else:
            times = min(times, possessions(player, thing) // needed)
    return times


@rule
def possessions(player: Player, thing: int) -> int:
    if thing == COLLECT_BUILDER:
        return int(player.resources[BUILDER])
    if thing == COLLECT_WORKER:
        return workers_of(player)
    if thing == COLLECT_ASSISTANT:
        return int(player.resources[ASSISTANT])
    if thing == COLLECT_TRIBUNE:
        return int(player.resources[TRIBUNE])
    if thing == COLLECT_COIN:
        return int(player.resources[COIN])
    if thing == COLLECT_COLUMN:
        return count_columns(player)
    if thing == COLLECT_SCORED_CRANE:
        return count_scored_cranes(player)
    if thing == COLLECT_ENVOY:
        return int(player.ship)
    return count_markers_beside_column(player)


@rule
def count_columns(player: Player) -> int:
    count = 0
    for space in range(SPACES):
        if player.space[space] == GREY + COLUMN:
            count += 1
    return count


@rule
def count_scored_cranes(player: Player) -> int:
    count = 0
    for corner in range(CORNERS):
        if player.crane[corner] == CRANE_SCORED:
            count += 1
    return count


@rule
def count_markers_beside_column(player: Player) -> int:
    count = 0
    for track in range(TRACKS):
        if player.track[track] == BESIDE_COLUMN:
            count += 1
    return count


@rule
def sets_of_different_workers(player: Player, size: int) -> int:
    """Sets of `size` workers in different colours: with n sets, no colour can be used more than n times."""
    sets = 0
    while True:
        available = 0
        for colour in range(COLOURS):
            available += min(int(player.resources[colour]), sets + 1)
        if available < size * (sets + 1):
            return sets
        sets += 1


@rule
def sets_of_different_citizens(player: Player, size: int) -> int:
    """Sets of `size` active citizens of different classes, counted the same way."""
    sets = 0
    while True:
        available = 0
        for social_class in range(CLASSES):
            available += min(active_of_class(player, social_class), sets + 1)
        if available < size * (sets + 1):
            return sets
        sets += 1
