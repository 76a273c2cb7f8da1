"""Trying things out on a view: what an answer would change, as far as nothing hidden comes into it."""

from collections.abc import Sequence

from princeps.kernel.errors import IllegalAction
from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.table.board import BoardTable
from princeps.table.messages import Preview
from princeps.table.words import Forecast


class Unexplorable(IllegalAction):
    """A step whose outcome nobody can foresee."""

    def __init__(self, action: str) -> None:
        super().__init__(f"What comes of {action!r} shows only when it is done.")


def explore(table: BoardTable, view: Position, seat: int, actions: Sequence[str]) -> tuple[Position, list[Event]]:
    """The view after these answers, and what would happen."""
    world = view.copy()
    events: list[Event] = []
    for action in actions:
        number = world.number_of(action)
        if number not in world.legal(seat):
            raise IllegalAction(table.refusal(world, seat, number))
        if not _is_explorable(table, world, number):
            raise Unexplorable(action)
        events += world.apply(seat, number)
        if has_learned(view, world, seat):
            raise Unexplorable(action)
    return world, events


class Foresight:
    """What answers would change at once, as far as that can be told."""

    def __init__(self, table: BoardTable, view: Position, seat: int) -> None:
        self._table, self._view, self._seat = table, view, seat
        self._forecast = table.forecast(view, seat)
        self._resources = table.resources(view, seat)
        self._points = view.scores[seat]

    def of(self, action: int) -> Preview | None:
        """What an answer would change."""
        if not _is_explorable(self._table, self._view, action):
            known = self._table.forecast_after(self._view, self._seat, action)
            return None if known is None else self._compared(known, 0, {})
        world = self._view.copy()
        world.play(self._seat, action)
        return None if has_learned(self._view, world, self._seat) else self.upon(world)

    def upon(self, world: Position) -> Preview:
        """What has changed in a world that comes of the view."""
        holds = self._table.resources(world, self._seat)
        changed = {name: holds[name] - count for name, count in self._resources.items() if holds[name] != count}
        return self._compared(self._table.forecast(world, self._seat), world.scores[self._seat] - self._points, changed)

    def _compared(self, forecast: Forecast, points: int, resources: dict[str, int]) -> Preview:
        return Preview(
            points=points,
            forecast=forecast.total - self._forecast.total,
            sources={
                source.partition("source-")[2]: forecast.by_source[source] - before
                for source, before in self._forecast.by_source.items()
                if forecast.by_source[source] != before
            },
            resources=resources,
        )


def _is_explorable(table: BoardTable, view: Position, action: int) -> bool:
    return view.game.actions.block_of(action).name in table.explorable


def has_learned(before: Position, after: Position, seat: int) -> bool:
    """Whether something has come to light for the seat."""
    return bool(before.state.learned[seat] != after.state.learned[seat])
