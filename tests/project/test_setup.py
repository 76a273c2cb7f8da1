"""The set-up in `tools/setup.py`."""

import sys
from pathlib import Path

import pytest
import setup


@pytest.fixture(autouse=True)
def _this_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "VENV_PYTHON", Path(sys.executable))


def test_a_developers_pytorch_comes_without_cuda_from_where_pip_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")  # whatever this machine's settings are
    monkeypatch.setenv("PIP_FIND_LINKS", "/wheels /more")
    assert setup.small_torch() == {"UV_FIND_LINKS": "/wheels,/more"}
    monkeypatch.delenv("PIP_FIND_LINKS")
    monkeypatch.delenv("UV_TORCH_BACKEND", raising=False)
    assert setup.small_torch() == {"UV_TORCH_BACKEND": "cpu"}
