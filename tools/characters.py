"""Measure the characters of a game: what they win against the plain bot, and where their points come from.

    python tools/characters.py trajan --games 60 --iterations 400

Each character plays the level `princeps` with fewer iterations and one tree, two players, every deal twice with
the seats swapped. With `--write`, what was found is kept beside the characters: the page and docs/bots.md tell it.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import numpy as np
import numpy.typing as npt

import princeps
from princeps.bots.characters import PLAIN, characters_of
from princeps.bots.levels import levels
from princeps.bots.mind import Mind, mind_of
from princeps.bots.search import SearchBot
from princeps.bots.warmup import warm_up_bots

LEVEL = "princeps"
FIRST_DEAL = 90_000
UNLIMITED = 600.0  # seconds: only iterations count


@dataclass(frozen=True)
class Plan:
    game: str
    games: int
    iterations: int


def play(plan: Plan, pairing: tuple[str, int]) -> tuple[float, npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """One game of a character against the plain bot: what it won of it, and points by source of both."""
    character, number = pairing
    game = princeps.game(plan.game)
    seat = number % 2
    position = game.new(2, FIRST_DEAL + number // 2)
    level = replace(levels()[LEVEL], iterations=plan.iterations, seconds=UNLIMITED, trees=1)
    likes = [characters_of(plan.game).get(character) if p == seat else None for p in range(2)]
    bots = [SearchBot(mind_of(game), level, number * 2 + p, likes[p]) for p in range(2)]
    while not position.is_over:
        p = position.deciders[0]
        position.play(p, bots[p].choose(position.view(p), p))
    places = position.ranking
    won = 0.5 if places[0] == places[1] else float(places[seat] < places[1 - seat])
    points = [np.array(position.state.players[p].points_from, np.int64) for p in (seat, 1 - seat)]
    return won, points[0], points[1]


def measure(plan: Plan, names: list[str], workers: int) -> dict[str, dict[str, object]]:
    """By character: games won, and mean points by source."""
    mind = mind_of(princeps.game(plan.game))
    pairings = [(name, number) for name in names for number in range(plan.games)]
    with ProcessPoolExecutor(workers) as pool:
        results = list(pool.map(partial(play, plan), pairings, chunksize=4))
    found: dict[str, dict[str, object]] = {}
    for name in names:
        own = [result for (character, _), result in zip(pairings, results, strict=True) if character == name]
        found[name] = {
            "games": len(own),
            "won": sum(won for won, _, _ in own),
            "points": by_source(mind, [points for _, points, _ in own]),
        }
    return found


def by_source(mind: Mind, games: list[npt.NDArray[np.int64]]) -> dict[str, float]:
    return dict(zip(mind.source_names, np.mean(games, axis=0).round(1).tolist(), strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60, help="of each character")
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--only", nargs="*", help="characters; by default all")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="keep the points beside the characters")
    given = parser.parse_args()
    warm_up_bots(princeps.game(given.game))  # once, before several processes want it
    plan = Plan(given.game, given.games, given.iterations)
    found = measure(plan, given.only or [*characters_of(given.game), PLAIN], given.workers)
    for name, row in found.items():
        points = row["points"]
        assert isinstance(points, dict)
        print(f"{name:9} won {row['won']} of {row['games']}, {sum(points.values()):.0f} points:", points)
    if given.write:
        package = mind_of(princeps.game(given.game)).package
        file = Path(__file__).parent.parent / "src" / Path(*package.split(".")) / "characters.json"
        former = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        file.write_text(json.dumps(former | found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
