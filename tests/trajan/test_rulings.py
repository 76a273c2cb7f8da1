"""Rulings T1 to T27: the questions that the rulebook leaves open, each answered by at least one test."""

from itertools import product

import pytest

from princeps.games.trajan import GAME
from princeps.games.trajan.actions import ACTION_NAMES, PROVINCE_NAMES, STACK_NAMES
from princeps.games.trajan.events import CARDS_DRAWN, RESHUFFLED, ROUND_ENDS
from princeps.games.trajan.scenario import Scene
from princeps.games.trajan.state import ELECTION, GREY, NO_TILE, TILES_OUT, YELLOW
from princeps.kernel.game import Position

pytestmark = pytest.mark.rules

ALL_DEMANDS = ("bread", "games", "religion")


def names(position: Position, seat: int) -> list[str]:
    return [GAME.actions.names[number] for number in position.legal(seat)]


def accomplished(scene: Scene, stack: str, colours: str, points: int | None = None) -> Scene:
    """A marker sown into the forum completes the colours of the tile there."""
    scene.markers(seaport=colours[0], forum=colours[1]).lay_tile("forum", stack, colours, points)
    return scene.turn().answer("tray.seaport")


# --- T1, T2: set-up --------------------------------------------------------------------------------------------------


def test_t01_two_markers_of_one_colour_may_share_a_tray() -> None:
    position = GAME.new(2)
    position.apply(0, "marker.pink")
    position.apply(0, "marker.pink")
    assert position.state.players[0].tray[0].tolist() == [0, 0, 0, 0, 2, 0]
    assert "marker.pink" not in names(position, 0)


def test_t02_trajan_tiles_are_chosen_one_by_one_in_turn() -> None:
    position = GAME.new(3, seed=5)
    while position.state.stage != TILES_OUT:
        position.apply(position.deciders[0], position.legal(position.deciders[0])[0])
    first = position.deciders[0]
    for number in range(9):
        assert position.deciders == ((first + number) % 3,)
        position.apply(position.deciders[0], position.legal(position.deciders[0])[0])


# --- T3 to T7: sowing and Trajan tiles -------------------------------------------------------------------------------


def test_t03_the_tray_that_was_emptied_is_not_skipped() -> None:
    scene = Scene().markers(military="YYYYYYO").turn().answer("tray.military", "sow.yellow", *["sow.yellow"] * 4)
    assert len(scene.trays()[2]) == 1


def test_t04_a_tile_is_accomplished_without_a_question() -> None:
    scene = accomplished(Scene().offer("bread"), "nine-points", "BW")
    assert scene.points() == {"trajan-tile": 9}


def test_t04_its_reward_serves_the_action_of_the_same_turn() -> None:
    """A worker from the tile goes to a site at once."""
    scene = Scene().camps(workers=0).markers(trajan="O", construction="W")
    scene.lay_tile("construction", "construction", "OW").turn().answer("tray.trajan")
    assert scene.choices() == ["reward", "decline"]
    assert "build.r1c1" in scene.answer("reward").choices()


def test_t04_drawn_cards_can_be_shipped_at_once() -> None:
    scene = Scene().leave_in_deck("oil", "oil").markers(construction="B", seaport="W")
    scene.lay_tile("seaport", "cards", "BW").turn().answer("tray.construction", "reward")
    scene.answer("ship.pairs", "load.oil", "set-sail")
    assert scene.points() == {"trajan-tile": 3, "shipping": 5}


def test_t04_a_plus_two_marker_doubles_an_extra_action_at_once() -> None:
    scene = accomplished(Scene().give("extra-forum").offer(*["bread"] * 3), "plus-two", "GW").answer("plus-two.forum")
    scene.answer("forum.bread", "extra.tile", "forum.bread", "forum.bread")
    assert scene.tiles() == {"bread": 3}


