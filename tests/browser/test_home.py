"""The home page of a first visit: what one click opens is said beside the button, and is what was chosen."""

import pytest
from playwright.sync_api import expect

from browser.visitors import FORUM, ON_PHONE, TRAJAN, Json, Visitor, VisitorFactory, word
from browser.whole_game import choose_game, choose_level, set_up

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
def test_a_newcomer_is_told_what_is_opened(arrive: VisitorFactory, screen: Json) -> None:
    visitor = arrive(**screen)
    visitor.go("/")
    expect_card(visitor, "home-quick-introductory", FORUM, 3, "civis and senator")
    assert is_introductory(play_now(visitor))


def test_whoever_knows_the_game_plays_the_whole_of_it(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.get_by_role("radiogroup", name=word("home-played")).get_by_text(word("home-played-yes")).click()
    expect_card(visitor, "home-quick-full", FORUM, 3, "civis and senator")
    assert not is_introductory(play_now(visitor))


def test_a_game_without_a_variant_for_newcomers_does_not_ask(visitor: Visitor) -> None:
    visitor.go("/")
    choose_game(visitor.page, TRAJAN)
    expect_card(visitor, "home-quick-full", TRAJAN, 3, "civis and senator")
    expect(visitor.page.get_by_text(word("home-played"))).to_have_count(0)
    assert play_now(visitor)["game"] == TRAJAN


def test_who_has_played_on_another_device_is_shown_the_way_there(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.get_by_role("link", name=word("home-before-go")).click()
    expect(visitor.page.get_by_role("heading", name=word("devices-title"))).to_be_visible()


def test_the_quick_game_mixes_characters(visitor: Visitor) -> None:
    visitor.go("/")
    characters = [seat["character"] for seat in play_now(visitor)["seats"] if seat["kind"] == "bot"]
    assert len(set(characters)) == len(characters) == 3
    assert None not in characters


def test_a_game_can_be_opened_once_more_as_it_was_set_up(visitor: Visitor) -> None:
    set_up(visitor, TRAJAN)
    visitor.page.get_by_role("radiogroup", name=word("new-players")).get_by_text("3").click()
    choose_level(visitor.page, "B", "tiro")
    visitor.button("new-open").click()
    visitor.page.wait_for_url("**/game/*")
    first = visitor.get(f"/api/games/{visitor.game}/room")
    opened = visitor.game
    visitor.go("/")
    visitor.button("once-start").click()
    visitor.page.wait_for_url("**/game/*")
    again = visitor.get(f"/api/games/{visitor.game}/room")
    assert visitor.game != opened
    assert (again["game"], levels_of(again), again["options"]) == (TRAJAN, levels_of(first), first["options"])
    assert levels_of(again)[0] == "tiro"
