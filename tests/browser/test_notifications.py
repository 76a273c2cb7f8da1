"""Being told, in real browsers: the question after a turn in a game over days, the settings, and a push that Chromium
itself hands to the service worker of the page.

A browser gets its subscription from an outside service, which tests cannot reach: here the page is given one at a
service on this machine, with keys that the test knows. What that service is sent is decrypted, and handed on by
Chromium.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.visitors import ON_PHONE, Json, Visitor, VisitorFactory, word
from server.http_tools import Server, free_port, wait_for
from server.other_ends import BrowserOfSomebody, OtherEnds, move_clock, other_ends, telling

MINUTE = 60_000
# A subscription needs a push service, which is elsewhere. Chromium without a window says "denied" whatever was granted.
SUBSCRIBE = """
    ([endpoint, p256dh, auth]) => {
        Object.defineProperty(Notification, "permission", { get: () => "default" });
        PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint, keys: { p256dh, auth } }) });
    }
"""


@pytest.fixture(scope="module")
def ends() -> Iterator[OtherEnds]:
    with other_ends() as ends:
        yield ends


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("told")


@pytest.fixture(scope="module")
def telling_server(folder: Path, ends: OtherEnds) -> Iterator[Server]:
    with telling(folder, ends, free_port()) as server:
        server.wait_until_compiled()
        yield server


def table_over_days(arrive: VisitorFactory, address: str, **screen: Any) -> tuple[Visitor, Visitor, str]:
    """Two people, both of whom have to choose; nobody looks at the table yet."""
    host, friend = arrive(address, {"speed": "none"}, **screen), arrive(address)
    for person in (host, friend):
        person.go("/")
    seats = [{"kind": "me", "name": "Livia"}, {"kind": "friend", "name": "Gaius"}]
    opening = {"game": "forum-trajanum", "seats": seats, "options": {}, "pace": {"hours": 24}}
    game: str = host.post("/api/games", opening)["id"]
    friend.post("/api/join", {"secret": host.post(f"/api/games/{game}/seats/1/link", {})["secret"]})
    return host, friend, game


def finish(person: Visitor, game: str, seat: int) -> None:
    """By requests alone, until nothing is owed."""
    chance = Random(3)
    path = f"/api/games/{game}/table"
    while (table := person.get(path, seat=seat))["decision"]:
        answer = chance.choice(table["decision"]["answers"])["action"]
        body = {"seat": seat, "revision": table["revision"], "key": f"key-{chance.random()}", "actions": [answer]}
        person.post(f"/api/games/{game}/actions", body)


def give_subscription(page: Page, ends: OtherEnds, name: str) -> BrowserOfSomebody:
    somebody = ends.subscription(name)
    wanted = somebody.wanted()
    page.evaluate(SUBSCRIBE, [wanted.endpoint, wanted.p256dh, wanted.auth])
    return somebody


def deliver(page: Page, address: str, message: Json) -> None:
    """Chromium hands it to the service worker, as if it had come from its push service."""
    session = page.context.new_cdp_session(page)
    registrations: list[Json] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda it: registrations.extend(it["registrations"]))
    session.send("ServiceWorker.enable")
    wait_for(lambda: page.evaluate("0") == 0 and registrations)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": address, "registrationId": registrations[-1]["registrationId"], "data": json.dumps(message)},
    )


# Without a window Chromium shows nothing, so what the worker wants to have shown is kept instead.
KEEP_SHOWN = """
    () => {
        self.shown = [];
        self.registration.showNotification = async (title, { body, tag, lang }) => {
            self.shown.push({ title, body, tag, lang });
        };
    }
