"""One thing has one name in each language: the glossary beside the catalogues, and the catalogues kept to it."""

import re
import tomllib
from collections import defaultdict
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from princeps.locale import catalogue, languages
from table.languages import literal, messages, patterns

SOURCES = {"forum", "trajan", "rulings", "ours"}


@cache
def glossary() -> dict[str, Any]:
    return tomllib.loads((files("princeps.locale") / "glossary.toml").read_text(encoding="utf-8"))


def terms() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = glossary()["terms"]
    return found


def wanted(word: str) -> re.Pattern[str]:
    """An abandoned word as a whole, whatever its capitals; `*` stands for any ending."""
    parts = (re.escape(part) for part in word.split("*"))
    return re.compile(r"\b" + r"\w*".join(parts) + r"(?!\w)", re.IGNORECASE)


def wording(language: str) -> dict[str, str]:
    """What each message says of its own, by its name or `id.form`."""
    return {
        name: " … ".join(literal(pattern))
        for message in messages(language).values()
        for name, pattern in patterns(message)
    }


def uses(text: str, words: list[str], unless: list[str]) -> list[str]:
    for phrase in unless:
        text = wanted(phrase).sub("…", text)
    return [word for word in words if wanted(word).search(text)]


@pytest.mark.parametrize("language", languages())
def test_every_thing_has_a_name_and_a_source(language: str) -> None:
    assert len(terms()) > 120
    for name, term in terms().items():
        assert term.get(language, "").strip(), f"{name} has no name in {language}"
        assert term["from"] in SOURCES, f"{name} comes from {term['from']!r}"
        assert set(term.get("ours", ())) <= set(languages()), name


@pytest.mark.parametrize("language", languages())
def test_no_two_things_share_a_name_unless_they_say_so(language: str) -> None:
    called = defaultdict(set)
    for name, term in terms().items():
        called[term[language].casefold()].add(name)
    for word, things in called.items():
        for thing in things:
            others = things - {thing} - set(terms()[thing].get("same_as", ()))
            assert not others, f"{thing} and {others} are all called {word!r}"


@pytest.mark.parametrize("language", languages())
def test_the_catalogue_calls_things_by_their_names(language: str) -> None:
    words = catalogue(language)
    for name, term in terms().items():
        if "message" in term:
            said = words.text(term["message"], count=1)
            assert said.casefold() == term[language].casefold(), f"{name}: {term['message']} says {said!r}"


@pytest.mark.parametrize("language", languages())
def test_no_catalogue_uses_an_abandoned_word(language: str) -> None:
    texts = wording(language)
    found = [
        f"{name} says {word!r}; {entry['term']} is called {terms()[entry['term']][language]!r}"
        for entry in glossary()["abandoned"]
        for name, text in texts.items()
        for word in uses(text, entry.get(language, []), entry.get("unless", {}).get(language, []))
    ]
    assert not found, "\n".join(found)


def test_abandoned_words_are_found_as_words_and_not_where_they_mean_something_else() -> None:
    assert uses("Jede Reihe zählt.", ["Reihe"], ["an der Reihe"]) == ["Reihe"]
    assert uses("Du bist an der Reihe.", ["Reihe"], ["an der Reihe"]) == []
    assert uses("In welcher Reihenfolge?", ["Reihe"], []) == []
    assert uses("Неиспользованные способности", ["способност*"], []) == ["способност*"]
    assert uses("completes the tile", ["complete* the tile"], []) == ["complete* the tile"]
