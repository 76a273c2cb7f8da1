"""The Forum: the seat's envoys, their largest group, and where the next ones could go."""

from princeps.bots.forum_trajanum.clock import scorings_left
from princeps.bots.forum_trajanum.score import POINTS, POINTS_TO_COME
from princeps.bots.judge import Numbers
from princeps.bots.writing import per, put
from princeps.games.forum_trajanum.actions import COLOUR_NAMES
from princeps.games.forum_trajanum.forum import HALF, connected, eagle_points, spread
from princeps.games.forum_trajanum.prestige import points_for_group
from princeps.games.forum_trajanum.state import COLOURS, EAGLE, NOBODY, SQUARES, State
from princeps.kernel.bits import count_bits
from princeps.kernel.rule import rule

Squares = tuple[int, int]  # a set: its upper and its lower half

FORUM_NAMES = (
    *("ship", "envoys", "largest-group", "rivals-envoys", "eagle-points", "forum-to-end"),
    *("free-eagles", "eagle-beside-group"),
    *per(COLOUR_NAMES, "free", "beside-group", "completes-area"),
)


@rule
def forum_features(state: State, p: int, out: Numbers, n: int, own: Squares, group: Squares) -> int:
    """Where envoys could go: beside the largest group, on an eagle, or as the last one or two of an area."""
    envoys = count_squares(own)
    taken = 0
    for square in range(SQUARES):
        taken += int(state.envoy[square] != NOBODY)
    n = put(out, n, state.players[p].ship / 5)
    n = put(out, n, envoys / 8)
    n = put(out, n, count_squares(group) / 6)
    n = put(out, n, (taken - envoys) / 20)
    eagle = eagle_points(state, p)
    area = points_for_group(state, state.players[p], count_squares(group))
    n = put(out, n, eagle / POINTS)
    n = put(out, n, (eagle + area) * scorings_left(state) / POINTS_TO_COME)
    around = spread(group[0], group[1], True), spread(group[1], group[0], False)
    eagles = free_squares(state, EAGLE)
    n = put(out, n, count_squares(eagles) / 4)
    n = put(out, n, count_squares(common(eagles, around)) > 0)
    last, last_two = ends_of_areas(state)
    for colour in range(COLOURS):
        free = free_squares(state, colour)
        n = put(out, n, count_squares(free) / 10)
        n = put(out, n, count_squares(common(free, around)) / 4)
        n = put(out, n, completes_area(free, last, last_two))
    return n


@rule
def completes_area(free: Squares, last: Squares, last_two: Squares) -> float:
    """1 if the next envoy of the colour can complete an area; 0.5 if the next two can."""
    if count_squares(common(free, last)) > 0:
        return 1.0
    return 0.5 if count_squares(common(free, last_two)) > 0 else 0.0


@rule
def count_squares(squares: Squares) -> int:
    return count_bits(squares[0]) + count_bits(squares[1])


@rule
def common(squares: Squares, others: Squares) -> Squares:
    return squares[0] & others[0], squares[1] & others[1]


@rule
def free_squares(state: State, colour: int) -> Squares:
    upper, lower = 0, 0
    for square in range(HALF):
        upper |= int((state.square[square] == colour) & (state.envoy[square] == NOBODY)) << square
        lower |= int((state.square[square + HALF] == colour) & (state.envoy[square + HALF] == NOBODY)) << square
    return upper, lower


@rule
def ends_of_areas(state: State) -> tuple[Squares, Squares]:
    """The free squares of areas with only one left, and of those with two left; eagles do not count."""
    one_up, one_low, two_up, two_low = 0, 0, 0, 0
    for square in range(HALF):
        up = state.area_free[max(0, int(state.area[square]))]
        low = state.area_free[max(0, int(state.area[square + HALF]))]
        one_up |= int(up == 1) << square
        two_up |= int(up == 2) << square
        one_low |= int(low == 1) << square
        two_low |= int(low == 2) << square
    return (one_up, one_low), (two_up, two_low)


@rule
def envoys_of(state: State, p: int) -> Squares:
    upper, lower = 0, 0
    for square in range(HALF):
        upper |= int(state.envoy[square] == p) << square
        lower |= int(state.envoy[square + HALF] == p) << square
    return upper, lower


@rule
def largest_group(envoys: Squares) -> Squares:
    """The largest connected part."""
    upper, lower = envoys
    largest = 0, 0
    while upper | lower:
        part = connected(upper, lower, first_square(upper, lower))
        if count_squares(part) > count_squares(largest):
            largest = part
        upper &= ~part[0]
        lower &= ~part[1]
    return largest


@rule
def first_square(upper: int, lower: int) -> int:
    if upper:
        return count_bits((upper & -upper) - 1)
    return HALF + count_bits((lower & -lower) - 1)
