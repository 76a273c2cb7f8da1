"""The end of rounds and quarters: the people's demands, new tiles, and the final scoring.

Between demands and new tiles comes the election, which has its own chapter: `senate.py`.
"""

from princeps.games.trajan.actions import ACTIONS, QUESTIONS
from princeps.games.trajan.events import DEMAND_MET, DEMAND_UNMET, QUARTER_ENDS, REFILLED, ROUND_ENDS
from princeps.games.trajan.forum import fill_forum
from princeps.games.trajan.setup import open_bonus_tiles
from princeps.games.trajan.state import (
    ACTIONS_OF_CIRCLE,
    BONUS_COMMODITIES,
    BONUS_DEMAND,
    BONUS_LEGIONNAIRES,
    BONUS_TILES,
    BONUS_WORKERS,
    BUILDING_TYPES,
    BUILDINGS_OF_A_TYPE,
    DEMANDS,
    DEMANDS_A_QUARTER,
    LEARNED_REVEAL,
    MEETING,
    NO_TILE,
    NOBODY,
    NOT_OWNED,
    NOTHING,
    PROVINCES,
    SENATE_TILE,
    SENATE_TILES,
    SHIP_FRONT,
    SHIPS,
    SITES,
    SOURCE_BONUS,
    SOURCE_DEMANDS,
    SOURCE_HAND,
    SOURCE_LEGIONNAIRES,
    SOURCE_OPEN_TILES,
    SOURCE_SETS,
    SOURCE_WORKERS,
    WILD_COMMODITY,
    WILD_CONSTRUCTION,
    WILD_DEMAND,
    YELLOW,
    Player,
    State,
)
from princeps.kernel.actions import Buffer
from princeps.kernel.chance import draw_counted
from princeps.kernel.events import EVERYBODY, Log, note
from princeps.kernel.knowledge import all_learn
from princeps.kernel.points import gain_points, points_of
from princeps.kernel.questions import Refusal, Who
from princeps.kernel.rule import rule
from princeps.kernel.seats import ASK_NOTHING

BY_TRAJAN_TILE, BY_ICON, BY_WILD = range(3)


@rule
def show_demand(state: State, log: Log) -> None:
    """The people voice a demand at the end of each round except the last of a quarter."""
    demand = draw_counted(state, state.demand_left)
    state.demand[state.round_of_quarter] = demand
    note(log, ROUND_ENDS, NOBODY, EVERYBODY, demand, 0, int(state.round_of_quarter))
    state.round_of_quarter += 1
    all_learn(state, LEARNED_REVEAL)


# --- 1. meeting the demands (all seats at once, T16) -----------------------------------------------------------------

MEET = ACTIONS.block("wilds", ("0", "1", "2", "3"))  # spent on the next demand instead of tiles with its icon


@rule
def voiced(state: State, demand: int) -> int:
    count = 0
    for i in range(DEMANDS_A_QUARTER):
        if state.demand[i] == demand:
            count += 1
    return count


@rule
def open_demands(state: State, player: Player, demand: int) -> int:
    """Demands of a kind that the kept Trajan tiles leave open; those tiles come first and cost nothing."""
    return max(0, voiced(state, demand) - int(player.kept[demand]))


@rule
def by_icon(state: State, player: Player, demand: int) -> int:
    """How many of them tiles with the icon could meet."""
    return min(open_demands(state, player, demand), int(player.tiles[demand]))


@rule
def spare_wilds(state: State, player: Player) -> int:
    """Wild tiles that are not needed for demands without a matching icon and not yet promised elsewhere."""
    spare = int(player.tiles[WILD_DEMAND])
    for demand in range(DEMANDS):
        spare -= open_demands(state, player, demand) - by_icon(state, player, demand)
        spare -= max(0, int(player.draft[demand]))
    return max(0, spare)


@rule
def demand_in_question(state: State, player: Player) -> int:
    """The next demand that could be met either with a tile of its icon or with a wild one, or NOTHING."""
    if spare_wilds(state, player) > 0:
        for demand in range(DEMANDS):
            if player.draft[demand] == NOTHING and by_icon(state, player, demand) > 0:
                return demand
    return NOTHING


@rule
def meeting_question(state: State, player: Player) -> int:
    return ASK_NOTHING if demand_in_question(state, player) == NOTHING else ASK_MEET


@rule
def most_wilds(state: State, player: Player) -> int:
    return min(spare_wilds(state, player), by_icon(state, player, demand_in_question(state, player)))


