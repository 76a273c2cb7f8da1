"""Set-up for two, three and four players, with every choice that players make there."""

from collections import Counter
from itertools import pairwise, product
from typing import Any

import numpy as np
import pytest

from princeps.games.forum_trajanum import GAME
from princeps.games.forum_trajanum.actions import CLASS_NAMES, CORNER_NAMES
from princeps.games.forum_trajanum.box import Box
from princeps.games.forum_trajanum.colonia import CORNER_SPACES
from princeps.games.forum_trajanum.state import (
    CITIZEN,
    COLOURS,
    COVERED,
    EAGLE,
    NO_AREA,
    NO_CARD,
    NO_SQUARE,
    NOTHING,
    SETTING_UP,
    TAKING,
    TEMPLE,
)
from princeps.kernel.errors import OptionError
from princeps.kernel.game import Position

pytestmark = pytest.mark.rules

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def dealt(players: int, seed: int = 1, **options: Any) -> Position:
    return GAME.new(players, seed, {"random_setup": True} | options)


def names(position: Position, seat: int) -> list[str]:
    return [GAME.actions.names[number] for number in position.legal(seat)]


def place_cranes(position: Position, seat: int) -> None:
    for colour in ("stable", "park", "fountain"):
        position.apply(seat, f"crane.{colour}")


# --- the gameboard ---------------------------------------------------------------------------------------------------


@PLAYERS
def test_the_forum_has_a_board_more_than_players(players: int) -> None:
    square = dealt(players).state.square
    assert (square != NO_SQUARE).sum() == 12 * (players + 1)
    assert (square == EAGLE).sum() == players + 1


@pytest.mark.parametrize(
    ("players", "corners"),
    [
        (2, [(0, 0), (0, 4), (3, 2)]),
        (3, [(0, 0), (0, 4), (3, 0), (3, 4)]),
        (4, [(0, 0), (0, 4), (0, 8), (3, 2), (3, 6)]),
    ],
)
def test_every_board_of_the_forum_is_another_one_on_any_side_and_turned_at_will(
    players: int, corners: list[tuple[int, int]]
) -> None:
    boards = Box.of(GAME.load_edition(None).box).mosaic.reshape(5, 2, 3, 4)
    seen = set()
    for seed in range(6):
        square = dealt(players, seed).state.square.reshape(6, 12)
        found = []
        for row, column in corners:
            laid = square[row : row + 3, column : column + 4]
            found += [
                (board, side, turned)
                for board, side, turned in product(range(5), range(2), range(2))
                if (np.rot90(boards[board, side], 2 * turned) == laid).all()
            ]
        assert len(found) == len({board for board, _, _ in found}) == players + 1
        seen.update(found)
    assert [set(choices) for choices in zip(*seen, strict=True)] == [set(range(5)), {0, 1}, {0, 1}]


@PLAYERS
def test_areas_are_all_connected_squares_of_a_colour(players: int) -> None:
    state = dealt(players, seed=4).state
    square, area = state.square.reshape(6, 12), state.area.reshape(6, 12)
    assert ((area == NO_AREA) == ((square == NO_SQUARE) | (square == EAGLE))).all()
    for colours, areas in ((square, area), (square.T, area.T)):
        for row, numbers in zip(colours, areas, strict=True):
            for (one, other), (first, second) in zip(pairwise(row), pairwise(numbers), strict=True):
                if 0 <= one < COLOURS and 0 <= other < COLOURS:
                    assert (one == other) == (first == second)
    sizes = Counter(area[area != NO_AREA].tolist())
    assert [sizes[number] for number in range(len(state.area_size))] == state.area_size.tolist()
    assert state.area_free.tolist() == state.area_size.tolist()


def test_the_street_cards_show_every_symbol_twice() -> None:
    assert sorted(dealt(2).state.cards) == sorted([*range(12), *range(12)])
    assert dealt(2, seed=1).state.cards.tolist() != dealt(2, seed=2).state.cards.tolist()


def test_only_the_street_cards_of_the_round_can_be_seen() -> None:
    view = dealt(2).view(0).state
    assert (view.cards[:2] != NO_CARD).all()
    assert (view.cards[2:] == NO_CARD).all()


def test_one_trajan_card_for_each_cycle() -> None:
    drawn = [dealt(2, seed).array["tasks"][0]["card"].tolist() for seed in range(20)]
    for cycle in range(3):
        assert {cards[cycle] for cards in drawn} == set(range(4 * cycle, 4 * cycle + 4))


@PLAYERS
def test_any_seat_may_be_the_starting_player(players: int) -> None:
    assert {int(dealt(players, seed).state.start) for seed in range(12)} == set(range(players))


# --- a player's board ------------------------------------------------------------------------------------------------


