"""The page loses its server in mid-turn, and goes on where it was."""

from pathlib import Path

from playwright.sync_api import expect

from browser.player import Player
from browser.visitors import Arriving, Json, Visitor, take_hidden_tile, word
from server.http_tools import serving


def can_build(decision: Json) -> bool:
    return decision["question"] == "build" and any(plan["ways"] for plan in decision["plans"])


def play_on(visitor: Visitor) -> None:
    """To the next round: everything works."""
    player = Player(visitor.page, word("bar-end-turn"))
    player.play(lambda sight: sight.question == "take" or sight.dialog is not None)


def test_reloading_in_the_middle_of_a_building(visitor: Visitor) -> None:
    visitor.open_game()
    before = visitor.hurry(can_build)
    plan = next(plan for plan in before["decision"]["plans"] if plan["ways"])
    visitor.place(plan["anchor"]).click()
    visitor.expect_question("site")
    visitor.page.reload()
    visitor.expect_question("build")
    expect(visitor.bar.locator("h1")).to_have_text(before["decision"]["title"])
    play_on(visitor)


def test_without_a_network_nothing_is_lost(visitor: Visitor) -> None:
    visitor.open_game()
    visitor.expect_question("take")
    before = visitor.table()
    visitor.may_be_cut_off = True
    visitor.context.set_offline(True)
    visitor.lit("0.space.").first.click()
    expect(visitor.page.get_by_text(word("refused-unreachable"))).to_be_visible()
    visitor.context.set_offline(False)
    assert visitor.table()["revision"] == before["revision"]
    play_on(visitor)


def test_a_server_that_was_killed_and_started_again(arrive: Arriving, tmp_path: Path) -> None:
    """The page finds it by itself: nobody has to load it again."""
    with serving(tmp_path) as first:
        first.wait_until_ready()
        visitor = arrive(address=first.address)
        visitor.may_be_cut_off = True
        visitor.allowed |= {503}  # while it prepares itself
        visitor.open_game()
        visitor.expect_question("take")
        take_hidden_tile(visitor)
        expect(visitor.bar.locator(".barred .reason")).to_be_visible()
        before = visitor.table()
        first.process.kill()
        first.process.wait()
    sign = visitor.page.get_by_text(word("connection-lost"))
    expect(sign).to_be_attached()
    with serving(tmp_path, port=int(first.address.rpartition(":")[2])) as second:
        second.wait_until_ready()
        expect(sign).to_have_count(0)
        after = visitor.table()
        assert (after["position"], after["decision"]) == (before["position"], before["decision"])
        play_on(visitor)
        visitor.page.close()  # before its server
