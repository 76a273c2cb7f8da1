"""A game alone on a phone, with a finger."""

from playwright.sync_api import expect

from browser.player import Player, Sight
from browser.visitors import ON_PHONE, OPENING, VisitorFactory, every_game, word
from browser.whole_game import QUESTIONS, Watcher, check_end_screen, start_by_hand

A_THIRD = 60  # decisions of one's own in a game of two


def test_the_decision_bar_keeps_its_height(arrive: VisitorFactory) -> None:
    """Whatever is asked, chosen or waited for in a round: nothing on the table moves under the finger."""
    visitor = arrive(**ON_PHONE, reduced_motion="reduce")
    visitor.open_game()
    visitor.expect_question("take")
    player = Player(visitor.page, word("bar-end-turn"), touch=True)
    heights = set()

    def measure(_: Sight) -> None:
        heights.add(visitor.bar.evaluate("bar => Math.round(bar.getBoundingClientRect().height)"))

    player.play(lambda sight: sight.question == "take" and "use" in player.questions, watching=measure)
    assert len(heights) == 1


@every_game
def test_a_game_from_the_first_tap_and_another_one_to_the_end_screen(arrive: VisitorFactory, game: str) -> None:
    """A third of a game and the end of one: what lies between asks the same questions, and is clicked through on the
    desktop."""
    visitor = arrive(**ON_PHONE, reduced_motion="reduce")  # the parts need not be waited for
    visitor.leave_unpainted()
    start_by_hand(visitor, game)
    player = Player(visitor.page, word("bar-end-turn"), touch=True)
    watcher = Watcher(one_screen=False)
    player.play(lambda _: len(player.questions) >= A_THIRD, watching=watcher)
    assert set(player.questions) >= QUESTIONS[game]
    visitor.open_late_game(game)
    player.play(lambda sight: sight.dialog is not None, watching=watcher)
    check_end_screen(visitor)
    assert watcher.faults == set()


@every_game
def test_every_part_of_the_table_comes_by_its_tab(arrive: VisitorFactory, game: str) -> None:
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
