"""The page as an app: installed, opened without a network, renewed with its server, forgetting whoever signs out."""

import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Error, Locator, Page, Playwright, expect

from browser import newer_page
from browser.linking import another_device
from browser.visitors import (
    ARGUMENTS,
    FORUM,
    FRIEND,
    ME,
    ON_PHONE,
    OPENING,
    TRAJAN,
    Json,
    Visitor,
    VisitorFactory,
    every_game,
    system_browser,
    word,
)
from server.http_tools import Server, serving, wait_for

IN = {"en": "en-GB", "de": "de-DE", "ru": "ru-RU"}


@pytest.fixture
def at_home(playwright: Playwright, server: Server, tmp_path: Path) -> Iterator[Page]:
    """A browser with a profile of its own: others are private windows, in which nothing can be installed."""
    context = playwright.chromium.launch_persistent_context(
        tmp_path, executable_path=system_browser(), args=ARGUMENTS, locale=IN["de"]
    )
    page = context.new_page()
    page.goto(server.address)
    wait_until_kept(page)
    yield page
    context.close()


IS_KEPT = "async (path) => Boolean(await caches.match(path))"


def wait_until_kept(page: Page) -> None:
    """The worker is in charge, and the program that is open is there without a network."""
    wait_for(
        lambda: page.evaluate("async () => navigator.serviceWorker.controller && Boolean(await caches.match('/'))")
    )


def wait_until_seen(page: Page, game: str) -> None:
    wait_for(lambda: page.evaluate(IS_KEPT, f"/game/{game}"))


def debugging(page: Page) -> CDPSession:
    return page.context.new_cdp_session(page)


# --- installing ------------------------------------------------------------------------------------------------------


def test_chromium_would_install_it(at_home: Page) -> None:
    session = debugging(at_home)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["lang"], manifest["description"]) == ("de", word("app-description", "de"))
    assert [it["name"] for it in manifest["shortcuts"]] == [
        word(f"home-{page}", "de") for page in ("puzzles", "lessons", "statistics")
    ]
    for icon in manifest["icons"]:
        size = at_home.evaluate(
            """async (source) => {
                const { width, height } = await createImageBitmap(await (await fetch(source)).blob());
                return `${width}x${height}`;
            }""",
            icon["src"],
        )
        assert size == icon["sizes"]
    assert {it["purpose"] for it in manifest["icons"]} == {"any", "maskable"}


@pytest.mark.parametrize("language", IN)
def test_the_manifest_speaks_the_language_of_the_page(arrive: VisitorFactory, language: str) -> None:
    visitor = arrive(locale=IN[language])
    link = visitor.go().locator("link[rel=manifest]")
    expect(link).to_have_attribute("href", f"/app-{language}.webmanifest")
    manifest = visitor.get(f"/app-{language}.webmanifest")
    assert (manifest["lang"], manifest["id"], manifest["start_url"]) == (language, "/", "/")
    for shortcut in manifest["shortcuts"]:
        visitor.go(shortcut["url"])
        expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


def test_a_first_visit_waits_for_nothing_of_it(visitor: Visitor) -> None:
    visitor.go()
    wait_until_kept(visitor.page)
    began = visitor.page.evaluate(
        """() => [
            performance.getEntriesByType("resource").find(({ name }) => name.includes("/assets/program-")).startTime,
            performance.getEntriesByType("navigation")[0].loadEventStart,
        ]"""
    )
    assert began[0] >= began[1]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_frame_of_the_app_has_the_colour_of_the_page(arrive: VisitorFactory, theme: str) -> None:
    page = arrive(choices={"theme": theme}).go()
    expected = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--panel')")
    expect(page.locator("meta[name=theme-color]")).to_have_attribute("content", expected)


# --- without a network -----------------------------------------------------------------------------------------------


def last_seen(visitor: Visitor, language: str = "en") -> Any:
    begins = word("app-last-seen", language, when="|").split("|")[0]
    return visitor.page.get_by_text(re.compile(f"^{re.escape(begins)}"))


def go_offline(visitor: Visitor) -> None:
    wait_until_kept(visitor.page)
    visitor.may_be_cut_off = True
    visitor.context.set_offline(True)


