"""Why an answer is good, as facts: what follows from it in this turn, what it is worth, what it prepares.

A game finds the facts from a seat's view by trying the answer and the ones the adviser would give after it (`Course`).
Each fact is a `Reason` with a message of the catalogue. `worded` turns them into at most two sentences.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from princeps.kernel.events import Event
from princeps.kernel.game import Position
from princeps.locale import Catalogue, Value
from princeps.table.vocabulary import GameWords

MOST_DEEDS = 3  # in one sentence
MOST_SENTENCES = 2


@dataclass(frozen=True)
class Step:
    """An answer, and what it brings about."""

    action: int
    block: str
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Course:
    """An answer and those that would follow it, tried on a view as long as nothing hidden is involved."""

    seat: int
    action: int
    block: str  # of actions, which the answer belongs to
    before: Position
    after: Position  # equal to `before` where the answer itself cannot be tried
    steps: tuple[Step, ...]  # none where it cannot be tried
    then: int | None = None  # the next answer, where nobody can foresee its outcome


@dataclass(frozen=True)
class Reason:
    """A fact that speaks for an answer: something that "you" do, or a sentence of its own."""

    message: str
    worth: float  # in points, roughly: the reasons that matter most are given
    values: dict[str, Value] = field(default_factory=dict)
    is_deed: bool = False


def setting_apart(reasons: Sequence[Sequence[Reason]]) -> list[list[Reason]]:
    """Among several answers, what is true of all is a reason for none. Actions stay, as part of the story."""
    if len(reasons) < 2:
        return [list(it) for it in reasons]
    first, *others = reasons
    shared = [reason for reason in first if not reason.is_deed and all(reason in other for other in others)]
    return [[it for it in own if it not in shared] for own in reasons]


def worded(words: GameWords, reasons: Sequence[Reason]) -> list[str]:
    """The strongest reasons as at most two sentences, with actions in the order in which they are done."""
    deeds = _weightiest([it for it in reasons if it.is_deed], MOST_DEEDS)
    told = [_deeds(words, deeds)] if deeds else []
    sentences = _weightiest([it for it in reasons if not it.is_deed], MOST_SENTENCES - len(told))
    return told + [words.text(f"reason-{it.message}", **it.values) for it in sentences]


def _weightiest(reasons: Sequence[Reason], most: int) -> list[Reason]:
    chosen = sorted(reasons, key=lambda it: -it.worth)[:most]
    return [it for it in reasons if it in chosen][:most]


def _deeds(words: GameWords, deeds: Sequence[Reason]) -> str:
    catalogue: Catalogue = words.catalogue
    clauses = [words.text(f"reason-{it.message}", **it.values) for it in deeds]
    return catalogue.text("reason-deeds", deeds=catalogue.listed(clauses))
