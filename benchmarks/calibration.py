"""Whether the bots' expectations hold: games of `princeps` against itself, and what it expected in them.

python benchmarks/calibration.py play trajan --games 2000    # of each number of players, into build/calibration
python benchmarks/calibration.py search trajan --games 300   # the same for the chances that a search finds
python benchmarks/calibration.py fit trajan                  # from a third of the games: how far to trust them
python benchmarks/calibration.py draw                        # what the other games say of that, as a picture
"""

import os
import time
from pathlib import Path
from typing import Annotated

import numpy as np
from cyclopts import App, Parameter

from princeps.bots.judge import Numbers
from princeps.bots.mind import Layers, mind_of
from princeps.bots.selfplay import SEATS, Lessons, SelfPlay, Style
from princeps.games import game as find_game

PLAYERS = (2, 3, 4)
GAMES_AT_ONCE = 320
POSITIONS_A_GAME = 16
FOLDER = Path("build/calibration")

app = App(help=__doc__, help_format="plaintext")


@app.default
def play(
    game: str,
    *,
    games: Annotated[int, Parameter(help="For each number of players.")] = 640,
    iterations: Annotated[int, Parameter(help="Of the search for each answer.")] = 64,
    minutes: Annotated[float, Parameter(help="Begin nothing later.")] = 1e6,
    seed: int = 5000,
    workers: int = os.cpu_count() or 1,
    at_once: int = GAMES_AT_ONCE,
    out: Path = FOLDER,
) -> None:
    """Play at full strength, and note at some positions what every seat has, expects, and got in the end."""
    mind = mind_of(find_game(game))
    self_play, layers = SelfPlay(mind, workers), mind.layers()
    start = time.perf_counter()
    parts: dict[int, list[tuple[Numbers, ...]]] = {players: [] for players in PLAYERS}
    for first in range(seed, seed + games, at_once):
        if time.perf_counter() - start > 60 * minutes:
            break
        for players, noted in parts.items():
            lessons = self_play.lessons(Style(layers, iterations), at_once, first, players=(players,))
            noted.append(_some_positions(layers, lessons, players, first))
            print(f"{game}: {len(noted) * at_once} games of {players}, {time.perf_counter() - start:.0f} s", flush=True)
    out.mkdir(parents=True, exist_ok=True)
    for players, noted in parts.items():
        now, expected, final = (np.concatenate(column).astype(np.float16) for column in zip(*noted, strict=True))
        np.savez_compressed(out / f"{game}-{players}.npz", now=now, expected=expected, final=final)


def _some_positions(layers: Layers, lessons: Lessons, players: int, seed: int) -> tuple[Numbers, ...]:
    """As many of each game, in order, so that long games do not count more; by position, seat and source.

    All seats of a position were noted together.
    """
    game = lessons.owner[::players] // SEATS
    chance = np.random.default_rng(seed)
    chosen = [chance.choice(np.flatnonzero(game == one), POSITIONS_A_GAME, replace=False) for one in np.unique(game)]
    positions = np.sort(np.stack(chosen), axis=1).ravel()
    rows = (positions[:, None] * players + np.arange(players)).ravel()
    final = lessons.final[lessons.owner[rows]]
    now = final - lessons.to_come[rows]
    expected = now + layers.points_to_come(lessons.seen[rows].astype(np.float32))
    return tuple(column.reshape(len(positions), players, -1) for column in (now, expected, final))


if __name__ == "__main__":
    app()
