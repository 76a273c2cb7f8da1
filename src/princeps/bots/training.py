"""Teach the network of a game: the bots play against themselves, a new network learns what came of it, and so on.

    python -m princeps.bots.training trajan --generations 4 --games 60000
    python -m princeps.bots.training trajan --resume --generations 6 --games 8000 --iterations 64 --trace 0.9

The first command learns from games by promise, which are quick; the second goes on with games in which every answer is
searched for. Needs PyTorch (the extra `training`); plays on all cores, learns on a GPU where there is one, and wants
about 1 GB of memory for a million lessons. Every generation writes the network to a file, and tells what it was worth;
`--resume` goes on from that file, however the course ended.
"""

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import numpy as np
import numpy.typing as npt
import torch
from cyclopts import App, Parameter
from torch import nn

from princeps.bots.mind import NEWEST, Layers, mind_of, read_layers, write_layers
from princeps.bots.selfplay import Lessons, SelfPlay, Style, blank_layers
from princeps.games import game as find_game

UNITS = 256
INNER = 32
UNIT = 10.0  # points that are one in the net's own reckoning
BATCH = 8192
HELD_OUT = 40  # of so many lessons one, the last ones, is not learned from but tests what was learned
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


# --- learning --------------------------------------------------------------------------------------------------------


class Learner:
    """A network at school. Lessons are features, and points to come by source."""

    def __init__(self, layers: Layers, lessons: Lessons, units: int, inner: int) -> None:
        self.mean, self.spread = (numbers.to(DEVICE) for numbers in _scaling(lessons.seen))
        self.net = _as_net(layers, self.mean, self.spread, units, inner)

    def learn(self, lessons: Lessons, epochs: int, rate: float, trace: float) -> float:
        """Teach the network; returns its error in points on lessons that it has not had."""
        seen = torch.from_numpy(lessons.seen).to(DEVICE)
        to_come = torch.from_numpy(lessons.to_come).to(DEVICE) / UNIT
        train = len(seen) - len(seen) // HELD_OUT
        batch = min(BATCH, train)
        steps = train // batch
        following = following_lessons(lessons.owner[:train]) if trace < 1 else []
        optimizer = torch.optim.AdamW(self.net.parameters(), lr=rate, weight_decay=1e-4)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=epochs * steps + 1)
        for _ in range(epochs):
            wanted = to_come
            if trace < 1:
                wanted = traced(to_come[:train], self._outputs(seen[:train]), following, trace)
            order = torch.randperm(train, device=DEVICE)
            for step in range(steps):
                rows = order[step * batch : (step + 1) * batch]
                loss = _loss(self._output(seen[rows]) - wanted[rows])
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                schedule.step()
        missed = self._outputs(seen[train:]) - to_come[train:]
        return float(missed.sum(1).abs().mean()) * UNIT

    @property
    def layers(self) -> Layers:
        return _as_layers(self.net, self.mean, self.spread)

    def _output(self, seen: torch.Tensor) -> torch.Tensor:
        output: torch.Tensor = self.net((seen.float() - self.mean) / self.spread)
        return output

    def _outputs(self, seen: torch.Tensor) -> torch.Tensor:
        with torch.no_grad():
            return torch.cat([self._output(part) for part in seen.split(1 << 18)])


def following_lessons(owner: npt.NDArray[np.int32]) -> list[torch.Tensor]:
    """Pairs of lessons that follow each other in a seat's game, (earlier, later): the last pair of every seat first.

    Each entry holds at most one pair of every seat, so that it can be reckoned with at once.
    """
    order = np.argsort(owner, kind="stable")
    sorted_owner = owner[order]
    ends = np.flatnonzero(np.append(sorted_owner[1:] != sorted_owner[:-1], True))
    starts = np.append(0, ends[:-1] + 1)
    pairs = []
    for back in range(1, int((ends - starts).max(initial=0)) + 1):
        at = ends[ends - back >= starts] - back
        starts, ends = starts[ends - back >= starts], ends[ends - back >= starts]
        pairs.append(torch.from_numpy(np.stack([order[at], order[at + 1]])).to(DEVICE))
    return pairs


def traced(to_come: torch.Tensor, expected: torch.Tensor, following: list[torch.Tensor], trace: float) -> torch.Tensor:
    """TD(λ): what came of a lesson, and with less and less weight what was expected of those that followed it.

    An expectation later in the same game knows more, and has less of the luck of the end in it.
    """
    luck = torch.zeros_like(to_come)  # what the expectations of later lessons add to what came
    for earlier, later in following:
        luck[earlier] = (1 - trace) * (expected[later] - to_come[later]) + trace * luck[later]
    return to_come + luck


def _loss(missed: torch.Tensor) -> torch.Tensor:
    """Each source by itself, and their sum, which is what decides."""
    loss: torch.Tensor = (missed**2).sum(1).mean() + (missed.sum(1) ** 2).mean()
    return loss


