"""What is still to come in the current turn: a small stack of steps inside the state.

A game's state has `depth` and `stack`, a row of `Frame`; a step is a question to the player or something that happens
by itself, and the game gives the steps their numbers.
"""

from collections.abc import Sequence
from typing import Protocol

from princeps.kernel.record import Byte, Record, Short
from princeps.kernel.rule import rule


class Frame(Record):
    """A step that is still to come, with what it needs to know."""

    step: Byte
    what: Short
    rest: Short


class HasAgenda(Protocol):
    """What the functions here need of a state."""

    depth: int
    stack: Sequence[Frame]


@rule
def push(state: HasAgenda, step: int, what: int, rest: int) -> None:
    """`step` comes next, before everything that already waits."""
    frame = state.stack[state.depth]
    frame.step = step
    frame.what = what
    frame.rest = rest
    state.depth += 1


@rule
def drop(state: HasAgenda) -> None:
    """The top step is done. It is wiped, so that equal tables are equal bytes."""
    state.depth -= 1
    frame = state.stack[state.depth]
    frame.step = 0
    frame.what = 0
    frame.rest = 0


@rule
def top(state: HasAgenda) -> Frame:
    return state.stack[state.depth - 1]
