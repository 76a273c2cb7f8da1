"""What a newcomer meets: the guide, the forms, and what checks their work, here and on a public host."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml"))
FIELDS = {"markdown", "textarea", "input", "dropdown", "checkboxes"}


def read(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


def examples(language: str) -> list[str]:
    """The blocks of the guide in a language, without the indentation of a list."""
    blocks = re.findall(rf"^( *)```{language}\n(.*?)^ *```$", GUIDE, re.MULTILINE | re.DOTALL)
    return ["".join(line.removeprefix(indent) for line in text.splitlines(keepends=True)) for indent, text in blocks]


# --- the guide -------------------------------------------------------------------------------------------------------


def test_the_tour_begins_with_a_game_that_plays(capsys: pytest.CaptureFixture[str]) -> None:
    exec(examples("python")[0], {})
    assert capsys.readouterr().out.startswith("['")


def test_the_bot_of_the_guide_beats_chance_in_the_arena(tmp_path: Path) -> None:
    (tmp_path / "my_package.py").write_text(examples("python")[1], encoding="utf-8")
    words = ["arena", "trajan", "--bots", "my_package:MyBot,random", "--games", "4", "--workers", "1", "--json"]
    command = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from princeps.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", command, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["bots"]["my_package:MyBot"]["win_share"] == 1


def test_every_command_in_the_guide_exists() -> None:
    commands = "\n".join(examples("sh"))
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"make ([a-z]+)", commands)) <= targets
    for file in re.findall(r"\btests/\S+", GUIDE):
        assert (ROOT / file.strip("`.,;:")).exists() or "<" in file, file


def test_every_file_that_the_guide_names_is_there() -> None:
    named = re.findall(r"`((?:src|web|tests|docs)/[^`<>*… ]+)`", GUIDE)
    assert len(named) > 5
    assert [name for name in named if not (ROOT / name).exists()] == []


# --- checks ----------------------------------------------------------------------------------------------------------


def test_the_public_host_runs_what_we_run_on_every_python_that_we_support() -> None:
    job = read(".github/workflows/ci.yml")["jobs"]["check-and-test"]
    assert [step["run"] for step in job["steps"] if "run" in step] == [".ci/run"]
    pythons = job["strategy"]["matrix"]["python"]
    assert pythons == ["3.11", "3.12", "3.13"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={pythons[0]}"


def test_the_public_host_may_only_read() -> None:
    assert read(".github/workflows/ci.yml")["permissions"] == {"contents": "read"}


def test_before_a_commit_runs_what_make_check_runs() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipes = re.findall(r"^check-.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    checked = [line.strip().replace("$(BIN)", ".venv/bin") for recipe in recipes for line in recipe.splitlines()]
    (repository,) = read(".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    assert [hook["entry"] for hook in repository["hooks"]] == checked


# --- forms -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.stem)
def test_a_form_can_be_filled_in(file: Path) -> None:
    form = read(str(file.relative_to(ROOT)))
    assert {"name", "description", "body"} <= form.keys()
    assert {field["type"] for field in form["body"]} <= FIELDS
    questions = [field for field in form["body"] if field["type"] != "markdown"]
    assert all(field["attributes"]["label"] for field in questions)
    assert len({field["id"] for field in questions}) == len(questions)
    assert any(field.get("validations", {}).get("required") for field in questions)


def test_there_are_forms_for_faults_rules_and_ideas() -> None:
    assert [file.stem for file in FORMS] == ["bug", "idea", "rules"]
