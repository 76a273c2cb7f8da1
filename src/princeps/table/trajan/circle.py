"""What sowing a tray would lead to, for answers and drawings."""

from typing import NamedTuple

from princeps.games.trajan.sowing import markers_in
from princeps.games.trajan.state import ACTIONS_OF_CIRCLE, COLOURS, NO_TILE, State
from princeps.games.trajan.trajan_tiles import shows_colours


class Sowing(NamedTuple):
    """Where the last marker of a tray would lie, and what that means."""

    markers: int  # as many spaces does time move
    target: int
    ends_round: bool
    accomplishes: bool  # with the right marker sown last


def sowing_from(state: State, seat: int, tray: int) -> Sowing:
    count = markers_in(state.players[seat], tray)
    target = (tray + count) % ACTIONS_OF_CIRCLE
    return Sowing(count, target, count >= spaces_left(state), _can_accomplish(state, seat, tray, target))


def spaces_left(state: State) -> int:
    """Spaces until the time marker reaches its start."""
    return int(state.facts.time_loop) - int(state.time)


def _can_accomplish(state: State, seat: int, tray: int, target: int) -> bool:
    """Tries every marker of the tray as the last one. (Of more than six, a second one may do it as well.)"""
    tile = int(state.players[seat].slot[target])
    if tile == NO_TILE:
        return False
    for colour in range(COLOURS):
        if state.players[seat].tray[tray, colour] == 0:
            continue
        trial: State = state.copy()  # type: ignore[attr-defined]  # as every NumPy record can be
        player = trial.players[seat]
        player.tray[tray] = 0
        player.tray[target, colour] += 1
        if shows_colours(trial, player, target, tile):
            return True
    return False
