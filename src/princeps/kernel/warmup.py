"""Compile what playing and simulating a game needs, once, before anybody has to wait for it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from typing import TYPE_CHECKING, Any

import numba
import numpy as np

from princeps.kernel.actions import Buffer
from princeps.kernel.chance import dice
from princeps.kernel.compiled import RESULT_SCORES, rank_at
from princeps.kernel.events import NO_LOG
from princeps.kernel.rule import RULES

if TYPE_CHECKING:
    from princeps.kernel.game import Game

_CONFIG: Any = numba.config


@dataclass(frozen=True)
class Progress:
    """How many of the loaded games' rules are compiled so far, by this process or another."""

    done: int
    total: int


def progress() -> Progress:
    folders = {_folder_of(compiled) for compiled in RULES}
    return Progress(sum(len([*folder.glob("*.nbi")]) for folder in folders), len(RULES))


def _folder_of(compiled: Any) -> Path:
    """Where Numba caches it, with an index file for each function."""
    return Path(compiled._cache.cache_path)


def warm_up(game: "Game", helped: bool = True) -> None:
    """Compile everything a position needs; with a filled cache this takes a fraction of a second."""
    with _helping_hand(game) if helped else nullcontext():
        play_a_little(game)


def is_compiled(game: "Game") -> bool:
    """Whether an earlier run cached what `play_a_little` needs last, and therefore everything before it.
    Interpreted rules need nothing."""
    if _CONFIG.DISABLE_JIT:
        return True
    last: Any = game.compiled.rank
    return any(_folder_of(last).glob(f"*{rank_at.__name__}*.nbi"))


def play_a_little(game: "Game") -> None:
    """Call each entry point of a position once."""
    position = game.new(players=game.players[0], seed=0)
    position.apply(position.deciders[0], position.legal(position.deciders[0])[0])
    position.view(0).determinize(0, seed=0)
    assert any(position.legal(seat) for seat in range(position.players))  # not only for the seat that is asked first
    assert not position.is_over
    assert position.rounds == 0
    assert len(position.scores) == len(position.ranking)


def warm_up_simulation(game: "Game") -> None:
    edition = game.load_edition(None)
    blank = game.blank(game.players[0], game.options(), edition)
    table = game.state.blank()
    room: Buffer = np.empty(game.actions.size, np.int16)
    results = np.empty((1, RESULT_SCORES + game.players[-1]), np.int64)
    game.compiled.simulate(blank, edition.box, 0, 0, table, table.view(np.uint8), NO_LOG, room, dice(0), results)


# --- two processes compile in little more than half the time ---------------------------------------------------------

HELP = """
import os, sys, threading
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(1)), daemon=True).start()  # leave with whom it helps
import princeps
from princeps.kernel.warmup import compile_ahead
compile_ahead(princeps.game({name!r}))
"""


@contextmanager
def _helping_hand(game: "Game") -> Iterator[None]:
    """A second process compiles ahead of this one, because dealing, which comes first, takes as long as all the rest.
    What one process has compiled the other finds on disk. Some is compiled by both: with no core to spare, it costs a
    fifth more."""
    if _CONFIG.DISABLE_JIT or is_compiled(game):
        yield
        return
    program = HELP.format(name=game.name)
    helper = Popen([sys.executable, "-P", "-c", program], stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL)
    try:
        yield
    finally:
        helper.kill()
        helper.communicate()


def compile_ahead(game: "Game") -> None:
    """Compile everything a position needs except dealing, in the order in which `play_a_little` needs it."""
    table, room, seat, action = game.state.blank(), np.empty(game.actions.size, np.int16), 0, 0
    compiled = game.compiled
    _compile(compiled.legal, table, seat, room)
    _compile(compiled.ask, table, room)
    _compile(compiled.redact, table, seat)
    _compile(compiled.determinize, table, NO_LOG, seat, dice(0))
    _compile(compiled.apply, table, NO_LOG, seat, action, room)


def _compile(function: Any, *examples: Any) -> None:
    """Compile it for arguments of the same types as the examples, without calling it."""
    function.compile(tuple(map(numba.typeof, examples)))
