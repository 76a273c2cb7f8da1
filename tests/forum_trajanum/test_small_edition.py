"""The rules follow the edition file: the same game with the figures of `small.toml`, in which everything differs."""

from pathlib import Path

import pytest

from princeps.games.forum_trajanum import GAME
from princeps.games.forum_trajanum.edition import READER
from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.forum_trajanum.state import BESIDE_COLUMN, EAGLE, NO_SQUARE

pytestmark = pytest.mark.rules

SMALL = READER.load(Path(__file__).with_name("small.toml"))
EMPTY = "#..T.# ...... T..... .....T ...... #.T..#"


def small(players: int = 2) -> Scene:
    """Everything is vacated, and the temples stand where the edition has them."""
    return Scene(players, edition=SMALL).draw_colonia(EMPTY)


def erect(scene: Scene, grey: str, level: int) -> Scene:
    scene.set_tracks(**{grey: level - 1}).give(builder=1).building()
    return scene.answer(f"build.{grey}", "site.r2c1")


# --- set-up ----------------------------------------------------------------------------------------------------------


def test_temples_stand_elsewhere() -> None:
    assert Scene(edition=SMALL).picture() == ["###T##", "######", "T#####", "#####T", "######", "##T###"]


def test_players_start_with_other_resources() -> None:
    position = GAME.new(2, 1, {"random_setup": True}, SMALL)
    for player in position.state.players[:2]:
        expected = [0, 1, 0, 0, 0, 3, 2, 4]
        expected[int(player.worker)] += 1
        assert player.resources.tolist() == expected


@pytest.mark.parametrize(("players", "boards"), [(2, 2), (3, 3), (4, 4)])
def test_the_forum_has_as_many_boards_as_the_file_lays_out(players: int, boards: int) -> None:
    state = GAME.new(players, 1, {}, SMALL).state
    assert (state.square != NO_SQUARE).sum() == 12 * boards


def test_a_forum_may_have_more_or_fewer_eagles_than_boards() -> None:
    eagles = {int((GAME.new(2, seed, {}, SMALL).state.square == EAGLE).sum()) for seed in range(12)}
    assert eagles >= {1, 2, 3}


def test_streets_follow_the_order_of_the_symbols() -> None:
    """The first symbol of the file marks the second row, the fourth the second column."""
    street = Scene(edition=SMALL).player().street
    assert street[0] == 1
    assert street[3] == 6 + 1


def test_stocks_are_those_of_the_file() -> None:
    state = Scene(edition=SMALL).state
    assert state.single.tolist() == [9, 8, 7, 6]
    assert state.double.tolist() == [6, 5, 4, 3]


def test_a_tile_may_show_three_things() -> None:
    scene = small().hold(own="fountain-worker+park-worker+coin").turn()
    assert scene.owned() == {"fountain": 1, "park": 1, "coin": 1}


