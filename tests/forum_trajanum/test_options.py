"""Every option: first game, handicap, side B, random set-up, open tiles, crane bonuses (F27)."""

from typing import Any

import pytest

from princeps.games.forum_trajanum import GAME
from princeps.games.forum_trajanum.actions import ROW_NAMES
from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.forum_trajanum.state import (
    CITIZEN,
    COIN,
    COVERED,
    CRANE_OPEN,
    HANDICAP,
    NO_CARD,
    SOURCE_BUILDING_TASK,
    SOURCE_COLLECTING_TASK,
    TAKING,
)
from princeps.kernel.errors import OptionError
from princeps.kernel.game import Position
from princeps.kernel.record import overwrite

pytestmark = pytest.mark.rules


def dealt(players: int, seed: int = 1, **options: Any) -> Position:
    return GAME.new(players, seed, {"random_setup": True} | options)


def names(position: Position, seat: int) -> list[str]:
    return [GAME.actions.names[number] for number in position.legal(seat)]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"side_c": True}, "There is no option 'side_c'"),
        ({"side_b": "perhaps"}, "'side_b' is yes or no"),
        ({"handicap": [3]}, "seats are 0 to 1"),
        ({"handicap": "first"}, "list of seat numbers"),
    ],
)
def test_a_wrong_option_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        GAME.new(2, options=options)


# --- first game ------------------------------------------------------------------------------------------------------


def test_the_first_game_has_one_trajan_card_for_the_last_cycle() -> None:
    cards = dealt(2, first_game=True).array["tasks"][0]["card"].tolist()
    assert cards[:2] == [NO_CARD, NO_CARD]
    assert cards[2] in range(8, 12)


@pytest.mark.parametrize(("first_game", "expected"), [(True, False), (False, True)])
def test_in_the_first_game_the_first_scorings_have_no_task(first_game: bool, expected: bool) -> None:
    """Everybody owns plenty of everything, which every card of the first cycle rewards."""
    position = dealt(2, first_game=first_game)
    position.array["players"][0]["resources"][:] = 20
    while position.state.cycle == 0:
        position.apply(position.deciders[0], position.legal(position.deciders[0])[-1])
    points = position.array["players"][0]["points_from"][:, [SOURCE_BUILDING_TASK, SOURCE_COLLECTING_TASK]]
    assert points.any() == expected


# --- handicap --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "handicap"), [(2, (1,)), (3, (0, 2)), (4, (0, 1, 2, 3))])
def test_beginners_get_a_coin_and_a_second_citizen(players: int, handicap: tuple[int, ...]) -> None:
    position = dealt(players, handicap=handicap)
    assert position.state.stage == HANDICAP
    assert position.deciders == handicap
    for seat in handicap:
        position.apply(seat, position.legal(seat)[1])
        position.apply(seat, position.legal(seat)[0])
    assert position.state.stage == TAKING
    for seat, player in enumerate(position.state.players[:players]):
        assert player.resources[COIN] == (2 if seat in handicap else 1)
        assert player.active.sum() == (2 if seat in handicap else 1)
        assert (player.crane == CRANE_OPEN).sum() == (seat in handicap)


@pytest.mark.parametrize("choice", [0, 1])
def test_the_second_citizen_comes_from_one_of_the_two_corners(choice: int) -> None:
    position = dealt(2, seed=4, handicap=[0])
    player = position.state.players[0]
    corners = sorted((int(player.corner), 3 - int(player.corner)))
    assert names(position, 0) == [*(f"corner.{('nw', 'ne', 'sw', 'se')[corner]}" for corner in corners), "decline"]
    space = (0, 5, 30, 35)[corners[choice]]
    drawn = int(position.state.facts.face_items[player.space[space] - COVERED, 0]) - CITIZEN
    position.apply(0, position.legal(0)[choice])
    assert names(position, 0) == [f"row.{ROW_NAMES[2 * drawn]}", f"row.{ROW_NAMES[2 * drawn + 1]}"]
    position.apply(0, f"row.{ROW_NAMES[2 * drawn + 1]}")
    assert player.active[2 * drawn + 1] == 1
    assert player.crane.tolist() == [corner == corners[choice] for corner in range(4)]


def test_the_second_citizen_is_an_offer_but_the_coin_is_not() -> None:
    position = dealt(2, seed=4, handicap=[0])
    position.apply(0, "decline")
    player = position.state.players[0]
    assert (player.active.sum(), player.resources[COIN], player.crane.tolist()) == (1, 2, [0, 0, 0, 0])


def test_the_crane_of_the_handicap_scores_in_the_first_cycle() -> None:
    """F20: it lies open from the start."""
    position = dealt(2, seed=4, handicap=[0])
    position.apply(0, position.legal(0)[0])
    position.apply(0, position.legal(0)[0])
    scene = Scene()
    overwrite(scene.state.players[0], position.state.players[0])
    opened = scene.player().crane.tolist().index(CRANE_OPEN)
    scene.put("fhsp"[scene.player().crane_colour[opened]], "r3c3", "r3c4").scoring()
    while 0 in scene.position.deciders and scene.choices(0)[0].startswith("pay"):
        scene.answer("pay.none", seat=0)
    assert scene.points()["crane"] == 6


