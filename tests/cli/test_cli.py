"""The command line as a person or a script uses it: output, errors, exit codes."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import princeps
from princeps.cli import main
from princeps.kernel.match import Match

Run = Callable[..., str]
Fail = Callable[..., str]

FORUM = "forum-trajanum"
SIMULATION_KEYS = [
    "games",
    "decisions",
    "decisions_per_game",
    "games_per_second",
    "decisions_per_second",
    "score_mean",
    "score_min",
    "score_max",
    "rounds",
    "digest",
]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command that succeeds; returns what it prints."""

    def call(*words: str) -> str:
        monkeypatch.setattr(sys, "argv", ["princeps", *words])
        with pytest.raises(SystemExit) as left:
            main()
        printed = capsys.readouterr()
        assert (left.value.code, printed.err) == (0, "")
        return printed.out

    return call


@pytest.fixture
def fail(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Fail:
    """Run a command that a user got wrong; returns the one sentence it says."""

    def call(*words: str) -> str:
        monkeypatch.setattr(sys, "argv", ["princeps", *words])
        with pytest.raises(SystemExit) as left:
            main()
        printed = capsys.readouterr()
        assert left.value.code == 2
        assert printed.out == ""
        assert printed.err.startswith("princeps: ")
        assert printed.err.count("\n") == 1
        return printed.err.removeprefix("princeps: ").rstrip("\n")

    return call


@pytest.fixture
def saved_game(tmp_path: Path) -> Path:
    """Two players' set-up choices, one of them taken back."""
    match = Match.new(princeps.game(FORUM), players=2, seed=7)
    match.apply(0, "crane.park")
    match.undo(0)
    match.apply(0, "crane.house")
    match.apply(1, "crane.park")
    match.recipe.save(tmp_path / "game.json")
    return tmp_path / "game.json"


def simulation(run: Run, *words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("simulate", FORUM, "--json", *words))
    return found


# --- simulate --------------------------------------------------------------------------------------------------------


def test_a_simulation_reports_what_was_played(run: Run) -> None:
    report = simulation(run, "--players", "3", "--games", "20", "--seed", "4")
    assert list(report) == SIMULATION_KEYS
    assert report["games"] == 20
    assert report["rounds"] == 12
    assert report["decisions_per_game"] == round(report["decisions"] / 20, 2)
    assert report["score_min"] <= report["score_mean"] <= report["score_max"]


def test_equal_arguments_give_an_equal_digest_for_any_number_of_workers(run: Run) -> None:
    alone = simulation(run, "--games", "600", "--seed", "1")
    together = simulation(run, "--games", "600", "--seed", "1", "--workers", "3")
    assert alone["digest"] == together["digest"]


def test_another_seed_or_option_gives_another_digest(run: Run) -> None:
    plain = simulation(run, "--games", "5")
    assert simulation(run, "--games", "5", "--seed", "1")["digest"] != plain["digest"]
    assert simulation(run, "--games", "5", "--option", "side-b=yes")["digest"] != plain["digest"]


def test_without_json_the_report_is_for_people(run: Run) -> None:
    lines = run("simulate", FORUM, "--games", "5").splitlines()
    assert [line.split()[0] for line in lines] == SIMULATION_KEYS


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "chess"], "There is no game “chess”; the games are: forum-trajanum"),
        (["simulate", FORUM, "--players", "5"], "Forum Trajanum is for 2 to 4 players, not 5."),
        (["simulate", FORUM, "--games", "0"], "Play at least one game, not 0."),
        (["simulate", FORUM, "--workers", "0"], "At least one worker is needed, not 0."),
        (["simulate", FORUM, "--seed", "-1"], "A seed is a whole number from 0 to"),
        (["simulate", FORUM, "--option", "colour=blue"], "There is no option “colour”; the options are: first-game,"),
        (["simulate", FORUM, "--option", "side-b=maybe"], "Option “side-b” is yes or no, not “maybe”."),
        (["simulate", FORUM, "--option", "handicap=7"], "Option “handicap” names a seat that does not exist"),
        (["simulate", FORUM, "--option", "=1"], "An option has the form name=value, not “=1”."),
        (["simulate", FORUM, "--edition", "nowhere.toml"], "nowhere.toml: "),
        (["simulate", FORUM, "--games", "many"], ""),
        (["simulate", FORUM, "--gamez", "3"], ""),
        (["simulate"], ""),
        (["sumilate"], ""),
        (["replay", "nowhere.json"], "nowhere.json: no such file or folder."),
        (["rules", "chess"], "There is no game “chess”"),
        (["puzzles", "list", "chess"], "There is no game “chess”"),
        (["puzzles", "list", FORUM, "--theme", "x"], "There is no theme “x”; the themes are: "),
        (["puzzles", "show", FORUM, "x"], "There is no puzzle “x”; princeps puzzles list forum-trajanum names them"),
        (["puzzles", "make", FORUM, "--out", "x", "--games", "0"], "At least one game and some time are needed."),
        (["replay", "nowhere.json", "--language", "xx"], "There is no language “xx”; the languages are: "),
        (["rules", FORUM, "--language", "tlh"], "There is no language “tlh”; the languages are: "),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(fail: Fail, words: list[str], sentence: str) -> None:
    assert fail(*words).startswith(sentence)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", FORUM, "--edition", "nowhere.toml"], "nowhere.toml: Datei oder Ordner nicht gefunden."),
        (["arena", FORUM, "--bots", "tiro,tiro", "--out", __file__], f"{__file__}: so eine Datei gibt es schon."),
        (["bench", "--out", __file__], f"{__file__}: so eine Datei gibt es schon."),
        (["rules", FORUM, "--file", "nowhere.toml"], "nowhere.toml: Datei oder Ordner nicht gefunden."),
        (["rules", FORUM, "--file", "nowhere.toml", "--language", "ru"], "nowhere.toml: файл или папка не найдены."),
        (["replay", "nowhere.json", "--language", "ru"], "nowhere.json: файл или папка не найдены."),
        (["serve", "--port", "99999"], "Port 99999 an 127.0.0.1 lässt sich nicht öffnen: diesen Port gibt es nicht."),
    ],
)
def test_what_the_system_refuses_is_reported_in_the_readers_language(
    fail: Fail, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str], sentence: str
) -> None:
    monkeypatch.setenv("PRINCEPS_LANGUAGE", "de")
    monkeypatch.setenv("PRINCEPS_DATA", str(tmp_path))
    assert fail(*words).startswith(sentence)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["rules", "chess"], "Ein Spiel „chess“ gibt es nicht; es gibt: forum-trajanum, trajan."),
        (["rules", "chess", "--language", "ru"], "Игры «chess» нет; есть: forum-trajanum, trajan."),
        (["rules", FORUM, "--language", "xx"], "Die Sprache „xx“ gibt es nicht; es gibt: de, en, ru."),
        (["simulate", FORUM, "--option", "colour=blue"], "Eine Option „colour“ gibt es nicht; es gibt: first-game,"),
        (["simulate", FORUM, "--option", "side-b=oui"], "Die Option „side-b“ ist yes oder no, nicht „oui“."),
        (["simulate", FORUM, "--option", "handicap=7"], "Die Option „handicap“ nennt einen Platz, den es nicht gibt"),
        (["simulate", FORUM, "--option", "handicap=all"], "Die Option „handicap“ ist eine Liste von Platznummern"),
        (["simulate", FORUM, "--option", "=1"], "Eine Option hat die Form Name=Wert, nicht „=1“."),
        (["simulate", "trajan", "--option", "time-loop=7"], "Für die Option „time-loop“ gibt es "),
        (["simulate", FORUM, "--players", "5"], "Forum Trajanum spielt man zu 2 bis 4, nicht zu 5."),
        (["simulate", FORUM, "--seed", "-1"], "Ein Startwert ist eine ganze Zahl von 0 bis 9223372036854775807, "),
        (["arena", FORUM, "--bots", "tiro,nemo"], "Einen Bot „nemo“ gibt es nicht; es gibt random, "),
        (["arena", FORUM, "--bots", "tiro/nemo"], "Einen Bot „tiro/nemo“ gibt es nicht; auf "),
        (["play", "--seed", "1"], "--seed gibt es nur im Terminal: Ergänze --terminal, oder wähle auf der Seite."),
        (["play", "--terminal", "chess"], "Ein Spiel „chess“ gibt es nicht; es gibt: forum-trajanum, trajan."),
        (["play", "--terminal", "chess", "--language", "ru"], "Игры «chess» нет; есть: forum-trajanum, trajan."),
        (["play", "--terminal", FORUM, "--seats", "human,nemo"], "Auf einem Platz kann „nemo“ nicht sitzen; möglich"),
        (["play", "--terminal", FORUM, "--names", "Ada"], "3 Plätze brauchen 3 Namen, nicht 1."),
        (["play", "--terminal", FORUM, "--names", "Ada,Ada,Ada"], "Zwei am Tisch haben denselben Namen."),
        (["play", "--terminal", FORUM, "--names", f"Ada,Eva,{'o' * 99}"], "Ein Name hat 1 bis "),
        (["play", "--terminal", FORUM, "--resume"], "GAME ist für eine neue Partie: Lass es weg, oder lass --resume"),
        (["play", "--terminal", "--resume"], "In "),
        (["play", "--terminal", "--bots", "tiro"], "--bots ist für die Seite und für gespeicherte Partien"),
        (["replay", __file__], f"{__file__} ist keine gespeicherte Partie von Princeps."),
        (["replay", __file__, "--seat", "1"], "--seat geht nur zusammen mit --prose."),
        (["replay", __file__, "--prose", "--json"], "--json passt nicht zu --prose."),
        (["serve", "--workers", "0"], "Nötig sind mindestens 1 für --workers und 1 für --thinkers."),
        (["serve", "--site", "play"], "Eine Adresse hat die Form https://play.example.org, nicht „play“."),
    ],
)
def test_a_mistake_is_reported_in_the_readers_language(
    fail: Fail, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str], sentence: str
) -> None:
    monkeypatch.setenv("PRINCEPS_LANGUAGE", "de")
    monkeypatch.setenv("PRINCEPS_DATA", str(tmp_path))
    assert fail(*words).startswith(sentence)


