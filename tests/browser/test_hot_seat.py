"""Two people at one screen: nothing of a seat is in the page before its person has said that he is looking."""

from playwright.sync_api import expect

from browser.at_once import choose_all_but_one, lines_of, lines_on, press_last
from browser.visitors import AT_ONCE, FORUM, HERE, ME, Visitor, every_game, word


def expect_cover(visitor: Visitor, name: str) -> None:
    expect(visitor.page.get_by_role("heading", name=word("cover-title", name=name))).to_be_visible()
    expect(visitor.page.locator("[data-anchor]")).to_have_count(0)


def finish_choosing(visitor: Visitor, game: str, seat: int) -> None:
    """Then the screen is handed over: by itself, or by hand where something could still be taken back."""
    press_last(choose_all_but_one(visitor, game, seat))
    hand_over = visitor.page.get_by_role("button", name=word("hand-over", name=["Marcus", "Livia"][seat]))
    covered = visitor.button("cover-show")
    expect(hand_over.or_(covered)).to_be_visible()
    if hand_over.is_visible():
        hand_over.click()


@every_game
def test_the_cover_hides_everything_of_the_other_seat(visitor: Visitor, game: str) -> None:
    visitor.open_game(ME, HERE, game=game, quick=game == FORUM)
    expect_cover(visitor, "Livia")
    visitor.button("cover-show").click()
    visitor.expect_question(AT_ONCE[game])
    finish_choosing(visitor, game, 0)

    secrets = lines_of(visitor, 0) - lines_of(visitor, 1)
    assert secrets
    expect_cover(visitor, "Marcus")
    assert lines_on(visitor, lines_of(visitor, 0) | lines_of(visitor, 1)) == []

    visitor.button("cover-show").click()
    visitor.expect_question(AT_ONCE[game])
    assert lines_on(visitor, secrets) == []


def test_reloading_covers_the_table_again(visitor: Visitor) -> None:
    visitor.open_game(ME, HERE)
    visitor.button("cover-show").click()
    visitor.expect_question("take")
    visitor.page.reload()
    expect_cover(visitor, "Livia")
