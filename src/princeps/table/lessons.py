"""Lessons on the real table: a position made by hand, and steps that point at things and let the reader do them.

A game's lessons stand in a TOML file that its manifest names; their words are in the catalogues, by name of lesson and
step. The rules decide what is legal and what an answer does; a lesson only closes the answers that it does not want.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from princeps.games.manifest import manifests
from princeps.kernel.scenario import Setting
from princeps.table.exercise import Start
from princeps.table.messages.lessons import Lesson, LessonStep

USUAL_PLAYERS = 2


class WrittenStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step as the file has it; without wanted answers it only tells or asks for a number."""

    name: str
    lights: list[str] = []
    wanted: list[str] = []
    counts: str = ""
    choices: list[int] = []
    rules: str = ""

    def told(self) -> LessonStep:
        return LessonStep(**{field: getattr(self, field) for field in LessonStep.__struct_fields__})


class WrittenLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    minutes: int
    picture: str
    steps: list[WrittenStep]
    scene: list[dict[str, Any]]
    questions: list[str] = []
    seed: int = 1
    players: int = USUAL_PLAYERS
    others: list[str] = []

    def told(self) -> Lesson:
        return Lesson(self.name, self.minutes, self.picture, [step.told() for step in self.steps], self.questions)


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lessons: list[WrittenLesson]


def read_lessons(file: Path) -> dict[str, WrittenLesson]:
    """By name, in the order of teaching."""
    book = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Book)
    return {lesson.name: lesson for lesson in book.lessons}


@cache
def lessons_of(game: str) -> Mapping[str, WrittenLesson]:
    """None for a game without lessons."""
    part = _part(game)
    return part.LESSONS if part else {}


@cache
def start_of(game: str, name: str) -> Start:
    """The position that a lesson begins with. Raises `KeyError` if there is no such lesson."""
    lesson = lessons_of(game)[name]
    scene = _part(game).Scene(lesson.players, lesson.seed)
    for call in lesson.scene:
        _arrange(scene, call)
    return Start.at(scene.position, 0, tuple(lesson.others))


def _part(game: str) -> Any:
    manifest = manifests().get(game)
    return manifest.part("lessons") if manifest else None


def _arrange(scene: Setting, call: Mapping[str, Any]) -> None:
    """`{ hold = { own = "builder+coin" }, seat = 1 }` calls the builder's method `hold` with these."""
    (method, given), *others = call.items()
    named = dict(others)
    if isinstance(given, Mapping):
        getattr(scene, method)(**given, **named)
    elif isinstance(given, list):
        getattr(scene, method)(*given, **named)
    else:
        getattr(scene, method)(given, **named)
