"""Points so far, what the coming scoring would bring now, and how far the Trajan cards are fulfilled.

The rules do the counting, on a view: everything that scores lies open on the table.
"""

from dataclasses import dataclass

from princeps.games.forum_trajanum.state import (
    CITIZEN_ROWS,
    COIN,
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
from princeps.kernel.bits import count_bits
from princeps.kernel.record import duplicate
from princeps.table.forum_trajanum.tally import Tally, tally
from princeps.table.forum_trajanum.vocabulary import source_id
from princeps.table.words import Forecast, ScoreSheet

CRANE, COLONIA, EAGLE, AREA, BUILDING_TASK, COLLECTING_TASK = map(
    source_id,
    (SOURCE_CRANE, SOURCE_COLONIA, SOURCE_EAGLE, SOURCE_AREA, SOURCE_BUILDING_TASK, SOURCE_COLLECTING_TASK),
)


@dataclass(frozen=True)
class CardProgress:
    """One Trajan card as the seat currently fulfils it; `value` is what each fulfilment is worth to the seat."""

    cycle: int
    card: int
    built: int
    collected: int
    value: int


def score_sheet(state: State) -> ScoreSheet:
    """The unverified crane bonuses are left out of games that do not use them."""
    sources = [s for s in range(SOURCES) if s != SOURCE_CRANE_BONUS or state.option_crane_bonuses]
    return ScoreSheet.of(state, {source: source_id(source) for source in sources})


def forecast(state: State, seat: int) -> Forecast:
    """The scoring if it came now, with the citizens that are active now."""
    if state.stage in (SETTING_UP, OVER):
        return Forecast({})
    counted = tally(state, seat)
    return Forecast(
        {
            CRANE: counted.crane_points,
            COLONIA: counted.colonia_points,
            EAGLE: counted.eagles,
            AREA: counted.group_points,
            BUILDING_TASK: counted.building_points,
            COLLECTING_TASK: counted.collecting_points,
        }
    )


def forecast_if_paid(state: State, seat: int, rows: int) -> Forecast:
    """The scoring with these rows of citizens paid (a bit mask) and the others inactive (F19)."""
    trial = duplicate(state)
    player = trial.players[seat]
    for row in range(CITIZEN_ROWS):
        player.active[row] = rows >> row & 1
    player.resources[COIN] -= count_bits(rows)
    return forecast(trial, seat)


def card_progress(state: State, counted: Tally) -> list[CardProgress]:
    """The cards of this cycle and of those to come."""
    value = int(counted.task_value)
    return [
        CardProgress(
            cycle, int(state.tasks[cycle].card), int(counted.built[cycle]), int(counted.collected[cycle]), value
        )
        for cycle in range(int(state.cycle), CYCLES)
        if state.tasks[cycle].card != NO_CARD
    ]
