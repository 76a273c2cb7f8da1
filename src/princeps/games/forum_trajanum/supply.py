"""Resources, points and knowledge: the small change of every rule. Owns `resources`, `points_from`, `learned`."""

from princeps.games.forum_trajanum.events import GAINED, POINTS, SPENT
from princeps.games.forum_trajanum.state import COLOURS, RESOURCES, SOURCES, Player, State
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.rule import rule


@rule
def gain(state: State, log: Log, p: int, resource: int, amount: int) -> None:
    """Resources are never short: multiplication markers stand in for figures (F22)."""
    if amount > 0:
        state.players[p].resources[resource] += amount
        note(log, GAINED, p, EVERYBODY, resource, 0, amount)


@rule
def spend(state: State, log: Log, p: int, resource: int, amount: int) -> None:
    if amount > 0:
        state.players[p].resources[resource] -= amount
        note(log, SPENT, p, EVERYBODY, resource, 0, amount)


@rule
def gain_points(state: State, log: Log, p: int, points: int, source: int, where: int) -> None:
    if points > 0:
        state.players[p].points_from[source] += points
        note(log, POINTS, p, EVERYBODY, source, where, points)


@rule
def points_of(player: Player) -> int:
    total = 0
    for source in range(SOURCES):
        total += int(player.points_from[source])
    return total


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


@rule
def learn(state: State, p: int, what: int) -> None:
    """The seat knows something new: its undo ends here."""
    state.learned[p] += 1
    state.barrier[p] = what


@rule
def all_learn(state: State, what: int) -> None:
    for p in range(state.seats):
        learn(state, p, what)
