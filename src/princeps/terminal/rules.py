"""`princeps rules`: a game's options, and every fact of its edition as tables."""

from collections.abc import Mapping
from dataclasses import Field, fields
from typing import Any

from rich.console import Console
from rich.table import Table

from princeps.kernel.editions import Edition
from princeps.kernel.game import Game
from princeps.kernel.options import help_of
from princeps.locale import Catalogue

_PICTURES = ("picture", "a", "b")  # lists of lines that are printed one below the other


def print_options(game: Game, words: Catalogue) -> None:
    table = Table(title=words.text("rules-options", game=game.title), title_justify="left")
    table.add_column(words.text("rules-option"), no_wrap=True)
    table.add_column(words.text("rules-usually"), no_wrap=True)
    table.add_column(words.text("rules-meaning"))
    for declared in fields(game.options):
        table.add_row(declared.name.replace("_", "-"), _cell(declared.default), _meaning(game, declared, words))
    fewest, most = game.players[0], game.players[-1]
    console = Console()
    console.print(words.text("rules-game", game=game.title, fewest=fewest, most=most, version=game.rules_version))
    console.print(table)
    console.print(words.text("rules-edition", name=game.name), highlight=False)


def _meaning(game: Game, declared: Field[Any], words: Catalogue) -> str:
    """The catalogue describes the options of all games people can play; other games describe their own."""
    message = f"{game.name}-option-{declared.name.replace('_', '-')}"
    return words.text(message) if words.knows(message) else help_of(declared)


def print_edition(edition: Edition) -> None:
    console = Console()
    console.print(f"Edition {edition.name} ({edition.digest})", highlight=False)
    plain = {key: value for key, value in edition.data.items() if not _is_nested(value)}
    if plain:
        console.print(_pairs("edition", plain))
    for key, value in edition.data.items():
        if _is_nested(value):
            _print_part(console, key, value)


def _print_part(console: Console, title: str, value: Any) -> None:
    """A list of tables becomes one table, a table becomes pairs, and tables inside a table follow under their name."""
    if isinstance(value, list):
        console.print(_rows(title, value))
        return
    plain = {key: inner for key, inner in value.items() if not _is_nested(inner)}
    if plain:
        console.print(_pairs(title, plain))
    for key, inner in value.items():
        if _is_nested(inner):
            _print_part(console, f"{title}: {key}", inner)


def _is_nested(value: Any) -> bool:
    return isinstance(value, Mapping) or (isinstance(value, list) and bool(value) and isinstance(value[0], Mapping))


def _pairs(title: str, data: Mapping[str, Any]) -> Table:
    table = Table(title=title, title_justify="left", show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for key, value in data.items():
        table.add_row(key, _picture(value) if key in _PICTURES else _cell(value))
    return table


def _rows(title: str, rows: list[Mapping[str, Any]]) -> Table:
    table = Table(title=title, title_justify="left")
    columns = list(dict.fromkeys(key for row in rows for key in row))
    for column in columns:
        table.add_column(column)
    for row in rows:
        cells = ((column, row.get(column, "")) for column in columns)
        table.add_row(*(_picture(value) if column in _PICTURES else _cell(value) for column, value in cells))
    return table


def _picture(lines: Any) -> str:
    return "\n".join(lines)


def _cell(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_cell(inner)}" for key, inner in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(map(_cell, value))
    return str(value)
