"""Everything the rules count for a seat, in one call, because pages ask for it with every preview."""

from typing import Annotated

import numpy as np

from princeps.games.forum_trajanum.citizens import active_in
from princeps.games.forum_trajanum.forum import eagle_points, largest_group
from princeps.games.forum_trajanum.prestige import points_for_group, points_for_task
from princeps.games.forum_trajanum.scoring import crane_points, row_points
from princeps.games.forum_trajanum.state import (
    CITIZEN_ROWS,
    CORNERS,
    CRANE_OPEN,
    CRANE_SCORED,
    CYCLES,
    NO_CARD,
    Player,
    State,
)
from princeps.games.forum_trajanum.tracks import column_points
from princeps.games.forum_trajanum.trajan_cards import building_fulfilments, collecting_fulfilments
from princeps.kernel.record import Byte, Bytes, Record, Short, Shorts
from princeps.kernel.rule import rule


class Tally(Record):
    """What the open table is worth to one seat."""

    cranes: Annotated[Bytes, CORNERS]  # at the coming scoring
    eagles: Byte
    group: Byte  # envoys in the largest group
    group_points: Byte
    task_value: Byte
    column_points: Byte  # for a triumphal column built now
    crane_points: Short  # of all cranes
    colonia_points: Short  # of all rows
    building_points: Short  # of this cycle's card
    collecting_points: Short
    row_points: Annotated[Shorts, CITIZEN_ROWS]
    row_value: Annotated[Shorts, CITIZEN_ROWS]  # for each grey building
    built: Annotated[Shorts, CYCLES]  # fulfilments of the cards' building tasks
    collected: Annotated[Shorts, CYCLES]


def tally(state: State, seat: int) -> Tally:
    found = Tally.of(Tally.blank())
    count_up(state, seat, found)
    return found


@rule
def count_up(state: State, seat: int, found: Tally) -> None:
    player = state.players[seat]
    for corner in range(CORNERS):
        found.cranes[corner] = crane_points(state, player, corner)
        found.crane_points += found.cranes[corner]
    for row in range(CITIZEN_ROWS):
        found.row_points[row] = row_points(state, player, row)
        found.colonia_points += found.row_points[row]
        found.row_value[row] = state.facts.row_value[active_in(player, row)]
    found.eagles = eagle_points(state, seat)
    found.group = largest_group(state, seat)
    found.group_points = points_for_group(state, player, int(found.group))
    found.task_value = points_for_task(state, player)
    found.column_points = column_points(state, seat)
    count_tasks(state, player, found)
    found.building_points = found.task_value * found.built[state.cycle]
    found.collecting_points = found.task_value * found.collected[state.cycle]


@rule
def count_tasks(state: State, player: Player, found: Tally) -> None:
    """Cranes that are open now will have been scored by then (F20)."""
    covered = np.empty(CORNERS, np.int8)
    for corner in range(CORNERS):
        covered[corner] = player.crane[corner]
        if player.crane[corner] == CRANE_OPEN:
            player.crane[corner] = CRANE_SCORED
    for cycle in range(CYCLES):
        task = state.tasks[cycle]
        if task.card != NO_CARD:
            found.built[cycle] = building_fulfilments(player, task)
            found.collected[cycle] = collecting_fulfilments(player, task)
    for corner in range(CORNERS):
        player.crane[corner] = covered[corner]
