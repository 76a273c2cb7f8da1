"""Seats around the table, numbered clockwise, and which of them owe a decision.

A player's record has `asked`, the question that the seat owes an answer to; 0 means none, in every game.
A view is made for a seat, for a spectator (-1), who knows what everybody knows, or for all seats together: what at
least one of them knows. The last is for judging games that are over, and no player ever sees it.
"""

from collections.abc import Sequence
from typing import Protocol

from princeps.kernel.rule import rule

ASK_NOTHING = 0
ALL_SEATS = -2


class HasQuestion(Protocol):
    """What the functions here need of a player."""

    asked: int


class HasSeats(Protocol):
    """What the functions here need of a state."""

    seats: int

    @property
    def players(self) -> Sequence[HasQuestion]: ...


@rule
def deciders(state: HasSeats) -> int:
    """Bit mask of the seats that owe a decision."""
    mask = 0
    for p in range(state.seats):
        if state.players[p].asked != ASK_NOTHING:
            mask |= 1 << p
    return mask


@rule
def first_of(seats: int) -> int:
    """The lowest seat in a non-empty bit mask."""
    first = 0
    while not seats >> first & 1:
        first += 1
    return first


@rule
def may_see(reader: int, p: int) -> bool:
    """Does the reader of a view know what seat `p` keeps to itself?"""
    return reader in (p, ALL_SEATS)


@rule
def left_of(state: HasSeats, p: int) -> int:
    """The next seat clockwise."""
    return (p + 1) % state.seats


@rule
def right_of(state: HasSeats, p: int) -> int:
    return (p + state.seats - 1) % state.seats
