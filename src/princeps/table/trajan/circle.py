"""What sowing a tray would lead to, for answers and drawings."""

from collections import Counter
from typing import NamedTuple

from princeps.games.trajan.sowing import markers_in
from princeps.games.trajan.state import ACTIONS_OF_CIRCLE, NO_TILE, ROUNDS, State


class Sowing(NamedTuple):
    """Where the last marker of a tray would lie, and what that means."""

    markers: int  # spaces that time moves
    target: int
    ends_round: bool
    ends_quarter: bool
    accomplishes: bool  # if the right markers are sown last


def sowing_from(state: State, seat: int, tray: int) -> Sowing:
    count = markers_in(state.players[seat], tray)
    target = (tray + count) % ACTIONS_OF_CIRCLE
    ends_round = count >= spaces_left(state)
    return Sowing(
        markers=count,
        target=target,
        ends_round=ends_round,
        ends_quarter=ends_round and state.round_of_quarter == ROUNDS - 1,
        accomplishes=_can_accomplish(state, seat, tray, target),
    )


def spaces_left(state: State) -> int:
    """Spaces left until the time marker reaches its start."""
    return int(state.facts.time_loop) - int(state.time)


def _can_accomplish(state: State, seat: int, tray: int, target: int) -> bool:
    """The target gets one marker of the hand, or two if there are more than six; they may be any of them."""
    player = state.players[seat]
    tile = int(player.slot[target])
    if tile == NO_TILE:
        return False
    hand = Counter(dict(enumerate(player.tray[tray].tolist())))
    lying = Counter(dict(enumerate(player.tray[target].tolist()))) if target != tray else Counter[int]()
    lacking = Counter[int](state.facts.tile_colour[tile].tolist()) - lying
    arriving = 1 if hand.total() <= ACTIONS_OF_CIRCLE else 2
    return lacking.total() <= arriving and lacking <= hand
