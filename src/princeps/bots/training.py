"""Teach the network of a game: the bots play against themselves, a new network learns what came of it, and so on.

    python -m princeps.bots.training trajan --generations 2 --games 40000
    python -m princeps.bots.training trajan --generations 15 --games 1600 --iterations 32

The first command learns from games by promise, which are quick; the second goes on with games in which every answer is
searched for. Needs PyTorch (the extra `training`); plays on all cores, learns on a GPU where there is one, and wants a
gigabyte of memory for a million lessons. After every generation the network is written to a folder and it is told what
it was worth. The same command goes on from there, however it ended.
"""

import json
import os
import sys
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import Progress, TaskID

from princeps.bots.mind import Layers, Mind, mind_of, read_layers, write_layers
from princeps.bots.selfplay import Lessons, SelfPlay, Style, blank_layers
from princeps.games import game as find_game

app = App(help="Teach the network of a game by self-play.")


@app.default
def train(
    game: str,
    *,
    generations: Annotated[int, Parameter(help="How often to play and learn.")] = 4,
    games: Annotated[int, Parameter(help="Games of each generation.")] = 5000,
    iterations: Annotated[int, Parameter(help="Of the search for each answer; 0: the most promising one.")] = 0,
    disturbance: Annotated[float, Parameter(help="Points by which promises are blurred.")] = 2.0,
    trace: Annotated[float, Parameter(help="TD(λ): 1 learns from what came alone, less from expectations too.")] = 0.96,
    kept: Annotated[int, Parameter(help="Generations whose lessons are learned from.")] = 8,
    epochs: Annotated[int, Parameter(help="How often the lessons are gone through.")] = 3,
    rate: Annotated[float, Parameter(help="Of learning, at its height.")] = 1e-3,
    units: Annotated[int, Parameter(help="Hidden units.")] = 256,
    inner: Annotated[int, Parameter(help="Units of a second hidden layer; 0: none.")] = 32,
    minutes: Annotated[float, Parameter(help="Begin no generation that would end later.")] = 1e6,
    seed: int = 1,
    workers: Annotated[int, Parameter(help="Threads that play.")] = os.cpu_count() or 1,
    from_nothing: Annotated[bool, Parameter(help="Begin with a network that expects nothing, not the newest.")] = False,
    out: Annotated[Path, Parameter(help="Folder of the course.")] = Path("build/training"),
) -> None:
    try:
        from princeps.bots.learning import DEVICE, Learner  # noqa: PLC0415
    except ModuleNotFoundError:
        sys.exit("Learning needs PyTorch: pip install 'princeps[training]'")
    console = Console()
    mind = mind_of(find_game(game))
    course = Course.of(mind, out, from_nothing)
    self_play = SelfPlay(mind, workers)
    console.print(f"{game}: playing on {workers} threads, learning on {DEVICE}, after {course.generation} generations")
    end = time.perf_counter() + 60 * minutes
    recent: list[Lessons] = []
    for _ in range(generations):
        start = time.perf_counter()
        chance = seed * 1000 + course.generation
        style = Style(course.layers, iterations, disturbance)
        with Progress(console=console, transient=True) as progress:
            line = progress.add_task(f"{game}, generation {course.generation}", total=1.0)
            fresh = self_play.lessons(style, games, chance, partial(_show, progress, line))
        played = time.perf_counter()
        recent = [*recent, fresh][-kept:]
        lessons = sum(recent[1:], recent[0])
        learner = Learner(course.layers, lessons, units, inner, chance)
        error = learner.learn(lessons, epochs, rate, trace)
        learned = time.perf_counter()
        console.print(
            f"generation {course.generation}: {fresh.final:.1f} points a seat, {len(lessons.seen):,} lessons, "
            f"error {error:.2f}; {played - start:.0f} s of play, {learned - played:.0f} s of learning"
        )
        course.go_on(learner.layers)
        if learned + 1.1 * (learned - start) > end:
            return


def _show(progress: Progress, line: TaskID, share: float) -> None:
    progress.update(line, completed=share)


@dataclass
class Course:
    """Where the learning of a game stands: a network, and after how many generations; kept in a folder."""

    network: Path
    notes: Path
    layers: Layers
    generation: int = 0

    @classmethod
    def of(cls, mind: Mind, folder: Path, from_nothing: bool) -> "Course":
        network, notes = folder / f"{mind.game.name}.npz", folder / f"{mind.game.name}.json"
        if notes.exists():
            return cls(network, notes, read_layers(network), json.loads(notes.read_text())["generation"])
        folder.mkdir(parents=True, exist_ok=True)
        return cls(network, notes, blank_layers(mind) if from_nothing else mind.layers())

    def go_on(self, layers: Layers) -> None:
        self.layers = layers
        self.generation += 1
        write_layers(self.network, layers)
        self.notes.write_text(json.dumps({"generation": self.generation}))


if __name__ == "__main__":
    app()
