"""Writes the golden games: recipes of whole games, and what they end in.

    PYTHONPATH=tests python -m golden.make [GAME ...]

Run it only where the rules were meant to change (and raise `rules_version` if such games have been saved by players);
`git diff --stat tests/golden` then shows which games come out differently.

    PYTHONPATH=tests python -m golden.make --trace FILE ...

prints the digests of the states on the way, one a line; with NUMBA_DISABLE_JIT=1 those of the interpreted rules.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import princeps
from games_walk import Walker, digest
from golden.plans import PLANS, TESTS, Plan
from princeps.kernel.editions import Edition
from princeps.kernel.game import Game, Position
from princeps.kernel.match import Match
from princeps.kernel.recipe import Recipe, load_recipe


def folder_of(game: str) -> Path:
    return Path(__file__).parent / game


def results_of(game: str) -> Path:
    return folder_of(game) / "results.json"


def small_edition(game: Game) -> Edition:
    return game.load_edition(TESTS / game.name.replace("-", "_") / "small.toml")


def edition_of(recipe: Recipe) -> Edition:
    game = princeps.game(recipe.game)
    standard = game.load_edition(None)
    return standard if recipe.edition == standard.name else small_edition(game)


def play(game: Game, plan: Plan) -> Match:
    edition = small_edition(game) if plan.small_edition else None
    match = Match.new(game, plan.players, plan.seed, plan.options, edition)
    walker = Walker(plan.seed, plan.ambition)
    while not match.position.is_over:
        seat = walker.choose_seat(match.position)
        if walker.sometimes(plan.undo) and match.can_undo(seat):
            match.undo(seat)
        else:
            match.apply(seat, walker.choose(match.position, seat))
    return match


def result(match: Match) -> dict[str, Any]:
    """What a golden game must end in."""
    position = match.position
    return {"scores": position.scores, "ranking": position.ranking, "digest": digest(position)}


def trace(recipe: Recipe) -> Iterator[str]:
    """A digest of every table on the way, of what each seat sees of it, and of a world that it might imagine."""
    match = Match.replay(princeps.game(recipe.game), recipe, 0, edition_of(recipe))
    for number, move in enumerate(recipe.moves):
        yield digest_of_all(match.position, number)
        match.play(move)
    yield digest_of_all(match.position, len(recipe.moves))


def digest_of_all(position: Position, number: int) -> str:
    hashed = hashlib.sha256(position.to_bytes())
    seat = number % (position.players + 1) - 1  # a spectator now and then
    view = position.view(seat)
    hashed.update(view.to_bytes())
    hashed.update(view.determinize(seat, number).to_bytes())
    for p in position.deciders:
        hashed.update(str(position.legal(p)).encode())
    return hashed.hexdigest()


def write(name: str) -> None:
    folder = folder_of(name)
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    results = {}
    for plan in PLANS[name]:
        match = play(princeps.game(name), plan)
        replace(match.recipe, begun_with=None).save(folder / f"{plan.name}.json")
        results[plan.name] = result(match)
        print(f"{name}, {plan.name}: {len(match.recipe.moves)} moves, {match.position.scores}")
    lines = ",\n".join(f" {json.dumps(plan)}: {json.dumps(ends_in)}" for plan, ends_in in results.items())
    results_of(name).write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


def print_traces(files: list[str]) -> None:
    for file in files:
        for line in trace(load_recipe(Path(file))):
            print(line)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--trace"]:
        print_traces(sys.argv[2:])
    else:
        for chosen in sys.argv[1:] or PLANS:
            write(chosen)
