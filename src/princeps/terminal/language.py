"""Which language a person reads: the one asked for, or that of the environment."""

import os

from princeps.kernel.errors import PrincepsError
from princeps.locale import FALLBACK, has_words, languages

VARIABLES = ("PRINCEPS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set wins


class LanguageError(PrincepsError):
    """The language asked for is not available."""


def choose_language(wanted: str | None = None) -> str:
    """A language such as `de` or `de-AT`. If the environment's language is not available, it is English."""
    if wanted is None:
        found = _of_surroundings()
        return found if has_words(found) else FALLBACK
    asked = _tag(wanted)
    if not has_words(asked):
        known = ", ".join(languages())
        sentence = f"There is no language {wanted!r}; the languages are: {known}."
        raise LanguageError(sentence, "language", language=wanted, known=known)
    return asked


def _of_surroundings() -> str:
    return next((_tag(os.environ[name]) for name in VARIABLES if os.environ.get(name)), FALLBACK)


def _tag(name: str) -> str:
    """`de_AT.UTF-8` and `sr_RS@latin` as `de-AT` and `sr-RS`."""
    return name.partition(".")[0].partition("@")[0].replace("_", "-")
