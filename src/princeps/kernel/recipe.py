"""A game is its recipe: which game, which options, which seed, and every answer in order. A recipe rebuilds each state.

{"princeps": 1, "game": "forum-trajanum", "rules": 2, "edition": "standard", "edition_digest": "...",
 "players": 2, "seed": 7, "options": {"open_tiles": true}, "begun_with": "0.1.0",
 "moves": ["0 crane.park", "1 crane.house", "0 undo"]}

For a standard edition the digest is enough. Any other edition travels with the recipe, as its `edition_contents`.
A recipe stays what it was when the game began: a later version that continues the game only adds moves.
"""

import importlib.metadata
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from princeps.kernel.errors import RecipeError
from princeps.kernel.files import write_whole

FORMAT = 1
LONGEST_VERSION = 40  # letters
UNDO = "undo"
LONGEST_SEAT = 2  # digits
_KEYS = {
    "game": str,
    "rules": int,
    "edition": str,
    "edition_digest": str,
    "players": int,
    "seed": int,
    "options": dict,
    "moves": list,
}
_MAY_BE_MISSING = {"begun_with": str, "edition_contents": dict}


@cache
def this_version() -> str:
    """The version of the program."""
    return importlib.metadata.version("princeps")


@dataclass(frozen=True)
class Move:
    """A seat's answer by name, or its request to take the last one back."""

    seat: int
    action: str

    def __str__(self) -> str:
        return f"{self.seat} {self.action}"


@dataclass
class Recipe:
    """Everything needed to play a game again."""

    game: str
    rules: int
    edition: str
    edition_digest: str
    players: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    begun_with: str | None = None  # version of the program
    edition_contents: dict[str, Any] | None = None  # None for a standard edition

    def to_json(self) -> str:
        """One move per line, so that people can read it and a diff shows what changed."""
        head = {"princeps": FORMAT} | {name: getattr(self, name) for name in _KEYS if name != "moves"}
        text = json.dumps(head, indent=1)[:-2]
        for name in _MAY_BE_MISSING:
            if getattr(self, name) is not None:
                text += f',\n "{name}": {json.dumps(getattr(self, name))}'
        lines = ",\n  ".join(json.dumps(str(move)) for move in self.moves)
        return f'{text},\n "moves": [\n  {lines}\n ]\n}}\n'

    def save(self, file: Path) -> None:
        write_whole(file, self.to_json())


def load_recipe(file: Path) -> Recipe:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise RecipeError(f"{file} cannot be read: {reason}.", "saved-game", file=str(file)) from None
    return parse_recipe(text, str(file))


def parse_recipe(text: str, source: str) -> Recipe:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        sentence = f"{source} is not a saved game: line {error.lineno} is not valid JSON."
        raise RecipeError(sentence, "saved-game", file=source) from None
    except (ValueError, RecursionError):  # numbers with thousands of digits, endlessly nested lists
        raise RecipeError(f"{source} is not a saved game of Princeps.", "saved-game", file=source) from None
    if not isinstance(data, dict) or "princeps" not in data:
        raise RecipeError(f"{source} is not a saved game of Princeps.", "saved-game", file=source)
    if data.pop("princeps") != FORMAT:
        sentence = f"{source} was saved by another version of Princeps: this one reads format {FORMAT}."
        raise RecipeError(sentence, "saved-format", file=source, format=FORMAT)
    for key, kind in (_KEYS | {key: kind for key, kind in _MAY_BE_MISSING.items() if key in data}).items():
        if not isinstance(data.get(key), kind) or isinstance(data[key], bool):
            raise RecipeError(f"{source}: {key!r} is missing or is not of the right kind.")
    if not (data.get("begun_with", "0").isprintable() and len(data.get("begun_with", "")) <= LONGEST_VERSION):
        raise RecipeError(f"{source}: 'begun_with' does not name a version of Princeps.")
    unknown = data.keys() - _KEYS.keys() - _MAY_BE_MISSING.keys()
    if unknown:
        raise RecipeError(f"{source}: {min(unknown)!r} is not part of a saved game.")
    data["moves"] = [_parse_move(move, number, source) for number, move in enumerate(data["moves"], 1)]
    return Recipe(**data)


def _parse_move(move: object, number: int, source: str) -> Move:
    seat, _, action = move.partition(" ") if isinstance(move, str) else ("", "", "")
    if not (seat.isdecimal() and seat.isascii() and len(seat) <= LONGEST_SEAT and action):
        raise RecipeError(f"{source}: move {number} is not of the form '0 crane.park'.")
    return Move(int(seat), action)
