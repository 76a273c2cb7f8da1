"""The score, and what points are divided by."""

from princeps.bots.judge import Numbers
from princeps.bots.writing import put
from princeps.games.forum_trajanum.state import State
from princeps.kernel.points import points_of
from princeps.kernel.rule import rule

POINTS = 10  # what points are divided by: those of one scoring,
POINTS_TO_COME = 30  # those of all scorings still to come, as things stand,
POINTS_OF_A_GAME = 50  # and those of a whole game

SCORE_NAMES = ("points", "lead", "seats", "rivals-ship")


@rule
def score_features(state: State, p: int, out: Numbers, n: int) -> int:
    points, best, ship = points_of(state.players[p]), 0, 0
    for other in range(state.seats):
        if other != p:
            best = max(best, points_of(state.players[other]))
            ship += int(state.players[other].ship)
    n = put(out, n, points / POINTS_OF_A_GAME)
    n = put(out, n, (points - best) / POINTS_OF_A_GAME)
    n = put(out, n, (state.seats - 2) / 2)
    return put(out, n, ship / 10)
