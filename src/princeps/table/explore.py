"""Trying things out on a view: what an answer would change, as long as nothing hidden is involved."""

from collections.abc import Sequence

from princeps.kernel.errors import IllegalAction
from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.table.board import BoardTable
from princeps.table.messages import Preview
from princeps.table.words import Forecast


class Unexplorable(IllegalAction):
    """A step whose outcome nobody can foresee."""


def explore(table: BoardTable, view: Position, seat: int, actions: Sequence[str]) -> tuple[Position, list[Event]]:
    """The view after these answers, and what would happen. Refusals are in the words of the table."""
    world = view.copy()
    events: list[Event] = []
    for action in actions:
        if reason := _reason_against(table, world, seat, action):
            raise IllegalAction(_refused(table, reason))
        number = world.number_of(action)
        if not _is_explorable(table, world, number):
            raise Unexplorable(_unforeseeable(table))
        events += world.apply(seat, number)
        if has_learned(view, world, seat):
            raise Unexplorable(_unforeseeable(table))
    return world, events


def why_illegal(table: BoardTable, position: Position, seat: int, actions: Sequence[str]) -> str:
    """Why a sequence of answers was refused: one is illegal, or one before the last reveals something. Answers after
    that are not examined, because the reason could give away what was revealed."""
    world = position.copy()
    for action in actions:
        if reason := _reason_against(table, world.view(seat), seat, action):
            return _refused(table, reason)
        world.apply(seat, action)
        if has_learned(position, world, seat):
            break
    return _unforeseeable(table)


def _reason_against(table: BoardTable, view: Position, seat: int, action: str) -> str:
    if action not in view.game.actions.numbers:
        return table.catalogue.text("refusal-no-such-answer")
    number = view.number_of(action)
    return "" if number in view.legal(seat) else table.refusal(view, seat, number)


def _unforeseeable(table: BoardTable) -> str:
    return _refused(table, table.catalogue.text("refusal-unforeseeable"))


def _refused(table: BoardTable, reason: str) -> str:
    return table.catalogue.text("refused", reason=reason)


class Foresight:
    """What answers would change at once, as far as that is known."""

    def __init__(self, table: BoardTable, view: Position, seat: int) -> None:
        self._table, self._view, self._seat = table, view, seat
        self._forecast = table.forecast(view, seat)
        self._resources = table.resources(view, seat)
        self._points = view.scores[seat]

    def of(self, action: int) -> Preview | None:
        """What an answer would change."""
        if _is_explorable(self._table, self._view, action):
            world = self._view.copy()
            world.play(self._seat, action)
            if not has_learned(self._view, world, self._seat):
                return self.upon(world)
        known = self._table.forecast_after(self._view, self._seat, action)
        return None if known is None else self._compared(known, 0, {}, veiled=True)

    def upon(self, world: Position) -> Preview:
        """What has changed in a world derived from the view."""
        holds = self._table.resources(world, self._seat)
        changed = {name: holds[name] - count for name, count in self._resources.items() if holds[name] != count}
        return self._compared(self._table.forecast(world, self._seat), world.scores[self._seat] - self._points, changed)

    def _compared(self, forecast: Forecast, points: int, resources: dict[str, int], *, veiled: bool = False) -> Preview:
        return Preview(
            points=points,
            forecast=forecast.total - self._forecast.total,
            sources={
                source.partition("source-")[2]: forecast.by_source[source] - before
                for source, before in self._forecast.by_source.items()
                if forecast.by_source[source] != before
            },
            resources=resources,
            veiled=veiled,
        )


def _is_explorable(table: BoardTable, view: Position, action: int) -> bool:
    return view.game.actions.block_of(action).name in table.explorable


def has_learned(before: Position, after: Position, seat: int) -> bool:
    """Whether something has been revealed to the seat."""
    return bool(before.state.learned[seat] != after.state.learned[seat])
