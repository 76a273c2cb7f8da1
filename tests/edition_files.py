"""Edition files with something wrong in them: what the tests of every game's edition share."""

from collections.abc import Iterator
from typing import Any


def places(value: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every value of a file: its place, and the table or list and the key under which it stands."""
    if isinstance(value, dict):
        for key in list(value):
            here = f"{path}.{key}" if path else key
            yield here, value, key
            yield from places(value[key], here)
    elif isinstance(value, list):
        for number in range(len(value)):
            here = f"{path}#{number + 1}"
            yield here, value, number
            yield from places(value[number], here)
