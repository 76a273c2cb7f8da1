"""The catalogue: whole, without mistakes, and never at a loss."""

import re
from collections import Counter
from importlib.resources import files

import pytest
from fluent.syntax import ast, parse

from princeps.locale import Catalogue, catalogue, languages


def entries(language: str) -> list[ast.EntryType]:
    folder = files("princeps.locale") / language
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return [entry for text in texts for entry in parse(text).body]


@pytest.fixture
def words() -> Catalogue:
    return Catalogue(["en"])


@pytest.mark.parametrize("language", languages())
def test_every_file_can_be_read_to_its_end(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", languages())
def test_no_message_is_given_twice(language: str) -> None:
    names = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ast.Message))
    assert [name for name, times in names.items() if times > 1] == []


def test_a_thing_is_named_in_the_form_that_the_sentence_asks_for(words: Catalogue) -> None:
    assert words.name("building-market") == "market"
    assert words.name("building-market", form="a") == "a market"
    assert words.name("building-market", form="no such form") == "market"
    assert words.name("item-coin", 2) == "coins"


def test_sentences_name_things(words: Catalogue) -> None:
    assert words.text("event-built", building="building-market", space="r2c3") == "builds a market on r2c3"
    assert words.problems == []


@pytest.mark.parametrize(
    ("parts", "listed"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists(words: Catalogue, parts: list[str], listed: str) -> None:
    assert words.listed(parts) == listed


def test_a_missing_message_shows_its_id_and_is_noted(words: Catalogue) -> None:
    assert words.text("no-such-message") == "no-such-message"
    assert words.text("event-built", "no-such-form") == "event-built"
    assert words.name("building-circus") == "building-circus"
    assert len(words.problems) == 3


def test_a_missing_value_is_noted(words: Catalogue) -> None:
    words.text("event-built", space="r2c3")
    assert words.problems


def test_an_edition_may_name_its_streets_at_will(words: Catalogue) -> None:
    assert words.name("street-gate") == "gate"
    assert words.name("street-old bridge") == "old bridge"
    assert words.problems == []


def test_without_words_in_a_language_there_are_english_ones() -> None:
    assert catalogue("tlh-KX").text("answer-end-turn") == "End your turn"
    assert catalogue("en-GB").language == "en"


def test_ids_are_words_joined_by_hyphens() -> None:
    names = [entry.id.name for entry in entries("en") if isinstance(entry, ast.Message)]
    others = ("pattern-", "collect-")  # these follow the edition file
    assert [it for it in names if not re.fullmatch(r"[a-z0-9-]+", it) and not it.startswith(others)] == []
