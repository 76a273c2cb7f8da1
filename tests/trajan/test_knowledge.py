"""Who knows what: secret cards (T25), secret answers, possible worlds, and how far undo goes back."""

from collections.abc import Sequence

import numpy as np
import pytest

from princeps.games.trajan import GAME
from princeps.games.trajan.actions import COMMODITY_NAMES
from princeps.games.trajan.scenario import Scene
from princeps.games.trajan.state import MEETING, PLACING
from princeps.kernel.errors import UndoError
from princeps.kernel.game import SPECTATOR, Position
from princeps.kernel.match import Match
from princeps.kernel.recipe import Recipe

pytestmark = pytest.mark.rules

RIVALS = (1, SPECTATOR)


def seen(scene: Scene, viewer: int, seat: int = 0) -> dict[str, int]:
    """What the viewer knows of the hand of a seat."""
    hand = scene.position.view(viewer).state.players[seat].hand.tolist()
    return {name: count for name, count in zip(COMMODITY_NAMES, hand, strict=True) if count}


# --- known cards (T25) -----------------------------------------------------------------------------------------------


def test_rivals_see_the_known_part_of_a_hand_and_its_size() -> None:
    scene = Scene().hold("oil", "wine", known=True).hold("oil", "fish")
    for viewer in RIVALS:
        assert seen(scene, viewer) == {"oil": 1, "wine": 1}
        assert scene.position.view(viewer).state.players[0].cards == 4
    assert seen(scene, 0) == {"oil": 2, "wine": 1, "fish": 1}


@pytest.mark.parametrize(
    "answers",
    [
        ("play.oil", "decline"),
        ("ship.identical", "load.oil", "set-sail"),
        ("ship.different", "load.oil", "set-sail"),
        ("ship.pairs", "load-with-wild.oil", "set-sail"),
    ],
)
def test_a_known_card_that_leaves_the_hand_is_known_no_more(answers: Sequence[str]) -> None:
    scene = Scene().hold("oil", "wine", known=True).give("wild-commodity").acting("seaport").answer(*answers)
    for viewer in RIVALS:
        assert seen(scene, viewer) == {"wine": 1}


def test_a_known_card_that_is_discarded_is_known_no_more() -> None:
    scene = Scene().hold("oil", "wine", known=True).acting("seaport").answer("draw-two", "discard.oil.left")
    for viewer in RIVALS:
        assert seen(scene, viewer) == {"wine": 1}


def test_of_equal_cards_nobody_can_tell_which_one_was_played() -> None:
    """One of two oils was known; the one that is left might be the drawn one or not be there at all."""
    scene = Scene().hold("oil", known=True).hold("oil").acting("seaport").answer("play.oil", "decline")
    assert seen(scene, 1) == {}
    assert seen(scene, 0)["oil"] >= 1


def test_of_two_known_cards_one_is_still_known() -> None:
    scene = Scene().hold("oil", "oil", known=True).hold("oil").acting("seaport").answer("play.oil", "decline")
    assert seen(scene, 1) == {"oil": 1}


def test_a_card_that_comes_back_from_a_pile_is_known_again() -> None:
    scene = Scene().hold("oil").leave_in_deck("fish", "fish").acting("seaport").answer("draw-two", "discard.oil.left")
    scene.acting("seaport").answer("take-card.left")
    assert seen(scene, 1) == {"oil": 1}


def test_cards_on_their_way_to_a_ship_are_seen_by_all() -> None:
    scene = Scene().hold("oil", "oil").acting("seaport").answer("ship.identical", "load.oil")
    view = scene.position.view(1).state
    assert view.cargo[COMMODITY_NAMES.index("oil")] == 1
    assert (view.players[0].cards, view.players[0].hand.sum()) == (1, 0)


def test_nobody_sees_the_deck_but_everybody_sees_the_piles() -> None:
    scene = Scene().lay_pile("left", "oil", "wine")
    for viewer in (0, 1, SPECTATOR):
        view = scene.position.view(viewer).state
        assert view.deck.sum() == 0
        assert view.deck_cards == scene.state.deck_cards
        assert (view.pile == scene.state.pile).all()


