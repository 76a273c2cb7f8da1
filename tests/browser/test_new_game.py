"""The screen for a new game: what is chosen is said in one sentence, and is what is opened."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.visitors import FORUM, ON_PHONE, TRAJAN, Json, Visitor, VisitorFactory, word
from browser.whole_game import ask_who, choose_level, set_up
from princeps.locale import catalogue

BERLIN = {"timezone_id": "Europe/Berlin"}


def choose(page: Page, group: str, choice: str, **values: str | int) -> None:
    """One of a few words that all are visible."""
    page.get_by_role("radiogroup", name=word(group, **values)).get_by_text(choice, exact=True).click()


def choose_kind(page: Page, seat: str, kind: str) -> None:
    ask_who(page, seat)
    choose(page, "new-who", word(f"seat-kind-{kind}"), seat=seat)


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name=word("new-bar"))


def said(page: Page) -> Locator:
    """What a screen reader is told whenever it changes."""
    return bar(page).locator("[aria-live=polite]")


def open_table(visitor: Visitor) -> Json:
    """Returns its room."""
    visitor.button("new-open").click()
    visitor.page.wait_for_url("**/game/*")
    return visitor.get(f"/api/games/{visitor.game}/room")


def seat_rows(page: Page) -> Locator:
    return page.get_by_role("list", name=word("new-game-and-seats")).get_by_role("button")


def test_what_is_chosen_is_said_in_one_sentence_and_is_what_is_opened(arrive: VisitorFactory) -> None:
    host = arrive(**BERLIN)
    page = set_up(host, TRAJAN)
    choose_level(page, "B", "princeps")
    choose_kind(page, "C", "friend")
    choose_kind(page, "D", "here")
    page.get_by_label(word("new-name", seat="D")).fill("Marcus")
    choose(page, "pace-title", word("pace-days"))
    choose(page, "pace-clock", word("pace-day-count", count=3))
    choose(page, "pace-stand-in", word("level-civis"))
    page.get_by_role("switch", name=word("pace-nights")).click()
    page.get_by_role("combobox", name=word("pace-from")).select_option("23")
    page.get_by_role("combobox", name=word("pace-to"), exact=True).select_option("7")
    expect(said(page)).to_contain_text("Trajan for four, over days")
    expect(said(page)).to_contain_text("You, Felix (princeps), Marcus, and a friend by link")
    expect(said(page)).to_contain_text("3 days a turn · nights left out · no hints")

    room = open_table(host)
    assert room["game"] == TRAJAN
    assert [(seat["kind"], seat["level"]) for seat in room["seats"]] == [
        ("person", None),
        ("bot", "princeps"),
        ("person", None),
        ("person", None),
    ]
    assert room["seats"][3]["name"] == "Marcus"
    nights = {"start": 23, "end": 7, "zone": "Europe/Berlin"}
    assert room["pace"] == {"hours": 72, "nights": nights, "stand_in": "civis"}


def test_a_live_game_has_no_clock(visitor: Visitor) -> None:
    page = set_up(visitor, FORUM)
    expect(said(page)).to_contain_text(word("new-bar-title", game="Forum Trajanum", count=4, pace="live"))
    expect(page.get_by_role("radiogroup", name=word("pace-clock"))).to_have_count(0)
    assert open_table(visitor)["pace"] is None


def test_arrow_keys_walk_the_busts(visitor: Visitor) -> None:
    page = set_up(visitor, TRAJAN)
    ask_who(page, "B")
    busts = page.get_by_role("radiogroup", name=word("seat-kind-bot"), exact=True)
    expect(busts.get_by_role("radio")).to_have_count(8)
    busts.get_by_role("radio", checked=True).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(busts.get_by_role("radio", name=word("trajan-habit-drusus"))).to_be_checked()
    expect(page.get_by_text(catalogue("en").text("trajan-habit-drusus", "text"))).to_be_visible()
    expect(said(page)).to_contain_text("Drusus")
    seat = open_table(visitor)["seats"][1]
    assert (seat["name"], seat["character"]) == ("Drusus", "drusus")


def test_seats_change_places_by_keys_and_by_dragging(visitor: Visitor) -> None:
    page = set_up(visitor, TRAJAN)
    rows = seat_rows(page)
    expect(rows.nth(1)).to_contain_text("Felix")
    rows.nth(1).click()
    page.keyboard.press("Alt+ArrowUp")
    expect(rows.nth(0)).to_contain_text("Felix")
    expect(rows.nth(0)).to_be_focused()
    rows.nth(3).drag_to(rows.nth(0))
    expect(rows.nth(0)).to_contain_text("Vitruvia")
    expect(rows.nth(3)).to_contain_text("Felix")
    assert [seat["mine"] for seat in open_table(visitor)["seats"]] == [False, True, False, False]


def test_whoever_opens_a_table_sits_at_it_however_few_play(visitor: Visitor) -> None:
    page = set_up(visitor, TRAJAN)
    seat_rows(page).nth(0).drag_to(seat_rows(page).nth(3))
    choose(page, "new-players", "2")
    expect(seat_rows(page)).to_have_count(2)
    assert [seat["mine"] for seat in open_table(visitor)["seats"]] == [False, True]


def test_hints_are_a_question_only_among_people(visitor: Visitor) -> None:
    page = visitor.go("/new")
    switch = page.get_by_role("switch", name=word("new-hints"))
    expect(page.get_by_role("heading", name=word("new-options"))).to_be_visible()
    expect(switch).to_have_count(0)
    choose_kind(page, "B", "friend")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(said(page)).to_contain_text(word("new-part-hints", allowed="yes"))
    visitor.button("new-open").click()
    expect(page.get_by_role("dialog")).to_contain_text(word("room-hints", allowed="yes"))


def test_a_set_up_that_was_kept_comes_back_with_one_press_until_it_is_forgotten(visitor: Visitor) -> None:
    page = set_up(visitor, TRAJAN)
    choose(page, "new-players", "2")
    choose(page, "pace-title", word("pace-days"))
    page.get_by_role("switch", name=word("new-keep")).click()
    title = word("new-bar-title", game="Trajan", count=2, pace="days")
    expect(said(page)).to_contain_text(title)
    open_table(visitor)

    set_up(visitor, FORUM)
    choose(page, "new-players", "4")
    choose(page, "pace-title", word("pace-live"))
    page.get_by_role("button", name=re.compile(f"^{title}")).click()
    expect(said(page)).to_contain_text(title)
    page.get_by_role("button", name=word("new-keep-drop", name=title)).click()
    expect(page.get_by_role("heading", name=word("new-kept"))).to_have_count(0)
    page.reload()
    expect(said(page)).to_contain_text(title)  # the last one is remembered in any case
    expect(page.get_by_role("heading", name=word("new-kept"))).to_have_count(0)


@pytest.mark.parametrize("width", [390, 320])
def test_on_a_phone_a_seat_is_asked_about_in_a_sheet_and_the_bar_stays(arrive: VisitorFactory, width: int) -> None:
    visitor = arrive(**ON_PHONE | {"viewport": {"width": width, "height": 700}})
    page = set_up(visitor, TRAJAN)
    ask_who(page, "B")
    sheet = page.get_by_role("dialog")
    sheet.get_by_text(word("seat-kind-friend")).click()
    visitor.button("new-done").click()
    expect(sheet).to_have_count(0)
    expect(said(page)).to_contain_text(word("new-part-friends", count=1))
    expect(visitor.button("new-open")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    room = open_table(visitor)
    assert [seat["claimed"] for seat in room["seats"]] == [True, False, True, True]


def test_a_refusal_loses_nothing(visitor: Visitor) -> None:
    """A server may not know the time zone of a browser."""
    page = set_up(visitor, TRAJAN)
    choose(page, "pace-title", word("pace-days"))
    page.get_by_role("switch", name=word("pace-nights")).click()
    page.evaluate("() => { Intl.DateTimeFormat.prototype.resolvedOptions = () => ({ timeZone: 'Europe/Atlantis' }); }")
    visitor.allowed.add(422)
    visitor.allowed.add(400)
    visitor.button("new-open").click()
    expect(page.get_by_text(word("refused-zone"))).to_be_visible()
    expect(said(page)).to_contain_text(word("new-bar-title", game="Trajan", count=4, pace="days"))