@pytest.mark.parametrize(("stack", "colours", "points"), [("military", "BY", 5), ("construction", "BY", 2)])
def test_t05_without_tokens_there_are_only_points(stack: str, colours: str, points: int) -> None:
    scene = accomplished(Scene().camps(supply=0).offer("bread"), stack, colours)
    assert scene.points() == {"trajan-tile": points}
    assert "forum.bread" in scene.choices()


def test_t05_one_token_is_sent_where_two_are_meant() -> None:
    scene = accomplished(Scene().camps(supply=1), "construction", "BY").answer("reward")
    assert (scene.player().supply, scene.player().workers) == (0, 2)


def test_t05_without_a_free_place_there_is_no_plus_two_marker() -> None:
    scene = accomplished(Scene().add_two(*ACTION_NAMES).offer("bread"), "plus-two", "GW")
    assert scene.points() == {"trajan-tile": 4}
    assert "forum.bread" in scene.choices()


def test_t06_the_arch_waits_in_the_centre_and_jumps_to_the_first_free_slot() -> None:
    scene = Scene().move_arch(None)
    for slot, colour in zip(ACTION_NAMES, "BGOPWY", strict=True):
        scene.lay_tile(slot, "nine-points", 2 * colour)
    assert scene.acting("trajan").choices() == ["end-turn"]
    scene.markers(seaport="G", forum="G").turn().answer("tray.seaport")
    assert scene.arch() == "forum"
    assert "tile.cards" in scene.acting("trajan").choices()


def test_t06_the_slot_that_was_freed_serves_the_trajan_action_of_the_same_turn() -> None:
    scene = Scene().move_arch(None).markers(senate="W", trajan="W").turn_up("cards", "OO")
    for slot, colour in zip(ACTION_NAMES, "BGOPWY", strict=True):
        scene.lay_tile(slot, "nine-points", 2 * colour)
    scene.turn().answer("tray.senate", "tile.cards")
    assert scene.player().slot[4] == scene.tile("cards", "OO")
    assert scene.arch() is None


def test_t06_otherwise_the_arch_stays_when_a_tile_is_accomplished() -> None:
    scene = accomplished(Scene().move_arch("trajan"), "nine-points", "GG")
    assert scene.arch() == "trajan"


def test_t07_empty_stacks_are_no_choice() -> None:
    scene = Scene().empty_stacks("cards", "demand").acting("trajan")
    assert scene.choices() == [f"tile.{name}" for name in STACK_NAMES[1:5]] + ["decline"]


def test_t07_with_all_stacks_empty_the_action_has_no_effect() -> None:
    assert Scene().empty_stacks(*STACK_NAMES).give("wild-action").acting("trajan").choices() == ["end-turn"]


# --- T8 to T11: cards ------------------------------------------------------------------------------------------------


def test_t08_an_emptied_pile_is_filled_from_the_deck() -> None:
    scene = Scene().lay_pile("right", "oil").lay_pile("left", "gems").leave_in_deck("wheat", "wheat")
    scene.acting("seaport").answer("take-card.right")
    assert scene.pile("right") == ["wheat"]
    assert scene.state.deck_cards == 1


def test_t08_a_pile_that_holds_more_is_not_filled() -> None:
    scene = Scene().lay_pile("right", "oil", "fish").leave_in_deck("wheat").acting("seaport").answer("take-card.right")
    assert scene.pile("right") == ["oil"]
    assert scene.state.deck_cards == 1


def test_t08_an_empty_deck_is_renewed_to_fill_a_pile() -> None:
    scene = Scene().lay_pile("left", "wine").lay_pile("right", "oil", "fish").leave_in_deck().acting("seaport")
    scene.answer("take-card.left")
    assert (scene.pile("left"), scene.pile("right")) == (["oil"], ["fish"])


def test_t09_an_empty_deck_is_made_of_the_piles_but_for_their_tops() -> None:
    scene = Scene().lay_pile("left", "oil", "oil", "wine").lay_pile("right", "oil", "fish").leave_in_deck()
    scene.acting("seaport").answer("draw-two")
    assert scene.hand() == {"oil": 2}
    assert scene.pile("left") == ["wine"]
    assert scene.pile("right") == ["fish"]
    assert scene.state.deck_cards == 1


