"""Both street cards are served whenever some choice of tiles serves both (F32): the rules beside a plain statement.

The statement tries all pairs of tiles; the rules decide tile by tile, before the second is known.
"""

from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games_walk import INTERPRETED, examples, starts, walkers
from princeps.games.forum_trajanum import GAME
from princeps.games.forum_trajanum.actions import SPACE_NAMES
from princeps.games.forum_trajanum.draft import ASK_TAKE, street_of_card
from princeps.games.forum_trajanum.scenario import Scene
from princeps.games.forum_trajanum.state import CARDS_A_ROUND, COVERED, NO_SPACE, NOT_YET, SIDE, SPACES, TRIBUNE
from princeps.kernel.game import Position

pytestmark = pytest.mark.rules


class Served(NamedTuple):
    """What is taken for a card."""

    tile: int
    tribune: bool = False


Draft = tuple[Served | None, Served | None]  # for the first and the second card


# --- the statement ---------------------------------------------------------------------------------------------------


def drafts(streets: tuple[set[int], set[int]], tiles: set[int], tribunes: int, house_rule: bool) -> set[Draft]:
    """All that a player may take in the end: two tiles, or fewer where no choice would have served both cards.

    By the house rule, and before rules version 2, a card whose street is empty goes without in any case.
    """
    first, second = (
        {None} | {Served(tile, tribune=tile not in street) for tile in tiles}  # a Tribune is for other streets
        for street in streets
    )
    pairs = {pair for pair in product(first, second) if len(spent_on(pair)) <= tribunes and not shares_a_tile(pair)}
    served = {pair for pair in pairs if None not in pair}
    in_the_way = set() if house_rule else served
    return served | {pair for pair in pairs - served if may_go_without(pair, in_the_way, streets, tiles)}


def may_go_without(pair: Draft, served: set[Draft], streets: tuple[set[int], set[int]], tiles: set[int]) -> bool:
    """Streets must be empty (F2), and no pair without further Tribunes may have served both cards (F32)."""
    left = tiles - {it.tile for it in pair if it}
    if any(it is None and street & left for it, street in zip(pair, streets, strict=True)):
        return False
    return not any(spent_on(other) <= spent_on(pair) for other in served)


def spent_on(pair: Draft) -> set[int]:
    """The cards that a Tribune is spent on."""
    return {card for card, it in enumerate(pair) if it and it.tribune}


def shares_a_tile(pair: Draft) -> bool:
    first, second = pair
    return bool(first and second and first.tile == second.tile)


# --- the rules -------------------------------------------------------------------------------------------------------


def ways_to_answer(position: Position, seat: int) -> Iterator[tuple[str, ...]]:
    """All that a seat can answer until its tiles are taken."""
    if position.state.players[seat].asked != ASK_TAKE:
        yield ()
        return
    for action in position.legal(seat):
        after = position.copy()
        after.apply(seat, action)
        for further in ways_to_answer(after, seat):
            yield GAME.actions.names[action], *further


def draft_of(answers: tuple[str, ...]) -> Draft:
    served: dict[str, Served | None] = {"a": None, "b": None}
    for answer in answers:
        kind, card, *space = answer.split(".")
        if kind != "skip":
            served[card] = Served(SPACE_NAMES.index(space[0]), tribune=kind == "tribune")
    return served["a"], served["b"]


def check(position: Position, seat: int) -> None:
    player = position.state.players[seat]
    tiles = {space for space in range(SPACES) if player.space[space] >= COVERED}
    streets = street(street_of_card(position.state, seat, 0)), street(street_of_card(position.state, seat, 1))
    house_rule = bool(position.state.option_unserved_cards)
    stated = drafts(streets, tiles, int(player.resources[TRIBUNE]), house_rule)
    ways = list(ways_to_answer(position, seat))
    second_first = {draft_of(way) for way in ways if ".b" in way[0]}
    if streets[0] != streets[1]:
        assert second_first >= {draft for draft in stated if None not in draft}, "the player chooses the order (F1)"
    else:  # the first card is served first, so the second one goes without (F3)
        assert second_first <= {draft for draft in stated if not draft[0]}
        stated = {draft for draft in stated if draft[0] or not streets[0] & tiles}
    assert {draft_of(way) for way in ways} == stated


def street(number: int) -> set[int]:
    return {space for space in range(SPACES) if number in (space // SIDE, SIDE + space % SIDE)}


# --- side by side ----------------------------------------------------------------------------------------------------

# A crossing, two more tiles of either street, two of neither, one of them on a corner.
NEIGHBOURHOOD = ("r2c1", "r2c4", "r3c1", "r6c6", "r2c5", "r5c1", "r4c4")
CARDS = [("row-2", "column-1"), ("column-1", "row-2"), ("row-2", "row-2"), ("row-2", "row-3")]


@pytest.mark.parametrize("cards", CARDS, ids="-".join)
@pytest.mark.parametrize("tribunes", [0, 1, 2])
@pytest.mark.parametrize("house_rule", [False, True])
def test_any_tiles_around_a_crossing_are_taken_as_the_ruling_says(
    cards: tuple[str, str], tribunes: int, house_rule: bool
) -> None:
    spaces = NEIGHBOURHOOD[: 4 if INTERPRETED else None]
    for laid in chain.from_iterable(combinations(spaces, count) for count in range(1, len(spaces) + 1)):
        scene = Scene(unserved_cards=house_rule).draw_colonia("k....k ..T... ....T. .T.... ...T.. k....k")
        scene.put("#", *laid).give(tribune=tribunes).taking(*cards)
        if 0 in scene.position.deciders:
            check(scene.position, 0)


@examples(compiled=5, interpreted=1)
@given(data=st.data())
def test_tiles_are_taken_as_the_ruling_says_in_every_game(data: st.DataObject) -> None:
    position = data.draw(starts(GAME.name)).position()
    walker = data.draw(walkers(GAME.name))
    while not position.is_over:
        for seat in position.deciders:
            if begins_to_take(position, seat) and walker.sometimes(0.02 if INTERPRETED else 0.1):
                check(position, seat)
        walker.step(position)


def begins_to_take(position: Position, seat: int) -> bool:
    """Without a Tribune an empty street is skipped before anybody asks."""
    player = position.state.players[seat]
    untouched = (NOT_YET,) if player.resources[TRIBUNE] else (NOT_YET, NO_SPACE)
    return player.asked == ASK_TAKE and all(space in untouched for space in player.draft[:CARDS_A_ROUND])
