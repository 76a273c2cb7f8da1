"""For research: `simulate`, `arena`, `selfplay` and `bench`."""

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from princeps.cli.app import app
from princeps.cli.compiling import compile_game
from princeps.cli.output import bar, print_pairs
from princeps.cli.parameters import (
    AsJson,
    EditionFile,
    GameCount,
    GameName,
    LineUp,
    OptionWords,
    PlayerCount,
    RayAddress,
    WorkerCount,
    listed,
    options_in,
)


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
    compile_game(game)
    with bar(f"{found.title}, {players} players", games) as advance:
        report = run(
            found, players, games, seed, options_in(option), workers, found.load_edition(edition), on_progress=advance
        )
    if as_json:
        print(json.dumps(report.as_data()))
    else:
        print_pairs(report.as_data())


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
    compile_game(game, bots=True)
    settings = tournaments.read_settings(game, listed(bots), players, seed, options_in(option))
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
    compile_game(game, bots=set(listed(bots)) != {RANDOM})
    settings = read_settings(game, listed(bots), players, seed, options_in(option))
    try:
        with bar(f"{find_game(game).title}, {settings.players} players", games) as advance:
            report = make(settings, games, out, chosen, on_progress=advance)
    except KeyboardInterrupt:
        print(f"Stopped. Run the same command again to continue with what is in {out}.", file=sys.stderr)
        raise
    if as_json:
        print(json.dumps(report.as_data()))
    else:
        print_pairs(report.as_data())


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
