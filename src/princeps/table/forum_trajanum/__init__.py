"""Forum Trajanum in words."""

from collections.abc import Sequence

from princeps.games.forum_trajanum.actions import END_TURN
from princeps.kernel.editions import Edition
from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.locale import Catalogue
from princeps.table.forum_trajanum import cards, log, questions, scores
from princeps.table.forum_trajanum.answers import ANSWERING
from princeps.table.forum_trajanum.scores import CardProgress
from princeps.table.forum_trajanum.vocabulary import Vocabulary
from princeps.table.worded import WordedTable
from princeps.table.words import Forecast, Question, ScoreSheet

__all__ = ["CardProgress", "ForumTable", "open_table"]


class ForumTable(WordedTable):
    """A `GameTable`, and what only Forum Trajanum has: its Trajan cards."""

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

    def card_progress(self, view: Position, seat: int) -> list[CardProgress]:
        return scores.card_progress(view.state, seat)

    def card_name(self, card: int) -> str:
        return cards.card_name(self.words, card)

    def building_task(self, card: int) -> str:
        return cards.building_task(self.words, card)

    def collecting_task(self, card: int) -> str:
        return cards.collecting_task(self.words, card)


def open_table(catalogue: Catalogue, edition: Edition, names: tuple[str, ...]) -> ForumTable:
    return ForumTable(Vocabulary(catalogue, edition, names))
