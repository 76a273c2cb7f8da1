"""Two browsers at one table: invitations, what the others see of a simultaneous choice, spectators, chat, rematches."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.at_once import choose_all_but_one, lines_of, lines_on, press_last
from browser.player import STEPS, Goal, Player
from browser.visitors import (
    AT_ONCE,
    BOT,
    FORUM,
    FRIEND,
    ME,
    ON_PHONE,
    TRAJAN,
    Json,
    Visitor,
    VisitorFactory,
    every_game,
    is_settled,
    preferred,
    word,
)
from browser.whole_game import check_end_screen
from princeps.locale import catalogue
from server.http_tools import wait_for


def make_link(host: Visitor) -> str:
    """The host's lobby is open, and the host makes the friend's link."""
    host.page.get_by_role("button", name=word("lobby-make")).click()
    return host.page.get_by_label(word("lobby-link", name="Gaius"), exact=True).input_value()


def sit_down(friend: Visitor, link: str, name: str = "Berta") -> None:
    friend.page.goto(link)
    friend.page.get_by_label(word("claim-name")).fill(name)
    friend.button("claim-sit").click()


IS_ASKED = "() => document.querySelector('.bar.mine[data-decision][aria-busy=false]') !== null"
IS_OVER = "() => document.querySelector('dialog .places') !== null"


def two_at_a_table(arrive: VisitorFactory, game: str = FORUM) -> tuple[Visitor, Visitor]:
    host, friend = arrive(), arrive()
    host.open_game(ME, FRIEND, game=game, quick=game == FORUM)
    sit_down(friend, make_link(host))
    for person in (host, friend):
        expect(person.page.get_by_role("dialog")).to_have_count(0)  # else it would have the keys
        person.expect_question(AT_ONCE[game])
    return host, friend


def history_of(page: Page) -> list[str]:
    """Every address that the browser would go back to."""
    entries = page.context.new_cdp_session(page).send("Page.getNavigationHistory")["entries"]
    return [entry["url"] for entry in entries]


def has_used_a_tile(player: Player) -> Goal:
    return lambda _: "use" in player.questions


def test_an_invitation_gives_one_seat_to_one_person(arrive: VisitorFactory) -> None:
    host, friend, late = arrive(), arrive(), arrive()
    host.open_game(ME, FRIEND)
    link = make_link(host)
    secret = link.partition("#")[2]
    assert len(secret) == 43

    sit_down(friend, link)
    friend.expect_question("take")
    assert friend.page.url == host.page.url
    assert [address for address in history_of(friend.page) if secret in address] == []
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    expect(host.page.get_by_text("Berta").first).to_be_visible()

    late.allowed |= {403, 404, 410}
    late.page.goto(link)
    expect(late.page.get_by_role("heading", name=word("claim-failed"))).to_be_visible()
    assert secret not in late.page.url


@every_game
def test_choosing_at_once_shows_only_who_has_chosen_and_moves_appear_at_the_other(
    arrive: VisitorFactory, game: str
) -> None:
    host, friend = two_at_a_table(arrive, game)
    rival = friend.place("0").get_by_role("button")
    expect(rival).to_have_accessible_name(re.compile(word("status-chooses")))
    host.expect_question(AT_ONCE[game])
    choosing = choose_all_but_one(host, game, 0)
    expect(rival).to_have_accessible_name(re.compile(word("status-chooses")))
    press_last(choosing)
    expect(rival).to_have_accessible_name(re.compile(word("status-ready")))
    secrets = lines_of(host, 0) - lines_of(friend, 1)
    assert secrets
    assert lines_on(friend, secrets) == []

    press_last(choose_all_but_one(friend, game, 1))
    acts, seat = whose_turn_it_is(host, friend)
    watches, other = (friend, 1) if acts is host else (host, 0)
    do_something(acts, game)
    said = watches.table(other)["log"]["lines"][-1]["text"]
    expect(watches.page.get_by_text(said).first).to_be_visible()
    assert lines_on(watches, lines_of(acts, seat) - lines_of(watches, other)) == []


def whose_turn_it_is(host: Visitor, friend: Visitor) -> tuple[Visitor, int]:
    """When all have chosen one of them goes on."""

    def find() -> tuple[Visitor, int] | None:
        return next(((it, seat) for seat, it in enumerate((host, friend)) if it.page.evaluate(IS_ASKED)), None)

    found: tuple[Visitor, int] = wait_for(find)
    return found


def do_something(visitor: Visitor, game: str) -> None:
    """In Forum Trajanum a tile is used, for all to see; in Trajan a card is drawn that only its owner sees."""
    if game == TRAJAN:
        before = visitor.bar.locator("h1").inner_text()
        visitor.lit("deck").click()
        expect(visitor.bar.locator("h1")).not_to_have_text(before)
    else:
        player = Player(visitor.page, word("bar-end-turn"))
        player.play(has_used_a_tile(player))


def test_a_whole_game_of_trajan_in_two_browsers(arrive: VisitorFactory) -> None:
    """Each answers when asked, and both see the same end."""
    host, friend = arrive(), arrive()
    for person in (host, friend):
        person.leave_unpainted()
    host.open_game(ME, FRIEND, game=TRAJAN)
    sit_down(friend, make_link(host))
    players = [Player(person.page, word("bar-end-turn"), seed=seat) for seat, person in enumerate((host, friend))]
    for _ in range(STEPS):
        acts = whose_move_it_is(players)
        if acts is None:
            break
        acts.step(acts.look())
    check_end_screen(host)
    check_end_screen(friend, seat=1)


def whose_move_it_is(players: list[Player]) -> Player | None:
    """Nobody's once all see the end."""

    def find() -> list[Player]:
        if all(player.page.evaluate(IS_OVER) for player in players):
            return players
        return [player for player in players if player.page.evaluate(IS_ASKED) and not player.page.evaluate(IS_OVER)][
            :1
        ]

    found: list[Player] = wait_for(find)
    return found[0] if found != players else None