COVERED = """([words, above]) => {
    const range = document.createRange();
    range.selectNodeContents(words); // the words themselves, as their element is wider
    const [a, b] = [range, above].map((it) => it.getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def is_covered(words: Locator, above: Locator) -> bool:
    found: bool = words.page.evaluate(COVERED, [words.element_handle(), above.element_handle()])
    return found


@every_game
@pytest.mark.parametrize("screen", [{}, ON_PHONE], ids=["desktop", "phone"])
def test_without_a_network_it_opens_with_what_was_last_seen(
    arrive: VisitorFactory, game: str, screen: Json, shots: Path
) -> None:
    visitor = arrive(**screen)
    opened = visitor.open_game(game=game)
    visitor.expect_question(OPENING[game])
    wait_until_seen(visitor.page, opened)
    visitor.go("/")
    expect(visitor.page.locator(f"a[href='/game/{opened}']").first).to_be_visible()
    go_offline(visitor)

    visitor.page.reload()
    expect(last_seen(visitor)).to_be_visible()
    visitor.shot(shots / "app" / f"home-offline-{visitor.page.viewport_size['width']}.png")  # type: ignore[index]
    visitor.page.locator(f"a[href='/game/{opened}']").first.click()
    expect(last_seen(visitor)).to_be_visible()
    expect(visitor.bar).to_be_visible()
    expect(visitor.page.locator("[data-lit]")).to_have_count(0)
    expect(visitor.button("bar-undo")).to_have_count(0)
    visitor.shot(shots / "app" / f"{game}-offline-{visitor.page.viewport_size['width']}.png")  # type: ignore[index]

    visitor.page.goto(f"{visitor.address}/game/{opened}")  # opened there, not from home
    expect(last_seen(visitor)).to_be_visible()
    expect(visitor.page.locator("[data-lit]")).to_have_count(0)
    expect(visitor.bar.get_by_role("heading", name=word("bar-yours-later"), exact=True)).to_be_visible()
    told = visitor.page.get_by_role("complementary", name=word("connection-none"))
    assert not is_covered(visitor.bar.locator(".context"), told)

    visitor.context.set_offline(False)
    expect(last_seen(visitor)).to_have_count(0)
    visitor.expect_question(OPENING[game])
    expect(visitor.page.locator("[data-lit]").first).to_be_visible()


@pytest.mark.parametrize("language", IN)
def test_rules_can_be_read_again_without_a_network(arrive: VisitorFactory, language: str) -> None:
    visitor = arrive(locale=IN[language])
    title = visitor.go(f"/rules/{TRAJAN}").get_by_role("heading", level=1)
    expect(title).to_be_visible()
    book = visitor.page.locator("main")
    expect(book).not_to_be_empty()
    told = book.inner_text()
    go_offline(visitor)
    visitor.page.reload()
    expect(last_seen(visitor, language)).to_be_visible()
    expect(book).not_to_be_empty()
    assert book.inner_text() == told


def test_what_was_never_seen_here_waits_for_the_server(visitor: Visitor) -> None:
    opened = visitor.new_game()
    visitor.go("/")
    go_offline(visitor)
    visitor.page.goto(f"{visitor.address}/game/{opened}")
    expect(visitor.page.get_by_text(word("preparing-reach"))).to_be_visible()
    visitor.context.set_offline(False)
    visitor.expect_question(OPENING[FORUM])


def test_a_game_that_is_over_is_not_kept(visitor: Visitor) -> None:
    opened = visitor.open_game()
    visitor.expect_question(OPENING[FORUM])
    wait_until_seen(visitor.page, opened)
    visitor.page.request.delete(f"{visitor.address}/api/games/{opened}", headers={"origin": visitor.address})
    visitor.go("/")
    wait_for(lambda: not visitor.page.evaluate(IS_KEPT, f"/game/{opened}"))


# --- a new server ----------------------------------------------------------------------------------------------------


def test_a_page_that_was_open_while_the_server_got_a_new_version_becomes_the_new_one(
    arrive: VisitorFactory, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").mkdir()
    with serving(tmp_path / "data") as first:
        first.wait_until_ready()
        at_table, elsewhere = arrive(address=first.address), arrive(address=first.address)
        for visitor in (at_table, elsewhere):
            visitor.may_be_cut_off = True
            visitor.allowed |= {404, 503}
            opened = visitor.open_game()
            visitor.expect_question("take")
            wait_until_seen(visitor.page, opened)
            wait_until_kept(visitor.page)
        elsewhere.go("/")
        wait_for(lambda: elsewhere.page.evaluate(IS_KEPT, "/api/home"))
        old = build_of(at_table.page)
        first.process.kill()
        first.process.wait()
    wait_for(partial(is_reloaded, elsewhere.page))  # the old page, from this device
    expect(last_seen(elsewhere)).to_be_visible()
    assert build_of(elsewhere.page) == old

    monkeypatch.setenv(newer_page.FOLDER, str(newer_page.renew(tmp_path / "page")))
    port = int(first.address.rpartition(":")[2])
    with serving(tmp_path / "data", port=port, program=[newer_page.__file__]) as second:
        second.wait_until_ready()
        for visitor in (at_table, elsewhere):
            wait_for(partial(is_renewed, visitor.page, old))
            visitor.troubles.clear()  # the old page may have asked for parts that are gone
            wait_until_kept(visitor.page)
            wait_for(partial(is_dropped, visitor.page, f"princeps.program.{old}"))
        at_table.expect_question("take")
        for visitor in (at_table, elsewhere):
            visitor.page.close()  # before their server


def is_reloaded(page: Page) -> bool:
    try:
        page.reload()
    except Error:  # it was loading itself again, as a part of it had been out of reach
        return False
    return True


def is_renewed(page: Page, old: str | None) -> bool:
    try:
        return build_of(page) not in {old, None}
    except Error:  # it is being loaded
        return False


def is_dropped(page: Page, cache: str) -> bool:
    return cache not in page.evaluate("caches.keys()")


def build_of(page: Page) -> str | None:
    build: str | None = page.evaluate("document.documentElement.dataset.build ?? null")
    return build


# --- nothing stays ---------------------------------------------------------------------------------------------------

KEPT = """async () => {
    const found = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const { name } of await indexedDB.databases()) found.push(`database ${name}`);
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            if (name.startsWith("princeps.program.")) continue;
            found.push(request.url, await (await cache.match(request)).text());
        }
    }
    return found.join("\\n");
}"""


def kept(visitor: Visitor) -> str:
    found: str = visitor.page.evaluate(KEPT)
    return found


def play_here(visitor: Visitor) -> str:
    """A game with a friend's link, looked at until all of it is kept."""
    opened = visitor.open_game(ME, FRIEND)
    wait_until_seen(visitor.page, opened)
    visitor.go("/")
    wait_for(lambda: opened in kept(visitor))
    wait_for(lambda: visitor.page.evaluate(IS_KEPT, "/api/home"))
    return opened


