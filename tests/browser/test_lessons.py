"""Lessons on the real table, taken in a real browser; and the rulebook that goes with them."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.player import script
from browser.test_accessibility import grave_findings
from browser.visitors import FORUM, ON_PHONE, OPENING, TRAJAN, Json, Visitor, VisitorFactory, every_game, word

CLIPPED = script("clipped.js")
LESSON = {FORUM: "envoys", TRAJAN: "tiles"}
MOST_PRESSES = 12  # for one step
SCREENS: dict[str, dict[str, Any]] = {"desktop": {}, "phone": ON_PHONE}
# How much of what is lit the card covers, in square pixels.
COVERED = """() => {
  const card = document.querySelector("aside.coach").getBoundingClientRect();
  const within = (end, other, from, start) => Math.max(0, Math.min(end, other) - Math.max(from, start));
  const parts = [...document.querySelectorAll("main [data-lit]:not([inert] *), .spotlight .rim")];
  if (!document.querySelector("aside.floats")) return 0; // it belongs to the bar
  return parts.map((it) => it.getBoundingClientRect()).reduce((sum, box) =>
    sum + within(card.right, box.right, card.left, box.left) * within(card.bottom, box.bottom, card.top, box.top), 0);
}"""


class Pupil:
    """Takes a lesson as it is meant: reads, counts, and does what is lit."""

    def __init__(self, visitor: Visitor, game: str, lesson: str, language: str = "en") -> None:
        self.visitor, self.game, self.name, self.language = visitor, game, lesson, language
        told = visitor.get(f"/api/lessons/{game}")["lessons"]
        self.steps: list[Json] = next(it["steps"] for it in told if it["name"] == lesson)
        visitor.go(f"/lessons/{game}/{lesson}")

    @property
    def card(self) -> Locator:
        return self.visitor.page.get_by_role("complementary", name=word("lesson-card", self.language))

    def expect_step(self, number: int) -> None:
        title = word(f"{self.game}-lesson-{self.name}-{self.steps[number]['name']}", self.language)
        expect(self.card.get_by_role("heading")).to_have_text(title)

    def press(self, what: Locator) -> None:
        (what.tap if self.visitor.page.evaluate("navigator.maxTouchPoints > 0") else what.click)()

    def take(self, number: int) -> None:
        """One step to its end."""
        self.expect_step(number)
        step = self.steps[number]
        if step["counts"]:
            self.press(self.card.get_by_role("button", name=str(self.right_number(step)), exact=True))
        elif not step["wanted"]:
            self.press(self.card.get_by_role("button", name=word("lesson-next", self.language)))
        else:
            for _ in range(MOST_PRESSES):
                if not self.is_open():
                    break
                self.act()
        if number + 1 < len(self.steps):
            self.expect_step(number + 1)

    def right_number(self, step: Json) -> int:
        scores = self.visitor.post(f"/api/exercises/lesson/{self.game}/{self.name}/table", {})["scores"]
        return int(next(source["forecast"] for source in scores[0]["sources"] if source["name"] == step["counts"]))

    def is_open(self) -> bool:
        self.visitor.page.wait_for_timeout(300)  # for the answer, and for the board to be drawn
        return self.card.get_by_role("button", name=word("lesson-show", self.language)).count() > 0

    def act(self) -> None:
        """Confirm what is in hand, else press a button of the bar that leads on, else a place that is lit."""
        bar = self.visitor.page.locator("section.bar")
        ways = (bar.locator(".button.now:enabled"), self.visitor.page.locator("[data-lit]:not([inert] *)"))
        for found in (*ways, bar.locator("[data-answers] button:enabled")):
            if found.count() > 0:
                self.press(found.first)
                return


@every_game
@pytest.mark.parametrize("screen", SCREENS)
def test_a_lesson_is_taken_to_its_end_on_the_real_table(arrive: VisitorFactory, game: str, screen: str) -> None:
    """The card covers nothing that is lit, and nothing is wrong for those who do not see."""
    visitor = arrive(**SCREENS[screen])
    pupil = Pupil(visitor, game, LESSON[game])
    for number in range(len(pupil.steps)):
        pupil.expect_step(number)
        visitor.page.wait_for_function(f"() => ({COVERED})() < 1")
        if number == 1:
            assert grave_findings(visitor) == []
        pupil.take(number)
    visitor.page.wait_for_url(f"**/lessons/{game}/*")
    visitor.go("/lessons")
    expect(visitor.page.get_by_text(word("lessons-done"), exact=True)).to_have_count(1)


def test_a_lesson_is_taken_by_keyboard(visitor: Visitor) -> None:
    pupil = Pupil(visitor, TRAJAN, "senate")
    pupil.expect_step(0)
    expect(visitor.lit("senate.")).to_have_count(1)
    visitor.page.keyboard.press("n")
    visitor.page.keyboard.press("Enter")
    pupil.expect_step(1)
    for number in (1, 2):
        pupil.expect_step(number)
        pupil.card.get_by_role("button", name=word("lesson-next")).focus()
        visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url(f"**/lessons/{TRAJAN}/trajan")
    expect(pupil.card.get_by_role("heading")).to_have_text(word("trajan-lesson-trajan-stacks"))
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_url("**/lessons")


def test_counting_by_hand_wants_the_right_number(visitor: Visitor) -> None:
    pupil = Pupil(visitor, FORUM, "scoring")
    pupil.expect_step(0)
    right = pupil.right_number(pupil.steps[0])
    wrong = next(number for number in pupil.steps[0]["choices"] if number != right)
    pupil.card.get_by_role("button", name=str(wrong), exact=True).click()
    expect(pupil.card.get_by_role("status")).to_have_text(word("lesson-missed", number=wrong))
    pupil.take(0)


def test_a_place_that_the_lesson_closes_says_what_is_wanted(visitor: Visitor) -> None:
    """And one that the rules close says why."""
    pupil = Pupil(visitor, TRAJAN, "sowing")
    pupil.take(0)
    visitor.place("0.tray.seaport").click(force=True)
    closed = word("lesson-closed", wish="").strip()
    expect(visitor.page.get_by_text(closed)).to_be_visible()
    pupil.expect_step(1)


def test_a_lesson_goes_on_where_it_was_left(visitor: Visitor) -> None:
    pupil = Pupil(visitor, FORUM, LESSON[FORUM])
    pupil.take(0)
    pupil.take(1)
    visitor.page.reload()
    pupil.expect_step(2)
    expect(visitor.lit("bonus.")).to_have_count(5)


def test_a_step_is_shown_and_undone_or_skipped(visitor: Visitor) -> None:
    pupil = Pupil(visitor, TRAJAN, "senate")
    pupil.expect_step(0)
    pupil.card.get_by_role("button", name=word("lesson-show")).click()
    expect(visitor.lit("senate.")).to_have_count(0)
    expect(visitor.lit("senate.")).to_have_count(1)
    pupil.expect_step(0)
    pupil.card.get_by_role("button", name=word("lesson-skip")).click()
    pupil.expect_step(1)


@pytest.mark.parametrize("language", ["de", "ru"])
@every_game
def test_no_word_of_a_lesson_or_of_the_rules_is_cut(arrive: VisitorFactory, game: str, language: str) -> None:
    visitor = arrive(**ON_PHONE, locale=language)
    pupil = Pupil(visitor, game, LESSON[game], language)
    cut: list[str] = []
    for number in range(len(pupil.steps)):
        pupil.expect_step(number)
        cut += [f"{found} at step {number + 1}" for found in visitor.page.evaluate(CLIPPED)]
        pupil.card.get_by_role("button").last.click()
    for path in ("/lessons", f"/rules/{game}"):
        visitor.go(path)
        expect(visitor.page.get_by_role("heading", level=2).first).to_be_visible()
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert cut == []


@every_game
def test_the_rulebook_is_searched_and_leads_to_rulings_and_lessons(visitor: Visitor, game: str) -> None:
    asked = {FORUM: ("eagle", "eagles", "F30"), TRAJAN: ("legionnaire", "legionnaires", "T12")}
    search, paragraph, ruling = asked[game]
    page = visitor.go(f"/rules/{game}")
    everything = page.get_by_role("article")
    expect(everything.first).to_be_visible()
    count = everything.count()
    page.get_by_role("searchbox").fill(search)
    expect(everything).not_to_have_count(count)
    found = page.locator(f"article#{paragraph}")
    found.get_by_role("button", name=word("rulebook-ruling", number=ruling)).click()
    expect(found.locator("[lang=en]")).to_contain_text(ruling)
    assert grave_findings(visitor) == []
    found.get_by_role("link", name=word("rulebook-lesson")).click()
    page.wait_for_url(f"**/lessons/{game}/*")
    page.go_back()
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text(word("rulebook-nothing"))).to_be_visible()


@every_game
def test_the_rules_at_the_table_show_how_to_answer_what_is_asked(visitor: Visitor, game: str) -> None:
    """Also to somebody who has put the guide away, in a window of its own."""
    visitor.open_game(game=game)
    visitor.expect_question(OPENING[game])
    visitor.button("tool-rules").click()
    link = visitor.page.get_by_role("dialog").get_by_role("link", name=word("rules-lesson-now"))
    first = visitor.get(f"/api/lessons/{game}")["lessons"][0]["name"]
    expect(link).to_have_attribute("href", f"/lessons/{game}/{first}")


def test_a_lesson_of_forum_trajanum_is_taken_by_keyboard(visitor: Visitor) -> None:
    """From place to place that is lit, confirming what is in hand, and on."""
    pupil = Pupil(visitor, FORUM, "passing")
    keyboard = visitor.page.keyboard
    for number, step in enumerate(pupil.steps):
        pupil.expect_step(number)
        if step["wanted"]:
            keyboard.press("n")
            keyboard.press("Enter")
        else:
            pupil.card.get_by_role("button", name=word("lesson-next")).press("Enter")
    visitor.page.wait_for_url(f"**/lessons/{FORUM}/using")


@every_game
def test_a_card_of_the_guide_leads_to_the_lesson_about_it(arrive: VisitorFactory, game: str) -> None:
    visitor = arrive(choices={"guide": []})
    visitor.open_game(game=game)
    link = visitor.page.get_by_role("link", name=word("guide-lesson"))
    first = visitor.get(f"/api/lessons/{game}")["lessons"][0]["name"]
    expect(link).to_have_attribute("href", f"/lessons/{game}/{first}")