def test_spectators_see_the_table_and_can_do_nothing(arrive: VisitorFactory) -> None:
    host, watcher = arrive(), arrive()
    host.open_game()
    host.choose_from_menu("room-seats")
    host.page.get_by_role("button", name=word("watch-make")).click()
    link = host.page.get_by_label(word("watch-title"), exact=True).input_value()
    watcher.page.goto(link)
    expect(watcher.page.get_by_text(word("watching", name="Livia"))).to_be_visible()
    assert watcher.page.url == host.page.url
    expect(watcher.lit()).to_have_count(0)
    expect(watcher.page.get_by_role("button", name=word("bar-undo"))).to_have_count(0)

    host.page.keyboard.press("Escape")
    player = Player(host.page, word("bar-end-turn"))
    player.play(has_used_a_tile(player))
    used = host.table(0)["log"]["lines"][-1]["text"]
    expect(watcher.page.get_by_text(used).first).to_be_visible()
    seen_by_all = {line["text"] for line in watcher.get(f"/api/games/{watcher.game}/table")["log"]["lines"]}
    assert lines_on(watcher, lines_of(host, 0) - seen_by_all) == []

    expect(watcher.place("0.space.r1c1")).to_be_visible()
    watcher.place("1").get_by_role("button").click()  # whose mat then is the large one
    expect(watcher.place("1.space.r1c1")).to_be_visible()
    expect(watcher.place("0.space.r1c1")).to_have_count(0)


def test_chat_reaches_the_other_who_can_stop_listening(arrive: VisitorFactory) -> None:
    host, friend = two_at_a_table(arrive)
    for person in (host, friend):
        person.page.keyboard.press("l")
        person.page.get_by_role("tab", name=word("log-chat")).click()
    said = "Salve! <b>Ave</b>"
    friend.page.get_by_label(word("chat-say")).fill(said)
    friend.page.keyboard.press("Enter")
    expect(host.page.get_by_text(said)).to_be_visible()
    host.button("chat-mute", name="Berta").click()
    expect(host.page.get_by_text(said)).to_have_count(0)
    expect(friend.page.get_by_text(said)).to_be_visible()
    host.button("chat-unmute", name="Berta").click()
    expect(host.page.get_by_text(said)).to_be_visible()


