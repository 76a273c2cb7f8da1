"""Building as one gesture: for every building, the cheapest ways to pay for it, exchanges included.

The rules do the exchanging, on copies of the view. The player sees what each way costs and may choose another.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from princeps.games.forum_trajanum.actions import ACTIONS, RESOURCE_NAMES
from princeps.games.forum_trajanum.building import ASK_BUILD, BUILD_GREY, BUILDINGS
from princeps.games.forum_trajanum.state import State
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
    held = table.resources(view, seat)
    ways: dict[int, list[Way]] = {BUILD_GREY + kind: [] for kind in range(BUILDINGS)}
    for purse in _purses(view, seat):
        left = table.resources(purse.world, seat)
        for action in purse.world.legal(seat):
            if action in ways and len(ways[action]) < MOST_WAYS:
                cost = _cost(held, left, action)
                if all(_takes_less(cost, other.cost) for other in ways[action]):
                    ways[action].append(_way(table, view, seat, (*purse.exchanges, action), cost))
    return [_plan(table, view, seat, action, found) for action, found in ways.items()]


def _purses(view: Position, seat: int) -> Iterator[_Purse]:
    """The supplies that exchanges can lead to, each once: fewest exchanges first, then those that leave most."""
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


def _cost(held: dict[str, int], left: dict[str, int], action: int) -> dict[str, int]:
    """What is spent of what was held, by the exchanges that led here and by building."""
    price = {RESOURCE_NAMES[resource]: count for resource, count in price_of(action - BUILD_GREY).items()}
    taken = {name: count - left[name] + price.get(name, 0) for name, count in held.items()}
    return {name: count for name, count in taken.items() if count}


def _takes_less(cost: dict[str, int], other: dict[str, int]) -> bool:
    """Another way is worth considering only if it costs less of something."""
    return any(cost.get(name, 0) < other.get(name, 0) for name in {*cost, *other})


def _way(table: BoardTable, view: Position, seat: int, actions: Sequence[int], cost: dict[str, int]) -> Way:
    return Way(
        actions=[ACTIONS.names[it] for it in actions],
        phrases=[table.answer(view, seat, it).phrase for it in actions[:-1]],
        cost=cost,
    )


def _plan(table: BoardTable, view: Position, seat: int, action: int, ways: list[Way]) -> Plan:
    return Plan(
        action=ACTIONS.names[action],
        anchor=stock(view.state.facts, action - BUILD_GREY),
        phrase=table.answer(view, seat, action).phrase,
        ways=ways,
        reason="" if ways else table.refusal(view, seat, action),
    )
