"""The same conditions in every run.

Hypothesis tries the same examples, without a deadline, since the first call compiles a rule;
`pytest --hypothesis-profile=search` looks for new examples, and for longer. The language is English, whoever runs the
tests.
"""

import os
from collections import Counter

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "princeps", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("search", settings.get_profile("princeps"), derandomize=False, max_examples=1000)
settings.load_profile("princeps")

os.environ["PRINCEPS_LANGUAGE"] = "en"

LONG = ("browser", "server", "web", "bench", "test_properties.py", "test_views.py")  # folders and files, longest first


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    require_own_names(items)
    items.sort(key=how_short)


def how_short(item: pytest.Item) -> int:
    """Slow files come first; otherwise one process would be busy with the last of them while all others idle."""
    places = [LONG.index(name) for name in (item.path.parent.name, item.path.name) if name in LONG]
    return min(places, default=len(LONG))


def require_own_names(items: list[pytest.Item]) -> None:
    """If several tests had the same name, the processes would run only one of them, and report success."""
    twice = [name for name, count in Counter(item.nodeid for item in items).items() if count > 1]
    if twice:
        raise pytest.UsageError(f"Several tests have one name: {', '.join(twice)}.")
