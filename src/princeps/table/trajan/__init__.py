"""Trajan in words."""

from collections.abc import Iterable, Sequence

from princeps.games.trajan.actions import COMMODITY_NAMES
from princeps.games.trajan.state import ELECTION, MEETING
from princeps.games.trajan.turn import END_TURN
from princeps.kernel.editions import Edition
from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.locale import Catalogue
from princeps.table.board import Trace
from princeps.table.messages import Plan, TurnStep
from princeps.table.messages.trajan import TrajanBox, TrajanPosition
from princeps.table.reasons import Course, Reason
from princeps.table.trajan import anchors, box, course, log, mats, plans, questions, reasons, scores
from princeps.table.trajan.answers import ANSWERING
from princeps.table.trajan.plans import EXPLORABLE
from princeps.table.trajan.tally import tally
from princeps.table.trajan.vocabulary import Vocabulary
from princeps.table.worded import WordedTable
from princeps.table.words import Forecast, Run, ScoreSheet

__all__ = ["TrajanTable", "open_table"]


RESOURCES = ("supply", "workers", "legionnaires")


class TrajanTable(WordedTable[Vocabulary]):
    """A `GameTable` that also knows what a demand costs."""

    question_values = questions.VALUES
    answering = ANSWERING
    telling = log.TELLING
    end_of_turn = END_TURN
    explorable = EXPLORABLE
    reason_sources = reasons.SOURCES_OF_REASONS

    def case(self, view: Position, seat: int) -> str:
        return questions.case(view.state, seat)

    def runs(self, events: Sequence[Event], reader: int) -> list[Run]:
        return super().runs(log.without_counts(events, reader), reader)

    def brief(self, run: Sequence[Event]) -> str:
        return "" if log.goes_on(run) else super().brief(run)

    def score_sheet(self, view: Position) -> ScoreSheet:
        return scores.score_sheet(view.state)

    def forecast(self, view: Position, seat: int) -> Forecast:
        return scores.forecast(view, seat)

    def reasons(self, course: Course) -> list[Reason]:
        return reasons.reasons(self.words, course)

    def gesture(self, course: Course) -> list[int]:
        return reasons.gesture(course)

    def usual(self, view: Position, seat: int) -> int | None:
        return plans.likely_sow(view, seat)

    def advised(self, course: Course) -> str:
        return reasons.advised(self.words, course)

    # --- for a page ---

    def forecast_after(self, view: Position, seat: int, action: int) -> Forecast | None:
        return scores.forecast_after(view, seat, action)

    def board(self, view: Position, seat: int, events: Iterable[Event]) -> TrajanPosition:
        return mats.position_of(view, seat)

    def box(self, view: Position) -> TrajanBox:
        return box.box_of(self.words, view.state)

    def anchor(self, view: Position, seat: int, action: int) -> str | None:
        return anchors.anchor_of(view.state, seat, action)

    def trace(self, event: Event, players: int) -> Trace:
        return anchors.trace(event)

    def rounds(self, view: Position) -> int:
        return view.rounds - (view.state.stage in (MEETING, ELECTION))

    def period(self, view: Position) -> str:
        return self.words.text("screen-quarter", quarter=f"trajan-quarter-{view.state.quarter}")

    def resources(self, view: Position, seat: int) -> dict[str, int]:
        player = view.state.players[seat]
        tokens = {name: int(getattr(player, name)) for name in RESOURCES}
        return tokens | dict(zip(COMMODITY_NAMES, player.hand.tolist(), strict=True))

    def turn_steps(self, view: Position, seat: int) -> list[TurnStep]:
        return course.turn_steps(self.words, view.state, seat)

    def plans(self, view: Position, seat: int) -> list[Plan]:
        return plans.plans(self, view, seat)

    def penalty(self, view: Position, seat: int) -> int:
        return scores.penalty(view.state, tally(view.state, seat))


def open_table(catalogue: Catalogue, edition: Edition, names: tuple[str, ...], typed: bool = True) -> TrajanTable:
    return TrajanTable(Vocabulary(catalogue, edition, names, typed))
