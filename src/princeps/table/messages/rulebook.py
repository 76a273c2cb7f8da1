"""The rulebook of a game as a page receives it: in the reader's language, with the numbers of the edition."""

from msgspec import Struct


class Ruling(Struct, frozen=True):
    """How an open question is decided here, in English as our documentation has it."""

    number: str
    text: str


class Paragraph(Struct, frozen=True):
    name: str
    title: str
    text: str
    pictures: list[str]  # names of pieces
    rulings: list[Ruling]
    lesson: str  # that lets the reader do it; nothing if none does


class Chapter(Struct, frozen=True):
    name: str
    title: str
    paragraphs: list[Paragraph]


class Rulebook(Struct, frozen=True):
    chapters: list[Chapter]
