"""Matches: undo up to the last thing somebody learned, and recipes that lead to the same bytes again."""

from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import princeps
from games_walk import Start, Walker, every_game, examples, starts, walkers
from princeps.kernel.errors import IllegalAction, RecipeError, UndoError
from princeps.kernel.events import Event
from princeps.kernel.game import Game, Position
from princeps.kernel.match import Match
from princeps.kernel.recipe import UNDO, Move, Recipe, load_recipe

pytestmark = pytest.mark.rules


def begin(start: Start) -> Match:
    return Match.new(start.game, start.players, start.seed, start.options, start.edition)


@pytest.fixture(params=princeps.games())
def match(request: pytest.FixtureRequest) -> Match:
    game = princeps.game(request.param)
    return Match.new(game, game.players[0], seed=7)


def walk(match: Match, walker: Walker) -> tuple[int, int]:
    seat = walker.choose_seat(match.position)
    action = walker.choose(match.position, seat)
    match.apply(seat, action)
    return seat, action


# --- undo ------------------------------------------------------------------------------------------------------------


@every_game
@examples(compiled=10, interpreted=1)
@given(data=st.data())
def test_only_tables_that_somebody_can_go_back_to_are_kept(name: str, data: st.DataObject) -> None:
    start = data.draw(starts(name))
    walker = data.draw(walkers(name))
    match = begin(start)
    given: list[tuple[int, int]] = []  # who answered, and how much that seat had learned before
    for _ in range(100):
        learned = match.position.state.learned.tolist()
        seat, _ = walk(match, walker)
        given.append((seat, learned[seat]))
    now = match.position.state.learned.tolist()
    kept = [step.before is not None for step in match._steps]
    assert kept == [learned == now[seat] for seat, learned in given]


@every_game
@examples(compiled=15, interpreted=1)
@given(data=st.data())
def test_undo_leaves_the_game_as_if_the_answer_had_never_been_given(name: str, data: st.DataObject) -> None:
    """Answers that others gave meanwhile stay: the table is what the remaining answers alone lead to."""
    start = data.draw(starts(name))
    walker = data.draw(walkers(name))
    match = begin(start)
    standing: list[tuple[int, int]] = []
    while not match.position.is_over:
        if walker.sometimes(0.25):
            take_back(match, walker.chance.randrange(start.players), standing)
            if walker.sometimes(0.2):
                assert match.position == play_again(start, standing)
        else:
            standing.append(walk(match, walker))
    told: list[Event] = []
    assert match.position == play_again(start, standing, told)
    assert match.events == [*match.opening, *told]
    again = Match.replay(start.game, match.recipe)
    assert again.position == match.position
    assert again.events == match.events


def take_back(match: Match, seat: int, standing: list[tuple[int, int]]) -> None:
    """Try to undo for a seat, and keep the list of standing answers up to date."""
    before = match.position.to_bytes()
    moves = len(match.recipe.moves)
    if match.can_undo(seat):
        match.undo(seat)
        last = max(i for i, (answerer, _) in enumerate(standing) if answerer == seat)
        del standing[last]
        assert match.recipe.moves[moves:] == [Move(seat, UNDO)]
        assert seat in match.position.deciders, "the question is open again"
    else:
        with pytest.raises(UndoError, match=rf"^Seat {seat} .*\.$"):
            match.undo(seat)
        assert match.position.to_bytes() == before
        assert len(match.recipe.moves) == moves


def play_again(start: Start, standing: list[tuple[int, int]], told: list[Event] | None = None) -> Position:
    position = start.position()
    for seat, action in standing:
        happened = position.apply(seat, action)
        if told is not None:
            told += happened
    return position


