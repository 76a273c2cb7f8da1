"""Train the network of a game: the bots play against themselves, a new network learns from the outcomes, and so on.

The networks we ship were trained like this, in both games (the first command learns from games played by promise, which
are quick; the second continues with games in which every answer is searched for):

    python -m princeps.bots.training trajan --generations 2 --games 40000 --noise 3 --trace 1 \\
        --epochs 5 --rate 0.002
    python -m princeps.bots.training trajan --generations 15 --games 1600 --iterations 32

A best response to a bot, and a match that shows whether it wins:

    python -m princeps.bots.training trajan --against princeps --players 2 --iterations 32 --generations 15 \\
        --games 320 --kept 15 --epochs 2 --rate 0.0003 --match 160 --out build/training/response

With --plan senate=-1 points from the senate are worth nothing to it in its first three generations, so that it learns
what else there is; the match is played without the plan.

A league is the same with several rivals: --against itself,princeps,build/training/response/trajan.npz

Needs PyTorch (the extra `torch`); plays on all cores, learns on a GPU if there is one, and needs a gigabyte of
memory for a million lessons. After every generation the network is written to a folder, and its results are printed.
The same command resumes from there, even if it was interrupted.
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

from princeps.bots.judge import Numbers
from princeps.bots.levels import levels
from princeps.bots.mind import Layers, Mind, mind_of, read_layers, write_layers
from princeps.bots.selfplay import USUAL_TABLES, Lessons, SelfPlay, Style, blank_layers
from princeps.bots.winning import wilson
from princeps.games import game as find_game
from princeps.kernel.errors import OptionError

ITSELF = "itself"
MATCH_SEED = 777_000  # its deals never occur in training

app = App(help=__doc__, help_format="plaintext")


@app.default
def train(
    game: str,
    *,
    generations: Annotated[int, Parameter(help="How often to play and learn.")] = 4,
    games: Annotated[int, Parameter(help="Games of each generation.")] = 5000,
    iterations: Annotated[int, Parameter(help="Of the search for each answer; 0: the most promising one.")] = 0,
    noise: Annotated[float, Parameter(help="Of promises, in points.")] = 2.0,
    trace: Annotated[float, Parameter(help="TD(λ): 1 learns from outcomes alone, less from expectations too.")] = 0.96,
    kept: Annotated[int, Parameter(help="Generations whose lessons are kept.")] = 8,
    epochs: Annotated[int, Parameter(help="Passes over the lessons.")] = 3,
    rate: Annotated[float, Parameter(help="Learning rate, at its highest.")] = 1e-3,
    units: Annotated[int, Parameter(help="Hidden units.")] = 256,
    inner: Annotated[int, Parameter(help="Units of a second hidden layer; 0: no such layer.")] = 32,
    minutes: Annotated[float, Parameter(help="Begin no generation that would take longer than this.")] = 1e6,
    seed: int = 1,
    workers: Annotated[int, Parameter(help="Threads that play.")] = os.cpu_count() or 1,
    from_nothing: Annotated[bool, Parameter(help="Begin with a network that expects nothing, not the newest.")] = False,
    against: Annotated[str, Parameter(help="Rivals, with commas: itself, names of bots, network files.")] = ITSELF,
    plan: Annotated[str, Parameter(help="What a point is worth on top of itself at first: source=number, …")] = "",
    plan_until: Annotated[int, Parameter(help="The generation that is free of the plan.")] = 3,
    players: Annotated[str, Parameter(help="Numbers to draw from for each game.")] = ",".join(map(str, USUAL_TABLES)),
    match: Annotated[int, Parameter(help="Two-player games against each rival, after the last generation.")] = 0,
    match_iterations: Annotated[
        int, Parameter(help="Of the search for each answer in the match, for both sides.")
    ] = 300,
    out: Annotated[Path, Parameter(help="Folder for the network.")] = Path("build/training"),
) -> None:
    """Play and learn, generation by generation."""
    try:
        from princeps.bots.learning import DEVICE, Learner  # noqa: PLC0415
    except ModuleNotFoundError:
        sys.exit("Learning needs PyTorch: pip install 'princeps[torch]'")
    console = Console(soft_wrap=True)
    mind = mind_of(find_game(game))
    course = Course.of(mind, out, from_nothing)
    frozen = {name: _layers_of(mind, name) for name in against.split(",") if name != ITSELF}
    tables = [int(number) for number in players.split(",")]
    likes = _likes(mind, plan)
    self_play = SelfPlay(mind, workers)
    console.print(f"{game}: playing on {workers} threads, learning on {DEVICE}, after {course.generation} generations")
    end = time.perf_counter() + 60 * minutes
    recent: list[Lessons] = []
    for _ in range(generations):
        start = time.perf_counter()
        chance = seed * 1000 + course.generation
        style = Style(course.layers, iterations, noise, likes if course.generation < plan_until else {})
        rivals = [Style(layers, iterations) for layers in frozen.values()]
        if rivals and ITSELF in against.split(","):
            rivals.append(style)
        with Progress(console=console, transient=True) as progress:
            line = progress.add_task(f"{game}, generation {course.generation}", total=1.0)
            fresh = self_play.lessons(style, games, chance, partial(_show, progress, line), tables, rivals)
        played = time.perf_counter()
        recent = [*recent, fresh][-kept:]
        lessons = sum(recent[1:], recent[0])
        learner = Learner(course.layers, lessons, units, inner, chance)
        error = learner.learn(lessons, epochs, rate, trace)
        learned = time.perf_counter()
        console.print(
            f"generation {course.generation}: {fresh.points_a_seat:.1f} points a seat, {len(lessons.seen):,} lessons, "
            f"error {error:.2f}; {played - start:.0f} s of play, {learned - played:.0f} s of learning"
        )
        course.go_on(learner.layers)
        if learned + 1.1 * (learned - start) > end:
            break
    for name, layers in frozen.items() if match else ():
        own, rival = Style(course.layers, match_iterations), Style(layers, match_iterations)
        console.print(f"match against {name}: {_in_words(mind, self_play.match(own, rival, match, MATCH_SEED + seed))}")


def _show(progress: Progress, line: TaskID, share: float) -> None:
    progress.update(line, completed=share)


def _layers_of(mind: Mind, name: str) -> Layers:
    """The network of a rival: that of a bot, or a file."""
    if name in levels():
        return mind.layers(levels()[name].network)
    if not Path(name).exists():
        raise OptionError(f"There is no bot and no file named {name!r} to play against.")
    return read_layers(Path(name))


def _likes(mind: Mind, plan: str) -> dict[str, float]:
    """A plan such as `senate=-1,bonus=-0.5`."""
    try:
        likes = {name: float(number) for name, _, number in (part.partition("=") for part in plan.split(",") if part)}
    except ValueError:
        raise OptionError(f"A plan is written like senate=-1,bonus=0.5, not {plan!r}.") from None
    if unknown := likes.keys() - set(mind.source_names):
        raise OptionError(f"No points come from {min(unknown)!r}; choose from {', '.join(mind.source_names)}.")
    return likes


def _in_words(mind: Mind, points: Numbers) -> str:
    """A match in words: what was won, and where the points came from."""
    totals = points.sum(2)
    won = (totals[:, 0] > totals[:, 1]).sum() + (totals[:, 0] == totals[:, 1]).sum() / 2
    low, high = wilson(float(won), len(points))
    own, rival = points.mean(0)
    sources = (f"{name} {a:.1f} : {b:.1f}" for name, a, b in zip(mind.source_names, own, rival, strict=True))
    return (
        f"{100 * won / len(points):.1f} % ({100 * low:.1f}–{100 * high:.1f}) of {len(points)} games won, "
        f"{own.sum():.1f} : {rival.sum():.1f} points; {', '.join(sources)}"
    )


@dataclass
class Course:
    """How far the training of a game has got: a network, and after how many generations; kept in a folder."""

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