def _scaling(seen: npt.NDArray[np.float16]) -> tuple[torch.Tensor, torch.Tensor]:
    sample = seen[:: max(1, len(seen) // 200_000)].astype(np.float32)
    return torch.from_numpy(sample.mean(0)), torch.from_numpy(np.maximum(sample.std(0), 0.05))


def blank_net(features: int, units: int, inner: int, sources: int) -> nn.Sequential:
    """Features, hidden units, inner ones if there are any, points to come by source."""
    sizes = [features, units, inner, sources] if inner else [features, units, sources]
    parts: list[nn.Module] = []
    for i in range(len(sizes) - 1):
        parts += [nn.Linear(sizes[i], sizes[i + 1]), nn.ReLU()]
    return nn.Sequential(*parts[:-1])


def _as_layers(net: nn.Sequential, mean: torch.Tensor, spread: torch.Tensor) -> Layers:
    """The scaling is folded into the weights, so that a feature of zero costs nothing."""
    with torch.no_grad():
        weights = net[0].weight / spread
        first = torch.cat([weights.T, (net[0].bias - weights @ mean).unsqueeze(0)])
        middle = torch.zeros(first.shape[1] + 1, 0)
        if len(net) > 3:
            middle = torch.cat([net[2].weight.T, net[2].bias.unsqueeze(0)])
        last = torch.cat([net[-1].weight, net[-1].bias.unsqueeze(1)], 1) * UNIT
        last = torch.cat([last, last.sum(0, keepdim=True)])
    return Layers(*(layer.cpu().contiguous().numpy() for layer in (first, middle, last)))


def _as_net(layers: Layers, mean: torch.Tensor, spread: torch.Tensor, units: int, inner: int) -> nn.Sequential:
    """The other way round; a network of another size begins with weights drawn at random."""
    first, middle, last = (torch.from_numpy(layer.copy()).to(DEVICE) for layer in layers)
    net = blank_net(len(first) - 1, units, inner, len(last) - 1).to(DEVICE)
    if first.shape[1] == units and middle.shape[1] == inner:
        with torch.no_grad():
            net[0].weight.copy_(first[:-1].T * spread)
            net[0].bias.copy_(first[-1] + first[:-1].T @ mean)
            if inner:
                net[2].weight.copy_(middle[:-1].T)
                net[2].bias.copy_(middle[-1])
            net[-1].weight.copy_(last[:-1, :-1] / UNIT)
            net[-1].bias.copy_(last[:-1, -1] / UNIT)
    return net


# --- the whole course ------------------------------------------------------------------------------------------------

app = App(help="Teach the network of a game by self-play.")


@app.default
def train(
    game: str,
    *,
    generations: Annotated[int, Parameter(help="How often to play and learn.")] = 4,
    games: Annotated[int, Parameter(help="Games of each generation.")] = 5000,
    iterations: Annotated[int, Parameter(help="Of the search for each answer; 0: the most promising one.")] = 0,
    disturbance: Annotated[float, Parameter(help="Points by which promises are blurred.")] = 3.0,
    trace: Annotated[float, Parameter(help="TD(λ): 1 learns from what came alone, less from expectations too.")] = 1.0,
    kept: Annotated[int, Parameter(help="Generations whose lessons are learned from.")] = 3,
    epochs: Annotated[int, Parameter(help="How often the lessons are gone through.")] = 4,
    rate: Annotated[float, Parameter(help="Of learning, at its height.")] = 2e-3,
    units: Annotated[int, Parameter(help="Hidden units.")] = UNITS,
    inner: Annotated[int, Parameter(help="Units of a second hidden layer; 0: none.")] = INNER,
    minutes: Annotated[float, Parameter(help="Begin no generation that would end later.")] = 1e9,
    seed: int = 1,
    workers: Annotated[int, Parameter(help="Threads that play.")] = os.cpu_count() or 1,
    resume: Annotated[bool, Parameter(help="Go on from the network that is there.")] = False,
    out: Annotated[Path | None, Parameter(help="File to write; default: the newest network of the game.")] = None,
) -> None:
    mind = mind_of(find_game(game))
    file = out or Path(str(sys.modules[mind.package].__file__)).parent / f"network-{NEWEST}.npz"
    layers = read_layers(file) if resume else blank_layers(mind)
    torch.manual_seed(seed)
    torch.set_float32_matmul_precision("high")
    self_play = SelfPlay(mind, workers)
    rivals = [Style(layers, iterations, disturbance)] if resume else []
    began = time.perf_counter()
    recent: list[Lessons] = []
    for generation in range(generations):
        start = time.perf_counter()
        style = Style(layers, iterations, disturbance)
        recent = [*recent, self_play.lessons(style, games, seed * 1000 + generation, rivals)][-kept:]
        lessons = _together(recent)
        played = time.perf_counter()
        learner = Learner(layers, lessons, units, inner)
        error = learner.learn(lessons, epochs, rate, trace)
        layers = learner.layers
        write_layers(file, layers)
        end = time.perf_counter()
        print(
            f"{game}, generation {generation}: {recent[-1].final:.1f} points a seat, {len(lessons.seen):,} lessons, "
            f"error {error:.2f}; {played - start:.0f} s of play, {end - played:.0f} s of learning",
            flush=True,
        )
        if end - began + 1.1 * (end - start) > minutes * 60:
            return


def _together(recent: Sequence[Lessons]) -> Lessons:
    lessons = recent[0]
    for more in recent[1:]:
        lessons += more
    return lessons


if __name__ == "__main__":
    app()
