"""Trajan in words."""

from collections.abc import Sequence

from princeps.games.trajan.actions import END_TURN
from princeps.kernel.editions import Edition
from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.locale import Catalogue
from princeps.table.trajan import log, questions, scores
from princeps.table.trajan.answers import ANSWERING
from princeps.table.trajan.vocabulary import Vocabulary
from princeps.table.worded import WordedTable
from princeps.table.words import Forecast, Question, ScoreSheet

__all__ = ["TrajanTable", "open_table"]


class TrajanTable(WordedTable):
    """A `GameTable`, and what a demand costs."""

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(words, ANSWERING, END_TURN)
        self.words = words

    def question(self, view: Position, seat: int) -> Question:
        return questions.question(self.words, view.state, seat)

    def line(self, event: Event) -> str:
        return log.line(self.words, event)

    def lines(self, events: Sequence[Event], reader: int) -> list[str]:
        return log.lines(self.words, events, reader)

    def score_sheet(self, view: Position) -> ScoreSheet:
        return scores.score_sheet(view.state)

    def forecast(self, view: Position, seat: int) -> Forecast:
        return scores.forecast(view.state, seat)

    def penalty(self, view: Position, seat: int) -> int:
        return scores.penalty(view.state, seat)


def open_table(catalogue: Catalogue, edition: Edition, names: tuple[str, ...]) -> TrajanTable:
    return TrajanTable(Vocabulary(catalogue, edition, names))
