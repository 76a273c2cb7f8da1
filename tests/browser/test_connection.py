"""The page loses its server in mid-turn, says so, and goes on where it was."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from browser.line import Line
from browser.player import Player
from browser.sowing import Sowing
from browser.test_turn import can_build
from browser.visitors import (
    FORUM,
    ON_PHONE,
    OPENING,
    TRAJAN,
    Json,
    Visitor,
    VisitorFactory,
    every_game,
    preferred,
    take_hidden_tile,
    word,
)
from server.http_tools import serving


def play_on(visitor: Visitor, game: str = FORUM) -> None:
    """To the next round or turn: everything works."""
    player = Player(visitor.page, word("bar-end-turn"))
    player.step(player.wait_for_turn())
    player.play(lambda sight: sight.question == OPENING[game] or sight.dialog is not None)


def test_reloading_in_the_middle_of_a_building(visitor: Visitor) -> None:
    before = visitor.open_game_at(can_build)
    plan = next(plan for plan in before["decision"]["plans"] if plan["ways"])
    visitor.place(plan["anchor"]).click()
    visitor.expect_question("site")
    visitor.page.reload()
    visitor.expect_question("build")
    expect(visitor.bar.locator("h1")).to_have_text(before["decision"]["title"])
    play_on(visitor)


def test_reloading_before_and_after_a_sowing(visitor: Visitor) -> None:
    """What was only planned is forgotten, what was sown stays, and the turn goes on with the next question."""
    visitor.open_game(game=TRAJAN)
    visitor.expect_question("tray")
    sowing = Sowing(visitor)
    tray = visitor.place(sowing.plan["anchor"])
    tray.click()
    expect(sowing.markers.first).to_be_enabled()
    visitor.page.reload()
    visitor.expect_question("tray")
    expect(sowing.markers).to_have_count(0)
    assert visitor.table() == sowing.before

    tray.click()
    order = sowing.order()
    visitor.button("bar-confirm").click()
    sowing.check_sown(order)
    after = visitor.table()
    visitor.page.reload()
    visitor.expect_question(after["decision"]["question"])
    expect(visitor.button("bar-undo")).to_be_enabled()
    play_on(visitor, TRAJAN)


@every_game
def test_without_a_network_nothing_is_lost(visitor: Visitor, game: str) -> None:
    visitor.open_game(game=game)
    visitor.expect_question(OPENING[game])
    before = visitor.table()
    place = Sowing(visitor).plan["anchor"] if game == TRAJAN else "0.space."
    visitor.may_be_cut_off = True
    visitor.context.set_offline(True)
    visitor.lit(place).first.click()
    if game == TRAJAN:
        visitor.button("bar-confirm").click()  # so far a tray was only planned
    expect(visitor.page.get_by_text(word("refused-unreachable"))).to_be_visible()
    visitor.context.set_offline(False)
    assert visitor.table()["revision"] == before["revision"]
    play_on(visitor, game)


@pytest.mark.parametrize("screen", [{}, ON_PHONE], ids=["desktop", "phone"])
def test_a_lost_connection_is_reported_and_then_who_has_moved(arrive: VisitorFactory, screen: Json) -> None:
    visitor = arrive(**screen)
    line = Line(visitor)
    visitor.open_game()
    visitor.expect_question(OPENING[FORUM])
    line.cut()
    lost = visitor.page.get_by_text(word("connection-none"))
    expect(lost).to_be_visible()
    expect(visitor.page.get_by_text(word("connection-safe"))).to_be_visible()
    expect(visitor.button("connection-try")).to_be_in_viewport(ratio=1)
    last = play_until_the_rival_moves(visitor)
    line.mend()
    visitor.page.evaluate(PRESS, word("connection-try"))  # unless the page was quicker, which tries by itself too
    expect(lost).to_have_count(0)
    expect(visitor.page.get_by_text(word("connection-back"))).to_be_visible()
    expect(visitor.page.get_by_text(word("connection-meanwhile", names="Marcus", count=1))).to_be_visible()
    visitor.button("connection-show").click()
    player = visitor.page.get_by_role("region", name=word("player-label"))
    expect(player).to_be_visible()
    while last["text"] not in (told := player.get_by_role("heading").inner_text()):
        player.get_by_role("button", name=word("player-step"), exact=True).click()
        expect(player.get_by_role("heading")).not_to_have_text(told)
    expect(visitor.page.get_by_text(word("connection-back"))).to_have_count(0)


PRESS = "name => [...document.querySelectorAll('button')].find((it) => it.textContent.trim() === name)?.click()"


def play_until_the_rival_moves(visitor: Visitor) -> Json:
    """On another device, as it were; returns the rival's last line."""
    chance = Random(1)
    known = visitor.table()["log"]["lines"]
    while True:
        table = visitor.my_table()
        news: list[Json] = [line for line in table["log"]["lines"][len(known) :] if line["seat"] == 1]
        if news:
            return news[-1]
        visitor.answer(table, preferred(table["decision"], chance))


def test_a_server_that_was_killed_and_started_again(arrive: VisitorFactory, tmp_path: Path) -> None:
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
    sign = visitor.page.get_by_text(word("connection-none"))
    expect(sign).to_be_visible()
    with serving(tmp_path, port=int(first.address.rpartition(":")[2])) as second:
        second.wait_until_ready()
        expect(sign).to_have_count(0)
        after = visitor.table()
        assert (after["position"], after["decision"]) == (before["position"], before["decision"])
        play_on(visitor)
        visitor.page.close()  # before its server
