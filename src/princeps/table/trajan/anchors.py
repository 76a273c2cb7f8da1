"""Places on the table of Trajan: where each answer is given, where each event happens, and what moves."""

from collections.abc import Callable

from princeps.games.trajan.actions import (
    ACTION_NAMES,
    ACTIONS,
    BUILDING_NAMES,
    COLOUR_NAMES,
    COMMODITY_NAMES,
    DEMAND_NAMES,
    FORUM_TILE_NAMES,
    PILE_NAMES,
    PROVINCE_NAMES,
    SHIP_NAMES,
    SITE_NAMES,
    STACK_NAMES,
)
from princeps.games.trajan.events import (
    ACCOMPLISHED,
    ACTION_TAKEN,
    BUILT,
    CARD_DRAWN,
    CARD_TAKEN,
    CARDS_DRAWN,
    CLIMBED,
    CONQUERED,
    DEMAND_MET,
    DISCARDED,
    ELECTED,
    EXTRA_USED,
    FORUM_TILE_TAKEN,
    KEPT,
    LOADED,
    MARCHED,
    MARKER_PLACED,
    PLAYED,
    PLUS_TWO_PLACED,
    POINTS,
    RECRUITED,
    ROUND_ENDS,
    SHIPPED,
    SOURCE_NAMES,
    SOWN,
    TILE_TAKEN,
    TIME_PASSED,
    TRAY_CHOSEN,
)
from princeps.games.trajan.forum import FROM_PROVINCE
from princeps.games.trajan.state import (
    BUILDINGS_OF_A_TYPE,
    CAMP,
    SOURCE_BONUS,
    SOURCE_BUILDING,
    SOURCE_DEMANDS,
    SOURCE_HAND,
    SOURCE_LEGIONNAIRES,
    SOURCE_OPEN_TILES,
    SOURCE_PROVINCE,
    SOURCE_SENATE,
    SOURCE_SHIPPING,
    SOURCE_TRAJAN_TILE,
    SOURCE_WORKERS,
    TILES_IN_STACK,
    WILD_ACTION,
    State,
)
from princeps.games.trajan.turn import EXTRA_WILD
from princeps.kernel.agenda import top
from princeps.kernel.events import Event
from princeps.table.board import Trace
from princeps.table.messages import Gain, Motion


def tray(seat: int, action: int) -> str:
    return f"{seat}.tray.{ACTION_NAMES[action]}"


def slot(seat: int, action: int) -> str:
    return f"{seat}.slot.{ACTION_NAMES[action]}"


def card(seat: int, commodity: int) -> str:
    return f"{seat}.hand.{COMMODITY_NAMES[commodity]}"


def pile(number: int) -> str:
    return f"pile.{PILE_NAMES[number]}"


def province(number: int) -> str:
    return "camp" if number == CAMP else f"province.{PROVINCE_NAMES[number]}"


def site(number: int) -> str:
    return f"site.{SITE_NAMES[number]}"


def ship(number: int) -> str:
    return f"ship.{SHIP_NAMES[number]}"


def stack(number: int) -> str:
    return f"stack.{STACK_NAMES[number]}"


def owned_tile(seat: int, kind: int) -> str:
    return f"{seat}.tile.{FORUM_TILE_NAMES[kind]}"


# --- where an answer is given ----------------------------------------------------------------------------------------


def anchor_of(state: State, seat: int, action: int) -> str | None:
    """Where on the table an action is chosen; nothing if it is a button."""
    block = ACTIONS.block_of(action)
    find = _ANCHORS.get(block.name)
    return find(state, seat, *block.indices(action)) if find else None


def _of_marker(state: State, seat: int, colour: int) -> str:
    return f"{seat}.marker.{COLOUR_NAMES[colour]}"


def _of_card_source(state: State, seat: int, source: int) -> str:
    return "deck" if source == 0 else pile(source - 1)


def _of_stack(state: State, seat: int, number: int, place: int = 0) -> str:
    return stack(number)


def _of_tray(state: State, seat: int, action: int) -> str:
    return tray(seat, action)


def _of_plus_two(state: State, seat: int, action: int) -> str:
    return f"{seat}.plus-two.{ACTION_NAMES[action]}"


def _of_deck(state: State, seat: int) -> str:
    return "deck"


def _of_pile(state: State, seat: int, number: int) -> str:
    return pile(number)


def _of_card(state: State, seat: int, commodity: int, place: int = 0) -> str:
    return card(seat, commodity)


