"""Forum Trajanum in words."""

from collections.abc import Iterable

from princeps.games.forum_trajanum.actions import RESOURCE_NAMES
from princeps.games.forum_trajanum.building import END_TURN
from princeps.games.forum_trajanum.scoring import HONOUR_SHIP, PAY
from princeps.games.forum_trajanum.state import HONOURS, PAYING
from princeps.kernel.editions import Edition
from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.locale import Catalogue
from princeps.table.board import Trace
from princeps.table.forum_trajanum import anchors, box, cards, course, log, mats, plans, questions, reasons, scores
from princeps.table.forum_trajanum.answers import ANSWERING
from princeps.table.forum_trajanum.plans import EXPLORABLE
from princeps.table.forum_trajanum.scores import CardProgress
from princeps.table.forum_trajanum.tally import tally
from princeps.table.forum_trajanum.vocabulary import Vocabulary, cycle_id
from princeps.table.messages import Plan, TurnStep
from princeps.table.messages.forum_trajanum import ForumBox, ForumPosition
from princeps.table.reasons import Course, Reason
from princeps.table.worded import WordedTable
from princeps.table.words import Forecast, ScoreSheet

__all__ = ["CardProgress", "ForumTable", "open_table"]


class ForumTable(WordedTable[Vocabulary]):
    """A `GameTable` with what only Forum Trajanum has: its Trajan cards."""

    question_values = questions.VALUES
    answering = ANSWERING
    telling = log.TELLING
    end_of_turn = END_TURN
    explorable = EXPLORABLE
    reason_sources = reasons.SOURCES_OF_REASONS

    def case(self, view: Position, seat: int) -> str:
        return questions.case(self.words, view.state, seat)

    def score_sheet(self, view: Position) -> ScoreSheet:
        return scores.score_sheet(view.state)

    def forecast(self, view: Position, seat: int) -> Forecast:
        return scores.forecast(view.state, seat)

    def reasons(self, course: Course) -> list[Reason]:
        return reasons.reasons(self.words, course)

    def because(self, course: Course) -> dict[str, Reason]:
        return super().because(course) | reasons.scoring_by_source(self.words, course)

    def gesture(self, course: Course) -> list[int]:
        return reasons.gesture(course)

    def advised(self, course: Course) -> str:
        return reasons.advised(self.words, course)

    # --- for a page ---

    def forecast_after(self, view: Position, seat: int, action: int) -> Forecast | None:
        if not PAY <= action < HONOUR_SHIP:
            return None
        return scores.forecast_if_paid(view.state, seat, action - PAY)

    def board(self, view: Position, seat: int, events: Iterable[Event]) -> ForumPosition:
        pairs = mats.double_tiles(events, view.players)
        return mats.position_of(view, self.words.edition.data["streets"]["symbols"], pairs)

    def box(self, view: Position) -> ForumBox:
        return box.box_of(self.words, view.state)

    def anchor(self, view: Position, seat: int, action: int) -> str | None:
        return anchors.anchor_of(view.state, seat, action)

    def trace(self, event: Event, players: int) -> Trace:
        return anchors.trace(self.words.facts, players, event)

    def rounds(self, view: Position) -> int:
        return view.rounds - (view.state.stage in (PAYING, HONOURS))

    def period(self, view: Position) -> str:
        return self.words.text("screen-cycle", cycle=cycle_id(int(view.state.cycle)))

    def resources(self, view: Position, seat: int) -> dict[str, int]:
        return dict(zip(RESOURCE_NAMES, view.state.players[seat].resources.tolist(), strict=True))

    def turn_steps(self, view: Position, seat: int) -> list[TurnStep]:
        return course.turn_steps(self.words, view.state, seat)

    def status(self, view: Position, seat: int) -> str:
        if course.is_done(view.state, seat):
            return self.catalogue.text("status-done")
        return super().status(view, seat)

    def plans(self, view: Position, seat: int) -> list[Plan]:
        return plans.building_plans(self, view, seat)

    # --- Trajan cards ---

    def card_progress(self, view: Position, seat: int) -> list[CardProgress]:
        return scores.card_progress(view.state, tally(view.state, seat))

    def card_name(self, card: int) -> str:
        return cards.card_name(self.words, card)

    def building_task(self, card: int) -> str:
        return cards.building_task(self.words, card)

    def collecting_task(self, card: int) -> str:
        return cards.collecting_task(self.words, card)


def open_table(catalogue: Catalogue, edition: Edition, names: tuple[str, ...], typed: bool = True) -> ForumTable:
    return ForumTable(Vocabulary(catalogue, edition, names, typed))
