"""Libraries that only some parts need. They come with extras, so that the player's install stays small."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from princeps.kernel.errors import PrincepsError


class MissingExtra(PrincepsError, ImportError):
    """A library of an extra is not installed."""


def is_installed(library: str) -> bool:
    return find_spec(library) is not None


def need(library: str, extra: str) -> Any:
    """Import a library, or say in one sentence what to install."""
    try:
        return import_module(library)
    except ModuleNotFoundError as error:
        if error.name != library:
            raise
        raise MissingExtra(f"{library} is not installed: pip install 'princeps[{extra}]'.") from None
