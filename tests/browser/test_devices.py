"""One person, several devices: a link from one to the other, recovery words, a passkey, signing out."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.linking import another_device, device_link
from browser.test_accessibility import grave_findings
from browser.visitors import BOT, FORUM, FRIEND, ME, ON_PHONE, OPENING, Json, Visitor, VisitorFactory, word

IN = {"en": "en-GB", "de": "de-DE", "ru": "ru-RU"}
SCREENS: dict[str, Json] = {"desktop": {}, "phone": ON_PHONE}


def press_in_dialog(visitor: Visitor, message: str, language: str = "en") -> None:
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("button", name=word(message, language), exact=True).click()


def row_of(visitor: Visitor, badge: bool) -> Locator:
    here = visitor.page.get_by_text(word("devices-here"), exact=True)
    rows = visitor.page.get_by_role("region", name=word("devices-list")).get_by_role("listitem")
    return rows.filter(has=here) if badge else rows.filter(has_not=here)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_link_takes_games_puzzles_and_settings_to_another_device(arrive: VisitorFactory, screen: str) -> None:
    visitor = arrive(choices={"theme": "dark", "name": "Livia"})
    opened = visitor.open_game(ME, FRIEND)
    visitor.page.evaluate(
        """([puzzles, opened]) => {
            localStorage.setItem("princeps.puzzles", JSON.stringify(puzzles));
            localStorage.setItem("princeps.opened", JSON.stringify(opened));
        }""",
        [{"results": {}, "days": ["2026-11-01"]}, {"game": FORUM, "seats": [ME, BOT], "options": {}, "hints": None}],
    )
    other = arrive(address=visitor.address, **SCREENS[screen])
    link = device_link(visitor)
    other.page.goto(link)
    expect(other.page.get_by_role("heading", name=word("device-title", name="Livia"))).to_be_visible()
    assert "#" not in other.page.url, "the secret stays neither in the history nor in a copied address"
    other.button("device-yes").click()
    other.page.wait_for_url(f"{visitor.address}/")
    expect(other.button("once-start")).to_be_visible()

    other.go(f"/game/{opened}")
    other.expect_question(OPENING[FORUM])
    stored = other.page.evaluate("localStorage.getItem('princeps.puzzles')")
    assert "2026-11-01" in stored
    other.go("/devices")
    expect(row_of(other, badge=True)).to_have_count(1)
    expect(row_of(other, badge=False)).to_have_count(1)

    finder = arrive(address=visitor.address)
    finder.allowed |= {410}
    finder.page.goto(link)  # an old one
    expect(finder.page.get_by_role("heading", name=word("device-failed"))).to_be_visible()
    expect(finder.page.get_by_text("Livia")).to_have_count(0)


def test_a_device_that_is_signed_out_has_no_seat_any_longer(visitor: Visitor, arrive: VisitorFactory) -> None:
    opened = visitor.open_game(ME, FRIEND)
    other = another_device(visitor, arrive)
    other.allowed |= {404}
    other.may_be_cut_off = True
    other.go(f"/game/{opened}")
    expect(other.bar).to_be_visible()
    visitor.page.reload()
    row_of(visitor, badge=False).get_by_role("button").click()
    press_in_dialog(visitor, "devices-sign-out")
    expect(row_of(visitor, badge=False)).to_have_count(0)
    expect(other.bar).to_have_count(0)


def test_eight_words_bring_everything_back(visitor: Visitor, arrive: VisitorFactory) -> None:
    opened = visitor.open_game(ME, FRIEND)
    visitor.go("/devices")
    visitor.button("devices-words-show").click()
    listed = visitor.page.get_by_role("dialog").get_by_role("listitem")
    expect(listed).to_have_count(8)
    words = listed.all_inner_texts()
    press_in_dialog(visitor, "devices-words-done")
    stranger = arrive()
    stranger.allowed |= {400}
    stranger.go("/devices")
    field = stranger.page.get_by_role("textbox", name=word("devices-words"))
    field.fill(" ".join(words[:7]))
    stranger.button("devices-back-go").click()
    expect(stranger.page.get_by_text(word("refused-misspelt-words"))).to_be_visible()
    assert field.input_value() == " ".join(words[:7]), "nothing of what was typed is lost"
    field.fill(" ".join(words).upper())
    stranger.button("devices-back-go").click()
    stranger.page.wait_for_url(f"{stranger.address}/")
    stranger.go(f"/game/{opened}")
    stranger.expect_question(OPENING[FORUM])


# --- passkeys --------------------------------------------------------------------------------------------------------

KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def give_key(visitor: Visitor, credentials: list[Json]) -> Any:
    """Chromium's own authenticator, with what it knows already; returns a function that tells what it knows."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})["authenticatorId"]
    for credential in credentials:
        session.send("WebAuthn.addCredential", {"authenticatorId": made, "credential": credential})
    return lambda: session.send("WebAuthn.getCredentials", {"authenticatorId": made})["credentials"]


