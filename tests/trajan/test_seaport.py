"""The seaport: draw two and discard one, take a face-up card, play one or two, ship on each of the three ships."""

import pytest

from princeps.games.trajan.scenario import Scene
from princeps.games.trajan.state import SHIP_BACK, SHIP_FRONT

pytestmark = pytest.mark.rules

COMMODITIES = (
    "columns",
    "furs",
    "scrolls",
    "oil",
    "fruit",
    "ceramics",
    "wine",
    "fish",
    "jewellery",
    "gems",
    "cattle",
    "wheat",
)


def port(*cards: str, wilds: int = 0) -> Scene:
    return Scene().lay_pile("left", "gems").lay_pile("right", "gems").hold(*cards).give(*["wild-commodity"] * wilds)


# --- the four options ------------------------------------------------------------------------------------------------


def test_without_cards_one_can_draw_or_take() -> None:
    assert port().acting("seaport").choices() == ["draw-two", "take-card.left", "take-card.right", "decline"]


def test_with_a_card_one_can_play_it_or_ship_it() -> None:
    choices = port("wheat").acting("seaport").choices()
    assert choices[3:] == ["play.wheat", "ship.identical", "ship.different", "decline"]


def test_with_a_pair_there_are_three_ships() -> None:
    choices = port("wheat", "wheat").acting("seaport").choices()
    assert choices[4:] == ["ship.identical", "ship.pairs", "ship.different", "decline"]


# --- draw two, discard one -------------------------------------------------------------------------------------------


def test_two_cards_are_drawn_and_one_is_discarded() -> None:
    scene = port().leave_in_deck("wheat", "oil").acting("seaport").answer("draw-two")
    assert scene.hand() == {"oil": 1, "wheat": 1}
    assert scene.choices() == ["discard.oil.left", "discard.oil.right", "discard.wheat.left", "discard.wheat.right"]
    scene.answer("discard.oil.right")
    assert scene.hand() == {"wheat": 1}
    assert scene.pile("right") == ["gems", "oil"]
    assert scene.choices() == ["end-turn"]


def test_the_discarded_card_may_be_one_that_was_held_before() -> None:
    scene = port("fish").leave_in_deck("wheat", "wheat").acting("seaport").answer("draw-two", "discard.fish.left")
    assert scene.hand() == {"wheat": 2}
    assert scene.pile("left") == ["gems", "fish"]


# --- take a face-up card ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pile", ["left", "right"])
def test_the_top_card_of_either_pile_may_be_taken(pile: str) -> None:
    scene = Scene().lay_pile(pile, "oil", "wheat").acting("seaport").answer(f"take-card.{pile}")
    assert scene.hand() == {"wheat": 1}
    assert scene.pile(pile) == ["oil"]


def test_a_pile_that_was_emptied_shows_the_next_card_of_the_deck() -> None:
    scene = port().leave_in_deck("wheat").acting("seaport").answer("take-card.left")
    assert scene.hand() == {"gems": 1}
    assert scene.pile("left") == ["wheat"]
    assert scene.state.deck_cards == 0


# --- play one or two -------------------------------------------------------------------------------------------------


def test_one_card_is_played_and_one_is_drawn() -> None:
    scene = port("oil", "wheat").leave_in_deck("fish", "fish").acting("seaport").answer("play.wheat", "decline")
    assert scene.displayed() == {"wheat": 1}
    assert scene.hand() == {"fish": 1, "oil": 1}
    assert scene.points() == {}


def test_two_cards_are_played_and_two_are_drawn() -> None:
    scene = port("oil", "wheat", "wine").leave_in_deck("fish", "fish").acting("seaport")
    scene.answer("play.oil", "play.wheat")
    assert scene.displayed() == {"oil": 1, "wheat": 1}
    assert scene.hand() == {"fish": 2, "wine": 1}


def test_two_equal_cards_may_be_played() -> None:
    scene = port("oil", "oil").acting("seaport").answer("play.oil")
    assert scene.choices() == ["play.oil", "decline"]
    assert scene.answer("play.oil").displayed() == {"oil": 2}


def test_two_cards_are_named_in_one_order_only() -> None:
    scene = port("oil", "wheat").acting("seaport").answer("play.wheat")
    assert scene.choices() == ["decline"]


def test_new_cards_are_drawn_only_when_both_were_chosen() -> None:
    scene = port("oil").leave_in_deck("oil", "oil", "oil").acting("seaport").answer("play.oil")
    assert scene.hand() == {}
    assert scene.choices() == ["decline"]


