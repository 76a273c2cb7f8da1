"""What a seat is asked, as a title with one sentence of help."""

from collections.abc import Callable

from princeps.games.forum_trajanum.actions import CORNER_NAMES, coloured_id
from princeps.games.forum_trajanum.building import ASK_BUILD, ASK_SITE, DOUBLE_MIXED, DOUBLE_PAIR, SINGLE_COLOURED
from princeps.games.forum_trajanum.citizens import (
    ANY_COLOUR,
    ANY_WORKER,
    ASK_RESOURCE,
    ASK_ROW,
    COIN_OR_TRIBUNE,
    ON_EAGLE,
)
from princeps.games.forum_trajanum.colonia import CORNER_SPACES, face_at
from princeps.games.forum_trajanum.draft import ASK_PASS, ASK_TAKE, cards_shown, tribunes_left
from princeps.games.forum_trajanum.forum import ASK_BONUS, ASK_ENVOY, colour_is_started
from princeps.games.forum_trajanum.scoring import ASK_PAY
from princeps.games.forum_trajanum.setup import ASK_CORNERS, ASK_CRANE, ASK_FIRST_ROW, ASK_HANDICAP_ROW
from princeps.games.forum_trajanum.state import (
    BUILDER,
    CARDS_A_ROUND,
    CITIZEN,
    CLASSES,
    COIN,
    COLOURS,
    CORNERS,
    DRAFT_CRANE,
    DRAFT_EXTRA_CORNER,
    DRAFT_SPACE,
    NOT_YET,
    PATRICIAN_I,
    TRIBUNE,
    Facts,
    Player,
    State,
)
from princeps.games.forum_trajanum.tiles import ASK_USE
from princeps.games.forum_trajanum.tracks import ASK_BENEFIT
from princeps.kernel.agenda import top
from princeps.kernel.bits import count_bits
from princeps.kernel.seats import right_of
from princeps.locale import Value
from princeps.table.forum_trajanum.vocabulary import Vocabulary, class_id, grey_id


def case(words: Vocabulary, state: State, seat: int) -> str:
    """Where an envoy may go, and which building this is; other questions have only one case."""
    asked = int(state.players[seat].asked)
    aspect = _CASES.get(asked)
    return str(VALUES[asked](words, state, seat)[aspect]) if aspect else ""


def _crane(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    return {"corner": f"forum-trajanum-corner-{CORNER_NAMES[next_corner(state.players[seat])]}"}


def next_corner(player: Player) -> int:
    """Cranes are chosen corner by corner."""
    return next(corner for corner in range(CORNERS) if player.draft[DRAFT_CRANE + corner] == NOT_YET)


def _first_row(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    return {"citizen": class_id(int(state.players[seat].drawn))}


def _corners(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    drawn = int(state.players[seat].drawn)
    citizen, other = (social_class for social_class in range(CLASSES) if social_class != drawn)
    return {"citizen": class_id(citizen), "other": class_id(other)}


def _handicap_row(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    player = state.players[seat]
    face = face_at(player, CORNER_SPACES[player.draft[DRAFT_EXTRA_CORNER]])
    return {"citizen": class_id(int(state.facts.face_items[face, 0]) - CITIZEN)}


def _take(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    player = state.players[seat]
    first = cards_shown(state) - CARDS_A_ROUND
    unserved = [card for card in range(CARDS_A_ROUND) if player.draft[DRAFT_SPACE + card] == NOT_YET]
    streets = [words.street_card(state, seat, int(state.cards[first + card])) for card in unserved]
    return {
        "cards": len(unserved),
        "streets": words.catalogue.listed(streets),
        "tribunes": tribunes_left(player),
    }


def _pass(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    return {"receiver": words.names[right_of(state, seat)]}


def _use(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    return {"tribunes": int(state.players[seat].resources[TRIBUNE])}


def _row(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    return {"citizen": class_id(int(top(state).what))}


def _resource(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    choice = top(state).what
    return {"choice": "worker" if choice == ANY_WORKER else "tribune" if choice == COIN_OR_TRIBUNE else "assistant"}


def _bonus(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    frame = top(state)
    return {"bonuses": int(frame.what), "taken": count_bits(int(frame.rest))}


def _envoy(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    target, player = int(top(state).what), state.players[seat]
    bound = target < ANY_COLOUR and not player.active[PATRICIAN_I] and colour_is_started(state, target)
    return {
        "target": "eagle" if target == ON_EAGLE else "any" if target == ANY_COLOUR else "colour",
        "building": coloured_id(target % COLOURS),
        "rule": "started" if bound else "free",
        "ship": int(player.ship),
    }


def _build(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    frame = top(state)
    return {"step": "extra" if frame.rest else "open" if frame.what else "built"}


def _site(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    halves = building_halves(state.facts, int(top(state).what))
    parts = words.text("tile-plus").join(words.catalogue.name(half) for half in halves)
    return {"double": len(halves) - 1, "building": halves[0], "tile": parts}


def building_halves(facts: Facts, building: int) -> list[str]:
    """What is printed on a building tile, the first half first."""
    if building < SINGLE_COLOURED:
        return [grey_id(building)]
    if building < DOUBLE_MIXED:
        return [coloured_id(building - SINGLE_COLOURED)]
    colour = (building - DOUBLE_MIXED) % COLOURS
    if building < DOUBLE_PAIR:
        return [grey_id(int(facts.double_grey[colour])), coloured_id(colour)]
    return [coloured_id(colour), coloured_id(colour)]


def price_of(building: int) -> dict[int, int]:
    """What a building tile costs, by resource: a builder for a grey half, a worker of its colour for a coloured one."""
    if building < SINGLE_COLOURED:
        return {BUILDER: 1}
    colour = (building - SINGLE_COLOURED) % COLOURS
    if building < DOUBLE_MIXED:
        return {colour: 1}
    return {BUILDER: 1, colour: 1} if building < DOUBLE_PAIR else {colour: 2}


def _benefit(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    frame = top(state)
    return {"building": grey_id(int(frame.what)), "level": int(frame.rest)}


def _pay(words: Vocabulary, state: State, seat: int) -> dict[str, Value]:
    return {"coins": int(state.players[seat].resources[COIN])}


VALUES: dict[int, Callable[[Vocabulary, State, int], dict[str, Value]]] = {
    ASK_CRANE: _crane,
    ASK_FIRST_ROW: _first_row,
    ASK_CORNERS: _corners,
    ASK_HANDICAP_ROW: _handicap_row,
    ASK_TAKE: _take,
    ASK_PASS: _pass,
    ASK_USE: _use,
    ASK_ROW: _row,
    ASK_RESOURCE: _resource,
    ASK_BONUS: _bonus,
    ASK_ENVOY: _envoy,
    ASK_BUILD: _build,
    ASK_SITE: _site,
    ASK_BENEFIT: _benefit,
    ASK_PAY: _pay,
}
_CASES = {ASK_ENVOY: "target", ASK_BUILD: "step"}
