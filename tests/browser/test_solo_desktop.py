"""A whole game alone at a desktop, and everything stays on one screen."""

import pytest

from browser.player import Player
from browser.visitors import BOT, ME, SMALL_DESKTOP, Arriving, Visitor, word
from browser.whole_game import QUESTIONS, Watcher, check_end_screen, play_to_the_end


@pytest.mark.parametrize("game", QUESTIONS)
def test_a_whole_game_from_the_first_click_to_the_end_screen(visitor: Visitor, game: str) -> None:
    player = play_to_the_end(visitor, game, touch=False, one_screen=True)
    check_end_screen(visitor)
    assert set(player.questions) >= QUESTIONS[game]


def test_a_full_table_fits_on_a_small_screen(arrive: Arriving) -> None:
    """Four players at 1280 x 720, through a round and at the payment."""
    visitor = arrive(viewport=SMALL_DESKTOP)
    visitor.open_game(ME, BOT, BOT, BOT)
    watcher = Watcher(one_screen=True)
    player = Player(visitor.page, word("bar-end-turn"))
    player.play(lambda sight: sight.question == "take" and "use" in player.questions, watching=watcher)
    visitor.hurry(lambda decision: decision["question"] == "pay")
    watcher(player.look())
    assert watcher.faults == set()
