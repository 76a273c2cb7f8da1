"""Datasets: every decision as it was, the same for any number of workers, and after any interruption."""

import json
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

import princeps
from games_walk import every_game
from princeps.arena import Settings, read_settings
from princeps.arena.schedule import fixtures as fixtures_of
from princeps.bots.winning import win_shares
from princeps.cli import main
from princeps.dataset import folder as folders
from princeps.dataset import games as playing
from princeps.dataset.selfplay import Report, make
from princeps.dataset.tables import about
from princeps.envs.observation import Layout
from princeps.kernel.errors import PrincepsError
from princeps.kernel.match import Match
from princeps.kernel.recipe import parse_recipe
from princeps.workers.processes import Processes

GUIDE = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.fixture
def settings() -> Settings:
    return read_settings("trajan", ["random"], 2, seed=4)


@pytest.fixture
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "GAMES_A_FILE", 3)


def read(out: Path, name: str) -> pl.DataFrame:
    return pl.read_parquet(out / name / "*.parquet")


def contents(out: Path) -> dict[str, bytes]:
    return {str(file.relative_to(out)): file.read_bytes() for file in out.glob("*/*.parquet")}


# --- what is written -------------------------------------------------------------------------------------------------


@every_game
def test_every_row_is_a_decision_of_the_game_that_its_recipe_plays(name: str, tmp_path: Path) -> None:
    settings = read_settings(name, ["random"], 3, seed=1)
    make(settings, 2, tmp_path)
    games, decisions = read(tmp_path, "games"), read(tmp_path, "decisions")
    layout, rules = Layout.of(princeps.game(name), 3), princeps.game(name)
    assert decisions.height == games["decisions"].sum()
    for game in games.iter_rows(named=True):
        position = rules.new(3, game["seed"])
        rows = decisions.filter(pl.col("game") == game["game"]).sort("decision")
        for row in rows.iter_rows(named=True):
            seat = position.deciders[0]
            question = rules.questions.name_of(position.copy().state.players[seat].asked)
            assert (row["seat"], row["question"], row["round"]) == (seat, question, position.rounds)
            assert (row["legal"], row["points"]) == (position.legal(seat), position.scores[seat])
            assert np.array_equal(row["observation"], layout.observe(position.copy(), seat))
            assert rules.restore(row["position"]) == position
            position.apply(seat, row["answer"])
        end = Match.replay(rules, parse_recipe(game["recipe"], "a row")).position
        assert position.is_over
        assert end == position
        assert (game["scores"], game["ranks"]) == (list(end.scores), list(end.ranking))
        assert game["win_shares"] == pytest.approx(win_shares(end.ranking))
        for column, by_seat in {"score": "scores", "rank": "ranks", "win_share": "win_shares"}.items():
            assert rows[column].to_list() == [game[by_seat][seat] for seat in rows["seat"]]


@every_game
def test_play_at_random_in_compiled_code_is_the_play_of_random_bots(name: str) -> None:
    settings = read_settings(name, ["random"], 4, seed=2)
    fixtures = tuple(fixtures_of(settings, 2))
    compiled, bots = playing.play_at_random(settings, fixtures), playing.play_between_bots(settings, fixtures)
    for one, other in zip(compiled, bots, strict=True):
        assert one.number == other.number
        assert np.array_equal(one.answers, other.answers)


def test_a_file_says_what_its_numbers_mean(settings: Settings, tmp_path: Path) -> None:
    make(settings, 1, tmp_path)
    for name in ("games", "decisions"):
        written = json.loads(pl.read_parquet_metadata(tmp_path / name / "00001.parquet")["princeps"])
        assert written == json.loads(json.dumps(about(settings)))
    answer = read(tmp_path, "decisions")["answer"][0]
    assert written["actions"][answer] in princeps.game("trajan").actions.names


# --- the same for all ------------------------------------------------------------------------------------------------


def test_files_do_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    settings = read_settings("forum-trajanum", ["random", "tiro"], 2, seed=4)
    alone = make(settings, 4, tmp_path / "alone")
    together = make(settings, 4, tmp_path / "together", Processes(2))
    assert together == alone
    assert contents(tmp_path / "together") == contents(tmp_path / "alone")


def test_another_seed_gives_another_digest(settings: Settings, tmp_path: Path) -> None:
    one, other = (make(replace(settings, seed=seed), 1, tmp_path / str(seed)) for seed in (4, 5))
    assert one.digest != other.digest


def interrupted_after(games: int) -> Callable[[int], None]:
    left = games

    def press(more: int) -> None:
        nonlocal left
        left -= more
        if left <= 0:
            raise KeyboardInterrupt

    return press


