"""The rules of a game in our own words: chapters and paragraphs, each with pictures, its rulings and its lesson.

What there is stands in a TOML file that the game's manifest names, the words in the catalogues. Numbers come from the
edition, rulings from our documentation.
"""

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import princeps
from princeps.games.manifest import manifests
from princeps.locale import catalogue
from princeps.table.lessons import lessons_of
from princeps.table.messages.rulebook import Chapter, Paragraph, Rulebook, Ruling

DOCS = Path(__file__).parents[3] / "docs"  # of a checkout; in an installed package they lie beside this file
MARKDOWN = re.compile(r"\[([^]]*)\]\([^)]*\)|[*`]")

Facts = Callable[[Mapping[str, Any]], Mapping[str, int | str]]


class WrittenParagraph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    pictures: list[str] = []
    rulings: list[str] = []


class WrittenChapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    paragraphs: list[WrittenParagraph]


class WrittenBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rulings: str  # the file of our documentation
    chapters: list[WrittenChapter]


def read_rulebook(file: Path) -> WrittenBook:
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), WrittenBook)


@cache
def rulebook_of(game: str, language: str) -> Rulebook:
    """Empty for a game without one."""
    manifest = manifests().get(game)
    part = manifest.part("rulebook") if manifest else None
    if part is None:
        return Rulebook([])
    book: WrittenBook = part.BOOK
    edition = princeps.game(game).load_edition(None)
    return Rulebook(_Wording(game, language, part.facts(edition.data), rulings_in(book.rulings)).chapters(book))


class _Wording:
    def __init__(self, game: str, language: str, facts: Mapping[str, int | str], rulings: Mapping[str, str]) -> None:
        self._words, self._game, self._facts, self._rulings = catalogue(language), game, facts, rulings
        steps = [(lesson, step) for lesson in lessons_of(game).values() for step in lesson.steps]
        first = {step.rules: lesson.name for lesson, step in reversed(steps)}
        self._lessons = first | {name: name for name in lessons_of(game)}  # best the one that is about nothing else

    def chapters(self, book: WrittenBook) -> list[Chapter]:
        return [
            Chapter(chapter.name, self._text(f"chapter-{chapter.name}"), [self._told(it) for it in chapter.paragraphs])
            for chapter in book.chapters
        ]

    def _told(self, paragraph: WrittenParagraph) -> Paragraph:
        return Paragraph(
            name=paragraph.name,
            title=self._text(paragraph.name),
            text=self._text(paragraph.name, "text"),
            pictures=paragraph.pictures,
            rulings=[Ruling(number, self._rulings[number]) for number in paragraph.rulings],
            lesson=self._lessons.get(paragraph.name, ""),
        )

    def _text(self, name: str, form: str | None = None) -> str:
        return self._words.text(f"{self._game}-rulebook-{name}", form, **self._facts)


@cache
def rulings_in(name: str) -> Mapping[str, str]:
    """Every ruling of a page of our documentation by its number: items of a list, or rows of a table."""
    here = Path(__file__).with_name(name)
    text = (here if here.exists() else DOCS / name).read_text(encoding="utf-8")
    items = re.findall(r"^- \*\*([A-Z]\d+) · (.*?)(?=^\S|\n\n)", text + "\n\n", re.DOTALL | re.MULTILINE)
    rows = re.findall(r"^\| ([A-Z]\d+) \| (.*?) \| (.*?) \|$", text, re.MULTILINE)
    found = dict(items) | {number: f"{asked}: {said}" for number, asked, said in rows}
    return {number: " ".join(MARKDOWN.sub(r"\1", said).split()) for number, said in found.items()}
