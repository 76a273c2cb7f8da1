"""Events in words. What a player did is a predicate, so that several form one sentence; the rest are sentences."""

from collections.abc import Callable, Sequence
from itertools import groupby

from princeps.games.trajan.actions import SITE_NAMES, action_id, colour_id, commodity_id, pile_id, province_id
from princeps.games.trajan.events import (
    ACCOMPLISHED,
    ACTION_TAKEN,
    BUILT,
    CARD_DRAWN,
    CARD_TAKEN,
    CARDS_DRAWN,
    CLIMBED,
    CONQUERED,
    DECLINED,
    DEMAND_MET,
    DEMAND_UNMET,
    DISCARDED,
    ELECTED,
    EVENT_NAMES,
    EXTRA_USED,
    FORUM_TILE_TAKEN,
    GAME_OVER,
    KEPT,
    LOADED,
    MARCHED,
    MARKER_PLACED,
    PLAYED,
    PLUS_TWO_PLACED,
    POINTS,
    QUARTER_ENDS,
    RECRUITED,
    REFILLED,
    RESHUFFLED,
    ROUND_ENDS,
    SHIPPED,
    SOURCE_NAMES,
    SOWN,
    TILE_TAKEN,
    TIME_PASSED,
    TRAY_CHOSEN,
    TURN_BEGINS,
)
from princeps.games.trajan.forum import FROM_PROVINCE
from princeps.games.trajan.state import NO_TILE, NOTHING, SOURCE_BONUS, SOURCE_PROVINCE
from princeps.games.trajan.trajan_tiles import TO_CONSTRUCTION
from princeps.kernel.events import Event
from princeps.locale import Value
from princeps.table.telling import EventWording, Telling
from princeps.table.trajan.vocabulary import NOTHING_ID, Vocabulary, demand_id, ship_id

SENTENCES = (RESHUFFLED, ROUND_ENDS, QUARTER_ENDS, REFILLED, GAME_OVER)
AUTOMATIC = (TURN_BEGINS, DEMAND_MET, DEMAND_UNMET, ELECTED, POINTS)
MINOR = (TURN_BEGINS, TIME_PASSED, ACTION_TAKEN)  # accompany an event that says more
LISTED = (SOWN, LOADED, CARD_DRAWN)  # several in a row are reported as one


def without_counts(events: Sequence[Event], reader: int) -> list[Event]:
    """A reader who saw the drawn cards does not need to be told how many there were."""
    saw_cards = any(event.kind == CARD_DRAWN and event.is_seen_by(reader) for event in events)
    return [event for event in events if not (saw_cards and event.kind == CARDS_DRAWN)]


def goes_on(run: Sequence[Event]) -> bool:
    """Markers continue what the chosen tray began."""
    return all(event.kind == SOWN for event in run)


def _deeds(words: Vocabulary, events: Sequence[Event]) -> list[str]:
    found: list[str] = []
    for kind, run in groupby(_untold(events), lambda event: event.kind):
        if kind in LISTED:
            found.append(_listed(words, kind, list(run)))
        else:
            found += [TELLING.deed(words, event) for event in run]
    return found


def _untold(events: Sequence[Event]) -> list[Event]:
    """Leaves out what another event implies: time moves as many spaces as there are markers, and what was done in an
    action shows which action it was."""
    told = {TIME_PASSED} if any(event.kind == TRAY_CHOSEN for event in events) else set()
    told |= {ACTION_TAKEN} if events[-1].kind != ACTION_TAKEN else set()
    return [event for event in events if event.kind not in told]


def _listed(words: Vocabulary, kind: int, events: Sequence[Event]) -> str:
    message = f"event-{EVENT_NAMES[kind]}"
    parts = [words.text(message, "part", **_DETAILS[kind](words, event)[1]) for event in events]
    return words.text(message, parts=words.catalogue.listed(parts))


# --- markers and Trajan tiles ----------------------------------------------------------------------------------------


def _marker(words: Vocabulary, event: Event) -> EventWording:
    return "", {"colour": colour_id(event.what), "action": action_id(event.where)}


def _action(words: Vocabulary, event: Event) -> EventWording:
    return "", {"action": action_id(event.what), "count": event.amount}


def _count(words: Vocabulary, event: Event) -> EventWording:
    return "", {"count": event.amount}


def _trajan_tile(words: Vocabulary, event: Event) -> EventWording:
    values: dict[str, Value] = {"stack": words.stack_of(event.what), "tile": words.trajan_tile(event.what)}
    return "", values | {"action": action_id(event.where)}


