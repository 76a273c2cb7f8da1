"""Hints: whether there are any is the host's choice, and everybody at the table sees which."""

from playwright.sync_api import Locator, expect

from browser.test_friends import make_link, sit_down
from browser.visitors import FORUM, FRIEND, ME, Arriving, Visitor, word


def hint_button(visitor: Visitor) -> Locator:
    return visitor.page.locator("button.tool").filter(has_text=word("hint-title"))


def test_whoever_opens_a_game_among_people_may_allow_hints(visitor: Visitor) -> None:
    page = visitor.go()
    switch = page.get_by_role("switch", name=word("new-hints"))
    expect(page.get_by_role("heading", name=word("new-title"))).to_be_visible()
    expect(switch).to_have_count(0)  # alone with bots there is nothing to decide
    page.get_by_role("list", name=word("new-seats")).get_by_role("combobox").nth(1).select_option("friend")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    visitor.button("new-start").click()
    expect(page.get_by_role("dialog")).to_contain_text(word("room-hints", allowed="yes"))


def test_without_hints_everybody_sees_it_and_the_button_says_why(arrive: Arriving) -> None:
    host, friend = arrive(), arrive()
    host.open_game(ME, FRIEND, game=FORUM)
    expect(host.page.get_by_role("dialog")).to_contain_text(word("room-hints", allowed="no"))
    link = make_link(host)
    friend.page.goto(link)
    expect(friend.page.get_by_role("dialog")).to_contain_text(word("room-hints", allowed="no"))
    sit_down(friend, link)
    for person in (host, friend):
        expect(person.page.get_by_role("dialog")).to_have_count(0)
        expect(hint_button(person)).to_have_attribute("aria-disabled", "true")
        hint_button(person).click(force=True)  # it is said to be disabled, and answers all the same
        expect(person.page.get_by_text(word("refused-no-hints")).first).to_be_visible()
        expect(person.page.get_by_role("complementary", name=word("hint-title"))).to_have_count(0)
    turn = {"seat": 1, "revision": friend.table(1)["revision"], "language": "en"}
    path = f"{friend.address}/api/games/{friend.game}/hint"
    refused = friend.context.request.post(path, data=turn, headers={"origin": friend.address})
    assert (refused.status, refused.json()["code"]) == (403, "no-hints")
