"""Teach the network of a game: the bots play against themselves, a new network learns what came of it, and so on.

    python -m princeps.bots.training forum-trajanum --generations 6 --games 4000

Needs PyTorch (the extra `training`). Every generation replaces the network in the mind's own folder; what it learned
shows in the points that the bots make.
"""

import sys
import time
from pathlib import Path
from typing import Annotated

import numpy as np
import numpy.typing as npt
import torch
from cyclopts import App, Parameter
from torch import nn

from princeps.bots.mind import NETWORK, Layers, mind_of
from princeps.bots.selfplay import Lessons, SelfPlay, blank_layers
from princeps.games import game as find_game

UNITS = 64
UNIT = 10.0  # points that are one in the net's own reckoning
BATCH = 2048


# --- learning --------------------------------------------------------------------------------------------------------


def blank_net(features: int, sources: int) -> nn.Sequential:
    """Features, hidden units, points to come by source."""
    return nn.Sequential(nn.Linear(features, UNITS), nn.ReLU(), nn.Linear(UNITS, sources))


def learn(layers: Layers, lessons: Lessons, epochs: int, rate: float) -> tuple[Layers, float]:
    """Teach a network more; returns the new one, and its error in points on games it had not seen."""
    mean, spread = _scaling(lessons.seen)
    net = _as_net(layers, mean, spread)
    seen = torch.from_numpy(lessons.seen.astype(np.float32)).sub_(mean).div_(spread)
    wanted = torch.from_numpy(lessons.to_come) / UNIT
    train = len(seen) - len(seen) // 20
    batches = train // BATCH
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=epochs * batches + 1)
    for _ in range(epochs):
        for batch in torch.randperm(batches).tolist():
            rows = slice(batch, batches * BATCH, batches)  # every so many positions one: of all games
            loss = _loss(net(seen[rows]) - wanted[rows])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    with torch.no_grad():
        missed = net(seen[train:]) - wanted[train:]
    return _as_layers(net, mean, spread), float(missed.sum(1).abs().mean()) * UNIT


def _loss(missed: torch.Tensor) -> torch.Tensor:
    """Each source by itself, and their sum, which is what decides."""
    loss: torch.Tensor = (missed**2).sum(1).mean() + (missed.sum(1) ** 2).mean()
    return loss


def _scaling(seen: npt.NDArray[np.float16]) -> tuple[torch.Tensor, torch.Tensor]:
    sample = seen[:: max(1, len(seen) // 200_000)].astype(np.float32)
    return torch.from_numpy(sample.mean(0)), torch.from_numpy(np.maximum(sample.std(0), 0.05))


def _as_layers(net: nn.Sequential, mean: torch.Tensor, spread: torch.Tensor) -> Layers:
    """The scaling is folded into the weights, so that a feature of zero costs nothing."""
    with torch.no_grad():
        weights = net[0].weight / spread
        first = torch.cat([weights.T, (net[0].bias - weights @ mean).unsqueeze(0)])
        second = torch.cat([net[2].weight, net[2].bias.unsqueeze(1)], 1) * UNIT
        second = torch.cat([second, second.sum(0, keepdim=True)])
    return first.contiguous().numpy(), second.contiguous().numpy()


def _as_net(layers: Layers, mean: torch.Tensor, spread: torch.Tensor) -> nn.Sequential:
    """The other way round; a blank network begins with weights drawn at random."""
    first, second = torch.from_numpy(layers[0].copy()), torch.from_numpy(layers[1].copy()) / UNIT
    net = blank_net(len(first) - 1, len(second) - 1)
    if first.shape[1] == UNITS:
        with torch.no_grad():
            net[0].weight.copy_(first[:-1].T * spread)
            net[0].bias.copy_(first[-1] + first[:-1].T @ mean)
            net[2].weight.copy_(second[:-1, :-1])
            net[2].bias.copy_(second[:-1, -1])
    return net


# --- the whole course ------------------------------------------------------------------------------------------------

app = App(help="Teach the network of a game by self-play.")


@app.default
def train(
    game: str,
    *,
    generations: Annotated[int, Parameter(help="How often to play and learn.")] = 8,
    games: Annotated[int, Parameter(help="Games of each generation.")] = 3000,
    disturbance: Annotated[float, Parameter(help="Points by which promises are blurred.")] = 3.0,
    epochs: Annotated[int, Parameter(help="How often a generation's lessons are gone through.")] = 4,
    seed: int = 1,
    workers: int = 2,
    resume: Annotated[bool, Parameter(help="Go on from the network that is there.")] = False,
    out: Annotated[Path | None, Parameter(help="Where to write; default: the mind's own folder.")] = None,
) -> None:
    mind = mind_of(find_game(game))
    where = out or Path(str(sys.modules[mind.package].__file__)).parent
    self_play = SelfPlay(mind, workers)
    layers = mind.layers if resume else blank_layers(mind)
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # more only wait for each other on layers this small
    lessons: Lessons | None = None
    for generation in range(generations):
        start = time.perf_counter()
        fresh = self_play.lessons(layers, games, seed * 1000 + generation, disturbance)
        played = time.perf_counter()
        lessons = fresh if lessons is None or generation < 3 else _recent(lessons, len(fresh.seen) * 2) + fresh
        layers, error = learn(layers, lessons, epochs, rate=2e-3 if generation < generations - 2 else 1e-3)
        np.savez(where / NETWORK, first=layers[0], second=layers[1])
        print(
            f"generation {generation}: {fresh.final:.1f} points a seat, {len(lessons.seen):,} lessons, "
            f"error {error:.2f}; {played - start:.0f} s of play, {time.perf_counter() - played:.0f} s of learning",
            flush=True,
        )


def _recent(lessons: Lessons, rows: int) -> Lessons:
    return Lessons(lessons.seen[-rows:], lessons.to_come[-rows:], lessons.final)


if __name__ == "__main__":
    app()
