"""Random play of games that OpenSpiel implements in C++, for a few seconds each. Run by an interpreter with `pyspiel`.

There are two ways: a Python loop over the C++ rules, as its users write it; and its own C++ loop with its own random
bots, which is the fastest OpenSpiel can play from Python. Chance outcomes are drawn, but do not count as actions.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from time import perf_counter
from typing import Any

import pyspiel

GAMES = {"backgammon": "backgammon", "gin_rummy": "gin rummy", "euchre": "euchre"}


def play_in_python(game: Any) -> int:
    """Returns the number of actions."""
    state = game.new_initial_state()
    actions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            actions += 1
    return actions


def player_in_cpp(game: Any) -> Callable[[Any], int]:
    bots = [pyspiel.make_uniform_random_bot(seat, random.getrandbits(30)) for seat in range(game.num_players())]

    def play(game: Any) -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, random.getrandbits(30))
        return 0  # counting the actions would take longer than playing them

    return play


def sample(game: Any, name: str, way: str, play: Callable[[Any], int], seconds: float) -> dict[str, Any]:
    play(game)  # to warm up
    actions = games = 0
    start = now = perf_counter()
    while now - start < seconds:
        actions += play(game)
        games += 1
        now = perf_counter()
    return {
        "version": version("open_spiel"),
        "game": name,
        "players": game.num_players(),
        "way": way,
        "actions": actions,
        "games": games,
        "seconds": now - start,
    }


def main(seconds: float) -> None:
    samples = []
    for short_name, name in GAMES.items():
        game = pyspiel.load_game(short_name)
        in_python = sample(game, name, "Python loop", play_in_python, seconds)
        in_cpp = sample(game, name, "C++ loop", player_in_cpp(game), seconds)
        in_cpp["actions"] = in_cpp["games"] * in_python["actions"] / in_python["games"]  # equally long on average
        samples += [in_python, in_cpp]
    print(json.dumps(samples))


if __name__ == "__main__":
    main(float(sys.argv[1]))
