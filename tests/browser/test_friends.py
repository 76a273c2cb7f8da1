"""Two browsers at one table: invitations, what the others see of a simultaneous choice, spectators, chat."""

from playwright.sync_api import Page, expect

from browser.player import Goal, Player
from browser.visitors import FRIEND, ME, Arriving, Visitor, word


def make_link(host: Visitor) -> str:
    """The host's lobby is open, and he makes the friend's link."""
    host.page.get_by_role("button", name=word("lobby-make")).click()
    return host.page.get_by_label(word("lobby-link", name="Gaius"), exact=True).input_value()


def sit_down(friend: Visitor, link: str, name: str = "Berta") -> None:
    friend.page.goto(link)
    friend.page.get_by_label(word("claim-name")).fill(name)
    friend.button("claim-sit").click()


def two_at_a_table(arrive: Arriving) -> tuple[Visitor, Visitor]:
    host, friend = arrive(), arrive()
    host.open_game(ME, FRIEND)
    sit_down(friend, make_link(host))
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    return host, friend


def history_of(page: Page) -> list[str]:
    """Every address that the browser would go back to."""
    entries = page.context.new_cdp_session(page).send("Page.getNavigationHistory")["entries"]
    return [entry["url"] for entry in entries]


def has_used_a_tile(player: Player) -> Goal:
    return lambda _: "use" in player.questions


def lines_of(visitor: Visitor, seat: int) -> set[str]:
    return {line["text"] for line in visitor.table(seat)["log"]["lines"]}


def test_an_invitation_gives_one_seat_to_one_person(arrive: Arriving) -> None:
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


def test_taking_shows_only_who_has_chosen_and_moves_appear_at_the_other(arrive: Arriving) -> None:
    host, friend = two_at_a_table(arrive)
    strip = friend.place("0")
    expect(strip).to_contain_text(word("status-chooses"))
    answering = Player(host.page, word("bar-end-turn"))
    host.expect_question("take")
    answering.play(lambda sight: sight.question == "pass")
    expect(strip).to_contain_text(word("status-chooses"))
    answering.step(answering.wait_for_turn())
    expect(strip).to_contain_text(word("status-ready"))
    expect(strip).not_to_contain_text(word("status-chooses"))

    secrets = lines_of(host, 0) - lines_of(friend, 1)
    assert secrets
    content = friend.page.content()
    assert [line for line in secrets if line in content] == []

    other = Player(friend.page, word("bar-end-turn"), seed=2)
    other.play(lambda sight: sight.question == "pass")
    other.step(other.wait_for_turn())
    acts, watches = (host, friend) if host.table(0)["decision"] else (friend, host)
    turn = Player(acts.page, word("bar-end-turn"))
    turn.play(has_used_a_tile(turn))
    said = acts.table(0 if acts is host else 1)["log"]["lines"][-1]["text"]
    expect(watches.page.get_by_text(said).first).to_be_visible()


def test_spectators_see_the_table_and_can_do_nothing(arrive: Arriving) -> None:
    host, watcher = arrive(), arrive()
    host.open_game()
    host.choose_from_menu("room-seats")
    host.page.get_by_role("button", name=word("watch-make")).click()
    link = host.page.get_by_label(word("watch-title"), exact=True).input_value()
    watcher.page.goto(link)
    expect(watcher.page.get_by_text(word("watching"))).to_be_visible()
    assert watcher.page.url == host.page.url
    expect(watcher.lit()).to_have_count(0)
    expect(watcher.page.get_by_role("button", name=word("bar-undo"))).to_have_count(0)

    host.page.keyboard.press("Escape")
    player = Player(host.page, word("bar-end-turn"))
    player.play(has_used_a_tile(player))
    used = host.table(0)["log"]["lines"][-1]["text"]
    expect(watcher.page.get_by_text(used).first).to_be_visible()
    seen_by_me = {line["text"] for line in host.table(0)["log"]["lines"]}
    seen_by_all = {line["text"] for line in watcher.get(f"/api/games/{watcher.game}/table")["log"]["lines"]}
    content = watcher.page.content()
    assert [line for line in seen_by_me - seen_by_all if line in content] == []


def test_chat_reaches_the_other_who_can_stop_listening(arrive: Arriving) -> None:
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
