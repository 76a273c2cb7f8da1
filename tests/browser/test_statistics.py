"""One's own finished games: the screen with its figures, in a real browser."""

import csv
from pathlib import Path

from playwright.sync_api import expect

from browser.player import script
from browser.test_accessibility import grave_findings
from browser.visitors import DESKTOP, FORUM, ON_PHONE, TRAJAN, Visitor, VisitorFactory, word

CLIPPED = script("clipped.js")


def finish_two_games(visitor: Visitor) -> None:
    visitor.open_finished_game(FORUM, left=12)
    visitor.look_away()
    visitor.open_finished_game(TRAJAN, left=12)


def test_every_number_leads_to_its_games_and_all_can_be_taken_along_and_deleted(
    arrive: VisitorFactory, tmp_path: Path
) -> None:
    visitor = arrive()
    page = visitor.go("/statistics")
    expect(page.get_by_text(word("statistics-none"))).to_be_visible()
    finish_two_games(visitor)
    visitor.go("/statistics")
    newest, older = visitor.get("/api/statistics")["results"]

    page.get_by_role("button", name=word("statistics-count")).first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    expect(dialog.get_by_role("listitem").first).to_contain_text(str(newest["points"]).replace("-", "−"))
    page.keyboard.press("Escape")

    page.get_by_role("radio", name=word("forum-trajanum-title")).first.check()
    expect(page.get_by_role("button", name=word("statistics-count")).first.locator("b")).to_have_text("1")
    place = word("statistics-places", place=older["place"])
    page.get_by_role("button", name=word("statistics-level-tiro")).and_(page.get_by_role("button", name=place)).click()
    link = dialog.get_by_role("link", name=word("statistics-look"))
    expect(link).to_have_attribute("href", f"/replay/{older['id']}")
    page.keyboard.press("Escape")

    with page.expect_download() as download:
        page.get_by_role("link", name="CSV").click()
    download.value.save_as(tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(newline="", encoding="utf-8") as file:
        assert [row["id"] for row in csv.DictReader(file)] == [newest["id"], older["id"]]

    page.get_by_role("button", name=word("statistics-forget")).click()
    dialog.get_by_role("button", name=word("mine-delete")).click()
    expect(page.get_by_text(word("statistics-none"))).to_be_visible()
    assert {newest["id"], older["id"]}.isdisjoint(game["id"] for game in visitor.get("/api/home")["mine"])


def test_the_figures_are_whole_and_plain_to_everybody(arrive: VisitorFactory) -> None:
    """By axe in every colour scheme; no word is cut, in any language, on a desktop or a phone."""
    player = arrive()
    finish_two_games(player)
    state = player.context.storage_state()
    found = []
    for language in ("en", "de", "ru"):
        for screen in ({"viewport": DESKTOP}, ON_PHONE):
            visitor = arrive(storage_state=state, locale=language, reduced_motion="reduce", **screen)
            page = visitor.go("/statistics")
            expect(page.get_by_role("heading", name=word("statistics-records", language))).to_be_visible()
            found += [f"{language}: {it}" for it in page.evaluate(CLIPPED)]
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            if language == "en":
                found += grave_findings(visitor)
    assert found == []
