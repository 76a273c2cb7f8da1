"""The messages between the page and the server about puzzles, and about tries at them and at one's own mistakes."""

from typing import Annotated

from msgspec import Meta, Struct

from princeps.server.exercise_messages import Answers
from princeps.server.messages import Language, Request
from princeps.table.messages.exercises import Puzzle, PuzzleSet


class JudgeRequest(Request, frozen=True):
    """All answers of a try."""

    answers: Answers
    language: Language = "en"


class ClueRequest(Request, frozen=True):
    """A hint after the answers of a try; the second one says more."""

    answers: Answers
    level: Annotated[int, Meta(ge=1, le=2)] = 1
    language: Language = "en"


class Puzzles(Struct, frozen=True):
    """The puzzle of the day, and all sets."""

    today: Puzzle | None  # none where no game has any
    sets: list[PuzzleSet]