@every_game
@examples(compiled=15, interpreted=2)
@given(data=st.data())
def test_undo_never_takes_knowledge_back(name: str, data: st.DataObject) -> None:
    """As many steps back as it goes: the seat has learned nothing in between, and the table was that one exactly."""
    match = begin(data.draw(starts(name)))
    walker = data.draw(walkers(name))
    tables: list[bytes] = []
    while not match.position.is_over:
        if len(match.position.deciders) == 1 and walker.sometimes(0.1):
            (seat,) = match.position.deciders
            learned = int(match.position.state.learned[seat])
            while match.can_undo(seat) and tables:
                match.undo(seat)
                assert int(match.position.state.learned[seat]) == learned
                assert match.position.to_bytes() == tables.pop()
        alone = len(match.position.deciders) == 1
        tables = [*tables, match.position.to_bytes()] if alone else []
        walk(match, walker)


@every_game
@examples(compiled=20, interpreted=2)
@given(data=st.data())
def test_what_can_be_taken_back_has_revealed_nothing(name: str, data: st.DataObject) -> None:
    """Two worlds that a seat cannot tell apart: after its answer it still cannot, or its way back is closed."""
    match = begin(data.draw(starts(name)))
    walker = data.draw(walkers(name))
    while not match.position.is_over:
        seat = walker.choose_seat(match.position)
        world = match.position.view(seat).determinize(seat, walker.chance.getrandbits(40))
        action = walker.choose(match.position, seat)
        match.apply(seat, action)
        if match.can_undo(seat):
            world.apply(seat, action)
            assert world.view(seat) == match.position.view(seat)


def test_undo_needs_an_answer(match: Match) -> None:
    assert not match.can_undo(0)
    with pytest.raises(UndoError, match=r"^Seat 0 has nothing to undo\.$"):
        match.undo(0)
    for nobody in (-1, 99):
        assert not match.can_undo(nobody)
        with pytest.raises(UndoError, match=rf"^Seat {nobody} has nothing to undo\.$"):
            match.undo(nobody)


def test_undo_names_what_is_in_the_way(match: Match) -> None:
    walker = Walker(3)
    reasons = set()
    while not match.position.is_over:
        walk(match, walker)
        for seat in range(match.position.players):
            if any(move.seat == seat for move in match.recipe.moves) and not match.can_undo(seat):
                with pytest.raises(UndoError, match=r"something has become known since \([a-z-]+\)\.$"):
                    match.undo(seat)
                reasons.add(match.barrier(seat))
    assert reasons <= set(match.position.game.barriers)
    assert len(reasons) > 1


# --- recipes ---------------------------------------------------------------------------------------------------------


