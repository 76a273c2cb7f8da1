"""An answer that is being worked out: it can be waited for, awaited, watched and cut short."""

import asyncio
import threading
from collections.abc import Callable, Generator
from concurrent.futures import Future
from typing import Any

Listener = Callable[[float], None]


class Thought:
    """Ask for its `result`, `await` it, look at its `progress` (0 to 1), or `hurry` it."""

    def __init__(self, on_progress: Listener | None = None) -> None:
        self.progress = 0.0
        self._on_progress = on_progress
        self._hurried = threading.Event()
        self._future: Future[int] = Future()

    def start(self, decide: Callable[["Thought"], int]) -> None:
        """Think on a separate thread; the compiled search releases the interpreter's lock meanwhile."""

        def run() -> None:
            try:
                self._future.set_result(decide(self))
            except BaseException as error:
                self._future.set_exception(error)

        threading.Thread(target=run, name="thought", daemon=True).start()

    def hurry(self) -> None:
        """Cut it short: the answer is then the best one found so far."""
        self._hurried.set()

    @property
    def is_hurried(self) -> bool:
        return self._hurried.is_set()

    def report(self, progress: float) -> None:
        if progress > self.progress:
            self.progress = progress
            if self._on_progress:
                self._on_progress(progress)

    @property
    def is_done(self) -> bool:
        return self._future.done()

    def result(self, timeout: float | None = None) -> int:
        return self._future.result(timeout)

    def __await__(self) -> Generator[Any, None, int]:
        return asyncio.wrap_future(self._future).__await__()
