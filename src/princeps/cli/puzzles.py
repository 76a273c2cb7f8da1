"""`puzzles`: make them, list those we ship, show one."""

import json
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from princeps.cli.app import app
from princeps.cli.output import bar, print_pairs
from princeps.cli.parameters import AsJson, GameCount, GameName, Language, RayAddress, WorkerCount
from princeps.cli.troubles import troubles
from princeps.kernel.errors import OptionError

puzzles = App(name="puzzles", help="Make puzzles from games that bots play, list those we ship, show one.")
app.command(puzzles)


@puzzles.command
def make(
    game: GameName,
    *,
    out: Annotated[Path, Parameter(help="Folder for the puzzles; a later run continues there.")],
    games: GameCount = 100,
    minutes: Annotated[
        float | None, Parameter(help="Stop after this time; what is confirmed by then is kept. Default: no limit.")
    ] = None,
    seed: Annotated[int, Parameter(help="The same seed gives the same games, and the same puzzles.")] = 0,
    workers: WorkerCount = None,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Let a strong bot play, and keep turns whose best line is far ahead and hard to see, once deep searches agree.

    A game brings about one puzzle for ten seconds of one core. docs/puzzles.md tells how they are found and confirmed.

    Example: princeps puzzles make trajan --games 500 --out build/puzzles

    Example: princeps puzzles make trajan --games 100000 --minutes 5 --out build/puzzles
    """
    import time

    from princeps.games import game as find_game
    from princeps.puzzles.folder import fill
    from princeps.puzzles.making import Order
    from princeps.workers import choose_workers

    if games < 1 or (minutes is not None and minutes <= 0):
        raise OptionError("At least one game and some time are needed.")
    chosen = choose_workers(workers, ray)
    order = Order(find_game(game).name, seed, None if minutes is None else time.time() + 60 * minutes)
    with bar(find_game(game).title, games) as advance:
        report = fill(out, order, games, chosen, advance)
    if as_json:
        print(json.dumps(report))
    else:
        print_pairs(report)


@puzzles.command(name="list")
def list_puzzles(
    game: GameName,
    *,
    theme: Annotated[str | None, Parameter(help="Only those with this theme, easiest first.")] = None,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """List the puzzles that we ship: theme, difficulty from 1 to 5, players, decisions of the solution.

    Example: princeps puzzles list trajan --theme ships

    Example: princeps puzzles list forum-trajanum --json
    """
    from princeps.games import game as find_game
    from princeps.terminal.language import choose_language
    from princeps.terminal.puzzles import print_list

    with troubles(language):
        print_list(find_game(game).name, theme, choose_language(language), as_json)


@puzzles.command(name="show")
def show_puzzle(
    game: GameName,
    puzzle: Annotated[str, Parameter(help="Its id, as princeps puzzles list names it.")],
    *,
    language: Language = None,
) -> None:
    """Show what is asked in a puzzle, its solution, and why that is better than the next best turn.

    Example: princeps puzzles show trajan 4f09c2a
    """
    from princeps.games import game as find_game
    from princeps.terminal.language import choose_language
    from princeps.terminal.puzzles import print_puzzle

    with troubles(language):
        print_puzzle(find_game(game).name, puzzle, choose_language(language))
