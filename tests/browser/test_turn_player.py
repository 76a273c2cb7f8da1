"""Others' turns: seen one after the other, paused, gone through, seen again, and summed up since one's own."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Route, expect

from browser.at_once import lines_of, lines_on
from browser.line import Line
from browser.test_languages import switch_to
from browser.visitors import (
    BOT,
    FORUM,
    HERE,
    ME,
    ON_PHONE,
    OPENING,
    TRAJAN,
    Json,
    Visitor,
    VisitorFactory,
    every_game,
    preferred,
    word,
)
from server.http_tools import wait_for

SMALL_PHONE: Json = ON_PHONE | {"viewport": {"width": 320, "height": 568}}
FAST, NORMAL, SLOW = ({"speed": speed, "confirm": False} for speed in ("fast", "normal", "slow"))

# Notes whatever is told in the bar, and for every piece that sets off whether both of its ends are to be seen there.
WITNESS = """() => {
  window.told = new Set();
  window.flown = new Map();
  const isSeen = (element) => element.getClientRects().length > 0 && !element.closest("[inert]");
  const isAt = (name, x, y) => {
    for (let wider = name; wider; wider = wider.slice(0, Math.max(0, wider.lastIndexOf(".")))) {
      const ends = [...document.querySelectorAll(`[data-anchor="${wider}"], [data-holds~="${wider}"]`)].filter(isSeen);
      const boxes = ends.map((end) => end.getBoundingClientRect());
      const holds = ({ left, right, top, bottom }) => x > left - 4 && x < right + 4 && y > top - 4 && y < bottom + 4;
      if (boxes.some(holds)) return true;
    }
    return false;
  };
  const look = () => {
    const title = document.querySelector("section.bar h1")?.textContent.trim();
    if (title) window.told.add(title);
    for (const piece of document.querySelectorAll(".flights span")) {
      const [flight] = piece.getAnimations();
      if (!flight || window.flown.has(piece)) continue;
      const { currentTime } = flight;
      const at = (time) => {
        flight.currentTime = time;
        const { left, top, width, height } = piece.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      const { delay, endTime } = flight.effect.getComputedTiming();
      const { from, to } = piece.dataset;
      const isRight = isAt(to, ...at(endTime - 0.01)) && isAt(from, ...at(delay));
      flight.currentTime = currentTime;
      window.flown.set(piece, `${from} > ${to} ${isRight ? "right" : "wrong"}`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def sit_down(arrive: VisitorFactory, game: str, choices: Json, bots: int = 2, **screen: object) -> Visitor:
    visitor = arrive(choices=choices, **screen)
    visitor.open_game(ME, *[BOT] * bots, game=game)
    visitor.expect_question(OPENING[game])
    return visitor


def end_turn(visitor: Visitor) -> Json:
    """Play on without the page until the others have moved; returns the table at one's next decision."""
    chance = Random(1)
    table = visitor.my_table()
    while True:
        known = len(table["log"]["lines"])
        visitor.answer(table, preferred(table["decision"], chance))
        table = visitor.my_table()
        if deeds(table["log"]["lines"][known:]):
            return table


def deeds(lines: list[Json]) -> list[str]:
    """What others chose to do."""
    return [line["text"] for line in lines if line["chosen"] and line["seat"] not in {0, None}]


def last_deeds(table: Json) -> list[str]:
    """Since the last thing done in one's own turn."""
    lines = table["log"]["lines"]
    own = max(number for number, line in enumerate(lines) if line["seat"] == 0 and line["chosen"])
    return deeds(lines[own:])


def player_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=word("player-label"))


def title_of(visitor: Visitor) -> Locator:
    return visitor.bar.get_by_role("heading", level=1)


@every_game
def test_last_moves_are_offered_once_somebody_has_moved(arrive: VisitorFactory, game: str) -> None:
    visitor = sit_down(arrive, game, {"speed": "none"})
    offered = visitor.page.get_by_role("button", name=word("since-open"), exact=True)
    expect(offered).to_have_count(0)  # the set-up was dealt at random
    visitor.expect_question(end_turn(visitor)["decision"]["question"])
    expect(offered).to_have_count(1)


@every_game
def test_rivals_moves_are_seen_one_after_the_other_with_what_moves(arrive: VisitorFactory, game: str) -> None:
    visitor = sit_down(arrive, game, NORMAL)
    visitor.page.evaluate(WITNESS)
    table = end_turn(visitor)
    expect(player_of(visitor)).to_be_visible()
    visitor.expect_question(table["decision"]["question"])
    told = " ".join(visitor.page.evaluate("[...told]"))
    assert [text for text in last_deeds(table) if text not in told] == []
    flown = visitor.page.evaluate("[...flown.values()]")
    assert any(re.match(r"[12]\.|.* > [12]\.", flight) for flight in flown), flown
    assert [flight for flight in flown if "wrong" in flight] == []


@every_game
def test_on_a_phone_pieces_fly_only_between_places_that_are_seen(arrive: VisitorFactory, game: str) -> None:
    visitor = sit_down(arrive, game, FAST, **ON_PHONE)
    visitor.page.evaluate(WITNESS)
    for _ in range(2):
        visitor.expect_question(end_turn(visitor)["decision"]["question"])
    flown = visitor.page.evaluate("[...flown.values()]")
    assert flown or game == TRAJAN  # where most has its ends in two parts of the table
    assert [flight for flight in flown if "wrong" in flight] == []


def test_on_a_small_phone_the_rival_who_sows_is_scrolled_to(arrive: VisitorFactory) -> None:
    visitor = sit_down(arrive, TRAJAN, {"speed": "none"}, bots=3, **SMALL_PHONE)
    table = end_turn(visitor)
    visitor.expect_question(table["decision"]["question"])
    news = visitor.page.get_by_role("tab", name=word("pane-log"))
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("r")
    expect(player_of(visitor)).to_be_visible()
    visitor.page.keyboard.press("p")
    for seat in (1, 2, 3):
        sowing = next(line["text"] for line in table["log"]["lines"] if line["seat"] == seat and "sows" in line["text"])
        while sowing not in title_of(visitor).inner_text():
            visitor.page.keyboard.press("ArrowRight")
            visitor.page.evaluate("() => new Promise(requestAnimationFrame)")
        strip = visitor.page.locator(f"[data-pane='rivals'] [data-anchor='{seat}']")
        expect(strip).to_be_in_viewport(ratio=0.6)
        assert "-" not in news.inner_text()  # lines that are still to come are no news
    news.tap()
    expect(news).to_have_attribute("aria-selected", "true")  # though what is shown happens elsewhere


@pytest.mark.parametrize("screen", [ON_PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_on_a_phone_the_recap_leaves_in_sight_what_can_be_chosen(arrive: VisitorFactory, screen: Json) -> None:
    visitor = sit_down(arrive, FORUM, {"speed": "none"}, bots=2, reduced_motion="reduce", **screen)
    while (question := end_turn(visitor)["decision"]["question"]) != OPENING[FORUM]:
        visitor.expect_question(question)
    visitor.expect_question(question)
    recap = visitor.page.get_by_role("complementary", name=word("since-title"))
    expect(recap).to_be_visible()
    card, place = recap.bounding_box(), visitor.page.locator(".pane:not([inert]) [data-lit]").first.bounding_box()
    assert card
    assert place
    assert place["y"] + place["height"] <= card["y"]


def by_mouse(visitor: Visitor, what: str) -> None:
    names = {"skip": "player-skip", "resume": "player-play"}
    player_of(visitor).get_by_role("button", name=word(names.get(what, f"player-{what}")), exact=True).click()


def by_finger(visitor: Visitor, what: str) -> None:
    names = {"skip": "player-skip", "resume": "player-play"}
    key = player_of(visitor).get_by_role("button", name=word(names.get(what, f"player-{what}")), exact=True)
    box = key.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    key.tap()


def by_key(visitor: Visitor, what: str) -> None:
    keys = {"pause": "p", "resume": "Space", "step": "ArrowRight", "back": "ArrowLeft", "repeat": "r", "skip": "End"}
    visitor.page.keyboard.press(keys[what])


@pytest.mark.parametrize(
    ("game", "screen", "do"),
    [(TRAJAN, {}, by_mouse), (FORUM, {}, by_key), (FORUM, ON_PHONE, by_finger)],
    ids=["mouse", "keyboard", "phone"],
)
def test_turns_are_paused_stepped_through_repeated_and_skipped(
    arrive: VisitorFactory, game: str, screen: Json, do: Callable[[Visitor, str], None]
) -> None:
    visitor = sit_down(arrive, game, SLOW, **screen)
    table = end_turn(visitor)
    expect(player_of(visitor)).to_be_visible()
    do(visitor, "pause")
    expect(player_of(visitor).get_by_role("button", name=word("player-play"), exact=True)).to_be_visible()
    first = title_of(visitor).inner_text()
    do(visitor, "step")
    expect(title_of(visitor)).not_to_have_text(first)
    second = title_of(visitor).inner_text()
    do(visitor, "back")
    expect(title_of(visitor)).to_have_text(first)
    do(visitor, "resume")
    expect(title_of(visitor)).to_have_text(second)  # by itself
    do(visitor, "repeat")
    do(visitor, "skip")
    visitor.expect_question(table["decision"]["question"])
    recap = visitor.page.get_by_role("complementary", name=word("since-title"))
    expect(recap).to_be_visible()  # of what was not seen
    visitor.page.keyboard.press("r")
    expect(player_of(visitor)).to_be_visible()
    expect(recap).to_have_count(0)


@every_game
def test_a_press_on_a_lit_place_acts_at_once(arrive: VisitorFactory, game: str) -> None:
    visitor = sit_down(arrive, game, SLOW)
    while (table := end_turn(visitor))["decision"]["question"] != OPENING[game]:
        visitor.page.keyboard.press("End")
    expect(player_of(visitor)).to_be_visible()
    visitor.page.keyboard.press("p")
    visitor.page.locator("[data-lit]").first.click()
    expect(player_of(visitor)).to_have_count(0)
    if game == TRAJAN:
        expect(visitor.button("bar-confirm")).to_be_visible()  # the order is still to be chosen
    else:
        expect(title_of(visitor)).not_to_have_text(table["decision"]["title"])
        assert visitor.table()["revision"] > table["revision"]


def test_a_key_that_answers_acts_at_once(arrive: VisitorFactory) -> None:
    visitor = sit_down(arrive, FORUM, SLOW)
    while (table := end_turn(visitor))["decision"]["question"] != "use":
        visitor.page.keyboard.press("End")
    expect(player_of(visitor)).to_be_visible()
    visitor.page.keyboard.press("1")
    expect(player_of(visitor)).to_have_count(0)
    visitor.expect_question("build|citizen|row|column")
    assert visitor.table()["revision"] > table["revision"]


def shares_of(visitor: Visitor, language: str = "en") -> Locator:
    """The recap, one entry for each player."""
    recap = visitor.page.get_by_role("complementary", name=word("since-title", language))
    expect(recap).to_be_visible()
    return recap.get_by_role("region")


def told_in(table: Json) -> list[str]:
    """What a recap has to say, for each player: the first thing they did."""
    lines = table["log"]["lines"]
    own = max(number for number, line in enumerate(lines) if line["seat"] == 0 and line["chosen"])
    found: dict[int, str] = {}
    for line in lines[own:]:
        if line["chosen"] and line["seat"] in {1, 2}:
            found.setdefault(line["seat"], line["brief"])
    return [found[seat] for seat in found]


def check_recap(visitor: Visitor, language: str = "en") -> None:
    shares, told = shares_of(visitor, language), told_in(visitor.table(language=language))
    expect(shares).to_have_count(len(told))
    for number, brief in enumerate(told):
        expect(shares.nth(number)).to_contain_text(brief)


@every_game
def test_the_recap_outlives_reload_language_and_a_lost_connection(arrive: VisitorFactory, game: str) -> None:
    visitor = arrive()  # without animation
    line = Line(visitor)
    visitor.open_game(ME, BOT, BOT, game=game)
    visitor.expect_question(OPENING[game])
    line.cut()
    table = end_turn(visitor)
    line.mend()
    visitor.expect_question(table["decision"]["question"])
    check_recap(visitor)
    visitor.page.reload()
    check_recap(visitor)
    switch_to(visitor, "de", "en")
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name=word("since-open", "de"), exact=True).click()
    check_recap(visitor, "de")


@every_game
def test_the_last_moves_are_shown_again_after_a_reload(arrive: VisitorFactory, game: str) -> None:
    visitor = sit_down(arrive, game, {"speed": "none"})
    table = end_turn(visitor)
    visitor.page.reload()
    visitor.expect_question(table["decision"]["question"])
    shares_of(visitor)
    visitor.page.evaluate(WITNESS)
    held_back: list[Route] = []

    def hold_back(route: Route) -> None:
        held_back.append(route)

    visitor.page.route("**/replay?*", hold_back, times=1)
    visitor.button("since-again").click()
    notice = visitor.page.get_by_text(word("since-coming"))
    expect(notice).to_be_visible()
    while not held_back:  # the part of the page that asks for them is loaded first
        visitor.page.wait_for_timeout(20)
    shares_of(visitor)  # until there is something else to see
    held_back[0].continue_()
    expect(player_of(visitor)).to_be_visible()
    expect(notice).to_have_count(0)
    while visitor.page.locator("section.bar .keys").count():
        visitor.page.keyboard.press("ArrowRight")
        visitor.page.evaluate("() => new Promise(requestAnimationFrame)")
    visitor.expect_question(table["decision"]["question"])
    told = " ".join(visitor.page.evaluate("[...told]"))
    assert [text for text in last_deeds(table) if text not in told] == []


def test_a_line_of_the_recap_leads_to_its_places(arrive: VisitorFactory) -> None:
    visitor = sit_down(arrive, FORUM, {"speed": "none"})
    while "sends an envoy" not in " ".join(last_deeds(table := end_turn(visitor))):
        visitor.expect_question(table["decision"]["question"])
    visitor.expect_question(table["decision"]["question"])
    recap = visitor.page.get_by_role("complementary", name=word("since-title"))
    recap.get_by_role("button", name="sends an envoy").first.click()
    expect(visitor.page.locator("[data-anchor^='square.'][data-shown]").first).to_be_visible()


def test_a_person_at_a_shared_screen_sees_only_what_they_may_know(arrive: VisitorFactory) -> None:
    visitor = arrive(choices=SLOW)
    visitor.open_game(ME, HERE, BOT)
    chance = Random(1)
    for seat in (0, 1):
        while (table := visitor.table(seat))["decision"] and table["decision"]["question"] in {"take", "pass"}:
            visitor.answer(table, preferred(table["decision"], chance))
    wait_for(lambda: visitor.table(0)["decision"] or visitor.table(1)["decision"])
    mover = 0 if visitor.table(0)["decision"] else 1
    secrets = lines_of(visitor, 1 - mover) - lines_of(visitor, mover)
    assert secrets
    visitor.page.reload()
    visitor.button("cover-show").click()
    visitor.expect_question("use")
    expect(shares_of(visitor)).not_to_have_count(0)
    visitor.page.keyboard.press("r")
    expect(player_of(visitor)).to_be_visible()
    assert lines_on(visitor, secrets) == []
