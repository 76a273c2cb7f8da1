"""Every action as a phrase."""

from princeps.games.trajan.actions import (
    QUESTIONS,
    SITE_NAMES,
    action_id,
    colour_id,
    commodity_id,
    pile_id,
    province_id,
    stack_id,
)
from princeps.games.trajan.military import province_points
from princeps.games.trajan.quarter import demand_in_question
from princeps.games.trajan.seaport import ASK_PLAY
from princeps.games.trajan.state import (
    BUILDINGS_OF_A_TYPE,
    CAMP,
    CARGO,
    NO_TILE,
    NOTHING,
    SENATE,
    SENATE_STEPS,
    SHIP_FRONT,
    SHIP_PAIRS,
    SHIPS,
    STARTING_SLOTS,
    State,
)
from princeps.games.trajan.turn import EXTRA_OWN
from princeps.kernel.agenda import top
from princeps.locale import Value
from princeps.table.answering import Answering, Wording
from princeps.table.trajan.circle import sowing_from
from princeps.table.trajan.questions import next_sown, reward_now
from princeps.table.trajan.vocabulary import NOTHING_ID, Vocabulary, demand_id, ship_id, top_of_pile

# --- setting up ------------------------------------------------------------------------------------------------------


def _marker(words: Vocabulary, state: State, seat: int, action: int, colour: int) -> Wording:
    return Wording("answer-marker", {"colour": colour_id(colour)})


def _card(words: Vocabulary, state: State, seat: int, action: int, place: int) -> Wording:
    return Wording("answer-card", {}) if place == 0 else _take_card(words, state, seat, action, place - 1)


def _first_tile(words: Vocabulary, state: State, seat: int, action: int, stack: int, place: int) -> Wording:
    slot = action_id(STARTING_SLOTS[place])
    return Wording("answer-first-tile", {"slot": slot, **_open_tile(words, state, stack)})


def _open_tile(words: Vocabulary, state: State, stack: int) -> dict[str, Value]:
    return {"stack": stack_id(stack), "tile": words.trajan_tile(int(state.stack_top[stack]))}


# --- sowing and the Trajan tile --------------------------------------------------------------------------------------


def _tray(words: Vocabulary, state: State, seat: int, action: int, tray: int) -> Wording:
    """Where the last marker ends up, how far time moves, and what that brings."""
    sowing = sowing_from(state, seat, tray)
    notes = [words.text("answer-tray-accomplishes")] if sowing.accomplishes else []
    if sowing.ends_round:
        notes.append(words.text("answer-tray-ends-quarter" if sowing.ends_quarter else "answer-tray-ends-round"))
    values: dict[str, Value] = {
        "tray": action_id(tray),
        "target": action_id(sowing.target),
        "count": sowing.markers,
        "notes": "".join(notes),
    }
    return Wording("answer-tray" if sowing.markers else "answer-tray-empty", values)


def _sow(words: Vocabulary, state: State, seat: int, action: int, colour: int) -> Wording:
    return Wording("answer-sow", {"colour": colour_id(colour), "action": action_id(next_sown(state))})


def _reward(words: Vocabulary, state: State, seat: int, action: int) -> Wording:
    return Wording("answer-reward", {"reward": reward_now(words, state)})


def _plus_two(words: Vocabulary, state: State, seat: int, action: int, place: int) -> Wording:
    return Wording("answer-plus-two", {"action": action_id(place)})


# --- the seaport -----------------------------------------------------------------------------------------------------


def _take_card(words: Vocabulary, state: State, seat: int, action: int, pile: int) -> Wording:
    return Wording("answer-take-card", {"commodity": top_of_pile(state, pile), "pile": pile_id(pile)})


def _play(words: Vocabulary, state: State, seat: int, action: int, card: int) -> Wording:
    second = state.players[seat].asked == ASK_PLAY
    return Wording("answer-play-second" if second else "answer-play", {"commodity": commodity_id(card)})


def _ship(words: Vocabulary, state: State, seat: int, action: int, ship: int) -> Wording:
    room = int(state.facts.ship_room[ship])
    worth = state.facts.ship_points[ship, state.ship[ship]].tolist()[1 : room + 1]
    side = "front" if state.ship[ship] == SHIP_FRONT else "back"
    return Wording("answer-ship", {"ship": ship_id(ship), "side": side, "worth": ", ".join(map(str, worth))})


def _discard(words: Vocabulary, state: State, seat: int, action: int, card: int, pile: int) -> Wording:
    return Wording("answer-discard", {"commodity": commodity_id(card), "pile": pile_id(pile)})


def _load(words: Vocabulary, state: State, seat: int, action: int, card: int) -> Wording:
    return _loaded(state, "answer-load-pair" if _is_pair(state) else "answer-load", commodity=commodity_id(card))


def _load_with_wild(words: Vocabulary, state: State, seat: int, action: int, card: int) -> Wording:
    return _loaded(state, "answer-load-with-wild", commodity=commodity_id(card))


def _load_wild(words: Vocabulary, state: State, seat: int, action: int) -> Wording:
    return _loaded(state, "answer-load-two-wilds" if _is_pair(state) else "answer-load-wild")


def _set_sail(words: Vocabulary, state: State, seat: int, action: int) -> Wording:
    return Wording("answer-set-sail", {"points": _worth(state, int(state.cargo_units))})


