"""The decision language: numbers for rules, names for people and files."""

import pytest

import princeps
from games_walk import every_game
from princeps.kernel.actions import ActionSpace


@pytest.fixture
def space() -> ActionSpace:
    space = ActionSpace("tests.actions")
    space.block("take", ("a", "b"), ("x", "y", "z"))
    space.block("end")
    space.block("pay", ("none", "all"))
    return space


def test_blocks_follow_each_other(space: ActionSpace) -> None:
    assert [(block.name, block.first, block.size) for block in space.blocks] == [
        ("take", 0, 6),
        ("end", 6, 1),
        ("pay", 7, 2),
    ]
    assert space.size == 9
    assert space.block("more", ("1", "2")) == 9


def test_names_say_where_an_action_stands_in_its_block(space: ActionSpace) -> None:
    assert space.names[:6] == ("take.a.x", "take.a.y", "take.a.z", "take.b.x", "take.b.y", "take.b.z")
    assert space.names[6:] == ("end", "pay.none", "pay.all")


def test_numbers_are_added_up_as_rules_do(space: ActionSpace) -> None:
    take = space.blocks[0]
    assert [take.indices(take.first + 3 * card + place) for card in range(2) for place in range(3)] == [
        (card, place) for card in range(2) for place in range(3)
    ]
    assert space.blocks[1].indices(6) == ()


def test_names_and_numbers_are_two_sides_of_one_thing(space: ActionSpace) -> None:
    assert [space.numbers[name] for name in space.names] == list(range(space.size))


def test_every_action_has_its_block(space: ActionSpace) -> None:
    assert [space.block_of(action).name for action in range(space.size)] == ["take"] * 6 + ["end"] + ["pay"] * 2


@pytest.mark.parametrize("action", [-1, 9, 1000])
def test_other_numbers_have_no_name(space: ActionSpace, action: int) -> None:
    with pytest.raises(IndexError, match=f"there is no action number {action}"):
        space.block_of(action)


@every_game
def test_no_two_actions_of_a_game_have_the_same_name(name: str) -> None:
    game = princeps.game(name)
    assert len(set(game.actions.names)) == game.actions.size == len(game.actions.numbers)


@every_game
def test_names_can_stand_in_a_recipe(name: str) -> None:
    game = princeps.game(name)
    assert "undo" not in game.actions.numbers
    for action in game.actions.names:
        assert action.isascii()
        assert action.isprintable()
        assert " " not in action


@every_game
def test_numbers_fit_into_the_buffers(name: str) -> None:
    game = princeps.game(name)
    assert game.actions.size < 2**15
