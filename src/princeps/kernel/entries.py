"""Calling a game's compiled functions from Python. Numba checks the types of all arguments on every call, which takes
longer than most rules do; a caller that always passes the same types can go straight to the machine code.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Any

import numba

from princeps.kernel.actions import Buffer
from princeps.kernel.chance import dice
from princeps.kernel.compiled import CompiledRules
from princeps.kernel.events import NO_LOG
from princeps.kernel.record import RecordArray

_SEAT = _ACTION = 0


class Entries:
    """The functions that a `Position` calls, each looked up when it is first needed. Pass only arrays like `table` and
    `room`: nothing is checked."""

    def __init__(self, rules: CompiledRules, table: RecordArray, room: Buffer) -> None:
        self._rules, self._table, self._room = rules, table, room

    @cached_property
    def ask(self) -> Callable[..., int]:
        return _entry(self._rules.ask, self._table, self._room)

    @cached_property
    def legal(self) -> Callable[..., int]:
        return _entry(self._rules.legal, self._table, _SEAT, self._room)

    @cached_property
    def apply(self) -> Callable[..., int]:
        return _entry(self._rules.apply, self._table, NO_LOG, _SEAT, _ACTION, self._room)

    @cached_property
    def redact(self) -> Callable[..., None]:
        return _entry(self._rules.redact, self._table, _SEAT)

    @cached_property
    def determinize(self) -> Callable[..., None]:
        return _entry(self._rules.determinize, self._table, NO_LOG, _SEAT, dice(0))

    @cached_property
    def rounds(self) -> Callable[..., int]:
        return _entry(self._rules.rounds, self._table)

    @cached_property
    def scores(self) -> Callable[..., None]:
        return _entry(self._rules.scores, self._table, self._room)

    @cached_property
    def rank(self) -> Callable[..., None]:
        return _entry(self._rules.rank, self._table, self._room)


def _entry(function: Any, *examples: Any) -> Callable[..., Any]:
    """The machine code for arguments of the same types as the examples; an interpreted function as it is."""
    is_compiled = hasattr(function, "compile")
    found: Callable[..., Any] = function.compile(tuple(map(numba.typeof, examples))) if is_compiled else function
    return found
