"""Setting up: the board for 2, 3 and 4 players, markers into trays, the first cards, the first Trajan tiles."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from princeps.games.trajan import GAME
from princeps.games.trajan.actions import STACK_NAMES
from princeps.games.trajan.setup import ASK_CARD
from princeps.games.trajan.state import (
    CAMP,
    CARDS_OUT,
    FORUM_KINDS,
    NO_TILE,
    NOTHING,
    PLACING,
    TILES_OUT,
    TURNS,
    YELLOW,
)
from princeps.kernel.game import Position

pytestmark = pytest.mark.rules

every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4])


def names(position: Position, seat: int) -> list[str]:
    return [GAME.actions.names[number] for number in position.legal(seat)]


def place_all(position: Position) -> Position:
    """Every seat puts two markers of a colour into each tray."""
    for seat in range(position.players):
        for colour in ("yellow", "orange", "blue", "white", "pink", "green"):
            position.apply(seat, f"marker.{colour}")
            position.apply(seat, f"marker.{colour}")
    return position


def place_first_legal(position: Position) -> Position:
    while position.state.stage == PLACING:
        seat = position.deciders[0]
        position.apply(seat, position.legal(seat)[0])
    return position


def take_cards(position: Position, *choices: str) -> Position:
    for choice in choices or ["card.deck"] * 3 * position.players:
        position.apply(position.deciders[0], choice)
    return position


# --- the board -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "forum", "cards"), [(2, 6, 52), (3, 9, 49), (4, 12, 46)])
def test_the_board_is_laid_out_for_the_players(players: int, forum: int, cards: int) -> None:
    state = GAME.new(players, seed=3, options={"random_setup": True}).state
    assert (state.forum != NO_TILE).sum() == forum
    assert (state.forum[:forum] != NO_TILE).all()
    assert (state.extra != NO_TILE).all()
    assert (state.province != NO_TILE).all()
    assert state.forum_left.sum() == 60 - forum
    assert state.extra_left.sum() == 9
    assert state.deck_cards == state.deck.sum() == cards
    assert state.pile_cards.tolist() == [1, 1]


@every_number_of_players
def test_every_construction_tile_lies_on_a_site(players: int) -> None:
    assert sorted(GAME.new(players, seed=3).state.site_tile.tolist()) == list(range(20))


def test_sites_provinces_and_forum_are_laid_out_at_random() -> None:
    states = [GAME.new(4, seed).state for seed in range(40)]
    assert len({tuple(state.site_tile.tolist()) for state in states}) == 40
    assert {int(tile) for state in states for tile in state.province} == set(range(FORUM_KINDS))
    assert {int(state.start) for state in states} == {0, 1, 2, 3}


@every_number_of_players
def test_one_token_starts_in_each_camp_and_thirteen_on_the_mat(players: int) -> None:
    for player in GAME.new(players, seed=3).state.players[:players]:
        assert (player.supply, player.workers, player.legionnaires) == (13, 1, 1)
        assert player.leader == CAMP
        assert player.arch == 0


@every_number_of_players
def test_every_player_has_a_yellow_bonus_tile_and_two_lie_in_the_senate(players: int) -> None:
    state = place_all(GAME.new(players, seed=3)).state
    owned = [player.bonus.tolist() for player in state.players[:players]]
    assert [Counter(bonus)[YELLOW] for bonus in owned] == [1] * players
    tiles = {bonus.index(YELLOW) for bonus in owned} | set(state.bonus_open.tolist())
    assert len(tiles) == players + 2
    assert state.bonus_left.sum() == 12 - len(tiles)


@every_number_of_players
def test_discs_are_stacked_from_the_start_player_clockwise(players: int) -> None:
    for seed in range(6):
        state = GAME.new(players, seed).state
        heights = [int(state.players[(state.start + i) % players].height) for i in range(players)]
        assert heights == sorted(heights)
        assert len(set(heights)) == players


def test_six_stacks_of_trajan_tiles_show_one_tile_each() -> None:
    state = place_all(GAME.new(2, seed=3)).state
    assert [int(tile) // 9 for tile in state.stack_top] == list(range(6))
    assert state.stack_left.reshape(6, 9).sum(axis=1).tolist() == [8] * 6


def test_ships_show_their_fronts_and_no_demand_is_voiced() -> None:
    state = GAME.new(2, seed=3).state
    assert state.ship.tolist() == [0, 0, 0]
    assert state.demand.tolist() == [-1, -1, -1]
    assert state.demand_left.tolist() == [5, 5, 5]
    assert (state.time, state.quarter, state.round_of_quarter) == (0, 0, 0)


# --- markers ---------------------------------------------------------------------------------------------------------


@every_number_of_players
def test_all_place_their_markers_at_once(players: int) -> None:
    position = GAME.new(players, seed=3)
    assert position.state.stage == PLACING
    assert position.deciders == tuple(range(players))
    assert place_all(position).state.stage == CARDS_OUT


@every_number_of_players
def test_markers_are_placed_before_trajan_tiles_bonus_tiles_and_cards_are_opened(players: int) -> None:
    """The rulebook stacks the tiles after the markers were placed: nobody places them to suit a tile (T1)."""
    state = GAME.new(players, seed=3).state
    assert state.stack_top.tolist() == [NO_TILE] * 6
    assert state.stack_left.tolist() == [1] * 54
    assert state.bonus_open.tolist() == [NOTHING] * 2
    assert [player.bonus.sum() for player in state.players[:players]] == [0] * players
    assert state.pile_cards.tolist() == [0, 0]
    assert state.deck_cards == 60


@every_number_of_players
def test_by_the_house_rule_all_lies_open_while_markers_are_placed(players: int) -> None:
    """As rules version 1 had it (T1): what is open then stays, and nothing more is opened afterwards."""
    position = GAME.new(players, seed=3, options={"open_setup": True})
    state = position.state
    shown = (state.stack_top, state.bonus_open, state.pile, state.pile_cards, state.deck, state.bonus_left)
    before = [part.tolist() for part in shown]
    assert state.stage == PLACING
    assert NO_TILE not in before[0]
    assert NOTHING not in before[1]
    assert before[3] == [1, 1]
    assert all((player.bonus == YELLOW).sum() == 1 for player in state.players[:players])
    place_all(position)
    assert state.stage == CARDS_OUT
    assert [part.tolist() for part in shown] == before


def test_what_is_opened_after_the_markers_is_chance_while_they_are_placed() -> None:
    """A world that a seat imagines meanwhile opens any tiles: not even the dice of the game are known to it."""
    view = GAME.new(2, seed=3).view(0)
    imagined = [place_first_legal(view.determinize(0, seed)).state for seed in range(40)]
    assert len({tuple(state.stack_top.tolist()) for state in imagined}) > 30


def test_the_first_tray_may_get_any_two_colours() -> None:
    reached = set()
    for first in names(GAME.new(2, seed=3), 0):
        position = GAME.new(2, seed=3)
        position.apply(0, first)
        for second in names(position, 0):
            reached.add(tuple(sorted((first, second))))
    colours = ("blue", "green", "orange", "pink", "white", "yellow")
    assert reached == set(combinations_with_replacement([f"marker.{colour}" for colour in colours], 2))


def test_a_pair_of_markers_has_one_name_only() -> None:
    """The second marker of a tray is never of an earlier colour."""
    position = GAME.new(2, seed=3)
    position.apply(0, "marker.white")
    assert sorted(names(position, 0)) == ["marker.green", "marker.pink", "marker.white"]
    assert "marker.green" in names(GAME.new(2, seed=3), 0)


def test_the_last_marker_of_the_last_colour_cannot_begin_a_tray() -> None:
    """There would be none for the second place."""
    position = GAME.new(2, seed=3)
    for colour in ("yellow", "green"):
        position.apply(0, f"marker.{colour}")
    assert len(names(position, 0)) == 5
    assert "marker.green" not in names(position, 0)


def test_whoever_has_placed_twelve_markers_waits_for_the_others() -> None:
    position = GAME.new(3, seed=3)
    for colour in ("yellow", "orange", "blue", "white", "pink", "green") * 2:
        position.apply(1, f"marker.{colour}")
    assert position.deciders == (0, 2)
    assert position.state.players[1].tray.sum(axis=1).tolist() == [2] * 6
    assert position.state.players[1].tray.sum(axis=0).tolist() == [2] * 6


# --- cards -----------------------------------------------------------------------------------------------------------


@every_number_of_players
def test_each_player_takes_three_cards_beginning_with_the_start_player(players: int) -> None:
    position = place_all(GAME.new(players, seed=3))
    order = []
    while position.state.stage == CARDS_OUT:
        assert position.state.players[position.deciders[0]].asked == ASK_CARD
        order.append(position.deciders[0])
        take_cards(position, "card.deck")
    start = int(position.state.start)
    assert order == [(start + i) % players for i in range(players) for _ in range(3)]
    assert position.array["players"][0]["cards"][:players].tolist() == [3] * players


def test_cards_may_come_from_any_pile_in_any_combination() -> None:
    position = place_all(GAME.new(2, seed=3))
    assert names(position, position.deciders[0]) == ["card.deck", "card.left", "card.right"]
    first = position.deciders[0]
    left, right = position.state.pile[:, 0].tolist()
    take_cards(position, "card.left", "card.deck", "card.right")
    assert position.state.players[first].known[[left, right]].min() >= 1
    assert position.state.players[first].known.sum() == 2
    assert position.state.players[first].hand.sum() == 3


def test_an_emptied_pile_is_filled_up_at_once() -> None:
    position = place_all(GAME.new(2, seed=3))
    take_cards(position, "card.left", "card.left")
    assert position.state.pile_cards.tolist() == [1, 1]
    assert position.state.deck_cards == 56


# --- Trajan tiles ----------------------------------------------------------------------------------------------------


@every_number_of_players
def test_three_times_round_the_table_everybody_chooses_a_trajan_tile(players: int) -> None:
    position = take_cards(place_all(GAME.new(players, seed=3)))
    order = []
    while position.state.stage == TILES_OUT:
        order.append(position.deciders[0])
        position.apply(order[-1], position.legal(order[-1])[0])
    start = int(position.state.start)
    assert order == [(start + i) % players for i in range(players)] * 3
    assert position.state.stage == TURNS
    assert position.deciders == (start,)
    for player in position.state.players[:players]:
        assert [slot != NO_TILE for slot in player.slot] == [False, True] * 3
        assert len({int(tile) // 9 for tile in player.slot[1::2]}) == 3


def test_any_category_and_any_of_the_three_slots_may_be_chosen() -> None:
    position = take_cards(place_all(GAME.new(2, seed=3)))
    slots = ("forum", "senate", "construction")
    seat = position.deciders[0]
    assert names(position, seat) == [f"first-tile.{stack}.{slot}" for stack in STACK_NAMES for slot in slots]


def test_no_category_is_chosen_twice() -> None:
    position = take_cards(place_all(GAME.new(2, seed=3)))
    first, second = position.deciders[0], 1 - position.deciders[0]
    position.apply(first, "first-tile.cards.senate")
    position.apply(second, "first-tile.cards.senate")
    slots = ("forum", "construction")
    assert names(position, first) == [f"first-tile.{stack}.{slot}" for stack in STACK_NAMES[1:] for slot in slots]


def test_the_tile_that_was_uncovered_can_be_chosen_by_the_next() -> None:
    position = take_cards(place_all(GAME.new(2, seed=3)))
    first, second = position.deciders[0], 1 - position.deciders[0]
    shown = int(position.state.stack_top[1])
    position.apply(first, "first-tile.nine-points.forum")
    uncovered = int(position.state.stack_top[1])
    position.apply(second, "first-tile.nine-points.construction")
    assert position.state.players[first].slot[1] == shown
    assert position.state.players[second].slot[5] == uncovered != shown
