"""`princeps analyse`: a report that needs nothing else, JSON that adds up, and one sentence about bad input."""

import json
import re
from pathlib import Path

import pytest

from games_walk import every_game
from princeps.cli import main

GOLDEN = Path(__file__).parents[1] / "golden"
QUICK = ("--iterations", "5", "--workers", "2")


def game_file(name: str) -> str:
    return str(GOLDEN / name / "two-players.json")


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int | str | None:
    monkeypatch.setattr("sys.argv", ["princeps", *words])
    with pytest.raises(SystemExit) as left:
        main()
    return left.value.code


@every_game
def test_json_adds_up_and_is_the_same_for_the_same_seed(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = []
    for _ in range(2):
        assert run(monkeypatch, "analyse", game_file(name), *QUICK, "--seed", "3", "--json") == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    found = json.loads(printed[0])
    for seat in found["seats"]:
        assert 0 <= seat["accuracy"] <= 100
        assert seat["start"] + seat["luck"] + seat["skill"] + seat["others"] == pytest.approx(seat["result"])
    wanted = {"seat", "number", "question", "chosen", "best", "lost_chance", "lost_points", "grade"}
    assert all(wanted <= set(it) for it in found["decisions"])


@every_game
def test_a_report_is_one_file_that_loads_nothing(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    report = tmp_path / "analysis.html"
    assert run(monkeypatch, "analyse", game_file(name), *QUICK, "--html", str(report), "--language", "de") == 0
    page = report.read_text(encoding="utf-8")
    assert '<html lang="de"' in page
    assert "<svg" in page
    assert re.findall(r"""(?:src|href)=["'](?!#)|url\(|@import|https?://(?!www\.w3\.org)|<script""", page) == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["missing.json"], "missing.json: no such file or folder."),
        (["TEXT"], "TEXT is not a saved game of Princeps."),
        (["GAME", "--iterations", "0"], "At least one iteration is needed, not 0."),
        (["GAME", "--html", "missing/analysis.html"], "missing/analysis.html: no such file or folder."),
        (["GAME", "--html", "FOLDER"], "FOLDER: that is a folder."),
    ],
)
def test_bad_input_is_told_in_one_sentence(
    words: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    (tmp_path / "text.json").write_text("no game", encoding="utf-8")
    places = {"GAME": game_file("trajan"), "TEXT": str(tmp_path / "text.json"), "FOLDER": str(tmp_path)}
    for name, place in places.items():
        words, sentence = [place if it == name else it for it in words], sentence.replace(name, place)
    assert run(monkeypatch, "analyse", *words, "--language", "en") == 2
    assert capsys.readouterr().err == f"princeps: {sentence}\n"
