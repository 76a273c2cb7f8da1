"""The other processes on the same database. Each says now and then that it is there; whoever falls silent is gone.

The bots that a lost process thought for are taken up by those who are left, each by one of them.
"""

import hashlib
import secrets
import time

BEAT = 2.0  # seconds
SILENCE = 7.0  # seconds after which a process counts as lost; one that was only busy loses nothing by it


class Peers:
    def __init__(self) -> None:
        self.me = secrets.token_hex(8)
        self._heard: dict[str, float] = {}

    def hear(self, process: str) -> None:
        if process != self.me:
            self._heard[process] = time.monotonic()

    def lose_silent_ones(self) -> bool:
        """Whether somebody has been lost since the last time."""
        silent = [process for process, at in self._heard.items() if time.monotonic() - at > SILENCE]
        for process in silent:
            del self._heard[process]
        return bool(silent)

    def is_mine(self, game: str) -> bool:
        """Whether it is up to this process to take a game up: all who hear the same come to the same."""
        return max((self.me, *self._heard), key=lambda it: hashlib.sha256(f"{it} {game}".encode()).digest()) == self.me
