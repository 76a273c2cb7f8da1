"""What the tables of all games have in common, and what a table does by default."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.kernel.questions import Who
from princeps.locale import Value
from princeps.table.answering import Answering
from princeps.table.board import Trace
from princeps.table.messages import Plan, TurnStep
from princeps.table.reasons import Course, Reason, worded
from princeps.table.telling import Telling
from princeps.table.vocabulary import GameWords
from princeps.table.words import Forecast, Group, Run, WordedAnswer, WordedQuestion

Words = TypeVar("Words", bound=GameWords)


class WordedTable(Generic[Words]):
    """The part of a `BoardTable` that follows from what a game declares: its questions, answers and events. A game adds
    `score_sheet`, for a page also `board` and `box`, and overrides whatever it does better."""

    question_values: ClassVar[Mapping[int, Callable[..., dict[str, Value]]]] = {}  # by question: words, state, seat
    answering: ClassVar[Answering]
    telling: ClassVar[Telling]
    end_of_turn: ClassVar[int | None] = None
    explorable: ClassVar[Collection[str]] = ()
    reason_sources: ClassVar[Mapping[str, str]] = {}  # by message of a reason: the source of points that it is about

    def __init__(self, words: Words) -> None:
        self.words = words
        self.catalogue = words.catalogue
        self.names = words.names

    # --- what is asked ---

    def question(self, view: Position, seat: int) -> WordedQuestion:
        message, values = f"ask-{self.question_name(view, seat)}", self.values_of_question(view, seat)
        return WordedQuestion(self.words.text(message, **values), self.words.text(message, "context", **values))

    def question_name(self, view: Position, seat: int) -> str:
        return self.answering.questions.name_of(int(view.state.players[seat].asked))

    def values_of_question(self, view: Position, seat: int) -> dict[str, Value]:
        describe = self.question_values.get(int(view.state.players[seat].asked))
        return describe(self.words, view.state, seat) if describe else {}

    def case(self, view: Position, seat: int) -> str:
        return ""

    # --- what can be answered ---

    def answer(self, view: Position, seat: int, action: int) -> WordedAnswer:
        return self.answering.answer(self.words, view.state, seat, action)

    def groups(self, view: Position, seat: int) -> list[Group]:
        return self.answering.groups(self.words, view, seat)

    def answers_of_question(self, view: Position, seat: int) -> Iterable[int]:
        return self.answering.answers_of_question(view.state, seat)

    def refusal(self, view: Position, seat: int, action: int) -> str:
        return self.answering.why_not(self.words, view.state, seat, action)

    def likeliest_refusal(self, view: Position, seat: int, actions: Sequence[int]) -> str:
        return self.answering.likeliest_reason(self.words, view.state, seat, actions)

    def is_end_of_turn(self, action: int) -> bool:
        return action == self.end_of_turn

    def barrier(self, name: str) -> str:
        return self.words.text(f"barrier-{name}")

    def anchor(self, view: Position, seat: int, action: int) -> str | None:
        return None

    def plans(self, view: Position, seat: int) -> list[Plan]:
        return []

    # --- what happened ---

    @property
    def sentences(self) -> Collection[int]:
        return self.telling.sentences

    @property
    def automatic(self) -> Collection[int]:
        return self.telling.automatic

    def runs(self, events: Sequence[Event], reader: int) -> list[Run]:
        return self.telling.runs(events, reader)

    def told(self, run: Sequence[Event]) -> str:
        return self.telling.told(self.words, run)

    def brief(self, run: Sequence[Event]) -> str:
        return self.telling.brief(self.words, run)

    def lines(self, events: Sequence[Event], reader: int) -> list[str]:
        return [self.told(run) for run in self.runs(events, reader)]

    def trace(self, event: Event, players: int) -> Trace:
        return Trace([], [], [])

    # --- the state of the game ---

    def rounds(self, view: Position) -> int:
        return view.rounds

    def period(self, view: Position) -> str:
        return ""

    def resources(self, view: Position, seat: int) -> dict[str, int]:
        return {}

    def forecast(self, view: Position, seat: int) -> Forecast:
        return Forecast({})

    def forecast_after(self, view: Position, seat: int, action: int) -> Forecast | None:
        return None

    def turn_steps(self, view: Position, seat: int) -> list[TurnStep]:
        return []

    def is_simultaneous(self, view: Position) -> bool:
        """Whether all seats answer at once in this stage."""
        questions = self.answering.questions
        return any(it.who is Who.ALL_AT_ONCE for it in questions if it.stage == view.state.stage)

    def status(self, view: Position, seat: int) -> str:
        """In a simultaneous stage rivals see who is ready, and no more."""
        if view.is_over:
            return ""
        decides = seat in view.deciders
        if self.is_simultaneous(view):
            return self.catalogue.text("status-chooses" if decides else "status-ready")
        return self.catalogue.text("status-turn" if decides else "status-waits")

    # --- why an answer is good ---

    def reasons(self, course: Course) -> list[Reason]:
        return []

    def worded(self, reasons: Sequence[Reason]) -> list[str]:
        return worded(self.words, reasons)

    def because(self, course: Course) -> dict[str, Reason]:
        found: dict[str, Reason] = {}
        for reason in sorted(self.reasons(course), key=lambda it: it.worth):
            if source := self.reason_sources.get(reason.message):
                found[source] = reason
        return found

    def usual(self, view: Position, seat: int) -> int | None:
        return None

    def gesture(self, course: Course) -> list[int]:
        return [course.action]

    def advised(self, course: Course) -> str:
        return self.answer(course.before, course.seat, course.action).phrase
