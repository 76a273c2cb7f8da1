"""Every action as a phrase."""

from princeps.games.forum_trajanum.actions import (
    ACTIONS,
    DIRECTION_NAMES,
    MERCHANT_TRADES,
    QUESTIONS,
    SPACE_NAMES,
    SQUARE_NAMES,
    coloured_id,
    corner_id,
    resource_id,
    row_id,
)
from princeps.games.forum_trajanum.building import BUILD_GREY, DOUBLE_MIXED, DOUBLE_PAIR, SINGLE_COLOURED
from princeps.games.forum_trajanum.citizens import citizens_in
from princeps.games.forum_trajanum.colonia import CORNER_SPACES, face_at, is_covered, neighbour
from princeps.games.forum_trajanum.draft import cards_shown, strands_other_card
from princeps.games.forum_trajanum.forum import touches_eagle
from princeps.games.forum_trajanum.scoring import ASK_HONOUR
from princeps.games.forum_trajanum.setup import ASK_HANDICAP_CORNER
from princeps.games.forum_trajanum.state import (
    CARDS_A_ROUND,
    CITIZEN_ROWS,
    COLOURS,
    COLUMN,
    CORNERS,
    DRAFT_SPACE,
    EAGLE,
    HAND_OWN,
    HAND_RECEIVED,
    NO_SQUARE,
    PATRICIAN_I,
    UNKNOWN_FACE,
    State,
)
from princeps.games.forum_trajanum.tracks import column_points, has_grey_benefit
from princeps.kernel.agenda import top
from princeps.kernel.seats import left_of
from princeps.locale import Value
from princeps.table.answering import Answering, Wording
from princeps.table.forum_trajanum.questions import building_halves, price_of
from princeps.table.forum_trajanum.scores import forecast_if_paid
from princeps.table.forum_trajanum.vocabulary import Vocabulary, grey_id, square_id

# --- setting up ------------------------------------------------------------------------------------------------------


def _crane(words: Vocabulary, state: State, seat: int, action: int, colour: int) -> Wording:
    return Wording("answer-crane", {"building": coloured_id(colour)})


def _row(words: Vocabulary, state: State, seat: int, action: int, row: int) -> Wording:
    player = state.players[seat]
    if player.asked == ASK_HONOUR:
        return Wording("answer-row-honour", {"row": row_id(row)})
    return Wording("answer-row-second" if citizens_in(player, row) else "answer-row", {"row": row_id(row)})


def _corner(words: Vocabulary, state: State, seat: int, action: int, corner: int) -> Wording:
    values: dict[str, Value] = {"corner": corner_id(corner)}
    if state.players[seat].asked != ASK_HANDICAP_CORNER:
        return Wording("answer-corner", values)
    values["tile"] = words.tile(face_at(state.players[seat], CORNER_SPACES[corner]))
    return Wording("answer-corner-citizen", values)


# --- taking ----------------------------------------------------------------------------------------------------------


def _take(words: Vocabulary, state: State, seat: int, action: int, card: int, space: int) -> Wording:
    return _for_card(words, state, seat, "answer-take", card, space)


def _tribune(words: Vocabulary, state: State, seat: int, action: int, card: int, space: int) -> Wording:
    return _for_card(words, state, seat, "answer-tribune", card, space)


def _for_card(words: Vocabulary, state: State, seat: int, message: str, card: int, space: int) -> Wording:
    """With a warning where only a Tribune can serve the other card afterwards (F32)."""
    binds = strands_other_card(state, seat, card, space)
    values: dict[str, Value] = {
        "note": words.text("answer-take-binds") if binds else "",
        "mark": words.text("answer-take-binds", "mark") if binds else "",
    }
    return _from_space(words, state, seat, message, space, **values, **_card(words, state, seat, card))


def _skip(words: Vocabulary, state: State, seat: int, action: int, card: int) -> Wording:
    return Wording("answer-skip", _card(words, state, seat, card))


def _card(words: Vocabulary, state: State, seat: int, card: int) -> dict[str, Value]:
    symbol = int(state.cards[cards_shown(state) - CARDS_A_ROUND + card])
    return {"street": words.street_id(symbol), "card": words.street_card(state, seat, symbol)}


