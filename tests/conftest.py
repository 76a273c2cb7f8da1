"""The same conditions in every run.

Hypothesis tries the same examples, without a deadline, since the first call compiles a rule;
`pytest --hypothesis-profile=search` looks for new examples, and for longer. The language is English, whoever runs the
tests.
"""

import gc
import os
from collections import Counter, defaultdict
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

gc.disable()  # while files of tests load, which takes half the time without it

settings.register_profile(
    "princeps", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("search", settings.get_profile("princeps"), derandomize=False, max_examples=1000)
settings.load_profile("princeps")

os.environ["PRINCEPS_LANGUAGE"] = "en"

# Folders and files, longest first; then those that mostly wait, so that the other processes can use the time; then what
# takes longest when the rules are interpreted.
LONG: tuple[str, ...] = ("browser", "server", "bench", "web", "dataset", "analysis", "arena", "package", "plugins")
LONG += ("project", "workers", "test_properties.py", "test_views.py")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The interpreted run (`-m rules`) does not even load files without such tests, which takes half a minute."""
    if config.option.markexpr != "rules" or collection_path.suffix != ".py":
        return None
    return "mark.rules" not in collection_path.read_text(encoding="utf-8") or None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    require_own_names(items)
    items.sort(key=how_short)


def pytest_collection_finish() -> None:
    """Whatever was loaded stays; it need not be looked through again and again."""
    gc.collect()
    gc.freeze()
    gc.enable()


def how_short(item: pytest.Item) -> int:
    """Slow files come first; otherwise one process would be busy with the last of them while all others idle."""
    places = [LONG.index(name) for name in (item.path.parent.name, item.path.name) if name in LONG]
    return min(places, default=len(LONG))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """With `--durations` also tell the longest files, which are handed out whole."""
    if not config.option.durations:
        return
    seconds: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.nodeid.partition("::")[0]] += report.duration
    terminalreporter.section("slowest files")
    for file in sorted(seconds, key=seconds.__getitem__, reverse=True)[:20]:
        terminalreporter.write_line(f"{seconds[file]:7.1f}s {file}")


def require_own_names(items: list[pytest.Item]) -> None:
    """If several tests had the same name, the processes would run only one of them, and report success."""
    twice = [name for name, count in Counter(item.nodeid for item in items).items() if count > 1]
    if twice:
        raise pytest.UsageError(f"Several tests have one name: {', '.join(twice)}.")