def expect_nothing_of(visitor: Visitor, opened: str) -> None:
    expect(visitor.page).to_have_url(f"{visitor.address}/")
    visitor.page.wait_for_load_state("networkidle")
    found = kept(visitor)
    assert [it for it in (opened, "Livia", "princeps.device", "princeps.shared") if it in found] == []


def test_deleting_everything_leaves_nothing_in_the_browser(visitor: Visitor) -> None:
    opened = play_here(visitor)
    visitor.go("/devices")
    visitor.button("devices-erase-do").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name=word("devices-erase-do")).click()
    visitor.page.wait_for_url(f"{visitor.address}/")
    expect_nothing_of(visitor, opened)


def test_signing_out_here_leaves_nothing_in_the_browser(visitor: Visitor, arrive: VisitorFactory) -> None:
    opened = play_here(visitor)
    another_device(visitor, arrive)
    visitor.page.reload()
    badge = visitor.page.get_by_text(word("devices-here"), exact=True)
    here = visitor.page.get_by_role("listitem").filter(has=badge)
    here.get_by_role("button").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name=word("devices-sign-out"), exact=True).click()
    visitor.page.wait_for_url(f"{visitor.address}/")
    expect_nothing_of(visitor, opened)


def test_a_device_that_was_signed_out_elsewhere_clears_itself_when_it_comes_back(
    visitor: Visitor, arrive: VisitorFactory
) -> None:
    opened = play_here(visitor)
    other = another_device(visitor, arrive)
    other.go(f"/game/{opened}")
    expect(other.bar).to_be_visible()
    wait_until_seen(other.page, opened)
    other.go("/")
    go_offline(other)
    visitor.page.reload()
    (theirs,) = (it["id"] for it in visitor.get("/api/me")["devices"] if not it["here"])
    reply = visitor.page.request.delete(
        f"{visitor.address}/api/me/devices/{theirs}", headers={"origin": visitor.address}
    )
    assert reply.ok
    assert opened in kept(other), "it cannot know yet"
    other.context.set_offline(False)
    expect(other.page.get_by_text(word("app-signed-out"))).to_be_visible()
    expect_nothing_of(other, opened)


def test_another_server_at_the_same_address_takes_no_settings_away(visitor: Visitor) -> None:
    """Such as `princeps play` with other data: only what was seen of the games that it does not have is dropped."""
    opened = play_here(visitor)
    visitor.context.clear_cookies()
    visitor.go("/")
    visitor.page.wait_for_function("() => localStorage.getItem('princeps.device') === null")
    found = kept(visitor)
    assert opened not in found
    assert "princeps.settings" in found
