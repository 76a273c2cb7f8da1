"""What is in the box: everything that set-up needs to know about an edition, as one record for the compiled rules.

`Facts` is copied into every state and looked up during play (two of its fields depend on the number of players and are
filled in then); the rest is only for set-up.
"""

from typing import Annotated

from princeps.games.trajan.state import (
    ACTIONS_OF_CIRCLE,
    DEMANDS,
    FORUM_KINDS,
    SEATS,
    Facts,
)
from princeps.kernel.record import Byte, Bytes, Record

TIME_LOOPS = 2
LOOP_USUAL, LOOP_LONG = range(TIME_LOOPS)


class Box(Record):
    """An edition, ready for set-up."""

    facts: Facts
    time_loop: Annotated[Bytes, TIME_LOOPS, SEATS + 1]  # by option and number of players
    forum_spaces: Annotated[Bytes, SEATS + 1]  # by number of players
    forum_copies: Annotated[Bytes, FORUM_KINDS]  # tiles of the forum deck
    extra_copies: Annotated[Bytes, ACTIONS_OF_CIRCLE]  # extra action tiles
    demand_copies: Annotated[Bytes, DEMANDS]
    tokens: Byte  # per player, legionnaires and workers alike
    open_setup: Byte  # 1 if the edition reads T1 differently
