"""Plays with editions that are as strange as their reader allows: `python -m kernel.strange_editions GAME SEEDS`.

Compiled rules do not look where they write. So this is run with interpreted ones, which fail where an index or a number
is out of bounds.
"""

import sys
import warnings
from copy import deepcopy
from pathlib import Path
from random import Random

import numpy as np

import princeps
from edition_files import places
from princeps.kernel.editions import Edition, EditionTable
from princeps.kernel.errors import EditionError
from princeps.kernel.game import Game

NUMBERS = (0, 1, 2, 9, 9, 9, 15, 20, 20, 50, 99, 99, 127)


def strange_edition(game: Game, chance: Random) -> Edition:
    """One value after the other is changed, and stays changed if the reader accepts it."""
    data = deepcopy(game.load_edition(None).data)
    everything = list(places(data))
    chance.shuffle(everything)
    for _, holder, key in everything:
        right = holder[key]
        if type(right) is int:
            holder[key] = chance.choice(NUMBERS)
        elif isinstance(right, str) and isinstance(holder, list):
            holder[key] = chance.choice(holder)
        try:
            read(game, data)
        except EditionError:
            holder[key] = right
    return read(game, data)


def read(game: Game, data: dict[str, object]) -> Edition:
    return game.editions.read(EditionTable(Path("strange.toml"), data))


def play(game: Game, chance: Random) -> None:
    position = game.new(chance.choice(game.players), chance.randrange(1000), edition=strange_edition(game, chance))
    while not position.is_over:
        seat = chance.choice(position.deciders)
        if chance.random() < 0.03:
            position.view(seat).determinize(seat, chance.randrange(1000))
        position.apply(seat, chance.choice(position.legal(seat)))


if __name__ == "__main__":
    warnings.simplefilter("error")
    np.seterr(all="raise")
    for seed in range(int(sys.argv[2])):
        play(princeps.game(sys.argv[1]), Random(seed))
    print("played")