def _from_space(words: Vocabulary, state: State, seat: int, message: str, space: int, **values: Value) -> Wording:
    """A tile of the Colonia, with what it shows if it lies face up."""
    player = state.players[seat]
    face = face_at(player, space) if is_covered(player, space) else UNKNOWN_FACE
    values |= {**words.place("space", SPACE_NAMES[space]), "tile": words.tile(face)}
    return Wording(message if face == UNKNOWN_FACE else f"{message}-known", values)


def _pass(words: Vocabulary, state: State, seat: int, action: int, card: int) -> Wording:
    player = state.players[seat]
    space = int(player.draft[DRAFT_SPACE + card])
    if space < 0:
        return Wording("answer-pass-any", _card(words, state, seat, card))
    tile = words.tile(face_at(player, space))
    return Wording("answer-pass", {**words.place("space", SPACE_NAMES[space]), "tile": tile})


def _reclaim(words: Vocabulary, state: State, seat: int, action: int, face: int) -> Wording:
    return Wording("answer-reclaim", {"tile": words.tile(face)})


# --- a turn ----------------------------------------------------------------------------------------------------------


def _use(words: Vocabulary, state: State, seat: int, action: int, choice: int) -> Wording:
    hand = state.players[seat].hand
    values: dict[str, Value] = {
        "own": words.tile(int(hand[HAND_OWN])),
        "received": words.tile(int(hand[HAND_RECEIVED])),
        "giver": words.names[left_of(state, seat)],
    }
    return Wording(f"answer-{ACTIONS.names[action].replace('.', '-')}", values)


def _trade(words: Vocabulary, state: State, seat: int, action: int, colour: int) -> Wording:
    return Wording("answer-trade", {"worker": resource_id(colour)})


def _recolour(words: Vocabulary, state: State, seat: int, action: int, colour: int, other: int) -> Wording:
    return Wording("answer-recolour", {"worker": resource_id(colour), "other": resource_id(other)})


def _merchant(words: Vocabulary, state: State, seat: int, action: int, trade: int) -> Wording:
    given, taken = MERCHANT_TRADES[trade].split("-")
    return Wording(
        "answer-merchant", {"given": f"forum-trajanum-item-{given}", "taken": f"forum-trajanum-item-{taken}"}
    )


def _hire(words: Vocabulary, state: State, seat: int, action: int, colour: int) -> Wording:
    return Wording("answer-hire", {"worker": resource_id(colour)})


def _build(words: Vocabulary, state: State, seat: int, action: int, kind: int) -> Wording:
    """What it costs and what it brings at once."""
    building = action - BUILD_GREY
    halves = building_halves(state.facts, building)
    message = "build" if building < DOUBLE_MIXED else "build-mixed" if building < DOUBLE_PAIR else "build-pair"
    return Wording(
        f"answer-{message}",
        {
            "grey": halves[0],
            "building": halves[-1],
            "cost": words.catalogue.listed(_cost(words, building)),
            "gain": words.catalogue.listed(_gain(words, state, seat, building, kind)),
        },
    )


def _cost(words: Vocabulary, building: int) -> list[str]:
    return [words.amount(resource_id(resource), count) for resource, count in price_of(building).items()]


def _gain(words: Vocabulary, state: State, seat: int, building: int, kind: int) -> list[str]:
    if building < SINGLE_COLOURED:
        return [_grey_gain(words, state, seat, kind)]
    envoys = min(int(state.players[seat].ship), 1 if building < DOUBLE_PAIR else 2)
    envoy_gain = words.text("gain-envoy", count=envoys)
    if building < DOUBLE_MIXED or building >= DOUBLE_PAIR:
        return [envoy_gain]
    return [_grey_gain(words, state, seat, int(state.facts.double_grey[kind])), envoy_gain]


def _grey_gain(words: Vocabulary, state: State, seat: int, grey: int) -> str:
    if grey == COLUMN:
        return words.text("gain-column", points=column_points(state, seat))
    if not has_grey_benefit(state, seat, grey):
        return words.text("gain-track-finished")
    level = int(state.players[seat].track[grey])
    return words.text("gain-track", level=level + 1, effects=words.benefit(grey, level))


def _site(words: Vocabulary, state: State, seat: int, action: int, space: int) -> Wording:
    return Wording("answer-site", words.place("space", SPACE_NAMES[space]))


