"""Whole tournaments: on disk, interrupted and resumed, side by side, and from the command line."""

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import princeps
from arena.outcomes import outcome, without_seconds
from princeps.arena import Settings, hold, read_settings
from princeps.arena import play as playing
from princeps.arena.play import Outcome
from princeps.arena.records import alone_in
from princeps.arena.report import draw_report
from princeps.arena.standings import standings
from princeps.bots import Bot, make_bot
from princeps.cli import main
from princeps.kernel.errors import PrincepsError
from princeps.kernel.game import Game
from princeps.kernel.match import Match
from princeps.kernel.recipe import load_recipe
from princeps.workers.processes import Processes

FORUM = "forum-trajanum"
BOT_KEYS = {
    "wins",
    "win_share",
    "ci95",
    "mean_score",
    "score_sd",
    "mean_rank",
    "rating",
    "seconds_per_decision",
    "seconds_per_sequence",
    "points_by_source",
}


@pytest.fixture
def settings() -> Settings:
    return read_settings(FORUM, ["random"], 2, seed=4)


def results(folder: Path) -> list[Outcome]:
    lines = (folder / "results.jsonl").read_text(encoding="utf-8").splitlines()
    return [Outcome(**json.loads(line)) for line in lines]


def games(folder: Path) -> list[Outcome]:
    """Without what differs from run to run."""
    return [replace(it, decision_seconds=[], sequence_seconds=[]) for it in results(folder)]


# --- on disk ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", princeps.games())
def test_the_folder_holds_settings_summary_results_recipes_and_a_report(game: str, tmp_path: Path) -> None:
    settings = read_settings(game, ["random"], 3, seed=1)
    found = hold(settings, 3, out=tmp_path / "made" / "here")
    folder = tmp_path / "made" / "here"
    told = json.loads((folder / "arena.json").read_text(encoding="utf-8"))
    assert told["settings"] == settings.as_data()
    assert told["summary"] == json.loads(json.dumps(found.as_data()))
    assert [it.number for it in results(folder)] == [1, 2, 3]
    assert sorted(file.name for file in (folder / "games").iterdir()) == ["00001.json", "00002.json", "00003.json"]
    for it in results(folder):
        end = Match.replay(princeps.game(game), load_recipe(folder / "games" / f"{it.number:05}.json")).position
        assert (end.is_over, list(end.scores)) == (True, it.scores)
    assert "<svg" in (folder / "report.html").read_text(encoding="utf-8")


