"""The command line: from playing and serving to research.

Commands import what they need when they run, so that `--help` answers at once. A user's mistake is one sentence on
standard error and exit code 2.
"""

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from princeps.kernel.errors import OptionError, PrincepsError

if TYPE_CHECKING:
    from princeps.locale import Catalogue

USUAL_SEATS = "human,civis,senator"
UNSOUND = 1
MISTAKE = 2
INTERRUPTED = 130

app = App(
    name="princeps",
    help="Forum Trajanum and Trajan, two board games by Stefan Feld: play them, replay them, simulate them.",
    version_flags=["--version"],
)

GameName = Annotated[str, Parameter(help="Which game, such as forum-trajanum or trajan.")]
OptionWords = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        negative=(),
        help="An option of the game, as name=value; can be repeated. See: princeps rules GAME.",
    ),
]
EditionFile = Annotated[Path | None, Parameter(help="An edition file instead of the standard edition.")]
Language = Annotated[str | None, Parameter(help="Language: en, de or ru. Default: the language of your system.")]
DatabaseAddress = Annotated[
    str | None,
    Parameter(
        help="sqlite:///FILE or postgresql://USER@HOST/NAME. Default: a file in your data folder.",
        env_var="PRINCEPS_DATABASE",
    ),
]
OwnBots = Annotated[
    str | None,
    Parameter(help="Bots of your own that may sit down, such as my_package:MyBot, separated by commas."),
]
LineUp = Annotated[
    str,
    Parameter(
        help="Bots, separated by commas, with a character as princeps/cato, yours as my_package:MyBot; "
        "the same can be named again."
    ),
]
GameCount = Annotated[int, Parameter(help="How many games to play, in all.")]
PlayerCount = Annotated[int | None, Parameter(help="Seats at a table. Default: as many as bots.")]
WorkerCount = Annotated[int | None, Parameter(help="Games played side by side. Default: one for each core.")]
RayAddress = Annotated[
    str | None,
    Parameter(help="Work on all cores of a Ray cluster instead: HOST:PORT, or auto for the one running here."),
]
AsJson = Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON and nothing else.")]


puzzles = App(name="puzzles", help="Make puzzles from games that bots play, list those we ship, show one.")
app.command(puzzles)


def main() -> None:
    """Entry point of the `princeps` command."""
    try:
        with _troubles():
            app(sys.argv[1:], exit_on_error=False, print_error=False)
    except UnusedCliTokensError as error:
        _fail(f"Not understood here: {' '.join(error.unused_tokens or [])}.")
    except (CycloptsError, PrincepsError) as error:
        _fail(str(error))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output is gone; there is nobody left to tell
        sys.exit(MISTAKE)


def _fail(sentence: str) -> None:
    print(f"princeps: {' '.join(sentence.split())}", file=sys.stderr)
    sys.exit(MISTAKE)


@app.command
def play(
    game: GameName | None = None,
    *,
    terminal: Annotated[bool, Parameter(negative=(), help="Play in this terminal.")] = False,
    port: Annotated[int | None, Parameter(help="Port of the page. Default: 8177, or any free port.")] = None,
    browser: Annotated[bool, Parameter(help="Open the page in a browser.")] = True,
    seats: Annotated[
        str | None,
        Parameter(
            help="In the terminal, who sits where, clockwise: human, one of the bots tiro, civis, senator and "
            "princeps, the same with a character such as senator/cato (cato, felix, vitruvia, drusus, octavia, sabina, "
            f"nerva, fortuna), or yours as my_package:MyBot. Default: {USUAL_SEATS}."
        ),
    ] = None,
    names: Annotated[str | None, Parameter(help="In the terminal, the players' names, separated by commas.")] = None,
    option: OptionWords = None,
    seed: Annotated[int | None, Parameter(help="In the terminal, play the same deal again.")] = None,
    edition: EditionFile = None,
    resume: Annotated[
        bool, Parameter(negative=(), help="In the terminal, continue your last unfinished game.")
    ] = False,
    file: Annotated[Path | None, Parameter(help="In the terminal, continue this saved game.")] = None,
    bots: OwnBots = None,
    language: Language = None,
) -> None:
    """Play in the browser: against bots, with friends, or together at one screen. Or play in this terminal.

    Example: princeps play

    Example: princeps play --terminal forum-trajanum --seats human,tiro,human --option open-tiles=yes
    """
    new_game = {
        "GAME": game,
        "--seats": seats,
        "--names": names,
        "--option": option,
        "--seed": seed,
        "--edition": edition,
    }
    with _troubles(language):
        if not terminal:
            elsewhere = new_game | {"--resume": resume or None, "--file": file, "--language": language}
            _refuse(elsewhere, "only-terminal", "only works in the terminal: add --terminal, or choose on the page.")
            _play_in_browser(port, browser, bots)
        elif resume or file:
            _refuse(new_game, "only-new", "is for a new game: leave it out, or leave out --resume and --file.")
            _resume_in_terminal(file, language, bots)
        else:
            from princeps.games import games

            where = "is for the page and for saved games: name your bot among --seats."
            _refuse({"--bots": bots}, "only-saved", where)
            first = games()[0]
            _play_in_terminal(game or first, seats or USUAL_SEATS, names, _options(option), seed, edition, language)


