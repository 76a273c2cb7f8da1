"""Sowing as one gesture: for every tray, the orders of its markers, those that bring points first.

The rules themselves sow, on copies of the view; orders that end alike are told once.
"""

from collections.abc import Iterator
from typing import NamedTuple

from princeps.games.trajan.actions import ACTION_NAMES, ACTIONS, SOW, TRAY
from princeps.games.trajan.state import ACTIONS_OF_CIRCLE, ASK_SOW, ASK_TRAY, COLOURS, State
from princeps.kernel.game import Position
from princeps.table.board import BoardTable
from princeps.table.explore import Foresight
from princeps.table.messages import Plan, Way
from princeps.table.trajan.circle import sowing_from
from princeps.table.trajan.vocabulary import colour_id

EXPLORABLE = frozenset(
    {"tray", "sow", "plus-two", "play", "ship", "load", "load-with-wild", "load-wild", "set-sail", "forum"}
    | {"recruit", "march", "conquer", "climb", "hire", "build", "extra"}
)  # what these do depends on nothing hidden
MOST_WAYS = 4
MOST_ORDERS = 300  # steps of thought for a tray


class _Order(NamedTuple):
    """A tray that has been sown, and the answers that did it."""

    world: Position
    actions: tuple[int, ...]


def sowing_plans(table: BoardTable, view: Position, seat: int) -> list[Plan]:
    """A plan for each tray, while one is to be chosen."""
    state: State = view.state
    if state.players[seat].asked != ASK_TRAY:
        return []
    foresight = Foresight(table, view, seat)
    return [_plan(table, view, seat, tray, foresight) for tray in range(ACTIONS_OF_CIRCLE)]


def _plan(table: BoardTable, view: Position, seat: int, tray: int, foresight: Foresight) -> Plan:
    action = TRAY + tray
    legal = action in view.legal(seat)
    orders = sorted(_orders(view, seat, action), key=lambda it: -it.world.scores[seat]) if legal else []
    return Plan(
        action=ACTIONS.names[action],
        anchor=f"{seat}.tray.{ACTION_NAMES[tray]}",
        phrase=table.answer(view, seat, action).phrase,
        ways=[_way(table, view, seat, order, foresight) for order in orders[:MOST_WAYS]],
        reason="" if legal else table.refusal(view, seat, action),
    )


def _orders(view: Position, seat: int, first: int) -> Iterator[_Order]:
    """Each outcome of sowing a tray once."""
    seen: set[bytes] = set()
    waiting: list[tuple[tuple[int, ...], Position]] = [((first,), view)]
    for _ in range(MOST_ORDERS):
        if not waiting:
            return
        actions, before = waiting.pop()
        world = before.copy()
        world.play(seat, actions[-1])
        if int(world.state.players[seat].asked) == ASK_SOW and world.state.sowing.any():
            colours = [action for action in world.legal(seat) if SOW <= action < SOW + COLOURS]
            waiting += [((*actions, colour), world) for colour in colours]
            continue
        player = world.state.players[seat]
        circle = player.tray.tobytes() + player.slot.tobytes()
        if circle not in seen:
            seen.add(circle)
            yield _Order(world, actions)


def _way(table: BoardTable, view: Position, seat: int, order: _Order, foresight: Foresight) -> Way:
    tray = order.actions[0] - TRAY
    sowing = sowing_from(view.state, seat, tray)
    return Way(
        actions=[ACTIONS.names[action] for action in order.actions],
        phrases=[table.catalogue.name(colour_id(action - SOW)) for action in order.actions[1:]],
        cost={"time": sowing.markers},
        preview=foresight.upon(order.world),
    )
