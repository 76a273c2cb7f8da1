"""Golden games: whole games, stored as recipes, come out as they always did, compiled and interpreted alike."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import princeps
from games_walk import INTERPRETED, every_game
from golden.make import edition_of, folder_of, recipe_of, result, results_of, trace
from golden.plans import PLANS, TESTS
from princeps.kernel.match import Match
from princeps.kernel.recipe import UNDO, load_recipe

GOLDEN = [(game, plan.name) for game in princeps.games() for plan in PLANS[game]]
TRACED = ("two-players-second-thoughts", "all-options", "small-edition")


@every_game
def test_every_golden_game_is_there(name: str) -> None:
    plans = [plan.name for plan in PLANS[name]]
    assert {file.stem for file in folder_of(name).glob("*.json")} == {*plans, results_of(name).stem}
    assert list(json.loads(results_of(name).read_text(encoding="utf-8"))) == plans


@every_game
def test_golden_games_cover_every_option_number_of_players_and_kind_of_answer(name: str) -> None:
    game = princeps.game(name)
    recipes = [recipe_of(name, plan.name) for plan in PLANS[name]]
    assert len(recipes) >= 12
    assert {recipe.players for recipe in recipes} == set(game.players)
    assert {option for recipe in recipes for option in recipe.options} == set(game.options.__dataclass_fields__)
    undone = [sum(move.action == UNDO for move in recipe.moves) for recipe in recipes]
    assert sum(count > 5 for count in undone) >= 3
    played = {move.action for recipe in recipes for move in recipe.moves} - {UNDO}
    blocks = {game.actions.block_of(game.actions.numbers[action]).name for action in played}
    assert blocks == {block.name for block in game.actions.blocks}
    assert len(played) > game.actions.size / 2


@pytest.mark.rules
@pytest.mark.parametrize(("game", "plan"), GOLDEN)
def test_a_golden_game_comes_out_as_it_always_did(game: str, plan: str) -> None:
    recipe = recipe_of(game, plan)
    match = Match.replay(princeps.game(game), recipe, edition=edition_of(recipe))
    assert match.position.is_over
    expected = json.loads(results_of(game).read_text(encoding="utf-8"))[plan]
    assert json.loads(json.dumps(result(match))) == expected


@pytest.mark.skipif(INTERPRETED, reason="has nothing to compare with")
@every_game
def test_interpreted_and_compiled_rules_agree_on_every_state(name: str) -> None:
    files = [folder_of(name) / f"{plan}.json" for plan in TRACED]
    command = [sys.executable, "-W", "error", "-m", "golden.make", "--trace", *map(str, files)]
    search = os.pathsep.join(filter(None, [str(TESTS), os.environ.get("PYTHONPATH")]))
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": search}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    interpreted = done.stdout.splitlines()
    compiled = list(traces(files))
    assert len(interpreted) == len(compiled) > 1000
    for one, (plan, move, other) in zip(interpreted, compiled, strict=True):
        assert one == other, f"{plan}, before move {move}"


def traces(files: list[Path]) -> Iterator[tuple[str, int, str]]:
    """The name of every game, the number of every move, and a digest of what is known before it."""
    for file in files:
        for move, line in enumerate(trace(load_recipe(file))):
            yield file.stem, move, line
