"""First steps: a thousand games at once, what is observed, what is legal, and how a policy plugs in.

pip install princeps
python examples/vector_env.py
"""

# %% A thousand games of Trajan with two players. A step answers in all of them.
import time

import numpy as np

from princeps.envs import VectorEnv

games = VectorEnv("trajan", num_envs=1024, players=2, reward="win")
observation, info = games.reset(seed=7)
print(f"{games.num_envs} games, {observation.shape[1]} numbers seen, {info['action_mask'].shape[1]} actions")

# %% A policy is anything that turns masks and observations into one legal action for each game. This one is random.
rng = np.random.default_rng(0)
for _ in range(100):
    observation, reward, terminated, truncated, info = games.step(games.sample_legal(rng))

# %% What the seat to move sees in the first game, by name. `players[0]` is always the observer.
seen = games.describe(observation[0])
print("the observer is in seat", seen["seat"], "and holds in the trays:", seen["players"][0]["tray"].tolist())
print("legal:", [games.game.actions.names[action] for action in np.flatnonzero(info["action_mask"][0])])

# %% A game that ends is followed by the next at once, so results are counted as they come.
wins, ended, start = np.zeros(2), 0, time.perf_counter()
while ended < 1024:
    observation, reward, terminated, truncated, info = games.step(games.sample_legal(rng))
    wins += reward[terminated].sum(axis=0)  # a column for each seat; nobody wins before the end
    ended += int(terminated.sum())
print(f"{ended} games in {time.perf_counter() - start:.1f} s; won by seat: {np.round(wins / ended, 3)}")
games.close()