# --- the ship for identical cards ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "points"), [((), (2, 6, 12, 20)), (("identical",), (0, 1, 7, 15))])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_identical_cards(side: tuple[str, ...], points: tuple[int, ...], count: int) -> None:
    scene = port(*["oil"] * 4, "wheat").turn_ships(*side).acting("seaport").answer("ship.identical")
    scene.answer(*["load.oil"] * count, "set-sail")
    assert scene.points().get("shipping", 0) == points[count - 1]
    assert scene.displayed() == {"oil": count}
    assert scene.player().cards == 5 - count
    assert scene.state.ship.tolist() == [SHIP_BACK, SHIP_FRONT, SHIP_FRONT]


def test_only_the_same_commodity_follows_the_first_card() -> None:
    scene = port("oil", "oil", "wheat").acting("seaport").answer("ship.identical")
    assert scene.choices() == ["load.oil", "load.wheat"]
    assert scene.answer("load.oil").choices() == ["load.oil", "set-sail"]


def test_a_fifth_identical_card_finds_no_room() -> None:
    scene = port(*["oil"] * 5).acting("seaport").answer("ship.identical", *["load.oil"] * 4)
    assert scene.choices() == ["set-sail"]


# --- the ship for pairs ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "points"), [((), (5, 10, 15)), (("pairs",), (1, 6, 11))])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_pairs(side: tuple[str, ...], points: tuple[int, ...], count: int) -> None:
    kinds = ["columns", "oil", "wheat"]
    scene = port(*kinds, *kinds).turn_ships(*side).acting("seaport").answer("ship.pairs")
    scene.answer(*[f"load.{kind}" for kind in kinds[:count]], "set-sail")
    assert scene.points() == {"shipping": points[count - 1]}
    assert scene.displayed() == dict.fromkeys(kinds[:count], 2)
    assert scene.state.ship.tolist() == [SHIP_FRONT, SHIP_BACK, SHIP_FRONT]


def test_pairs_must_be_different() -> None:
    scene = port(*["oil"] * 4, "wheat", "wheat").acting("seaport").answer("ship.pairs", "load.oil")
    assert scene.choices() == ["load.wheat", "set-sail"]


def test_a_fourth_pair_finds_no_room() -> None:
    kinds = COMMODITIES[:4]
    scene = port(*kinds, *kinds).acting("seaport").answer("ship.pairs", *[f"load.{kind}" for kind in kinds[:3]])
    assert scene.choices() == ["set-sail"]


def test_no_pair_no_ship() -> None:
    assert "ship.pairs" not in port("oil", "wheat", "wine").acting("seaport").choices()


# --- the ship for different cards ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "points"), [((), (2, 4, 6, 8)), (("different",), (0, 1, 3, 5))])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_different_cards(side: tuple[str, ...], points: tuple[int, ...], count: int) -> None:
    kinds = COMMODITIES[2:7]
    scene = port(*kinds).turn_ships(*side).acting("seaport").answer("ship.different")
    scene.answer(*[f"load.{kind}" for kind in kinds[:count]], "set-sail")
    assert scene.points().get("shipping", 0) == points[count - 1]
    assert scene.displayed() == dict.fromkeys(kinds[:count], 1)
    assert scene.state.ship.tolist() == [SHIP_FRONT, SHIP_FRONT, SHIP_BACK]


def test_an_equal_card_is_not_different() -> None:
    scene = port("oil", "oil", "wheat").acting("seaport").answer("ship.different", "load.oil")
    assert scene.choices() == ["load.wheat", "set-sail"]


def test_a_fifth_different_card_finds_no_room() -> None:
    kinds = COMMODITIES[:5]
    scene = port(*kinds).acting("seaport").answer("ship.different", *[f"load.{kind}" for kind in kinds[:4]])
    assert scene.choices() == ["set-sail"]


# --- all ships -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ship", ["identical", "pairs", "different"])
def test_a_ship_that_shows_its_back_stays_so(ship: str) -> None:
    scene = port("oil", "oil").turn_ships("identical", "pairs", "different").acting("seaport")
    scene.answer(f"ship.{ship}", "load.oil", "set-sail")
    assert scene.state.ship.tolist() == [SHIP_BACK] * 3


