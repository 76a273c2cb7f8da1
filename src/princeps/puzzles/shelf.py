"""The puzzles that ship with the program, by game: one by its id, sets by theme, one for each day."""

import gzip
import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property, lru_cache
from importlib.resources import files

from princeps.games import game as find_game
from princeps.puzzles.puzzle import Puzzle, PuzzleError, read_puzzle

CYCLES_KEPT = 4


@dataclass(frozen=True)
class Shelf:
    """The puzzles of a game."""

    game: str
    puzzles: tuple[Puzzle, ...]

    def find(self, puzzle: str) -> Puzzle:
        if puzzle not in self._by_id:
            sentence = f"There is no puzzle {puzzle!r}; princeps puzzles list {self.game} names them all."
            raise PuzzleError(sentence, "puzzle", puzzle=puzzle, game=self.game)
        return self._by_id[puzzle]

    @cached_property
    def _by_id(self) -> dict[str, Puzzle]:
        return {it.id: it for it in self.puzzles}

    @property
    def title(self) -> str:
        return find_game(self.game).title

    @cached_property
    def themes(self) -> tuple[str, ...]:
        """Those with the most puzzles first."""
        return tuple(theme for theme, _ in Counter(it.theme for it in self.puzzles).most_common())

    def of_theme(self, theme: str) -> tuple[Puzzle, ...]:
        """The easiest first."""
        if theme not in self.themes:
            known = ", ".join(self.themes)
            sentence = f"There is no theme {theme!r}; the themes are: {known}."
            raise PuzzleError(sentence, "theme", theme=theme, known=known)
        return tuple(sorted((it for it in self.puzzles if it.theme == theme), key=lambda it: it.difficulty))

    def of_day(self, day: date) -> Puzzle:
        """The same for everybody who has these puzzles; each has its day before any comes again."""
        if not self.puzzles:
            raise PuzzleError(f"There are no puzzles of {self.title} yet.")
        cycle, place = divmod(day.toordinal(), len(self.puzzles))
        return _mixed(self.puzzles, cycle)[place]


@lru_cache(CYCLES_KEPT)
def _mixed(puzzles: tuple[Puzzle, ...], cycle: int) -> list[Puzzle]:
    """In an order of this cycle: all themes all the time, and neighbours that differ in theme and difficulty."""
    waiting: dict[str, list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(puzzles, key=lambda it: hashlib.sha256(f"{cycle} {it.id}".encode()).digest()):
        waiting[puzzle.theme].append(puzzle)
    shares = {theme: len(members) for theme, members in waiting.items()}
    mixed, theme, difficulty = list[Puzzle](), "", 0
    while waiting:
        others = [it for it in waiting if it != theme] or [theme]
        rest = len(puzzles) - len(mixed)
        theme = max(others, key=lambda it: (2 * len(waiting[it]) > rest, (len(waiting[it]) - 0.5) / shares[it]))
        members = waiting[theme]
        chosen = next((it for it in members if it.difficulty != difficulty), members[0])
        members.remove(chosen)
        mixed.append(chosen)
        difficulty = chosen.difficulty
        if not members:
            del waiting[theme]
    return mixed


@cache
def shelf(game: str) -> Shelf:
    """What we ship; nothing for a game that has none."""
    file = files(__package__) / f"{find_game(game).name}.jsonl.gz"
    if not file.is_file():
        return Shelf(game, ())
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    return Shelf(game, tuple(read_puzzle(line, file.name) for line in lines))


def packed(puzzles: Iterable[Puzzle]) -> bytes:
    """A file of puzzles; equal puzzles give equal bytes."""
    return gzip.compress("".join(f"{it.to_json()}\n" for it in puzzles).encode(), mtime=0)
