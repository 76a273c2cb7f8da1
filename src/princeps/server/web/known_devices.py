"""Whose device is whose. The database knows; what it has said lately is remembered, until somebody's devices change."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from princeps.server.visitors import Device, Visitor

MOST_REMEMBERED = 20_000
SECONDS_REMEMBERED = 60.0  # then asked again, as the word of another process may have been lost

Ask = Callable[[Device, str], Awaitable[Visitor | None]]


class KnownDevices:
    def __init__(self) -> None:
        self.ask: Ask | None = None  # the database, once it is open
        self._lately: OrderedDict[Device, tuple[Visitor | None, float]] = OrderedDict()  # and until when that holds
        self._changes = 0

    def came_lately(self, device: Device | None) -> bool:
        return device in self._lately

    def welcome(self, device: Device) -> None:
        """It was given its cookie just now; the next time the database is asked whose it is."""
        self._remember(device, None, 0.0)

    def forget(self, visitor: str) -> None:
        """The devices of a visitor, of whom the beginning of the name is enough, have changed."""
        self._changes += 1
        for device, (owner, _) in list(self._lately.items()):
            if owner and owner.startswith(visitor):
                del self._lately[device]

    async def visitor_with(self, device: Device | None, agent: str = "") -> Visitor | None:
        if device is None or self.ask is None:
            return None
        visitor, until = self._lately.get(device, (None, 0.0))
        if time.monotonic() < until:
            self._lately.move_to_end(device)
            return visitor
        changes = self._changes
        visitor = await self.ask(device, agent)
        if visitor is None:
            self._lately.pop(device, None)
        elif changes == self._changes:  # otherwise the answer may be older than what has changed
            self._remember(device, visitor, time.monotonic() + SECONDS_REMEMBERED)
        return visitor

    def _remember(self, device: Device, visitor: Visitor | None, until: float) -> None:
        self._lately[device] = (visitor, until)
        self._lately.move_to_end(device)
        if len(self._lately) > MOST_REMEMBERED:
            self._lately.popitem(last=False)