@PLAYERS
def test_everybody_has_34_tiles_on_the_board(players: int) -> None:
    position = dealt(players)
    copies = position.state.facts.copies
    for player in position.state.players[:players]:
        faces = Counter((player.space[player.space >= COVERED] - COVERED).tolist())
        assert faces.total() == 32
        faces[int(player.river)] += 1
        faces[position.state.facts.face_items[:, 0].tolist().index(CITIZEN + player.drawn)] += 1
        assert [faces[face] for face in range(len(copies))] == copies.tolist()
        assert (player.space == TEMPLE).sum() == 4


@PLAYERS
def test_everybody_starts_with_the_same_but_for_the_colour_of_the_worker(players: int) -> None:
    position = dealt(players)
    for player in position.state.players[:players]:
        assert player.resources[4:].tolist() == [1, 1, 1, 1]
        assert player.resources[:4].sum() == 1
        assert player.ship == 1
    workers = position.array["players"][0]["resources"][:players, :4]
    assert workers.sum(axis=0).max() == 1


@PLAYERS
def test_markers_bars_and_scores_begin_at_zero(players: int) -> None:
    position = dealt(players)
    assert position.scores == (0,) * players
    for player in position.state.players[:players]:
        assert player.track.tolist() == [0, 0, 0]
        assert player.bar == 0
        assert player.bar_side == player.active[2]  # turned only for a Merchant I


def test_one_citizen_is_active_and_the_other_two_lie_on_opposite_corners() -> None:
    for seed in range(8):
        state = dealt(2, seed).state
        for player in state.players[:2]:
            assert (player.citizen[:, 0] != 0).sum() == player.active.sum() == 1
            assert player.active[2 * player.drawn : 2 * player.drawn + 2].sum() == 1
            corner = int(player.corner)
            faces = [player.space[CORNER_SPACES[c]] - COVERED for c in (corner, 3 - corner)]
            classes = {int(state.facts.face_items[face, 0]) - CITIZEN for face in faces}
            assert classes == {0, 1, 2} - {int(player.drawn)}


def test_corner_tiles_lie_face_up_and_all_others_face_down() -> None:
    view = dealt(2).view(1).state
    for player in view.players[:2]:
        for space, content in enumerate(player.space.tolist()):
            assert (content > COVERED) == (space in CORNER_SPACES)
    assert view.players[0].river == 0
    assert view.players[1].river > 0  # the owner may look at it


# --- the choices of set-up -------------------------------------------------------------------------------------------


@PLAYERS
def test_all_players_set_up_at_once(players: int) -> None:
    position = GAME.new(players, seed=2)
    assert position.state.stage == SETTING_UP
    assert position.deciders == tuple(range(players))
    for seat in reversed(range(players)):
        place_cranes(position, seat)
        position.apply(seat, position.legal(seat)[0])
        position.apply(seat, "corner.sw")
    assert position.state.stage == TAKING
    for player in position.state.players[:players]:
        assert player.crane_colour.tolist() == [2, 3, 0, 1]  # the last one goes by itself
        assert player.corner == CORNER_NAMES.index("sw")


def test_a_crane_colour_is_placed_once() -> None:
    position = GAME.new(2)
    position.apply(0, "crane.park")
    assert names(position, 0) == ["crane.fountain", "crane.house", "crane.stable"]


def test_the_citizen_is_drawn_when_the_cranes_stand() -> None:
    position = GAME.new(2, seed=9)
    position.apply(0, "crane.park")
    assert position.view(0).state.players[0].drawn == NOTHING
    position.apply(0, "crane.house")
    position.apply(0, "crane.stable")
    drawn = int(position.view(0).state.players[0].drawn)
    assert position.view(1).state.players[0].drawn == NOTHING
    assert names(position, 0) == [f"row.{CLASS_NAMES[drawn]}-1", f"row.{CLASS_NAMES[drawn]}-2"]


@pytest.mark.parametrize("corner", range(4))
def test_the_two_other_citizens_lie_on_the_corner_chosen_and_opposite(corner: int) -> None:
    position = GAME.new(2, seed=9)
    for seat in range(2):
        place_cranes(position, seat)
        position.apply(seat, position.legal(seat)[1])
        assert names(position, seat) == [f"corner.{name}" for name in CORNER_NAMES]
        position.apply(seat, f"corner.{CORNER_NAMES[corner]}")
    player = position.state.players[0]
    others = [number for number in range(3) if number != player.drawn]
    faces = [int(player.space[CORNER_SPACES[place]]) - COVERED for place in (corner, 3 - corner)]
    assert [int(position.state.facts.face_items[face, 0]) - CITIZEN for face in faces] == others


def test_the_seed_decides_everything() -> None:
    assert dealt(4, seed=7) == dealt(4, seed=7)
    assert dealt(4, seed=7) != dealt(4, seed=8)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(OptionError, match="2 to 4 players"):
        GAME.new(players)
