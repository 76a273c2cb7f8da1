"""Options of a game: a frozen dataclass per game, read from text with clear errors.

Each field is a bool, a set of seats (`tuple[int, ...]`) or one of a few words (`Literal[...]`), with its help text:

    @dataclass(frozen=True)
    class Options:
        open_tiles: bool = option(False, "All tile faces lie open.")
"""

from collections.abc import Mapping
from dataclasses import Field, asdict, field, fields
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from princeps.kernel.errors import OptionError

Chosen = TypeVar("Chosen")

_YES = {"true", "yes", "on", "1"}
_NO = {"false", "no", "off", "0"}


def option(default: Any, help: str) -> Any:
    return field(default=default, metadata={"help": help})


def help_of(declared: Field[Any]) -> str:
    return str(declared.metadata["help"])


def read_options(kind: type[Chosen], given: Mapping[str, Any], players: int) -> Chosen:
    """Options from words or values, e.g. `{"open-tiles": "yes", "handicap": "0,2"}`."""
    hints = get_type_hints(kind)
    names = [declared.name for declared in fields(kind)]  # type: ignore[arg-type]
    read: dict[str, Any] = {}
    for key, value in given.items():
        name = key.replace("-", "_")
        if name not in names:
            known = ", ".join(name.replace("_", "-") for name in names)
            sentence = f"There is no option {key!r}; the options are: {known}."
            raise OptionError(sentence, "option", option=key, known=known)
        read[name] = _read(key, hints[name], value, players)
    return kind(**read)


def _read(key: str, hint: Any, value: Any, players: int) -> Any:
    if hint is bool:
        return _read_bool(key, value)
    if get_origin(hint) is Literal:
        return _read_choice(key, get_args(hint), value)
    return _read_seats(key, value, players)


def _read_bool(key: str, value: Any) -> bool:
    word = str(value).lower()
    if word not in _YES | _NO:
        sentence = f"Option {key!r} is yes or no, not {value!r}."
        raise OptionError(sentence, "option-yes-or-no", option=key, value=str(value))
    return word in _YES


def _read_choice(key: str, choices: tuple[Any, ...], value: Any) -> Any:
    for choice in choices:
        if str(choice) == str(value):
            return choice
    known = ", ".join(map(str, choices))
    sentence = f"Option {key!r} is one of {known}, not {value!r}."
    raise OptionError(sentence, "option-choice", option=key, known=known, value=str(value))


def _read_seats(key: str, value: Any, players: int) -> tuple[int, ...]:
    try:
        words = [word for word in value.split(",") if word.strip()] if isinstance(value, str) else list(value)
        seats = sorted({int(word) for word in words})
    except (TypeError, ValueError, OverflowError):
        sentence = f"Option {key!r} is a list of seat numbers such as 0,2, not {value!r}."
        raise OptionError(sentence, "option-seats", option=key, value=str(value)) from None
    if any(not 0 <= seat < players for seat in seats):
        sentence = f"Option {key!r} names a seat that does not exist: seats are 0 to {players - 1}."
        raise OptionError(sentence, "option-no-seat", option=key, last=players - 1)
    return tuple(seats)


def options_as_data(options: Any) -> dict[str, Any]:
    """Only what differs from the defaults, ready for JSON."""
    changed = {f.name: f.default for f in fields(options)}
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in asdict(options).items()
        if value != changed[name]
    }
