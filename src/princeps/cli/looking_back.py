"""What saved games tell: `replay`, `analyse` and `stats`."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from princeps.cli.app import app
from princeps.cli.compiling import compile_game
from princeps.cli.parameters import AsJson, EditionFile, Language, RayAddress, refuse
from princeps.cli.troubles import troubles
from princeps.kernel.errors import OptionError


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A saved game.")],
    *,
    to: Annotated[int | None, Parameter(help="Stop after this many moves.")] = None,
    step: Annotated[
        bool | None, Parameter(help="Step through the game, or print all of it at once. Default: step, in a terminal.")
    ] = None,
    prose: Annotated[
        bool,
        Parameter(
            negative=(),
            help="Print the game as a story: at each decision what was possible, what was chosen, what happened, and "
            "points by source. A finished game is told whole; of others only what everybody could see.",
        ),
    ] = False,
    seat: Annotated[
        int | None, Parameter(help="With --prose, tell the game as this seat saw it; the first seat is 0.")
    ] = None,
    edition: EditionFile = None,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Replay a saved game: step through it, print what happened, or print all of it as a story.

    Example: princeps replay game.json

    Example: princeps replay game.json --no-step --to 120

    Example: princeps replay game.json --prose > story.txt
    """
    from princeps.terminal.language import choose_language
    from princeps.terminal.replay import replay as run
    from princeps.terminal.replay import tell_story
    from princeps.terminal.screen import Screen

    with troubles(language):
        chosen = choose_language(language)
        if prose:
            given = {"--json": as_json or None, "--step": step or None}
            refuse(given, "without-prose", "does not go together with --prose.")
            tell_story(file, to, edition, chosen, seat)
            return
        refuse({"--seat": seat}, "only-prose", "only goes together with --prose.")
        is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        screen = Screen() if not as_json and (is_terminal if step is None else step) else None
        run(file, to, edition, as_json, chosen, screen)


@app.command
def analyse(
    file: Annotated[Path, Parameter(help="A saved game, finished or not.")],
    *,
    iterations: Annotated[
        int, Parameter(help="Of the search for each decision; more take longer, and know better.")
    ] = 2000,
    workers: Annotated[int | None, Parameter(help="Decisions judged side by side. Default: one for each core.")] = None,
    ray: RayAddress = None,
    seed: Annotated[int, Parameter(help="The same seed gives the same analysis.")] = 0,
    html: Annotated[Path | None, Parameter(help="Write a page with charts to this file, to keep or to send.")] = None,
    edition: EditionFile = None,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Judge every decision of a saved game: what was best, what was lost, and what of the result was luck.

    Example: princeps analyse game.json

    Example: princeps analyse game.json --html analysis.html

    Example: princeps analyse game.json --json > analysis.json
    """
    from princeps.kernel.recipe import load_recipe
    from princeps.terminal.analysis import run
    from princeps.terminal.language import choose_language
    from princeps.terminal.trouble import troubles_in
    from princeps.workers import choose_workers

    if iterations < 1:
        raise OptionError(f"At least one iteration is needed, not {iterations}.")
    side_by_side = choose_workers(workers, ray, threads=True)
    chosen = choose_language(language)
    with troubles_in(chosen):
        compile_game(load_recipe(file).game, bots=True)
        run(file, iterations, side_by_side, seed, chosen, as_json, html, edition)


@app.command
def stats(
    folder: Annotated[
        Path | None, Parameter(help="Folder of saved games. Default: where the terminal keeps yours.")
    ] = None,
    *,
    game: Annotated[str | None, Parameter(help="Only this game, such as forum-trajanum or trajan.")] = None,
    players: Annotated[int | None, Parameter(help="Only tables of so many.")] = None,
    player: Annotated[str | None, Parameter(help="Only this person, by name. Default: all who are no bots.")] = None,
    as_csv: Annotated[bool, Parameter(name="--csv", negative=(), help="Print a row for each game.")] = False,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """What your finished games say together: results by level, points by source, records, rivals.

    Games of the page have their statistics there.

    Example: princeps stats --game trajan

    Example: princeps stats saved --player Livia --csv
    """
    from princeps.terminal import statistics
    from princeps.terminal.language import choose_language

    with troubles(language):
        form = "json" if as_json else "csv" if as_csv else "words"
        statistics.run(folder, game, players, player, choose_language(language), form)
