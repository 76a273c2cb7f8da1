"""Bots: `make_bot("princeps", game, seed)` makes one for a seat, `bot_names()` lists them.

    bot = make_bot("senator", princeps.game("trajan"), seed=7)
    answer = bot.choose(position.view(seat), seat)

`senator/cato` plays at the level of a senator with the tastes of Cato (`characters.py`).
A custom bot is named by its import path: `make_bot("my_package:MyBot", game, seed)`. See docs/bots.md.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import inf

from princeps.bots.bot import Bot, RandomBot
from princeps.bots.characters import BETWEEN, Likes, character_names, characters_of, revealed, split_name
from princeps.bots.guest import BotError, Guest, is_guest
from princeps.bots.levels import FROZEN, LEVELS, RANDOM, Level, levels
from princeps.kernel.errors import OptionError
from princeps.kernel.game import Game

__all__ = ["BOTS", "LEVELS", "Bot", "BotError", "bot_names", "make_bot"]


def _searching(level: Level, game: Game, seed: int, likes: Likes | None = None) -> Bot:
    from princeps.bots.mind import mind_of  # noqa: PLC0415  # load the compiled search only when it is needed
    from princeps.bots.search import SearchBot  # noqa: PLC0415

    return SearchBot(mind_of(game), level, seed, likes)


BOTS: dict[str, Callable[[Game, int], Bot]] = {
    RANDOM: lambda game, seed: RandomBot(seed),
    **{name: partial(_searching, level) for name, level in levels().items()},
}


def bot_names() -> tuple[str, ...]:
    """Our bots that a player can ask for: the levels and the yardsticks."""
    return tuple(name for name in BOTS if name not in FROZEN)


def _check_name(name: str, game: str) -> None:
    """Refuse a name that none of our bots has in this game, and say which names there are."""
    level, character = split_name(name)
    if level not in BOTS:
        known = ", ".join(bot_names())
        sentence = f"There is no bot {name!r}; the bots are: {known}, or yours as package:Name."
        raise OptionError(sentence, "bot", bot=name, known=known)
    if character is not None and (level not in levels() or character not in character_names(game)):
        raise _unknown_character(name, game)


def _unknown_character(name: str, game: str) -> OptionError:
    if not character_names(game):
        return OptionError(f"There is no bot {name!r}; this game has no characters.", "no-characters", bot=name)
    known, characters = ", ".join(levels()), ", ".join(BETWEEN + name for name in character_names(game))
    sentence = f"There is no bot {name!r}; each of {known} can be followed by one of: {characters}."
    return OptionError(sentence, "character", bot=name, known=known, characters=characters)


def make_bot(name: str, game: Game, seed: int, *, unhurried: bool = False) -> Bot:
    """A bot for one seat of one game. Equal seeds give equal answers as long as time is enough, which depends on the
    machine; an unhurried bot takes the time it needs. Your own bots do as they like."""
    if is_guest(name):
        return Guest(name, game, seed)
    _check_name(name, game.name)
    level, character = split_name(revealed(name, game.name, seed))
    if level not in levels():
        return BOTS[level](game, seed)
    wanted = replace(levels()[level], seconds=inf) if unhurried else levels()[level]
    return _searching(wanted, game, seed, characters_of(game.name).get(character) if character else None)