def test_t09_the_deck_is_renewed_in_the_middle_of_drawing() -> None:
    scene = Scene().lay_pile("left", "oil", "wine").lay_pile("right", "fish").leave_in_deck("wheat").acting("seaport")
    events = scene.position.apply(0, "draw-two")
    assert scene.hand() == {"oil": 1, "wheat": 1}
    assert [event.amount for event in events if event.kind == RESHUFFLED] == [1]


def test_t09_all_four_options_live_on_with_an_empty_deck() -> None:
    scene = Scene().lay_pile("left", "oil", "wine").lay_pile("right", "fish").hold("gems").leave_in_deck()
    choices = scene.acting("seaport").choices()
    assert {"draw-two", "take-card.left", "play.gems", "ship.identical"} <= set(choices)


def test_t09_without_buried_cards_nothing_can_be_drawn() -> None:
    scene = Scene().lay_pile("left", "wine").lay_pile("right", "fish").hold("gems").leave_in_deck().acting("seaport")
    assert "draw-two" not in scene.choices()
    events = scene.answer("play.gems").position.apply(0, "decline")
    assert scene.hand() == {}
    assert [event.amount for event in events if event.kind == CARDS_DRAWN] == [0]
    assert not [event for event in events if event.kind == RESHUFFLED]


def test_t09_a_pile_stays_empty_when_there_is_nothing_to_fill_it() -> None:
    scene = Scene().lay_pile("left", "wine").lay_pile("right", "fish").leave_in_deck().acting("seaport")
    scene.answer("take-card.left")
    assert scene.pile("left") == []
    assert scene.acting("seaport").choices()[:2] == ["take-card.right", "play.wine"]


def test_t09_a_reward_of_cards_is_not_offered_when_there_are_none() -> None:
    scene = Scene().lay_pile("left", "wine").lay_pile("right", "fish").leave_in_deck().offer("bread")
    assert "forum.bread" in accomplished(scene, "cards", "BW").choices()


def test_t10_the_last_card_is_drawn_without_a_discard() -> None:
    scene = Scene().lay_pile("left", "wine").lay_pile("right", "fish").leave_in_deck("wheat").acting("seaport")
    scene.answer("draw-two")
    assert scene.hand() == {"wheat": 1}
    assert scene.choices() == ["end-turn"]


def test_t11_a_wild_commodity_is_never_played_by_itself() -> None:
    choices = Scene().give("wild-commodity").acting("seaport").choices()
    assert not [choice for choice in choices if choice.startswith("play")]


def test_t11_a_wild_commodity_does_not_lie_in_the_display() -> None:
    scene = Scene().give("wild-commodity").hold("oil").acting("seaport")
    scene.answer("ship.identical", "load.oil", "load-wild", "set-sail")
    assert scene.displayed() == {"oil": 1}
    assert scene.tiles() == {}


def test_t11_in_the_final_scoring_each_wild_commodity_counts_once() -> None:
    scene = Scene().give("wild-commodity", "wild-commodity").own_bonus("oil", "wine").at(quarter=4).after_election()
    assert scene.points()["bonus"] == 6


# --- T12 to T15: military, building, extra actions -------------------------------------------------------------------


def test_t12_the_leader_must_be_in_a_province() -> None:
    assert "conquer" not in Scene().acting("military").choices()


def test_t12_one_own_legionnaire_stands_in_a_province() -> None:
    scene = Scene().lead_to("alpes").station("alpes").acting("military")
    assert "conquer" not in scene.choices()


def test_t12_a_province_never_costs_points() -> None:
    scene = Scene(4).lead_to("raetia").station("raetia", seat=1).station("raetia", seat=2).acting("military")
    assert scene.answer("conquer").points() == {}


def test_t12_leaders_may_share_a_province_and_block_nothing() -> None:
    scene = Scene().lead_to("alpes", seat=1).lay_in("alpes", None).acting("military").answer("march.alpes", "end-turn")
    assert "conquer" in scene.acting("military").choices()
    assert "conquer" in scene.acting("military", seat=1).choices()


