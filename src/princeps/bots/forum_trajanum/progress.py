"""Benefit tracks, columns, prestige."""

from princeps.bots.forum_trajanum.noted import citizens_active
from princeps.bots.forum_trajanum.score import POINTS
from princeps.bots.judge import Numbers
from princeps.bots.writing import per, put, put_choice, put_zeros
from princeps.games.forum_trajanum.actions import GREY_NAMES
from princeps.games.forum_trajanum.prestige import can_upgrade, next_cypress, points_for_group, points_for_task
from princeps.games.forum_trajanum.state import BAR_NUMBERS, MERCHANT_I, TRACK_LEVELS, TRACKS, State
from princeps.kernel.rule import rule

TRACK_NAMES = GREY_NAMES[:TRACKS]
PROGRESS_NAMES = (
    *per(TRACK_NAMES, *(f"level-{level + 1}" for level in range(TRACK_LEVELS))),
    *("column-points", "bar", "bar-turned", "area-points", "task-points", "upgrade-area-gain", "upgrade-task-gain"),
)


@rule
def progress_features(state: State, p: int, out: Numbers, n: int, group: int) -> int:
    """Progress on the tracks, what a column brings now, and what the slide bar makes group and tasks worth."""
    player = state.players[p]
    for track in range(TRACKS):
        n = put_choice(out, n, TRACK_LEVELS, min(int(player.track[track]), TRACK_LEVELS) - 1)
    n = put(out, n, (state.facts.column_value[state.cycle] + citizens_active(state, p)) / POINTS)
    n = put(out, n, player.bar / 6)
    n = put(out, n, player.bar_side)
    area, task = points_for_group(state, player, group), points_for_task(state, player)
    n = put(out, n, area / POINTS)
    n = put(out, n, task / POINTS)
    if not can_upgrade(state, player):
        return put_zeros(out, n, 2)
    step = int(player.bar) + 1
    if player.active[MERCHANT_I]:
        step = next_cypress(state, step)
    n = put(out, n, (state.facts.area_points[player.bar_side, step, min(group, BAR_NUMBERS - 1)] - area) / 4)
    return put(out, n, (state.facts.task_points[player.bar_side, step] - task) / 4)