def _is_pair(state: State) -> bool:
    return bool(top(state).what == SHIP_PAIRS)


def _loaded(state: State, message: str, **values: Value) -> Wording:
    """With the points that the ship would then bring."""
    return Wording(message, {"points": _worth(state, int(state.cargo_units) + 1), **values})


def _worth(state: State, units: int) -> int:
    ship = int(top(state).what) % SHIPS
    return int(state.facts.ship_points[ship, state.ship[ship], min(units, CARGO)])


# --- the other actions -----------------------------------------------------------------------------------------------


def _forum(words: Vocabulary, state: State, seat: int, action: int, kind: int) -> Wording:
    return Wording("answer-forum", {"tile": words.tile(kind)})


def _march(words: Vocabulary, state: State, seat: int, action: int, province: int) -> Wording:
    tile = int(state.province[province])
    message = "answer-march-empty" if tile == NO_TILE else "answer-march"
    return Wording(
        message,
        {
            "province": province_id(province),
            "tile": words.tile(tile),
            "points": province_points(state, province),
            "stationed": "yes" if state.legion[province] >> seat & 1 else "no",
        },
    )


def _conquer(words: Vocabulary, state: State, seat: int, action: int) -> Wording:
    leader = int(state.players[seat].leader)
    points = 0 if leader == CAMP else province_points(state, leader)
    return Wording("answer-conquer", {"province": province_id(leader), "points": points})


def _climb(words: Vocabulary, state: State, seat: int, action: int) -> Wording:
    step = min(int(state.players[seat].votes) + 1, SENATE_STEPS - 1)
    facts = state.facts
    return Wording(
        "answer-climb", {"step": step, "points": int(facts.senate_points[step]), "votes": int(facts.senate_votes[step])}
    )


def _pick_tile(words: Vocabulary, state: State, seat: int, action: int, stack: int) -> Wording:
    return Wording("answer-tile", _open_tile(words, state, stack))


def _build(words: Vocabulary, state: State, seat: int, action: int, site: int) -> Wording:
    """What lies there, and the action that the first tile of its kind grants."""
    tile = int(state.site_tile[site])
    values = words.place("site", SITE_NAMES[site]) | {"building": words.building(tile), "action": NOTHING_ID}
    if tile == NO_TILE:
        return Wording("answer-build-empty", values)
    kind = tile // BUILDINGS_OF_A_TYPE
    free = int(state.facts.building_action[kind])
    if state.players[seat].buildings[kind] > 0 or free == NOTHING:
        return Wording("answer-build", values)
    return Wording("answer-build-first", values | {"action": action_id(free)})


def _extra(words: Vocabulary, state: State, seat: int, action: int, used: int) -> Wording:
    repeated = int(top(state).what) % len(state.players[seat].plus_two)
    times = 2 if state.players[seat].plus_two[repeated] else 1
    message = "answer-extra" if used == EXTRA_OWN else "answer-extra-wild"
    notes = _climbs(words, state, seat, times) if repeated == SENATE else ""
    return Wording(message, {"action": action_id(repeated), "times": times, "notes": notes})


def _climbs(words: Vocabulary, state: State, seat: int, times: int) -> str:
    """Where this many senate actions lead; what other actions bring is not known in advance."""
    votes = int(state.players[seat].votes)
    steps = range(votes + 1, min(votes + times, SENATE_STEPS - 1) + 1)
    points = sum(int(state.facts.senate_points[step]) for step in steps)
    return words.text("answer-extra-climbs", step=steps[-1], points=points) if steps else ""


def _decline(words: Vocabulary, state: State, seat: int, action: int) -> Wording:
    message = f"answer-decline-{QUESTIONS.name_of(state.players[seat].asked)}"
    return Wording(message if words.catalogue.knows(f"trajan-{message}") else "answer-decline", {})


# --- the end of a quarter --------------------------------------------------------------------------------------------


def _wilds(words: Vocabulary, state: State, seat: int, action: int, wilds: int) -> Wording:
    demand = demand_in_question(state, state.players[seat])
    return Wording("answer-wilds", {"count": wilds, "demand": NOTHING_ID if demand == NOTHING else demand_id(demand)})


def _bonus(words: Vocabulary, state: State, seat: int, action: int, place: int) -> Wording:
    tile = int(state.bonus_open[place])
    if tile == NOTHING:
        return Wording("answer-bonus-gone", {})
    return Wording("answer-bonus", {"bonus": words.bonus_worth(tile, 0)})


ANSWERING = Answering(
    QUESTIONS,
    {
        "marker": _marker,
        "card": _card,
        "first-tile": _first_tile,
        "tray": _tray,
        "sow": _sow,
        "reward": _reward,
        "plus-two": _plus_two,
        "take-card": _take_card,
        "play": _play,
        "ship": _ship,
        "discard": _discard,
        "load": _load,
        "load-with-wild": _load_with_wild,
        "load-wild": _load_wild,
        "set-sail": _set_sail,
        "forum": _forum,
        "march": _march,
        "conquer": _conquer,
        "climb": _climb,
        "tile": _pick_tile,
        "build": _build,
        "extra": _extra,
        "decline": _decline,
        "wilds": _wilds,
        "bonus": _bonus,
    },
)
