"""A whole game alone at a desktop, and everything stays on one screen."""

import re
from dataclasses import dataclass
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from browser.player import Player
from browser.visitors import (
    BOT,
    FORUM,
    ME,
    ON_PHONE,
    OPENING,
    SMALL_DESKTOP,
    TRAJAN,
    Arriving,
    Json,
    Visitor,
    every_game,
    preferred,
    word,
)
from browser.whole_game import QUESTIONS, Watcher, check_end_screen, choose_game, play_to_the_end

PART = {FORUM: "cycle", TRAJAN: "quarter"}
ROUNDS = 4  # of a cycle or quarter
MINUS = "\N{MINUS SIGN}"
MOMENTS_BEFORE = 8  # the end of the first of them, to begin with: before anything is scored


@every_game
def test_a_whole_game_from_the_first_click_to_the_end_screen(visitor: Visitor, game: str) -> None:
    player = play_to_the_end(visitor, game, touch=False, one_screen=True)
    check_end_screen(visitor)
    assert set(player.questions) >= QUESTIONS[game]


@every_game
def test_a_full_table_fits_on_a_small_screen(arrive: Arriving, game: str) -> None:
    """Four players at 1280 x 720, through a round or a turn, and in Forum Trajanum at the payment."""
    visitor = arrive(viewport=SMALL_DESKTOP)
    visitor.open_game(ME, BOT, BOT, BOT, game=game)
    watcher = Watcher(one_screen=True)
    player = Player(visitor.page, word("bar-end-turn"))
    player.play(lambda sight: sight.question == OPENING[game] and len(player.questions) > 3, watching=watcher)
    if game == FORUM:
        visitor.hurry(lambda decision: decision["question"] == "pay")
        watcher(player.look())
    assert watcher.faults == set()


@every_game
def test_one_click_starts_the_game_that_is_chosen(visitor: Visitor, game: str) -> None:
    visitor.go("/")
    choose_game(visitor.page, game)
    visitor.button("home-play").click()
    expect(visitor.page).to_have_url(re.compile("/game/"))
    assert visitor.table()["position"]["game"] == game


# --- the card at the end of a cycle or quarter -----------------------------------------------------------------------


@dataclass
class Card:
    """What the first cycle or quarter of a game brought, as the page sums it up."""

    visitor: Visitor
    lines: list[Json]  # of the log

    @property
    def shown(self) -> Locator:
        return self.visitor.page.get_by_role("complementary", name=self.lines[0]["text"].removesuffix("."))

    def figures(self) -> list[list[int]]:
        """By row, the totals first: the points of every seat."""
        rows = [row.inner_text().replace(MINUS, "-") for row in self.shown.get_by_role("row").all()]
        return [[int(figure) for figure in re.findall(r"[+-]?\d+", row)] for row in rows]

    def told(self, seat: int) -> int:
        """The points of a seat, as the log tells them."""
        text = " ".join(line["text"] for line in self.lines if line["seat"] == seat)
        found = re.findall(r"(scores|loses) (\d+) point", text)
        return sum(int(points) if verb == "scores" else -int(points) for verb, points in found)


def near_first_end(visitor: Visitor, game: str) -> None:
    """Open a game from a file just before the end of its first cycle or quarter."""
    old = visitor.open_file(game)
    moments = visitor.get(f"/api/games/{old}/replay", seat=0)["moments"]
    late = [moment for moment in moments if moment["round"] < ROUNDS][-MOMENTS_BEFORE]
    wish = {"at": late["at"], "viewpoint": 0, "open": True, "seat": 0, "levels": ["tiro", "tiro"]}
    visitor.go(f"/game/{visitor.post(f'/api/games/{old}/continue', wish)['id']}")
    Player(visitor.page, word("bar-end-turn")).wait_for_turn()


def first_card(visitor: Visitor, game: str) -> Card:
    """Play until the first cycle or quarter is over."""
    near_first_end(visitor, game)
    chance = Random(1)
    table = visitor.my_table()
    while table["position"][PART[game]] == 0:
        table = visitor.my_table(known=visitor.answer(table, preferred(table["decision"], chance)))
    return expect_card(visitor)


def expect_card(visitor: Visitor) -> Card:
    lines = visitor.table()["log"]["lines"]
    *_, start, end = (number for number, line in enumerate(lines) if line["seat"] is None)
    card = Card(visitor, lines[start:end])
    expect(card.shown).to_be_visible()
    return card


@every_game
def test_what_the_end_of_a_cycle_or_quarter_brought_is_summed_up(visitor: Visitor, game: str) -> None:
    """By source, with totals; and it is put aside by its cross."""
    card = first_card(visitor, game)
    totals, *sources = card.figures()
    assert totals == [card.told(0), card.told(1)] != [0, 0]
    assert totals == [sum(column) for column in zip(*sources, strict=True)]
    card.shown.get_by_role("button", name=word("close")).click()
    expect(card.shown).to_have_count(0)


def test_enter_pays_and_the_summary_lies_above_the_open_log(visitor: Visitor) -> None:
    near_first_end(visitor, FORUM)
    chance = Random(1)
    table = visitor.my_table()
    while table["decision"]["question"] != "pay":
        table = visitor.my_table(known=visitor.answer(table, preferred(table["decision"], chance)))
    visitor.expect_question("pay")
    visitor.page.keyboard.press("l")
    expect(visitor.page.get_by_role("log", name=word("log-title"))).to_be_visible()
    visitor.page.keyboard.press("Enter")
    visitor.expect_question("take")
    expect_card(visitor).shown.get_by_role("button", name=word("close")).click()  # nothing lies over it


@every_game
@pytest.mark.parametrize("screen", [{}, ON_PHONE], ids=["desktop", "phone"])
def test_the_summary_lets_the_first_press_on_a_place_through(arrive: Arriving, game: str, screen: Json) -> None:
    visitor = arrive(**screen)
    card = first_card(visitor, game)
    player = Player(visitor.page, word("bar-end-turn"), touch=bool(screen))
    sight = player.wait_for_turn()
    assert any(player.press(thing) for thing in sight.things if thing.kind == "place")
    assert player.has_changed(sight)
    expect(card.shown).to_have_count(0)


@every_game
def test_the_summary_goes_by_the_first_key(visitor: Visitor, game: str) -> None:
    card = first_card(visitor, game)
    visitor.page.keyboard.press("l")
    expect(visitor.page.get_by_role("log", name=word("log-title"))).to_be_visible()
    expect(card.shown).to_have_count(0)


@every_game
def test_a_tap_on_the_summary_itself_is_not_meant_for_what_lies_below(arrive: Arriving, game: str) -> None:
    visitor = arrive(**ON_PHONE)
    card = first_card(visitor, game)
    player = Player(visitor.page, word("bar-end-turn"), touch=True)
    before = player.wait_for_turn()
    card.shown.get_by_role("heading").tap()
    expect(card.shown).to_have_count(0)
    assert player.look().mark == before.mark