def _declined(words: Vocabulary, event: Event) -> EventWording:
    return ("-reward", {}) if event.what == NOTHING else ("", {"action": action_id(event.what)})


def _recruits(words: Vocabulary, event: Event) -> EventWording:
    return "", {"kind": "workers" if event.what == TO_CONSTRUCTION else "legionnaires", "count": event.amount}


def _demand(words: Vocabulary, event: Event) -> EventWording:
    means = ("trajan", "icon", "wild")[event.where]
    return "", {"demand": demand_id(event.what), "means": means, "count": event.amount}


def _extra(words: Vocabulary, event: Event) -> EventWording:
    return "", {"action": action_id(event.what), "wild": event.where, "count": event.amount}


# --- actions ---------------------------------------------------------------------------------------------------------


def _card(words: Vocabulary, event: Event) -> EventWording:
    return "", {"commodity": commodity_id(event.what), "pile": pile_id(event.where), "count": event.amount}


def _loaded(words: Vocabulary, event: Event) -> EventWording:
    return "", {"commodity": commodity_id(event.what), "count": event.amount}


def _drawn(words: Vocabulary, event: Event) -> EventWording:
    return ("", {"count": event.amount}) if event.amount else ("-none", {})


def _shipped(words: Vocabulary, event: Event) -> EventWording:
    return "", {"ship": ship_id(event.what), "wilds": event.where, "count": event.amount}


def _forum_tile(words: Vocabulary, event: Event) -> EventWording:
    return "", {"tile": words.tile(event.what), "place": "province" if event.where == FROM_PROVINCE else "forum"}


def _province(words: Vocabulary, event: Event) -> EventWording:
    return "", {"province": province_id(event.where)}


def _climbed(words: Vocabulary, event: Event) -> EventWording:
    return "", {"step": event.amount}


def _built(words: Vocabulary, event: Event) -> EventWording:
    suffix = "-empty" if event.what == NO_TILE else ""
    return suffix, {"building": words.building(event.what), "site": SITE_NAMES[event.where]}


# --- rounds, quarters, points ----------------------------------------------------------------------------------------


def _round(words: Vocabulary, event: Event) -> EventWording:
    if event.what == NOTHING:
        return "-last", {"round": event.amount + 1}
    return "", {"round": event.amount + 1, "demand": demand_id(event.what)}


def _quarter(words: Vocabulary, event: Event) -> EventWording:
    return "", {"quarter": f"trajan-quarter-{event.amount}"}


def _elected(words: Vocabulary, event: Event) -> EventWording:
    office = "vice" if event.where else "consul"
    return "", {"office": office, "bonus": words.bonus_worth(event.what, event.where)}


def _points(words: Vocabulary, event: Event) -> EventWording:
    """For some sources `where` gives details."""
    values: dict[str, Value] = {"points": abs(event.amount), "province": NOTHING_ID, "bonus": "", "count": event.where}
    if event.what == SOURCE_PROVINCE:
        values["province"] = province_id(event.where)
    elif event.what == SOURCE_BONUS:
        values["bonus"] = words.bonus(event.where)
    return f"-{SOURCE_NAMES[event.what]}", values


_DETAILS: dict[int, Callable[[Vocabulary, Event], EventWording]] = {
    POINTS: _points,
    MARKER_PLACED: _marker,
    CARD_TAKEN: _card,
    CARD_DRAWN: _loaded,
    CARDS_DRAWN: _drawn,
    RESHUFFLED: _count,
    TILE_TAKEN: _trajan_tile,
    TRAY_CHOSEN: _action,
    SOWN: _marker,
    TIME_PASSED: _count,
    ACCOMPLISHED: _trajan_tile,
    DECLINED: _declined,
    PLUS_TWO_PLACED: _action,
    RECRUITED: _recruits,
    KEPT: lambda words, event: ("", {"demand": demand_id(event.what)}),
    ACTION_TAKEN: _action,
    EXTRA_USED: _extra,
    DISCARDED: _card,
    PLAYED: _loaded,
    SHIPPED: _shipped,
    LOADED: _loaded,
    FORUM_TILE_TAKEN: _forum_tile,
    MARCHED: _province,
    CONQUERED: _province,
    CLIMBED: _climbed,
    BUILT: _built,
    ROUND_ENDS: _round,
    QUARTER_ENDS: _quarter,
    DEMAND_MET: _demand,
    DEMAND_UNMET: _count,
    ELECTED: _elected,
}

TELLING = Telling(EVENT_NAMES, _DETAILS, SENTENCES, AUTOMATIC, MINOR, _deeds)
