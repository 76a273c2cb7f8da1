"""The games, by name."""

from importlib import import_module

from princeps.kernel.errors import PrincepsError
from princeps.kernel.game import Game

_MODULES = {"forum-trajanum": "princeps.games.forum_trajanum", "trajan": "princeps.games.trajan"}


def games() -> tuple[str, ...]:
    return tuple(_MODULES)


def game(name: str) -> Game:
    """The game of that name; its rules are loaded when it is first asked for."""
    if name not in _MODULES:
        raise PrincepsError(f"There is no game {name!r}; the games are: {', '.join(_MODULES)}.")
    found: Game = import_module(_MODULES[name]).GAME
    return found
