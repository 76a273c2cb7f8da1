"""Why an answer is good in Forum Trajanum: what the turn brings, what the scoring gains, what can be built next."""

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile

from princeps.games.forum_trajanum.actions import ACTIONS, SPACE_NAMES, coloured_id, corner_id, resource_id, row_id
from princeps.games.forum_trajanum.building import BUILDINGS, DOUBLE_MIXED, DOUBLE_PAIR
from princeps.games.forum_trajanum.colonia import CORNER_SPACES, face_at, is_covered, neighbour
from princeps.games.forum_trajanum.draft import cards_shown
from princeps.games.forum_trajanum.events import (
    AREA_COMPLETED,
    BENEFIT_TAKEN,
    BONUS_TAKEN,
    BUILT,
    CITIZEN_PLACED,
    ENVOY_PLACED,
    POINTS,
    SOURCE_NAMES,
)
from princeps.games.forum_trajanum.forum import ASK_ENVOY, touches_eagle
from princeps.games.forum_trajanum.scoring import PAY
from princeps.games.forum_trajanum.state import (
    CARDS_A_ROUND,
    COIN,
    COLOURED,
    COLOURS,
    CRANE,
    CRANE_OPEN,
    DRAFT_SPACE,
    EAGLE,
    FORUM_COLUMNS,
    FORUM_ROWS,
    GREY,
    GREYS,
    PATRICIAN_I,
    RESOURCES,
    SIDE,
    SOURCE_COLUMN,
    SOURCE_MARKER,
    UNKNOWN_FACE,
    VACANT,
    Player,
    State,
)
from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.locale import Value
from princeps.table.forum_trajanum.answers import ANSWERING
from princeps.table.forum_trajanum.plans import EXCHANGES
from princeps.table.forum_trajanum.questions import building_halves, price_of
from princeps.table.forum_trajanum.scores import forecast, forecast_if_paid
from princeps.table.forum_trajanum.tally import tally
from princeps.table.forum_trajanum.vocabulary import Vocabulary, grey_id, square_id
from princeps.table.reasons import Course, Reason, Step

BUILDS = ("build", "build-mixed", "build-pair")
SITES = ("site", "double-site")
TAKES = ("take", "tribune", "draw")
SCORED = (SOURCE_COLUMN, SOURCE_MARKER)  # points scored in a turn and mentioned nowhere else
ALWAYS_TOLD = (AREA_COMPLETED,)  # also for the answer itself
MOST_PARTS = 2  # of the coming scoring that are listed separately
SOON = 0.5  # for points that take another turn
LEAST = 1.0  # the worth of what brings no points yet


# --- what is done at once, and where ---------------------------------------------------------------------------------


def gesture(course: Course) -> list[int]:
    """A building with its site, and with the exchanges that pay for it."""
    steps = course.steps
    exchanges = list(takewhile(lambda it: it.block in EXCHANGES, steps))
    following = steps[len(exchanges) :]
    if len(following) > 1 and following[0].block in BUILDS and following[1].block in SITES:
        return [it.action for it in (*exchanges, *following[:2])]
    return [course.action]


def advised(words: Vocabulary, course: Course) -> str:
    """What to do, with its place in words: the streets that cross there, or what lies around it."""
    done = gesture(course)
    site = next((step for step in course.steps if step.block in SITES), None)
    if site and site.action in done:
        return _build_at(words, course, site)
    if course.block == "envoy":
        return _envoy_to(words, course)
    if course.block in TAKES:
        return _take_at(words, course)
    return _phrase(words, course, course.action)


def _phrase(words: Vocabulary, course: Course, action: int) -> str:
    return ANSWERING.answer(words, course.before.state, course.seat, action).phrase


def _build_at(words: Vocabulary, course: Course, site: Step) -> str:
    built = next(event for event in site.events if event.kind == BUILT)
    halves = building_halves(words.facts, built.what)
    player = course.before.state.players[course.seat]
    values: dict[str, Value] = {"building": halves[-1], "place": place_of(words, player, built.where)}
    if len(halves) > 1:
        values |= {"grey": halves[0], "beside": place_of(words, player, built.amount)}
    message = "" if len(halves) == 1 else "-mixed" if built.what < DOUBLE_PAIR else "-pair"
    built_there = words.text(f"advised-build{message}", **values)
    exchanges = [_phrase(words, course, it.action) for it in takewhile(lambda it: it.block in EXCHANGES, course.steps)]
    if not exchanges:
        return built_there
    first = "; ".join(exchanges)  # each is a clause of its own
    return words.text("advised-exchange", first=first, then=built_there)


