"""What players are called: what may be a name, and the names of those who give none."""

from collections.abc import Iterable

from princeps.locale import catalogue, languages

USUAL_NAMES = ("Livia", "Marcus", "Flavia", "Titus", "Gaius")  # one more than seats, for a bot that takes one over
LONGEST_NAME = 20


def is_name(text: str) -> bool:
    """Signs that would change how the words around a name look are not among it."""
    return 1 <= len(text) <= LONGEST_NAME and bool(text.strip()) and text.isprintable()


def name_in(language: str, name: str) -> str:
    """A usual name as its readers write it; what people call themselves stays as it is."""
    return catalogue(language).text(f"usual-name-{name.lower()}") if name in USUAL_NAMES else name


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether some reader could not tell the name from one of the others."""
    return not _spellings([name]).isdisjoint(_spellings(others))


def _spellings(names: Iterable[str]) -> set[str]:
    return {name_in(language, name).casefold() for name in names for language in languages()}
