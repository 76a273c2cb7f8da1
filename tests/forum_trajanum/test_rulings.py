"""Rulings F1 to F32: the questions that the rulebook leaves open, each answered by at least one test."""

from collections.abc import Callable

import pytest

from princeps.games.forum_trajanum import GAME
from princeps.games.forum_trajanum.actions import ROW_NAMES
from princeps.games.forum_trajanum.events import ROUND_BEGINS, TURN_BEGINS
from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.forum_trajanum.state import (
    BESIDE_COLUMN,
    CITIZEN,
    COVERED,
    FOREIGN,
    HAND_RECEIVED,
    NO_TILE,
    SETTING_UP,
    TAKING,
)
from princeps.kernel.game import Position

pytestmark = pytest.mark.rules


def take_somehow(scene: Scene, *seats: int) -> Scene:
    for seat in seats:
        while scene.state.stage == TAKING and seat in scene.position.deciders:
            scene.answer(scene.choices(seat)[0], seat=seat)
    return scene


def kinds(choices: list[str]) -> set[str]:
    return {choice.partition(".")[0] for choice in choices}


def squares(scene: Scene) -> list[str]:
    return [choice.removeprefix("envoy.") for choice in scene.choices() if choice != "decline"]


# --- F1 to F8: Colonia tiles -----------------------------------------------------------------------------------------


def test_f01_the_player_chooses_which_card_to_serve_first() -> None:
    scene = Scene().taking("row-2", "column-1").answer("take.b.r4c1", seat=0)
    assert scene.choices(0) == [f"take.a.r2c{column}" for column in (1, 2, 4, 5, 6)]


def test_f01_a_tile_on_the_crossing_serves_one_card_only() -> None:
    scene = Scene().taking("row-2", "column-1")
    assert {"take.a.r2c1", "take.b.r2c1"} <= set(scene.choices(0))
    scene.answer("take.a.r2c1", seat=0)
    assert scene.choices(0) == [f"take.b.r{row}c1" for row in (1, 3, 4, 5, 6)]
    scene = Scene().taking("row-2", "column-1").answer("take.b.r2c1", seat=0)
    assert scene.choices(0) == [f"take.a.r2c{column}" for column in (2, 4, 5, 6)]


def test_f01_the_first_tile_is_looked_at_before_the_second_is_chosen() -> None:
    scene = Scene().lay_tile("coin+coin", "r2c1").taking("row-2", "row-3").answer("take.a.r2c1", seat=0)
    space, face = 6, COVERED + scene.face("coin+coin")
    assert scene.position.view(0).state.players[0].space[space] == face
    assert scene.position.view(1).state.players[0].space[space] == COVERED
    assert all(choice.startswith("take.b") for choice in scene.choices(0))  # it cannot be put back


def test_f02_a_street_with_tiles_must_be_served() -> None:
    assert kinds(Scene().taking("row-2", "row-3").choices(0)) == {"take"}


def test_f02_a_tribune_ignores_a_card_and_takes_any_tile() -> None:
    scene = Scene().give(tribune=1).taking("row-2", "row-3")
    assert kinds(scene.choices(0)) == {"take", "tribune"}
    assert {"tribune.a.r1c1", "tribune.a.r5c5", "tribune.b.r2c2"} <= set(scene.choices(0))


def test_f02_only_an_empty_street_can_be_skipped() -> None:
    scene = Scene().give(tribune=1).put(".", *(f"r2c{column}" for column in (1, 2, 4, 5, 6))).taking("row-2", "row-3")
    assert "skip.a" in scene.choices(0)
    assert "skip.b" not in scene.choices(0)
    scene.answer("skip.a", "take.b.r3c1", seat=0)
    assert take_somehow(scene, 1).player(1).hand[HAND_RECEIVED] == NO_TILE


def test_f02_without_a_tribune_an_empty_street_is_skipped_without_a_question() -> None:
    scene = Scene().put(".", *(f"r2c{column}" for column in (1, 2, 4, 5, 6))).taking("row-2", "row-3")
    assert {choice[:6] for choice in scene.choices(0)} == {"take.b"}
    assert scene.answer("take.b.r3c1", seat=0).position.deciders == (1,)


