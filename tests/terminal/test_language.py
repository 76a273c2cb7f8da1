"""The language of the reader: asked for, or found in the environment."""

from dataclasses import fields

import pytest

from princeps.games import game, games
from princeps.kernel.options import help_of
from princeps.kernel.recipe import load_recipe
from princeps.locale import FALLBACK, catalogue, languages
from princeps.terminal import play, resume
from princeps.terminal.language import VARIABLES, LanguageError, choose_language
from princeps.terminal.replay import replay
from princeps.terminal.rules import print_options
from princeps.terminal.saves import games_folder
from terminal.tools import Desk, numbers

# --- choosing one ----------------------------------------------------------------------------------------------------


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """An environment without any language."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"PRINCEPS_LANGUAGE": "de", "LC_ALL": "en_GB.UTF-8"}, "de"),
        ({"LC_ALL": "de_AT.UTF-8", "LANG": "en_US.UTF-8"}, "de-AT"),
        ({"LC_ALL": "", "LC_MESSAGES": "de_DE@euro", "LANG": "en_US.UTF-8"}, "de-DE"),
        ({"LANG": "de_CH"}, "de-CH"),
        ({"LANG": "tlh_KX.UTF-8"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_follows_the_environment(
    variables: dict[str, str], expected: str, nowhere: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        nowhere.setenv(name, value)
    assert choose_language() == expected


def test_a_language_that_is_asked_for_comes_first(nowhere: pytest.MonkeyPatch) -> None:
    nowhere.setenv("LANG", "en_GB.UTF-8")
    assert choose_language("de") == "de"
    assert choose_language("de_AT") == "de-AT"


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(LanguageError, match=r"There is no language 'tlh'; the languages are: de, en"):
        choose_language("tlh")


# --- reading it ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games())
def test_a_whole_game_is_played_in_a_language(name: str, language: str) -> None:
    """Played, left, resumed and replayed, with every page looked at on the way."""
    words = catalogue(language)
    words.problems.clear()
    desk = Desk([*looking_around(), "q"])
    play(name, ["human", "random"], {}, 5, None, None, desk.screen, language)
    assert words.text("left-resume") in desk.text
    desk = Desk(numbers(seed=3))
    resume(None, desk.screen, language)
    assert words.text("resumed") in desk.text
    assert words.text("forum-trajanum-event-over") in desk.text
    assert words.problems == []


def looking_around() -> list[str]:
    """Every command of the help page, a choice between them, and something that is no choice."""
    pages = [line for command in ("s", "l", "b", "?") for line in (command, "", "1")]
    return [*pages, "u", "u", "w", "", "circus"]


def test_a_replay_is_worded_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    play("forum-trajanum", ["random", "random"], {}, 5, None, None, Desk([]).screen)
    (file,) = (file for file in games_folder().glob("*.json") if not file.name.endswith(".seats.json"))
    assert load_recipe(file).moves
    capsys.readouterr()
    replay(file, None, None, as_json=False, language="de")
    assert "Runde 12 von 12. Die Straßenkarten zeigen " in capsys.readouterr().out


@pytest.mark.parametrize("name", games())
def test_options_are_explained_in_a_language(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    print_options(game(name), catalogue("de"))
    told = capsys.readouterr().out
    assert "Optionen" in told
    assert "Das Programm" in told


@pytest.mark.parametrize("name", games())
def test_the_catalogue_says_the_same_as_the_options(name: str) -> None:
    """Games may not read the catalogue, so English stands in both; it must not drift apart."""
    for declared in fields(game(name).options):
        message = f"{name}-option-{declared.name.replace('_', '-')}"
        assert catalogue(FALLBACK).text(message) == help_of(declared)
