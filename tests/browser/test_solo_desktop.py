"""A whole game alone at a desktop, and everything stays on one screen."""

import re
from random import Random

from playwright.sync_api import expect

from browser.player import Player
from browser.visitors import (
    BOT,
    FORUM,
    ME,
    OPENING,
    SMALL_DESKTOP,
    TRAJAN,
    Arriving,
    Visitor,
    every_game,
    preferred,
    word,
)
from browser.whole_game import QUESTIONS, Watcher, check_end_screen, choose_game, play_to_the_end

PART = {FORUM: "cycle", TRAJAN: "quarter"}


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


@every_game
def test_what_the_end_of_a_cycle_or_quarter_brought_is_summed_up(visitor: Visitor, game: str) -> None:
    visitor.open_game(game=game)
    chance = Random(1)
    table = visitor.my_table()
    while table["position"][PART[game]] == 0:
        table = visitor.my_table(known=visitor.answer(table, preferred(table["decision"], chance)))
    lines = visitor.table()["log"]["lines"]
    *_, start, end = (number for number, line in enumerate(lines) if line["seat"] is None)
    summary = visitor.page.get_by_role("complementary", name=lines[start]["text"])
    for line in lines[start + 1 : end]:
        expect(summary).to_contain_text(line["text"])
    summary.get_by_role("button", name=word("close")).click()
    expect(summary).to_have_count(0)
