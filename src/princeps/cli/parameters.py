"""What several commands are given, and how it is read."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from princeps.kernel.errors import OptionError

GameName = Annotated[str, Parameter(help="Which game, such as forum-trajanum or trajan.")]
OptionWords = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        negative=(),
        help="An option of the game, as name=value; can be repeated. See: princeps rules GAME.",
    ),
]
EditionFile = Annotated[Path | None, Parameter(help="An edition file instead of the standard edition.")]
Language = Annotated[str | None, Parameter(help="Language: en, de or ru. Default: the language of your system.")]
DatabaseAddress = Annotated[
    str | None,
    Parameter(
        help="sqlite:///FILE or postgresql://USER@HOST/NAME. Default: a file in your data folder.",
        env_var="PRINCEPS_DATABASE",
    ),
]
OwnBots = Annotated[
    str | None,
    Parameter(help="Bots of your own that may sit down, such as my_package:MyBot, separated by commas."),
]
LineUp = Annotated[
    str,
    Parameter(
        help="Bots, separated by commas, with a character as princeps/cato, yours as my_package:MyBot; "
        "the same can be named again."
    ),
]
GameCount = Annotated[int, Parameter(help="How many games to play, in all.")]
PlayerCount = Annotated[int | None, Parameter(help="Seats at a table. Default: as many as bots.")]
WorkerCount = Annotated[int | None, Parameter(help="Games played side by side. Default: one for each core.")]
RayAddress = Annotated[
    str | None,
    Parameter(help="Work on all cores of a Ray cluster instead: HOST:PORT, or auto for the one running here."),
]
AsJson = Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON and nothing else.")]


def options_in(words: list[str] | None) -> dict[str, str]:
    """`["open-tiles=yes"]` as a dictionary; a bare name means yes."""
    options: dict[str, str] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not name:
            raise OptionError(f"An option has the form name=value, not {word!r}.", "option-form", option=word)
        options[name] = value if equals else "yes"
    return options


def listed(words: str | None) -> list[str]:
    return [] if words is None else [word.strip() for word in words.split(",")]


def refuse(given: Mapping[str, object], mistake: str, reason: str) -> None:
    for name, value in given.items():
        if value is not None:
            raise OptionError(f"{name} {reason}", mistake, option=name)
