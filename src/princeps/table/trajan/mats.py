"""A view of Trajan as a message: what lies where, by the names of the rules."""

from collections.abc import Iterable, Sequence

from princeps.games.trajan.actions import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    COMMODITY_NAMES,
    DEMAND_NAMES,
    FORUM_TILE_NAMES,
    PILE_NAMES,
    PROVINCE_NAMES,
    SHIP_NAMES,
    STACK_NAMES,
)
from princeps.games.trajan.military import province_points
from princeps.games.trajan.senate import influence, votes_of
from princeps.games.trajan.state import (
    ACTIONS_OF_CIRCLE,
    ARCH_WAITS,
    BUILDINGS_OF_A_TYPE,
    GREY,
    NO_TILE,
    NOBODY,
    NOT_OWNED,
    NOTHING,
    PILES,
    PROVINCES,
    SEATS,
    SHIP_BACK,
    SHIPS,
    SITES,
    STACKS,
    TILES_IN_STACK,
    Player,
    State,
)
from princeps.kernel.game import Position
from princeps.table.messages.trajan import (
    CargoShip,
    Demand,
    OwnedBonus,
    Pile,
    Province,
    Site,
    Sowing,
    Stage,
    Standing,
    TileStack,
    TrajanMat,
    TrajanPosition,
)
from princeps.table.trajan.questions import next_sown
from princeps.table.trajan.scores import demands_met, demands_of, penalty
from princeps.table.trajan.tally import Tally, tally

STAGES: tuple[Stage, ...] = ("placing", "meeting", "cards-out", "tiles-out", "turns", "election", "over")
PLACES = (*PROVINCE_NAMES, "camp")


def position_of(view: Position, seat: int) -> TrajanPosition:
    """Everything a seat's view shows."""
    state: State = view.state
    return TrajanPosition(
        stage=STAGES[state.stage],
        quarter=int(state.quarter),
        round=int(state.round_of_quarter),
        start=int(state.start),
        turn=_known(int(state.turn), NOBODY),
        time=int(state.time),
        round_ends=bool(state.round_ends),
        demands=[DEMAND_NAMES[demand] for demand in demands_of(state)],
        deck=int(state.deck_cards),
        piles=[_pile(state, pile) for pile in range(PILES)],
        ships=[_ship(state, ship) for ship in range(SHIPS)],
        cargo=_counted(COMMODITY_NAMES, state.cargo.tolist()),
        cargo_wild=int(state.cargo_wild),
        forum=[_tile(kind) for kind in state.forum[: int(state.facts.forum_spaces)].tolist()],
        extra=[_tile(kind) for kind in state.extra.tolist()],
        provinces=[_province(state, province) for province in range(PROVINCES)],
        sites=[_site(state, site) for site in range(SITES)],
        senate=_senate(state),
        bonuses=[tile for tile in state.bonus_open.tolist() if tile != NOTHING],
        stacks=[_stack(state, stack) for stack in range(STACKS)],
        sowing=_sowing(state),
        mats=[_mat(view, other, seat) for other in range(view.players)],
    )


def _known(value: int, blank: int) -> int | None:
    return None if value == blank else value


def _counted(names: Sequence[str], counts: Iterable[int]) -> dict[str, int]:
    """What there is, and how much of it."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _tile(kind: int) -> str | None:
    return None if kind == NO_TILE else FORUM_TILE_NAMES[kind]


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(SEATS) if mask >> seat & 1]


# --- the board -------------------------------------------------------------------------------------------------------


def _pile(state: State, pile: int) -> Pile:
    cards = int(state.pile_cards[pile])
    return Pile(PILE_NAMES[pile], COMMODITY_NAMES[state.pile[pile, cards - 1]] if cards else None, cards)


def _ship(state: State, ship: int) -> CargoShip:
    side, room = int(state.ship[ship]), int(state.facts.ship_room[ship])
    return CargoShip(SHIP_NAMES[ship], side == SHIP_BACK, state.facts.ship_points[ship, side, : room + 1].tolist())


def _province(state: State, province: int) -> Province:
    return Province(
        name=PROVINCE_NAMES[province],
        tile=_tile(int(state.province[province])),
        leaders=[seat for seat in range(int(state.seats)) if state.players[seat].leader == province],
        legionnaires=_seats(int(state.legion[province])),
        points=province_points(state, province),
    )


def _site(state: State, site: int) -> Site:
    tile = int(state.site_tile[site])
    workers = _seats(int(state.site_worker[site]))
    if tile == NO_TILE:
        return Site(None, 0, workers)
    kind, number = divmod(tile, BUILDINGS_OF_A_TYPE)
    return Site(BUILDING_NAMES[kind], int(state.facts.building_points[number]), workers)


def _senate(state: State) -> list[Standing]:
    seats = range(int(state.seats))
    ranking = sorted(seats, key=lambda seat: -influence(state, seat))
    stacked = sorted(seats, key=lambda seat: int(state.players[seat].height))
    return [
        Standing(seat, int(state.players[seat].votes), votes_of(state, seat), ranking.index(seat) + 1)
        for seat in stacked
    ]


def _stack(state: State, stack: int) -> TileStack:
    first = stack * TILES_IN_STACK
    below = int(state.stack_left[first : first + TILES_IN_STACK].sum())
    return TileStack(STACK_NAMES[stack], _known(int(state.stack_top[stack]), NO_TILE), below)


def _sowing(state: State) -> Sowing | None:
    if not state.sowing.any():
        return None
    target = (int(state.sow_from) + int(state.sow_count)) % ACTIONS_OF_CIRCLE
    return Sowing(int(state.sow_from), _markers(state.sowing.tolist()), next_sown(state), target)


# --- a seat ----------------------------------------------------------------------------------------------------------


def _mat(view: Position, seat: int, reader: int) -> TrajanMat:
    state: State = view.state
    player, counted = state.players[seat], tally(view.state, seat)
    return TrajanMat(
        trays=[_markers(tray) for tray in player.tray.tolist()],
        slots=[_known(tile, NO_TILE) for tile in player.slot.tolist()],
        arch=_known(int(player.arch), ARCH_WAITS),
        kept=_counted(DEMAND_NAMES, player.kept.tolist()),
        tiles=_counted(FORUM_TILE_NAMES, player.tiles.tolist()),
        plus_two=[bool(marked) for marked in player.plus_two.tolist()],
        supply=int(player.supply),
        workers=int(player.workers),
        legionnaires=int(player.legionnaires),
        leader=PLACES[player.leader],
        buildings=_counted(BUILDING_NAMES, player.buildings.tolist()),
        hand=_counted(COMMODITY_NAMES, (player.hand if seat == reader else player.known).tolist()),
        cards=int(player.cards),
        display=_counted(COMMODITY_NAMES, player.display.tolist()),
        bonuses=_bonuses(player, counted),
        step=int(player.votes),
        votes=int(counted.votes),
        demands=[Demand(DEMAND_NAMES[demand], is_met) for demand, is_met in demands_met(state, seat)],
        penalty=penalty(state, counted),
    )


def _markers(tray: Sequence[int]) -> list[str]:
    return [COLOUR_NAMES[colour] for colour, count in enumerate(tray) for _ in range(count)]


def _bonuses(player: Player, counted: Tally) -> list[OwnedBonus]:
    owned = [(tile, side) for tile, side in enumerate(player.bonus.tolist()) if side != NOT_OWNED]
    return [OwnedBonus(tile, side == GREY, int(counted.bonus_points[tile])) for tile, side in owned]
