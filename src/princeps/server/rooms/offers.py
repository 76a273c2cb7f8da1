"""What can be played here: the games the page can show, and their options in words."""

from dataclasses import Field, fields
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import princeps
from princeps.bots.characters import character_names, points_of_characters
from princeps.kernel.game import Game
from princeps.kernel.options import help_of
from princeps.locale import Catalogue, catalogue
from princeps.server.messages import CharacterOffer, GameOffer, OptionOffer, Share
from princeps.server.settings import games_here

SHARES_SHOWN = 6


@cache
def offers(language: str) -> tuple[GameOffer, ...]:
    """The first call loads the games but compiles nothing."""
    words = catalogue(language)
    return tuple(_offer(game, words) for game in map(princeps.game, games_here()))


def _offer(game: Game, words: Catalogue) -> GameOffer:
    hints = get_type_hints(game.options)
    options = [_option(game, declared, hints[declared.name], words) for declared in fields(game.options)]
    characters = [CharacterOffer(name, _shares(game, name, words)) for name in character_names(game.name)]
    return GameOffer(game.name, game.title, game.players[0], game.players[-1], options, characters)


def _shares(game: Game, character: str, words: Catalogue) -> list[Share]:
    """Where most of a character's points come from; nothing is known of a surprise."""
    points = points_of_characters(game.name).get(character, {})
    total = sum(max(0.0, won) for won in points.values())
    most = sorted(points, key=lambda source: -points[source])[:SHARES_SHOWN]
    return [Share(words.name(f"{game.name}-source-{source}"), round(points[source] / total, 3)) for source in most]


def _option(game: Game, declared: Field[Any], hint: Any, words: Catalogue) -> OptionOffer:
    name = declared.name.replace("_", "-")
    message = f"{game.name}-option-{name}"
    meaning = words.name(message, form="seen") if words.knows(message) else help_of(declared)
    usual: Any = declared.default
    if hint is bool:
        return OptionOffer(name, meaning, "flag", usual)
    if get_origin(hint) is Literal:
        return OptionOffer(name, meaning, "choice", str(usual), [*map(str, get_args(hint))])
    return OptionOffer(name, meaning, "seats", list(usual))
