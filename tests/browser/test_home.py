"""The home page: what one click opens is said beside the button, and is what was chosen."""

import pytest
from playwright.sync_api import expect

from browser.visitors import FORUM, ON_PHONE, TRAJAN, Json, Visitor, VisitorFactory, word
from browser.whole_game import choose_level, set_up
from princeps.locale import catalogue

NAME = {game: word(f"{game}-title") for game in (FORUM, TRAJAN)}


def play_now(visitor: Visitor) -> Json:
    """Returns the room of the game that was opened."""
    visitor.button("home-play").click()
    visitor.page.wait_for_url("**/game/*")
    return visitor.get(f"/api/games/{visitor.game}/room")


def is_introductory(room: Json) -> bool:
    return bool(room["options"].get("first_game"))


def levels_of(room: Json) -> list[str]:
    return [seat["level"] for seat in room["seats"] if seat["kind"] == "bot"]


def expect_card(visitor: Visitor, message: str, game: str, bots: int, levels: str) -> None:
    expect(visitor.page.get_by_text(word(message, game=NAME[game]))).to_be_visible()
    expect(visitor.page.get_by_text(word("home-quick-bots", count=bots, levels=levels))).to_be_visible()


@pytest.mark.parametrize("screen", [{}, ON_PHONE], ids=["desktop", "phone"])
def test_a_newcomer_is_asked_once_and_told_what_is_opened(arrive: VisitorFactory, screen: Json) -> None:
    visitor = arrive(**screen)
    visitor.go("/")
    expect_card(visitor, "home-quick-introductory", FORUM, 3, "civis and senator")
    assert is_introductory(play_now(visitor))

    visitor.go("/")  # a second click opens the same, until somebody says otherwise
    expect_card(visitor, "home-quick-introductory", FORUM, 3, "civis and senator")
    visitor.page.get_by_role("radiogroup", name=word("home-played")).get_by_text(word("home-played-yes")).click()
    expect_card(visitor, "home-quick-full", FORUM, 3, "civis and senator")
    assert not is_introductory(play_now(visitor))
    visitor.go("/")
    expect_card(visitor, "home-quick-full", FORUM, 3, "civis and senator")


def test_the_bots_beside_the_button_are_those_that_were_chosen(visitor: Visitor) -> None:
    set_up(visitor, TRAJAN)
    visitor.page.get_by_role("radiogroup", name=word("new-players")).get_by_text("3").click()
    choose_level(visitor.page, "B", "tiro")
    visitor.button("new-start").click()
    visitor.page.wait_for_url("**/game/*")
    visitor.go("/")
    expect_card(visitor, "home-quick-full", TRAJAN, 2, "tiro and senator")
    expect(visitor.page.get_by_text(word("home-played"))).to_have_count(0)  # there is but one way to play it
    room = play_now(visitor)
    assert (room["game"], levels_of(room)) == (TRAJAN, ["tiro", "senator"])


def test_a_rival_with_a_character_is_chosen_by_its_bust_and_sits_there(visitor: Visitor) -> None:
    set_up(visitor, TRAJAN)
    visitor.page.get_by_role("radiogroup", name=word("new-players")).get_by_text("3").click()
    visitor.page.get_by_role("button", name=word("rivals-choose", seat="B")).click()
    cast = visitor.page.get_by_role("radiogroup", name=word("rivals-title", seat="B"))
    expect(cast.get_by_role("radio")).to_have_count(8)
    cast.get_by_role("radio", name=word("trajan-habit-drusus")).check()
    expect(visitor.page.get_by_text(catalogue("en").text("trajan-habit-drusus", "text"))).to_be_visible()
    visitor.button("rivals-done").click()
    visitor.button("new-start").click()
    visitor.page.wait_for_url("**/game/*")
    seat = visitor.get(f"/api/games/{visitor.game}/room")["seats"][1]
    assert (seat["name"], seat["character"]) == ("Drusus", "drusus")


def test_the_quick_game_mixes_characters(visitor: Visitor) -> None:
    visitor.go("/")
    characters = [seat["character"] for seat in play_now(visitor)["seats"] if seat["kind"] == "bot"]
    assert len(set(characters)) == len(characters) == 3
    assert None not in characters
