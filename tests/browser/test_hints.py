"""Hints: what they show on the board before they do it, and whether there are any, which is the host's choice."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.test_friends import make_link, sit_down
from browser.test_turn import can_build
from browser.visitors import (
    DESKTOP,
    FORUM,
    FRIEND,
    ME,
    ON_PHONE,
    OPENING,
    Visitor,
    VisitorFactory,
    every_game,
    word,
)

SCREENS = [pytest.param({"viewport": DESKTOP}, id="desktop"), pytest.param(ON_PHONE, id="phone")]
every_screen = pytest.mark.parametrize("screen", SCREENS)


def ask(visitor: Visitor) -> Locator:
    """Ask for hints, and wait for them: a strong player thinks."""
    hint_button(visitor).click()
    panel = visitor.page.get_by_role("complementary", name=word("hint-title"))
    expect(panel.locator("button.hint").first).to_be_visible()
    return panel


def choose_best(panel: Locator) -> None:
    panel.locator("button.hint").first.click()
    expect(panel.locator("button.hint[aria-pressed=true]")).to_have_count(1)


def lines(visitor: Visitor) -> int:
    return len(visitor.table()["log"]["lines"])


@every_screen
@every_game
def test_a_hint_is_shown_on_the_board_and_then_done(arrive: VisitorFactory, game: str, screen: dict[str, Any]) -> None:
    visitor = arrive(**screen)
    visitor.open_game(game=game)
    visitor.expect_question(OPENING[game])
    panel, before = ask(visitor), lines(visitor)
    choose_best(panel)
    expect(visitor.page.locator("[data-anchor][data-chosen]").first).to_be_visible()
    assert lines(visitor) == before
    panel.get_by_role("button", name=word("hint-do")).click()
    expect(panel).to_have_count(0)
    expect(visitor.bar).to_have_attribute("aria-busy", "false")
    assert lines(visitor) > before


def has_a_choice_of_sites(visitor: Visitor) -> bool:
    spaces: list[str] = visitor.table()["position"]["mats"][0]["spaces"]
    return spaces.count("vacant") > 1


@every_screen
def test_where_something_is_to_be_built_a_hint_names_the_place_and_lights_it(
    arrive: VisitorFactory, screen: dict[str, Any]
) -> None:
    """Though the building is only in hand yet."""
    visitor = arrive(**screen)
    table = visitor.open_game_at(lambda decision: can_build(decision) and has_a_choice_of_sites(visitor), game=FORUM)
    plan = next(plan for plan in table["decision"]["plans"] if plan["ways"])
    visitor.place(plan["anchor"]).click()
    visitor.expect_question("site")
    panel = ask(visitor)
    best = panel.locator("button.hint").first
    named = re.search(r"row (\d) \(\w+\), column (\d) \(\w+\)", best.inner_text())
    assert named, best.inner_text()
    choose_best(panel)
    place = visitor.place(f"0.space.r{named[1]}c{named[2]}")
    expect(place).to_have_attribute("data-chosen", "")
    expect(visitor.page.locator(".ghost").first).to_be_visible()
    panel.get_by_role("button", name=word("hint-do")).click()
    expect(panel).to_have_count(0)
    expect(visitor.bar).not_to_have_attribute("data-decision", "site")
    built = visitor.table()["position"]["mats"][0]["spaces"]
    assert built != table["position"]["mats"][0]["spaces"]


def test_a_hint_to_build_leads_to_the_site_on_a_phone(arrive: VisitorFactory) -> None:
    """Though the part with the building tiles is shown, where it begins."""
    visitor = arrive(**ON_PHONE)
    visitor.open_game(game=FORUM)
    visitor.hurry(lambda decision: can_build(decision) and has_a_choice_of_sites(visitor))
    panel = ask(visitor)
    panel.locator("button.hint").filter(has_text=re.compile(r"row \d .*, column \d")).first.click()
    expect(visitor.page.locator("[data-anchor^='0.space.'][data-chosen]").first).to_be_in_viewport(ratio=0.9)


def test_pressing_a_hint_again_does_it(visitor: Visitor) -> None:
    visitor.open_game(game=FORUM)
    visitor.expect_question(OPENING[FORUM])
    panel, before = ask(visitor), lines(visitor)
    choose_best(panel)
    panel.locator("button.hint[aria-pressed=true]").click()
    expect(panel).to_have_count(0)
    expect(visitor.bar).to_have_attribute("aria-busy", "false")
    assert lines(visitor) > before


# --- whether there are any -------------------------------------------------------------------------------------------


def hint_button(visitor: Visitor) -> Locator:
    return visitor.page.locator("button.tool").filter(has_text=word("hint-title"))


def test_without_hints_everybody_sees_it_and_the_button_says_why(arrive: VisitorFactory) -> None:
    host, friend = arrive(), arrive()
    host.open_game(ME, FRIEND, game=FORUM)
    expect(host.page.get_by_role("dialog")).to_contain_text(word("room-hints", allowed="no"))
    link = make_link(host)
    friend.page.goto(link)
    expect(friend.page.get_by_role("dialog")).to_contain_text(word("room-hints", allowed="no"))
    sit_down(friend, link)
    for person in (host, friend):
        expect(person.page.get_by_role("dialog")).to_have_count(0)
        expect(hint_button(person)).to_have_attribute("aria-disabled", "true")
        hint_button(person).click(force=True)  # it is said to be disabled, and answers all the same
        expect(person.page.get_by_text(word("refused-no-hints")).first).to_be_visible()
        expect(person.page.get_by_role("complementary", name=word("hint-title"))).to_have_count(0)
    turn = {"seat": 1, "revision": friend.table(1)["revision"], "language": "en"}
    path = f"{friend.address}/api/games/{friend.game}/hint"
    refused = friend.context.request.post(path, data=turn, headers={"origin": friend.address})
    assert (refused.status, refused.json()["code"]) == (403, "no-hints")