@pytest.mark.parametrize("played", [2, 4])
@pytest.mark.usefixtures("small_files")
def test_an_interrupted_run_goes_on_without_playing_a_game_twice(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: int
) -> None:
    monkeypatch.setattr(playing, "GAMES_AT_ONCE", 1)
    whole = make(settings, 7, tmp_path / "whole")
    with pytest.raises(KeyboardInterrupt):
        make(settings, 7, tmp_path / "parts", on_progress=interrupted_after(played))
    again: list[int] = []
    original = playing.play_at_random

    def noting(given: Settings, job: playing.Job) -> list[playing.Played]:
        again.extend(fixture.number for fixture in job)
        return original(given, job)

    monkeypatch.setattr(playing, "play_at_random", noting)
    assert make(settings, 7, tmp_path / "parts") == whole
    assert again == [1, *range(played + 1, 8)]  # the first to compile what it needs
    assert contents(tmp_path / "parts") == contents(tmp_path / "whole")


@pytest.mark.usefixtures("small_files")
def test_more_games_can_be_asked_for_later(settings: Settings, tmp_path: Path) -> None:
    make(settings, 4, tmp_path / "parts")
    make(settings, 8, tmp_path / "parts")
    make(settings, 8, tmp_path / "whole")
    assert contents(tmp_path / "parts") == contents(tmp_path / "whole")


# --- refusals --------------------------------------------------------------------------------------------------------


def test_folders_that_hold_something_else_are_refused(settings: Settings, tmp_path: Path) -> None:
    make(settings, 2, tmp_path)
    with pytest.raises(PrincepsError, match="holds other games: there seed is 4, not 5"):
        make(replace(settings, seed=5), 2, tmp_path)
    with pytest.raises(PrincepsError, match="holds 2 games already, more than 1"):
        make(settings, 1, tmp_path)
    kept = tmp_path / "unfinished" / "00001.jsonl"
    kept.write_text("[1,[99,99]]\n[2,[99]]\n[3,[99]]\n", encoding="utf-8")
    with pytest.raises(PrincepsError, match="Game 1 cannot be played again"):
        make(settings, 3, tmp_path)
    kept.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(PrincepsError, match=r"00001\.jsonl is damaged"):
        make(settings, 3, tmp_path)


# --- the command line ------------------------------------------------------------------------------------------------


def call(monkeypatch: pytest.MonkeyPatch, *words: str) -> Any:
    monkeypatch.setattr(sys, "argv", ["princeps", "selfplay", *words])
    with pytest.raises(SystemExit) as left:
        main()
    return left.value.code


def test_the_command_prints_the_report(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], settings: Settings, tmp_path: Path
) -> None:
    words = ("trajan", "--bots", "random", "--players", "2", "--games", "2", "--seed", "4", "--workers", "1")
    assert call(monkeypatch, *words, "--out", str(tmp_path), "--json") == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert Report(**json.loads(printed.out)) == make(settings, 2, tmp_path)
    summary = json.loads((tmp_path / "dataset.json").read_text(encoding="utf-8"))["summary"]
    assert summary == json.loads(printed.out)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "nobody", "--players", "2"], "There is no bot “nobody”"),
        (["--bots", "random,random", "--games", "0"], "Play at least one game, not 0."),
        (["--bots", "random,random", "--ray", "here"], "--ray names a cluster as HOST:PORT, or auto, not 'here'."),
        (["--bots", "random"], "Trajan is for 2 to 4 players, not 1."),
    ],
)
def test_a_mistake_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    words: list[str],
    sentence: str,
) -> None:
    assert call(monkeypatch, "trajan", *words, "--out", str(tmp_path / "new")) == 2
    assert capsys.readouterr().err.startswith(f"princeps: {sentence}")


# --- docs/research.md ------------------------------------------------------------------------------------------------


def section(title: str) -> str:
    _, _, rest = GUIDE.read_text(encoding="utf-8").partition(f"## {title}\n")
    return rest.partition("\n## ")[0]


def test_the_guide_explains_every_column_in_order(settings: Settings, tmp_path: Path) -> None:
    make(settings, 1, tmp_path)
    explained = re.findall(r"^\| `(\w+)` \| `[^|]*` \|", section("Data"), re.MULTILINE)
    assert explained == [*read(tmp_path, "decisions").columns, *read(tmp_path, "games").columns]


def test_the_guides_loaders_run(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make(settings, 2, tmp_path / "build" / "games")
    monkeypatch.chdir(tmp_path)
    loaders = re.findall(r"```python\n(.*?)```", section("Data"), re.DOTALL)
    assert [re.findall(r"import (?:polars|pandas|torch)\b", loader)[0] for loader in loaders] == [
        "import polars",
        "import pandas",
        "import torch",
    ]
    for loader in loaders:
        exec(loader, {"__name__": "guide"})
