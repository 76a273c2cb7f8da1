"""Two people at one screen: nothing of a seat is in the page before its person has said that they are looking."""

from random import Random

from playwright.sync_api import expect

from browser.at_once import choose_all_but_one, lines_of, lines_on, press_last
from browser.reckoning import expect_card
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


def hand_over(visitor: Visitor, name: str) -> None:
    """By hand, from a table that lies open."""
    seats = visitor.page.get_by_role("group", name=word("seat-switch"))
    seats.get_by_role("button", name=name).click()
    expect_cover(visitor, name)


def finish_first_cycle(visitor: Visitor) -> None:
    """Both seats are played without the page, at random, so that somebody builds and scores."""
    chance = Random(1)
    table = visitor.table(0)
    while table["position"]["cycle"] == 0:
        if table["decision"] is None:
            table = visitor.table(1 - table["reader"])
        action = chance.choice(table["decision"]["answers"])["action"]
        table = visitor.answer(table, action) or visitor.table(table["reader"])


def test_both_at_a_screen_are_shown_what_the_end_of_a_cycle_brought(visitor: Visitor) -> None:
    """Each sees it from their own seat, when they next look."""
    visitor.open_game(ME, HERE)
    visitor.button("cover-show").click()
    hand_over(visitor, "Marcus")
    visitor.button("cover-show").click()
    hand_over(visitor, "Livia")
    finish_first_cycle(visitor)
    visitor.button("cover-show").click()
    card = expect_card(visitor)
    assert card.figures()[0] == [card.told(0), card.told(1)] != [0, 0]
    hand_over(visitor, "Marcus")
    visitor.button("cover-show").click()
    assert expect_card(visitor).figures()[0] == [card.told(1), card.told(0)]
