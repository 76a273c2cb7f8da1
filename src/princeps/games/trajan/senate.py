"""The senate: climbing its track, and the election at the end of a quarter. Owns `votes`, `height` and `bonus_open`."""

from princeps.games.trajan.actions import ACTIONS, QUESTIONS
from princeps.games.trajan.events import CLIMBED, ELECTED
from princeps.games.trajan.state import (
    ELECTION,
    GREY,
    NOTHING,
    OPEN_BONUSES,
    SENATE_STEPS,
    SENATE_TILE,
    SENATE_TILES,
    SOURCE_SENATE,
    YELLOW,
    Player,
    State,
)
from princeps.kernel.actions import Buffer
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.points import gain_points
from princeps.kernel.questions import Refusal, Who
from princeps.kernel.rule import rule

CONSUL_RANK, VICE_CONSUL_RANK = range(2)

CLIMB = ACTIONS.block("climb")


@rule
def legal_senate(player: Player, out: Buffer) -> int:
    """Not beyond the last step."""
    if player.votes >= SENATE_STEPS - 1:
        return 0
    out[0] = CLIMB
    return 1


@rule
def climb(state: State, log: Log, p: int) -> None:
    """One step up, on top of whoever stands there."""
    player = state.players[p]
    player.votes += 1
    state.discs += 1
    player.height = state.discs
    note(log, CLIMBED, p, EVERYBODY, 0, 0, int(player.votes))
    gain_points(state, log, p, int(state.facts.senate_points[player.votes]), SOURCE_SENATE, int(player.votes))


def why_not_climb(state: State, seat: int) -> Refusal:
    return Refusal("senate-at-end")


# --- the election ----------------------------------------------------------------------------------------------------

CONSUL = ACTIONS.block("bonus", ("1", "2"))


@rule
def votes_of(state: State, p: int) -> int:
    """The votes from the track and from all senate tiles."""
    player = state.players[p]
    votes = int(state.facts.senate_votes[player.votes])
    for kind in range(SENATE_TILES):
        votes += int(player.tiles[SENATE_TILE + kind]) * int(state.facts.votes[kind])
    return votes


@rule
def influence(state: State, p: int) -> int:
    """Votes, then the place on the track, then the height in the stack (T18), as one number to compare."""
    player = state.players[p]
    return (votes_of(state, p) * SENATE_STEPS + int(player.votes)) * (1 << 15) + int(player.height)


@rule
def elected(state: State, rank: int) -> int:
    """The seat with the most influence, or the one `rank` places after it."""
    for p in range(state.seats):
        ahead = 0
        for other in range(state.seats):
            if influence(state, other) > influence(state, p):
                ahead += 1
        if ahead == rank:
            return p
    return 0


@rule
def legal_consul(state: State, p: int, out: Buffer) -> int:
    n = 0
    for place in range(OPEN_BONUSES):
        if state.bonus_open[place] != NOTHING:
            out[n] = CONSUL + place
            n += 1
    return n


@rule
def apply_consul(state: State, log: Log, p: int, action: int) -> None:
    """The consul's tile shows its yellow side, the vice consul's the grey one."""
    chosen = action - CONSUL
    give_bonus(state, log, p, chosen, YELLOW)
    if state.bonus_open[1 - chosen] != NOTHING:
        give_bonus(state, log, elected(state, VICE_CONSUL_RANK), 1 - chosen, GREY)
    restack(state)


def why_not_bonus(state: State, seat: int, place: int) -> Refusal:
    return Refusal("bonus-gone")


ASK_CONSUL = QUESTIONS.ask(
    "consul",
    stage=ELECTION,
    who=Who.CHOSEN_SEAT,
    legal=legal_consul,
    apply=apply_consul,
    answers={CONSUL: why_not_bonus},
)


@rule
def give_bonus(state: State, log: Log, p: int, place: int, side: int) -> None:
    tile = int(state.bonus_open[place])
    state.bonus_open[place] = NOTHING
    state.players[p].bonus[tile] = side
    note(log, ELECTED, p, EVERYBODY, tile, side - YELLOW, place)


@rule
def restack(state: State) -> None:
    """All discs go back to the start, the least influential at the bottom, the consul on top (T27)."""
    order = 0
    for p in range(state.seats):
        for other in range(state.seats):
            if influence(state, other) < influence(state, p):
                order += 1 << (4 * p)  # four bits for each seat's place from the bottom
    for p in range(state.seats):
        state.players[p].votes = 0
        state.players[p].height = order >> (4 * p) & 15
    state.discs = state.seats
