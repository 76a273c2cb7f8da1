"""A newcomer is guided through the first game: each kind of decision is explained when it comes up."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.player import Player, Sight
from browser.test_turn_player import end_turn
from browser.visitors import (
    DESKTOP,
    FORUM,
    ON_PHONE,
    OPENING,
    SMALL_DESKTOP,
    TRAJAN,
    Visitor,
    VisitorFactory,
    every_game,
    word,
)
from browser.whole_game import YEARS

LESSONS = {FORUM: {"take", "pass", "use", "build"}, TRAJAN: {"tray", "action"}}  # of the first turns
SCREENS: dict[str, dict[str, Any]] = {
    "small desktop": {"viewport": SMALL_DESKTOP},
    "desktop": {"viewport": DESKTOP},
    "tablet": {"viewport": {"width": 1024, "height": 768}},
    "phone": ON_PHONE,
    "small phone": ON_PHONE | {"viewport": {"width": 320, "height": 568}},
}
LEAST_BOARD = 170  # pixels of the table that a card leaves on the smallest phone
# Whether a card covers no part of the screen where something lit is seen; what is scrolled away is not.
COVERS_NOTHING = """name => {
  const card = document.querySelector(`aside[aria-label="${name}"]`)?.getBoundingClientRect();
  const isOn = (place) => {
    const [box, frame] = [place, place.closest("main") ?? document.body].map((it) => it.getBoundingClientRect());
    const across = Math.min(box.right, frame.right, card.right) - Math.max(box.left, frame.left, card.left);
    return across > 1 && Math.min(box.bottom, frame.bottom, card.bottom) - Math.max(box.top, frame.top, card.top) > 1;
  };
  return !card || ![...document.querySelectorAll("[data-lit]:not([inert] *)")].some(isOn);
}"""

# Whether the end of the pointer lies on something that can be chosen, on the answers, or on what the card speaks of.
POINTS = """() => {
  const tip = document.querySelector(".pointer .tip")?.getBoundingClientRect();
  const goals = document.querySelectorAll(
    "[data-lit]:not([inert] *), section.bar :is([data-answers], .buttons .now), .pointer .frame",
  );
  const isNear = (box) => tip.right > box.left - 8 && tip.left < box.right + 8
    && tip.bottom > box.top - 8 && tip.top < box.bottom + 8;
  return !document.querySelector(".pointer") || (tip && [...goals].some((it) => isNear(it.getBoundingClientRect())));
}"""
# How much of one thing another covers.
COVERED = """([card, part]) => {
  const [one, other] = [card, part].map((name) => document.querySelector(name).getBoundingClientRect());
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return Math.max(0, across) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
}"""
# Whether the pointer ends at a switch.
POINTS_AT_SWITCH = """() => {
  const tip = document.querySelector(".pointer .tip").getBoundingClientRect();
  return [...document.querySelectorAll("section.bar [role=switch]")].some((it) => {
    const box = it.getBoundingClientRect();
    return tip.right > box.left && tip.left < box.right && tip.bottom > box.top - 1 && tip.top < box.bottom;
  });
}"""
CITIZENS = [f"row.{kind}-{number}" for kind in ("patrician", "merchant", "craftsman") for number in (1, 2)]
CORNERS = ["space.r1c1", "space.r1c6", "space.r6c1", "space.r6c6"]
ACTIONS = ("seaport", "forum", "military", "trajan", "senate", "construction")


@every_game
def test_a_guided_first_game_explains_each_decision_once(visitor: Visitor, game: str) -> None:
    page = visitor.go("/")
    page.get_by_role("button", name=word(f"{game}-title")).filter(has_text=YEARS[game]).click()
    page.get_by_role("button", name=word("home-rules")).first.click()
    page.get_by_role("button", name=word("guide-start")).click()
    page.wait_for_url("**/game/*")
    visitor.expect_question(OPENING[game])
    card = page.get_by_role("complementary", name=word("guide-title"))
    expect(card).to_contain_text(word(f"{game}-guide-{OPENING[game]}"))
    card.get_by_role("button", name=word("guide-next")).click()
    expect(card).to_have_count(0)
    page.reload()
    visitor.expect_question(OPENING[game])
    expect(card).to_have_count(0)


@every_game
@pytest.mark.parametrize("screen", SCREENS)
def test_the_guide_points_at_what_is_to_be_pressed_and_never_covers_it(
    arrive: VisitorFactory, game: str, screen: str
) -> None:
    visitor = arrive(choices={"guide": []}, **SCREENS[screen])
    visitor.open_game(game=game)
    visitor.expect_question(OPENING[game])
    player = Player(visitor.page, word("bar-end-turn"), touch="phone" in screen)
    unseen = set(LESSONS[game])

    def look(sight: Sight) -> None:
        visitor.page.wait_for_function(COVERS_NOTHING, arg=word("guide-title"))
        visitor.page.wait_for_function(POINTS)
        unseen.discard(sight.question or "")

    player.play(lambda _: not unseen, watching=look)


@every_game
def test_on_the_smallest_phone_a_card_is_one_line_and_tells_more_on_request(arrive: VisitorFactory, game: str) -> None:
    visitor = arrive(choices={"guide": []}, **SCREENS["small phone"])
    visitor.open_game(game=game)
    visitor.expect_question(OPENING[game])
    card = visitor.page.get_by_role("complementary", name=word("guide-title"))
    expect(card).to_contain_text(word(f"{game}-guide-{OPENING[game]}"))
    expect(card.get_by_role("paragraph")).to_have_count(0)
    part = visitor.page.get_by_role("tabpanel").first.bounding_box()
    assert part
    assert part["height"] > LEAST_BOARD
    card.get_by_role("button", name=word("guide-more")).tap()
    expect(card.get_by_role("paragraph")).to_be_visible()


@pytest.mark.parametrize(("screen", "said"), [("desktop", "Click a ringed"), ("phone", "Tap a ringed")])
@every_game
def test_a_card_names_the_gestures_of_this_device(arrive: VisitorFactory, game: str, screen: str, said: str) -> None:
    visitor = arrive(choices={"guide": []}, **SCREENS[screen])
    visitor.open_game(game=game)
    visitor.expect_question(OPENING[game])
    expect(visitor.page.get_by_role("complementary", name=word("guide-title"))).to_contain_text(said)


@pytest.mark.parametrize("screen", ["desktop", "small desktop", "tablet"])
def test_while_markers_are_sown_a_card_leaves_the_whole_circle_to_be_seen(arrive: VisitorFactory, screen: str) -> None:
    visitor = arrive(choices={"guide": []}, **SCREENS[screen])
    visitor.open_game(game=TRAJAN)
    visitor.expect_question("tray")
    table = visitor.my_table()
    visitor.answer(table, max(table["decision"]["plans"], key=lambda plan: len(plan["ways"]))["action"])
    visitor.expect_question("sow")
    card = visitor.page.get_by_role("complementary", name=word("guide-title"))
    expect(card).to_contain_text(word("trajan-guide-sow"))
    expect(visitor.page.locator(".pointer .tip")).to_be_visible()
    assert visitor.page.evaluate(COVERED, ["aside.floats", "[data-anchor='0.circle']"]) == 0


def test_on_a_phone_no_line_runs_through_the_question(arrive: VisitorFactory) -> None:
    """Though the answers to which it leads lie below."""
    visitor = arrive(choices={"guide": []}, **ON_PHONE)
    visitor.open_game_at(lambda decision: decision["question"] == "reward", game=TRAJAN)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".pointer .tip")).to_be_visible()
    line = visitor.page.locator(".pointer .line").evaluate("(line) => line.getBoundingClientRect().top")
    assert line > visitor.bar.get_by_role("heading", level=1).evaluate(
        "(title) => title.getBoundingClientRect().bottom"
    )


@pytest.mark.parametrize("screen", ["desktop", "tablet"])
@pytest.mark.parametrize(("question", "spoken_of"), [("pay", CITIZENS), ("clear", CORNERS)])
def test_a_card_about_switches_points_at_one_and_covers_nothing_that_they_stand_for(
    arrive: VisitorFactory, screen: str, question: str, spoken_of: list[str]
) -> None:
    visitor = arrive(choices={"guide": []}, **SCREENS[screen])
    seat = visitor.open_game_before(f"{question}.", FORUM, "crane-bonuses")
    visitor.expect_question(question)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".pointer .tip")).to_be_visible()
    assert visitor.page.evaluate(POINTS_AT_SWITCH)
    for place in spoken_of:
        assert visitor.page.evaluate(COVERED, ["aside.floats", f"[data-anchor='{seat}.{place}']"]) == 0


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(
    ("benefit", "plan", "lesson"), [(3, "three-players", "envoy-eagle"), (4, "two-players", "build-extra")]
)
def test_the_cards_of_rare_benefits_cover_nothing_either(
    arrive: VisitorFactory, screen: str, benefit: int, plan: str, lesson: str
) -> None:
    visitor = arrive(choices={"guide": []}, **SCREENS[screen])
    seat = visitor.open_game_before(f"benefit.{benefit}", FORUM, plan)
    visitor.answer(visitor.my_table(seat), f"benefit.{benefit}")
    visitor.page.reload()
    visitor.expect_question(lesson.partition("-")[0])
    visitor.page.keyboard.press("Escape")
    card = visitor.page.get_by_role("complementary", name=word("guide-title"))
    expect(card).to_contain_text(word(f"{FORUM}-guide-{lesson}"))
    visitor.page.wait_for_function(COVERS_NOTHING, arg=word("guide-title"))
    visitor.page.wait_for_function(POINTS)


@every_game
def test_the_guide_waits_until_what_others_did_is_read(arrive: VisitorFactory, game: str) -> None:
    visitor = arrive(choices={"guide": []})
    visitor.open_game(game=game)
    visitor.expect_question(OPENING[game])
    end_turn(visitor)
    visitor.page.reload()
    recap = visitor.page.get_by_role("complementary", name=word("since-title"))
    expect(recap).to_be_visible()
    card = visitor.page.get_by_role("complementary", name=word("guide-title"))
    expect(card).to_have_count(0)
    visitor.page.keyboard.press("Escape")
    expect(recap).to_have_count(0)
    expect(card).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_each_action_of_trajan_has_a_card_of_its_own(language: str) -> None:
    titles = [word(f"{TRAJAN}-guide-action-{action}", language) for action in ACTIONS]
    assert len(set(titles)) == len(ACTIONS)
