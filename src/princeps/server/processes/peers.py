"""The other processes on the same database. Each announces itself regularly; one that falls silent counts as lost.

The bots of a lost process are taken over by the remaining ones, each bot by exactly one of them.
"""

import hashlib
import secrets
import time
from collections.abc import AsyncIterator
from typing import Protocol

BEAT = 2.0  # seconds
SILENCE = 7.0  # seconds until a silent process counts as lost; one that was merely busy comes to no harm


class Channel(Protocol):
    """What is said here reaches all processes."""

    def say(self, text: str) -> None: ...

    def heard(self) -> AsyncIterator[str]: ...


class Peers:
    def __init__(self) -> None:
        self.me = secrets.token_hex(8)
        self._heard: dict[str, float] = {}

    def hear(self, process: str) -> None:
        if process != self.me:
            self._heard[process] = time.monotonic()

    def lose_silent_ones(self) -> bool:
        """Whether any process has been lost since the last call."""
        silent = [process for process, at in self._heard.items() if time.monotonic() - at > SILENCE]
        for process in silent:
            del self._heard[process]
        return bool(silent)

    def is_mine(self, game: str) -> bool:
        """Whether this process should take over a game: all processes that know the same peers agree on the answer."""
        return max((self.me, *self._heard), key=lambda it: hashlib.sha256(f"{it} {game}".encode()).digest()) == self.me
