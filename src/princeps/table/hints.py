"""A bot's advice for people: what to do and where, why, and what it leads to.

The reasons come from the seat's view alone. The terminal and the page use the same words.
"""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, cast

from princeps.kernel.game import Position
from princeps.table.board import BoardTable
from princeps.table.explore import Foresight, has_learned
from princeps.table.messages import Hint, Preview
from princeps.table.reasons import Course, Step, setting_apart
from princeps.table.words import GameTable

if TYPE_CHECKING:
    from princeps.bots.advice import Advice

LEAST_GAIN = 1.0  # points of a source that are worth mentioning
FEW_POINTS = 2  # at the end of a game: with a smaller lead nobody could tell
MANY_POINTS = 6
SOME_CHANCE = 5  # percent: the rounding of chances
MUCH_CHANCE = 15
SURE = 2.0  # standard errors


class Line(Protocol):
    """An answer, and what its adviser would answer next in this turn, leaving out forced answers."""

    @property
    def action(self) -> int: ...

    @property
    def line(self) -> tuple[int, ...]: ...


def hints_of(table: GameTable, view: Position, seat: int, advice: "Sequence[Advice]") -> list[Hint]:
    """The best answers first."""
    courses = [follow(table, view, seat, it) for it in advice]
    reasons = setting_apart([table.reasons(course) for course in courses])
    return [
        _hint(table, course, it, table.worded(own) or _in_the_long_run(table, view, it), _lead(advice, number))
        for number, (course, it, own) in enumerate(zip(courses, advice, reasons, strict=True))
    ]


# --- trying it -------------------------------------------------------------------------------------------------------


def follow(table: GameTable, view: Position, seat: int, advice: Line) -> Course:
    """Try the answer, then the adviser's next ones until the end of the turn, as far as they can be foreseen."""
    world, steps, line = view.copy(), list[Step](), list(advice.line)
    action: int | None = advice.action
    while action is not None and _is_explorable(table, world, seat, action):
        trial = world.copy()
        events = trial.apply(seat, action)
        if has_learned(view, trial, seat):
            break
        world = trial
        steps.append(Step(action, _block(world, action), tuple(it for it in events if it.is_seen_by(seat))))
        action = _next(table, world, seat, line)
    block = _block(view, advice.action)
    then = action if steps else None
    return Course(seat, advice.action, block, view, world if steps else view, tuple(steps), then)


def _next(table: GameTable, world: Position, seat: int, line: list[int]) -> int | None:
    """The only answer, if there is just one; otherwise the one the adviser has in mind, if any."""
    if seat not in world.deciders:
        return None
    legal = world.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if line and line[0] in legal:
        return line.pop(0)
    line.clear()
    return table.usual(world, seat)


def _is_explorable(table: GameTable, world: Position, seat: int, action: int) -> bool:
    return action in world.legal(seat) and _block(world, action) in table.explorable


def _block(view: Position, action: int) -> str:
    return view.game.actions.block_of(action).name


# --- wording it ------------------------------------------------------------------------------------------------------


def _hint(table: GameTable, course: Course, advice: "Advice", reasons: list[str], lead: str) -> Hint:
    names = course.before.game.actions.names
    done = table.gesture(course)
    preview = preview_of(table, course, len(done))
    return Hint(
        action=advice.name,
        actions=[names[action] for action in done],
        places=places_of(table, course, done),
        phrase=sentence_case(table.advised(course)),
        reasons=reasons,
        outlook=table.catalogue.text("hint-outlook", points=round(advice.points), chance=chance_of(advice)),
        lead=lead and table.catalogue.text("hint-lead", lead=lead),
        preview=preview,
    )


def sentence_case(phrase: str) -> str:
    return phrase[:1].upper() + phrase[1:]


def _world(course: Course, count: int) -> Position | None:
    """After this many of the answers."""
    if count > len(course.steps):
        return None
    world = course.before.copy()
    for step in course.steps[:count]:
        world.play(course.seat, step.action)
    return world


def preview_of(table: GameTable, course: Course, count: int) -> Preview | None:
    """What the answer changes at once, as a page shows it."""
    world, board = _world(course, count), _board(table)
    return Foresight(board, course.before, course.seat).upon(world) if world and board else None


def _board(table: GameTable) -> BoardTable | None:
    """A table that a page can draw; a game without a page has only words."""
    return cast(BoardTable, table) if hasattr(table, "board") else None


def places_of(table: GameTable, course: Course, actions: Sequence[int]) -> list[str]:
    """Where it is done, last place first: for a building its site. Nothing on a screen without places."""
    board = _board(table)
    if not board:
        return []
    world, found = course.before.copy(), list[str]()
    for action in actions:
        place = board.anchor(world, course.seat, action)
        found += [place] if place else []
        if action != actions[-1]:
            world.play(course.seat, action)
    return found[::-1]


def _in_the_long_run(table: GameTable, view: Position, advice: "Advice") -> list[str]:
    """Where nothing follows at once: the source that brings the points later."""
    titles = table.score_sheet(view).sources
    gains = {source: gain for source, gain in advice.gains.items() if source in titles and gain >= LEAST_GAIN}
    if not gains:
        return []
    best = max(gains, key=gains.__getitem__)
    return [table.catalogue.text("reason-later", source=titles[best], name=best)]


# --- comparing -------------------------------------------------------------------------------------------------------


def chance_of(advice: "Advice") -> int:
    """The chance of winning in percent, no more precise than it is known."""
    percent = SOME_CHANCE * round(100 * advice.chances / SOME_CHANCE)
    return min(100 - SOME_CHANCE, max(SOME_CHANCE, percent))


def _lead(advice: "Sequence[Advice]", number: int) -> str:
    """How far the first is ahead of the next, by the figures that are shown."""
    if number > 0 or len(advice) < 2:
        return ""
    return lead_of(advice[0], advice[1])


def lead_of(best: "Advice", other: "Advice") -> str:
    points, chance = round(best.points) - round(other.points), chance_of(best) - chance_of(other)
    if min(points, chance) < 0 or (points < FEW_POINTS and chance == 0):
        return "even"
    doubt = SURE * math.hypot(best.error, other.error)
    is_clear = points >= MANY_POINTS or (points >= FEW_POINTS and chance >= MUCH_CHANCE)
    return "clear" if is_clear and best.points - other.points > doubt else "little"
