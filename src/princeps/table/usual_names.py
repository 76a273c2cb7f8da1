"""The default names of players and bots, in each reader's language."""

from collections.abc import Iterable

from princeps.locale import catalogue, languages

USUAL_NAMES = ("Livia", "Marcus", "Flavia", "Titus", "Gaius")  # one more than seats, for a bot that takes one over

CHARACTERS = ("Cato", "Felix", "Vitruvia", "Drusus", "Octavia", "Sabina", "Nerva", "Fortuna")  # bots with habits

NOBODY = "Nemo"  # whoever had a seat and wants to be forgotten


def name_in(language: str, name: str) -> str:
    """A default name in the reader's language; names that people chose stay as they are."""
    return (
        catalogue(language).text(f"usual-name-{name.lower()}") if name in (*USUAL_NAMES, *CHARACTERS, NOBODY) else name
    )


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether some reader could confuse the name with one of the others."""
    return not _spellings([name]).isdisjoint(_spellings(others))


def _spellings(names: Iterable[str]) -> set[str]:
    return {name_in(language, name).casefold() for name in names for language in languages()}


def nameless(others: Iterable[str]) -> str:
    """A name that says nothing about who had it; several of them are numbered."""
    taken = list(others)
    names = (NOBODY, *(f"{NOBODY} {number}" for number in ("II", "III", "IV")))
    return next(name for name in names if not is_taken(name, taken))
