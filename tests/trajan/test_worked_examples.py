"""The examples that the rulebook shows in its pictures, move by move."""

import pytest

from princeps.games.trajan.scenario import Scene
from princeps.games.trajan.state import BONUS_TILES, GREY, NO_TILE, SHIP_FRONT, YELLOW

pytestmark = pytest.mark.rules


def test_two_markers_of_the_trajan_tray_end_in_the_seaport() -> None:
    scene = Scene().markers(trajan="OB", seaport="Y", forum="W").turn().answer("tray.trajan", "sow.orange")
    assert scene.trays() == ["YB", "W", "", "", "", "O"]
    assert "draw-two" in scene.choices()


def test_two_markers_move_the_time_by_two_spaces() -> None:
    scene = Scene().at(time=3).turn().answer("tray.trajan")
    assert scene.state.time == 5
    assert scene.state.round_ends == 0


def test_four_markers_cross_the_start_and_end_the_round_with_the_turn() -> None:
    scene = Scene(4).markers(forum="YYOO").at(time=19).turn().answer("tray.forum", "sow.yellow", "sow.yellow")
    assert scene.state.time == 2
    assert scene.state.demand.tolist() == [-1, -1, -1]
    scene.answer("decline", "end-turn")
    assert scene.state.demand[0] >= 0
    assert scene.state.time == 2
    assert scene.position.deciders == (1,)


def test_a_tile_is_accomplished_though_the_tray_holds_more_markers() -> None:
    scene = Scene().markers(military="B", senate="OW").lay_tile("senate", "construction", "OW").turn()
    scene.answer("tray.military")
    assert scene.points() == {"trajan-tile": 5}
    scene.answer("reward")
    assert (scene.player().workers, scene.player().supply) == (2, 12)
    assert scene.player().slot[3] == NO_TILE


def test_the_arch_moves_from_the_first_to_the_third_slot() -> None:
    scene = Scene().lay_tile("forum", "cards", "BB").lay_tile("senate", "demand", "GG")
    scene.lay_tile("construction", "military", "BB").turn_up("nine-points", "OO").acting("trajan")
    scene.answer("tile.nine-points")
    assert scene.player().slot[0] == scene.tile("nine-points", "OO")
    assert scene.arch() == "military"


def test_climbing_from_four_to_five_gives_five_points() -> None:
    scene = Scene().climb_to(3).acting("senate").answer("climb")
    assert scene.points() == {"senate": 5}
    assert scene.player().votes == 4


def test_the_first_door_brings_a_senate_action() -> None:
    scene = Scene().lay_building("r2c3", "door", 3).acting("construction").answer("build.r2c3")
    assert scene.points() == {"building": 3}
    assert scene.choices() == ["climb", "decline"]
    assert scene.answer("climb").points() == {"building": 3, "senate": 2}


def test_a_worker_beside_a_rivals_gets_no_tile_but_comes_nearer_to_the_window() -> None:
    scene = Scene().work("r3c2").work("r3c3", seat=1).lay_building("r3c4", "window", 4).acting("construction")
    assert "build.r3c4" not in scene.choices()
    scene.answer("build.r3c3")
    assert scene.points() == {}
    assert scene.player().buildings.sum() == 0
    scene.camps(workers=1).acting("construction").answer("build.r3c4")
    assert scene.points() == {"building": 4}


def test_a_player_without_bread_loses_four_points() -> None:
    """A helmet tile from the forum meets one demand, a Trajan tile another; the senate tile helps nothing."""
    scene = Scene().give("games", "votes-2").keep("religion").voice("bread", "games", "religion").end_quarter()
    assert scene.points() == {"demands": -4}
    assert scene.tiles() == {"votes-2": 1}
    assert scene.player().kept.tolist() == [0, 0, 1]


def a_senate_with_two_parties() -> Scene:
    """Brown (1) was the first on the space with five votes; the disc of Green (0) is on top."""
    return Scene(4).climb_to(4, seat=1).climb_to(4, seat=0).climb_to(1, seat=2)


def test_green_would_win_the_tie_because_the_green_disc_is_on_top() -> None:
    assert a_senate_with_two_parties().end_quarter().position.deciders == (0,)


def test_brown_wins_eight_to_five_with_a_senate_tile() -> None:
    scene = a_senate_with_two_parties().give("votes-3", seat=1).open_bonuses("bread", "workers").end_quarter()
    assert scene.position.deciders == (1,)
    scene.answer("bonus.1")
    assert scene.player(1).bonus[scene.bonus("bread")] == YELLOW
    assert scene.player(0).bonus[scene.bonus("workers")] == GREY
    assert scene.position.array["players"][0]["bonus"].sum() == YELLOW + GREY


def test_four_tiles_are_removed_and_the_board_is_refilled() -> None:
    """Two tiles for demands, two senate tiles; two provinces without anybody; the forum; ships turn back."""
    scene = Scene(4).give("games", "bread", "votes-4", "votes-5").voice("games", "bread", "religion")
    scene.turn_ships("pairs", "different").lay_in("aquitania", None).lay_in("noricum", None).lay_in("alpes", None)
    scene.lay_in("raetia", None).lead_to("alpes").station("raetia", seat=2).offer().end_quarter().answer("bonus.1")
    assert scene.tiles() == {}
    tiles = scene.state.province.tolist()
    assert tiles[0] == tiles[1] == NO_TILE  # Alpes has a leader, Raetia a legionnaire
    assert tiles[2] != NO_TILE
    assert tiles[7] != NO_TILE
    assert NO_TILE not in scene.state.forum
    assert NO_TILE not in scene.state.extra
    assert scene.state.ship.tolist() == [SHIP_FRONT] * 3
    assert all(0 <= tile < BONUS_TILES for tile in scene.state.bonus_open)
