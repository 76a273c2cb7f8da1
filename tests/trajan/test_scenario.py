"""The builders of positions: what they begin with, what they refuse, and that the real rules go on from there."""

import pytest

from princeps.games.trajan.actions import ACTION_NAMES, FORUM_TILE_NAMES
from princeps.games.trajan.events import SOURCE_NAMES
from princeps.games.trajan.scenario import OWN_COLOURS, Scene
from princeps.games.trajan.state import SOURCES

pytestmark = pytest.mark.rules


def test_a_scene_is_a_real_table_with_nothing_on_the_mats() -> None:
    scene = Scene(3).turn(1)
    assert scene.trays() == list(OWN_COLOURS)
    assert scene.choices() == [f"tray.{name}" for name in ACTION_NAMES]
    assert scene.state.deck_cards == 58
    assert scene.points() == scene.hand() == scene.tiles() == scene.displayed() == {}


def test_the_example_of_the_module() -> None:
    scene = Scene().markers(trajan="OB", seaport="G").lay_tile("seaport", "construction", "BG")
    scene.turn().answer("tray.trajan", "sow.orange")
    assert scene.points() == {"trajan-tile": 5}


def test_every_source_of_points_has_a_name() -> None:
    assert len(set(SOURCE_NAMES)) == SOURCES


def test_cards_always_add_up_to_sixty() -> None:
    scene = Scene().hold("oil", "fish").display("oil", seat=1).lay_pile("left", "oil", "wine")
    assert scene.state.deck_cards == 60 - 2 - 1 - 2 - 1
    scene.leave_in_deck("wheat")
    assert scene.state.deck_cards == 1
    assert scene.player(1).display.sum() == 60 - 2 - 2 - 1 - 1


def test_a_scene_refuses_what_does_not_exist() -> None:
    with pytest.raises(ValueError, match="only 5 cards of wheat"):
        Scene().hold(*["wheat"] * 6)
    with pytest.raises(ValueError, match="no tile 'GG' in the stack 'cards'"):
        Scene().lay_tile("seaport", "cards", "GG")


def test_a_scene_must_be_told_who_answers() -> None:
    scene = Scene().voice("bread", "bread", "bread")
    for seat in (0, 1):
        scene.give("bread", "wild-demand", seat=seat).keep("bread", "bread", seat=seat)
    scene.end_quarter()
    with pytest.raises(ValueError, match=r"who owe a decision are \(0, 1\)"):
        scene.choices()
    assert scene.choices(1) == ["wilds.0", "wilds.1"]


def test_when_the_game_is_over_there_are_no_choices() -> None:
    assert Scene().at(quarter=4).after_election().choices() == []


def test_a_scene_can_be_looked_at_like_any_other_position() -> None:
    scene = Scene(4).hold("oil", known=True).hold("fish", seat=2).give(*FORUM_TILE_NAMES).turn(3)
    for seat in range(4):
        view = scene.position.view(seat)
        assert view.determinize(seat, seed=1).view(seat) == view
