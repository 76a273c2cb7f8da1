"""Compile what playing and simulating a game needs, once, before somebody waits for it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from princeps.kernel.actions import Buffer
from princeps.kernel.chance import dice
from princeps.kernel.compiled import RESULT_SCORES
from princeps.kernel.events import NO_LOG
from princeps.kernel.rule import RULES

if TYPE_CHECKING:
    from princeps.kernel.game import Game


@dataclass(frozen=True)
class Progress:
    """Rules compiled (or fetched from the cache) so far, of all that the loaded games have."""

    done: int
    total: int


def progress() -> Progress:
    return Progress(sum(bool(rule.overloads) for rule in RULES), len(RULES))


def warm_up(game: "Game") -> None:
    """Call each entry point once; with a filled cache this takes a fraction of a second."""
    position = game.new(players=game.players[0], seed=0)
    position.apply(position.deciders[0], position.legal(position.deciders[0])[0])
    position.view(0).determinize(0, seed=0)
    assert not position.is_over
    assert position.rounds == 0
    assert len(position.scores) == len(position.ranking)
    _warm_up_simulation(game)


def _warm_up_simulation(game: "Game") -> None:
    edition = game.load_edition(None)
    blank = game.blank(game.players[0], game.options(), edition)
    table = game.state.blank()
    room: Buffer = np.empty(game.actions.size, np.int16)
    results = np.empty((1, RESULT_SCORES + game.players[-1]), np.int64)
    game.compiled.simulate(blank, edition.box, 0, 0, table, table.view(np.uint8), NO_LOG, room, dice(0), results)
