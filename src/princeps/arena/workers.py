"""Games in parallel, with a process for each worker.

Processes are started afresh: a fork of one that has run compiled code with threads may hang. Each holds the reading end
of a pipe that nobody writes to. When that closes, because we closed it or died, the worker exits even mid-game.
"""

import os
import signal
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread

from princeps.arena.play import Outcome, play, warm_up_bots
from princeps.arena.schedule import Fixture, Settings
from princeps.kernel.errors import PrincepsError
from princeps.kernel.recipe import Recipe

Played = Generator[tuple[Outcome, Recipe], None, None]


def play_all(settings: Settings, waiting: Sequence[Fixture], workers: int) -> Played:
    """Play all fixtures, in whatever order the games end. With one worker, this process plays them itself."""
    if not waiting:
        return
    warm_up_bots(settings)  # here too, as the other processes find on disk what one has compiled
    if min(workers, len(waiting)) > 1:
        yield from _side_by_side(settings, waiting, min(workers, len(waiting)))
    else:
        yield from (play(settings, fixture) for fixture in waiting)


def _side_by_side(settings: Settings, waiting: Sequence[Fixture], workers: int) -> Played:
    context = get_context("spawn")
    held, leash = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, context, _begin_work, (settings, held))
    try:
        for future in as_completed([pool.submit(play, settings, fixture) for fixture in waiting]):
            yield future.result()
    except BrokenProcessPool:
        raise PrincepsError("A worker process died in the middle of a game.") from None
    finally:
        leash.close()
        pool.shutdown(cancel_futures=True)
        held.close()


def _begin_work(settings: Settings, held: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the first process to handle
    Thread(target=_leave_when_released, args=(held,), daemon=True).start()
    warm_up_bots(settings)


def _leave_when_released(held: Connection) -> None:
    held.poll(None)
    os._exit(0)
