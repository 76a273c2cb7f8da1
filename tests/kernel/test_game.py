"""The contract that every game keeps, tried on random games; and what happens to those who break it at the boundary."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import princeps
from games_walk import LOOKS, Start, Walker, every_game, everybody, examples, imagined, known, starts, walkers
from princeps.kernel.errors import IllegalAction, OptionError, PrincepsError
from princeps.kernel.game import LARGEST_SEED, SPECTATOR, Position
from princeps.kernel.points import POINTS
from princeps.kernel.seats import ALL_SEATS, ASK_NOTHING

pytestmark = pytest.mark.rules


@pytest.fixture(params=princeps.games())
def position(request: pytest.FixtureRequest) -> Position:
    """Some way into a game of as many players as possible."""
    game = princeps.game(request.param)
    begun = game.new(game.players[-1], seed=7)
    walker = Walker(7)
    for _ in range(60):
        walker.step(begun)
    return begun


# --- whatever happens in a game --------------------------------------------------------------------------------------


@every_game
@examples(compiled=30, interpreted=3)
@given(data=st.data())
def test_exactly_the_deciders_have_legal_answers(name: str, data: st.DataObject) -> None:
    position = data.draw(starts(name)).position()
    walker = data.draw(walkers(name))
    while not position.is_over:
        assert position.deciders
        for seat in range(position.players):
            assert_answers_are_sound(position, seat)
        walker.step(position)
    assert position.deciders == ()
    assert not any(position.legal(seat) for seat in range(position.players))


def assert_answers_are_sound(position: Position, seat: int) -> None:
    legal = position.legal(seat)
    assert bool(legal) == (seat in position.deciders)
    assert len(set(legal)) == len(legal), "an answer is listed twice"
    assert all(0 <= action < position.game.actions.size for action in legal)
    assert np.flatnonzero(position.mask(seat)).tolist() == sorted(legal)


@every_game
@examples(compiled=15, interpreted=3)
@given(data=st.data())
def test_a_legal_answer_can_be_given_and_any_other_is_refused(name: str, data: st.DataObject) -> None:
    position = data.draw(starts(name)).position()
    walker = data.draw(walkers(name))
    while not position.is_over:
        if walker.sometimes(LOOKS / 5):
            for seat in position.deciders:
                for action in position.legal(seat):
                    position.copy().apply(seat, action)
            assert_refuses_illegal_answers(position, walker)
        walker.step(position)
    assert_refuses_illegal_answers(position, walker)


def assert_refuses_illegal_answers(position: Position, walker: Walker) -> None:
    """Try answers from everywhere, and above all what is nearly right: legal for another seat, or off by one."""
    before = position.to_bytes()
    size = position.game.actions.size
    nearly = {action + by for seat in position.deciders for action in position.legal(seat) for by in (-1, 0, 1)}
    tried = {*walker.chance.sample(range(size), 20), *nearly} & set(range(size))
    for seat in range(position.players):
        for action in tried - set(position.legal(seat)):
            with pytest.raises(IllegalAction, match=rf"Seat {seat} cannot answer '\S+': .+\.$"):
                position.apply(seat, action)
            assert position.to_bytes() == before
            reasons = [known.refusal(seat, action) for known in (position, position.view(seat))]
            assert reasons[0] == reasons[1], "a reason must not tell what the seat does not know"


@every_game
@examples(compiled=15, interpreted=2)
@given(data=st.data())
def test_the_same_start_and_answers_give_the_same_game(name: str, data: st.DataObject) -> None:
    start = data.draw(starts(name))
    seed = data.draw(st.integers(0, 2**32))
    one, other = start.position(), start.position()
    assert one == other
    Walker(seed).finish(one)
    Walker(seed).finish(other)
    assert one == other
    assert one.scores == other.scores


@every_game
@examples(compiled=15, interpreted=2)
@given(data=st.data())
def test_events_are_only_for_telling_and_not_needed_by_the_rules(name: str, data: st.DataObject) -> None:
    """`play`, which nobody listens to, does what `apply` does."""
    position = data.draw(starts(name)).position()
    silent = position.copy()
    for seat, action, _ in data.draw(walkers(name)).steps(position):
        silent.play(seat, action)
        assert silent == position


@every_game
@examples(compiled=15, interpreted=2)
@given(data=st.data())
def test_the_ranking_follows_the_scores(name: str, data: st.DataObject) -> None:
    position = data.draw(starts(name)).position()
    data.draw(walkers(name)).finish(position)
    by_place = sorted(zip(position.ranking, position.scores, strict=True))
    assert by_place[0][0] == 1
    for number, (place, _) in enumerate(by_place, 1):
        assert place == number or place == by_place[number - 2][0], "a place is left out though nobody shares one"
    assert [score for _, score in by_place] == sorted(position.scores, reverse=True)


@every_game
@examples(compiled=15, interpreted=2)
@given(data=st.data())
def test_a_score_is_the_sum_of_its_events(name: str, data: st.DataObject) -> None:
    position = data.draw(starts(name)).position()
    points = list(position.scores)
    for _, _, happened in data.draw(walkers(name)).steps(position):
        for event in happened:
            points[event.seat] += event.amount if event.kind == POINTS else 0
        assert list(position.scores) == points


# --- what a seat may know --------------------------------------------------------------------------------------------


@every_game
@examples(compiled=20, interpreted=2)
@given(data=st.data())
def test_a_view_is_all_that_a_seat_needs(name: str, data: st.DataObject) -> None:
    position = data.draw(starts(name)).position()
    walker = data.draw(walkers(name))
    while not position.is_over:
        for seat in everybody(position) if walker.sometimes(LOOKS) else ():
            assert_view_suffices(position, seat)
        walker.step(position)
    assert all(position.view(seat).scores == position.scores for seat in everybody(position))


def assert_view_suffices(position: Position, seat: int) -> None:
    before = position.to_bytes()
    view = position.view(seat)
    assert position.to_bytes() == before, "looking changes nothing"
    assert view.view(seat) == view, "nothing is left to hide"
    assert view.view(SPECTATOR) == position.view(SPECTATOR), "a spectator knows less than any seat"
    assert view.deciders == position.deciders
    assert view.scores == position.scores
    assert view.rounds == position.rounds
    assert int(view.state.rng) == 0
    if seat != SPECTATOR:
        assert view.legal(seat) == position.legal(seat)


@every_game
@examples(compiled=20, interpreted=2)
@given(data=st.data())
def test_a_possible_world_looks_like_the_real_one(name: str, data: st.DataObject) -> None:
    position = data.draw(starts(name)).position()
    walker = data.draw(walkers(name))
    while not position.is_over:
        for seat in everybody(position) if walker.sometimes(LOOKS) else ():
            view = position.view(seat)
            world = view.determinize(seat, walker.chance.getrandbits(40))
            assert world.view(seat) == view
            assert world.deciders == position.deciders
        walker.step(position)


@every_game
@examples(compiled=12, interpreted=2)
@given(data=st.data())
def test_all_seats_together_know_what_each_of_them_knows_and_nothing_else(name: str, data: st.DataObject) -> None:
    position = data.draw(starts(name)).position()
    walker = data.draw(walkers(name))
    while not position.is_over:
        if walker.sometimes(LOOKS):
            together = known(position, ALL_SEATS)
            assert all(together.view(seat) == position.view(seat) for seat in everybody(position))
            shown = np.frombuffer(together.to_bytes(), np.uint8)
            seen = [np.frombuffer(position.view(seat).to_bytes(), np.uint8) for seat in everybody(position)]
            assert np.all(np.any([view == shown for view in seen], axis=0)), "all of it is in somebody's view"
            assert known(imagined(position, ALL_SEATS, walker.chance.getrandbits(40)), ALL_SEATS) == together
        walker.step(position)


@every_game
@examples(compiled=12, interpreted=2)
@given(data=st.data())
def test_a_possible_world_can_be_played_to_its_end(name: str, data: st.DataObject) -> None:
    position = data.draw(starts(name)).position()
    walker = data.draw(walkers(name))
    while not position.is_over:
        if walker.sometimes(0.03):
            seat = walker.chance.choice(everybody(position))
            walker.finish(position.view(seat).determinize(seat, walker.chance.getrandbits(40)))
        walker.step(position)


@every_game
@examples(compiled=12, interpreted=2)
@given(data=st.data())
def test_the_same_dice_give_the_same_world(name: str, data: st.DataObject) -> None:
    position = data.draw(starts(name)).position()
    walker = data.draw(walkers(name))
    for _ in range(data.draw(st.integers(0, 100))):
        walker.step(position)
    view = position.view(0)
    assert view.determinize(0, seed=5) == view.determinize(0, seed=5)
    assert view.determinize(0, seed=5) != view.determinize(0, seed=6)


# --- positions as values ---------------------------------------------------------------------------------------------


def test_a_copy_is_independent(position: Position) -> None:
    before = position.to_bytes()
    copy = position.copy()
    assert copy == position
    Walker(1).finish(copy)
    assert copy != position
    assert position.to_bytes() == before


def test_a_position_equals_only_positions_and_is_no_key(position: Position) -> None:
    assert position != position.to_bytes()
    with pytest.raises(TypeError, match="unhashable"):
        hash(position)


# --- the boundary ----------------------------------------------------------------------------------------------------


def test_an_answer_may_be_given_by_name(position: Position) -> None:
    seat = position.deciders[0]
    action = position.legal(seat)[0]
    by_name = position.copy()
    by_name.apply(seat, position.game.actions.names[action])
    position.apply(seat, action)
    assert position == by_name


def test_numpy_numbers_are_numbers(position: Position) -> None:
    seat = position.deciders[0]
    action = position.legal(seat)[0]
    other = position.copy()
    other.apply(seat, int(np.int16(action)))
    position.apply(int(np.int64(seat)), action)
    assert position == other


@pytest.mark.parametrize("action", [-1, 1 << 20, "no.such.action", "", "undo"])
def test_there_is_no_such_action(position: Position, action: int | str) -> None:
    before = position.to_bytes()
    with pytest.raises(IllegalAction, match="There is no action"):
        position.apply(position.deciders[0], action)
    assert position.to_bytes() == before


@pytest.mark.parametrize("seat", [-1, -2, 4, 99])
def test_there_is_no_such_seat(position: Position, seat: int) -> None:
    before = position.to_bytes()
    with pytest.raises(IllegalAction, match=f"There is no seat {seat}"):
        position.apply(seat, 0)
    with pytest.raises(IllegalAction, match=f"There is no seat {seat}"):
        position.legal(seat)
    with pytest.raises(IllegalAction, match=f"There is no seat {seat}"):
        position.mask(seat)
    assert position.to_bytes() == before


@pytest.mark.parametrize("seat", [-2, 4, 99])
def test_nobody_else_has_a_view(position: Position, seat: int) -> None:
    with pytest.raises(IllegalAction, match=f"There is no seat {seat}"):
        position.view(seat)
    with pytest.raises(IllegalAction, match=f"There is no seat {seat}"):
        position.determinize(seat, seed=0)


@pytest.mark.parametrize("action", [1.0, None, b"0"])
def test_an_action_is_a_number_or_a_name(position: Position, action: Any) -> None:
    before = position.to_bytes()
    with pytest.raises(TypeError):
        position.apply(position.deciders[0], action)
    assert position.to_bytes() == before


@every_game
@pytest.mark.parametrize("seed", [1.5, "7", None])
def test_a_seed_is_a_whole_number(name: str, seed: Any) -> None:
    game = princeps.game(name)
    with pytest.raises((TypeError, OptionError)):
        game.new(game.players[0], seed)


@every_game
@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1])
def test_a_seed_has_63_bits(name: str, seed: int) -> None:
    game = princeps.game(name)
    with pytest.raises(OptionError, match=f"not {seed}"):
        game.new(game.players[0], seed)
    assert game.new(game.players[0], LARGEST_SEED) != game.new(game.players[0], 0)


@every_game
def test_too_few_and_too_many_players_are_turned_away(name: str) -> None:
    game = princeps.game(name)
    for players in (game.players[0] - 1, game.players[-1] + 1):
        with pytest.raises(OptionError, match=f"not {players}"):
            game.new(players)


@every_game
def test_neighbouring_seeds_give_different_games(name: str) -> None:
    game = princeps.game(name)
    tables = {game.new(game.players[0], seed).to_bytes() for seed in range(200)}
    assert len(tables) == 200


def test_games_are_found_by_name() -> None:
    for name in princeps.games():
        assert princeps.game(name).name == name
    with pytest.raises(PrincepsError, match=f"There is no game 'chess'; the games are: {', '.join(princeps.games())}"):
        princeps.game("chess")


@every_game
def test_a_state_is_small_and_knows_its_seats(name: str) -> None:
    game = princeps.game(name)
    assert game.state.dtype.itemsize < 2048
    for players in game.players:
        assert Start(game, players, 1, {}).position().players == players


@every_game
def test_after_writing_to_a_position_the_rules_are_asked_again(name: str) -> None:
    """What is asked is noted with an answer, but a position that was handed out may change in between."""
    position = princeps.game(name).new(2, seed=1)
    assert position.deciders
    state = position.state
    for player in state.players:
        player.asked = ASK_NOTHING
    assert position.deciders == ()
    assert position.legal(0) == []
    other = princeps.game(name).new(2, seed=1)
    array = other.array
    assert other.deciders
    array["players"]["asked"] = ASK_NOTHING
    assert other.deciders == ()


@every_game
def test_legal_answers_belong_to_whoever_asked_for_them(name: str) -> None:
    position = princeps.game(name).new(2, seed=1)
    seat = position.deciders[0]
    legal = position.legal(seat)
    legal.clear()
    assert position.legal(seat)
    position.apply(seat, position.legal(seat)[0])


@every_game
def test_a_position_is_restored_from_its_bytes(name: str) -> None:
    position = princeps.game(name).new(3, seed=1)
    again = position.game.restore(position.to_bytes())
    assert again == position
    assert (again.players, again.deciders) == (3, position.deciders)
    again.apply(again.deciders[0], again.legal(again.deciders[0])[0])
    assert again != position
