"""The lessons of Trajan: what lessons.toml says, and what builds the positions in it."""

from pathlib import Path

from princeps.games.trajan.scenario import Scene
from princeps.table.lessons import read_lessons

__all__ = ["LESSONS", "Scene"]

LESSONS = read_lessons(Path(__file__).with_suffix(".toml"))
