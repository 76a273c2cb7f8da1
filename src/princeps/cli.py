"""The command line: play, simulate, arena, replay, rules, bench, compile.

Commands import what they need when they run, so that `--help` answers at once. A user's mistake is one sentence on
standard error and exit code 2.
"""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from princeps.kernel.errors import OptionError, PrincepsError

FORUM = "forum-trajanum"
MISTAKE = 2
INTERRUPTED = 130

app = App(
    name="princeps",
    help="Forum Trajanum and Trajan, two board games by Stefan Feld: play them, replay them, simulate them.",
    version_flags=["--version"],
)

GameName = Annotated[str, Parameter(help="Which game: forum-trajanum or trajan.")]
OptionWords = Annotated[
    list[str] | None,
    Parameter(
        name="--option", help="An option of the game as name=value; may be given again. See: princeps rules GAME."
    ),
]
EditionFile = Annotated[Path | None, Parameter(help="An edition file instead of the standard edition.")]
Language = Annotated[str | None, Parameter(help="Language such as en, de or ru; else that of your surroundings.")]
AsJson = Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON and nothing else.")]


def main() -> None:
    """Entry point of the `princeps` command."""
    try:
        app(sys.argv[1:], exit_on_error=False, print_error=False)
    except CycloptsError as error:
        _fail(str(error))
    except PrincepsError as error:
        _fail(str(error))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has left; there is nobody to tell
        sys.exit(MISTAKE)


def _fail(sentence: str) -> None:
    print(f"princeps: {' '.join(sentence.split())}", file=sys.stderr)
    sys.exit(MISTAKE)


@app.command
def play(
    game: GameName = FORUM,
    *,
    terminal: Annotated[bool, Parameter(negative=(), help="Play in this terminal.")] = True,
    seats: Annotated[
        str, Parameter(help="Who sits where, clockwise: human, or a bot: tiro, civis, senator, princeps.")
    ] = "human,civis,senator",
    names: Annotated[str | None, Parameter(help="Names of the players, separated by commas.")] = None,
    option: OptionWords = None,
    seed: Annotated[int | None, Parameter(help="Play a certain deal again.")] = None,
    edition: EditionFile = None,
    resume: Annotated[bool, Parameter(negative=(), help="Go on with the last unfinished game.")] = False,
    file: Annotated[Path | None, Parameter(help="Go on with this saved game.")] = None,
    language: Language = None,
) -> None:
    """Play a game, alone against bots or several people at one screen.

    Example: princeps play forum-trajanum --seats human,tiro,human --option open-tiles=yes
    """
    from princeps import terminal as tables
    from princeps.terminal.language import choose_language

    chosen = choose_language(language)
    _compile(game, bots=True)
    if resume or file:
        tables.resume(file, language=chosen)
    else:
        words = [name.strip() for name in names.split(",")] if names else None
        kinds = [seat.strip() for seat in seats.split(",")]
        tables.play(game, kinds, _options(option), seed, words, edition, language=chosen)


@app.command
def simulate(
    game: GameName,
    *,
    players: Annotated[int, Parameter(help="Number of players.")] = 4,
    games: Annotated[int, Parameter(help="How many games to play.")] = 1000,
    seed: Annotated[int, Parameter(help="Equal seeds give equal games, and an equal digest.")] = 0,
    option: OptionWords = None,
    workers: Annotated[int, Parameter(help="Games played side by side; changes nothing but the time.")] = 1,
    edition: EditionFile = None,
    as_json: AsJson = False,
) -> None:
    """Play many games at random, as fast as the machine can.

    Example: princeps simulate forum-trajanum --players 4 --games 10000 --seed 1
    """
    from princeps.games import game as find_game
    from princeps.simulation import simulate as run

    found = find_game(game)
    _compile(game)
    with _bar(f"{found.title}, {players} players", games) as advance:
        report = run(
            found, players, games, seed, _options(option), workers, found.load_edition(edition), on_progress=advance
        )
    if as_json:
        print(json.dumps(report.as_data()))
    else:
        _print_pairs(report.as_data())


