"""The bots by name: read from `levels.toml`, which says what the numbers mean."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from princeps.games import manifest_of

LEVELS = ("tiro", "civis", "senator", "princeps")  # what a person chooses from, weakest first
RANDOM = "random"
FROZEN = ("princeps-0.1",)  # the best of earlier releases, to measure against: never offered to players


@dataclass(frozen=True, kw_only=True)
class Level:
    """How a bot plays."""

    name: str
    words: str
    network: str
    iterations: int
    seconds: float
    trees: int = 1
    handovers: int = 0
    width: int = 12
    exploration: float = 0.2
    sharpness: float = 2.0
    doubt: float = 1.0
    carelessness: float = 0.0
    decided: bool = False


def levels_of(game: str) -> tuple[str, ...]:
    """What a person chooses from in a game; if no network knows it, bots play at random."""
    return LEVELS if manifest_of(game).bots else (RANDOM,)


@cache
def levels() -> dict[str, Level]:
    text = (files(__package__) / "levels.toml").read_text(encoding="utf-8")
    return {name: Level(name=name, **numbers) for name, numbers in tomllib.loads(text).items()}
