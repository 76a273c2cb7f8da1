"""Points so far and in the final scoring, and how the rivals are doing."""

from princeps.bots.judge import Numbers
from princeps.bots.trajan.bonuses import points_for_all_bonuses
from princeps.bots.trajan.trays import largest_tray
from princeps.bots.writing import put
from princeps.games.trajan.quarter import points_for_sets, tiles_in_slots
from princeps.games.trajan.state import OVER, Player, State
from princeps.kernel.points import points_of
from princeps.kernel.rule import rule

SCORE_NAMES = (
    "points",
    "final-sets",
    "final-bonus",
    "final-rest",
    "points-ahead",
    "rival-largest-tray",
    "next-largest-tray",
    "rival-cards",
    "rival-legionnaires",
    "rival-workers",
    "rival-senate-step",
)


@rule
def score_features(state: State, p: int, out: Numbers, n: int) -> int:
    """Points so far, those of the final scoring as things stand, and how the best rival is doing."""
    player = state.players[p]
    points = points_of(player)
    best_rival = -1000
    for rival in range(state.seats):
        if rival != p:
            best_rival = max(best_rival, points_of(state.players[rival]))
    is_scored = state.stage == OVER  # then the rest is already among the points
    n = put(out, n, points / 50.0)
    n = put(out, n, 0.0 if is_scored else points_for_sets(state, player) / 20.0)
    n = put(out, n, 0.0 if is_scored else points_for_all_bonuses(state, p) / 20.0)
    n = put(out, n, 0.0 if is_scored else points_for_rest(state, player) / 10.0)
    n = put(out, n, (points - best_rival) / 50.0)
    return rival_features(state, p, out, n)


@rule
def points_for_rest(state: State, player: Player) -> int:
    """A point for each card in hand and each token in a camp; as an option, also for each tile beside a tray."""
    rest = int(player.cards) + int(player.workers) + int(player.legionnaires)
    return rest + (tiles_in_slots(player) if state.option_open_tile_points else 0)


@rule
def rival_features(state: State, p: int, out: Numbers, n: int) -> int:
    """How far the rivals can move the time marker, and what they could take first."""
    largest, next_largest, cards, legionnaires, workers, step = 0, 0, 0, 0, 0, 0
    for away in range(1, state.seats):
        seat = (p + away) % int(state.seats)
        rival = state.players[seat]
        tray = largest_tray(state, rival)
        largest = max(largest, tray)
        if away == 1:
            next_largest = tray
        cards = max(cards, int(rival.cards))
        legionnaires = max(legionnaires, int(rival.legionnaires))
        workers = max(workers, int(rival.workers))
        step = max(step, int(rival.votes))
    n = put(out, n, largest / 6.0)
    n = put(out, n, next_largest / 6.0)
    n = put(out, n, cards / 6.0)
    n = put(out, n, legionnaires / 3.0)
    n = put(out, n, workers / 3.0)
    return put(out, n, step / 5.0)
