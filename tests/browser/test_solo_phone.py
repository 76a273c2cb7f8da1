"""A whole game alone on a phone, with a finger."""

from playwright.sync_api import expect

from browser.visitors import ON_PHONE, OPENING, Arriving, every_game, word
from browser.whole_game import QUESTIONS, check_end_screen, play_to_the_end


@every_game
def test_a_whole_game_from_the_first_tap_to_the_end_screen(arrive: Arriving, game: str) -> None:
    visitor = arrive(**ON_PHONE, reduced_motion="reduce")  # the parts need not be waited for
    player = play_to_the_end(visitor, game, touch=True, one_screen=False)
    check_end_screen(visitor)
    assert set(player.questions) >= QUESTIONS[game]


@every_game
def test_every_part_of_the_table_comes_by_its_tab(arrive: Arriving, game: str) -> None:
    """And stays there, though it comes in a move that takes its time."""
    visitor = arrive(**ON_PHONE)
    visitor.open_game(game=game)
    visitor.expect_question(OPENING[game])
    tabs = visitor.page.get_by_role("tablist", name=word("panes-label")).get_by_role("tab")
    assert tabs.count() >= 5
    for tab in reversed(tabs.all()):
        tab.tap()
        pane = visitor.page.locator(f"#{tab.get_attribute('aria-controls')}")
        expect(pane).to_be_in_viewport(ratio=0.9)
        expect(tab).to_have_attribute("aria-selected", "true")
        expect(pane).not_to_have_attribute("inert", "")
