"""What the tables of all games have in common."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence

from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.table.answering import Answering
from princeps.table.reasons import Reason, worded
from princeps.table.vocabulary import GameWords
from princeps.table.words import Answer, Group, Run


class WordedTable:
    """The part of a `GameTable` that follows from a vocabulary and from how the game words its answers."""

    def __init__(self, words: GameWords, answering: Answering, end_of_turn: int) -> None:
        self.catalogue = words.catalogue
        self.names = words.names
        self._words = words
        self._answering = answering
        self._end_of_turn = end_of_turn

    def answer(self, view: Position, seat: int, action: int) -> Answer:
        return self._answering.answer(self._words, view.state, seat, action)

    def groups(self, view: Position, seat: int) -> list[Group]:
        return self._answering.groups(self._words, view, seat)

    def answers_of_question(self, view: Position, seat: int) -> Iterable[int]:
        return self._answering.answers_of_question(view.state, seat)

    def refusal(self, view: Position, seat: int, action: int) -> str:
        return self._answering.why_not(self._words, view.state, seat, action)

    def likeliest_refusal(self, view: Position, seat: int, actions: Sequence[int]) -> str:
        return self._answering.likeliest_reason(self._words, view.state, seat, actions)

    def is_end_of_turn(self, action: int) -> bool:
        return action == self._end_of_turn

    def barrier(self, name: str) -> str:
        return self._words.text(f"barrier-{name}")

    def worded(self, reasons: Sequence[Reason]) -> list[str]:
        return worded(self._words, reasons)

    def usual(self, view: Position, seat: int) -> int | None:
        return None

    @abstractmethod
    def runs(self, events: Sequence[Event], reader: int) -> list[Run]: ...

    @abstractmethod
    def told(self, run: Sequence[Event]) -> str: ...

    @abstractmethod
    def brief(self, run: Sequence[Event]) -> str: ...

    def lines(self, events: Sequence[Event], reader: int) -> list[str]:
        return [self.told(run) for run in self.runs(events, reader)]