def test_a_word_is_noticed_while_the_log_is_closed(arrive: VisitorFactory) -> None:
    host, friend = two_at_a_table(arrive)
    friend.page.keyboard.press("l")
    friend.page.get_by_role("tab", name=word("log-chat")).click()
    friend.page.get_by_label(word("chat-say")).fill("Salve!")
    friend.page.keyboard.press("Enter")
    expect(host.page.get_by_role("status").get_by_text("Berta: Salve!")).to_be_visible()
    host.page.keyboard.press("l")
    expect(host.page.get_by_role("tab", name=word("log-chat"))).to_have_attribute("aria-selected", "true")
    expect(host.page.get_by_role("status").get_by_text("Berta: Salve!")).to_have_count(0)


def test_escape_in_the_field_of_the_chat_closes_it(arrive: VisitorFactory) -> None:
    host, _ = two_at_a_table(arrive)
    host.page.keyboard.press("l")
    host.page.get_by_role("tab", name=word("log-chat")).click()
    field = host.page.get_by_label(word("chat-say"))
    field.click()
    host.page.keyboard.press("Escape")
    expect(field).to_have_count(0)


def test_a_proposal_of_my_own_leaves_the_tabs_free_and_can_be_dismissed_and_withdrawn(arrive: VisitorFactory) -> None:
    host, friend = arrive(), arrive(**ON_PHONE)
    host.open_game(ME, FRIEND)
    sit_down(friend, make_link(host))
    friend.expect_question("take")
    friend.choose_from_menu("room-leave")
    friend.button("leave-go").click()
    wish = friend.button("leave-stay")
    expect(wish).to_be_visible()
    friend.page.get_by_role("tab", name=word("forum-trajanum-pane-forum")).tap()  # nothing lies over it
    friend.page.locator(".proposals").get_by_role("button", name=word("close")).tap()
    expect(wish).to_have_count(0)
    expect(host.button("leave-agree")).to_be_visible()
    friend.choose_from_menu("leave-stay")
    expect(host.button("leave-agree")).to_have_count(0)


def test_a_proposal_to_leave_can_wait_and_whoever_left_is_taken_home(arrive: VisitorFactory) -> None:
    host, friend = two_at_a_table(arrive)
    friend.choose_from_menu("room-leave")
    friend.button("leave-go").click()
    host.button("leave-not-now").click()
    expect(host.button("leave-agree")).to_have_count(0)
    expect(friend.page.get_by_text(word("leave-declined", names="Livia", count=1))).to_be_visible()
    host.button("room-menu").click()
    host.page.get_by_role("menuitem", name=word("leave-let-go", name="Berta")).click()
    expect(friend.page.get_by_text(word("refused-left"))).to_be_visible()
    expect(friend.page).to_have_url(f"{friend.address}/")


def test_a_bot_that_takes_over_is_named_on_a_banner_and_among_the_seats(arrive: VisitorFactory) -> None:
    host, friend = two_at_a_table(arrive)
    friend.choose_from_menu("room-leave")
    friend.button("leave-go").click()
    host.button("leave-agree").click()
    expect(host.page.get_by_text(word("taken-over", left="Berta"))).to_be_visible()
    bot = wait_for(lambda: room_seat(host, 1) if room_seat(host, 1)["left_by"] else None)
    assert bot["name"] != "Berta"
    words = catalogue("en").text("taken-over", "text", name=bot["name"], level=bot["level"])
    expect(host.page.get_by_text(words)).to_be_in_viewport(ratio=1)
    expect(host.place("1").get_by_text(bot["name"])).to_be_visible()
    host.choose_from_menu("room-seats")
    seat = host.page.get_by_role("dialog").get_by_role("listitem").filter(has_text=bot["name"])
    expect(seat).to_contain_text(word("room-bot-for", level=bot["level"], left="Berta"))
    host.page.keyboard.press("Escape")
    host.page.locator(".banners").get_by_role("button", name=word("close")).click()
    expect(host.page.get_by_text(words)).to_have_count(0)
    host.page.reload()
    host.expect_question("take")
    expect(host.page.get_by_text(words)).to_have_count(0)  # it is no news any more


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_window_of_seats_holds_all_its_words(arrive: VisitorFactory, language: str) -> None:
    host = arrive(locale=language)
    host.open_game(ME, BOT)
    host.page.get_by_role("button", name=word("room-menu", language), exact=True).click()
    host.page.get_by_role("menuitem", name=word("room-seats", language), exact=True).click()
    words = host.page.get_by_role("dialog").locator(".content")
    expect(words).to_be_visible()
    assert words.evaluate("it => it.scrollWidth - it.clientWidth") == 0


