"""What is still to come in the current turn: a small stack of steps inside the state.

A game's state has `depth` and `stack`, a row of `Frame`; a step is a question to the player or something that happens
automatically, and the game numbers its steps.
"""

from collections.abc import Sequence
from typing import Protocol

from princeps.kernel.record import Byte, Record, Short
from princeps.kernel.rule import rule


class Frame(Record):
    """A step still to come, with the data it needs."""

    step: Byte
    what: Short
    rest: Short


class HasAgenda(Protocol):
    """What the functions here need of a state."""

    depth: int
    stack: Sequence[Frame]


@rule
def push(state: HasAgenda, step: int, what: int, rest: int) -> None:
    """`step` comes next, before everything already waiting."""
    frame = state.stack[state.depth]
    frame.step = step
    frame.what = what
    frame.rest = rest
    state.depth += 1


@rule
def drop(state: HasAgenda) -> None:
    """Remove the top step, which is done. It is wiped so that equal tables are equal bytes."""
    state.depth -= 1
    frame = state.stack[state.depth]
    frame.step = 0
    frame.what = 0
    frame.rest = 0


@rule
def top(state: HasAgenda) -> Frame:
    return state.stack[state.depth - 1]
