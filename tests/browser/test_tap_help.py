"""Every piece explains what it is and why it cannot be chosen, when it is tapped or a pointer rests on it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.visitors import DESKTOP, FORUM, ON_PHONE, OPENING, TRAJAN, Visitor, VisitorFactory, every_game, word

SCREENS: dict[str, dict[str, Any]] = {"desktop": {"viewport": DESKTOP}, "phone": ON_PHONE}
# A piece that cannot be chosen in the first decision, and what it is called; on the part of the table that is shown.
PIECES = [
    (FORUM, "0.resource.coin", "forum-trajanum-item-coin"),
    (FORUM, "0.ship", "forum-trajanum-mat-ship-rule"),
    (TRAJAN, "time", "trajan-page-time-rule"),
    (TRAJAN, "demands", "trajan-page-demands-rule"),
]
UNTOLD = """() => [...document.querySelectorAll("[data-anchor]:not([data-lit])")]
  .filter((place) => place.getClientRects().length > 0)
  .filter((place) => !place.closest("[data-tip]") && !place.querySelector("[data-tip]"))
  .map((place) => place.dataset.anchor)
  .filter((name) => !/^\\d\\.(score|sowing|circle|hand)$/.test(name))"""  # whose parts, or the strip over them, tell


def bubble(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("alert")


def asked(visitor: Visitor) -> str:
    return word("why-elsewhere", title=visitor.bar.get_by_role("heading").inner_text().strip())


@pytest.mark.parametrize(("game", "piece", "name"), PIECES)
def test_a_tap_tells_what_a_piece_is_and_what_is_asked(
    arrive: VisitorFactory, game: str, piece: str, name: str
) -> None:
    visitor = arrive(**ON_PHONE)
    visitor.open_game(game=game)
    visitor.expect_question(OPENING[game])
    visitor.place(piece).tap(force=True)  # it is said to be disabled, and answers all the same
    expect(bubble(visitor)).to_contain_text(re.compile(re.escape(word(name, count=1)), re.IGNORECASE))
    expect(bubble(visitor)).to_contain_text(asked(visitor))
    visitor.page.touchscreen.tap(5, 5)
    expect(bubble(visitor)).to_be_hidden()


@pytest.mark.parametrize("screen", SCREENS)
def test_with_a_building_in_hand_a_press_elsewhere_names_that_question(arrive: VisitorFactory, screen: str) -> None:
    visitor = arrive(**SCREENS[screen])
    table = visitor.open_game_at(lambda decision: any(is_simple(plan) for plan in decision["plans"]), game=FORUM)
    plan = next(plan for plan in table["decision"]["plans"] if is_simple(plan))
    press = Locator.tap if screen == "phone" else Locator.click
    press(visitor.place(plan["anchor"]))
    visitor.expect_question("site")
    temple = next(place for place in visitor.page.locator("[data-anchor^='0.space.']:not([data-lit])").all())
    press(temple, force=True)
    title = visitor.bar.get_by_role("heading").inner_text().strip()
    assert title not in table["decision"]["title"]
    expect(bubble(visitor)).to_contain_text(title)
    expect(bubble(visitor)).not_to_contain_text(table["decision"]["title"])


def is_simple(plan: dict[str, Any]) -> bool:
    return bool(plan["ways"]) and plan["anchor"].startswith("single.")


def test_a_tap_beside_the_places_explains_what_is_there(arrive: VisitorFactory) -> None:
    visitor = arrive(**ON_PHONE)
    visitor.open_game(game=FORUM)
    visitor.expect_question("take")
    visitor.page.locator(".rounds").tap()
    tip = visitor.page.get_by_role("tooltip")
    expect(tip).to_contain_text(word("forum-trajanum-mat-rounds-rule"))
    visitor.page.locator(".rounds").tap(position={"x": 2, "y": 2})
    expect(tip).to_be_visible()


@pytest.mark.parametrize(("game", "piece", "name"), PIECES)
def test_a_resting_pointer_shows_the_same(visitor: Visitor, game: str, piece: str, name: str) -> None:
    visitor.open_game(game=game)
    visitor.expect_question(OPENING[game])
    visitor.place(piece).hover(force=True)
    told = re.compile(re.escape(word(name, count=1)), re.IGNORECASE)
    expect(visitor.page.get_by_role("tooltip")).to_contain_text(told)


@every_game
@pytest.mark.parametrize("screen", SCREENS)
def test_no_piece_is_left_unexplained(arrive: VisitorFactory, game: str, screen: str) -> None:
    visitor = arrive(**SCREENS[screen])
    visitor.open_game(game=game)
    visitor.expect_question(OPENING[game])
    assert visitor.page.evaluate(UNTOLD) == []
