"""The forum action: every kind of tile can be taken, and lies where it does some good."""

import pytest

from princeps.games.trajan.actions import ACTION_NAMES, FORUM_TILE_NAMES
from princeps.games.trajan.scenario import Scene
from princeps.games.trajan.state import NO_TILE

pytestmark = pytest.mark.rules


@pytest.mark.parametrize("kind", FORUM_TILE_NAMES)
def test_every_kind_of_tile_can_be_taken_from_the_forum(kind: str) -> None:
    scene = Scene().offer(kind, "bread", "bread").acting("forum").answer(f"forum.{kind}")
    assert scene.tiles() == {kind: 1}
    assert scene.state.forum[0] == NO_TILE
    assert (scene.state.forum != NO_TILE).sum() == 2
    assert scene.points() == {}


@pytest.mark.parametrize("action", ACTION_NAMES)
def test_every_extra_action_tile_can_be_taken_from_the_yellow_spaces(action: str) -> None:
    scene = Scene().offer("bread", extra=(action,)).acting("forum").answer(f"forum.extra-{action}")
    assert scene.tiles() == {f"extra-{action}": 1}
    assert (scene.state.extra == NO_TILE).all()


def test_equal_tiles_are_one_choice() -> None:
    scene = Scene().offer("games", "bread", "games", "extra-senate", extra=("senate", "senate")).acting("forum")
    assert scene.choices() == ["forum.bread", "forum.games", "forum.extra-senate", "decline"]


def test_of_equal_tiles_one_is_taken() -> None:
    scene = Scene().offer("games", "extra-senate", extra=("senate", "senate")).acting("forum")
    scene.answer("forum.extra-senate")
    assert scene.tiles() == {"extra-senate": 1}
    assert (scene.state.extra != NO_TILE).sum() + (scene.state.forum != NO_TILE).sum() == 3


def test_tiles_pile_up_without_limit() -> None:
    scene = Scene().give(*["votes-5"] * 3).offer("votes-5").acting("forum").answer("forum.votes-5")
    assert scene.tiles() == {"votes-5": 4}


def test_an_empty_forum_leaves_nothing_to_do() -> None:
    assert Scene().offer().acting("forum").choices() == ["end-turn"]


def test_taken_spaces_stay_empty_until_the_quarter_ends() -> None:
    scene = Scene().offer("games", "bread").acting("forum").answer("forum.games", "end-turn")
    assert scene.acting("forum", seat=1).choices() == ["forum.bread", "decline"]
