"""Trajan tiles: taking them, the arch, accomplishing them, and the rewards of all six categories."""

import pytest

from princeps.games.trajan.actions import ACTION_NAMES, DEMAND_NAMES, STACK_NAMES
from princeps.games.trajan.edition import COLOUR_LETTERS
from princeps.games.trajan.scenario import Scene
from princeps.games.trajan.state import NO_TILE, TRAJAN_TILES

pytestmark = pytest.mark.rules


def accomplished(stack: str, colours: str, points: int | None = None, scene: Scene | None = None) -> Scene:
    """A marker sown into the forum completes the colours of the tile there."""
    scene = scene or Scene()
    scene.markers(seaport=colours[0], forum=colours[1]).lay_tile("forum", stack, colours, points)
    return scene.turn().answer("tray.seaport")


# --- the Trajan action -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stack", STACK_NAMES)
def test_the_top_tile_of_any_stack_may_be_taken(stack: str) -> None:
    scene = Scene().acting("trajan")
    number = STACK_NAMES.index(stack)
    top, left = int(scene.state.stack_top[number]), scene.state.stack_left.sum()
    scene.answer(f"tile.{stack}")
    assert scene.player().slot[0] == top
    assert scene.state.stack_top[number] // 9 == number
    assert scene.state.stack_top[number] != top
    assert scene.state.stack_left.sum() == left - 1
    assert scene.points() == {}


def test_several_tiles_of_a_category_may_be_taken_later() -> None:
    scene = Scene().lay_tile("forum", "cards", "BB").acting("trajan")
    assert "tile.cards" in scene.choices()


def test_the_arch_goes_clockwise_over_occupied_slots() -> None:
    scene = Scene().move_arch("senate").lay_tile("trajan", "cards", "BB").lay_tile("construction", "cards", "OO")
    scene.acting("trajan").answer("tile.demand")
    assert scene.player().slot[3] != NO_TILE
    assert scene.arch() == "seaport"


def test_after_the_last_free_slot_the_arch_waits_in_the_centre() -> None:
    scene = Scene().move_arch("trajan")
    for slot, colours in zip(("seaport", "forum", "military", "senate", "construction"), "BGOPW", strict=True):
        scene.lay_tile(slot, "nine-points", 2 * colours)
    scene.acting("trajan").answer("tile.cards")
    assert scene.arch() is None


def test_the_stack_that_was_emptied_shows_nothing() -> None:
    scene = Scene().empty_stacks("cards").turn_up("cards", "BB").acting("trajan").answer("tile.cards")
    assert scene.state.stack_top[0] == NO_TILE


# --- accomplishing ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", range(TRAJAN_TILES))
def test_every_tile_is_accomplished_with_its_own_two_colours(tile: int) -> None:
    scene = Scene()
    colours = "".join(COLOUR_LETTERS[colour] for colour in scene.state.facts.tile_colour[tile])
    scene.player().slot[1] = tile
    scene.markers(seaport=colours[0], forum=colours[1]).turn().answer("tray.seaport")
    assert scene.points() == {"trajan-tile": int(scene.state.facts.tile_points[tile])}
    assert scene.player().slot[1] == NO_TILE


def test_one_colour_is_not_enough() -> None:
    scene = Scene().markers(seaport="B", forum="OO").lay_tile("forum", "military", "BG").turn().answer("tray.seaport")
    assert scene.points() == {}
    assert scene.player().slot[1] != NO_TILE


def test_a_double_needs_both_markers_of_its_colour() -> None:
    scene = Scene().markers(seaport="B", forum="OG").lay_tile("forum", "military", "BB").turn().answer("tray.seaport")
    assert scene.points() == {}
    assert accomplished("military", "BB").points() == {"trajan-tile": 5}


def test_markers_that_were_there_before_suffice() -> None:
    scene = Scene().markers(seaport="Y", forum="BG").lay_tile("forum", "military", "BG").turn().answer("tray.seaport")
    assert scene.points() == {"trajan-tile": 5}


