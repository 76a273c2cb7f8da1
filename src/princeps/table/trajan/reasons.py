"""Why an answer is good in Trajan: what the turn brings, which Trajan tile comes next, demands, votes, ships, sets."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from princeps.games.trajan.actions import ACTIONS, action_id, colour_id, commodity_id, province_id
from princeps.games.trajan.events import (
    ACCOMPLISHED,
    BUILT,
    CLIMBED,
    CONQUERED,
    EXTRA_USED,
    FORUM_TILE_TAKEN,
    LOADED,
    MARCHED,
    PLAYED,
    POINTS,
    SHIPPED,
)
from princeps.games.trajan.forum import FROM_PROVINCE
from princeps.games.trajan.military import province_points
from princeps.games.trajan.sowing import ASK_SOW
from princeps.games.trajan.state import (
    ARCH_WAITS,
    BONUS_TILES,
    CAMP,
    EXTRA_ACTION,
    NO_TILE,
    NOT_OWNED,
    NOTHING,
    QUARTERS,
    ROUNDS,
    SHIP_DIFFERENT,
    SHIP_IDENTICAL,
    SHIP_PAIRS,
    SHIPS,
    STARTING_SLOTS,
    WILD_ACTION,
    WILD_COMMODITY,
    YELLOW,
    State,
)
from princeps.games.trajan.turn import ASK_ACTION, ASK_EXTRA
from princeps.kernel.agenda import top
from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.locale import Value
from princeps.table.reasons import Course, Reason
from princeps.table.trajan.answers import ANSWERING
from princeps.table.trajan.circle import sowing_from
from princeps.table.trajan.scores import penalty
from princeps.table.trajan.tally import Tally, tally
from princeps.table.trajan.vocabulary import NOTHING_ID, Vocabulary, ship_id, top_of_pile

WITHIN = {"tray": ("sow",), "sow": ("sow",), "ship": ("load", "load-with-wild", "load-wild", "set-sail")}
LOADING = ("load", "load-with-wild", "load-wild")
SOWING = ("tray", "sow")
ALWAYS_TOLD = (ACCOMPLISHED,)  # also for the answer itself, whose phrase does not say it
SOON = 0.6  # for points that somebody else, or the end of the game, may still prevent
LEAST = 1.0  # the worth of what brings no points yet

SOURCES_OF_REASONS = {
    "accomplish": "trajan-tile",
    "next-tile": "trajan-tile",
    "new-tile": "trajan-tile",
    "tile-lacks": "trajan-tile",
    "ship": "shipping",
    "cargo": "shipping",
    "keeps-cargo": "shipping",
    "conquer": "province",
    "march": "province",
    "march-conquer": "province",
    "recruit-conquer": "province",
    "climb": "senate",
    "votes": "bonus",
    "votes-behind": "bonus",
    "bonus-tile": "bonus",
    "bonus-now": "bonus",
    "build": "building",
    "hire": "building",
    "sets": "sets",
    "demand": "demands",
    "ends-quarter": "demands",
}


def gesture(course: Course) -> list[int]:
    """A tray with the order of its markers, a ship with its cargo."""
    following = WITHIN.get(course.block, (*LOADING, "set-sail") if course.block in LOADING else ())
    done = [course.action]
    for step in course.steps[1:]:
        if step.block not in following:
            break
        done.append(step.action)
    return done


def advised(words: Vocabulary, course: Course) -> str:
    """A shipment with its cargo; everything else in the words of the answer."""
    events = [pair for step in course.steps for pair in _with_points(course.seat, step.events)]
    sailing = next(((event, points) for event, points in events if event.kind == SHIPPED), None)
    if not sailing or course.block not in ("ship", *LOADING):
        return ANSWERING.answer(words, course.before.state, course.seat, course.action).phrase
    shipped, points = sailing
    cargo = [words.times(words.name(commodity_id(it.what)), it.amount) for it, _ in events if it.kind == LOADED]
    if shipped.where:
        cargo.append(words.times(words.name("trajan-tile-wild-commodity"), shipped.where))
    return words.text("advised-ship", ship=ship_id(shipped.what), cargo=words.catalogue.listed(cargo), points=points)


def reasons(words: Vocabulary, course: Course) -> list[Reason]:
    about = _ABOUT.get(course.block)
    return [
        *_deeds(words, course),
        *_intended(words, course),
        *_demands(words, course),
        *_votes(course),
        *_sets(course),
        *_bonuses(words, course),
        *_rounds(course),
        *(about(words, course) if about else ()),
    ]


# --- what is done in this turn ---------------------------------------------------------------------------------------


def _deeds(words: Vocabulary, course: Course) -> Iterator[Reason]:
    said = len(gesture(course))
    for number, step in enumerate(course.steps):
        for event, points in _with_points(course.seat, step.events):
            if event.kind in _DEEDS and (number >= said or event.kind in ALWAYS_TOLD):
                message, worth, values = _DEEDS[event.kind](words, event)
                yield Reason(message, worth + points, {**values, "points": points}, is_deed=True)


def _intended(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """What comes next in this turn when only its outcome is hidden: cards to draw, a Trajan tile to take."""
    state: State = course.after.state
    if course.then is None:
        if course.steps and course.block in SOWING and state.players[course.seat].asked == ASK_ACTION:
            yield Reason("action", LEAST / 2, {"action": action_id(int(top(state).what))}, is_deed=True)
        return
    block = ACTIONS.block_of(course.then)
    if block.name == "tile":
        values = _tile(words, int(state.stack_top[block.indices(course.then)[0]]))
        yield Reason("new-tile", 2, values, is_deed=True)
    elif block.name == "draw-two":
        yield Reason("draw", LEAST, is_deed=True)
    elif block.name == "take-card":
        values = {"commodity": top_of_pile(state, block.indices(course.then)[0])}
        yield Reason("take-card", LEAST, values, is_deed=True)


def _with_points(seat: int, events: Sequence[Event]) -> Iterator[tuple[Event, int]]:
    """Each thing the seat does, with the points that directly follow."""
    own = [event for event in events if event.seat == seat]
    for number, event in enumerate(own):
        points = 0
        for later in own[number + 1 :]:
            if later.kind != POINTS:
                break
            points += later.amount
        if event.kind != POINTS:
            yield event, points


_Deed = tuple[str, float, dict[str, Value]]  # message, worth besides its points, values


def _accomplished(words: Vocabulary, event: Event) -> _Deed:
    return "accomplish", 2, _tile(words, event.what)


def _shipped(words: Vocabulary, event: Event) -> _Deed:
    return "ship", 0, {"ship": ship_id(event.what), "count": event.amount}


def _took(words: Vocabulary, event: Event) -> _Deed:
    place = "province" if event.where == FROM_PROVINCE else "forum"
    return "take-tile", 1.5, {"tile": words.tile(event.what), "place": place}


def _built(words: Vocabulary, event: Event) -> _Deed:
    if event.what == NO_TILE:
        return "build-empty", 0, {}
    return "build", 1, {"building": words.building(event.what)}


def _tile(words: Vocabulary, tile: int) -> dict[str, Value]:
    """The details of a Trajan tile: its colours, points and reward."""
    first, second = words.facts.tile_colour[tile].tolist()
    return {
        "first": colour_id(first),
        "second": colour_id(second),
        "points": int(words.facts.tile_points[tile]),
        "reward": words.reward(tile),
        "kind": "nothing" if words.facts.tile_reward[tile] == 0 else "some",
    }


_DEEDS: dict[int, Callable[[Vocabulary, Event], _Deed]] = {
    ACCOMPLISHED: _accomplished,
    SHIPPED: _shipped,
    CONQUERED: lambda words, event: ("conquer", 0.5, {"province": province_id(event.where)}),
    MARCHED: lambda words, event: ("march", 0.5, {"province": province_id(event.where)}),
    FORUM_TILE_TAKEN: _took,
    CLIMBED: lambda words, event: ("climb", 0, {"step": event.amount}),
    BUILT: _built,
    EXTRA_USED: lambda words, event: ("repeat", 1, {"action": action_id(event.what), "times": event.amount}),
    PLAYED: lambda words, event: ("play", 0.5, {"commodity": commodity_id(event.what)}),
}


# --- what that is worth ----------------------------------------------------------------------------------------------


def _demands(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """Demands of the people that the seat can meet now and could not before."""
    before, after = _tallies(course)
    saved = penalty(course.before.state, before) - penalty(course.after.state, after)
    if saved > 0:
        yield Reason("demand", saved, {"points": saved, "unmet": int(after.unmet)})


def _votes(course: Course) -> Iterator[Reason]:
    """Whoever has the most votes when the quarter ends chooses a bonus tile first."""
    before, after = (_ahead_in_votes(it, course.seat) for it in (course.before, course.after))
    if before <= 0 < after:
        votes = int(tally(course.after.state, course.seat).votes)
        yield Reason("votes", 3, {"votes": votes, "rival": votes - after})


def _ahead_in_votes(view: Position, seat: int) -> int:
    votes = [int(tally(view.state, it).votes) for it in range(view.players)]
    return votes[seat] - max(votes[it] for it in range(view.players) if it != seat)


def _sets(course: Course) -> Iterator[Reason]:
    before, after = _tallies(course)
    more = int(after.set_points) - int(before.set_points)
    if more > 0:
        yield Reason("sets", more, {"points": more})


def _bonuses(words: Vocabulary, course: Course) -> Iterator[Reason]:
    before, after = _tallies(course)
    for tile in range(BONUS_TILES):
        more = int(after.bonus_points[tile]) - int(before.bonus_points[tile])
        if more > 0:
            yield Reason("bonus-tile", more, {"bonus": words.bonus(tile), "points": more})


def _tallies(course: Course) -> tuple[Tally, Tally]:
    return tally(course.before.state, course.seat), tally(course.after.state, course.seat)


def _rounds(course: Course) -> Iterator[Reason]:
    """An early end of the quarter hurts whoever has not met the demands."""
    state: State = course.before.state
    if course.block != "tray" or not course.steps:
        return
    sowing = sowing_from(state, course.seat, ACTIONS.block_of(course.action).indices(course.action)[0])
    rivals = [int(tally(course.after.state, it).unmet) for it in range(course.before.players) if it != course.seat]
    mine = int(tally(course.after.state, course.seat).unmet)
    if sowing.ends_quarter and max(rivals) > mine:
        yield Reason("ends-quarter", 2.5, {"unmet": mine, "rival": max(rivals)})


# --- the circle and its tiles ----------------------------------------------------------------------------------------


def _sown(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """The tile that the next turn can accomplish."""
    state: State = course.after.state
    if course.steps and state.players[course.seat].asked != ASK_SOW and not _is_last_round(state):
        yield from _next_tile(words, state, course.seat)


def _is_last_round(state: State) -> bool:
    """Whether no further turn is sure to come."""
    return bool(state.quarter == QUARTERS - 1 and state.round_of_quarter == ROUNDS - 1)


def _next_tile(words: Vocabulary, state: State, seat: int, only: int = NO_TILE) -> Iterator[Reason]:
    """The best tile, or this one, that some tray could accomplish as the circle is now."""
    found: list[Reason] = []
    for tray in range(len(state.players[seat].slot)):
        sowing = sowing_from(state, seat, tray)
        tile = int(state.players[seat].slot[sowing.target])
        if sowing.markers and sowing.accomplishes and only in (NO_TILE, tile):
            values = _tile(words, tile) | {"tray": action_id(tray), "count": sowing.markers}
            found.append(Reason("next-tile", SOON * int(words.facts.tile_points[tile]), values))
    yield from sorted(found, key=lambda it: -it.worth)[:1]


def _new_tile(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """A tile that is taken: how close its two colours are."""
    stack, *place = ACTIONS.block_of(course.action).indices(course.action)
    player, tile = course.before.state.players[course.seat], int(course.before.state.stack_top[stack])
    slot = STARTING_SLOTS[place[0]] if place else int(player.arch)
    if slot == ARCH_WAITS:
        return
    world = course.before.copy()
    world.state.players[course.seat].slot[slot] = tile
    soon = [] if _is_last_round(world.state) else list(_next_tile(words, world.state, course.seat, tile))
    yield from soon
    wanted = Counter[int](words.facts.tile_colour[tile].tolist())
    lacking = wanted - Counter(dict(enumerate(player.tray[slot].tolist())))
    if not soon and lacking.total() < wanted.total():
        first = next(iter(lacking), None)
        colour = NOTHING_ID if first is None else colour_id(first)
        values: dict[str, Value] = {"tray": action_id(slot), "lacking": lacking.total(), "colour": colour}
        yield Reason("tile-lacks", LEAST, values)


# --- cards and ships -------------------------------------------------------------------------------------------------


def _new_card(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """A card that lies open: what a ship would bring with it."""
    state: State = course.before.state
    pile = ACTIONS.block_of(course.action).indices(course.action)[0] - (course.block == "card")
    if pile < 0 or not state.pile_cards[pile]:
        return
    card = int(state.pile[pile, state.pile_cards[pile] - 1])
    player = state.players[course.seat]
    cards = player.hand.tolist()
    before = _best_cargo(state, cards, int(player.tiles[WILD_COMMODITY]))
    cards[card] += 1
    after = _best_cargo(state, cards, int(player.tiles[WILD_COMMODITY]))
    if after[0] > before[0]:
        values: dict[str, Value] = {"commodity": commodity_id(card), "ship": ship_id(after[1])}
        yield Reason("cargo", SOON * (after[0] - before[0]), values | {"points": after[0], "before": before[0]})


def _discarded(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """A card that no ship needs."""
    state: State = course.before.state
    card, _ = ACTIONS.block_of(course.action).indices(course.action)
    player = state.players[course.seat]
    cards, wilds = player.hand.tolist(), int(player.tiles[WILD_COMMODITY])
    before = _best_cargo(state, cards, wilds)
    cards[card] -= 1
    after = _best_cargo(state, cards, wilds)
    if after[0] == before[0] > 0:
        yield Reason("keeps-cargo", LEAST, {"ship": ship_id(after[1]), "points": after[0]})


def _best_cargo(state: State, cards: Sequence[int], wilds: int) -> tuple[int, int]:
    """The most points that one shipment would bring, and its ship."""
    pairs = sum(count // 2 for count in cards)
    odd = sum(count % 2 for count in cards)
    units = {
        SHIP_IDENTICAL: max(cards) + wilds,
        SHIP_PAIRS: pairs + min(wilds, odd) + (wilds - min(wilds, odd)) // 2,
        SHIP_DIFFERENT: sum(count > 0 for count in cards) + wilds,
    }
    worth = [_worth(state, ship, units[ship]) for ship in range(SHIPS)]
    return max(worth), worth.index(max(worth))


def _worth(state: State, ship: int, units: int) -> int:
    return int(state.facts.ship_points[ship, state.ship[ship], min(units, int(state.facts.ship_room[ship]))])


# --- the other actions -----------------------------------------------------------------------------------------------


def _marched(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """What a legionnaire would score there."""
    (province,) = ACTIONS.block_of(course.action).indices(course.action)
    yield from _to_conquer(course, province, "march-conquer")


def _recruited(words: Vocabulary, course: Course) -> Iterator[Reason]:
    yield from _to_conquer(course, int(course.before.state.players[course.seat].leader), "recruit-conquer")


def _to_conquer(course: Course, province: int, message: str) -> Iterator[Reason]:
    state: State = course.after.state
    player = state.players[course.seat]
    if province == CAMP or not course.steps or state.legion[province] >> course.seat & 1 or not player.legionnaires:
        return
    points = province_points(state, province)
    if points > 0 and not any(event.kind == CONQUERED for step in course.steps for event in step.events):
        yield Reason(message, SOON * points, {"province": province_id(province), "points": points})


def _hired(words: Vocabulary, course: Course) -> Iterator[Reason]:
    if course.steps and course.before.state.players[course.seat].workers == 0:
        yield Reason("hire", LEAST)


def _climbed(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """How far the best rival is ahead in votes, where climbing does not take the lead yet."""
    behind = -_ahead_in_votes(course.after, course.seat)
    if course.steps and behind >= 0:
        yield Reason("votes-behind", LEAST, {"count": behind})


def _doubled(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """Extra action tiles that would count twice."""
    (action,) = ACTIONS.block_of(course.action).indices(course.action)
    tiles = course.before.state.players[course.seat].tiles
    count = int(tiles[EXTRA_ACTION + action]) + int(tiles[WILD_ACTION])
    if count:
        yield Reason("doubles", 2, {"action": action_id(action), "count": count})


def _declined(words: Vocabulary, course: Course) -> Iterator[Reason]:
    if course.before.state.players[course.seat].asked == ASK_EXTRA:
        yield Reason("saves-extra", LEAST, {"action": action_id(int(top(course.before.state).what))})


def _elected(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """What a bonus tile is worth as things stand."""
    (place,) = ACTIONS.block_of(course.action).indices(course.action)
    tile = int(course.before.state.bonus_open[place])
    if tile == NOTHING or course.before.state.players[course.seat].bonus[tile] != NOT_OWNED:
        return
    world = course.before.copy()
    world.state.players[course.seat].bonus[tile] = YELLOW
    points = int(tally(world.state, course.seat).bonus_points[tile])
    if points > 0:
        yield Reason("bonus-now", points, {"points": points})


_ABOUT: dict[str, Callable[[Vocabulary, Course], Iterator[Reason]]] = {
    **dict.fromkeys(SOWING, _sown),
    "tile": _new_tile,
    "first-tile": _new_tile,
    "take-card": _new_card,
    "card": _new_card,
    "discard": _discarded,
    "march": _marched,
    "recruit": _recruited,
    "hire": _hired,
    "climb": _climbed,
    "plus-two": _doubled,
    "decline": _declined,
    "bonus": _elected,
}
