"""Two people at one screen: nothing of a seat is in the page before its person has said that he is looking."""

from playwright.sync_api import expect

from browser.player import Player
from browser.visitors import HERE, ME, Json, Visitor, word


def lines_of(visitor: Visitor, seat: int) -> set[str]:
    log: Json = visitor.table(seat)["log"]
    return {line["text"] for line in log["lines"]}


def expect_cover(visitor: Visitor, name: str) -> None:
    expect(visitor.page.get_by_role("heading", name=word("cover-title", name=name))).to_be_visible()
    expect(visitor.page.locator("[data-anchor]")).to_have_count(0)


def finish_taking(visitor: Visitor, seat: int) -> None:
    """Both tiles and the one to pass on; then the screen is handed over."""
    player = Player(visitor.page, word("bar-end-turn"), seed=seat)
    player.play(lambda sight: sight.question == "pass")
    player.press(next(thing for thing in player.look().things if thing.kind == "answer"))
    hand_over = visitor.page.get_by_role("button", name=word("hand-over", name=["Marcus", "Livia"][seat]))
    covered = visitor.button("cover-show")
    expect(hand_over.or_(covered)).to_be_visible()
    if hand_over.is_visible():
        hand_over.click()


def test_the_cover_hides_everything_of_the_other_seat(visitor: Visitor) -> None:
    visitor.open_game(ME, HERE)
    expect_cover(visitor, "Livia")
    visitor.button("cover-show").click()
    visitor.expect_question("take")
    finish_taking(visitor, 0)

    secrets = lines_of(visitor, 0) - lines_of(visitor, 1)
    assert secrets
    expect_cover(visitor, "Marcus")
    covered = visitor.page.content()
    assert [line for line in lines_of(visitor, 0) | lines_of(visitor, 1) if line in covered] == []

    visitor.button("cover-show").click()
    visitor.expect_question("take")
    shown = visitor.page.content()
    assert [line for line in secrets if line in shown] == []


def test_reloading_covers_the_table_again(visitor: Visitor) -> None:
    visitor.open_game(ME, HERE)
    visitor.button("cover-show").click()
    visitor.expect_question("take")
    visitor.page.reload()
    expect_cover(visitor, "Livia")
