"""Compile and load what showing a table needs, once, before somebody waits for it.

`python -m princeps.server.startup.warmup GAME` is a low-priority process that compiles everything in a game.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from subprocess import PIPE, Popen
from threading import Thread

from princeps.bots.warmup import warm_up_bots
from princeps.games import game as find_game
from princeps.kernel.chance import below, dice
from princeps.kernel.game import SPECTATOR, Game
from princeps.kernel.match import Match
from princeps.kernel.warmup import warm_up, warm_up_simulation
from princeps.locale import FALLBACK
from princeps.table.chronicle import Chronicle

POLITE = 10  # niceness: compiling is this much less urgent than playing
DECISIONS = 80  # at random; enough for every kind of question to have come up and been shown


def warm_up_everything(name: str, helped: bool = True) -> None:
    """Warm up everything that playing, thinking about, showing and simulating a game needs."""
    game = find_game(name)
    warm_up(game, helped)
    for work in (warm_up_simulation, warm_up_table, warm_up_bots):
        work(game)


def warm_up_table(game: Game) -> None:
    players = game.players[0]
    names = tuple(map(str, range(players)))
    chronicle = Chronicle(Match.new(game, players, seed=0))
    chance = dice(0)[0]
    for _ in range(DECISIONS):
        position = chronicle.match.position
        if position.is_over:
            break
        seat = position.deciders[0]
        chronicle.table(seat, names, FALLBACK)
        legal = position.legal(seat)
        chronicle.play(seat, [game.actions.names[legal[below(chance, len(legal))]]])
    chronicle.table(SPECTATOR, names, FALLBACK)


@contextmanager
def compiler(name: str) -> Iterator[Popen[bytes]]:
    """A process that compiles a game, killed when the context ends."""
    process = Popen([sys.executable, "-P", "-m", __name__, name], stdin=PIPE)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def main(name: str) -> None:
    os.nice(POLITE)
    Thread(target=_leave_with_parent, daemon=True).start()
    warm_up_everything(name)


def _leave_with_parent() -> None:
    os.read(sys.stdin.fileno(), 1)  # blocks until the parent is gone: nothing is ever sent
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
