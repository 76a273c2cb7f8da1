"""No test touches the games of whoever runs it."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PRINCEPS_DATA", str(tmp_path))
    monkeypatch.setenv("PRINCEPS_LANGUAGE", "en")
    return tmp_path