@rule
def legal_meet(state: State, p: int, out: Buffer) -> int:
    """How many wild tiles to spend in place of icons."""
    player = state.players[p]
    most = most_wilds(state, player)
    for wilds in range(most + 1):
        out[wilds] = MEET + wilds
    return most + 1


@rule
def apply_meet(state: State, log: Log, p: int, action: int) -> None:
    player = state.players[p]
    player.draft[demand_in_question(state, player)] = action - MEET
    player.asked = meeting_question(state, player)


def why_not_so_many(state: State, seat: int, wilds: int) -> Refusal:
    return Refusal("too-many-wilds", count=int(most_wilds(state, state.players[seat])))


ASK_MEET = QUESTIONS.ask(
    "meet",
    stage=MEETING,
    who=Who.ALL_AT_ONCE,
    legal=legal_meet,
    apply=apply_meet,
    answers={MEET: why_not_so_many},
)


@rule
def clear_meeting(player: Player) -> None:
    for demand in range(DEMANDS):
        player.draft[demand] = NOTHING


@rule
def meet_demands(state: State, log: Log) -> None:
    """Demands that can be met must be met; the rest cost points, and the score may go below zero (T24)."""
    for p in range(state.seats):
        player = state.players[p]
        unmet = 0
        for demand in range(DEMANDS):
            unmet += meet_demand(state, log, p, demand)
        clear_meeting(player)
        if unmet > 0:
            note(log, DEMAND_UNMET, p, EVERYBODY, 0, 0, unmet)
            gain_points(state, log, p, -int(state.facts.penalty[unmet]), SOURCE_DEMANDS, unmet)
    all_learn(state, LEARNED_REVEAL)


@rule
def meet_demand(state: State, log: Log, p: int, demand: int) -> int:
    """Spend what meets the demand; returns how often it stays unmet. Tiles with its icon go before wild ones."""
    player = state.players[p]
    free = min(voiced(state, demand), int(player.kept[demand]))
    left = open_demands(state, player, demand)
    wilds = max(0, int(player.draft[demand]))
    icons = by_icon(state, player, demand) - wilds
    wilds += min(left - wilds - icons, int(player.tiles[WILD_DEMAND]) - wilds)
    player.tiles[demand] -= icons
    player.tiles[WILD_DEMAND] -= wilds
    tell_of_meeting(log, p, demand, free, BY_TRAJAN_TILE)
    tell_of_meeting(log, p, demand, icons, BY_ICON)
    tell_of_meeting(log, p, demand, wilds, BY_WILD)
    return left - wilds - icons


@rule
def tell_of_meeting(log: Log, p: int, demand: int, count: int, means: int) -> None:
    if count > 0:
        note(log, DEMAND_MET, p, EVERYBODY, demand, means, count)


# --- 3. new tiles ----------------------------------------------------------------------------------------------------


@rule
def begin_quarter(state: State, log: Log) -> None:
    """Discard senate and forum tiles; refill bonus tiles, provinces and forum in this order (T19); turn ships back."""
    for p in range(state.seats):
        for kind in range(SENATE_TILES):
            state.players[p].tiles[SENATE_TILE + kind] = 0
    open_bonus_tiles(state)
    for province in range(PROVINCES):
        if state.province[province] == NO_TILE and state.legion[province] == 0 and not has_leader(state, province):
            state.province[province] = draw_counted(state, state.forum_left)
    fill_forum(state)
    for ship in range(SHIPS):
        state.ship[ship] = SHIP_FRONT
    for i in range(DEMANDS_A_QUARTER):
        state.demand[i] = NOTHING
    note(log, REFILLED, NOBODY, EVERYBODY, 0, 0, 0)
    all_learn(state, LEARNED_REVEAL)


@rule
def has_leader(state: State, province: int) -> bool:
    for p in range(state.seats):
        if state.players[p].leader == province:
            return True
    return False


@rule
def end_quarter(state: State, log: Log) -> None:
    note(log, QUARTER_ENDS, NOBODY, EVERYBODY, 0, 0, int(state.quarter))


# --- the final scoring -----------------------------------------------------------------------------------------------