@pytest.mark.parametrize("screen", SCREENS)
def test_a_passkey_brings_back_who_has_lost_all_devices(arrive: VisitorFactory, screen: str, shots: Path) -> None:
    address = arrive().address.replace("127.0.0.1", "localhost")  # an address of numbers has no passkeys
    visitor = arrive(address=address, choices={"name": "Livia"}, **SCREENS[screen])
    opened = visitor.open_game(ME, FRIEND)
    visitor.go("/devices")
    kept = give_key(visitor, [])
    visitor.button("devices-passkey-make").click()
    expect(visitor.page.get_by_text(word("devices-passkey-made"))).to_be_visible()
    keys = visitor.page.get_by_role("region", name=word("devices-passkeys")).get_by_role("listitem")
    expect(keys).to_have_count(1)
    visitor.page.screenshot(path=shots / "app" / f"devices-passkey-{screen}.png", full_page=True)
    (credential,) = kept()
    assert credential["rpId"] == "localhost"

    stranger = arrive(address=address, **SCREENS[screen])
    stranger.allowed |= {403}
    stranger.go("/devices")
    give_key(stranger, [credential])
    stranger.button("devices-passkey-go").click()
    stranger.page.wait_for_url(f"{address}/")
    stranger.go(f"/game/{opened}")
    stranger.expect_question(OPENING[FORUM])

    visitor.page.reload()
    keys.get_by_role("button").click()
    press_in_dialog(visitor, "devices-passkey-remove")
    expect(keys).to_have_count(0)
    finder = arrive(address=address)
    finder.allowed |= {403}
    finder.go("/devices")
    give_key(finder, [credential])
    finder.button("devices-passkey-go").click()
    expect(finder.page.get_by_text(word("refused-bad-passkey"))).to_be_visible()


def test_at_an_address_of_numbers_no_passkey_is_offered(visitor: Visitor) -> None:
    visitor.open_game()
    visitor.go("/devices")
    expect(visitor.button("devices-words-show")).to_be_visible()
    expect(visitor.button("devices-passkey-make")).to_have_count(0)
    expect(visitor.button("devices-passkey-go")).to_have_count(0)


# --- looks -----------------------------------------------------------------------------------------------------------

OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", IN)
def test_the_screens_of_devices_are_in_order(arrive: VisitorFactory, language: str, screen: str, shots: Path) -> None:
    """By axe in every colour scheme, and nothing sticks out."""
    visitor = arrive(locale=IN[language], choices={"name": "Livia"}, **SCREENS[screen])
    visitor.open_game(ME, FRIEND)
    link = device_link(visitor, language)
    look(visitor, shots, f"devices-{screen}-{language}")
    other = arrive(address=visitor.address, locale=IN[language], **SCREENS[screen])
    other.page.goto(link)
    expect(other.page.get_by_role("button", name=word("device-yes", language), exact=True)).to_be_visible()
    look(other, shots, f"device-{screen}-{language}")
    visitor.page.get_by_role("button", name=word("devices-words-show", language), exact=True).click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    look(visitor, shots, f"words-{screen}-{language}")


def look(visitor: Visitor, shots: Path, name: str) -> None:
    assert grave_findings(visitor) == []
    assert visitor.page.evaluate(OVERFLOW) == 0
    for theme in ("contrast", "dark", "light"):
        visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        visitor.page.screenshot(path=shots / "app" / f"{name}-{theme}.png", full_page=True)
