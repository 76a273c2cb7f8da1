"""A mind: what a game adds so that the bots can play it. What to look at, and what a network has learned of it."""

from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any

import numpy as np

from princeps.bots.judge import Network, Numbers
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

NETWORK = "network.npz"

Layers = tuple[Numbers, Numbers]


@dataclass(frozen=True)
class Mind:
    """The bots' part of a game; it lives in a package of its own, beside its network."""

    game: Game
    package: str
    features: Any  # compiled: (state, p, out)
    feature_names: tuple[str, ...]
    source_names: tuple[str, ...]  # of points

    @cached_property
    def searching(self) -> Searching:
        return bind_search(self.package, self.game.rules, self.features)

    @cached_property
    def layers(self) -> Layers:
        with (files(self.package) / NETWORK).open("rb") as file:
            stored = np.load(file)
            return stored["first"], stored["second"]

    def network(self, layers: Layers | None = None) -> Network:
        """The network with paper of its own: one for each thread."""
        first, second = layers or self.layers
        return Network(first, second, np.zeros(len(first) - 1, np.float32), np.empty(first.shape[1], np.float32))

    def desk(self, nodes: int, settings: RecordArray, seed: int, layers: Layers | None = None) -> Desk:
        """Room for a tree of so many nodes."""
        actions, seats = self.game.actions.size, self.game.players[-1]
        desk = Desk(
            tables=self.game.state.blank(TABLES),
            log=NO_LOG,
            tree=Node.blank(nodes),
            used=np.zeros(1, np.int64),
            settings=settings,
            network=self.network(layers),
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


def mind_of(game: Game) -> Mind:
    """The mind for a game: `MIND` in the package that its manifest names."""
    part = manifest_of(game.name).part("bots")
    if part is None:
        raise OptionError(f"{game.title} has no bots that think yet; {RANDOM!r} plays every game.")
    mind: Mind = part.MIND
    return mind
