"""The games, by name. Their manifests say which games there are; see `docs/adding-a-game.md`."""

from importlib import import_module

from princeps.games.manifest import Manifest, manifests
from princeps.kernel.errors import PrincepsError
from princeps.kernel.game import Game


def games() -> tuple[str, ...]:
    return tuple(manifests())


def game(name: str) -> Game:
    """The game of that name; its rules are loaded on first use."""
    found: Game = import_module(manifest_of(name).rules).GAME
    return found


def manifest_of(name: str) -> Manifest:
    if name not in manifests():
        known = ", ".join(games())
        raise PrincepsError(f"There is no game {name!r}; the games are: {known}.", "game", name=name, known=known)
    return manifests()[name]
