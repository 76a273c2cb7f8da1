"""Puts puzzles that `princeps puzzles make` wrote into the package, beside those that are there already:

    .venv/bin/python tools/ship_puzzles.py build/puzzles/trajan build/more/trajan

If there are more than enough, themes take turns, and of a theme the clearest puzzles come first.
"""

import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace
from itertools import chain, zip_longest
from pathlib import Path

from princeps import puzzles
from princeps.bots.mind import mind_of
from princeps.kernel.errors import PrincepsError
from princeps.puzzles.confirming import LEAD
from princeps.puzzles.folder import merged
from princeps.puzzles.judging import judge
from princeps.puzzles.puzzle import Puzzle
from princeps.puzzles.shelf import packed, shelf
from princeps.puzzles.themes import themes_of

MOST = 500  # of a game
HOME = Path(puzzles.__file__).parent


def chosen(found: Iterable[Puzzle]) -> list[Puzzle]:
    """At most `MOST`, in the order of their ids."""
    by_theme: dict[str, list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(found, key=lambda it: it.runner_up.chance - it.solution.chance):
        by_theme[puzzle.theme].append(puzzle)
    in_turn = (it for it in chain.from_iterable(zip_longest(*by_theme.values())) if it)
    return sorted([it for it, _ in zip(in_turn, range(MOST), strict=False)], key=lambda it: it.id)


def ship(folders: list[Path]) -> None:
    by_game: dict[str, dict[str, Puzzle]] = defaultdict(dict)
    for puzzle in merged(folders):
        if judge(puzzle, puzzle.runner_up.answers).lost_chance < LEAD:
            continue  # too many turns are as good as the best: those behind were not kept
        themes = themes_of(mind_of(puzzle.game))
        theme = themes.of(puzzle.solution.answers, puzzle.runner_up.answers, puzzle.gains)
        by_game[puzzle.game.name][puzzle.id] = replace(puzzle, theme=theme)
    for game, made in by_game.items():
        there = {it.id: it for it in shelf(game).puzzles}
        kept = chosen((there | made).values())
        (HOME / f"{game}.jsonl.gz").write_bytes(packed(kept))
        print(f"{game}: {len(kept)} puzzles, {len(there)} of them were there before")


if __name__ == "__main__":
    try:
        ship([Path(folder) for folder in sys.argv[1:]])
    except PrincepsError as error:
        sys.exit(f"ship_puzzles: {error}")
