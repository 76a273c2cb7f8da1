"""The action circle: sowing, its choice of colours, the time marker, and the end of a round."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations

import pytest

from princeps.games.trajan.actions import ACTION_NAMES
from princeps.games.trajan.scenario import Scene
from princeps.games.trajan.state import ACTIONS_OF_CIRCLE, COLOURS
from princeps.kernel.game import Position

pytestmark = pytest.mark.rules

Trays = tuple[tuple[int, ...], ...]


# An answer by which each action is known.
SIGNS = dict(zip(ACTION_NAMES, ("draw-two", "forum.bread", "recruit", "climb", "tile.cards", "hire"), strict=True))


@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("tray", ACTION_NAMES)
def test_the_last_marker_decides_the_action(tray: str, count: int) -> None:
    scene = Scene().offer("bread").markers(0, **{tray: "Y" * count}).turn().answer(f"tray.{tray}")
    target = ACTION_NAMES[(ACTION_NAMES.index(tray) + count) % ACTIONS_OF_CIRCLE]
    assert SIGNS[target] in scene.choices()


def test_only_trays_with_markers_can_be_chosen() -> None:
    scene = Scene().markers(forum="Y", trajan="OB").turn()
    assert scene.choices() == ["tray.forum", "tray.trajan"]


def test_one_marker_goes_into_each_tray_in_the_order_of_the_players_choice() -> None:
    scene = Scene().markers(military="YOB").turn().answer("tray.military", "sow.blue", "sow.yellow")
    assert scene.trays() == ["", "", "", "B", "Y", "O"]


def test_any_colour_of_the_tray_may_come_next() -> None:
    scene = Scene().markers(military="YOBW").turn().answer("tray.military", "sow.blue")
    assert scene.choices() == ["sow.yellow", "sow.orange", "sow.white"]


def test_what_leaves_no_choice_is_sown_without_a_question() -> None:
    scene = Scene().markers(military="YYY").turn().answer("tray.military")
    assert scene.trays() == ["", "", "", "Y", "Y", "Y"]
    scene = Scene().markers(military="YYO").turn().answer("tray.military", "sow.orange")
    assert scene.trays() == ["", "", "", "O", "Y", "Y"]


def test_six_markers_come_back_to_the_tray_they_were_taken_from() -> None:
    scene = Scene().markers(senate="YYYYYY").turn().answer("tray.senate")
    assert scene.trays() == ["Y"] * 6
    assert "climb" in scene.choices()


def test_with_seven_markers_the_first_tray_gets_two() -> None:
    scene = Scene().markers(senate="YYYYYYO").turn().answer("tray.senate")
    assert scene.trays()[4] == "Y"  # whichever comes second, one is yellow
    assert scene.choices() == ["sow.yellow", "sow.orange"]
    scene.answer("sow.orange")
    assert scene.trays() == ["Y", "Y", "Y", "Y", "YO", "Y"]
    assert "tile.cards" in scene.choices()


def test_nothing_of_the_sowing_is_left_behind() -> None:
    scene = Scene().markers(military="YOB", senate="Y").turn().answer("tray.military", "sow.blue", "sow.yellow")
    state = scene.state
    assert state.sowing.sum() == state.sow_count == state.sow_step == state.sow_from == 0
    assert state.sow_first == -1


# --- every way of sowing ---------------------------------------------------------------------------------------------


def ways_to_sow(position: Position) -> Iterator[Trays]:
    """The trays after every sequence of legal colours."""
    if not position.state.sowing.any():
        yield tuple(tuple(tray) for tray in position.state.players[0].tray.tolist())
        return
    for colour in position.legal(0):
        after = position.copy()
        after.play(0, colour)
        yield from ways_to_sow(after)


def all_distributions(markers: tuple[int, ...], source: int) -> set[Trays]:
    """By the book: every order in which the markers could be taken out of the hand, one tray after the other."""
    found = set()
    for order in set(permutations(markers)):
        trays = [[0] * COLOURS for _ in range(ACTIONS_OF_CIRCLE)]
        for step, colour in enumerate(order, 1):
            trays[(source + step) % ACTIONS_OF_CIRCLE][colour] += 1
        found.add(tuple(map(tuple, trays)))
    return found


HANDS = (
    "Y",
    "YY",
    "YO",
    "YOB",
    "YYG",
    "YOBW",
    "YYOO",
    "YYOBG",
    "YYOOBB",
    "YOBWPG",
    "YYOOBBW",
    "YYOOBWG",
    "YOOBBGG",
)


@pytest.mark.parametrize("hand", HANDS)
def test_every_distribution_is_reached_in_exactly_one_way(hand: str) -> None:
    scene = Scene().markers(trajan=hand).turn().answer("tray.trajan")
    found = list(ways_to_sow(scene.position))
    assert len(found) == len(set(found))
    assert set(found) == all_distributions(tuple("YOBWPG".index(letter) for letter in hand), source=4)


def contents_of_next_tray(position: Position) -> list[Position]:
    """Every way to fill the tray in question: the positions after it."""
    step = int(position.state.sow_step)
    after = []
    for colour in position.legal(0):
        following = position.copy()
        following.play(0, colour)
        on_the_way = following.state.sowing.any() and following.state.sow_step == step
        after += contents_of_next_tray(following) if on_the_way else [following]
    return after


def count_ways(position: Position, source: int, counted: dict[Trays, int]) -> int:
    """How many sequences of answers there are; no two of them may fill a tray alike."""
    if not position.state.sowing.any():
        return 1
    key = (tuple(position.state.sowing.tolist()), (int(position.state.sow_step), int(position.state.sow_first)))
    if key not in counted:
        tray = (source + 1 + int(position.state.sow_step)) % ACTIONS_OF_CIRCLE
        after = contents_of_next_tray(position)
        contents = [tuple(following.state.players[0].tray[tray].tolist()) for following in after]
        assert len(contents) == len(set(contents))
        counted[key] = sum(count_ways(following, source, counted) for following in after)
    return counted[key]


@cache
def count_distributions(hand: tuple[int, ...], trays: int) -> int:
    """By the book: what the next of `trays` trays may get, times what is then left to the others."""
    if not any(hand):
        return 1
    size = 2 if sum(hand) > trays else 1
    colours = [colour for colour, count in enumerate(hand) for _ in range(count)]
    total = 0
    for chosen in set(combinations(colours, size)):
        left = tuple(count - chosen.count(colour) for colour, count in enumerate(hand))
        total += count_distributions(left, trays - 1)
    return total


@pytest.mark.parametrize("count", range(1, 13))
def test_there_are_as_many_ways_to_sow_as_distributions(count: int) -> None:
    """Uniqueness tray by tray and equal numbers together: every distribution in exactly one way."""
    hand = "YYOOBBWWPPGG"[:count]
    scene = Scene().markers(seaport=hand).turn().answer("tray.seaport")
    counts = tuple(hand.count(letter) for letter in "YOBWPG")
    assert count_ways(scene.position, 0, {}) == count_distributions(counts, ACTIONS_OF_CIRCLE)


@pytest.mark.parametrize("count", range(7, 13))
def test_the_first_trays_get_two_of_more_than_six_markers(count: int) -> None:
    scene = Scene().markers(forum="YYOOBBWWPPGG"[:count]).turn().answer("tray.forum")
    while scene.state.sowing.any():
        scene.answer(scene.choices()[-1])
    sizes = [len(letters) for letters in scene.trays()]
    assert [sizes[(2 + step) % 6] for step in range(6)] == [2] * (count - 6) + [1] * (12 - count)


# --- time ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "spaces"), [(2, 11), (3, 16), (4, 21)])
def test_the_marker_that_arrives_at_its_start_ends_the_round(players: int, spaces: int) -> None:
    scene = Scene(players).at(time=spaces - 2).turn().answer("tray.trajan")
    assert scene.state.time == 0
    assert scene.state.round_ends == 1


@pytest.mark.parametrize(("players", "spaces"), [(2, 11), (3, 16), (4, 21)])
def test_one_space_before_its_start_the_round_goes_on(players: int, spaces: int) -> None:
    scene = Scene(players).at(time=spaces - 3).turn().answer("tray.trajan")
    assert scene.state.time == spaces - 1
    assert scene.state.round_ends == 0


def test_the_time_moves_by_all_markers_of_the_tray() -> None:
    scene = Scene(4).markers(forum="YYOOBBW").turn().answer("tray.forum")
    assert scene.state.time == 7


def test_the_marker_goes_on_from_where_it_stands_after_a_round() -> None:
    scene = Scene().at(time=10).turn().answer("tray.trajan", "decline", "end-turn")
    assert (scene.state.time, scene.state.round_of_quarter) == (1, 1)
    scene.answer("tray.trajan")
    assert scene.state.time == 3


def test_an_action_is_optional() -> None:
    scene = Scene().turn().answer("tray.trajan", "decline")
    assert scene.choices() == ["end-turn"]
    assert scene.answer("end-turn").position.deciders == (1,)
