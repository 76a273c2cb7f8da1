"""What commands show: a bar while they work, and figures at the end."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar that is told how much more has been done."""
    with _progress() as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.advance(task, done)


@contextmanager
def counting_bar(title: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar that is told how much has been done so far, and of how much."""
    with _progress() as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _progress() -> Progress:
    """On standard error, where a person can see it and a pipe does not."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal)


def print_pairs(data: dict[str, Any]) -> None:
    width = max(map(len, data))
    for name, value in data.items():
        print(f"{name:<{width}}  {value:,}" if isinstance(value, int | float) else f"{name:<{width}}  {value}")