def _of_ship(state: State, seat: int, number: int) -> str:
    return ship(number)


def _of_wild_commodity(state: State, seat: int) -> str:
    return f"{seat}.tile.wild-commodity"


def _of_forum_tile(state: State, seat: int, kind: int) -> str:
    return f"forum.{FORUM_TILE_NAMES[kind]}"


def _of_legion_camp(state: State, seat: int) -> str:
    return "camp"


def _of_province(state: State, seat: int, number: int) -> str:
    return province(number)


def _of_leader(state: State, seat: int) -> str:
    return province(int(state.players[seat].leader))


def _of_senate(state: State, seat: int) -> str:
    return f"senate.{int(state.players[seat].votes) + 1}"


def _of_worker_camp(state: State, seat: int) -> str:
    return "worker-camp"


def _of_site(state: State, seat: int, number: int) -> str:
    return site(number)


def _of_extra(state: State, seat: int, choice: int) -> str:
    if choice == EXTRA_WILD:
        return owned_tile(seat, WILD_ACTION)
    return f"{seat}.tile.extra-{ACTION_NAMES[int(top(state).what) % len(ACTION_NAMES)]}"


def _of_bonus(state: State, seat: int, number: int) -> str:
    return f"bonus.{number + 1}"


_ANCHORS: dict[str, Callable[..., str | None]] = {
    "marker": _of_marker,
    "card": _of_card_source,
    "first-tile": _of_stack,
    "tray": _of_tray,
    "sow": _of_marker,
    "plus-two": _of_plus_two,
    "draw-two": _of_deck,
    "take-card": _of_pile,
    "play": _of_card,
    "ship": _of_ship,
    "discard": _of_card,
    "load": _of_card,
    "load-with-wild": _of_card,
    "load-wild": _of_wild_commodity,
    "forum": _of_forum_tile,
    "recruit": _of_legion_camp,
    "march": _of_province,
    "conquer": _of_leader,
    "climb": _of_senate,
    "tile": _of_stack,
    "hire": _of_worker_camp,
    "build": _of_site,
    "extra": _of_extra,
    "bonus": _of_bonus,
}


# --- where things happen, and what moves -----------------------------------------------------------------------------


def trace(event: Event) -> Trace:
    if event.kind == POINTS:
        anchor = _place_of_points(event)
        return Trace([anchor], [], [Gain(event.seat, event.amount, anchor, SOURCE_NAMES[event.what])])
    find = _TRACES.get(event.kind)
    return find(event) if find else Trace([], [], [])


def _move(piece: str, source: str, target: str) -> Trace:
    return Trace([target], [Motion(piece, source, target)], [])


def _mark(*anchors: str) -> Trace:
    return Trace(list(anchors), [], [])


def _marker_placed(event: Event) -> Trace:
    colour = COLOUR_NAMES[event.what]
    return _move(f"m:{colour}", f"{event.seat}.marker.{colour}", tray(event.seat, event.where))


def _sown(event: Event) -> Trace:
    return _move(f"m:{COLOUR_NAMES[event.what]}", f"{event.seat}.sowing", tray(event.seat, event.where))


def _card_taken(event: Event) -> Trace:
    return _move(f"card:{COMMODITY_NAMES[event.what]}", pile(event.where), f"{event.seat}.hand")


def _card_drawn(event: Event) -> Trace:
    return _move(f"card:{COMMODITY_NAMES[event.what]}", "deck", f"{event.seat}.hand")


def _cards_drawn(event: Event) -> Trace:
    """None if they have run out."""
    return _move("card:back", "deck", f"{event.seat}.hand") if event.amount else _mark("deck")


