"""Everything the rules count for a seat, in one call, because pages ask for it with every preview."""

from typing import Annotated

from princeps.games.trajan.quarter import by_icon, open_demands, points_for_bonus, points_for_sets, tiles_in_slots
from princeps.games.trajan.senate import votes_of
from princeps.games.trajan.state import BONUS_TILES, DEMANDS, NOT_OWNED, WILD_DEMAND, State
from princeps.kernel.record import Byte, Record, Short, Shorts
from princeps.kernel.rule import rule


class Tally(Record):
    """What the open table is worth to one seat."""

    unmet: Byte  # demands that neither kept Trajan tiles nor forum tiles can meet now
    votes: Byte
    open_tiles: Byte  # points of Trajan tiles that are not accomplished, by option
    set_points: Short
    bonus_points: Annotated[Shorts, BONUS_TILES]


def tally(state: State, seat: int) -> Tally:
    found = Tally.of(Tally.blank())
    count_up(state, seat, found)
    return found


@rule
def count_up(state: State, seat: int, found: Tally) -> None:
    player = state.players[seat]
    short = 0
    for demand in range(DEMANDS):
        short += open_demands(state, player, demand) - by_icon(state, player, demand)
    found.unmet = max(0, short - int(player.tiles[WILD_DEMAND]))
    found.votes = votes_of(state, seat)
    found.open_tiles = tiles_in_slots(player)
    found.set_points = points_for_sets(state, player)
    for tile in range(BONUS_TILES):
        if player.bonus[tile] != NOT_OWNED:
            found.bonus_points[tile] = points_for_bonus(state, seat, tile)