def _double_site(words: Vocabulary, state: State, seat: int, action: int, space: int, direction: int) -> Wording:
    halves = building_halves(state.facts, int(top(state).what))
    other = neighbour(space, direction)
    values: dict[str, Value] = {
        "first": halves[0],
        "second": halves[-1],
        **words.place("other", SPACE_NAMES[other]),
        **words.place("space", SPACE_NAMES[space]),
        "direction": f"forum-trajanum-direction-{DIRECTION_NAMES[direction]}",
    }
    return Wording("answer-double-site", values)


def _order(words: Vocabulary, state: State, seat: int, action: int, choice: int) -> Wording:
    return Wording(
        f"answer-{ACTIONS.names[action].replace('.', '-')}", {"grey": grey_id(int(top(state).what) % COLOURS)}
    )


def _benefit(words: Vocabulary, state: State, seat: int, action: int, level: int) -> Wording:
    track = int(top(state).what) % COLUMN
    return Wording("answer-benefit", {"level": level + 1, "gain": words.benefit(track, level)})


def _draw(words: Vocabulary, state: State, seat: int, action: int, space: int) -> Wording:
    return _from_space(words, state, seat, "answer-draw", space)


def _resource(words: Vocabulary, state: State, seat: int, action: int, resource: int) -> Wording:
    return Wording("answer-gain", {"resource": resource_id(resource)})


def _bonus(words: Vocabulary, state: State, seat: int, action: int, bonus: int) -> Wording:
    return Wording("answer-bonus", {"bonus": words.bonus(bonus)})


def _envoy(words: Vocabulary, state: State, seat: int, action: int, square: int) -> Wording:
    colour = int(state.square[square])
    values: dict[str, Value] = {
        **words.place("square", SQUARE_NAMES[square]),
        "building": "forum-trajanum-square-none" if colour == NO_SQUARE else square_id(colour),
        "notes": "".join(words.text(note) for note in _notes(state, seat, square)),
        "marks": "".join(words.text(note, "mark") for note in _notes(state, seat, square)),
    }
    return Wording("answer-envoy", values)


def _notes(state: State, seat: int, square: int) -> list[str]:
    """What is special about a square: it completes its area, or it has an eagle beside it."""
    if state.square[square] in (EAGLE, NO_SQUARE):
        return []
    notes = ["answer-envoy-completes"] if state.area_free[state.area[square]] == 1 else []
    if touches_eagle(state, square, bool(state.players[seat].active[PATRICIAN_I])):
        notes.append("answer-envoy-eagle")
    return notes


def _decline(words: Vocabulary, state: State, seat: int, action: int) -> Wording:
    message = f"answer-decline-{QUESTIONS.name_of(state.players[seat].asked)}"
    return Wording(message if words.knows(message) else "answer-decline", {})


# --- scoring ---------------------------------------------------------------------------------------------------------


def _pay(words: Vocabulary, state: State, seat: int, action: int, rows: int) -> Wording:
    """With the points of the scoring that follows, since it depends on nothing else."""
    paid = [words.catalogue.name(row_id(row)) for row in range(CITIZEN_ROWS) if rows >> row & 1]
    points = forecast_if_paid(state, seat, rows).total
    message = "answer-pay" if paid else "answer-pay-none"
    return Wording(message, {"rows": words.catalogue.listed(paid), "points": points})


def _clear(words: Vocabulary, state: State, seat: int, action: int, corners: int) -> Wording:
    names = [words.catalogue.name(corner_id(corner)) for corner in range(CORNERS) if corners >> corner & 1]
    return Wording("answer-clear" if names else "answer-clear-none", {"corners": words.catalogue.listed(names)})


ANSWERING = Answering(
    QUESTIONS,
    {
        "crane": _crane,
        "row": _row,
        "corner": _corner,
        "take": _take,
        "tribune": _tribune,
        "skip": _skip,
        "pass": _pass,
        "reclaim": _reclaim,
        "use": _use,
        "trade": _trade,
        "recolour": _recolour,
        "merchant": _merchant,
        "hire": _hire,
        "build": _build,
        "build-mixed": _build,
        "build-pair": _build,
        "site": _site,
        "double-site": _double_site,
        "first": _order,
        "benefit": _benefit,
        "draw": _draw,
        "gain": _resource,
        "bonus": _bonus,
        "envoy": _envoy,
        "decline": _decline,
        "pay": _pay,
        "clear": _clear,
    },
    settled=("card-served",),
)
