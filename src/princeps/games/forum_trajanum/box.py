"""What is in the box: everything that set-up needs to know about an edition, as one record for the compiled rules.

`Facts` is copied into every state and looked up during play; the rest is only for set-up.
"""

from collections.abc import Sequence
from typing import Annotated

from princeps.games.forum_trajanum.state import (
    COLOURS,
    CYCLES,
    SEATS,
    SPACES,
    STREETS,
    Facts,
    Task,
)
from princeps.kernel.record import Byte, Bytes, Record

BOARDS = 5
BOARD_SIDES = 2
BOARD_ROWS = 3
BOARD_COLUMNS = 4
BOARD_SQUARES = BOARD_ROWS * BOARD_COLUMNS
CARDS_OF_A_CYCLE = 4


class Box(Record):
    """An edition, ready for set-up."""

    facts: Facts
    temple: Annotated[Bytes, SPACES]  # 1 where a temple is printed
    street: Annotated[Bytes, 1 + SEATS, STREETS]  # symbol -> street: side A of all boards, then side B of each seat's
    street_copies: Byte  # street cards per symbol
    single: Annotated[Bytes, COLOURS]  # building tiles per kind
    double: Annotated[Bytes, COLOURS]
    mosaic: Annotated[Bytes, BOARDS, BOARD_SIDES, BOARD_SQUARES]  # colours, or EAGLE
    boards: Annotated[Bytes, SEATS + 1]  # mosaic boards in play, by number of players
    layout: Annotated[Bytes, SEATS + 1, BOARDS, 2]  # top left square of each, by number of players
    cards: Annotated[Sequence[Task], CYCLES * CARDS_OF_A_CYCLE]  # Trajan cards, four for each cycle in order
    unserved_cards: Byte  # 1 if the edition reads F32 differently