def test_states_that_differ_in_secret_cards_look_alike() -> None:
    one = Scene(3).hold("oil", known=True).hold("wine", "fish", seat=1).hold("gems").turn()
    other = Scene(3).hold("oil", known=True).hold("fish", "wheat", seat=1).hold("gems").turn()
    for viewer in (0, 2, SPECTATOR):
        assert one.position.view(viewer) == other.position.view(viewer)
    assert one.position.view(1) != other.position.view(1)


# --- possible worlds -------------------------------------------------------------------------------------------------


def test_worlds_deal_the_secret_cards_again_and_keep_the_known_ones() -> None:
    scene = Scene(3).hold("oil", "oil", known=True, seat=1).hold("fish", "gems", "wine", seat=1).hold("cattle").turn()
    view = scene.position.view(0)
    hands = [view.determinize(0, seed).state.players[1].hand for seed in range(40)]
    assert all(hand[COMMODITY_NAMES.index("oil")] >= 2 and hand.sum() == 5 for hand in hands)
    assert len({hand.tobytes() for hand in hands}) > 20


def test_no_world_has_more_cards_of_a_kind_than_there_are() -> None:
    """Four oils lie open and the viewer holds the fifth: no rival has one."""
    scene = Scene().display("oil", "oil", seat=1).display("oil").lay_pile("left", "oil").hold("oil")
    scene.hold("fish", "fish", "wine", seat=1).turn()
    for seed in range(30):
        world = scene.position.view(0).determinize(0, seed).state
        assert world.players[1].hand[COMMODITY_NAMES.index("oil")] == 0
        assert world.deck[COMMODITY_NAMES.index("oil")] == 0
        assert world.deck.sum() == world.deck_cards


def test_cards_under_way_to_a_ship_are_in_no_other_place() -> None:
    scene = Scene().hold(*["oil"] * 5).hold("fish", seat=1).acting("seaport")
    scene.answer("ship.identical", "load.oil", "load.oil")
    world = scene.position.view(1).determinize(1, seed=3).state
    assert world.players[0].hand[3] + world.deck[3] == 3
    assert world.deck.sum() == world.deck_cards


def test_a_world_of_a_spectator_hides_both_hands() -> None:
    scene = Scene().hold("oil", "fish").hold("wine", "gems", seat=1).turn()
    worlds = [scene.position.view(SPECTATOR).determinize(SPECTATOR, seed) for seed in range(20)]
    assert len({world.array["players"][0]["hand"].tobytes() for world in worlds}) > 10
    assert {tuple(world.array["players"][0]["cards"][:2].tolist()) for world in worlds} == {(2, 2)}


@pytest.mark.parametrize("held", [("wine", "wine"), ("wine", "wine", "fish", "gems")])
def test_whoever_goes_to_the_ship_of_pairs_has_a_pair_in_every_world(held: Sequence[str]) -> None:
    scene = Scene(3).hold(*held).hold("oil", "oil", "oil", "oil", seat=2).acting("seaport").answer("ship.pairs")
    for viewer in (1, 2, SPECTATOR):
        worlds = [scene.position.view(viewer).determinize(viewer, seed) for seed in range(12)]
        assert all(world.legal(0) and world.view(viewer) == scene.position.view(viewer) for world in worlds)
        assert len({world.state.players[0].hand.tobytes() for world in worlds}) > 3
        assert all(world.state.deck.sum() == world.state.deck_cards for world in worlds)


def test_a_wild_tile_may_be_half_of_the_pair() -> None:
    scene = Scene().hold("wine").give("wild-commodity").acting("seaport").answer("ship.pairs")
    world = scene.position.view(1).determinize(1, seed=1)
    assert GAME.actions.names[world.legal(0)[0]].startswith("load-with-wild")


