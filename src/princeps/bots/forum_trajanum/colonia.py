"""The Colonia: grey buildings, room to build, and what the rows would score."""

from princeps.bots.forum_trajanum.clock import scorings_left
from princeps.bots.forum_trajanum.noted import citizens_settled, coins_left, has_paid, is_row_active
from princeps.bots.forum_trajanum.score import POINTS, POINTS_TO_COME
from princeps.bots.forum_trajanum.spaces import COVERED_SPACE, Picture, pairs_of, spaces_between, spaces_with
from princeps.bots.judge import Numbers
from princeps.bots.writing import per, put
from princeps.games.forum_trajanum.actions import GREY_NAMES
from princeps.games.forum_trajanum.state import CITIZEN_ROWS, GREY, GREYS, HONOURS, PLACES, SIDE, TEMPLE, VACANT, State
from princeps.kernel.bits import count_bits
from princeps.kernel.rule import rule

STREET_ROWS = tuple(f"street-{row + 1}" for row in range(SIDE))
COLONIA_NAMES = (
    *per(GREY_NAMES, "built"),
    *("vacant", "vacant-pairs", "covered", "built"),
    *per(STREET_ROWS, "greys", "if-paid"),
    *("colonia-unpaid", "colonia-affordable", "colonia-all-paid", "colonia-to-end"),
)
FIELD = 8  # bits of a number in a packed row of numbers


@rule
def colonia_features(state: State, p: int, out: Numbers, n: int, picture: Picture) -> int:
    """Grey buildings, room to build, and what the rows would score, unpaid and paid."""
    for grey in range(GREYS):
        n = put(out, n, count_bits(spaces_with(picture, GREY + grey)) / 4)
    vacant = spaces_with(picture, VACANT)
    n = put(out, n, count_bits(vacant) / 6)
    n = put(out, n, pairs_of(vacant) / 6)
    n = put(out, n, count_bits(spaces_with(picture, COVERED_SPACE)) / 30)
    n = put(out, n, count_bits(spaces_between(picture, GREY, TEMPLE)) / 20)
    unpaid, all_paid, gains = 0, 0, 0
    for row in range(SIDE):
        greys = different_greys(picture, row)
        without = greys * int(state.facts.row_value[0])
        paid = greys * int(state.facts.row_value[min(PLACES, citizens_settled(state, p, row))])
        unpaid += without
        all_paid += paid
        gains |= max(0, paid - without) << FIELD * row
        n = put(out, n, greys / 4)
        n = put(out, n, paid / POINTS)
    n = put(out, n, unpaid / POINTS)
    affordable = unpaid + gain_by_paying(state, p, gains)
    n = put(out, n, affordable / POINTS)
    n = put(out, n, all_paid / POINTS)
    return put(out, n, affordable * scorings_left(state) / POINTS_TO_COME)


@rule
def different_greys(picture: Picture, row: int) -> int:
    count = 0
    for grey in range(GREYS):
        if spaces_with(picture, GREY + grey) >> SIDE * row & (1 << SIDE) - 1:
            count += 1
    return count


@rule
def gain_by_paying(state: State, p: int, gains: int) -> int:
    """What paid rows add: those that are paid, once that is decided; until then, the best that coins can pay for."""
    total = 0
    if has_paid(state, p) or state.stage == HONOURS:
        for row in range(SIDE):
            if is_row_active(state, p, row):
                total += gains >> FIELD * row & (1 << FIELD) - 1
        return total
    for _ in range(min(CITIZEN_ROWS, coins_left(state, p))):
        best, best_row = 0, 0
        for row in range(SIDE):
            gain = gains >> FIELD * row & (1 << FIELD) - 1
            if gain > best:
                best, best_row = gain, row
        gains &= ~((1 << FIELD) - 1 << FIELD * best_row)
        total += best
    return total
