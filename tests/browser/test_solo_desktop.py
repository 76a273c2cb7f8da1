"""A whole game alone at a desktop, and everything stays on one screen."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from browser.player import Player
from browser.reckoning import expect_card, first_card, near_first_end
from browser.visitors import (
    BOT,
    FORUM,
    ME,
    ON_PHONE,
    OPENING,
    SMALL_DESKTOP,
    Json,
    Visitor,
    VisitorFactory,
    every_game,
    preferred,
    word,
)
from browser.whole_game import QUESTIONS, Watcher, check_end_screen, choose_game, play_to_the_end


@every_game
def test_a_whole_game_from_the_first_click_to_the_end_screen(visitor: Visitor, game: str) -> None:
    player = play_to_the_end(visitor, game)
    check_end_screen(visitor)
    assert set(player.questions) >= QUESTIONS[game]


@every_game
def test_a_full_table_fits_on_a_small_screen(arrive: VisitorFactory, game: str) -> None:
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
def test_the_summary_lets_the_first_press_on_a_place_through(arrive: VisitorFactory, game: str, screen: Json) -> None:
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
def test_a_tap_on_the_summary_itself_is_not_meant_for_what_lies_below(arrive: VisitorFactory, game: str) -> None:
    visitor = arrive(**ON_PHONE)
    card = first_card(visitor, game)
    player = Player(visitor.page, word("bar-end-turn"), touch=True)
    before = player.wait_for_turn()
    card.shown.get_by_role("heading").tap()
    expect(card.shown).to_have_count(0)
    assert player.look().mark == before.mark