@rule
def score_final(state: State, log: Log, p: int) -> None:
    player = state.players[p]
    gain_points(state, log, p, int(player.cards), SOURCE_HAND, 0)
    gain_points(state, log, p, int(player.workers), SOURCE_WORKERS, 0)
    gain_points(state, log, p, int(player.legionnaires), SOURCE_LEGIONNAIRES, 0)
    gain_points(state, log, p, points_for_sets(state, player), SOURCE_SETS, 0)
    for tile in range(BONUS_TILES):
        if player.bonus[tile] != NOT_OWNED:
            gain_points(state, log, p, points_for_bonus(state, p, tile), SOURCE_BONUS, tile)
    if state.option_open_tile_points:
        gain_points(state, log, p, tiles_in_slots(player), SOURCE_OPEN_TILES, 0)


@rule
def points_for_sets(state: State, player: Player) -> int:
    """Three or four alike; each wild tile joins the type where it is worth most."""
    points = 0
    for kind in range(BUILDING_TYPES):
        points += int(state.facts.set_points[player.buildings[kind]])
    return points + best_use_of_wilds(state, player, 0, int(player.tiles[WILD_CONSTRUCTION]))


@rule
def best_use_of_wilds(state: State, player: Player, kind: int, wilds: int) -> int:
    """The most that `wilds` can add to the types from `kind` on."""
    if kind == BUILDING_TYPES or wilds == 0:
        return 0
    best = 0
    own = int(player.buildings[kind])
    for used in range(min(wilds, BUILDINGS_OF_A_TYPE - own) + 1):
        gained = int(state.facts.set_points[own + used]) - int(state.facts.set_points[own])
        best = max(best, gained + best_use_of_wilds(state, player, kind + 1, wilds - used))
    return best


@rule
def points_for_bonus(state: State, p: int, tile: int) -> int:
    player = state.players[p]
    side = int(player.bonus[tile]) - YELLOW
    count = counted_by_bonus(state, p, tile)
    per = int(state.facts.bonus_per[tile, side])
    return (count + per - 1) // per * int(state.facts.bonus_points[tile, side])


@rule
def counted_by_bonus(state: State, p: int, tile: int) -> int:
    """How many of the things that a bonus tile rewards the owner has."""
    player = state.players[p]
    if tile < BONUS_COMMODITIES:
        goods = state.facts.bonus_goods[tile]
        cards = int(player.display[goods[0]]) + int(player.display[goods[1]])
        return cards + (int(player.tiles[WILD_COMMODITY]) if tile == best_goods_tile(state, player) else 0)
    if tile < BONUS_WORKERS:
        return 1 if has_icon_left(state, player, tile - BONUS_DEMAND) else 0
    if tile == BONUS_WORKERS:
        return workers_on_sites(state, p)
    if tile == BONUS_LEGIONNAIRES:
        return legionnaires_in_provinces(state, p)
    return yellow_tiles(player)


@rule
def best_goods_tile(state: State, player: Player) -> int:
    """The commodity bonus tile that the unused wild tiles count for: the one that pays most per card (T11)."""
    best = NOTHING
    best_points = 0
    for tile in range(BONUS_COMMODITIES):
        if player.bonus[tile] != NOT_OWNED:
            points = int(state.facts.bonus_points[tile, player.bonus[tile] - YELLOW])
            if points > best_points:
                best = tile
                best_points = points
    return best


@rule
def has_icon_left(state: State, player: Player, demand: int) -> bool:
    """Is there a forum tile with the icon left? Wild ones count only by option (T17)."""
    if player.tiles[demand] > 0:
        return True
    return state.option_wild_demand_bonus == 1 and bool(player.tiles[WILD_DEMAND] > 0)


@rule
def workers_on_sites(state: State, p: int) -> int:
    count = 0
    for site in range(SITES):
        count += int(state.site_worker[site]) >> p & 1
    return count


@rule
def legionnaires_in_provinces(state: State, p: int) -> int:
    count = 0
    for province in range(PROVINCES):
        count += int(state.legion[province]) >> p & 1
    return count


@rule
def yellow_tiles(player: Player) -> int:
    count = 0
    for tile in range(BONUS_TILES):
        if player.bonus[tile] == YELLOW:
            count += 1
    return count


@rule
def tiles_in_slots(player: Player) -> int:
    count = 0
    for slot in range(ACTIONS_OF_CIRCLE):
        if player.slot[slot] != NO_TILE:
            count += 1
    return count


@rule
def standing(state: State, p: int) -> int:
    """Points, then the place in the senate, whose discs were restacked after the last election (T23)."""
    player = state.players[p]
    return ((1 << 14) + points_of(player)) * (1 << 20) + int(player.votes) * (1 << 16) + int(player.height)
