"""Resources, which nearly every rule uses. Owns `resources`."""

from princeps.games.forum_trajanum.events import GAINED, SPENT
from princeps.games.forum_trajanum.state import COLOURS, RESOURCES, Player, State
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.rule import rule


@rule
def gain(state: State, log: Log, p: int, resource: int, amount: int) -> None:
    """Resources never run out: multiplication markers stand in for figures (F22)."""
    if amount > 0:
        state.players[p].resources[resource] += amount
        note(log, GAINED, p, EVERYBODY, resource, 0, amount)


@rule
def spend(state: State, log: Log, p: int, resource: int, amount: int) -> None:
    if amount > 0:
        state.players[p].resources[resource] -= amount
        note(log, SPENT, p, EVERYBODY, resource, 0, amount)


@rule
def workers_of(player: Player) -> int:
    total = 0
    for colour in range(COLOURS):
        total += int(player.resources[colour])
    return total


@rule
def resources_of(player: Player) -> int:
    total = 0
    for resource in range(RESOURCES):
        total += int(player.resources[resource])
    return total
