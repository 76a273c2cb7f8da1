"""Where games are kept."""

import errno
import os
import sqlite3
from datetime import datetime
from pathlib import Path

import pytest

from princeps.games.forum_trajanum.scenario import Scene
from princeps.kernel.errors import PrincepsError, RecipeError
from princeps.kernel.recipe import FORMAT, load_recipe
from princeps.locale import Catalogue, languages
from princeps.terminal.players import Seating
from princeps.terminal.saves import SaveError, games_folder, latest_unfinished, new_file, seats_file
from princeps.terminal.trouble import DATABASE_REASONS, REASONS, reason_of, troubles_in
from terminal.tools import sit_down

NOON = datetime(2030, 5, 17, 12, 0)


def keep(name: str, age: int, over: bool = False) -> Path:
    games_folder().mkdir(parents=True, exist_ok=True)
    file = games_folder() / f"{name}.json"
    file.write_text("{}")
    Seating(("human", "random"), ("A", "B"), None, over).save(seats_file(file))
    os.utime(file, (1000 - age, 1000 - age))
    return file


def test_the_folder_follows_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert games_folder() == tmp_path / "games"
    monkeypatch.delenv("PRINCEPS_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert games_folder() == Path("/data/princeps/games")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/livia")
    assert games_folder() == Path("/home/livia/.local/share/princeps/games")


def test_every_game_has_a_file_of_its_own() -> None:
    first = new_file("forum-trajanum", NOON)
    first.touch()
    second = new_file("forum-trajanum", NOON)
    assert (first.name, second.name) == (
        "2030-05-17-1200-forum-trajanum.json",
        "2030-05-17-1200-forum-trajanum-2.json",
    )


def test_a_folder_that_cannot_be_created_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("PRINCEPS_DATA", str(tmp_path / "file"))
    with pytest.raises(PrincepsError, match="Games cannot be kept in"):
        new_file("forum-trajanum", NOON)


def test_the_latest_unfinished_game_is_found() -> None:
    keep("older", age=300)
    wanted = keep("wanted", age=200)
    keep("finished", age=100, over=True)
    (games_folder() / "no-seats.json").write_text("{}")
    assert latest_unfinished() == wanted


def test_without_games_there_is_nothing_to_continue() -> None:
    with pytest.raises(PrincepsError, match="There is no unfinished game in"):
        latest_unfinished()
    keep("finished", age=100, over=True)
    with pytest.raises(PrincepsError, match="There is no unfinished game in"):
        latest_unfinished()


# --- what the operating system refuses -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", [*REASONS, errno.EXDEV])
def test_every_refusal_of_the_system_has_words(number: int, language: str) -> None:
    words = Catalogue([language])  # which falls back on nothing
    reason = reason_of(OSError(number, os.strerror(number)), words)
    assert words.problems == []
    assert os.strerror(number) not in reason


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The game cannot be saved as {file}: no such file or folder."),
        ("de", "Die Partie kann nicht gespeichert werden als {file}: Datei oder Ordner nicht gefunden."),
        ("ru", "Не удалось сохранить партию как {file}: файл или папка не найдены."),
    ],
)
def test_a_game_that_cannot_be_saved_is_reported_in_the_players_language(
    language: str, sentence: str, tmp_path: Path
) -> None:
    session = sit_down(Scene().turn(), tmp_path, language=language)
    file = tmp_path / "nowhere" / "game.json"
    with pytest.raises(SaveError) as caught:
        session.save_as(file)
    assert str(caught.value) == sentence.format(file=file)


def test_unreadable_files_are_reported_in_the_players_language(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"game\.json: Datei oder Ordner nicht gefunden"), troubles_in("de"):
        load_recipe(tmp_path / "game.json")
    with pytest.raises(SaveError, match="это папка"), troubles_in("ru"):
        load_recipe(tmp_path)


def test_what_was_reported_in_one_language_is_not_reported_again_in_another(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="файл или папка не найдены"), troubles_in("de"), troubles_in("ru"):
        load_recipe(tmp_path / "game.json")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", DATABASE_REASONS)
def test_every_refusal_of_a_database_has_words(name: str, language: str) -> None:
    cause = sqlite3.OperationalError("in SQLite's words")
    cause.sqlite_errorname = f"{name}_DETAIL"
    words = Catalogue([language])
    with pytest.raises(SaveError) as caught, troubles_in(language):
        raise PrincepsError("The database cannot be used.") from cause
    reason = words.text(f"trouble-{DATABASE_REASONS[name]}")
    assert str(caught.value) == words.text("trouble-database", reason=reason)
    assert words.problems == []


def test_what_the_catalogue_has_no_sentence_for_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(f'{{"princeps": {FORMAT}}}')
    with pytest.raises(RecipeError, match="is missing"), troubles_in("de"):
        load_recipe(tmp_path / "game.json")
