"""Environments for researchers: `VectorEnv` steps many games at once, in compiled code.

`princeps.envs.gymnasium`, `princeps.envs.pettingzoo` and `princeps.envs.openspiel` speak the languages of these
libraries; where Gymnasium is installed, importing this registers `princeps/Trajan-v0` and `princeps/ForumTrajanum-v0`.
See docs/research.md.
"""

from importlib import import_module
from typing import Any

from princeps.envs.observation import Layout
from princeps.envs.vector import VectorEnv
from princeps.extras import MissingExtra, is_installed

__all__ = ["Layout", "MissingExtra", "VectorEnv"]


def __getattr__(name: str) -> Any:
    """`princeps.envs.pettingzoo` is there once it is named: it needs an extra."""
    if name == "pettingzoo":
        return import_module("princeps.envs.pettingzoo")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


if is_installed("gymnasium"):
    from princeps.envs.gymnasium import register_games

    register_games()