@app.command
def arena(
    game: GameName,
    *,
    bots: Annotated[str, Parameter(help="Bots, separated by commas; one may be named again.")],
    games: Annotated[int, Parameter(help="How many games to play, in all.")] = 100,
    players: Annotated[int | None, Parameter(help="Seats at a table; else as many as bots.")] = None,
    seed: Annotated[int, Parameter(help="Equal seeds give equal deals.")] = 0,
    option: OptionWords = None,
    workers: Annotated[int | None, Parameter(help="Games played side by side; else one for each core.")] = None,
    out: Annotated[Path | None, Parameter(help="Folder for results, recipes and a report; to go on in later.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, in all seats and on equal deals, and tell who is stronger and how sure that is.

    Example: princeps arena trajan --bots princeps,civis,civis,civis --games 200 --out build/arena
    """
    from princeps import arena as tournaments

    _compile(game, bots=True)
    line_up = [name.strip() for name in bots.split(",")]
    settings = tournaments.read_settings(game, line_up, players, seed, _options(option))
    tournaments.run(settings, games, workers, out, json_only=as_json)


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A recipe: a game that was saved.")],
    *,
    to: Annotated[int | None, Parameter(help="Stop after this many moves.")] = None,
    edition: EditionFile = None,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Play a saved game again and tell what happened.

    Example: princeps replay game.json --to 120
    """
    from princeps.terminal.language import choose_language
    from princeps.terminal.replay import replay as run

    run(file, to, edition, as_json, choose_language(language))


@app.command
def rules(
    game: GameName,
    *,
    edition: Annotated[bool, Parameter(negative=(), help="Print what the pieces show, as tables.")] = False,
    file: EditionFile = None,
    language: Language = None,
) -> None:
    """Tell the options of a game, or with --edition every fact of its components.

    Example: princeps rules forum-trajanum --edition
    """
    from princeps.games import game as find_game
    from princeps.locale import catalogue
    from princeps.terminal.language import choose_language
    from princeps.terminal.rules import print_edition, print_options

    words = catalogue(choose_language(language))
    found = find_game(game)
    if edition:
        print_edition(found.load_edition(file))
    else:
        print_options(found, words)


@app.command
def bench(
    *,
    quick: Annotated[bool, Parameter(negative=(), help="A short run with rough figures.")] = False,
    peers: Annotated[bool, Parameter(help="Measure other engines beside ours (installed apart).")] = True,
    out: Annotated[Path | None, Parameter(help="Folder for bench.json and a chart.")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure the speed on one core of this machine, beside engines that one could use instead."""
    from princeps import bench as benchmarks

    sys.exit(benchmarks.run(json_only=as_json, out=out, quick=quick, peers=peers))


@app.command(name="compile")
def compile_all() -> None:
    """Compile the rules and bots of all games, once; later starts find them ready."""
    from princeps.games import games

    for name in games():
        _compile(name, bots=True)


# --- helpers ---------------------------------------------------------------------------------------------------------


def _options(words: list[str] | None) -> dict[str, str]:
    """`["open-tiles=yes"]` as a dictionary; a bare name means yes."""
    options: dict[str, str] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not name:
            raise OptionError(f"An option has the form name=value, not {word!r}.")
        options[name] = value if equals else "yes"
    return options


def _print_pairs(data: dict[str, Any]) -> None:
    width = max(map(len, data))
    for name, value in data.items():
        print(f"{name:<{width}}  {value:,}" if isinstance(value, int | float) else f"{name:<{width}}  {value}")


@contextmanager
def _bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, where a person can see it and a pipe does not."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.advance(task, done)


def _compile(name: str, bots: bool = False) -> None:
    """Compile a game's rules, and what its bots think with, with a bar if that takes long enough to notice."""
    from princeps.games import game as find_game
    from princeps.kernel.warmup import progress, warm_up

    found = find_game(name)
    works = [warm_up]
    if bots:
        from princeps.bots.warmup import load, warm_up_bots

        load(found)
        works.append(warm_up_bots)
    finished = Event()

    def show() -> None:
        if finished.wait(timeout=1):  # from the cache it is a matter of a moment
            return
        with _bar(f"Compiling {found.title}, this once", progress().total) as advance:
            shown = 0
            while not finished.wait(timeout=0.1):
                done = progress().done
                advance(done - shown)
                shown = done
            advance(progress().total - shown)

    watcher = Thread(target=show, daemon=True)
    watcher.start()
    try:
        for work in works:
            work(found)
    finally:
        finished.set()
        watcher.join()
