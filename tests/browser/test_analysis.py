"""A finished game is analysed: by keyboard and by hand, on desktop and phone, in every language, for all eyes."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from browser.player import script
from browser.test_accessibility import grave_findings
from browser.visitors import (
    DESKTOP,
    FORUM,
    ON_PHONE,
    PHONE,
    QUICK,
    SMALL_DESKTOP,
    TRAJAN,
    Json,
    Visitor,
    VisitorFactory,
    every_game,
    remember,
    word,
)
from server.http_tools import Server

CLIPPED = script("clipped.js")
TABLET: ViewportSize = {"width": 1024, "height": 768}
SMALL_PHONE: ViewportSize = {"width": 320, "height": 568}
SIZES, PHONES = (DESKTOP, SMALL_DESKTOP, TABLET), (PHONE, SMALL_PHONE)
ASKED_AGAIN = 500  # milliseconds
WALKED = 3  # mistakes
ANALYSED, ENDED = "random-setup", "unlimited-tiles"  # golden games that no other test plays on from
ERRORS = {"inaccuracy", "mistake", "blunder"}
CALM: dict[str, Any] = {"choices": QUICK, "reduced_motion": "reduce"}


@dataclass(frozen=True)
class Analysed:
    """A game that anybody may look at, and what was found in it, as its first seat is told."""

    id: str
    found: Json

    def steps(self, seat: int, grades: set[str]) -> list[int]:
        """The steps on the chart of the decisions with these grades."""
        return [it["index"] + 1 for it in self.found["decisions"] if it["seat"] == seat and it["grade"] in grades]


@pytest.fixture(scope="module")
def analysed(server: Server, chromium: Browser) -> Iterator[dict[str, Analysed]]:
    """A game of each kind, analysed once for all tests of this file; of Trajan no more than they need."""
    context = chromium.new_context(locale="en-GB")
    context.add_init_script(remember(**QUICK))
    visitor = Visitor(server.address, context, context.new_page())
    yield {
        FORUM: analysis_of(visitor, FORUM, lambda game: game.found["state"] == "done"),
        TRAJAN: analysis_of(visitor, TRAJAN, lambda game: len(game.steps(0, ERRORS)) >= WALKED),
    }
    context.close()


def analysis_of(visitor: Visitor, game: str, is_enough: Callable[[Analysed], bool]) -> Analysed:
    opened = visitor.open_file(game, ANALYSED)
    path = f"/api/games/{opened}"
    headers = {"origin": visitor.address}
    assert visitor.context.request.post(f"{visitor.address}{path}/share", headers=headers).ok
    visitor.post(f"{path}/analyse", {"deep": False})
    while not is_enough(found := Analysed(opened, visitor.get(f"{path}/analysis", seat=0))):
        assert found.found["state"] in {"waiting", "running"}, found.found["reason"]
        visitor.page.wait_for_timeout(ASKED_AGAIN)
    return found


class Screen:
    """The analysis that a page shows."""

    def __init__(self, visitor: Visitor, game: Analysed, step: int | None = None, seat: int = 0) -> None:
        self.visitor, self.page, self.game = visitor, visitor.page, game
        self.page.goto(f"{visitor.address}/analysis/{game.id}?seat={seat}" + (f"&step={step}" if step else ""))
        expect(self.slider).to_be_attached()

    @property
    def slider(self) -> Locator:
        return self.page.get_by_role("slider", name=word("review-curve"))

    @property
    def card(self) -> Locator:
        return self.page.get_by_role("region", name=word("review-moment"))

    def expect_at(self, step: int) -> Json:
        """The chart, the address and the card show this decision."""
        expect(self.slider).to_have_value(str(step))
        expect(self.page).to_have_url(re.compile(rf"/analysis/{self.game.id}\?step={step}&seat=\d$"))
        moment = self.visitor.get(f"/api/games/{self.game.id}/analysis/{step - 1}", seat=0)
        expect(self.card).to_contain_text(moment["title"], ignore_case=True)
        return moment


# --- walking ---------------------------------------------------------------------------------------------------------


@every_game
def test_mistakes_are_walked_by_keyboard(arrive: VisitorFactory, analysed: dict[str, Analysed], game: str) -> None:
    """From one's first mistake to the next: how good it was, and what would have been best."""
    visitor, found = arrive(**CALM), analysed[game]
    screen = Screen(visitor, found)
    keyboard = visitor.page.keyboard
    keyboard.press("Home")
    expect(screen.slider).to_have_value("0")
    mistakes = found.steps(0, ERRORS)
    for step in mistakes[:WALKED]:
        keyboard.press("m")
        moment = screen.expect_at(step)
        best = next(it for it in moment["answers"] if it["best"])
        expect(screen.card.locator(".best")).to_contain_text(best["phrase"], ignore_case=True)
        expect(screen.card).to_contain_text(word(f"grade-{moment['grade']}"))
    expect(screen.slider).to_have_attribute("aria-valuetext", re.compile(word(f"grade-{moment['grade']}")))
    keyboard.press("Shift+M")
    screen.expect_at(mistakes[1])
    keyboard.press("ArrowRight")
    screen.expect_at(mistakes[1] + 1)
    keyboard.press("2")
    expect(visitor.page).to_have_url(re.compile(r"seat=1$"))


