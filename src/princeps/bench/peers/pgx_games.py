"""Random play of games that pgx implements in JAX, a thousand at once on the processor. Run by an interpreter with it.

As in its documentation: `init` and `step` for all games at once, compiled; a game that ends is followed by the next.
The random choice is compiled too.
"""

import json
import sys
from importlib.metadata import version
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

GAMES = {"connect_four": "connect four", "leduc_holdem": "Leduc hold'em"}
AT_ONCE = 1024


def sample(short_name: str, name: str, seconds: float) -> dict[str, Any]:
    env = pgx.make(short_name)
    following = auto_reset(env.step, env.init)

    @jax.jit  # type: ignore[untyped-decorator]  # jax is not installed here
    def begin(key: Any) -> Any:
        return jax.vmap(env.init)(jax.random.split(key, AT_ONCE))

    @jax.jit  # type: ignore[untyped-decorator]  # jax is not installed here
    def step(state: Any, key: Any) -> tuple[Any, Any, Any]:
        key, choice, luck = jax.random.split(key, 3)
        actions = jax.random.categorical(choice, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        state = jax.vmap(following)(state, actions, jax.random.split(luck, AT_ONCE))
        return state, key, state.terminated.sum()

    key = jax.random.PRNGKey(0)
    state = begin(key)
    for _ in range(2):  # compiles, a second time for what a step returns
        state, key, ended = step(state, key)
    jax.block_until_ready(ended)
    actions = games = 0
    start = now = perf_counter()
    while now - start < seconds or not games:
        state, key, ended = step(state, key)
        games += int(ended)
        actions += AT_ONCE
        now = perf_counter()
    return {
        "version": version("pgx"),
        "game": name,
        "players": env.num_players,
        "way": f"{AT_ONCE:,} at once, compiled",
        "actions": actions,
        "games": games,
        "seconds": now - start,
    }


def main(seconds: float) -> None:
    print(json.dumps([sample(short_name, name, seconds) for short_name, name in GAMES.items()]))


if __name__ == "__main__":
    main(float(sys.argv[1]))
