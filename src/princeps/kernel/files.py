"""Files that are never left half written."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def whole(file: Path) -> Iterator[Path]:
    """Where to write a file that takes the place of the old one once all of it is there. A crash leaves the old one."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    yield beside
    os.replace(beside, file)


def write_whole(file: Path, text: str) -> None:
    with whole(file) as beside:
        beside.write_text(text, encoding="utf-8")
