"""Games outlive releases: recipes of every version are kept here, and end for ever as they did when they were made.

The folders are named by versions of the program, or by the ruling before which it was: until 0.1.0 none was released.
"""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import princeps
from games_walk import Walker
from princeps.kernel.match import Match
from princeps.kernel.recipe import Recipe, load_recipe

CORPUS = Path(__file__).parent
KEPT = sorted(file for file in CORPUS.glob("*/*/*.json") if file.stem != "results")
BEFORE = [file for file in KEPT if file.parts[-3].startswith("before-")]

every_kept_game = pytest.mark.parametrize("file", KEPT, ids=lambda file: "-".join([*file.parts[-3:-1], file.stem]))


def half_of(recipe: Recipe) -> Recipe:
    return replace(recipe, moves=recipe.moves[: len(recipe.moves) // 2])


def test_games_of_every_version_are_there() -> None:
    assert {file.parts[-3] for file in KEPT} >= {"before-f32", "before-t1", "0.1.0"}
    for results in CORPUS.glob("*/*/results.json"):
        named = set(json.loads(results.read_text(encoding="utf-8")))
        assert named == {file.stem for file in KEPT if file.parent == results.parent}


@pytest.mark.rules
@every_kept_game
def test_a_game_of_the_corpus_ends_as_it_did(file: Path) -> None:
    recipe = load_recipe(file)
    match = Match.replay(princeps.game(recipe.game), recipe)
    expected = json.loads(file.with_name("results.json").read_text(encoding="utf-8"))[file.stem]
    assert match.position.is_over
    assert {"scores": [*match.position.scores], "ranking": [*match.position.ranking]} == expected
    assert match.recipe.to_json() == file.read_text(encoding="utf-8"), "a recipe stays what it was"


@pytest.mark.rules
@every_kept_game
def test_a_game_of_the_corpus_is_finished_by_todays_program(file: Path, tmp_path: Path) -> None:
    begun = half_of(load_recipe(file))
    match = Match.replay(princeps.game(begun.game), begun)
    walker = Walker(5)
    while not match.position.is_over:
        seat = walker.choose_seat(match.position)
        match.apply(seat, walker.choose(match.position, seat))
    match.recipe.save(tmp_path / "game.json")
    saved = load_recipe(tmp_path / "game.json")
    assert replace(saved, moves=[]) == replace(begun, moves=[])
    assert Match.replay(match.position.game, saved).position == match.position


@pytest.mark.rules
def test_what_was_ruled_otherwise_shows_in_these_games() -> None:
    """Otherwise they would prove nothing: under today's rules each of them ends differently, or cannot be played."""
    for file in BEFORE:
        recipe = load_recipe(file)
        game = princeps.game(recipe.game)
        with pytest.raises(princeps.PrincepsError, match="cannot be played"):
            Match.replay(game, replace(recipe, rules=game.rules_version))
