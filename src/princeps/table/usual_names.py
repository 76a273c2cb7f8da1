"""The names of players who give none, and of bots, as each reader writes them."""

from collections.abc import Iterable

from princeps.locale import catalogue, languages

USUAL_NAMES = ("Livia", "Marcus", "Flavia", "Titus", "Gaius")  # one more than seats, for a bot that takes one over


def name_in(language: str, name: str) -> str:
    """A usual name as its readers write it; what people call themselves stays as it is."""
    return catalogue(language).text(f"usual-name-{name.lower()}") if name in USUAL_NAMES else name


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether some reader could not tell the name from one of the others."""
    return not _spellings([name]).isdisjoint(_spellings(others))


def _spellings(names: Iterable[str]) -> set[str]:
    return {name_in(language, name).casefold() for name in names for language in languages()}
