"""What takes several answers as one gesture: sowing a tray in some order, loading a ship and setting sail.

The rules themselves sow and load, on copies of the view. What ends alike is told once, what brings most points first.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from princeps.games.trajan.actions import ACTION_NAMES, ACTIONS, SHIP, SHIP_NAMES, SOW, TRAY
from princeps.games.trajan.sowing import markers_in
from princeps.games.trajan.state import (
    ACTIONS_OF_CIRCLE,
    ASK_ACTION,
    ASK_CARGO,
    ASK_SOW,
    ASK_TRAY,
    SEAPORT,
    SHIPS,
    Player,
    State,
)
from princeps.kernel.agenda import top
from princeps.kernel.game import Position
from princeps.table.board import BoardTable
from princeps.table.explore import Foresight
from princeps.table.messages import Plan, Way
from princeps.table.trajan.vocabulary import colour_id, commodity_id

EXPLORABLE = frozenset(
    {"tray", "sow", "plus-two", "play", "ship", "load", "load-with-wild", "load-wild", "set-sail", "forum"}
    | {"recruit", "march", "conquer", "climb", "hire", "build", "extra"}
)  # what these do depends on nothing hidden
ORDERS = 4  # shown for a tray
SHIPMENTS = 8  # shown for a ship
MOST_STEPS = 300  # of thought


class _Course(NamedTuple):
    """Some answers in a row, and what they lead to."""

    world: Position
    actions: tuple[int, ...]


def plans(table: BoardTable, view: Position, seat: int) -> list[Plan]:
    state: State = view.state
    asked = state.players[seat].asked
    if asked == ASK_TRAY:
        return _sowings(table, view, seat)
    if asked == ASK_ACTION and top(state).what == SEAPORT:
        return _shipments(table, view, seat)
    return []


def _sowings(table: BoardTable, view: Position, seat: int) -> list[Plan]:
    """For every tray the orders of its markers."""
    foresight, circle = Foresight(table, view, seat), view.state.players[seat]

    def way(course: _Course) -> Way:
        tray, *sown = course.actions
        return Way(
            actions=_names(course),
            phrases=[table.catalogue.name(colour_id(action - SOW)) for action in sown],
            cost={"time": markers_in(circle, tray - TRAY)},
            preview=foresight.upon(course.world),
        )

    def plan(tray: int) -> Plan:
        courses = _best(view, seat, TRAY + tray, ASK_SOW, lambda player: player.tray.tobytes() + player.slot.tobytes())
        anchor = f"{seat}.tray.{ACTION_NAMES[tray]}"
        return _plan(table, view, seat, TRAY + tray, anchor, [way(it) for it in courses[:ORDERS]])

    return [plan(tray) for tray in range(ACTIONS_OF_CIRCLE)]


def _shipments(table: BoardTable, view: Position, seat: int) -> list[Plan]:
    """For every ship the loads that it can take."""
    foresight = Foresight(table, view, seat)

    def way(course: _Course) -> Way:
        _, *loaded, _ = course.actions
        phrases = [table.catalogue.name(_cargo_id(action)) for action in loaded]
        return Way(actions=_names(course), phrases=phrases, cost={}, preview=foresight.upon(course.world))

    def plan(ship: int) -> Plan:
        courses = _best(view, seat, SHIP + ship, ASK_CARGO, lambda player: player.hand.tobytes() + bytes(player.tiles))
        ways = [way(it) for it in courses[:SHIPMENTS]]
        return _plan(table, view, seat, SHIP + ship, f"ship.{SHIP_NAMES[ship]}", ways)

    return [plan(ship) for ship in range(SHIPS)]


def _cargo_id(action: int) -> str:
    """A card, or a wild tile instead of one."""
    block = ACTIONS.block_of(action)
    return "trajan-tile-wild-commodity" if block.name == "load-wild" else commodity_id(*block.indices(action))


def _plan(table: BoardTable, view: Position, seat: int, action: int, anchor: str, ways: list[Way]) -> Plan:
    return Plan(
        action=ACTIONS.names[action],
        anchor=anchor,
        phrase=table.answer(view, seat, action).phrase,
        ways=ways,
        reason="" if ways else table.refusal(view, seat, action),
    )


def _names(course: _Course) -> list[str]:
    return [ACTIONS.names[action] for action in course.actions]


def _best(view: Position, seat: int, first: int, during: int, left: Callable[[Player], bytes]) -> list[_Course]:
    """What comes of an answer and of all that is asked after it, most points first; `left` tells outcomes apart."""
    if first not in view.legal(seat):
        return []
    found: dict[bytes, _Course] = {}
    for course in _courses(view, seat, first, during):
        found.setdefault(left(course.world.state.players[seat]), course)
    return sorted(found.values(), key=lambda it: -it.world.scores[seat])


def _courses(view: Position, seat: int, first: int, during: int) -> Iterator[_Course]:
    waiting = [_Course(view, (first,))]
    for _ in range(MOST_STEPS):
        if not waiting:
            return
        before, actions = waiting.pop()
        world = before.copy()
        world.play(seat, actions[-1])
        if world.state.players[seat].asked == during:
            waiting += [_Course(world, (*actions, action)) for action in world.legal(seat)]
        else:
            yield _Course(world, actions)
