"""Writing features: numbers for a network, one after the other, and their names.

Every function that writes returns where the next number goes.
"""

from princeps.bots.judge import Numbers
from princeps.kernel.rule import rule


@rule
def put(out: Numbers, n: int, value: float) -> int:
    out[n] = value
    return n + 1


@rule
def put_choice(out: Numbers, n: int, choices: int, chosen: int) -> int:
    """One number for each choice (one-hot); a choice out of range sets none."""
    for i in range(choices):
        out[n + i] = 1.0 if i == chosen else 0.0
    return n + choices


@rule
def put_zeros(out: Numbers, n: int, count: int) -> int:
    for i in range(count):
        out[n + i] = 0.0
    return n + count


def named(what: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """One aspect of several things."""
    return tuple(f"{what}:{name}" for name in names)


def numbered(what: str, count: int) -> tuple[str, ...]:
    return tuple(f"{what}:{i + 1}" for i in range(count))


def per(things: tuple[str, ...], *aspects: str) -> tuple[str, ...]:
    """Several aspects of each of several things."""
    return tuple(f"{thing}-{aspect}" for thing in things for aspect in aspects)
