"""Writes the golden games: recipes of whole games, what they end in, and of some their story.

    PYTHONPATH=tests python -m golden.make [GAME ...]

Run it only where the rules were meant to change (and raise `rules_version` if such games have been saved by players).
Players answer as they did before wherever that is still legal, so `git diff tests/golden/*/*.txt` shows in words what
the change means, and `git diff --stat tests/golden` which games come out differently.

    PYTHONPATH=tests python -m golden.make --stories

writes only the stories, for where their words were meant to change.

    PYTHONPATH=tests python -m golden.make --trace FILE ...

prints the digests of the states on the way, one a line; with NUMBA_DISABLE_JIT=1 those of the interpreted rules.
"""

import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from pathlib import Path
from typing import Any

import princeps
from games_walk import Walker, digest
from golden.plans import PLANS, TESTS, Plan
from princeps.kernel.editions import Edition
from princeps.kernel.game import Game, Position
from princeps.kernel.match import Match
from princeps.kernel.recipe import UNDO, Move, Recipe, load_recipe
from princeps.table.playthrough import playthrough
from princeps.table.usual_names import USUAL_NAMES


def folder_of(game: str) -> Path:
    return Path(__file__).parent / game


def recipe_of(game: str, plan: str) -> Recipe:
    return load_recipe(folder_of(game) / f"{plan}.json")


def story_file(game: str, plan: str) -> Path:
    return folder_of(game) / f"{plan}.txt"


def results_of(game: str) -> Path:
    return folder_of(game) / "results.json"


def small_edition(game: Game) -> Edition:
    return game.load_edition(TESTS / game.name.replace("-", "_") / "small.toml")


def edition_of(recipe: Recipe) -> Edition:
    game = princeps.game(recipe.game)
    standard = game.load_edition(None)
    return standard if recipe.edition == standard.name else small_edition(game)


def play(game: Game, plan: Plan, before: Sequence[Move] = ()) -> Match:
    """A game of the plan, with the answers that were given before as far as they are still legal."""
    edition = small_edition(game) if plan.small_edition else None
    match = Match.new(game, plan.players, plan.seed, plan.options, edition)
    walker = Walker(plan.seed, plan.ambition)
    left = list(before)
    while not match.position.is_over:
        kept = next_possible(match, left)
        if kept is not None:
            match.play(left[kept])
            del left[: kept + 1]
            continue
        seat = walker.choose_seat(match.position)
        if walker.sometimes(plan.undo) and match.can_undo(seat):
            match.undo(seat)
        else:
            match.apply(seat, walker.choose(match.position, seat))
    return match


def next_possible(match: Match, left: Sequence[Move]) -> int | None:
    """Which answer of before comes next: the first that is still legal of those who decide now. Where the next ones are
    of somebody who does not, their turn may have ended sooner: then it is the first of the seat after them, if legal.
    """
    deciders = match.position.deciders
    if left and left[0].seat not in deciders:
        after = next((number for number, move in enumerate(left) if move.seat != left[0].seat), None)
        return after if after is not None and is_possible(match, left[after]) else None
    turn = takewhile(lambda it: it[1].seat in deciders, enumerate(left))
    return next((number for number, move in turn if is_possible(match, move)), None)


def is_possible(match: Match, move: Move) -> bool:
    if move.action == UNDO:
        return match.can_undo(move.seat)
    number = match.position.game.actions.numbers.get(move.action)
    return move.seat in match.position.deciders and number in match.position.legal(move.seat)


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


def story(recipe: Recipe, edition: Edition) -> str:
    match = Match.replay(princeps.game(recipe.game), recipe, edition=edition)
    return "".join(f"{line}\n" for line in playthrough(match, USUAL_NAMES[: recipe.players]))


def write_stories(name: str) -> None:
    for old in folder_of(name).glob("*.txt"):
        old.unlink()
    for plan in PLANS[name]:
        if plan.has_story:
            recipe = recipe_of(name, plan.name)
            story_file(name, plan.name).write_text(story(recipe, edition_of(recipe)), encoding="utf-8")


def write(name: str) -> None:
    folder = folder_of(name)
    folder.mkdir(exist_ok=True)
    moves_before = {file.stem: load_recipe(file).moves for file in folder.glob("*.json") if file != results_of(name)}
    for old in folder.glob("*.json"):
        old.unlink()
    results = {}
    for plan in PLANS[name]:
        match = play(princeps.game(name), plan, moves_before.get(plan.name, ()))
        replace(match.recipe, begun_with=None).save(folder / f"{plan.name}.json")
        results[plan.name] = result(match)
        print(f"{name}, {plan.name}: {len(match.recipe.moves)} moves, {match.position.scores}")
    lines = ",\n".join(f" {json.dumps(plan)}: {json.dumps(ends_in)}" for plan, ends_in in results.items())
    results_of(name).write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    write_stories(name)


def print_traces(files: list[str]) -> None:
    for file in files:
        for line in trace(load_recipe(Path(file))):
            print(line)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--trace"]:
        print_traces(sys.argv[2:])
    elif sys.argv[1:] == ["--stories"]:
        for each in PLANS:
            write_stories(each)
    else:
        for chosen in sys.argv[1:] or PLANS:
            write(chosen)