# --- side B ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_side_b_everybody_has_different_street_symbols(players: int) -> None:
    streets = dealt(players, side_b=True).array["players"][0]["street"][:players]
    for street in streets:
        assert sorted(street) == list(range(12))
    assert len({tuple(street) for street in streets.tolist()}) == players


def test_on_side_b_a_card_names_different_streets() -> None:
    position = dealt(2, side_b=True)
    assert names(position, 0) != names(position, 1)


def test_on_side_a_all_boards_are_alike() -> None:
    position = dealt(4)
    streets = position.array["players"][0]["street"].tolist()
    assert streets == [list(range(12))] * 4


# --- random set-up ---------------------------------------------------------------------------------------------------


def test_random_set_up_reaches_every_choice() -> None:
    players = [dealt(4, seed).state.players[seat] for seed in range(6) for seat in range(4)]
    assert {int(player.corner) for player in players} == set(range(4))
    assert {int(player.active.argmax()) for player in players} == set(range(6))
    assert len({tuple(player.crane_colour.tolist()) for player in players}) > 8


# --- open tiles ------------------------------------------------------------------------------------------------------


def test_open_tiles_show_their_faces_to_everybody() -> None:
    position = dealt(2, open_tiles=True)
    for seat in (0, 1, -1):
        seen = position.view(seat).array["players"][0]["space"][:2]
        assert (seen == position.array["players"][0]["space"][:2]).all()


def test_taking_an_open_tile_teaches_nothing() -> None:
    """So it can be undone, while a tile that was face down cannot."""
    for open_tiles, learned in ((True, 0), (False, 1)):
        scene = Scene(open_tiles=open_tiles).taking("row-2", "row-3")
        before = int(scene.state.learned[0])
        scene.answer("take.a.r2c1", seat=0)
        assert scene.state.learned[0] - before == learned


# --- crane bonuses and honorary citizens (unverified) ----------------------------------------------------------------


def honours(*picture: str, **options: Any) -> Scene:
    return Scene(crane_bonuses=True, **options).draw_colonia(*picture)


ONE = "K....# ..T... LB..T. .T.... ...T.. #....#"


def test_without_the_option_a_crane_gives_only_points() -> None:
    scene = Scene().draw_colonia(ONE).scoring()
    assert scene.state.stage == TAKING
    assert scene.points() == {"colonia": 2}


def test_the_first_crane_gives_an_honorary_citizen_to_an_empty_row() -> None:
    scene = honours(ONE).settle("patrician-2").scoring()
    rows = [name for name in ROW_NAMES if name != "patrician-2"]
    assert scene.choices() == [*(f"row.{row}" for row in rows), "honour-envoy"]
    scene.answer("row.merchant-1")
    assert scene.citizens() == {"merchant-1": 1}
    assert scene.player().bar_side == 1
    assert scene.points()["colonia"] == 2 * 2


def test_or_an_envoy_on_the_ship() -> None:
    assert honours(ONE).scoring().answer("honour-envoy").player().ship == 1


def test_the_second_crane_gives_two_points_for_each_building_beside_it() -> None:
    scene = honours("kf...K ..T..L ....T. .T.... ...T.. #....#").scoring()
    assert scene.points() == {"colonia": 1, "crane-bonus": 2}
    scene = honours("kf..fK ..T..L ....T. .T.... ...T.. #....#").scoring()
    assert scene.points()["crane-bonus"] == 4


def test_the_third_crane_lets_scored_cranes_be_removed() -> None:
    scene = honours("k....K ..T... ....T. .T.... ...T.. #....k").scoring()
    assert scene.choices() == [f"clear.{corners}" for corners in ("none", "1", "2", "12", "4", "14", "24", "124")]
    scene.answer("clear.14")
    assert scene.picture()[0] == ".....k"
    assert scene.picture()[5] == "#....."
    scene.give(builder=1).building().answer("build.column", "site.r1c1")
    assert scene.picture()[0] == "C....k"


def test_the_fourth_crane_gives_another_honorary_citizen() -> None:
    scene = honours("k....k ..T... ....T. .T.... ...T.. k....K").scoring()
    assert "honour-envoy" in scene.choices()


def test_removed_cranes_still_count_as_scored_before() -> None:
    scene = honours("k....k ..T... ....T. .T.... ...T.. .....K").scoring()
    assert "honour-envoy" in scene.choices()


def test_four_cranes_at_once_give_all_four_bonuses() -> None:
    scene = honours("Kf...K ..T..f ....T. .T.... ...T.. K....K").scoring()
    scene.answer("row.craftsman-1")
    assert "row.craftsman-1" not in scene.choices()
    scene.answer("honour-envoy", "clear.none")
    assert scene.citizens() == {"craftsman-1": 1}
    assert scene.points()["crane-bonus"] == 2
    assert scene.player().ship == 1
    assert scene.state.stage == TAKING


def test_crane_bonuses_are_decided_clockwise_from_the_starting_player() -> None:
    scene = honours(ONE, players=3).draw_colonia(ONE, seat=1).draw_colonia(ONE, seat=2).begin_with(1).scoring()
    for seat in (1, 2, 0):
        assert scene.position.deciders == (seat,)
        scene.answer("honour-envoy")
    assert scene.state.stage == TAKING


def test_an_honorary_citizen_must_be_paid_like_others() -> None:
    scene = honours(ONE).scoring().answer("row.merchant-2").give(coin=1).scoring()
    assert scene.choices() == ["pay.none", "pay.4"]
