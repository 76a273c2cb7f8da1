"""The messages to a page about lessons. Words are the page's own, by name of game, lesson and step."""

from msgspec import Struct


class LessonStep(Struct, frozen=True):
    """Something to look at, to count or to do. `me.` in a place is the reader's seat."""

    name: str
    lights: list[str]  # places that it speaks of, numbered in this order
    wanted: list[str]  # what the reader is to answer, one after the other: names with * for anything, | for or
    counts: str  # the source of points that the reader counts by hand
    choices: list[int]  # the numbers to choose from
    rules: str  # the part of the rulebook that says all of it


class Lesson(Struct, frozen=True):
    name: str
    minutes: int
    picture: str  # the name of a piece
    steps: list[LessonStep]
    questions: list[str]  # of the game that it teaches to answer, with their case where they have several
