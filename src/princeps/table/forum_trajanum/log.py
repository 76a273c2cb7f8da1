"""Events in words. What a player did is a predicate, so that several form one sentence; the rest are sentences."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby

from princeps.games.forum_trajanum.actions import (
    BONUS_NAMES,
    QUESTIONS,
    SPACE_NAMES,
    SQUARE_NAMES,
    corner_id,
    resource_id,
    row_id,
)
from princeps.games.forum_trajanum.building import DOUBLE_MIXED, DOUBLE_PAIR
from princeps.games.forum_trajanum.edition import MOST_EFFECTS
from princeps.games.forum_trajanum.events import (
    AREA_COMPLETED,
    BAR_MOVED,
    BENEFIT_TAKEN,
    BESIDE,
    BONUS_TAKEN,
    BUILT,
    CITIZEN_PLACED,
    CRANE_CLEARED,
    CRANE_UNCOVERED,
    DECLINED,
    DREW,
    ENVOY_PLACED,
    EVENT_NAMES,
    GAINED,
    GAME_OVER,
    GONE,
    HONOURED,
    LAPSED,
    LOOKED,
    MARKER_MOVED,
    NO_ROOM,
    PAID,
    PASSED,
    POINTS,
    RECEIVED,
    RECLAIMED,
    ROUND_BEGINS,
    SCORING_BEGINS,
    SHOWN,
    SKIPPED,
    SOURCE_NAMES,
    SPENT,
    TASK_FULFILLED,
    TO_SHIP,
    TOOK,
    TRACK_MOVED,
    TURN_BEGINS,
    USED,
)
from princeps.games.forum_trajanum.state import (
    CYCLES,
    EAGLE,
    NO_TILE,
    ROUNDS,
    SOURCE_AREA,
    SOURCE_AREA_BONUS,
    SOURCE_COLONIA,
    SOURCE_CRANE,
    SOURCE_CRANE_BONUS,
    SOURCE_MARKER,
    UNKNOWN_FACE,
)
from princeps.kernel.events import Event
from princeps.locale import Value
from princeps.table.forum_trajanum.questions import building_halves
from princeps.table.forum_trajanum.vocabulary import Vocabulary, class_id, cycle_id, grey_id, square_id
from princeps.table.telling import EventWording, Telling

SENTENCES = (ROUND_BEGINS, SCORING_BEGINS, GAME_OVER)
AUTOMATIC = (RECEIVED, TURN_BEGINS, SHOWN, LAPSED, TASK_FULFILLED, POINTS)
MINOR = (RECEIVED, TURN_BEGINS, RECLAIMED, TO_SHIP, BESIDE, GONE, SPENT)  # accompany an event that says more
AMOUNTS = (GAINED, SPENT)
LEAVING = (TO_SHIP, BESIDE, GONE)  # where a tile ends up


def _deeds(words: Vocabulary, events: Sequence[Event]) -> list[str]:
    """Resources gained or spent together are reported together; so are tiles, for readers who see their origin."""
    found: list[str] = []
    used = NO_TILE
    for (kind, _), together in groupby(_untold(words, events), _likeness):
        run = list(together)
        if kind in AMOUNTS:
            found.append(_amounts(words, kind, run))
        elif kind == TOOK and not words.typed:
            found.append(TELLING.deed(words, run[0], count=len(run)))
        elif kind in LEAVING and run[0].what == used:
            found.append(TELLING.deed(words, run[0], "-used"))
        else:
            found += [TELLING.deed(words, event) for event in run]
        used = run[-1].what if kind == USED else used
    return found


def _likeness(event: Event) -> tuple[int, tuple[int, ...]]:
    """Taken tiles are alike if they lie face down and were all taken by street cards, or all by Tribunes."""
    if event.kind != TOOK:
        return event.kind, ()
    return event.kind, (event.amount, NO_TILE if event.what == UNKNOWN_FACE else event.where)


def _untold(words: Vocabulary, events: Sequence[Event]) -> list[Event]:
    """Leaves out what another event implies: tiles and benefits give what they show, and each paid row costs a coin."""
    kinds, shown = {event.kind for event in events}, Counter[str]()
    found: list[Event] = []
    for event in events:
        shown.update(_shows(words, event))
        if event.kind == GAINED:
            resource = resource_id(event.what)
            told = min(shown[resource], event.amount)
            shown[resource] -= told
            found += [event._replace(amount=event.amount - told)] if event.amount > told else []
        elif not (event.kind == SPENT and PAID in kinds) and not (_is_bonus(event) and BONUS_TAKEN in kinds):
            found.append(event)
    return found


def _is_bonus(event: Event) -> bool:
    return event.kind == POINTS and event.what == SOURCE_AREA_BONUS


def _shows(words: Vocabulary, event: Event) -> Counter[str]:
    """What an event gives, according to its words."""
    if event.kind == USED:
        return Counter(words.items(event.what))
    if event.kind == BENEFIT_TAKEN:
        effects = words.facts.track[event.what, event.where].tolist()
        return Counter(
            {f"forum-trajanum-item-{name}": count for name, count in zip(MOST_EFFECTS, effects, strict=True)}
        )
    return Counter([f"forum-trajanum-item-{BONUS_NAMES[event.what]}"] if event.kind == BONUS_TAKEN else [])


def _amounts(words: Vocabulary, kind: int, events: Sequence[Event]) -> str:
    totals: Counter[int] = Counter()
    for event in events:
        totals[event.what] += event.amount
    message = f"event-{EVENT_NAMES[kind]}"
    parts = [words.text(message, "amount", resource=resource_id(what), count=n) for what, n in totals.items()]
    return words.text(message, amounts=words.catalogue.listed(parts))


# --- rounds and tiles ------------------------------------------------------------------------------------------------


def _round(words: Vocabulary, event: Event) -> EventWording:
    return "", {
        "round": event.amount + 1,
        "rounds": CYCLES * ROUNDS,
        "first": words.street_id(event.what),
        "second": words.street_id(event.where),
        "player": words.names[event.seat],
    }


def _face_on_space(words: Vocabulary, event: Event) -> EventWording:
    return "", {"space": SPACE_NAMES[event.where], "tile": words.tile(event.what)}


def _took(words: Vocabulary, event: Event) -> EventWording:
    suffix = "" if event.what == UNKNOWN_FACE else "-known"
    return suffix, {
        "space": SPACE_NAMES[event.where],
        "tile": words.tile(event.what),
        "tribune": event.amount,
    }


def _skipped(words: Vocabulary, event: Event) -> EventWording:
    return "", {"card": event.where + 1}


def _other_seat(words: Vocabulary, event: Event) -> EventWording:
    return "", {"tile": words.tile(event.what), "other": words.names[event.where]}


def _tile(words: Vocabulary, event: Event) -> EventWording:
    return "", {"tile": words.tile(event.what)}


def _shown(words: Vocabulary, event: Event) -> EventWording:
    has_own, has_received = event.what != NO_TILE, event.where != NO_TILE
    suffix = {(True, True): "", (True, False): "-own", (False, True): "-received", (False, False): "-none"}
    return suffix[has_own, has_received], {"own": words.tile(event.what), "received": words.tile(event.where)}


# --- resources and citizens ------------------------------------------------------------------------------------------


def _row(words: Vocabulary, event: Event) -> EventWording:
    return "", {"row": row_id(event.what), "place": event.where}


def _declined(words: Vocabulary, event: Event) -> EventWording:
    return f"-{QUESTIONS.name_of(event.what)}", {}


def _no_room(words: Vocabulary, event: Event) -> EventWording:
    return "", {"citizen": class_id(event.what)}


def _bar_moved(words: Vocabulary, event: Event) -> EventWording:
    return "", {"step": event.amount}


def _honour(words: Vocabulary, event: Event) -> EventWording:
    return ("-envoy", {}) if event.what < 0 else ("", {"row": row_id(event.what)})


def _corner(words: Vocabulary, event: Event) -> EventWording:
    return "", {"corner": corner_id(event.where)}


# --- building and the Forum ------------------------------------------------------------------------------------------


def _built(words: Vocabulary, event: Event) -> EventWording:
    halves = building_halves(words.facts, event.what)
    suffix = "" if event.what < DOUBLE_MIXED else "-mixed" if event.what < DOUBLE_PAIR else "-pair"
    return suffix, {
        "grey": halves[0],
        "building": halves[-1],
        "space": SPACE_NAMES[event.where],
        "other": SPACE_NAMES[event.amount],
    }


def _track(words: Vocabulary, event: Event) -> EventWording:
    return "", {"building": grey_id(event.what), "level": event.amount}


def _benefit(words: Vocabulary, event: Event) -> EventWording:
    return "", {"level": event.where + 1, "gain": words.benefit(event.what, event.where)}


def _envoy(words: Vocabulary, event: Event) -> EventWording:
    suffix = "-eagle" if event.what == EAGLE else ""
    return suffix, {"building": square_id(event.what), "square": SQUARE_NAMES[event.where]}


def _area(words: Vocabulary, event: Event) -> EventWording:
    return "", {"building": square_id(event.what), "size": event.amount}


def _bonus(words: Vocabulary, event: Event) -> EventWording:
    return "", {"bonus": words.bonus(event.what)}


# --- scoring ---------------------------------------------------------------------------------------------------------


def _scoring(words: Vocabulary, event: Event) -> EventWording:
    return "", {"cycle": cycle_id(event.amount)}


def _task(words: Vocabulary, event: Event) -> EventWording:
    card = words.edition.data["cards"][event.where]["id"]
    return "", {"kind": "collecting" if event.what else "building", "card": card, "times": event.amount}


def _points(words: Vocabulary, event: Event) -> EventWording:
    """For some sources `where` gives details."""
    values: dict[str, Value] = {"points": event.amount}
    if event.what == SOURCE_MARKER:
        values["building"] = grey_id(event.where)
    elif event.what in (SOURCE_CRANE, SOURCE_CRANE_BONUS):
        values["corner"] = corner_id(event.where)
    elif event.what == SOURCE_COLONIA:
        values["row"] = row_id(event.where)
    elif event.what == SOURCE_AREA:
        values["size"] = event.where
    return f"-{SOURCE_NAMES[event.what]}", values


_DETAILS: dict[int, Callable[[Vocabulary, Event], EventWording]] = {
    ROUND_BEGINS: _round,
    LOOKED: _face_on_space,
    DREW: _face_on_space,
    TOOK: _took,
    SKIPPED: _skipped,
    PASSED: _other_seat,
    RECEIVED: _other_seat,
    RECLAIMED: _tile,
    SHOWN: _shown,
    USED: _tile,
    TO_SHIP: _tile,
    BESIDE: _tile,
    GONE: _tile,
    CITIZEN_PLACED: _row,
    NO_ROOM: _no_room,
    BAR_MOVED: _bar_moved,
    BUILT: _built,
    TRACK_MOVED: _track,
    BENEFIT_TAKEN: _benefit,
    MARKER_MOVED: _track,
    ENVOY_PLACED: _envoy,
    AREA_COMPLETED: _area,
    BONUS_TAKEN: _bonus,
    DECLINED: _declined,
    POINTS: _points,
    SCORING_BEGINS: _scoring,
    PAID: _row,
    LAPSED: _row,
    CRANE_UNCOVERED: _corner,
    TASK_FULFILLED: _task,
    HONOURED: _honour,
    CRANE_CLEARED: _corner,
}

TELLING = Telling(EVENT_NAMES, _DETAILS, SENTENCES, AUTOMATIC, MINOR, _deeds)
