"""What the bots see in a position of Trajan: complete, finite, nothing secret, and what a player would count."""

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given

from games_walk import LOOKS, Start, Walker, examples, starts, walkers
from princeps.bots.trajan.features import FEATURE_NAMES, FEATURES, SECTIONS, features
from princeps.games.trajan import GAME
from princeps.games.trajan.scenario import Scene
from princeps.kernel.game import Position

LARGEST = 10


def numbers(position: Position, seat: int) -> npt.NDArray[np.float32]:
    """The features, written over what was there before."""
    out = np.full(FEATURES, np.nan, np.float32)
    features(position.state, seat, out)
    return out


def seen(scene: Scene, *names: str, seat: int = 0) -> list[float]:
    """Some features by name, rounded as one writes them."""
    found = numbers(scene.position, seat)
    return [round(float(found[FEATURE_NAMES.index(name)]), 2) for name in names]


def of_kind(scene: Scene, kind: str, seat: int = 0) -> dict[str, float]:
    """Those features of a kind that are not zero."""
    found = numbers(scene.position, seat)
    named = {name: round(float(value), 2) for name, value in zip(FEATURE_NAMES, found, strict=True)}
    return {name.partition(":")[2]: value for name, value in named.items() if name.startswith(f"{kind}:") and value}


# --- all of them -----------------------------------------------------------------------------------------------------


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(set(FEATURE_NAMES)) == len(FEATURE_NAMES) == FEATURES <= 250


def test_every_section_fills_as_many_numbers_as_it_has_names() -> None:
    state = GAME.new(3).state
    for section, names in SECTIONS:
        out = np.full(FEATURES + 1, np.nan, np.float32)
        assert section(state, 1, out, 1) == 1 + len(names)
        filled = np.flatnonzero(~np.isnan(out))
        assert filled.tolist() == list(range(1, 1 + len(names)))


@examples(compiled=12, interpreted=2)
@given(starts("trajan"), walkers("trajan"))
def test_all_numbers_are_small_at_any_moment_of_a_game(start: Start, walker: Walker) -> None:
    position = start.position()
    for _ in walker.steps(position):
        if position.is_over or walker.sometimes(LOOKS):
            for seat in range(position.players):
                assert np.abs(numbers(position, seat)).max() <= LARGEST


@examples(compiled=12, interpreted=2)
@given(starts("trajan"), walkers("trajan"))
def test_a_seat_is_judged_by_what_it_may_know(start: Start, walker: Walker) -> None:
    """The same in its view, and in any other world that the view allows."""
    position = start.position()
    for _ in walker.steps(position):
        if walker.sometimes(LOOKS):
            for seat in range(position.players):
                view = position.view(seat)
                assert np.array_equal(numbers(view, seat), numbers(position, seat))
                assert np.array_equal(numbers(view.determinize(seat, walker.seed), seat), numbers(position, seat))


# --- the clock -------------------------------------------------------------------------------------------------------


def test_the_clock_knows_how_much_is_left() -> None:
    first = Scene().turn()
    last = Scene().at(quarter=4, round=4, time=9).turn()
    assert of_kind(last, "quarter") == {"4": 1}
    assert of_kind(last, "round") == {"4": 1}
    assert seen(first, "turns-left")[0] > seen(last, "turns-left")[0] > 0
    assert seen(last, "turns-left-in-round", "turns-left-in-quarter") == [
        pytest.approx(2 / 4.6 / 3, abs=0.01),
        pytest.approx(2 / 4.6 / 10, abs=0.01),
    ]


def test_nothing_is_left_when_the_last_round_ends() -> None:
    scene = Scene().at(quarter=4, round=4, time=9).turn().answer("tray.seaport")
    assert seen(scene, "round-ends", "turns-left", "turns-left-in-quarter") == [1, 0, 0]


def test_seats_wait_for_their_turn() -> None:
    scene = Scene(players=4).turn(seat=3)
    assert [seen(scene, "own-turn", "seats-before", seat=seat) for seat in range(4)] == [
        [0, 0.33],
        [0, 0.67],
        [0, 1],
        [1, 0],
    ]


# --- the turn under way ----------------------------------------------------------------------------------------------


def test_what_is_still_to_be_done_in_a_turn() -> None:
    scene = Scene().markers(seaport="YO", forum="B").turn()
    assert seen(scene, "tray-to-choose") == [1]
    scene.answer("tray.seaport")
    assert seen(scene, "tray-to-choose", "markers-in-hand") == [0, 0.33]
    assert of_kind(scene, "action-pending") == {"military": 1}
    assert of_kind(scene, "action-pending", seat=1) == {}


def test_markers_in_the_hand_count_where_they_are_going_to_lie() -> None:
    scene = Scene().markers(seaport="YO", forum="B").turn().answer("tray.seaport")
    assert of_kind(scene, "markers") == {"forum": 0.5, "military": 0.25}


def test_a_tile_that_the_hand_can_still_accomplish() -> None:
    scene = Scene().markers(seaport="YO", military="B").lay_tile("military", "cards", "BO").turn()
    scene.answer("tray.seaport")
    assert seen(scene, "accomplishing")[0] > 0
    scene = Scene().markers(seaport="YO", military="B").lay_tile("military", "nine-points", "BW").turn()
    scene.answer("tray.seaport")
    assert seen(scene, "accomplishing") == [0]