# --- answers that all give at once -----------------------------------------------------------------------------------


def test_markers_are_hidden_until_all_have_placed_theirs() -> None:
    position = GAME.new(2, seed=3)
    for colour in ("yellow", "orange", "blue", "white", "pink", "green"):
        position.apply(0, f"marker.{colour}")
        assert position.view(1) == GAME.new(2, seed=3).view(1)
        position.apply(0, f"marker.{colour}")
    assert position.view(1).state.players[0].tray.sum() == 0
    assert position.view(0).state.players[0].tray.sum() == 12
    for colour in ("yellow", "orange", "blue", "white", "pink", "green") * 2:
        position.apply(1, f"marker.{colour}")
    assert position.state.stage != PLACING
    assert position.view(1).state.players[0].tray.sum() == 12


def test_a_possible_world_places_the_markers_of_those_who_are_done() -> None:
    position = GAME.new(2, seed=3)
    for colour in ("yellow", "orange", "blue", "white", "pink", "green") * 2:
        position.apply(0, f"marker.{colour}")
    worlds = [position.view(1).determinize(1, seed) for seed in range(10)]
    assert all(world.state.players[0].tray.sum() == 12 and world.deciders == (1,) for world in worlds)
    assert len({world.state.players[0].tray.tobytes() for world in worlds}) > 5


def meeting(players: int = 2) -> Scene:
    """Everybody may meet the demands for bread and games with icons or with wild tiles."""
    scene = Scene(players).voice("bread", "games", "religion")
    for seat in range(players):
        scene.give("bread", "games", "wild-demand", "wild-demand", seat=seat).keep("religion", seat=seat)
    return scene.end_quarter()


def test_how_demands_are_met_is_hidden_until_all_have_decided() -> None:
    scene = meeting()
    before = scene.position.view(1)
    assert scene.answer("wilds.1", seat=0).position.view(1) == before
    scene.answer("wilds.0", seat=0)
    assert scene.position.view(1).state.players[0].draft.tolist() == [-1, -1, -1]
    assert scene.position.view(1).deciders == (1,)
    scene.answer("wilds.0", "wilds.0", seat=1)
    assert scene.state.stage != MEETING
    assert scene.tiles(0) == {"bread": 1, "wild-demand": 1}
    assert scene.tiles(1) == {"wild-demand": 2}


def test_a_possible_world_meets_the_demands_of_those_who_are_done() -> None:
    scene = meeting().answer("wilds.1", "wilds.0", seat=0)
    drafts = {tuple(scene.position.view(1).determinize(1, seed).state.players[0].draft[:2]) for seed in range(30)}
    assert drafts == {(0, 0), (0, 1), (1, 0), (1, 1)}


@pytest.mark.parametrize("order", [(0, 0, 1, 1, 2, 2), (2, 2, 1, 1, 0, 0), (1, 0, 2, 0, 1, 2)])
def test_the_order_of_answers_about_demands_makes_no_difference(order: Sequence[int]) -> None:
    answers = {0: ["wilds.1", "wilds.0"], 1: ["wilds.0", "wilds.1"], 2: ["wilds.1", "wilds.1"]}
    one, other = meeting(3), meeting(3)
    for seat in (0, 1, 2):
        one.answer(*answers[seat], seat=seat)
    for seat in order:
        other.answer(answers[seat].pop(0), seat=seat)
    assert one.position == other.position


def place_in_order(seats: Sequence[int]) -> Position:
    """Whoever is named places a marker; which one depends on the seat and on how many it has placed."""
    position = GAME.new(3, seed=3)
    for turn, seat in enumerate(seats):
        legal = position.legal(seat)
        position.apply(seat, legal[(seat + seats[:turn].count(seat)) % len(legal)])
    return position


def test_the_order_of_placing_markers_makes_no_difference() -> None:
    in_turn = [0] * 12 + [1] * 12 + [2] * 12
    assert place_in_order(in_turn) == place_in_order([0, 1, 2] * 12) == place_in_order(in_turn[::-1])