def _tile_taken(event: Event) -> Trace:
    return _move(f"trajan-tile:{event.what}", stack(event.what // TILES_IN_STACK), slot(event.seat, event.where))


def _tray_chosen(event: Event) -> Trace:
    return _mark(tray(event.seat, event.what))


def _time(event: Event) -> Trace:
    return _mark("time")


def _accomplished(event: Event) -> Trace:
    return _move(f"trajan-tile:{event.what}", slot(event.seat, event.where), f"{event.seat}.score")


def _plus_two(event: Event) -> Trace:
    return _mark(f"{event.seat}.plus-two.{ACTION_NAMES[event.what]}")


def _recruits(event: Event) -> Trace:
    return _move(f"token:{event.seat}", f"{event.seat}.supply", "worker-camp" if event.what else "camp")


def _kept(event: Event) -> Trace:
    return _mark(f"{event.seat}.kept.{DEMAND_NAMES[event.what]}")


def _action(event: Event) -> Trace:
    return _mark(tray(event.seat, event.what))


def _extra(event: Event) -> Trace:
    kind = "wild-action" if event.where == EXTRA_WILD else f"extra-{ACTION_NAMES[event.what]}"
    return _mark(f"{event.seat}.tile.{kind}")


def _discarded(event: Event) -> Trace:
    return _move(f"card:{COMMODITY_NAMES[event.what]}", f"{event.seat}.hand", pile(event.where))


def _played(event: Event) -> Trace:
    name = COMMODITY_NAMES[event.what]
    return _move(f"card:{name}", f"{event.seat}.hand", f"{event.seat}.display.{name}")


def _shipped(event: Event) -> Trace:
    return _mark(ship(event.what))


def _loaded(event: Event) -> Trace:
    return _move(f"card:{COMMODITY_NAMES[event.what]}", f"{event.seat}.hand", ship(event.where))


def _forum_tile(event: Event) -> Trace:
    name = FORUM_TILE_NAMES[event.what]
    source = f"{event.seat}.leader" if event.where == FROM_PROVINCE else f"forum.{name}"
    return _move(f"forum-tile:{name}", source, f"{event.seat}.tile.{name}")


def _marched(event: Event) -> Trace:
    return _move(f"leader:{event.seat}", f"{event.seat}.leader", province(event.where))


def _conquered(event: Event) -> Trace:
    return _move(f"token:{event.seat}", "camp", province(event.where))


def _climbed(event: Event) -> Trace:
    return _move(f"disc:{event.seat}", f"senate.{event.amount - 1}", f"senate.{event.amount}")


def _built(event: Event) -> Trace:
    here = site(event.where)
    if event.what < 0:
        return _move(f"token:{event.seat}", "worker-camp", here)
    name = BUILDING_NAMES[event.what // BUILDINGS_OF_A_TYPE]
    moved = _move(f"token:{event.seat}", "worker-camp", here)
    moved.motions.append(Motion(f"construction:{name}", here, f"{event.seat}.building.{name}"))
    return moved


def _demand(event: Event) -> Trace:
    return _mark("demands")


def _elected(event: Event) -> Trace:
    return _move(f"bonus:{event.what}", f"bonus.{event.amount + 1}", f"{event.seat}.bonus")


_TRACES: dict[int, Callable[[Event], Trace]] = {
    MARKER_PLACED: _marker_placed,
    SOWN: _sown,
    CARD_TAKEN: _card_taken,
    CARD_DRAWN: _card_drawn,
    CARDS_DRAWN: _cards_drawn,
    TILE_TAKEN: _tile_taken,
    TRAY_CHOSEN: _tray_chosen,
    TIME_PASSED: _time,
    ACCOMPLISHED: _accomplished,
    PLUS_TWO_PLACED: _plus_two,
    RECRUITED: _recruits,
    KEPT: _kept,
    ACTION_TAKEN: _action,
    EXTRA_USED: _extra,
    DISCARDED: _discarded,
    PLAYED: _played,
    SHIPPED: _shipped,
    LOADED: _loaded,
    FORUM_TILE_TAKEN: _forum_tile,
    MARCHED: _marched,
    CONQUERED: _conquered,
    CLIMBED: _climbed,
    BUILT: _built,
    ROUND_ENDS: _demand,
    DEMAND_MET: _demand,
    ELECTED: _elected,
}


def _place_of_points(event: Event) -> str:
    """Where points are scored, by their source."""
    find = _POINTS.get(event.what)
    return find(event) if find else f"{event.seat}.score"


_POINTS: dict[int, Callable[[Event], str]] = {
    SOURCE_PROVINCE: lambda event: province(event.where),
    SOURCE_SENATE: lambda event: f"{event.seat}.disc",
    SOURCE_SHIPPING: lambda event: ship(event.where),
    SOURCE_TRAJAN_TILE: lambda event: f"{event.seat}.circle",
    SOURCE_BUILDING: lambda event: site(event.where),
    SOURCE_DEMANDS: lambda event: "demands",
    SOURCE_HAND: lambda event: f"{event.seat}.hand",
    SOURCE_WORKERS: lambda event: "worker-camp",
    SOURCE_LEGIONNAIRES: lambda event: "camp",
    SOURCE_BONUS: lambda event: f"{event.seat}.bonus",
    SOURCE_OPEN_TILES: lambda event: f"{event.seat}.circle",
}
