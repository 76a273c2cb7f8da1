"""The senate: votes, and what the next election would bring."""

from princeps.bots.judge import Numbers
from princeps.bots.trajan.bonuses import worth_of_bonus
from princeps.bots.writing import numbered, put
from princeps.games.trajan.senate import influence, votes_of
from princeps.games.trajan.state import GREY, OPEN_BONUSES, SENATE_STEPS, YELLOW, Player, State
from princeps.kernel.rule import rule

SENATE_NAMES = (
    "senate-step",
    "votes",
    "consul",
    "vice-consul",
    "votes-ahead",
    *numbered("open-bonus-yellow", OPEN_BONUSES),
    *numbered("open-bonus-grey", OPEN_BONUSES),
    "election-now",
)


@rule
def senate_features(state: State, p: int, out: Numbers, n: int) -> int:
    """Votes, the rank if the election were now, and what the open bonus tiles would bring."""
    player = state.players[p]
    ahead, rival_votes = 0, 0
    for rival in range(state.seats):
        if rival != p:
            rival_votes = max(rival_votes, votes_of(state, rival))
            if influence(state, rival) > influence(state, p):
                ahead += 1
    n = put(out, n, player.votes / 5.0)
    n = put(out, n, votes_of(state, p) / 8.0)
    n = put(out, n, 1.0 if ahead == 0 else 0.0)
    n = put(out, n, 1.0 if ahead == 1 else 0.0)
    n = put(out, n, (votes_of(state, p) - rival_votes) / 8.0)
    best_yellow, least_grey = 0.0, 0.0
    for place in range(OPEN_BONUSES):
        yellow = worth_of_bonus(state, p, int(state.bonus_open[place]), YELLOW)
        grey = worth_of_bonus(state, p, int(state.bonus_open[place]), GREY)
        out[n + place] = yellow / 9.0
        out[n + OPEN_BONUSES + place] = grey / 9.0
        best_yellow = max(best_yellow, yellow)
        least_grey = grey if place == 0 else min(least_grey, grey)
    now = 0.0
    if ahead == 0:
        now = best_yellow
    elif ahead == 1:
        now = least_grey
    return put(out, n + 2 * OPEN_BONUSES, now / 9.0)


@rule
def points_of_next_step(state: State, player: Player) -> int:
    return int(state.facts.senate_points[player.votes + 1]) if player.votes < SENATE_STEPS - 1 else 0
