"""At Trajan's table every word can be read to its end, on every screen and in every language; and nothing jumps."""

from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.visitors import (
    BOT,
    DESKTOP,
    ME,
    ON_PHONE,
    PHONE,
    SMALL_DESKTOP,
    TRAJAN,
    Json,
    Visitor,
    VisitorFactory,
    word,
)

CLIPPED = Path(__file__).with_name("clipped.js").read_text(encoding="utf-8")
FRAMES = ".table-panel, .button"
TABLET: ViewportSize = {"width": 1024, "height": 768}
SMALL_PHONE: ViewportSize = {"width": 320, "height": 568}
LARGE = (DESKTOP, SMALL_DESKTOP, TABLET)
EVERY = (*LARGE, PHONE, SMALL_PHONE)
LOCALES = {"en": "en-GB", "de": "de-DE", "ru": "ru-RU"}
WORDY = 55  # letters of an answer
MARGINS = 40  # pixels beside what lies in a panel of a phone
ENDING = 5  # moments that are left when the last quarter has ended

every_language = pytest.mark.parametrize("language", LOCALES)


@every_language
def test_no_word_is_cut_while_a_tray_is_chosen(arrive: VisitorFactory, language: str) -> None:
    visitor = sit_down(arrive, language)
    tray = max(visitor.my_table()["decision"]["plans"], key=lambda plan: len(plan["ways"]))["anchor"]
    for size in EVERY:
        show(visitor, size)
        check(visitor, "which tray")
        visitor.place(tray).click()
        check(visitor, "in which order")
        visitor.page.keyboard.press("Escape")


@every_language
def test_no_word_is_cut_in_any_part_of_a_phone(arrive: VisitorFactory, language: str) -> None:
    visitor = sit_down(arrive, language)
    for size in (PHONE, SMALL_PHONE):
        show(visitor, size)
        for tab in visitor.page.get_by_role("tab").all():
            tab.click()
            check(visitor, tab.inner_text())


@every_language
def test_no_word_is_cut_of_what_an_action_offers(arrive: VisitorFactory, language: str) -> None:
    visitor = enter(arrive, language)
    visitor.open_game_at(is_wordy, ME, BOT, BOT, BOT, game=TRAJAN)
    check_everywhere(visitor, "what to do in an action")


@every_language
def test_no_word_is_cut_late_in_a_game(arrive: VisitorFactory, language: str) -> None:
    visitor = enter(arrive, language)
    visitor.open_late_game(TRAJAN)
    visitor.expect_question("tray|action")
    check_everywhere(visitor, "late")


def is_asked(question: str, decision: Json) -> bool:
    return bool(decision["question"] == question)


@every_language
def test_no_word_is_cut_when_a_quarter_ends(arrive: VisitorFactory, language: str) -> None:
    visitor = enter(arrive, language)
    visitor.open_late_game_at(partial(is_asked, "meet"), TRAJAN, left=ENDING)
    check_everywhere(visitor, "meet")
    visitor.hurry(partial(is_asked, "consul"))
    check_everywhere(visitor, "consul")


def test_the_extra_actions_lie_side_by_side_on_the_smallest_phone(arrive: VisitorFactory) -> None:
    visitor = arrive(**ON_PHONE | {"viewport": SMALL_PHONE})
    visitor.open_game(game=TRAJAN)
    visitor.expect_question("tray")
    visitor.page.get_by_role("tab", name=word("trajan-pane-mine")).tap()
    places = [place.bounding_box() for place in visitor.page.locator("[data-anchor^='0.plus-two.']").all()]
    first, last = places[0], places[-1]
    assert first
    assert last
    assert last["x"] + last["width"] - first["x"] <= SMALL_PHONE["width"] - MARGINS


def test_the_bar_says_too_what_a_tray_promises(visitor: Visitor) -> None:
    """Both count the action that the tray leads to, at its best."""
    table = visitor.open_game_at(
        lambda decision: any(promised(plan) > 0 for plan in orderly(decision)), ME, BOT, game=TRAJAN
    )
    plan = next(plan for plan in orderly(table["decision"]) if promised(plan) > 0)
    pill = visitor.place(plan["anchor"]).locator(".points")
    expect(pill).to_have_text(f"+{promised(plan)}")
    visitor.place(plan["anchor"]).click()
    expect(visitor.bar.locator(".figure .number")).to_have_text(f"+{promised(plan)}")


def test_the_bar_of_a_phone_stays_as_high_as_it_is_while_places_are_tried(arrive: VisitorFactory) -> None:
    visitor = arrive(**ON_PHONE)
    visitor.open_game_at(
        lambda decision: decision["question"] == "action" and len(decision["answers"]) > 4, ME, BOT, BOT, game=TRAJAN
    )
    visitor.page.keyboard.press("Escape")
    heights = [height_of_bar(visitor)]
    for place in visitor.lit().all()[:4]:
        place.tap()
        expect(visitor.bar.locator(".buttons .now")).to_be_visible()
        heights.append(height_of_bar(visitor))
        visitor.page.keyboard.press("Escape")
        heights.append(height_of_bar(visitor))
    first = heights.index(max(heights))
    assert len(set(heights[first:])) == 1, f"it shrinks again: {heights}"
    assert max(heights) - heights[0] <= 1, f"it grows: {heights}"


# --- getting there and looking ---------------------------------------------------------------------------------------


def enter(arrive: VisitorFactory, language: str) -> Visitor:
    return arrive(choices={"language": language}, locale=LOCALES[language])


def sit_down(arrive: VisitorFactory, language: str) -> Visitor:
    visitor = enter(arrive, language)
    visitor.open_game(ME, BOT, BOT, BOT, game=TRAJAN)
    visitor.expect_question("tray")
    return visitor


def show(visitor: Visitor, size: ViewportSize) -> None:
    visitor.page.set_viewport_size(size)
    visitor.page.keyboard.press("Escape")  # puts a card aside, and what was chosen back


def check_everywhere(visitor: Visitor, what: str) -> None:
    for size in EVERY:
        show(visitor, size)
        check(visitor, what)


def check(visitor: Visitor, what: str) -> None:
    page = visitor.page
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => drawn())))")
    cut = page.evaluate(CLIPPED, FRAMES)
    assert cut == [], f"{what}, at {page.viewport_size}"


def height_of_bar(visitor: Visitor) -> float:
    box = visitor.bar.bounding_box()
    assert box
    return round(box["height"])


def is_wordy(decision: Json) -> bool:
    """An action with long words to read."""
    return decision["question"] == "action" and max(len(answer["phrase"]) for answer in decision["answers"]) >= WORDY


def orderly(decision: Json) -> list[Json]:
    """The trays whose markers can be put in order."""
    return [plan for plan in decision["plans"] if len(plan["ways"]) > 1 and plan["leads_to"]]


def promised(plan: Json) -> int:
    return sum(int(choice["preview"]["points"]) for choice in (plan["ways"][0], plan["leads_to"]))
