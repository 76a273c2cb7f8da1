"""What is still to come in the current turn: a small stack of steps. Owns `stack` and `depth`."""

from princeps.games.forum_trajanum.state import Frame, State
from princeps.kernel.rule import rule


@rule
def push(state: State, step: int, what: int, rest: int) -> None:
    """`step` comes next, before everything that already waits."""
    frame = state.stack[state.depth]
    frame.step = step
    frame.what = what
    frame.rest = rest
    state.depth += 1


@rule
def drop(state: State) -> None:
    """The top step is done. It is wiped, so that equal tables are equal bytes."""
    state.depth -= 1
    frame = state.stack[state.depth]
    frame.step = 0
    frame.what = 0
    frame.rest = 0


@rule
def top(state: State) -> Frame:
    return state.stack[state.depth - 1]
