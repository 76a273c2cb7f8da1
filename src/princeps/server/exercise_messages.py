"""The messages between the page and the server about exercises: positions that are played from their answers alone."""

from typing import Annotated

from msgspec import Meta, Struct, field

from princeps.server.messages import MOST_ACTIONS, ActionName, Anchor, Language, Request, Revision, Tried
from princeps.table.messages import Box, Table
from princeps.table.messages.lessons import Lesson

MOST_ANSWERS = 5 * MOST_ACTIONS

Answers = Annotated[list[ActionName], Meta(max_length=MOST_ANSWERS)]


class ExerciseRequest(Request, frozen=True):
    """`answers` are all that the reader has given so far; `after` is the revision of a table that they know."""

    answers: Answers = field(default_factory=list)
    language: Language = "en"
    after: Revision = 0


class TryRequest(Request, frozen=True):
    """`actions` are under consideration, after those given."""

    answers: Answers
    actions: Tried
    language: Language = "en"


class WhyNotRequest(Request, frozen=True):
    anchor: Anchor
    answers: Answers
    actions: Tried = field(default_factory=list)
    language: Language = "en"


class Opened(Struct, frozen=True):
    """An exercise after the answers so far, with what never changes in it."""

    names: list[str]  # by seat
    box: Box
    table: Table


class Lessons(Struct, frozen=True):
    lessons: list[Lesson]
