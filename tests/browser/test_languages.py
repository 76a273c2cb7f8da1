"""The language can be changed at any time, and everything changes; no name of a message is ever to be seen."""

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import expect

from browser.visitors import Visitor, word

LANGUAGES = {"en": "English", "de": "Deutsch", "ru": "Русский"}

# All words that somebody can read or hear: texts, names for screen readers, placeholders, titles.
WORDS = """() => {
  const heard = ["aria-label", "aria-description", "placeholder", "title", "alt"];
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent.trim());
    else for (const name of heard) if (node.hasAttribute(name)) texts.push(node.getAttribute(name));
  }
  return texts.filter(Boolean);
}"""
UNFINISHED = re.compile(r"\{ ?\$|\bundefined\b|\bNaN\b|\[object ")
NAME_OF_MESSAGE = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")


@cache
def plain_messages(language: str) -> dict[str, str]:
    """Messages that are words and nothing else, by their names."""
    found = {}
    for file in files("princeps.locale").joinpath(language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                parts = entry.value.elements
                text = "".join(part.value for part in parts if isinstance(part, ast.TextElement))
                found[entry.id.name] = text if all(isinstance(part, ast.TextElement) for part in parts) else ""
    return found


def faults(texts: list[str], language: str) -> set[str]:
    """Names of messages, what was left unfinished, and words of another language."""
    names = plain_messages("en").keys()
    foreign = {*plain_messages("en").values(), *plain_messages("de").values(), *plain_messages("ru").values()}
    foreign -= {*plain_messages(language).values(), *LANGUAGES.values(), *"ABCD"}  # letters are drawn on pieces
    found = {text for text in texts if UNFINISHED.search(text) or NAME_OF_MESSAGE.fullmatch(text) or text in foreign}
    return found | {text for text in texts if any(part in names for part in NAME_OF_MESSAGE.findall(text))}


def switch_to(visitor: Visitor, language: str, now: str) -> None:
    visitor.page.get_by_role("button", name=word("room-menu", now), exact=True).click()
    visitor.page.get_by_role("menuitem", name=word("settings-title", now), exact=True).click()
    visitor.page.get_by_role("dialog").get_by_text(LANGUAGES[language]).click()
    expect(visitor.page.get_by_role("dialog", name=word("settings-title", language))).to_be_visible()


def check_words(visitor: Visitor, language: str, where: str) -> None:
    texts: list[str] = visitor.page.evaluate(WORDS)
    assert len(texts) > 10, where
    assert faults(texts, language) == set(), where


def check_windows(visitor: Visitor, language: str) -> None:
    """Everything that can be opened from the table."""
    for key, title in {"s": "scores-title", "?": "keys-title", "d": "describe-title"}.items():
        visitor.page.keyboard.press(key)
        expect(visitor.page.get_by_role("dialog", name=word(title, language))).to_be_visible()
        check_words(visitor, language, title)
        visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name=word("tool-rules", language), exact=True).click()
    for page in ("glossary-how", "glossary-things"):
        visitor.page.get_by_role("tab", name=word(page, language)).click()
        check_words(visitor, language, page)
    visitor.page.keyboard.press("Escape")


def test_everything_changes_in_the_middle_of_a_game(visitor: Visitor) -> None:
    visitor.open_game()
    visitor.hurry(lambda decision: decision["question"] == "build")
    now = "en"
    for language in ("de", "ru", "en"):
        switch_to(visitor, language, now)
        table = visitor.table(language=language)
        expect(visitor.bar.locator("h1")).to_have_text(table["decision"]["title"])
        check_words(visitor, language, "settings")
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.get_by_role("button", name=word("bar-end-turn", language), exact=True)).to_be_visible()
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        visitor.page.keyboard.press("l")
        lines = visitor.page.get_by_role("region", name=word("log-title", language)).get_by_role("log")
        expect(lines).to_contain_text(table["log"]["lines"][-1]["text"])
        check_words(visitor, language, "table and log")
        visitor.page.keyboard.press("l")
        check_windows(visitor, language)
        now = language


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_speaks_the_language_of_the_browser(visitor: Visitor, language: str) -> None:
    visitor.context.add_init_script(f"localStorage.setItem('princeps.language', {language!r})")
    page = visitor.go("/")
    expect(page.get_by_role("button", name=word("home-play", language))).to_be_enabled()
    page.get_by_role("button", name=word("new-more-options", language)).click()
    check_words(visitor, language, "home")
