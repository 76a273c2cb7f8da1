"""Which language a person reads: the one asked for, or that of the surroundings."""

import os

from princeps.kernel.errors import PrincepsError
from princeps.locale import FALLBACK, has_words, languages

VARIABLES = ("PRINCEPS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set decides


class LanguageError(PrincepsError):
    """There are no words in the language that was asked for."""


def choose_language(wanted: str | None = None) -> str:
    """A language such as `de` or `de-AT`. Surroundings in a language without words get English."""
    if wanted is None:
        found = _of_surroundings()
        return found if has_words(found) else FALLBACK
    asked = _tag(wanted)
    if not has_words(asked):
        raise LanguageError(f"There is no language {wanted!r}; the languages are: {', '.join(languages())}.")
    return asked


def _of_surroundings() -> str:
    return next((_tag(os.environ[name]) for name in VARIABLES if os.environ.get(name)), FALLBACK)


def _tag(name: str) -> str:
    """`de_AT.UTF-8` and `sr_RS@latin` as `de-AT` and `sr-RS`."""
    return name.partition(".")[0].partition("@")[0].replace("_", "-")
