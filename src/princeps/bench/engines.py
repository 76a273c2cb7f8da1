"""Other engines, each installed from the package index into its own environment and run as a plain script.

Nothing here may abort the benchmark: what cannot be installed or run is reported in one sentence.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from princeps.bench.figures import Figure
from princeps.bench.report import PeerFigures
from princeps.kernel.rule import cache_folder

_SCRIPTS = Path(__file__).with_name("peers")
_ADDRESS = re.compile(r"\w+://\S+")
_INSTALL_SECONDS = 900
_RUN_SECONDS = 120


@dataclass(frozen=True)
class Engine:
    """A package from the index, and the script that plays its games at random."""

    name: str
    package: str
    script: str


ENGINES = (
    Engine("catanatron", "catanatron>=3.2,<4", "catanatron_games.py"),
    Engine("OpenSpiel", "open_spiel>=1.6", "openspiel_games.py"),
    Engine("PettingZoo", "pettingzoo[classic]>=1.25", "pettingzoo_games.py"),
    Engine("pgx", "pgx>=2", "pgx_games.py"),
)


class EngineProblem(Exception):
    """Why an engine cannot be measured, as a sentence."""


class Rival:
    """An engine and the samples taken of it so far."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.problem = ""
        self._python: Path | None = None
        self._samples: list[list[dict[str, Any]]] = []  # by round, then by game

    def install(self) -> None:
        try:
            self._python = install(self.engine)
        except EngineProblem as problem:
            self.problem = str(problem)

    def measure(self, seconds: float) -> None:
        if self.problem or not self._python:
            return
        try:
            self._samples.append(_play(self.engine, self._python, seconds))
        except EngineProblem as problem:
            self.problem = str(problem)

    def figures(self) -> list[PeerFigures]:
        if self.problem:
            return []
        return [_figures(self.engine, list(of_one_game)) for of_one_game in zip(*self._samples, strict=True)]


def _figures(engine: Engine, samples: list[dict[str, Any]]) -> PeerFigures:
    facts = samples[0]
    return PeerFigures(
        engine=engine.name,
        version=facts["version"],
        game=facts["game"],
        players=facts["players"],
        way=facts["way"],
        actions=Figure(tuple(sample["actions"] / sample["seconds"] for sample in samples)),
        games=Figure(tuple(sample["games"] / sample["seconds"] for sample in samples)),
    )


# --- installing ------------------------------------------------------------------------------------------------------


def install(engine: Engine) -> Path:
    """The interpreter of an environment with the engine; created on the first call."""
    folder = environment_folder(engine)
    python = folder / "bin" / "python"
    done = folder / "princeps-done"
    if done.exists():
        return python
    what = f"{engine.name} could not be installed"
    settings = {"PIP_RETRIES": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}
    _call([sys.executable, "-m", "venv", "--clear", folder], what, _INSTALL_SECONDS)
    _call([python, "-m", "pip", "install", engine.package], what, _INSTALL_SECONDS, settings)
    done.touch()
    return python


def environment_folder(engine: Engine) -> Path:
    """Beside the compiled rules, named after everything it depends on."""
    identity = f"{engine.package} {sys.base_prefix} {sys.version}"
    return cache_folder() / f"peers-{hashlib.sha256(identity.encode()).hexdigest()[:16]}"


# --- running ---------------------------------------------------------------------------------------------------------


def _play(engine: Engine, python: Path, seconds: float) -> list[dict[str, Any]]:
    """Run isolated (-I), so that neither our packages nor the user's settings affect it."""
    output = _call([python, "-I", _SCRIPTS / engine.script, str(seconds)], f"{engine.name} does not run", _RUN_SECONDS)
    try:
        played: list[dict[str, Any]] = json.loads(output)
    except ValueError:
        raise EngineProblem(f"{engine.name} does not run: its figures cannot be read.") from None
    return played


def _call(command: list[Any], what: str, seconds: float, settings: dict[str, str] | None = None) -> str:
    """The standard output of a command, or an `EngineProblem` with the last line of its complaint."""
    try:
        done = subprocess.run(
            command,
            env={**os.environ, **(settings or {})},
            capture_output=True,
            text=True,
            errors="replace",
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise EngineProblem(f"{what}: it took more than {seconds:.0f} seconds.") from None
    except OSError as error:
        raise EngineProblem(f"{what}: {error.strerror}.") from None
    if done.returncode:
        raise EngineProblem(f"{what}: {_complaint(done.stdout + done.stderr)}.")
    return done.stdout


def _complaint(output: str) -> str:
    """The last named error, or else the last line; without addresses, which may contain passwords."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"\w*error:", line, re.IGNORECASE)]
    last = (errors or lines or ["no reason was given"])[-1]
    return _ADDRESS.sub("(an address)", re.sub(r"^error: ", "", last, flags=re.IGNORECASE)).rstrip(".")