def test_only_the_target_tray_counts() -> None:
    """The first marker goes into the forum, the last one into the camp."""
    scene = Scene().markers(seaport="BY", forum="G").lay_tile("forum", "military", "BG").turn()
    scene.answer("tray.seaport", "sow.blue")
    assert scene.points() == {}
    assert "recruit" in scene.choices()


def test_the_order_of_sowing_decides_whether_a_tile_is_accomplished() -> None:
    for colour, points in (("blue", {}), ("yellow", {"trajan-tile": 5})):
        scene = Scene().markers(seaport="BY", military="G").lay_tile("military", "military", "BG").turn()
        assert scene.answer("tray.seaport", f"sow.{colour}").points() == points


def test_a_tile_that_the_action_brings_is_not_accomplished_in_the_same_turn() -> None:
    scene = Scene().markers(senate="B", trajan="G").turn_up("military", "BG").move_arch("trajan").turn()
    scene.answer("tray.senate", "tile.military")
    assert scene.points() == {}
    assert scene.choices() == ["end-turn"]


# --- rewards ---------------------------------------------------------------------------------------------------------


def test_three_points_and_two_cards() -> None:
    scene = accomplished("cards", "BW")
    assert scene.points() == {"trajan-tile": 3}
    assert scene.choices() == ["reward", "decline"]
    assert scene.answer("reward").player().cards == 2
    assert scene.player().known.sum() == 0


def test_nine_points_and_nothing_else() -> None:
    scene = accomplished("nine-points", "OW", scene=Scene().offer("bread"))
    assert scene.points() == {"trajan-tile": 9}
    assert scene.choices() == ["forum.bread", "decline"]


@pytest.mark.parametrize("action", ACTION_NAMES)
def test_four_points_and_a_plus_two_marker_beside_any_action(action: str) -> None:
    scene = accomplished("plus-two", "GW")
    assert scene.points() == {"trajan-tile": 4}
    scene.answer(f"plus-two.{action}")
    assert [name for name, marker in zip(ACTION_NAMES, scene.player().plus_two, strict=True) if marker] == [action]


def test_no_action_gets_a_second_plus_two_marker() -> None:
    scene = accomplished("plus-two", "GW", scene=Scene().add_two("seaport", "senate"))
    free = ("forum", "military", "trajan", "construction")
    assert scene.choices() == [*(f"plus-two.{name}" for name in free), "decline"]


@pytest.mark.parametrize(("colours", "points", "tokens"), [("BY", 5, 1), ("PY", 2, 2)])
def test_legionnaires_for_the_camp(colours: str, points: int, tokens: int) -> None:
    scene = accomplished("military", colours)
    assert scene.points() == {"trajan-tile": points}
    scene.answer("reward")
    assert (scene.player().legionnaires, scene.player().workers, scene.player().supply) == (1 + tokens, 1, 13 - tokens)


@pytest.mark.parametrize(("points", "tokens"), [(5, 1), (2, 2)])
def test_workers_for_the_camp(points: int, tokens: int) -> None:
    scene = accomplished("construction", "OY", points)
    assert scene.points() == {"trajan-tile": points}
    scene.answer("reward")
    assert (scene.player().legionnaires, scene.player().workers, scene.player().supply) == (1, 1 + tokens, 13 - tokens)


@pytest.mark.parametrize(("demand", "colours"), list(zip(DEMAND_NAMES, ("GO", "GP", "BO"), strict=True)))
def test_a_demand_tile_is_kept(demand: str, colours: str) -> None:
    scene = accomplished("demand", colours)
    assert scene.points() == {"trajan-tile": 1}
    assert scene.player().kept.tolist() == [name == demand for name in DEMAND_NAMES]
    assert "decline" in scene.choices()


@pytest.mark.parametrize(("stack", "colours"), [("cards", "BW"), ("plus-two", "GW"), ("military", "PY")])
def test_a_reward_may_be_declined(stack: str, colours: str) -> None:
    scene = accomplished(stack, colours).answer("decline")
    assert scene.player().cards == scene.player().plus_two.sum() == 0
    assert scene.player().supply == 13
    assert scene.player().slot[1] == NO_TILE
