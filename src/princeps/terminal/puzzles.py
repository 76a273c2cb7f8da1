"""`princeps puzzles list` and `princeps puzzles show`: the puzzles that we ship, and one of them with its solution."""

import json
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from princeps.analysis.wording import signed
from princeps.locale import Catalogue, catalogue
from princeps.puzzles.explaining import explain
from princeps.puzzles.puzzle import Puzzle
from princeps.puzzles.shelf import shelf
from princeps.table import open_table
from princeps.table.usual_names import USUAL_NAMES


def print_list(game: str, theme: str | None, language: str, as_json: bool) -> None:
    puzzles = shelf(game).of_theme(theme) if theme else shelf(game).puzzles
    if as_json:
        print(json.dumps([_as_data(it) for it in puzzles]))
    else:
        _print_table(game, puzzles, catalogue(language))


def _as_data(puzzle: Puzzle) -> dict[str, str | int]:
    names = ("id", "theme", "difficulty", "players", "seat", "decisions", "question")
    return {name: getattr(puzzle, name) for name in names}


def _print_table(game: str, puzzles: Sequence[Puzzle], words: Catalogue) -> None:
    console = Console()
    title = words.text("puzzles-title", game=shelf(game).title, count=len(puzzles))
    table = Table(title=title, title_justify="left")
    for column in ("id", "theme", "difficulty", "players", "decisions"):
        table.add_column(words.text(f"puzzles-{column}"), justify="left" if column in ("id", "theme") else "right")
    for it in puzzles:
        theme = words.text(f"{game}-theme-{it.theme}")
        table.add_row(it.id, theme, str(it.difficulty), str(it.players), str(it.decisions))
    console.print(table)
    if puzzles:
        console.print(words.text("puzzles-show", game=game, id=puzzles[0].id), highlight=False)


def print_puzzle(game: str, name: str, language: str) -> None:
    """What is asked, and the solution with its reason."""
    puzzle = shelf(game).find(name)
    names = USUAL_NAMES[: puzzle.players]
    table = open_table(puzzle.game, puzzle.game.load_edition(None), names, language)
    words, told = table.catalogue, explain(puzzle, table)
    question = table.question(puzzle.start().view(puzzle.seat), puzzle.seat)
    lines = [
        words.text(
            "puzzles-moment",
            theme=words.text(f"{game}-theme-{puzzle.theme}"),
            difficulty=puzzle.difficulty,
            players=puzzle.players,
            name=table.names[puzzle.seat],
        ),
        question.title,
        question.context,
        "",
        words.text("puzzles-solution"),
        *(f"  {it.phrase}" for it in told.steps),
        "",
        words.text("puzzles-why"),
        *(f"  {it}" for it in told.solution.reasons),
        *(f"  {words.text('puzzles-gain', source=it.title, points=signed(it.points, 1, words))}" for it in told.gains),
        "",
        words.text("puzzles-runner-up"),
        *(f"  {it.phrase}" for it in told.runner_up_steps),
        told.lead,
    ]
    console = Console()
    for line in lines:
        console.print(line, highlight=False, markup=False)
