"""Trajan cards in words: a building task is described by its picture, a collecting task by its list."""

from typing import Any

from princeps.games.forum_trajanum.edition import MOST_TO_COLLECT
from princeps.table.forum_trajanum.vocabulary import Vocabulary


def card_name(words: Vocabulary, card: int) -> str:
    name: str = words.edition.data["cards"][card]["id"]
    return name


def building_task(words: Vocabulary, card: int) -> str:
    """Known pictures have a sentence of their own; those of other editions are spelt out row by row."""
    data = words.edition.data["cards"][card]
    message = f"pattern-{_pattern(data)}"
    if words.knows(message):
        return words.text(message)
    return words.text(
        "pattern-other",
        picture="/".join(data["picture"]),
        different=int(data.get("different", False)),
        mirrored=int(data.get("mirrored", False)),
    )


def _pattern(data: dict[str, Any]) -> str:
    if data.get("anywhere"):
        return "anywhere"
    flags = "".join(f"-{flag}" for flag in ("different", "mirrored") if data.get(flag))
    return "_".join(data["picture"]).replace(".", "x") + flags


def collecting_task(words: Vocabulary, card: int) -> str:
    wanted = words.edition.data["cards"][card]["collecting"]
    parts = [words.text(f"collect-{thing}", count=wanted[thing]) for thing in MOST_TO_COLLECT if wanted.get(thing)]
    return words.text("tile-plus").join(parts)
