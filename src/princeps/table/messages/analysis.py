"""Messages about a game that was analysed: what each seat did, step by step, and the words for its key moments.

All chances are chances to win, from 0 to 1; all points are expected at the end. `index` numbers a decision, from 0, in
the order of the answers that stand. Lists by reader have the seats first, then the spectators, then the open reader.
"""

from typing import Literal

from msgspec import Struct

from princeps.table.messages import Preview

Grade = Literal["only", "great-find", "best", "good", "inaccuracy", "mistake", "blunder"]
AnalysisState = Literal["none", "waiting", "running", "done", "failed"]
MomentKind = Literal["great-find", "inaccuracy", "mistake", "blunder", "luck-up", "luck-down"]


class Parts(Struct, frozen=True):
    """What a result is made of: start + luck + skill + others = result, exactly."""

    start: float  # before anything was dealt
    luck: float  # the deal, draws and reveals
    skill: float  # the seat's own decisions
    others: float  # what the others decided
    result: float


class SeatAnalysis(Struct, frozen=True):
    points: int
    accuracy: float | None  # 0 to 100; none until everything is judged
    chances: Parts
    expected: Parts  # the same in points
    grades: dict[str, int]  # how often each; not before it is judged


class Period(Struct, frozen=True):
    """A cycle or a quarter, for the bands of the chart, or a round within one."""

    index: int  # the decision it begins with
    title: str


class Chart(Struct, frozen=True):
    """Complete within seconds, long before the last decision is judged."""

    curve: list[list[float]]  # chance by seat: after the deal, then after each decision
    luck: list[list[float]]  # what chance changed there, by seat; same length
    seats: list[int]  # who answered, by decision
    at: list[list[int]]  # by decision and reader: the revision at which it lies open, before the answer
    periods: list[Period]
    rounds: list[Period]


class JudgedDecision(Struct, frozen=True):
    """How good an answer was. Words come with `JudgedMoment`, when it is looked at."""

    index: int
    seat: int
    number: int  # of the move
    round: int  # from 0, of the whole game
    grade: Grade
    lost_chance: float
    lost_points: float


class KeyMoment(Struct, frozen=True):
    """A mistake, a find, or a stroke of luck that mattered. It says what was played, never what was best."""

    index: int
    seat: int
    round: int
    kind: MomentKind
    title: str
    question: str  # what was to be decided, in words; nothing for luck
    change: float  # of the chance of that seat
    points: float  # lost, if negative


class StoryLine(Struct, frozen=True):
    kind: MomentKind
    index: int
    headline: str
    sentence: str
    points: float


class Story(Struct, frozen=True):
    """The game of one seat: a headline, two sentences, and up to three moments."""

    seat: int
    headline: str
    text: str  # nothing where it does not show in this turn
    lines: list[StoryLine]


class GameAnalysis(Struct, frozen=True):
    """An analysis as far as it has got. `decisions` continue those that the page has; everything else is the latest."""

    state: AnalysisState
    reason: str  # why it failed, or cannot be had
    done: int  # decisions judged
    of: int
    ahead: int  # how many others are served first, while it is waiting
    judge: str  # in words: who judged, and how closely
    deep: bool  # whether this is the closer look
    deepening: bool  # whether a closer look is under way
    chart: Chart | None  # none if the page has it, or while it is not ready
    seats: list[SeatAnalysis]  # by seat, as soon as there is a chart
    start: int
    decisions: list[JudgedDecision]  # from number `start` on
    moments: list[KeyMoment]
    stories: list[Story]  # by seat, once everything is judged


class FutureStep(Struct, frozen=True):
    """One of the answers that would follow in the same turn."""

    action: str
    phrase: str
    places: list[str]
    points: int  # what it scores at once


class ComparedAnswer(Struct, frozen=True):
    """An answer with what the judge expects after it. `actions` and `places` are those of the whole gesture, as in
    `Hint`."""

    action: str
    actions: list[str]
    places: list[str]
    phrase: str
    chance: float
    points: float
    error: float  # standard error of these points
    chosen: bool
    best: bool
    preview: Preview | None
    steps: list[FutureStep]  # at most four


class SourceReason(Struct, frozen=True):
    """Why the chosen answer brings less, or more, than the best one from a source of points."""

    points: float  # chosen less best
    source: str
    title: str
    text: str  # nothing where it does not show in this turn


class JudgedMoment(Struct, frozen=True):
    """One decision in full, as its seat could see it."""

    index: int
    seat: int
    number: int
    round: int
    grade: Grade
    at: list[int]  # by reader
    title: str
    question: str
    lost_chance: float
    lost_points: float
    sure: bool  # false where the difference is within what the judge may err
    verdict: str  # one sentence
    answers: list[ComparedAnswer]  # the best first; the chosen one is among them
    reasons: list[SourceReason]  # largest first, at most three