def test_t12_nobody_marches_back_into_the_camp() -> None:
    for province in PROVINCE_NAMES:
        choices = Scene().lead_to(province).acting("military").choices()
        assert all(choice.removeprefix("march.") in PROVINCE_NAMES for choice in choices if choice.startswith("march"))


def test_t13_one_own_worker_stands_on_a_site() -> None:
    scene = Scene().work("r1c1", "r1c2").acting("construction")
    assert not {"build.r1c1", "build.r1c2"} & set(scene.choices())


def test_t13_a_free_action_is_forfeited_if_it_is_impossible() -> None:
    """The senate at its end, no slot for the arch, an empty forum."""
    free = {"door": Scene().climb_to(7), "roof": Scene().move_arch(None), "stairs": Scene().offer()}
    for building, scene in free.items():
        scene.lay_building("r2c2", building, 5).acting("construction").answer("build.r2c2")
        assert scene.choices() == ["end-turn"]


def test_t13_a_forfeited_action_does_not_come_later() -> None:
    scene = Scene().climb_to(7).lay_building("r2c2", "door", 5).acting("construction").answer("build.r2c2", "end-turn")
    scene.climb_to(0).camps(workers=1).lay_building("r2c3", "door", 4).acting("construction").answer("build.r2c3")
    assert scene.choices() == ["end-turn"]


def test_t14_no_extra_action_without_the_action() -> None:
    scene = Scene().give("extra-senate", "wild-action").acting("senate").answer("decline")
    assert scene.choices() == ["end-turn"]


def test_t14_one_extra_action_tile_in_a_turn() -> None:
    scene = Scene().give("extra-senate", "extra-senate", "wild-action").acting("senate")
    assert scene.answer("climb", "extra.tile", "climb").choices() == ["end-turn"]


def test_t14_a_free_action_of_a_building_may_be_repeated() -> None:
    scene = Scene().give("extra-senate").lay_building("r2c2", "door", 5).acting("construction")
    scene.answer("build.r2c2", "climb", "extra.tile", "climb")
    assert scene.points() == {"building": 5, "senate": 5}


def test_t14_the_extra_action_is_for_the_free_action_or_for_the_building() -> None:
    tiles = ("extra-senate", "extra-construction")
    for first in ("extra.tile", "decline"):
        scene = Scene().give(*tiles).lay_building("r2c2", "door", 5).acting("construction")
        scene.answer("build.r2c2", "climb", first)
        if first == "extra.tile":
            assert scene.answer("climb").choices() == ["end-turn"]
        else:
            assert scene.choices() == ["extra.tile", "decline"]
            assert scene.answer("extra.tile").choices() == ["hire", "decline"]


def test_t14_a_tile_that_the_action_brought_may_be_used_at_once() -> None:
    scene = Scene().offer("bread", extra=("forum",)).acting("forum").answer("forum.extra-forum")
    assert scene.choices() == ["extra.tile", "decline"]
    assert scene.answer("extra.tile", "forum.bread").tiles() == {"bread": 1}
    scene = Scene().lay_in("alpes", "extra-military").acting("military").answer("march.alpes")
    assert scene.answer("extra.tile", "conquer").points() == {"province": 3}


def test_t14_a_repeated_building_may_bring_a_free_action() -> None:
    scene = Scene().camps(workers=2).give("wild-action").clear_sites("r1c1").lay_building("r1c2", "door", 2)
    scene.acting("construction").answer("build.r1c1", "extra.wild", "build.r1c2", "climb")
    assert scene.points() == {"building": 2, "senate": 2}


def test_t15_the_wild_tile_may_be_used_though_one_has_the_fitting_one() -> None:
    scene = Scene().give("extra-senate", "wild-action").acting("senate").answer("climb")
    assert scene.choices() == ["extra.tile", "extra.wild", "decline"]
    assert scene.answer("extra.wild").tiles() == {"extra-senate": 1}