def test_nothing_is_written_unless_asked_for(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    hold(settings, 2)
    assert list(tmp_path.iterdir()) == []


def test_two_workers_play_the_same_games_as_one(settings: Settings, tmp_path: Path) -> None:
    alone = hold(settings, 4, workers=Processes(1), out=tmp_path / "alone")
    together = hold(settings, 4, workers=Processes(2), out=tmp_path / "together")
    assert games(tmp_path / "together") == games(tmp_path / "alone")
    assert without_seconds(together.as_data()) == without_seconds(alone.as_data())


# --- broken off and taken up again -----------------------------------------------------------------------------------


def interrupted_at(game: int) -> Callable[..., Bot]:
    """Bots for two seats, until somebody presses Ctrl-C at the start of a game."""
    made = 0

    def make(name: str, rules: Game, seed: int, **_: bool) -> Bot:
        nonlocal made
        made += seed != 0  # a bot with seed 0 only warms up
        if made > 2 * (game - 1):
            raise KeyboardInterrupt
        return make_bot(name, rules, seed)

    return make


def test_an_interrupted_tournament_can_be_read_and_goes_on_to_the_same_end(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = hold(settings, 5, out=tmp_path / "whole")
    monkeypatch.setattr(playing, "make_bot", interrupted_at(3))
    with pytest.raises(KeyboardInterrupt):
        hold(settings, 5, out=tmp_path / "parts")
    monkeypatch.undo()
    assert len(results(tmp_path / "parts")) == 2
    assert json.loads((tmp_path / "parts" / "arena.json").read_text(encoding="utf-8"))["summary"]["games"] == 2
    assert (tmp_path / "parts" / "report.html").exists()
    resumed = hold(settings, 5, out=tmp_path / "parts")
    assert games(tmp_path / "parts") == games(tmp_path / "whole")
    assert without_seconds(resumed.as_data()) == without_seconds(whole.as_data())


def test_a_finished_tournament_is_not_played_again(settings: Settings, tmp_path: Path) -> None:
    first = hold(settings, 2, out=tmp_path)
    assert hold(settings, 2, out=tmp_path).as_data() == first.as_data()  # to the microsecond: nothing was measured


def test_more_games_can_be_asked_for_later(settings: Settings, tmp_path: Path) -> None:
    hold(settings, 2, out=tmp_path / "parts")
    hold(settings, 4, out=tmp_path / "parts")
    hold(settings, 4, out=tmp_path / "whole")
    assert games(tmp_path / "parts") == games(tmp_path / "whole")


def test_a_line_that_was_broken_off_is_played_again(settings: Settings, tmp_path: Path) -> None:
    hold(settings, 3, out=tmp_path)
    before = games(tmp_path)
    file = tmp_path / "results.jsonl"
    file.write_text(file.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    hold(settings, 3, out=tmp_path)
    assert games(tmp_path) == before


# --- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seed": 5}, "there seed is 4, not 5."),
        ({"players": 3}, "there players is 2, not 3."),
        ({"options": {"open_tiles": True}}, "there options is {}, not {'open_tiles': True}."),
        ({"rules": 99}, "there rules is "),
    ],
)
def test_a_folder_with_another_tournament_is_refused(
    settings: Settings, tmp_path: Path, change: dict[str, Any], sentence: str
) -> None:
    hold(settings, 1, out=tmp_path)
    with pytest.raises(PrincepsError) as refused:
        hold(replace(settings, **change), 1, out=tmp_path)
    assert f"{tmp_path} holds other games: {sentence}" in str(refused.value)
    assert len(results(tmp_path)) == 1


def test_two_runs_do_not_share_a_folder(settings: Settings, tmp_path: Path) -> None:
    with alone_in(tmp_path), pytest.raises(PrincepsError, match="Another run is playing"):
        hold(settings, 1, out=tmp_path)
    assert hold(settings, 1, out=tmp_path).games == 1


def test_fewer_games_than_there_are_is_refused(settings: Settings, tmp_path: Path) -> None:
    hold(settings, 2, out=tmp_path)
    with pytest.raises(PrincepsError, match="holds 2 games already, more than 1"):
        hold(settings, 1, out=tmp_path)


def test_damaged_files_are_refused(settings: Settings, tmp_path: Path) -> None:
    hold(settings, 1, out=tmp_path)
    (tmp_path / "results.jsonl").write_text('{"number": 1}\n', encoding="utf-8")
    with pytest.raises(PrincepsError, match=r"results\.jsonl is damaged"):
        hold(settings, 1, out=tmp_path)
    (tmp_path / "arena.json").write_text("[]", encoding="utf-8")
    with pytest.raises(PrincepsError, match=r"arena\.json is not the summary of games"):
        hold(settings, 1, out=tmp_path)


def test_a_folder_that_cannot_be_made_is_refused(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(PrincepsError, match="cannot be kept in"):
        hold(settings, 1, out=tmp_path / "file" / "folder")


# --- the report ------------------------------------------------------------------------------------------------------


def report(*outcomes: Outcome) -> str:
    bots = tuple(dict.fromkeys(name for it in outcomes for name in it.seats))
    settings = Settings("trajan", 1, "", bots, len(outcomes[0].seats), 0, {})
    by_source = dict.fromkeys(playing.source_words(settings), [-1] * settings.players)
    return draw_report(standings(settings, [replace(it, points_by_source=by_source) for it in outcomes]))


@pytest.mark.parametrize(
    "outcomes",
    [
        [outcome(1, "a b", [0, 0])],
        [outcome(1, "a a", [30, 12])],
        [outcome(n, "a b c d", [90 + n, 80 - n, 70, -5]) for n in range(1, 20)],
        [outcome(1, "<b> a&b", [3, 4])],
    ],
    ids=["nothing scored", "one bot", "four bots", "odd names"],
)
def test_the_report_is_well_formed_and_needs_nothing_else(outcomes: list[Outcome]) -> None:
    page = report(*outcomes)
    words = " ".join(ElementTree.fromstring(page).itertext())
    for heading in ("Ratings", "Win shares", "Scores", "Points by source", "Points by round", "All figures"):
        assert heading in words
    for name in outcomes[0].seats:
        assert name in words
    for foreign in ("http", "<script", "src=", "url(", "@import", "<link", "nan", "inf"):
        assert foreign not in page


def test_the_report_sets_bots_against_each_other_where_there_are_several() -> None:
    assert "Head to head" in report(outcome(1, "a b c", [3, 2, 1]))
    assert "Head to head" not in report(outcome(1, "a b", [3, 2]))


# --- the command line ------------------------------------------------------------------------------------------------


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[Any, str, str]]:
    """Run a command; returns its exit code, what it printed, and what it said on standard error."""

    def run(*words: str) -> tuple[Any, str, str]:
        monkeypatch.setattr(sys, "argv", ["princeps", "arena", *words])
        with pytest.raises(SystemExit) as left:
            main()
        return (left.value.code, *capsys.readouterr())

    return run


def test_the_command_prints_json_only(call: Callable[..., tuple[Any, str, str]], tmp_path: Path) -> None:
    words = ("trajan", "--bots", "random,random", "--games", "4", "--workers", "1", "--seed", "9")
    code, printed, said = call(*words, "--option", "random-setup=yes", "--json", "--out", str(tmp_path))
    assert (code, said) == (0, "")
    told = json.loads(printed)
    assert told == json.loads((tmp_path / "arena.json").read_text(encoding="utf-8"))["summary"]
    assert (told["game"], told["players"], told["games"], told["seed"]) == ("trajan", 2, 4, 9)
    assert told["options"] == {"random_setup": True}
    figures = told["bots"]["random"]
    assert set(figures) >= BOT_KEYS
    assert (figures["wins"], figures["win_share"]) == (4, 0.5)
    assert figures["ci95"][0] < 0.5 < figures["ci95"][1]
    assert set(figures["rating"]) == {"mu", "sigma"}
    assert set(figures["seconds_per_decision"]) >= {"median", "p99"}
    assert set(figures["seconds_per_sequence"]) == {"median", "p99", "max"}


def test_the_command_prints_tables_for_people(call: Callable[..., tuple[Any, str, str]]) -> None:
    code, printed, said = call(FORUM, "--bots", "random, random", "--games", "2", "--workers", "1")
    assert (code, said) == (0, "")
    assert printed.startswith("Forum Trajanum, 2 players, 2 games\n")
    for word in ("random", "50.0%", "rating", "longest", "Triumphal columns"):
        assert word in printed
    assert max(map(len, printed.splitlines())) <= 80


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([FORUM, "--bots", "nobody,random"], "There is no bot “nobody”"),
        ([FORUM, "--bots", "random,random", "--games", "0"], "Play at least one game, not 0."),
        ([FORUM, "--bots", "random,random", "--workers", "0"], "At least one worker is needed, not 0."),
        ([FORUM, "--bots", "random"], "Forum Trajanum is for 2 to 4 players, not 1."),
        (["chess", "--bots", "random,random"], "There is no game “chess”"),
        ([FORUM], ""),
    ],
)
def test_a_mistake_is_one_sentence(call: Callable[..., tuple[Any, str, str]], words: list[str], sentence: str) -> None:
    code, printed, said = call(*words)
    assert (code, printed, said.count("\n")) == (2, "", 1)
    assert said.startswith(f"princeps: {sentence}")
