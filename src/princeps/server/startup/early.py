"""The first minutes on a machine: the rules are not compiled yet, so a server that interprets them starts at once.

It is a separate process, `python -m princeps.server.startup.early`, on the same port and with the same database. This
process meanwhile compiles and loads everything. Then it tells the early server to exit and takes its place: connections
wait for a moment, and everything played so far is in the database.

The early server reads from its standard input how to run, and then how much has been compiled. When the input ends,
because we closed it or died, it exits.
"""

import logging
import os
import pickle
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from io import FileIO
from subprocess import PIPE, Popen
from threading import Thread

from princeps.bots.warmup import load
from princeps.games import game as find_game
from princeps.kernel.warmup import is_compiled, progress, warm_up
from princeps.locale import catalogue, languages
from princeps.server.settings import Settings, games_here
from princeps.server.startup.preparation import Compiling
from princeps.server.startup.warmup import compiler, warm_up_table

READY = b"ready\n"
BETWEEN_REPORTS = 0.5  # seconds

_log = logging.getLogger(__name__)


def is_needed() -> bool:
    return not all(is_compiled(find_game(game)) for game in games_here())


def serve_until_compiled(
    settings: Settings, listening: socket.socket, proxies: str | None, on_start: Callable[[], None]
) -> bool:
    """Returns once everything is compiled and loaded and the port is free. The result says whether `on_start` was
    called."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also when a script has started us in the background
    server = _Early(settings, listening, proxies)
    try:
        for game in games_here():
            load(find_game(game))
        has_started = server.starts()
        if has_started:
            on_start()
        _compile(server.tell)
        for game in games_here():
            warm_up(find_game(game))
            warm_up_table(find_game(game))
        for language in languages():
            catalogue(language)
    finally:
        server.leave()
    return has_started


def _compile(tell: Callable[[float], None]) -> None:
    """Compile each game in its own process. What one of them could not compile is compiled later, where it is
    needed."""
    with ExitStack() as stack:
        compilers = [stack.enter_context(compiler(game)) for game in games_here()]
        while any(process.poll() is None for process in compilers):
            time.sleep(BETWEEN_REPORTS)
            now = progress()
            tell(now.done / now.total)


class _Early:
    """The early server, seen from outside."""

    def __init__(self, settings: Settings, listening: socket.socket, proxies: str | None) -> None:
        self._process = Popen(
            [sys.executable, "-P", "-m", __name__],
            stdin=PIPE,
            stdout=PIPE,
            pass_fds=[listening.fileno()],
            env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        )
        self._send(pickle.dumps((settings, listening.fileno(), proxies)))

    def starts(self) -> bool:
        assert self._process.stdout is not None
        if self._process.stdout.readline() == READY:
            return True
        _log.error("the server could not begin before the rules are compiled")
        return False

    def tell(self, done: float) -> None:
        self._send(f"{done:.2f}\n".encode())

    def leave(self) -> None:
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.wait()

    def _send(self, content: bytes) -> None:
        """If the early server has died, nobody is served until everything is compiled, but nothing is lost."""
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):
            self._process.stdin.write(content)
            self._process.stdin.flush()


# --- the process itself ----------------------------------------------------------------------------------------------


def main() -> None:
    from princeps.server.run import Server, configure  # noqa: PLC0415  # which imports this module

    told = FileIO(sys.stdin.fileno(), closefd=False)  # a thread must hold no buffer's lock when the process ends
    settings, listening, proxies = pickle.load(told)
    elsewhere = Compiling()
    config = configure(settings, proxies, elsewhere=elsewhere)
    server = Server(config, _say_ready)

    def follow() -> None:
        for line in told:
            elsewhere.progress = float(line)
        server.should_exit = True

    Thread(target=follow, daemon=True).start()
    with suppress(KeyboardInterrupt):
        server.run(sockets=[socket.socket(fileno=listening)])


def _say_ready() -> None:
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