@every_game
@examples(compiled=10, interpreted=2)
@given(data=st.data())
def test_a_recipe_leads_through_the_same_tables(name: str, data: st.DataObject) -> None:
    match = begin(data.draw(starts(name)))
    walker = data.draw(walkers(name))
    tables = [match.position.to_bytes()]
    while not match.position.is_over:
        seat = walker.chance.randrange(match.position.players)
        if walker.sometimes(0.2) and match.can_undo(seat):
            match.undo(seat)
        else:
            walk(match, walker)
        tables.append(match.position.to_bytes())
    for to in {0, 1, len(tables) // 2, len(tables) - 2}:
        again = Match.replay(match.position.game, match.recipe, to=to)
        assert again.position.to_bytes() == tables[to]
        assert again.recipe.moves == match.recipe.moves[:to]
    assert Match.replay(match.position.game, match.recipe, to=len(tables) + 5).position == match.position


def test_a_saved_match_goes_on_where_it_was(match: Match, tmp_path: Path) -> None:
    walker = Walker(2)
    for _ in range(50):
        walk(match, walker)
    match.recipe.save(tmp_path / "game.json")
    resumed = Match.replay(match.position.game, load_recipe(tmp_path / "game.json"))
    assert resumed.position == match.position
    assert resumed.recipe == match.recipe
    for seat in range(match.position.players):
        assert resumed.can_undo(seat) == match.can_undo(seat)


@every_game
@examples(compiled=30, interpreted=5)
@given(data=st.data())
def test_options_are_written_into_the_recipe(name: str, data: st.DataObject) -> None:
    match = begin(data.draw(starts(name)))
    assert Match.replay(match.position.game, match.recipe).position == match.position


def test_playing_a_move_is_answering_or_taking_back(match: Match) -> None:
    seat = match.position.deciders[0]
    before = match.position.to_bytes()
    name = match.position.game.actions.names[match.position.legal(seat)[0]]
    match.play(Move(seat, name))
    assert match.play(Move(seat, UNDO)) == []
    assert match.position.to_bytes() == before
    assert match.recipe.moves == [Move(seat, name), Move(seat, UNDO)]


def test_a_refused_answer_is_not_written_down(match: Match) -> None:
    seat = match.position.deciders[0]
    illegal = next(a for a in range(match.position.game.actions.size) if a not in match.position.legal(seat))
    before = match.position.to_bytes()
    for answer in (illegal, "no.such.action", -1):
        with pytest.raises(IllegalAction):
            match.apply(seat, answer)
    assert match.recipe.moves == []
    assert match.position.to_bytes() == before
    assert not match.can_undo(seat)


# --- recipes that cannot be played -----------------------------------------------------------------------------------


def refuse(match: Match, reason: str, **changes: Any) -> None:
    with pytest.raises(RecipeError, match=reason) as caught:
        Match.replay(match.position.game, replace(match.recipe, **changes))
    assert "\n" not in str(caught.value)
    assert str(caught.value).endswith(".")


def test_a_recipe_for_other_rules(match: Match) -> None:
    game = match.position.game
    refuse(match, f"needs rules version 99 of {game.title}; here is {game.rules_version}", rules=99)


def test_a_recipe_for_another_game(match: Match) -> None:
    refuse(match, "chess", game="chess")


def test_a_replay_does_not_stop_before_it_begins(match: Match) -> None:
    with pytest.raises(RecipeError, match="A game cannot stop after -1 moves"):
        Match.replay(match.position.game, match.recipe, to=-1)


def test_a_recipe_for_another_edition(match: Match) -> None:
    refuse(match, "was played with edition 'rare', which differs from", edition="rare", edition_digest="0")


@pytest.mark.parametrize(
    "changes",
    [
        {"players": 0},
        {"players": 99},
        {"seed": -1},
        {"seed": 2**63},
        {"options": {"no-such-option": True}},
        {"options": {"": None}},
    ],
    ids=repr,
)
def test_a_recipe_that_cannot_be_set_up(match: Match, changes: dict[str, Any]) -> None:
    refuse(match, "^This saved game cannot be set up: ", **changes)


@every_game
@examples(compiled=50, interpreted=50)
@given(data=st.data())
def test_options_that_make_no_sense(name: str, data: st.DataObject) -> None:
    game = princeps.game(name)
    names = [declared.name for declared in fields(game.options)]
    value = st.none() | st.integers() | st.floats() | st.text()
    given = data.draw(st.dictionaries(st.sampled_from(names), value | st.lists(value), min_size=1))
    recipe = replace(Match.new(game, game.players[0], seed=0).recipe, options=given)
    if problem := problem_with(game, recipe):
        assert problem.startswith("This saved game cannot be set up: Option ")


def problem_with(game: Game, recipe: Recipe) -> str:
    try:
        Match.replay(game, recipe)
    except RecipeError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("wrong", [Move(0, "no.such.action"), Move(99, "undo"), Move(99, "x"), Move(0, UNDO)], ids=str)
def test_a_move_that_cannot_be_played_is_named(match: Match, wrong: Move) -> None:
    refuse(match, r"^Move 1 of this saved game cannot be played: ", moves=[wrong])
    walk(match, Walker(1))
    refuse(match, r"^Move 2 of this saved game cannot be played: ", moves=[*match.recipe.moves, Move(99, "x")])


def test_an_illegal_move_is_named_with_its_reason(match: Match) -> None:
    walker = Walker(4)
    for _ in range(20):
        walk(match, walker)
    seat = match.position.deciders[0]
    game = match.position.game
    illegal = next(a for a in range(game.actions.size) if a not in match.position.legal(seat))
    name = game.actions.names[illegal].replace(".", r"\.")
    moves = [*match.recipe.moves, Move(seat, game.actions.names[illegal])]
    refuse(match, rf"^Move 21 of this saved game cannot be played: Seat {seat} cannot answer '{name}': ", moves=moves)
