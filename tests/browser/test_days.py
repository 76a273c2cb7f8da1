"""Two people and three over days: clocks, a bot that makes a turn, one that keeps a seat, nudges, pauses, messages,
another device. Tests move the server's clock, and the server dies at every moment that counts."""

import os
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from unittest.mock import patch

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from browser import passing_days
from browser.conftest import require_page
from browser.linking import device_link, let_in
from browser.visitors import FORUM, FRIEND, ME, ON_PHONE, Json, Visitor, VisitorFactory, preferred, word
from princeps.server.clock import wall_clock
from princeps.server.rooms.outbox import LEASE
from server import told
from server.http_tools import Server, free_port, serving, wait_for
from server.other_ends import BrowserOfSomebody, OtherEnds, other_ends, token_in
from server.test_metrics import figures

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
A_DAY: Json = {"hours": 24, "stand_in": "tiro"}


class Days:
    """A server whose days go by as the tests want it. It can be killed, and comes back with what it had written."""

    def __init__(self, folder: Path, ends: OtherEnds) -> None:
        self.folder, self.ends = folder, ends
        self._life = ExitStack()
        for file in (passing_days.NOW, passing_days.AIM):
            passing_days.write(folder / file, wall_clock())
        self._port = free_port()
        self.server = self._begin()

    def _begin(self) -> Server:
        self._metrics = free_port()
        words = (*self.ends.words(self._port), "--metrics", f"127.0.0.1:{self._metrics}")
        self._life.enter_context(patch.dict(os.environ, {told.PUSH_SERVICE: self.ends.push.address}))
        program = [passing_days.__file__]
        found = self._life.enter_context(serving(self.folder, *words, program=program, port=self._port))
        found.wait_until_ready()
        return found

    @property
    def address(self) -> str:
        return self.server.address

    def kill_and_begin_again(self) -> None:
        self.end()
        self.server = self._begin()

    def end(self) -> None:
        self._life.close()  # it is killed, not asked

    def now(self) -> int:
        return passing_days.read(self.folder / passing_days.NOW)

    def go_by(self, milliseconds: int) -> None:
        aim = self.now() + milliseconds
        passing_days.write(self.folder / passing_days.AIM, aim)
        wait_for(lambda: self.now() == aim)

    def are_all_told(self) -> bool:
        """Nothing waits, and the server has noted that it was sent."""
        found = figures(self._metrics)
        return [found.get(f'princeps_messages_waiting{{kind="{kind}"}}') for kind in ("push", "mail")] == [0, 0]


@pytest.fixture(scope="module")
def days(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Days]:
    require_page()
    with other_ends() as ends:
        running = Days(tmp_path_factory.mktemp("days"), ends)
        yield running
        running.end()


class Friends:
    """Livia, who opened the game, Gaius and perhaps a third, who have joined; the page of each shows it."""

    def __init__(self, days: Days, *people: Visitor, pace: Json = A_DAY) -> None:
        self.days, self.people = days, people
        self.livia, self.gaius = people[:2]
        seats = [ME, FRIEND, {"kind": "friend", "name": "Drusa"}][: len(people)]
        wish = {"game": FORUM, "seats": seats, "options": {"random-setup": True}, "pace": pace}
        self.game = self.livia.post("/api/games", wish)["id"]
        for seat, person in enumerate(people[1:], 1):
            secret = self.livia.post(f"/api/games/{self.game}/seats/{seat}/link", {})["secret"]
            person.go()
            person.post("/api/join", {"secret": secret})
        self.look()

    def look(self) -> None:
        """All open the game, or open it again."""
        for person in self.people:
            person.go(f"/game/{self.game}")
            expect(person.bar).to_be_visible()

    def room(self) -> Json:
        return self.livia.get(f"/api/games/{self.game}/room")

    def seat(self, number: int) -> Json:
        found: Json = self.room()["seats"][number]
        return found

    def finish(self, seat: int) -> None:
        """Answers of a seat that lead on, until it owes nothing."""
        person = self.people[seat]
        while decision := (table := person.table(seat))["decision"]:
            person.answer(table, preferred(decision, Random(1)))

    def survive(self) -> None:
        """They look at it again, once the server has."""
        self.outlive_the_server()
        self.look()

    def outlive_the_server(self) -> None:
        """It is killed and begins again: nobody has lost anything."""
        wait_for(lambda: not any(seat["kept"] and seat["since"] for seat in self.room()["seats"]))  # bots have answered
        before = self._kept()
        for person in self.people:
            person.may_be_cut_off = True
        self.days.kill_and_begin_again()
        assert self._kept() == before

    def _kept(self) -> Json:
        room, people = self.room(), self.people
        return {
            "seats": [{name: it for name, it in seat.items() if name != "connected"} for seat in room["seats"]],
            "proposals": room["proposals"],
            "pause": room["pause"],
            "revision": [person.table(seat)["revision"] for seat, person in enumerate(people)],
            "wishes": [person.get("/api/notify") for person in people],
            "devices": [[it["id"] for it in person.get("/api/me")["devices"]] for person in people],
        }


