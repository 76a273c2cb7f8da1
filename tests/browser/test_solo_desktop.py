"""A whole game alone at a desktop, and everything stays on one screen."""

from browser.visitors import DESKTOP, SMALL_DESKTOP, Arriving, Visitor, word
from browser.whole_game import check_end_screen, play_to_the_end


def test_a_whole_game_from_the_first_click_to_the_end_screen(visitor: Visitor) -> None:
    player = play_to_the_end(visitor, touch=False, one_screen=True)
    check_end_screen(visitor)
    assert {"take", "pass", "use", "build", "site", "pay"} <= set(player.questions)
