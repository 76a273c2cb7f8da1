"""A round up to the building action: street cards, taking and passing tiles, showing and using them."""

import pytest

from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.forum_trajanum.state import HAND_OWN, HAND_RECEIVED, NO_TILE, TAKING

pytestmark = pytest.mark.rules


def take_somehow(scene: Scene, *seats: int) -> Scene:
    """These seats take the first tiles they can and pass the first on."""
    for seat in seats:
        while scene.state.stage == TAKING and seat in scene.position.deciders:
            scene.answer(scene.choices(seat)[0], seat=seat)
    return scene


def hand(scene: Scene, seat: int = 0) -> tuple[int, int]:
    return int(scene.player(seat).hand[HAND_OWN]), int(scene.player(seat).hand[HAND_RECEIVED])


# --- taking and passing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("street", ["row-1", "row-4", "column-1", "column-5"])
def test_a_street_card_names_a_row_or_a_column(street: str) -> None:
    scene = Scene().taking(street, "row-6")
    spaces = [choice.split(".")[2] for choice in scene.choices(0) if choice.startswith("take.a.")]
    place = slice(0, 2) if street.startswith("row") else slice(2, 4)
    assert {name[place] for name in spaces} == {f"{street[0]}{street[-1]}"}
    assert len(spaces) == 6 - (0 if street[-1] == "1" else 1)  # a temple has no tile


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tile_passed_on_goes_to_the_right_neighbour(players: int) -> None:
    scene = Scene(players).lay_tile("builder+coin", "r1c2", seat=0).lay_tile("coin+coin", "r1c3", seat=0)
    scene.taking("row-1", "row-1").answer("take.a.r1c2", "take.b.r1c3", "pass.b", seat=0)
    take_somehow(scene, *range(1, players))
    assert hand(scene, seat=players - 1)[1] == scene.face("coin+coin")
    assert hand(scene, seat=0)[0] == scene.face("builder+coin")


def test_nothing_moves_before_everybody_has_taken() -> None:
    scene = Scene().taking("row-2", "row-3").answer("take.a.r2c1", "take.b.r3c1", "pass.a", seat=0)
    assert scene.picture()[1:3] == ["##T###", "####T#"]
    assert scene.position.deciders == (1,)
    assert scene.choices(0) == []
    take_somehow(scene, 1)
    assert scene.picture()[1:3] == [".#T###", ".###T#"]


def test_a_tile_from_a_corner_uncovers_its_crane() -> None:
    scene = Scene().taking("row-1", "row-3").answer("take.a.r1c6", "take.b.r3c1", "pass.a", seat=0)
    assert take_somehow(scene, 1).picture()[0] == "#####K"


def test_the_tribunes_are_given_up_when_the_tiles_are_taken() -> None:
    scene = Scene().give(tribune=3).taking("row-2", "row-3")
    scene.answer("tribune.a.r6c6", "tribune.b.r5c5", "pass.a", seat=0)
    assert take_somehow(scene, 1).owned() == {"tribune": 1}
    assert scene.picture()[4:] == ["###T.#", "#####K"]


def test_a_single_tribune_ignores_a_single_card() -> None:
    scene = Scene().give(tribune=1).taking("row-2", "row-3").answer("tribune.a.r6c6", seat=0)
    assert {choice.split(".")[0] for choice in scene.choices(0)} == {"take"}


def test_a_tribune_does_not_take_the_tile_just_taken() -> None:
    scene = Scene().give(tribune=1).taking("row-2", "row-3").answer("take.a.r2c1", seat=0)
    assert "tribune.b.r2c1" not in scene.choices(0)
    assert "tribune.b.r2c2" in scene.choices(0)


@pytest.mark.parametrize(("tribunes", "tiles"), [(0, 0), (1, 1), (2, 2)])
def test_with_both_streets_empty_each_tribune_takes_a_tile(tribunes: int, tiles: int) -> None:
    scene = Scene().vacate().give(tribune=tribunes).taking("row-2", "row-3")
    for answer in ("tribune.a.r1c1", "tribune.b.r6c6", "pass.a")[: tiles if tiles < 2 else 3]:
        scene.answer(answer, seat=0)
    take_somehow(scene, 1)
    assert "".join(scene.picture()).count("K") == tiles
    assert (hand(scene, 1)[1] == NO_TILE) == (tiles < 2)


def test_the_last_tile_of_the_grid_leaves_nothing_for_a_tribune_to_take() -> None:
    scene = Scene().draw_colonia("k....# ..T... ....T. .T.... ...T.. k....k").give(tribune=1)
    scene.taking("row-1", "row-2").answer("take.a.r1c6", seat=0)
    assert scene.position.deciders == (1,)


def test_without_any_tile_in_the_grid_there_is_nothing_to_ask() -> None:
    scene = Scene().vacate().put("k", "r1c1", "r1c6", "r6c1", "r6c6").give(tribune=2).taking("row-1", "row-6")
    assert scene.position.deciders == (1,)
    assert take_somehow(scene, 1).owned() == {"tribune": 2}


# --- showing and using -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "owned"),
    [
        ("house-worker+house-worker", {"house": 2}),
        ("park-worker+assistant", {"park": 1, "assistant": 1}),
        ("builder+tribune", {"builder": 1, "tribune": 1}),
        ("coin+coin", {"coin": 2}),
        ("upgrade+assistant", {"assistant": 1}),
    ],
)
def test_a_tile_gives_all_that_it_shows(tile: str, owned: dict[str, int]) -> None:
    scene = Scene().hold(own=tile).turn()
    assert scene.owned() == owned
    assert scene.player().bar == tile.count("upgrade")


def test_one_of_the_two_tiles_is_used() -> None:
    assert Scene().hold("coin+coin", "builder+coin").turn().answer("use.own").owned() == {"coin": 2}
    assert Scene().hold("coin+coin", "builder+coin").turn().answer("use.received").owned() == {"builder": 1, "coin": 1}


def test_for_two_tribunes_both_tiles_are_used() -> None:
    scene = Scene().give(tribune=2).hold("coin+coin", "builder+coin").turn().answer("use.received-then-own")
    assert scene.owned() == {"builder": 1, "coin": 3}
    assert scene.player().ship == 1
    assert scene.player().beside[scene.face("builder+coin")] == 1


def test_two_citizens_of_one_class_can_be_used_in_one_turn() -> None:
    scene = Scene().give(tribune=2).hold("merchant", "merchant").turn()
    scene.answer("use.own-then-received", "row.merchant-2", "row.merchant-2", "gain.coin")
    assert scene.citizens() == {"merchant-2": 2}
    assert scene.owned() == {"coin": 1}


def test_hands_are_shown_turn_by_turn() -> None:
    scene = Scene().hold("coin+coin", "builder+coin").hold("coin+coin", "builder+coin", seat=1).turn()
    assert [scene.player(seat).shown for seat in range(2)] == [1, 0]
    scene.answer("use.own", "end-turn")
    assert [scene.player(seat).shown for seat in range(2)] == [1, 1]
    assert scene.position.deciders == (1,)
