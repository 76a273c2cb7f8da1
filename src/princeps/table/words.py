"""What every game's table offers: questions, answers, log lines and scores, each in words or ready to be worded."""

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.locale import Catalogue
from princeps.table.reasons import Course, Reason

Run = tuple[Event, ...]  # events that form one sentence


@dataclass(frozen=True)
class WordedQuestion:
    """What a seat has to decide."""

    title: str
    context: str  # one sentence that helps to decide


@dataclass(frozen=True)
class WordedAnswer:
    """One legal answer: its number, its name in the rules, a phrase, and a shorter one for use under a heading."""

    action: int
    name: str
    phrase: str
    short: str


@dataclass(frozen=True)
class Group:
    """Answers of a kind, under a heading; an answer that stands alone has none."""

    heading: str
    answers: tuple[WordedAnswer, ...]


@dataclass(frozen=True)
class ScoreSheet:
    """Points of all seats by source; the sources are ids of the catalogue."""

    by_source: dict[str, tuple[int, ...]]

    @classmethod
    def of(cls, state: Any, ids: Mapping[int, str]) -> "ScoreSheet":
        """The points of all seats from these sources."""
        points = [player.points_from.tolist() for player in state.players[: state.seats]]
        return cls({ids[source]: tuple(of_seat[source] for of_seat in points) for source in ids})

    @property
    def sources(self) -> dict[str, str]:
        """Maps a source's name in the rules to the message that names it."""
        return {message.partition("source-")[2]: message for message in self.by_source}

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(map(sum, zip(*self.by_source.values(), strict=True)))


@dataclass(frozen=True)
class Forecast:
    """What the coming scoring would bring a seat if it came now, by source."""

    by_source: dict[str, int]

    @property
    def total(self) -> int:
        return sum(self.by_source.values())


class GameTable(Hashable, Protocol):
    """The words of one game. Every position handed in is a view, and `seat` is whose view it is."""

    catalogue: Catalogue
    names: tuple[str, ...]

    def question(self, view: Position, seat: int) -> WordedQuestion: ...

    def answer(self, view: Position, seat: int, action: int) -> WordedAnswer: ...

    def groups(self, view: Position, seat: int) -> list[Group]: ...

    def answers_of_question(self, view: Position, seat: int) -> Iterable[int]:
        """Every action that would answer the question, legal now or not."""
        ...

    def refusal(self, view: Position, seat: int, action: int) -> str:
        """Why an action is not possible now, as a clause."""
        ...

    def likeliest_refusal(self, view: Position, seat: int, actions: Sequence[int]) -> str:
        """Why none of several answers is possible when any may have been meant."""
        ...

    def is_end_of_turn(self, action: int) -> bool:
        """Whether a player gives this answer by hand even if it is the only one."""
        ...

    def barrier(self, name: str) -> str:
        """Why undo ends here, as a clause."""
        ...

    def runs(self, events: Sequence[Event], reader: int) -> list[Run]:
        """Events that `reader` may see, in runs that form a sentence each."""
        ...

    def told(self, run: Sequence[Event]) -> str:
        """A run as a sentence."""
        ...

    def brief(self, run: Sequence[Event]) -> str:
        """What matters most in a run, without the player's name; nothing if it continues the previous one."""
        ...

    def lines(self, events: Sequence[Event], reader: int) -> list[str]:
        """What `reader` may see, in sentences."""
        ...

    def rounds(self, view: Position) -> int:
        """Rounds completed, and scored where a scoring follows."""
        ...

    @property
    def explorable(self) -> Collection[str]:
        """Blocks of actions that can be tried on a view, because what they do depends on nothing hidden."""
        ...

    def reasons(self, course: Course) -> list[Reason]:
        """Facts that speak for the answer that a course begins with, as a view shows them."""
        ...

    def because(self, course: Course) -> Mapping[str, Reason]:
        """By source of points, as the rules name it: the strongest of these facts that is about it."""
        ...

    def worded(self, reasons: Sequence[Reason]) -> list[str]:
        """The strongest of them in sentences."""
        ...

    def usual(self, view: Position, seat: int) -> int | None:
        """An answer that continues a gesture where the adviser has not considered it."""
        ...

    def gesture(self, course: Course) -> list[int]:
        """The answers of a course that people give together: a building and its site, a tray and how it is sown."""
        ...

    def advised(self, course: Course) -> str:
        """These answers as a phrase, with their place."""
        ...

    def score_sheet(self, view: Position) -> ScoreSheet: ...

    def forecast(self, view: Position, seat: int) -> Forecast: ...