@pytest.fixture
def pair(days: Days, arrive: VisitorFactory) -> Friends:
    return Friends(days, arrive(days.address), arrive(days.address))


def banner(person: Visitor, text: str) -> Locator:
    return person.page.locator(".banner").filter(has_text=text)


def clocks(person: Visitor) -> Locator:
    return person.page.get_by_role("list", name=word("days-clocks")).get_by_role("listitem")


def test_a_bot_makes_a_turn_keeps_the_seat_after_two_and_gives_it_back(pair: Friends) -> None:
    """At each of these moments the server is killed."""
    days, livia, gaius = pair.days, pair.livia, pair.gaius
    expect(livia.bar.locator(".timer")).to_contain_text("left of 24 h")
    expect(clocks(gaius).filter(has_text="Livia")).to_contain_text("left")
    pair.survive()  # a turn is owed
    pair.finish(1)
    days.go_by(DAY - 5 * MINUTE)
    pair.survive()  # a clock is about to run out
    expect(banner(livia, word("days-then-bot", level="tiro"))).to_be_visible()
    expect(
        livia.page.locator("[aria-live=polite]").filter(has_text=word("days-minutes-left", minutes=5))
    ).not_to_have_count(0)
    assert pair.seat(0)["covered"] == 0

    days.go_by(5 * MINUTE)
    wait_for(lambda: pair.seat(0)["covered"] == 1 and not pair.seat(0)["kept"])
    expect(banner(livia, word("days-made", count=1))).to_be_visible()
    pair.survive()  # a bot has made one turn
    expect(banner(livia, word("days-next-yours"))).to_be_visible()

    while pair.seat(0)["clock"] is None:
        pair.finish(1)
    pair.finish(1)
    days.go_by(DAY)
    wait_for(lambda: pair.seat(0)["covered"] == 2)
    expect(banner(gaius, word("days-kept", name="Livia", level="tiro"))).to_be_visible()
    expect(clocks(gaius).filter(has_text="Livia")).to_contain_text(word("days-bot-plays"))
    wait_for(lambda: pair.gaius.table(1)["decision"] or pair.seat(0)["covered"] > 2)
    pair.survive()  # the bot keeps the seat

    expect(banner(livia, word("days-welcome", name="Livia"))).to_be_visible()
    livia.button("days-take").click()
    expect(banner(livia, word("days-welcome", name="Livia"))).to_have_count(0)
    assert (pair.seat(0)["kept"], pair.seat(0)["covered"]) == (False, 0)
    pair.survive()  # its owner is back
    pair.finish(1)
    expect(livia.bar.locator(".timer")).to_be_visible()
    assert pair.seat(0)["mine"]


def ask(person: Visitor, method: str, path: str, body: object) -> None:
    headers = {"origin": person.address, "content-type": "application/json"}
    reply = person.context.request.fetch(person.address + path, method=method, data=body, headers=headers)
    assert reply.status == 204, reply.text()


def subscribe(person: Visitor, ends: OtherEnds, name: str) -> BrowserOfSomebody:
    """This browser of theirs is pushed to."""
    somebody = ends.subscription(name)
    ask(person, "POST", "/api/notify/push", msgspec.to_builtins(somebody.wanted()))
    return somebody


def test_messages_and_another_device_outlive_the_server(pair: Friends, arrive: VisitorFactory) -> None:
    """It is killed while a turn waits to be told, after that, with a device link open, with the link used, and while a
    message is on its way."""
    days, livia, ends = pair.days, pair.livia, pair.days.ends
    letters = ends.mailbox.letters
    pair.finish(0)
    for person in (pair.livia, pair.gaius):
        person.look_away()
    on_desktop = subscribe(livia, ends, "desktop")
    ask(livia, "POST", "/api/notify/mail", {"address": "livia@example.org"})
    ((_, question),) = wait_for(lambda: list(letters))
    ask(livia, "POST", "/api/notify/confirm", {"token": token_in(question)})
    hour = days.now() // HOUR % 24
    night = {"start": hour, "end": (hour + 2) % 24, "zone": "UTC"}
    ask(livia, "PUT", "/api/notify/wishes", livia.get("/api/notify")["wishes"] | {"nights": night})
    days.go_by(2 * MINUTE)  # nobody is at the table any more
    pair.finish(1)
    owed_since = days.now()
    wait_for(lambda: not days.are_all_told())
    pair.outlive_the_server()  # the turn is owed, and told in the morning
    assert (ends.pushed(on_desktop), letters[1:]) == ([], [])

    days.go_by(2 * HOUR)
    wait_for(days.are_all_told)
    assert [it["title"] for it in ends.pushed(on_desktop)] == ["Your turn, Livia"]
    assert [letter["subject"] for _, letter in letters[1:]] == ["Your turn, Livia"]
    link = device_link(livia)
    pair.outlive_the_server()  # it was told, and a link waits for another device
    phone = let_in(arrive(days.address, **ON_PHONE), link)
    phone.may_be_cut_off = True
    on_phone = subscribe(phone, ends, "phone")
    ask(livia, "PUT", "/api/notify/wishes", livia.get("/api/notify")["wishes"] | {"nights": None})

    ends.push.is_silent = True
    days.go_by(owed_since + 21 * HOUR - days.now())  # three hours before the clock runs out
    wait_for(lambda: (len(ends.pushed(on_desktop)), len(ends.pushed(on_phone)), len(letters)) == (2, 1, 3))
    pair.outlive_the_server()  # the link was used, and a message to two browsers on its way
    ends.push.is_silent = False
    days.go_by(LEASE)
    wait_for(days.are_all_told)
    days.go_by(HOUR)
    first, second, again = ends.pushed(on_desktop)
    assert second == again, "under the same name, by which a browser tells that it is no other"
    assert (first["title"], second["title"]) == ("Your turn, Livia", "Your clock: 3 h left")
    assert [it["title"] for it in ends.pushed(on_phone)] == [second["title"]] * 2
    assert len({letter["message-id"] for _, letter in letters}) == 3, "the question, the turn and the clock"

    phone.go(f"/game/{pair.game}")
    expect(phone.page.locator(".bar.mine[data-decision]")).to_be_visible()
    finder = arrive(days.address)
    finder.allowed |= {410}
    finder.page.goto(link)
    expect(finder.page.get_by_role("heading", name=word("device-failed"))).to_be_visible()


