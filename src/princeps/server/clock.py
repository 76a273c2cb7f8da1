"""The server's clock. Everything that depends on the time is given it, so that tests can let days go by."""

import time
from collections.abc import Callable

Now = Callable[[], int]  # milliseconds since 1970


def wall_clock() -> int:
    return time.time_ns() // 1_000_000