def place_of(words: Vocabulary, player: Player, space: int) -> str:
    """A space of the Colonia by the streets of its row and column; for readers who type, by its name."""
    if words.typed:
        return SPACE_NAMES[space]
    row, column = divmod(space, SIDE)
    symbols = player.street.tolist()
    return words.text(
        "advised-place",
        row=row + 1,
        column=column + 1,
        across=words.street_id(symbols.index(row)),
        down=words.street_id(symbols.index(SIDE + column)),
    )


def _take_at(words: Vocabulary, course: Course) -> str:
    """A tile by its place; the streets' signs stand around the Colonia."""
    state: State = course.before.state
    *card, space = ACTIONS.block_of(course.action).indices(course.action)
    street = words.street_id(int(state.cards[cards_shown(state) - CARDS_A_ROUND + card[0]])) if card else ""
    face = _face(course, space)
    return words.text(
        f"advised-{course.block}",
        place=place_of(words, state.players[course.seat], space),
        tile=words.tile(face),
        known="hidden" if face == UNKNOWN_FACE else "known",
        street=street,
    )


def _face(course: Course, space: int) -> int:
    player = course.before.state.players[course.seat]
    return int(face_at(player, space)) if is_covered(player, space) else UNKNOWN_FACE


def _envoy_to(words: Vocabulary, course: Course) -> str:
    """A space of the Forum by its colour, the size of its area, and what lies beside it."""
    state, square = course.before.state, course.action - ACTIONS.block_of(course.action).first
    colour = int(state.square[square])
    if words.typed:
        return _phrase(words, course, course.action)
    size = 0 if colour == EAGLE else int(state.area_size[state.area[square]])
    notes = []
    if any(int(state.envoy[it]) == course.seat for it in _around(square)):
        notes.append(words.text("advised-beside-own"))
    if colour != EAGLE and touches_eagle(state, square, bool(state.players[course.seat].active[PATRICIAN_I])):
        notes.append(words.text("advised-beside-eagle"))
    values: dict[str, Value] = {"building": square_id(colour), "size": size, "kind": "eagle" if size == 0 else "area"}
    row, column = divmod(square, FORUM_COLUMNS)
    return words.text("advised-envoy", notes="".join(notes), row=row + 1, column=column + 1, **values)


def _around(square: int) -> list[int]:
    row, column = divmod(square, FORUM_COLUMNS)
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * FORUM_COLUMNS + c for r, c in near if 0 <= r < FORUM_ROWS and 0 <= c < FORUM_COLUMNS]


# --- reasons ---------------------------------------------------------------------------------------------------------

SOURCES_OF_REASONS = {
    "task-next": "building-task",
    "site-task": "building-task",
    "keeps-task": "collecting-task",
    "uncovers": "crane",
    "site-row": "colonia",
    "citizen": "colonia",
    "pays": "colonia",
    "group": "area",
    "area-left": "area-bonus",
    "area": "area-bonus",
    "bonus": "area-bonus",
    "scores-column": "column",
    "scores-marker": "marker",
}


def reasons(words: Vocabulary, course: Course) -> list[Reason]:
    about = _ABOUT.get(course.block)
    return [
        *_deeds(words, course),
        *_scoring(words, course),
        *_task_next(words, course),
        *(about(words, course) if about else ()),
    ]


