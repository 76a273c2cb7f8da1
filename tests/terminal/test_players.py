"""Who sits where."""

import json
from pathlib import Path

import pytest

from princeps.games.forum_trajanum import GAME
from princeps.kernel.errors import PrincepsError, RecipeError
from princeps.terminal.players import load_seating, seat_players


def test_players_have_roman_names() -> None:
    seating = seat_players(["human", "random", "human"], None, None)
    assert seating.names == ("Livia", "Marcus", "Flavia")
    assert seating.humans() == [0, 2]
    assert list(seating.bots(GAME, 7)) == [1]


@pytest.mark.parametrize(
    ("kinds", "names", "problem"),
    [
        (["human", "genius"], None, "There is no player 'genius'; a seat is one of: human, random, "),
        (["human", "random"], ["Ada"], "2 seats need 2 names, not 1."),
        (["human", "random"], ["Ada", ""], "A name has 1 to 20 letters; '' does not."),
        (["human", "random"], ["Ada", "x" * 21], "A name has 1 to 20 letters"),
        (["human", "random"], ["Ada", "a\x1b[2J"], "A name has 1 to 20 letters"),
        (["human", "random"], ["Ada", "Ada"], "Two players have the same name."),
    ],
)
def test_mistakes_are_reported(kinds: list[str], names: list[str] | None, problem: str) -> None:
    with pytest.raises(PrincepsError) as caught:
        seat_players(kinds, names, None)
    assert problem in str(caught.value)


def test_saving_keeps_who_sits_where(tmp_path: Path) -> None:
    seating = seat_players(["human", "random"], ["Ада", "Bob"], Path("mine.toml"))
    seating.save(tmp_path / "x.seats.json")
    assert load_seating(tmp_path / "x.seats.json") == seating
    assert seating.edition == str(Path("mine.toml").resolve())


@pytest.mark.parametrize(
    "text", ["", "[]", '{"kinds": ["human"]}', '{"kinds": 3, "names": [], "edition": null, "over": 0}']
)
def test_a_broken_file_is_reported(text: str, tmp_path: Path) -> None:
    file = tmp_path / "x.seats.json"
    file.write_text(text)
    with pytest.raises(RecipeError, match="does not say who sits where"):
        load_seating(file)


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(RecipeError, match="which says who sits where, cannot be read"):
        load_seating(tmp_path / "x.seats.json")


def test_a_missing_bot_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "x.seats.json"
    file.write_text(json.dumps({"kinds": ["human", "hal"], "names": ["A", "B"], "edition": None, "over": False}))
    with pytest.raises(PrincepsError, match="hal"):
        load_seating(file)
