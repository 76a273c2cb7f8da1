"""The messages sent to a page, as types. All are derived from one seat's view; words are in the reader's language.

A place on the table has a name, its anchor: "0.space.r2c3", "square.r1c5". The page highlights the anchors of the legal
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
else:  # decoding messages and generating their types needs every game's kind
    Position = Union[tuple(game.GamePosition.__subclasses__())]  # noqa: UP007
    Box = Union[tuple(game.GameBox.__subclasses__())]  # noqa: UP007


class Preview(Struct, frozen=True):
    """What an answer would change at once."""

    points: int = 0
    forecast: int = 0  # total change of the coming scoring
    sources: dict[str, int] = field(default_factory=dict)  # the same by source, where it changes
    resources: dict[str, int] = field(default_factory=dict)  # gained, or spent if negative
    veiled: bool = False  # the rest is revealed only by doing it, so there is no more to preview


class Answer(Struct, frozen=True):
    """One legal answer. Without an anchor, it is a button."""

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
    phrases: list[str]  # the answers besides the plan's own, in words
    cost: dict[str, int]  # the total cost; negative: what is left over
    preview: Preview | None = None


class Plan(Struct, frozen=True):
    """Something that can be done in one gesture, in one or more ways, cheapest first; or why it cannot."""

    action: str
    anchor: str
    phrase: str
    ways: list[Way]
    reason: str
    leads_to: Answer | None = None  # the best answer to the next question, where that is known


class TurnStep(Struct, frozen=True):
    """A step of the turn, as the decision bar lists them."""

    name: str
    state: Literal["done", "now", "later"]


class Decision(Struct, frozen=True):
    """What the reader has to decide now."""

    question: str
    case: str  # which case of the question, where it has several: the action in Trajan, where an envoy may go
    title: str
    context: str
    steps: list[TurnStep]
    answers: list[Answer]
    plans: list[Plan]


class Undo(Struct, frozen=True):
    """Whether the reader's last answer can be taken back, and what prevents going back further."""

    possible: bool
    barrier: str


class SeatStatus(Struct, frozen=True):
    """What a seat is doing, as far as the reader may see it."""

    decides: bool
    words: str


class Source(Struct, frozen=True):
    """Points from one source: so far, and at the coming scoring if it came now."""

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
    """A piece that moves from one place to another."""

    piece: str
    source: str
    target: str


class Gain(Struct, frozen=True):
    """Points scored at a place, from a source named as in `Score`."""

    seat: int
    points: int
    anchor: str
    source: str


class LogLine(Struct, frozen=True):
    """What happened, in words, and where."""

    seat: int | None
    chosen: bool  # a decision of the seat, rather than something the rules do by themselves
    text: str
    brief: str  # the gist, without the player's name; nothing if it continues the previous line
    anchors: list[str]
    motions: list[Motion]
    gains: list[Gain]


class FormerPlayer(Struct, frozen=True):
    """Someone who left a seat to a bot: the first lines of the log are about them rather than the bot."""

    seat: int
    name: str
    lines: int


class Log(Struct, frozen=True):
    """The reader's log from line `start` on; it replaces what they had from there."""

    start: int
    lines: list[LogLine]
    former: list[FormerPlayer] = field(default_factory=list)


class Table(Struct, frozen=True, tag="table", tag_field="type"):
    """Everything one reader sees. `reader` is a seat, or -1 for a spectator."""

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
    actions: list[str]  # the answer and what belongs to the same gesture, such as where to build
    places: list[str]  # where they are done, last one first
    phrase: str
    reasons: list[str]  # sentences: what follows from it, and what it prepares
    outlook: str  # what it leads to in the end
    lead: str  # how far it is ahead of the next; only for the first, if there is a next
    preview: Preview | None