def test_best_and_played_are_seen_on_the_board(arrive: VisitorFactory, analysed: dict[str, Analysed]) -> None:
    """Both are marked where they would lie; while a key is held, only one of them."""
    visitor, found = arrive(**CALM), analysed[FORUM]
    step = next(it for it in found.steps(0, ERRORS) if is_on_board(visitor, found, it))
    screen = Screen(visitor, found, step)
    cover = visitor.page.locator(".cover")
    for role in ("played", "best"):
        expect(cover.locator(f".spot.{role}").first).to_be_visible()
    visitor.page.keyboard.down("b")
    expect(cover.locator(".spot.played")).to_have_count(0)
    visitor.page.keyboard.up("b")
    expect(cover.locator(".spot.played").first).to_be_visible()
    screen.card.locator("button.answer.played").click()
    expect(cover.locator(".spot.best")).to_have_count(0)


def is_on_board(visitor: Visitor, game: Analysed, step: int) -> bool:
    """Whether both answers have places of their own."""
    answers = visitor.get(f"/api/games/{game.id}/analysis/{step - 1}", seat=0)["answers"]
    both = [it["places"][:1] for it in answers if it["best"] or it["chosen"]]
    return len(both) == 2 and all(both) and both[0] != both[1] and all(".space." in it[0] for it in both)


@every_game
def test_it_is_tried_from_here_against_bots(arrive: VisitorFactory, analysed: dict[str, Analysed], game: str) -> None:
    """The new game begins exactly at this decision."""
    visitor, found = arrive(**CALM), analysed[game]
    step = found.steps(0, ERRORS)[0]
    screen = Screen(visitor, found, step)
    moment = screen.expect_at(step)
    visitor.page.keyboard.press("t")
    visitor.button("replay-continue-start").click()
    expect(visitor.page).to_have_url(re.compile(r"/game/"))
    expect(visitor.bar).to_be_visible()
    played = next(it["action"] for it in moment["answers"] if it["chosen"])
    decision = visitor.my_table()["decision"]
    assert played in {it["action"] for it in decision["answers"] + decision["plans"]}


def test_the_list_the_table_and_the_tabs_lead_on(arrive: VisitorFactory, analysed: dict[str, Analysed]) -> None:
    visitor, found = arrive(**CALM), analysed[FORUM]
    screen = Screen(visitor, found)
    row = visitor.page.get_by_role("region", name=word("review-key-moments")).get_by_role("button").last
    row.click()
    expect(row).to_have_attribute("aria-current", "true")
    visitor.page.keyboard.press("a")
    table = visitor.page.get_by_role("dialog").get_by_role("table")
    expect(table.get_by_role("row").filter(has_text=word("grade-blunder")).first).to_be_visible()
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("link", name=word("replay-title"), exact=True).click()
    expect(visitor.page.get_by_role("slider", name=word("replay-slider"))).to_be_visible()
    visitor.page.get_by_role("link", name=word("replay-analysis"), exact=True).click()
    expect(screen.slider).to_be_attached()


