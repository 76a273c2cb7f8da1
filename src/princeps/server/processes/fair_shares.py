"""A fixed number of places, shared fairly: callers take turns by address, and within an address by visitor.

Somebody who wants a hundred things at once waits for most of them, and nobody else does.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count

from princeps.server.visitors import Caller, Visitor

MOST_ADDRESSES = 20_000

Key = tuple[str, str]


class Addresses:
    """Where each visitor last connected from, for work done later on their behalf. Visitors not seen for long are
    dropped."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[Visitor, str] = OrderedDict()

    def note(self, caller: Caller) -> None:
        if caller.visitor:
            self._addresses[caller.visitor] = caller.address
            self._addresses.move_to_end(caller.visitor)
            if len(self._addresses) > MOST_ADDRESSES:
                self._addresses.popitem(last=False)

    def caller(self, visitor: Visitor) -> Caller:
        return Caller(visitor, self._addresses.get(visitor, ""))


@dataclass(eq=False)
class _Waiting:
    keys: tuple[Key, ...]
    favourite: int
    given: "asyncio.Future[int]"


class Places:
    """A number of places, counted from 0. One visitor may hold only so many at once."""

    def __init__(self, number: int, of_visitor: int = 1) -> None:
        self._of_visitor = of_visitor
        self._idle = set(range(number))
        self._waiting: list[_Waiting] = []
        self._held: Counter[Key] = Counter()
        self._served: dict[Key, int] = {}  # when each key that holds or wants a place was last given one
        self._turns = count()

    @property
    def waiting(self) -> int:
        """How many callers wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def place(self, caller: Caller, favourite: int = 0) -> AsyncIterator[int]:
        """Wait for a place: the favourite, if it is free by then."""
        waiting = _Waiting(keys_of(caller), favourite, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._hand_out()
        try:
            yield await waiting.given
        finally:
            if waiting.given.cancelled():
                self._waiting.remove(waiting)
            else:
                self._idle.add(waiting.given.result())
                self._held.subtract(waiting.keys)
            self._forget(waiting.keys)
            self._hand_out()

    def _hand_out(self) -> None:
        while self._idle:
            able = [it for it in self._waiting if not it.given.done() and self._held[it.keys[-1]] < self._of_visitor]
            if not able:
                return
            chosen = min(able, key=lambda it: [self._served.get(key, -1) for key in it.keys])
            self._waiting.remove(chosen)
            self._held.update(chosen.keys)
            self._served.update(dict.fromkeys(chosen.keys, next(self._turns)))
            number = chosen.favourite if chosen.favourite in self._idle else min(self._idle)
            self._idle.remove(number)
            chosen.given.set_result(number)

    def _forget(self, keys: tuple[Key, ...]) -> None:
        wanted = {key for waiting in self._waiting for key in waiting.keys}
        for key in keys:
            if not self._held[key]:
                del self._held[key]
                if key not in wanted:
                    self._served.pop(key, None)


def keys_of(caller: Caller) -> tuple[Key, ...]:
    """The address comes first: turns go round the addresses before they go round the visitors there. If the address is
    unknown, the visitor stands alone."""
    visitor = ("visitor", caller.visitor or caller.address)
    return (("address", caller.address or f"of {caller.visitor}"), visitor)
