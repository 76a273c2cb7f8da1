"""The trays of the action circle: how many markers they hold."""

from princeps.games.trajan.sowing import markers_in
from princeps.games.trajan.state import ACTIONS_OF_CIRCLE, NOTHING, PLACING, TURNS, Player, State
from princeps.kernel.rule import rule


@rule
def markers_by_tray(state: State, p: int) -> int:
    """Four bits for each tray; markers in hand are counted where they are going to be sown."""
    player = state.players[p]
    sowing = state.stage == TURNS and state.turn == p and state.sow_count > 0
    counts = 0
    for tray in range(ACTIONS_OF_CIRCLE):
        count = markers_in(player, tray)
        if sowing:
            count += markers_to_come(state, tray)
        counts |= count << 4 * tray
    return counts


@rule
def markers_at(counts: int, tray: int) -> int:
    return counts >> 4 * tray & 15


@rule
def markers_to_come(state: State, tray: int) -> int:
    """From the hand, as sowing continues."""
    step = (tray - int(state.sow_from) - 1 + ACTIONS_OF_CIRCLE) % ACTIONS_OF_CIRCLE
    if step < state.sow_step:
        return 0
    count = 0
    if step < state.sow_count:
        count += 1
    if step < state.sow_count - ACTIONS_OF_CIRCLE:
        count += 1
    if step == state.sow_step and state.sow_first != NOTHING:
        count -= 1
    return count


@rule
def largest_tray(state: State, player: Player) -> int:
    """Of a rival; while markers are being placed, nobody sees a rival's."""
    largest = 0
    if state.stage != PLACING:
        for tray in range(ACTIONS_OF_CIRCLE):
            largest = max(largest, markers_in(player, tray))
    return largest