@every_game
def test_a_phone_shows_the_board_and_one_sheet(
    arrive: VisitorFactory, analysed: dict[str, Analysed], game: str
) -> None:
    visitor, found = arrive(**CALM | ON_PHONE), analysed[game]
    step = found.steps(0, ERRORS)[0]
    screen = Screen(visitor, found, step)
    screen.expect_at(step)
    expect(visitor.page.locator("main > .board")).to_be_visible()
    visitor.page.get_by_role("tab", name=word("review-key-moments")).click()
    visitor.page.get_by_role("region", name=word("review-key-moments")).get_by_role("button").first.tap()
    visitor.page.get_by_role("tab", name=word("review-players-brief")).click()
    expect(visitor.page.get_by_role("region", name=word("review-players"))).to_be_visible()
    visitor.button("review-next-key").tap()
    expect(screen.card).to_be_visible()


def test_the_end_of_a_game_tells_its_story(visitor: Visitor) -> None:
    """In words, and it leads to the analysis, which the same people may see."""
    visitor.open_finished_game(FORUM, left=8, plan=ENDED)
    link = visitor.page.get_by_role("dialog").get_by_role("link", name=word("end-analysis"))
    link.click()
    expect(visitor.page.get_by_role("slider", name=word("review-curve"))).to_be_attached()


def test_a_picture_is_shared(arrive: VisitorFactory, analysed: dict[str, Analysed]) -> None:
    visitor = arrive(**CALM)
    Screen(visitor, analysed[FORUM])
    visitor.button("review-share").click()
    with visitor.page.expect_download() as saved:
        visitor.page.get_by_role("menuitem", name=word("review-share-picture")).click()
    picture = saved.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 20_000  # more than an empty ground


def test_a_running_game_is_not_analysed(visitor: Visitor) -> None:
    """Neither for those who play it nor for anybody else: the screen says why, and shows no chance."""
    game = visitor.new_game()
    visitor.go(f"/analysis/{game}")
    expect(visitor.page.get_by_text(word("review-running"))).to_be_visible()
    expect(visitor.page.get_by_role("slider")).to_have_count(0)


# --- for all eyes and readers ----------------------------------------------------------------------------------------


@every_game
def test_axe_finds_nothing_grave(arrive: VisitorFactory, analysed: dict[str, Analysed], game: str) -> None:
    found: list[str] = []
    step = analysed[game].steps(0, ERRORS)[0]
    for screen in ({}, ON_PHONE):
        visitor = arrive(**CALM | screen)
        Screen(visitor, analysed[game], step).expect_at(step)
        found += grave_findings(visitor)
        visitor.look_away()
    assert found == []


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_no_word_is_cut(arrive: VisitorFactory, analysed: dict[str, Analysed], language: str) -> None:
    cut: list[str] = []
    screens: tuple[tuple[Json, tuple[ViewportSize, ...]], ...] = (({}, SIZES), (ON_PHONE, PHONES))
    for screen, sizes in screens:
        visitor = arrive(**CALM | screen, locale=language)
        for game, found in analysed.items():
            show(
                visitor.page, f"{visitor.address}/analysis/{found.id}?seat=0&step={found.steps(0, ERRORS)[0]}", language
            )
            for size in sizes:
                visitor.page.set_viewport_size(size)
                words = visitor.page.evaluate(CLIPPED)
                cut += [f"{it} in {game}, {size['width']} x {size['height']}" for it in words]
        visitor.look_away()
    assert cut == []


def show(page: Page, address: str, language: str) -> None:
    page.goto(address)
    expect(page.get_by_role("region", name=word("review-moment", language)).locator(".best").first).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => null)")
