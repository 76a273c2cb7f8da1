"""Writes the golden games: recipes of whole games, and what every state on the way looks like, as digests.

    PYTHONPATH=tests python -m forum_trajanum.make_golden

Run it only where the rules were meant to change (and raise `rules_version` if such games have been saved by players);
`git diff --stat tests/forum_trajanum/golden` then shows which games come out differently.

    PYTHONPATH=tests python -m forum_trajanum.make_golden --trace FILE ...

prints the digests of the states on the way, one a line; with NUMBA_DISABLE_JIT=1 those of the interpreted rules.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from games_walk import AMBITIONS, Walker, digest
from princeps.games.forum_trajanum import GAME
from princeps.games.forum_trajanum.edition import load_edition
from princeps.kernel.editions import Edition
from princeps.kernel.game import Position
from princeps.kernel.match import Match
from princeps.kernel.recipe import Recipe, load_recipe

FOLDER = Path(__file__).with_name("golden")
RESULTS = FOLDER / "results.json"
EDITIONS = {"standard": load_edition(), "small": load_edition(Path(__file__).with_name("small.toml"))}


@dataclass(frozen=True)
class Plan:
    """A game to be played, how often its players change their minds, and what they are after."""

    name: str
    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    undo: float = 0.0
    edition: str = "standard"
    ambition: tuple[str, ...] = ()


ALL_OPTIONS = {
    "first_game": True,
    "handicap": [0, 3],
    "side_b": True,
    "random_setup": True,
    "unlimited_tiles": True,
    "open_tiles": True,
    "crane_bonuses": True,
}
LIBRARIES, BASILICAS, MARKETS = AMBITIONS[GAME.name]
PLANS = (
    Plan("two-players", 2, 1),
    Plan("three-players", 3, 2, ambition=LIBRARIES),
    Plan("four-players", 4, 3),
    Plan("two-players-second-thoughts", 2, 4, undo=0.3),
    Plan("four-players-second-thoughts", 4, 5, undo=0.2, ambition=MARKETS),
    Plan("first-game", 3, 6, {"first_game": True}),
    Plan("handicap", 3, 7, {"handicap": [0, 2]}, undo=0.1),
    Plan("side-b", 4, 8, {"side_b": True}, ambition=BASILICAS),
    Plan("random-setup", 2, 9, {"random_setup": True}),
    Plan("unlimited-tiles", 2, 10, {"unlimited_tiles": True}),
    Plan("open-tiles", 3, 11, {"open_tiles": True}, undo=0.1),
    Plan("crane-bonuses", 4, 12, {"crane_bonuses": True}, undo=0.1),
    Plan("all-options", 4, 13, ALL_OPTIONS, ambition=LIBRARIES),
    Plan("largest-seed", 2, 2**63 - 1, {"random_setup": True, "open_tiles": True}),
    Plan("small-edition", 3, 14, undo=0.1, edition="small", ambition=MARKETS),
    Plan("small-edition-all-options", 4, 15, ALL_OPTIONS, edition="small"),
)


def play(plan: Plan) -> Match:
    match = Match.new(GAME, plan.players, plan.seed, plan.options, EDITIONS[plan.edition])
    walker = Walker(plan.seed, plan.ambition)
    while not match.position.is_over:
        seat = walker.choose_seat(match.position)
        if walker.sometimes(plan.undo) and match.can_undo(seat):
            match.undo(seat)
        else:
            match.apply(seat, walker.choose(match.position, seat))
    return match


def edition_of(recipe: Recipe) -> Edition:
    return EDITIONS[recipe.edition]


def result(match: Match) -> dict[str, Any]:
    """What a golden game must end in."""
    position = match.position
    return {"scores": position.scores, "ranking": position.ranking, "digest": digest(position)}


def trace(recipe: Recipe) -> Iterator[str]:
    """A digest of every table on the way, of what each seat sees of it, and of a world that it might imagine."""
    match = Match.replay(GAME, recipe, 0, edition_of(recipe))
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


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    results = {}
    for plan in PLANS:
        match = play(plan)
        match.recipe.save(FOLDER / f"{plan.name}.json")
        results[plan.name] = result(match)
        print(f"{plan.name}: {len(match.recipe.moves)} moves, {match.position.scores}")
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(ends_in)}" for name, ends_in in results.items())
    RESULTS.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


def print_traces(files: list[str]) -> None:
    for file in files:
        for line in trace(load_recipe(Path(file))):
            print(line)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--trace"]:
        print_traces(sys.argv[2:])
    else:
        write()
