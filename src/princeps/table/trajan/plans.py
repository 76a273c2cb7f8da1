"""Several answers as one gesture: sowing a tray in some order, loading a ship and setting sail.

The rules do the sowing and loading, on copies of the view. Equal outcomes are listed once, most points first.
"""

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from princeps.games.trajan.actions import ACTION_NAMES, ACTIONS, SHIP_NAMES, colour_id, commodity_id
from princeps.games.trajan.seaport import ASK_CARGO, SHIP
from princeps.games.trajan.sowing import ASK_SOW, ASK_TRAY, SOW, TRAY, markers_in
from princeps.games.trajan.state import ACTIONS_OF_CIRCLE, NO_TILE, SEAPORT, SHIPS, Player, State
from princeps.games.trajan.turn import ASK_ACTION
from princeps.kernel.agenda import top
from princeps.kernel.game import Position
from princeps.table.board import BoardTable
from princeps.table.explore import Foresight
from princeps.table.messages import Answer, Decision, Plan, Way
from princeps.table.present import decision_of
from princeps.table.trajan.questions import next_sown

EXPLORABLE = frozenset(
    {"tray", "sow", "plus-two", "play", "ship", "load", "load-with-wild", "load-wild", "set-sail", "forum"}
    | {"recruit", "march", "conquer", "climb", "hire", "build", "extra"}
)  # what these do depends on nothing hidden
ORDERS = 4  # shown for a tray
SHIPMENTS = 8  # shown for a ship
MOST_STEPS = 300  # the search's budget


class _Gesture(NamedTuple):
    """Questions that are answered together."""

    during: int  # the question
    left: Callable[[Player], bytes]  # tells outcomes apart
    sort: Callable[[State, Player, list[int]], list[int]]  # orders the answers, the most promising last
    is_enough: Callable[["Collection[_Course]"], bool]  # whether the first ones found are enough


class _Course(NamedTuple):
    """A sequence of answers, and what it leads to."""

    world: Position
    actions: tuple[int, ...]
    points: int
    asked: int


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
        courses = _best(view, seat, TRAY + tray, _SOWING)
        anchor = f"{seat}.tray.{ACTION_NAMES[tray]}"
        ways = [way(it) for it in courses[:ORDERS]]
        return _plan(table, view, seat, TRAY + tray, anchor, ways, _best_action(table, seat, courses))

    return [plan(tray) for tray in range(ACTIONS_OF_CIRCLE)]


def _best_action(table: BoardTable, seat: int, courses: list[_Course]) -> Answer | None:
    """What brings most in the action that a tray leads to. Every order leads to the same action, but a completed Trajan
    tile may ask something before it."""
    acting = next((course.world for course in courses if course.asked == ASK_ACTION), None)
    decision = decision_of(table, acting, seat) if acting else None
    return _most_promising(decision) if decision else None


def _most_promising(decision: Decision) -> Answer | None:
    """The answer that brings most points, now and at the end; a plan counts by its best way."""
    planned = {plan.action: plan.ways[0].preview for plan in decision.plans if plan.ways}
    previewed = [replace(answer, preview=planned.get(answer.action, answer.preview)) for answer in decision.answers]
    return max((answer for answer in previewed if answer.preview), key=_worth, default=None)


def _worth(answer: Answer) -> int:
    return answer.preview.points + answer.preview.forecast if answer.preview else 0


def _shipments(table: BoardTable, view: Position, seat: int) -> list[Plan]:
    """For every ship the loads that it can take."""
    foresight = Foresight(table, view, seat)

    def way(course: _Course) -> Way:
        _, *loaded, _ = course.actions
        phrases = [table.catalogue.name(_cargo_id(action)) for action in loaded]
        return Way(actions=_names(course), phrases=phrases, cost={}, preview=foresight.upon(course.world))

    def plan(ship: int) -> Plan:
        courses = _best(view, seat, SHIP + ship, _SHIPPING)
        ways = [way(it) for it in courses[:SHIPMENTS]]
        return _plan(table, view, seat, SHIP + ship, f"ship.{SHIP_NAMES[ship]}", ways)

    return [plan(ship) for ship in range(SHIPS)]


