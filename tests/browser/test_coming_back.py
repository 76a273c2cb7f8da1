"""The home page of somebody who has been here before: whose turn it is, what can be gone on with, and what is over."""

from random import Random

from playwright.sync_api import Locator, expect

from browser.visitors import BOT, FORUM, FRIEND, ME, ON_PHONE, Json, Visitor, VisitorFactory, preferred, word

LOOK_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"


def open_with(host: Visitor, friend: Visitor, hours: int | None) -> str:
    """A game in which all choose at once, over days or live; returns its id."""
    wish: Json = {"game": FORUM, "seats": [ME, FRIEND], "options": {"random-setup": True}}
    game: str = host.post("/api/games", wish | ({"pace": {"hours": hours}} if hours else {}))["id"]
    friend.post("/api/join", {"secret": host.post(f"/api/games/{game}/seats/1/link", "{}")["secret"]})
    return game


def three_games(arrive: VisitorFactory) -> tuple[Visitor, list[str]]:
    """Livia's, the most urgent one first."""
    livia, gaius = arrive(), arrive()
    for person in (livia, gaius):
        person.go("/")
    live, day, hours = (open_with(livia, gaius, hours) for hours in (None, 24, 8))
    livia.go("/")
    expect(livia.page.get_by_role("heading", level=1)).to_have_text(word("home-your-turn", count=3))
    return livia, [hours, day, live]


def cards(visitor: Visitor) -> Locator:
    return visitor.page.locator("ul.turns a")


def games_of(links: Locator) -> list[str]:
    return [(link.get_attribute("href") or "").removeprefix("/game/") for link in links.all()]


def finish_turn(visitor: Visitor, game: str) -> None:
    """Without the page, which goes on showing home."""
    chance = Random(1)
    path = f"/api/games/{game}/table"
    visitor._opened = game
    while (table := visitor.get(path, seat=0))["decision"]:
        visitor.answer(table, preferred(table["decision"], chance))


def test_turns_are_ordered_by_the_clock_that_runs_out_first(arrive: VisitorFactory) -> None:
    livia, games = three_games(arrive)
    assert games_of(cards(livia)) == games
    expect(cards(livia).first).to_contain_text(word("clock-of", whole="8 h"))
    expect(cards(livia).last).to_contain_text(word("turn-waits", since=word("just-now")))


def test_keys_open_turns_and_a_new_game(arrive: VisitorFactory) -> None:
    livia, games = three_games(arrive)
    for key, address in (("Enter", f"**/game/{games[0]}"), ("2", f"**/game/{games[1]}"), ("n", "**/new")):
        livia.go("/")
        expect(cards(livia)).to_have_count(3)
        livia.page.keyboard.press(key)
        livia.page.wait_for_url(address)


def test_a_card_under_the_pointer_stays_until_the_pointer_leaves(arrive: VisitorFactory) -> None:
    livia, games = three_games(arrive)
    cards(livia).first.hover()
    finish_turn(livia, games[0])
    livia.page.evaluate(LOOK_AGAIN)
    expect(livia.page.get_by_role("heading", level=1)).to_have_text(word("home-your-turn", count=2))
    expect(cards(livia).first).to_contain_text(word("turn-look"))
    assert games_of(cards(livia)) == games
    livia.page.mouse.move(2, 2)
    expect(cards(livia)).to_have_count(2)
    assert games_of(cards(livia)) == games[1:]
    waiting = livia.page.get_by_role("region", name=word("home-continue"))
    expect(waiting.get_by_role("link")).to_contain_text("Gaius")


def test_a_card_with_the_focus_stays_until_the_focus_leaves(arrive: VisitorFactory) -> None:
    livia, games = three_games(arrive)
    cards(livia).first.focus()
    finish_turn(livia, games[0])
    livia.page.evaluate(LOOK_AGAIN)
    expect(livia.page.get_by_role("heading", level=1)).to_have_text(word("home-your-turn", count=2))
    assert games_of(cards(livia)) == games
    expect(cards(livia).first).to_be_focused()
    livia.button("join-go").focus()
    expect(cards(livia)).to_have_count(2)


def test_a_game_that_begins_to_wait_is_announced(arrive: VisitorFactory) -> None:
    livia, gaius = arrive(), arrive()
    for person in (livia, gaius):
        person.go("/")
    open_with(livia, gaius, 24)
    livia.go("/")
    expect(cards(livia)).to_have_count(1)
    open_with(livia, gaius, 8)
    livia.page.evaluate(LOOK_AGAIN)
    expect(livia.page.get_by_role("log").first).to_contain_text(word("home-your-turn", count=2))


def test_a_game_against_bots_can_be_gone_on_with_and_hurries_nobody(visitor: Visitor) -> None:
    game = visitor.new_game(ME, BOT)
    visitor.go("/")
    expect(visitor.page.get_by_text(word("home-nobody-waits"))).to_be_visible()
    expect(cards(visitor)).to_have_count(0)
    expect(visitor.page.locator(".button.now")).to_have_text([word("home-play")])  # as none was set up in this browser
    visitor.page.get_by_role("region", name=word("home-continue")).get_by_role("link").click()
    visitor.page.wait_for_url(f"**/game/{game}")


def test_a_result_tells_place_and_points_and_leads_to_the_analysis(arrive: VisitorFactory) -> None:
    visitor = arrive(**ON_PHONE)
    visitor.open_finished_game(FORUM, left=4)
    game = visitor.game
    (mine,) = [seat for seat in visitor.get("/api/home")["mine"][0]["seats"] if seat["mine"]]
    visitor.go("/")
    row = visitor.page.get_by_role("listitem").filter(has=visitor.page.locator(f"a[href='/analysis/{game}']"))
    expect(row).to_contain_text(word("results-place", place=mine["place"]))
    expect(row.locator(".score")).to_contain_text(str(mine["score"]))
    expect(row.get_by_text(word("results-analyse"))).to_be_visible()  # nobody has analysed it yet
    row.get_by_text(word("results-analyse")).click()
    visitor.page.wait_for_url(f"**/analysis/{game}")


def test_a_game_of_ones_own_can_be_deleted_from_the_list(visitor: Visitor) -> None:
    visitor.new_game(ME, BOT)
    visitor.go("/")
    waiting = visitor.page.get_by_role("region", name=word("home-continue"))
    waiting.get_by_role("button").click()
    visitor.page.get_by_role("menuitem", name=word("mine-delete")).click()
    visitor.page.get_by_role("dialog").get_by_role("button", name=word("mine-delete")).click()
    expect(waiting).to_have_count(0)
    assert visitor.get("/api/home")["mine"] == []


def test_after_a_turn_over_days_the_bar_leads_to_the_next_game(arrive: VisitorFactory) -> None:
    livia, (hours, day, _) = three_games(arrive)
    livia.go(f"/game/{hours}")
    livia.expect_question("take")
    onward = livia.bar.get_by_role("link")
    expect(onward).to_have_count(0)  # as long as there is something to decide here
    finish_turn(livia, hours)
    expect(onward).to_have_text(word("next-game", count=2))
    livia.page.keyboard.press("Enter")
    livia.page.wait_for_url(f"**/game/{day}")
    livia.expect_question("take")
