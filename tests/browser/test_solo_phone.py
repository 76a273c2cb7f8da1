"""A whole game alone on a phone, with a finger."""

from browser.visitors import PHONE, Arriving
from browser.whole_game import check_end_screen, play_to_the_end


def test_a_whole_game_from_the_first_tap_to_the_end_screen(arrive: Arriving) -> None:
    visitor = arrive(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    player = play_to_the_end(visitor, touch=True, one_screen=False)
    check_end_screen(visitor)
    assert {"take", "pass", "use", "build", "site", "pay"} <= set(player.questions)