# --- T16 to T19: the end of a quarter --------------------------------------------------------------------------------


def test_t16_what_can_be_met_must_be_met() -> None:
    scene = Scene().give("bread", "games", "religion").end_quarter()
    assert scene.state.stage == ELECTION
    assert scene.tiles() == {}


def test_t16_kept_trajan_tiles_come_first_and_once_each() -> None:
    scene = Scene().keep("bread").give("bread", "bread").voice("bread", "bread", "games").end_quarter()
    assert scene.tiles() == {"bread": 1}
    assert scene.points() == {"demands": -4}


def test_t16_the_player_chooses_between_icon_and_wild_tile() -> None:
    for choice, left in (("wilds.0", {"wild-demand": 1}), ("wilds.1", {"games": 1})):
        scene = Scene().keep("bread", "religion").give("games", "wild-demand").end_quarter().answer(choice)
        assert scene.tiles() == left


def test_t17_wild_demand_tiles_do_not_count_for_the_bonus_tiles() -> None:
    scene = Scene().give("wild-demand").own_bonus(*ALL_DEMANDS).at(quarter=4).after_election()
    assert "bonus" not in scene.points()


def test_t17_unless_the_option_says_so() -> None:
    scene = Scene(wild_demand_bonus=True).give("wild-demand").own_bonus(*ALL_DEMANDS).at(quarter=4).after_election()
    assert scene.points()["bonus"] == 27


def test_t18_ties_are_broken_by_the_track_and_then_by_the_stack() -> None:
    by_track = Scene(3).climb_to(3, seat=0).climb_to(2, seat=1).climb_to(1, seat=2)
    by_track.give("votes-2", seat=2).end_quarter()
    assert by_track.position.deciders == (0,)
    by_stack = Scene(3).climb_to(3, seat=1).climb_to(3, seat=0).climb_to(3, seat=2).end_quarter()
    assert by_stack.position.deciders == (2,)


def test_t18_of_two_players_both_get_a_tile_even_without_votes() -> None:
    scene = Scene().open_bonuses("bread", "games").end_quarter().answer("bonus.2")
    assert scene.player(1).bonus[scene.bonus("games")] == YELLOW
    assert scene.player(0).bonus[scene.bonus("bread")] == GREY


def test_t19_provinces_are_filled_before_the_forum() -> None:
    scene = Scene().lay_in("alpes", None).lay_in("britannia", None).stock("bread", "bread", "bread").after_election()
    assert scene.state.province[[0, 9]].tolist() == [0, 0]
    assert (scene.state.forum != NO_TILE).sum() == 1


def test_t19_spaces_stay_empty_when_forum_tiles_run_out() -> None:
    scene = Scene(4).stock("bread", "games").after_election()
    assert (scene.state.forum != NO_TILE).sum() == 2
    scene = Scene().lay_in("alpes", None).stock().after_election()
    assert scene.state.province[0] == NO_TILE
    assert (scene.state.forum == NO_TILE).all()
    assert (scene.state.extra != NO_TILE).all()


# --- T20 to T24: time and points -------------------------------------------------------------------------------------


def test_t20_passing_the_start_twice_ends_one_round() -> None:
    scene = Scene().markers(senate="YYOOBBWWPPGG").at(time=10).turn().answer("tray.senate")
    assert scene.state.time == 0
    while "end-turn" not in scene.choices():
        scene.answer(scene.choices()[-1])
    events = scene.position.apply(0, "end-turn")
    assert [event.kind for event in events].count(ROUND_ENDS) == 1
    assert (scene.position.rounds, scene.state.time) == (1, 0)


def test_t21_the_round_ends_right_after_the_turn_though_others_had_fewer() -> None:
    scene = Scene(3).at(time=15).turn(1).answer("tray.trajan", "decline", "end-turn")
    assert scene.position.rounds == 1
    assert scene.position.deciders == (2,)


