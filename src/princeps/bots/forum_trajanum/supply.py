"""Resources, and what they buy."""

from princeps.bots.forum_trajanum.noted import coins_left
from princeps.bots.forum_trajanum.spaces import Picture, pairs_of, spaces_with
from princeps.bots.judge import Numbers
from princeps.bots.writing import per, put
from princeps.games.forum_trajanum.actions import COLOUR_NAMES
from princeps.games.forum_trajanum.building import in_stock
from princeps.games.forum_trajanum.draft import tribunes_left
from princeps.games.forum_trajanum.state import ASSISTANT, BUILDER, COLOURS, TAKING, TRIBUNE, VACANT, State
from princeps.kernel.rule import rule

SUPPLY_NAMES = (
    *per(COLOUR_NAMES, "workers", "two-workers"),
    *("workers", "worker-colours", "builders", "has-builder", "possible-builders"),
    *("assistants", "tribunes", "has-tribune", "has-two-tribunes", "coins", "possible-buildings"),
)


@rule
def supply_features(state: State, p: int, out: Numbers, n: int) -> int:
    resources = state.players[p].resources
    workers, colours, trades = 0, 0, 0
    for colour in range(COLOURS):
        count = int(resources[colour])
        workers += count
        colours += min(count, 1)
        trades += count // 2
        n = put(out, n, count / 3)
        n = put(out, n, count >= 2)
    n = put(out, n, workers / 6)
    n = put(out, n, colours / 4)
    builders = int(resources[BUILDER])
    n = put(out, n, builders / 3)
    n = put(out, n, builders > 0)
    n = put(out, n, (builders + trades) / 4)
    n = put(out, n, resources[ASSISTANT] / 3)
    tribunes = tribunes_left(state.players[p]) if state.stage == TAKING else int(resources[TRIBUNE])
    n = put(out, n, tribunes / 3)
    n = put(out, n, tribunes > 0)
    n = put(out, n, tribunes >= 2)
    n = put(out, n, coins_left(state, p) / 4)
    return put(out, n, (workers + builders) / 6)


OFFER_NAMES = ("can-build-grey", "can-build-mixed", "can-build-pair", "fewest-singles", "fewest-doubles")
MOST_SINGLES = 14
MOST_DOUBLES = 12


@rule
def offer_features(state: State, p: int, out: Numbers, n: int, picture: Picture) -> int:
    """What could be built at once, without exchanges, and how short the stocks are."""
    resources = state.players[p].resources
    vacant = spaces_with(picture, VACANT)
    has_builder, double_fits = resources[BUILDER] > 0, pairs_of(vacant) > 0
    mixed, pair = False, False
    singles, doubles = MOST_SINGLES, MOST_DOUBLES
    for colour in range(COLOURS):
        fits = double_fits and in_stock(state, state.double, colour)
        mixed |= fits and has_builder and resources[colour] > 0
        pair |= fits and resources[colour] > 1
        if not state.option_unlimited:
            singles = min(singles, int(state.single[colour]))
            doubles = min(doubles, int(state.double[colour]))
    n = put(out, n, has_builder and vacant != 0)
    n = put(out, n, mixed)
    n = put(out, n, pair)
    n = put(out, n, singles / MOST_SINGLES)
    return put(out, n, doubles / MOST_DOUBLES)
