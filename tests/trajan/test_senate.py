"""The senate: climbing, votes, ties, the election and the new stack of discs."""

import pytest

from princeps.games.trajan.scenario import Scene
from princeps.games.trajan.state import GREY, NOT_OWNED, YELLOW

pytestmark = pytest.mark.rules


def stack(scene: Scene) -> list[int]:
    """The seats on the start space of the senate, from the bottom to the top."""
    seats = range(scene.position.players)
    assert all(scene.player(seat).votes == 0 for seat in seats)
    return sorted(seats, key=lambda seat: int(scene.player(seat).height))


def test_the_way_up_the_track_gives_thirty_five_points() -> None:
    scene = Scene()
    for points in (2, 5, 9, 14, 20, 27, 35):
        assert scene.acting("senate").answer("climb").points() == {"senate": points}


def test_nobody_climbs_beyond_the_last_step() -> None:
    assert Scene().climb_to(7).acting("senate").choices() == ["end-turn"]


def test_the_disc_comes_to_lie_on_top() -> None:
    scene = Scene(3).climb_to(2, seat=2).climb_to(1, seat=0).acting("senate").answer("climb")
    assert scene.player(0).height > scene.player(2).height
    assert scene.end_quarter().position.deciders == (0,)


@pytest.mark.parametrize(("tiles", "consul"), [((), 1), (("votes-2",), 0), (("votes-2", "votes-5"), 0)])
def test_votes_of_track_and_tiles_are_added(tiles: tuple[str, ...], consul: int) -> None:
    scene = Scene().climb_to(2, seat=0).climb_to(3, seat=1).give(*tiles).end_quarter()
    assert scene.position.deciders == (consul,)


@pytest.mark.parametrize("kind", [2, 3, 4, 5])
def test_a_senate_tile_has_the_votes_that_its_name_says(kind: int) -> None:
    """Against a rival on the track with one vote less, and with one vote more."""
    for votes, consul in ((kind - 1, 0), (kind + 1, 1)):
        scene = Scene().give(f"votes-{kind}").climb_to(max(0, votes - 1), seat=1).end_quarter()
        assert scene.position.deciders == (consul,)


def test_of_equal_votes_the_higher_place_on_the_track_wins() -> None:
    scene = Scene().climb_to(4, seat=0).climb_to(1, seat=1).give("votes-3", seat=1).end_quarter()
    assert scene.position.deciders == (0,)


def test_on_the_same_space_the_upper_disc_wins() -> None:
    scene = Scene().climb_to(4, seat=0).climb_to(4, seat=1).end_quarter()
    assert scene.position.deciders == (1,)


def test_without_any_votes_the_stack_of_the_start_decides() -> None:
    """The start player lies at the bottom."""
    assert Scene(4).end_quarter().position.deciders == (3,)


@pytest.mark.parametrize(
    ("choice", "mine", "theirs"), [("bonus.1", "bread", "workers"), ("bonus.2", "workers", "bread")]
)
def test_the_consul_chooses_and_the_vice_consul_gets_the_other(choice: str, mine: str, theirs: str) -> None:
    scene = Scene(3).climb_to(3, seat=2).climb_to(2, seat=0).open_bonuses("bread", "workers").end_quarter()
    assert scene.choices() == ["bonus.1", "bonus.2"]
    scene.answer(choice)
    assert scene.player(2).bonus[scene.bonus(mine)] == YELLOW
    assert scene.player(0).bonus[scene.bonus(theirs)] == GREY
    assert (scene.player(1).bonus == NOT_OWNED).all()


def test_two_new_bonus_tiles_are_drawn_for_the_next_quarter() -> None:
    scene = Scene(4).end_quarter()
    before, bag = scene.state.bonus_open.tolist(), scene.state.bonus_left.sum()
    scene.answer("bonus.1")
    assert scene.state.bonus_left.sum() == bag - 2
    assert not set(scene.state.bonus_open.tolist()) & set(before)


def test_discs_are_stacked_by_votes_with_the_consul_on_top() -> None:
    scene = Scene(4).climb_to(2, seat=0).climb_to(5, seat=1).climb_to(1, seat=2).climb_to(3, seat=3)
    scene.end_quarter().answer("bonus.1")
    assert stack(scene) == [2, 0, 3, 1]


def test_senate_tiles_count_for_the_stack_and_then_are_gone() -> None:
    scene = Scene(3).climb_to(2, seat=0).climb_to(3, seat=1).give("votes-5", "votes-2", "votes-2", seat=2)
    scene.end_quarter().answer("bonus.1")
    assert stack(scene) == [0, 1, 2]
    assert scene.tiles(2) == {}


def test_everybody_starts_climbing_again_in_the_next_quarter() -> None:
    scene = Scene().climb_to(7).end_quarter().answer("bonus.1")
    assert scene.acting("senate").answer("climb").points()["senate"] == 2
