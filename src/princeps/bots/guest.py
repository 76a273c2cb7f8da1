"""Guests: bots of one's own, named by where they are found, such as `my_package:MyBot`.

What stands there is called with a game and a seed, and gives a `Bot`. A guest that fails is told of in one sentence.
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
    """A bot of one's own raised something, or gave an answer that is none."""


def is_guest(name: str) -> bool:
    return ":" in name


def find_guest(name: str) -> BotMaker:
    """Import what a name such as `my_package:MyBot` stands for."""
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except Exception as error:  # a module may raise anything when it is first imported
        raise OptionError(f"The bot {name!r} cannot be loaded: {_told(error)}.") from error
    if not callable(found):
        raise OptionError(f"The bot {name!r} has to be a class or a function that takes a game and a seed.")
    maker: BotMaker = found
    return maker


class Guest:
    """Hands a bot of one's own on, and makes sure that what it answers is legal."""

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
        return BotError(f"The bot {self._name!r} failed: {_told(error)}.")


def _told(error: Exception) -> str:
    """What was raised, and where, for whoever wrote the bot."""
    where = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({where.filename}, line {where.lineno})"