def test_t21_the_game_ends_without_catching_up() -> None:
    scene = Scene(3).voice(*ALL_DEMANDS).at(quarter=4, round=4, time=15).turn(1)
    scene.answer("tray.trajan", "decline", "end-turn", "bonus.1")
    assert scene.position.is_over


def test_t22_unaccomplished_tiles_are_worth_nothing_at_the_end() -> None:
    scene = Scene().lay_tile("forum", "cards", "BB").at(quarter=4).after_election()
    assert "open-tiles" not in scene.points()


def test_t22_unless_the_option_says_so() -> None:
    scene = Scene(open_tile_points=True).lay_tile("forum", "cards", "BB").lay_tile("senate", "demand", "GG")
    assert scene.at(quarter=4).after_election().points()["open-tiles"] == 2


def test_t23_equal_points_are_ranked_by_the_new_stack_of_discs() -> None:
    scene = Scene(4).climb_to(1, seat=2).climb_to(4, seat=0).open_bonuses("bread", "games").at(quarter=4)
    scene.end_quarter().answer("bonus.1")
    assert scene.position.scores == (-13,) * 4
    assert scene.position.ranking == (1, 4, 2, 3)


def test_t24_points_may_fall_below_zero() -> None:
    scene = Scene().end_quarter()
    assert scene.position.scores == (-15, -15)


# --- T25 to T27 ------------------------------------------------------------------------------------------------------


def test_t25_a_card_taken_face_up_stays_known() -> None:
    scene = Scene().lay_pile("left", "oil").acting("seaport").answer("take-card.left")
    for seat in (0, 1, -1):
        assert scene.position.view(seat).state.players[0].hand[3] == 1


def test_t25_a_card_drawn_face_down_is_its_owners_secret() -> None:
    scene = Scene().leave_in_deck("oil", "oil").acting("seaport").answer("draw-two")
    assert scene.position.view(0).state.players[0].hand[3] == 2
    for seat in (1, -1):
        assert scene.position.view(seat).state.players[0].hand.sum() == 0
        assert scene.position.view(seat).state.players[0].cards == 2


def test_t26_wild_commodities_alone_make_a_shipment() -> None:
    points = {("identical", 1): 2, ("identical", 3): 12, ("different", 2): 4, ("different", 3): 6, ("pairs", 2): 5}
    for (ship, wilds), expected in points.items():
        scene = Scene().give(*["wild-commodity"] * wilds).acting("seaport").answer(f"ship.{ship}")
        scene.answer(*["load-wild"] * (1 if ship == "pairs" else wilds), "set-sail")
        assert scene.points() == {"shipping": expected}
        assert scene.tiles() == {}


def test_t26_even_where_there_is_no_card_left_in_the_port() -> None:
    scene = Scene().lay_pile("left").lay_pile("right").leave_in_deck().give("wild-commodity").acting("seaport")
    assert scene.choices() == ["ship.identical", "ship.different", "decline"]


def test_t26_one_wild_commodity_is_no_pair() -> None:
    assert "ship.pairs" not in Scene().give("wild-commodity").acting("seaport").choices()


@pytest.mark.parametrize("votes", list(product((0, 1, 2), repeat=3)))
def test_t27_equal_votes_keep_the_order_of_the_tie_rule(votes: tuple[int, ...]) -> None:
    """By votes, then place, then height; where track and tiles agree, those are the same order as before."""
    scene = Scene(3)
    for seat, step in enumerate(votes):
        if step:
            scene.climb_to(step, seat=seat)
    before = sorted(range(3), key=lambda seat: (votes[seat], int(scene.player(seat).height)))
    scene.end_quarter().answer("bonus.1")
    assert sorted(range(3), key=lambda seat: int(scene.player(seat).height)) == before


def test_t27_the_place_on_the_track_goes_before_the_height() -> None:
    scene = Scene(3).climb_to(6, seat=2).climb_to(3, seat=0).climb_to(1, seat=1).give("votes-2", seat=1)
    scene.end_quarter().answer("bonus.1")
    assert sorted(range(3), key=lambda seat: int(scene.player(seat).height)) == [1, 0, 2]
