"""The package as people install it: built, put into an environment with only what it asks for, and played there."""

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from server.http_tools import PATIENCE, Browser, serving

ROOT = Path(__file__).parents[2]
SHORT_GAME = """
import princeps
from princeps.bots import make_bot
game = princeps.game("trajan")
position = game.new(players=2, seed=7)
bot = make_bot("random", game, seed=1)
while not position.is_over:
    seat = position.deciders[0]
    position.apply(seat, bot.choose(position.view(seat), seat))
print(princeps.__file__, *position.scores, sep="\\n")
"""


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules in another folder would be compiled again, for minutes. That both play alike is proved by other tests."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the wheel and the sdist; the wheel is made from what the sdist holds."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `bin` of an environment with the wheel and nothing beside it but what it says it needs. Those packages are
    linked from here, as fetching them again would take minutes."""
    home = tmp_path_factory.mktemp("empty") / "venv"
    venv.create(home, symlinks=True)
    (packages,) = home.glob("lib/python*/site-packages")
    needed = {entry for name in needs_of("princeps") - {"princeps"} for entry in entries_of(name)}
    for entry in needed:
        (packages / entry.name).symlink_to(entry)
    (wheel,) = built.glob("*.whl")
    command = [sys.executable, "-m", "pip", "--python", str(home), "install", "--no-index", str(wheel)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return home / "bin"


def needs_of(name: str) -> set[str]:
    """A package with all that it needs, and what they need, without extras of Princeps itself."""
    found: set[str] = set()
    waiting: list[tuple[str, frozenset[str]]] = [(name, frozenset())]
    while waiting:
        name, extras = waiting.pop()
        found.add(name)
        for line in distribution(name).requires or ():
            needed = Requirement(line)
            if needed.marker and not any(needed.marker.evaluate({"extra": extra}) for extra in {"", *extras}):
                continue
            following = canonicalize_name(needed.name)
            if following not in found or needed.extras:
                waiting.append((following, frozenset(needed.extras)))
    return found


def entries_of(name: str) -> Iterator[Path]:
    """The folders and files in site-packages that a package consists of."""
    for file in distribution(name).files or ():
        if file.parts[0] != ".." and file.parts[0] != "__pycache__":
            yield Path(str(distribution(name).locate_file(file.parts[0])))


def run(installed: Path, *words: str, typed: str = "", folder: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    done = subprocess.run(
        [str(installed / words[0]), *words[1:]],
        input=typed,
        cwd=folder,
        env=environment | {"PRINCEPS_DATA": str(folder)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheel_holds_the_page_and_the_sdist_what_it_is_made_from(built: Path) -> None:
    (wheel,), (sdist,) = built.glob("princeps-0.1.0-*.whl"), built.glob("princeps-0.1.0.tar.gz")
    in_wheel = zipfile.ZipFile(wheel).namelist()
    assert "princeps/server/static/index.html" in in_wheel
    assert not [name for name in in_wheel if name.startswith(("tests/", "docs/", "web/"))]
    with tarfile.open(sdist) as archive:
        in_sdist = {name.partition("/")[2] for name in archive.getnames()}
    assert {"web/src/main.ts", "tools/build_page.py", "docs/architecture.md", "CONTRIBUTING.md"} <= in_sdist


def test_it_knows_its_version(installed: Path, tmp_path: Path) -> None:
    assert run(installed, "princeps", "--version", folder=tmp_path) == "0.1.0\n"


def test_a_program_plays_with_it(installed: Path, tmp_path: Path) -> None:
    home, *scores = run(installed, "python", "-c", SHORT_GAME, folder=tmp_path).splitlines()
    assert home.startswith(str(installed.parent))
    assert len(scores) == 2


def test_a_person_plays_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    words = ("play", "--terminal", "forum-trajanum", "--seats", "human,random", "--seed", "7", "--language", "en")
    told = run(installed, "princeps", *words, typed="1\n1\nq\n", folder=tmp_path)
    assert "princeps play --terminal --resume" in told
    (saved,) = (tmp_path / "games").glob("*-forum-trajanum.json")
    assert '"0 ' in saved.read_text(encoding="utf-8")


def test_the_page_is_served_and_played(installed: Path, tmp_path: Path) -> None:
    with serving(tmp_path, python=str(installed / "python")) as server, Browser(server.address) as browser:
        page = httpx.get(server.address)
        assert page.status_code == 200
        assert "<title>Princeps" in page.text
        server.wait_until_ready()
        game = browser.open_game()
        table = browser.my_table(game)
        assert browser.act(game, table, table["decision"]["answers"][0]["action"]).status_code == 200