def _refuse(given: Mapping[str, object], mistake: str, reason: str) -> None:
    for name, value in given.items():
        if value is not None:
            raise OptionError(f"{name} {reason}", mistake, option=name)


def _play_in_terminal(
    game: str,
    seats: str,
    names: str | None,
    options: dict[str, str],
    seed: int | None,
    edition: Path | None,
    language: str | None,
) -> None:
    from princeps import terminal
    from princeps.terminal.language import choose_language

    chosen = choose_language(language)
    _compile(game, bots=True)
    terminal.play(game, _listed(seats), options, seed, _listed(names) if names else None, edition, language=chosen)


def _resume_in_terminal(file: Path | None, language: str | None, bots: str | None) -> None:
    from princeps import terminal
    from princeps.kernel.recipe import load_recipe
    from princeps.terminal.language import choose_language
    from princeps.terminal.saves import latest_unfinished

    chosen = choose_language(language)
    found = file or latest_unfinished()
    _compile(load_recipe(found).game, bots=True)
    terminal.resume(found, language=chosen, guests=_listed(bots))


def _play_in_browser(port: int | None, browser: bool, bots: str | None) -> None:
    from princeps.server.processes.guests import read_guests
    from princeps.server.run import address_of, open_port, open_port_or_another, run, show_in_browser
    from princeps.server.settings import LOOPBACK, PORT, Settings

    settings = Settings(database=_own_database(), loopback=True, guests=read_guests(_listed(bots)))
    with _start_troubles():
        listening = open_port_or_another(LOOPBACK, PORT) if port is None else open_port(LOOPBACK, port)

    def tell() -> None:
        _tell(address_of(listening))
        if browser:
            show_in_browser(address_of(listening))

    with _start_troubles():
        run(settings, listening, on_start=tell)


