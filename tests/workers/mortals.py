"""Work that workers die of: their processes find it here by name."""

import os
import signal
import time
from functools import cache
from pathlib import Path

from princeps.kernel.game import Game, Position

DEADLY = "PRINCEPS_TEST_DEADLY"  # a file: whoever knows of it hangs in a later game, and leaves its number there
PATIENT = "PRINCEPS_TEST_PATIENT"  # the same file: whoever knows of it waits for that
ENOUGH = 20  # decisions


def square(job: int) -> int:
    return job * job


def square_once_dead(folder: Path, job: int) -> int:
    """Whoever is given job 3 first is killed."""
    if job == 3 and not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return job * job


def die(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def do_nothing() -> None:
    pass


@cache
def _bots() -> list["FirstBot"]:
    """All that were made in this process."""
    return []


class FirstBot:
    """Always gives the first answer. Where it is deadly, a later game of the same process never ends; where it is
    patient, such a game waits until that has come to pass elsewhere."""

    def __init__(self, game: Game, seed: int) -> None:
        if seed:  # no bot that only warms up
            _bots().append(self)
        self.is_later = len(_bots()) > 1
        self.decisions = 0

    def choose(self, view: Position, seat: int) -> int:
        self.decisions += 1
        if self.is_later and self.decisions > ENOUGH:
            if DEADLY in os.environ:
                Path(os.environ[DEADLY]).write_text(str(os.getpid()), encoding="utf-8")
                time.sleep(600)
            while PATIENT in os.environ and not Path(os.environ[PATIENT]).exists():
                time.sleep(0.05)
        return view.legal(seat)[0]
