"""Every action as a phrase, legal answers in groups, and why an answer is refused."""

from collections.abc import Callable
from typing import NamedTuple

from princeps.games.forum_trajanum.actions import (
    ACTIONS,
    BUILD_GREY,
    DIRECTION_NAMES,
    MERCHANT_TRADES,
    SPACE_NAMES,
    SQUARE_NAMES,
)
from princeps.games.forum_trajanum.building import DOUBLE_MIXED, DOUBLE_PAIR, SINGLE_COLOURED
from princeps.games.forum_trajanum.citizens import citizens_in
from princeps.games.forum_trajanum.colonia import CORNER_SPACES, face_at, is_covered, neighbour
from princeps.games.forum_trajanum.draft import cards_shown
from princeps.games.forum_trajanum.forum import touches_eagle
from princeps.games.forum_trajanum.refusals import ANSWERS, QUESTION_NAMES, refusal
from princeps.games.forum_trajanum.state import (
    ASK_HANDICAP_CORNER,
    ASK_HONOUR,
    BUILDER,
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
from princeps.kernel.game import Position
from princeps.kernel.seats import left_of
from princeps.locale import Value
from princeps.table.forum_trajanum.questions import building_halves
from princeps.table.forum_trajanum.scores import forecast_if_paid
from princeps.table.forum_trajanum.vocabulary import (
    Vocabulary,
    coloured_id,
    corner_id,
    grey_id,
    resource_id,
    row_id,
    square_id,
)
from princeps.table.words import Answer, Group


class _Wording(NamedTuple):
    message: str
    values: dict[str, Value]


def answer(words: Vocabulary, state: State, seat: int, action: int) -> Answer:
    return _worded(words, _wording(words, state, seat, action), action)


def groups(words: Vocabulary, view: Position, seat: int) -> list[Group]:
    """Legal answers under their headings, in the order of the question's blocks; those without one come last."""
    by_heading: dict[str, list[Answer]] = {}
    order = ANSWERS[int(view.state.players[seat].asked)]
    for action in sorted(view.legal(seat), key=lambda action: (order.index(ACTIONS.block_of(action).name), action)):
        wording = _wording(words, view.state, seat, action)
        grouped = words.catalogue.has_form(wording.message, "group")
        heading = words.text(wording.message, "group", **wording.values) if grouped else ""
        by_heading.setdefault(heading, []).append(_worded(words, wording, action))
    alone = by_heading.pop("", [])
    found = [Group(heading, tuple(answers)) for heading, answers in by_heading.items()]
    return [*found, Group("", tuple(alone))] if alone else found


def answers_of_question(state: State, seat: int) -> list[int]:
    blocks = ANSWERS.get(int(state.players[seat].asked), ())
    return [
        action
        for block in ACTIONS.blocks
        if block.name in blocks
        for action in range(block.first, block.first + block.size)
    ]


def why_not(words: Vocabulary, state: State, seat: int, action: int) -> str:
    """The reason of the rules, in the reader's language."""
    reason = refusal(state, seat, action)
    values = dict(reason.values)
    if "turn" in values:
        values["turn"] = words.names[int(values["turn"])]
    return words.text(f"refusal-{reason.id}", **values)


def _wording(words: Vocabulary, state: State, seat: int, action: int) -> _Wording:
    block = ACTIONS.block_of(action)
    return _WORDINGS[block.name](words, state, seat, action, *block.indices(action))


def _worded(words: Vocabulary, wording: _Wording, action: int) -> Answer:
    phrase = words.text(wording.message, **wording.values)
    short = words.text(wording.message, "short", **wording.values) if _has_short(words, wording) else phrase
    return Answer(action, ACTIONS.names[action], phrase, short)


def _has_short(words: Vocabulary, wording: _Wording) -> bool:
    return words.catalogue.has_form(wording.message, "short")


# --- setting up ------------------------------------------------------------------------------------------------------


def _crane(words: Vocabulary, state: State, seat: int, action: int, colour: int) -> _Wording:
    return _Wording("answer-crane", {"building": coloured_id(colour)})


def _row(words: Vocabulary, state: State, seat: int, action: int, row: int) -> _Wording:
    player = state.players[seat]
    if player.asked == ASK_HONOUR:
        return _Wording("answer-row-honour", {"row": row_id(row)})
    return _Wording("answer-row-second" if citizens_in(player, row) else "answer-row", {"row": row_id(row)})


def _corner(words: Vocabulary, state: State, seat: int, action: int, corner: int) -> _Wording:
    values: dict[str, Value] = {"corner": corner_id(corner)}
    if state.players[seat].asked != ASK_HANDICAP_CORNER:
        return _Wording("answer-corner", values)
    values["tile"] = words.tile(face_at(state.players[seat], CORNER_SPACES[corner]))
    return _Wording("answer-corner-citizen", values)


# --- taking ----------------------------------------------------------------------------------------------------------


def _take(words: Vocabulary, state: State, seat: int, action: int, card: int, space: int) -> _Wording:
    return _from_space(words, state, seat, "answer-take", space, **_card(words, state, seat, card))


def _tribune(words: Vocabulary, state: State, seat: int, action: int, card: int, space: int) -> _Wording:
    return _from_space(words, state, seat, "answer-tribune", space, **_card(words, state, seat, card))


def _skip(words: Vocabulary, state: State, seat: int, action: int, card: int) -> _Wording:
    return _Wording("answer-skip", _card(words, state, seat, card))


def _card(words: Vocabulary, state: State, seat: int, card: int) -> dict[str, Value]:
    symbol = int(state.cards[cards_shown(state) - CARDS_A_ROUND + card])
    return {"street": words.street_id(symbol), "card": words.street_card(state, seat, symbol)}


def _from_space(words: Vocabulary, state: State, seat: int, message: str, space: int, **values: Value) -> _Wording:
    """A tile of the Colonia, with what it shows if it lies face up."""
    player = state.players[seat]
    face = face_at(player, space) if is_covered(player, space) else UNKNOWN_FACE
    values |= {"space": SPACE_NAMES[space], "tile": words.tile(face)}
    return _Wording(message if face == UNKNOWN_FACE else f"{message}-known", values)


def _pass(words: Vocabulary, state: State, seat: int, action: int, card: int) -> _Wording:
    player = state.players[seat]
    space = int(player.draft[DRAFT_SPACE + card])
    if space < 0:
        return _Wording("answer-pass-any", _card(words, state, seat, card))
    return _Wording("answer-pass", {"space": SPACE_NAMES[space], "tile": words.tile(face_at(player, space))})


def _reclaim(words: Vocabulary, state: State, seat: int, action: int, face: int) -> _Wording:
    return _Wording("answer-reclaim", {"tile": words.tile(face)})


# --- a turn ----------------------------------------------------------------------------------------------------------


def _use(words: Vocabulary, state: State, seat: int, action: int, choice: int) -> _Wording:
    hand = state.players[seat].hand
    values: dict[str, Value] = {
        "own": words.tile(int(hand[HAND_OWN])),
        "received": words.tile(int(hand[HAND_RECEIVED])),
        "giver": words.names[left_of(state, seat)],
    }
    return _Wording(f"answer-{ACTIONS.names[action].replace('.', '-')}", values)


def _trade(words: Vocabulary, state: State, seat: int, action: int, colour: int) -> _Wording:
    return _Wording("answer-trade", {"worker": resource_id(colour)})


def _recolour(words: Vocabulary, state: State, seat: int, action: int, colour: int, other: int) -> _Wording:
    return _Wording("answer-recolour", {"worker": resource_id(colour), "other": resource_id(other)})


def _merchant(words: Vocabulary, state: State, seat: int, action: int, trade: int) -> _Wording:
    given, taken = MERCHANT_TRADES[trade].split("-")
    return _Wording("answer-merchant", {"given": f"item-{given}", "taken": f"item-{taken}"})


def _hire(words: Vocabulary, state: State, seat: int, action: int, colour: int) -> _Wording:
    return _Wording("answer-hire", {"worker": resource_id(colour)})


def _build(words: Vocabulary, state: State, seat: int, action: int, kind: int) -> _Wording:
    """What it costs and what it brings at once."""
    building = action - BUILD_GREY
    halves = building_halves(state.facts, building)
    message = "build" if building < DOUBLE_MIXED else "build-mixed" if building < DOUBLE_PAIR else "build-pair"
    return _Wording(
        f"answer-{message}",
        {
            "grey": halves[0],
            "building": halves[-1],
            "cost": words.catalogue.listed(_cost(words, building, kind)),
            "gain": words.catalogue.listed(_gain(words, state, seat, building, kind)),
        },
    )


def _cost(words: Vocabulary, building: int, kind: int) -> list[str]:
    builder = words.amount(resource_id(BUILDER), 1)
    if building < SINGLE_COLOURED:
        return [builder]
    if building >= DOUBLE_PAIR:
        return [words.amount(resource_id(kind), 2)]
    worker = words.amount(resource_id(kind), 1)
    return [worker] if building < DOUBLE_MIXED else [builder, worker]


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


def _site(words: Vocabulary, state: State, seat: int, action: int, space: int) -> _Wording:
    return _Wording("answer-site", {"space": SPACE_NAMES[space]})


def _double_site(words: Vocabulary, state: State, seat: int, action: int, space: int, direction: int) -> _Wording:
    halves = building_halves(state.facts, int(top(state).what))
    other = neighbour(space, direction)
    values: dict[str, Value] = {
        "first": halves[0],
        "second": halves[-1],
        "space": SPACE_NAMES[space],
        "other": SPACE_NAMES[other],
        "direction": f"direction-{DIRECTION_NAMES[direction]}",
    }
    return _Wording("answer-double-site", values)


def _order(words: Vocabulary, state: State, seat: int, action: int, choice: int) -> _Wording:
    return _Wording(
        f"answer-{ACTIONS.names[action].replace('.', '-')}", {"grey": grey_id(int(top(state).what) % COLOURS)}
    )


def _benefit(words: Vocabulary, state: State, seat: int, action: int, level: int) -> _Wording:
    track = int(top(state).what) % COLUMN
    return _Wording("answer-benefit", {"level": level + 1, "gain": words.benefit(track, level)})


def _draw(words: Vocabulary, state: State, seat: int, action: int, space: int) -> _Wording:
    return _from_space(words, state, seat, "answer-draw", space)


def _resource(words: Vocabulary, state: State, seat: int, action: int, resource: int) -> _Wording:
    return _Wording("answer-gain", {"resource": resource_id(resource)})


def _bonus(words: Vocabulary, state: State, seat: int, action: int, bonus: int) -> _Wording:
    return _Wording("answer-bonus", {"bonus": words.bonus(bonus)})


def _envoy(words: Vocabulary, state: State, seat: int, action: int, square: int) -> _Wording:
    colour = int(state.square[square])
    values: dict[str, Value] = {
        "square": SQUARE_NAMES[square],
        "building": "square-none" if colour == NO_SQUARE else square_id(colour),
        "notes": "".join(words.text(note) for note in _notes(state, seat, square)),
        "marks": "".join(words.text(note, "mark") for note in _notes(state, seat, square)),
    }
    return _Wording("answer-envoy", values)


def _notes(state: State, seat: int, square: int) -> list[str]:
    """What is special about a square: it completes its area, or it has an eagle beside it."""
    if state.square[square] in (EAGLE, NO_SQUARE):
        return []
    notes = ["answer-envoy-completes"] if state.area_free[state.area[square]] == 1 else []
    if touches_eagle(state, square, bool(state.players[seat].active[PATRICIAN_I])):
        notes.append("answer-envoy-eagle")
    return notes


def _decline(words: Vocabulary, state: State, seat: int, action: int) -> _Wording:
    message = f"answer-decline-{QUESTION_NAMES[state.players[seat].asked]}"
    return _Wording(message if words.catalogue.knows(message) else "answer-decline", {})


def _plain(words: Vocabulary, state: State, seat: int, action: int) -> _Wording:
    return _Wording(f"answer-{ACTIONS.names[action]}", {})


# --- scoring ---------------------------------------------------------------------------------------------------------


def _pay(words: Vocabulary, state: State, seat: int, action: int, rows: int) -> _Wording:
    """With the points of the scoring that follows, for it depends on nothing else."""
    paid = [words.catalogue.name(row_id(row)) for row in range(CITIZEN_ROWS) if rows >> row & 1]
    points = forecast_if_paid(state, seat, rows).total
    message = "answer-pay" if paid else "answer-pay-none"
    return _Wording(message, {"rows": words.catalogue.listed(paid), "points": points})


def _clear(words: Vocabulary, state: State, seat: int, action: int, corners: int) -> _Wording:
    names = [words.catalogue.name(corner_id(corner)) for corner in range(CORNERS) if corners >> corner & 1]
    return _Wording("answer-clear" if names else "answer-clear-none", {"corners": words.catalogue.listed(names)})


_WORDINGS: dict[str, Callable[..., _Wording]] = {
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
    "hire-builder": _plain,
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
    "end-turn": _plain,
    "pay": _pay,
    "honour-envoy": _plain,
    "clear": _clear,
}
