"""Building as one gesture: for every building, the cheapest ways to pay for it, exchanges included.

The rules themselves exchange, on copies of the view; whoever builds sees what it takes and may choose another way.
"""

from collections.abc import Iterator
from typing import NamedTuple

from princeps.games.forum_trajanum.actions import ACTIONS, BUILD_GREY, RESOURCE_NAMES
from princeps.games.forum_trajanum.building import BUILDINGS
from princeps.games.forum_trajanum.state import ASK_BUILD, State
from princeps.kernel.agenda import top
from princeps.kernel.game import Position
from princeps.table.board import BoardTable
from princeps.table.forum_trajanum.anchors import stock
from princeps.table.forum_trajanum.questions import price_of
from princeps.table.messages import Plan, Way

EXCHANGES = frozenset({"trade", "recolour", "merchant", "hire", "hire-builder"})
BUILDING = frozenset({"build", "build-mixed", "build-pair", "site", "double-site", "first"})
BENEFITS = frozenset({"use", "row", "gain", "bonus", "envoy", "benefit"})
EXPLORABLE = EXCHANGES | BUILDING | BENEFITS  # what these do depends on nothing hidden

MOST_EXCHANGES = 3
MOST_WAYS = 4


class _Purse(NamedTuple):
    """A view in which something has been exchanged."""

    world: Position
    exchanges: tuple[int, ...]


def building_plans(table: BoardTable, view: Position, seat: int) -> list[Plan]:
    """A plan for each kind of building tile, while a building is still to come."""
    state: State = view.state
    if state.players[seat].asked != ASK_BUILD or not top(state).what:
        return []
    ways: dict[int, list[Way]] = {BUILD_GREY + kind: [] for kind in range(BUILDINGS)}
    for purse in _purses(view, seat):
        for action in purse.world.legal(seat):
            if action in ways and len(ways[action]) < MOST_WAYS:
                _add(ways[action], _way(table, view, seat, purse, action))
    return [_plan(table, view, seat, action, found) for action, found in ways.items()]


def _purses(view: Position, seat: int) -> Iterator[_Purse]:
    """What exchanges can lead to, each supply once: the fewest exchanges first, then those that leave most."""
    seen = {_supply(view, seat)}
    level = [_Purse(view, ())]
    for _ in range(MOST_EXCHANGES + 1):
        yield from level
        further = [it for purse in level for it in _exchanged(purse, seat, seen)]
        level = sorted(further, key=lambda it: -int(it.world.state.players[seat].resources.sum()))


def _exchanged(purse: _Purse, seat: int, seen: set[bytes]) -> Iterator[_Purse]:
    if len(purse.exchanges) == MOST_EXCHANGES:
        return
    for action in purse.world.legal(seat):
        if ACTIONS.block_of(action).name in EXCHANGES:
            world = purse.world.copy()
            world.play(seat, action)
            supply = _supply(world, seat)
            if supply not in seen:
                seen.add(supply)
                yield _Purse(world, (*purse.exchanges, action))


def _supply(view: Position, seat: int) -> bytes:
    player = view.state.players[seat]
    return bytes(player.resources) + bytes([player.merchant, *player.craftsman])


def _way(table: BoardTable, view: Position, seat: int, purse: _Purse, action: int) -> Way:
    held, left = table.resources(view, seat), table.resources(purse.world, seat)
    for resource, count in price_of(action - BUILD_GREY).items():
        left[RESOURCE_NAMES[resource]] -= count
    return Way(
        actions=[ACTIONS.names[it] for it in (*purse.exchanges, action)],
        phrases=[table.answer(view, seat, it).phrase for it in purse.exchanges],
        cost={name: held[name] - left[name] for name in held if held[name] != left[name]},
    )


def _add(ways: list[Way], way: Way) -> None:
    """Another way is worth a thought only if it takes less of something."""
    if all(_takes_less(way, other) for other in ways):
        ways.append(way)


def _takes_less(way: Way, other: Way) -> bool:
    return any(way.cost.get(name, 0) < other.cost.get(name, 0) for name in {*way.cost, *other.cost})


def _plan(table: BoardTable, view: Position, seat: int, action: int, ways: list[Way]) -> Plan:
    return Plan(
        action=ACTIONS.names[action],
        anchor=stock(view.state.facts, action - BUILD_GREY),
        phrase=table.answer(view, seat, action).phrase,
        ways=ways,
        reason="" if ways else table.refusal(view, seat, action),
    )
