"""To play: `play` in the browser or in the terminal, and `rules`, which lists what can be chosen."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from princeps.cli.app import app
from princeps.cli.compiling import compile_game
from princeps.cli.hosting import own_database, tell_address
from princeps.cli.parameters import EditionFile, GameName, Language, OptionWords, OwnBots, listed, options_in, refuse
from princeps.cli.troubles import start_troubles, troubles

USUAL_SEATS = "human,civis,senator"


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
    with troubles(language):
        if not terminal:
            elsewhere = new_game | {"--resume": resume or None, "--file": file, "--language": language}
            refuse(elsewhere, "only-terminal", "only works in the terminal: add --terminal, or choose on the page.")
            _play_in_browser(port, browser, bots)
        elif resume or file:
            refuse(new_game, "only-new", "is for a new game: leave it out, or leave out --resume and --file.")
            _resume_in_terminal(file, language, bots)
        else:
            from princeps.games import games

            where = "is for the page and for saved games: name your bot among --seats."
            refuse({"--bots": bots}, "only-saved", where)
            first = games()[0]
            _play_in_terminal(game or first, seats or USUAL_SEATS, names, options_in(option), seed, edition, language)


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
    compile_game(game, bots=True)
    terminal.play(game, listed(seats), options, seed, listed(names) if names else None, edition, language=chosen)


def _resume_in_terminal(file: Path | None, language: str | None, bots: str | None) -> None:
    from princeps import terminal
    from princeps.kernel.recipe import load_recipe
    from princeps.terminal.language import choose_language
    from princeps.terminal.saves import latest_unfinished

    chosen = choose_language(language)
    found = file or latest_unfinished()
    compile_game(load_recipe(found).game, bots=True)
    terminal.resume(found, language=chosen, guests=listed(bots))


def _play_in_browser(port: int | None, browser: bool, bots: str | None) -> None:
    from princeps.server.processes.guests import read_guests
    from princeps.server.run import address_of, open_port, open_port_or_another, run, show_in_browser
    from princeps.server.settings import LOOPBACK, PORT, Settings

    settings = Settings(database=own_database(), loopback=True, guests=read_guests(listed(bots)))
    with start_troubles():
        listening = open_port_or_another(LOOPBACK, PORT) if port is None else open_port(LOOPBACK, port)

    def tell() -> None:
        tell_address(address_of(listening))
        if browser:
            show_in_browser(address_of(listening))

    with start_troubles():
        run(settings, listening, on_start=tell)


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

    with troubles(language):
        chosen = choose_language(language)
        found = find_game(game)
        if edition or file:
            print_edition(found.load_edition(file))
        else:
            print_options(found, catalogue(chosen))
