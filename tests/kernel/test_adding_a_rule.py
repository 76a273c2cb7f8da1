"""The worked example of `docs/adding-a-rule.md`: a new question touches its chapter, its words and a test."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-rule.md").read_text(encoding="utf-8")
FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[str]:
    return [text for kind, text in FENCED.findall(PAGE) if kind == language]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The program without its page, with the changes that the guide makes."""
    shutil.copytree(
        ROOT / "src" / "princeps", tmp_path / "src" / "princeps", ignore=shutil.ignore_patterns("__pycache__", "static")
    )
    alone = os.environ | {"GIT_CEILING_DIRECTORIES": str(tmp_path.parent)}  # not part of a repository around it
    for changes in blocks("diff"):
        subprocess.run(
            ["git", "apply", "-"], input=changes, text=True, encoding="utf-8", cwd=tmp_path, env=alone, check=True
        )
    return tmp_path


def run(copy: Path, *command: str) -> str:
    """With the rules of the copy, interpreted."""
    environment = os.environ | {"PYTHONPATH": str(copy / "src"), "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, *command], cwd=copy, env=environment, capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_changes_are_a_chapter_and_its_words() -> None:
    files = [re.findall(r"^\+\+\+ b/src/princeps/(\S+)$", changes, re.MULTILINE) for changes in blocks("diff")]
    words = [[f"locale/{language}/trajan.ftl"] for language in ("en", "de", "ru")]
    assert files == [["games/trajan/military.py"], *words]


def test_the_test_of_the_guide_passes(copy: Path) -> None:
    (only,) = blocks("python")
    (copy / "test_spoils.py").write_text(only, encoding="utf-8")
    assert "3 passed" in run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_spoils.py")


PLAY = """
import princeps, random
game, chance = princeps.game("trajan"), random.Random(1)
position, asked = game.new(3, seed=1, options={"random_setup": True}), set()
while not position.is_over:
    seat = position.deciders[0]
    asked.add(game.questions.name_of(position.state.players[seat].asked))
    legal = [game.actions.names[it] for it in position.legal(seat)]
    wanted = [it for it in legal if it in ("conquer", "tray.military")] or [it for it in legal if "march" in it]
    position.apply(seat, chance.choice(wanted or legal))
print(princeps.__file__, position.scores, *asked)
"""


def test_whole_games_are_played_with_the_new_question(copy: Path) -> None:
    played = run(copy, "-c", PLAY)
    assert played.startswith(str(copy))
    assert " spoils" in played
