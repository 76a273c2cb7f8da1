"""Points so far, what unmet demands would cost now, and what the final scoring would bring now.

The rules do the counting, on a view: everything that scores lies open on the table, and for cards in hand only their
number counts.
"""

from princeps.games.trajan.actions import ACTIONS
from princeps.games.trajan.seaport import ASK_DISCARD, ASK_PLAY, PLAY
from princeps.games.trajan.state import (
    DEMANDS,
    MEETING,
    NOTHING,
    OVER,
    SOURCE_BONUS,
    SOURCE_DEMANDS,
    SOURCE_HAND,
    SOURCE_LEGIONNAIRES,
    SOURCE_OPEN_TILES,
    SOURCE_SETS,
    SOURCE_WORKERS,
    SOURCES,
    TURNS,
    WILD_DEMAND,
    State,
)
from princeps.kernel.game import Position
from princeps.table.trajan.tally import Tally, tally
from princeps.table.trajan.vocabulary import source_id
from princeps.table.words import Forecast, ScoreSheet


def score_sheet(state: State) -> ScoreSheet:
    """Tiles that were not accomplished are left out where they score nothing."""
    sources = [source for source in range(SOURCES) if source != SOURCE_OPEN_TILES or state.option_open_tile_points]
    return ScoreSheet.of(state, {source: source_id(source) for source in sources})


def forecast(view: Position, seat: int) -> Forecast:
    """The scoring if the quarter and the game ended now, counting draws and discards that have to happen first."""
    player = view.state.players[seat]
    return _forecast(view, seat, int(player.cards) + _to_come(view.state, int(player.asked)))


def _to_come(state: State, asked: int) -> int:
    """The draw that a played card still brings, or the discard that a draw still costs."""
    if asked == ASK_DISCARD:
        return -1
    return _drawn(state, 1) if asked == ASK_PLAY else 0


def _drawn(state: State, wanted: int) -> int:
    """How many cards can be drawn; nobody knows which ones."""
    buried: list[int] = [max(0, cards - 1) for cards in state.pile_cards.tolist()]
    return min(wanted, int(state.deck_cards) + sum(buried))


def forecast_after(view: Position, seat: int, action: int) -> Forecast | None:
    """After an answer that brings unknown cards: only their number counts."""
    block, player = ACTIONS.block_of(action), view.state.players[seat]
    if block.name in ("draw-two", "take-card"):  # of two drawn cards one is discarded
        return _forecast(view, seat, int(player.cards) + 1)
    if block.name != "play":
        return None
    world = view.copy()
    world.state.players[seat].display[action - PLAY] += 1
    return _forecast(world, seat, int(player.cards) - 1 + _drawn(view.state, 2))


def _forecast(view: Position, seat: int, cards: int) -> Forecast:
    """With this many cards in hand."""
    state: State = view.state
    if state.stage == OVER:
        return Forecast({})
    player, counted = state.players[seat], tally(view.state, seat)
    points = {
        SOURCE_DEMANDS: -penalty(state, counted),
        SOURCE_HAND: cards,
        SOURCE_WORKERS: player.workers,
        SOURCE_LEGIONNAIRES: player.legionnaires,
        SOURCE_SETS: counted.set_points,
        SOURCE_BONUS: counted.bonus_points.sum(),
    }
    if state.option_open_tile_points:
        points[SOURCE_OPEN_TILES] = counted.open_tiles
    return Forecast({source_id(source): int(worth) for source, worth in points.items()})


def penalty(state: State, counted: Tally) -> int:
    """What the demands voiced so far would cost now."""
    return int(state.facts.penalty[counted.unmet]) if demands_of(state) else 0


def demands_of(state: State) -> list[int]:
    """The demands that are still to be met, in the order they were voiced: none from the election on."""
    if state.stage not in (TURNS, MEETING):
        return []
    return [int(demand) for demand in state.demand.tolist() if demand != NOTHING]


def demands_met(state: State, seat: int) -> list[tuple[int, bool]]:
    """Those demands, and whether the seat could meet them now."""
    player = state.players[seat]
    able = [int(player.kept[demand]) + int(player.tiles[demand]) for demand in range(DEMANDS)]
    wilds = int(player.tiles[WILD_DEMAND])
    found = []
    for demand in demands_of(state):
        is_met = able[demand] > 0 or wilds > 0
        wilds -= able[demand] <= 0
        able[demand] -= 1
        found.append((demand, is_met))
    return found
