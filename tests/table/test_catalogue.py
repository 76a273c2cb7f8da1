"""The catalogue: whole in every language, without mistakes, and never at a loss."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from princeps.locale import FALLBACK, Catalogue, catalogue, languages
from table.languages import cases, entries, forms, literal, messages, nodes, patterns, variables
from table.tools import words_in

TRANSLATIONS = [language for language in languages() if language != FALLBACK]

# Forms that sentences of one language ask for; others have forms of their own. Things may have no shorter names.
GRAMMAR = {"a", "many"}
SHORTENED = ("forum-trajanum-building-", "forum-trajanum-item-", "trajan-action-", "trajan-province-")

# Signs and names that may be the same everywhere, and words that happen to be the same in one language.
SIGNS = (
    "seat-",
    "cycle-",
    "trajan-quarter-",
    "trajan-province-",
    "key-",
    "page-title",
    "forum-trajanum-title",
    "trajan-title",
    "usual-name-",
)
SIGN_FORMS = (".letter", ".number")
SHARED_WORDS = {
    "de": {
        "chat-title",
        "devices-passkeys",
        "forum-trajanum-item-patrician.short",
        "forum-trajanum-item-tribune.column",
        "log-chat",
        "new-name-empty",
        "notify-hours",
        "notify-hours-short",
        "notify-minutes",
        "open-table-live",
        "forum-trajanum-pane-colonia",
        "forum-trajanum-pane-forum",
        "forum-trajanum-pane-trajan",
        "forum-trajanum-rulebook-prestige",
        "forum-trajanum-rulebook-score-colonia",
        "pace-live",
        "settings-speed",
        "settings-speed-normal",
        "trajan-action-trajan",
        "trajan-colour-orange",
        "trajan-glossary-forum",
        "trajan-glossary-trajan",
        "trajan-lesson-forum",
        "trajan-lesson-trajan",
        "trajan-page-bonuses",
        "trajan-pane-forum",
        "trajan-rulebook-forum",
        "trajan-rulebook-trajan",
        "trajan-screen-bonus",
        "trajan-screen-forum",
        "trajan-screen-hand",
        "trajan-tile-extra-trajan.short",
    },
}


@pytest.fixture
def words() -> Catalogue:
    return words_in(FALLBACK)


@pytest.mark.parametrize("language", languages())
def test_every_file_can_be_read_to_its_end(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", languages())
def test_no_message_is_given_twice(language: str) -> None:
    names = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ast.Message))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("language", languages())
def test_every_message_is_found_whole_though_each_is_parsed_alone(language: str) -> None:
    words = words_in(language)
    for name, message in messages(language).items():
        assert words.knows(name), name
        assert [form for form in forms(message) if not words.has_form(name, form)] == [], name


# --- every language like English -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_languages_have_the_same_messages(language: str) -> None:
    assert set(messages(language)) == set(messages(FALLBACK))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_messages_have_the_forms_that_code_asks_for(language: str) -> None:
    for name, english in messages(FALLBACK).items():
        optional = GRAMMAR | ({"short"} if name.startswith(SHORTENED) else set())
        assert forms(english) - optional <= forms(messages(language)[name]), name


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_messages_use_only_what_they_are_given(language: str) -> None:
    """The variables of the English message; a thing may always look at the number of things."""
    for name, message in messages(language).items():
        given = variables(FALLBACK, messages(FALLBACK)[name])
        assert variables(language, message) <= (given or {"count"}), name


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_messages_know_the_same_cases(language: str) -> None:
    """Words that code hands over, such as `front` and `back`; any other case would never be told."""
    for name, message in messages(language).items():
        assert cases(message) <= cases(messages(FALLBACK)[name]), name


@pytest.mark.parametrize("language", languages())
def test_messages_refer_to_what_there_is(language: str) -> None:
    for name, message in messages(language).items():
        for node in nodes(message):
            if isinstance(node, ast.MessageReference):
                found = messages(language)[node.id.name]
                assert node.attribute is None or node.attribute.name in forms(found), name
            elif isinstance(node, ast.FunctionReference):
                assert node.id.name in ("NAME", "NUMBER"), name
            assert not isinstance(node, ast.TermReference), name


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = {name: literal(text) for message in messages(FALLBACK).values() for name, text in patterns(message)}
    own = {name: literal(text) for message in messages(language).values() for name, text in patterns(message)}
    same = {name for name, parts in own.items() if parts and parts == english.get(name)}
    signs = {name for name in same if name.startswith(SIGNS) or name.endswith(SIGN_FORMS)}
    assert same - signs == SHARED_WORDS.get(language, set())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "kind",
    [
        "forum-trajanum-building-",
        "forum-trajanum-item-",
        "forum-trajanum-row-",
        "forum-trajanum-corner-",
        "trajan-colour-",
        "trajan-building-",
        "trajan-demand-",
    ],
)
def test_letters_tell_things_apart(kind: str, language: str) -> None:
    words = words_in(language)
    letters = [words.text(name, "letter") for name in messages(language) if name.startswith(kind)]
    assert len(letters) > 2
    assert len(set(letters)) == len(letters)
    assert {len(letter) for letter in letters} == (
        {2} if kind in ("forum-trajanum-row-", "forum-trajanum-corner-") else {1}
    )


@pytest.mark.parametrize("language", languages())
def test_three_letters_tell_streets_apart(language: str) -> None:
    """The small drawing has room for no more."""
    words, places = (
        words_in(language),
        ("forum-trajanum-street-row", "forum-trajanum-street-column", "forum-trajanum-street-card"),
    )
    streets = [
        words.text(name)
        for name in messages(language)
        if name.startswith("forum-trajanum-street-") and name not in places
    ]
    assert len({street[:3] for street in streets}) == len(streets) == 12


# --- naming things ---------------------------------------------------------------------------------------------------


def test_a_thing_is_named_in_the_form_that_the_sentence_asks_for(words: Catalogue) -> None:
    assert words.name("forum-trajanum-building-market") == "market"
    assert words.name("forum-trajanum-building-market", form="a") == "a market"
    assert words.name("forum-trajanum-building-market", form="no such form") == "market"
    assert words.name("forum-trajanum-item-coin", 2) == "coins"


def test_sentences_name_things(words: Catalogue) -> None:
    assert (
        words.text("forum-trajanum-event-built", building="forum-trajanum-building-market", space="r2c3")
        == "builds a market on r2c3"
    )
    assert words.problems == []


@pytest.mark.parametrize(
    ("parts", "listed"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists(words: Catalogue, parts: list[str], listed: str) -> None:
    assert words.listed(parts) == listed


def test_a_missing_message_shows_its_id_and_is_noted(words: Catalogue) -> None:
    assert words.text("no-such-message") == "no-such-message"
    assert words.text("forum-trajanum-event-built", "no-such-form") == "forum-trajanum-event-built"
    assert words.name("building-circus") == "building-circus"
    assert len(words.problems) == 3


def test_a_missing_value_is_noted(words: Catalogue) -> None:
    words.text("forum-trajanum-event-built", space="r2c3")
    assert words.problems


def test_a_name_that_an_edition_chose_is_used_as_it_is(words: Catalogue) -> None:
    assert words.name("=old bridge") == "old bridge"
    assert words.name("=old-bridge", form="a") == "old-bridge"
    assert words.problems == []


def test_without_words_in_a_language_english_is_used() -> None:
    assert catalogue("tlh-KX").text("forum-trajanum-answer-end-turn") == "End your turn"
    assert catalogue("en-GB").language == "en"


def test_ids_are_words_joined_by_hyphens() -> None:
    others = ("forum-trajanum-pattern-", "forum-trajanum-collect-")  # these follow the edition file
    assert [it for it in messages(FALLBACK) if not re.fullmatch(r"[a-z0-9-]+", it) and not it.startswith(others)] == []
