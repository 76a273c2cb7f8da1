"""Which languages there are: a folder of `.ftl` files here makes one. Needs nothing else, as the page's types do."""

from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path


@cache
def languages() -> tuple[str, ...]:
    """All languages that have a folder here."""
    return tuple(sorted(folder.name for folder in Path(__file__).parent.iterdir() if sources_in(folder)))


def sources_in(folder: Traversable) -> list[Traversable]:
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted((it for it in found if it.name.endswith(".ftl")), key=lambda it: it.name)
