"""Who has never played is guided through the first game: each kind of decision is explained when it comes up."""

from playwright.sync_api import expect

from browser.visitors import Visitor, word


def test_a_guided_first_game_explains_each_decision_once(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.get_by_role("button", name=word("home-new-here")).click()
    page.get_by_role("button", name=word("guide-start")).click()
    page.wait_for_url("**/game/*")
    visitor.expect_question("take")
    card = page.get_by_role("complementary", name=word("guide-title"))
    expect(card).to_contain_text(word("guide-forum-trajanum-take"))
    card.get_by_role("button", name=word("guide-next")).click()
    expect(card).to_have_count(0)
    page.reload()
    visitor.expect_question("take")
    expect(card).to_have_count(0)
