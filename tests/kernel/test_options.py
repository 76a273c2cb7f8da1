"""Options: from words on a command line or values in a file, with one clear sentence for every mistake."""

from dataclasses import dataclass, fields
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

import princeps
from games_walk import every_game, examples, some_options
from princeps.kernel.errors import OptionError
from princeps.kernel.options import help_of, option, options_as_data, read_options


@dataclass(frozen=True)
class Choices:
    open_tiles: bool = option(False, "All tiles lie face up.")
    quick: bool = option(True, "Without the long scoring.")
    handicap: tuple[int, ...] = option((), "Seats with a handicap.")
    length: Literal["short", "long", 7] = option("short", "How long it takes.")


def read(players: int = 3, **given: Any) -> Choices:
    return read_options(Choices, given, players)


def test_what_is_not_given_has_its_default() -> None:
    assert read() == Choices()


@pytest.mark.parametrize("word", [True, 1, "yes", "Yes", "on", "TRUE", "1"])
def test_many_words_mean_yes(word: Any) -> None:
    assert read(open_tiles=word).open_tiles is True


@pytest.mark.parametrize("word", [False, 0, "no", "No", "off", "false", "0"])
def test_many_words_mean_no(word: Any) -> None:
    assert read(quick=word).quick is False


@pytest.mark.parametrize("word", ["maybe", "", None, 2, [], 1.5])
def test_other_words_mean_nothing(word: Any) -> None:
    with pytest.raises(OptionError, match=r"^Option 'open_tiles' is yes or no, not "):
        read(open_tiles=word)


@pytest.mark.parametrize(
    ("value", "seats"),
    [("0,2", (0, 2)), ("2, 0", (0, 2)), ("", ()), ([2, 1, 2], (1, 2)), ((), ()), ({0, 1}, (0, 1)), ("1", (1,))],
)
def test_seats_are_a_set(value: Any, seats: tuple[int, ...]) -> None:
    assert read(handicap=value).handicap == seats


@pytest.mark.parametrize("value", ["x", "0;1", [None], [[0]], "0 1", "1.5", [float("inf")]])
def test_seats_are_numbers(value: Any) -> None:
    with pytest.raises(OptionError, match=r"^Option 'handicap' is a list of seat numbers such as 0,2, not "):
        read(handicap=value)


@pytest.mark.parametrize("value", [3, None, True, 1.5])
def test_seats_are_a_list(value: Any) -> None:
    with pytest.raises(OptionError, match=r"^Option 'handicap' is a list of seat numbers such as 0,2, not "):
        read(handicap=value)


@pytest.mark.parametrize("value", ["3", "-1", [0, 99]])
def test_seats_exist(value: Any) -> None:
    with pytest.raises(OptionError, match=r"^Option 'handicap' names a seat that does not exist: seats are 0 to 2"):
        read(handicap=value)


def test_a_choice_is_one_of_a_few() -> None:
    assert read(length="long").length == "long"
    assert read(length="7").length == read(length=7).length == 7
    with pytest.raises(OptionError, match=r"^Option 'length' is one of short, long, 7, not 'endless'"):
        read(length="endless")


def test_names_may_be_written_with_hyphens() -> None:
    assert read_options(Choices, {"open-tiles": "yes"}, 2) == Choices(open_tiles=True)


def test_an_unknown_option_names_those_there_are() -> None:
    with pytest.raises(OptionError, match="'open-tile'; the options are: open-tiles, quick, handicap, length"):
        read_options(Choices, {"open-tile": "yes"}, 2)


def test_only_what_is_unusual_is_written_down() -> None:
    assert options_as_data(Choices()) == {}
    assert options_as_data(Choices(True, False, (0, 2), 7)) == {
        "open_tiles": True,
        "quick": False,
        "handicap": [0, 2],
        "length": 7,
    }


@every_game
@examples(compiled=50, interpreted=50)
@given(data=st.data())
def test_what_is_written_down_is_read_again(name: str, data: st.DataObject) -> None:
    game = princeps.game(name)
    chosen = read_options(game.options, data.draw(some_options(game, 2)), 2)
    assert read_options(game.options, options_as_data(chosen), 2) == chosen


@every_game
def test_every_option_explains_itself(name: str) -> None:
    game = princeps.game(name)
    for declared in fields(game.options):
        assert help_of(declared).endswith(".")