def test_an_action_can_be_repeated_with_a_tile_and_twice_with_a_marker() -> None:
    scene = Scene().offer("bread").give("extra-seaport").lay_pile("left", "oil").acting("seaport")
    scene.answer("take-card.left")
    assert of_kind(scene, "repeat-pending") == {"seaport": 1}
    scene.add_two("seaport")
    assert of_kind(scene, "repeat-pending") == {"seaport": 2}


def test_a_ship_is_worth_what_can_be_loaded() -> None:
    scene = Scene().hold("oil", "oil", "oil", "wine").acting("seaport").answer("ship.identical")
    assert seen(scene, "cargo-now", "cargo-at-best") == [0, 1.2]
    scene.answer("load.wine")
    assert seen(scene, "cargo-now", "cargo-at-best") == [0.2, 0.2]


# --- the circle and Trajan tiles -------------------------------------------------------------------------------------


def test_trays_reach_actions() -> None:
    scene = Scene().markers(seaport="YO", forum="B", senate="WWPPG").turn()
    assert of_kind(scene, "reached-by") == {"military": 1.5}
    assert seen(scene, "largest-tray", "empty-trays") == [0.83, 0.5]


def test_a_tile_is_ready_when_the_last_marker_brings_its_colour() -> None:
    scene = Scene().markers(seaport="YO", military="B").lay_tile("military", "cards", "BO").turn()
    assert of_kind(scene, "tile-matched") == {"military": 0.5}
    assert of_kind(scene, "tile-one-sowing-away") == {"military": 1}
    assert of_kind(scene, "tile-ready") == of_kind(scene, "tile-worth")
    scene.markers(seaport="Y", military="B", forum="OO")
    assert of_kind(scene, "tile-ready") == {}


def test_a_double_needs_one_of_its_markers_in_place() -> None:
    scene = Scene().markers(seaport="OO").lay_tile("military", "cards", "OO").turn()
    assert of_kind(scene, "tile-ready") == {}
    scene.markers(seaport="WO", military="O")
    assert of_kind(scene, "tile-ready") == of_kind(scene, "tile-worth") != {}


# --- what brings points ----------------------------------------------------------------------------------------------


def test_demands_are_met_by_kept_tiles_icons_and_wild_ones() -> None:
    scene = Scene().voice("bread", "bread", "games").turn()
    assert seen(scene, "unmet", "penalty") == [1, 1]
    assert of_kind(scene, "lacking") == {"bread": 1, "games": 0.5}
    scene.keep("bread").give("games", "games", "wild-demand")
    assert seen(scene, "unmet", "penalty") == [0, 0]
    assert of_kind(scene, "lacking") == {"bread": 0.5}
    assert of_kind(scene, "spare") == {"games": 0.5}


def test_the_best_shipments_of_a_hand() -> None:
    scene = Scene().hold("oil", "oil", "wine").give("wild-commodity").turn_ships("different").acting("seaport")
    assert of_kind(scene, "shipment") == {"identical": 1.2, "pairs": 1, "different": 0.3}
    assert of_kind(scene, "shipment-front") == {"identical": 1.2, "pairs": 1, "different": 0.6}


def test_provinces_are_worth_less_where_others_were_first() -> None:
    scene = Scene().lead_to("aquitania").turn()
    assert seen(scene, "points-here", "points-beside") == [1, 0.6]
    scene.station("aquitania", seat=1)
    assert seen(scene, "points-here") == [0.7]
    scene.station("aquitania")
    assert seen(scene, "points-here") == [0]


def test_buildings_in_reach_lie_beside_own_workers() -> None:
    scene = Scene().clear_sites().work("r1c5").camps(workers=1)
    scene.lay_building("r1c4", "door", 4).lay_building("r2c1", "roof", 5).turn()
    assert of_kind(scene, "building-in-reach") == {"door": 0.8}
    assert of_kind(scene, "building-in-reach", seat=1) == {"door": 0.8, "roof": 1}


def test_a_third_building_of_a_type_makes_a_set() -> None:
    scene = Scene().clear_sites().lay_building("r1c1", "door", 4).build(door=1).turn()
    assert seen(scene, "next-of-set") == [0]
    scene.build(door=2)
    assert seen(scene, "next-of-set") == [1]


def test_the_senate_and_its_bonus_tiles() -> None:
    scene = Scene().open_bonuses("oil", "yellow-tiles").climb_to(3).display("oil", "oil").turn()
    assert seen(scene, "consul", "vice-consul", "votes-ahead") == [1, 0, 0.5]
    assert seen(scene, "consul", "vice-consul", "votes-ahead", seat=1) == [0, 1, -0.5]
    assert of_kind(scene, "open-bonus-yellow") == {"1": 0.67, "2": 0.33}


def test_the_final_scoring_is_foreseen_and_not_counted_twice() -> None:
    scene = Scene().at(quarter=4).build(door=3).hold("oil", "wine").own_bonus("bread").give("bread").turn()
    assert seen(scene, "final-sets", "final-bonus", "final-rest") == [0.5, 0.45, 0.4]
    scene.after_election()
    assert seen(scene, "points", "final-sets", "final-bonus", "final-rest") == [0.46, 0, 0, 0]
