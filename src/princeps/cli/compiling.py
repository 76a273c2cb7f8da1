"""The rules are compiled once, before what needs them; whoever waits is told."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from threading import Event, Thread

from princeps.cli.app import app
from princeps.cli.output import bar


@app.command(name="compile")
def compile_all() -> None:
    """Compile everything that playing needs, once, for all games; later starts are quick."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    from princeps.games import games
    from princeps.server.startup.warmup import warm_up_everything

    helped = (os.cpu_count() or 1) > len(games())  # otherwise the games themselves keep all cores busy
    with compile_bar("all games", games()), ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for work in [pool.submit(warm_up_everything, name, helped) for name in games()]:
            work.result()


def compile_game(name: str, bots: bool = False) -> None:
    """Compile a game's rules, and what its bots think with; a bar tells of it if that takes long."""
    from princeps.games import game as find_game

    with compile_bar(find_game(name).title, [name] if bots else []):
        _warm_up(name, bots)


def _warm_up(name: str, bots: bool) -> None:
    from princeps.games import game as find_game
    from princeps.kernel.warmup import warm_up, warm_up_simulation

    works = [warm_up, warm_up_simulation]
    if bots:
        from princeps.bots.warmup import warm_up_bots

        works.append(warm_up_bots)
    for work in works:
        work(find_game(name))


@contextmanager
def compile_bar(title: str, with_bots: Iterable[str]) -> Iterator[None]:
    """Shown only if it takes longer than finding everything on disk."""
    from princeps.bots.warmup import load
    from princeps.games import game as find_game
    from princeps.kernel.warmup import progress

    for name in with_bots:
        load(find_game(name))
    finished = Event()

    def show() -> None:
        if finished.wait(timeout=2):
            return
        with bar(f"Compiling {title}, only this once", progress().total) as advance:
            shown = 0
            while not finished.wait(timeout=0.1):
                done = progress().done
                advance(done - shown)
                shown = done
            advance(progress().total - shown)

    watcher = Thread(target=show, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        finished.set()
        watcher.join()
