"""Files that are never left half written."""

import os
from pathlib import Path


def write_whole(file: Path, text: str) -> None:
    """Write the whole file or nothing: a crash in between leaves the old one."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    beside.write_text(text, encoding="utf-8")
    os.replace(beside, file)
