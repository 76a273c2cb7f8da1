"""Places on the table of Forum Trajanum: where each answer is given, where each event happens, and what moves."""

from collections.abc import Callable

from princeps.games.forum_trajanum.actions import (
    ACTIONS,
    BONUS_NAMES,
    CLASS_NAMES,
    COLOUR_NAMES,
    GREY_NAMES,
    LEVEL_NAMES,
    RESOURCE_NAMES,
    ROW_NAMES,
    SPACE_NAMES,
    SQUARE_NAMES,
)
from princeps.games.forum_trajanum.building import BUILD_GREY, DOUBLE_MIXED, DOUBLE_PAIR, SINGLE_COLOURED
from princeps.games.forum_trajanum.colonia import CORNER_SPACES
from princeps.games.forum_trajanum.edition import ITEM_NAMES
from princeps.games.forum_trajanum.events import (
    AREA_COMPLETED,
    BAR_MOVED,
    BAR_TURNED,
    BENEFIT_TAKEN,
    BESIDE,
    BONUS_TAKEN,
    BUILT,
    CITIZEN_PLACED,
    CRANE_CLEARED,
    CRANE_UNCOVERED,
    DREW,
    ENVOY_PLACED,
    GAINED,
    GONE,
    HONOURED,
    LAPSED,
    LOOKED,
    MARKER_MOVED,
    PAID,
    PASSED,
    POINTS,
    RECEIVED,
    RECLAIMED,
    ROUND_BEGINS,
    SHOWN,
    SOURCE_NAMES,
    SPENT,
    TASK_FULFILLED,
    TO_SHIP,
    TOOK,
    TRACK_MOVED,
    USED,
)
from princeps.games.forum_trajanum.state import (
    COLOURS,
    COLUMN,
    DRAFT_SPACE,
    HAND_OWN,
    HAND_RECEIVED,
    NOTHING,
    SOURCE_AREA,
    SOURCE_AREA_BONUS,
    SOURCE_COLONIA,
    SOURCE_COLUMN,
    SOURCE_CRANE,
    SOURCE_CRANE_BONUS,
    SOURCE_MARKER,
    UNKNOWN_FACE,
    Facts,
    State,
)
from princeps.kernel.agenda import top
from princeps.kernel.events import Event
from princeps.table.board import Trace
from princeps.table.messages import Gain, Motion

STREET_ANCHORS = ("street.a", "street.b")


def space(seat: int, number: int) -> str:
    return f"{seat}.space.{SPACE_NAMES[number]}"


def corner(seat: int, number: int) -> str:
    return space(seat, CORNER_SPACES[number])


def row(seat: int, number: int) -> str:
    return f"{seat}.row.{ROW_NAMES[number]}"


def resource(seat: int, number: int) -> str:
    return f"{seat}.resource.{RESOURCE_NAMES[number]}"


def square(number: int) -> str:
    return f"square.{SQUARE_NAMES[number]}"


def hand(seat: int, number: int) -> str:
    return f"{seat}.hand.{'own' if number == HAND_OWN else 'received'}"


def benefit(track: int, level: int) -> str:
    return f"track.{GREY_NAMES[track]}.{LEVEL_NAMES[level]}"


def stock(facts: Facts, building: int) -> str:
    """The side of a building tile, beside its pile: "single.park.grey", "double.park.pair"."""
    if building < SINGLE_COLOURED:
        return f"single.{COLOUR_NAMES[facts.single_tile[building]]}.grey"
    if building < DOUBLE_MIXED:
        return f"single.{COLOUR_NAMES[building - SINGLE_COLOURED]}.coloured"
    side = "mixed" if building < DOUBLE_PAIR else "pair"
    return f"double.{COLOUR_NAMES[(building - DOUBLE_MIXED) % COLOURS]}.{side}"


# --- where an answer is given ----------------------------------------------------------------------------------------


def anchor_of(state: State, seat: int, action: int) -> str | None:
    """Where on the table an action is chosen; nothing if it is a button."""
    block = ACTIONS.block_of(action)
    find = _ANCHORS.get(block.name)
    return find(state, seat, action, *block.indices(action)) if find else None


def _of_row(state: State, seat: int, action: int, number: int) -> str:
    return row(seat, number)


def _of_corner(state: State, seat: int, action: int, number: int) -> str:
    return corner(seat, number)


def _of_tile(state: State, seat: int, action: int, card: int, number: int) -> str:
    return space(seat, number)


def _of_street(state: State, seat: int, action: int, card: int) -> str:
    return STREET_ANCHORS[card]


def _of_taken(state: State, seat: int, action: int, card: int) -> str | None:
    """The tile that would be passed is shown where it was taken."""
    taken = int(state.players[seat].draft[DRAFT_SPACE + card])
    return space(seat, taken) if taken >= 0 else None


