"""Menus: numbers for everybody, names for those who know them."""

import pytest

from princeps.locale import catalogue
from princeps.table import Group, WordedAnswer
from princeps.terminal.menu import Menu, matching


def answers(*names: str) -> tuple[WordedAnswer, ...]:
    return tuple(WordedAnswer(number, name, f"Do {name.replace('.', ' ')}", name) for number, name in enumerate(names))


TAKE = answers("take.a.r2c3", "take.a.r2c4", "take.b.r2c3", "tribune.a.r1c1", "tribune.b.r1c1", "tribune.b.r2c4")
BUILD = answers("build.park", "build-pair.park", "trade.park", "recolour.park.house", "recolour.house.park", "end-turn")


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("take.a.r2c4", ["take.a.r2c4"]),
        ("r2c4", ["take.a.r2c4"]),  # not the one that costs a Tribune
        ("2,4", ["take.a.r2c4"]),
        ("2/4", ["take.a.r2c4"]),
        ("R2C4", ["take.a.r2c4"]),
        ("tribune r2c4", ["tribune.b.r2c4"]),
        ("tri r2c4", ["tribune.b.r2c4"]),
        ("r2c3", ["take.a.r2c3", "take.b.r2c3"]),
        ("b r2c3", ["take.b.r2c3"]),
        ("r1c1", ["tribune.a.r1c1", "tribune.b.r1c1"]),
        ("tribune r1c", ["tribune.a.r1c1", "tribune.b.r1c1"]),
        ("r9c9", []),
    ],
)
def test_spaces_are_chosen_by_name(typed: str, names: list[str]) -> None:
    assert [answer.name for answer in matching(typed, TAKE)] == names


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("build park", ["build.park", "build-pair.park"]),
        ("build.park", ["build.park"]),
        ("pair", ["build-pair.park"]),
        ("park house", ["recolour.park.house"]),
        ("house park", ["recolour.house.park"]),
        ("rec", ["recolour.park.house", "recolour.house.park"]),
        ("end", ["end-turn"]),
        ("do trade", ["trade.park"]),  # words of the phrase
        ("circus", []),
        ("", []),
    ],
)
def test_a_bit_of_a_name_is_enough(typed: str, names: list[str]) -> None:
    assert [answer.name for answer in matching(typed, BUILD)] == names


def menu(*groups: Group, most: int = 12) -> Menu:
    return Menu(catalogue("en"), groups, most)


@pytest.mark.parametrize("typed", ["жёлтый", "желтый", "ЖЕЛ"])
def test_russian_may_be_typed_without_dots(typed: str) -> None:
    yellow = WordedAnswer(1, "marker.yellow", "жёлтый", "жёлтый")
    assert matching(typed, [yellow, *BUILD]) == [yellow]


def test_every_answer_has_a_number() -> None:
    made = menu(Group("Take", TAKE), Group("", BUILD[-1:]))
    assert [answer.name for answer in made.find("3")] == ["take.b.r2c3"]
    assert [answer.name for answer in made.find("7")] == ["end-turn"]
    assert made.find("0") == []
    assert made.find("8") == []


def test_the_largest_groups_are_folded_until_the_rest_can_be_read() -> None:
    many = answers(*(f"tribune.a.r1c{number}" for number in range(1, 13)))
    made = menu(Group("Few", TAKE[:3]), Group("Many", many), Group("", BUILD[-1:]))
    assert [entry.text for entry in made.entries] == [
        "take.a.r2c3",
        "take.a.r2c4",
        "take.b.r2c3",
        "Many (12)",
        "Do end-turn",
    ]
    assert made.find("4") == list(many)
    assert [answer.name for answer in made.find("r1c7")] == ["tribune.a.r1c7"]


def test_a_group_that_stands_alone_is_never_folded() -> None:
    many = answers(*(f"draw.r1c{number}" for number in range(1, 31)))
    assert len(menu(Group("Tiles", many)).entries) == 30


@pytest.mark.parametrize("width", [40, 80, 120])
def test_lines_fit(width: int) -> None:
    uneven = (*answers(*(f"draw.r1c{number}" for number in range(1, 9))), WordedAnswer(9, "x", "x", "an answer " * 3))
    made = menu(Group("Tiles", uneven), Group("Others of a kind", TAKE), Group("", BUILD), most=99)
    lines = [line.plain.rstrip() for line in made.lines(width)]
    assert all(len(line) <= width for line in lines)
    text = " ".join(lines)
    for number in range(1, len(made.entries) + 1):
        assert f"{number} " in text