def test_whoever_is_late_is_nudged_once_a_day(pair: Friends) -> None:
    days, livia = pair.days, pair.livia
    pair.finish(0)
    nudge = livia.page.get_by_role("button", name=word("nudge-who", name="Gaius"))
    expect(clocks(livia).filter(has_text="Gaius")).to_be_visible()
    expect(nudge).to_have_count(0)  # there is time enough
    days.go_by(13 * HOUR)
    pair.look()
    nudge.click()
    expect(livia.page.get_by_text(word("nudge-done", name="Gaius"))).to_be_visible()
    expect(nudge).to_have_count(0)
    assert pair.seat(1)["nudged"] == days.now()


def test_a_pause_is_asked_for_agreed_to_by_all_and_ended(days: Days, arrive: VisitorFactory) -> None:
    friends = Friends(days, *(arrive(days.address) for _ in range(3)))
    livia, gaius, drusa = friends.people
    ends = [friends.seat(seat)["clock"]["ends"] for seat in range(3)]
    gaius.choose_from_menu("pause-ask")
    gaius.button("pause-send").click()
    expect(gaius.page.get_by_text(re.compile("not agreed yet"))).to_be_visible()
    for person in (livia, drusa):
        expect(person.page.get_by_text(re.compile("Gaius asks for a pause until"))).to_be_visible()
    livia.button("leave-agree").click()
    expect(livia.button("leave-agree")).to_have_count(0)
    friends.survive()
    assert friends.room()["pause"] is None
    drusa.button("leave-agree").click()
    for person in friends.people:
        expect(banner(person, "Gaius asked for a pause")).to_be_visible()
    assert friends.room()["pause"]["seat"] == 1
    expect(livia.bar.locator(".timer")).to_contain_text("stands still until")
    friends.survive()
    gaius.choose_from_menu("pause-end")
    expect(banner(livia, "Gaius asked for a pause")).to_have_count(0)
    assert friends.room()["pause"] is None
    assert [friends.seat(seat)["clock"]["ends"] for seat in range(3)] == ends  # no time has passed


def test_a_wish_for_a_pause_is_declined_and_withdrawn(pair: Friends) -> None:
    livia, gaius = pair.livia, pair.gaius
    gaius.choose_from_menu("pause-ask")
    field = gaius.page.get_by_label(word("pause-day"))
    field.fill("2001-01-01")
    expect(gaius.button("pause-send")).to_be_disabled()
    field.fill(field.get_attribute("max") or "")
    gaius.button("pause-send").click()
    livia.button("leave-not-now").click()
    expect(gaius.page.get_by_text(word("pause-declined", names="Livia", count=1))).to_be_visible()
    gaius.button("pause-stay").click()
    wait_for(lambda: pair.room()["proposals"] == [])


def test_at_night_a_clock_says_until_when_it_stands_still(days: Days, arrive: VisitorFactory) -> None:
    night = {"start": 1, "end": 0, "zone": "UTC"}  # all day but the hour after midnight
    pair = Friends(days, arrive(days.address, **ON_PHONE), arrive(days.address), pace=A_DAY | {"nights": night})
    if days.now() % DAY < HOUR:
        days.go_by(HOUR)
        pair.look()
    expect(clocks(pair.livia).filter(has_text="Livia")).to_contain_text("stands still until")
    days.go_by(2 * DAY)
    assert pair.seat(0)["covered"] == 0


def test_a_live_table_knows_nothing_of_days(days: Days, arrive: VisitorFactory) -> None:
    visitor = arrive(days.address)
    loaded: list[str] = []
    visitor.page.on("request", lambda request: loaded.append(request.url))
    visitor.open_game(game=FORUM)
    visitor.expect_question("take")
    assert not [url for url in loaded if "days" in url]
    expect(visitor.page.locator(".timer")).to_have_count(0)
    visitor.button("room-menu").click()
    expect(visitor.page.get_by_role("menuitem", name=word("pause-ask"))).to_have_count(0)
