"""No test touches the games of whoever runs it."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PRINCEPS_DATA", str(tmp_path))
    return tmp_path