def test_an_unusable_data_folder_is_reported_in_the_readers_language(
    fail: Fail, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PRINCEPS_LANGUAGE", "de")
    monkeypatch.setenv("PRINCEPS_DATA", f"{__file__}/data")
    for words in (["play", "--no-browser"], ["serve"]):
        assert fail(*words) == f"{__file__}/data: ein Teil des Pfads ist kein Ordner."


# --- replay ----------------------------------------------------------------------------------------------------------


def test_replay_tells_how_the_game_stands(run: Run, saved_game: Path) -> None:
    told = json.loads(run("replay", str(saved_game), "--json"))
    assert (told["game"], told["players"], told["seed"]) == (FORUM, 2, 7)
    assert (told["moves"], told["moves_in_file"], told["deciders"]) == (4, 4, [0, 1])


def test_replay_stops_at_the_move_asked_for(run: Run, saved_game: Path) -> None:
    before_any_move = json.loads(run("replay", str(saved_game), "--json", "--to", "0"))
    after_the_undo = json.loads(run("replay", str(saved_game), "--json", "--to", "2"))
    assert after_the_undo["moves"] == 2
    assert after_the_undo["digest"] == before_any_move["digest"]


def test_replay_in_words_ends_with_the_scores(run: Run, saved_game: Path) -> None:
    assert run("replay", str(saved_game)).endswith("Livia: 0\nMarcus: 0\n")


def test_replay_tells_a_story(run: Run, saved_game: Path) -> None:
    seen_by_all = run("replay", str(saved_game), "--prose")
    assert "this game is not over yet" in seen_by_all
    assert "park crane" not in seen_by_all
    seen_by_marcus = run("replay", str(saved_game), "--prose", "--seat", "1", "--language", "de")
    assert "Aus der Sicht von Marcus" in seen_by_marcus
    assert "  > " in seen_by_marcus


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--prose", "--seat", "2"], "There is no seat 2 in this game: seats are 0 to 1."),
        (["--prose", "--json"], "--json does not go together with --prose."),
        (["--prose", "--step"], "--step does not go together with --prose."),
        (["--seat", "1"], "--seat only goes together with --prose."),
    ],
)
def test_replay_says_which_words_do_not_fit(fail: Fail, saved_game: Path, words: list[str], sentence: str) -> None:
    assert fail("replay", str(saved_game), *words) == sentence


