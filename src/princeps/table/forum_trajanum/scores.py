"""Points so far, what the coming scoring would bring now, and how far the Trajan cards are fulfilled.

The rules themselves do the counting, on a view: everything that scores lies open on the table.
"""

from dataclasses import dataclass

from princeps.games.forum_trajanum.forum import eagle_points, largest_group
from princeps.games.forum_trajanum.prestige import points_for_group, points_for_task
from princeps.games.forum_trajanum.scoring import crane_points, row_points
from princeps.games.forum_trajanum.state import (
    CITIZEN_ROWS,
    COIN,
    CORNERS,
    CRANE_OPEN,
    CRANE_SCORED,
    CYCLES,
    NO_CARD,
    OVER,
    SETTING_UP,
    SOURCE_AREA,
    SOURCE_BUILDING_TASK,
    SOURCE_COLLECTING_TASK,
    SOURCE_COLONIA,
    SOURCE_CRANE,
    SOURCE_CRANE_BONUS,
    SOURCE_EAGLE,
    SOURCES,
    State,
)
from princeps.games.forum_trajanum.trajan_cards import building_fulfilments, collecting_fulfilments
from princeps.kernel.bits import count_bits
from princeps.table.forum_trajanum.vocabulary import source_id
from princeps.table.words import Forecast, ScoreSheet


@dataclass(frozen=True)
class CardProgress:
    """One Trajan card as a seat fulfils it now; `value` is what a fulfilment is worth to it."""

    cycle: int
    card: int
    built: int
    collected: int
    value: int


def score_sheet(state: State) -> ScoreSheet:
    """The unverified crane bonuses are left out where they are not played."""
    sources = [s for s in range(SOURCES) if s != SOURCE_CRANE_BONUS or state.option_crane_bonuses]
    return ScoreSheet.of(state, {source: source_id(source) for source in sources})


def forecast(state: State, seat: int) -> Forecast:
    """If the scoring came now, with the citizens that are active now."""
    if state.stage in (SETTING_UP, OVER):
        return Forecast({})
    player = state.players[seat]
    progress = [card for card in card_progress(state, seat) if card.cycle == state.cycle]
    points = {
        SOURCE_CRANE: sum(crane_points(state, player, corner) for corner in range(CORNERS)),
        SOURCE_COLONIA: sum(row_points(state, player, row) for row in range(CITIZEN_ROWS)),
        SOURCE_EAGLE: eagle_points(state, seat),
        SOURCE_AREA: points_for_group(state, player, largest_group(state, seat)),
        SOURCE_BUILDING_TASK: sum(card.built * card.value for card in progress),
        SOURCE_COLLECTING_TASK: sum(card.collected * card.value for card in progress),
    }
    return Forecast({source_id(source): int(worth) for source, worth in points.items()})


def forecast_if_paid(state: State, seat: int, rows: int) -> Forecast:
    """The scoring with these rows of citizens paid (a bit mask) and the others inactive (F19)."""
    trial = _copy(state)
    player = trial.players[seat]
    for row in range(CITIZEN_ROWS):
        player.active[row] = rows >> row & 1
    player.resources[COIN] -= count_bits(rows)
    return forecast(trial, seat)


def card_progress(state: State, seat: int) -> list[CardProgress]:
    """The cards of this cycle and of those to come. Cranes that are open now will be scored cranes by then (F20)."""
    trial = _copy(state)
    player = trial.players[seat]
    for corner in range(CORNERS):
        if player.crane[corner] == CRANE_OPEN:
            player.crane[corner] = CRANE_SCORED
    value = points_for_task(state, player)
    return [
        CardProgress(
            cycle,
            int(task.card),
            building_fulfilments(player, task),
            collecting_fulfilments(player, task),
            value,
        )
        for cycle, task in enumerate(trial.tasks)
        if int(state.cycle) <= cycle < CYCLES and task.card != NO_CARD
    ]


def _copy(state: State) -> State:
    copied: State = state.copy()  # type: ignore[attr-defined]  # as every NumPy record can be
    return copied
