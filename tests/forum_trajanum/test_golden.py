"""Golden games: whole games, stored as recipes, come out as they always did, compiled and interpreted alike."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from forum_trajanum.make_golden import FOLDER, PLANS, RESULTS, edition_of, result, trace
from games_walk import INTERPRETED
from princeps.games.forum_trajanum import GAME, Options
from princeps.kernel.match import Match
from princeps.kernel.recipe import UNDO, load_recipe

NAMES = [plan.name for plan in PLANS]


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def test_every_golden_game_is_there() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} == {*NAMES, RESULTS.stem}
    assert list(json.loads(RESULTS.read_text(encoding="utf-8"))) == NAMES


def test_golden_games_cover_what_there_is() -> None:
    recipes = [load_recipe(file_of(name)) for name in NAMES]
    assert len(recipes) >= 12
    assert {recipe.players for recipe in recipes} == set(GAME.players)
    assert {option for recipe in recipes for option in recipe.options} == set(Options.__dataclass_fields__)
    undone = [sum(move.action == UNDO for move in recipe.moves) for recipe in recipes]
    assert sum(count > 5 for count in undone) >= 3
    played = {move.action for recipe in recipes for move in recipe.moves}
    blocks = {GAME.actions.block_of(GAME.actions.numbers[name]).name for name in played - {UNDO}}
    assert blocks == {block.name for block in GAME.actions.blocks}
    assert len(played) > GAME.actions.size / 2
    assert "benefit.4" in played


@pytest.mark.rules
@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_comes_out_as_it_always_did(name: str) -> None:
    recipe = load_recipe(file_of(name))
    match = Match.replay(GAME, recipe, edition=edition_of(recipe))
    assert match.position.is_over
    expected = json.loads(RESULTS.read_text(encoding="utf-8"))[name]
    assert json.loads(json.dumps(result(match))) == expected


@pytest.mark.skipif(INTERPRETED, reason="has nothing to compare with")
@pytest.mark.parametrize("name", ["two-players-second-thoughts", "all-options", "small-edition"])
def test_interpreted_and_compiled_rules_agree_on_every_state(name: str) -> None:
    command = [sys.executable, "-W", "error", "-m", "forum_trajanum.make_golden", "--trace", str(file_of(name))]
    tests = str(Path(__file__).parent.parent)
    search = os.pathsep.join(filter(None, [tests, os.environ.get("PYTHONPATH")]))
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": search}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    interpreted = done.stdout.splitlines()
    compiled = list(trace(load_recipe(file_of(name))))
    assert len(interpreted) == len(compiled)
    differ = [number for number, (one, other) in enumerate(zip(interpreted, compiled, strict=True)) if one != other]
    assert differ == [], f"after move {differ[0]}"
