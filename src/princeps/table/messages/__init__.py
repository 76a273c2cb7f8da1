"""What a page is told, as typed messages. All of it is worked out from one seat's view; words are in its language.

A place on the table has a name, its anchor: "0.space.r2c3", "square.r1c5". The page lights the anchors of the legal
answers, and moves pieces from anchor to anchor.
"""

from typing import TYPE_CHECKING, Literal, TypeAlias, Union

from msgspec import Struct, field

from princeps.games.manifest import manifests
from princeps.table.messages import game

for _manifest in manifests().values():
    _manifest.part("messages")

if TYPE_CHECKING:
    Position: TypeAlias = game.GamePosition
    Box: TypeAlias = game.GameBox
else:  # whoever reads a message, and whoever describes it to others, has to know all kinds
    Position = Union[tuple(game.GamePosition.__subclasses__())]  # noqa: UP007
    Box = Union[tuple(game.GameBox.__subclasses__())]  # noqa: UP007


class Preview(Struct, frozen=True):
    """What an answer would change at once."""

    points: int = 0
    forecast: int = 0  # change of the coming scoring, in all
    sources: dict[str, int] = field(default_factory=dict)  # the same by source, where it changes
    resources: dict[str, int] = field(default_factory=dict)  # gained or, below zero, spent
    veiled: bool = False  # the rest shows only when it is done, so nothing else is to be asked for


class Answer(Struct, frozen=True):
    """One legal answer. Without an anchor it is a button."""

    action: str
    anchor: str | None
    phrase: str
    short: str
    group: str
    ends_turn: bool
    preview: Preview | None


class Way(Struct, frozen=True):
    """A way to do it: several answers, given in one go."""

    actions: list[str]
    phrases: list[str]  # those besides the plan's own answer, in words
    cost: dict[str, int]  # what it takes in all; below zero: what is left over
    preview: Preview | None = None


class Plan(Struct, frozen=True):
    """Something that can be had in one gesture, in one or several ways, the cheapest first; or why not."""

    action: str
    anchor: str
    phrase: str
    ways: list[Way]
    reason: str
    leads_to: Answer | None = None  # the best answer to what is asked next, where that can be told


class TurnStep(Struct, frozen=True):
    """A step of the turn, as the decision bar lists them."""

    name: str
    state: Literal["done", "now", "later"]


class Decision(Struct, frozen=True):
    """What the reader has to decide now."""

    question: str
    case: str  # of the question, where it has several: the action of Trajan, where an envoy may go
    title: str
    context: str
    steps: list[TurnStep]
    answers: list[Answer]
    plans: list[Plan]


class Undo(Struct, frozen=True):
    """Whether the reader's last answer can be taken back, and what closed the way beyond."""

    possible: bool
    barrier: str


class SeatStatus(Struct, frozen=True):
    """What a seat is doing, as far as the reader may see it."""

    decides: bool
    words: str


class Source(Struct, frozen=True):
    """Points of one source: so far, and at the coming scoring if it came now."""

    name: str
    title: str
    points: int
    forecast: int


class Score(Struct, frozen=True):
    """The score sheet of a seat; `rounds` holds its points at the end of each round so far."""

    points: int
    forecast: int
    sources: list[Source]
    rounds: list[int]


class Motion(Struct, frozen=True):
    """A piece that goes from one place to another."""

    piece: str
    source: str
    target: str


class Gain(Struct, frozen=True):
    """Points that arise at a place, from a source that is named as in `Score`."""

    seat: int
    points: int
    anchor: str
    source: str


class LogLine(Struct, frozen=True):
    """What happened, in words, and where."""

    seat: int | None
    chosen: bool  # a decision of the seat, rather than what the rules do by themselves
    text: str
    brief: str  # the gist of it, without the player's name; nothing where it goes on with the line before
    anchors: list[str]
    motions: list[Motion]
    gains: list[Gain]


class FormerPlayer(Struct, frozen=True):
    """Who left a seat to a bot: the first lines of the log tell of them rather than of the bot."""

    seat: int
    name: str
    lines: int


class Log(Struct, frozen=True):
    """The reader's log from line `start` on; what he had from there on is replaced."""

    start: int
    lines: list[LogLine]
    former: list[FormerPlayer] = field(default_factory=list)


class Table(Struct, frozen=True, tag="table", tag_field="type"):
    """Everything that one reader sees. `reader` is a seat, or -1 for a spectator."""

    revision: int
    reader: int
    language: str
    over: bool
    places: list[int]  # by seat, once the game is over
    position: Position
    statuses: list[SeatStatus]
    decision: Decision | None
    undo: Undo
    scores: list[Score]
    log: Log


class Hint(Struct, frozen=True):
    """One answer that a strong player would consider, and why."""

    action: str
    actions: list[str]  # it and what goes with it in one gesture, such as where to build
    places: list[str]  # where that is done: the last of them first
    phrase: str
    reasons: list[str]  # sentences: what follows from it, and what it prepares
    outlook: str  # what it leads to in the end
    lead: str  # how far it is ahead of the next; only of the first, if there is a next
    preview: Preview | None
