"""The prestige track: upgrades move the slide bar, Merchant I turns it over. Owns `bar` and `bar_side`."""

from princeps.games.forum_trajanum.events import BAR_MOVED, BAR_TURNED, NO_EFFECT
from princeps.games.forum_trajanum.state import BAR_NUMBERS, MERCHANT_I, Player, State
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.rule import rule


@rule
def can_upgrade(state: State, player: Player) -> bool:
    return player.bar < state.facts.bar_end


@rule
def upgrade(state: State, log: Log, p: int) -> None:
    """One step to the right, or on to the next cypress with an active Merchant I; no effect at the end (F17)."""
    player = state.players[p]
    if not can_upgrade(state, player):
        note(log, NO_EFFECT, p, EVERYBODY, 0, 0, 0)
        return
    step = int(player.bar) + 1
    if player.active[MERCHANT_I]:
        step = next_cypress(state, step)
    player.bar = step
    note(log, BAR_MOVED, p, EVERYBODY, 0, 0, step)


@rule
def next_cypress(state: State, step: int) -> int:
    """The first step with a cypress from here on; the step itself if there is none."""
    for ahead in range(step, int(state.facts.bar_end) + 1):
        if state.facts.cypress[ahead]:
            return ahead
    return step


@rule
def turn_bar(state: State, log: Log, p: int) -> None:
    """Merchant I turns the bar over when first active; the bar stays turned (F17)."""
    player = state.players[p]
    if not player.bar_side:
        player.bar_side = 1
        note(log, BAR_TURNED, p, EVERYBODY, 0, 0, 0)


@rule
def points_for_group(state: State, player: Player, envoys: int) -> int:
    """The value below the bar's number; more envoys than the last number count as the last (F30)."""
    number = min(envoys, BAR_NUMBERS - 1)
    return int(state.facts.area_points[player.bar_side, player.bar, number])


@rule
def points_for_task(state: State, player: Player) -> int:
    """The value above the Trajan head."""
    return int(state.facts.task_points[player.bar_side, player.bar])
