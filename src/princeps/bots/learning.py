"""Learning: a network is trained on what came of the positions of many games. Needs PyTorch, the extra `torch`."""

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from princeps.bots.mind import Layers
from princeps.bots.selfplay import Lessons

UNIT = 10.0  # points that count as 1 inside the net
BATCH = 8192
HELD_OUT = 40  # one lesson in so many, the last ones, is kept for testing
ROWS_AT_ONCE = 1 << 18  # for predictions
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"

torch.set_float32_matmul_precision("high")  # TF32 on a GPU: faster, and more than exact enough


class Learner:
    """Trains a network. Lessons are features, and points to come by source."""

    def __init__(self, layers: Layers, lessons: Lessons, units: int, inner: int, seed: int) -> None:
        torch.manual_seed(seed)
        self.mean, self.spread = (numbers.to(DEVICE) for numbers in _scaling(lessons.seen))
        self.net = _as_net(layers, self.mean, self.spread, units, inner)

    def learn(self, lessons: Lessons, epochs: int, rate: float, trace: float) -> float:
        """Train the network; returns its error in points on the lessons held out."""
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
            return torch.cat([self._output(part) for part in seen.split(ROWS_AT_ONCE)])


def following_lessons(owner: npt.NDArray[np.int32]) -> list[torch.Tensor]:
    """Pairs of lessons that follow each other in a seat's game, (earlier, later): the last pair of every seat first.

    Each entry holds at most one pair of every seat, so that it can be processed at once.
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
    """TD(λ): mixes the outcome of a lesson with what was expected at those that followed it, the later the less.

    An expectation later in the same game knows more, and contains less of the luck of the end.
    """
    luck = torch.zeros_like(to_come)  # what the expectations of later lessons change in the outcome
    for earlier, later in following:
        luck[earlier] = (1 - trace) * (expected[later] - to_come[later]) + trace * luck[later]
    return to_come + luck


def _loss(missed: torch.Tensor) -> torch.Tensor:
    """The error of each source, and of their sum, which decides the game."""
    loss: torch.Tensor = (missed**2).sum(1).mean() + (missed.sum(1) ** 2).mean()
    return loss


def _scaling(seen: npt.NDArray[np.float16]) -> tuple[torch.Tensor, torch.Tensor]:
    sample = seen[:: max(1, len(seen) // 200_000)].astype(np.float32)
    return torch.from_numpy(sample.mean(0)), torch.from_numpy(np.maximum(sample.std(0), 0.05))


def blank_net(features: int, units: int, inner: int, sources: int) -> nn.Sequential:
    """Layers: features, hidden units, inner units if there are any, points to come by source."""
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
    """The reverse of `_as_layers`; a network of another size begins with random weights."""
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