@app.command
def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen at; 0.0.0.0 lets anyone on the network in.")
    ] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port to listen at.")] = 8177,
    database: DatabaseAddress = None,
    site: Annotated[
        str | None, Parameter(help="The address that people use, if it differs: https://play.example.org")
    ] = None,
    proxy: Annotated[str | None, Parameter(help="Addresses of proxies that are trusted to name the client.")] = None,
    workers: Annotated[int, Parameter(help="Number of server processes; more than one needs PostgreSQL.")] = 1,
    thinkers: Annotated[
        int | None,
        Parameter(help="Bot processes for each server process. Default: one for two cores."),
    ] = None,
    metrics: Annotated[
        str | None,
        Parameter(help="Tell Prometheus figures at an address of their own, such as 127.0.0.1:9177. Default: nowhere."),
    ] = None,
    open_tables: Annotated[
        bool, Parameter(help="Whoever visits may sit down at tables that others open. Default: friends come by link.")
    ] = False,
    smtp: Annotated[
        str | None,
        Parameter(help="Hand in mail there: smtp://user@mail.example.org. PRINCEPS_SMTP_PASSWORD has the password."),
    ] = None,
    mail_from: Annotated[str | None, Parameter(help="The sender of mail, such as princeps@example.org.")] = None,
    webhooks: Annotated[
        str | None,
        Parameter(help="Chat servers that players may be told by, separated by commas: https://discord.com"),
    ] = None,
    bots: OwnBots = None,
) -> None:
    """Serve the page to a group of players. See docs/hosting.md.

    Example: princeps serve --host 0.0.0.0 --port 8177
    """
    from princeps.server.processes.guests import read_guests
    from princeps.server.run import address_of, open_port, run
    from princeps.server.settings import (
        LOOPBACK_NAMES,
        Settings,
        read_address,
        read_mail_server,
        read_site,
        read_webhooks,
        usual_thinkers,
    )

    if workers < 1 or (thinkers is not None and thinkers < 1):
        raise OptionError("At least one worker and one thinker are needed.", "no-worker")
    settings = Settings(
        database=database or _own_database(),
        site=read_site(site),
        loopback=host in LOOPBACK_NAMES and not site and not proxy,
        thinkers=thinkers or usual_thinkers(),
        guests=read_guests(_listed(bots)),
        metrics=read_address(metrics),
        open_tables=open_tables,
        mail=read_mail_server(smtp, mail_from if site else None, os.environ.get("PRINCEPS_SMTP_PASSWORD")),
        webhooks=read_webhooks(_listed(webhooks), site),
    )
    with _start_troubles():
        listening = open_port(host, port)
    with _start_troubles():
        run(
            settings,
            listening,
            workers,
            proxy,
            on_start=lambda: _tell(address_of(listening)),
        )


def _tell(address: str) -> None:
    print(f"Princeps is running at {address} (Ctrl-C to stop)", flush=True)


def _own_database() -> str:
    """Beside the games of the terminal."""
    from princeps.terminal.saves import SaveError, games_folder

    folder = games_folder().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError(f"Games cannot be kept in {folder}: {error.strerror}.") from None
    return f"sqlite:///{folder / 'princeps.db'}"


@app.command
def backup(
    file: Annotated[Path, Parameter(help="Where to write the copy; a new file.")],
    *,
    database: DatabaseAddress = None,
    language: Language = None,
) -> None:
    """Copy a server's database, while it runs: all of it, as it is at one moment. See docs/hosting.md.

    Example: princeps backup /backup/princeps.db
    """
    from princeps.locale import catalogue
    from princeps.server.store.backup import back_up
    from princeps.terminal.language import choose_language

    words = catalogue(choose_language(language))
    with _troubles(language), _counting_bar(words.text("backup-title")) as tell:
        back_up(database or _own_database(), file, tell)
    print(words.text("backup-written", file=str(file)))


@app.command
def check(*, database: DatabaseAddress = None, language: Language = None) -> None:
    """Check a database: whether it is whole, whether every game plays as stored, what an update would change.

    It is only read, also while the server runs. The exit code is 1 if something is wrong.

    Example: princeps check --database sqlite:////backup/princeps.db
    """
    from princeps.games import games
    from princeps.locale import catalogue
    from princeps.server.store.check import check as run
    from princeps.terminal.language import choose_language

    words = catalogue(choose_language(language))
    for name in games():
        _compile(name)
    with _troubles(language), _counting_bar(words.text("check-title")) as tell:
        report = run(database or _own_database(), tell)
    print("\n".join(report.lines(words)))
    if not report.is_sound:
        sys.exit(UNSOUND)


