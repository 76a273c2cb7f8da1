"""The example game of `docs/adding-a-game.md`, installed as somebody else's package: it is found and played on every
floor without a line of ours about it."""

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random

import pytest

from server.http_tools import Browser, serving

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FENCED = re.compile(r"^```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"# (\S+\.\w+)\n")
SESSION = ">>>"


def blocks() -> list[str]:
    found: list[str] = FENCED.findall(PAGE)
    return found


def files() -> dict[str, str]:
    """What the guide writes, by name; a file that it writes twice is as it is in the end."""
    named = [(FILE.match(text), text) for text in blocks()]
    return {name[1]: text[name.end() :] for name, text in named if name}


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as an installer leaves it: the package, and what its `pyproject.toml` says of it."""
    written = files()
    project = tomllib.loads(written.pop("pyproject.toml"))["project"]
    for name, text in written.items():
        file = tmp_path / project["name"] / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    about = tmp_path / f"{project['name']}-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    lines = [
        line
        for group, points in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {module}" for name, module in points.items()))
    ]
    (about / "entry_points.txt").write_text("\n".join(lines))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("PRINCEPS_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    return tmp_path


def run(*words: str, typed: str = "", module: str = "princeps", **settings: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", module, *words],
        env=os.environ | settings,
        input=typed,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.usefixtures("installed")
def test_it_is_played_from_python(tmp_path: Path) -> None:
    (session,) = (text for text in blocks() if text.startswith(SESSION))
    (tmp_path / "session.txt").write_text(session)
    run(str(tmp_path / "session.txt"), module="doctest")


@pytest.mark.usefixtures("installed")
def test_its_rules_are_the_same_compiled_and_interpreted() -> None:
    simulate = ("simulate", "bidding", "--games", "20", "--json")
    interpreted, compiled = (json.loads(run(*simulate, NUMBA_DISABLE_JIT=it)) for it in ("1", "0"))
    assert interpreted["digest"] == compiled["digest"]


@pytest.mark.usefixtures("installed")
def test_it_is_played_in_a_terminal() -> None:
    shown = run("play", "--terminal", "bidding", "--seats", "human,random", "--seed", "1", typed="1\n" * 10)
    assert "Prize: " in shown
    assert "Bid a card for the prize of" in shown
    assert re.search(r"│ Prizes +│", shown)


@pytest.mark.usefixtures("installed")
def test_bots_play_it_in_the_arena() -> None:
    told = json.loads(run("arena", "bidding", "--bots", "random,random", "--games", "4", "--workers", "1", "--json"))
    assert told["games"] == 4
    assert set(told["bots"]["random"]["points_by_source"]) == {"prizes"}


def test_the_server_offers_it_and_people_play_it_against_bots(installed: Path) -> None:
    with serving(installed) as server, Browser(server.address) as browser:
        server.wait_until_ready()
        offered = {offer["name"]: offer for offer in browser.client.get("/api/home").json()["games"]}
        assert [option["name"] for option in offered["bidding"]["options"]] == ["double-last"]
        game = browser.open_game([{"kind": "me"}, {"kind": "bot"}], "bidding")
        first = browser.my_table(game)
        assert first["position"]["game"] == "bidding"
        assert first["decision"]["answers"][0]["phrase"] == "Bid 1"
        last = browser.play(game, Random(1))
        assert last["over"]
        looked_back = browser.client.get(f"/api/games/{game}/replay").json()
        assert looked_back["box"] == {"game": "bidding", "cards": 5}
        assert looked_back["levels"] == ["random"]
        at_the_end = browser.client.get(f"/api/games/{game}/replay/{len(looked_back['moments'])}").json()
        assert at_the_end["position"]["mats"] == last["position"]["mats"]