def _cargo_id(action: int) -> str:
    """A card, or a wild tile instead of one."""
    block = ACTIONS.block_of(action)
    return "trajan-tile-wild-commodity" if block.name == "load-wild" else commodity_id(*block.indices(action))


def _plan(
    table: BoardTable,
    view: Position,
    seat: int,
    action: int,
    anchor: str,
    ways: list[Way],
    leads_to: Answer | None = None,
) -> Plan:
    return Plan(
        action=ACTIONS.names[action],
        anchor=anchor,
        phrase=table.answer(view, seat, action).phrase,
        ways=ways,
        reason="" if ways else table.refusal(view, seat, action),
        leads_to=leads_to,
    )


def _names(course: _Course) -> list[str]:
    return [ACTIONS.names[action] for action in course.actions]


def _sort_colours(state: State, player: Player, sows: list[int]) -> list[int]:
    """Colours that the target tray's Trajan tile still needs should go there, others elsewhere."""
    target = (int(state.sow_from) + int(state.sow_count)) % ACTIONS_OF_CIRCLE
    tile = int(player.slot[target])
    if tile == NO_TILE:
        return sows
    shown, lying = state.facts.tile_colour[tile].tolist(), player.tray[target].tolist()
    lacking = {SOW + colour for colour in shown if shown.count(colour) > lying[colour]}
    is_target = next_sown(state) == target
    return sorted(sows, key=lambda sow: ((sow in lacking) == is_target, -sow))


def likely_sow(view: Position, seat: int) -> int | None:
    """The best marker to sow next, judging by the Trajan tile of the target tray."""
    state: State = view.state
    player = state.players[seat]
    return _sort_colours(state, player, view.legal(seat))[-1] if player.asked == ASK_SOW else None


def _sort_loads(state: State, player: Player, loads: list[int]) -> list[int]:
    """Full ships before those that set sail early."""
    return loads[::-1]


def _are_orders_enough(found: Collection[_Course]) -> bool:
    """If any order completes the target tray's Trajan tile, the first one does, and nothing else brings points."""
    most = max(course.points for course in found)
    as_good = sum(course.points == most for course in found)
    return as_good >= ORDERS and any(course.asked == ASK_ACTION for course in found)


_SOWING = _Gesture(
    ASK_SOW, lambda player: player.tray.tobytes() + player.slot.tobytes(), _sort_colours, _are_orders_enough
)
_SHIPPING = _Gesture(
    ASK_CARGO, lambda player: player.hand.tobytes() + player.tiles.tobytes(), _sort_loads, lambda found: False
)


def _best(view: Position, seat: int, first: int, gesture: _Gesture) -> list[_Course]:
    """The outcomes of an answer and of everything asked after it, most points first."""
    if first not in view.legal(seat):
        return []
    found: dict[bytes, _Course] = {}
    for course in _courses(view, seat, first, gesture):
        found.setdefault(gesture.left(course.world.state.players[seat]), course)
        if gesture.is_enough(found.values()):
            break
    return sorted(found.values(), key=lambda it: -it.points)


def _courses(view: Position, seat: int, first: int, gesture: _Gesture) -> Iterator[_Course]:
    waiting: list[tuple[Position, tuple[int, ...]]] = [(view, (first,))]  # the last one is continued first
    for _ in range(MOST_STEPS):
        if not waiting:
            return
        before, actions = waiting.pop()
        world = before.copy()
        world.play(seat, actions[-1])
        state = world.state
        player = state.players[seat]
        if player.asked == gesture.during:
            answers = gesture.sort(state, player, world.legal(seat))
            waiting += [(world, (*actions, answer)) for answer in answers]
        else:
            yield _Course(world, actions, world.scores[seat], player.asked)
