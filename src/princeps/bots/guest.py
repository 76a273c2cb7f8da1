"""Guests: custom bots, named by their import path, such as `my_package:MyBot`.

What is found there is called with a game and a seed, and returns a `Bot`. If a guest fails, one sentence says how.
"""

from collections.abc import Callable
from importlib import import_module
from operator import index
from traceback import extract_tb

from princeps.bots.bot import Bot
from princeps.kernel.errors import OptionError, PrincepsError
from princeps.kernel.game import Game, Position

BotMaker = Callable[[Game, int], Bot]


class BotError(PrincepsError):
    """A guest raised an exception, or gave an illegal answer."""


def is_guest(name: str) -> bool:
    return ":" in name


def find_guest(name: str) -> BotMaker:
    """Import the class or function that a name such as `my_package:MyBot` refers to."""
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except Exception as error:  # a module may raise anything when it is first imported
        raise OptionError(f"The bot {name!r} cannot be loaded: {_described(error)}.") from error
    if not callable(found):
        raise OptionError(f"The bot {name!r} has to be a class or a function that takes a game and a seed.")
    maker: BotMaker = found
    return maker


class Guest:
    """Wraps a custom bot, and makes sure that its answers are legal."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self._name = name
        maker = find_guest(name)
        try:
            self._bot = maker(game, seed)
        except Exception as error:
            raise self._failed(error) from error

    def choose(self, view: Position, seat: int) -> int:
        legal = view.legal(seat)
        try:
            answer = index(self._bot.choose(view.copy(), seat))
        except Exception as error:
            raise self._failed(error) from error
        if answer not in legal:
            raise BotError(f"The bot {self._name!r} answered {answer}, which is not legal here.")
        return answer

    def _failed(self, error: Exception) -> BotError:
        return BotError(f"The bot {self._name!r} failed: {_described(error)}.")


def _described(error: Exception) -> str:
    """What was raised and where, for the author of the bot."""
    where = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({where.filename}, line {where.lineno})"
