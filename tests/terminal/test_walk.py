"""Stepping through a saved game in a terminal."""

import re

import pytest

from games_walk import every_game
from golden.make import folder_of
from princeps.kernel.recipe import load_recipe
from princeps.locale import catalogue, languages
from princeps.table.messages.replay import Moment
from princeps.terminal.replay import replay
from princeps.terminal.walk import StepSize, step_from
from terminal.tools import Desk

MOMENTS = [Moment(at, turn // 2, turn, None) for at, turn in enumerate((0, 0, 1, 1, 1, 2, 3, 3), 1)]


def walk(game: str, *typed: str, to: int | None = None, language: str = "en") -> str:
    desk = Desk(typed, width=100, height=40)
    replay(folder_of(game) / "two-players.json", to, None, as_json=False, language=language, screen=desk.screen)
    return desk.text


def places(text: str) -> list[int]:
    """The moments that were shown."""
    return [int(number) for number in re.findall(r"^(\d+) of \d+, round", text, re.MULTILINE)]


@pytest.mark.parametrize(
    ("index", "step_size", "back", "there"),
    [
        (3, "decision", False, 4),
        (7, "decision", False, 7),
        (0, "decision", True, 0),
        (0, "turn", False, 2),
        (3, "round", False, 5),
        (6, "turn", False, 7),
        (4, "turn", True, 2),
        (2, "turn", True, 0),
        (7, "round", True, 5),
        (5, "round", True, 0),
    ],
)
def test_steps_are_those_of_the_page(index: int, step_size: StepSize, back: bool, there: int) -> None:
    assert step_from(MOMENTS, index, step_size, back) == there


@every_game
def test_a_game_is_walked_through_forwards_and_back(name: str) -> None:
    text = walk(name, "n", "", "p", "nt", "pt", "nr", "pr", "7", "q")
    shown = places(text)
    assert shown[:4] == [1, 2, 3, 2]
    assert shown[4] > 2
    assert shown[-1] == 7
    assert "as Livia saw it" in text


@every_game
def test_the_same_moment_is_looked_at_from_each_seat_and_laid_open(name: str) -> None:
    text = walk(name, "9999999", "v", "o", "o", "v", "q")
    assert "as Marcus saw it" in text
    assert "at Marcus’s seat, with nothing hidden" in text
    ends = re.findall(r"^(\d+) of (\d+), round", text, re.MULTILINE)
    assert all(number == count for number, count in ends[1:]), "the end is the end for everybody"


@every_game
def test_a_game_that_is_not_over_is_not_laid_open(name: str) -> None:
    text = walk(name, "o", "", "q", to=40)
    assert catalogue("en").text("walk-still-hidden") in text
    assert "nothing hidden" not in text


@every_game
def test_what_is_not_understood_is_explained_and_the_end_of_input_ends(name: str) -> None:
    text = walk(name, "circus")
    assert catalogue("en").text("walk-help")[:40] in text


@every_game
@pytest.mark.parametrize("language", languages())
def test_every_moment_of_a_game_can_be_shown(name: str, language: str) -> None:
    moves = len(load_recipe(folder_of(name) / "two-players.json").moves)
    words = catalogue(language)
    words.problems.clear()
    text = walk(name, *["n"] * (moves // 10), "o", *["nt", "p", "v"] * 10, language=language)
    assert words.problems == []
    assert words.text("walk-prompt").strip() in text
