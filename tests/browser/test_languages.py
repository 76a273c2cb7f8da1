"""The language can be changed at any time, and everything changes; the name of a message is never shown."""

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import expect

from browser.visitors import BOT, FORUM, FRIEND, ME, TRAJAN, Visitor, every_game, word

LANGUAGES = {"en": "English", "de": "Deutsch", "ru": "Русский"}

# All words that somebody can read or hear: texts, names for screen readers, placeholders, titles. What has been
# announced was said in the language of that moment.
WORDS = """() => {
  const heard = ["aria-label", "aria-description", "placeholder", "title", "alt"];
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest("[aria-live=polite]")) continue;
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent.trim());
    else for (const name of heard) if (node.hasAttribute(name)) texts.push(node.getAttribute(name));
  }
  return texts.filter(Boolean);
}"""
UNFINISHED = re.compile(r"\{ ?\$|\bundefined\b|\bNaN\b|\[object ")
ENGLISH = re.compile(r"\b(?:the|and|of|your|you|with|from|turn|cards?|points)\b")
LATIN = re.compile(r"[A-Za-z]{3,}")  # shorter ones are coordinates, keys and numerals
PEOPLE = {"Livia", "Marcus", "PRINCEPS"}
NAME_OF_MESSAGE = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")


@cache
def catalogue_text(language: str) -> str:
    """All files of a language."""
    return "\n".join(it.read_text(encoding="utf-8") for it in files("princeps.locale").joinpath(language).iterdir())


@cache
def latin_names() -> set[str]:
    """Words with Latin letters that belong in Russian texts: its catalogue has them, such as provinces and keys."""
    values = [line.partition("=")[2] for line in catalogue_text("ru").splitlines()]
    return PEOPLE | {name for value in values for name in LATIN.findall(value)}


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


@cache
def foreign_words(language: str) -> set[str]:
    """Words of other languages; some are the same in two."""
    texts = {text for other in LANGUAGES for text in plain_messages(other).values()}
    own = catalogue_text(language).casefold()
    return {text for text in texts - {*LANGUAGES.values(), *"ABCD"} if text.casefold() not in own}  # letters on pieces


def is_foreign(text: str, language: str) -> bool:
    """Whether English words are left in it, or in Russian words with Latin letters that its catalogue does not know."""
    if language == "de":
        return ENGLISH.search(text) is not None
    latin = {it for it in LATIN.findall(text) if set(it) - set("IVX")}
    return language == "ru" and text not in LANGUAGES.values() and bool(latin - latin_names())


def faults(texts: list[str], language: str) -> set[str]:
    """Names of messages, what was left unfinished, and words of another language."""
    names, foreign = plain_messages("en").keys(), foreign_words(language)
    found = {text for text in texts if UNFINISHED.search(text) or NAME_OF_MESSAGE.fullmatch(text) or text in foreign}
    found |= {text for text in texts if is_foreign(text, language)}
    return found | {text for text in texts if any(part in names for part in NAME_OF_MESSAGE.findall(text))}


def switch_to(visitor: Visitor, language: str, now: str, menu: str = "room-menu") -> None:
    visitor.page.get_by_role("button", name=word(menu, now), exact=True).click()
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


def plan_a_sowing(visitor: Visitor, language: str) -> None:
    """What a tray leads to that can be sown in several orders, and the plan for the next turns."""
    several = [plan["anchor"] for plan in visitor.table()["decision"]["plans"] if len(plan["ways"]) > 1]
    visitor.place(several[0]).click()
    expect(visitor.page.get_by_role("region", name=word("trajan-page-preview", language))).to_be_visible()
    check_words(visitor, language, "sowing")
    visitor.page.get_by_role("button", name=word("trajan-page-plan", language), exact=True).click()
    expect(visitor.page.get_by_role("dialog", name=word("trajan-page-planner", language))).to_be_visible()
    check_words(visitor, language, "planner")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("Escape")


MIDDLE = {FORUM: "build", TRAJAN: "tray"}  # where a game is looked at


@every_game
def test_everything_changes_in_the_middle_of_a_game(visitor: Visitor, game: str) -> None:
    visitor.open_late_game_at(lambda decision: decision["question"] == MIDDLE[game], game, left=90)
    now = "en"
    for language in ("de", "ru", "en"):
        switch_to(visitor, language, now)
        table = visitor.table(language=language)
        expect(visitor.bar.locator("h1")).to_have_text(table["decision"]["title"])
        check_words(visitor, language, "settings")
        visitor.page.keyboard.press("Escape")
        expect(visitor.bar).to_have_accessible_name(word("bar-label", language))
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        visitor.page.keyboard.press("l")
        lines = visitor.page.get_by_role("region", name=word("log-title", language)).get_by_role("log")
        expect(lines).to_contain_text(table["log"]["lines"][-1]["text"])
        check_words(visitor, language, "table and log")
        visitor.page.keyboard.press("l")
        check_windows(visitor, language)
        if game == TRAJAN:
            plan_a_sowing(visitor, language)
        now = language


@every_game
def test_a_replay_changes_its_language_where_it_stands(visitor: Visitor, game: str) -> None:
    visitor.go(f"/replay/{visitor.open_file(game)}?at=60")
    now = "en"
    for language in ("de", "ru", "en"):
        switch_to(visitor, language, now, menu="replay-menu")
        visitor.page.keyboard.press("Escape")
        slider = visitor.page.get_by_role("slider", name=word("replay-slider", language))
        expect(slider).to_have_value("59")
        table = visitor.get(f"/api/games/{visitor.game}/replay/60", seat=0, open="true", language=language)
        visitor.page.keyboard.press("l")
        lines = visitor.page.get_by_role("region", name=word("log-title", language)).get_by_role("log")
        expect(lines).to_contain_text(table["log"]["lines"][-1]["text"])
        check_words(visitor, language, "replay")
        visitor.page.keyboard.press("l")
        now = language


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_speaks_the_language_of_the_browser(visitor: Visitor, language: str) -> None:
    visitor.context.add_init_script(f"localStorage.setItem('princeps.language', {language!r})")
    page = visitor.go("/")
    expect(page.get_by_role("button", name=word("home-play", language))).to_be_enabled()
    check_words(visitor, language, "home")
    visitor.go("/new")
    page.get_by_role("radiogroup", name=word("pace-title", language)).get_by_text(word("pace-days", language)).click()
    for kind in ("seat-kind-friend", "seat-kind-here", "seat-kind-bot"):
        page.get_by_role("radiogroup", name=word("new-who", language, seat=word("seat-1", language))).get_by_text(
            word(kind, language), exact=True
        ).click()
        check_words(visitor, language, "new game")


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_speaks_the_language_of_whoever_comes_back(visitor: Visitor, language: str) -> None:
    visitor.context.add_init_script(f"localStorage.setItem('princeps.language', {language!r})")
    visitor.new_game(ME, FRIEND)
    visitor.new_game(ME, BOT)
    page = visitor.go("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(word("home-your-turn", language, count=1))
    expect(page.get_by_role("heading", name=word("puzzle-home", language))).to_be_visible()
    check_words(visitor, language, "home")


@every_game
def test_a_finished_game_keeps_its_windows_as_they_are(visitor: Visitor, game: str) -> None:
    """The result, once put aside, does not open again over the settings."""
    visitor.open_finished_game(game, left=4)
    visitor.button("end-look").click()
    switch_to(visitor, "de", "en")
    expect(visitor.page.get_by_role("dialog")).to_have_count(1)
    visitor.page.keyboard.press("Escape")
    expect(visitor.bar.locator("h1")).to_have_text(word("bar-over", "de"))
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
