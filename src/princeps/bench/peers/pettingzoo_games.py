"""Random play of PettingZoo's classic games, for a few seconds each. Run by an interpreter with `pettingzoo[classic]`.

The loop is the one of its documentation: `agent_iter`, `last` with observation and action mask, `step`.
"""

import json
import random
import sys
from importlib.metadata import version
from time import perf_counter
from typing import Any

import numpy as np
from pettingzoo.classic import connect_four_v3, texas_holdem_no_limit_v6

GAMES = {"connect four": connect_four_v3, "Texas hold'em": texas_holdem_no_limit_v6}


def play(env: Any) -> int:
    """One game; returns the number of actions."""
    env.reset(seed=random.getrandbits(30))
    actions = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(random.choice(np.flatnonzero(seen["action_mask"])))
            actions += 1
    return actions


def sample(name: str, env: Any, seconds: float) -> dict[str, Any]:
    play(env)  # to warm up
    actions = games = 0
    start = now = perf_counter()
    while now - start < seconds:
        actions += play(env)
        games += 1
        now = perf_counter()
    return {
        "version": version("pettingzoo"),
        "game": name,
        "players": len(env.possible_agents),
        "way": "Python loop",
        "actions": actions,
        "games": games,
        "seconds": now - start,
    }


def main(seconds: float) -> None:
    print(json.dumps([sample(name, module.env(), seconds) for name, module in GAMES.items()]))


if __name__ == "__main__":
    main(float(sys.argv[1]))