def test_replay_names_the_move_that_cannot_be_played(fail: Fail, saved_game: Path) -> None:
    saved_game.write_text(saved_game.read_text().replace("1 crane.park", "1 end-turn"))
    assert fail("replay", str(saved_game)).startswith("Move 4 of this saved game cannot be played: ")


def test_replay_of_an_unknown_game(fail: Fail, saved_game: Path) -> None:
    saved_game.write_text(saved_game.read_text().replace(FORUM, "chess"))
    assert "There is no game “chess”" in fail("replay", str(saved_game))


# --- rules, help, compile --------------------------------------------------------------------------------------------


def test_rules_lists_every_option(run: Run) -> None:
    told = run("rules", FORUM)
    assert all(name.replace("_", "-") in told for name in princeps.game(FORUM).options.__dataclass_fields__)


def test_rules_are_printed_in_the_language_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Alle Coloniaplättchen liegen offen." in run("rules", FORUM, "--language", "de")
    monkeypatch.setenv("PRINCEPS_LANGUAGE", "de_AT.UTF-8")
    assert "Alle Coloniaplättchen liegen offen." in run("rules", FORUM)
    assert "All Colonia tiles lie face up." in run("rules", FORUM, "--language", "en")


def test_rules_prints_the_facts_of_the_edition(run: Run) -> None:
    told = run("rules", FORUM, "--edition")
    for fact in ("OOGG", "aqueduct", "cypresses", "eagle_envoy", "III-4", "area_bonus_points"):
        assert fact in told


def test_puzzles_are_listed_and_shown(run: Run) -> None:
    listed = json.loads(run("puzzles", "list", FORUM, "--json"))
    assert {"id", "theme", "difficulty", "players", "seat", "decisions", "question"} == set(listed[0])
    of_theme = json.loads(run("puzzles", "list", FORUM, "--theme", listed[0]["theme"], "--json"))
    assert listed[0] in of_theme
    assert listed[0]["id"] in run("puzzles", "list", FORUM)
    assert "The best turn" in run("puzzles", "show", FORUM, listed[0]["id"], "--language", "en")
    assert "Warum" in run("puzzles", "show", FORUM, listed[0]["id"], "--language", "de")


def test_compile_is_quiet_when_all_is_compiled(run: Run) -> None:
    assert run("compile") == ""


def test_help_teaches_the_commands() -> None:
    asked = [sys.executable, "-m", "princeps", "--help"]
    told = subprocess.run(asked, capture_output=True, text=True, timeout=240, check=True)
    for command in ("play", "serve", "simulate", "arena", "selfplay", "puzzles", "replay", "rules", "bench", "compile"):
        assert command in told.stdout
