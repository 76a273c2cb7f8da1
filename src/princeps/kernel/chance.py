"""Chance: a small generator that lives inside a record.

Any record with a field `rng` can be drawn from. The generator is a multiply-with-carry one (MWC64X): 64 bits of state,
32 bits per draw, and no operation that overflows, so interpreted NumPy and compiled code agree on every machine.
"""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from princeps.kernel.record import Record, RecordArray, Word
from princeps.kernel.rule import rule

_FACTOR = np.uint64(4294883355)
_LOW = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)
_SALT = np.uint64(0x8000000050524943)  # sets the highest bit, which no seed has: the generator must not start at 0
_SPREAD = 12


class HasChance(Protocol):
    """What the functions here need of a record."""

    rng: np.uint64


class Dice(Record):
    """Chance outside a game: random play, guesses about hidden information."""

    only_dice: Word  # a field that no state has; otherwise Numba would pass a state off as dice, and warn
    rng: Word


@rule
def seed_chance(source: HasChance, seed: int) -> None:
    """Neighbouring seeds must not give neighbouring draws, so a dozen steps spread every bit of the seed."""
    source.rng = np.uint64(seed) ^ _SALT
    for _ in range(_SPREAD):
        draw(source)


@rule
def draw(source: HasChance) -> np.uint64:
    """32 fresh bits."""
    state = source.rng
    low = state & _LOW
    high = state >> _HALF
    source.rng = _FACTOR * low + high
    return low ^ high


@rule
def below(source: HasChance, count: int) -> int:
    """A uniform choice among 0 .. count-1."""
    return int(draw(source) * np.uint64(count) >> _HALF)


@rule
def shuffle(source: HasChance, pile: npt.NDArray[np.int8], count: int) -> None:
    """Shuffle the first `count` entries."""
    for last in range(count - 1, 0, -1):
        other = below(source, last + 1)
        held = pile[last]
        pile[last] = pile[other]
        pile[other] = held


@rule
def draw_counted(source: HasChance, counts: npt.NDArray[np.int8]) -> int:
    """Take one thing at random out of a pile that is kept as counts; returns its kind, or -1 if the pile is empty."""
    left = 0
    for kind in range(len(counts)):
        left += int(counts[kind])
    if left == 0:
        return -1
    skip = below(source, left)
    kind = 0
    while skip >= counts[kind]:
        skip -= int(counts[kind])
        kind += 1
    counts[kind] -= 1
    return kind


@rule
def mix(source: HasChance, number: int) -> None:
    """Mix a number into the generator; mixing in many produces a hash of them."""
    source.rng = source.rng ^ np.uint64(number)
    draw(source)


@rule
def seed_of_game(source: HasChance, seed: int, index: int) -> int:
    """The seed of game number `index` in a series that is identified by one seed; uses `source` as scratch space."""
    seed_chance(source, seed)
    mix(source, index)
    for _ in range(_SPREAD):
        draw(source)
    return int(source.rng >> np.uint64(1))


def dice(seed: int) -> RecordArray:
    """An array of one `Dice`, as compiled loops expect it."""
    made = Dice.blank()
    _seed_dice(made, seed)
    return made


@rule
def _seed_dice(made: RecordArray, seed: int) -> None:
    seed_chance(made[0], seed)
