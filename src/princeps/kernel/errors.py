"""Mistakes that a user can make, each explained in one sentence."""

from collections.abc import Mapping
from pathlib import Path


class PrincepsError(Exception):
    """Base of every error whose text is meant for a person. Where a catalogue can say it in the person's language,
    `mistake` names its message, and `values` are what that message is about."""

    def __init__(self, sentence: str = "", mistake: str | None = None, **values: str | int) -> None:
        super().__init__(sentence)
        self.mistake = mistake
        self.values: Mapping[str, str | int] = values


class EditionError(PrincepsError):
    """An edition file is broken: which file, which field, what is wrong."""

    def __init__(self, file: Path | str, field: str, problem: str) -> None:
        super().__init__(f"{file}: {field}: {problem}")
        self.file, self.field, self.problem = str(file), field, problem


class OptionError(PrincepsError):
    """An option is unknown or has an impossible value."""


class IllegalAction(PrincepsError):
    """An answer that the rules do not allow now. The state is unchanged."""


class RecipeError(PrincepsError):
    """A recipe file cannot be read or replayed."""


class UndoError(PrincepsError):
    """There is nothing to take back, or somebody has learned something since then."""