"""


def test_after_a_turn_over_days_somebody_is_asked_once_and_then_told_by_push(
    arrive: VisitorFactory, telling_server: Server, folder: Path, ends: OtherEnds
) -> None:
    host, friend, game = table_over_days(arrive, telling_server.address)
    host.context.grant_permissions(["notifications"])  # without a window Chromium denies them
    host.go(f"/game/{game}")
    expect(host.page.locator(".bar.mine[data-decision]")).to_be_visible()
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    somebody = give_subscription(host.page, ends, "chromium")
    finish(host, game, 0)
    asked = host.page.get_by_role("dialog", name=word("notify-ask"))
    expect(asked).to_contain_text(word("notify-ask-text", name="Gaius", hours=24))
    asked.get_by_role("button", name=word("notify-ask-yes")).click()
    expect(asked).to_have_count(0)
    assert [it["here"] for it in host.get("/api/notify")["places"]] == [True]
    assert host.get("/api/notify")["wishes"]["nights"]["start"] == 22

    host.page.goto(f"{telling_server.address}/")
    wishes = host.get("/api/notify")["wishes"] | {"nights": None}
    reply = host.page.request.put(f"{telling_server.address}/api/notify/wishes", data=wishes)
    assert reply.ok
    finish(friend, game, 1)
    move_clock(folder, MINUTE)
    (message,) = wait_for(lambda: ends.pushed(somebody))
    (worker,) = host.context.service_workers
    worker.evaluate(KEEP_SHOWN)
    deliver(host.page, telling_server.address, message)
    shown = wait_for(lambda: worker.evaluate("self.shown"))
    assert shown == [{"title": "Your turn, Livia", "body": message["body"], "tag": game, "lang": "en"}]

    host.go(f"/game/{game}")
    finish(host, game, 0)
    host.page.wait_for_timeout(500)
    expect(asked).to_have_count(0)


def test_in_a_live_game_nobody_is_asked(arrive: VisitorFactory, telling_server: Server) -> None:
    host, friend = arrive(telling_server.address), arrive(telling_server.address)
    for person in (host, friend):
        person.go("/")
    seats = [{"kind": "me"}, {"kind": "friend"}]
    game = host.post("/api/games", {"game": "forum-trajanum", "seats": seats, "options": {}})["id"]
    friend.post("/api/join", {"secret": host.post(f"/api/games/{game}/seats/1/link", {})["secret"]})
    host.go(f"/game/{game}")
    expect(host.page.locator(".bar.mine[data-decision]")).to_be_visible()
    finish(host, game, 0)
    expect(host.page.locator(".bar.mine[data-decision]")).to_have_count(0)
    expect(host.page.get_by_role("dialog")).to_have_count(0)


def test_mail_is_chosen_confirmed_and_ended_by_links(
    arrive: VisitorFactory, telling_server: Server, ends: OtherEnds, folder: Path
) -> None:
    host, friend, game = table_over_days(arrive, telling_server.address, **ON_PHONE)
    host.go(f"/game/{game}")
    expect(host.page.locator(".bar.mine[data-decision]")).to_be_visible()
    finish(host, game, 0)
    asked = host.page.get_by_role("dialog", name=word("notify-ask"))
    asked.get_by_text(word("notify-ask-mail"), exact=True).click()
    asked.get_by_label(word("notify-mail"), exact=True).fill("livia@example.org")
    asked.get_by_role("button", name=word("notify-ask-yes")).click()
    ((_, question),) = wait_for(lambda: list(ends.mailbox.letters))
    link = re.search(r"http\S+#\S+", question.get_content())
    assert link
    reader = arrive(telling_server.address)  # of the mail, on whatever device
    reader.page.goto(link[0])
    assert "#" not in reader.page.url
    reader.button("notify-confirm-do").click()
    expect(reader.page.get_by_role("heading", name=word("notify-confirm-done"))).to_be_visible()
    host.page.goto(f"{telling_server.address}/")
    host.page.get_by_role("button", name=word("settings-notify"), exact=True).click()
    place = host.page.get_by_role("switch", name="livia@example.org")
    expect(place).to_be_checked()
    host.page.request.put(
        f"{telling_server.address}/api/notify/wishes", data=host.get("/api/notify")["wishes"] | {"nights": None}
    )
    finish(friend, game, 1)
    move_clock(folder, 2 * MINUTE)
    _, (_, letter) = wait_for(lambda: it if len(it := list(ends.mailbox.letters)) == 2 else None)
    way_out = re.search(r"http\S+/no-messages#\S+", letter.get_content())
    assert way_out
    reader.page.goto(way_out[0])
    reader.button("notify-out-do").click()
    expect(reader.page.get_by_role("heading", name=word("notify-out-done"))).to_be_visible()
    assert host.get("/api/notify")["places"] == []


def test_what_is_chosen_in_the_settings_is_kept(arrive: VisitorFactory, telling_server: Server) -> None:
    host, _, _ = table_over_days(arrive, telling_server.address)
    host.page.reload()
    bell = host.page.get_by_role("button", name=word("settings-notify"), exact=True)
    bell.click()
    dialog = host.page.get_by_role("dialog", name=word("notify-title"))
    dialog.get_by_role("switch", name=word("notify-when-nudge")).click()
    soon = dialog.get_by_role("radiogroup", name=word("notify-when-soon"))
    soon.get_by_text(word("notify-hours-short", value=6)).click()
    dialog.get_by_text(word("notify-often-day")).click()
    dialog.get_by_role("switch", name=word("notify-night")).click()
    dialog.get_by_label(word("notify-night-start")).select_option("23")
    wait_for(lambda: (host.get("/api/notify")["wishes"]["nights"] or {}).get("start") == 23)
    wishes = host.get("/api/notify")["wishes"]
    assert (wishes["events"], wishes["soon"], wishes["every"]) == (["turn", "over"], 6, "day")
    dialog.get_by_role("button", name=word("notify-done")).click()
    expect(dialog).to_have_count(0)
    bell.click()
    expect(dialog.get_by_role("switch", name=word("notify-when-nudge"))).not_to_be_checked()
    host.page.set_viewport_size({"width": 320, "height": 568})
    expect(dialog.get_by_role("button", name=word("notify-done"))).to_be_in_viewport(ratio=1)  # the middle scrolls