def _of_beside(state: State, seat: int, action: int, face: int) -> str:
    return f"{seat}.beside.{face}"


def _of_use(state: State, seat: int, action: int, choice: int) -> str | None:
    """A single tile is chosen on the table; using both is a button."""
    return hand(seat, choice) if choice in (HAND_OWN, HAND_RECEIVED) else None


def _of_building(state: State, seat: int, action: int, kind: int) -> str:
    return stock(state.facts, action - BUILD_GREY)


def _of_site(state: State, seat: int, action: int, number: int, direction: int = 0) -> str:
    return space(seat, number)


def _of_level(state: State, seat: int, action: int, level: int) -> str:
    return benefit(int(top(state).what) % COLUMN, level)


def _of_resource(state: State, seat: int, action: int, number: int) -> str:
    return resource(seat, number)


def _of_bonus(state: State, seat: int, action: int, bonus: int) -> str:
    return f"bonus.{BONUS_NAMES[bonus]}"


def _of_square(state: State, seat: int, action: int, number: int) -> str:
    return square(number)


_ANCHORS: dict[str, Callable[..., str | None]] = {
    "row": _of_row,
    "corner": _of_corner,
    "take": _of_tile,
    "tribune": _of_tile,
    "skip": _of_street,
    "pass": _of_taken,
    "reclaim": _of_beside,
    "use": _of_use,
    "build": _of_building,
    "build-mixed": _of_building,
    "build-pair": _of_building,
    "site": _of_site,
    "double-site": _of_site,
    "benefit": _of_level,
    "draw": _of_site,
    "gain": _of_resource,
    "bonus": _of_bonus,
    "envoy": _of_square,
}


# --- where things happen, and what moves -----------------------------------------------------------------------------


def trace(facts: Facts, players: int, event: Event) -> Trace:
    if event.kind == POINTS:
        anchor = _place_of_points(event)
        return Trace([anchor], [], [Gain(event.seat, event.amount, anchor, SOURCE_NAMES[event.what])])
    find = _TRACES.get(event.kind)
    return find(facts, players, event) if find else Trace([], [], [])


def face_piece(facts: Facts, face: int, seat: int) -> str:
    """A tile as it is drawn while it moves: face up if it is known, otherwise with its owner's back."""
    items = facts.face_items[face].tolist() if face > UNKNOWN_FACE else []
    shown = [ITEM_NAMES[item] for item in items if item != NOTHING]
    return f"tile:face:{'+'.join(shown)}" if shown else f"tile:back:{seat}"


def _move(piece: str, source: str, target: str) -> Trace:
    return Trace([target], [Motion(piece, source, target)], [])


def _mark(*anchors: str) -> Trace:
    return Trace(list(anchors), [], [])


def _round(facts: Facts, players: int, event: Event) -> Trace:
    return _mark(*STREET_ANCHORS)


def _looked(facts: Facts, players: int, event: Event) -> Trace:
    return _mark(space(event.seat, event.where))


def _took(facts: Facts, players: int, event: Event) -> Trace:
    source = space(event.seat, event.where)
    return Trace([source], [Motion(face_piece(facts, event.what, event.seat), source, hand(event.seat, HAND_OWN))], [])


def _passed(facts: Facts, players: int, event: Event) -> Trace:
    return _move(f"tile:back:{event.seat}", hand(event.seat, HAND_OWN), f"{event.where}.hand.received")


def _received(facts: Facts, players: int, event: Event) -> Trace:
    return _mark(f"{event.seat}.hand.received")


def _reclaimed(facts: Facts, players: int, event: Event) -> Trace:
    return _move(face_piece(facts, event.what, event.seat), f"{event.seat}.beside", f"{event.seat}.hand.received")


def _shown(facts: Facts, players: int, event: Event) -> Trace:
    return _mark(f"{event.seat}.hand.own", f"{event.seat}.hand.received")


def _used(facts: Facts, players: int, event: Event) -> Trace:
    return _mark(hand(event.seat, event.where))


def _to_ship(facts: Facts, players: int, event: Event) -> Trace:
    return _move(f"envoy:{event.seat}", f"{event.seat}.hand.own", f"{event.seat}.ship")


def _beside(facts: Facts, players: int, event: Event) -> Trace:
    giver = (event.seat + 1) % players
    return _move(face_piece(facts, event.what, giver), f"{event.seat}.hand.received", f"{event.seat}.beside")


def _gained(facts: Facts, players: int, event: Event) -> Trace:
    target = resource(event.seat, event.what)
    return _move(f"resource:{RESOURCE_NAMES[event.what]}", f"{event.seat}.hand.own", target)


