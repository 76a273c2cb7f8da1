"""A mind: what a game adds so that the bots can play it: what to look at, and what a network has learned from that."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from princeps.bots.judge import NO_SEAT, Network, Numbers, Taste, clear_references
from princeps.bots.levels import RANDOM
from princeps.bots.tree import (
    DEEPEST,
    TABLES,
    Desk,
    Node,
    Searching,
    bind_search,
    clear_tree,
)
from princeps.games import manifest_of
from princeps.kernel.chance import dice
from princeps.kernel.errors import OptionError
from princeps.kernel.events import NO_LOG
from princeps.kernel.game import Game
from princeps.kernel.record import RecordArray

NEWEST = "0.2"  # network, named after the release that first ships it


class Layers(NamedTuple):
    """What a network has learned; `judge.py` describes the layers."""

    first: Numbers
    middle: Numbers  # units + 1, inner units: 0 if there is no such layer
    last: Numbers

    def points_to_come(self, seen: Numbers) -> Numbers:
        """By source, for many positions at once; compiled rules judge one by one, and round a little differently."""
        units = np.maximum(seen @ self.first[:-1] + self.first[-1], 0)
        if self.middle.shape[1]:
            units = np.maximum(units @ self.middle[:-1] + self.middle[-1], 0)
        expected: Numbers = units @ self.last[:-1, :-1].T + self.last[:-1, -1]
        return expected


@dataclass(frozen=True)
class Mind:
    """The bots' part of a game; it has a package of its own, with the networks beside it."""

    game: Game
    package: str
    features: Any  # compiled: (state, p, out)
    feature_names: tuple[str, ...]
    source_names: tuple[str, ...]  # of points

    @cached_property
    def searching(self) -> Searching:
        return bind_search(self.package, self.game.rules, self.features)

    def layers(self, name: str = NEWEST) -> Layers:
        """One of the networks we ship."""
        return _stored_layers(self.package, name)

    def taste(self, layers: Layers, likes: Mapping[str, float]) -> Taste:
        """A taste for points that belongs to no seat yet."""
        bonus = np.array([likes.get(name, 0.0) for name in self.source_names], np.float32)
        row = bonus @ layers.last[: len(bonus)]
        return Taste(np.array([NO_SEAT]), bonus, row, baseline=np.zeros(1, np.float32))

    def network(self, layers: Layers, taste: Taste | None = None) -> Network:
        """The network with buffers of its own; each thread needs one."""
        features, units, seats = len(layers.first) - 1, layers.first.shape[1], self.game.players[-1]
        network = Network(
            *layers,
            seen=np.zeros(features, np.float32),
            changes=np.zeros(features, np.float32),
            nonzero=np.empty(max(features, units), np.int64),
            units=np.empty(units, np.float32),
            inner=np.empty(layers.middle.shape[1], np.float32),
            products=np.empty(layers.last.shape[1], np.float32),
            reference_seen=np.empty((seats, features), np.float32),
            reference_units=np.empty((seats, units), np.float32),
            taste=taste or self.taste(layers, {}),
        )
        clear_references(network)
        return network

    def desk(self, nodes: int, settings: RecordArray, seed: int, layers: Layers, taste: Taste | None = None) -> Desk:
        """With room for a tree of `nodes` nodes."""
        actions, seats = self.game.actions.size, self.game.players[-1]
        desk = Desk(
            tables=self.game.state.blank(TABLES),
            log=NO_LOG,
            tree=Node.blank(nodes),
            used=np.zeros(1, np.int64),
            settings=settings,
            network=self.network(layers, taste),
            dice=dice(seed),
            room=np.empty(actions, np.int16),
            forced=np.empty(actions, np.int16),
            child=np.empty(actions, np.int32),
            path=np.empty(DEEPEST, np.int32),
            promise=np.empty(actions, np.float32),
            points=np.empty(seats, np.float32),
            chances=np.empty(seats, np.float32),
            ranks=np.empty(seats, np.float32),
        )
        clear_tree(desk)
        return desk


@cache
def _stored_layers(package: str, name: str) -> Layers:
    with as_file(files(package) / f"network-{name}.npz") as file:
        return read_layers(file)


def read_layers(file: Path) -> Layers:
    with np.load(file) as stored:
        return Layers(**stored)


def write_layers(file: Path, layers: Layers) -> None:
    """Written in one step: if training is interrupted, the old file or the new one is there, and never half of one."""
    unfinished = file.with_suffix(".unfinished.npz")
    np.savez(unfinished, **layers._asdict())
    unfinished.replace(file)


def mind_of(game: Game) -> Mind:
    """The mind for a game: `MIND` in the package that its manifest names."""
    part = manifest_of(game.name).part("bots")
    if part is None:
        raise OptionError(f"{game.title} has no bots that think yet; {RANDOM!r} plays every game.")
    mind: Mind = part.MIND
    return mind