def test_f03_the_same_symbol_twice_takes_two_tiles_of_that_street() -> None:
    scene = Scene().taking("row-2", "row-2").answer("take.a.r2c1", seat=0)
    assert scene.choices(0) == [f"take.b.r2c{column}" for column in (2, 4, 5, 6)]
    scene.answer("take.b.r2c6", "pass.b", seat=0)
    assert take_somehow(scene, 1).picture()[1] == ".#T##."


def test_f03_one_tile_is_left_in_the_street_named_twice() -> None:
    scene = Scene().draw_colonia("#....# ..T#.. ....T. .T.... ...T.. #....#").taking("row-2", "row-2")
    assert scene.choices(0) == ["take.a.r2c4"]
    assert scene.answer("take.a.r2c4", seat=0).position.deciders == (1,)


CROSSING = "k....# ##T### ....T. .T.... ...T.. k....#"  # column 1 has only its crossing with row 2, the row four more


def at_crossing(colonia: str = CROSSING, tribunes: int = 0) -> Scene:
    return Scene().draw_colonia(colonia).give(tribune=tribunes).taking("row-2", "column-1")


def test_f32_the_last_tile_of_a_street_is_left_to_its_card() -> None:
    scene = at_crossing()
    assert scene.choices(0) == [*(f"take.a.r2c{column}" for column in (2, 4, 5, 6)), "take.b.r2c1"]
    scene.answer("take.a.r2c5", seat=0)
    assert scene.choices(0) == ["take.b.r2c1"]


def test_f32_it_can_be_taken_once_the_other_card_is_served() -> None:
    scene = at_crossing().answer("take.b.r2c1", seat=0)
    assert scene.choices(0) == [f"take.a.r2c{column}" for column in (2, 4, 5, 6)]


def test_f32_the_only_tile_of_both_streets_serves_either_card() -> None:
    for answer in ("take.a.r2c1", "take.b.r2c1"):
        scene = at_crossing("k....# #.T... ....T. .T.... ...T.. k....#")
        assert scene.choices(0) == ["take.a.r2c1", "take.b.r2c1"]
        assert scene.answer(answer, seat=0).position.deciders == (1,)  # the other card counts as empty


def test_f32_nobody_has_to_spend_a_tribune_to_serve_both() -> None:
    scene = at_crossing("k....# #.T... ....T. .T.... ...T.. k....#", tribunes=1).answer("take.a.r2c1", seat=0)
    assert scene.choices(0) == ["tribune.b.r1c6", "tribune.b.r6c6", "skip.b"]


def test_f32_a_card_ignored_for_a_tribune_is_served() -> None:
    scene = at_crossing(tribunes=1).answer("tribune.b.r6c6", seat=0)
    assert scene.choices(0) == [f"take.a.r2c{column}" for column in (1, 2, 4, 5, 6)]


def test_f32_who_takes_the_crossing_for_the_other_card_owes_a_tribune() -> None:
    scene = at_crossing(tribunes=1).answer("take.a.r2c1", seat=0)
    assert scene.choices(0) == [f"tribune.b.{space}" for space in ("r1c6", "r2c2", "r2c4", "r2c5", "r2c6", "r6c6")]


def test_f32_a_tribune_leaves_the_other_card_its_last_tile_too() -> None:
    colonia = "k....# ..T... ....T. .T.... #..T.. k....#"  # row 2 is empty, column 1 has one tile
    scene = at_crossing(colonia, tribunes=1)
    assert [choice for choice in scene.choices(0) if "tribune.a" in choice] == ["tribune.a.r1c6", "tribune.a.r6c6"]
    scene = at_crossing(colonia, tribunes=2).answer("tribune.a.r5c1", seat=0)
    assert kinds(scene.choices(0)) == {"tribune"}