@app.command
def simulate(
    game: GameName,
    *,
    players: Annotated[int, Parameter(help="Number of players.")] = 4,
    games: Annotated[int, Parameter(help="How many games to play.")] = 1000,
    seed: Annotated[int, Parameter(help="The same seed gives the same games, and the same digest.")] = 0,
    option: OptionWords = None,
    workers: Annotated[int, Parameter(help="Games played side by side; only changes how long it takes.")] = 1,
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
    bots: LineUp,
    games: GameCount = 100,
    players: PlayerCount = None,
    seed: Annotated[int, Parameter(help="The same seed gives the same deals.")] = 0,
    option: OptionWords = None,
    workers: WorkerCount = None,
    ray: RayAddress = None,
    out: Annotated[
        Path | None, Parameter(help="Folder for results, games and a report; a later run continues there.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, in all seats and on the same deals, and see who is stronger and how sure that is.

    Example: princeps arena trajan --bots princeps,civis,civis,civis --games 200 --out build/arena
    """
    from princeps import arena as tournaments
    from princeps.workers import choose_workers

    chosen = choose_workers(workers, ray)
    _compile(game, bots=True)
    settings = tournaments.read_settings(game, _listed(bots), players, seed, _options(option))
    tournaments.run(settings, games, chosen, out, json_only=as_json)


@app.command
def selfplay(
    game: GameName,
    *,
    bots: LineUp,
    out: Annotated[Path, Parameter(help="Folder for the dataset; a later run continues there.")],
    games: GameCount = 100,
    players: PlayerCount = None,
    seed: Annotated[int, Parameter(help="The same seed gives the same games, and the same digest.")] = 0,
    option: OptionWords = None,
    workers: WorkerCount = None,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play, and write every decision as Parquet: what the seat saw, what was legal, its answer, how it ended.

    Needs princeps[data]. Who plays whom is as in the arena. docs/research.md explains the columns and how to load them.

    Example: princeps selfplay trajan --bots civis,tiro --games 1000 --out build/games

    Example: princeps selfplay forum-trajanum --bots random --players 4 --games 10000 --out build/random
    """
    from princeps.arena import read_settings
    from princeps.bots.levels import RANDOM
    from princeps.dataset.selfplay import make
    from princeps.games import game as find_game
    from princeps.workers import choose_workers

    chosen = choose_workers(workers, ray)
    _compile(game, bots=set(_listed(bots)) != {RANDOM})
    settings = read_settings(game, _listed(bots), players, seed, _options(option))
    try:
        with _bar(f"{find_game(game).title}, {settings.players} players", games) as advance:
            report = make(settings, games, out, chosen, on_progress=advance)
    except KeyboardInterrupt:
        print(f"Stopped. Run the same command again to continue with what is in {out}.", file=sys.stderr)
        raise
    if as_json:
        print(json.dumps(report.as_data()))
    else:
        _print_pairs(report.as_data())


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
    with _bar(find_game(game).title, games) as advance:
        report = fill(out, order, games, chosen, advance)
    if as_json:
        print(json.dumps(report))
    else:
        _print_pairs(report)


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

    with _troubles(language):
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

    with _troubles(language):
        print_puzzle(find_game(game).name, puzzle, choose_language(language))


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

    with _troubles(language):
        chosen = choose_language(language)
        if prose:
            given = {"--json": as_json or None, "--step": step or None}
            _refuse(given, "without-prose", "does not go together with --prose.")
            tell_story(file, to, edition, chosen, seat)
            return
        _refuse({"--seat": seat}, "only-prose", "only goes together with --prose.")
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
        _compile(load_recipe(file).game, bots=True)
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

    with _troubles(language):
        form = "json" if as_json else "csv" if as_csv else "words"
        statistics.run(folder, game, players, player, choose_language(language), form)


@app.command
def rules(
    game: GameName,
    *,
    edition: Annotated[bool, Parameter(negative=(), help="Print what every component shows, as tables.")] = False,
    file: EditionFile = None,
    language: Language = None,
) -> None:
    """List the options of a game, or with --edition or --file every fact of its components.

    Example: princeps rules forum-trajanum --edition
    """
    from princeps.games import game as find_game
    from princeps.locale import catalogue
    from princeps.terminal.language import choose_language
    from princeps.terminal.rules import print_edition, print_options

    with _troubles(language):
        chosen = choose_language(language)
        found = find_game(game)
        if edition or file:
            print_edition(found.load_edition(file))
        else:
            print_options(found, catalogue(chosen))


@app.command
def bench(
    *,
    quick: Annotated[bool, Parameter(negative=(), help="A short run with rough figures.")] = False,
    peers: Annotated[bool, Parameter(help="Also measure other engines (installed separately).")] = True,
    out: Annotated[Path | None, Parameter(help="Folder for bench.json and a chart.")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure the speed on one core of this machine, and compare it with other engines."""
    from princeps import bench as benchmarks

    sys.exit(benchmarks.run(json_only=as_json, out=out, quick=quick, peers=peers))


@app.command(name="compile")
def compile_all() -> None:
    """Compile everything that playing needs, once, for all games; later starts are quick."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    from princeps.games import games
    from princeps.server.startup.warmup import warm_up_everything

    helped = (os.cpu_count() or 1) > len(games())  # otherwise the games themselves keep all cores busy
    with _compile_bar("all games", games()), ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for work in [pool.submit(warm_up_everything, name, helped) for name in games()]:
            work.result()


# --- helpers ---------------------------------------------------------------------------------------------------------


def _options(words: list[str] | None) -> dict[str, str]:
    """`["open-tiles=yes"]` as a dictionary; a bare name means yes."""
    options: dict[str, str] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not name:
            raise OptionError(f"An option has the form name=value, not {word!r}.", "option-form", option=word)
        options[name] = value if equals else "yes"
    return options


def _listed(words: str | None) -> list[str]:
    return [] if words is None else [word.strip() for word in words.split(",")]


def _print_pairs(data: dict[str, Any]) -> None:
    width = max(map(len, data))
    for name, value in data.items():
        print(f"{name:<{width}}  {value:,}" if isinstance(value, int | float) else f"{name:<{width}}  {value}")


@contextmanager
def _troubles(language: str | None = None) -> Iterator[None]:
    """What goes wrong is told in the reader's language; what is loaded for that is loaded then."""
    try:
        yield
    except PrincepsError:
        from princeps.terminal.language import choose_language
        from princeps.terminal.trouble import troubles_in

        with troubles_in(choose_language(language)):
            raise


@contextmanager
def _start_troubles() -> Iterator[None]:
    """That a port or a database cannot be had is said in the reader's language."""
    from princeps.locale import catalogue
    from princeps.server.run import PortError, TakenError
    from princeps.terminal.language import choose_language

    try:
        yield
    except PortError as error:
        words = catalogue(choose_language())
        reason = _why_not_heard(error.trouble, words)
        raise OptionError(words.text("trouble-port", host=error.host, port=str(error.port), reason=reason)) from None
    except TakenError as error:
        raise OptionError(catalogue(choose_language()).text("trouble-database-taken", file=str(error.file))) from None


def _why_not_heard(trouble: OSError | OverflowError, words: "Catalogue") -> str:
    from princeps.terminal.trouble import reason_of

    if isinstance(trouble, PermissionError):
        return words.text("trouble-port-forbidden")
    return reason_of(trouble, words) if isinstance(trouble, OSError) else words.text("trouble-no-port")


@contextmanager
def _bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar that is told how much more has been done."""
    with _progress() as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.advance(task, done)


@contextmanager
def _counting_bar(title: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar that is told how much has been done so far, and of how much."""
    with _progress() as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _progress() -> Progress:
    """On standard error, where a person can see it and a pipe does not."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal)


def _compile(name: str, bots: bool = False) -> None:
    """Compile a game's rules, and what its bots think with; a bar tells of it if that takes long."""
    from princeps.games import game as find_game

    with _compile_bar(find_game(name).title, [name] if bots else []):
        _warm_up(name, bots)


def _warm_up(name: str, bots: bool) -> None:
    from princeps.games import game as find_game
    from princeps.kernel.warmup import warm_up, warm_up_simulation

    works = [warm_up, warm_up_simulation]
    if bots:
        from princeps.bots.warmup import warm_up_bots

        works.append(warm_up_bots)
    for work in works:
        work(find_game(name))


@contextmanager
def _compile_bar(title: str, with_bots: Iterable[str]) -> Iterator[None]:
    """Shown only if it takes longer than finding everything on disk."""
    from princeps.bots.warmup import load
    from princeps.games import game as find_game
    from princeps.kernel.warmup import progress

    for name in with_bots:
        load(find_game(name))
    finished = Event()

    def show() -> None:
        if finished.wait(timeout=2):
            return
        with _bar(f"Compiling {title}, only this once", progress().total) as advance:
            shown = 0
            while not finished.wait(timeout=0.1):
                done = progress().done
                advance(done - shown)
                shown = done
            advance(progress().total - shown)

    watcher = Thread(target=show, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        finished.set()
        watcher.join()
