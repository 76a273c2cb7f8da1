"""Open tables with three people at real browsers: sitting down, waiting, playing, leaving, being sent away, blocks."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from browser import same_deals
from browser.conftest import require_page
from browser.test_accessibility import grave_findings
from browser.test_new_game import choose, choose_kind, said
from browser.visitors import FORUM, ME, ON_PHONE, Json, Visitor, VisitorFactory, word
from browser.whole_game import ask_who
from princeps.locale import languages
from server.http_tools import Server, serving

OPEN: Json = {"kind": "open"}
SCREENS = pytest.mark.parametrize("screen", [{}, ON_PHONE], ids=["desktop", "phone"])
TITLE = word(f"{FORUM}-title")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    require_page()
    with serving(tmp_path_factory.mktemp("open"), "--open-tables", program=[same_deals.__file__]) as running:
        running.wait_until_ready()
        running.wait_until_compiled()
        yield running


def rows(visitor: Visitor, text: str = "") -> Locator:
    return (
        visitor.page.get_by_role("region", name=word("open-tables"), exact=True)
        .get_by_role("listitem")
        .filter(has_text=text)
    )


def heading(visitor: Visitor, count: int) -> Locator:
    return visitor.page.get_by_role("heading", name=word("gathering-title", count=count), exact=True)


def sit_down(visitor: Visitor, host: str) -> None:
    visitor.go("/")
    rows(visitor, host).get_by_role("button").click()
    visitor.page.wait_for_url("**/game/*")


def named(name: str) -> Json:
    return {"kind": "me", "name": name}


@SCREENS
def test_three_strangers_meet_and_play(arrive: VisitorFactory, screen: Json) -> None:
    host_name = f"Aurelia {len(screen)}"
    host = arrive(**screen)
    guests = [arrive(choices={"name": name}, **screen) for name in ("Ondřej", "Yuki")]
    host.open_game(named(host_name), OPEN, OPEN)
    expect(heading(host, 2)).to_be_visible()
    for left, guest in enumerate(guests):
        guest.go("/")
        row = rows(guest, host_name)
        expect(row).to_contain_text(word("open-table-last") if left else word("open-table-free", count=2))
        expect(row).to_contain_text(word("open-table-hints", allowed="no"))
        sit_down(guest, host_name)
        if not left:
            expect(heading(host, 1)).to_be_visible()
            expect(host.page.get_by_text("Ondřej", exact=True)).to_be_visible()
            expect(heading(guest, 1)).to_be_visible()
    for person in (host, *guests):
        person.expect_question("take")
    table = host.table()
    assert host.answer(table, table["decision"]["answers"][0]["action"]), "and it can be played"
    assert {seat["name"] for seat in host.get(f"/api/games/{host.game}/room")["seats"]} == {host_name, "Ondřej", "Yuki"}


def test_a_host_opens_a_table_with_the_form(arrive: VisitorFactory) -> None:
    host = arrive()
    page = host.go("/new")
    expect(host.button("new-open")).to_be_enabled()
    choose(page, "new-players", "2")
    choose_kind(page, "B", "open")
    expect(said(page)).to_contain_text(word("new-part-open", count=1))
    expect(page.get_by_role("switch", name=word("new-watchable"))).to_be_checked()
    host.button("new-open").click()
    expect(heading(host, 1)).to_be_visible()
    room = host.get(f"/api/games/{host.game}/room")
    assert (room["watchable"], [seat["open"] for seat in room["seats"]]) == (True, [False, True])


@SCREENS
def test_who_is_sent_away_learns_it_and_who_leaves_frees_the_seat(arrive: VisitorFactory, screen: Json) -> None:
    host, kicked, leaver = arrive(**screen), *(arrive(choices={"name": it}, **screen) for it in ("Nero", "Otho"))
    for guest in (kicked, leaver):
        guest.allowed |= {404}
    name = f"Porcia {len(screen)}"
    host.open_game(named(name), OPEN, OPEN, OPEN)
    for guest in (kicked, leaver):
        sit_down(guest, name)
    host.button("gathering-kick-name", name="Nero").click()
    host.page.get_by_role("dialog").get_by_role("button", name=word("gathering-kick"), exact=True).click()
    expect(kicked.page.get_by_text(word("refused-table-left"))).to_be_visible()
    expect(heading(host, 2)).to_be_visible()
    leaver.button("gathering-leave").click()
    expect(heading(host, 3)).to_be_visible()
    expect(rows(leaver, name)).to_be_visible()
    kicked.go("/")
    expect(kicked.page.get_by_role("region", name=word("open-tables"), exact=True)).to_be_visible()
    expect(rows(kicked, name)).to_have_count(0)


def test_who_is_blocked_and_who_blocked_no_longer_meet(arrive: VisitorFactory) -> None:
    host, troll = arrive(), arrive(choices={"name": "Catilina"})
    host.open_game(named("Cicero"), OPEN, OPEN)
    sit_down(troll, "Cicero")
    host.button("gathering-seats").click()
    host.page.get_by_role("dialog").get_by_role("button", name=word("avoid-mute", name="Catilina")).click()
    muted = host.page.get_by_role("dialog").get_by_role("button", name=word("avoid-unmute", name="Catilina"))
    expect(muted).to_be_visible()
    host.page.get_by_role("dialog").get_by_role("button", name=word("avoid-block", name="Catilina")).click()
    expect(troll.page.get_by_text(word("refused-table-left"))).to_be_visible()
    expect(host.page.get_by_role("dialog").get_by_text("Catilina")).to_have_count(0)
    troll.open_game(named("Lucius"), OPEN)
    host.go("/")
    expect(rows(host, "Cicero")).to_be_visible()
    expect(rows(host, "Lucius")).to_have_count(0)
    host.button("avoided").click()
    lists = host.page.get_by_role("dialog").get_by_role("listitem")
    expect(lists).to_have_count(2)
    for _ in range(2):
        lists.get_by_role("button").first.click()
    expect(lists).to_have_count(0)
    host.page.reload()
    expect(rows(host, "Lucius")).to_be_visible()


def test_of_two_who_press_for_the_last_seat_one_is_told_that_it_is_taken(arrive: VisitorFactory) -> None:
    host, first, second = arrive(), arrive(), arrive()
    host.open_game(named("Scipio"), OPEN)
    for guest in (first, second):
        guest.go("/")
        expect(rows(guest, "Scipio")).to_be_visible()
    rows(first, "Scipio").get_by_role("button").click()
    first.page.wait_for_url("**/game/*")
    rows(second, "Scipio").get_by_role("button").click()
    expect(second.page.get_by_text(word("refused-table-full")).first).to_be_visible()
    first.expect_question("take")


def test_a_running_game_can_be_watched(arrive: VisitorFactory) -> None:
    host, guest, spectator = arrive(), arrive(), arrive()
    wanted = {"game": FORUM, "seats": [named("Gracchus"), OPEN], "options": {"random-setup": True}, "watchable": True}
    game = host.post("/api/games", wanted)["id"]
    guest.post(f"/api/games/{game}/sit", {"name": None})
    spectator.go("/")
    expect(rows(spectator, "Gracchus")).to_contain_text(word("open-table-running"))
    rows(spectator, "Gracchus").get_by_role("button").click()
    expect(spectator.page.locator("[data-anchor]").first).to_be_visible()
    assert spectator.game == game


@SCREENS
def test_the_list_and_the_waiting_room_are_accessible(arrive: VisitorFactory, screen: Json) -> None:
    host = arrive(**screen)
    host.open_game(ME, OPEN, {"kind": "friend", "name": "Gaius"})
    expect(heading(host, 2)).to_be_visible()
    assert grave_findings(host) == []
    host.button("gathering-seats").click()
    assert grave_findings(host) == []
    host.go("/")
    expect(rows(host).first).to_be_visible()
    assert grave_findings(host) == []


@pytest.mark.parametrize("language", languages())
def test_all_is_worded_in_every_language(arrive: VisitorFactory, language: str) -> None:
    host, guest = arrive(locale=language), arrive(locale=language)
    host.open_game(named(f"Volumnia {language}"), OPEN, OPEN)
    expect(host.page.get_by_role("heading", name=word("gathering-title", language, count=2))).to_be_visible()
    guest.go("/")
    section = guest.page.get_by_role("region", name=word("open-tables", language), exact=True)
    row = section.get_by_role("listitem").filter(has_text=f"Volumnia {language}")
    expect(row).to_contain_text(word("open-table-free", language, count=2))
    expect(row.get_by_role("button")).to_have_text(word("open-table-sit", language))


def test_a_server_for_friends_shows_no_list(arrive: VisitorFactory, tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("friends"), program=[same_deals.__file__]) as closed:
        closed.wait_until_ready()
        visitor = arrive(address=closed.address)
        visitor.go("/")
        expect(visitor.button("home-play")).to_be_visible()
        expect(visitor.page.get_by_text(word("open-tables"), exact=True)).to_have_count(0)
        visitor.go("/new")
        ask_who(visitor.page, "B")
        kinds = visitor.page.get_by_role("radiogroup", name=word("new-who", seat="B"))
        expect(kinds.get_by_text(word("seat-kind-friend"))).to_be_visible()
        expect(kinds.get_by_text(word("seat-kind-open"))).to_have_count(0)
