"""Bots: `make_bot("princeps", game, seed)` sits down at a table, `bot_names()` says who there is.

    bot = make_bot("senator", princeps.game("trajan"), seed=7)
    answer = bot.choose(position.view(seat), seat)

A bot of one's own is named by where it is found: `make_bot("my_package:MyBot", game, seed)`. See docs/bots.md.
"""

from collections.abc import Callable
from functools import partial

from princeps.bots.bot import Bot, RandomBot
from princeps.bots.guest import BotError, Guest, is_guest
from princeps.bots.levels import FROZEN, LEVELS, RANDOM, Level, levels
from princeps.kernel.errors import OptionError
from princeps.kernel.game import Game

__all__ = ["BOTS", "LEVELS", "Bot", "BotError", "bot_names", "make_bot"]


def _searching(level: Level, game: Game, seed: int) -> Bot:
    from princeps.bots.mind import mind_of  # noqa: PLC0415  # compiled search is loaded when it is first wanted
    from princeps.bots.search import SearchBot  # noqa: PLC0415

    return SearchBot(mind_of(game), level, seed)


BOTS: dict[str, Callable[[Game, int], Bot]] = {
    RANDOM: lambda game, seed: RandomBot(seed),
    **{name: partial(_searching, level) for name, level in levels().items()},
}


def bot_names() -> tuple[str, ...]:
    """The bots of ours that a player can ask for: the levels, and the yardsticks."""
    return tuple(name for name in BOTS if name not in FROZEN)


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot for one seat of one game. Equal seeds give equal answers."""
    if is_guest(name):
        return Guest(name, game, seed)
    if name not in BOTS:
        raise OptionError(
            f"There is no bot {name!r}; the bots are: {', '.join(bot_names())}, or yours as package:Name."
        )
    return BOTS[name](game, seed)