@pytest.mark.parametrize("ship", ["identical", "pairs", "different"])
def test_nothing_sails_without_a_load(ship: str) -> None:
    assert port("oil", "oil").acting("seaport").answer(f"ship.{ship}").choices() == ["load.oil"]


def test_shipping_draws_no_new_cards() -> None:
    scene = port("oil", "oil").acting("seaport").answer("ship.pairs", "load.oil", "set-sail")
    assert scene.hand() == {}
    assert scene.choices() == ["end-turn"]


def test_nothing_of_a_shipment_is_left_behind() -> None:
    state = port("oil", wilds=1).acting("seaport").answer("ship.pairs", "load-with-wild.oil", "set-sail").state
    assert state.cargo.sum() == state.cargo_wild == state.cargo_units == state.cargo_last == 0


# --- wild commodities ------------------------------------------------------------------------------------------------


def test_a_wild_tile_joins_identical_cards_and_leaves_the_game() -> None:
    scene = port("oil", "oil", wilds=1).acting("seaport").answer("ship.identical", "load.oil", "load.oil", "load-wild")
    assert scene.choices() == ["set-sail"]
    scene.answer("set-sail")
    assert scene.points() == {"shipping": 12}
    assert scene.displayed() == {"oil": 2}
    assert scene.tiles() == {}


def test_no_card_follows_a_wild_tile() -> None:
    """The same load would have two names."""
    scene = port("oil", "oil", wilds=2).acting("seaport").answer("ship.identical", "load-wild")
    assert scene.choices() == ["load-wild", "set-sail"]
    scene = port("oil", "wheat", wilds=2).acting("seaport").answer("ship.different", "load-wild")
    assert scene.choices() == ["load-wild", "set-sail"]
    scene = port("oil", "oil", "wheat", "wheat", wilds=3).acting("seaport").answer("ship.pairs", "load-wild")
    assert scene.choices() == ["set-sail"]


def test_a_wild_tile_makes_a_pair_of_a_single_card() -> None:
    scene = port("oil", wilds=1).acting("seaport").answer("ship.pairs")
    assert scene.choices() == ["load-with-wild.oil"]
    scene.answer("load-with-wild.oil", "set-sail")
    assert scene.points() == {"shipping": 5}
    assert scene.displayed() == {"oil": 1}
    assert scene.tiles() == {}


def test_pairs_may_be_mixed_and_plain_on_one_ship() -> None:
    scene = port("columns", "oil", "oil", "wheat", wilds=2).acting("seaport").answer("ship.pairs")
    scene.answer("load-with-wild.columns", "load.oil", "load-with-wild.wheat", "set-sail")
    assert scene.points() == {"shipping": 15}
    assert scene.displayed() == {"columns": 1, "oil": 2, "wheat": 1}


def test_two_wild_tiles_are_a_pair_of_yet_another_kind() -> None:
    scene = port("oil", "oil", wilds=2).acting("seaport").answer("ship.pairs", "load.oil", "load-wild", "set-sail")
    assert scene.points() == {"shipping": 10}
    assert scene.tiles() == {}


def test_a_wild_tile_is_a_different_card() -> None:
    scene = port("oil", "wheat", wilds=2).acting("seaport")
    scene.answer("ship.different", "load.oil", "load.wheat", "load-wild", "load-wild", "set-sail")
    assert scene.points() == {"shipping": 8}
    assert scene.displayed() == {"oil": 1, "wheat": 1}


def test_a_player_need_not_use_a_wild_tile() -> None:
    scene = port("oil", "oil", wilds=1).acting("seaport").answer("ship.pairs", "load.oil", "set-sail")
    assert scene.tiles() == {"wild-commodity": 1}


# --- no way of loading has two names ---------------------------------------------------------------------------------


@pytest.mark.parametrize("ship", ["identical", "pairs", "different"])
def test_no_two_ways_of_loading_mean_the_same(ship: str) -> None:
    scene = port("columns", "oil", "oil", "oil", "wheat", "wheat", wilds=3).acting("seaport").answer(f"ship.{ship}")
    open_positions, loads = [scene.position], []
    while open_positions:
        position = open_positions.pop()
        for action in position.legal(0):
            after = position.copy()
            after.play(0, action)
            if after.state.cargo_units:
                open_positions.append(after)
            else:
                player = after.state.players[0]
                loads.append((tuple(player.display.tolist()), int(player.tiles.sum())))
    assert len(loads) == len(set(loads)) > 8
