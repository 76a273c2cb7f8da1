"""Whether accuracy tells the levels apart: games with one bot of each level, analysed.

python benchmarks/accuracy.py play trajan --games 50     # into build/accuracy; goes on where it was interrupted
python benchmarks/accuracy.py show                       # the mean of each level, with its interval at 95 %
"""

import json
from dataclasses import replace
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Annotated, Any

import numpy as np
from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import track
from rich.table import Table

import princeps
from princeps.analysis.grades import ERRORS, accuracy_of
from princeps.analysis.review import Analysis, analyse
from princeps.bots import make_bot
from princeps.bots.bot import Bot
from princeps.bots.levels import LEVELS, levels
from princeps.bots.mind import mind_of
from princeps.bots.search import SearchBot
from princeps.kernel.game import Game
from princeps.kernel.match import Match

FOLDER = Path("build/accuracy")
BEST = LEVELS[-1]

app = App(help=__doc__, help_format="plaintext")


@app.command
def play(
    game: str,
    *,
    games: Annotated[int, Parameter(help="With one seat for each level.")] = 50,
    iterations: Annotated[int, Parameter(help="Of the analysis, for a first look at a decision.")] = 300,
    best: Annotated[int, Parameter(help=f"Iterations of {BEST} as it plays.")] = levels()[BEST].iterations,
    out: Path = FOLDER,
) -> None:
    """Play and analyse; each game is noted as soon as it is done."""
    file = out / f"{game}.jsonl"
    out.mkdir(parents=True, exist_ok=True)
    done = len(file.read_text().splitlines()) if file.exists() else 0
    for number in track(range(done, games), f"{princeps.game(game).title}"):
        match, seated = _played(princeps.game(game), number, best)
        with file.open("a") as noted:
            noted.write(json.dumps(_noted(analyse(match, iterations, seed=number), seated)) + "\n")


@app.command
def show(*, out: Path = FOLDER) -> None:
    """What has been noted so far."""
    console = Console()
    for file in sorted(out.glob("*.jsonl")):
        games = [json.loads(line) for line in file.read_text().splitlines()]
        table = Table(title=f"{file.stem}, {len(games)} games")
        for column in ("level", "accuracy", "95 %", "points", "wins", "errors", "lost points"):
            table.add_column(column, justify="right" if column != "level" else "left")
        for level in reversed(LEVELS):
            table.add_row(level, *_figures([game[level] for game in games]))
        console.print(table)


def _figures(seats: list[dict[str, Any]]) -> list[str]:
    accuracies = [accuracy_of(it["lost_points"]) for it in seats]
    half = 1.96 * stdev(accuracies) / sqrt(len(accuracies))
    errors = fmean(sum(it["grades"][grade] for grade in ERRORS) for it in seats)
    lost = fmean(sum(it["lost_points"]) for it in seats)
    points, wins = (fmean(it[name] for it in seats) for name in ("points", "result"))
    return [
        f"{fmean(accuracies):.1f}",
        f"± {half:.1f}",
        f"{points:.1f}",
        f"{wins:.0%}",
        f"{errors:.1f}",
        f"{lost:.1f}",
    ]


def _played(game: Game, number: int, best: int) -> tuple[Match, list[str]]:
    """A whole game, in which the levels sit in another order each time."""
    seated = list(np.roll(LEVELS, number))
    match = Match.new(game, len(seated), seed=900_000 + number)
    bots = [_bot(game, level, seed, best) for seed, level in enumerate(seated, 100 * number)]
    while not match.position.is_over:
        seat = match.position.deciders[0]
        match.apply(seat, bots[seat].choose(match.position.view(seat), seat))
    return match, seated


def _bot(game: Game, level: str, seed: int, best: int) -> Bot:
    """By iterations alone: how busy the machine is must not matter."""
    if level != BEST:
        return make_bot(level, game, seed, unhurried=True)
    return SearchBot(mind_of(game), replace(levels()[BEST], iterations=best, trees=1, seconds=inf), seed)


def _noted(analysis: Analysis, seated: list[str]) -> dict[str, Any]:
    return {
        level: {
            "points": analysis.match.position.scores[seat],
            "result": analysis.accounts[seat].result,
            "luck": analysis.accounts[seat].luck,
            "grades": {grade.value: count for grade, count in analysis.grades(seat).items()},
            "lost_points": [round(it.lost_points, 2) for it in analysis.of_seat(seat)],
            "lost_chance": [round(it.lost_chance, 4) for it in analysis.of_seat(seat)],
            "sure": [it.judgement is not None and it.judgement.is_sure for it in analysis.of_seat(seat)],
        }
        for seat, level in enumerate(seated)
    }


if __name__ == "__main__":
    app()