def _spent(facts: Facts, players: int, event: Event) -> Trace:
    return _mark(resource(event.seat, event.what))


def _citizen(facts: Facts, players: int, event: Event) -> Trace:
    return _move(f"citizen:{CLASS_NAMES[event.what // 2]}", f"{event.seat}.hand.own", row(event.seat, event.what))


def _row(facts: Facts, players: int, event: Event) -> Trace:
    return _mark(row(event.seat, event.what)) if event.what >= 0 else _mark(f"{event.seat}.ship")


def _bar(facts: Facts, players: int, event: Event) -> Trace:
    return _mark(f"{event.seat}.bar")


def _built(facts: Facts, players: int, event: Event) -> Trace:
    piece = building_piece(facts, event.what)
    trace = _move(piece, stock(facts, event.what), space(event.seat, event.where))
    if event.amount >= 0:
        trace.anchors.append(space(event.seat, event.amount))
    return trace


def building_piece(facts: Facts, building: int) -> str:
    """A building tile by what is printed on it: "building:park", "double:column+park"."""
    if building < SINGLE_COLOURED:
        return f"building:{GREY_NAMES[building]}"
    if building < DOUBLE_MIXED:
        return f"building:{COLOUR_NAMES[building - SINGLE_COLOURED]}"
    colour = (building - DOUBLE_MIXED) % COLOURS
    first = GREY_NAMES[facts.double_grey[colour]] if building < DOUBLE_PAIR else COLOUR_NAMES[colour]
    return f"double:{first}+{COLOUR_NAMES[colour]}"


def _track(facts: Facts, players: int, event: Event) -> Trace:
    track = event.what
    before = "column" if event.amount < 2 else benefit(track, event.amount - 2)
    return _move(f"marker:{event.seat}", before, benefit(track, event.amount - 1))


def _benefit(facts: Facts, players: int, event: Event) -> Trace:
    return _mark(benefit(event.what, event.where))


def _drew(facts: Facts, players: int, event: Event) -> Trace:
    piece = face_piece(facts, event.what, event.seat)
    return _move(piece, space(event.seat, event.where), hand(event.seat, HAND_OWN))


def _marker(facts: Facts, players: int, event: Event) -> Trace:
    return _move(f"marker:{event.seat}", benefit(event.what, len(LEVEL_NAMES) - 1), "column")


def _envoy(facts: Facts, players: int, event: Event) -> Trace:
    return _move(f"envoy:{event.seat}", f"{event.seat}.ship", square(event.where))


def _area(facts: Facts, players: int, event: Event) -> Trace:
    return _mark(square(event.where))


def _bonus(facts: Facts, players: int, event: Event) -> Trace:
    return _mark(f"bonus.{BONUS_NAMES[event.what]}")


def _corner(facts: Facts, players: int, event: Event) -> Trace:
    return _mark(corner(event.seat, event.where))


def _task(facts: Facts, players: int, event: Event) -> Trace:
    return _mark(f"{event.seat}.score")


_TRACES: dict[int, Callable[[Facts, int, Event], Trace]] = {
    ROUND_BEGINS: _round,
    LOOKED: _looked,
    TOOK: _took,
    PASSED: _passed,
    RECEIVED: _received,
    RECLAIMED: _reclaimed,
    SHOWN: _shown,
    USED: _used,
    TO_SHIP: _to_ship,
    BESIDE: _beside,
    GONE: _used,
    GAINED: _gained,
    SPENT: _spent,
    CITIZEN_PLACED: _citizen,
    BAR_MOVED: _bar,
    BAR_TURNED: _bar,
    BUILT: _built,
    TRACK_MOVED: _track,
    BENEFIT_TAKEN: _benefit,
    DREW: _drew,
    MARKER_MOVED: _marker,
    ENVOY_PLACED: _envoy,
    AREA_COMPLETED: _area,
    BONUS_TAKEN: _bonus,
    PAID: _row,
    LAPSED: _row,
    HONOURED: _row,
    CRANE_UNCOVERED: _corner,
    CRANE_CLEARED: _corner,
    TASK_FULFILLED: _task,
}


def _place_of_points(event: Event) -> str:
    """Where points are scored, by their source."""
    seat, where = event.seat, event.where
    if event.what in (SOURCE_CRANE, SOURCE_CRANE_BONUS):
        return corner(seat, where)
    if event.what == SOURCE_COLONIA:
        return row(seat, where)
    if event.what == SOURCE_AREA:
        return f"{seat}.bar"
    if event.what in (SOURCE_COLUMN, SOURCE_MARKER):
        return "column"
    if event.what == SOURCE_AREA_BONUS:
        return "bonus.points"
    return f"{seat}.score"
