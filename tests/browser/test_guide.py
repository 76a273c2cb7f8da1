"""Who has never played is guided through the first game: each kind of decision is explained when it comes up."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.player import Player, Sight
from browser.visitors import (
    DESKTOP,
    FORUM,
    ON_PHONE,
    OPENING,
    SMALL_DESKTOP,
    TRAJAN,
    Arriving,
    Visitor,
    every_game,
    word,
)
from browser.whole_game import YEARS

LESSONS = {FORUM: {"take", "pass", "use", "build"}, TRAJAN: {"tray", "action"}}  # of the first turns
SCREENS: dict[str, dict[str, Any]] = {
    "small desktop": {"viewport": SMALL_DESKTOP},
    "desktop": {"viewport": DESKTOP},
    "phone": ON_PHONE,
}
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


@every_game
def test_a_guided_first_game_explains_each_decision_once(visitor: Visitor, game: str) -> None:
    page = visitor.go("/")
    page.get_by_role("button", name=word(f"game-{game}")).filter(has_text=YEARS[game]).click()
    page.get_by_role("button", name=word("home-new-here")).click()
    page.get_by_role("button", name=word("guide-start")).click()
    page.wait_for_url("**/game/*")
    visitor.expect_question(OPENING[game])
    card = page.get_by_role("complementary", name=word("guide-title"))
    expect(card).to_contain_text(word(f"guide-{game}-{OPENING[game]}"))
    card.get_by_role("button", name=word("guide-next")).click()
    expect(card).to_have_count(0)
    page.reload()
    visitor.expect_question(OPENING[game])
    expect(card).to_have_count(0)


@every_game
@pytest.mark.parametrize("screen", SCREENS)
def test_the_guide_never_covers_what_it_tells_to_press(arrive: Arriving, game: str, screen: str) -> None:
    visitor = arrive(choices={"guide": []}, **SCREENS[screen])
    visitor.open_game(game=game)
    visitor.expect_question(OPENING[game])
    player = Player(visitor.page, word("bar-end-turn"), touch=screen == "phone")
    unseen = set(LESSONS[game])

    def look(sight: Sight) -> None:
        visitor.page.wait_for_function(COVERS_NOTHING, arg=word("guide-title"))
        unseen.discard(sight.question or "")

    player.play(lambda _: not unseen, watching=look)
