"""Characters: rivals that differ in what they value, whatever their level. `senator/cato` is Cato, a senator by level.

A game's characters are listed in `characters.toml` beside its bots; a game without that file has none. A character
values each point from the sources it likes by so much more than a point: it goes out of its way for them, but no answer
is forbidden to it, and in the end only points count.
"""

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from princeps.games import manifest_of
from princeps.kernel.chance import below, dice

Likes = Mapping[str, float]  # by source of points

PLAIN = "nerva"  # has no preferences: the plain level
SURPRISE = "fortuna"  # turns out to be one of the others
BETWEEN = "/"  # between a level and a character


@cache
def characters_of(game: str) -> Mapping[str, Likes]:
    """The characters of a game that like something, by name."""
    return tomllib.loads(_beside_the_bots(game, "characters.toml") or "")


@cache
def points_of_characters(game: str) -> Mapping[str, Mapping[str, float]]:
    """Where each character's points come from, by source, as measured by `tools/characters.py`."""
    measured = json.loads(_beside_the_bots(game, "characters.json") or "{}")
    return {name: found["points"] for name, found in measured.items()}


def _beside_the_bots(game: str, name: str) -> str | None:
    package = manifest_of(game).bots
    spec = find_spec(package) if package else None
    file = Path(spec.origin).with_name(name) if spec and spec.origin else None
    return file.read_text(encoding="utf-8") if file and file.exists() else None


def character_names(game: str) -> tuple[str, ...]:
    """The characters a player can choose from; none if the game has no characters."""
    found = characters_of(game)
    return (*found, PLAIN, SURPRISE) if found else ()


def split_name(name: str) -> tuple[str, str | None]:
    """The level and the character of a bot: of `senator/cato`, or of `senator` alone."""
    level, _, character = name.partition(BETWEEN)
    return level, character or None


def named(level: str, character: str | None) -> str:
    return f"{level}{BETWEEN}{character}" if character else level


def revealed(name: str, game: str, seed: int) -> str:
    """The same name, but with the character that a surprise turns out to be."""
    level, character = split_name(name)
    if character != SURPRISE:
        return name
    found = tuple(characters_of(game))
    return named(level, found[below(dice(seed)[0], len(found))])