def nothing_passed(players: int = 2, beside: str = "builder+coin") -> Scene:
    """Seat 0 gets nothing from its left neighbour, who has no tile in the streets."""
    scene = Scene(players).lay_beside(beside).vacate(seat=1).lay_tile("coin+coin", "r2c1").lay_tile("coin+coin", "r3c1")
    scene.taking("row-2", "row-3").answer("take.a.r2c1", "take.b.r3c1", "pass.a", seat=0)
    return take_somehow(scene, *range(1, players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_f04_a_seat_that_was_passed_nothing_may_take_a_tile_back(players: int) -> None:
    scene = nothing_passed(players)
    face = scene.face("builder+coin")
    assert scene.choices() == [f"reclaim.{face}", "decline"]
    scene.answer(f"reclaim.{face}")
    assert scene.player().hand[HAND_RECEIVED] == face
    assert scene.choices() == ["use.own", "use.received"]


def test_f04_a_reclaimed_tile_that_is_used_leaves_the_game() -> None:
    scene = nothing_passed()
    scene.answer(f"reclaim.{scene.face('builder+coin')}", "use.received")
    assert scene.owned() == {"builder": 1, "coin": 1}
    assert scene.player().beside.sum() == 0
    assert scene.player().gone == 1


def test_f04_a_reclaimed_tile_that_is_not_used_returns_to_its_place() -> None:
    scene = nothing_passed()
    scene.answer(f"reclaim.{scene.face('builder+coin')}", "use.own")
    assert scene.player().beside[scene.face("builder+coin")] == 1
    assert scene.player().gone == 0


def test_f04_a_reclaimed_citizen_who_is_used_settles_as_always() -> None:
    scene = nothing_passed(beside="craftsman")
    scene.answer(f"reclaim.{scene.face('craftsman')}", "use.received", "row.craftsman-1")
    assert scene.player().citizen[4].tolist() == [FOREIGN, 0]
    assert scene.player().gone == 0


def test_f04_taking_back_is_not_forced() -> None:
    scene = nothing_passed().answer("decline")
    assert scene.player().beside[scene.face("builder+coin")] == 1
    assert scene.owned() == {"coin": 2}  # the only tile had to be used


def test_f04_a_seat_with_no_tile_to_take_back_is_not_asked() -> None:
    scene = Scene().vacate(seat=1).taking("row-2", "row-3")
    assert "end-turn" in take_somehow(scene, 0, 1).choices()


def test_f04_a_seat_that_was_passed_a_tile_takes_none_back() -> None:
    scene = Scene().lay_beside("builder+coin").taking("row-2", "row-3")
    assert kinds(take_somehow(scene, 0, 1).choices()) & {"reclaim", "decline"} == set()


def test_f05_without_a_tile_the_building_action_is_still_allowed() -> None:
    scene = Scene().vacate().give(park=1).hold().turn()
    assert scene.choices() == ["build.park", "end-turn"]


@pytest.mark.parametrize(("own", "received"), [("coin+coin", ""), ("", "coin+coin")])
def test_f05_a_single_tile_must_be_used(own: str, received: str) -> None:
    scene = Scene().hold(own, received).turn()
    assert scene.owned() == {"coin": 2}
    assert scene.choices() == ["end-turn"]


def test_f06_the_two_tribunes_must_be_owned_before() -> None:
    scene = Scene().give(tribune=1).hold(own="builder+tribune", received="builder+tribune").turn()
    assert scene.choices() == ["use.own", "use.received"]


def test_f06_the_order_of_the_two_tiles_is_free() -> None:
    """A tile of one's own, used first, is on the ship when the citizen brings its envoy."""
    for order, envoys in (("own-then-received", 1), ("received-then-own", 0)):
        scene = Scene().give(tribune=2).settle("patrician-1").hold(own="coin+coin", received="patrician").turn()
        scene.answer(f"use.{order}", "row.patrician-1")
        if envoys:
            assert squares(scene)
        assert (kinds(scene.choices()) == {"envoy", "decline"}) == bool(envoys)
        assert scene.owned() == {"coin": 2}


@pytest.mark.parametrize(("own", "received", "ship", "beside"), [("merchant", "", 1, 0), ("", "merchant", 0, 1)])
def test_f07_a_citizen_without_a_free_space_has_no_effect(own: str, received: str, ship: int, beside: int) -> None:
    rows = ("merchant-1", "merchant-1", "merchant-2", "merchant-2")
    scene = Scene().settle(*rows).hold(own, received).turn()
    assert scene.citizens() == {"merchant-1": 2, "merchant-2": 2}
    assert (scene.player().ship, scene.player().beside.sum()) == (ship, beside)
    assert scene.choices() == ["end-turn"]


@pytest.mark.parametrize("tile", ["coin+coin", "patrician"])
def test_f08_unused_tiles_go_to_the_ship_or_beside_the_colonia(tile: str) -> None:
    scene = Scene().hold(own=tile, received="builder+coin").turn().answer("use.received")
    assert scene.player().ship == 1
    scene = Scene().hold(own="builder+coin", received=tile).turn().answer("use.own")
    assert scene.player().beside[scene.face(tile)] == 1


def test_f08_used_tiles_go_the_same_way() -> None:
    scene = Scene().hold(own="coin+coin", received="builder+coin").turn().answer("use.own")
    assert scene.player().ship == 1
    assert scene.player().beside[scene.face("builder+coin")] == 1
    assert scene.player().hand.tolist() == [NO_TILE, NO_TILE]


# --- F9 to F16: building, envoys, benefits ---------------------------------------------------------------------------


def all_exchanges() -> Scene:
    return Scene().vacate().settle("merchant-2", "craftsman-1", "craftsman-2").give(assistant=5, park=2, builder=1)


EXCHANGES = {"trade", "recolour", "merchant", "hire", "hire-builder"}


def test_f09_exchanges_come_after_the_tile_was_used() -> None:
    scene = all_exchanges().hold(own="coin+coin", received="coin+coin").turn()
    assert kinds(scene.choices()) == {"use"}
    assert kinds(scene.answer("use.own").choices()) >= EXCHANGES


def test_f09_exchanges_are_possible_before_and_after_a_building() -> None:
    scene = all_exchanges().building()
    assert kinds(scene.choices()) >= EXCHANGES
    scene.answer("build.column", "site.r1c2")
    assert kinds(scene.choices()) == EXCHANGES | {"end-turn"}


def test_f09_exchanges_need_no_building() -> None:
    scene = all_exchanges().building().answer("hire.park", "hire-builder", "trade.park", "end-turn")
    assert scene.owned() == {"park": 1, "builder": 3, "assistant": 3}


def test_f09_each_citizen_has_a_limit_in_a_turn() -> None:
    scene = all_exchanges().building().answer("hire.park", "hire.park", "hire-builder", "merchant.assistant-coin")
    assert kinds(scene.choices()) & EXCHANGES == {"trade", "recolour"}


def test_f09_the_limits_hold_across_an_additional_building_action() -> None:
    scene = all_exchanges().set_tracks(basilica=3).building().answer("hire-builder", "build.basilica", "site.r1c2")
    assert "hire-builder" not in scene.answer("benefit.4").choices()


def test_f09_nothing_is_exchanged_in_the_scoring_phase() -> None:
    scene = all_exchanges().give(coin=2).lay_card("I-1").scoring()
    assert kinds(scene.choices()) == {"pay"}
    scene.answer("pay.none")
    assert "collecting-task" not in scene.points()  # although Merchant II could have made a Tribune


def market_4_and_stable() -> Scene:
    scene = Scene().vacate().set_tracks(market=3).lay_tile("coin+coin", "r5c5").give(builder=1, stable=1)
    return scene.draw_forum("YY").building().answer("build-mixed.stable", "double-site.r1c2.east")


def test_f10_both_halves_give_their_benefit_the_grey_one_first() -> None:
    scene = market_4_and_stable()
    assert scene.choices() == ["first.grey", "first.coloured"]
    scene.answer("first.grey", "benefit.4", "draw.r5c5", "envoy.r1c1")  # the tile just used is the envoy
    assert scene.envoys() == ["r1c1"]


def test_f10_or_the_coloured_one_first() -> None:
    scene = market_4_and_stable().answer("first.coloured", "benefit.4", "draw.r5c5")
    assert scene.envoys() == []  # there was no envoy yet
    assert scene.player().ship == 1


def test_f10_without_a_grey_benefit_there_is_no_order_to_choose() -> None:
    scene = Scene().vacate().set_tracks(market=BESIDE_COLUMN).load_ship(1).give(builder=1, stable=1).draw_forum("YY")
    scene.building().answer("build-mixed.stable", "double-site.r1c2.east")
    assert scene.choices() == ["envoy.r1c1", "envoy.r1c2", "decline"]


def test_f11_no_envoy_must_be_placed() -> None:
    scene = Scene().vacate().give(park=2).load_ship(2).draw_forum("GG").building()
    scene.answer("build-pair.park", "double-site.r1c2.east", "decline")
    assert scene.player().ship == 2
    assert scene.choices() == ["end-turn"]


def test_f12_of_several_started_areas_any_may_be_continued() -> None:
    scene = Scene().vacate().give(park=1).load_ship(1).draw_forum("GGBGGBGGBG")
    scene.send("r1c1", "r1c4", "r1c10", seat=1).building().answer("build.park", "site.r1c2")
    assert squares(scene) == ["r1c2", "r1c5"]


def pair_of_parks(*forum: str) -> Scene:
    scene = Scene().vacate().give(park=2).load_ship(2).draw_forum(*forum).building()
    return scene.answer("build-pair.park", "double-site.r1c2.east")


def test_f13_an_area_completed_by_two_envoys_gives_one_bonus() -> None:
    scene = pair_of_parks("GGB").answer("envoy.r1c1", "envoy.r1c2", "bonus.points")
    assert scene.points() == {"area-bonus": 2}
    assert scene.choices() == ["end-turn"]


def test_f13_two_areas_completed_give_two_bonuses() -> None:
    scene = pair_of_parks("GBG").answer("envoy.r1c1", "bonus.points", "envoy.r1c3", "bonus.points")
    assert scene.points() == {"area-bonus": 4}


def test_f13_an_envoy_of_the_third_market_completes_an_area_like_any_other() -> None:
    scene = Scene().vacate().set_tracks(market=2).give(builder=1).load_ship(1).draw_forum("GB*").building()
    scene.answer("build.market", "site.r1c2", "benefit.3", "envoy.r1c2", "bonus.points")
    assert scene.points() == {"area-bonus": 2}


def test_f13_so_does_the_envoy_of_a_second_citizen() -> None:
    scene = Scene().settle("patrician-1").load_ship(1).draw_forum("GB*").hold(own="patrician").turn()
    scene.answer("row.patrician-1", "envoy.r1c1", "bonus.points")
    assert scene.points() == {"area-bonus": 2}


def test_f13_eagles_belong_to_no_area() -> None:
    scene = Scene().vacate().set_tracks(library=2).give(builder=1).load_ship(1).draw_forum("G*G").building()
    scene.answer("build.library", "site.r1c2", "benefit.3", "envoy.r1c2")
    assert scene.choices() == ["end-turn"]
    assert scene.position.state.area_free[:2].tolist() == [1, 1]


@pytest.mark.parametrize(
    ("track", "arrange"),
    [
        ("library", lambda scene: scene.set_tracks(library=2)),  # no envoy
        ("library", lambda scene: scene.set_tracks(library=2).load_ship(1).draw_forum("BB")),  # no eagle
        ("market", lambda scene: scene.set_tracks(market=2)),
        ("basilica", lambda scene: scene.set_tracks(basilica=2).set_bar(6)),
    ],
)
def test_f14_instead_of_a_useless_benefit_a_lower_one_may_be_chosen_or_none(
    track: str, arrange: Callable[[Scene], Scene]
) -> None:
    scene = arrange(Scene().vacate().give(builder=1))
    scene.building().answer(f"build.{track}", "site.r1c2")
    assert scene.choices() == ["benefit.1", "benefit.2", "decline"]


def test_f15_the_marker_scores_after_the_benefit_with_the_citizens_of_that_moment() -> None:
    scene = Scene().vacate().set_tracks(library=3).lay_tile("patrician", "r5c5").settle("patrician-2").give(builder=1)
    scene.building().answer("build.library", "site.r1c2", "benefit.4", "draw.r5c5", "row.patrician-2")
    assert scene.points() == {}  # the bonus of the second citizen is part of the benefit
    scene.answer("bonus.coin")
    assert scene.points() == {"marker": 3 + 2}
    assert scene.player().track[0] == BESIDE_COLUMN


@pytest.mark.parametrize("track", ["library", "market"])
def test_f16_the_tile_taken_may_lie_on_a_corner(track: str) -> None:
    scene = Scene().vacate().set_tracks(**{track: 3}).lay_tile("builder+coin", "r6c6").give(builder=1).building()
    scene.answer(f"build.{track}", "site.r1c2", "benefit.4")
    assert scene.choices() == ["draw.r1c1", "draw.r1c6", "draw.r6c1", "draw.r6c6"]
    scene.answer("draw.r6c6")
    assert scene.picture()[5] == "#....K"
    assert scene.owned() == {"builder": 1, "coin": 1}
    assert scene.player().ship == 1


def test_f16_a_crane_uncovered_so_scores_in_this_cycle() -> None:
    scene = Scene().vacate().set_tracks(market=3).put("p", "r3c1").lay_tile("coin+coin", "r6c6")
    scene.colour_cranes("house", "stable", "fountain", "park").give(builder=1)
    scene.building().answer("build.market", "site.r1c2", "benefit.4", "draw.r6c6")
    assert scene.scoring().points()["crane"] == 3


# --- F17 to F20: the bar, citizens, cranes ---------------------------------------------------------------------------


def test_f17_the_bar_stays_turned_when_merchant_1_lapses() -> None:
    scene = Scene().settle("merchant-1").give(coin=1).scoring().answer("pay.none")
    assert scene.citizens() == {}
    assert scene.player().bar_side == 1


def test_f17_a_second_merchant_1_does_not_turn_the_bar_back() -> None:
    scene = Scene().settle("merchant-1").hold(own="merchant").turn().answer("row.merchant-1", "gain.coin")
    assert scene.player().bar_side == 1


def test_f17_without_an_active_merchant_1_an_upgrade_is_one_step() -> None:
    scene = Scene().settle("merchant-1", inactive=("merchant-1",)).hold(own="upgrade+coin").turn()
    assert scene.player().bar == 1


@pytest.mark.parametrize("rows", [(), ("merchant-1",)])
def test_f17_at_the_end_of_the_track_an_upgrade_does_nothing(rows: tuple[str, ...]) -> None:
    scene = Scene().settle(*rows).hold(own="upgrade+coin").set_bar(6).turn()
    assert scene.player().bar == 6


def test_f18_beside_an_inactive_citizen_the_second_activates_both() -> None:
    scene = Scene().settle("craftsman-2", inactive=("craftsman-2",)).hold(own="craftsman").turn()
    scene.answer("row.craftsman-2")
    assert scene.citizens() == {"craftsman-2": 2}
    assert scene.owned() == {"builder": 1}


def test_f19_a_row_costs_one_coin_however_many_citizens_it_has() -> None:
    scene = Scene().settle("merchant-2", "merchant-2").give(coin=2).scoring().answer("pay.4")
    assert scene.citizens() == {"merchant-2": 2}
    assert scene.owned() == {"coin": 1}


def test_f19_any_rows_that_the_coins_suffice_for_may_be_paid() -> None:
    scene = Scene().settle("patrician-1", "merchant-2", "craftsman-2").give(coin=2).scoring()
    assert scene.choices() == [f"pay.{rows}" for rows in ("none", "1", "4", "14", "6", "16", "46")]


def test_f19_an_inactive_row_is_reactivated_for_a_coin() -> None:
    scene = Scene().settle("merchant-2", inactive=("merchant-2",)).give(coin=1).scoring()
    assert scene.answer("pay.4").citizens() == {"merchant-2": 1}


def test_f19_an_unpaid_row_is_wholly_inactive() -> None:
    scene = Scene().settle("merchant-2", "merchant-2", "craftsman-1").give(coin=2).scoring().answer("pay.5")
    assert scene.citizens() == {"craftsman-1": 1}
    assert scene.player().citizen[3].tolist() == [1, 1]  # they are still there


def test_f19_without_coins_nobody_is_asked_and_all_rows_lapse() -> None:
    assert Scene().settle("merchant-2", "craftsman-1").scoring().citizens() == {}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_f19_all_players_decide_independently(first: int) -> None:
    scene = Scene(players=3)
    for seat in range(3):
        scene.settle("merchant-2", seat=seat).give(coin=1, seat=seat)
    scene.scoring()
    assert scene.position.deciders == (0, 1, 2)
    for seat in (first, (first + 1) % 3, (first + 2) % 3):
        scene.answer("pay.none" if seat == 1 else "pay.4", seat=seat)
    assert [scene.citizens(seat) for seat in range(3)] == [{"merchant-2": 1}, {}, {"merchant-2": 1}]


def test_f20_a_crane_scores_once() -> None:
    scene = (
        Scene()
        .draw_colonia("Kp...# ..T... ....T. .T.... ...T.. #....#")
        .colour_cranes("park", "house", "stable", "fountain")
    )
    assert scene.scoring().points() == {"crane": 3}
    assert scene.scoring().points() == {"crane": 3}


def test_f20_the_crane_of_the_handicap_scores_in_the_first_cycle() -> None:
    position = GAME.new(2, seed=3, options={"random_setup": True, "handicap": [0]})
    corner = position.legal(0)[0]
    position.apply(0, corner)
    position.apply(0, position.legal(0)[0])
    opened = [corner for corner in range(4) if position.state.players[0].crane[corner] == 1]
    assert GAME.actions.names[corner] == f"corner.{('nw', 'ne', 'sw', 'se')[opened[0]]}"
    assert len(opened) == 1


# --- F21 to F25: cards, stocks, tiles, order of play -----------------------------------------------------------------


def test_f21_each_half_of_a_double_tile_is_a_building_of_its_own() -> None:
    """Two fountains of one tile, each in another set of card II-2."""
    scene = Scene().at(cycle=2).lay_card("II-2").draw_colonia("#....# pp.... LB.... ...... ...... #....#")
    scene.give(fountain=2).building().answer("build-pair.fountain", "double-site.r4c1.east").scoring()
    assert scene.points()["building-task"] == 2 * 3


def test_f21_a_building_between_two_sets_counts_for_one_of_them() -> None:
    scene = Scene().at(cycle=2).lay_card("II-2").draw_colonia("#.p..# ..L... ..p... ..L... ..p... #....#").scoring()
    assert scene.points()["building-task"] == 3


def test_f22_there_are_14_single_and_12_double_tiles_of_each_colour() -> None:
    state = GAME.new(4).state
    assert state.single.tolist() == [14] * 4
    assert state.double.tolist() == [12] * 4


def test_f22_a_kind_is_one_stock_for_both_of_its_sides() -> None:
    scene = Scene().vacate().give(builder=1, park=1).stock("single", park=1).building()
    scene.answer("build.column", "site.r1c2", "end-turn")
    scene.give(builder=1).building()
    assert "build.column" not in scene.choices()
    assert "build.park" not in scene.choices()


def test_f22_unlimited_tiles_never_run_out() -> None:
    scene = Scene(unlimited_tiles=True).vacate().give(park=3).stock("single", park=1).stock("double", park=1)
    scene.building().answer("build.park", "site.r1c2")
    scene.building().answer("build-pair.park", "double-site.r2c1.east")
    assert (scene.state.single[3], scene.state.double[3]) == (1, 1)


def test_f22_resources_are_never_short() -> None:
    """The box holds 12 Tribunes; markers stand in for more."""
    scene = Scene().give(tribune=12, seat=1).hold(own="builder+tribune").turn()
    assert scene.owned() == {"builder": 1, "tribune": 1}


def test_f23_a_double_tile_may_lie_in_any_direction_on_two_vacated_spaces() -> None:
    scene = Scene().draw_colonia("#..### ##T### ####T# #T###. ###T#. ######").give(builder=1, park=1).building()
    scene.answer("build-mixed.park")
    ways = ("r1c2.east", "r1c3.west", "r4c6.south", "r5c6.north")
    assert scene.choices() == [f"double-site.{way}" for way in ways]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_f24_the_figure_goes_to_the_right_once_a_round_and_turns_go_clockwise(players: int) -> None:
    position = GAME.new(players, seed=players, options={"random_setup": True})
    first = int(position.state.start)
    starts, turns = [first], []
    while not position.is_over:
        seat = position.deciders[0]
        for event in position.apply(seat, position.legal(seat)[-1]):
            if event.kind == ROUND_BEGINS:
                starts.append(event.seat)
            elif event.kind == TURN_BEGINS:
                turns.append(event.seat)
    assert starts == [(first - number) % players for number in range(12)]
    assert turns == [(start + turn) % players for start in starts for turn in range(players)]


def standing(*players: tuple[int, int, int]) -> Position:
    """Points, active citizens and resources of each seat, at the end of the game."""
    scene = Scene(len(players)).at(cycle=3).scoring()
    for seat, (points, citizens, resources) in enumerate(players):
        scene.player(seat).points_from[0] = points
        scene.settle(*ROW_NAMES[:citizens], seat=seat)
        scene.give(park=resources // 2, coin=resources - resources // 2, seat=seat)
    return scene.position


@pytest.mark.parametrize(
    ("players", "ranking"),
    [
        (((50, 0, 0), (49, 6, 20)), (1, 2)),
        (((50, 1, 9), (50, 2, 0)), (2, 1)),  # active citizens
        (((50, 2, 3), (50, 2, 4)), (2, 1)),  # then resources of all kinds
        (((50, 2, 3), (50, 2, 3)), (1, 1)),  # then the victory is shared
        (((40, 0, 0), (50, 2, 3), (50, 2, 3)), (3, 1, 1)),
        (((60, 0, 0), (50, 1, 3), (50, 1, 3), (50, 1, 4)), (1, 3, 3, 2)),  # lower places by the same rule
    ],
)
def test_f25_ties(players: tuple[tuple[int, int, int], ...], ranking: tuple[int, ...]) -> None:
    assert standing(*players).ranking == ranking


def test_f25_inactive_citizens_break_no_tie() -> None:
    scene = Scene().at(cycle=3).settle("merchant-2", "merchant-2").settle("merchant-2", seat=1).scoring()
    assert scene.position.ranking == (1, 1)  # nobody could pay


# --- F26 to F31 ------------------------------------------------------------------------------------------------------


def test_f26_each_player_chooses_cranes_row_and_corners() -> None:
    position = GAME.new(2, seed=5)
    assert position.deciders == (0, 1)
    for action in ("crane.park", "crane.house", "crane.fountain"):
        position.apply(1, action)
    rows = [GAME.actions.names[number] for number in position.legal(1)]
    assert [row[:4] for row in rows] == ["row.", "row."]
    position.apply(1, rows[1])
    position.apply(1, "corner.ne")
    while position.state.stage == SETTING_UP:
        position.apply(0, position.legal(0)[0])
    player = position.state.players[1]
    assert player.crane_colour.tolist() == [3, 1, 0, 2]
    assert player.citizen[ROW_NAMES.index(rows[1].removeprefix("row.")), 0] == 1
    faces = [int(position.state.facts.face_items[player.space[space] - COVERED, 0]) for space in (5, 30)]
    assert {*faces, CITIZEN + int(player.drawn)} == {CITIZEN, CITIZEN + 1, CITIZEN + 2}


def test_f26_an_option_lets_the_program_choose() -> None:
    position = GAME.new(3, seed=5, options={"random_setup": True})
    assert position.state.stage == TAKING
    for player in position.state.players[:3]:
        assert sorted(player.crane_colour) == [0, 1, 2, 3]


def test_f27_the_variants_are_off_unless_chosen() -> None:
    state = GAME.new(2).state
    assert not state.option_first_game
    assert not state.option_side_b
    assert not state.option_open_tiles
    assert not state.option_crane_bonuses
    assert state.handicap == 0


def test_f28_the_envoy_of_a_second_patrician_1_goes_to_any_free_coloured_square() -> None:
    scene = Scene().settle("patrician-1", inactive=("patrician-1",)).load_ship(1).draw_forum("GGB*", "OOYY")
    scene.send("r1c1", "r2c1", seat=1).hold(own="patrician").turn().answer("row.patrician-1")
    assert squares(scene) == ["r1c2", "r1c3", "r2c2", "r2c3", "r2c4"]


@pytest.mark.parametrize("crane", ["#", "K", "k"])
def test_f29_a_crane_counts_for_card_i_4_even_under_its_tile(crane: str) -> None:
    scene = Scene().lay_card("I-4").draw_colonia(f"{crane}f...# p.T... ....T. .T.... ...T.. #....#").scoring()
    assert scene.points()["building-task"] == 3


@pytest.mark.parametrize("envoys", [10, 11, 12])
def test_f30_a_group_above_the_last_number_reads_as_the_last(envoys: int) -> None:
    scene = Scene().draw_forum("B" * 12).send(*(f"r1c{column}" for column in range(1, envoys + 1)))
    assert scene.scoring().points() == {"area": 8}


def test_f30_an_envoy_beside_several_eagles_counts_once_and_on_one_always_twice() -> None:
    scene = Scene().draw_forum("*B*", "BBB", "BBB").send("r1c2").scoring()
    assert scene.points() == {"eagle": 1}
    scene = Scene().draw_forum("***", "BBB", "BBB").send("r1c2").scoring()
    assert scene.points() == {"eagle": 2}


def test_f31_a_worker_may_be_recoloured_and_then_traded() -> None:
    scene = Scene().give(house=1, park=1, assistant=1).building().answer("recolour.house.park", "trade.park")
    assert scene.owned() == {"builder": 1}


def test_f31_and_hired_and_recoloured_in_any_order() -> None:
    scene = Scene().settle("craftsman-1").give(assistant=3).building()
    scene.answer("hire.house", "recolour.house.park", "hire.park", "trade.park")
    assert scene.owned() == {"builder": 1}