def room_seat(visitor: Visitor, seat: int) -> Json:
    found: Json = visitor.get(f"/api/games/{visitor.game}/room")["seats"][seat]
    return found


def play_out(host: Visitor, friend: Visitor) -> None:
    """Let the server play both seats to the end of the game, and show that to both."""
    for person in (host, friend):
        person.look_away()
    answer_for_both(host, friend)
    for person in (host, friend):
        person.go(f"/game/{person.game}")


def answer_for_both(host: Visitor, friend: Visitor) -> None:
    chance = Random(1)
    people = ((0, host), (1, friend))

    def look() -> list[tuple[Visitor, Json]]:
        tables = [(person, person.table(seat)) for seat, person in people]
        return [(person, table) for person, table in tables if is_settled(table)]

    while True:
        settled: list[tuple[Visitor, Json]] = wait_for(look)
        for person, table in settled:
            if table["over"]:
                return
            person.answer(table, preferred(table["decision"], chance))


def test_a_guest_sees_the_offer_of_a_rematch_over_the_result_and_joins_with_one_press(arrive: VisitorFactory) -> None:
    host, friend = arrive(), arrive(**ON_PHONE)
    host.open_game(ME, FRIEND)
    sit_down(friend, make_link(host))
    friend.expect_question("take")
    play_out(host, friend)
    for person in (host, friend):
        expect(person.page.locator("dialog .places")).to_be_visible()
    over = friend.page.url
    host.button("end-rematch").click()
    expect(host.page).not_to_have_url(over)
    expect(host.page.get_by_text(word("lobby-waiting", names="Berta"))).to_be_visible()

    expect(friend.page.get_by_role("dialog").get_by_text(word("rematch-offer", name="Livia"))).to_be_visible()
    expect(friend.button("end-rematch")).to_have_count(0)
    friend.page.keyboard.press("Escape")  # it stays for those who look at the table
    expect(friend.page.get_by_text(word("rematch-offer", name="Livia"))).to_be_visible()
    friend.button("rematch-yes").tap()
    expect(friend.page).to_have_url(host.page.url)
    friend.expect_question("take")
    assert friend.table(1)["reader"] == 1  # it is the same seat
    expect(host.page.get_by_text(word("lobby-waiting", names="Berta"))).to_have_count(0)

    friend.go(over.removeprefix(friend.address))
    expect(friend.page.get_by_role("dialog").get_by_role("link", name=word("rematch-go"))).to_be_visible()


def test_a_guest_who_does_not_play_again_leaves_the_seat_to_somebody_else(arrive: VisitorFactory) -> None:
    host, friend = two_at_a_table(arrive)
    play_out(host, friend)
    host.button("end-rematch").click()
    friend.button("rematch-no").click()
    expect(friend.page.get_by_text(word("rematch-offer", name="Livia"))).to_have_count(0)
    expect(friend.page.locator("dialog .places")).to_be_visible()
    expect(host.page.get_by_role("heading", name=word("lobby-title", count=1))).to_be_visible()
    host.button("lobby-bot").click()
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    host.expect_question("take")