# --- undo ------------------------------------------------------------------------------------------------------------


def match_of(scene: Scene) -> Match:
    recipe = Recipe("trajan", GAME.rules_version, "standard", "", scene.position.players, seed=1)
    return Match(scene.position, recipe, scene.edition)


@pytest.mark.parametrize(
    ("action", "answers"),
    [
        ("military", ("march.alpes",)),
        ("military", ("recruit",)),
        ("forum", ("forum.bread",)),
        ("senate", ("climb",)),
        ("construction", ("build.r1c1",)),
        ("seaport", ("take-card.left",)),
        ("seaport", ("play.oil",)),
        ("seaport", ("ship.different", "load.oil", "set-sail")),
    ],
)
def test_what_shows_nothing_new_can_be_taken_back(action: str, answers: Sequence[str]) -> None:
    scene = Scene().offer("bread").lay_pile("left", "fish", "fish").hold("oil").acting(action)
    match, before = match_of(scene), scene.position.to_bytes()
    for answer in answers:
        match.apply(0, answer)
    for _ in answers:
        match.undo(0)
    assert match.position.to_bytes() == before


def test_sowing_can_be_taken_back_to_the_choice_of_the_tray() -> None:
    scene = Scene().markers(senate="YOB").turn()
    match, before = match_of(scene), scene.position.to_bytes()
    for answer in ("tray.senate", "sow.blue", "sow.yellow"):
        match.apply(0, answer)
    for _ in range(3):
        match.undo(0)
    assert match.position.to_bytes() == before


@pytest.mark.parametrize(
    ("action", "answers", "barrier"),
    [
        ("seaport", ("draw-two",), "drew-cards"),
        ("seaport", ("play.oil", "decline"), "drew-cards"),
        ("seaport", ("take-card.right",), "revealed"),
        ("trajan", ("tile.cards",), "revealed"),
        ("senate", ("climb", "end-turn"), "turn-ended"),
    ],
)
def test_what_was_learned_cannot_be_taken_back(action: str, answers: Sequence[str], barrier: str) -> None:
    match = match_of(Scene().lay_pile("right", "fish").hold("oil").acting(action))
    for answer in answers:
        match.apply(0, answer)
    assert match.barrier(0) == barrier
    with pytest.raises(UndoError, match=barrier):
        match.undo(0)


def test_cards_of_a_trajan_tile_cannot_be_put_back() -> None:
    scene = Scene().markers(seaport="B", forum="W").lay_tile("forum", "cards", "BW").turn()
    match = match_of(scene)
    match.apply(0, "tray.seaport")
    match.apply(0, "reward")
    with pytest.raises(UndoError, match="drew-cards"):
        match.undo(0)


def test_after_drawing_the_discard_may_be_reconsidered() -> None:
    match = match_of(Scene().leave_in_deck("oil", "fish").acting("seaport"))
    match.apply(0, "draw-two")
    before = match.position.to_bytes()
    match.apply(0, "discard.oil.left")
    match.undo(0)
    assert match.position.to_bytes() == before


def test_an_answer_about_demands_can_be_taken_back_while_others_still_think() -> None:
    match = match_of(meeting())
    match.apply(0, "wilds.1")
    match.apply(1, "wilds.0")
    match.undo(0)
    assert match.position.state.players[0].draft.tolist() == [-1, -1, -1]
    assert match.position.state.players[1].draft.tolist() == [0, -1, -1]
    for seat in (0, 1):
        while seat in match.position.deciders and match.position.state.stage == MEETING:
            match.apply(seat, "wilds.0")
    with pytest.raises(UndoError, match="revealed"):
        match.undo(0)


def test_learned_counts_are_nobody_elses() -> None:
    scene = Scene().acting("seaport").answer("draw-two")
    assert not np.any(scene.position.view(1).state.learned[[0, 2, 3]])
    assert not np.any(scene.position.view(SPECTATOR).state.learned)