def _deeds(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """What is done in this turn beyond what the phrase says; points are counted with their cause."""
    said = len(gesture(course))
    for number, step in enumerate(course.steps):
        for event in step.events:
            if event.seat == course.seat and event.kind in _DEEDS and (number >= said or event.kind in ALWAYS_TOLD):
                message, worth, values = _DEEDS[event.kind](words, event)
                yield Reason(message, worth, values, is_deed=True)
            elif event.seat == course.seat and event.kind == POINTS and event.what in SCORED:
                message = f"scores-{SOURCE_NAMES[event.what]}"
                yield Reason(message, event.amount, {"points": event.amount}, is_deed=True)


_Deed = tuple[str, float, dict[str, Value]]  # message, worth, values


def _built(words: Vocabulary, event: Event) -> _Deed:
    halves = building_halves(words.facts, event.what)
    message = "build" if event.what < DOUBLE_MIXED else "build-mixed" if event.what < DOUBLE_PAIR else "build-pair"
    return message, 3, {"grey": halves[0], "building": halves[-1]}


def _benefit(words: Vocabulary, event: Event) -> _Deed:
    return "benefit", 1.5, {"level": event.where + 1, "gain": words.benefit(event.what, event.where)}


def _envoy(words: Vocabulary, event: Event) -> _Deed:
    kind = "eagle" if event.what == EAGLE else "colour"
    return "envoy", 2 if event.what == EAGLE else 1, {"building": square_id(event.what), "kind": kind}


_DEEDS: dict[int, Callable[[Vocabulary, Event], _Deed]] = {
    BUILT: _built,
    BENEFIT_TAKEN: _benefit,
    CITIZEN_PLACED: lambda words, event: ("citizen", 2, {"row": row_id(event.what)}),
    ENVOY_PLACED: _envoy,
    AREA_COMPLETED: lambda words, event: ("area", 2, {"building": square_id(event.what), "size": event.amount}),
    BONUS_TAKEN: lambda words, event: ("bonus", 1, {"bonus": words.bonus(event.what)}),
}


# --- the coming scoring ----------------------------------------------------------------------------------------------


def _scoring(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """What the coming scoring would bring in addition, by source."""
    more = _more_at_scoring(course)
    total = sum(more.values())
    if total <= 0:
        return
    best = sorted((it for it in more.items() if it[1] > 0), key=lambda it: -it[1])[:MOST_PARTS]
    yield _scored(words, total, best)


def scoring_by_source(words: Vocabulary, course: Course) -> dict[str, Reason]:
    """The same, source by source."""
    more = _more_at_scoring(course)
    return {source: _scored(words, points, [(source, points)]) for source, points in more.items() if points > 0}


def _more_at_scoring(course: Course) -> dict[str, int]:
    """By source, where it changes."""
    if not course.steps:
        return {}
    before, after = (forecast(it.state, course.seat).by_source for it in (course.before, course.after))
    more = {source: after[source] - points for source, points in before.items() if after.get(source, 0) != points}
    return {source.partition("source-")[2]: points for source, points in more.items()}


def _scored(words: Vocabulary, total: int, parts: Sequence[tuple[str, int]]) -> Reason:
    listed = words.catalogue.listed([words.text(f"reason-part-{source}", points=points) for source, points in parts])
    return Reason("scoring", total, {"parts": listed})


def _task_next(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """The building that would fulfil the building task once more, where this answer has brought it within reach."""
    site = next((step for step in course.steps if step.block in SITES), None)
    if not site:
        return
    before = {it[0] for it in _fulfilling(course.before, course.seat)}
    built = next(event for event in site.events if event.kind == BUILT)
    found = [(space, what) for space, what in _fulfilling(course.after, course.seat) if space not in before]
    if found and int(tally(course.before.state, course.seat).task_value) > 0:
        space, what = found[0]
        points = int(tally(course.after.state, course.seat).task_value)
        player = course.after.state.players[course.seat]
        values: dict[str, Value] = {"building": what, "place": place_of(words, player, space), "points": points}
        if built.where != space:
            yield Reason("task-next", SOON * points, values)


def _fulfilling(view: Position, seat: int, only: int = -1) -> list[tuple[int, str]]:
    """Vacated spaces where one more building would fulfil the task of this cycle, with such a building."""
    cycle, world = int(view.state.cycle), view.copy()
    player = world.state.players[seat]
    fulfilled = int(tally(world.state, seat).built[cycle])
    found: list[tuple[int, str]] = []
    for space in range(SIDE * SIDE):
        if space != only and (only >= 0 or player.space[space] != VACANT):
            continue
        lying = int(player.space[space])
        for content in (*range(GREY, GREY + GREYS), *range(COLOURED, COLOURED + COLOURS)):
            player.space[space] = content
            if int(tally(world.state, seat).built[cycle]) > fulfilled:
                found.append((space, _named(content)))
                break
        player.space[space] = lying
    return found


def _named(content: int) -> str:
    return grey_id(content - GREY) if content < COLOURED else coloured_id(content - COLOURED)


# --- taking and passing tiles ----------------------------------------------------------------------------------------


def _taken(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """What lies below a tile: a crane, or a space for something wanted there."""
    *_, space = ACTIONS.block_of(course.action).indices(course.action)
    if space in CORNER_SPACES:
        yield from _uncovered(course, CORNER_SPACES.index(space))
        return
    yield from _site_for_task(words, course, space)
    yield from _room_for_pair(course, space)
    value = int(tally(course.before.state, course.seat).row_value[space // SIDE])
    if value > 1:
        yield Reason("site-row", SOON * value, {"points": value})


def _uncovered(course: Course, corner: int) -> Iterator[Reason]:
    world = course.before.copy()
    player = world.state.players[course.seat]
    player.crane[corner] = CRANE_OPEN
    player.space[CORNER_SPACES[corner]] = CRANE
    points = int(tally(world.state, course.seat).cranes[corner])
    colour = coloured_id(int(player.crane_colour[corner]))
    yield Reason("uncovers", points + 0.5, {"corner": corner_id(corner), "points": points, "building": colour})


def _site_for_task(words: Vocabulary, course: Course, space: int) -> Iterator[Reason]:
    value = int(tally(course.before.state, course.seat).task_value)
    for _, building in _fulfilling(course.before, course.seat, only=space)[:1]:
        yield Reason("site-task", SOON * value, {"building": building, "points": value})


def _room_for_pair(course: Course, space: int) -> Iterator[Reason]:
    """Two vacated spaces side by side, where there were none."""
    spaces = course.before.state.players[course.seat].space.tolist()
    vacant = {it for it, content in enumerate(spaces) if content == VACANT}
    has_pair = any(_beside(it) & vacant for it in vacant)
    if not has_pair and _beside(space) & vacant:
        yield Reason("site-pair", LEAST)
    elif not vacant:
        yield Reason("site-first", LEAST)


def _beside(space: int) -> set[int]:
    return {int(neighbour(space, direction)) for direction in range(4)} - {-1}


def _passed(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """The tile that is kept, and what it can pay for."""
    (card,) = ACTIONS.block_of(course.action).indices(course.action)
    player = course.before.state.players[course.seat]
    space = int(player.draft[DRAFT_SPACE + 1 - card])
    if space < 0:
        return
    face = _face(course, space)
    yield Reason("keeps", LEAST, {"tile": words.tile(face)})
    held = player.resources.tolist()
    items = [item for item in words.facts.face_items[face].tolist() if 0 <= item < RESOURCES]
    yield from _affords(words, held, [count + items.count(it) for it, count in enumerate(held)])


def _affords(words: Vocabulary, held: Sequence[int], richer: Sequence[int]) -> Iterator[Reason]:
    """The best building that can be paid for with these resources and could not be with those held so far."""
    for building in reversed(range(BUILDINGS)):
        price = price_of(building)
        if _pays(richer, price) and not _pays(held, price):
            halves = building_halves(words.facts, building)
            kind = "one" if building < DOUBLE_MIXED else "mixed" if building < DOUBLE_PAIR else "pair"
            yield Reason("affords", LEAST + len(halves) / 2, {"kind": kind, "grey": halves[0], "building": halves[-1]})
            return


def _pays(held: Sequence[int], price: dict[int, int]) -> bool:
    return all(held[resource] >= count for resource, count in price.items())


def _gained(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """What the gain can pay for, where nothing more is built this turn."""
    if any(event.kind == BUILT for step in course.steps for event in step.events):
        return
    held, richer = (it.state.players[course.seat].resources.tolist() for it in (course.before, course.after))
    yield from _affords(words, held, richer)


# --- the rest --------------------------------------------------------------------------------------------------------


def _sent(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """How much of its area is still free afterwards, and how large the group becomes."""
    state: State = course.after.state
    square = course.action - ACTIONS.block_of(course.action).first
    before, after = (int(tally(it.state, course.seat).group) for it in (course.before, course.after))
    if after > before > 0:
        yield Reason("group", LEAST, {"before": before, "size": after})
    if course.steps and state.square[square] != EAGLE and (free := int(state.area_free[state.area[square]])):
        yield Reason("area-left", LEAST / free, {"free": free})


def _paid(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """What paying brings at this scoring, and what is left of the coins."""
    rows = course.action - PAY
    state: State = course.before.state
    more = forecast_if_paid(state, course.seat, rows).total - forecast_if_paid(state, course.seat, 0).total
    coins = int(state.players[course.seat].resources[COIN]) - rows.bit_count()
    if rows and more > 0:
        yield Reason("pays", more, {"points": more, "coins": coins})
    elif not rows and int(state.players[course.seat].resources[COIN]):
        yield Reason("saves-coins", LEAST, {"coins": coins})


def _ended(words: Vocabulary, course: Course) -> Iterator[Reason]:
    """What is kept fulfils the collecting task, or waits for the next turn."""
    state: State = course.before.state
    counted = tally(course.before.state, course.seat)
    points = int(counted.task_value) * int(counted.collected[state.cycle])
    if points:
        yield Reason("keeps-task", points, {"points": points})
    held = state.players[course.seat].resources.tolist()
    kept = [words.amount(resource_id(it), count) for it, count in enumerate(held) if count]
    if kept:
        yield Reason("saves", LEAST, {"kept": words.catalogue.listed(kept)})


def _declined(words: Vocabulary, course: Course) -> Iterator[Reason]:
    ship = int(course.before.state.players[course.seat].ship)
    if course.before.state.players[course.seat].asked == ASK_ENVOY and ship:
        yield Reason("saves-envoy", LEAST, {"count": ship})


_ABOUT: dict[str, Callable[[Vocabulary, Course], Iterator[Reason]]] = {
    **dict.fromkeys(TAKES, _taken),
    **dict.fromkeys(("use", "gain", "bonus", "benefit", "row", *EXCHANGES), _gained),
    "pass": _passed,
    "envoy": _sent,
    "pay": _paid,
    "end-turn": _ended,
    "decline": _declined,
}
