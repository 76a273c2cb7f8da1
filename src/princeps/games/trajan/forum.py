"""The forum: tiles for the people's demands, votes, wild tiles and extra actions. Owns `forum`, `extra`, `province`."""

from princeps.games.trajan.actions import ACTIONS, FORUM_TILE_NAMES
from princeps.games.trajan.events import FORUM_TILE_TAKEN
from princeps.games.trajan.state import (
    EXTRA_ACTION,
    EXTRA_SPACES,
    FORUM_KINDS,
    FORUM_SPACES,
    NO_TILE,
    SENATE_TILE,
    SENATE_TILES,
    State,
)
from princeps.kernel.actions import Buffer
from princeps.kernel.chance import draw_counted
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.questions import Refusal
from princeps.kernel.rule import rule

FROM_FORUM, FROM_PROVINCE = range(2)

FORUM_TAKE = ACTIONS.block("forum", FORUM_TILE_NAMES)


@rule
def kinds_on_offer(state: State) -> int:
    """Bit mask of the kinds of tiles in the forum; equal tiles are one choice, wherever they are."""
    mask = 0
    for space in range(FORUM_SPACES):
        if state.forum[space] != NO_TILE:
            mask |= 1 << int(state.forum[space])
    for space in range(EXTRA_SPACES):
        if state.extra[space] != NO_TILE:
            mask |= 1 << int(state.extra[space])
    return mask


@rule
def legal_forum(state: State, out: Buffer) -> int:
    kinds = kinds_on_offer(state)
    n = 0
    for kind in range(FORUM_KINDS):
        if kinds >> kind & 1:
            out[n] = FORUM_TAKE + kind
            n += 1
    return n


@rule
def take_from_forum(state: State, log: Log, p: int, kind: int) -> None:
    """A specific extra action may be on both kinds of spaces; it makes no difference which of the two is taken."""
    for space in range(EXTRA_SPACES):
        if state.extra[space] == kind:
            state.extra[space] = NO_TILE
            gain_tile(state, log, p, kind, FROM_FORUM)
            return
    for space in range(FORUM_SPACES):
        if state.forum[space] == kind:
            state.forum[space] = NO_TILE
            gain_tile(state, log, p, kind, FROM_FORUM)
            return


def why_not_forum(state: State, seat: int, kind: int) -> Refusal:
    if SENATE_TILE <= kind < SENATE_TILE + SENATE_TILES:
        return Refusal("no-votes-in-forum", votes=int(state.facts.votes[kind - SENATE_TILE]))
    return Refusal("not-in-forum", tile=f"trajan-tile-{FORUM_TILE_NAMES[kind]}")


@rule
def gain_tile(state: State, log: Log, p: int, kind: int, origin: int) -> None:
    state.players[p].tiles[kind] += 1
    note(log, FORUM_TILE_TAKEN, p, EVERYBODY, kind, origin, 0)


@rule
def fill_forum(state: State) -> None:
    """Put new tiles on all spaces in use; if they run out, spaces stay empty (T19)."""
    for space in range(FORUM_SPACES):
        state.forum[space] = NO_TILE
    for space in range(state.facts.forum_spaces):
        state.forum[space] = draw_counted(state, state.forum_left)
    for space in range(EXTRA_SPACES):
        action = draw_counted(state, state.extra_left)
        state.extra[space] = NO_TILE if action < 0 else EXTRA_ACTION + action
