"""Limits on how often."""

import time
from collections import OrderedDict

from princeps.server.settings import Rate

MOST_BUCKETS = 20_000


class Buckets:
    """A bucket of tokens for each key, which refills over time. Buckets unused for longest are dropped."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and when they were counted

    def take(self, key: str) -> bool:
        now = time.monotonic()
        tokens, then = self._buckets.pop(key, (self._rate.burst, now))
        tokens = min(self._rate.burst, tokens + (now - then) * self._rate.per_second)
        allowed = tokens >= 1
        self._buckets[key] = (tokens - allowed, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return allowed
