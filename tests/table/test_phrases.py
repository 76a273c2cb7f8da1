"""Phrases that are put together without Fluent's resolver read as it would have worded them."""

import pytest
from fluent.runtime.resolver import Pattern

from princeps.locale import Catalogue, catalogue, languages
from princeps.locale.phrase import Phrase

SAMPLES = (
    {"count": 1, "number": 3, "points": 12},
    {"count": 2, "number": -4, "points": 1234},
    {"count": 5, "number": 0, "points": 21},
)


def phrase_of(words: Catalogue, pattern: Pattern) -> Phrase:
    return Phrase(words._bundles[0], pattern, words._name)


def sample(variables: tuple[str, ...], number: int) -> dict[str, str | int]:
    """Numbers for those that count something, else the id of a thing."""
    return {name: SAMPLES[number].get(name, "forum-trajanum-item-coin" if number else 7) for name in variables}


@pytest.mark.parametrize("language", languages())
def test_a_phrase_reads_as_fluent_formats_it(language: str) -> None:
    words = Catalogue([language])  # of its own: what is missing is noted there
    bundle = words._bundles[0]
    plain = 0
    for message in filter(bundle.has_message, bundle._sources):
        found = bundle.get_message(message)
        for pattern in filter(None, (found.value, *found.attributes.values())):
            phrase = phrase_of(words, pattern)
            for number in range(len(SAMPLES)):
                values = sample(phrase.variables, number)
                text, errors = bundle.format_pattern(pattern, values)
                assert errors or phrase.worded(values) == (str(text), []), message
            plain += phrase._parts is not None
    assert plain > 1000


def test_a_phrase_looks_at_what_the_phrases_in_it_look_at() -> None:
    words, message = catalogue("en"), "forum-trajanum-answer-take-known"
    assert words._bundles[0].has_message(message)
    found = words._bundles[0].get_message(message)
    assert phrase_of(words, found.attributes["group"]).variables == ("card",)


def test_a_missing_value_is_reported() -> None:
    words = Catalogue(["en"])
    assert words.text("place", row=2) == "row 2, column column"
    assert words.problems == ["place: Unknown external: column"]
