"""Extra action tiles: once more, twice more with a [+2] marker, and never without the action itself."""

import pytest

from princeps.games.trajan.actions import ACTION_NAMES
from princeps.games.trajan.scenario import Scene

pytestmark = pytest.mark.rules

# An answer to each action that can be given several times, and asks nothing further.
ANSWERS = {
    "forum": "forum.bread",
    "military": "recruit",
    "senate": "climb",
    "trajan": "tile.demand",
    "construction": "hire",
}


def scene_for(action: str, *tiles: str) -> Scene:
    return Scene().offer(*["bread"] * 6).give(*tiles).acting(action)


@pytest.mark.parametrize("action", ANSWERS)
def test_an_action_is_repeated_with_its_own_tile(action: str) -> None:
    scene = scene_for(action, f"extra-{action}", "extra-seaport").answer(ANSWERS[action])
    assert scene.choices() == ["extra.tile", "decline"]
    scene.answer("extra.tile")
    assert f"extra-{action}" not in scene.tiles()
    assert ANSWERS[action] in scene.choices()
    assert scene.answer(ANSWERS[action]).choices() == ["end-turn"]


@pytest.mark.parametrize("action", ANSWERS)
def test_an_action_is_repeated_with_a_wild_tile(action: str) -> None:
    scene = scene_for(action, "wild-action").answer(ANSWERS[action])
    assert scene.choices() == ["extra.wild", "decline"]
    scene.answer("extra.wild")
    assert "wild-action" not in scene.tiles()
    assert scene.answer(ANSWERS[action]).choices() == ["end-turn"]


@pytest.mark.parametrize("tile", ["tile", "wild"])
@pytest.mark.parametrize("action", ANSWERS)
def test_with_a_plus_two_marker_an_action_is_repeated_twice(action: str, tile: str) -> None:
    name = f"extra-{action}" if tile == "tile" else "wild-action"
    scene = Scene().offer(*["bread"] * 6).give(name).add_two(action).acting(action)
    scene.answer(ANSWERS[action], f"extra.{tile}", ANSWERS[action], ANSWERS[action])
    assert scene.choices() == ["end-turn"]
    assert scene.player().plus_two.sum() == 1
    assert name not in scene.tiles()


def test_a_plus_two_marker_helps_its_own_action_only() -> None:
    scene = Scene().give("extra-senate").add_two("military").acting("senate").answer("climb", "extra.tile", "climb")
    assert scene.choices() == ["end-turn"]


def test_a_plus_two_marker_without_a_tile_does_nothing() -> None:
    assert Scene().add_two("senate").acting("senate").answer("climb").choices() == ["end-turn"]


@pytest.mark.parametrize("action", ACTION_NAMES)
def test_tiles_of_other_actions_do_not_help(action: str) -> None:
    others = [f"extra-{name}" for name in ACTION_NAMES if name != action]
    scene = scene_for(action, *others).answer(ANSWERS.get(action, "take-card.left"))
    assert scene.choices() == ["end-turn"]


def test_the_seaport_is_repeated_when_its_questions_are_answered() -> None:
    scene = Scene().give("extra-seaport").acting("seaport").answer("draw-two")
    assert scene.choices()[0].startswith("discard")
    scene.answer(scene.choices()[0])
    assert scene.choices() == ["extra.tile", "decline"]
    scene.answer("extra.tile", "take-card.right")
    assert scene.choices() == ["end-turn"]


def test_a_shipment_may_be_followed_by_another_on_the_back_of_the_ship() -> None:
    scene = Scene().hold(*["oil"] * 4).give("extra-seaport").acting("seaport")
    scene.answer("ship.identical", "load.oil", "load.oil", "set-sail", "extra.tile")
    scene.answer("ship.identical", "load.oil", "load.oil", "set-sail")
    assert scene.points() == {"shipping": 7}


def test_each_repetition_is_a_new_choice() -> None:
    scene = Scene().lay_in("alpes", "bread").give("extra-military").add_two("military").acting("military")
    scene.answer("recruit", "extra.tile", "march.alpes", "conquer")
    assert scene.points() == {"province": 3}
    assert scene.tiles() == {"bread": 1}


def test_a_repetition_may_be_declined() -> None:
    scene = Scene().give("extra-senate").add_two("senate").acting("senate").answer("climb", "extra.tile", "decline")
    assert scene.choices() == ["climb", "decline"]
    assert scene.answer("climb").points() == {"senate": 5}


def test_a_tile_may_be_kept_for_later() -> None:
    scene = Scene().give("extra-senate").acting("senate").answer("climb", "decline")
    assert scene.choices() == ["end-turn"]
    assert scene.tiles() == {"extra-senate": 1}


def test_the_next_turn_has_an_extra_action_of_its_own() -> None:
    scene = Scene().give("extra-senate", "extra-senate").acting("senate")
    scene.answer("climb", "extra.tile", "climb", "end-turn")
    assert scene.acting("senate").answer("climb").choices() == ["extra.tile", "decline"]


def test_what_cannot_be_repeated_costs_no_tile() -> None:
    scene = Scene().climb_to(6).give("extra-senate").acting("senate").answer("climb")
    assert scene.choices() == ["end-turn"]
    assert scene.tiles() == {"extra-senate": 1}


def test_the_second_repetition_is_forfeited_when_nothing_is_left() -> None:
    scene = Scene().climb_to(5).give("extra-senate").add_two("senate").acting("senate")
    assert scene.answer("climb", "extra.tile", "climb").choices() == ["end-turn"]
