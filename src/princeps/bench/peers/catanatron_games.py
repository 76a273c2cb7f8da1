"""Four random players of catanatron, in its own loop, for a few seconds. Run by an interpreter with catanatron."""

import json
import sys
from importlib.metadata import version
from time import perf_counter

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]


def play_a_game() -> int:
    """Returns the number of actions. A game without a winner ends after 1000 turns, by catanatron's own rule."""
    game = Game([RandomPlayer(colour) for colour in Color])
    game.play()
    return len(game.state.actions)


def main(seconds: float) -> None:
    play_a_game()  # to warm up
    actions = games = 0
    start = now = perf_counter()
    while now - start < seconds:
        actions += play_a_game()
        games += 1
        now = perf_counter()
    sample = {
        "version": version("catanatron"),
        "game": "Catan",
        "players": len(Color),
        "way": "Python loop",
        "actions": actions,
        "games": games,
        "seconds": now - start,
    }
    print(json.dumps([sample]))


if __name__ == "__main__":
    main(float(sys.argv[1]))
