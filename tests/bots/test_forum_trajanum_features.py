"""The features of Forum Trajanum: a seat's position as numbers, from what that seat may know and nothing else."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given

from games_walk import LOOKS, Start, Walker, examples, starts, walkers
from princeps.bots.forum_trajanum.features import FEATURE_NAMES, FEATURES, features
from princeps.games.forum_trajanum.actions import COLOUR_NAMES
from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.forum_trajanum.state import BESIDE_COLUMN, COLLECT_COIN, COLLECT_TRIBUNE, NO_CARD, TURNS
from princeps.games.forum_trajanum.trajan_cards import building_fulfilments
from princeps.kernel.game import Position

NAME = "forum-trajanum"


def features_of(position: Position, seat: int) -> npt.NDArray[np.float32]:
    out = np.full(FEATURES + 1, np.nan, np.float32)
    features(position.state, seat, out)
    assert np.isnan(out[FEATURES]), "more was written than there are names"
    return out[:FEATURES]


def read(scene: Scene, *names: str, seat: int = 0) -> Any:
    """The values of some features, ready to be compared."""
    values = features_of(scene.position, seat)
    return pytest.approx([float(values[FEATURE_NAMES.index(name)]) for name in names])


def seats_looked_at(position: Position, walker: Walker) -> Iterator[int]:
    """Walk to the end of a game, and look now and then at the position of every seat."""
    for _ in walker.steps(position):
        if walker.sometimes(LOOKS):
            yield from range(position.players)


# --- in every position -----------------------------------------------------------------------------------------------


def test_names_are_few_enough_and_all_different() -> None:
    assert len(set(FEATURE_NAMES)) == FEATURES <= 250


@examples(compiled=60, interpreted=1)
@given(starts(NAME), walkers(NAME))
def test_every_feature_is_filled_with_a_moderate_number(start: Start, walker: Walker) -> None:
    position = start.position()
    for seat in seats_looked_at(position, walker):
        values = features_of(position, seat)
        assert np.all(np.abs(values) <= 10), FEATURE_NAMES[int(np.nanargmax(np.abs(values)))]  # NaN fails as well


@examples(compiled=60, interpreted=1)
@given(starts(NAME), walkers(NAME))
def test_features_show_nothing_that_the_seat_may_not_know(start: Start, walker: Walker) -> None:
    position = start.position()
    for seat in seats_looked_at(position, walker):
        seen, known = features_of(position, seat), features_of(position.view(seat), seat)
        assert [FEATURE_NAMES[i] for i in np.flatnonzero(seen != known)] == []


@examples(compiled=40, interpreted=1)
@given(starts(NAME), walkers(NAME))
def test_building_tasks_are_counted_as_the_rules_do_or_a_little_too_low(start: Start, walker: Walker) -> None:
    """Pictures are laid as they come, not in the best way: never too many, and none only if there is none."""
    position = start.position()
    place = FEATURE_NAMES.index("task-pictures")
    for seat in seats_looked_at(position, walker):
        state = position.state
        task = state.tasks[state.cycle]
        if task.card != NO_CARD and state.stage >= TURNS:
            counted = round(2 * float(features_of(position, seat)[place]))
            fulfilled = building_fulfilments(state.players[seat], task)
            assert min(1, fulfilled) <= counted <= fulfilled


# --- the clock -------------------------------------------------------------------------------------------------------


def test_turns_are_counted_to_the_scoring_and_to_the_end() -> None:
    scene = Scene(players=3).at(cycle=2, round=3).begin_with(1).taking("row-1", "row-2")
    assert read(scene, "cycle-2", "round-3", "stage-taking", "turns-to-scoring") == [1, 1, 1, 2 / 4]
    assert read(scene, "turns-to-end", "seats-before") == [6 / 12, 2 / 3]
    assert read(scene, "seats-before", seat=1) == [0]


def test_a_seat_that_has_had_its_turn_has_one_less() -> None:
    scene = Scene().at(cycle=3, round=4).building().answer("end-turn")
    assert read(scene, "turn-done", "own-turn", "turns-to-end") == [1, 0, 0]
    assert read(scene, "turn-done", "own-turn", "turns-to-end", seat=1) == [0, 1, 1 / 12]


# --- what is noted counts as done ------------------------------------------------------------------------------------


def test_a_tile_taken_for_a_card_has_left_the_grid_and_its_items_are_half_ours() -> None:
    scene = Scene().draw_colonia("###### ##T### ####T# #T#### ###T## ######").lay_tile("builder+coin", "r1c1")
    scene.taking("row-1", "row-2").answer("take.a.r1c1", seat=0)
    assert read(scene, "own-builder", "own-coin", "vacant", "covered") == [0.5, 0.5, 0, 31 / 30]
    colour = COLOUR_NAMES[scene.player().crane_colour[0]]
    assert read(scene, f"{colour}-crane-open", f"{colour}-crane-covered") == [1, 0]


def test_the_tile_that_is_kept_is_ours_and_the_one_passed_on_is_not() -> None:
    scene = Scene().lay_tile("builder+coin", "r1c2").lay_tile("patrician", "r2c2").taking("row-1", "row-2")
    scene.answer("take.a.r1c2", "take.b.r2c2", seat=0)
    assert read(scene, "owes-pass", "own-builder", "own-patrician") == [1, 0.5, 0.5]
    scene.answer("pass.b", seat=0)
    assert read(scene, "owes-pass", "own-builder", "own-patrician") == [0, 1, 0]


def test_a_promised_tribune_is_spent() -> None:
    scene = Scene().give(tribune=2).taking("row-1", "row-2")
    assert read(scene, "tribunes", "has-two-tribunes") == [2 / 3, 1]
    scene.answer("tribune.a.r3c1", seat=0)
    assert read(scene, "tribunes", "has-two-tribunes") == [1 / 3, 0]


def test_rows_that_are_not_paid_lapse() -> None:
    scene = Scene().settle("patrician-1", "merchant-2").give(coin=1).give(coin=1, seat=1).settle("merchant-1", seat=1)
    scene.scoring().answer("pay.4", seat=0)
    assert read(scene, "patrician-1-active", "merchant-2-active", "coins") == [0, 1, 0]


# --- what a position is worth ----------------------------------------------------------------------------------------


def test_coins_go_to_the_rows_where_they_bring_most() -> None:
    scene = Scene().draw_colonia("#LBMC# L.T... ....T. .T.... ...T.. #....#").give(coin=1)
    scene.settle("patrician-1", "patrician-1", "patrician-2")
    assert read(scene, "street-1-greys", "street-1-if-paid") == [1, 1.2]
    assert read(scene, "colonia-unpaid", "colonia-affordable", "colonia-all-paid") == [0.5, 1.3, 1.4]


def test_an_open_crane_counts_the_structures_of_its_colour() -> None:
    scene = Scene().draw_colonia("Kpp..# ..Tp.. ....T. .T.... ...T.. #....#").at(cycle=2)
    scene.colour_cranes("park", "house", "stable", "fountain")
    assert read(scene, "park-built", "park-crane-open", "park-crane-points") == [3 / 4, 1, 0.6]
    assert read(scene, "house-crane-covered", "house-crane-open", "house-crane-points") == [1, 0, 0]


def test_room_for_double_tiles_is_counted_in_pairs_of_neighbours() -> None:
    scene = Scene().draw_colonia("#..### ##T### ####T# #T###. ###T#. ######")
    assert read(scene, "vacant", "vacant-pairs") == [4 / 6, 2 / 6]
    across_the_edge = Scene().draw_colonia("###### ##T##. .###T# #T#### ###T## ######")
    assert read(across_the_edge, "vacant", "vacant-pairs") == [2 / 6, 0]


def test_envoys_beside_the_largest_group_and_the_ends_of_areas() -> None:
    scene = Scene().draw_forum("GGB*", "OGYY", "BB O").send("r1c1", "r1c2").load_ship(2)
    assert read(scene, "envoys", "largest-group", "ship") == [2 / 8, 2 / 6, 2 / 5]
    assert read(scene, "park-beside-group", "house-beside-group", "fountain-beside-group") == [1 / 4, 1 / 4, 1 / 4]
    assert read(scene, "park-completes-area", "stable-completes-area", "eagle-beside-group") == [1, 0.5, 0]


def test_a_group_may_reach_across_the_middle_of_the_forum() -> None:
    scene = Scene().draw_forum("G", "G", "G", "G", "B").send("r2c1", "r3c1", "r4c1")
    assert read(scene, "largest-group", "fountain-beside-group", "park-beside-group") == [3 / 6, 1 / 4, 1 / 4]


def test_what_stays_is_worth_more_the_more_scorings_are_to_come() -> None:
    scene = Scene().draw_colonia("#LBMC# ..T... ....T. .T.... ...T.. #....#").draw_forum("*GGG").set_bar(2)
    scene.send("r1c1", "r1c2", "r1c3")
    assert read(scene, "colonia-to-end", "forum-to-end") == [3 * 4 / 30, 3 * (2 + 1 + 3) / 30]
    assert read(scene.at(cycle=3), "colonia-to-end", "forum-to-end") == [4 / 30, 6 / 30]


def test_an_upgrade_is_worth_more_with_the_merchant() -> None:
    assert read(Scene(), "bar", "task-points", "upgrade-task-gain") == [0, 0.3, 0]
    assert read(Scene().settle("merchant-1"), "bar-turned", "upgrade-task-gain") == [1, 2 / 4]


def test_pictures_of_a_task_complete_and_nearly_so() -> None:
    scene = Scene().draw_colonia("#LpB.# ..T... ....T. .T...M ...T.p #....#").lay_card("I-1")
    scene.give(tribune=2, coin=1)
    assert read(scene, "task-pictures", "task-collections", "task-collected", "task-forecast") == [0.5, 0.5, 0.5, 0.6]
    assert read(scene, f"task-needs-{COLLECT_TRIBUNE}", f"task-needs-{COLLECT_COIN}") == [0.5, 0.5]
    short = Scene().draw_colonia("##Lp.# ##T### ####T# #T#### ###T## ######").lay_card("I-1")
    assert read(short, "task-pictures", "task-one-short", "task-two-short") == [0, 0.5, 0]


def test_different_buildings_of_a_picture_must_differ() -> None:
    alike = Scene().draw_colonia("#L#### #LT### ####T# #T#### ###T## ######").lay_card("I-3")
    assert read(alike, "task-pictures") == [0]
    differing = Scene().draw_colonia("#L#### #BT### ####T# #T#### ###T## ######").lay_card("I-3")
    assert read(differing, "task-pictures") == [0.5]


def test_a_picture_may_lie_mirrored_in_every_corner() -> None:
    scene = Scene().draw_colonia("kL##p# B#T##C ####T# #T#### p##T## k.####").lay_card("I-4")
    assert read(scene, "task-pictures", "task-one-short") == [1, 0.5]


def test_a_card_of_a_later_cycle_counts_ahead_of_time() -> None:
    scene = Scene().draw_colonia("#pfhs# ..T... ....T. .T.... ...T.. #....#").lay_card("II-3")
    assert read(scene, "task-pictures", "next-task-pictures") == [0, 0.5]
    assert read(scene.at(cycle=2), "task-pictures", "next-task-pictures") == [0.5, 0]


# --- tiles, and what is still to come --------------------------------------------------------------------------------


def test_a_citizen_without_a_place_is_wasted() -> None:
    scene = Scene().hold(own="merchant", received="upgrade+coin").give(tribune=2).turn()
    assert read(scene, "own-merchant", "own-wasted", "received-upgrade", "can-use-both") == [1, 0, 1, 1]
    scene.settle("merchant-1", "merchant-1", "merchant-2", "merchant-2")
    assert read(scene, "own-merchant", "own-wasted") == [0, 1]


def test_steps_of_a_turn_are_seen_by_whose_turn_it_is() -> None:
    scene = Scene().vacate().give(builder=1, park=1).load_ship(1).building().answer("build-mixed.park")
    assert read(scene, "pending-build", "placing-column", "placing-park", "placing-house") == [1, 1, 1, 0]
    assert read(scene, "pending-build", "placing-column", seat=1) == [0, 0]


def test_the_end_of_a_track_looks_the_same_beside_the_column() -> None:
    scene = Scene().set_tracks(library=2, market=BESIDE_COLUMN)
    assert read(scene, "library-level-2", "market-level-4", "basilica-level-1") == [1, 1, 0]