def test_a_whole_game_can_be_played() -> None:
    position = GAME.new(3, 5, {"side_b": True, "handicap": [1]}, SMALL)
    while not position.is_over:
        seat = position.deciders[0]
        legal = position.legal(seat)
        position.apply(seat, legal[len(legal) // 2])
    assert sorted(position.ranking)[0] == 1


# --- buildings -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("colour", "letters"), [("fountain", "Mf"), ("house", "Ch"), ("stable", "Ls"), ("park", "Bp")])
def test_double_tiles_pair_other_buildings(colour: str, letters: str) -> None:
    scene = small().give(builder=1, **{colour: 1}).building()
    scene.answer(f"build-mixed.{colour}", "double-site.r2c1.east")
    assert scene.picture()[1] == f"{letters}...."


def test_single_tiles_have_other_backs() -> None:
    scene = small().give(builder=1, fountain=1).stock("single", fountain=0).building()
    assert "build.column" not in scene.choices()
    assert "build.fountain" not in scene.choices()
    assert "build.library" in scene.choices()


# --- tracks ----------------------------------------------------------------------------------------------------------


def test_the_library_track() -> None:
    assert erect(small(), "library", 1).answer("benefit.1").owned() == {"coin": 2}
    scene = erect(small().lay_tile("builder", "r5c5"), "library", 2).answer("benefit.2", "draw.r5c5")
    assert scene.owned() == {"builder": 1}
    scene = erect(small(), "library", 3).answer("benefit.3", "gain.park-worker", "gain.house-worker")
    assert scene.owned() == {"park": 1, "house": 1}
    scene = erect(small(), "library", 4).answer("benefit.4", "bonus.points")
    assert scene.owned() == {"coin": 1}
    assert scene.points() == {"area-bonus": 4, "marker": 5}


def test_the_basilica_track() -> None:
    scene = erect(small().load_ship(1).draw_forum("B*O"), "basilica", 1).answer("benefit.1")
    assert scene.choices() == ["envoy.r1c1", "envoy.r1c3", "decline"]
    assert erect(small(), "basilica", 2).answer("benefit.2").owned() == {"assistant": 1, "tribune": 1}
    assert erect(small(), "basilica", 3).answer("benefit.3").owned() == {"builder": 2}
    scene = erect(small().load_ship(1).draw_forum("B*O"), "basilica", 4).answer("benefit.4")
    assert scene.choices() == ["envoy.r1c2", "decline"]
    assert scene.answer("envoy.r1c2").points() == {"marker": 5}


def test_the_market_track() -> None:
    assert erect(small(), "market", 1).answer("benefit.1").player().bar == 2
    assert erect(small(), "market", 2).answer("benefit.2", "gain.park-worker").owned() == {"park": 1, "coin": 1}
    assert erect(small(), "market", 4).answer("benefit.4").owned() == {"tribune": 3}


def test_a_building_action_inside_another_goes_on_along_the_same_track() -> None:
    """Here the third market gives a building action, and the fourth market may be built with it."""
    scene = erect(small().give(builder=1), "market", 3).answer("benefit.3", "build.market", "site.r2c2", "benefit.4")
    assert scene.owned() == {"tribune": 3}
    assert scene.points() == {"marker": 5}
    assert scene.player().track.tolist() == [0, 0, BESIDE_COLUMN]
    assert scene.choices() == ["end-turn"]


# --- values ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cycle", "column", "crane"), [(1, 5, 4), (2, 4, 3), (3, 2, 2)])
def test_columns_and_cranes(cycle: int, column: int, crane: int) -> None:
    scene = small().at(cycle).settle("craftsman-1").give(builder=1).building().answer("build.column", "site.r2c1")
    assert scene.points() == {"column": column + 1}
    scene = small().at(cycle).colour_cranes("park", "house", "stable", "fountain")
    scene.put("K", "r1c1").put("p", "r2c1", "r3c2")
    assert scene.scoring().points() == {"crane": 2 * crane}


@pytest.mark.parametrize(("citizens", "value"), [(0, 2), (1, 3), (2, 5)])
def test_rows(citizens: int, value: int) -> None:
    scene = small().settle(*["patrician-2"] * citizens).give(coin=1).put("L", "r2c1").put("B", "r2c2").scoring()
    if citizens:
        scene.answer("pay.2")
    assert scene.points() == {"colonia": 2 * value}


def test_eagles_and_area_bonus() -> None:
    scene = small().draw_forum("B*BB").send("r1c1", "r1c2").set_bar(0)
    assert scene.scoring().points() == {"eagle": 5 + 2, "area": 2}
    scene = small().give(park=1).load_ship(1).draw_forum("GB").building()
    scene.answer("build.park", "site.r2c1", "envoy.r1c1", "bonus.points")
    assert scene.points() == {"area-bonus": 4}


@pytest.mark.parametrize(
    ("step", "turned", "area", "task"), [(0, False, 3, 2), (4, False, 11, 8), (0, True, 6, 4), (4, True, 14, 10)]
)
def test_the_prestige_track_has_other_values(step: int, turned: bool, area: int, task: int) -> None:
    scene = small().lay_card("first").give(coin=3).set_bar(step, turned).draw_forum("BBB").send("r1c1", "r1c2", "r1c3")
    assert scene.scoring().points() == {"area": area, "collecting-task": task}


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 3), (3, 4), (4, 4)])
def test_cypresses_stand_elsewhere_and_the_track_is_shorter(before: int, after: int) -> None:
    scene = small().settle("merchant-1").set_bar(before, turned=True).hold(own="upgrade").turn()
    assert scene.player().bar == after


# --- Trajan cards ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "cycle", "rows", "times"),
    [
        ("first", 1, {"r2c1": "L", "r3c2": "L"}, 0),
        ("first", 1, {"r2c2": "L", "r3c2": "p"}, 1),
        ("second", 1, {"r1c3": "L", "r1c5": "p"}, 1),
        ("third", 1, {"r2c1": "L", "r2c2": "L"}, 1),
        ("fourth", 1, {"r2c2": "p", "r5c5": "p", "r5c2": "L"}, 2),
        ("sixth", 2, {"r2c1": "L", "r2c3": "B", "r2c5": "L"}, 1),
        ("tenth", 3, {"r2c1": "L", "r3c2": "p"}, 0),
        ("eleventh", 3, {"r2c1": "f", "r2c2": "L", "r3c1": "L", "r3c2": "f"}, 1),
        ("eleventh", 3, {"r2c1": "L", "r2c2": "f", "r3c1": "f", "r3c2": "L"}, 0),  # only as drawn, not mirrored
        ("twelfth", 3, {"r2c1": "f", "r2c2": "h", "r2c3": "s", "r2c4": "p"}, 1),
        ("twelfth", 3, {"r2c1": "f", "r2c2": "h", "r2c3": "s", "r2c4": "f"}, 0),
    ],
)
def test_building_tasks(card: str, cycle: int, rows: dict[str, str], times: int) -> None:
    scene = small().at(cycle).lay_card(card)
    for space, letter in rows.items():
        scene.put(letter, space)
    assert scene.scoring().points().get("building-task", 0) == 2 * times


def test_collecting_tasks() -> None:
    assert small().lay_card("third").give(park=2, house=4).scoring().points() == {"collecting-task": 2 * 2}
    assert small().at(3).lay_card("twelfth").give(tribune=8).scoring().points() == {"collecting-task": 2 * 2}
    scene = small().at(3).lay_card("ninth").set_tracks(library=BESIDE_COLUMN, market=BESIDE_COLUMN).scoring()
    assert scene.points() == {"collecting-task": 2}
